// When a feeling does not fit the facts, doing the opposite of what it orders. Where there is real danger the feeling is
// right: then nobody is sent against it.
import type { Exercise } from './exercise.ts';

export const oppositeAction: Exercise = {
  id: 'opposite-action',
  offers: [
    [
      'Every feeling gives an order: hide, shout, stay in bed. When the order makes things worse, doing the opposite on purpose can turn it. Shall we see if that fits here? You can stop any time.',
      'Every feeling gives an order: hide, yell, stay in bed. When it makes things worse, doing the opposite on purpose can flip it. Wanna see if that fits? Stop anytime.',
    ],
    [
      'Would you like to try something a little stubborn: find what the feeling tells you to do, and choose the other thing? It takes a few minutes, and you can leave at any step.',
      'Wanna try something a bit stubborn: find what the feeling tells you to do, and pick the other thing? Few minutes, leave at any step.',
    ],
  ],
  steps: [
    {
      id: 'feeling',
      say: [
        'Which feeling is in charge right now? You can stop whenever you want.',
        'Which feeling is running the show right now? Stop whenever.',
      ],
      hint: [
        'Fear, shame, anger, sadness, guilt: which is nearest?',
        'Fear, shame, anger, sadness, guilt: which is closest?',
      ],
      expects: 'answer',
      keep: 'feeling',
      isVerbatim: true,
    },
    {
      id: 'urge',
      say: ['And what does it tell you to do, or not to do?', 'And what is it telling you to do, or not do?'],
      hint: [
        'Fear says avoid, sadness says withdraw, anger says attack. What does yours say?',
        'Fear says avoid, sadness says withdraw, anger says attack. What does yours say?',
      ],
      expects: 'answer',
      keep: 'urge',
    },
    {
      id: 'safe',
      say: [
        'One check first. Would it be safe to do the opposite, with nobody there who could harm you?',
        'Quick check first. Would it be safe to do the opposite, nobody there who could hurt you?',
      ],
      hint: [
        'If somebody could hurt you, then the fear is right and we follow it. Is it safe?',
        'If someone could hurt you, the fear is right and we listen to it. Is it safe?',
      ],
      expects: 'choice',
      keep: 'safe',
      onNo: 'trust',
      isSafetyCheck: true,
    },
    {
      id: 'opposite',
      say: [
        'Then what would be the opposite, done kindly and all the way?',
        'Then what would the opposite be, done kindly and all the way?',
      ],
      hint: [
        'Instead of hiding, showing up for ten minutes. Instead of shouting, stepping out and speaking low.',
        'Instead of hiding, show up for ten minutes. Instead of yelling, step out and talk low.',
      ],
      expects: 'answer',
      keep: 'choice',
    },
    {
      id: 'when',
      say: [
        'Good. Where the feeling says one thing, you do this: {choice}. When is the next chance?',
        'Nice. The feeling says one thing, and you do this: {choice}. When is the next chance?',
      ],
      hint: [
        'The next time the feeling calls. When does that usually happen?',
        'Next time the feeling calls. When is that usually?',
      ],
      expects: 'answer',
      keep: 'when',
    },
    {
      id: 'body',
      say: [
        'Do it with the body too: head up, open hands, slower voice. Half an opposite keeps the feeling alive. Try the posture now, for one breath.',
        'Do it with your body too: head up, open hands, slower voice. Half an opposite keeps the feeling going. Try the posture now, one breath.',
      ],
      hint: ['Shoulders back, one slow breath.', 'Shoulders back, one slow breath.'],
      expects: 'nothing',
      goesTo: 'end',
    },
    {
      id: 'trust',
      say: [
        'Then the feeling is right, and we follow it. Keeping away from what can harm you is no weakness. Is there a person or a place where you are safe?',
        'Then the feeling is right and we listen to it. Staying away from what can hurt you is not weak. Is there a person or place where you are safe?',
      ],
      hint: [
        'A friend, a relative, a helpline, a door that locks. What is there?',
        'A friend, family, a helpline, a door that locks. What is there?',
      ],
      expects: 'answer',
      keep: 'safety',
      goesTo: 'end',
    },
  ],
  endings: [
    [
      'Whatever you choose, you choose it now, and not the feeling. How is that?',
      'Whatever you pick, it is you picking, not the feeling. How is that?',
    ],
    ['That took honesty. How was it to go through that?', 'That took honesty. How was that?'],
  ],
  wayOut: [
    ['We let it be. A feeling may also simply pass.', 'We let it be. Feelings also just pass.'],
    ['All right, nothing against the current today.', 'Okay, no swimming against it today.'],
  ],
};
