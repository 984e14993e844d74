// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const lgbtqContent: CategoryContent = {
  category: 'lgbtq',
  openers: [
    ['What would you like to talk about, as yourself?', 'What do you wanna talk about, as you?'],
    ['Where in your life do you get to be you?', 'Where do you get to be you?'],
  ],
  explore: [
    ['support', 'Who knows you fully?', 'Who knows all of you?'],
    ['worst', 'Where is it hardest to be yourself?', "Where's it hardest to be yourself?"],
    ['feeling', 'What do you feel when you have to hide it?'],
    ['want', 'What would being at ease look like?'],
    ['who', 'Whose acceptance matters the most to you?', 'Whose acceptance matters the most?'],
    ['need', 'What would make you safer?'],
  ],
  notes: [
    {
      text: [
        'The strain of hiding and of expecting rejection has a name, minority stress. It comes from how people are treated, not from who they are.',
        'The stress of hiding and expecting rejection is called minority stress. It comes from how people get treated, not from who they are.',
      ],
      source: 'Meyer, Minority Stress model (2003)',
    },
    {
      text: [
        'One accepting adult, or one accepting friend, measurably protects wellbeing.',
        'One accepting person really does protect you, they have measured it.',
      ],
      source: 'The Trevor Project, national survey findings (2019)',
    },
  ],
  exercises: ['grounding', 'problem-solving', 'box-breathing'],
  topics: [
    {
      topic: 'coming-out',
      openers: [
        'Where are you with coming out: thinking, planning, or after?',
        ['Who would you like to know?', 'Who do you want to know?'],
      ],
      explore: [
        ['worst', 'What do you fear most?', 'What scares you most?'],
        ['need', 'What would make it safe enough?'],
        ['want', 'What do you hope they say?'],
      ],
    },
    {
      topic: 'identity',
      openers: [
        ['What are you finding out about yourself?', 'What are you figuring out about yourself?'],
        'Which words fit you today, if any?',
      ],
      explore: [
        ['when', 'When did you first sense it?'],
        ['feeling', 'When do you feel most like yourself?', 'When do you feel most like you?'],
        ['thought', 'What makes you doubt it?'],
      ],
    },
    {
      topic: 'acceptance',
      openers: [
        ['How do the people at home take it?', 'How are people at home taking it?'],
        ['What was said that stays with you?', 'What got said that stays with you?'],
      ],
      explore: [
        ['worst', 'Whose words hurt most?'],
        [
          'want',
          'What would acceptance look like on an ordinary day?',
          'What would acceptance look like on a normal day?',
        ],
        ['support', 'Who stands beside you?', 'Who stands with you?'],
      ],
    },
    {
      topic: 'belonging',
      openers: [
        ['Where do you feel you belong?', 'Where do you feel like you belong?'],
        'What are you looking for in love or friendship?',
      ],
      explore: [
        [
          'exception',
          'When did you last feel at home among people?',
          'When did you last feel at home with people?',
        ],
        ['worst', 'What keeps you on the outside?'],
        ['want', 'What would it be like to be chosen as you are?'],
      ],
    },
  ],
};
