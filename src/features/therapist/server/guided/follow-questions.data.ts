// Questions that follow from the sort of thing that was just said, whatever it was about. They are what a listener asks who
// was listening: short, and impossible to put to anybody who had said something else.
import type { AnswerKind } from './answer-kinds.ts';
import type { Question } from './content/content-schema.ts';
import type { EverydayKind } from './everyday-kinds.ts';
import type { GistKind } from './gist.ts';

/** `plain` fits anything; `heavy` only what is a trouble. `bare` and after it: a word or two and no more. `done`: something happened. `unsaid`: something was held back. `alone`: nobody knows. `realised`: something is seen for the first time. `wondered`: they ask themselves. `longAgo`: a memory. `others`: what somebody else did, neither good nor bad. `bodily`: where it is felt. `replayed`: a scene that comes back. `aboutThem`: who they are. `contact` to `kept`: small things, see everyday-kinds.ts. The rest are kinds of a clause. */
export type FollowKind =
  | GistKind
  | AnswerKind
  | EverydayKind
  | 'heavy'
  | 'done'
  | 'unsaid'
  | 'alone'
  | 'speech'
  | 'realised'
  | 'wondered'
  | 'longAgo'
  | 'others'
  | 'bodily'
  | 'aboutThem'
  | 'replayed';

