// One small thing, with its time and place, made smaller until they believe in it. Doing comes first, the mood follows.
import { SURE_ENOUGH } from '../../../exercise-cards.contract.ts';
import type { Exercise } from './exercise.ts';

export const smallStep: Exercise = {
  id: 'small-step',
  offers: [
    [
      'When energy is gone, waiting for it rarely brings it back; one tiny thing done sometimes does. We could choose one together, and you can drop it at any point, stop included. Shall we?',
      'When your energy is gone, waiting for it does not bring it back, but one tiny thing sometimes does. Wanna pick one together, stop whenever?',
    ],
    [
      'Would you like to choose one thing so small that it could be done on a bad day? Mood tends to follow the feet, slowly, and you can leave it whenever you like.',
      'Wanna pick one thing so small you could do it on a bad day? Mood kind of follows your feet, and you can leave it anytime.',
    ],
  ],
  steps: [
    {
      id: 'what',
      say: [
        'Think of something that used to give you a little: pleasure, order, or company. What is the smallest piece of it you could do? You can stop whenever you want.',
        'Think of something that used to give you a little joy, order, or company. What is the tiniest piece of it you could do? Stop whenever.',
      ],
      hint: [
        'Five minutes outside, one plate washed, one message to someone kind. What is yours?',
        'Five minutes outside, one plate washed, one text to someone kind. What is yours?',
      ],
      expects: 'answer',
      keep: 'choice',
    },
    {
      id: 'when',
      say: ['And when would it fit, today or tomorrow?', 'When would that fit, today or tomorrow?'],
      hint: [
        'Hang it on something that happens anyway: after breakfast, on the way home.',
        'Hang it on something that happens anyway: after breakfast, on the way home.',
      ],
      expects: 'answer',
      keep: 'when',
    },
    {
      id: 'where',
      say: ['Where will you be when you begin?', 'Where will you be when you start?'],
      hint: [
        'Picture the place, and what has to lie ready there.',
        'Picture the spot, and what needs to be ready there.',
      ],
      expects: 'answer',
      keep: 'where',
    },
    {
      id: 'sure',
      say: [
        'Good, so: {choice}, {when}. How sure are you that it happens, from 0 to 10?',
        'Nice, so: {choice}, {when}. How sure are you it happens, 0 to 10?',
      ],
      hint: [
        'How sure are you that it happens, from 0, no chance, to 10, certainly?',
        'How sure are you it happens, 0 for no chance, 10 for sure?',
      ],
      expects: 'rating',
      keep: 'sure',
      onLow: { below: SURE_ENOUGH, to: 'smaller' },
      goesTo: 'after',
    },
    {
      id: 'smaller',
      say: [
        'Honest, thank you. Then it is still too big. What would be half of it, or a quarter?',
        'Honest, love that. Then it is still too big. What is half of it, or a quarter?',
      ],
      hint: [
        'Only the beginning counts: shoes on, book open, the number looked up.',
        'Just the start counts: shoes on, book open, number looked up.',
      ],
      expects: 'answer',
      keep: 'choice',
    },
    {
      id: 'after',
      say: [
        'All right, that is it: {choice}. Do it as badly as you like, only begin, and afterwards notice whether the mood moved by a hair. What could you tell yourself at the moment of starting?',
        'Okay, that is it: {choice}. Do it badly if you want, just start, and check if your mood moved a tiny bit. What could you tell yourself right as you start?',
      ],
      hint: [
        'Something short, such as: two minutes, then I may stop.',
        'Something short, like: two minutes, then I can quit.',
      ],
      expects: 'choice',
      keep: 'starter',
    },
  ],
  endings: [
    [
      'Small is the point, it is how this works. How is it to have it chosen?',
      'Small is the whole point. How does it feel to have picked it?',
    ],
    [
      'It is yours, and nobody checks. How was it to plan that?',
      'It is yours, nobody checks. How was it to plan that?',
    ],
  ],
  wayOut: [
    [
      'We leave it. Not having the strength today is allowed.',
      'We leave it. Not having it in you today is okay.',
    ],
    ['All right, no plan. Being here is enough for now.', 'Okay, no plan. Being here is enough for now.'],
  ],
};
