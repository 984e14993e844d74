// A floor under every topic of this category: openers, questions and notes where no bank of situations exists yet.
import type { CategoryContent } from '../content-schema.ts';

export const creativeContent: CategoryContent = {
  category: 'creative',
  openers: [
    ['What are you making, or trying to make?', 'What are you making, or trying to?'],
    ['How are things between you and your work?', 'How are you and your art doing?'],
  ],
  explore: [
    ['when', 'When did it last carry you along?'],
    ['thought', 'What does the inner judge say?'],
    ['meaning', 'What would it mean if nobody ever saw it?'],
    ['worst', 'At which point do you stop?', 'At what point do you stop?'],
    ['want', 'What did you love about it at the beginning?', 'What did you love about it at first?'],
    ['who', 'Whose opinion do you hear while you work?'],
  ],
  notes: [
    {
      text: [
        'Quantity feeds quality: those who make many rough things tend to end up with better ones than those who wait for one good one.',
        'Quantity feeds quality: people who make lots of rough stuff end up with better stuff.',
      ],
      source: 'Simonton, equal-odds research on creative careers (1997)',
    },
    {
      text: [
        'Being watched makes us safer and duller. Keeping part of the work private protects what is alive in it.',
        'Being watched makes us play safe. Keeping some of the work private protects the alive part.',
      ],
      source: 'Amabile, Creativity in Context (1996)',
    },
  ],
  exercises: ['problem-solving', 'grounding'],
  topics: [
    {
      topic: 'creative-block',
      openers: [
        'When did it stop flowing?',
        ['What happens when you sit down to begin?', 'What happens when you sit down to start?'],
      ],
      explore: [
        [
          'thought',
          'What is the first thought when the page is empty?',
          "What's the first thought on a blank page?",
        ],
        [
          'exception',
          'What have you made lately that did not count?',
          "What have you made lately that 'didn't count'?",
        ],
        [
          'worst',
          'What are you afraid the next thing will prove?',
          'What are you scared the next thing will prove?',
        ],
      ],
    },
    {
      topic: 'perfectionism',
      openers: [
        ['What is not good enough for you at the moment?', "What's not good enough for you rn?"],
        ['Where does perfect stand in your way?', 'Where is perfect getting in your way?'],
      ],
      explore: [
        ['meaning', 'What would a flaw in it say about you?', 'What would a flaw say about you?'],
        ['who', 'Who taught you to look so closely?', 'Who taught you to look that close?'],
        [
          'exception',
          'Where in your life is good enough good enough?',
          'Where in your life is good enough okay?',
        ],
      ],
    },
    {
      topic: 'sharing-work',
      openers: [
        [
          'What happens in you when you think of showing it?',
          'What happens when you think about sharing it?',
        ],
        ['Whose eyes are you afraid of?', 'Whose eyes are you scared of?'],
      ],
      explore: [
        ['thought', 'What do you imagine they will say?', "What do you imagine they'll say?"],
        ['exception', 'With whom is it easy to show it?', 'Who is easy to show it to?'],
        ['want', 'What are you hoping somebody will see in it?', 'What do you hope someone sees in it?'],
      ],
    },
    {
      topic: 'creative-career',
      openers: [
        ['How is it to live from it, or to try?', 'How is it living off it, or trying?'],
        ['What weighs more: the money or the doubt?', 'What weighs more: money or the doubt?'],
      ],
      explore: [
        ['worst', 'What does the pressure do to the work?'],
        ['meaning', 'What would you keep doing if it never paid?'],
        ['support', 'Who believes in it besides you?'],
      ],
    },
  ],
};
