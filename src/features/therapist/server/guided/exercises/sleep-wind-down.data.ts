// A short plan for tonight. Sleep cannot be ordered, only invited, and nobody is told off for their phone.
import type { Exercise } from './exercise.ts';

export const sleepWindDown: Exercise = {
  id: 'sleep-wind-down',
  offers: [
    [
      'Sleep does not come on command, but it comes more easily to a day that has been closed. We could plan your last hour tonight, in four short steps, and you can stop at any of them. Would you like to?',
      'Sleep does not come when you force it, but it comes easier once the day is closed. We could plan your last hour tonight, four quick steps, stop at any. Wanna?',
    ],
    [
      'Shall we set up tonight, so that your head has less to carry into bed? Small things, only what suits you, and you can leave it there whenever you like.',
      'Wanna set up tonight so your head has less to carry into bed? Small stuff, only what suits you, leave it whenever.',
    ],
  ],
  steps: [
    {
      id: 'mind',
      say: [
        'What is your mind likely to bring up in the dark? Tell me, and it is parked until tomorrow. You can stop whenever you want.',
        'What is your head going to bring up in the dark? Tell me and it is parked till tomorrow. Stop whenever.',
      ],
      hint: [
        'Things to do, things said, things that might happen. One is enough.',
        'Stuff to do, stuff you said, stuff that might happen. One is enough.',
      ],
      expects: 'answer',
      keep: 'mind',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'lights',
      say: [
        'All right, that is parked. When will you turn the lights and the screens down tonight?',
        'Okay, that is parked. When do the lights and screens go down tonight?',
      ],
      hint: [
        'Half an hour before bed already helps. Which hour would that be?',
        'Even half an hour before bed helps. What time is that?',
      ],
      expects: 'answer',
      keep: 'lights',
    },
    {
      id: 'last',
      say: [
        'And what goes into that time, something dull or gentle?',
        'And what goes in that time, something boring or gentle?',
      ],
      hint: [
        'A warm shower, a book you know, laying out clothes, quiet music, a prayer.',
        'A warm shower, a book you know, laying out clothes, quiet music, a prayer.',
      ],
      expects: 'answer',
      keep: 'last',
    },
    {
      id: 'awake',
      say: [
        'If you lie awake for what feels like twenty minutes, get up, sit somewhere dim, and come back when you are sleepy. What would you do there?',
        'If you are awake for what feels like twenty minutes, get up, sit somewhere dim, come back when sleepy. What would you do there?',
      ],
      hint: [
        'Something with no end you want to reach: folding, knitting, a slow page. No clock.',
        'Something with no goal: folding laundry, a slow page. No clock.',
      ],
      expects: 'answer',
      keep: 'awake',
    },
    {
      id: 'plan',
      say: [
        'Good. Tonight, then. Lights down: {lights}. Before bed: {last}. The rest is parked until morning. Is that a plan you could keep?',
        'Okay, tonight. Lights down: {lights}. Before bed: {last}. The rest is parked till morning. Could you actually do that?',
      ],
      hint: [
        'Two small things before bed are plenty, and a bad night is only a bad night. Could you keep to that?',
        'Two small things before bed is plenty, and a bad night is just a bad night. Could you do that?',
      ],
      expects: 'choice',
    },
  ],
  endings: [
    [
      'It will not work every night, and it need not. How is it to have tonight arranged?',
      'It will not work every night and that is okay. How does tonight look now?',
    ],
    [
      'The day has a door now. How do you feel about closing it?',
      'The day has a door now. How do you feel about closing it?',
    ],
  ],
  wayOut: [
    [
      'We leave the plan. Lying down and resting counts, even without sleep.',
      'We leave the plan. Just lying down counts, even with no sleep.',
    ],
    [
      'Of course, no more arranging. The night can come as it is.',
      'Sure, no more planning. The night can just come.',
    ],
  ],
};
