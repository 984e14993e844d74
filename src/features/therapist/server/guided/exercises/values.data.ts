// What matters, seen from one moment of their own, and the next step in that direction. A value is a direction, not a goal.
import type { Exercise } from './exercise.ts';

export const values: Exercise = {
  id: 'values',
  offers: [
    [
      'We could look for what matters to you underneath all this, and for one step towards it. A direction helps where willpower is tired. You can stop whenever you like. Shall we?',
      'We could look for what actually matters to you under all this, and one step towards it. A direction helps when willpower is tired. Stop whenever. Wanna?',
    ],
    [
      'When it is not clear what to do, it sometimes helps to ask who you want to be in it. Would you like to try that, four short questions, and leave any time?',
      'When it is not clear what to do, it can help to ask who you want to be in it. Wanna try, four quick questions, leave anytime?',
    ],
  ],
  steps: [
    {
      id: 'moment',
      say: [
        'Think of a moment, however small, when you liked how you were. What were you doing? You can stop whenever you want.',
        'Think of a moment, even a tiny one, when you liked how you were being. What were you doing? Stop whenever.',
      ],
      hint: [
        'You kept a promise, you made someone laugh, you told the truth. What was it with you?',
        'You kept a promise, made someone laugh, told the truth. What was it for you?',
      ],
      expects: 'answer',
      keep: 'moment',
      isRoomy: true,
    },
    {
      id: 'value',
      say: [
        'What does that say about what matters to you? One word, or a few.',
        'What does that say about what matters to you? One word, or a couple.',
      ],
      hint: [
        'Words like honesty, care, freedom, family, faith, courage, learning, humour. Which is near?',
        'Words like honesty, care, freedom, family, faith, courage, learning, humour. Which is close?',
      ],
      expects: 'answer',
      keep: 'value',
    },
    {
      id: 'why',
      say: [
        'And if you lived by that a little more this month, what would someone see you do?',
        'If you lived by that a bit more this month, what would someone see you do?',
      ],
      hint: [
        'Something that can be seen: calling, saying no, turning up, resting.',
        'Something you can see: calling, saying no, showing up, resting.',
      ],
      expects: 'answer',
      keep: 'why',
    },
    {
      id: 'step',
      say: [
        'Make it small enough for this week: what is one next step in that direction?',
        'Make it small enough for this week: what is one next step that way?',
      ],
      hint: [
        'Ten minutes or less. It only has to point the right way.',
        'Ten minutes or less. It just has to point the right way.',
      ],
      expects: 'answer',
      keep: 'choice',
    },
    {
      id: 'when',
      say: [
        'All right. Towards {value}, then: {choice}. On which day could it happen?',
        'Okay, so for {value}: {choice}. What day could that happen?',
      ],
      hint: [
        'A day and a rough hour are enough. Which would fit?',
        'A day and a rough time is enough. Which fits?',
      ],
      expects: 'answer',
      keep: 'when',
    },
    {
      id: 'doubt',
      say: [
        'There will be a voice that says it is not worth it. What will you answer it, in the name of what matters?',
        'Some voice will say it is not worth it. What will you tell it?',
      ],
      hint: [
        'For example: I am not doing this to feel good, I am doing it because it is me.',
        'Like: I am not doing this to feel good, I do it because it is me.',
      ],
      expects: 'choice',
      keep: 'reply',
    },
  ],
  endings: [
    [
      'A direction does not run out; you can take it again tomorrow. How is it to have said it aloud?',
      'A direction does not run out, you can take it again tomorrow. How was it to say that?',
    ],
    [
      'That came from you, not from a list. How was that for you?',
      'That came from you, not a list. How was that?',
    ],
  ],
  wayOut: [
    ['We let the big words rest. They keep.', 'We let the big words rest. They are not going anywhere.'],
    ['Fine, no looking for meaning today. We just talk.', 'Okay, no deep stuff today. We just talk.'],
  ],
};
