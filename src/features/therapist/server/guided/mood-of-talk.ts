// How somebody is in this talk: glad, troubled, in mourning. A feeling told a moment ago still counts.
import { isBright } from './bright-moments.ts';
import { tellsFreshDeath } from './deaths.ts';
import type { GistKind } from './gist.ts';
import { takesBackGladness } from './sarcasm.ts';
import { sceneIn } from './scenes/told-scene.ts';
import { type TurnContext, toldSoFar } from './turn-context.ts';
import type { EmotionFamily } from './understand.data.ts';
import type { Understanding } from './understand.ts';
import { emotionsIn, endsWell } from './understand.ts';

const praisesUs =
  /^(?:(?:ok(?:ay)?|yeah|oh|thanks)[,. ]+)*that(?:'s| is| was) (?:(?:quite|really|actually|so|very|pretty) )*(?:good|nice|helpful|great|useful|better|kind)(?: actually| really| of you| advice| to hear)*[.! ]*$/i;
const onlyOkay = /^(?:ok(?:ay)?|fine|all ?right|better|calm(?:er)?)$/i;
/** A feeling told now, or in so many messages before. */
const FEELING_LASTS = 2;
const feelings = new WeakMap<Understanding, EmotionFamily | null>();
/** Of the feelings told now and a moment ago, the last. */
function lastFeeling({ heard, turn }: TurnContext): EmotionFamily | null {
  const known = feelings.get(heard);
  if (known !== undefined) return known;
  const before = turn.conversation.filter(({ role }) => role === 'user').slice(-FEELING_LASTS);
  let found: EmotionFamily | null = null;
  for (const text of [...before.map(({ content }) => content), heard.text]) {
    const emotions = text === heard.text ? heard.emotions : emotionsIn(text);
    if (takesBackGladness.test(text)) found = null;
    // Of our words, and no mood of theirs.
    if (text !== heard.text && praisesUs.test(text)) continue;
    // "It's okay" is no gladness that lasts.
    if (text !== heard.text && emotions[0]?.family === 'good' && onlyOkay.test(emotions[0].word)) continue;
    if (emotions[0]) found = endsWell(text) ? 'good' : emotions[0].family;
    else if (isBright(text)) found = 'good';
  }
  feelings.set(heard, found);
  return found;
}

const sore = new Set<GistKind>([
  'self_judgement',
  'inability',
  'fear',
  'loss',
  'duty',
  'doubt',
  'other_person',
]);
/** Told after good news, it is something else: "I cried in the lift", "I have been putting it off". */
const isOverWith = (heard: Understanding): boolean =>
  !heard.emotions.some(({ family }) => family === 'good') && sceneIn(heard) !== null;
/** Kept among what is known: they said that nothing is wrong. */
export const ALL_IS_WELL = 'all_is_well';
/** They said so, and nothing hard since. */
export const saysAllIsWell = (context: TurnContext): boolean =>
  context.state.known.includes(ALL_IS_WELL) && !isTroubled(context);

/** Good news, told now or a moment ago, and nothing hard since. */
export const isGlad = (context: TurnContext): boolean =>
  lastFeeling(context) === 'good' &&
  (endsWell(context.heard.text) ||
    isBright(context.heard.text) ||
    !(context.gists.some(({ kind }) => sore.has(kind)) || isOverWith(context.heard)));
/** Only what hurts weighs: of an ordinary day nobody is asked for its worst. */
export function isTroubled(context: TurnContext): boolean {
  const family = lastFeeling(context);
  return (family !== null && family !== 'good') || context.gists.some(({ kind }) => sore.has(kind));
}

/** Somebody died, a short while ago. */
export const isMourning = (context: Pick<TurnContext, 'turn' | 'heard'>): boolean =>
  toldSoFar(context).some(tellsFreshDeath);
