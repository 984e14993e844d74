// One paragraph's words into Markdown. Written as a person would, and read again at once: where that does not give the same
// words back, or gives what the editor cannot show, every sign is escaped and what touches a mark is written as a number,
// which always does.
import {
  type DocumentNode,
  hasMark,
  type LineBreak,
  lineBreaks,
  type Mark,
  markOrder,
  marksOf,
  normalLine,
  sameLine,
} from './document.ts';
import { readLine } from './read-line.ts';

type Manner = 'plain' | 'careful';
type LineOptions = {
  /** A heading is one line: its breaks are written as numbers. */
  isOneLine?: boolean;
  /** Blanks at its start would be taken for part of the mark before it. */
  isAfterMark?: boolean;
};

/** Without a line end at either side; inside, each line is escaped so that it begins no block. */
export function writeLine(nodes: readonly DocumentNode[], options: LineOptions = {}): string {
  const line = normalLine(nodes);
  const written = write(line, 'plain', options);
  const again = readLine(written);
  return again.isWhole && sameLine(again.nodes, line) ? written : write(line, 'careful', options);
}

const numbered = (sign: string) => `&#${sign.codePointAt(0)};`;

function write(
  line: readonly DocumentNode[],
  manner: Manner,
  { isOneLine, isAfterMark }: LineOptions,
): string {
  let out = '';
  const open: Mark[] = [];
  const close = (count: number) => {
    for (let left = count; left > 0; left--) out += closing(open.pop()!, manner);
  };
  line.forEach((node, at) => {
    const [before, next] = [line[at - 1], line[at + 1]];
    const isOwn = isOwnAddress(node, before, next);
    // Code brings its own marks with it.
    const marks = marksOf(node).filter(({ type }) => type !== 'code' && !(isOwn && type === 'link'));
    const kept = open.findIndex((mark) => !hasMark(marks, mark));
    if (kept !== -1) close(open.length - kept);
    const isOpening = marks.length > open.length;
    // Nothing opens just before a break: a mark must touch a word.
    for (const mark of node.type === 'hardBreak' ? [] : inOrder(marks, line, at)) {
      if (hasMark(open, mark)) continue;
      open.push(mark);
      out += opening(mark, manner);
    }
    out += isOwn
      ? `<${node.text}>`
      : words(node, manner, {
          isOneLine: isOneLine ?? false,
          isEdge: [
            isOpening || !sameSet(marksOf(node), marksOf(before)),
            !sameSet(marksOf(node), marksOf(next)),
          ],
          isFirst: before === undefined || before.type === 'hardBreak',
          isLast: next === undefined,
          isBeforeBreak: next?.type === 'hardBreak',
        });
  });
  close(open.length);
  return atLineStarts(out, isOneLine ?? false, isAfterMark ?? false);
}

const sameSet = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => hasMark(other, mark));

/** What stays open longest is opened first. */
function inOrder(marks: readonly Mark[], line: readonly DocumentNode[], at: number): Mark[] {
  const reach = (mark: Mark) => {
    let end = at;
    while (end < line.length && hasMark(marksOf(line[end]), mark)) end++;
    return end;
  };
  const rank = ({ type }: Mark) => markOrder.indexOf(type as (typeof markOrder)[number]);
  return [...marks].sort((a, b) => reach(b) - reach(a) || rank(a) - rank(b));
}

function opening({ type }: Mark, manner: Manner): string {
  if (type === 'link') return '[';
  if (type === 'italic') return manner === 'plain' ? '*' : '_';
  return type === 'bold' ? '**' : type === 'strike' ? '~~' : '';
}

function closing(mark: Mark, manner: Manner): string {
  if (mark.type !== 'link') return opening(mark, manner);
  const href = String(mark.attrs?.href ?? '');
  const title = String(mark.attrs?.title ?? '');
  const isSimple = /^[^\s()<>\\]+$/.test(href);
  const target = isSimple ? href : `<${href.replace(/[<>\\]/g, '\\$&').replaceAll('\n', '%0A')}>`;
  return `](${target}${title ? ` "${title.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ')}"` : ''})`;
}

