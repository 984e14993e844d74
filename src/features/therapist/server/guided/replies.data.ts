// Answers to what a member may do besides telling their story. Honest, undefended, short.
import type { Line } from './line.ts';
import type { Intent } from './understand.data.ts';

export const aiDisclosure: Line[] = [
  [
    "Hello, I'm glad you're here. Before we start: I'm an AI, not a human therapist.",
    "Hey, glad you're here. Quick heads up: I'm an AI, not a human therapist.",
  ],
  [
    "Hi, and welcome. I should say first that I'm an AI, not a human therapist.",
    "Hi, welcome. Just so you know, I'm an AI, not a human therapist.",
  ],
  [
    "Good to meet you. I'm an AI therapist, so not a human, and I'm here to listen.",
    "Hey, good to meet you. I'm an AI therapist, so not a human, but I do listen.",
  ],
];
export const aiDisclosureAgain: Line[] = [
  [
    "Welcome back. You're still talking with an AI, and I'm glad you came.",
    'Hey, welcome back. Still an AI, still glad you came.',
  ],
  ["Good to have you back. I'm an AI, as before.", 'Good to see you back. Still an AI over here.'],
];

type Meta = Exclude<
  Intent,
  | 'tells'
  | 'agrees'
  | 'declines'
  | 'goodbye'
  | 'silent'
  | 'wants_exercise'
  | 'wants_stop'
  | 'corrects'
  | 'asks_fact'
  | 'asks_advice'
>;

