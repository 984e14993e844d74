// One small good thing, looked at closely. It is never set against what is hard, and nobody is asked to be thankful for it.
import type { Exercise } from './exercise.ts';

export const gratitude: Exercise = {
  id: 'gratitude',
  offers: [
    [
      'The hard things shout, and the small good ones get lost in it. We could look at one of them for two minutes, without pretending the rest away. You can stop any time. Would you like to?',
      'The hard stuff is loud, and the small good stuff gets lost. We could look at one for two minutes, no pretending. Stop anytime. Wanna?',
    ],
    [
      'Would you like to end on something that held today, however small? It does not cancel what is heavy, it only stands beside it, and you can leave it at any point.',
      'Wanna look at something that was okay today, even tiny? It does not cancel the heavy stuff, it just sits next to it. Leave it whenever.',
    ],
  ],
  steps: [
    {
      id: 'thing',
      say: [
        'From the last day or two: one small thing that was not bad. Not a big blessing, a small one. What was it? You can stop whenever you want.',
        'Last day or two: one small thing that was not bad. Nothing huge. What was it? Stop whenever.',
      ],
      hint: [
        'Hot tea, a seat on the bus, a song, someone who waited for you. What was yours?',
        'Hot tea, a seat on the bus, a song, someone who waited. What was yours?',
      ],
      expects: 'answer',
      keep: 'thing',
    },
    {
      id: 'close',
      say: [
        'Go closer. What exactly was good about it, the taste, the sound, the look on someone’s face?',
        'Zoom in. What exactly was good about it, the taste, the sound, someone’s face?',
      ],
      hint: [
        'Play it again slowly and stop at the best second. What is there?',
        'Play it back slow and pause at the best second. What is there?',
      ],
      expects: 'answer',
      keep: 'why',
    },
    {
      id: 'part',
      say: [
        'Who or what had a part in it? You may be one of them.',
        'Who or what had a part in it? You might be one of them.',
      ],
      hint: [
        'Somebody made it, kept it, or let you in. Who comes to mind?',
        'Someone made it, kept it, or let you in. Who comes to mind?',
      ],
      expects: 'answer',
      keep: 'part',
    },
    {
      id: 'stay',
      say: [
        'Stay with it for one slow breath: {thing}. It was there, as much as the hard things were.',
        'Stay with it for one slow breath: {thing}. It was there, just like the hard stuff was.',
      ],
      hint: ['One slow breath, with whatever was all right.', 'One slow breath with whatever was okay.'],
      expects: 'nothing',
    },
    {
      id: 'again',
      say: [
        'Is there a way to meet it, or the one who had a part in it, again this week?',
        'Any way to get more of that, or see who had a part in it, this week?',
      ],
      hint: [
        'A word of thanks counts, or the same bench at the same hour.',
        'A thank-you text counts, or the same bench at the same time.',
      ],
      expects: 'choice',
      keep: 'again',
    },
  ],
  endings: [
    [
      'Nothing heavy got lighter by that, and still it was true. How was it to look at it?',
      'It does not fix the heavy stuff, and it was still true. How was that?',
    ],
    [
      'You found that yourself, on a day like this. How is it to hold it for a moment?',
      'You found that on a day like this. How does that feel?',
    ],
  ],
  wayOut: [
    [
      'We leave it. On some days looking for the good is too much to ask.',
      'We leave it. Some days looking for the good is too much to ask.',
    ],
    ['That is fine, nothing has to be good now.', 'That is okay, nothing has to be good right now.'],
  ],
};
