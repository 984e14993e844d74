// What of a private chat is sent along with a turn: the server takes so many turns, characters and bytes at once. What has to
// stay behind is the oldest; words for which help was shown are always sent along, so that they stay in sight.
import type { Message } from '#features/conversations/conversations.contract.ts';
import type { PrivateTurn } from '../chat.protocol.ts';
import { privateTurnBounds } from '../private-turn.data.ts';
import { MAX_CHAT_CHARACTERS } from './chat-api.ts';

const MOST_TURNS = privateTurnBounds.turns;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** `messages` oldest first; `grave`: ids of those for which help was shown. */
export function privateTurnOf(
  rest: Omit<PrivateTurn, 'turns'>,
  messages: readonly Message[],
  grave: ReadonlySet<string>,
): PrivateTurn {
  const kept = new Set<Message>();
  let room = privateTurnBounds.bytes - bytesOf({ ...rest, turns: [] });
  let words = privateTurnBounds.characters;
  /** The newest of them, as long as this much stays free. */
  const take = (newestFirst: Message[], free: { bytes: number; words: number; turns: number }) =>
    newestFirst.every((message) => {
      const cost = bytesOf(turnOf(message)) + 1;
      const length = turnOf(message).content.length;
      if (cost > room - free.bytes || length > words - free.words) return false;
      if (kept.size === MOST_TURNS - free.turns) return false;
      room -= cost;
      words -= length;
      kept.add(message);
      return true;
    });
  const newestFirst = messages.toReversed();
  const isGrave = ({ id }: Message) => grave.has(id);
  take(newestFirst.filter(isGrave), {
    bytes: room / 2,
    words: words / 2,
    turns: MOST_TURNS / 2,
  });
  take(
    newestFirst.filter((message) => !isGrave(message)),
    { bytes: 0, words: 0, turns: 0 },
  );
  return { ...rest, turns: messages.filter((message) => kept.has(message)).map(turnOf) };
}

const turnOf = ({ role, content, created_at: at }: Message) => ({
  role,
  // A reply may be longer than anything the server takes, and would stand in the way of every turn after it.
  content: content.slice(0, MAX_CHAT_CHARACTERS),
  at,
});
