// What an exercise's card and the guided therapist agree on: the ids, the paces and the labels of a written answer.
// A card answers in plain lines, "Label: words", which a person can read, and type as well.

/** Stored with conversations and sent to screens: add to these, never rename. */
export const exerciseIds = [
  'box-breathing',
  'long-breathing',
  'grounding',
  'body-scan',
  'thought-record',
  'worry-time',
  'problem-solving',
  'small-step',
  'values',
  'self-compassion',
  'urge-surfing',
  'opposite-action',
  'assertive-message',
  'sleep-wind-down',
  'gratitude',
] as const;
export type ExerciseId = (typeof exerciseIds)[number];

export const isExerciseId = (id: string): id is ExerciseId => exerciseIds.some((known) => known === id);

/** One stretch of a paced exercise. `to` is how open the circle is at its end: 0 = small, 1 = wide. */
export type Phase = { id: string; durationMs: number; to: number };
export type Pace = { phases: readonly Phase[]; rounds: number };

export const paces = {
  'box-breathing': {
    rounds: 4,
    phases: [
      { id: 'in', durationMs: 4_000, to: 1 },
      { id: 'hold', durationMs: 4_000, to: 1 },
      { id: 'out', durationMs: 4_000, to: 0 },
      { id: 'rest', durationMs: 4_000, to: 0 },
    ],
  },
  'long-breathing': {
    rounds: 4,
    phases: [
      { id: 'in', durationMs: 4_000, to: 1 },
      { id: 'hold', durationMs: 7_000, to: 1 },
      { id: 'out', durationMs: 8_000, to: 0 },
    ],
  },
  'body-scan': {
    rounds: 1,
    phases: [
      { id: 'settle', durationMs: 15_000, to: 0.4 },
      { id: 'feet', durationMs: 25_000, to: 0.5 },
      { id: 'belly', durationMs: 25_000, to: 0.6 },
      { id: 'hands', durationMs: 25_000, to: 0.7 },
      { id: 'shoulders', durationMs: 25_000, to: 0.8 },
      { id: 'face', durationMs: 25_000, to: 0.9 },
      { id: 'whole', durationMs: 20_000, to: 1 },
    ],
  },
  'urge-surfing': {
    rounds: 1,
    phases: [
      { id: 'notice', durationMs: 30_000, to: 0.35 },
      { id: 'rise', durationMs: 50_000, to: 0.9 },
      { id: 'top', durationMs: 40_000, to: 1 },
      { id: 'fall', durationMs: 60_000, to: 0.2 },
    ],
  },
} as const satisfies Partial<Record<ExerciseId, Pace>>;
export type PacedId = keyof typeof paces;

/** The step a message carries when its exercise is over. */
export const FINISHED_STEP = 1_000;

/** `slot` is where the therapist keeps the answer, `step` where it is asked. Labels are unique within an exercise. */
export type CardField = {
  slot: string;
  step: number;
  label: string;
  kind: 'text' | 'long' | 'rating' | 'yes-no';
  isOptional?: boolean;
};

