// Four counts in, hold, out, rest. The dots are pauses for the voice.
import type { Exercise } from './exercise.ts';

export const boxBreathing: Exercise = {
  id: 'box-breathing',
  offers: [
    [
      'Would you like to try a minute of slow breathing with me? An even breath tells the body that the alarm can come down, and you can stop whenever you like.',
      'Wanna try a minute of slow breathing with me? It tells your body the alarm can chill, and you can stop anytime.',
    ],
    [
      'Shall we give your body one quiet minute before we go on, breathing in fours? You can leave it at any point.',
      'Wanna give your body one quiet minute before we go on, breathing in fours? You can bail anytime.',
    ],
  ],
  steps: [
    {
      id: 'settle',
      say: [
        'Good. Sit so that something holds your back, and let your shoulders sink. We breathe in fours: in, hold, out, rest. If it is ever uncomfortable, breathe as you like, or say stop. Ready?',
        'Nice. Lean back on something, let your shoulders drop. We go in fours: in, hold, out, rest. If it feels weird, breathe normal or just say stop. Ready?',
      ],
      hint: [
        'I count to four for each part, and you follow with your breath. Shall we begin?',
        'I count to four for each part and you just follow. Start?',
      ],
      expects: 'choice',
    },
    {
      id: 'first',
      say: 'Breathe in… two… three… four. Hold… two… three… four. Out… two… three… four. Rest… two… three… four. Again, in… two… three… four. Hold… two… three… four. Out… two… three… four. Rest.',
      hint: 'In through the nose for four, hold for four, out for four, and rest for four.',
      expects: 'nothing',
    },
    {
      id: 'more',
      say: [
        'Good. Notice if anything has softened, even a little. Shall we do two more rounds?',
        'Nice. See if anything loosened up, even a bit. Two more rounds?',
      ],
      hint: ['We can do two more, or let it be. Would you like more?', 'Two more, or leave it. More?'],
      expects: 'choice',
    },
    {
      id: 'second',
      say: 'In… two… three… four. Hold… two… three… four. Out, long and slow… two… three… four. Rest… two… three… four. And in… two… three… four. Hold… two… three… four. Out… two… three… four. Rest.',
      hint: 'The same again: in for four, hold for four, out for four, rest for four.',
      expects: 'nothing',
    },
  ],
  endings: [
    [
      'That was it. How is your body now, compared with before?',
      'That is it. How does your body feel now vs before?',
    ],
    [
      'Let your breath go its own way again. How was that for you?',
      'Okay, breathe normal again. How was that?',
    ],
  ],
  wayOut: [
    [
      'We stop here. Breathe however is comfortable. You did nothing wrong, it is not for everyone.',
      'Okay, we stop. Breathe however feels good. It is not for everyone, no big deal.',
    ],
    [
      'Of course, we leave the breathing. Let it find its own rhythm.',
      'For sure, we drop the breathing. Let it do its own thing.',
    ],
  ],
};
