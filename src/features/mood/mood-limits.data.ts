// The bounds of a check-in, apart from the contract so that a page can know them without loading its schemas.

export const MAX_NOTE_CHARACTERS = 500;
export const MAX_ACTIVITIES = 40;
export const MAX_ACTIVITY_NAME_CHARACTERS = 40;
export const MAX_EMOTIONS_EACH = 10;
export const MAX_ACTIVITIES_EACH = 20;
/** Days back a check-in may be written for. */
export const BACKFILL_DAYS = 7;
/** How far a device's clock may run ahead of the server's. */
export const CLOCK_SKEW_MS = 10 * 60_000;
/** Days with and days without an activity before its effect is shown. */
export const LEAST_DAYS_EACH = 5;
/** Days with both sleep and a score before their correlation is shown. */
export const LEAST_SLEEP_DAYS = 14;
/** Longest span of one overview; about ten years. */
export const MAX_OVERVIEW_DAYS = 3_660;
export const ASSESSMENT_EVERY_DAYS = 14;
/** Members that must make up a figure before the admin sees it. */
export const LEAST_MEMBERS = 10;
