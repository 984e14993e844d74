const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a part of an address can name a conversation at all; nothing else is worth asking the server about. */
export const isConversationId = (text: string | null | undefined): text is string => UUID.test(text ?? '');
