// A chat of a test's own: its parts where they are not what is tested, and private turns said to it without a socket.
import type { Platform } from '#platform/server/platform.ts';
import type { Chat, ChatOptions } from '../server/chat.service.ts';
import { privateChat } from '../server/private-chat.ts';

/** A mind that always says the same, and a member of whom nothing is known. */
export const calmParts: Omit<ChatOptions, 'assessor' | 'limits'> = {
  therapist: {
    async *reply() {
      yield { text: 'An ordinary reply.' };
    },
  },
  findMember: async () => null,
  isStillSignedIn: async () => true,
  sumUp: async () => {},
};

/** One turn of a private chat; `turn` is what the page sends beside its ordinary choices. Rejects as the endpoint refuses. */
export async function sayPrivately(
  { platform, chat, memberId }: { platform: Platform; chat: Chat; memberId: string },
  turn: Record<string, unknown>,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const request = new Request('http://localhost/api/chat/private', {
    method: 'POST',
    body: JSON.stringify({
      therapy_style: 'Standard',
      coach_type: 'career',
      turns: [],
      state: null,
      ...turn,
    }),
    signal,
  });
  return privateChat(chat).handle(request, {
    platform,
    caller: { memberId, role: 'member', authSessionId: '' },
    ip: '',
    headers: request.headers,
    responseHeaders: new Headers(),
    requestId: '',
  });
}
