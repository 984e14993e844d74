// What can be asked or offered anywhere, when nothing more specific is left.
import type { Line } from '../line.ts';
import type { Note, Question } from './content-schema.ts';

export const genericOpeners: Line[] = [
  ['What would you like to talk about today?', 'What do you wanna talk about today?'],
  ['What made today the day to talk?', 'What made today the day to talk?'],
  ['Where would you like to begin?', 'Where do you wanna start?'],
];

/** For the member's own categories; {topic} is their word for it, trimmed. */
export const customOpeners: Line[] = [
  [
    'You chose "{topic}". What is behind that word for you today?',
    'You picked "{topic}". What is behind that for you today?',
  ],
  [
    'You called this "{topic}". What would you like me to understand about it?',
    'You called this "{topic}". What should I know about it?',
  ],
  [
    'So, "{topic}". Where does it show up in your week?',
    'So, "{topic}". Where does it show up in your week?',
  ],
];

export const genericQuestions: Question[] = [
  ['open', 'How did it begin?', 'How did it start?'],
  ['example', 'How has this week been with it?', 'How has this week been with it?'],
  ['when', 'How long has it been going on?', 'How long has this been going on?'],
  [
    'example',
    'Can you take me to one moment when you noticed it?',
    'Can you take me to one moment where you noticed it?',
  ],
  ['worst', 'Which part of it is hardest to say?', 'Which part is the hardest to say?'],
  ['meaning', 'How do you explain it to yourself?', 'How do you explain it to yourself?'],
  ['thought', 'What do you tell yourself about it?', 'What do you tell yourself about it?'],
  ['body', 'What does it do to your sleep and your appetite?', 'What does it do to your sleep and appetite?'],
  ['who', 'Who else is touched by it?', 'Who else does it affect?'],
  ['support', 'Who would understand, if they knew?', 'Who would get it, if they knew?'],
  ['want', 'What are you hoping for?', 'What are you hoping for?'],
  ['need', 'What would help you most in this very moment?', 'What would help most right now?'],
  ['exception', 'When was it last a little different?', 'When was it last a bit different?'],
  ['tried', 'What have you already tried?', 'What have you tried already?'],
  [
    'thought',
    'If a good friend told you this, what would you think?',
    'If your friend told you this, what would you think?',
  ],
  ['example', 'What does an ordinary day with it look like?', 'What does a normal day with it look like?'],
  ['open', 'What have we not touched yet that matters?', 'What have we not touched yet that matters?'],
  ['feeling', 'How was it today?', 'How was it today?'],
  ['want', 'How would you like it to be?', 'How do you want it to be?'],
  [
    'worst',
    'If it stayed exactly like this for a year, what would worry you most?',
    'If it stayed like this for a year, what would worry you most?',
  ],
  ['exception', 'What has kept it from being even worse?', 'What has kept it from being worse?'],
  ['who', 'Who else knows about it?', 'Who else knows about it?'],
  ['example', 'What happened next?', 'Then what happened?'],
  [
    'next',
    'What would a slightly better tomorrow have in it?',
    'What would a slightly better tomorrow have in it?',
  ],
];

export const genericNotes: Note[] = [
  {
    text: [
      'Avoiding what is hard gives relief today and makes it larger tomorrow. Small steps towards it, with pauses, tend to shrink it.',
      'Dodging the hard thing feels good today and makes it bigger tomorrow. Tiny steps toward it shrink it.',
    ],
    source: 'Foa & Kozak, Emotional Processing of Fear (1986)',
  },
  {
    text: [
      'Feelings are information, and not always instructions. You can let one be there and still choose what you do.',
      'Feelings are info, not orders. You can let one be there and still pick what you do.',
    ],
    source: 'Linehan, Cognitive-Behavioral Treatment and DBT skills (1993)',
  },
  {
    text: [
      'People who write about what troubles them for fifteen minutes, a few days in a row, often feel better weeks later.',
      'Writing about what is bugging you for fifteen minutes, a few days in a row, helps people weeks later.',
    ],
    source: 'Pennebaker & Beall, Confronting a Traumatic Event (1986)',
  },
];
