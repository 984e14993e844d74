import { Fragment } from 'react';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was searched for, marked; without regard to case or accents, and never as a pattern. */
export function Marked({ text, wanted }: { text: string; wanted: string }) {
  const needle = plain(wanted.trim());
  // Where taking accents away changes the length, the places would not fit: such a text goes unmarked.
  const folded = plain(text);
  if (needle === '' || folded.length !== text.length) return text;
  const parts: { text: string; isMatch: boolean; at: number }[] = [];
  let done = 0;
  for (let at = folded.indexOf(needle); at !== -1; at = folded.indexOf(needle, done)) {
    if (at > done) parts.push({ text: text.slice(done, at), isMatch: false, at: done });
    parts.push({ text: text.slice(at, at + needle.length), isMatch: true, at });
    done = at + needle.length;
  }
  parts.push({ text: text.slice(done), isMatch: false, at: done });
  return parts.map((part) =>
    part.isMatch ? (
      <mark key={part.at} className="rounded-[4px] bg-glow/45 text-ink">
        {part.text}
      </mark>
    ) : (
      <Fragment key={part.at}>{part.text}</Fragment>
    ),
  );
}
