import type { ExerciseId } from '../exercise-cards.contract.ts';

/** One question on a card. `options` can be tapped instead of typed; `isSeveral` lets more than one be chosen. */
export type FieldCopy = {
  ask: string;
  help?: string;
  placeholder?: string;
  options?: readonly string[];
  isSeveral?: boolean;
};

const feelings = ['fear', 'shame', 'sadness', 'anger', 'guilt', 'hurt', 'loneliness', 'envy'] as const;

export const exerciseCardCopy = {
  titles: {
    'box-breathing': 'Box breathing',
    'long-breathing': '4-7-8 breathing',
    grounding: 'Five senses',
    'body-scan': 'Body scan',
    'thought-record': 'Thought record',
    'worry-time': 'Worry time',
    'problem-solving': 'One problem, step by step',
    'small-step': 'One small thing',
    values: 'What matters',
    'self-compassion': 'A letter to yourself',
    'urge-surfing': 'Riding the wave',
    'opposite-action': 'Opposite action',
    'assertive-message': 'A clear message',
    'sleep-wind-down': 'Tonight',
    gratitude: 'One small good thing',
  } satisfies Record<ExerciseId, string>,
  why: {
    'box-breathing': 'Four even counts. An even breath tells the body the alarm can come down.',
    'long-breathing': 'A long way out slows the heart. Shorten the counts if holding is unpleasant.',
    grounding: 'What you can see and touch is here, now. Tap a circle if you noticed it, or write it down.',
    'body-scan': 'From the feet up. Nothing has to relax, and you may leave any part out.',
    'thought-record': 'A thought on paper is easier to weigh than one that circles.',
    'worry-time': 'A worry with an appointment can wait outside the rest of the day.',
    'problem-solving': 'One knot, taken apart until there is something to do.',
    'small-step': 'So small that it could be done on a bad day.',
    values: 'A direction helps where willpower is tired.',
    'self-compassion': 'Three answers, in the tone you keep for friends.',
    'urge-surfing': 'An urge rises, peaks and falls by itself. You only stay on the board.',
    'opposite-action': 'Find what the feeling orders, and choose for yourself.',
    'assertive-message': 'What happened, how it is for you, what you would like.',
    'sleep-wind-down': 'Sleep cannot be ordered, only invited.',
    gratitude: 'It does not cancel what is heavy. It stands beside it.',
  } satisfies Record<ExerciseId, string>,
  orAnswer: 'Or answer in your own words below.',
  finished: 'Finished',
  done: 'Done',
  answered: 'Answered',
  passed: 'Passed',
  send: 'Send my answers',
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  optional: 'You can leave this out.',
  required: 'Write a few words, or answer below in the chat.',
  choose: 'Choose first, or answer below in the chat.',
  position: (at: number, of: number) => `${at} of ${of}`,
  nearLimit: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),

  pacer: {
    start: 'Start',
    pause: 'Pause',
    goOn: 'Go on',
    stop: 'Stop',
    again: 'Start again',
    tell: 'I am done',
    leave: 'Leave it here',
    rounds: 'How many rounds',
    round: (at: number, of: number) => `Round ${at} of ${of}`,
    progress: 'How far along',
    phaseProgress: 'This part',
    left: (time: string) => `${time} left`,
    paused: 'Paused',
    isDone: 'Done. Let it go back to its own pace.',
    stopped: 'Stopped. That counts too.',
    answer: (rounds: number) => `Done, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
    answerDone: 'Done',
    answerStop: 'Stop the exercise',
    phases: {
      in: 'Breathe in',
      hold: 'Hold',
      out: 'Breathe out',
      rest: 'Rest',
      settle: 'Settle',
      feet: 'Feet and legs',
      belly: 'Belly and back',
      hands: 'Hands and arms',
      shoulders: 'Shoulders and neck',
      face: 'Jaw and forehead',
      whole: 'The whole of you',
      notice: 'Notice it',
      rise: 'It rises',
      top: 'The top',
      fall: 'It falls',
    } as Record<string, string>,
    guides: {
      settle: 'Let something hold your back. Eyes open or closed, as you like.',
      feet: 'Warm or cold, heavy or light. Let the floor carry them.',
      belly: 'It moves with the breath. Nothing to change.',
      hands: 'Open them a little and let them be heavy.',
      shoulders: 'Lift them once to the ears, and let them drop.',
      face: 'Let the teeth part and the forehead smooth out.',
      whole: 'Feel yourself once from the feet to the crown.',
      notice: 'Where in the body does it pull? Breathe around that place.',
      rise: 'It may grow. Look at its edges, warm or tight.',
      top: 'This is as high as it goes. You have nothing to do but stay.',
      fall: 'Long breaths out. Let it pass under you.',
    } as Record<string, string>,
    ready: {
      'box-breathing': 'Sit so that something holds your back.',
      'long-breathing': 'Sit or lie so that nothing presses.',
      'body-scan': 'Two and three quarter minutes, at your own pace.',
      'urge-surfing': 'Three minutes. You can stop at any moment.',
    } as Record<string, string>,
  },

  grounding: {
    groups: {
      see: { ask: 'Five things you can see', one: 'Something you see' },
      touch: { ask: 'Four things you can feel', one: 'Something you feel' },
      hear: { ask: 'Three sounds', one: 'Something you hear' },
      smell: { ask: 'Two smells, or two you like', one: 'A smell' },
      kind: { ask: 'One thing you like about where you are', one: 'Something you like' },
    } as Record<string, { ask: string; one: string }>,
    noticed: (one: string, at: number) => `${one}, ${at}: noticed`,
    write: (one: string, at: number) => `${one}, ${at}`,
    missing: 'Nothing is noted yet. Go back to any of them, or answer below.',
    onlyNoticed: (count: number) => (count === 1 ? 'one, noticed' : `${count}, noticed`),
  },

  wave: {
    withdrawal:
      'Shaking, sweating or seeing things after going without drink or tablets is a matter for a doctor, today. Please do not wait that out.',
    picture: 'A wave that rises and falls',
  },

  rating: {
    none: 'Not chosen yet',
    value: (value: number) => `${value} out of 10`,
    low: 'Not at all',
    high: 'As strong as it gets',
    unsure: 'No chance',
    sure: 'Certain',
  },
  yes: 'Yes',
  no: 'No',
  tooBig: 'Below 7 it is still too big. Send it as it is, and we make it smaller together.',
  notSafe: 'Then the feeling is right, and we listen to it. Send this, and we look at what keeps you safe.',
  change: (before: number, after: number) =>
    after < before
      ? `From ${before} to ${after}.`
      : after > before
        ? `From ${before} to ${after}. That can happen when we look closely.`
        : `Still ${after}. That is an honest answer.`,
  preview: {
    'assertive-message': 'Your message so far',
    'self-compassion': 'Your letter so far',
  } as Record<string, string>,
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying did not work. You can select the text instead.',

  fields: {
    'thought-record': {
      situation: {
        ask: 'What happened?',
        help: 'As a camera would have filmed it: who, where, when.',
        placeholder: 'Tuesday, the meeting, nobody answered me',
      },
      thought: { ask: 'Which thought shot through your head?', placeholder: 'They all noticed' },
      feeling: { ask: 'What did you feel?', options: feelings, isSeveral: true },
      before: { ask: 'How strong was it?' },
      for: { ask: 'Which facts speak for the thought?', help: 'Things a stranger would have seen too.' },
      against: { ask: 'What does not fit it?', help: 'Small things count, the ones you tend to leave out.' },
      fairer: {
        ask: 'How would you put it now, so that it is fair?',
        help: 'Something you can believe. It need not be cheerful.',
        placeholder: 'It went badly, and it was one meeting',
      },
      after: { ask: 'How strong is the feeling now?' },
    },
    'worry-time': {
      worry: { ask: 'The loudest worry', placeholder: 'What if…' },
      action: { ask: 'Something you could do about it today', help: 'Leave it empty if there is nothing.' },
      time: {
        ask: 'Your quarter of an hour a day',
        help: 'Not near bedtime.',
        options: ['after work', 'at six', 'after dinner'],
      },
      place: { ask: 'Where', options: ['kitchen chair', 'a step outside', 'a bench'] },
    },
    'problem-solving': {
      problem: { ask: 'One part of the problem, in one sentence', help: 'The smaller the better.' },
      better: { ask: 'If it were a little better, how would you notice?' },
      options: { ask: 'Three things that could be done', help: 'The silly ones included. No judging yet.' },
      choice: { ask: 'Which costs the least and helps a little?' },
      when: { ask: 'When and where will you do it?', placeholder: 'Tomorrow, after lunch, at my desk' },
      obstacle: {
        ask: 'What may get in the way, and what then?',
        placeholder: 'If I am too tired, I do half of it',
      },
    },
    'small-step': {
      choice: {
        ask: 'What is it?',
        options: [
          'five minutes outside',
          'one plate washed',
          'a message to someone kind',
          'one song, sitting down',
        ],
      },
      when: { ask: 'When?', options: ['after breakfast', 'on the way home', 'before dinner'] },
      where: { ask: 'Where will you be when you begin?' },
      sure: { ask: 'How sure are you that it happens?' },
    },
    values: {
      value: {
        ask: 'What matters to you here?',
        help: 'One to three, or a word of your own.',
        options: [
          'honesty',
          'care',
          'family',
          'freedom',
          'faith',
          'courage',
          'learning',
          'humour',
          'fairness',
          'rest',
          'friendship',
          'making things',
          'dignity',
          'nature',
        ],
        isSeveral: true,
      },
      why: { ask: 'If you lived by it a little more, what would someone see you do?' },
      choice: { ask: 'One next step in that direction', help: 'Ten minutes or less.' },
      when: { ask: 'On which day?' },
    },
    'self-compassion': {
      hard: { ask: 'What is hard right now?', placeholder: 'I lost my patience and I keep seeing his face' },
      friend: { ask: 'A friend tells you exactly this. What do you say?' },
      wish: {
        ask: 'What do you wish for yourself?',
        options: ['rest', 'patience', 'help', 'a second chance'],
      },
    },
    'urge-surfing': {
      urge: { ask: 'What does it want from you?', placeholder: 'To smoke, to buy, to text' },
      before: { ask: 'How strong is it?' },
      after: { ask: 'How strong is it now?' },
    },
    'opposite-action': {
      feeling: { ask: 'Which feeling is in charge?', options: feelings },
      urge: { ask: 'What does it tell you to do, or not to do?', placeholder: 'Stay in bed, answer nobody' },
      safe: {
        ask: 'Would it be safe to do the opposite?',
        help: 'If somebody there could harm you, the answer is no.',
      },
      choice: { ask: 'What would be the opposite, done kindly?' },
      when: { ask: 'When is the next chance?' },
    },
    'assertive-message': {
      who: { ask: 'Who is it for?', help: 'Nothing is sent for you: you copy it when you want to.' },
      happened: {
        ask: 'What happened? Say it to them.',
        help: 'Only what could be seen or heard. No always, no never.',
        placeholder: 'when you read my messages',
      },
      feeling: {
        ask: 'How is it for you?',
        help: 'A feeling, not a verdict.',
        options: ['hurt', 'small', 'worried', 'shut out', 'angry', 'tired'],
      },
      wish: { ask: 'What would you like instead?', placeholder: 'you to ask me first' },
      offer: { ask: 'What can you offer?', placeholder: 'listen to your side first' },
    },
    'sleep-wind-down': {
      mind: { ask: 'What can wait until tomorrow?', help: 'Written here, it is parked.' },
      lights: { ask: 'Lights and screens down at', options: ['21:30', '22:00', '22:30', '23:00'] },
      last: {
        ask: 'Something dull or gentle before bed',
        options: [
          'a warm shower',
          'a book I know',
          'clothes laid out for tomorrow',
          'quiet music',
          'a prayer',
          'slow stretches',
          'phone in another room',
        ],
        isSeveral: true,
      },
      awake: {
        ask: 'If you lie awake for long',
        options: ['sit somewhere dim', 'fold laundry', 'read a slow page'],
      },
    },
    gratitude: {
      thing: { ask: 'One small thing that was not bad', placeholder: 'Hot tea, a seat on the bus' },
      why: { ask: 'What exactly was good about it?' },
      part: { ask: 'Who or what had a part in it?', help: 'You may be one of them.' },
    },
  } as Partial<Record<ExerciseId, Record<string, FieldCopy>>>,
};
