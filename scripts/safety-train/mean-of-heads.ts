import type { Head } from '#features/safety/server/learned/small-network.ts';

/** The mean of two trainings' small networks, number by number; both of one shape. */
export function meanOfHeads(some: readonly Head[], others: readonly Head[]): Head[] {
  const mean = (a: number[], b: number[]) => a.map((value, at) => (value + b[at]!) / 2);
  return some.map((head, at): Head => {
    const other = others[at]!;
    return {
      first: mean(head.first, other.first),
      firstBias: mean(head.firstBias, other.firstBias),
      second: mean(head.second, other.second),
      lexical: mean(head.lexical, other.lexical),
      outputBias: mean(head.outputBias, other.outputBias),
    };
  });
}
