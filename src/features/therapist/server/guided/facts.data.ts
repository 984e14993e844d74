// Short, honest answers to facts members ask about, and the ones that belong to a doctor. Then back to the member.
import type { Line } from './line.ts';

/** `more`: for asking again. */
export type FactAnswer = {
  id: string;
  pattern: RegExp;
  answer: Line;
  back: Line;
  more?: [answer: Line, back: Line];
};

export const facts: FactAnswer[] = [
  {
    id: 'diagnosis',
    pattern:
      /\b(?:do i have|am i (?:depressed|bipolar|autistic|adhd|crazy|going crazy|normal|insane)|diagnos\w+|have (?:depression|anxiety|adhd|ptsd|ocd|bipolar))\b/i,
    answer: [
      "I can't diagnose, and I'd be careful with anyone who does it from a chat. A doctor or psychologist can look at it properly.",
      "I can't diagnose, and honestly no chat should. A doctor or psychologist can look at it properly.",
    ],
    back: ['What have you noticed that made you ask?', 'What did you notice that made you ask?'],
  },
  {
    id: 'medication',
    pattern:
      /\b(?:medication|medicine|pills?|antidepressants?|dose|dosage|prescri\w+|xanax|ssri|sleeping pills?|melatonin)\b/i,
    answer: [
      "That's one for a doctor or pharmacist, they know your body and what else you take.",
      "That's a doctor or pharmacist question, they know what's safe for you.",
    ],
    back: ['What are you hoping it would change?', 'What do you hope it would change?'],
  },
  {
    id: 'burnout',
    pattern: /\bburn ?out\b/i,
    answer: [
      'Burnout is what long, unmanaged work stress can lead to: being drained, growing distant or cynical about the job, and feeling you get little done. It builds slowly, so people often notice late.',
      'Burnout is what long work stress turns into: drained, kinda checked out, and feeling like nothing you do counts. It builds slowly.',
    ],
    back: ['Which of those three is closest to you?', 'Which of those hits closest?'],
  },
  {
    id: 'panic',
    pattern: /\bpanic\b/i,
    answer: [
      'A panic attack is the body’s alarm going off without a fire. It usually peaks within about ten minutes and comes down by itself, however frightening it is.',
      'A panic attack is basically a false alarm in your body. It usually peaks in about ten minutes and comes down by itself.',
    ],
    back: ['What happens first when it starts for you?', 'What happens first when it starts?'],
  },
  {
    id: 'grounding',
    pattern: /\b(?:what|explain|mean\w*)\b.*\bgrounding\b/i,
    answer: [
      'Grounding means bringing your attention to what is here: things you see, touch and hear. It tells an alarmed body that this room is safe.',
      'Grounding is bringing your attention to what is right here: what you see, touch, hear. It tells your body this room is safe.',
    ],
    back: ['Would that be of use to you now?', 'Would that help right now?'],
  },
  {
    id: 'thought-record',
    pattern: /\bthought (?:record|diary|log)\b/i,
    answer: [
      'A thought record puts one hard thought on paper: what happened, what you thought, what speaks for it and against it, and a fairer sentence at the end.',
      'A thought record takes one hard thought and writes it down: what happened, what speaks for it, what against, and a fairer version.',
    ],
    back: ['Which thought would you put on it?', 'Which thought would you put on it?'],
  },
  {
    id: 'habit-time',
    pattern: /\b(?:how long|how many days)\b.*\bhabits?\b/i,
    answer: [
      'About two months on average, with large differences between people and habits. One missed day does not undo it.',
      'About two months on average, but it varies a lot. One missed day does not undo it.',
    ],
    back: [
      'What would be the first sign that it is taking hold?',
      'What would be the first sign it is working?',
    ],
  },
  {
    id: 'stress-body',
    pattern: /\b(?:can|does|do) (?:stress|anxiety)\b/i,
    answer: [
      'Yes, stress reaches the whole body: sleep, stomach, skin, muscles, head. If a symptom is new or strong, a doctor should still look at it.',
      'Yeah, stress hits the whole body: sleep, stomach, skin, head. If something is new or strong, still get it checked.',
    ],
    back: ['Where do you notice it most?', 'Where does it show up for you?'],
  },
  {
    id: 'stress',
    pattern: /\bstress\b/i,
    answer: [
      'Stress is the body getting ready for a demand. Short bursts are useful, the trouble comes when it never gets to switch off.',
      'Stress is your body gearing up for something. Short bursts are fine, the problem is when it never switches off.',
    ],
    back: ['When does yours get a break, if ever?', 'When does yours get a break, if ever?'],
  },
  {
    id: 'anxiety',
    pattern: /\banxiety|anxious\b/i,
    answer: [
      'Anxiety is fear aimed at the future. It often eases when we stop avoiding what it points at, a little at a time.',
      'Anxiety is fear about the future. It tends to ease when you stop dodging the thing, bit by bit.',
    ],
    back: ['What has yours been keeping you from?', 'What has yours been keeping you from?'],
  },
  {
    id: 'sleep',
    pattern: /\b(?:sleep|insomnia)\b/i,
    answer: [
      'Most adults do well on seven to nine hours. One bad night harms less than the worry about it, and a steady time to get up helps most.',
      'Most adults need seven to nine hours. One bad night hurts less than stressing about it, and a steady wake-up time helps most.',
    ],
    back: ['What do your nights look like at the moment?', 'What do your nights look like right now?'],
  },
  {
    id: 'would-that-be-odd',
    pattern: /\bwould(?:n't)? (?:that|it|this) be (?:too )?(?:weird|strange|odd|unusual|silly|stupid)\b/i,
    answer: [
      'I do not find it strange. New things often feel so, until they have been done once.',
      "I don't find it weird. New stuff feels that way until you've done it once.",
    ],
    back: ['What would you hope comes of it?', 'What do you hope comes of it?'],
  },
  {
    id: 'normal',
    pattern: /\b(?:normal(?! (?:person|people|day|life))|common|a thing|weird|strange|odd|unusual)\b/i,
    answer: [
      'Very many people go through something like that, far more than say so. How common it is does not make it easier, of course.',
      'Way more people go through that than say it. Doesn’t make it easier, but you’re not weird.',
    ],
    back: ['What worries you about it?', 'What worries you about it?'],
    more: [
      [
        'People ask that about very different things. Whether it is usual matters less than what it does to you.',
        'People ask that about all kinds of stuff. If it is common matters less than what it does to you.',
      ],
      ['What would it mean to you, if it were not?', 'What would it mean to you, if it was not?'],
    ],
  },
  {
    id: 'use-of-talking',
    pattern: /\b(?:use|good|point)\b[^.?!]*\btalking\b|\bdoes talking\b/i,
    answer: [
      'It gives nothing back that was lost. It can sort what is tangled, and make it less lonely to carry. If it does neither for you, say so and we stop.',
      "It won't bring back what's lost. It can untangle stuff and make it less lonely. If it does neither for you, say so and we stop.",
    ],
    back: ['What would make it worth these minutes to you?', 'What would make it worth your time?'],
  },
  {
    // What it is and does: NICE CG90 and NHS, "Overview: cognitive behavioural therapy".
    id: 'cbt',
    pattern: /\b(?:cbt|cognitive[- ]behaviou?r\w*)\b/i,
    answer: [
      'CBT is a talking therapy. It looks at how thoughts, feelings and what we do push one another round, and changes one of them in small, practised steps. It is mostly about now.',
      'CBT is about how thoughts, feelings and what you do keep pushing each other round, and changing one of them in small steps. It is mostly about now.',
    ],
    back: ['What would you hope it changes?', 'What do you hope it changes?'],
  },
  {
    id: 'therapy',
    pattern: /\b(?:therapy|therapist|cbt|counsell?ing|psychologist)\b/i,
    answer: [
      'Talking therapies help many people, and the fit with the person matters as much as the method. It is fine to try one, and to change.',
      'Therapy helps a lot of people, and the vibe with the person matters as much as the method. You can switch if it is not a fit.',
    ],
    back: ['What would you want from it?', 'What would you want from it?'],
  },
  {
    id: 'reassurance',
    pattern: /\b(?:tell|promise|say to) me\b.*\b(?:nothing|fine|ok(?:ay)?|all right|alright|happen)\b/i,
    answer: [
      'I cannot know that, and if I said it, it would hold for an hour and then you would need it again. The wish to hear it is real, though.',
      'I can not know that, and if I said it, it would last an hour and then you would need it again. Wanting to hear it is real though.',
    ],
    back: [
      'What is it like right now, with nobody able to promise it?',
      'What is it like right now, with nobody able to promise it?',
    ],
  },
  {
    id: 'is-it-serious',
    pattern: /\b(?:cancer|tumou?r|serious)\b/i,
    answer: [
      'That is for a doctor who can examine you, and I would only be guessing. What I can do is look with you at what the fear does in between.',
      'That one is for a doctor who can check, I would just be guessing. I can look with you at what the fear does in between.',
    ],
    back: ['What do you do with the question when it comes?', 'What do you do when that question shows up?'],
  },
  {
    id: 'sleep-hours',
    pattern: /\bhow (?:many|much) (?:hours|sleep)\b/i,
    answer: [
      'Most adults do well on seven to nine hours, some on a little less, and one bad night is not the harm that three in the morning says it is.',
      'Most adults need seven to nine hours, some a bit less, and one bad night does less damage than your brain says at 3 am.',
    ],
    back: [
      'How do you feel on the days after a better night?',
      'How are you on the days after a better night?',
    ],
  },
  {
    id: 'how-long',
    pattern: /\bhow long\b/i,
    answer: [
      'It differs a great deal from person to person, and I would rather not promise a number. What you do with it, and who stands by you, changes the answer.',
      'It really depends on the person, so I will not make up a number.',
    ],
    back: ['What would be different for you once it is over?', 'What will be different once it is over?'],
  },
];

/** What is asked about as normal, where it is a feeling or a thought; {m} is an infinitive of theirs. */
export const commonToFeel: Line[] = [
  [
    'Yes, it is very common to {m}. More people know that than say so.',
    'Yeah, it is really common to {m}. More people get that than say it.',
  ],
  [
    'To {m} is about as human as it gets. It need not mean that something is wrong.',
    'To {m} is about as human as it gets. Doesn’t have to mean something is wrong.',
  ],
];
export const unknownFacts: Line[] = [
  [
    "I have no sure answer to that, and I'd rather say so than guess.",
    "I don't have a sure answer, and I'd rather say so than guess.",
  ],
  [
    'That is a real question, and a quick answer from me would not do it justice.',
    'That is a real question, and a quick answer from me would not cut it.',
  ],
  ["I can't give you a good answer to that one.", "I don't have a good answer for that one."],
];
export const factBacks: Line[] = [
  ['What made the question come up?', 'What made you think of it?'],
  ['What would the answer change for you?', 'What would the answer change for you?'],
  ['What do you suspect yourself?', 'What do you think yourself?'],
];

/** When advice is asked for and none is at hand that fits: first what they know already, then thoughts, theirs to refuse. */
export const adviceFirst: Line[] = [
  [
    "I'd like to say something that fits, so one thing first. What have you already tried, even if it didn't work?",
    'I want to say something that fits, so one thing first. What have you tried already, even if it flopped?',
  ],
  [
    'Tell me a little more, so that it does not miss you. What would a good end to this look like?',
    "Tell me a bit more so I don't miss it. What would a good ending to this look like?",
  ],
];
/**
 * The same where it is one thing or the other: a way to weigh it. What was left undone is regretted longer than what was
 * done: Gilovich and Medvec, "The experience of regret", Psychological Review 102 (1995).
 */
export const adviceChoice: Line[] = [
  [
    'I cannot decide it for you, but here is a way to try it on. Picture tonight with it done, and then tonight without it. In which of the two do you breathe easier?',
    "I can't decide it for you, but try it on: picture tonight with it done, then tonight without it. Which one lets you breathe easier?",
  ],
  [
    'One thing to weigh: over the years, people tend to regret more what they left undone than what they did. What would you regret here?',
    'One thing: over the years people mostly regret what they left undone, more than what they did. What would you regret here?',
  ],
  [
    'What can be taken back is worth a try, and what cannot deserves a night of sleep first. Which kind is this?',
    "If you can take it back, you can try it. If you can't, sleep on it first. Which kind is this?",
  ],
];
/** Of two ways both named: {a} and {b} in the second person, without "to". */
export const adviceTwoWays: Line[] = [
  [
    'So you could {a}, or {b}. Choosing is yours, and I can look at both with you, one after the other. Say you {a}: what would be easier a year from now, and what would you miss?',
    'So: {a}, or {b}. The choice is yours, I can look at both with you, one at a time. Say you {a}: what gets easier a year from now, and what would you miss?',
  ],
  [
    'Now the two side by side: {a}, or {b}. Leave aside for a moment what others would say to it. Which one would you be sorry to have talked yourself out of?',
    'Side by side: {a}, or {b}. Forget what anyone else would say for a sec. Which one would you be sorry you talked yourself out of?',
  ],
];
/** For "what would you do": whose view it is belongs before it. */
export const placeLead: Line[] = [
  [
    "I'm an AI and have nothing to lose by it, so weigh this lightly.",
    "I'm an AI with nothing to lose here, so take it lightly.",
  ],
];
/** An idea met with "I tried that". */
export const triedLines: Line[] = [
  [
    'Then that one has had its chance. What happened when you tried it?',
    'Okay, so that one is out. What happened when you tried it?',
  ],
  [
    'You were there before me, then. Where did it stop working?',
    'You got there before me then. Where did it stop working?',
  ],
];
export const adviceLead: Line[] = [
  [
    'Since you ask, here is a thought, and you are free to throw it out.',
    'Since you asked, here is a thought, toss it if it is off.',
  ],
  ['One idea, for you to judge.', 'One idea, you decide.'],
  ['Here is something to weigh.', 'Something to think about.'],
];
/** Where no idea is near to what they asked: to hand over a proverb would be worse than to say so. */
export const noIdeaLines: Line[] = [
  [
    'I have no ready answer for that one, and I would rather think with you than hand you a proverb. Let us take it apart: what has to happen, and what only might.',
    "I don't have a ready answer for that one, and I'd rather think with you than hand you a quote. Let's take it apart: what has to happen, and what only might.",
  ],
  [
    'Honestly, I do not know, and somebody who knows the people in it may know more than I do. The person you would ask first is worth asking today.',
    "Honestly, I don't know, and someone who knows the people in it might know more than me. Whoever you'd ask first is worth asking today.",
  ],
];
export const adviceGeneric: Line[] = [
  [
    'When a problem is tangled, it helps to name the one part you can influence this week and leave the rest for later.',
    'When it is all tangled, pick the one part you can actually affect this week, and park the rest.',
  ],
  [
    'Imagine a friend you respect in your place. What you would tell them is often the advice you are looking for.',
    'Picture your friend in this exact spot. What you would tell them is usually the answer.',
  ],
  [
    'Sometimes the kindest move is the smallest: one message, one walk, one hour of sleep, and decide the big thing after.',
    'Sometimes the move is tiny: one text, one walk, some sleep, then decide the big stuff.',
  ],
  [
    'It can help to write the two options down with what each one costs you, not only what it brings.',
    'Write down both options with what each one costs you, not just the good parts.',
  ],
  [
    'What worked before, even a little, is worth more than a new idea. Look at the last time it was easier, and do one part of that again.',
    'Whatever worked before, even a bit, beats a new idea. Think of the last time it was easier and redo one part.',
  ],
  [
    'You need not carry it alone. Tell one person one sentence of it, and say whether you want an answer or only an ear.',
    'You do not have to hold it alone. Tell one person one sentence, and say if you want advice or just an ear.',
  ],
  [
    'If nothing has to be settled today, let it rest until you have slept and eaten. Things tend to weigh less by daylight.',
    'If it does not have to be today, sleep and eat first. Stuff tends to weigh less in daylight.',
  ],
  [
    'Give it a trial instead of a decision: one week one way, then look at what it did to you.',
    'Make it a trial, not a decision: one week one way, then see what it did to you.',
  ],
];
