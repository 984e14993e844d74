// Mood check-ins, what they add up to, and two public-domain questionnaires. Scores, times and counts are plain; notes
// and the member's own activity names are sealed. Every figure carries its n; the server refuses to guess.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pageCursor } from '#platform/shared/page-cursor.ts';
import {
  MAX_ACTIVITIES,
  MAX_ACTIVITIES_EACH,
  MAX_ACTIVITY_NAME_CHARACTERS,
  MAX_EMOTIONS_EACH,
  MAX_NOTE_CHARACTERS,
} from './mood-limits.data.ts';

export const moodScore = z.int().min(1).max(5);
export const moodSources = ['checkin', 'sidebar', 'session', 'journal', 'backfill', 'import'] as const;

const activity = z.object({
  /** One of activities.data.ts, or a UUID for one of the member's own: an id is stored plain and must say nothing. */
  id: z.string().regex(/^[a-z0-9-]{1,64}$/),
  name: z.string().trim().min(1).max(MAX_ACTIVITY_NAME_CHARACTERS),
  /** A lucide icon name. */
  icon: z.string().max(40),
  is_hidden: z.boolean(),
});
export type MoodActivity = z.infer<typeof activity>;

const words = {
  score: moodScore,
  energy: moodScore.nullable(),
  /** Ids from emotion-words.data.ts. */
  emotions: z.array(z.string().regex(/^[a-z-]{1,40}$/)).max(MAX_EMOTIONS_EACH),
  activities: z.array(z.string().regex(/^[a-z0-9-]{1,64}$/)).max(MAX_ACTIVITIES_EACH),
  sleep_hours: z.number().min(0).max(24).multipleOf(0.25).nullable(),
  note: z.string().trim().max(MAX_NOTE_CHARACTERS, 'A note can be up to 500 characters.').nullable(),
};

const log = z.object({
  id: z.uuid(),
  ...words,
  logged_at: z.iso.datetime(),
  /** The day it was for the member when they felt it. */
  local_date: z.iso.date(),
  tz: z.string(),
  source: z.enum(moodSources),
  shows_help: z.boolean(),
  version: z.int().min(1),
});
export type MoodLog = z.infer<typeof log>;

/** `n` counts what the mean is over: check-ins or days, as said where it is used. */
const counted = z.object({ n: z.int().min(0), mean: z.number().nullable() });

const overview = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Check-ins, and the mean of their scores. */
  n: z.int().min(0),
  mean: z.number().nullable(),
  /** One per local date that has check-ins, oldest first; `mean7`: mean of that day and the six before, of days that have any. */
  days: z.array(
    z.object({
      date: z.iso.date(),
      mean: z.number(),
      n: z.int(),
      mean7: z.number(),
      days7: z.int(),
      sleep_hours: z.number().nullable(),
    }),
  ),
  /** Monday first; over days, so that a day with five check-ins weighs as much as one with a single one. */
  by_weekday: z.array(counted).length(7),
  /** 0–23, the member's own hours; over check-ins. */
  by_hour: z.array(counted).length(24),
  /** Check-ins that named it, most first. */
  emotions: z.array(z.object({ id: z.string(), n: z.int() })),
  /** Over days: difference of mean day score with and without it; null where there are too few days of either. Never a cause. */
  activities: z.array(
    z.object({ id: z.string(), with: counted, without: counted, difference: z.number().nullable() }),
  ),
  /** Rank correlation of sleep and score over days with both; null below 14 days. */
  sleep: z.object({ n: z.int(), correlation: z.number().nullable() }),
});
export type MoodOverview = z.infer<typeof overview>;

export const instruments = ['phq9', 'gad7'] as const;
const assessment = z.object({
  id: z.uuid(),
  instrument: z.enum(instruments),
  total: z.int().min(0).max(27),
  band: z.enum(['minimal', 'mild', 'moderate', 'moderately_severe', 'severe']),
  answers: z.array(z.int().min(0).max(3)),
  taken_at: z.iso.datetime(),
});
export type MoodAssessment = z.infer<typeof assessment>;

