// Where searched words stand in a text, without regard to case or accents, never as a pattern. The text comes back whole,
// cut into parts, so that a screen can mark them without writing HTML.

export type TextPart = { text: string; isMatch: boolean };

/** Case and accents taken away; other signs stay as they are. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The parts of `text` in order; joined they are `text` again. */
export function partsOf(text: string, wanted: string): TextPart[] {
  const needle = plain(wanted.trim());
  if (needle === '') return text === '' ? [] : [{ text, isMatch: false }];
  // Taking accents away changes lengths: each plain character remembers where in the text it came from.
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const sign of text) {
    const bare = plain(sign);
    for (let part = 0; part < bare.length; part++) origin.push(at);
    folded += bare;
    at += sign.length;
  }
  origin.push(text.length);
  const parts: TextPart[] = [];
  let done = 0;
  let found = folded.indexOf(needle);
  while (found !== -1) {
    const from = origin[found] ?? text.length;
    let last = found + needle.length;
    // Accents that follow the last letter belong to it.
    while (last < origin.length - 1 && origin[last] === origin[last - 1]) last++;
    const to = origin[last] ?? text.length;
    if (from > done) parts.push({ text: text.slice(done, from), isMatch: false });
    if (to > from) parts.push({ text: text.slice(from, to), isMatch: true });
    done = Math.max(done, to);
    found = folded.indexOf(needle, Math.max(last, found + 1));
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
