// Ways to hand a member's own clause back. {C} is the clause with a capital, {c} without; the rest adds meaning,
// never a guess at facts. Self-judgements are framed as thoughts, so that they are never confirmed.
import type { GistKind } from './gist.ts';
import type { Line } from './line.ts';
import type { EmotionFamily } from './understand.data.ts';

export const frames: Record<GistKind, Line[]> = {
  self_judgement: [
    ["There's a harsh voice in there, telling you {c}.", 'That inner voice is brutal, telling you {c}.'],
    [
      'Part of you believes {c}, and that is a heavy thing to believe alone.',
      'Part of you believes {c}, and that is rough to hold alone.',
    ],
    [
      'The thought that {c} seems to have a lot of power at the moment.',
      'The thought that {c} is really loud right now.',
    ],
    [
      'I notice how hard you are on yourself when you say {c}.',
      'You are going so hard on yourself when you say {c}.',
    ],
    [
      'If the verdict is that {c}, I would like to hear the other side too.',
      'If the verdict is that {c}, I want to hear the other side too.',
    ],
    [
      'It must sting each time that thought comes round, the one that says {c}.',
      'That must sting every time it pops up, the thought that {c}.',
    ],
  ],
  inability: [
    ['{C}. Over time that wears a person down.', '{C}. That wears you down after a while.'],
    [
      'So {c}, and everything around it gets harder too.',
      'So {c}, and that makes everything else harder too.',
    ],
    [
      '{C}. When that goes on, even small things cost a lot.',
      '{C}. When that goes on, even tiny stuff takes effort.',
    ],
    ['{C}, however much you would like it to be otherwise.', '{C}, and it is not like you want it that way.'],
  ],
  fear: [
    ['{C}. A fear like that can fill a whole room.', '{C}. That kind of fear takes up so much space.'],
    [
      'So {c}, and your mind keeps running ahead to it.',
      'So {c}, and your brain keeps fast-forwarding to it.',
    ],
    ['{C}. Of course your body stays on guard.', '{C}. No wonder your body will not chill.'],
    ['{C}, and saying it plainly takes something.', '{C}. Thanks for just saying it.'],
    ['Underneath the busy part, {c}.', 'Underneath all of it, {c}.'],
  ],
  wish: [
    ["{C}. That's worth taking seriously.", '{C}. That is valid.'],
    ['So underneath all of it, {c}.', 'So deep down, {c}.'],
    [
      '{C}. I want to keep that in view, because it says what matters to you.',
      '{C}. I want to hold on to that, it says what matters.',
    ],
    [
      '{C}, and so far there has not been much room for it.',
      '{C}, and there has not been much space for that.',
    ],
    ['I can hear how much is behind that: {c}.', 'There is a lot behind that: {c}.'],
  ],
  feeling: [
    [
      '{C}, and you have been carrying that while everything else goes on.',
      '{C}, and you have been carrying that around all day.',
    ],
    ["{C}. I'm glad you put it into words.", '{C}. Glad you said it.'],
    ['So {c}, and that colours everything.', 'So {c}, and that kind of colours everything.'],
    ['{C}. Thank you for not tidying it up for me.', '{C}. Thanks for not sugar-coating it.'],
    ['{C}. Let us not rush past that.', '{C}. Okay, not rushing past that.'],
    ['When you say {c}, I believe you.', 'When you say {c}, I believe you.'],
  ],
  other_person: [
    ['{C}. No wonder that stayed with you.', '{C}. No wonder that stuck.'],
    ['{C}, and you are the one left holding it.', '{C}, and you are the one stuck holding it.'],
    ['So {c}. That would get under most people’s skin.', 'So {c}. That would get to anyone.'],
    ["{C}. That lands somewhere, even if you don't show it.", '{C}. That lands, even if you play it cool.'],
    [
      'If {c}, it makes sense that you are still turning it over.',
      'If {c}, makes sense you are still replaying it.',
    ],
    ['{C}, and I wonder what that was like from where you stood.', '{C}. Oof.'],
    [
      "Picture it: {c}. I can see why you'd bring that here.",
      'Okay so {c}. I get why you brought that here.',
    ],
  ],
  loss: [
    ["{C}. I'm so sorry.", "{C}. I'm really sorry."],
    ['{C}. There is no tidy way to carry that.', '{C}. There is no neat way to carry that.'],
    ['{C}, and the days went on as if nothing had happened.', '{C}, and the world just kept going.'],
    [
      '{C}. That is a real loss, whatever anyone says about it.',
      '{C}. That is a real loss, no matter what anyone says.',
    ],
  ],
  duty: [
    [
      '{C}. I wonder how often anyone asks what that costs you.',
      '{C}. Does anyone even notice what that costs you, I wonder.',
    ],
    ['So {c}. That is a lot of having to.', 'So {c}. That is a lot of have-to.'],
    ['{C}. That is a lot of weight on one pair of shoulders.', '{C}. That is a lot on one person.'],
    ['{C}, and the list does not seem to end there.', '{C}, and the list keeps going.'],
  ],
  doubt: [
    ['{C}. Not knowing can be more tiring than bad news.', '{C}. Not knowing is exhausting on its own.'],
    [
      'So {c}, and it stays open in the back of your mind.',
      'So {c}, and it is like a tab that never closes.',
    ],
    ['{C}. We do not have to settle it today to look at it.', '{C}. We do not have to solve it today.'],
  ],
  habit: [
    ['{C}, again and again.', '{C}, over and over.'],
    ['{C}. Not once or twice, then.', '{C}. Not just the once, then.'],
    ['So {c}. It seems to ask for something each time.', 'So {c}. It kinda asks for something every time.'],
    ['{C}. It has become part of the day.', '{C}. It has become part of the day.'],
  ],
  good: [
    ["{C}. I'm glad, and I'd like to stay with that for a moment.", '{C}. Okay, love that.'],
    ["{C}. That's not a small thing.", '{C}. That is not nothing.'],
    ['{C}, and you had a hand in that.', '{C}, and that was you.'],
    ['So {c}. It’s good to hear you say so.', 'So {c}. Good to hear, honestly.'],
  ],
  cherished: [
    ['{C}. I can almost see it.', '{C}. I can kinda see it.'],
    ['{C}. That says a great deal about what you had.', '{C}. That says a lot about what you had.'],
    ['Thank you for telling me that: {c}.', 'Thanks for telling me that: {c}.'],
    ['{C}. Small things like that are what stay.', '{C}. It is the small stuff that stays.'],
  ],
  plain: [
    ['{C}.', '{C}.'],
    ['So {c}.', 'Okay so {c}.'],
    ['{C}. I see.', '{C}. Got it.'],
    ['{C}. Mm.', '{C}. Mm.'],
    ['{C}. I follow.', '{C}. Yeah, I follow.'],
    ['{C}. Let us stay there for a moment.', '{C}. Staying there for a sec.'],
  ],
};

