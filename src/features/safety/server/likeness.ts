/** 0 to 1: twice the letter pairs in common over all of both (Dice), case and spacing aside. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const total = a.length + b.length;
  if (total === 0) return 1;
  const left = new Map<string, number>();
  for (const pair of a) left.set(pair, (left.get(pair) ?? 0) + 1);
  let common = 0;
  for (const pair of b) {
    const count = left.get(pair) ?? 0;
    if (count === 0) continue;
    common += 1;
    left.set(pair, count - 1);
  }
  return (2 * common) / total;
}

function pairsOf(text: string): string[] {
  const letters = [...` ${text.toLowerCase().replace(/\s+/gu, ' ').trim()} `];
  return letters.slice(1).map((letter, i) => `${letters[i]}${letter}`);
}