/** An address that stands for itself, and for nothing beside it. */
function isOwnAddress(
  node: DocumentNode,
  before: DocumentNode | undefined,
  next: DocumentNode | undefined,
): boolean {
  const link = node.marks?.find(({ type }) => type === 'link');
  return (
    link !== undefined &&
    !link.attrs?.title &&
    link.attrs?.href === node.text &&
    !node.marks?.some(({ type }) => type === 'code') &&
    !hasMark(marksOf(before), link) &&
    !hasMark(marksOf(next), link) &&
    /^[A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*$/.test(node.text ?? '')
  );
}

type Place = {
  isOneLine: boolean;
  isEdge: [boolean, boolean];
  isFirst: boolean;
  isLast: boolean;
  isBeforeBreak: boolean;
};

function words(node: DocumentNode, manner: Manner, place: Place): string {
  if (node.type === 'hardBreak') {
    if (place.isOneLine || place.isLast) return '&#10;';
    // A line without words would end the paragraph.
    if (place.isFirst) return '\\\n';
    const written = node.attrs?.written as LineBreak;
    return lineBreaks.includes(written) ? written : '  \n';
  }
  const text = node.text ?? '';
  const signs = [...text];
  // A bracket that a later piece closes may begin a reference.
  const mayBeLink = /\][([:]/.test(text) || (place.isFirst && /^\s*\[[^\]]*$/.test(text));
  const inLink = marksOf(node).some(({ type }) => type === 'link');
  if (marksOf(node).some(({ type }) => type === 'code')) return code(text);
  const escaped = signs.map((sign, at) => {
    const isEdge = (at === 0 && place.isEdge[0]) || (at === signs.length - 1 && place.isEdge[1]);
    // A blank at the end of a line is part of its end, or lost.
    const isLastBlank = at === signs.length - 1 && (place.isBeforeBreak || (place.isOneLine && place.isLast));
    if (sign === '\n' || (isLastBlank && /\s/.test(sign))) return numbered(sign);
    if (manner === 'careful') {
      if (isEdge) return numbered(sign);
      return /[!-/:-@[-`{-~]/.test(sign) ? `\\${sign}` : sign;
    }
    return needsEscape(signs, at, inLink, mayBeLink) ? `\\${sign}` : sign;
  });
  return escaped.join('');
}

function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length);
  let length = 1;
  while (runs.includes(length)) length++;
  const fence = '`'.repeat(length);
  const isPadded = /^`|`$/.test(text) || (/^ .* $/s.test(text) && text.trim() !== '');
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence;
}

const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
const isBlank = (sign: string | undefined) => sign === undefined || /\s/.test(sign);

/** Whether a sign, as it stands among others, would be taken for a mark. */
function needsEscape(signs: readonly string[], at: number, inLink: boolean, mayBeLink: boolean): boolean {
  const [before, sign, after] = [signs[at - 1], signs[at], signs[at + 1]];
  switch (sign) {
    case '\\':
      // The last sign may be written as a number, which begins with one that can be escaped.
      return at >= signs.length - 2 || after === '\n' || /[!-/:-@[-`{-~]/.test(after ?? '');
    case '`':
      return true;
    case '*':
      return !(isBlank(before) && isBlank(after) && before !== undefined && after !== undefined);
    case '_':
      return !(isWordSign(before) && isWordSign(after)) && !(isBlank(before) && isBlank(after));
    case '~':
      return before === '~' || after === '~';
    case '<':
      return after !== undefined && /[A-Za-z/!?]/.test(after);
    case '&':
      return /^&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});/.test(
        signs.slice(at, at + 36).join(''),
      );
    case '[':
      return inLink || mayBeLink || after === '^';
    case ']':
      return inLink;
    default:
      return false;
  }
}

/** Keeps the start of every line from being taken for the start of a block. */
function atLineStarts(text: string, isOneLine: boolean, isAfterMark: boolean): string {
  const lines = text.split('\n').map((line) => {
    if (isOneLine) return line;
    if (/^\s+$/.test(line)) return numbered(line[0]!) + line.slice(1);
    const [, blank = '', rest = ''] = /^(\s*)(.*)$/s.exec(line)!;
    if (/^(?:#{1,6}(?:\s|$)|>|[-+](?:\s|$)|~~~)/.test(rest)) return `${blank}\\${rest}`;
    if (/^\*(?:\s|$)/.test(rest)) return `${blank}\\${rest}`;
    const number = /^(\d{1,9})([.)])(?=\s|$)/.exec(rest);
    if (number) return `${blank}${number[1]}\\${rest.slice(number[1]!.length)}`;
    if (/^(?:=+|[-*_](?:[ \t]*[-*_])*)[ \t]*$/.test(rest)) return `${blank}\\${rest}`;
    if (/^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/.test(rest)) return `${blank}\\${rest}`;
    return line;
  });
  const first = lines[0] ?? '';
  if (isAfterMark && /^\s/.test(first)) lines[0] = numbered(first[0]!) + first.slice(1);
  return lines.join('\n');
}
