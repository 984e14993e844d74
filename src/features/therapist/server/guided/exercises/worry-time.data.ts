// Worry gets an appointment: a fixed quarter of an hour, so that the rest of the day can be something else.
import type { Exercise } from './exercise.ts';

export const worryTime: Exercise = {
  id: 'worry-time',
  offers: [
    [
      'Worries tend to calm down when they have an appointment. We could set one up together in a few short steps, and you can leave at any time. Would you like to?',
      'Worries chill out a bit when they get an appointment. We could set one up in a few quick steps, leave anytime. Wanna?',
    ],
    [
      'Instead of fighting the thoughts, some people give them a fixed quarter of an hour a day, which frees the rest. Shall we plan yours, and leave it if it does not suit you?',
      'Instead of fighting the thoughts, some people give them fifteen minutes a day. It frees up the rest. Wanna plan yours, and drop it if it does not fit?',
    ],
  ],
  steps: [
    {
      id: 'name',
      say: [
        'Let us begin with the loudest worry. Put it in one sentence, as it says it to you. You can say stop whenever you like.',
        'Start with the loudest worry. One sentence, how it says it to you. Say stop whenever.',
      ],
      hint: [
        'It often begins with "what if". How does yours go?',
        'It usually starts with "what if". How does yours go?',
      ],
      expects: 'answer',
      keep: 'worry',
      isVerbatim: true,
    },
    {
      id: 'act',
      say: [
        'All right, that is the one. Is there anything you could do about it today, even something tiny?',
        'Okay, that is the one. Anything you could do about it today, even something tiny?',
      ],
      hint: [
        'A call, a message, one line on paper. Is there something like that?',
        'A text, a call, one line on paper. Anything?',
      ],
      expects: 'choice',
      keep: 'action',
      onNo: 'slot',
    },
    {
      id: 'do',
      say: [
        'Then it gets a place in your day and leaves the worrying. What exactly, and at what time?',
        'Then that goes in your day and out of your head. What exactly, and when?',
      ],
      hint: ['Something like: at six I will send the message.', 'Like: at six I send the text.'],
      expects: 'answer',
      keep: 'action',
    },
    {
      id: 'slot',
      say: [
        'The rest gets its own time. Choose a quarter of an hour each day, not near bedtime. When would suit you?',
        'The rest gets its own slot. Pick fifteen minutes a day, not near bedtime. When works?',
      ],
      hint: [
        'For many, right after work or after dinner works. Which hour is yours?',
        'After work or after dinner works for a lot of people. What time?',
      ],
      expects: 'answer',
      keep: 'time',
    },
    {
      id: 'place',
      say: [
        'And where will you sit with it? A chair that is not your bed, if you can.',
        'And where will you sit with it? Not your bed, if you can.',
      ],
      hint: [
        'A corner of the kitchen, a step outside, a bench. Where is yours?',
        'A kitchen corner, a step outside, a bench. Where is yours?',
      ],
      expects: 'answer',
      keep: 'place',
    },
    {
      id: 'practise',
      say: [
        'So it has a time: {time}. Until then, when it knocks, tell it "not now, at our time", write down one word, and turn to whatever your hands are doing. Say it once to hear how it sounds.',
        'So it has a time: {time}. When it shows up before that, tell it "not now, at our time", write one word, and go back to what you were doing. Say it once, see how it sounds.',
      ],
      hint: [
        'When it knocks outside its time, answer: not now, at our time. Say it once.',
        'When it shows up early, say: not now, at our time. Try it once.',
      ],
      expects: 'nothing',
    },
  ],
  endings: [
    [
      'That is the whole method, and it needs about a week to take hold. How does it feel to have it booked?',
      'That is the whole thing, give it like a week. How does it feel to have it booked?',
    ],
    [
      'There, it has an appointment. How was it to sort it out like that?',
      'There, it has an appointment. How was that?',
    ],
  ],
  wayOut: [
    [
      'We leave the planning. The worry can wait without an appointment too.',
      'We drop the planning, no stress.',
    ],
    ['All right, no appointment. We just talk.', 'Okay, no appointment. We just talk.'],
  ],
};
