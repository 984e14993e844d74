// Words the gateway itself may have to speak when nothing else can find any. Reviewed as safety copy: plain, no
// slang in any style, no diagnosis, no promise, at most one question.

import { staticSafeWords } from '#features/safety/server/safety.service.ts';

export const spokenWords = {
  /** The assessor failed: nobody knows what was just said, so help is put in sight without alarm. */
  unjudged: staticSafeWords.join(' '),
  /** The mind failed before its first word. */
  opening: "Hello. I'm an AI, not a person, and I'm here to listen. What would you like to talk about today?",
  /** The mind failed while the member was in no known danger. */
  speechless: "I'm sorry, I lost my words for a moment. Could you say that once more?",
  /** The connection broke in the middle of a reply. */
  wereCutOff: 'Sorry, we were cut off for a moment. Please go on whenever you are ready.',
  checkIn: "I'm here. Take all the time you need.",
  stillAnAi:
    "A short reminder: you're talking with an AI, not a person. We've been talking for a while, so it may be a good moment for a break.",
  timeIsUp: 'Our time for today is up. Thank you for talking with me. Take good care of yourself.',
} as const;

/** Shown with a `problem`; the screens may use words of their own by code. */
export const problemWords = {
  not_heard: "I didn't catch that.",
  engine_lost: 'The voice connection was interrupted. Trying again.',
  bad_message: 'That message could not be read.',
  too_long: 'That was too long. Please say it in shorter parts.',
  voice_unavailable: 'Voice is not available right now. Please try again in a little while.',
} as const;
