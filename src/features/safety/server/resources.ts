// Turns a country into the two things safe words need: a sentence with a helpline, and who to call in an emergency.
// The numbers stand in one place, crisis-resources.data.ts, which the crisis page shows as well.
import { type CrisisResource, crisisCountries, internationalDirectory } from '../crisis-resources.data.ts';

export type CrisisHelp = {
  sentence: string;
  /** The same, for who is hurt or controlled by somebody near them. */
  abuseSentence: string;
  emergency: string;
};

const directory = new URL(internationalDirectory.url).hostname;
const anywhere: CrisisHelp = {
  sentence: `You can find a free helpline where you live at ${directory}.`,
  abuseSentence: `You can find a free helpline for this where you live at ${directory}.`,
  emergency: 'your local emergency number',
};

/** Both parts are words to speak or show. An unknown country, or one without a line, gets the international directory. */
export function crisisHelp(country: string | null): CrisisHelp {
  const found = crisisCountries.find(({ code }) => code === country?.toUpperCase());
  if (!found) return anywhere;
  const where = found.name.startsWith('United') ? `the ${found.name}` : found.name;
  const sentenceWith = (topic: CrisisResource['topic']): string | null => {
    const line = found.resources.find((one) => one.channel === 'call' && one.topic === topic);
    if (!line) return null;
    return `In ${where} you can call ${line.name}${line.isFree ? ', free,' : ''} on ${digitByDigit(line.value)}.`;
  };
  return {
    sentence: sentenceWith(undefined) ?? anywhere.sentence,
    abuseSentence: sentenceWith('abuse') ?? anywhere.abuseSentence,
    emergency: found.emergencyNumbers.join(' or '),
  };
}

/** A short number is read as digits, not as a count: 988 is written 9 8 8. Longer ones are grouped already. */
const digitByDigit = (value: string) => (/^\d{3,5}$/.test(value) ? [...value].join(' ') : value);