/** For "X but Y". {A}/{a} and {b} are the two sides. */
export const twoSidedFrames: Line[] = [
  ['{A}, and at the same time {b}. Both can be true.', '{A}, and at the same time {b}. Both can be true.'],
  ['One side of it is that {a}. The other is that {b}.', 'One side: {a}. Other side: {b}.'],
  ['You hold two things there: {a}, and {b}.', 'You are holding two things: {a}, and {b}.'],
  ['{A}, and still {b}.', '{A}, and still {b}.'],
];

/** For long messages. {C1} and {c2} are two pieces of it. */
export const doubleFrames: Line[] = [
  [
    'Two things stay with me out of all that. {C1}. And {c2}.',
    'Two things stick out of all that. {C1}. And {c2}.',
  ],
  [
    'That is a lot at once, so let me hold on to two corners of it: {c1}, and {c2}.',
    'Okay that is a lot. I am holding on to two bits: {c1}, and {c2}.',
  ],
  [
    'I followed all of it. {C1}. {C2}. I would begin there.',
    'I followed all that. {C1}. {C2}. I would start there.',
  ],
];

/** For a short answer to a question. {S} is the answer with a capital. */
export const answerFrames: Line[] = [
  ['{S}.', '{S}.'],
  ['{S}, I see.', '{S}, gotcha.'],
  ['{S}. I hear you.', '{S}. I hear you.'],
  ['All right, {s}.', 'Okay, {s}.'],
  ['{S}. Hm.', '{S}. Hm.'],
  ['Mm, {s}.', 'Mm, {s}.'],
  ['{S}, okay.', '{S}, okay.'],
];