/** In the order of the exercise's steps. Exercises that only pace have none. */
export const cardFields: Record<ExerciseId, readonly CardField[]> = {
  'box-breathing': [],
  'long-breathing': [],
  'body-scan': [],
  grounding: [
    { slot: 'see', step: 0, label: 'I see', kind: 'text' },
    { slot: 'touch', step: 1, label: 'I feel', kind: 'text' },
    { slot: 'hear', step: 2, label: 'I hear', kind: 'text' },
    { slot: 'smell', step: 3, label: 'I smell', kind: 'text' },
    { slot: 'kind', step: 4, label: 'I like', kind: 'text' },
  ],
  'thought-record': [
    { slot: 'situation', step: 0, label: 'What happened', kind: 'long' },
    { slot: 'thought', step: 1, label: 'The thought', kind: 'text' },
    { slot: 'feeling', step: 2, label: 'The feeling', kind: 'text' },
    { slot: 'before', step: 3, label: 'How strong at first', kind: 'rating' },
    { slot: 'for', step: 4, label: 'What speaks for it', kind: 'long', isOptional: true },
    { slot: 'against', step: 5, label: 'What speaks against it', kind: 'long', isOptional: true },
    { slot: 'fairer', step: 6, label: 'A fairer thought', kind: 'text' },
    { slot: 'after', step: 7, label: 'How strong now', kind: 'rating' },
  ],
  'worry-time': [
    { slot: 'worry', step: 0, label: 'The worry', kind: 'text' },
    { slot: 'action', step: 1, label: 'What I can do today', kind: 'text', isOptional: true },
    { slot: 'time', step: 3, label: 'My worry time', kind: 'text' },
    { slot: 'place', step: 4, label: 'Where', kind: 'text', isOptional: true },
  ],
  'problem-solving': [
    { slot: 'problem', step: 0, label: 'The problem', kind: 'text' },
    { slot: 'better', step: 1, label: 'A little better would be', kind: 'text', isOptional: true },
    { slot: 'options', step: 2, label: 'What could be done', kind: 'long' },
    { slot: 'choice', step: 3, label: 'The one I choose', kind: 'text' },
    { slot: 'when', step: 4, label: 'When and where', kind: 'text' },
    { slot: 'obstacle', step: 5, label: 'If it gets in the way', kind: 'text', isOptional: true },
  ],
  'small-step': [
    { slot: 'choice', step: 0, label: 'The small thing', kind: 'text' },
    { slot: 'when', step: 1, label: 'When', kind: 'text' },
    { slot: 'where', step: 2, label: 'Where', kind: 'text', isOptional: true },
    { slot: 'sure', step: 3, label: 'How sure I am', kind: 'rating' },
  ],
  values: [
    { slot: 'value', step: 1, label: 'What matters to me', kind: 'text' },
    { slot: 'why', step: 2, label: 'What it looks like in me', kind: 'text', isOptional: true },
    { slot: 'choice', step: 3, label: 'One next step', kind: 'text' },
    { slot: 'when', step: 4, label: 'When', kind: 'text', isOptional: true },
  ],
  'self-compassion': [
    { slot: 'hard', step: 0, label: 'What is hard', kind: 'long' },
    { slot: 'friend', step: 1, label: 'What I would tell a friend', kind: 'long' },
    { slot: 'wish', step: 2, label: 'What I wish for myself', kind: 'text', isOptional: true },
  ],
  'urge-surfing': [
    { slot: 'urge', step: 0, label: 'The urge', kind: 'text', isOptional: true },
    { slot: 'before', step: 1, label: 'How strong at first', kind: 'rating' },
    { slot: 'after', step: 5, label: 'How strong now', kind: 'rating' },
  ],
  'opposite-action': [
    { slot: 'feeling', step: 0, label: 'The feeling', kind: 'text' },
    { slot: 'urge', step: 1, label: 'What it tells me to do', kind: 'text' },
    { slot: 'safe', step: 2, label: 'Safe to do the opposite', kind: 'yes-no' },
    { slot: 'choice', step: 3, label: 'The opposite', kind: 'text', isOptional: true },
    { slot: 'when', step: 4, label: 'When', kind: 'text', isOptional: true },
  ],
  'assertive-message': [
    { slot: 'who', step: 0, label: 'Who it is for', kind: 'text', isOptional: true },
    { slot: 'happened', step: 1, label: 'What happened', kind: 'long' },
    { slot: 'feeling', step: 2, label: 'How I feel', kind: 'text' },
    { slot: 'wish', step: 3, label: 'What I would like', kind: 'text' },
    { slot: 'offer', step: 4, label: 'What I can offer', kind: 'text', isOptional: true },
  ],
  'sleep-wind-down': [
    { slot: 'mind', step: 0, label: 'Parked for tomorrow', kind: 'long', isOptional: true },
    { slot: 'lights', step: 1, label: 'Lights down at', kind: 'text' },
    { slot: 'last', step: 2, label: 'Before bed', kind: 'text' },
    { slot: 'awake', step: 3, label: 'If I lie awake', kind: 'text', isOptional: true },
  ],
  gratitude: [
    { slot: 'thing', step: 0, label: 'Something small and good', kind: 'text' },
    { slot: 'why', step: 1, label: 'What it gave me', kind: 'text', isOptional: true },
    { slot: 'part', step: 2, label: 'Who or what had a part', kind: 'text', isOptional: true },
  ],
};

/** The lowest and highest of every scale. */
export const RATING_MAX = 10;
/** Below this, a step is made smaller rather than promised. */
export const SURE_ENOUGH = 7;

/** The answer as it is sent: one line a field, empty ones left out. */
export function writeCardAnswer(id: ExerciseId, values: Readonly<Record<string, string>>): string {
  return cardFields[id]
    .flatMap(({ slot, label }) => {
      const value = (values[slot] ?? '').replace(/\s+/g, ' ').trim();
      return value === '' ? [] : [`${label}: ${value}`];
    })
    .join('\n');
}

/** What a written answer says, by slot; null when no line begins with one of the exercise's labels. */
export function readCardAnswer(id: ExerciseId, text: string): Record<string, string> | null {
  const found: Record<string, string> = {};
  const labels = cardFields[id].map(({ label }) => label);
  if (labels.length === 0) return null;
  // What is read may have lost its line breaks on the way, so a label counts wherever it is followed by a colon.
  const pattern = new RegExp(`(?:^|\\s)(${labels.join('|')}):`, 'gi');
  const marks = [...text.matchAll(pattern)];
  if (marks.length === 0 || text.slice(0, marks[0]?.index ?? 0).trim() !== '') return null;
  marks.forEach((mark, at) => {
    const value = text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length).trim();
    const field = cardFields[id].find(({ label }) => label.toLowerCase() === mark[1]?.toLowerCase());
    if (field && value !== '') found[field.slot] = value;
  });
  return Object.keys(found).length > 0 ? found : null;
}
