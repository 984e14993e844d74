// Five, four, three, two, one: back to the room through the senses.
import type { Exercise } from './exercise.ts';

export const grounding: Exercise = {
  id: 'grounding',
  offers: [
    [
      'There is a short exercise that brings the mind back to where you are, through what you see and hear. It takes two minutes and you can stop at any time. Shall we try?',
      'There is a quick one that pulls your brain back to the room, using what you see and hear. Two minutes, stop anytime. Wanna try?',
    ],
    [
      'The senses can give the head a rest and bring you back to the room for a while. Would you like to try it with me, five short steps, and stop wherever you wish?',
      'Your senses can give your head a break and bring you back to the room for a bit. Wanna try it with me, five quick steps, stop whenever?',
    ],
  ],
  steps: [
    {
      id: 'see',
      say: [
        'Then look around slowly. Tell me five things you can see, small ones count. Say stop any time.',
        'Okay, look around slowly. Tell me five things you can see, tiny stuff counts. Say stop anytime.',
      ],
      hint: [
        'Anything at all: a cup, a shadow, the corner of a door.',
        'Anything: a cup, a shadow, a door corner.',
      ],
      expects: 'answer',
      keep: 'see',
    },
    {
      id: 'touch',
      say: [
        'Good. Now four things your body can feel: the chair under you, the air, your sleeve.',
        'Nice. Now four things your body can feel: the chair, the air, your sleeve.',
      ],
      hint: [
        'Press your feet down once, and tell me what you notice there.',
        'Press your feet down and tell me what you notice.',
      ],
      expects: 'answer',
      keep: 'touch',
    },
    {
      id: 'hear',
      say: [
        'Now listen, near and far. Which three sounds are there?',
        'Now listen, close and far. What three sounds are there?',
      ],
      hint: ['Even a hum, or your own breath, is a sound.', 'Even a hum or your own breath counts.'],
      expects: 'answer',
      keep: 'hear',
    },
    {
      id: 'smell',
      say: [
        'Two things you can smell, or two smells you like.',
        'Two things you can smell, or two smells you like.',
      ],
      hint: ['You can bring your sleeve or your hand to your nose.', 'You can sniff your sleeve, seriously.'],
      expects: 'answer',
      keep: 'smell',
    },
    {
      id: 'kind',
      say: [
        'And one last thing: something you like about where you are, or one slow breath if nothing comes.',
        'Last one: something you like about where you are, or just one slow breath.',
      ],
      hint: ['One slow breath out is enough.', 'One slow breath out is enough.'],
      expects: 'nothing',
      keep: 'kind',
    },
  ],
  endings: [
    [
      'Here you are, in this room. How is it now, compared with a few minutes ago?',
      'And you are back in the room. How is it now vs a few minutes ago?',
    ],
    [
      'That was all five. What is different, if anything?',
      'That is all five. What feels different, if anything?',
    ],
  ],
  wayOut: [
    ['We leave it there. You are free to just sit.', 'We leave it there. You can just sit.'],
    ['That is fine, we stop. Nothing was spoiled.', 'All good, we stop.'],
  ],
};