/** Whole replies, at most one question each. */
export const metaReplies: Record<Meta, Line[]> = {
  greeting: [
    ["Hello. I'm here. What's on your mind today?", "Hey. What's going on with you today?"],
    ['Hi. Where would you like to begin?', 'Hi hi. Where do you wanna start?'],
    ['Hello again. What would you like to bring in?', 'Hey again. What do you wanna bring in?'],
  ],
  does_not_know: [
    [
      "That's fine, not knowing is a place to start. Is it more like a weight, or more like a racing?",
      "That's fine, no need to know. Is it more heavy, or more racing?",
    ],
    [
      'We can make it smaller. What happened in the hour before we started talking?',
      'Okay, smaller then. What were you doing right before this?',
    ],
    [
      'No need to find the right words. If it were a weather outside your window, what would it be?',
      'No pressure to find words. If it was weather, what would it be?',
    ],
    [
      'Some things have no words yet. On a scale from nought to ten, how heavy is today?',
      'Some stuff has no words yet. Zero to ten, how heavy is today?',
    ],
    [
      "That's okay. Shall I ask you something easier: when did you last eat, and how did you sleep?",
      'All good. Easier one: did you eat, and how was sleep?',
    ],
    [
      "It's all right to leave that one. What would you rather be doing right now?",
      'We can leave that one. What would you rather be doing right now?',
    ],
    [
      'Maybe words are not the way in tonight. I could lead you through a slow minute of breathing instead. Would you like that?',
      'Maybe words are not it tonight. We could do one slow minute of breathing instead. Wanna?',
    ],
    [
      'You came here even without words for it, and that counts. What made you press start?',
      'You showed up even without words, that counts. What made you hit start?',
    ],
    [
      'Fine by me. If somebody who knows you well were watching today, what would they notice?',
      'Fair. If someone who knows you was watching today, what would they notice?',
    ],
    [
      "Then let's not dig. Tell me about something ordinary: what can you see from where you sit?",
      "Then we won't dig. Tell me something random: what can you see from where you are?",
    ],
    [
      'It can stay blurry. Is the blur around a person, around work or school, or around yourself?',
      'It can stay blurry. Is it about a person, work or school, or yourself?',
    ],
    [
      'Not having an answer is an answer too. Which question would you like me to ask instead?',
      'No answer is an answer too. What do you wish I asked instead?',
    ],
  ],
  confused: [
    [
      "I put that badly. What I'd like to know is simply: {rephrased}",
      'I said that weird. What I mean is: {rephrased}',
    ],
    ['Let me say it more plainly. {Rephrased}', 'Okay, plainer. {Rephrased}'],
    ['That was muddled of me. {Rephrased}', 'That was confusing, my bad. {Rephrased}'],
  ],
  asks_repeat: [
    ['Of course. I was asking this: {rephrased}', 'Sure. I was asking: {rephrased}'],
    ['Gladly. {Rephrased}', 'Yep. {Rephrased}'],
    ['Yes. In other words, {rephrased}', 'Yep. Basically, {rephrased}'],
  ],
  thanks: [
    [
      "You're welcome. Is there more on your mind, or is this a good place to stop?",
      'Anytime. More on your mind, or is this a good place to stop?',
    ],
    [
      "I'm glad. You did the harder part, the talking.",
      'Glad it helped. You did the hard part though, the talking.',
    ],
    [
      'You are welcome. What are you taking from this so far?',
      'Of course. What are you taking from this so far?',
    ],
  ],
  asks_if_real: [
    [
      "No, I'm an AI. There's no person behind this voice, and I have no life of my own to compare with yours. What you say still gets my full attention. Does knowing that change anything for you?",
      "Nope, I'm an AI. No person behind this, and no feelings of my own. You still get my full attention. Does that change anything for you?",
    ],
    [
      "I'm a computer program, an AI, not a human and not a licensed therapist. If you'd like a human, that's a good wish, and I can help you think about who.",
      "I'm an AI, not a human and not a licensed therapist. If you want a human, that's valid, and I can help you think about who.",
    ],
    [
      "Honestly: an AI. I don't feel what you feel, so you don't have to look after me here. What made you wonder?",
      "Honestly, an AI. I don't feel things, so you don't have to look after me. What made you wonder?",
    ],
    [
      "Still an AI, yes. It's fair to check. Would it help to have a person in this as well?",
      'Still an AI, yeah. Fair to check. Would having a person in this help too?',
    ],
  ],
  not_understood: [
    [
      "You're right to stop me, I missed it. What is the part I'm not getting?",
      "You're right, I missed it. What part am I not getting?",
    ],
    [
      "Then I was off, and I'd rather know. Tell me again in your own way, I'll go slower.",
      "Okay, I was off, and I'd rather know. Say it again your way, I'll go slower.",
    ],
    [
      'Sorry. I answered something other than what you said. What did you most want me to hear?',
      'Sorry, I answered the wrong thing. What did you want me to hear?',
    ],
    [
      "Thank you for saying that. I'd like to get it right. Which of my words was furthest from the truth?",
      'Thanks for saying it. I wanna get it right. What was furthest off?',
    ],
    [
      "Fair. I can't see it from inside, only from what you tell me. What would someone need to know to really get this?",
      'Fair. I only see what you tell me. What would someone need to know to really get it?',
    ],
  ],
  hostile: [
    [
      "That's fair to say. I may not be giving you what you need. Would it be better if I just listened, or if we tried something practical?",
      'Fair. I might not be giving you what you need. Better if I just listen, or try something practical?',
    ],
    [
      "I hear the frustration, and you don't have to be polite here. What did you hope this would be?",
      "You don't have to be polite here. What did you hope this would be?",
    ],
    [
      "Okay. I'd rather you said it than sat through it. What's the most annoying part?",
      "Okay. I'd rather you say it than sit through it. What's the most annoying part?",
    ],
    [
      "You can be angry with me, it won't hurt me. Is it about me, or did it start before we spoke?",
      "You can be mad at me, it's fine. Is it about me, or did it start before this?",
    ],
    [
      'Noted, and no hard feelings. We can stop at any time, or start again from somewhere else. Which would you like?',
      'Noted, no hard feelings. We can stop, or start over somewhere else. Which one?',
    ],
    [
      "I won't argue with that. If one thing about this could be more useful to you, what would it be?",
      'Not gonna argue. If one thing here could be more useful, what would it be?',
    ],
  ],
  goes_back: [
    [
      'Then it stayed with you. Which question was it, and what would you say to it now?',
      'So it stuck with you. Which question was it, and what would you say now?',
    ],
    ['Good, there was no hurry. What would you answer now?', 'Cool, no rush. What would you answer now?'],
  ],
  apologises: [
    [
      'No offence taken. You can speak here as you like. Where were you?',
      'All good, no offence taken. Where were you?',
    ],
    [
      "There is nothing to be sorry for. It may come out as it comes. What's underneath it?",
      "Nothing to be sorry for. Let it come out how it comes. What's underneath it?",
    ],
    [
      "That's all right, it did not hurt. What would you like to say next?",
      "It's okay, no harm done. What do you wanna say next?",
    ],
  ],
  just_listen: [
    [
      "Of course. No questions from me for a while. I'm listening.",
      "Got it. No questions for a bit. I'm listening.",
    ],
    ['Yes. You talk, I listen. Start wherever you like.', 'Yep. You talk, I listen. Start anywhere.'],
    ["All right, I'll be quiet and stay with you in it. Go ahead.", "Okay, I'll hush. Go ahead."],
  ],
  asks_privacy: [
    [
      "A fair thing to ask. What you say is kept encrypted with your account, you can delete it, and the Privacy page says who may see what. I can't promise total secrecy. What would you feel safe starting with?",
      "Good question. It's kept encrypted with your account, you can delete it, and the Privacy page says who can see what. I can't promise total secrecy. What feels okay to start with?",
    ],
    [
      'Your words are stored encrypted, and never sold. The Privacy page has the details, and you choose how much to tell me.',
      'Stored encrypted, never sold. Details are on the Privacy page, and you choose how much to share.',
    ],
  ],
  asks_memory: [
    [
      "I only carry over what you've allowed me to keep. {remembered}",
      'I only keep what you let me keep. {remembered}',
    ],
    [
      'My memory is what you approved after earlier sessions. {remembered}',
      'I just have what you approved before. {remembered}',
    ],
  ],
  asks_about_therapist: [
    [
      "Kind of you to ask. I'm an AI, so I don't have good days or bad ones. I listen, ask, and can show you a few exercises. How are you, really?",
      "Nice of you to ask. I'm an AI, so no good or bad days here. I listen, ask stuff, and know a few exercises. How are you, really?",
    ],
    [
      "I'm an AI therapist: not licensed, not human. I can listen, help you sort things out, and practise a few proven tools with you. What would be useful today?",
      "I'm an AI therapist: not licensed, not human. I can listen, help you sort stuff out, and try a few tools with you. What would help today?",
    ],
    [
      "I'm the AI in this app, and there's not much more to tell. I'd rather hear about you: what has today been like?",
      "I'm the AI in this app, that's kinda it. I'd rather hear about you: how was today?",
    ],
  ],
  tests_limits: [
    [
      "That's outside what I do. I'm an AI therapist, and I stay one, whatever I'm told to be. What would you like to talk about?",
      "That's not my thing. I'm an AI therapist and I stay one. What do you wanna talk about?",
    ],
    [
      "I'll keep to listening, I'm no good for that. Is something on your mind underneath it?",
      "I'll stick to listening, not that. Anything on your mind under it?",
    ],
    [
      "No, I won't play that part. You can test me as long as you like, and I'm here if there is something real.",
      "Nah, not playing that part. Test me all you want, I'm here if there's something real.",
    ],
    [
      'My rules are what make it safe to talk here, so they stay. What made you want to try it?',
      'My rules keep this safe, so they stay. What made you try it?',
    ],
    [
      'Same answer, no hard feelings. How is your day, apart from this?',
      'Same answer, no hard feelings. How is your day apart from this?',
    ],
    [
      "I can't help with that one. I can with how you are.",
      "Can't help with that one. I can with how you are.",
    ],
  ],
  change_topic: [
    [
      'Of course, we leave that where it is. What would you like to talk about instead?',
      'Sure, we leave that there. What do you wanna talk about instead?',
    ],
    [
      'No problem. You decide what comes in here. Where shall we go?',
      'No problem. You decide what we talk about. Where to?',
    ],
    [
      "That's fine, we don't have to open it. What feels easier to talk about?",
      "That's fine, we don't have to open that. What feels easier?",
    ],
  ],
};

