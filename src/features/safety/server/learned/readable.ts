// What the learned stage is given of a text: a reader of word pieces makes its own sense of a link or of one endless word.

const link = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Letters; no word that is said has more, and scripts without spaces are not meant. */
const endless = /[\p{Script=Latin}\p{N}]{31,}/gu;
const repeated = /(.{1,12}?)\1{2,}/gu;

/** What no language writes: five letters and more without a vowel among them. */
const vowelless = /\b[b-df-hj-np-tv-xz]{5,}\b/iu;
/** The same, and what few do: six consonants on end. */
const unspoken = /\b(?:[b-df-hj-np-tv-xz]{5,}|[a-z]*[b-df-hj-np-tv-xz]{6,}[a-z]*)\b/giu;
/** Share of a text's letters from which it is a hand on the keys and no message. */
const MOSTLY = 0.6;

/** "bsdkjf hsdkfj": to a reader of word pieces it sounds like anything, also like the worst. */
function isKeyMash(text: string): boolean {
  if (!vowelless.test(text)) return false;
  const letters = (part: string): number => part.match(/\p{L}/gu)?.length ?? 0;
  const unsaid = (text.match(unspoken) ?? []).reduce((sum, word) => sum + letters(word), 0);
  return unsaid >= MOSTLY * letters(text);
}

/** Rules read the text as it was written. */
export function readable(text: string): string {
  if (isKeyMash(text)) return '…';
  const heard = text
    .replace(link, 'a link')
    .replace(endless, (run) => run.replace(repeated, '$1'))
    .replace(endless, '');
  return heard.trim() || '…';
}
