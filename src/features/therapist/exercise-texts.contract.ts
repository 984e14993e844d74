// The message and the letter an exercise puts together from the member's own words, the same on the card and in the
// therapist's mouth. Words are reordered and turned to the one addressed, never added to.
import type { ExerciseId } from './exercise-cards.contract.ts';

const thirdPersons: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  goes: 'go',
};

function secondPersonVerb(verb: string): string {
  const known = thirdPersons[verb];
  if (known) return known;
  if (/(?:ch|sh|ss|x|z)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

const people =
  'boss|manager|supervisor|colleague|coworker|teammate|husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|brother|sister|son|daughter|friend|roommate|flatmate|housemate|neighbour|neighbor|aunt|auntie|uncle|cousin|teacher|landlord|client|pastor|in-law|ex';

/** Told about someone ("she takes my things"), handed back as said to them ("you take my things"). */
function saidToThem(text: string): string {
  const about = new RegExp(
    `^(?:when(?:ever)? )?(?:(he|she)|(they)|my (?:\\w+ )?(?:${people}))(?:'s)? ((?:always|never|often|just|keeps?|still|sometimes) )?([\\w']+)`,
    'i',
  );
  const match = about.exec(text);
  if (!match) return text.replace(/^when(?:ever)? /i, '');
  const isPlural = match[2] !== undefined;
  const turn = (verb: string): string => (isPlural ? verb : secondPersonVerb(verb.toLowerCase()));
  const adverb = match[3] ? `${turn(match[3].trim())} ` : '';
  const rest = text
    .slice(match[0].length)
    .replace(/\b(?:himself|herself|themselves)\b/gi, 'yourself')
    .replace(/\b(?:his|her|their)\b(?= \w)/gi, 'your')
    .replace(/\b(?:him|her|them|he|she|they)\b/gi, 'you');
  return `you ${adverb}${turn(match[4] ?? '')}${rest}`;
}

const bare = (text: string): string => text.trim().replace(/[.!?,;:\s]+$/, '');
const small = (text: string): string =>
  /^I\b|^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (text: string): string =>
  text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const without = (text: string, beginning: RegExp): string => small(bare(text).replace(beginning, ''));

/** "Listen to your side first", "we can stay friends", "an hour on Sunday". */
function offering(given: string): string {
  if (/^(?:we|i|you|he|she|they|it|that|there|in return)\b/i.test(given)) return sentence(given);
  const isThing = /^(?:my|our|an?|the|some|more|less|half)\b|^(?!bring|sing|ring|spring|swing)\w+ing\b/i.test(
    given,
  );
  return `I ${isThing ? 'offer' : 'can'} ${given}.`;
}

type Slots = Readonly<Record<string, string>>;

function assembleMessage({ happened = '', feeling = '', wish = '', offer = '' }: Slots): string {
  const told = small(saidToThem(small(bare(happened))));
  const felt = without(feeling, /^(?:i(?:'m| am)? (?:feel(?:ing)?|felt)?\s*|it makes me (?:feel )?)/i);
  const wanted = without(
    wish,
    /^(?:i(?:'d| would)? (?:really )?(?:like|love|want|need|prefer|wish)(?: (?:for|that))? |that )/i,
  )
    .replace(/^(?:him|her|them) to /i, 'you to ')
    .replace(/^(?:he|she|they) (?:would |could |should )?/i, 'you to ');
  const given = without(offer, /^(?:i(?:'ll| will| can| could| promise to) )/i);
  const when = /^(?:you|the|this|that|we|it|i|there|my|nobody|no one|people|someone)\b/i.test(told)
    ? `When ${told}, I feel ${felt || 'it'}.`
    : `About ${told}: I feel ${felt || 'it'}.`;
  const asking = /^(?:you|us|we|to|it|the|a|an|my|more|less|some|that|if)\b/i.test(wanted)
    ? `I would like ${wanted}.`
    : `I would like to ${wanted}.`;
  return [
    told !== '' && felt !== '' ? when : told !== '' ? `I want to talk about when ${told}.` : '',
    wanted !== '' ? asking : '',
    given !== '' ? offering(given) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function assembleLetter({ hard = '', friend = '', wish = '' }: Slots): string {
  const told = without(hard, /^(?:it(?:'s| is) hard (?:that|because) |that )/i);
  const kind = bare(friend).replace(
    /^(?:i(?:'d| would) (?:say|tell (?:him|her|them))|i'd say|that)(?: that)?[,: ]+/i,
    '',
  );
  const wished = without(wish, /^(?:i (?:wish|hope)(?: for| that| to)? |i want |to )/i);
  return [
    told === '' ? '' : `Dear me, this is hard: ${told}.`,
    told === '' ? '' : 'Anyone would struggle with it.',
    kind === '' ? '' : `To a friend I would say: ${sentence(small(kind))}`,
    kind === '' ? '' : 'I say it to myself too.',
    wished === '' ? '' : `I wish for this: ${wished}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const clip = (text: string, words: number): string =>
  wordsOf(text).length <= words ? text : `${wordsOf(text).slice(0, words).join(' ')}…`;

/**
 * The text an exercise puts together from the member's own words; '' when there is too little to put together.
 * @param maxWords where it must fit the ear, each answer is clipped so that the whole does; without it nothing is cut.
 */
export function assembleText(id: ExerciseId, slots: Slots, maxWords = Number.POSITIVE_INFINITY): string {
  const assemble =
    id === 'assertive-message' ? assembleMessage : id === 'self-compassion' ? assembleLetter : null;
  if (!assemble) return '';
  const whole = assemble(slots);
  for (const most of [14, 11, 8, 5]) {
    if (wordsOf(whole).length <= maxWords) break;
    const shorter = assemble(
      Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, clip(value, most)])),
    );
    if (wordsOf(shorter).length <= maxWords || most === 5) return shorter;
  }
  return whole;
}
