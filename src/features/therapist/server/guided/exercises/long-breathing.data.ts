// In for four, hold for seven, out for eight: the long way out is what slows the body. The dots are pauses for the voice.
import type { Exercise } from './exercise.ts';

export const longBreathing: Exercise = {
  id: 'long-breathing',
  offers: [
    [
      'There is a breath with a very long way out: four, seven, eight. The long exhale slows the heart a little, which helps before sleep. You can stop at any count. Shall we try?',
      'There is a breath with a super long exhale: four, seven, eight. It slows your heart down a bit, good before sleep. Stop at any count. Wanna try?',
    ],
    [
      'When thoughts race, a slow breath out gives the body a different order. Would you like a minute of it with me, and leave whenever it does not suit you?',
      'When your thoughts race, a slow breath out tells your body something else. Want a minute of it with me, leave whenever?',
    ],
  ],
  steps: [
    {
      id: 'settle',
      say: [
        'Sit or lie so that nothing presses. In through the nose for four, hold for seven, out through the mouth for eight. If holding is unpleasant, hold less. Say stop any time. Ready?',
        'Sit or lie down comfy. In through the nose for four, hold seven, out through the mouth for eight. Hold less if it feels bad. Say stop anytime. Ready?',
      ],
      hint: [
        'I count, you follow, and shorter counts are just as good. Shall we begin?',
        'I count, you follow, shorter is fine too. Start?',
      ],
      expects: 'choice',
    },
    {
      id: 'first',
      say: 'In… two… three… four. Hold… two… three… four… five… six… seven. Out, slowly… two… three… four… five… six… seven… eight. Let the next breath come by itself.',
      hint: 'In for four, hold for seven, out for eight. Only the long way out matters.',
      expects: 'nothing',
    },
    {
      id: 'more',
      say: [
        'A light head can happen at first and passes; then breathe normally. Shall we go round again?',
        'A bit of a light head is normal at first, then just breathe normal. One more round?',
      ],
      hint: ['Once more, or leave it here. Would you like more?', 'One more or leave it. More?'],
      expects: 'choice',
    },
    {
      id: 'second',
      say: 'In… two… three… four. Hold, softly… two… three… four… five… six… seven. And out, like a sigh that takes its time… two… three… four… five… six… seven… eight. Now let it breathe you.',
      hint: 'The same again, as slow as is comfortable: in for four, hold for seven, out for eight.',
      expects: 'nothing',
    },
  ],
  endings: [
    [
      'That is all of it. What is different in your body now, if anything?',
      'That is the whole thing. Anything different in your body now?',
    ],
    ['Let it go back to its own pace. How was that for you?', 'Okay, breathe normal. How was that?'],
  ],
  wayOut: [
    [
      'We stop counting. Breathe just as it wants to. Counting is not for everyone.',
      'We drop the counting. Breathe however. It is not for everyone.',
    ],
    [
      'Of course, no more breathing exercise. Your own rhythm is fine.',
      'Sure, no more of that. Your own rhythm is fine.',
    ],
  ],
};
