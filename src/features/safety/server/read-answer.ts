// What a short answer says to the question before it, remembered under a hash like a turn's reading: a conversation is
// not read again from its start at every turn, and no member's words stay in memory here.
import { hash } from 'node:crypto';
import { endOf, normalise, normaliseAnswer } from './normalise.ts';
import { readNamed } from './read-named.ts';
import type { Finding } from './rule.ts';
import {
  askedRules,
  asksWhen,
  nearTime,
  noAnswer,
  noInOtherScript,
  noThoughts,
  notYet,
  onlyForNow,
  onlyNoPlan,
  openNo,
  plainNo,
  playedDown,
  saidAtHand,
  takenBack,
  unsureAnswer,
  wellNow,
  yesAnswer,
  yesAsTyped,
  yesInOtherScript,
} from './rules/answers.data.ts';
import type { DeclinedHelp } from './rules/declined.data.ts';
import { offeredRules } from './rules/declined.data.ts';

/** Words; anything longer is no answer but a turn of its own. */
const LONGEST_ANSWER = 14;
/** More than the longest talk has turns, as in read-turn.ts. */
const CAPACITY = 20_000;

type Answer = {
  findings: Finding[];
  isDenial: boolean;
  /** What it says of danger holds for this moment. */
  isAboutNow: boolean;
  /** A time that is near, to the question when it is to be: grave where dying was spoken of. */
  namesTime: boolean;
  declined: DeclinedHelp[];
};

const nothing: Answer = { findings: [], isDenial: false, isAboutNow: false, namesTime: false, declined: [] };

/** Thoughts were asked after, and a plan denied. */
const noPlan = { id: 'suicide.answered-no-plan', kind: 'suicide' } as const;
/** Asked what was done or is planned, and answered with "not yet". */
const unmet = { id: 'suicide.answered-not-yet', kind: 'suicide' } as const;

function read(content: string, question: string, askedRuleId: string | null): Answer {
  const { whole } = normalise(content);
  if (whole.split(' ').length > LONGEST_ANSWER) return nothing;

  const readings = [whole, normaliseAnswer(content)];
  const matches = (pattern: RegExp) => readings.some((reading) => pattern.test(reading));
  const asked = question.toLowerCase();
  const rule =
    askedRules.find((candidate) => candidate.asked.test(asked)) ??
    askedRules.find(({ id }) => id === askedRuleId);
  const isNotYet = rule?.notYet !== undefined && matches(notYet);
  const isOnlyNoPlan =
    rule?.id === 'suicide.answered-ideation' && matches(onlyNoPlan) && !matches(noThoughts);
  if (isOnlyNoPlan) return { ...nothing, findings: [{ ...noPlan, level: 'watch' }] };
  const isOpen = rule?.no === null && !rule.denialProvesLittle && matches(openNo);
  const isUnsure =
    isOpen || matches(unsureAnswer) || (rule !== undefined && rule.no !== null && matches(playedDown));
  const isNo = !isUnsure && (matches(noAnswer) || noInOtherScript.test(content.trim()));
  // "I am okay today" is an answer, although it is neither yes nor no.
  const isWell = rule?.id === 'suicide.answered-ideation' && matches(wellNow);
  const typed = content.trim();
  const saysYes = matches(yesAnswer) || yesAsTyped.test(typed) || yesInOtherScript.test(typed);
  const isYes = !isUnsure && !isNo && saysYes;
  const isMeant = isYes || (!isNo && rule?.yesAlso?.test(whole) === true);
  const isBadNo = isNo && (rule?.no === null || matches(plainNo));
  const answered = rule && (isMeant ? rule.yes : isUnsure ? rule.unsure : isBadNo ? rule.no : null);
  const isAtHand = answered === 'elevated' && isMeant && rule?.kind === 'suicide' && matches(saidAtHand);
  const level = isAtHand ? 'imminent' : answered;
  const named = level ? null : readNamed(content, question);
  // Of a question that is known, what leaves it open is known, too.
  const isNamed = named !== null && (!rule || named.level !== 'watch');
  if (rule?.notYet && isNotYet) return { ...nothing, findings: [{ ...unmet, level: rule.notYet }] };
  return {
    findings: rule && level ? [{ id: rule.id, kind: rule.kind, level }] : isNamed ? [named] : [],
    isDenial:
      rule !== undefined &&
      !rule.denialProvesLittle &&
      (rule.no === null ? isNo || isWell : isYes) &&
      !takenBack.test(content) &&
      !onlyForNow.test(whole),
    isAboutNow: rule?.isAboutNow ?? false,
    namesTime: !isNo && asksWhen.test(asked) && nearTime.test(whole) && !notThen.test(whole),
    declined: isNo ? offeredRules.filter(({ pattern }) => pattern.test(asked)).map(({ help }) => help) : [],
  };
}

