// Which topic's content fits: the chosen one, until the talk has plainly gone elsewhere; for a member's own category the
// built-in topic nearest to what they called it.
import type { TherapistTurn } from '../../therapist.contract.ts';
import type { GuidedState } from './dialogue-state.ts';
import type { Meaning, Reading } from './meaning/meaning.ts';
import { topicWords } from './topic-words.data.ts';
import type { Understanding } from './understand.ts';

export type Place = { categoryId: string; topicId: string };

/** Scores of a topic at which a message is about it beyond doubt, plainly, and possibly. */
const CERTAIN = 1.05;
const PLAIN = 0.65;
const NEAR = 0.4;
const LEAD = 0.25;
const FEWEST_WORDS = 5;
/** Below this a longer message has nothing to do with the topic. */
const ASTRAY = 0.1;
/** A topic the talk went to is left again when so many messages have nothing to do with it. */
const DRIFT_LASTS = 3;

function placeFrom(label: string): Place {
  const [categoryId = '', topicId = ''] = label.split('/');
  return { categoryId, topicId };
}

function byWords(text: string): string | null {
  const counted = Object.entries(topicWords)
    .map(([label, words]) => ({ label, found: text.match(words)?.length ?? 0 }))
    .sort((a, b) => b.found - a.found);
  return counted[0] && counted[0].found > 0 ? counted[0].label : null;
}

/** Finds the topic that lends its content to a category of the member's own; their words are read, never obeyed. */
export async function borrowTopic(
  turn: TherapistTurn,
  state: GuidedState,
  meaning: Meaning | null,
): Promise<void> {
  const { category, topic } = turn;
  const named = [topic.name, category.name, category.description ?? ''].join('. ').slice(0, 400);
  const reading = (await meaning?.read(named, [topic.name])) ?? null;
  const [best] = reading?.topics ?? [];
  const label = best && best.score >= NEAR ? best.label : byWords(named);
  state.borrowed = label;
  state.isPlaced = reading !== null;
}

/** Two plain messages in a row, or one beyond doubt, move the talk to another topic; one back moves it back. */
export function noteTopic(
  state: GuidedState,
  turn: TherapistTurn,
  heard: Understanding,
  reading: Reading | null,
): void {
  const [best] = reading?.topics ?? [];
  if (!best || heard.intent !== 'tells' || heard.words < FEWEST_WORDS) return;
  const held = reading?.topics.find(({ label }) => label === state.drift)?.score ?? 0;
  state.driftIdle = held >= ASTRAY ? 0 : state.driftIdle + 1;
  if (state.driftIdle >= DRIFT_LASTS) state.drift = null;
  const chosen = turn.category.isCustom ? state.borrowed : `${turn.category.id}/${turn.topic.id}`;
  const chosenScore = reading?.topics.find(({ label }) => label === chosen)?.score ?? 0;
  if (best.label === chosen) {
    state.drift = null;
    state.driftVote = null;
    return;
  }
  const needed = chosen === null ? NEAR : PLAIN;
  if (best.score < needed || best.score - chosenScore < LEAD) return;
  const isSecond = state.driftVote === best.label;
  state.driftVote = best.label;
  if (isSecond || best.score >= CERTAIN) {
    state.drift = best.label;
    state.driftIdle = 0;
  }
}

/** Short messages are answers, and belong to what was asked; without a reading, everything does. */
export function isAbout(place: Place, heard: Understanding, reading: Reading | null): boolean {
  if (!reading || heard.words < FEWEST_WORDS) return true;
  const score = reading.topics.find(({ label }) => label === `${place.categoryId}/${place.topicId}`)?.score;
  const [best] = reading.topics;
  return score === undefined || score >= ASTRAY || (best?.score ?? 0) < PLAIN;
}

export function placeOf(turn: TherapistTurn, state: GuidedState): Place {
  if (state.drift) return placeFrom(state.drift);
  if (turn.category.isCustom && state.borrowed) return placeFrom(state.borrowed);
  return { categoryId: turn.category.id, topicId: turn.topic.id };
}
