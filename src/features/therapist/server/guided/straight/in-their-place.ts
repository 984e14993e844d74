// What would you do, where do I begin: an idea only if it fits who they are and what they told, else a plain answer.
import { rememberFacts } from '../explore.ts';
import { isFragment } from '../fragment.ts';
import { gistsOf } from '../gist.ts';
import { countWords } from '../line.ts';
import { ideaThatFits, isDangling } from '../offers.ts';
import { tellsViolence } from '../tells-violence.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { understand } from '../understand.ts';
import { askingSentences } from './asking.ts';
import {
  asksForStep,
  asksInTheirPlace,
  barePlaceLines,
  bareStepLines,
  placeLines,
  stepLines,
} from './in-their-place.data.ts';
import { tooGraveForAWord } from './straight-questions.data.ts';

export function placeAskedIn(message: string): 'place' | 'step' | null {
  for (const sentence of askingSentences(message)) {
    if (tooGraveForAWord.test(sentence.toLowerCase())) continue;
    if (asksInTheirPlace.some((pattern) => pattern.test(sentence))) return 'place';
    if (asksForStep.some((pattern) => pattern.test(sentence))) return 'step';
  }
  return null;
}

/** Messages of theirs that are looked through for it, the last first. */
const LOOKED_BACK = 14;
const MOST_WORDS = 13;
const MOST_WORDS_JUST_SAID = 18;
const aboutTalk =
  /^(?:you|i) (?:meant?|mean|asked?|don't know|need to know|want(?:ed)? to ask|guess|suppose|dunno|don't follow|can't say)\b|^(?:you're|you are|you were) (?:still |just |only )?(?:talking|speaking|telling|asking|writing)\b|\b(?:questions?|help page)\b|\b(?:hates?|hated|despise\w*|useless|worthless|failure|stupid|ugly|disgusting|burden)\b/i;
/** Somebody or something of theirs who does something; no "maybe when Josh went". */
const standsAlone =
  /^(?!maybe\b|perhaps\b|when\b|if\b|because\b|since\b|and\b|but\b|so\b|that\b|which\b|nothing\b|like\b|it\b|this\b|there's no\b)\S+ \S+/i;

/** A whole clause that can stand in a sentence of ours. */
export function clauseIn(message: string, isJustSaid = false): string | null {
  const found = gistsOf(understand(message)).find(
    ({ clause, kind }) =>
      kind !== 'self_judgement' &&
      !isFragment(clause) &&
      (isJustSaid || !isDangling(clause)) &&
      standsAlone.test(clause) &&
      !aboutTalk.test(clause) &&
      countWords(clause) >= 3 &&
      countWords(clause) <= (isJustSaid ? MOST_WORDS_JUST_SAID : MOST_WORDS),
  );
  return found?.clause ?? null;
}

/** What they told last that says by itself whom it is about. */
export function lastTold(told: readonly string[]): string | null {
  for (const message of told.slice(-LOOKED_BACK).toReversed()) {
    const clause = clauseIn(message);
    if (clause && countWords(clause) > 3) return clause;
  }
  return null;
}

export function answerPlace(context: TurnContext, told: readonly string[]): Draft | null {
  const asked = placeAskedIn(told.at(-1) ?? '');
  if (!asked || tellsViolence(context)) return null;
  rememberFacts(context);
  context.state.advice += 1;
  const fitting = ideaThatFits(context, asked === 'place');
  if (fitting) return { ...fitting, move: 'advice' };
  return withoutIdea(context, asked, told);
}

/** Where no idea fits: it is said so, and what they told last is taken up. */
export function withoutIdea(
  { pen }: TurnContext,
  asked: 'place' | 'step',
  told: readonly string[],
): Draft | null {
  const c = lastTold(told);
  const lines = asked === 'place' ? placeLines : stepLines;
  const text =
    (c === null ? null : pen.pick(lines, { slots: { c } })) ??
    pen.pick(asked === 'place' ? barePlaceLines : bareStepLines);
  return text ? { move: 'straight', parts: [{ text }], question: { tag: 'asked', text } } : null;
}