export const followQuestions: Record<FollowKind, Question[]> = {
  bare: [
    ['open', 'Would you tell me a little more about that?', 'Can you tell me a bit more about that?'],
    ['meaning', 'What does that mean to you?', 'What does that mean to you?'],
    ['feeling', 'How is it, saying that?', 'How is it, saying that?'],
    ['example', 'What comes up around it?', 'What comes up around it?'],
  ],
  bareTime: [
    ['feeling', 'How has it been since then?', 'How has it been since then?'],
    ['example', 'What was going on around that time?', 'What was going on around then?'],
    ['meaning', 'What has changed from then to now?', 'What has changed since then?'],
  ],
  bareSpan: [
    ['meaning', 'What has that time been like?', 'What has that time been like?'],
    ['example', 'What stands out, looking back over it?', 'What stands out, looking back on it?'],
    ['feeling', 'How does it sound to you, said aloud?', 'How does it sound, saying it out loud?'],
  ],
  barePerson: [
    ['who', 'How is it between the two of you?', 'How is it between you two?'],
    ['open', 'What part do they have in it?', 'How are they part of it?'],
    ['feeling', 'How are you when they are there?', 'How are you when they are around?'],
  ],
  bareBody: [
    ['body', 'What does it do there?', 'What does it do there?'],
    ['when', 'When do you notice it most?', 'When do you notice it most?'],
    ['need', 'What would be good for it now?', 'What would help it right now?'],
  ],
  scaled: [
    ['meaning', 'What makes it that, and not lower?', 'What makes it that and not lower?'],
    ['next', 'What would move it up by one?', 'What would bump it up by one?'],
  ],
  yes: [
    ['open', 'Can you say some more about it?', 'Can you say some more about it?'],
    ['feeling', 'And how is that for you?', 'And how is that for you?'],
    ['open', 'What else should I know about it?', 'What else should I know about it?'],
  ],
  no: [
    ['want', 'What would you like to say instead?', 'What do you wanna say instead?'],
    ['need', 'What would be better for you just now?', 'What would be better for you right now?'],
    ['open', 'What would be nearer to it?', 'What is closer to it?'],
  ],
  contact: [
    ['example', 'What did the two of you talk about?', 'What did you two talk about?'],
    ['feeling', 'How was it, to hear from them?', 'How was it, hearing from them?'],
    ['meaning', 'What did it leave you with?', 'What did it leave you with?'],
  ],
  smallDeed: [
    ['open', 'How did that come about?', 'How did that come about?'],
    ['feeling', 'How was that, while you were at it?', 'How was that, while you were doing it?'],
    ['example', 'What was the rest of the day like?', 'What was the rest of your day like?'],
  ],
  thing: [
    ['when', 'How long has it been like that?', 'How long has it been like that?'],
    ['feeling', 'What is it like to have that around you?', 'What is it like having that around you?'],
    ['want', 'How would you like it to be instead?', 'How do you want it to be instead?'],
  ],
  ahead: [
    ['feeling', 'How is it to look ahead to that?', 'How is it, looking ahead to that?'],
    ['want', 'How would you like it to go?', 'How do you want it to go?'],
    ['worst', 'Which part of it do you see coming already?', 'Which part can you already see coming?'],
    ['need', 'What would make it easier to get through?', 'What would make it easier to get through?'],
  ],
  kept: [
    ['example', 'What did you do with that?', 'What did you do about it?'],
    ['feeling', 'What did that do to your mood?', 'What did that do to your mood?'],
    ['when', 'When did it start?', 'When did it start?'],
  ],
  self_judgement: [
    ['who', 'Whose voice is that, if you listen closely?', 'Whose voice is that, if you listen closely?'],
    ['when', 'When did you first believe that?', 'When did you first start believing that?'],
    [
      'exception',
      'Who would disagree with that, and what would they point to?',
      'Who would disagree, and what would they say?',
    ],
    [
      'thought',
      'Would you say that sentence to someone you love?',
      'Would you say that to someone you love?',
    ],
    [
      'meaning',
      'What is that thought trying to save you from?',
      'What is that thought trying to save you from?',
    ],
  ],
  inability: [
    ['body', 'What happens in you when you try?', 'What happens in you when you try?'],
    [
      'exception',
      'When was it last possible, even for a minute?',
      'When could you last do it, even for a minute?',
    ],
    [
      'worst',
      'What are you afraid would be on the other side of it?',
      'What is the scary part on the other side of it?',
    ],
    [
      'need',
      'What would have to be there for it to be a little easier?',
      'What would make it a tiny bit easier?',
    ],
    ['support', 'Who could stand next to you for that?', 'Who could be next to you for that?'],
  ],
  fear: [
    [
      'worst',
      'If it did happen, what would be the hardest minute of it?',
      'If it did happen, what would be the worst minute?',
    ],
    [
      'exception',
      'What do you know about it that the fear leaves out?',
      'What do you know that the fear skips?',
    ],
    ['meaning', 'What would you stand to lose there?', 'What would you lose there?'],
    ['thought', 'How likely does it seem to you in daylight?', 'How likely does it feel in daylight?'],
    [
      'next',
      'What would you do with the day if the fear were away?',
      'What would you do today if the fear was gone?',
    ],
  ],
  wish: [
    ['want', 'What would that look like on an ordinary day?', 'What would that look like on a normal day?'],
    ['exception', 'When did you last have a little of that?', 'When did you last get a bit of that?'],
    ['meaning', 'What makes it matter so much?', 'Why does it matter so much?'],
    ['worst', 'What stands between you and that?', 'What is in the way of that?'],
    ['support', 'Who knows that you want that?', 'Who knows you want that?'],
  ],
  feeling: [
    ['when', 'When did you first notice it today?', 'When did you first notice it today?'],
    ['body', 'Where do you feel that?', 'Where do you feel that?'],
    ['meaning', 'What does it want you to notice?', 'What does it want you to notice?'],
    ['support', 'Does anyone around you see that?', 'Does anyone around you see that?'],
    ['need', 'What would be kind to you, feeling like that?', 'What would be kind to you right now?'],
  ],
  other_person: [
    ['feeling', 'What was that like, for you?', 'What was that like, for you?'],
    ['want', 'What would you have needed instead?', 'What did you need instead?'],
    ['example', 'What did you do then?', 'What did you do then?'],
    [
      'meaning',
      'What do you make of it, when you are alone with it?',
      'What do you make of it, when you are alone with it?',
    ],
    [
      'who',
      'What do you think was going on on the other side?',
      'What do you think was going on on their side?',
    ],
  ],
  loss: [
    ['open', 'What would you like me to know about it?', 'What should I know about it?'],
    ['when', 'How have the days been since?', 'How have the days been since?'],
    ['support', 'Who is with you in it?', 'Who is with you in this?'],
    [
      'need',
      'What is needed of you now, and what do you need?',
      'What do people need from you now, and what do you need?',
    ],
  ],
  duty: [
    ['worst', 'What would happen if you did not?', 'What would happen if you just did not?'],
    ['who', 'Who decided that this is yours to do?', 'Who decided this is your job?'],
    ['need', 'And who looks after you, meanwhile?', 'And who looks after you meanwhile?'],
    ['want', 'Which part of it would you put down first?', 'Which part would you drop first?'],
  ],
  doubt: [
    [
      'thought',
      'Which way do you lean when nobody is asking?',
      'Which way do you lean when nobody is asking?',
    ],
    ['worst', 'What would be the worst of choosing wrong?', 'What is the worst part of choosing wrong?'],
    [
      'need',
      'What would you have to know to be a little surer?',
      'What would you need to know to be a bit surer?',
    ],
    ['who', 'Whose opinion weighs the most in it?', 'Whose opinion weighs the most here?'],
  ],
  habit: [
    ['when', 'When does it start, as a rule?', 'When does it usually start?'],
    ['meaning', 'What does it give you, if only for a moment?', 'What does it give you, even for a sec?'],
    [
      'exception',
      'What was different on a day when it did not happen?',
      'What was different on a day it did not happen?',
    ],
    ['feeling', 'How do you feel just before?', 'How do you feel right before?'],
  ],
  good: [
    ['meaning', 'What made that possible?', 'What made that possible?'],
    ['example', 'What was the best moment of it?', 'What was the best moment of it?'],
    ['feeling', 'How does it feel to say that out loud?', 'How does it feel to say that out loud?'],
    ['who', 'Who would you like to tell?', 'Who do you want to tell?'],
    ['want', 'What would you like to keep from it?', 'What do you wanna keep from it?'],
    ['meaning', 'What does it tell you about yourself?', 'What does that say about you?'],
    ['example', 'How did the others take it?', 'How did everyone else take it?'],
    ['next', 'What does it make you look forward to?', 'What does it make you look forward to?'],
  ],
  cherished: [
    ['open', 'What else comes back when you think of that?', 'What else comes back when you think of that?'],
    ['example', 'Is there one moment of it that stays?', 'Is there one moment of it that stays?'],
    ['meaning', 'What did it give you?', 'What did it give you?'],
  ],
  realised: [
    ['meaning', 'What changes, now that you see it?', 'What changes, now that you see it?'],
    ['feeling', 'How is it to notice that?', 'How is it to notice that?'],
    ['want', 'What would you like to do with that?', 'What do you wanna do with that?'],
    ['example', 'Where else have you met it?', 'Where else has that shown up?'],
  ],
  wondered: [
    ['thought', 'What would your own answer be?', 'What would your own answer be?'],
    ['meaning', 'What makes you wonder that?', 'What makes you wonder that?'],
    ['feeling', 'What if it is so?', 'What if it is?'],
    ['thought', 'What would somebody say who is fond of you?', 'What would someone who likes you say?'],
  ],
  longAgo: [
    ['meaning', 'How much of that is still with you?', 'How much of that is still with you?'],
    ['thought', 'What did you make of it, back then?', 'What did you make of it, back then?'],
    [
      'need',
      'What would you say now to the one you were then?',
      'What would you tell the you from back then?',
    ],
    ['meaning', 'What brings it back now?', 'What brings it back now?'],
  ],
  others: [
    ['feeling', 'How did you take that?', 'How did you take that?'],
    ['thought', 'What do you think was behind it?', 'What do you think was behind it?'],
    ['example', 'And what did you do?', 'And what did you do?'],
    ['want', 'What would you have liked to say to that?', 'What did you want to say to that?'],
    ['meaning', 'How is that for you to live with?', 'How is that to live with?'],
  ],
  bodily: [
    ['when', 'When is it at its strongest?', 'When is it strongest?'],
    ['exception', 'What makes it let go a little?', 'What makes it let go a bit?'],
    [
      'meaning',
      'If it could say one sentence, what would it be?',
      'If it could say one thing, what would it be?',
    ],
    ['when', 'How long does it stay, once it is there?', 'How long does it stay once it is there?'],
  ],
  replayed: [
    ['example', 'Which second of it comes back most?', 'Which second of it comes back most?'],
    [
      'thought',
      'What does it say about you each time it plays?',
      'What does it say about you each time it plays?',
    ],
    [
      'want',
      'If you could change one moment of it, which would it be?',
      'If you could change one moment of it, which one?',
    ],
    ['when', 'When does it come back, mostly?', 'When does it mostly come back?'],
  ],
  aboutThem: [
    ['open', 'How does that come into it?', 'How does that come into it?'],
    ['example', 'What does an ordinary day look like there?', 'What does a normal day look like there?'],
    ['meaning', 'What should I know about that side of you?', 'What should I know about that side of you?'],
  ],
  plain: [
    ['feeling', 'What is that like, from the inside?', 'What is that like, from the inside?'],
    ['open', 'Can you say a little more about that?', 'Can you say a bit more about that?'],
    ['feeling', 'How is that for you?', 'How is that for you?'],
    ['open', 'What would you like me to understand about that?', 'What should I get about that?'],
    ['meaning', 'What does that bring up in you?', 'What does that bring up for you?'],
    ['thought', 'What goes through your mind as you tell me?', 'What goes through your head as you say it?'],
    ['meaning', 'What do you make of that?', 'What do you make of that?'],
    ['example', 'What comes next, when you think of it?', 'What comes next, when you think of it?'],
    ['open', 'What matters most to you in that?', 'What matters most to you in that?'],
    ['feeling', 'What is it like to say that?', 'What is it like to say that?'],
    ['thought', 'What is behind that, do you think?', "What's behind that, you think?"],
  ],
  heavy: [
    ['when', 'When is that with you most?', 'When is that with you most?'],
    ['open', 'What in that stays with you most?', 'What part of that sticks with you most?'],
    ['feeling', 'What does that do to you?', 'What does that do to you?'],
    ['worst', 'Which part of that weighs the most?', 'Which part of that weighs the most?'],
    ['need', 'What do you need, with that going on?', 'What do you need, with that going on?'],
    ['support', 'Who is beside you in that?', 'Who is with you in that?'],
  ],
  done: [
    ['example', 'And then?', 'And then?'],
    ['feeling', 'What was going on in you at that moment?', 'What was going on in you right then?'],
    ['thought', 'What went through your mind right then?', 'What was in your head right then?'],
    ['meaning', 'What do you make of it now?', 'What do you make of it now?'],
    ['feeling', 'What is it doing to you now, as you tell it?', 'What is it doing to you now, telling it?'],
    ['worst', 'Which moment of it comes back?', 'Which moment of it comes back?'],
  ],
  unsaid: [
    [
      'want',
      'What would you have said, if it had been safe to?',
      'What would you have said, if it was safe to?',
    ],
    ['feeling', 'What was it like to keep that in?', 'What was it like to keep that in?'],
    [
      'worst',
      'What did you fear would happen if you spoke?',
      'What were you scared would happen if you spoke?',
    ],
  ],
  alone: [
    [
      'support',
      'If one person were to know, who would be the least bad choice?',
      'If one person had to know, who would be the least bad pick?',
    ],
    [
      'feeling',
      'What is it like to be the only one who knows?',
      'What is it like being the only one who knows?',
    ],
    ['worst', 'What would it cost you to say it to someone?', 'What would it cost you to say it to someone?'],
  ],
  speech: [
    ['feeling', 'What do those words do to you?', 'What do those words do to you?'],
    ['want', 'What would you want to hear instead?', 'What would you want to hear instead?'],
    ['thought', 'What did you answer, aloud or inside?', 'What did you answer, out loud or inside?'],
    ['meaning', 'How much of it do you believe?', 'How much of that do you believe?'],
  ],
};
