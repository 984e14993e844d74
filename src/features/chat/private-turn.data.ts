// How much of a private chat is taken along with one of its turns. Its page holds it all and leaves the oldest behind;
// what it sends beyond `characters` is left behind here.
import { MAX_MESSAGE_CHARACTERS } from '#features/conversations/message-length.data.ts';

export const privateTurnBounds = {
  turns: 400,
  /** Of all turns together: some three hundred messages as people write them. */
  characters: 15 * MAX_MESSAGE_CHARACTERS,
  /** Of the whole request, in any script and with the dialogue's state. */
  bytes: 512 * 1024,
} as const;
