// What is said when an exercise is set aside and when it is taken up again. `{exercise}` is its spoken name.
import type { Line } from '../line.ts';
import type { ExerciseId } from './exercise-ids.ts';

/** As it is named in a sentence: "shall we go back to …?" */
export const spokenNames: Record<ExerciseId, string> = {
  'box-breathing': 'the breathing',
  'long-breathing': 'the long breath',
  grounding: 'the five senses',
  'body-scan': 'the walk through your body',
  'thought-record': 'the thought on paper',
  'worry-time': 'your worry time',
  'problem-solving': 'the plan',
  'small-step': 'your one small thing',
  values: 'what matters to you',
  'self-compassion': 'the letter to yourself',
  'urge-surfing': 'the wave',
  'opposite-action': 'doing the opposite',
  'assertive-message': 'your message',
  'sleep-wind-down': 'your evening',
  gratitude: 'the small good thing',
};

/** They asked for a pause. */
export const pausedLines: Line[] = [
  [
    'Of course. I keep our place, say "go back" whenever you want to. What is on your mind?',
    'Sure. I will keep our spot, say "go back" whenever. What is on your mind?',
  ],
  [
    'We pause there, nothing is lost. Take the time you need, and tell me when you would like to go on.',
    'We pause there, nothing is lost. Take your time and tell me when you wanna go on.',
  ],
];

/** Once what they turned to has been heard, or at the start of the next session. */
export const resumeOffers: Line[] = [
  [
    'We left {exercise} in the middle. Would you like to go back to where we were?',
    'We left {exercise} halfway. Wanna go back to where we were?',
  ],
  [
    'There is still {exercise}, just where we stopped. Shall we go back to it, or let it rest?',
    'There is still {exercise}, right where we stopped. Go back to it, or let it rest?',
  ],
];

/** Before the step that is said again. */
export const resumeLeads: Line[] = [
  ['Then back to where we were.', 'Okay, back to where we were.'],
  ['Good, we pick it up again.', 'Cool, picking it back up.'],
];

/** They would rather not. */
export const letRestLines: Line[] = [
  ['Then we let it rest. It was not for nothing.', 'Then we let it rest. Not wasted.'],
  ['Fine, it can stay unfinished.', 'Okay, it can stay unfinished.'],
];
