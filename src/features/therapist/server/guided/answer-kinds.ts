// What sort of a short answer was given: a time, a person, a place in the body, a yes, a no, or some other word. Only what
// is asked next depends on it: "three weeks ago" and "my mum" are not followed by the same question.
import { peoplePattern } from './understand.data.ts';
import type { Understanding } from './understand.ts';

export type AnswerKind =
  | 'bare'
  | 'bareTime'
  | 'bareSpan'
  | 'barePerson'
  | 'bareBody'
  | 'scaled'
  | 'yes'
  | 'no';

const number =
  '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|many|several|a few|a couple of)';
/** What has passed by now; "on Friday" may be ahead. */
const past = new RegExp(
  `\\b(?:ago|since|yesterday|last (?:night|\\w*(?:day|week|month|year|spring|summer|autumn|winter|christmas))|in (?:19|20)\\d\\d|when i was \\w+|all my life|always|years|for (?:years|months|weeks|ages))\\b|^(?:(?:about|almost|nearly|over|maybe|for) )*${number} (?:days?|weeks?|months?|years?|yrs?)$`,
  'i',
);
/** How long, and not since when. */
const span = new RegExp(
  `^(?:(?:about|almost|nearly|over|more than|maybe|for|all of) )*(?:${number}[- ]?)+ (?:days?|weeks?|months?|years?|yrs?|decades?)(?: (?:now|together|in all|altogether))*$|^(?:it's )?(?:the |my )?(?:\\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh) (?:night|day|week|month|year)(?: (?:now|running|already|in a row))*$`,
  'i',
);
const body =
  /^(?:in |around |on )?(?:my |the )?(?:chest|heart|stomach|belly|gut|head|throat|shoulders?|neck|back|jaw|hands?|legs?|knees|arms?|eyes|face|skin|body)(?:,? (?:and|mostly|i think|i guess|mainly)\b.*)?$/i;

const scale = /\b(?:nought|zero|one|nil|0|1) to (?:ten|10)\b|\bon a scale\b/i;
const onScale =
  /^(?:(?:like|maybe|about|around|probably|only|just|i'd say|i guess|it's|it is|um+|honestly|an?) )*(?:10|[0-9](?:\.5)?|nought|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?=\s*(?:$|[.,!?]|out of\b|if\b|or\b|maybe\b|today\b|now\b))/i;

const outOfTen = /\bout of (?:ten|10)\b/i;

/** A number from the scale that was asked for. */
export const isOnScale = (text: string, question: string | undefined): boolean =>
  onScale.test(text) && (outOfTen.test(text) || (question !== undefined && scale.test(question)));

/** Null where it says nothing by itself: silence, and what is asked or said of us. */
export function answerKind({ text, intent, words }: Understanding): AnswerKind | null {
  const said = text
    .replace(/[.!?,…]+$/, '')
    .replace(/^(?:(?:oh|well|um+|hm+|mm+|idk|i don't know|like|so)[, ]+)+(?=\S)/i, '')
    .trim();
  if (words === 0) return null;
  if (intent === 'agrees') return 'yes';
  if (intent === 'declines') return 'no';
  if (intent !== 'tells') return null;
  if (body.test(said)) return 'bareBody';
  if (span.test(said)) return 'bareSpan';
  if (past.test(said)) return 'bareTime';
  // "How is it between you two?" is asked of one.
  const isOfOne = !/\b(?!boss\b)\w+s$/i.test(said);
  return peoplePattern.test(said) && words <= 3 && isOfOne ? 'barePerson' : 'bare';
}