/** For months or years, said alone. */
export const longSpanFrames: Line[] = [
  ['That is a long time.', 'That is a long time.'],
  ['That is quite a stretch.', 'That is quite a stretch.'],
  ['So it did not begin yesterday.', 'So this is not from yesterday.'],
];

/** For yes or no to a question that can be answered so. */
export const yesFrames: Line[] = [
  ['All right, so it is.', 'Okay, so yes.'],
  ['Right, so that fits.', 'Right, so that fits.'],
  ['Thank you for saying so plainly.', 'Thanks for being straight with me.'],
];
export const noFrames: Line[] = [
  ['All right, not that.', 'Okay, not that.'],
  ['No, then. Good to know.', 'No, got it. Good to know.'],
  ['Fair enough.', 'Fair enough.'],
];
/** Heard, and nothing more. */
export const heardFrames: Line[] = [
  ['Mm.', 'Mm.'],
  ['Okay.', 'Okay.'],
  ['All right.', 'Alright.'],
  ['I see.', 'Got it.'],
  ['Mhm.', 'Mhm.'],
];
/** The same for what weighs, where none of it can be handed back. */
export const weightyHeardFrames: Line[] = [
  ['That is no small thing.', 'That is no small thing.'],
  ['There is a lot in that.', 'There is a lot in that.'],
  ['That matters.', 'That matters.'],
];
/** For a word or two after an open question. */
export const minimalFrames: Line[] = [
  ...heardFrames,
  ['Short is fine too.', 'Short answers are fine too.'],
  ['No need to dress it up.', 'No need to dress it up.'],
];
/** Sentences that say they were heard and nothing else: alone they are no answer. */
export const nods: ReadonlySet<string> = new Set([
  ...[...minimalFrames, ...weightyHeardFrames].flat(),
  'I follow.',
  'Yeah, I follow.',
  'I heard that.',
  'Heard that.',
]);
/** For yes to an idea that was shared. */
export const affirmedFrames: Line[] = [
  ["Then it's worth keeping.", 'Then keep that one.'],
  ["I'm glad some of it fits.", 'Glad some of it fits.'],
  ['Good. Take the part that is yours and leave the rest.', 'Good. Keep what is yours, leave the rest.'],
];
export const nobodyFrames: Line[] = [
  ['No one. That is a lonely place to carry it from.', 'No one. That is a lonely way to carry it.'],
  ['Nobody, so until now it was you alone with it.', 'Nobody, so it has just been you.'],
  ['No one, and still you told me.', 'No one, and you still said it here.'],
];

/** Bringing back something said earlier. {f} is an earlier clause, {c} the present one. */
export const connectFrames: Line[] = [
  [
    'Earlier you told me {f}. I wonder if that belongs together with this.',
    'Earlier you said {f}. Kinda feels connected to this.',
  ],
  [
    'That reminds me of something you said before, that {f}.',
    'That reminds me of what you said before, that {f}.',
  ],
  [
    'A little while ago you said {f}, and I think it is in the room again.',
    'A minute ago you said {f}, and it is kinda back again.',
  ],
];
export const connectQuestions: Line[] = [
  ['How do the two fit together for you?', 'How do those two fit together for you?'],
  ['Is it the same feeling, or a different one?', 'Same feeling, or different?'],
  ['What do they have in common, as you see it?', 'What do they have in common, you think?'],
];

/** A turn without a question, to leave room; said to anything. */
export const roomLines: Line[] = [
  ['I would like to hear how it goes on.', 'I wanna hear how it goes on.'],
  ['You can tell me the rest, if you like.', 'You can tell me the rest, if you want.'],
  ["I'd like to hear the rest of it, in whatever order it comes.", 'Keep going, any order is fine.'],
  ['Tell on, just as it comes.', 'Keep going, just how it comes.'],
  ['There is time for the rest of it.', 'There is time for the rest of it.'],
];

/** The same where something weighs; to a chat at the till these would be solemn. */
export const heavyRoomLines: Line[] = [
  ['You can stay with that for a moment, there is no hurry.', 'You can sit with that for a sec, no rush.'],
  ['There is room here for all of it.', 'There is space here for all of it.'],
  ["I'm not going to hurry you past that.", "I'm not gonna rush you past that."],
  ['Go on, whenever you are ready.', 'Go on, whenever.'],
  ['We can take it slowly.', 'We can go slow.'],
];

