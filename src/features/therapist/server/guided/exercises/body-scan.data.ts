// A slow walk through the body. Eyes may stay open and any part may be left out: not every body is a safe place.
import type { Exercise } from './exercise.ts';

export const bodyScan: Exercise = {
  id: 'body-scan',
  offers: [
    [
      'Tension often sits somewhere we stopped noticing. We could go through the body slowly, from the feet up, and let each part rest. Two minutes, and you can stop at any part. Would you like to?',
      'Tension likes to hide somewhere you stopped noticing. We could go through your body slowly, feet up. Two minutes, stop at any part. Wanna?',
    ],
    [
      'Would it help to leave the head for two minutes and visit the body instead? Nothing has to relax, noticing is enough, and you can leave out what you like.',
      'Wanna get out of your head for two minutes and check in with your body? Nothing has to relax, and you can leave out any part.',
    ],
  ],
  steps: [
    {
      id: 'settle',
      say: [
        'Sit or lie down, eyes open or closed, as you prefer. We only notice, we fix nothing. Skip any part you would rather not visit, and say stop whenever you like. Ready?',
        'Sit or lie down, eyes open or closed, up to you. We just notice, no fixing. Skip any part, say stop whenever. Ready?',
      ],
      hint: [
        'I name a part, you notice how it is there. That is all. Shall we begin?',
        'I name a part, you notice how it feels. That is it. Start?',
      ],
      expects: 'choice',
    },
    {
      id: 'legs',
      say: [
        'Begin with your feet… warm or cold, heavy or light… Then the calves, the knees… Let the floor or the bed carry their weight… Tell me when you are there.',
        'Start with your feet… warm, cold, heavy, light… Then calves, knees… Let the floor carry them… Tell me when you are there.',
      ],
      hint: [
        'Press both feet down once, let go, and notice what changes.',
        'Press your feet down once, let go, see what changes.',
      ],
      expects: 'nothing',
    },
    {
      id: 'middle',
      say: [
        'Now the belly… it may move with the breath… The back, where something holds it… The hands… open them a little, and let them be heavy… Take the time you need.',
        'Now your belly… it moves when you breathe… Your back, where something holds it… Your hands… open them a bit, let them get heavy… Take your time.',
      ],
      hint: ['Notice one breath arrive in the belly.', 'Notice one breath land in your belly.'],
      expects: 'nothing',
    },
    {
      id: 'top',
      say: [
        'Lift the shoulders to the ears… and let them drop… Unclench the jaw, let the tongue lie… Smooth the forehead… And feel the whole of you once, from the feet to the crown.',
        'Shoulders up to your ears… and drop… Loosen your jaw… Smooth out your forehead… And feel all of you once, feet to head.',
      ],
      hint: ['Let the shoulders drop, that is enough.', 'Just drop your shoulders, that is enough.'],
      expects: 'nothing',
    },
    {
      id: 'place',
      say: ['Which part was holding on the most?', 'Which part was holding on the most?'],
      hint: [
        'Shoulders, jaw and belly are common ones. Which was yours?',
        'Shoulders, jaw, belly are the usual ones. Which was yours?',
      ],
      expects: 'answer',
      keep: 'place',
    },
    {
      id: 'care',
      say: [
        'Put a hand there for a breath, if you like. No need to make it softer, only to let it know you noticed.',
        'Put a hand there for a breath if you want. It does not have to loosen up, you just noticed it.',
      ],
      hint: ['One breath, wherever it was. That is enough.', 'One breath, wherever it was. That is enough.'],
      expects: 'nothing',
    },
  ],
  endings: [
    [
      'Move your fingers, look around the room. How is it to be in there now?',
      'Wiggle your fingers, look around. How does it feel in there now?',
    ],
    [
      'That was the whole round. How are you now, compared with before?',
      'That was all of it. How are you now vs before?',
    ],
  ],
  wayOut: [
    [
      'We stop here. Look at something around you and let the body be. You did well to say so.',
      'We stop here. Look at something near you, let your body be. Good call saying so.',
    ],
    ['Of course. The body can wait, we leave it in peace.', 'Sure. Your body can wait, we leave it alone.'],
  ],
};
