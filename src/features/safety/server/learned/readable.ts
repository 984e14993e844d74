// What the learned stage is given of a text: a reader of word pieces makes its own sense of a link or of one endless word.

const link = /\b(?:https?:\/\/|www\.)\S+/giu;
/** Letters; no word that is said has more, and scripts without spaces are not meant. */
const endless = /[\p{Script=Latin}\p{N}]{31,}/gu;
const repeated = /(.{1,12}?)\1{2,}/gu;

/** Rules read the text as it was written. */
export function readable(text: string): string {
  const heard = text
    .replace(link, 'a link')
    .replace(endless, (run) => run.replace(repeated, '$1'))
    .replace(endless, '');
  return heard.trim() || '…';
}
