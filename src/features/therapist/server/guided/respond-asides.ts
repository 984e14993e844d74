// Turns beside the story: a moment away and back, and questions about the future, other people's minds or one's worth,
// which no honest listener can answer and none should pass over.
import type { Aside } from './asides.data.ts';
import { asides } from './asides.data.ts';
import { tellsDeath } from './deaths.ts';
import { leaveMatter } from './dialogue-state.ts';
import { countWords } from './line.ts';
import { ALL_IS_WELL } from './mood-of-talk.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

const hasToldDeath = ({ turn }: TurnContext): boolean =>
  turn.conversation.some(({ role, content }) => role === 'user' && tellsDeath(content));

/** "I don't want to talk about that. Can we talk about my job?": what they turn to stands in the last sentence. */
const opening = ({ heard }: TurnContext): string =>
  heard.intent === 'change_topic' ? (heard.text.split(/(?<=[.!?])\s+/).at(-1) ?? '') : heard.text;

/** Of the member's; later "nothing" and "I'm ok" answer something. */
const FIRST_TURNS = 2;

function asideIn(context: TurnContext): Aside | undefined {
  const text = opening(context);
  const words = text === context.heard.text ? context.heard.words : countWords(text);
  return asides.find(
    ({ pattern, maxWords, isOfTheDead, isAtFirst, isAtEase }) =>
      words <= maxWords &&
      pattern.test(text) &&
      (!isAtEase || context.turn.risk.level === 'none') &&
      (!isOfTheDead || hasToldDeath(context)) &&
      (!isAtFirst || (context.state.talk <= FIRST_TURNS && !context.pending)),
  );
}

/** Whether the message is one of these. */
export const isAsideOf = (context: TurnContext, ids: ReadonlySet<string>): boolean =>
  ids.has(asideIn(context)?.id ?? '');

/** Somebody steps away for a moment, whatever was under way: it waits. */
export const isAway = (context: TurnContext): boolean => asideIn(context)?.isWaiting === true;

/** What they want to speak of, from the other side; null when it would not be clear who is meant. */
function matterIn(pattern: RegExp, text: string): string | null {
  const said = pattern.exec(text)?.groups?.matter;
  if (!said) return null;
  const turned = turnPerson(said.trim());
  return turned.hasYou || countWords(turned.text) === 0 ? null : turned.text;
}

/** Null when the message is none, or everything prepared for it was said. */
export function respondToAside(context: TurnContext): Draft | null {
  const { pen, pending, state } = context;
  const aside = asideIn(context);
  if (!aside) return null;
  const [fact] = state.facts.slice(-1);
  const recap = aside.id === 'back' && fact ? `You had told me this: ${fact.clause}. ` : '';
  const text = pen.pick(aside.lines, {
    slots: { recap, matter: matterIn(aside.pattern, opening(context)) },
    isFirst: true,
    mayRepeat: aside.isWaiting === true,
  });
  if (!text) return null;
  if (context.heard.intent === 'change_topic') leaveMatter(state);
  if (aside.isGood) state.known.push(ALL_IS_WELL);
  // It is done, and no step any more.
  if (aside.id === 'done-and-told' || aside.id === 'just-done') state.step = null;
  return {
    move: aside.isWaiting ? 'silence' : 'aside',
    parts: [{ text }],
    ...(aside.isWaiting && pending ? { pending } : {}),
    ...(text.includes('?') ? { question: { tag: 'aside', text } } : {}),
  };
}
