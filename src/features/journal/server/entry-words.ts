// The words of an entry: one sealed value of title, text and tags. They are kept as JSON, which carries every string
// there is, halves of characters included; only NUL is taken out, which nothing downstream can show.
import type { MemberVault } from '#platform/server/vault/vault.ts';
import { MAX_TAGS } from '../journal.contract.ts';

export type EntryWords = { title: string; body: string; tags: string[] };

const COLUMN = 'journal_entries.words';
const EXCERPT_CHARACTERS = 200;
/** Enough Markdown to make an excerpt from. */
const EXCERPT_FROM = 1_500;

export function sealWords(vault: MemberVault, id: string, { title, body, tags }: EntryWords): Buffer {
  return vault.seal(COLUMN, id, JSON.stringify({ title, body, tags }));
}

export function openWords(vault: MemberVault, id: string, sealed: Buffer): EntryWords {
  return JSON.parse(vault.open(COLUMN, id, sealed)) as EntryWords;
}

/** What is stored of what was sent: no NUL, no tag twice (by its letters, whatever their case). */
export function cleanWords({ title, body, tags }: EntryWords): EntryWords {
  const kept = new Map(
    tags
      .map((tag) => withoutNul(tag).trim())
      .filter((tag) => tag !== '')
      .map((tag) => [tag.toLocaleLowerCase('en'), tag] as const)
      .reverse(),
  );
  return {
    title: withoutNul(title).trim(),
    body: withoutNul(body),
    tags: [...kept.values()].reverse().slice(0, MAX_TAGS),
  };
}

const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

/** Runs of letters and digits; each character of scripts that write without spaces. */
export function countWords(text: string): number {
  const spaced = text.match(
    /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu,
  );
  const unspaced = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu);
  return (spaced?.length ?? 0) + (unspaced?.length ?? 0);
}

/** The text as it is read: marks of layout, links and pictures are taken out, lines become one. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(
      /^ {0,3}(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?|\d{1,9}[.)]\s+|(?:[-*_]\s*){3,}$|```.*$)/gm,
      '',
    )
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}\\])([*_])(?=\S)([^\n]*?\S)\2(?![\p{L}\p{N}])/gmu, '$1$3')
    .replace(/\\([\\`*_{}[\]()#+\-.!~>|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

export function excerptOf(body: string): string {
  const characters = [...plainText(body.slice(0, EXCERPT_FROM))];
  if (characters.length <= EXCERPT_CHARACTERS) return characters.join('');
  const cut = characters.slice(0, EXCERPT_CHARACTERS - 1).join('');
  return `${cut.replace(/\s+\S{0,24}$/u, '')}…`;
}
