// What the ids of words and activities are called.
import { emotionWords } from '../emotion-words.data.ts';
import type { MoodActivity } from '../mood.contract.ts';
import { moodCopy } from './mood.copy.ts';

const emotionNames = new Map(emotionWords.map(({ id, label }) => [id, label.en]));

export const emotionName = (id: string): string => emotionNames.get(id) ?? moodCopy.row.unknownEmotion;

export function activityName(activities: readonly MoodActivity[] | null, id: string): string {
  return activities?.find((activity) => activity.id === id)?.name ?? moodCopy.row.unknownActivity;
}

export const scoreName = (score: number): string => moodCopy.scores[score - 1] ?? '';
