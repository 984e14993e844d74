// The one private chat there may be, in this page's memory and nowhere else. It is gone with the tab, with signing out,
// and with leaving it; a session that runs out in the middle of it only makes it wait for the member to sign in again.
import type { Message } from '#features/conversations/conversations.contract.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import type { NewConversation } from './outbox.ts';

export type PrivateChat = {
  conversation: NewConversation;
  /** What it begins with; `words: null` lets the therapist begin. null once that was done. */
  start: { words: string | null } | null;
  messages: Message[];
  /** The therapist's own, given back with each turn. */
  state: Record<string, unknown> | null;
  hasHelp: boolean;
  /** Ids of the words for which help was shown. */
  grave: string[];
  draft: string;
};

/** What its place in the browser's history says: the start of a chat is the one before it. */
export const FROM_START = { isFromStart: true } as const;

let present: PrivateChat | null = null;
let isWaiting = false;

export const privateChat = () => present;

/** `draft`: begun before the therapist was asked to begin. */
export function beginPrivateChat(conversation: NewConversation, words: string | null, draft = ''): void {
  const start = { words };
  isWaiting = false;
  present = { conversation, start, messages: [], state: null, hasHelp: false, grave: [], draft };
}

export function changePrivateChat(part: Partial<PrivateChat>): void {
  if (present) present = { ...present, ...part };
}

export function forgetPrivateChat(): void {
  present = null;
  isWaiting = false;
}

/** It was left without having been asked about. */
export function letPrivateChatWait(): void {
  isWaiting = present !== null;
}

/** It is on the screen again. */
export function takeUpPrivateChat(): void {
  isWaiting = false;
}

export const doesPrivateChatWait = () => isWaiting;

export function restorePrivateChat(chat: PrivateChat): void {
  present = chat;
  isWaiting = false;
}

onWordsForgotten(forgetPrivateChat);
