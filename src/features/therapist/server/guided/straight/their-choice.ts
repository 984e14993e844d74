// "Do you think I should tell my mum?": what is theirs to decide is left to them, and looked at with them.
import { rememberFacts } from '../explore.ts';
import { tellsViolence } from '../tells-violence.ts';
import type { Draft, TurnContext } from '../turn-context.ts';
import { twoWaysIn } from '../two-ways.ts';
import { askingSentences, gerundOf, turnedSafely } from './asking.ts';
import { tooGraveForAWord } from './straight-questions.data.ts';
import {
  asksWhetherToDo,
  asksWhetherToFeel,
  asksWhetherToTell,
  bareChoiceLines,
  behindTheAct,
  choiceLines,
  feelLines,
  keptAway,
  keptAwayLines,
  lastFillers,
  noChoiceOfTheirs,
  notForUsToWeigh,
  protectLines,
  seenLines,
  tellLines,
  toBeSeen,
  toProtect,
  wouldGoRound,
} from './their-choice.data.ts';

/** What they ask whether to do, in their words; null where nothing is, or where it is not ours to weigh. */
export function choiceIn(message: string): { act: string } | null {
  for (const sentence of askingSentences(message)) {
    if (twoWaysIn(sentence)) return null;
    const found = asksWhetherToDo.flatMap((pattern) => pattern.exec(sentence)?.groups?.act ?? [])[0];
    if (!found) continue;
    const act = found
      .replace(behindTheAct, '')
      .replace(lastFillers, '')
      .replace(/\banything\b/i, 'something')
      .trim();
    if (act === '' || noChoiceOfTheirs.test(act) || /^(?:have|'ve)\b/i.test(act)) continue;
    if (toBeSeen.test(act) || toProtect.test(act)) return { act };
    if (notForUsToWeigh.test(act) || tooGraveForAWord.test(found.toLowerCase())) return null;
    return { act };
  }
  return null;
}

const besideChoices = [
  [asksWhetherToTell, tellLines],
  [asksWhetherToFeel, feelLines],
] as const;

export function answerChoice(context: TurnContext, told: readonly string[]): Draft | null {
  const { pen } = context;
  const message = told.at(-1) ?? '';
  if (tellsViolence(context)) return null;
  for (const [pattern, lines] of besideChoices) {
    const isAsked = askingSentences(message).some(
      (sentence) => pattern.test(sentence) && !tooGraveForAWord.test(sentence.toLowerCase()),
    );
    const text = isAsked ? pen.pick(lines) : null;
    if (text) return { move: 'straight', parts: [{ text }], question: { tag: 'asked', text } };
  }
  const choice = choiceIn(message);
  if (!choice) return null;
  rememberFacts(context);
  const turned = turnedSafely(choice.act);
  const ing = turned === null ? null : gerundOf(turned);
  const isKeptAway = keptAway.test(told.join('\n').slice(-3_000)) && wouldGoRound.test(choice.act);
  const plain = toProtect.test(choice.act)
    ? protectLines
    : isKeptAway
      ? keptAwayLines
      : toBeSeen.test(choice.act)
        ? seenLines
        : null;
  const text = plain
    ? pen.pick(plain, { inOrder: true })
    : ((ing === null ? null : pen.pick(choiceLines, { slots: { ing }, inOrder: true })) ??
      pen.pick(bareChoiceLines));
  return text ? { move: 'straight', parts: [{ text }], question: { tag: 'asked', text } } : null;
}
