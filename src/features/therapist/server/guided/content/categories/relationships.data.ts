// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const relationshipsContent: CategoryContent = {
  category: 'relationships',
  openers: [
    ['Who has been on your mind?', "Who's been on your mind?"],
    ['What has happened between you and the people close to you?', "What's going on with your people?"],
    ['Which relationship would you like to talk about today?', 'Which relationship do you wanna talk about?'],
  ],
  explore: [
    ['who', 'Who are they to you?'],
    ['want', 'What do you wish they understood?', 'What do you wish they got?'],
    [
      'example',
      'Can you tell me about one moment that shows how it is?',
      "Can you tell me one moment that shows what it's like?",
    ],
    [
      'feeling',
      'What do you feel just after you have spoken with them?',
      'How do you feel right after talking to them?',
    ],
    ['meaning', 'What does this relationship mean to you?'],
    [
      'need',
      'What do you need from them that you have not asked for?',
      "What do you need that you haven't asked for?",
    ],
  ],
  notes: [
    {
      text: [
        'Most people do not need agreement first, they need to feel understood. Saying back what you heard before you answer changes the temperature of a talk.',
        'People mostly need to feel understood before they can agree. Saying back what you heard first changes the vibe.',
      ],
      source: 'Rogers, On Becoming a Person (1961)',
    },
    {
      text: [
        'How we reach for others was learned early, and it can be relearned. One steady relationship is enough to begin.',
        'How you reach for people was learned early, and you can relearn it. One steady person is enough to start.',
      ],
      source: 'Bowlby, A Secure Base (1988)',
    },
  ],
  exercises: ['problem-solving', 'grounding', 'worry-time'],
  topics: [
    {
      topic: 'breakup',
      openers: [
        ['What have the days been like since you parted?', 'How have things been since the breakup?'],
        ['What do you miss the most?', 'What do you miss most?'],
      ],
      explore: [
        ['when', 'When does it hit you hardest?', 'When does it hit hardest?'],
        ['thought', 'What do you keep asking yourself about it?'],
        ['meaning', 'What did you hope for that is gone now?', "What were you hoping for that's gone now?"],
        ['support', 'Who is looking after you a little?', "Who's looking out for you?"],
      ],
    },
    {
      topic: 'family',
      openers: [
        'Who in your family is this about?',
        ['What is it like at home these days?', "What's it like at home lately?"],
      ],
      explore: [
        [
          'who',
          'What is your role in the family, the one you never applied for?',
          "What's your role in the family that you never signed up for?",
        ],
        ['example', 'What happened last?'],
        [
          'want',
          'What would you change, if one thing could change?',
          'If one thing could change, what would it be?',
        ],
        ['meaning', 'What can nobody say aloud at home?', 'What can nobody say out loud at home?'],
      ],
    },
    {
      topic: 'loneliness',
      openers: [
        'When does it feel the loneliest?',
        ['Who do you wish were closer?', 'Who do you wish was closer?'],
      ],
      explore: [
        ['when', 'Since when has it been this quiet around you?', 'Since when has it been this quiet?'],
        ['exception', 'When did you last laugh with someone?'],
        [
          'thought',
          'What do you fear, when you think of writing to somebody?',
          'What are you scared of when you think about texting someone?',
        ],
        ['want', 'What kind of closeness do you miss?'],
      ],
    },
  ],
};
