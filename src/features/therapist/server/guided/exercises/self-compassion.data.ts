// A short letter to oneself, put together from three answers. Nothing is praised: it is the tone they would use with a friend.
import type { Exercise } from './exercise.ts';

export const selfCompassion: Exercise = {
  id: 'self-compassion',
  offers: [
    [
      'We could write a few lines to you about this in the tone you keep for friends; people get further with that tone, not softer. You can stop at any line. Shall we?',
      'We could write a few lines to you about this in the voice you use with friends. It works better than being rough on yourself. Stop at any line. Wanna?',
    ],
    [
      'Would you like to try a short letter to yourself? Three answers, and I put them together. It may feel odd at first, and you can leave it whenever you want.',
      'Wanna try a short letter to yourself? Three answers and I put it together. It can feel odd at first, and you can leave it whenever.',
    ],
  ],
  steps: [
    {
      id: 'hard',
      say: [
        'First, what is hard right now? Say it plainly, from where you stand, "I" and all. You can stop at any line.',
        'First, what is hard right now? One sentence that begins with "I". Stop at any line.',
      ],
      hint: [
        'For example: I lost my patience with my son, and I keep seeing his face.',
        'Like: I lost it with my little brother, and I keep seeing his face.',
      ],
      expects: 'answer',
      keep: 'hard',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'friend',
      say: [
        'Yes, that is hard. Now imagine a good friend told you exactly this. What would you say to them, word for word?',
        'Yes, that is hard. Now imagine a good friend told you exactly that. What would you say to them, word for word?',
      ],
      hint: [
        'You need not mean it for yourself yet. What would you not say to a friend?',
        'You do not have to mean it for yourself yet. What would you never say to a friend?',
      ],
      expects: 'answer',
      keep: 'friend',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'wish',
      say: [
        'Good, keep that. And what do you wish for yourself in this, something you need?',
        'Nice, keep that. And what do you wish for yourself in this, like what do you need?',
      ],
      hint: [
        'Rest, patience, help, a second chance. What is it?',
        'Rest, patience, help, a second chance. Which one?',
      ],
      expects: 'answer',
      keep: 'wish',
      isVerbatim: true,
    },
    {
      id: 'read',
      assembles: 'letter',
      say: ['{letter} Now read that once, slowly.', '{letter} Now read that once, slow.'],
      hint: [
        'Say one sentence to yourself in the voice you would use with a friend. Only one, slowly.',
        'Say one line to yourself in the voice you use with a friend. Just one, slow.',
      ],
      expects: 'nothing',
    },
    {
      id: 'line',
      say: ['Which line of it would you like to keep?', 'Which line do you want to keep?'],
      hint: ['It can be three words long. Which ones?', 'Three words is enough. Which ones?'],
      expects: 'answer',
      keep: 'line',
      isVerbatim: true,
    },
  ],
  endings: [
    [
      'Put it where you will see it on a bad day. How was it to hear that?',
      'Put it where you will see it on a bad day. How was it to hear that?',
    ],
    [
      'It may take a few readings before it sounds true. How did it land?',
      'It can take a few reads before it sounds true. How did it land?',
    ],
  ],
  wayOut: [
    [
      'We leave the letter unwritten. Kindness can be hard to take, and that is no fault.',
      'We leave the letter. Being kind to yourself is hard, not your fault.',
    ],
    ['That is all right. No letter today.', 'That is okay. No letter today.'],
  ],
};
