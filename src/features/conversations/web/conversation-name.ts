import type { HistoryItem } from '../conversations.contract.ts';
import { conversationsCopy } from './conversations.copy.ts';

const LONGEST = 60;

/** What a conversation is called where it has no title: its first line, cut at a word. */
export function nameOf(title: string | null, firstLine: string | null | undefined): string {
  if (title) return title;
  const line = firstLine?.replaceAll(/\s+/g, ' ').trim();
  if (!line) return conversationsCopy.untitled;
  if (line.length <= LONGEST) return line;
  // Never half of an emoji.
  const cut = line.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '');
  return `${cut.slice(0, cut.lastIndexOf(' ') > 30 ? cut.lastIndexOf(' ') : LONGEST)}…`;
}

export const nameOfItem = ({ conversation, first_line }: HistoryItem) =>
  nameOf(conversation.title, first_line);
