// Questions that follow from the sort of thing that was just said, whatever it was about. They are what a listener asks who
// was listening: short, and impossible to put to anybody who had said something else.
import type { AboutKind } from './about.ts';
import { aboutQuestions } from './about-questions.data.ts';
import type { AnswerKind } from './answer-kinds.ts';
import type { Question } from './content/content-schema.ts';
import type { EverydayKind } from './everyday-kinds.ts';
import type { GistKind } from './gist.ts';

/** `plain` fits anything; `heavy` only what is a trouble. `bare` and after it: a word or two and no more. `done`: something happened. `unsaid`: something was held back. `alone`: nobody knows. `realised`: something is seen for the first time. `wondered`: they ask themselves. `longAgo`: a memory. `others`: what somebody else did, neither good nor bad. `bodily`: where it is felt. `replayed`: a scene that comes back. `aboutThem`: who they are. `contact` to `kept`: small things, see everyday-kinds.ts. What a statement is about: about.ts. The rest are kinds of a clause. */
export type FollowKind =
  | GistKind
  | AboutKind
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

export const followQuestions: Record<FollowKind, readonly Question[]> = {
  ...aboutQuestions,
  bare: [
    ['open', 'Can you tell me a little more about that?', 'Can you tell me a bit more about that?'],
    ['meaning', 'How do you mean that?', 'How do you mean that?'],
    ['example', 'What is an example of it?', 'What is an example of it?'],
    ['when', 'How long has it been so?', 'How long has it been like that?'],
  ],
  bareTime: [
    ['feeling', 'How has it been since then?', 'How has it been since then?'],
    ['example', 'What was going on around that time?', 'What was going on around then?'],
    ['meaning', 'What has changed from then to now?', 'What has changed since then?'],
    ['exception', 'How was it before that?', 'How was it before that?'],
  ],
  bareSpan: [
    ['meaning', 'What has that time been like?', 'What has that time been like?'],
    ['example', 'What stands out, looking back over it?', 'What stands out, looking back on it?'],
    ['exception', 'How was it before?', 'How was it before?'],
    ['when', 'How did it begin?', 'How did it start?'],
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
    ['example', 'When was the last time?', 'When was the last time?'],
    ['when', 'How long has that been so?', 'How long has that been going on?'],
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
    ['example', 'What was happening just before it came?', 'What was happening right before it came?'],
    ['body', 'Where do you feel that?', 'Where do you feel that?'],
    ['support', 'Does anyone around you see that?', 'Does anyone around you see that?'],
    ['exception', 'What eases it, if anything does?', 'What eases it, if anything?'],
  ],
  other_person: [
    ['example', 'What did you do then?', 'What did you do then?'],
    ['want', 'What would you have needed instead?', 'What did you need instead?'],
    ['when', 'How often is it like that?', 'How often is it like that?'],
    ['feeling', 'How were you afterwards?', 'How were you after?'],
    [
      'who',
      'What do you think was going on on the other side?',
      'What do you think was going on on their side?',
    ],
  ],
  loss: [
    ['when', 'How have the days been since?', 'How have the days been since?'],
    ['support', 'Who is with you in it?', 'Who is with you in this?'],
    ['example', 'What was today like?', 'What was today like?'],
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
    ['when', 'What brings it on again?', 'What sets it off again?'],
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
    ['next', 'What does it make you look forward to?', 'What does it make you look forward to?'],
  ],
  cherished: [
    ['open', 'What else comes back when you think of that?', 'What else comes back when you think of that?'],
    ['example', 'Is there one moment of it that stays?', 'Is there one moment of it that stays?'],
    ['meaning', 'What did it give you?', 'What did it give you?'],
  ],
  realised: [
    ['meaning', 'What changes, now that you see it?', 'What changes, now that you see it?'],
    ['when', 'What made you see it?', 'What made you see it?'],
    ['example', 'Where else have you met it?', 'Where else has that shown up?'],
    ['want', 'What would you do differently, knowing that?', 'What would you do differently, knowing that?'],
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
    ['feeling', 'How was that for you?', 'How was that for you?'],
    ['thought', 'What do you think was behind it?', 'What do you think was behind it?'],
    ['example', 'And what did you do?', 'And what did you do?'],
    ['want', 'What would you have liked to say to that?', 'What did you want to say to that?'],
    ['open', 'How did it go on from there?', 'How did it go from there?'],
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
    ['example', 'What does an ordinary day look like there?', 'What does a normal day look like there?'],
    ['open', 'How did that come about?', 'How did that come about?'],
    ['when', 'How long has that been so?', 'How long has that been so?'],
  ],
  plain: [
    ['open', 'How did that come about?', 'How did that come about?'],
    ['open', 'Can you say a little more about that?', 'Can you say a bit more about that?'],
    ['when', 'How long has that been so?', 'How long has that been going on?'],
    ['meaning', 'What is the story behind that?', "What's the story behind that?"],
  ],
  heavy: [
    ['when', 'Since when has it been like that?', 'Since when has it been like that?'],
    ['example', 'What have the last days been like?', 'What have the last few days been like?'],
    ['worst', 'What is the worst of it, just now?', 'What is the worst part right now?'],
    ['need', 'What do you need, with that going on?', 'What do you need, with that going on?'],
    ['support', 'Who is beside you in that?', 'Who is with you in that?'],
  ],
  done: [
    ['example', 'And then?', 'And then?'],
    ['open', 'How did that go?', 'How did that go?'],
    ['thought', 'What went through your mind right then?', 'What was in your head right then?'],
    ['feeling', 'How were you afterwards?', 'How were you after?'],
    ['meaning', 'How did it come to that?', 'How did it come to that?'],
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
    ['thought', 'What did you answer, aloud or inside?', 'What did you answer, out loud or inside?'],
    ['example', 'How was it said?', 'How did they say it?'],
    ['want', 'What would you want to hear instead?', 'What would you want to hear instead?'],
    ['meaning', 'How much of it do you believe?', 'How much of that do you believe?'],
  ],
};