const tag = 'mood';

export const moodContract = {
  saveLog: endpoint('member', {
    method: 'PUT',
    path: '/mood/logs/{id}',
    summary: 'Write or change a check-in; the same one twice is one. Up to seven days back, never ahead',
    tag,
  })
    .input(
      z.object({
        id: z.uuid(),
        ...words,
        logged_at: z.iso.datetime(),
        tz: z.string().min(1).max(64),
        source: z.enum(['checkin', 'sidebar', 'session', 'journal', 'backfill']),
        /** 0 for a new one; a stale version is refused with CHANGED_ELSEWHERE, both kept by the page. */
        base_version: z.int().min(0),
      }),
    )
    .output(log),
  listLogs: endpoint('member', { method: 'GET', path: '/mood/logs', summary: 'Check-ins, newest first', tag })
    .input(
      z.object({
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        cursor: pageCursor.optional(),
        limit: z.coerce.number().int().min(1).max(500).optional(),
      }),
    )
    .output(z.object({ items: z.array(log), nextCursor: pageCursor.nullable() })),
  deleteLog: endpoint('member', {
    method: 'DELETE',
    path: '/mood/logs/{id}',
    summary: 'Delete a check-in',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isDeleted: z.boolean() })),
  overview: endpoint('member', {
    method: 'GET',
    path: '/mood/overview',
    summary: 'What the check-ins add up to, each figure with its n',
    tag,
  })
    .input(z.object({ from: z.iso.date(), to: z.iso.date() }))
    .output(overview),
  listActivities: endpoint('member', {
    method: 'GET',
    path: '/mood/activities',
    summary: 'Activities to choose from',
    tag,
  }).output(z.object({ items: z.array(activity), version: z.int().min(0) })),
  saveActivities: endpoint('member', {
    method: 'PUT',
    path: '/mood/activities',
    summary: 'Rename, add, hide or reorder activities; one left out is hidden while check-ins name it',
    tag,
  })
    .input(z.object({ items: z.array(activity).max(MAX_ACTIVITIES), version: z.int().min(0) }))
    .output(
      z.object({
        items: z.array(activity),
        version: z.int().min(0),
        /** A name that was new asked for help. */
        shows_help: z.boolean(),
      }),
    ),
  acknowledgeHelp: endpoint('member', {
    method: 'POST',
    path: '/mood/logs/{id}/acknowledge-help',
    summary: 'Put the crisis card of this check-in away',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ isAcknowledged: z.boolean() })),
  takeAssessment: endpoint('member', {
    method: 'POST',
    path: '/mood/assessments',
    summary: 'PHQ-9 or GAD-7, at most every 14 days. Not a diagnosis',
    tag,
  })
    .input(
      z.object({
        id: z.uuid(),
        instrument: z.enum(instruments),
        answers: z.array(z.int().min(0).max(3)).min(7).max(9),
      }),
    )
    .output(z.object({ assessment, shows_help: z.boolean() })),
  listAssessments: endpoint('member', {
    method: 'GET',
    path: '/mood/assessments',
    summary: 'Questionnaires taken, newest first, and when each may be taken again',
    tag,
  }).output(
    z.object({
      items: z.array(assessment),
      nextAt: z.object({ phq9: z.iso.datetime().nullable(), gad7: z.iso.datetime().nullable() }),
    }),
  ),
  moodAggregates: endpoint('admin', {
    method: 'GET',
    path: '/admin/moods',
    summary: 'Mood over all members, only where ten or more make up a figure',
    tag,
  })
    .input(z.object({ from: z.iso.date(), to: z.iso.date() }))
    .output(
      z.object({
        members: z.int().nullable(),
        days: z.array(z.object({ date: z.iso.date(), members: z.int(), mean: z.number() })),
      }),
    ),
};

// GET /api/mood/export  text/csv, every check-in of the member
