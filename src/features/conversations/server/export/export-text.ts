// A conversation as Markdown or JSON. What people wrote stays what they wrote: marks that Markdown would read as
// layout or HTML are escaped.
import { setImmediate as breathe } from 'node:timers/promises';
import type { Conversation, Message } from '../../conversations.contract.ts';
import { exportWords } from './export.copy.ts';

export type ExportedConversation = {
  conversation: Conversation;
  messages: Message[];
  /** What it was about, by the names the member knows: the category, then the topic. */
  about: string[];
  /** IANA zone for times; null = UTC. */
  timeZone: string | null;
  /** The name the therapist goes by. */
  productName: string;
};

export function exportAsJson({ conversation, messages }: ExportedConversation): string {
  return `${JSON.stringify({ format: 'tulia-conversation', version: 1, conversation, messages }, null, 2)}\n`;
}

/** Messages written in one go; a conversation may have very many, and others wait meanwhile. */
const WRITTEN_AT_ONCE = 200;

export async function exportAsMarkdown(exported: ExportedConversation): Promise<string> {
  const { conversation, messages } = exported;
  const lines = [`# ${escapeMarkdown(titleOf(conversation))}`, '', escapeMarkdown(subtitleOf(exported)), ''];
  for (const [at, message] of messages.entries()) {
    if (at % WRITTEN_AT_ONCE === 0) await breathe();
    lines.push(`**${escapeMarkdown(speakerOf(exported, message))}** · ${noteOf(exported, message)}`, '');
    lines.push(escapeMarkdown(message.content), '');
  }
  if (messages.length === 0) lines.push(exportWords.empty, '');
  return lines.join('\n');
}

export const titleOf = (conversation: Conversation): string => conversation.title ?? exportWords.untitled;

export const speakerOf = ({ productName }: ExportedConversation, { role }: Message): string =>
  role === 'user' ? exportWords.member : `${productName} (AI)`;

export function subtitleOf({ conversation, about, timeZone }: ExportedConversation): string {
  const parts = [
    exportWords.surfaces[conversation.surface],
    about.join(' › '),
    format(conversation.created_at, timeZone, { dateStyle: 'long', timeStyle: 'short' }),
    exportWords.timeZone(clockOf(timeZone, {}).resolvedOptions().timeZone),
  ];
  return parts.join(' · ');
}

export function noteOf({ timeZone }: ExportedConversation, message: Message): string {
  return [
    format(message.created_at, timeZone, { dateStyle: 'medium', timeStyle: 'short' }),
    ...(message.heard_ms === null ? [] : [exportWords.cutOff]),
    ...(message.exercise ? [exportWords.exercise(message.exercise.id)] : []),
  ].join(' · ');
}

const format = (at: string, timeZone: string | null, style: Intl.DateTimeFormatOptions): string =>
  clockOf(timeZone, style).format(new Date(at));

/** To make one takes far longer than to read it, and every message asks. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string | null, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, style]);
  const clock = clocks.get(key) ?? newClock(timeZone, style);
  clocks.set(key, clock);
  return clock;
}

/** An unknown zone is UTC. */
function newClock(timeZone: string | null, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: timeZone ?? 'UTC' });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'UTC' });
  }
}

/** Line by line: what would begin a block, and every mark that would begin a span, a link, a tag or an entity. */
function escapeMarkdown(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) =>
      line
        .replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)/g, (mark) => `\\${mark}`)
        .replace(/^(\s*)([#+=-])/, '$1\\$2')
        .replace(/^(\s*\d+)(?=[.)](?:\s|$))/, '$1\\')
        // So much of an indent would make code of it.
        .replace(/^(?: {4}| {0,3}\t)[ \t]*/, (indent) => '\u00a0'.repeat(indent.length)),
    )
    .join('  \n');
}
