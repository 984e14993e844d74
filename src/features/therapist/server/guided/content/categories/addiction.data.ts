// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const addictionContent: CategoryContent = {
  category: 'addiction',
  openers: [
    ['How has it been going with it lately?', "How's it been going with it lately?"],
    [
      'There is no judging here. Where are you with it today?',
      'No judging here. Where are you with it today?',
    ],
  ],
  explore: [
    ['when', 'When is the pull the strongest?', "When's the pull the strongest?"],
    ['want', 'What does it give you, honestly?'],
    ['worst', 'What has it cost you that you mind the most?', 'What has it cost you that you hate the most?'],
    ['exception', 'What was different on the days you went without?'],
    ['support', 'Who knows?'],
    [
      'meaning',
      'Why does stopping matter to you, in your own words?',
      'Why does stopping matter to you, in your words?',
    ],
  ],
  notes: [
    {
      text: [
        'An urge is a wave: it rises, peaks and falls, mostly within half an hour. You do not have to fight it, only to stay on the board until it passes.',
        'An urge is a wave: up, peak, down, mostly in half an hour. You do not have to fight it, just ride it out.',
      ],
      source: 'Marlatt & Gordon, Relapse Prevention (1985)',
    },
    {
      text: [
        'Wanting to stop and wanting to go on live in the same person. Saying both aloud makes it easier to choose.',
        'Wanting to stop and wanting to keep going can be in the same person. Saying both out loud makes choosing easier.',
      ],
      source: 'Miller & Rollnick, Motivational Interviewing (2013)',
    },
  ],
  exercises: ['grounding', 'box-breathing', 'problem-solving'],
  topics: [
    {
      topic: 'alcohol',
      openers: [
        ['How has drinking been these last days?', "How's drinking been these last days?"],
        ['What would you like drinking to be in your life?', 'What do you want drinking to be in your life?'],
      ],
      explore: [
        ['when', 'When do you usually have the first one?'],
        [
          'want',
          'What are you hoping for with that first glass?',
          'What are you hoping for with that first one?',
        ],
        ['exception', 'What does an evening without look like?', "What's an evening without it like?"],
      ],
    },
    {
      topic: 'substances',
      openers: [
        'Where are you with it today?',
        ['What made you want to talk about it now?', 'What made you wanna talk about it now?'],
      ],
      explore: [
        ['when', 'What comes right before using?'],
        ['worst', 'What scares you about it?'],
        ['support', 'Who could be told?', 'Who could you tell?'],
      ],
    },
    {
      topic: 'screens-and-gaming',
      openers: [
        'What does your screen time look like, honestly?',
        [
          'What do you get there that is missing elsewhere?',
          "What do you get there that's missing elsewhere?",
        ],
      ],
      explore: [
        [
          'feeling',
          'What do you feel just before you open it?',
          'What do you feel right before you open it?',
        ],
        ['worst', 'What gets lost because of it?'],
        ['exception', 'When do you forget about it?'],
      ],
    },
    {
      topic: 'gambling',
      openers: ['What happened with betting lately?', 'Where does the pull come from these days?'],
      explore: [
        ['thought', 'What do you tell yourself before a bet?'],
        ['worst', 'Who would be hurt if they knew the numbers?', "Who'd be hurt if they knew the numbers?"],
        [
          'next',
          'What would make it one step harder to place the next one?',
          'What would make the next bet one step harder?',
        ],
      ],
    },
  ],
};
