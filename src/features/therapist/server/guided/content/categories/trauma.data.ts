// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const traumaContent: CategoryContent = {
  category: 'trauma',
  openers: [
    [
      'We can go as slowly as you like. What would feel all right to start with?',
      'We go as slow as you want. What feels okay to start with?',
    ],
    "You don't have to tell me what happened. How are you today?",
  ],
  explore: [
    ['need', 'What helps you feel a little steadier?', 'What helps you feel a bit steadier?'],
    ['body', 'What do you notice in your body right now?', 'What do you notice in your body rn?'],
    ['when', 'When does it come close these days?'],
    ['support', 'Who has been kind to you about it?', "Who's been kind about it?"],
    ['exception', 'When does it stay away for a while?', 'When does it stay away for a bit?'],
    ['want', 'What would you like to have back?', 'What do you want back?'],
  ],
  notes: [
    {
      text: [
        'Freezing, going far away, snapping: what you do when it comes back was once a way of staying alive. These are old answers, not faults.',
        'Freezing, zoning out, snapping: those kept you safe once. They are old answers, not flaws.',
      ],
      source: 'Herman, Trauma and Recovery (1992)',
    },
    {
      text: [
        'Coming back to the present through the senses, one colour, one sound, the chair under you, tells the body what year it is.',
        'Coming back through your senses, one colour, one sound, the chair under you, tells your body what year it is.',
      ],
      source: 'Najavits, Seeking Safety (2002)',
    },
  ],
  exercises: ['grounding', 'box-breathing'],
  topics: [
    {
      topic: 'past-events',
      openers: [
        ['How is today, with all of that behind you?', "What's it like today, with what happened?"],
        [
          'What would you like help with: the memory, the nights, or the people around you?',
          'What do you want help with: the memory, the nights, or the people around you?',
        ],
      ],
      explore: [
        ['worst', 'What changed in you after it?', 'What changed in you after?'],
        ['support', 'Who believed you?'],
        ['need', 'What do you need when it comes up?'],
      ],
    },
    {
      topic: 'childhood',
      openers: [
        'What from growing up is with you today?',
        ['What was it like to be a child in your home?', 'What was it like being a kid in your house?'],
      ],
      explore: [
        ['who', 'Who was good to you then?', 'Who was good to you back then?'],
        ['meaning', 'What did you learn about yourself there?'],
        ['want', 'What did that child need?', 'What did that kid need?'],
      ],
    },
    {
      topic: 'triggers',
      openers: [
        ['What set it off the last time?', 'What set it off last time?'],
        ['How do you notice that it is coming?', "How do you notice it's coming?"],
      ],
      explore: [
        ['body', 'What does your body do first?'],
        ['tried', 'What has helped you come back?', "What's helped you come back?"],
        ['need', 'What should people around you do, and not do?'],
      ],
    },
    {
      topic: 'grief',
      openers: ['Who are you missing?', 'How have you been since the loss?'],
      explore: [
        ['who', 'What were they like?'],
        ['when', 'When does it come over you?'],
        ['support', 'With whom can you talk about them?', 'Who can you talk about them with?'],
      ],
    },
  ],
};