/** The same after good news, which nobody has to be walked through. */
export const gladRoomLines: Line[] = [
  ['Stay with that as long as you like.', 'Stay with that as long as you want.'],
  ['Tell me more, if you like.', 'Tell me more, if you want.'],
  ['There is time to enjoy that.', 'There is time to enjoy that.'],
];

export const summaryFrames: Line[] = [
  ['Let me see if I have it so far. {C1}. {C2}. And {c3}.', 'Let me see if I got it. {C1}. {C2}. And {c3}.'],
  [
    'Putting your words side by side: {c1}. {C2}. And {c3}.',
    'Putting it all together: {c1}. {C2}. And {c3}.',
  ],
  ['Here is what I have gathered. {C1}, {c2}, and {c3}.', 'So far I have got: {c1}, {c2}, and {c3}.'],
];
export const shortSummaryFrames: Line[] = [
  ['Let me check that I have it. {C1}. And {c2}.', 'Let me check I got it. {C1}. And {c2}.'],
  ['So far I understand it like this: {c1}, and {c2}.', 'So the way I get it: {c1}, and {c2}.'],
  ['If I put it together: {c1}. And {c2}.', 'Put together: {c1}. And {c2}.'],
];
export const summaryQuestions: Line[] = [
  ['What did I miss?', 'What did I miss?'],
  ['Have I got that right?', 'Did I get that right?'],
];
/** The same, where something of it hurts. */
export const weighingQuestions: Line[] = [
  ['Which of these weighs the most today?', 'Which one weighs the most today?'],
];

export const insightOffers: Line[] = [
  [
    'Something comes to mind that might help make sense of this. May I share it?',
    'I have a thought that might help make sense of it. Want it?',
  ],
  [
    'I have an idea about this, if you would like to hear it. Shall I?',
    'I have got an idea about this. Wanna hear it?',
  ],
  [
    'There is something known about this that people often find useful. Would you like to hear it?',
    'There is a thing people find useful about this. Want to hear it?',
  ],
];

/** To what was achieved or given, before anything is asked of it. */
export const congratulations: Line[] = [
  ['Congratulations!', 'Congrats!'],
  ['Oh, congratulations. Let it be good for a moment.', 'Oh wow, congrats. Let it be good for a sec.'],
  ['Well done, truly.', 'Well done, for real.'],
];

/** Before the question after something they did. */
export const deedLeads: Line[] = [
  ['So you did it.', 'So you did it.'],
  ['That took something.', 'That took something.'],
  ['That is a step, whatever comes of it.', 'That is a step, whatever comes of it.'],
  ['Done, then, and by you.', 'Done, and by you.'],
];

export const insightQuestions: Line[] = [
  ['Is there a piece of that you could use?', 'Any piece of that you could use?'],
  ['Could something of that work where you are?', 'Could some of that work for you?'],
  ['What would stand in the way of that?', 'What would get in the way of that?'],
  ['Does that fit, or is it beside the point?', 'Does that fit, or is it off?'],
  ['How does that sound to you?', 'How does that sound?'],
];

export const stepQuestions: Line[] = [
  [
    'From all of this, what is one small thing you could try before we speak again?',
    'From all this, what is one small thing you could try before next time?',
  ],
  [
    'What would be a step so small that you would actually take it?',
    'What is a step so tiny you would actually do it?',
  ],
  [
    'If tomorrow were five percent lighter, what would you have done differently?',
    'If tomorrow felt five percent lighter, what did you do differently?',
  ],
];
export const stepReceived: Line[] = [
  ['So you could {s}. I like that it is yours.', 'So you could {s}. I like that, and it is all yours.'],
  ['{S}: small is fine, small gets done.', '{S}. Small is good, small gets done.'],
  ['That is a real step: {s}.', 'Okay that is a real step: {s}.'],
  ['And you found that yourself: you could {s}.', 'And you came up with that yourself: you could {s}.'],
  ['Let us hold on to that one: {s}.', 'Holding on to that one: {s}.'],
];
/** For a step they are about to take; nothing more is asked. */
export const stepNow: Line[] = [
  [
    'Then this is the moment: {s}. All the rest of it can wait.',
    'Then this is the moment: {s}. The rest can wait.',
  ],
  [
    '{S}: good. Go and do that while it is near, and tell me afterwards if you like.',
    '{S}: good. Do it while it is close, and tell me after if you want.',
  ],
];
export const stepFollowUps: Line[] = [
  ['When would be a good moment for it?', 'When would you do it?'],
  ['What might get in the way of it?', 'What could get in the way?'],
  ['What would it change, even a little?', 'What would it change, even a bit?'],
  ['How likely is it, honestly, from nought to ten?', 'How likely is it, honestly, zero to ten?'],
];

