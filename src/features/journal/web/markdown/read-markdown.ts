// An entry's Markdown into the editor's nodes. Whatever it does not know stays as text, letter by letter; where the editor
// would show that as something else (a table, an image, HTML), `isWhole` is false and the source is what may be edited.
// Every blank line beyond the first between two blocks is an empty paragraph, so that none is lost.
import type { DocumentNode } from './document.ts';
import { readLine } from './read-line.ts';

export type MarkdownReading = { document: DocumentNode; isWhole: boolean };

const FENCE = /^( {0,3})(`{3,}|~{3,})([^\n]*)$/;
const HEADING = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))??(?:[ \t]+#+)?[ \t]*$/;
const RULE = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
const QUOTE = /^ {0,3}>( ?)(.*)$/;
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])(?:( +)(.*)|[ \t]*)$/;
const TASK = /^\[([ xX])\](?: (.*)|[ \t]*)$/;
const UNDERLINE = /^ {0,3}(=+|-+)[ \t]*$/;
const TABLE_RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const DEFINITION = /^ {0,3}\[[^[\]\\\n]+\]:\s*\S/;

const isBlankLine = (line: string) => /^[ \t]*$/.test(line);
/** Tabs before and after a list's mark are as wide as four spaces. */
const untabbed = (line: string) =>
  line.replace(/^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/, (lead) => lead.replaceAll('\t', '    '));
const itemIn = (line: string) => ITEM.exec(untabbed(line));
const widthOf = (line: string) => /^ */.exec(line)![0].length;
const isEmpty = (block: DocumentNode | undefined) => block?.type === 'paragraph' && !block.content;
const emptyParagraph = (): DocumentNode => ({ type: 'paragraph' });

export function readMarkdown(source: string): MarkdownReading {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const state = { isWhole: true, depth: 0 };
  const blocks = readBlocks(lines, state);
  // The last line end closes the last line, it does not begin another.
  if (!isBlankLine(lines.join('')) && lines.length > 1 && lines.at(-1) === '' && isEmpty(blocks.at(-1)))
    blocks.pop();
  return {
    document: { type: 'doc', content: blocks.length > 0 ? blocks : [emptyParagraph()] },
    isWhole: state.isWhole,
  };
}

type State = { isWhole: boolean; depth: number };
/** Nobody nests deeper by intent; a wall of marks must not use up the stack. */
const DEEPEST = 40;
type Reading = { block: DocumentNode | DocumentNode[]; next: number; blanksAfter?: number };

function readBlocks(lines: readonly string[], state: State): DocumentNode[] {
  state.depth++;
  const blocks = blocksOf(lines, state);
  state.depth--;
  return blocks;
}

function blocksOf(lines: readonly string[], state: State): DocumentNode[] {
  const blocks: DocumentNode[] = [];
  let blanks = 0;
  let at = 0;
  while (at < lines.length) {
    if (isBlankLine(lines[at]!)) {
      blanks++;
      at++;
      continue;
    }
    const empties = blocks.length === 0 ? blanks : blanks - 1;
    for (let empty = 0; empty < empties; empty++) blocks.push(emptyParagraph());
    const { block, next, blanksAfter = 0 } = readBlock(lines, at, state);
    blocks.push(...(Array.isArray(block) ? block : [block]));
    blanks = blanksAfter;
    at = next;
  }
  for (let empty = 0; empty < blanks; empty++) blocks.push(emptyParagraph());
  return blocks;
}

function readBlock(lines: readonly string[], at: number, state: State): Reading {
  const line = lines[at]!;
  const fence = FENCE.exec(line);
  if (fence && !(fence[2]!.startsWith('`') && fence[3]!.includes('`'))) return readFence(lines, at, fence);
  const heading = HEADING.exec(line);
  if (heading) {
    const level = heading[1]!.length;
    return { block: textBlock('heading', heading[2] ?? '', state, { level }), next: at + 1 };
  }
  if (RULE.test(line)) return { block: { type: 'horizontalRule' }, next: at + 1 };
  const isNested = QUOTE.test(line) || itemIn(line) !== null;
  if (isNested && state.depth > DEEPEST) state.isWhole = false;
  else if (isNested) return QUOTE.test(line) ? readQuote(lines, at, state) : readList(lines, at, state);
  return readParagraph(lines, at, state);
}

function readFence(lines: readonly string[], at: number, [, indent, fence, info]: RegExpExecArray): Reading {
  const closing = new RegExp(`^ {0,3}${fence![0] === '`' ? '`' : '~'}{${fence!.length},}[ \\t]*$`);
  const inside: string[] = [];
  let next = at + 1;
  while (next < lines.length && !closing.test(lines[next]!)) {
    inside.push(lines[next]!.replace(new RegExp(`^ {0,${indent!.length}}`), ''));
    next++;
  }
  const text = inside.join('\n');
  return {
    block: {
      type: 'codeBlock',
      attrs: { language: info!.trim() || null },
      ...(text && { content: [{ type: 'text', text }] }),
    },
    next: next + 1,
  };
}

function readQuote(lines: readonly string[], at: number, state: State): Reading {
  const inside: string[] = [];
  let next = at;
  for (; next < lines.length; next++) {
    const match = QUOTE.exec(lines[next]!);
    if (!match) break;
    inside.push(match[2]!);
  }
  const blocks = readBlocks(inside, state);
  return { block: { type: 'blockquote', content: blocks.length ? blocks : [emptyParagraph()] }, next };
}

type Item = { lines: string[]; isChecked: boolean | null; number: number };

function readList(lines: readonly string[], at: number, state: State): Reading {
  const first = itemIn(lines[at]!)!;
  const sign = first[2]!.at(-1)!;
  const items: Item[] = [];
  let next = at;
  let blanksAfter = 0;
  for (;;) {
    const match = next < lines.length && !RULE.test(lines[next]!) ? itemIn(lines[next]!) : null;
    if (!match || match[2]!.at(-1) !== sign) break;
    blanksAfter = 0;
    const [, indent = '', marker = '', gap = '', words = ''] = match;
    const isWordless = words.trim() === '';
    const width = indent.length + marker.length + (isWordless || gap.length > 4 ? 1 : gap.length);
    const task = TASK.exec(isWordless ? '' : ' '.repeat(gap.length > 4 ? gap.length - 1 : 0) + words);
    const item: Item = {
      lines: [isWordless ? '' : task ? (task[2] ?? '') : untabbed(lines[next]!).slice(width)],
      isChecked: task ? task[1] !== ' ' : null,
      number: Number.parseInt(marker, 10) || 0,
    };
    next++;
    while (next < lines.length) {
      const line = untabbed(lines[next]!);
      if (isBlankLine(line)) item.lines.push(line.slice(width));
      else if (widthOf(line) >= width) item.lines.push(line.slice(width));
      else break;
      next++;
    }
    while (item.lines.length > 1 && isBlankLine(item.lines.at(-1)!)) {
      item.lines.pop();
      blanksAfter++;
    }
    items.push(item);
  }
  return { block: listsOf(items, first[2]!.length > 1, state), next, blanksAfter };
}

/** A list whose items are partly to be ticked off is as many lists as it has runs. */
function listsOf(items: readonly Item[], isOrdered: boolean, state: State): DocumentNode[] {
  const lists: DocumentNode[] = [];
  for (const item of items) {
    const isTask = item.isChecked !== null && !isOrdered;
    if (item.isChecked !== null && isOrdered)
      item.lines[0] = `[${item.isChecked ? 'x' : ' '}] ${item.lines[0]}`;
    const type = isTask ? 'taskList' : isOrdered ? 'orderedList' : 'bulletList';
    const [firstLine = '', ...more] = item.lines;
    // An item begins with a paragraph: an empty one where it begins with something else.
    const blocks = readBlocks(
      isBlankLine(firstLine) && more.length > 0 && !isBlankLine(more[0]!) ? more : item.lines,
      state,
    );
    if (blocks[0]?.type !== 'paragraph') blocks.unshift(emptyParagraph());
    const node: DocumentNode = {
      type: isTask ? 'taskItem' : 'listItem',
      ...(isTask && { attrs: { checked: item.isChecked } }),
      content: blocks,
    };
    const last = lists.at(-1);
    if (last?.type === type) last.content!.push(node);
    else
      lists.push({ type, ...(type === 'orderedList' && { attrs: { start: item.number } }), content: [node] });
  }
  return lists;
}

function readParagraph(lines: readonly string[], at: number, state: State): Reading {
  const inside = [lines[at]!];
  let next = at + 1;
  for (; next < lines.length; next++) {
    const line = lines[next]!;
    const underline = UNDERLINE.exec(line);
    if (underline && inside.length === 1) {
      const level = underline[1]!.startsWith('=') ? 1 : 2;
      return { block: textBlock('heading', inside[0]!.trim(), state, { level }), next: next + 1 };
    }
    if (isBlankLine(line) || interrupts(line)) break;
    if (TABLE_RULE.test(line)) state.isWhole = false;
    inside.push(line);
  }
  if (inside.some((line) => DEFINITION.test(line))) state.isWhole = false;
  return { block: textBlock('paragraph', inside.join('\n'), state), next };
}

function interrupts(line: string): boolean {
  const fence = FENCE.exec(line);
  if (fence && !(fence[2]!.startsWith('`') && fence[3]!.includes('`'))) return true;
  if (HEADING.test(line) || RULE.test(line) || QUOTE.test(line)) return true;
  const item = itemIn(line);
  return Boolean(item?.[4]?.trim()) && (item![2]!.length === 1 || Number.parseInt(item![2]!, 10) === 1);
}

function textBlock(
  type: string,
  source: string,
  state: State,
  attrs?: Record<string, unknown>,
): DocumentNode {
  const { nodes, isWhole } = readLine(source);
  if (!isWhole) state.isWhole = false;
  return { type, ...(attrs && { attrs }), ...(nodes.length > 0 && { content: nodes }) };
}
