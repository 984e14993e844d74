// The words of one paragraph or heading, from Markdown: emphasis, code, links, breaks. What is not understood stays as it
// stands, as text; `isWhole` is false where that would later be written differently.
import { type DocumentNode, isSeen, joined, type LineBreak, type Mark } from './document.ts';

export type LineReading = { nodes: DocumentNode[]; isWhole: boolean };

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign);
const isBlank = (sign: string) => sign === '' || /\s/.test(sign);
const AUTOLINK = /^<([A-Za-z][A-Za-z0-9+.-]{1,31}:[^\s<>]*)>/;
const HTML = /^<(?:\/?[A-Za-z][^<>]*|!--|\?|![A-Z])/;
const ENTITY = /^&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos|nbsp));/;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

type Delimiter = { sign: string; count: number; was: number; canOpen: boolean; canClose: boolean };
type Part = { node: DocumentNode; delimiter?: Delimiter; bracket?: { isActive: boolean; isImage: boolean } };

const text = (value: string): DocumentNode => ({ type: 'text', text: value });
const lineBreak = (written: LineBreak): DocumentNode => ({ type: 'hardBreak', attrs: { written } });

/** `source` may hold line ends; they become breaks. */
export function readLine(source: string): LineReading {
  const parts: Part[] = [];
  let isWhole = true;
  let buffer = '';
  let at = 0;
  const settle = () => {
    if (buffer) parts.push({ node: text(buffer) });
    buffer = '';
  };
  const put = (part: Part, length: number) => {
    settle();
    parts.push(part);
    at += length;
  };

  while (at < source.length) {
    const sign = source[at]!;
    const rest = source.slice(at, at + 2_200);
    if (sign === '\\' && source[at + 1] === '\n') put({ node: lineBreak('\\\n') }, 2);
    else if (sign === '\\' && PUNCTUATION.test(source[at + 1] ?? '')) {
      buffer += source[at + 1];
      at += 2;
    } else if (sign === '\n') {
      const blanks = / {2,}$/.exec(source.slice(source.lastIndexOf('\n', at - 1) + 1, at))?.[0].length ?? 0;
      const isHard = blanks > 0 && buffer.length >= blanks;
      if (isHard) buffer = buffer.slice(0, -blanks);
      put({ node: lineBreak(isHard ? '  \n' : '\n') }, 1);
    } else if (sign === '`') {
      const code = readCode(source, at);
      if (code) put({ node: { ...text(code.text), marks: [{ type: 'code' }] } }, code.length);
      else {
        const run = /^`+/.exec(source.slice(at))![0];
        buffer += run;
        at += run.length;
      }
    } else if (sign === '<' && AUTOLINK.test(rest)) {
      const [whole, href = ''] = AUTOLINK.exec(rest)!;
      put({ node: { ...text(href), marks: [{ type: 'link', attrs: { href } }] } }, whole.length);
    } else if (sign === '&' && ENTITY.test(rest)) {
      const [whole, decimal, hex, name] = ENTITY.exec(rest)!;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16);
      if (code === 10) put({ node: lineBreak('\n') }, whole.length);
      else {
        const isChar =
          name !== undefined || (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000));
        buffer += isChar ? (name ? named[name]! : String.fromCodePoint(code)) : whole;
        at += whole.length;
      }
    } else if (sign === '[') {
      if (source[at + 1] === '^') isWhole = false;
      const isImage = source[at - 1] === '!' && source[at - 2] !== '\\';
      put({ node: text('['), bracket: { isActive: true, isImage } }, 1);
    } else if (sign === ']') {
      const target = readTarget(source, at + 1);
      const open = parts.findLastIndex(({ bracket }) => bracket !== undefined);
      const bracket = parts[open]?.bracket;
      if (target && bracket?.isImage) isWhole = false;
      if (target && bracket?.isActive && !bracket.isImage) {
        settle();
        // A link without words cannot be shown, nor one of blanks alone: it stays text.
        if (!parts.slice(open + 1).some(({ node }) => isSeen(node))) {
          isWhole = false;
          delete parts[open]!.bracket;
          buffer = source.slice(at, at + 1 + target.length);
          at += 1 + target.length;
          continue;
        }
        const inside = emphasised(parts.splice(open).slice(1));
        for (const part of parts) if (part.bracket) part.bracket.isActive = false;
        const link: Mark = {
          type: 'link',
          attrs: { href: target.href, ...(target.title && { title: target.title }) },
        };
        parts.push(...inside.map((node) => ({ node: withMark(node, link) })));
        at += 1 + target.length;
      } else {
        if (open !== -1) delete parts[open]!.bracket;
        buffer += sign;
        at++;
      }
    } else if (sign === '*' || sign === '_' || (sign === '~' && source[at + 1] === '~')) {
      const run = runAt(source, at);
      if (sign === '~' && run.length !== 2) {
        buffer += run;
        at += run.length;
      } else put({ node: text(run), delimiter: delimiterAt(source, at, run) }, run.length);
    } else {
      if (sign === '<' && HTML.test(rest)) isWhole = false;
      buffer += sign;
      at++;
    }
  }
  settle();
  return { nodes: joined(emphasised(parts)), isWhole };
}

const runAt = (source: string, at: number) => {
  let end = at;
  while (source[end] === source[at]) end++;
  return source.slice(at, end);
};

function readCode(source: string, at: number): { text: string; length: number } | null {
  const fence = runAt(source, at);
  let from = at + fence.length;
  for (;;) {
    const close = source.indexOf('`', from);
    if (close === -1) return null;
    const run = runAt(source, close);
    if (run.length === fence.length) {
      let inside = source.slice(at + fence.length, close).replaceAll('\n', ' ');
      if (/^ .* $/s.test(inside) && inside.trim() !== '') inside = inside.slice(1, -1);
      return { text: inside, length: close + run.length - at };
    }
    from = close + run.length;
  }
}

/** What follows a closing bracket: `(address "title")`. */
function readTarget(source: string, at: number): { href: string; title: string; length: number } | null {
  if (source[at] !== '(') return null;
  const rest = source.slice(at, at + 4_400);
  const match =
    /^\(\s*(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\s()\\<]|\\.|\((?:[^\s()\\]|\\.)*\))(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'))?\s*\)/.exec(
      rest,
    );
  if (!match) return null;
  return {
    href: plain(match[1] ?? match[2] ?? ''),
    title: plain(match[3] ?? match[4] ?? ''),
    length: match[0].length,
  };
}

const plain = (value: string) => value.replace(/\\([!-/:-@[-`{-~])/g, '$1');

function delimiterAt(source: string, at: number, run: string): Delimiter {
  const sign = run[0]!;
  const before = [...source.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
  const after = [...source.slice(at + run.length, at + run.length + 2)][0] ?? '';
  const isLeft = !isBlank(after) && (!isPunctuation(after) || isBlank(before) || isPunctuation(before));
  const isRight = !isBlank(before) && (!isPunctuation(before) || isBlank(after) || isPunctuation(after));
  const isUnderscore = sign === '_';
  return {
    sign,
    count: run.length,
    was: run.length,
    canOpen: isLeft && (!isUnderscore || !isRight || isPunctuation(before)),
    canClose: isRight && (!isUnderscore || !isLeft || isPunctuation(after)),
  };
}

const withMark = (node: DocumentNode, mark: Mark): DocumentNode =>
  node.marks?.some(({ type }) => type === mark.type)
    ? node
    : { ...node, marks: [...(node.marks ?? []), mark] };

/** Matches closing runs with opening ones, innermost first; what finds no partner stays a text. */
function emphasised(list: Part[]): DocumentNode[] {
  const parts = [...list];
  /** Places of the runs that may still open something. */
  const openers: number[] = [];
  /** Below these a run of that kind has no partner: looking there again would take forever in a wall of marks. */
  const bottoms = new Map<string, number>();
  for (let at = 0; at < parts.length; at++) {
    const run = parts[at]!.delimiter;
    if (!run) continue;
    while (run.canClose && run.count > 0) {
      const kind = `${run.sign}${run.was % 3}${run.canOpen}`;
      const bottom = bottoms.get(kind) ?? 0;
      let place = openers.length - 1;
      while (place >= 0 && openers[place]! >= bottom && !mayPair(parts[openers[place]!]!.delimiter!, run))
        place--;
      const from = openers[place];
      if (from === undefined || from < bottom) {
        bottoms.set(kind, at);
        break;
      }
      openers.length = place + 1;
      pair(parts, from, at);
      if (parts[from]!.delimiter!.count === 0) openers.pop();
    }
    if (run.canOpen && run.count > 0) openers.push(at);
  }
  return parts.map(({ node }) => node).filter((node) => node.type !== 'text' || node.text);
}

/** Puts the mark of two runs on everything between them and takes it off the runs. */
function pair(parts: Part[], from: number, to: number): void {
  const [opener, closer] = [parts[from]!.delimiter!, parts[to]!.delimiter!];
  const used = opener.sign === '~' ? 2 : Math.min(2, opener.count, closer.count);
  const mark: Mark = { type: opener.sign === '~' ? 'strike' : used === 2 ? 'bold' : 'italic' };
  for (let between = from + 1; between < to; between++)
    parts[between] = { node: withMark(parts[between]!.node, mark) };
  for (const place of [from, to]) {
    const part = parts[place]!;
    const run = part.delimiter!;
    run.count -= used;
    parts[place] = { ...part, node: { ...part.node, text: run.sign.repeat(run.count) } };
  }
}

const mayPair = (opener: Delimiter, closer: Delimiter) =>
  opener.sign === closer.sign &&
  (opener.sign === '~' ||
    !(
      (opener.canClose || closer.canOpen) &&
      (opener.was + closer.was) % 3 === 0 &&
      !(opener.was % 3 === 0 && closer.was % 3 === 0)
    ));
