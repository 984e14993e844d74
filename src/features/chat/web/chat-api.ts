import { apiOf } from '#platform/web/api.ts';
import type { chatContract } from '../chat.contract.ts';

export const chatApi = apiOf<typeof chatContract>('chat');

/** The server's bound, kept here without its schema library. */
export { MAX_MESSAGE_CHARACTERS as MAX_CHAT_CHARACTERS } from '#features/conversations/message-length.data.ts';