/** "Not tonight, no" names no time. */
const notThen =
  /\b(?:not|never) (?:\w+ )?(?:tonight|today|now|soon|tomorrow|this (?:week|evening|morning))\b/;

/** Whatever was asked. */
export const saysNo = (content: string): boolean => noAnswer.test(normaliseAnswer(content));

/** "Hurting me? No." repeats what it answers. */
const asBegun =
  '(?:what|why|who|me|how|where|eh|ah|aah?|aki|um+|uh|oh|er|wait|(?:oh )?(?:my )?(?:god|goodness|gosh|heavens|lord)|lol|omg|haha|well|sorry|wow|hey|jeez|ok(?:ay)?|(?:hurt(?:ing)?|kill(?:ing)?|harm(?:ing)?|end(?:ing)?|afraid|scared|safe|dangerous|drinking|taking)(?: (?:me|myself|us|them|him|her|my life|of \\w+|what))?)';
const noAtOnce = new RegExp(
  `^(?:${asBegun}[\\s,.!?]+)*(?:(?:no|nope|nah|never|not at all|nothing (?:like that|of the sort)(?= *(?:$|[.,!?;]| (?:at all|i )))|of course not|absolutely not|god no|hell no|hapana|zi|la)\\b(?![\\s,.]*(?:one\\b|body\\b|idea|longer|not (?:yet|today|now|really|quite|exactly)|but\\b|more\\b|plan|way out|point|hope|reason|use\\b))|si(?:chukui|tumii|nywi|fanyi|wazi|jiumizi|jawahi) (?:kitu|chochote|hivyo|hilo|dawa|pombe)\\b|(?:hapana[, ]+)?si hivyo\\b|hakuna (?:kitu (?:kama )?(?:hicho|hiyo)|shida)\\b)`,
  'i',
);
const openedAgain =
  /\b(?:sometimes|maybe|kind of|kinda|sort of|not really|used to|although|except|some days|lately|part of me|(?<!\b(?:not|never|n't) )think(?:ing)? (?:about|of) (?:it|dying|death)|but i|wish i|i lied|(?:that|it|this)(?: was|'s| is) (?:a lie|not (?:quite |really )?true|untrue))\b/i;

/** "My life is fine", "I'm literally happy", in an answer to whether one wants to live; "I'm fine with dying" is none. */
const saysWell =
  /\b(?:i(?:'?m| am)|my life is|everything is|we(?:'re| are)(?: all)?) (?:\w+ly |so |quite |really )?(?:fine|happy|ok(?:ay)?|all ?right|good|great|safe)(?=\s*(?:$|[.,!?;]))/i;

/** A plain no at the beginning of however long an answer, or the word that all is well, with nothing that opens the question again. */
export const deniesAtOnce = (content: string): boolean =>
  (noAtOnce.test(content.trim()) || saysWell.test(content)) &&
  !openedAgain.test(content) &&
  !takenBack.test(content);

const answers = new Map<string, Answer>();

/** `askedRuleId`: what the question was recognised as by its meaning, for one no pattern knows. */
export function readAnswer(content: string, asked: string | null, askedRuleId: string | null): Answer {
  const question = asked && endOf(asked);
  if (!question?.includes('?')) return nothing;
  const key = hash('sha256', JSON.stringify([content, question, askedRuleId]));
  const known = answers.get(key);
  if (known) return known;
  const answer = read(content, question, askedRuleId);
  if (answers.size >= CAPACITY) answers.delete(answers.keys().next().value ?? '');
  answers.set(key, answer);
  return answer;
}
