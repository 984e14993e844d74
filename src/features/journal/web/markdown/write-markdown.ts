// The editor's nodes into Markdown, so that reading it gives the same nodes again.
import type { DocumentNode } from './document.ts';
import { writeLine } from './write-line.ts';

export function writeMarkdown(document: DocumentNode): string {
  const blocks = document.content ?? [];
  const lines = linesOf(blocks);
  // The last line end belongs to the last line: one more makes the empty paragraph after it.
  if (!blocks.every(isEmptyParagraph) && isEmptyParagraph(blocks.at(-1))) lines.push('');
  return lines.join('\n');
}

const isEmptyParagraph = (node: DocumentNode | undefined): boolean =>
  node?.type === 'paragraph' &&
  (node.content ?? []).every(
    (part) => part.type === 'text' && !part.marks?.some(isCode) && /^[ \t]*$/.test(part.text ?? ''),
  );
const isCode = ({ type }: { type: string }) => type === 'code';

/** `isInItem`: a list stands right under the words it belongs to. */
function linesOf(blocks: readonly DocumentNode[], isInItem = false): string[] {
  const lines: string[] = [];
  let before: DocumentNode | null = null;
  let isOtherMarker = false;
  for (const block of blocks) {
    if (isEmptyParagraph(block)) {
      lines.push('');
      continue;
    }
    // Two lists that follow each other are told apart by their marks alone.
    isOtherMarker = before !== null && isSameKind(before, block) ? !isOtherMarker : false;
    const isUnderWords =
      isInItem && lines.length > 0 && lines.at(-1) !== '' && mayFollowAtOnce(before, block);
    if (before && !isUnderWords) lines.push('');
    lines.push(...linesOfBlock(block, isOtherMarker, before !== null && isList(before)));
    before = block;
  }
  return lines;
}

/** Only a list that begins with words, and a numbered one only with 1, can end a paragraph without a blank line. */
function mayFollowAtOnce(before: DocumentNode | null, block: DocumentNode): boolean {
  if (before?.type !== 'paragraph' || !isList(block)) return false;
  if (block.type === 'taskList') return true;
  return (
    !isEmptyParagraph(block.content?.[0]?.content?.[0]) &&
    (block.type === 'bulletList' || (block.attrs?.start ?? 1) === 1)
  );
}

const isList = ({ type }: DocumentNode) => /List$/.test(type);
const isSameKind = (one: DocumentNode, other: DocumentNode) =>
  isList(one) && isList(other) && (one.type === 'orderedList') === (other.type === 'orderedList');

function linesOfBlock(block: DocumentNode, isOtherMarker: boolean, isAfterList: boolean): string[] {
  switch (block.type) {
    case 'heading':
      return [heading(block)];
    case 'horizontalRule':
      return ['---'];
    case 'codeBlock':
      return codeBlock(block);
    case 'blockquote':
      return quoted(block);
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return (block.content ?? []).flatMap((item, at) =>
        itemLines(item, markerOf(block, item, at, isOtherMarker)),
      );
    default:
      // Blanks at its start would make it part of the list above.
      return writeLine(block.content ?? [], { isAfterMark: isAfterList }).split('\n');
  }
}

function quoted(block: DocumentNode): string[] {
  const inside = block.content ?? [];
  const lines = linesOf(inside);
  if (inside.every(isEmptyParagraph) && lines.length === 0) lines.push('');
  return lines.map((line) => (line === '' ? '>' : `> ${line}`));
}

function heading({ attrs, content = [] }: DocumentNode): string {
  const words = writeLine(content, { isOneLine: true, isAfterMark: true }).replace(
    /(^|[ \t])(#+)([ \t]*)$/,
    '$1\\$2$3',
  );
  const level = Math.min(6, Math.max(1, Number(attrs?.level) || 1));
  return '#'.repeat(level) + (words && ` ${words}`);
}

function codeBlock({ attrs, content = [] }: DocumentNode): string[] {
  const text = content.map((part) => part.text ?? '').join('');
  const language = String(attrs?.language ?? '').replaceAll('\n', ' ');
  const sign = language.includes('`') ? '~' : '`';
  const runs = [...text.matchAll(/`+|~+/g)].map(([run]) => run.length);
  const fence = sign.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
  // A language that begins with the fence's own sign would lengthen it.
  const gap = language.startsWith(sign) ? ' ' : '';
  return [fence + gap + language, ...(text === '' ? [] : text.split('\n')), fence];
}

function markerOf(list: DocumentNode, item: DocumentNode, at: number, isOther: boolean): string {
  if (list.type === 'orderedList') {
    const start = Number(list.attrs?.start ?? 1);
    return `${Math.min(999_999_999, start + at)}${isOther ? ')' : '.'} `;
  }
  const sign = isOther ? '* ' : '- ';
  return list.type === 'taskList' ? `${sign}[${item.attrs?.checked ? 'x' : ' '}] ` : sign;
}

function itemLines(item: DocumentNode, marker: string): string[] {
  const blocks = [...(item.content ?? [])];
  // Nothing tells an empty paragraph before an item's words from none.
  while (isEmptyParagraph(blocks[0]) && blocks[1]?.type === 'paragraph') blocks.shift();
  const [first, ...more] = blocks;
  const width = /^\S+ /.exec(marker)![0].length;
  const words =
    first && !isEmptyParagraph(first) ? writeLine(first.content ?? [], { isAfterMark: true }) : '';
  const head = words.split('\n');
  // Words that look like the box of a task are no task.
  if (!marker.includes('[')) head[0] = head[0]!.replace(/^\[(?=[ xX]\](?:[ \t]|$))/, '\\[');
  const rest = linesOf(first ? [...(words ? [first] : []), ...more] : more, true).slice(
    words ? head.length : 0,
  );
  while (rest.at(-1) === '') rest.pop();
  const indent = ' '.repeat(width);
  return [
    words ? marker + head[0] : marker.trimEnd(),
    ...[...head.slice(1), ...rest].map((line) => (line === '' ? '' : indent + line)),
  ];
}
