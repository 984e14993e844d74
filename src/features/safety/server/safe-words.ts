// Chooses what to say when someone may not be safe, from reviewed scripts. The conversation itself is the memory:
// a script already spoken is not spoken again, and help already declined is not offered again.
import type { AssessedTurn, Assessment, RiskKind } from '../safety.contract.ts';
import { isReaders } from './evidence.ts';
import { normalise } from './normalise.ts';
import { readTurn } from './read-turn.ts';
import type { CrisisHelp } from './resources.ts';
import type { SafeFamily, SafeScript } from './safe-words.data.ts';
import {
  askAgainScript,
  askingScripts,
  elevatedScripts,
  gentleLeavingScripts,
  helpInSight,
  imminentScripts,
  leavingScripts,
  reliefScripts,
  reopeningScript,
  stayingScripts,
  stepLeads,
  watchScripts,
} from './safe-words.data.ts';

const familyOf: Record<RiskKind, SafeFamily> = {
  suicide: 'suicide',
  self_harm: 'self_harm',
  harm_to_others: 'harm_to_others',
  abuse: 'abuse',
  child_at_risk: 'child',
  self_neglect: 'neglect',
  overdose: 'medical',
  substance_danger: 'substance',
  eating_disorder: 'eating',
  psychosis_mania: 'psychosis',
  medical_emergency: 'medical',
};

/** What the assessor calls plain talk of ending one's life. */
const plainIdeation =
  /^suicide\.(?:answered|intent|soon|going|will|doing|want-to-die|not-want|thinking|named|how-to|swahili|tired|enough|attempt-recent|means|holding)/;

/** What is said step by step while somebody may not be safe. */
export const everyStep: readonly SafeScript[] = [
  ...Object.values(elevatedScripts).flat(),
  ...Object.values(imminentScripts).flat(),
  ...stayingScripts,
  askAgainScript,
];

/** Whoever has just said it in these words is not asked whether they meant it. */
const saidInPlainWords =
  /\b(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my (?:own )?life|suicid\w*|unalive myself|kms|hang(?:ing)? myself|kujiua|(?:ni)?najiua|nijiue|nitajiua|me tuer|me suicider|matarme|suicidarme|mich umbringen|me matar)\b/;

export type SafeWordsRequest = {
  assessment: Assessment;
  /** Oldest first, the member's last words included. */
  conversation: AssessedTurn[];
  help: CrisisHelp;
  /** The member is leaving: a warm goodbye with help in it, never a hook. */
  isLeaving?: boolean;
};

export type SafeWords = { id: string; sentences: string[] };

/** Words that tell one script from another and from ordinary talk: several begin with thanks, one with "Okay." */
const TELLING_WORDS = 8;
/** By script, found once: a talk is looked through for every script at every turn that is watched. */
const openings = new WeakMap<SafeScript, string>();

/** Whole sentences of a script's beginning, as far as they are the same in every country. */
export function openingOf(script: SafeScript): string {
  const known = openings.get(script);
  if (known !== undefined) return known;
  const [fixed = ''] = script.text.split('{');
  let opening = '';
  for (const [sentence] of fixed.matchAll(/.*?(?:[.?!](?=\s|$)|$)\s*/g)) {
    opening += sentence;
    if (opening.split(/\s+/).length > TELLING_WORDS) break;
  }
  openings.set(script, opening.trim());
  return opening.trim();
}

