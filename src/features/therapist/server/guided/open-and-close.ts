// The first words and the last. The first always say that this is an AI; the last never hold anyone back.
import { helpOnTheWay, reopeningScript } from '#features/safety/server/safety.service.ts';
import { customOpeners } from './content/generic.data.ts';
import { goodbyeManners } from './goodbye-manners.data.ts';
import { countWords } from './line.ts';
import { keyFacts } from './offers.ts';
import { quotableFact, quotableStep } from './quotable.ts';
import { aiDisclosure, aiDisclosureAgain, goodbyeGist, goodbyeLines, goodbyeStep } from './replies.data.ts';
import { offerResume, setExerciseAside } from './run-exercise.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

/** Words of the longest of `goodbyeLines`, and of what begins a reply in another way than the last. */
const FAREWELL_WORDS = 18;

/** A member's own category or topic name, safe to speak: one short line of letters, never an instruction. */
export function spokenName(name: string): string | null {
  const plain = name
    .replace(/[^\p{L}\p{N}\s'&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain === '' || plain.split(' ').length > 5 || plain.length > 40 ? null : plain.toLowerCase();
}

function turned(memory: string, longest: number): string | null {
  const sentence = memory.split(/(?<=[.!?])\s/)[0] ?? '';
  const { text, hasYou } = turnPerson(sentence);
  return text === '' ||
    hasYou ||
    !/^(?:i|i'm|i've|my|we|when|he|she|they|the)\b/i.test(sentence) ||
    text.split(' ').length > longest
    ? null
    : text;
}

/** Tags the question how the step of last time went. */
export const LAST_STEP = 'last_step';

/** "One small step: …" and "You said …" are how our own summaries are written. */
function fromLastTime({ turn }: TurnContext): string | null {
  const summary = turn.lastSummary ?? '';
  const step = /One small step: ([^.]{3,90})\./.exec(summary)?.[1];
  if (step) return `Last time you chose a small step: ${step}. How did that go?`;
  const said = /You said (?:that )?([^.]{6,110})\./.exec(summary)?.[1];
  if (said) return `Last time you told me that ${said}. How has that been since?`;
  const memory = turn.memories
    .map((candidate) => turned(candidate, 14))
    .find((candidate) => candidate !== null);
  return memory ? `I remember that ${memory}. How is it with that today?` : null;
}

export function openSession(context: TurnContext): Draft {
  const { turn, pen, lines, state } = context;
  setExerciseAside(state);
  const last = turn.conversation.findLast((earlier) => earlier.role === 'user');
  if (last) {
    const hello = "I'm here again, still your AI therapist.";
    if (turn.risk.level !== 'none')
      return { move: 'reopen', parts: [{ text: hello }, { text: reopeningScript.text }] };
    const unfinished = offerResume(context);
    if (unfinished) return { ...unfinished, move: 'reopen', parts: [{ text: hello }, ...unfinished.parts] };
    const [fact] = keyFacts(state.facts, 1);
    const back = fact
      ? `We were speaking about this: ${fact.clause}.`
      : 'We were in the middle of something.';
    return {
      move: 'reopen',
      parts: [{ text: hello }, { text: back }, { text: 'Where would you like to pick it up?' }],
    };
  }
  const before = fromLastTime(context);
  const hello = pen.pick(before ? aiDisclosureAgain : aiDisclosure, { mayRepeat: true }) ?? '';
  const name = turn.category.isCustom
    ? (spokenName(turn.topic.name) ?? spokenName(turn.category.name))
    : null;
  const question =
    before ??
    (name ? pen.pick(customOpeners, { slots: { topic: name } }) : pen.pick(lines.openers)) ??
    'What would you like to talk about?';
  return {
    move: 'open',
    parts: [{ text: hello }, { text: question }],
    question: { tag: before && /chose a small step/.test(before) ? LAST_STEP : 'open', text: question },
  };
}

/** The end of a message says how somebody goes. In characters. */
const END_OF_MESSAGE = 90;

/** Answers the manner of it; what is handed back is as much as is short enough to be heard, and the farewell always is. */
export function sayGoodbye(context: TurnContext): Draft {
  const { state, pen, turn, heard, wordLimit } = context;
  const isWatched = turn.risk.level !== 'none';
  const room = wordLimit - (isWatched ? countWords(helpOnTheWay) : 0);
  const manner = goodbyeManners.find(({ pattern }) => pattern.test(heard.text.slice(-END_OF_MESSAGE)));
  const told = quotableFact(context);
  const planned = quotableStep(context);
  const gist = told ? pen.pick(goodbyeGist, { slots: { f: told }, mayRepeat: true }) : null;
  const step = planned ? pen.pick(goodbyeStep, { slots: { step: planned }, mayRepeat: true }) : null;
  const said = [
    [gist, step],
    [null, step],
    [null, null],
  ].find((parts) => countWords(parts.join(' ')) <= room - FAREWELL_WORDS) ?? [null, null];
  const slotOf = (words: string | null | undefined) => (words ? `${words} ` : '');
  const words = manner
    ? pen.pick(manner.lines, { isFirst: true, mayRepeat: true })
    : pen.pick(goodbyeLines, {
        slots: { gist: slotOf(said[0]), step: slotOf(said[1]) },
        isFirst: true,
        mayRepeat: true,
      });
  const parts = [{ text: words ?? 'Thank you for talking with me. Take good care of yourself.' }];
  if (manner?.isUnhurried && said[1]) parts.push({ text: said[1] });
  setExerciseAside(state);
  state.phase = 'closed';
  return { move: 'goodbye', parts, isGoodbye: true };
}
