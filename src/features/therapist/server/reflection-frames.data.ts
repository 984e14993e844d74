// What the guided therapist asks and offers about a journal entry. {c} is a clause of the member's own in the second
// person ("your manager ignores you"), {C} the same with a capital. One question mark in a question; a reframe offers,
// never corrects, and a self-judgement is spoken of as a thought.
import type { GistKind } from './guided/gist.ts';

export const questionFrames: Record<GistKind, readonly string[]> = {
  self_judgement: [
    'When the thought comes that {c}, what would you say to a friend who had it?',
    'The thought that {c}: when did you first hear it, and in whose voice?',
  ],
  inability: [
    'You wrote that {c}. When was it even a little easier?',
    'You wrote that {c}. What have you not had to help you with it?',
  ],
  fear: [
    'You wrote that {c}. What would help you feel a little safer around that?',
    'You wrote that {c}. What do you know now that the fear leaves out?',
  ],
  wish: [
    'You wrote that {c}. What is the smallest piece of that you could have this week?',
    'You wrote that {c}. What would be different on an ordinary day if you had it?',
  ],
  feeling: [
    'You wrote that {c}. Where in your day do you notice it most?',
    'You wrote that {c}. What might that feeling be asking for?',
  ],
  other_person: [
    'You wrote that {c}. What did you need in that moment?',
    'You wrote that {c}. What would you want them to understand?',
  ],
  loss: [
    'You wrote that {c}. What do you find yourself missing most?',
    'You wrote that {c}. What would you like to keep of it?',
  ],
  duty: [
    'You wrote that {c}. Which part of that is truly yours to carry?',
    'You wrote that {c}. What would happen if it waited a day?',
  ],
  doubt: [
    'You wrote that {c}. If you did know, what would change first?',
    'You wrote that {c}. What does each side of you say?',
  ],
  habit: [
    'You wrote that {c}. What usually happens just before?',
    'You wrote that {c}. What does it give you, and what does it cost?',
  ],
  good: [
    'You wrote that {c}. What made that possible?',
    'You wrote that {c}. How could there be a little more of it?',
  ],
  cherished: [
    'You wrote that {c}. What does remembering that bring up now?',
    'You wrote that {c}. What of that lives on in you?',
  ],
  plain: [
    'You wrote that {c}. What about that has stayed with you?',
    'You wrote that {c}. What did you leave out when you wrote it down?',
  ],
};

export const reframeFrames: Record<GistKind, readonly string[]> = {
  self_judgement: [
    'The thought that {c} is a thought, and a hard one. It is one voice among others, and you are also the one who sat down and wrote about it.',
    'What if the thought that {c} says less about who you are than about how much you have had to carry?',
  ],
  inability: [
    '{C}, and you wrote it down all the same. Perhaps it says how much is being asked of you, more than what you are able to do.',
    'Perhaps it is not that something is wrong with you, when {c}, but that it is a lot for anyone.',
  ],
  fear: [
    'When {c}, a part of you is trying to keep something safe. What it guards may be worth knowing.',
    '{C}. Perhaps the size of the fear says how much this matters to you.',
  ],
  wish: [
    '{C}. A wish like that can also be read as a direction: it says what matters to you.',
    'Perhaps the wish itself is a sign of where you already are heading: {c}.',
  ],
  feeling: [
    '{C}. Perhaps the feeling is less a fault than a messenger, and something in you wants to be heard.',
    '{C}, and that is one true thing about the day. It need not be the whole of it.',
  ],
  other_person: [
    '{C}. What someone does says something about them and about the moment; it does not have to be the measure of you.',
    '{C}. That it stung may say how much you had hoped for something else.',
  ],
  loss: [
    '{C}. Perhaps grief is what caring looks like when there is nowhere left to bring it.',
    '{C}. Missing it this much may be a way of staying true to what it meant.',
  ],
  duty: [
    '{C}. Perhaps there is care in that, and also a question about who cares for you.',
    '{C}. Doing less of it for a day may not be failing; it may be how it becomes bearable.',
  ],
  doubt: [
    '{C}. Not knowing yet may be an honest place to stand, rather than a lack of courage.',
    '{C}. Perhaps both sides of that are trying to look after you.',
  ],
  habit: [
    '{C}. Perhaps it began as a way to get through something, and is only now too small for you.',
    '{C}. Seeing the pattern, as you do here, is already standing a little outside it.',
  ],
  good: [
    '{C}. Perhaps that was not only luck; something you did or let happen was part of it.',
    '{C}. It may be worth as much room on the page as what went wrong.',
  ],
  cherished: [
    '{C}. Remembering it so exactly is a way of keeping it close.',
    '{C}. Perhaps what was good there is also something you know how to give.',
  ],
  plain: [
    '{C}. Perhaps there is more in that small sentence than it seems to say.',
    '{C}. Seen from next month, it may turn out to be one part of a longer story.',
  ],
};

/** For an entry whose sentences cannot be handed back: very short, a list, another language. */
export const plainQuestions: readonly string[] = [
  'What part of this would you want to remember a year from now?',
  'What were you feeling while you wrote this, here and now?',
  'Which line of this entry carries the most weight for you?',
  'What would you add if you were sure nobody would ever read it?',
  'Who in your life would understand this entry at once?',
  'What would you like tomorrow’s entry to be able to say?',
];

export const plainReframes: readonly string[] = [
  'Perhaps what matters here is not how it was written, but that you stopped for a moment and looked.',
  'One entry is one moment. It may be true, and still not be the whole of you or of this time.',
];
