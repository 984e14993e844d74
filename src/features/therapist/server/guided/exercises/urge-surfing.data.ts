// An urge rises, peaks and falls without being obeyed. Never for a body in withdrawal, which needs a doctor and not patience.
import type { Exercise } from './exercise.ts';

export const urgeSurfing: Exercise = {
  id: 'urge-surfing',
  offers: [
    [
      'An urge feels as if it will grow until you give in, but it comes in waves and falls by itself, often within half an hour. We could ride one together, and you can stop at any point. Would you like to?',
      'An urge acts like it will grow until you give in, but it comes in waves and drops by itself. Wanna ride one out with me, stop at any point?',
    ],
    [
      'You do not have to fight it. Would you like to watch it with me for a few minutes, like a wave from the board, and leave whenever you need to?',
      'You do not have to fight it. Wanna watch it with me for a few minutes, like a wave from the board, leave whenever?',
    ],
  ],
  steps: [
    {
      id: 'urge',
      say: [
        'What does it want from you right now? If your body is shaking or sweating because it is without drink or tablets it is used to, tell me, for that needs a doctor. Stop any time.',
        'What does it want you to do right now? If your body is shaking or sweating from going without drink or pills it is used to, tell me, that needs a doctor. Stop anytime.',
      ],
      hint: [
        'Just name it: to smoke, to buy, to text, to scroll, to drink. Which is it?',
        'Just name it: smoke, buy, text, scroll, drink. Which one?',
      ],
      expects: 'answer',
      keep: 'urge',
      isVerbatim: true,
    },
    {
      id: 'before',
      say: ['How strong is it now, from 0 to 10?', 'How strong is it right now, 0 to 10?'],
      hint: ['A guess is enough. Which number?', 'A guess is enough. Number?'],
      expects: 'rating',
      keep: 'before',
    },
    {
      id: 'where',
      say: [
        'Where in the body do you feel it most: mouth, chest, hands, belly?',
        'Where in your body is it loudest: mouth, chest, hands, belly?',
      ],
      hint: [
        'It may be a pull, a heat, a restlessness. Whereabouts?',
        'Could be a pull, heat, restlessness. Whereabouts?',
      ],
      expects: 'answer',
      keep: 'where',
    },
    {
      id: 'rise',
      say: [
        'Stay with that place and breathe around it. The wave may still be rising… higher… Notice its edges, warm or tight… You have nothing to do but stay on the board. Tell me when it changes.',
        'Stay with that spot and breathe around it. The wave might still be rising… higher… Notice the edges, warm or tight… Your only job is to stay on the board. Tell me when it shifts.',
      ],
      hint: [
        'Breathe in, and look at the urge as if it were weather. Say when something shifts.',
        'Breathe in and watch it like weather. Say when something shifts.',
      ],
      expects: 'nothing',
    },
    {
      id: 'fall',
      say: [
        'Every wave has a top, and behind it the water goes down… Let the breath out long… It may come back once, smaller… You did not push it, and you did not follow it.',
        'Every wave has a top, and after that the water goes down… Long breath out… It might come back once, smaller… You did not push it and you did not follow it.',
      ],
      hint: ['Long breath out, and let it pass under you.', 'Long breath out, let it roll under you.'],
      expects: 'nothing',
    },
    {
      id: 'after',
      say: ['How strong is it now, from 0 to 10?', 'And now, 0 to 10?'],
      hint: [
        'It may not have moved yet, waves take their time. Which number now?',
        'It may not have moved yet, waves take time. Number now?',
      ],
      expects: 'rating',
      keep: 'after',
      onLow: { below: 7, to: 'learnt' },
    },
    {
      id: 'distance',
      say: [
        'Then put some room between you and it for the next half hour: another room, a walk, a person. Which of these can you do now?',
        'Then put some space between you and it for the next half hour: another room, a walk, a person. Which one can you do now?',
      ],
      hint: [
        'Even the next room counts, or calling someone about something else.',
        'Even the next room counts, or calling someone about something else.',
      ],
      expects: 'answer',
      keep: 'choice',
      goesTo: 'end',
    },
    {
      id: 'learnt',
      say: [
        'It was {before}, and now it is {after}, and you are still here. What did you notice while it moved?',
        'It was {before}, now it is {after}, and you are still here. What did you notice while it moved?',
      ],
      hint: ['You stayed while it moved. What helped you stay?', 'You stayed while it moved. What helped?'],
      expects: 'choice',
      keep: 'noticed',
      goesTo: 'end',
    },
    {
      id: 'doctor',
      say: [
        'Then we do not surf this. A body coming off drink or tablets can be in real danger, whatever the will. Please call a doctor or your emergency number today, and have someone stay with you. Who could that be?',
        'Then we do not surf this one. A body coming off drink or pills can be in real danger. Please call a doctor or your emergency number today, and have someone stay with you. Who could that be?',
      ],
      hint: [
        'Someone who can be with you in person, and a doctor or emergency line now. Who comes to mind?',
        'Someone who can be there in person, and a doctor or emergency line now. Who comes to mind?',
      ],
      expects: 'answer',
      keep: 'person',
      goesTo: 'leave',
    },
  ],
  detours: [
    {
      pattern:
        /\b(?:withdrawals?|(?:shak(?:ing|es|y)|trembl\w+|sweat(?:ing|s|y)|seizures?|fits?|seeing things|hearing things|hallucinat\w+|delirium|the shakes)\b.{0,60}\b(?:drink|alcohol|booze|pombe|tablets?|pills?|benzos?|xanax|valium|since i stopped)|(?:stopped|quit|without|no more|ran out of|coming off)\b.{0,40}\b(?:drink(?:ing)?|alcohol|booze|tablets?|pills?|benzos?|xanax|valium)\b.{0,80}\b(?:shak(?:ing|y|es)|trembl\w+|sweat\w*|seizures?|seeing things|hearing things|confused|heart (?:is )?racing))\b/i,
      to: 'doctor',
    },
  ],
  endings: [
    [
      'An urge that is watched is an urge that learns. How was that?',
      'Every one you ride out makes the next a bit easier. How was that?',
    ],
    [
      'You stayed with it, and that is the whole skill. How are you now?',
      'You stayed with it, that is the whole skill. How are you now?',
    ],
  ],
  wayOut: [
    [
      'We get off the board. Move, drink some water, be near someone if you can.',
      'We get off the board. Move a bit, drink some water, be near someone if you can.',
    ],
    [
      'All right, no more watching. There are other ways through.',
      'Okay, no more watching. There are other ways through.',
    ],
  ],
};
