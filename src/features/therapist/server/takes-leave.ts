// Whether the member's last words were a leave-taking, by rules alone: at once, and the same for every mind. A farewell
// that is itself a sign of danger ("goodbye, I have taken them") is not one, nor are words that may mean more than the talk.
import { assess, isTrip } from '#features/safety/server/safety.service.ts';
import type { SpokenTurn } from '../therapist.contract.ts';
import { understand } from './guided/understand.ts';

/** "I'm done", "let's end it": of the talk, or of everything. */
const meansEither =
  /\b(?:i(?:'m| am) (?:so |just )?done|(?:end|ending|stop) (?:it|this)|(?:that's|that is|this is) (?:it|enough|all))\b(?! (?:for (?:today|now|tonight)|talking)\b)/i;

/** `conversation` oldest first, the member's last words at its end. */
export function takesLeave(conversation: SpokenTurn[]): boolean {
  const last = conversation.at(-1);
  if (last?.role !== 'user') return false;
  const { intent, text } = understand(last.content);
  if (intent !== 'goodbye' || meansEither.test(text)) return false;
  return !isTrip(assess([last])) && assess(conversation).level !== 'imminent';
}
