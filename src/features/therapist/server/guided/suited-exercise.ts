// Which exercise suits what was told, if any does.
import { findSituation, homeSituation } from './content/all-content.ts';
import type { ExerciseId } from './exercises/exercise-ids.ts';
import { isMourning } from './mood-of-talk.ts';
import { tellsViolence } from './tells-violence.ts';
import type { TurnContext } from './turn-context.ts';
import type { EmotionFamily } from './understand.data.ts';

/** What tends to help with a feeling, where no situation says better. */
const suitedToFeeling: Partial<Record<EmotionFamily, ExerciseId[]>> = {
  anxious: ['box-breathing', 'grounding', 'worry-time'],
  overwhelmed: ['problem-solving', 'box-breathing', 'worry-time'],
  ashamed: ['self-compassion', 'thought-record'],
  guilty: ['self-compassion', 'thought-record'],
  angry: ['assertive-message', 'box-breathing', 'opposite-action'],
  hurt: ['self-compassion', 'assertive-message'],
  sad: ['small-step', 'self-compassion'],
  numb: ['small-step', 'opposite-action'],
  lonely: ['small-step', 'values'],
  tired: ['body-scan', 'small-step'],
  stuck: ['problem-solving', 'small-step', 'values'],
  confused: ['values', 'problem-solving'],
};

/** Grief that is fresh is nothing to be worked on. */
const toWorkOn = new Set<ExerciseId>([
  'problem-solving',
  'small-step',
  'opposite-action',
  'values',
  'assertive-message',
  'thought-record',
  'worry-time',
]);

/** They quieten a body; to a life that has gone still or a decision they would be no answer. */
const quietening = new Set<ExerciseId>([
  'box-breathing',
  'long-breathing',
  'grounding',
  'body-scan',
  'sleep-wind-down',
]);
const stirring = new Set<string>(['anxious', 'overwhelmed', 'angry', 'tired']);
/** Facts; a feeling told longer ago may have settled. */
const STIRRED_FOR = 3;
const isStirred = ({ heard, state }: TurnContext): boolean =>
  state.known.includes('body') ||
  heard.emotions.some(({ family }) => stirring.has(family)) ||
  state.facts.slice(-STIRRED_FOR).some(({ feeling }) => feeling !== null && stirring.has(feeling));

/** Null when all were offered, or when the situation is one to be with and not to work on. */
export function suitedExercise(context: TurnContext): ExerciseId | null {
  const home = homeSituation(context.place.categoryId, context.place.topicId);
  const { match, state, heard, lines } = context;
  // A situation met a while ago says little about what would help now.
  const recent = state.turns - state.situationAt <= 1 ? state.situation : null;
  const situation = match?.situation.id ?? recent ?? home;
  const suited = situation ? findSituation(situation)?.exercise : undefined;
  if (home && findSituation(home)?.exercise === null) return null;
  if (suited === null) return null;
  const family = heard.emotions[0]?.family ?? state.facts.findLast((fact) => fact.feeling !== null)?.feeling;
  const felt = (family && suitedToFeeling[family as EmotionFamily]) || [];
  const topical = lines.exercises;
  const isMeant = match !== null || recent !== null;
  const isFit = (id: ExerciseId): boolean =>
    !state.offered.includes(id) &&
    !(id === 'assertive-message' && tellsViolence(context)) &&
    !(toWorkOn.has(id) && isMourning(context)) &&
    !(quietening.has(id) && !(isMeant && id === suited) && !isStirred(context));
  return (
    [...(suited ? [suited] : []), ...felt.filter((id) => topical.includes(id)), ...topical, ...felt].find(
      isFit,
    ) ?? null
  );
}
