// One moment, one thought, both sides of it, and a fairer version in the member's own words. Thoughts are quoted, never
// handed back as facts, and the aim is fair, not cheerful.
import type { Exercise } from './exercise.ts';

export const thoughtRecord: Exercise = {
  id: 'thought-record',
  offers: [
    [
      'Would you like to put that thought on paper with me and look at both sides of it? A thought written down is easier to weigh than one that circles. You can stop at any line.',
      'Wanna write that thought down with me and look at both sides? It is easier to weigh on paper than when it loops. Stop at any line.',
    ],
    [
      'There is a careful way to check a thought that hurts: not to talk it away, but to see what is true in it. Five minutes, and you can leave whenever you like. Shall we?',
      'There is a way to fact-check a thought that hurts. Not to talk it away, just to see what is true. Five minutes, leave whenever. Wanna?',
    ],
  ],
  steps: [
    {
      id: 'situation',
      say: [
        'Choose one moment when it was strong. What happened, as a camera would have filmed it? You can stop at any line.',
        'Pick one moment when it hit hard. What happened, like a camera would have filmed it? Stop at any line.',
      ],
      hint: [
        'Only who, where and when. For example: Tuesday, the meeting, nobody answered me.',
        'Just who, where, when. Like: Tuesday, the meeting, nobody answered me.',
      ],
      expects: 'answer',
      keep: 'situation',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'thought',
      say: [
        'And in that moment, which thought shot through your head? Give it to me word for word.',
        'And right then, what thought popped up? Word for word.',
      ],
      hint: [
        'It may be short and unfair. "They all noticed." "I always ruin it." How did yours go?',
        'Can be short and unfair. "They all noticed." "I always ruin it." How did yours go?',
      ],
      expects: 'answer',
      keep: 'thought',
      isVerbatim: true,
    },
    {
      id: 'feeling',
      say: [
        'All right, just as it came. What did you feel in that moment?',
        'Okay, just how it came. What did you feel right then?',
      ],
      hint: [
        'One word will do: shame, fear, anger, sadness.',
        'One word is fine: shame, fear, anger, sadness.',
      ],
      expects: 'answer',
      keep: 'feeling',
      isVerbatim: true,
    },
    {
      id: 'before',
      say: [
        'Good to have a word for it. How strong was that, from 0, not at all, to 10, as strong as it gets?',
        'Good to have a word for it. How strong was that, 0 for nothing, 10 for maxed out?',
      ],
      hint: ['A guess is fine. Which number comes first?', 'A guess is fine. First number?'],
      expects: 'rating',
      keep: 'before',
    },
    {
      id: 'for',
      say: [
        'Let us be fair to the thought. Which facts speak for it, things a stranger would have seen too?',
        'Let us be fair to the thought. What facts back it up, stuff a stranger would have seen too?',
      ],
      hint: [
        'Facts only, not how it felt. If there are none, that counts as an answer.',
        'Facts only, not how it felt. If there are none, that counts.',
      ],
      expects: 'answer',
      keep: 'for',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'against',
      say: [
        'Good, that is one side. And what does not fit it, even small things you tend to leave out?',
        'Okay, that is one side. And what does not fit, even small stuff you usually skip over?',
      ],
      hint: [
        'Think of a time it was not so, or of what a friend who was there would say.',
        'Think of a time it was not true, or what a friend who was there would say.',
      ],
      expects: 'answer',
      keep: 'against',
      isVerbatim: true,
      isRoomy: true,
    },
    {
      id: 'fairer',
      say: [
        'Good, both sides are on the table. How would you put the thought now, so that it is fair and you can believe it? It need not be cheerful.',
        'Okay, both sides are out. How would you say it now, so it is fair and you actually believe it? It does not have to be cheerful.',
      ],
      hint: [
        'Often it has a "but" or an "and" in it: this went badly, and it was one meeting.',
        'It usually has a "but" or an "and": that went badly, and it was one meeting.',
      ],
      expects: 'answer',
      keep: 'fairer',
      isVerbatim: true,
    },
    {
      id: 'after',
      say: [
        'Good, that sentence is yours. Look back at the moment: how strong is the feeling this time, from 0 to 10?',
        'Nice, that line is yours. Look back at that moment: how strong is it this time, 0 to 10?',
      ],
      hint: [
        'It may be the same, or higher. Which number is honest?',
        'Same or higher is okay too. What is the honest number?',
      ],
      expects: 'rating',
      keep: 'after',
    },
    {
      id: 'keep',
      say: [
        'At first it was {before}, and now {after}. Your fairer sentence is this: "{fairer}". When will you next need it?',
        'It started at {before}, now it is {after}. Your fairer version: "{fairer}". When will you need that line next?',
      ],
      hint: [
        'Both sides are on the table now, and that was the work. When might the old thought come back?',
        'Both sides are out there now, that was the work. When might the old thought come back?',
      ],
      expects: 'choice',
      keep: 'reminder',
    },
  ],
  endings: [
    [
      'A thought like that returns, and next time you have an answer ready. How was it to look at it this way?',
      'A thought like that comes back, but now you have an answer. How was that?',
    ],
    [
      'You weighed it instead of fighting it. How does it sit with you now?',
      'You weighed it instead of fighting it. How does it sit with you now?',
    ],
  ],
  wayOut: [
    [
      'We close the page. A thought does not have to be solved today.',
      'We close the page. No need to solve a thought today.',
    ],
    ['That is fine, no more weighing. We simply talk.', 'All good, no more weighing. We just talk.'],
  ],
};
