// How near a message comes to each authored situation, compared with how near it comes to all of them: a vague message is
// a little like everything, and only standing out counts.
import type { PlacedSituation } from '../content/all-content.ts';
import { likeness } from './learn-labels.ts';

/** A situation as people speak of it, as its cues sum it up, and as it is called. */
type Drawn = { says: Float32Array[]; centre: Float32Array; summary: Float32Array; name: Float32Array };

export type SituationLikeness = {
  /** What a message is compared with. */
  readonly vectors: Float32Array[];
  /**
   * Spreads from the average, in the order of the situations: 4 stands out, 6 is all but certain. For a message and
   * sentences of it, each as likenesses to `vectors`.
   */
  of(messages: readonly Float32Array[]): Float32Array;
  /** What a situation is about, as one vector of unit length, in order; to learn topics from. */
  readonly gathered: Float32Array[];
};

const plain = (text: string): string => text.replace(/[@*]/g, '');
const summaryOf = ({ cues }: PlacedSituation): string => plain(cues.join(', '));
const nameOf = ({ id }: PlacedSituation): string => id.replaceAll('-', ' ');
const NAME_WEIGHT = 0.5;
/** A sentence out of a longer message says less for sure than the whole. */
const PART_COUNTS = 0.9;

/** The texts whose vectors are needed. */
export const textsOf = (situation: PlacedSituation): string[] => [
  ...(situation.says ?? []),
  summaryOf(situation),
  nameOf(situation),
];

function joined(weighted: readonly (readonly [Float32Array, number])[]): Float32Array {
  const sum = new Float32Array(weighted[0]?.[0].length ?? 0);
  for (const [vector, weight] of weighted)
    for (let at = 0; at < sum.length; at += 1) (sum[at] as number) += weight * (vector[at] as number);
  const length = Math.sqrt(likeness(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

/** Where the vectors of one situation stand: what is said of it from `from` up to `centre`, then the other three. */
type Stretch = { from: number; centre: number };

function nearnessTo({ from, centre }: Stretch, likenesses: Float32Array): number {
  let first = -1;
  let second = -1;
  for (let at = from; at < centre; at += 1) {
    const value = likenesses[at] as number;
    if (value > first) [first, second] = [value, first];
    else if (value > second) second = value;
  }
  const [middle, summed, named] = likenesses.subarray(centre, centre + 3) as unknown as [
    number,
    number,
    number,
  ];
  const spoken = centre - from > 1 ? (first + second) / 2 : summed;
  return (spoken + middle + summed + NAME_WEIGHT * named) / (3 + NAME_WEIGHT);
}

/** In place: how many spreads above the average. */
function standingOut(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / spread);
}

export function openSituationLikeness(
  situations: readonly PlacedSituation[],
  vectorOf: (text: string) => Float32Array,
): SituationLikeness {
  const drawn = situations.map((situation): Drawn => {
    const says = (situation.says ?? []).map(vectorOf);
    const summary = vectorOf(summaryOf(situation));
    return {
      says,
      summary,
      centre: says.length > 1 ? joined(says.map((vector) => [vector, 1])) : summary,
      name: vectorOf(nameOf(situation)),
    };
  });
  const vectors: Float32Array[] = [];
  const stretches = drawn.map(({ says, centre, summary, name }): Stretch => {
    const from = vectors.length;
    vectors.push(...says, centre, summary, name);
    return { from, centre: from + says.length };
  });
  return {
    vectors,
    gathered: drawn.map(({ centre, summary, name }) =>
      joined([
        [centre, 1],
        [summary, 1],
        [name, NAME_WEIGHT],
      ]),
    ),
    of(messages) {
      let best: Float32Array | null = null;
      for (const [at, likenesses] of messages.entries()) {
        const values = standingOut(Float32Array.from(stretches, (one) => nearnessTo(one, likenesses)));
        if (best === null) best = values;
        else if (at > 0)
          for (let i = 0; i < best.length; i += 1)
            best[i] = Math.max(best[i] as number, PART_COUNTS * (values[i] as number));
      }
      return best ?? new Float32Array(drawn.length);
    },
  };
}
