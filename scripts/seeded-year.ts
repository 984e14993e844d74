// The demo member's year of check-ins, made from the calendar alone: the same date gives the same check-ins on every
// machine and on every run, whatever day the year ends on. The mood has a week, a season and real effects in it, so
// that there is something true for the charts to find.
import { createHash } from 'node:crypto';
import { emotionWords } from '../src/features/mood/emotion-words.data.ts';
import type { ImportedMoodLog } from '../src/features/mood/server/mood.service.ts';
import { seededNotes } from './seeded-words.data.ts';

export const SEEDED_ZONE = 'Africa/Nairobi';
const DAY_MS = 86_400_000;
const DAYS = 365;

/** Monday first, in points of score. */
const weekdayEffect = [-0.35, -0.2, -0.05, 0, 0.25, 0.45, 0.15];
const SEASON = 0.4;
const SLEEP_PER_HOUR = 0.22;
const USUAL_SLEEP = 7;

/** How likely each is by weekday (Monday first) and what it does to the day, in points of score. */
const habits: readonly { name: string; chance: readonly number[]; effect: number }[] = [
  { name: 'Work', chance: [0.95, 0.95, 0.95, 0.95, 0.9, 0.1, 0.03], effect: 0 },
  { name: 'Exercise', chance: [0.3, 0.45, 0.25, 0.45, 0.2, 0.55, 0.4], effect: 0.55 },
  { name: 'Friends', chance: [0.05, 0.1, 0.1, 0.15, 0.45, 0.5, 0.3], effect: 0.45 },
  { name: 'Choir', chance: [0, 0, 0.85, 0, 0, 0, 0], effect: 0.5 },
  { name: 'Family', chance: [0.1, 0.1, 0.1, 0.1, 0.1, 0.25, 0.55], effect: 0.15 },
  { name: 'Alcohol', chance: [0.03, 0.03, 0.05, 0.08, 0.35, 0.4, 0.08], effect: -0.35 },
  { name: 'Scrolling', chance: [0.45, 0.45, 0.35, 0.4, 0.3, 0.25, 0.4], effect: -0.3 },
  { name: 'Cooking', chance: [0.3, 0.3, 0.2, 0.3, 0.2, 0.45, 0.6], effect: 0.1 },
  { name: 'Reading', chance: [0.25, 0.25, 0.2, 0.25, 0.2, 0.35, 0.4], effect: 0.1 },
  { name: 'Chores', chance: [0.2, 0.2, 0.2, 0.2, 0.2, 0.5, 0.4], effect: 0 },
  // Too rare to say anything about.
  { name: 'Travel', chance: [0.005, 0.005, 0.005, 0.005, 0.01, 0.01, 0.01], effect: 0.3 },
];

/** From `DAYS` before `today` to the day before it, in the member's own dates (YYYY-MM-DD); oldest first. */
export function seededCheckIns(today: string): ImportedMoodLog[] {
  const end = Date.parse(`${today}T00:00:00Z`) / DAY_MS;
  return Array.from({ length: DAYS }, (_, i) => end - DAYS + i).flatMap(checkInsOf);
}

export const dateBefore = (today: string, daysBack: number): string =>
  dateOf(Date.parse(`${today}T00:00:00Z`) / DAY_MS - daysBack);

function checkInsOf(day: number): ImportedMoodLog[] {
  const random = randomFrom(dateOf(day));
  if (random() < 0.1 || isAway(day)) return [];
  const weekday = (day + 3) % 7;
  const date = new Date(day * DAY_MS);
  const dayOfYear = (day * DAY_MS - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MS;
  const season = SEASON * Math.cos((2 * Math.PI * (dayOfYear - 25)) / 365);
  const sleep = quarter(USUAL_SLEEP + (weekday >= 5 ? 0.6 : 0) + normal(random) * 1.1);
  const did = habits.filter(({ chance }) => random() < chance[weekday]!);
  const level =
    3.2 +
    weekdayEffect[weekday]! +
    season +
    slowNoise(day) +
    SLEEP_PER_HOUR * (sleep - USUAL_SLEEP) +
    did.reduce((sum, { effect }) => sum + effect, -0.45);

  const times = random() < 0.3 ? [clock(random, 7, 10), clock(random, 19, 23)] : [clock(random, 17, 23)];
  return times.map((time, i) => {
    const score = within(Math.round(level + normal(random) * 0.4 + (time > '21' ? -0.15 : 0)), 1, 5);
    const isLast = i === times.length - 1;
    return {
      score,
      date: dateOf(day),
      time,
      tz: SEEDED_ZONE,
      energy: random() < 0.7 ? within(Math.round(score * 0.6 + sleep * 0.25 - 0.6), 1, 5) : null,
      sleep_hours: i === 0 && random() < 0.85 ? sleep : null,
      emotions: feelings(random, score),
      // What was done is known in the evening.
      activities: isLast ? did.map(({ name }) => name) : [],
      note: random() < 0.16 ? pick(random, seededNotes[score as keyof typeof seededNotes]) : null,
    };
  });
}

/** Two fortnights of a year in which nobody checks in. */
const isAway = (day: number) => day % 183 > 168 && day % 183 < 179;

/** Moods last: each day keeps most of the day before. */
function slowNoise(day: number): number {
  let sum = 0;
  for (let back = 0; back < 12; back += 1)
    sum += 0.75 ** back * normal(randomFrom(`drift ${dateOf(day - back)}`));
  return sum * 0.3;
}

function feelings(random: () => number, score: number): string[] {
  const near = emotionWords.filter(({ level }) => Math.abs(level - score) <= (random() < 0.2 ? 1 : 0));
  const count = Math.floor(random() * 3);
  return [...new Set(Array.from({ length: count }, () => pick(random, near).id))];
}

/** Numbers from 0 up to 1, always the same for the same label. */
function randomFrom(label: string): () => number {
  let state = createHash('sha256').update(`a year: ${label}`).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Standard normal (Box–Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const quarter = (hours: number) => within(Math.round(hours * 4) / 4, 3, 11);
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** A time of day from `least` o'clock to before `most`, as HH:MM. */
function clock(random: () => number, least: number, most: number): string {
  const minutes = Math.floor((least + random() * (most - least)) * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
