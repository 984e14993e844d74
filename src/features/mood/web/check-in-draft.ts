// A check-in while it is being written. Everything but the face may stay empty.

import { zoneHere } from '#platform/web/calendar-dates.ts';
import { MAX_ACTIVITIES_EACH, MAX_EMOTIONS_EACH } from '../mood-limits.data.ts';
import { moodCopy } from './mood.copy.ts';
import { fieldValueOf, isOpenForWriting } from './mood-dates.ts';
import type { MoodWords } from './mood-writes.ts';

export type Score = 1 | 2 | 3 | 4 | 5;

const MOST_SLEEP_HOURS = 24;
const USUAL_SLEEP_HOURS = 7;
const SLEEP_STEP_HOURS = 0.5;

export const emptyWords = (score: Score, at: Date): MoodWords => ({
  score,
  energy: null,
  emotions: [],
  activities: [],
  sleep_hours: null,
  note: null,
  logged_at: at.toISOString(),
  tz: zoneHere(),
});

/** Adds or takes out; at the limit nothing is added. */
export function toggled(list: readonly string[], id: string, most: number): string[] {
  if (list.includes(id)) return list.filter((other) => other !== id);
  return list.length >= most ? [...list] : [...list, id];
}

export const withEmotion = (words: MoodWords, id: string): MoodWords => ({
  ...words,
  emotions: toggled(words.emotions, id, MAX_EMOTIONS_EACH),
});
export const withActivity = (words: MoodWords, id: string): MoodWords => ({
  ...words,
  activities: toggled(words.activities, id, MAX_ACTIVITIES_EACH),
});

/** Half an hour more or less, on the half hour; from nothing it begins at seven hours. */
export function steppedSleep(hours: number | null, direction: 1 | -1): number {
  if (hours === null) return USUAL_SLEEP_HOURS;
  const halves = hours / SLEEP_STEP_HOURS;
  const next = direction > 0 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1;
  return Math.min(MOST_SLEEP_HOURS, Math.max(0, next * SLEEP_STEP_HOURS));
}

/** The greeting of the hour. */
export function greetingAt(now: Date): string {
  const hour = now.getHours();
  const { night, morning, afternoon, evening } = moodCopy.checkIn.greetings;
  if (hour < 5 || hour >= 22) return night;
  if (hour < 12) return morning;
  return hour < 17 ? afternoon : evening;
}

/** The instant a `datetime-local` value means here, or why a check-in cannot be written for it. */
export function readWhen(value: string, now = new Date()): { at: Date } | { problem: string } {
  const at = new Date(value);
  if (!value || Number.isNaN(at.getTime())) return { problem: moodCopy.checkIn.whenMissing };
  if (at.getTime() > now.getTime()) return { problem: moodCopy.checkIn.whenAhead };
  if (!isOpenForWriting(value.slice(0, 10), now)) return { problem: moodCopy.checkIn.whenOld };
  return { at };
}

/** What the field starts with for a day: now for today, else noon. */
export function whenOn(date: string, now = new Date()): string {
  const here = fieldValueOf(now);
  return here.startsWith(date) ? here : `${date}T12:00`;
}
