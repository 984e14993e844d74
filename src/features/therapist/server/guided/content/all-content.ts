// All authored content, found by category and topic. Adding a topic is adding its file to `banks`.

import type { ExerciseId } from '../exercises/exercise-ids.ts';
import type { Line } from '../line.ts';
import { addictionAlcohol } from './addiction-alcohol.data.ts';
import { addictionGambling } from './addiction-gambling.data.ts';
import { addictionScreensAndGaming } from './addiction-screens-and-gaming.data.ts';
import { addictionSubstances } from './addiction-substances.data.ts';
import { careerBurnout } from './career-burnout.data.ts';
import { careerJobLoss } from './career-job-loss.data.ts';
import { careerStudyPressure } from './career-study-pressure.data.ts';
import { careerWorkConflict } from './career-work-conflict.data.ts';
import { addictionContent } from './categories/addiction.data.ts';
import { careerContent } from './categories/career.data.ts';
import { confidenceContent } from './categories/confidence.data.ts';
import { creativeContent } from './categories/creative.data.ts';
import { generalContent } from './categories/general.data.ts';
import { healthContent } from './categories/health.data.ts';
import { lgbtqContent } from './categories/lgbtq.data.ts';
import { personalContent } from './categories/personal.data.ts';
import { relationshipsContent } from './categories/relationships.data.ts';
import { traumaContent } from './categories/trauma.data.ts';
import { confidenceComparison } from './confidence-comparison.data.ts';
import { confidenceImpostorFeelings } from './confidence-impostor-feelings.data.ts';
import { confidenceSelfWorth } from './confidence-self-worth.data.ts';
import { confidenceSocialAnxiety } from './confidence-social-anxiety.data.ts';
import type { CategoryContent, Note, Question, Situation, TopicContent } from './content-schema.ts';
import { creativeCreativeBlock } from './creative-creative-block.data.ts';
import { creativeCreativeCareer } from './creative-creative-career.data.ts';
import { creativePerfectionism } from './creative-perfectionism.data.ts';
import { creativeSharingWork } from './creative-sharing-work.data.ts';
import { generalAnxiety } from './general-anxiety.data.ts';
import { generalLowMood } from './general-low-mood.data.ts';
import { generalSleep } from './general-sleep.data.ts';
import { generalStress } from './general-stress.data.ts';
import { genericNotes, genericOpeners, genericQuestions } from './generic.data.ts';
import { healthBodyImage } from './health-body-image.data.ts';
import { healthChronicIllness } from './health-chronic-illness.data.ts';
import { healthHealthWorry } from './health-health-worry.data.ts';
import { healthRestAndEnergy } from './health-rest-and-energy.data.ts';
import { lgbtqAcceptance } from './lgbtq-acceptance.data.ts';
import { lgbtqBelonging } from './lgbtq-belonging.data.ts';
import { lgbtqComingOut } from './lgbtq-coming-out.data.ts';
import { lgbtqIdentity } from './lgbtq-identity.data.ts';
import { personalBoundaries } from './personal-boundaries.data.ts';
import { personalDecisions } from './personal-decisions.data.ts';
import { personalHabits } from './personal-habits.data.ts';
import { personalPurpose } from './personal-purpose.data.ts';
import { relationshipsBreakup } from './relationships-breakup.data.ts';
import { relationshipsConflict } from './relationships-conflict.data.ts';
import { relationshipsFamily } from './relationships-family.data.ts';
import { relationshipsLoneliness } from './relationships-loneliness.data.ts';
import { sharedSituations } from './shared.data.ts';
import { traumaChildhood } from './trauma-childhood.data.ts';
import { traumaGrief } from './trauma-grief.data.ts';
import { traumaPastEvents } from './trauma-past-events.data.ts';
import { traumaTriggers } from './trauma-triggers.data.ts';

export const banks: readonly TopicContent[] = [
  generalAnxiety,
  generalLowMood,
  generalSleep,
  generalStress,
  relationshipsBreakup,
  relationshipsConflict,
  relationshipsFamily,
  relationshipsLoneliness,
  careerBurnout,
  careerJobLoss,
  careerStudyPressure,
  careerWorkConflict,
  personalBoundaries,
  personalDecisions,
  personalHabits,
  personalPurpose,
  creativeCreativeBlock,
  creativeCreativeCareer,
  creativePerfectionism,
  creativeSharingWork,
  healthBodyImage,
  healthChronicIllness,
  healthHealthWorry,
  healthRestAndEnergy,
  confidenceComparison,
  confidenceImpostorFeelings,
  confidenceSelfWorth,
  confidenceSocialAnxiety,
  traumaChildhood,
  traumaGrief,
  traumaPastEvents,
  traumaTriggers,
  addictionAlcohol,
  addictionGambling,
  addictionScreensAndGaming,
  addictionSubstances,
  lgbtqComingOut,
  lgbtqIdentity,
  lgbtqAcceptance,
  lgbtqBelonging,
];

/** In the order of the ten built-in categories. */
export const categoryContents: readonly CategoryContent[] = [
  generalContent,
  relationshipsContent,
  careerContent,
  personalContent,
  creativeContent,
  healthContent,
  confidenceContent,
  traumaContent,
  addictionContent,
  lgbtqContent,
];

export type PlacedSituation = Situation & { category: string | null; topic: string | null };

export const allSituations: readonly PlacedSituation[] = [
  ...banks.flatMap((bank) =>
    bank.situations.map((situation) => ({ ...situation, category: bank.category, topic: bank.topic })),
  ),
  ...sharedSituations.map((situation) => ({ ...situation, category: null, topic: null })),
];

const situationsById = new Map(allSituations.map((situation) => [situation.id, situation]));

export function findSituation(id: string): PlacedSituation | null {
  return situationsById.get(id) ?? null;
}

/** The situation a topic is about by its very name (grief under "Grief and loss"), if there is one. */
export function homeSituation(categoryId: string, topicId: string): string | null {
  const place = `${categoryId}/${topicId}`;
  return (
    sharedSituations.find(({ home }) => home?.includes(place) || home?.includes(`${categoryId}/*`))?.id ??
    null
  );
}

export type TopicLines = {
  openers: Line[];
  /** Most specific first. */
  explore: Question[];
  notes: Note[];
  exercises: ExerciseId[];
};

/** Content for a topic, the nearest there is: its own bank, then its category, then what fits anywhere. */
export function linesFor(categoryId: string, topicId: string): TopicLines {
  const bank = banks.find((candidate) => candidate.category === categoryId && candidate.topic === topicId);
  const category = categoryContents.find((candidate) => candidate.category === categoryId);
  const brief = category?.topics.find((candidate) => candidate.topic === topicId);
  return {
    openers: bank?.openers ?? brief?.openers ?? category?.openers ?? genericOpeners,
    explore: [
      ...(bank?.explore ?? []),
      ...(brief?.explore ?? []),
      ...(category?.explore ?? []),
      ...genericQuestions,
    ],
    notes: [...(bank?.notes ?? []), ...(category?.notes ?? []), ...genericNotes],
    exercises: [
      ...new Set([
        ...(bank?.exercises ?? category?.exercises ?? []),
        'box-breathing',
        'grounding',
        'problem-solving',
        'worry-time',
      ] as const),
    ],
  };
}
