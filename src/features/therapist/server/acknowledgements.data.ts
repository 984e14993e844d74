// What a listener says before they have found their words. None asks, judges or claims a feeling; each is true after
// anything that belongs to its moment. Their sound is made beforehand, so they are also what is heard first.
import type { TherapyStyle } from '../therapist.contract.ts';

/**
 * `careful`: a loss, a judgement on themselves, a trauma, or somebody may not be safe. `heavy`: something hard was told,
 * now or just before. `short`: a yes or a no to what was offered. `question`: advice or a fact is asked for. `plain`:
 * anything else.
 */
export type AcknowledgedMoment = 'careful' | 'heavy' | 'plain' | 'good' | 'short' | 'question';

/** The same in every style. Nothing that could be taken for a yes: "I ruined everything" is not agreed with. */
const careful = [
  'I hear you.',
  'I am with you.',
  'Thanks for telling me.',
  'I can hear that.',
  "I'm listening.",
  "I'm right here.",
  "I'm taking that in.",
  "I'm here with you.",
];

export const acknowledgements: Record<TherapyStyle, Record<AcknowledgedMoment, readonly string[]>> = {
  Standard: {
    careful,
    heavy: [
      'I hear you.',
      'I am with you.',
      'I see.',
      'I can hear that.',
      'I follow you.',
      'Okay, I hear you.',
      "I'm listening.",
      'Thanks for telling me.',
    ],
    plain: [
      'I see.',
      'Okay.',
      'I hear you.',
      'I am with you.',
      'Okay, I see.',
      'I follow you.',
      "I'm listening.",
      'Okay, I hear you.',
    ],
    good: [
      "That's good.",
      'Good to hear.',
      'That counts.',
      'Okay, nice.',
      'I see.',
      'I hear you.',
      'Okay, good.',
    ],
    short: ['Okay.', 'All right.', 'Got it.', 'Sure.', 'I hear you.', 'Okay, then.', 'I see.'],
    question: [
      'Okay.',
      "Let's see.",
      'I hear you.',
      "Let's look at that.",
      'I am with you.',
      'All right.',
      'I see.',
    ],
  },
  GenZ: {
    careful,
    heavy: [
      'I hear you.',
      'I got you.',
      'I am with you.',
      'I can hear that.',
      'Okay, I hear you.',
      'I see.',
      "I'm listening.",
      'Thanks for telling me.',
    ],
    plain: [
      'Okay.',
      'I got you.',
      'I hear you.',
      'I see.',
      'I am with you.',
      'Okay, got you.',
      'I follow you.',
      'Okay, I hear you.',
    ],
    good: [
      "That's a win.",
      'Okay, good.',
      'Okay, nice.',
      'Good to hear.',
      'That counts.',
      'I got you.',
      'I hear you.',
    ],
    short: ['Okay.', 'Got it.', 'Okay, cool.', 'Sure.', 'I hear you.', 'All right.', 'I got you.'],
    question: [
      'Okay.',
      "Let's see.",
      'I got you.',
      "Let's look at that.",
      'I am with you.',
      'I hear you.',
      'I see.',
    ],
  },
};

/** Replies that begin with the matter itself, or with words of their own that already say "I heard you". */
export const unacknowledgedMoves: ReadonlySet<string> = new Set([
  'straight',
  'open',
  'reopen',
  'silence',
  'goodbye',
  'land',
  'left',
  'stop',
  'paused',
  'resume',
  'exercise',
  'safe',
  'greeting',
  'thanks',
  'language',
  'wordless',
  'asks_if_real',
  'asks_about_therapist',
  'asks_privacy',
  'asks_memory',
  'asks_repeat',
  'tests_limits',
  'hostile',
  'apologises',
  'goes_back',
  'confused',
  'not_understood',
  'just_listen',
  'change_topic',
  'corrected',
  'corrects',
]);

/** A reply that begins with one of these acknowledges by itself. */
export const ownBeginning =
  /^(?:mm+|hm+|yes|yeah|yep|no|nope|ok|okay|all right|right|sure|good|great|nice|fine|fair|exactly|true|oh|ah|well|then|of course|no worries|no problem|thank you|thanks|sorry|i'm sorry|i am sorry|hey|hi|hello|welcome|got it|i see|i hear|i'm with you|i am with you|i'm here|i am here|go on|take your time|no pressure|no hurry|small is fine|that is fine|that's fine|that is okay|that's okay|nimekusikia|sawa|pole)\b/i;
