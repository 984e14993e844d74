// From a knot to one step: name it, picture better, collect options, choose, plan, foresee.
import type { Exercise } from './exercise.ts';

export const problemSolving: Exercise = {
  id: 'problem-solving',
  offers: [
    [
      'If you like, we could take one knot out of this and work through it step by step, about five minutes. Small and concrete gives back some footing, and you can stop at any step. Shall we?',
      'If you want, we could take one piece of this and work through it step by step, like five minutes. Small and concrete helps, stop at any step. Wanna?',
    ],
    [
      'We have looked at how it feels. Would you like to try turning one part of it into a plan? It makes the rest easier to carry, and you can stop at any step.',
      'We talked about how it feels. Wanna try turning one part of it into a plan? Makes the rest easier to carry, stop at any step.',
    ],
  ],
  steps: [
    {
      id: 'name',
      say: [
        'Choose one part, the smaller the better. How would you put that problem in one sentence? You can stop whenever you want.',
        'Pick one part, smaller is better. What is the problem in one sentence? Stop whenever.',
      ],
      hint: [
        'Not all of it, one slice: something that happens this week.',
        'Not everything, just one slice from this week.',
      ],
      expects: 'answer',
      keep: 'problem',
      isRoomy: true,
    },
    {
      id: 'better',
      say: [
        'Good, that is something to hold. If it were a little better, not solved, how would you notice?',
        'Okay, we can work with that. If it was a bit better, not fixed, how would you notice?',
      ],
      hint: [
        'Think of what you, or someone else, would do differently.',
        'Like what would you or someone else be doing differently.',
      ],
      expects: 'answer',
      keep: 'better',
    },
    {
      id: 'options',
      say: [
        'Now gather ideas without judging them. Give me three things that could be done, the silly ones included.',
        'Now throw out ideas, no judging. Three things you could do, silly ones count.',
      ],
      hint: [
        'What would a bold friend do, or a lazy one, or a wise aunt?',
        'What would your bold friend do, or your lazy one, or your wise auntie?',
      ],
      expects: 'answer',
      keep: 'options',
      isRoomy: true,
    },
    {
      id: 'choose',
      say: [
        'Which of these costs the least and helps a little?',
        'Which one costs the least and helps a bit?',
      ],
      hint: [
        'It need not be the best, only one you would truly do.',
        'Does not have to be the best, just one you would actually do.',
      ],
      expects: 'answer',
      keep: 'choice',
    },
    {
      id: 'when',
      say: [
        'All right, this one: {choice}. When and where will you do it? The more exact, the likelier it happens.',
        'Okay, this one: {choice}. When and where will you do it? The more exact the better.',
      ],
      hint: [
        'A time and a place make it likelier. For example: tomorrow, after lunch, at my desk.',
        'A time and a place make it likelier. Like: tomorrow, after lunch, at my desk.',
      ],
      expects: 'answer',
      keep: 'when',
    },
    {
      id: 'obstacle',
      say: [
        'Good. And what is most likely to get in the way, and what will you do then?',
        'Nice. What is most likely to get in the way, and what will you do then?',
      ],
      hint: [
        'If I am too tired, then I will do half of it. Something like that.',
        'Like: if I am too tired, I do half of it.',
      ],
      expects: 'answer',
      keep: 'obstacle',
      isRoomy: true,
    },
  ],
  endings: [
    [
      'That is a plan, and it is yours. How does the problem look now, compared with when we began?',
      'That is a plan, and it is yours. How does it look now vs before?',
    ],
    ['You have taken one knot apart. How was it to do that?', 'You just untangled one knot. How was that?'],
  ],
  wayOut: [
    ['We put the plan aside. It can stay a knot for today.', 'We drop the plan. It can stay messy today.'],
    ['Fine, no planning. We can simply talk.', 'Okay, no planning. We just talk.'],
  ],
};
