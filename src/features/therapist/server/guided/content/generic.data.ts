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
  ['open', 'What else belongs to it?', 'What else is part of it?'],
  ['feeling', 'What is that like for you?', 'What is that like for you?'],
  ['when', 'How long has it been going on?', 'How long has this been going on?'],
  [
    'example',
    'Can you take me to one moment when you noticed it?',
    'Can you take me to one moment where you noticed it?',
  ],
  ['worst', 'Which part of it is hardest to say?', 'Which part is the hardest to say?'],
  ['meaning', 'What do you make of it yourself?', 'What do you make of it?'],
  ['thought', 'What do you tell yourself about it?', 'What do you tell yourself about it?'],
  [
    'body',
    'What do you notice in your body while you tell me this?',
    'What do you notice in your body as you say this?',
  ],
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
  ['meaning', 'What does it ask of you?', 'What does it take from you?'],
  ['open', 'What have we not touched yet that matters?', 'What have we not touched yet that matters?'],
  ['feeling', 'What changes in you as you talk about it?', 'What changes in you when you talk about it?'],
  ['want', 'What would you like to do with that?', 'What do you wanna do with that?'],
  [
    'worst',
    'If it stayed exactly like this for a year, what would worry you most?',
    'If it stayed like this for a year, what would worry you most?',
  ],
  ['exception', 'What has kept it from being even worse?', 'What has kept it from being worse?'],
  ['who', 'Who do you become when this is going on?', 'Who do you turn into when this is going on?'],
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
