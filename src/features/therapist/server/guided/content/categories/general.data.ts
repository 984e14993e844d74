// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const generalContent: CategoryContent = {
  category: 'general',
  openers: [
    ['What is on your mind today?', "What's on your mind today?"],
    ['How are you, if you answer honestly?', 'How are you, like honestly?'],
    ['Where would you like to start?', 'Where do you wanna start?'],
  ],
  explore: [
    ['open', 'What has been going on?', "What's been going on?"],
    ['when', 'How long has it been like this?'],
    ['worst', 'What is the hardest part of it?', "What's the hardest part?"],
    ['support', 'Who in your life knows about this?', 'Who knows about this?'],
    [
      'want',
      'What would you like to be different a month from now?',
      'What do you want to be different a month from now?',
    ],
    ['exception', 'When is it a little easier?', 'When is it a bit easier?'],
  ],
  notes: [
    {
      text: [
        'Moods follow what we do more than we expect. Small, planned good things, done whether or not we feel like it, tend to lift them over days.',
        'Mood follows what you do more than you think. Small planned good stuff, even when you do not feel like it, lifts it over days.',
      ],
      source: 'Lewinsohn, behavioural activation research (1975); Dimidjian et al. (2006)',
    },
    {
      text: [
        "A thought is an event in the mind, not a report on the world. Adding 'I notice the thought that' in front of it gives a little distance.",
        "A thought is just a thing your brain does, not a fact. Adding 'I notice the thought that' gives you some distance.",
      ],
      source: 'Hayes, Strosahl & Wilson, Acceptance and Commitment Therapy (1999)',
    },
  ],
  exercises: ['box-breathing', 'grounding', 'problem-solving'],
  topics: [
    {
      topic: 'anxiety',
      openers: [
        ['What has the worry been about lately?', "What's the worry about lately?"],
        ['When did the anxiety last show up?', 'When did the anxiety hit last?'],
      ],
      explore: [
        ['thought', 'What does the worry predict?', "What's the worry predicting?"],
        ['body', 'Where in your body does it sit?', 'Where does it sit in your body?'],
        ['tried', 'What have you stopped doing because of it?'],
        ['exception', 'When is it quiet?'],
      ],
    },
    {
      topic: 'sleep',
      openers: [
        'How have your nights been?',
        [
          'What keeps you awake: thoughts, the body, or the world outside?',
          'What keeps you up: thoughts, your body, or noise?',
        ],
      ],
      explore: [
        [
          'when',
          'What does a usual night look like, from the evening on?',
          'What does a normal night look like?',
        ],
        [
          'thought',
          'What goes through your mind when you lie there?',
          "What goes through your head when you're lying there?",
        ],
        ['body', 'How do you feel in the first hour of the day?'],
        ['tried', 'What have you tried so far?', 'What have you tried up to now?'],
      ],
    },
    {
      topic: 'low-mood',
      openers: [
        'How heavy has it been lately?',
        ['How have the days been for you lately?', 'How have the days been lately?'],
      ],
      explore: [
        ['when', 'When did you last feel like yourself?', 'When did you last feel like you?'],
        [
          'exception',
          'Which moment this week was a little lighter?',
          'Which moment this week was a bit lighter?',
        ],
        ['thought', 'What do you tell yourself when you wake up?'],
        ['support', 'Who has noticed?'],
      ],
    },
  ],
};
