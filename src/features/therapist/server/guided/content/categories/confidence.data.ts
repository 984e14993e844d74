// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const confidenceContent: CategoryContent = {
  category: 'confidence',
  openers: [
    ['Where do you doubt yourself the most?', 'Where do you doubt yourself most?'],
    [
      'What would you do if you trusted yourself a little more?',
      'What would you do if you trusted yourself more?',
    ],
  ],
  explore: [
    ['thought', 'What does the doubt say, word for word?'],
    ['when', 'When did you first hear it?'],
    ['who', 'Whose voice is it?'],
    ['exception', 'When is it silent?', 'When is it quiet?'],
    ['example', 'Can you tell me about the last time it stopped you?', 'When did it last stop you?'],
    [
      'meaning',
      'What would it cost you to believe in yourself?',
      'What could it cost you to believe in yourself?',
    ],
  ],
  notes: [
    {
      text: [
        'Confidence tends to come after acting, not before. Small risks that go all right teach more than arguing with yourself.',
        'Confidence comes after doing, not before. Small risks that go okay teach you more than arguing with yourself.',
      ],
      source: 'Bandura, Self-Efficacy (1997)',
    },
    {
      text: [
        'People remember their blunders far more vividly than anyone who saw them.',
        'You remember your awkward moments way more than anyone who saw them.',
      ],
      source: 'Gilovich et al., The Spotlight Effect (2000)',
    },
  ],
  exercises: ['grounding', 'problem-solving'],
  topics: [
    {
      topic: 'self-worth',
      openers: [
        ['How do you speak to yourself on a bad day?', 'How do you talk to yourself on a bad day?'],
        ['When do you feel you are not enough?', "When do you feel like you're not enough?"],
      ],
      explore: [
        [
          'who',
          'Who made you feel you had to earn your place?',
          'Who made you feel like you had to earn your place?',
        ],
        [
          'exception',
          'With whom do you not have to prove anything?',
          'Who do you not have to prove anything to?',
        ],
        [
          'meaning',
          'What would you be worth on a day you did nothing?',
          'What are you worth on a day you do nothing?',
        ],
      ],
    },
    {
      topic: 'social-anxiety',
      openers: [
        ['Which situations with people are the hardest?', 'Which people situations are the hardest?'],
        ['What do you imagine others notice about you?', 'What do you think people notice about you?'],
      ],
      explore: [
        [
          'example',
          'What was the last one you dreaded or avoided?',
          "What's the last one you dreaded or dodged?",
        ],
        [
          'thought',
          'What happens in your mind on the way there?',
          'What happens in your head on the way there?',
        ],
        ['body', 'What does your body do?'],
      ],
    },
    {
      topic: 'impostor-feelings',
      openers: [
        'Where do you feel like a fraud?',
        ['What are you afraid they will find out?', "What are you scared they'll find out?"],
      ],
      explore: [
        [
          'thought',
          'How do you explain your successes to yourself?',
          'How do you explain your wins to yourself?',
        ],
        ['who', 'Who would be surprised to hear you doubt?', "Who'd be surprised to hear you doubt?"],
        [
          'exception',
          'What have you done that luck cannot explain?',
          "What have you done that luck can't explain?",
        ],
      ],
    },
    {
      topic: 'comparison',
      openers: [
        ['Who do you compare yourself with?', 'Who do you compare yourself to?'],
        ['What set off the comparing lately?', 'What set off the comparing lately?'],
      ],
      explore: [
        ['want', 'What do they have that you long for?', 'What do they have that you want?'],
        ['feeling', 'What do you feel after comparing?', 'How do you feel after comparing?'],
        ['meaning', 'By whose clock are you late?'],
      ],
    },
  ],
};
