// Which situations share a message's telling words. Rare words weigh most and each counts once, so that a common word
// never decides; it needs no model and is what is left of likeness when there is none.
import { allSituations } from '../content/all-content.ts';

const smallWords = new Set(
  'a about above after again all also always am an and any anybody anyone anything are as at back be because been before being but by can cannot come could day did do does doing done down even ever every everyone everything feel feeling feels felt few for from get gets getting give go goes going gone good got had has have having he her here hers him his how i if in into is it its just keep keeps kept know like little look lot made make makes many maybe me mine more most much must my myself need never no nobody nor not nothing now of off on one only or our out over own people put really right said same say says see she should so some somebody someone something still such take tell than that the their them then there these they thing things think this those though time to told too two up us very want wants was way we well went were what when where which while who whole why will with without would yes yet you your'.split(
    ' ',
  ),
);

function stemOf(word: string): string {
  let stem = word.replace(/'.*$/, '');
  for (const ending of ['ings', 'ing', 'edly', 'ed', 'ies', 'es', 's', 'ly']) {
    if (!stem.endsWith(ending) || stem.length - ending.length < 4) continue;
    stem = stem.slice(0, -ending.length) + (ending === 'ies' ? 'y' : '');
    break;
  }
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  if (stem.length > 4 && stem.at(-1) === stem.at(-2)) stem = stem.slice(0, -1);
  return stem;
}

/** The stems of the words that say something, each once; at least three letters long. */
export function tellingStems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}']+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length > 2 && !smallWords.has(word.replace(/n't$|'.*$/, ''))).map(stemOf),
  );
}

const CUE_COUNTS = 1.5;
const NAME_COUNTS = 2;
const SATURATION = 1.2;

/** By stem: the places in `allSituations` that use it, and what it is worth there. */
const worthByStem: Map<string, [at: number, worth: number][]> = (() => {
  const counts = new Map<string, Map<number, number>>();
  const note = (text: string, at: number, count: number): void => {
    for (const stem of tellingStems(text)) {
      const places = counts.get(stem) ?? new Map<number, number>();
      places.set(at, (places.get(at) ?? 0) + count);
      counts.set(stem, places);
    }
  };
  allSituations.forEach(({ id, says, cues }, at) => {
    for (const said of says ?? []) note(said, at, 1);
    for (const cue of cues) note(cue.replace(/[@*]/g, ''), at, CUE_COUNTS);
    note(id.replaceAll('-', ' '), at, NAME_COUNTS);
  });
  const total = allSituations.length;
  return new Map(
    [...counts].map(([stem, places]) => {
      const rarity = Math.log((total - places.size + 0.5) / (places.size + 0.5) + 1);
      return [
        stem,
        [...places].map(([at, count]): [number, number] => [
          at,
          (rarity * count * (1 + SATURATION)) / (count + SATURATION),
        ]),
      ];
    }),
  );
})();

/** For each of `allSituations`, in order: 0 when no telling word is shared, about 5 for one rare word, 20 for many. */
export function sharedWords(text: string): Float32Array {
  const worth = new Float32Array(allSituations.length);
  for (const stem of tellingStems(text))
    for (const [at, value] of worthByStem.get(stem) ?? []) worth[at] = (worth[at] as number) + value;
  return worth;
}
