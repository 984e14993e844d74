// An entry as the editor holds it: the JSON of its nodes. Reading and writing Markdown meet in the normal form below,
// which leaves out what nobody can see.

export type Mark = { type: string; attrs?: Record<string, unknown> };
export type DocumentNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentNode[];
  text?: string;
  marks?: Mark[];
};

/** How a break inside a paragraph is written; each is kept as it was found. */
export const lineBreaks = ['\n', '  \n', '\\\n'] as const;
export type LineBreak = (typeof lineBreaks)[number];

/** From the outside in. */
export const markOrder = ['link', 'bold', 'italic', 'strike', 'code'] as const;
/** Marks that no blank at an edge keeps; code does, there it can be seen. */
const spread = ['bold', 'italic', 'strike', 'link'] as const;

export const sameMark = (one: Mark, other: Mark) =>
  one.type === other.type &&
  (one.type !== 'link' ||
    (one.attrs?.href === other.attrs?.href && (one.attrs?.title ?? '') === (other.attrs?.title ?? '')));

export const hasMark = (marks: readonly Mark[], wanted: Mark) => marks.some((mark) => sameMark(mark, wanted));

const sameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => hasMark(other, mark));

export const marksOf = (node: DocumentNode | undefined): readonly Mark[] => node?.marks ?? [];

/** Whether a reader sees something of it: blanks are seen only as code. */
export const isSeen = (node: DocumentNode) =>
  Boolean(node.text?.trim()) || (Boolean(node.text) && hasType(node, 'code'));

/**
 * The same line with neighbours joined, breaks carrying what both sides carry, and neither emphasis nor links on the
 * blanks at their edges: bold on a space cannot be seen, and Markdown has no words for it; a link on one would be lost.
 */
export function normalLine(nodes: readonly DocumentNode[]): DocumentNode[] {
  let parts = nodes.filter((node) => node.type !== 'text' || node.text);
  for (const type of spread) parts = withoutBlankEdges(parts, type);
  parts = parts.map((node, at) =>
    node.type === 'hardBreak'
      ? {
          ...node,
          marks: marksOf(parts.slice(0, at).findLast(isText)).filter(
            (mark) => mark.type !== 'code' && hasMark(marksOf(parts.slice(at).find(isText)), mark),
          ),
        }
      : node,
  );
  return joined(parts);
}

/** Neighbours that carry the same marks as one. */
export function joined(nodes: readonly DocumentNode[]): DocumentNode[] {
  const out: DocumentNode[] = [];
  for (const node of nodes) {
    const last = out.at(-1);
    if (isText(node) && last && isText(last) && sameMarks(marksOf(last), marksOf(node)))
      out[out.length - 1] = { ...last, text: `${last.text}${node.text}` };
    else out.push(node);
  }
  return out;
}

const isText = (node: DocumentNode) => node.type === 'text';
const hasType = (node: DocumentNode | undefined, type: string) =>
  marksOf(node).some((mark) => mark.type === type);

/** Each run of one mark with the blanks at its edges taken out of it; two links side by side are two runs. */
function withoutBlankEdges(nodes: readonly DocumentNode[], type: string): DocumentNode[] {
  const out: DocumentNode[] = [];
  let at = 0;
  while (at < nodes.length) {
    const mark = marksOf(nodes[at]).find((candidate) => candidate.type === type);
    let end = at + 1;
    while (mark && (nodes[end]?.type === 'hardBreak' || hasMark(marksOf(nodes[end]), mark))) end++;
    const run = nodes.slice(at, end);
    out.push(...(mark ? trimmed(run, type) : run));
    at = end;
  }
  return out;
}

const without = (node: DocumentNode, type: string): DocumentNode => ({
  ...node,
  marks: marksOf(node).filter((mark) => mark.type !== type),
});

/** One run of emphasis with the blanks at both ends taken out of it. Code keeps its blanks: there they can be seen. */
function trimmed(run: readonly DocumentNode[], type: string): DocumentNode[] {
  const edge = (node: DocumentNode) =>
    node.type === 'hardBreak' || (!hasType(node, 'code') && node.text?.trim() === '');
  let from = 0;
  let to = run.length;
  while (from < to && edge(run[from]!)) from++;
  while (to > from && edge(run[to - 1]!)) to--;
  const inside = run.slice(from, to);
  const head: DocumentNode[] = run.slice(0, from).map((node) => without(node, type));
  const tail: DocumentNode[] = run.slice(to).map((node) => without(node, type));
  const first = inside[0];
  if (first?.text && !hasType(first, 'code')) {
    const blank = /^\s*/.exec(first.text)![0];
    if (blank) head.push(without({ ...first, text: blank }, type));
    inside[0] = { ...first, text: first.text.slice(blank.length) };
  }
  const last = inside.at(-1);
  if (last?.text && !hasType(last, 'code')) {
    const blank = /\s*$/.exec(last.text)![0];
    if (blank) tail.unshift(without({ ...last, text: blank }, type));
    inside[inside.length - 1] = { ...last, text: last.text.slice(0, last.text.length - blank.length) };
  }
  return [...head, ...inside, ...tail];
}

/** Whether two lines show the same. */
export function sameLine(one: readonly DocumentNode[], other: readonly DocumentNode[]): boolean {
  const [left, right] = [normalLine(one), normalLine(other)];
  return (
    left.length === right.length &&
    left.every((node, at) => {
      const twin = right[at]!;
      return (
        node.type === twin.type &&
        node.text === twin.text &&
        (node.type !== 'text' || sameMarks(marksOf(node), marksOf(twin)))
      );
    })
  );
}