function splitSentences(text: string): string[] {
  return (
    text.match(/[^.?!]+(?:\.(?=[a-z\d])[^.?!]+)*[.?!]+["']?/g)?.map((sentence) => sentence.trim()) ?? [text]
  );
}

export function fill(script: SafeScript, help: CrisisHelp): SafeWords {
  const text = script.text.replaceAll('{resource}', help.sentence).replaceAll('{emergency}', help.emergency);
  return { id: script.id, sentences: splitSentences(text) };
}

/** By script: the index of the therapist's turn that spoke it last, -1 for none. */
export function spokenBefore(conversation: AssessedTurn[]): (script: SafeScript) => number {
  const said = conversation.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  return (script) => said.findLastIndex((content) => content.includes(openingOf(script)));
}

const reviewed: readonly SafeScript[] = [
  ...everyStep,
  ...Object.values(askingScripts),
  ...reliefScripts,
  reopeningScript,
  ...Object.values(watchScripts).flat(),
];

/** Whether these words of the therapist's hold one of the scripts. */
export const speaksOneOf = (content: string, scripts: readonly SafeScript[]): boolean =>
  scripts.some((script) => content.includes(openingOf(script)));

/** Whether the therapist said reviewed words: what they ask, and what a yes or no to it means, is known. */
export const isReviewed = (content: string): boolean => speaksOneOf(content, reviewed);

/** Something was done to the body, and is not only there to be had. */
const isHarmDone =
  /\b(?:(?:took|taken|taking|downed|popped|drank|drunk|ate|eaten) (?:[\w'-]+ ){0,4}?(?:pills?|tablets?|meds|medication|medicine|paracetamol|packet|pack|box|bottle|bleach|poison|overdose|them all|all of (?:them|it)|too many)|swallow\w*|overdos\w*|inject\w*|kick\w* in|bleed\w*|nime(?:ya|vi|zi)?(?:meza|kunywa)|nili(?:meza|kunywa) (?:vidonge|dawa|sumu))\b/i;

/**
 * Whoever says which pills lie there is kept from them; whoever took them needs a doctor. Where only the reader fears for
 * the body, and a rule heard the wish to die, that wish is answered. `said`: the member's turns.
 */
function isBodyNow({ kinds, level, evidence }: Assessment, said: string): boolean {
  const isRuled = (kind: RiskKind) => evidence.some((id) => id.startsWith(`${kind}.`) && !isReaders(id));
  const body = kinds.filter((kind) => kind === 'overdose' || kind === 'medical_emergency');
  if (level !== 'imminent' || body.length === 0) return false;
  if (body.some(isRuled) || isHarmDone.test(said)) return true;
  return !isRuled('suicide') && kinds[0] !== 'suicide';
}

/** `said`: what the member said in this talk. */
export function familyFor(assessment: Assessment, said: string): SafeFamily {
  const { kinds, level } = assessment;
  if (isBodyNow(assessment, said)) return 'medical';
  if (level !== 'watch' && kinds.includes('suicide') && kinds[0] !== 'abuse' && kinds[0] !== 'child_at_risk')
    return 'suicide';
  return kinds[0] ? familyOf[kinds[0]] : 'suicide';
}

export const saidIn = (conversation: readonly AssessedTurn[]): string =>
  conversation.map(({ role, content }) => (role === 'user' ? content : '')).join('\n');

/** The script spoken longest ago, or never. */
export function leastRecent(scripts: SafeScript[], lastSpoken: (script: SafeScript) => number): SafeScript {
  return scripts.reduce((best, candidate) => (lastSpoken(candidate) < lastSpoken(best) ? candidate : best));
}

/**
 * Words for an `elevated` or `imminent` assessment, one to four sentences with at most one question.
 * Independent of style, category and anything the member wrote.
 */
export function safeWords({
  assessment,
  conversation,
  help,
  isLeaving = false,
}: SafeWordsRequest): SafeWords {
  const lastSpoken = spokenBefore(conversation);
  if (isLeaving) {
    const { level, evidence, isUnsure = false } = assessment;
    const isFearedOnly = level === 'watch' && evidence.every(isReaders);
    const scripts = isUnsure || isFearedOnly ? gentleLeavingScripts : leavingScripts;
    return fill(leastRecent(scripts, lastSpoken), help);
  }

  const words = conversation.at(-1)?.role === 'user' ? (conversation.at(-1)?.content ?? '') : '';
  const relief = readTurn(words).saysSafe
    ? reliefScripts.find((candidate) => lastSpoken(candidate) < 0)
    : undefined;
  if (relief) return fill(relief, help);

  const family = familyFor(assessment, saidIn(conversation));
  const steps = assessment.level === 'imminent' ? imminentScripts[family] : elevatedScripts[family];
  const hasIdeation = assessment.evidence.some((id) => plainIdeation.test(id));
  const isConfirmed =
    assessment.evidence.includes('suicide.answered-ideation') ||
    (assessment.isSaidNow === true && hasIdeation && saidInPlainWords.test(normalise(words).whole));
  const next = steps.find(
    (step) =>
      lastSpoken(step) < 0 &&
      (!step.offers || !assessment.declined.includes(step.offers)) &&
      (!step.needsIdeation || hasIdeation) &&
      !(step.id === 'suicide.ask' && (isConfirmed || lastSpoken(askAgainScript) >= 0)),
  );
  const isAskedAgain = next?.id === 'suicide.ask' && lastSpoken(askingScripts.suicide) >= 0;
  const chosen = fill(
    isAskedAgain ? askAgainScript : (next ?? leastRecent(stayingScripts, lastSpoken)),
    help,
  );
  const before = conversation.filter((turn) => turn.role === 'assistant');
  const isFollowing = speaksOneOf(before.at(-1)?.content ?? '', everyStep);
  const isThanking = /^(?:Thank you|Okay|Good|Of course|I am|That must|There is a lot)/.test(
    chosen.sentences[0] ?? '',
  );
  const lead =
    isFollowing && !isThanking && words.trim() !== ''
      ? stepLeads[before.length % stepLeads.length]
      : undefined;
  return lead ? { ...chosen, sentences: [lead, ...chosen.sentences] } : chosen;
}

/** A gentle question for `watch`, once per kind; null when it was asked, or there is nothing to ask. */
export function gentleCheck(assessment: Assessment, conversation: AssessedTurn[]): string | null {
  const lastSpoken = spokenBefore(conversation);
  const family = familyFor({ ...assessment, level: 'watch' }, '');
  const scripts = watchScripts[family] ?? [];
  const isAsked = [...scripts, askingScripts[family], ...elevatedScripts[family]].some(
    (candidate) => lastSpoken(candidate) >= 0,
  );
  return isAsked ? null : (scripts[0]?.text ?? null);
}

/** A sentence that keeps help in sight; null while one was said within the last six turns. */
export function helpReminder(conversation: AssessedTurn[]): string | null {
  const said = conversation.filter((turn) => turn.role === 'assistant').map((turn) => turn.content);
  const recent = said.slice(-6).join(' ');
  if (helpInSight.some((line) => recent.includes(line))) return null;
  return helpInSight[said.length % helpInSight.length] ?? null;
}
