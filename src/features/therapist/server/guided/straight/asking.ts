// Where in a message a question stands: with its mark or without, in the middle of a long breath, or only told of ("what I
// wanted to ask was whether you think I should …").
import type { TherapistTurn } from '../../../therapist.contract.ts';
import { isFragment } from '../fragment.ts';
import { countWords, isSayable, sentencesOf } from '../line.ts';
import { turnPerson } from '../turn-person.ts';

/** Characters at the end of a message that are read. */
const READ = 700;
/** Words behind a question that still leave it what the message is for. */
const WORDS_BEHIND = 22;

/** Nothing is feared in what they say now; that something was watched earlier leaves no question unanswered. */
export const isCalmNow = ({ risk }: Pick<TherapistTurn, 'risk'>): boolean =>
  risk.level === 'none' || (risk.level === 'watch' && risk.isSaidNow !== true);

const asksByItself =
  /^(?:(?:and|but|so|ok(?:ay)?|well|like|then|um+|lol|idk|honestly|wait|no|yeah|please|pls|bro|also|or)[,. ]+)*(?:what|whats|why|how|where|when|who|which|is|isnt|isn't|are|am|was|were|do|does|did|can|could|should|shall|would|will|tell me|explain|help me|any|wwyd|i (?:just |only )?(?:asked|wanted to ask|wondered|want to know)|do you|you think)\b/i;

/** Marks as they are typed on a keyboard; what is short for a word is written out. */
export const plainly = (text: string): string =>
  text
    .replace(/[‘’`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\bu\b(?!['.])/g, 'you')
    .replace(/\bur\b/g, 'your')
    .replace(/\bwdyt\b/gi, 'what do you think')
    .replace(/\bwwyd\b/gi, 'what would you do')
    .replace(/\bi(?=(?:ve|m|d|ll)\b)(ve|m)\b/gi, "i'$1");

/** Sentences that may ask, the last first; none stands so far from the end that something else was told since. */
export function askingSentences(message: string): string[] {
  const sentences = sentencesOf(
    plainly(message)
      .replace(/\s*\n+\s*/g, '. ')
      .slice(-READ),
  );
  const found: string[] = [];
  let behind = 0;
  for (const sentence of sentences.toReversed()) {
    const isLast = behind === 0;
    const isAsked = /\?["')]*$/.test(sentence) || asksByItself.test(sentence);
    if (isAsked || (isLast && found.length === 0)) found.push(sentence);
    behind += countWords(sentence);
    if (behind > WORDS_BEHIND) break;
  }
  return found;
}

const MOST_WORDS = 11;

/** Words of theirs from our side, where they can be said so without harm; null in doubt. */
export function turnedSafely(words: string): string | null {
  const said = words.trim().replace(/[\s,;:.!?-]+$/, '');
  if (said === '' || countWords(said) > MOST_WORDS || !isSayable(said) || /["(){}<>@#/\\]/.test(said))
    return null;
  // In the middle of a sentence, so that a name keeps its capital.
  const { text: behind, hasYou } = turnPerson(`about ${said}`);
  const text = behind.replace(/^about /, '');
  return hasYou || text === '' || isFragment(text) ? null : text;
}

const doubled =
  /^(?:quit|get|let|put|stop|sit|cut|chat|plan|set|run|admit|drop|forget|bet|begin|shut|split|swim|step|hit|win|beg|drag|grab|hug|shop|skip|slip|swap|tap|trip|wrap|ban|pop|dump|spit|opt|chip|nip)$/;
const verbs = new Set(
  'accept admit agree allow answer apologise apologize apply approach argue ask attend avoid back become begin believe block book break bring buy call cancel carry catch change chase chat cheat check choose come confess confront contact continue cook correct cover cry cut date deal decide decline delete demand deny divorce do drink drive drop eat email end enrol explain face fight file find finish fire fly focus follow forget forgive get ghost give go hand help hide hire hold host ignore insist interrupt introduce invite join keep knock leave lend let lie listen live look make marry meet mention message miss move offer open pack pay phone pick plan practise practice prepare press promise propose push put quit raise read refuse reject remind rent repay reply report resign respond rest return ring risk run save say see sell send separate serve set settle share show sign skip sleep sort speak spend split stand start stay step stick stop study suggest switch take talk tell text thank throw touch train travel trust try turn unblock unfriend unfollow use visit wait walk warn watch wear work write wish'.split(
    ' ',
  ),
);

/** "tell your mum" as something imagined: "telling your mum"; null where the first word is no verb that is known. */
export function gerundOf(act: string): string | null {
  const [first = '', ...rest] = act.split(' ');
  if (/^not$/i.test(first)) {
    const after = gerundOf(rest.join(' '));
    return after === null ? null : `not ${after}`;
  }
  const verb = first.toLowerCase();
  if (/^[a-z]{2,}ing$/.test(verb) && !verbs.has(verb)) return [verb, ...rest].join(' ');
  if (!verbs.has(verb)) return null;
  const stem =
    verb === 'lie'
      ? 'ly'
      : doubled.test(verb)
        ? verb + verb.at(-1)
        : /[^eoy]e$/.test(verb)
          ? verb.slice(0, -1)
          : verb;
  return [`${stem}ing`, ...rest].join(' ');
}