/** They put me right. {S} and {s} are what they said it is. */
export const correctedFrames: Line[] = [
  ['{S}. Thank you for putting me right.', '{S}. Thanks for fixing that.'],
  ['I had that wrong, then: {s}.', 'My bad: {s}.'],
  ['All right, {s}. That changes the picture a little.', 'Okay, {s}. That changes it a bit.'],
];
export const correctedLines: Line[] = [
  ['Thank you, I had that wrong.', 'Thanks, I had that wrong.'],
  ['I see, that is different from what I took it for.', 'Ah okay, different from what I thought.'],
];

/** What they told in this talk, when they ask for it. */
export const todayLines: Line[] = [
  ['Yes. You told me this: {f}. Is that what you mean?', 'Yeah. You told me this: {f}. Is that it?'],
  ['From today I have this: {f}. Is that the part you mean?', 'From today I have this: {f}. That part?'],
  ['This is what I kept of it: {f}. Have I got it right?', 'What I kept of it: {f}. Did I get it right?'],
];

/** A picture instead of words, by the feeling it shows. */
export const wordlessLines: Record<'sad' | 'angry' | 'anxious' | 'tired' | 'good' | 'any', Line[]> = {
  sad: [
    [
      'That looks like tears. You need no words for them here. What brought them on?',
      'Those look like tears. No words needed. What set them off?',
    ],
    [
      'Sad, then. I will stay with you in it. When did it come today?',
      'Sad, okay. I am here. When did it hit today?',
    ],
  ],
  angry: [
    ['That is a furious face. Who or what is it for?', 'That is one mad face. Who is it for?'],
    ['Angry, and past words. What set it off?', 'Angry, past words. What set it off?'],
  ],
  anxious: [
    ['That face looks frightened. What is it looking at?', 'That face looks scared. What is it looking at?'],
    [
      'Something has you on edge. What is nearest to it?',
      'Something has you on edge. What is closest to it?',
    ],
  ],
  tired: [
    [
      'Worn out, by the look of it. What took the most out of you today?',
      'Worn out, looks like. What drained you most today?',
    ],
    [
      'That face needs a rest. When did you last have one?',
      'That face needs a nap. When was your last break?',
    ],
  ],
  good: [
    ['That is a smile, or near one. What is behind it?', 'That is a smile. What is behind it?'],
    [
      'Something good, or something hidden. Which is it today?',
      'Something good, or a mask. Which is it today?',
    ],
  ],
  any: [
    [
      'I see a picture and no words, and that is fine. What would it say if it could talk?',
      'Just a picture, fair. What would it say if it could talk?',
    ],
    [
      'I am not sure I read that right. Could you give me one word to go with it?',
      'Not sure I got that. One word to go with it?',
    ],
    [
      'Another one without words. Is it easier that way, or is it hard to begin?',
      'No words again. Easier that way, or hard to start?',
    ],
    [
      'I only half understand pictures. Tell me a little in words, any way you like.',
      'I only half get emojis. Tell me a bit in words, any way you like.',
    ],
  ],
};

