// Shows the member that they were heard, in one of many visibly different ways. What is handed back is a piece of theirs, a
// thing known about their situation, or their feeling; the whole sentence only seldom, for an echo is no listening.

import { answer, gloss, lastStep, nod, plainGloss, planned } from './answer-ways.ts';
import type { Gist } from './gist.ts';
import {
  change,
  connect,
  feeling,
  felt,
  met,
  normal,
  received,
  room,
  situation,
  told,
} from './known-ways.ts';
import type { Part, TurnContext } from './turn-context.ts';
import type { Way } from './way.ts';
import { isEcho, isVerdict } from './way.ts';
import { corner, double, mirror, picture, piece, quoted, sides, sorry } from './word-ways.ts';

export type Reflection = { move: string; parts: Part[]; mirrored: Gist[] };

const ways: Record<string, Way> = {
  lastStep,
  gloss,
  plainGloss,
  planned,
  sorry,
  picture,
  quoted,
  answer,
  nod,
  double,
  sides,
  change,
  connect,
  told,
  situation,
  received,
  met,
  piece,
  feeling,
  normal,
  mirror,
  felt,
  corner,
  room,
};

/** How good a way is when it can be gone at all. */
const worth: Record<string, number> = {
  lastStep: 10,
  gloss: 9,
  plainGloss: 8.5,
  planned: 8,
  answer: 7,
  sorry: 6.5,
  picture: 6,
  double: 4.4,
  told: 4.8,
  situation: 4.9,
  change: 4,
  quoted: 3.9,
  connect: 3.7,
  sides: 3.6,
  received: 5.2,
  met: 5.4,
  piece: 3.2,
  feeling: 3.1,
  nod: 2.8,
  normal: 2.4,
  mirror: 2.2,
  felt: 1.8,
  corner: 3,
  room: 1,
};

const beforeAnOffer = new Set([
  'sorry',
  'gloss',
  'plainGloss',
  'planned',
  'picture',
  'answer',
  'nod',
  'quoted',
  'piece',
  'situation',
  'received',
  'met',
  'corner',
  'mirror',
]);

/** What a way loses for each of the last replies it was gone in, the nearest first. */
const staleness = [9, 1.6, 0.8, 0.3];

const CHANCE = 0.7;

function orderFor({ state, pen, match }: TurnContext): string[] {
  const lately = [...state.ways].reverse();
  return Object.keys(ways)
    .map((way) => {
      const stale = lately.reduce((sum, gone, at) => sum + (gone === way ? (staleness[at] ?? 0) : 0), 0);
      const strong = match?.isStrong && (way === 'told' || way === 'situation') ? 0.8 : 0;
      return { way, worth: (worth[way] ?? 0) + strong - stale + pen.random() * CHANCE };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ way }) => way);
}

/** The best way that can be gone, hardly ever the one of the last reply; null when there is nothing to hand back. */
export function reflect(context: TurnContext, isShort = false): Reflection | null {
  const { state } = context;
  const last = state.ways.at(-1);
  for (const move of orderFor(context)) {
    // What they say against themselves is never passed over, whatever was handed back a moment ago.
    const isAgain = move === last && !(move === 'mirror' && isVerdict(context));
    if (isAgain || (isShort && !beforeAnOffer.has(move))) continue;
    if (isVerdict(context) && ['told', 'situation'].includes(move) && !context.match?.isStrong) continue;
    const reflection = ways[move]?.(context);
    if (!reflection) continue;
    state.ways = [...state.ways, move].slice(-4);
    if (isEcho(context, reflection)) state.wholeEchoAt = state.talk;
    return { move, parts: reflection.parts, mirrored: reflection.mirrored };
  }
  return null;
}
