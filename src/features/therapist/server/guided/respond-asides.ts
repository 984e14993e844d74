// Turns beside the story: a moment away and back, and questions about the future, other people's minds or one's worth,
// which no honest listener can answer and none should pass over.
import { asides } from './asides.data.ts';
import { tellsDeath } from './deaths.ts';
import { countWords } from './line.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

const hasToldDeath = ({ turn }: TurnContext): boolean =>
  turn.conversation.some(({ role, content }) => role === 'user' && tellsDeath(content));

const asideIn = (context: TurnContext) =>
  asides.find(
    ({ pattern, maxWords, isOfTheDead }) =>
      context.heard.words <= maxWords &&
      pattern.test(context.heard.text) &&
      (!isOfTheDead || hasToldDeath(context)),
  );

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
    slots: { recap, matter: matterIn(aside.pattern, context.heard.text) },
    isFirst: true,
    mayRepeat: aside.isWaiting === true,
  });
  if (!text) return null;
  return {
    move: aside.isWaiting ? 'silence' : 'aside',
    parts: [{ text }],
    ...(aside.isWaiting && pending ? { pending } : {}),
    ...(text.includes('?') ? { question: { tag: 'aside', text } } : {}),
  };
}