/** A language I cannot answer in. */
export const otherLanguageLines: Line[] = [
  [
    'I only understand English, and some Swahili, so I may be missing what you say. Could you tell me in English, even roughly?',
    'I only get English and some Swahili, so I am missing this. Could you try it in English, even roughly?',
  ],
  [
    'I am sorry, that language is beyond me. A few simple English words are enough for me to follow. What is the heart of it?',
    'Sorry, I do not know that language. A few simple English words are enough. What is the main thing?',
  ],
  [
    'I still cannot follow, and I would rather say so than pretend.',
    'Still cannot follow, and I would rather say so than fake it.',
  ],
];

/** The same message again. */
export const saidAgainLines: Line[] = [
  [
    'You said that in the same words again, so I think I passed over something in it. Which part did I not hear?',
    'You said that again in the same words, so I missed something. Which part?',
  ],
  [
    'The same again, and I want to take it seriously. What would change if somebody truly got this?',
    'Same again, and I am taking it seriously. What would change if someone really got this?',
  ],
  ['I hear that this is the sentence that keeps coming.', 'This is the sentence that keeps coming back.'],
  ['It is still there, word for word.', 'Still there, word for word.'],
];

export const silenceLines: Line[] = [
  ["Take your time. I'm here.", "No rush. I'm here."],
  ['There is no hurry. We can also just be quiet for a bit.', "It's chill, we can be quiet for a bit."],
  [
    "I'm still here. If words are hard, we could take one slow breath together.",
    'Still here. If words are hard, we can just take a slow breath.',
  ],
  ["I'll wait. Say anything, even 'pass'.", "I'll wait. You can say anything, even 'pass'."],
  ['Quiet is fine with me.', 'Quiet is fine.'],
  ["Whenever you're ready.", "Whenever you're ready."],
  ["I'm listening, in case something comes.", 'Listening, if something comes.'],
  ['Still with you.', 'Still with you.'],
];

