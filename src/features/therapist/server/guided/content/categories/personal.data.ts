// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const personalContent: CategoryContent = {
  category: 'personal',
  openers: [
    [
      'What would you like to understand or change about your life?',
      'What do you wanna figure out or change?',
    ],
    ['What keeps coming back to you lately?', 'What keeps coming up for you lately?'],
  ],
  explore: [
    ['want', 'Who would you like to be in this?', 'Who do you wanna be in this?'],
    ['exception', 'When did you last manage it, even partly?'],
    ['worst', 'What gets in the way most often?', 'What gets in the way the most?'],
    [
      'meaning',
      'Why does it matter to you, and not only to others?',
      'Why does it matter to you, not just to others?',
    ],
    ['tried', 'What have you tried before?'],
    [
      'next',
      'What would be a first step, small enough for tomorrow?',
      "What's a first step small enough for tomorrow?",
    ],
  ],
  notes: [
    {
      text: [
        'We change more easily for reasons we have said in our own words. That is why I ask so often what you want and why.',
        'You change easier for reasons you said yourself. That is why I keep asking what you want and why.',
      ],
      source: 'Miller & Rollnick, Motivational Interviewing (2013)',
    },
    {
      text: [
        "Plans that name the moment, 'when I put the kettle on, I will', are kept far more often than good intentions.",
        "Plans with a trigger, like 'when I make tea, I will', get kept way more than vague goals.",
      ],
      source: 'Gollwitzer, Implementation Intentions (1999)',
    },
  ],
  exercises: ['problem-solving', 'worry-time'],
  topics: [
    {
      topic: 'habits',
      openers: [
        ['Which habit would you like to talk about?', 'Which habit are we talking about?'],
        ['What have you been trying to start, or to stop?', 'What are you trying to start, or stop?'],
      ],
      explore: [
        ['when', 'When in the day does it happen?'],
        ['want', 'What does the old habit give you?'],
        ['exception', 'On which day did it go differently?', 'Which day went differently?'],
        ['next', 'What would the two-minute version be?'],
      ],
    },
    {
      topic: 'purpose',
      openers: [
        ['What makes you ask about direction just now?', "What's got you thinking about direction?"],
        ['When did you last feel that something was worth it?', 'When did something last feel worth it?'],
      ],
      explore: [
        [
          'meaning',
          'What would you always want to keep in your life?',
          'What would you always wanna keep in your life?',
        ],
        [
          'who',
          'Whose life do you look at and think: something of that?',
          'Whose life do you look at like, some of that please?',
        ],
        ['exception', 'When do you forget the time?', 'When do you lose track of time?'],
        ['thought', 'What do you tell yourself you should have become?'],
      ],
    },
    {
      topic: 'decisions',
      openers: [['What is the decision?', "What's the decision?"], 'What makes it so hard to choose?'],
      explore: [
        ['worst', 'What do you lose with each option?'],
        [
          'thought',
          'What would you choose if nobody could judge it?',
          'What would you pick if nobody could judge?',
        ],
        ['who', 'Whose voice is loudest in it?'],
        ['when', 'By when does it need an answer?', 'When does it need an answer?'],
      ],
    },
    {
      topic: 'boundaries',
      openers: [
        ['With whom is it hard to say no?', "Who's hard to say no to?"],
        ['Where do you feel that too much is asked of you?', 'Where is too much being asked of you?'],
      ],
      explore: [
        [
          'example',
          'What happened the last time you wanted to say no?',
          'What happened last time you wanted to say no?',
        ],
        ['thought', 'What do you fear would follow?', 'What are you scared would happen?'],
        ['body', 'How do you notice that a line is crossed?', 'How do you notice a line got crossed?'],
        [
          'next',
          'Which sentence would you like to be able to say?',
          'What sentence do you wish you could say?',
        ],
      ],
    },
  ],
};
