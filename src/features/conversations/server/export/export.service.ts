// One conversation as a file of the member's own.
import { findCategory } from '#features/categories/server/categories.service.ts';
import type { Platform } from '#platform/server/platform.ts';
import { localDate } from '#platform/shared/local-day.ts';
import type { Conversation, ExportFormat } from '../../conversations.contract.ts';
import { getConversation } from '../conversations.service.ts';
import { loadWholeTranscript } from '../transcript.service.ts';
import { exportWords } from './export.copy.ts';
import { exportAsPdf } from './export-pdf.ts';
import { exportAsJson, exportAsMarkdown } from './export-text.ts';

const files = {
  markdown: { extension: 'md', type: 'text/markdown; charset=utf-8' },
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  pdf: { extension: 'pdf', type: 'application/pdf' },
} as const;

export type ExportedFile = { name: string; type: string; content: Buffer };

/** The file's name says the day and the category, never the title. Refuses NOT_FOUND. */
export async function exportConversation(
  platform: Platform,
  memberId: string,
  id: string,
  format: ExportFormat,
  timeZone: string | null,
): Promise<ExportedFile> {
  const conversation = await getConversation(platform, memberId, id);
  const messages = (await loadWholeTranscript(platform, memberId, id)).filter(
    ({ content }) => content !== '',
  );
  const about = await namesOf(platform, memberId, conversation);
  const exported = { conversation, messages, about, timeZone, productName: platform.productName };
  const content =
    format === 'pdf'
      ? await exportAsPdf(exported)
      : Buffer.from(format === 'json' ? exportAsJson(exported) : await exportAsMarkdown(exported));
  const { extension, type } = files[format];
  const day = localDate(new Date(conversation.created_at), timeZone);
  const category = /^[a-z]{1,20}$/.test(conversation.coach_type) ? conversation.coach_type : 'conversation';
  return { name: `${day}-${category}.${extension}`, type, content };
}

/** A category of their own may be gone by now. */
async function namesOf(
  platform: Platform,
  memberId: string,
  { coach_type, topic }: Conversation,
): Promise<string[]> {
  const category = await findCategory(platform, memberId, coach_type);
  if (!category) return [exportWords.ownCategory];
  const chosen = category.subcategories.find(({ id }) => id === topic);
  return [category.name, ...(chosen ? [chosen.name] : [])];
}