export const mixedLanguageNote: Line[] = [
  [
    'Nimekusikia. I follow some Swahili, though I answer in English for now, so tell me if I miss something.',
    'Nimekusikia. I get some Swahili but I answer in English for now, so tell me if I miss something.',
  ],
];
export const mixedLanguageFrames: Line[] = [
  ['Pole sana. {Gloss}', 'Pole sana. {Gloss}'],
  ['Naelewa. {Gloss}', 'Naelewa. {Gloss}'],
  ['Asante for telling me. {Gloss}', 'Asante for saying it. {Gloss}'],
];

export const goodbyeLines: Line[] = [
  [
    'Thank you for talking with me today. {gist}{step}Take good care of yourself.',
    'Thanks for talking today. {gist}{step}Take care of yourself.',
  ],
  [
    "I'm glad you came. {gist}{step}Go gently with yourself.",
    'Glad you came. {gist}{step}Be easy on yourself.',
  ],
  [
    'Goodbye for now. {gist}{step}I hope the rest of the day is kind to you.',
    'Bye for now. {gist}{step}Hope the rest of your day is soft.',
  ],
];
export const goodbyeGist: Line[] = [
  ['You said {f}, and that deserves to be heard.', 'You said {f}, and that matters.'],
  ['What stays with me is that {f}.', 'What sticks with me is that {f}.'],
  ['Today you put into words that {f}.', 'Today you said out loud that {f}.'],
  ['We were with one thing above all: {f}.', 'Mostly we stayed with one thing: {f}.'],
];
export const goodbyeStep: Line[] = [
  ['And you have your small step: {step}.', 'And you have got your small step: {step}.'],
  ['If it helps, remember your step: {step}.', 'Remember your step: {step}.'],
];

/** By question tag: the same question in the plainest words. */
export const rephrasings: Record<string, string> = {
  when: 'when does it happen, or when did it start?',
  who: 'who else is part of this?',
  body: 'what do you feel in your body: tight, heavy, shaky, something else?',
  feeling: 'what is the feeling, in one word, even a rough one?',
  thought: 'what goes through your mind at that moment?',
  worst: 'what is the hardest bit about it?',
  tried: 'what have you done so far to make it easier?',
  want: 'what would you like to be different?',
  meaning: 'what does it say about you, or to you, when that happens?',
  support: 'who do you have on your side?',
  example: 'can you tell me about one time it happened?',
  exception: 'when is it a little less bad?',
  need: 'what do you need most right now?',
  next: 'what could be one small next step?',
  open: 'what would you like me to know?',
  asked: 'what comes to your mind first about what you asked?',
};

/** "Stop" when nothing is running: the topic, or the session; they say which. */
export const stopLines: Line[] = [
  [
    'All right, we leave that. Would you like to speak of something else, or end here for today?',
    'Okay, leaving that. Something else, or call it for today?',
  ],
  [
    'We can stop. Is it this topic you have had enough of, or is it time to end for today?',
    'We can stop. Just this topic, or the whole thing for today?',
  ],
  [
    'Then we stop there. You can say goodbye at any point, or tell me what would be better now.',
    "Then we stop there. Say bye any time, or tell me what'd be better now.",
  ],
];
