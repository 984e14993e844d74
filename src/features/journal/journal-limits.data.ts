// The journal's bounds and choices, without a schema library: the page and the server both read them here.

export const MAX_TITLE_CHARACTERS = 200;
export const MAX_BODY_CHARACTERS = 100_000;
export const MAX_TAGS = 20;
export const MAX_TAG_CHARACTERS = 40;
export const MAX_PHOTOS = 5;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const MAX_ALT_CHARACTERS = 300;

export const journalTemplates = [
  'free',
  'gratitude',
  'thought-record',
  'morning',
  'evening',
  'unsent-letter',
] as const;
export type JournalTemplate = (typeof journalTemplates)[number];

export const importKinds = ['dayone', 'daylio', 'own'] as const;
export type ImportKind = (typeof importKinds)[number];
