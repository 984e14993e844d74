// What a person would ask a friend about a fact of that kind. Plain, short, and nothing taken for granted but the kind itself.
// Which kind a sentence is of: about.ts.
import type { Question } from './content/content-schema.ts';

/** About one person, who may be close or a stranger: what they are like, and how it is between them. */
const ofPerson = (is: string, does: string, who: string, whom: string): Question[] => [
  ['who', `What ${is} ${who} like?`, `What ${is} ${who} like?`],
  ['open', `How do you get on with ${whom}?`, `How do you get on with ${whom}?`],
  ['thought', `How ${does} ${who} see it?`, `How ${does} ${who} see it?`],
  ['meaning', `How are things between you and ${whom}?`, `How are things between you and ${whom}?`],
];

export const aboutQuestions = {
  event: [
    ['example', 'What happened then?', 'What happened then?'],
    ['open', 'How did it go on from there?', 'How did it go from there?'],
    ['when', 'When was that?', 'When was that?'],
    ['meaning', 'How did it come to that?', 'How did it come to that?'],
    ['feeling', 'How did you take it, in that moment?', 'How did you take it, right then?'],
  ],
  him: ofPerson('is', 'does', 'he', 'him'),
  her: ofPerson('is', 'does', 'she', 'her'),
  them: ofPerson('are', 'do', 'they', 'them'),
  someone: [
    ['open', 'How are things between the two of you?', 'How are things between you two?'],
    ['who', 'What sort of person is that?', 'What kind of person is that?'],
    ['when', 'How often do you have to do with each other?', 'How often do you two cross paths?'],
    ['example', 'When did you last speak?', 'When did you last talk?'],
  ],
  child: [
    ['when', 'How old are they now?', 'How old are they now?'],
    ['example', 'What are the evenings like at home?', 'What are evenings at home like?'],
    ['who', 'What are they like, on a good day?', 'What are they like, on a good day?'],
    ['support', 'Who else is there for them?', 'Who else is there for them?'],
  ],
  baby: [
    ['when', 'How are the nights?', 'How are the nights?'],
    ['support', 'Who is there with you in the daytime?', 'Who is with you during the day?'],
    ['example', 'What was today like, with the baby?', 'What was today like, with the baby?'],
    ['need', 'Who takes over when you need an hour?', 'Who takes over when you need an hour?'],
  ],
  animal: [
    ['when', 'How long have you been together, you two?', 'How long have you two been together?'],
    ['who', 'What sort of character is that?', 'What kind of character is that?'],
    [
      'example',
      'What does a day look like, with an animal in it?',
      'What does a day look like, with an animal around?',
    ],
    ['open', 'How did you two find each other?', 'How did you two find each other?'],
  ],
  work: [
    [
      'example',
      'What does a working day look like at the moment?',
      'What does a work day look like right now?',
    ],
    ['when', 'How long have you been doing that?', 'How long have you been doing that?'],
    ['who', 'How do you get on with the people there?', 'How do you get on with the people there?'],
    ['meaning', 'What is the work itself like?', 'What is the actual work like?'],
  ],
  study: [
    ['example', 'How far along is it?', 'How far along is it?'],
    ['open', 'What is it on, exactly?', 'What is it on, exactly?'],
    ['when', 'What happens when you sit down to it?', 'What happens when you sit down to it?'],
    ['support', 'Who do you talk to about it?', 'Who do you talk to about it?'],
  ],
  school: [
    [
      'example',
      'What does a day of studying look like at the moment?',
      'What does a study day look like right now?',
    ],
    ['next', 'What is the next thing that is due there?', "What's the next thing due there?"],
    ['who', 'Who is in it with you?', 'Who is in it with you?'],
    ['meaning', 'What made you choose that?', 'What made you pick that?'],
  ],
  money: [
    ['next', 'What has to be paid first?', 'What has to be paid first?'],
    ['meaning', 'How did it come to that?', 'How did it come to that?'],
    ['when', 'How far does it reach this month?', 'How far does it go this month?'],
    ['support', 'Who else knows how it stands?', 'Who else knows how it is?'],
  ],
  place: [
    ['example', 'What is it like there?', 'What is it like there?'],
    ['open', 'How did you come to be there?', 'How did you end up there?'],
    ['who', 'Who is there with you?', 'Who is there with you?'],
    ['when', 'How long have you been there?', 'How long have you been there?'],
  ],
  regular: [
    ['when', 'How did that begin?', 'How did that start?'],
    [
      'exception',
      'What happens on a day when it is different?',
      'What happens on a day when it is different?',
    ],
    ['open', 'How long has it been like that?', 'How long has it been like that?'],
    ['example', 'How did it go the last time?', 'How did it go last time?'],
  ],
  body: [
    ['when', 'When does it come, mostly?', 'When does it mostly come?'],
    ['open', 'How long has it been like that?', 'How long has it been like that?'],
    ['exception', 'What makes it better, if anything does?', 'What makes it better, if anything?'],
    ['support', 'Who has had a look at it so far?', 'Who has had a look at it so far?'],
  ],
  sleep: [
    ['example', 'What do you do with those hours?', 'What do you do with those hours?'],
    ['when', 'How was last night?', 'How was last night?'],
    ['exception', 'When did you last sleep well?', 'When did you last sleep well?'],
    ['meaning', 'What was different when you still slept?', 'What was different when you still slept?'],
  ],
  games: [
    ['open', 'What do you play?', 'What do you play?'],
    ['who', 'Who do you play with?', 'Who do you play with?'],
    ['feeling', 'What is it like while you are in it?', 'What is it like while you are in it?'],
    ['when', 'What time is it when you stop?', 'What time is it when you stop?'],
  ],
  plan: [
    ['when', 'When would that be?', 'When would that be?'],
    ['next', 'What has to happen first?', 'What has to happen first?'],
    ['want', 'What do you hope it will be like?', 'What do you hope it will be like?'],
    ['support', 'Who else knows about it?', 'Who else knows about it?'],
  ],
  number: [
    ['open', 'What are they, mostly?', 'What are they, mostly?'],
    ['exception', 'How many would be all right?', 'How many would be okay?'],
    ['meaning', 'How did it come to be that many?', 'How did it get to be that many?'],
    ['next', 'Which of them is the first that comes to mind?', 'Which one comes to mind first?'],
  ],
  state: [
    ['when', 'Since when?', 'Since when?'],
    ['example', 'What is it like on a day like today?', 'What is it like on a day like today?'],
    ['exception', 'How was it before?', 'How was it before?'],
    ['meaning', 'What changed, around the time it began?', 'What changed, around when it started?'],
  ],
  remembered: [
    ['open', 'What else comes back from that time?', 'What else comes back from that time?'],
    ['example', 'What would an ordinary day have been, then?', 'What was a normal day like, back then?'],
    ['who', 'Who else remembers that?', 'Who else remembers that?'],
    ['feeling', 'What was that time like?', 'What was that time like?'],
  ],
  withoutThem: [
    ['when', 'Which hour of the day is the longest?', 'Which hour of the day is the longest?'],
    ['support', 'Who comes by, these days?', 'Who comes by, these days?'],
    ['example', 'What was today like?', 'What was today like?'],
    ['feeling', 'How are the evenings?', 'How are the evenings?'],
  ],
} satisfies Record<string, Question[]>;
