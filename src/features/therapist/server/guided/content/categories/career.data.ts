// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const careerContent: CategoryContent = {
  category: 'career',
  openers: [
    ['How is work, or the lack of it, treating you?', "How's work, or not having it, treating you?"],
    [
      'What about your working life would you like to talk through?',
      'What about work do you wanna talk through?',
    ],
    ['What happened at work that brought you here?', 'What happened at work that got you here?'],
  ],
  explore: [
    ['example', 'What did a typical day look like this week?', 'What did a normal day look like this week?'],
    ['worst', 'What takes the most out of you there?', 'What drains you most there?'],
    ['who', 'Who there makes it easier?'],
    ['meaning', 'What does this work mean for how you see yourself?'],
    [
      'want',
      'What would a good enough version of it look like?',
      'What would a good enough version look like?',
    ],
    ['thought', 'What do you say to yourself after a bad day?'],
  ],
  notes: [
    {
      text: [
        'Having some say over how we work protects health even when there is a lot to do. Looking for one small thing you can decide yourself is worth the effort.',
        'Having a say in how you work protects you, even when it is busy. Finding one small thing you control is worth it.',
      ],
      source: 'Karasek & Theorell, Healthy Work (1990)',
    },
    {
      text: [
        'A job is a large part of the day and a small part of a person. Naming three things you are besides it steadies many people.',
        'A job is a big part of the day but a small part of you. Naming three things you are besides it steadies people.',
      ],
      source: 'Linville, self-complexity research (1987)',
    },
  ],
  exercises: ['problem-solving', 'worry-time', 'box-breathing'],
  topics: [
    {
      topic: 'work-conflict',
      openers: [
        'Who at work is this about?',
        ['What has been going on with the people at work?', "What's going on with the people at work?"],
      ],
      explore: [
        ['example', 'What happened, as you see it?', 'What happened, as you see it?'],
        ['thought', 'What do you think they think of you?'],
        ['want', 'What would you need to be able to work with them?'],
        ['support', 'Who else has seen it?'],
      ],
    },
    {
      topic: 'job-loss',
      openers: ['What changed at work?', 'How have the days been since?'],
      explore: [
        ['worst', 'What frightens you most about it?', 'What scares you most about it?'],
        ['meaning', 'What did that job give you besides money?'],
        ['support', 'Who knows about it so far?', 'Who knows about it so far?'],
        [
          'next',
          'What would be one small thing that gives this week a shape?',
          "What's one small thing that would give this week some shape?",
        ],
      ],
    },
    {
      topic: 'study-pressure',
      openers: [
        ['What are you studying for at the moment?', 'What are you studying for right now?'],
        [
          'Where does the pressure come from: you, home, or school?',
          "Where's the pressure from: you, home, or school?",
        ],
      ],
      explore: [
        ['meaning', 'What would a bad result mean to you?', 'What would a bad result mean?'],
        ['who', 'Who are you afraid of disappointing?', 'Who are you scared of letting down?'],
        ['body', 'What happens when you sit down to study?'],
        ['exception', 'Which subject or hour still goes all right?', 'Which subject still goes okay?'],
      ],
    },
  ],
};