export const landingOffers: Line[] = [
  [
    'We have been through a lot today. Would it help to pull it together now, or is there more you would like to say?',
    'We covered a lot. Wanna wrap it up, or is there more?',
  ],
  [
    'I am still with you. Shall we go on, or would this be a good place to land?',
    'Still here. Keep going, or is this a good place to land?',
  ],
];

/** For a member who answers in single words for a while. */
export const terseLines: Line[] = [
  [
    'I notice that I am doing most of the asking. What would you like to talk about, or would you rather just sit for a moment?',
    'I am asking a lot. What do you wanna talk about, or wanna just sit for a sec?',
  ],
  [
    'Let me ask differently. If you had one wish for how you feel after this talk, what would it be?',
    'Different question. If you could pick how you feel after this, what would it be?',
  ],
  [
    'We can do this in your way. Do you prefer questions, a small exercise, or company without words?',
    'We can do this your way. Questions, a little exercise, or just company?',
  ],
];

/** For a picture of theirs ("like a ghost in my own house"). {M}/{m} is the picture, turned. */
export const pictureFrames: Line[] = [
  [
    '{M}. That picture says more than a feeling word would.',
    '{M}. That picture says more than any feeling word.',
  ],
  ['I want to stay with your picture: {m}.', 'Staying with that picture: {m}.'],
  ['{M}: an exact way to put it.', '{M}: that is such an exact way to put it.'],
  ['{M}. I can see it from here.', '{M}. I can kinda see it.'],
];
export const pictureQuestions: Line[] = [
  ['What would have to change in that picture first?', 'What would have to change in that picture first?'],
  ['How long has it been like that?', 'How long has it been like that?'],
  ['Who else is in that picture?', 'Who else is in that picture?'],
];

/** The when and how of a step they chose. {S} is their answer. */
export const plannedFrames: Line[] = [
  ['{S}. Then it has a place in the week.', '{S}. Okay, so it has a spot in your week.'],
  ['{S}. That makes it real enough to happen.', '{S}. That makes it real.'],
  ['{S}. I would leave it exactly that small.', '{S}. Keep it exactly that small.'],
  ['{S}. Good to know before it starts.', '{S}. Good to know up front.'],
];

/** For "okay, dog allowed", once a step was chosen. */
export const settledLines: Line[] = [
  ['Good. That stands, then.', 'Good. That stands, then.'],
  ['All right, then it is settled.', 'Alright, settled then.'],
  ['Good. I will leave it as it is.', 'Good. Leaving it as it is.'],
  ['Then that is how it goes.', "Then that's how it goes."],
];

/** For a few exact words of theirs that weigh nothing: they are said again, and nothing is made of them. */
export const lightFrames: Line[] = [
  ['{C}.', '{C}.'],
  ['So {c}.', 'So {c}.'],
];

