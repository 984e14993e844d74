// What an exercise is and what it is for, in one sentence: said before its first step when somebody asked for one.
import type { Line } from '../line.ts';
import type { ExerciseId } from './exercise-ids.ts';

export const whatAndWhy: Record<ExerciseId, Line> = {
  'box-breathing': [
    'Here is box breathing: even breaths, which tell the body that the alarm can come down.',
    'Box breathing then: even breaths, so your body gets that the alarm can chill.',
  ],
  'long-breathing': [
    'Here is a breath with a long way out, which slows the heart a little.',
    'A breath with a long exhale then, it slows your heart a bit.',
  ],
  grounding: [
    'Here is one with the senses: it gives racing thoughts something real to hold on to.',
    'One with your senses then: it gives racing thoughts something real to hold on to.',
  ],
  'body-scan': [
    'Here is a slow walk through the body, which lets go of what it holds without noticing.',
    'A slow walk through your body then, so it can drop what it holds without noticing.',
  ],
  'thought-record': [
    'Here is a thought record: on paper, a hard thought is easier to weigh than in the head.',
    'A thought record then: a hard thought is easier to weigh outside your head.',
  ],
  'worry-time': [
    'Here is worry time: worries that have an appointment leave the rest of the day alone.',
    'Worry time then: worries with an appointment leave the rest of your day alone.',
  ],
  'problem-solving': [
    'Here is a plan in small pieces, because one solved piece gives footing for the next.',
    'A plan in small pieces then, one solved piece makes the next one easier.',
  ],
  'small-step': [
    'Here is one small thing: mood tends to follow what we do, rather than the other way round.',
    'One small thing then: mood tends to follow what you do, not the other way round.',
  ],
  values: [
    'Here is a look at what matters to you, because a direction helps where willpower is tired.',
    'A look at what matters to you then, a direction helps when willpower is tired.',
  ],
  'self-compassion': [
    'Here is a short letter to yourself, in the tone you keep for friends, which carries further.',
    'A short letter to yourself then, in the voice you use with friends. It works better.',
  ],
  'urge-surfing': [
    'Here is one for urges: they rise and fall like waves, and can be watched until they pass.',
    'One for urges then: they come in waves, and you can watch one till it passes.',
  ],
  'opposite-action': [
    'Here is doing the opposite: where a feeling gives a bad order, another deed can turn it.',
    'Doing the opposite then: when a feeling gives a bad order, another move can flip it.',
  ],
  'assertive-message': [
    'Here are words for it in four pieces: said in that order, they are harder to fight with.',
    'Words for it in four pieces then, in that order they are harder to fight with.',
  ],
  'sleep-wind-down': [
    'Here is a plan for your last hour: sleep comes more easily to a day that was closed.',
    'A plan for your last hour then: sleep comes easier once the day is closed.',
  ],
  gratitude: [
    'Here is a look at one small good thing, which the loud ones tend to drown.',
    'A look at one small good thing then, the loud stuff tends to drown it.',
  ],
};
