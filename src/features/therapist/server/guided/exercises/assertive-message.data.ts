// A message that is clear and not cruel: what happened, how it is for me, what I would like, what I offer. It is put
// together from the member's own words and stays theirs to change, or never to send.
import type { Exercise } from './exercise.ts';

/** People run ahead or fall behind: they wish where a feeling was asked for, and feel where a wish was. */
const told = {
  pattern:
    /^(?:and |well |so )?(?:when(?:ever)? (?:you|he|she|they|my|we)\b|(?:he|she|they) (?!is\b|are\b|was\b)[\w']+ \w)/i,
  to: 'happened',
};
const felt = {
  pattern:
    /^(?:and |well |so )?(?:i(?:'m| am| was)? (?:feel(?:ing)?|felt)\b|it (?:makes|made) me\b|it (?:hurts|hurt)\b|i(?:'m| am) (?:so |very |really |just )*(?:sad|angry|hurt|tired|scared|afraid|worried|lonely|ashamed|anxious|small|invisible|upset|disappointed|furious)\b)/i,
  to: 'feeling',
};
const wished = {
  pattern:
    /^(?:and |well |so )?(?:i(?:'d| would)? (?:just |really |only )*(?:want|like|love|need|wish|prefer|expect)\b|(?:him|her|them|you) to \w|(?:he|she|they) should\b)/i,
  to: 'wish',
};
const offered = {
  pattern: /^(?:and |well |so )?(?:in return,? )?i(?:'ll| will| can(?!'t|not)| could(?!n't)| promise)\b/i,
  to: 'offer',
};

export const assertiveMessage: Exercise = {
  id: 'assertive-message',
  offers: [
    [
      'Would it help to find the words for it together? What happened, how it is for you, what you want: said in that order it is harder to fight with. You decide later whether to send it, and can stop any time.',
      'Wanna find the words for it together? What happened, how it is for you, what you want. That order is harder to fight with. You decide later if you send it, stop anytime.',
    ],
    [
      'We could build a short message you might say to them, clear and without attack. Four pieces, and you can leave at any of them. Shall we?',
      'We could build a short message for them, clear, no attack. Four pieces, leave at any of them. Wanna?',
    ],
  ],
  steps: [
    {
      id: 'who',
      say: [
        'Who is it for? If this person has hurt or threatened you, we plan your safety before any message. You can stop whenever you want.',
        'Who is it for? If they have hurt or threatened you, we plan your safety before any message. Stop whenever.',
      ],
      hint: ['A name, or what they are to you, is enough.', 'A name, or what they are to you, is enough.'],
      expects: 'answer',
      keep: 'who',
      strays: [told],
    },
    {
      id: 'happened',
      say: [
        'What happened, as you would say it to them? Begin with "when you", and leave out always and never.',
        'What happened, how you would say it to them? Start with "when you", skip always and never.',
      ],
      hint: [
        'For example: when you read my messages. Only what could be seen or heard.',
        'Like: when you read my messages. Just what you could see or hear.',
      ],
      expects: 'answer',
      keep: 'happened',
      strays: [felt, wished],
      isVerbatim: true,
    },
    {
      id: 'feeling',
      say: [
        'Good, plain and clear. How is it for you when that happens? A feeling, not a verdict.',
        'Nice, plain and clear. How does it feel when that happens? A feeling, not a verdict.',
      ],
      hint: [
        '"Small", "worried", "shut out" are feelings. "That you are selfish" is a verdict.',
        '"Small", "worried", "left out" are feelings. "That you are selfish" is a verdict.',
      ],
      expects: 'answer',
      keep: 'feeling',
      strays: [wished, told],
      isVerbatim: true,
    },
    {
      id: 'wish',
      say: [
        'All right. What would you like instead, so concrete that they would know how to begin?',
        'Okay. What would you like instead, clear enough that they know how to start?',
      ],
      hint: [
        'For example: you to ask first. Or: us to talk on Sundays about money.',
        'Like: you to ask first. Or: us to talk about money on Sundays.',
      ],
      expects: 'answer',
      keep: 'wish',
      strays: [felt, offered],
      isVerbatim: true,
    },
    {
      id: 'offer',
      say: [
        'Good. Is there something you can offer in return? You may leave this out.',
        'Nice. Anything you can offer back? You can leave this out.',
      ],
      hint: [
        'For example: listen to your side first. Nothing is an answer too.',
        'Like: hear your side first. Nothing is an answer too.',
      ],
      expects: 'choice',
      keep: 'offer',
      isVerbatim: true,
      onNo: 'read',
    },
    {
      id: 'read',
      assembles: 'message',
      say: [
        'Here it is: "{message}" What would you change?',
        'Here it is: "{message}" What would you change?',
      ],
      hint: [
        'Say it once in one breath: when this happens, I feel this, I would like that. What would you change?',
        'Say it once in one breath: when this happens, I feel this, I would like that. What would you change?',
      ],
      expects: 'choice',
      keep: 'edit',
      isVerbatim: true,
    },
    {
      id: 'when',
      say: [
        'It is yours now, and it may also stay in the drawer. If you say it, when would be a calm moment?',
        'It is yours now, and it can stay in your notes. If you say it, when is a calm moment?',
      ],
      hint: [
        'Not in the heat, not by the door. A walk, a quiet evening, a message in the morning.',
        'Not mid-fight, not on the way out. A walk, a quiet evening, a text in the morning.',
      ],
      expects: 'choice',
      keep: 'when',
    },
  ],
  endings: [
    [
      'However they answer, you will have been clear. How is it to see it in words?',
      'However they answer, you were clear. How is it to see it in words?',
    ],
    [
      'You said it without attack, and that is hard. How do you feel about it?',
      'You said it with no attack, that is hard. How do you feel about it?',
    ],
  ],
  wayOut: [
    ['We leave it unsent and unwritten. That is a choice too.', 'We leave it unsent. That is a choice too.'],
    [
      'Fine, no message. You need not have the words today.',
      'Okay, no message. You do not need the words today.',
    ],
  ],
};
