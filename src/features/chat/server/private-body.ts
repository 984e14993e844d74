// What the page sends with a private turn, read no further than it may go: a conversation nobody keeps has no length of
// its own, and all of it is judged at every turn.
import { refuse } from '#platform/shared/refusals.ts';
import { type PrivateTurn, privateTurn } from '../chat.protocol.ts';
import { privateTurnBounds } from '../private-turn.data.ts';
import { chatWords } from './chat.copy.ts';

/** The turn with the newest of its conversation that fit. Refuses TOO_LARGE and INVALID_INPUT, each with a sentence. */
export async function readPrivateTurn(request: Request): Promise<PrivateTurn> {
  const asked = privateTurn.safeParse(parsed(await bodyOf(request)));
  if (!asked.success) {
    const about = asked.error.issues.find(({ path }) => path[0] === 'content');
    throw refuse('INVALID_INPUT', about?.message);
  }
  return { ...asked.data, turns: newest(asked.data.turns) };
}

/** Read to its end also where that is too far, as the next request may come over the same connection. */
async function bodyOf(request: Request): Promise<string> {
  const body = await request.text().catch(() => '');
  if (Buffer.byteLength(body) > privateTurnBounds.bytes) throw refuse('TOO_LARGE', chatWords.privateTooLong);
  return body;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function newest(turns: PrivateTurn['turns']): PrivateTurn['turns'] {
  let room = privateTurnBounds.characters;
  const from = turns.findLastIndex(({ content }) => {
    room -= content.length;
    return room < 0;
  });
  return turns.slice(from + 1);
}