/** After a word or two in answer to a question of ours: what follows from the question, by its tag. */
export const afterOurQuestion: Readonly<Record<string, readonly Question[]>> = {
  example: [
    ['open', 'And how did that go on?', 'And how did that go?'],
    ['feeling', 'How were you afterwards?', 'How were you after?'],
  ],
  feeling: [
    ['when', 'Since when is it like that?', 'Since when is it like that?'],
    ['exception', 'What eases it, if anything does?', 'What eases it, if anything?'],
  ],
  thought: [
    ['meaning', 'How much of it do you believe?', 'How much of that do you believe?'],
    ['when', 'When does that thought come, mostly?', 'When does that thought mostly come?'],
  ],
  want: [
    ['next', 'What would be the first bit of that?', 'What would be the first bit of that?'],
    ['worst', 'What stands between you and that?', 'What is in the way of that?'],
  ],
  need: [
    ['exception', 'When did you last have some of that?', 'When did you last get some of that?'],
    ['support', 'Who could that come from?', 'Who could that come from?'],
  ],
  worst: [
    ['when', 'How often does that come up?', 'How often does that come up?'],
    ['exception', 'When is it less?', 'When is it less?'],
  ],
  meaning: [
    ['example', 'What is an example of it?', 'What is an example of it?'],
    ['when', 'How long have you seen it like that?', 'How long have you seen it like that?'],
  ],
  exception: [
    ['meaning', 'What was different then?', 'What was different then?'],
    ['next', 'What would bring a bit of that back?', 'What would bring a bit of that back?'],
  ],
  tried: [
    ['example', 'How did that go?', 'How did that go?'],
    ['meaning', 'How long did you keep at it?', 'How long did you keep at it?'],
  ],
  next: [
    ['when', 'When would be a good moment for that?', 'When would you do that?'],
    ['worst', 'What could get in the way?', 'What could get in the way?'],
  ],
};
