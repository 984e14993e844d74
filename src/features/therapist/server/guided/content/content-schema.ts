// What authored content must look like. A new topic is a new `*.data.ts` file that passes this, and a line in
// `all-content.ts`; nothing in the engine knows a topic by name.
import { z } from 'zod';
import { exerciseIds } from '../exercises/exercise-ids.ts';

const wording = z.string().trim().min(2).max(330);
const line = z.union([wording, z.tuple([wording, wording]).readonly()]);

const questionTags = [
  'open',
  'when',
  'who',
  'body',
  'feeling',
  'thought',
  'worst',
  'tried',
  'want',
  'meaning',
  'support',
  'example',
  'exception',
  'need',
  'next',
] as const;
const tag = z.enum(questionTags);

/** Ends with its question mark and holds only one. */
const asking = wording.regex(/^[^?]*\?$/);
const question = z.union([z.tuple([tag, asking]).readonly(), z.tuple([tag, asking, asking]).readonly()]);
export type Question = z.infer<typeof question>;

const exerciseId = z.enum(exerciseIds);

const note = z.object({ text: line, source: z.string().min(8) });
export type Note = z.infer<typeof note>;

export const situation = z.object({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** Each cue is words that must all occur, in any order; `*` ends a stem, `@` names a group of synonyms. */
  cues: z.array(z.string().min(3)).min(3),
  /** Whole sentences a person in it would say, plain and oblique; meaning is matched against these. */
  says: z.array(z.string().min(8).max(160)).min(5).optional(),
  /** Statements, no question mark; `{who:your manager}` is the member's own person or the default. */
  reflections: z.array(line).min(3),
  next: z.array(question).min(3),
  insight: line,
  exercise: exerciseId.nullable(),
  /** `category/topic` (or `category/*`) it belongs to, when it is not in a topic's own bank. */
  home: z.array(z.string().regex(/^[a-z]+\/(?:\*|[a-z-]+)$/)).optional(),
  /** Words no line of this situation may contain. */
  never: z.array(z.string().min(3)).min(1),
});
export type Situation = z.infer<typeof situation>;

export const topicContent = z.object({
  category: z.string(),
  topic: z.string(),
  openers: z.array(line).min(6),
  explore: z.array(question).min(10),
  notes: z.array(note).min(4),
  exercises: z.array(exerciseId).min(1),
  never: z.array(z.string().min(3)).min(1),
  situations: z.array(situation).min(12),
});
export type TopicContent = z.infer<typeof topicContent>;

/** Enough to be sensible on a topic that has no bank of situations yet. */
const briefTopic = z.object({
  topic: z.string(),
  openers: z.array(line).min(2),
  explore: z.array(question).min(3),
});

export const categoryContent = z.object({
  category: z.string(),
  openers: z.array(line).min(2),
  explore: z.array(question).min(5),
  notes: z.array(note).min(2),
  exercises: z.array(exerciseId).min(1),
  topics: z.array(briefTopic),
});
export type CategoryContent = z.infer<typeof categoryContent>;