/** The same, for words that hurt or are dear ("in front of everyone"). {C} is the piece; alone it says the most. */
export const pieceFrames: Line[] = [
  ['{C}.', '{C}.'],
  ['{C}. Mm.', '{C}. Mm.'],
  ['{C}. I heard that.', '{C}. Heard that.'],
  ['{C}. That is the part that stays with me.', '{C}. That part stays with me.'],
  ['{C}. Let me stay with that.', '{C}. Staying with that for a sec.'],
];
/** To how the step of last time went: taken, partly taken, or not. */
export const lastStepLines: Record<'taken' | 'partly' | 'not', Line[]> = {
  taken: [
    ['So you did it. That was yours, nobody did it for you.', 'So you did it. That was all you.'],
    [
      'You said you would, and then you did. Let that count.',
      'You said you would and you did. Let that count.',
    ],
  ],
  partly: [
    ['A part of it, then. A part is not nothing.', 'Part of it, then. Part is not nothing.'],
    [
      'Some of it happened. That is further than the thought alone.',
      'Some of it happened. That is further than just thinking it.',
    ],
  ],
  not: [
    [
      'It did not happen, and you came back and said so. That is good to know, and no more than that.',
      'It did not happen, and you still came back and said it. That is just info.',
    ],
    [
      'Then the step was too big, or it was the wrong one. We can look at it without blame.',
      'Then the step was too big, or the wrong one. No blame here.',
    ],
  ],
};

/** When a death is first spoken of. {c} is what they said. */
export const sorryLines: Line[] = [
  ["I'm so sorry. {C}.", "I'm really sorry. {C}."],
  ["{C}. I'm so sorry, and I'm glad you said it here.", "{C}. I'm so sorry. Glad you said it here."],
];

/** The same, for a piece that says less. */
export const cornerFrames: Line[] = [
  ['{C}, mm.', '{C}, mm.'],
  ['{C}.', '{C}.'],
  ['{C}. Okay.', '{C}. Okay.'],
  ['{C}, I see.', '{C}, gotcha.'],
];

/** For what somebody said to them. {S}/{s} are those words, turned; never said as if they were true. */
export const othersWordsFrames: Line[] = [
  ['"{S}." Those were the words, then.', '"{S}." So those were the words.'],
  ['"{S}." That is how it was put.', '"{S}." That is how they put it.'],
];
/** The same, where they hurt. */
export const hurtingWordsFrames: Line[] = [
  [
    'You were handed a sentence there: {s}. It has not let go of you.',
    'That line, {s}: it has not let go of you.',
  ],
  [
    '"{S}." A sentence like that goes on talking after the talk is over.',
    '"{S}." A line like that keeps talking after they stop.',
  ],
];
/** The same, where the words hurt and are about the member. */
export const wordsAboutYouFrames: Line[] = [
  ['"{S}." So that is what you get to hear.', '"{S}." So that is what you get told.'],
  [
    'Those words, {s}: they are somebody’s view, and you have to live with them.',
    'Those words, {s}: that is their take, and you get to carry it.',
  ],
];

/** For a feeling that was not there before. {before} and {now} name feelings. */
export const changeFrames: Record<'lighter' | 'other', Line[]> = {
  lighter: [
    [
      'A while ago there was mostly {before}, and this sounds different.',
      'Earlier it was mostly {before}, and this sounds different.',
    ],
    [
      'Something moved just then: first {before}, and now a little {now}.',
      'Something shifted: first {before}, now a bit of {now}.',
    ],
  ],
  other: [
    [
      'Earlier I heard {before} in what you said. Now there is {now} as well.',
      'Earlier it was {before}. Now there is {now} in it too.',
    ],
    ['First {before}, and now {now}. Both belong here.', 'First {before}, now {now}. Both are allowed.'],
  ],
};

/** Feelings as nouns, for speaking about them. */
export const feelingNames: Record<EmotionFamily, string> = {
  anxious: 'worry',
  sad: 'sadness',
  angry: 'anger',
  guilty: 'guilt',
  ashamed: 'shame',
  overwhelmed: 'too much at once',
  lonely: 'loneliness',
  numb: 'numbness',
  tired: 'tiredness',
  hurt: 'hurt',
  jealous: 'envy',
  stuck: 'being stuck',
  confused: 'confusion',
  good: 'relief',
};

/** Before a question that goes deep. */
export const leaveLeads: Line[] = [
  ['If you want to say:', 'If you wanna say:'],
  ['May I ask:', 'Can I ask:'],
  ['You can leave this one out:', 'You can skip this one:'],
];

/** After an exercise, when it was said how it was. */
export const afterExerciseQuestions: Line[] = [
  ['Where would you like to go from here?', 'Where do you wanna go from here?'],
  [
    'Is there something from before that still wants to be said?',
    'Is there something from before you still wanna say?',
  ],
  [
    'What would you like to do with the time that is left?',
    'What do you wanna do with the time we have left?',
  ],
];
