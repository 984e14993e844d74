// Word error rate: word-level edit distance over the words of the reference, after writing both the same way.
const spoken: Record<string, string> = {
  "i'm": 'i am',
  "it's": 'it is',
  "don't": 'do not',
  "can't": 'cannot',
  "i've": 'i have',
  "that's": 'that is',
};

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (spoken[word] ?? word).split(' '));

export function wordErrorRate(reference: string, heard: string): number {
  const [said, got] = [words(reference), words(heard)];
  let row = Array.from({ length: got.length + 1 }, (_, at) => at);
  for (const [at, word] of said.entries()) {
    const next = [at + 1];
    for (let j = 0; j < got.length; j++)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (word === got[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)! / Math.max(1, said.length);
}
