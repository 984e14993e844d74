// What to say to a feeling when nothing more specific is known. {feeling} is the member's own word for it.
import type { Line } from './line.ts';
import type { EmotionFamily } from './understand.data.ts';

/** `usual`: how common it is, said so that nobody feels alone with it. */
export type EmotionContent = { validations: Line[]; usual: Line[]; questions: Line[] };

export const emotionContent: Record<EmotionFamily, EmotionContent> = {
  anxious: {
    usual: [
      [
        "Almost everyone's mind does this when something matters and cannot be controlled.",
        "Pretty much every brain does this when something matters and you can't control it.",
      ],
      [
        'Fear often grows in the hours when nothing can be done about it.',
        "Fear gets bigger in the hours when you can't do anything.",
      ],
    ],
    validations: [
      [
        'Worry tends to speak in certainties about things that have not happened.',
        'Worry talks like it already knows the ending, and it really does not.',
      ],
      [
        'A body that is on alert all day gets tired in a way sleep does not fix.',
        'Being on alert all day is exhausting, like genuinely.',
      ],
      [
        'It makes sense that your mind keeps checking, it is trying to keep you safe.',
        'Your brain is trying to protect you here, just way too loudly.',
      ],
    ],
    questions: [
      [
        'When the worry is at its loudest, what does it say will happen?',
        'When it gets loud, what is it telling you will happen?',
      ],
      ['Where in your body do you notice it first?', 'Where do you feel it first, like in your body?'],
      [
        'What do you find yourself doing to keep it quiet?',
        'What do you usually do to shut it up for a bit?',
      ],
      [
        'How would tomorrow look if the worry took up half the space?',
        'If the worry was half as big tomorrow, what would be different?',
      ],
    ],
  },
  sad: {
    usual: [
      [
        'People are often surprised by how much room sadness takes.',
        'People get surprised by how much space sadness takes.',
      ],
      [
        'Sadness tends to come in waves, and to pick its own hours.',
        'Sadness comes in waves and picks its own hours.',
      ],
    ],
    validations: [
      [
        'Sadness slows everything down, so that something can be felt.',
        'Sadness slows everything down, and fighting it is tiring too.',
      ],
      ['There is no need to cheer up for me.', 'You do not have to be okay in here.'],
      ['That is heavy, and it has a right to be.', 'Yeah. That is heavy.'],
    ],
    questions: [
      [
        'If the sadness could say one sentence, what would it be?',
        'If the sadness could say one thing, what would it say?',
      ],
      ['When is it heaviest in the day?', 'What part of the day is the worst for it?'],
      [
        'What did you lose in this that people may not see?',
        'What did you lose in this that people do not really see?',
      ],
      ['Who, if anyone, has seen you like this?', 'Has anyone actually seen you like this?'],
    ],
  },
  angry: {
    usual: [
      [
        'Most people get angry exactly where they have been patient the longest.',
        'People usually snap where they have been patient the longest.',
      ],
      [
        'Anger is often the first honest thing after a long politeness.',
        'Anger is often the first honest thing after being polite for ages.',
      ],
    ],
    validations: [
      [
        'Anger often stands guard over something that matters to you.',
        'Anger is usually guarding something that matters.',
      ],
      ['You are allowed to be angry about this.', 'You are allowed to be mad about this, for real.'],
      [
        'Being told to calm down rarely helps when a line was crossed.',
        'When a line gets crossed, nobody calms down on command.',
      ],
    ],
    questions: [
      ['What line was crossed for you there?', 'What line got crossed for you there?'],
      ['What did you want to say and did not?', 'What did you want to say but held back?'],
      [
        'If the anger moved aside for a moment, what is behind it?',
        'If the anger stepped aside for a sec, what is behind it?',
      ],
      ['What would have been fair, in your eyes?', 'What would have been fair, in your eyes?'],
    ],
  },
  guilty: {
    usual: [
      [
        'Guilt comes to people who care, and it does not always come with good reasons.',
        'Guilt shows up for people who care, and it is not always right.',
      ],
      [
        'Guilt likes to look back with knowledge that nobody had at the time.',
        'Guilt judges you with stuff nobody knew back then.',
      ],
    ],
    validations: [
      [
        'Guilt that loud usually belongs to someone who cares a great deal.',
        'People who do not care do not feel guilt like that.',
      ],
      ['Guilt comes quickly to people who try hard.', 'Guilt hits fast when you try hard.'],
      [
        'Feeling guilty and having done wrong are two different things.',
        'Feeling guilty and actually doing wrong are two different things.',
      ],
    ],
    questions: [
      ['What does the guilt say you should have done?', 'What does the guilt say you should have done?'],
      [
        'What would you say to a friend who felt guilty about the same thing?',
        'If your friend felt guilty about that, what would you tell them?',
      ],
      [
        'Which part of it was truly yours, and which was not?',
        'Which part was actually on you, and which was not?',
      ],
    ],
  },
  ashamed: {
    usual: [
      [
        'Shame tells nearly everyone the same thing, that they are the only one.',
        'Shame tells everyone the same lie, that they are the only one.',
      ],
      [
        'Most people hide the very thing that others are hiding too.',
        'Most people hide the exact thing everyone else is hiding.',
      ],
    ],
    validations: [
      [
        'Shame grows in the dark. Saying it aloud already lets in some air.',
        'Shame hates being said out loud, so you just did something hard.',
      ],
      ['There is a harsh judge in that, and I wonder who it learned from.', 'That inner judge is brutal.'],
    ],
    questions: [
      ['Whose voice does that judgement sound like?', 'Whose voice does that sound like?'],
      ['What are you afraid people would see?', 'What are you scared people would see?'],
      [
        'What would a person who knows all of you add to that picture?',
        'What would someone who really knows you say about that?',
      ],
    ],
  },
  overwhelmed: {
    usual: [
      [
        'When everything is urgent, most minds stop sorting, and that is not a failing.',
        'When everything is urgent, brains just stop sorting. Not a failing.',
      ],
      [
        'Too much at once makes even small things feel steep, for nearly anyone.',
        'Too much at once makes even tiny stuff feel steep, for anyone.',
      ],
    ],
    validations: [
      [
        'When everything is urgent, the mind has nowhere to put its feet.',
        'When everything is urgent, your brain has nowhere to sit down.',
      ],
      ['That is more than one person comfortably carries.', 'That is a lot for one person, ngl.'],
      ['No wonder there is little room left to think.', 'No wonder there is zero room left in your head.'],
    ],
    questions: [
      [
        'If you could set down just one of these things tonight, which would it be?',
        'If you could drop one of these things tonight, which one?',
      ],
      [
        'Which part is loud, and which part is truly urgent?',
        'Which part is just loud, and which part is actually urgent?',
      ],
      [
        'What happens in you when the next thing lands on top?',
        'What happens in you when one more thing lands on top?',
      ],
      [
        'What gets dropped first when it is too much: sleep, food, people?',
        'What goes first when it is too much: sleep, food, people?',
      ],
    ],
  },
  lonely: {
    usual: [
      [
        'Loneliness visits people in full houses as well as in empty ones.',
        "You can be lonely in a full house, people just don't say it.",
      ],
      ['Many more people feel this than ever say it.', 'Way more people feel this than say it.'],
    ],
    validations: [
      [
        'You can be surrounded by people and still have nobody to lean on.',
        'You can be around people all day and still feel that.',
      ],
      [
        'Loneliness says something good about you: you are made for closeness.',
        'Wanting people is not needy, it is human.',
      ],
    ],
    questions: [
      [
        'When did you last feel that someone really saw you?',
        'When did you last feel like someone actually saw you?',
      ],
      [
        'What kind of company do you miss most: someone to talk to, or someone just to be there?',
        'What do you miss more, someone to talk to or someone just there?',
      ],
      ['What makes it hard to reach out?', 'What makes texting someone feel hard?'],
    ],
  },
  numb: {
    usual: [
      [
        'Going numb is often what a person does when feeling would be too much at once.',
        'Going numb is what people do when feeling it all would be too much.',
      ],
      [
        'For many people feeling nothing comes after feeling a great deal.',
        'Feeling nothing often comes after feeling way too much.',
      ],
    ],
    validations: [
      [
        'Going numb is often what a mind does when feeling it all would be too much.',
        'Going numb is kind of your brain hitting the mute button.',
      ],
      ['Not feeling much is also something you feel.', 'Feeling nothing is still something.'],
    ],
    questions: [
      [
        'When did you last notice anything, even something small like music or warm water?',
        'When did you last feel anything, even small, like a song?',
      ],
      [
        'If the numbness protects you from something, what might that be?',
        'If the numbness is protecting you from something, what could it be?',
      ],
      ['What still gets a small yes from you these days?', 'What still gets a tiny yes from you these days?'],
    ],
  },
  tired: {
    usual: [
      ['Tiredness like that is rarely only about sleep.', 'That kind of tired is rarely just sleep.'],
      [
        'People who carry a lot often notice it only when they stop.',
        'People who carry a lot only notice when they stop.',
      ],
    ],
    validations: [
      ['That is a tiredness that a weekend does not touch.', 'That is not a nap kind of tired.'],
      ['You have been running on reserves.', 'You have been running on like two percent.'],
      [
        'Being tired for that long changes how everything looks.',
        'When you are tired that long, everything looks worse.',
      ],
    ],
    questions: [
      ['What takes the most out of you in an ordinary day?', 'What drains you the most on a normal day?'],
      ['When did you last feel truly rested?', 'When did you last feel actually rested?'],
      [
        'If you were allowed to stop one thing for a month, what would it be?',
        'If you could pause one thing for a month, what would it be?',
      ],
    ],
  },
  hurt: {
    usual: [
      ['It hurts most from those whose opinion counts.', 'It hurts most from people who matter.'],
      [
        'Most people go over such a moment many times, looking for what they could have said.',
        'Most people replay a moment like that a hundred times.',
      ],
    ],
    validations: [
      [
        'It cuts deeper when it comes from someone whose opinion counts.',
        'It hits different when it comes from someone you care about.',
      ],
      [
        'Being treated like that leaves a mark, even if nobody meant it to.',
        'That leaves a mark, even if they did not mean it.',
      ],
    ],
    questions: [
      [
        'What did it tell you about your place with them?',
        'What did that make you think about where you stand with them?',
      ],
      ['What would you have needed from them at that moment?', 'What did you need from them right then?'],
      ['Which part of it still stings today?', 'Which part still stings?'],
    ],
  },
  jealous: {
    usual: [
      [
        'Nearly everyone compares, and hardly anyone compares fairly.',
        'Everyone compares, hardly anyone does it fairly.',
      ],
      [
        'Envy often points at something a person wants and has not dared to want.',
        'Envy usually points at something you want.',
      ],
    ],
    validations: [
      [
        'Envy can be a rude messenger with a useful letter: it shows what you long for.',
        'Envy is kinda rude but it does point at what you want.',
      ],
    ],
    questions: [
      [
        'What do they have that you wish for, underneath?',
        'What do they have that you actually want, deep down?',
      ],
      [
        'How do you treat yourself in the minutes after comparing?',
        'How do you talk to yourself right after you compare?',
      ],
    ],
  },
  stuck: {
    usual: [
      [
        'Most people who feel stuck have been trying hard, only in the same place.',
        'Most stuck people have been trying hard, just in the same spot.',
      ],
      [
        'Being stuck often means that every way out costs something.',
        'Stuck often means every exit costs something.',
      ],
    ],
    validations: [
      [
        'Standing still costs energy too, when you are pulled in two directions.',
        'Being stuck is tiring, even if nothing is moving.',
      ],
      [
        'Feeling trapped makes every door look locked, even the ones not tried yet.',
        'When you feel trapped every door looks locked.',
      ],
    ],
    questions: [
      ['What are the two things pulling at you?', 'What are the two things pulling you?'],
      [
        'What have you already tried, even if it did not work?',
        'What have you tried already, even if it flopped?',
      ],
      [
        'If a small part of this could move, which part would be first?',
        'If one tiny part of this could move, which part?',
      ],
    ],
  },
  confused: {
    usual: [
      ['Two feelings at once is more usual than one.', 'Two feelings at once is more normal than one.'],
      [
        'People often know later what they feel now, and that is early enough.',
        'People often work out later what they feel, and that is fine.',
      ],
    ],
    validations: [
      [
        'Mixed feelings are usually a sign that more than one thing matters.',
        'Mixed feelings usually mean more than one thing matters to you.',
      ],
    ],
    questions: [
      [
        'Can you say one of the feelings, and then the one that argues with it?',
        'What is one feeling in there, and what is the one arguing back?',
      ],
      [
        'Which part is the clearest, even if it is small?',
        'Which part feels the clearest, even if it is tiny?',
      ],
    ],
  },
  good: {
    usual: [
      [
        'That is good to hear. Such moments are easy to hurry past, so let it have its place.',
        "Love to hear that. Good moments are easy to skip, so let's not.",
      ],
      [
        'I am glad. Something going right counts as much as what goes wrong.',
        'Glad for you. Stuff going right counts just as much.',
      ],
    ],
    validations: [
      ['I am glad there is room for that too.', 'Okay I like that for you.'],
      ['Good moments deserve as much attention as hard ones.', 'The good stuff counts too.'],
      ['That did not come from nowhere.', 'That did not just happen by itself.'],
    ],
    questions: [
      ['What did it do to you?', 'What did it do to you?'],
      ['How can you tell in your body that it is better?', 'How does better feel, in your body?'],
      ['What would help it last a little longer?', 'What would help it stick around?'],
      ['Who would you like to tell about it?', 'Who do you want to tell?'],
    ],
  },
};
