// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const healthContent: CategoryContent = {
  category: 'health',
  openers: [
    ['How has your body been treating you?', "How's your body been treating you?"],
    ['What is hardest about your health at the moment?', "What's hardest about your health rn?"],
  ],
  explore: [
    ['body', 'What does today feel like in your body?'],
    ['worst', 'What does it stop you from doing?'],
    ['thought', 'What do you fear it means?', 'What are you scared it means?'],
    ['support', 'Who takes it seriously?'],
    ['exception', 'What does a better hour look like?'],
    ['need', 'What do you need that nobody has offered?', 'What do you need that nobody offered?'],
  ],
  notes: [
    {
      text: [
        'Pain and worry turn each other up. Anything that makes the body feel safer, warmth, slow breath, a kind voice, can turn both down a little.',
        'Pain and worry crank each other up. Anything that makes your body feel safer, warmth, slow breath, turns both down a bit.',
      ],
      source: 'Moseley & Butler, Explain Pain (2003)',
    },
    {
      text: [
        'Pacing, stopping before you are empty, gives more over a week than good days followed by collapse.',
        'Pacing, like stopping before you are empty, gets you more in a week than big days then crashing.',
      ],
      source: 'Nielson et al., activity pacing research (2013)',
    },
  ],
  exercises: ['box-breathing', 'grounding', 'worry-time'],
  topics: [
    {
      topic: 'chronic-illness',
      openers: [
        ['How is it to live with it these days?', "What's it like living with it lately?"],
        'What do people not see about it?',
      ],
      explore: [
        ['worst', 'What do you miss from before?'],
        ['who', 'Who gets it without explanations?', 'Who gets it without explaining?'],
        [
          'exception',
          'What is still yours, whatever the illness does?',
          "What's still yours, no matter what?",
        ],
      ],
    },
    {
      topic: 'body-image',
      openers: [
        ['How do you and your body get along at the moment?', 'How are you and your body getting along?'],
        [
          'When did you start to look at yourself like this?',
          'When did you start looking at yourself like this?',
        ],
      ],
      explore: [
        ['when', 'When is the critic loudest?'],
        ['worst', 'What does it keep you from?'],
        ['exception', 'When are you at home in it?', 'When do you feel at home in it?'],
      ],
    },
    {
      topic: 'health-worry',
      openers: [
        ['What are you worried it could be?', 'What are you scared it could be?'],
        ['When did the worrying about your body begin?', 'When did worrying about your body start?'],
      ],
      explore: [
        [
          'tried',
          'How long does the calm last, after you have reassured yourself?',
          'How long does the calm last after you reassure yourself?',
        ],
        [
          'thought',
          'What does your mind do between the symptom and the worry?',
          'What does your head do between the symptom and the worry?',
        ],
        ['support', 'What has a doctor said about it?', 'What has a doctor said?'],
      ],
    },
    {
      topic: 'rest-and-energy',
      openers: ['Where does your energy go?', 'How rested are you, really?'],
      explore: [
        ['body', 'When in the day do you run out?'],
        ['meaning', 'What does resting bring up in you?', 'What comes up when you rest?'],
        ['exception', 'What gives you a little back?', 'What gives you a bit back?'],
      ],
    },
  ],
};
