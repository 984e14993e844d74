// Said where no question is sure to follow: to go on, in whatever words. Strict readers found one in fourteen of the open ones
// wrong after lines of any kind, and one in two or three of the questions that only probably followed.
import type { Question } from './content/content-schema.ts';

/** They fit whatever was told in more than a word or two. */
export const openInvitations: readonly Question[] = [
  ['open', 'Tell me a little more, if you like.', 'Tell me a bit more, if you want.'],
  ['open', 'Would you say a little more about that?', 'Wanna say a bit more about that?'],
  ['open', 'Go on, if you like.', 'Go on, if you want.'],
  ['open', 'Will you tell me more about that?', 'Will you tell me more about that?'],
  ['open', 'Keep going, I am with you.', "Keep going, I'm with you."],
  ['open', 'Tell me more, if you like.', 'Tell me more, if you want.'],
  ['open', 'Can you tell me more about that part?', 'Can you tell me more about that part?'],
  ['open', 'Take your time, and go on where you like.', 'Take your time, go on wherever.'],
  ['open', 'I am listening.', "I'm listening."],
  ['open', 'Can you say a little more about that?', 'Can you say a bit more about that?'],
  ['open', 'Go on, I am listening.', "Go on, I'm listening."],
  ['open', 'I would like to hear more about that.', "I'd like to hear more about that."],
  ['open', 'Say as much about it as you want to.', 'Say as much about it as you want.'],
  ['open', 'What more would you like to say about it?', 'What more do you wanna say about it?'],
  ['open', 'Go on from wherever you like.', 'Go on from wherever.'],
  ['open', 'I would like to know more about that part.', "I'd like to know more about that part."],
  ['open', 'What else would you like me to know about that?', 'What else should I know about that?'],
  ['open', 'Say some more of that, if you like.', 'Say some more of that, if you want.'],
  ['open', 'I would like to hear the rest of it.', 'I wanna hear the rest of it.'],
  ['open', 'There is time for more of that here.', 'There is time for more of that here.'],
  ['open', 'Tell me the rest, in whatever order it comes.', 'Tell me the rest, any order.'],
  ['open', 'I am here for the rest of it, too.', "I'm here for the rest of it, too."],
];

/** They turn to whoever tells it: where it moves them, and never after a bare fact, a plan or a joke. */
export const inwardInvitations: readonly Question[] = [
  ['feeling', 'What comes up as you say it?', 'What comes up as you say it?'],
  ['feeling', 'How does it feel, as you look at it now?', 'How does it feel, looking at it now?'],
  ['feeling', 'What does that stir in you?', 'What does that stir up in you?'],
  ['feeling', 'What happens in you as you say that?', 'What happens in you as you say that?'],
  [
    'feeling',
    'What do you notice in yourself as you say it?',
    'What do you notice in yourself as you say it?',
  ],
  ['feeling', 'What do you feel, as you tell it?', 'What do you feel, telling it?'],
  ['feeling', 'What is that like for you?', "What's that like for you?"],
  ['feeling', 'What comes up in you as you tell me that?', 'What comes up in you, telling me that?'],
];
