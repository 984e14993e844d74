// What the demo member wrote and said in their year: one life, invented, in order. Days are counted back from today.

export type SeededEntry = {
  daysBack: number;
  title: string;
  body: string;
  tags: string[];
  template: 'free' | 'gratitude' | 'thought-record' | 'morning' | 'evening' | 'unsent-letter';
};

export const seededEntries: readonly SeededEntry[] = [
  {
    daysBack: 365,
    title: 'Starting this',
    body: 'My sister says writing helps her sleep, so here I am. **One page, no rules.** Today was meetings, rain, and a good bowl of beans at Mama Oti’s.',
    tags: ['beginnings'],
    template: 'free',
  },
  {
    daysBack: 352,
    title: 'Three things',
    body: '- The bus came on time, twice.\n- Zawadi called just to laugh about the goat.\n- I finished the report before the deadline, not after it.',
    tags: ['gratitude', 'sister'],
    template: 'gratitude',
  },
  {
    daysBack: 340,
    title: 'The meeting',
    body: 'I thought: *everyone saw that I had no answer.* What happened: Peter asked something nobody could answer, and we moved on after ten seconds. Other ways to see it: they were waiting for the tea as well.',
    tags: ['work'],
    template: 'thought-record',
  },
  {
    daysBack: 327,
    title: '',
    body: 'Awake at three again. I counted the dogs barking and got to eleven. Nothing in particular is wrong, which is almost annoying.',
    tags: ['sleep'],
    template: 'free',
  },
  {
    daysBack: 313,
    title: 'Choir, first evening',
    body: 'I hid in the back row of the altos and nobody minded. Walked home humming. I had forgotten that my own ribs can buzz.',
    tags: ['choir'],
    template: 'evening',
  },
  {
    daysBack: 301,
    title: 'Before the visit',
    body: 'Mother arrives on Saturday. I have cleaned the same shelf twice. What I would like: to be asked how I am, and to answer truthfully once.',
    tags: ['family'],
    template: 'morning',
  },
  {
    daysBack: 297,
    title: 'After the visit',
    body: 'She asked. I said “tired, mostly”. She put her hand on my head like when I was six, and then criticised the curtains. I will take it.',
    tags: ['family'],
    template: 'evening',
  },
  {
    daysBack: 280,
    title: 'Running, badly',
    body: 'Two kilometres with three walking breaks. A man with a wheelbarrow overtook me and wished me luck. Felt ridiculous and then, for the whole afternoon, fine.',
    tags: ['running'],
    template: 'free',
  },
  {
    daysBack: 266,
    title: 'What I can put down',
    body: '1. The newsletter: Grace offered to take it.\n2. Answering messages after nine.\n3. Being the one who remembers every birthday.',
    tags: ['work', 'rest'],
    template: 'free',
  },
  {
    daysBack: 251,
    title: 'A letter to the old flat',
    body: 'Dear third floor, you were loud and the tap never stopped. I learned to cook in you. I do not miss the stairs, but I miss who was on them.',
    tags: ['letters'],
    template: 'unsent-letter',
  },
  {
    daysBack: 238,
    title: 'Rain',
    body: 'Three days of it. The market was a river and the tomatoes were brave. I notice that grey weeks make me shorter with people; today I said so out loud instead.',
    tags: ['weather'],
    template: 'free',
  },
  {
    daysBack: 224,
    title: 'The worry hour',
    body: 'Tried keeping worries for half past six. By then two of the five had gone stale. The other three fitted on one page.',
    tags: ['practice'],
    template: 'evening',
  },
  {
    daysBack: 210,
    title: 'Three things',
    body: '- Mangoes.\n- The neighbour’s boy learned to whistle and now cannot stop.\n- Slept seven and a half hours.',
    tags: ['gratitude', 'sleep'],
    template: 'gratitude',
  },
  {
    daysBack: 196,
    title: 'Deadline week',
    body: 'Ate standing up, four days of five. On Thursday I snapped at Grace and apologised on Friday with samosas. Note for next time: block the calendar *before* it fills.',
    tags: ['work'],
    template: 'free',
  },
  {
    daysBack: 181,
    title: 'Half a year',
    body: 'I read the first page again. The beans are still good. I sleep a little better, I run a little further, I apologise faster. It is not nothing.',
    tags: ['beginnings'],
    template: 'free',
  },
  {
    daysBack: 168,
    title: 'The thought about the promotion',
    body: 'Thought: *they only asked me because nobody else wanted it.* Evidence for: none really. Evidence against: two people did want it. A fairer version: they asked me because the last project went well, and I am allowed to think about it.',
    tags: ['work'],
    template: 'thought-record',
  },
  {
    daysBack: 153,
    title: 'Five kilometres',
    body: 'All of it running. The man with the wheelbarrow was not there to see it, so I am writing it down.',
    tags: ['running'],
    template: 'free',
  },
  {
    daysBack: 139,
    title: 'Zawadi and I',
    body: 'We argued about the house again, and for once we both stopped before the old sentences. She said “let us ring off and eat something”. We rang again after an hour and it was small.',
    tags: ['sister', 'family'],
    template: 'evening',
  },
  {
    daysBack: 124,
    title: 'By the lake',
    body: 'Two days without a screen. Pelicans look like committee members. I read a whole book, lying down, in daylight.',
    tags: ['rest', 'travel'],
    template: 'free',
  },
  {
    daysBack: 110,
    title: 'Back at the desk',
    body: '214 messages. I answered the ones with a question mark and archived the rest. Nothing burned.',
    tags: ['work'],
    template: 'morning',
  },
  {
    daysBack: 96,
    title: '',
    body: 'Low today without a reason I can find. I walked to the river anyway, and the low came along, but it was quieter outside.',
    tags: ['outdoors'],
    template: 'free',
  },
  {
    daysBack: 81,
    title: 'The concert',
    body: 'I did not come in early. I did not come in late. Mother recorded forty minutes of the ceiling with our voices on it.',
    tags: ['choir', 'family'],
    template: 'evening',
  },
  {
    daysBack: 67,
    title: 'Three things',
    body: '- Clean sheets.\n- Peter said “good point” and then actually used the point.\n- The first jacaranda.',
    tags: ['gratitude'],
    template: 'gratitude',
  },
  {
    daysBack: 52,
    title: 'Saying no',
    body: 'I said no to the Saturday workshop. I rehearsed it in the bathroom, then said it in nine words. They said “no problem” and the sky stayed up.',
    tags: ['work', 'practice'],
    template: 'free',
  },
  {
    daysBack: 38,
    title: 'Short nights',
    body: 'Four nights under six hours. I can see it in the faces I tapped this week. Phone goes to the kitchen from tonight.',
    tags: ['sleep'],
    template: 'evening',
  },
  {
    daysBack: 30,
    title: 'Kitchen phone, a week later',
    body: 'It works, and I resent that it works.',
    tags: ['sleep', 'practice'],
    template: 'morning',
  },
  {
    daysBack: 21,
    title: 'A letter to the person I was last November',
    body: 'You will join a choir. You will run past the bridge. You will still be tired sometimes, and it will mean less.',
    tags: ['letters', 'beginnings'],
    template: 'unsent-letter',
  },
  {
    daysBack: 12,
    title: 'Market day',
    body: 'Bought too much basil. Gave half of it to the whole corridor and now everybody’s door smells the same.',
    tags: ['neighbours'],
    template: 'free',
  },
  {
    daysBack: 5,
    title: 'Plan for the slow month',
    body: '- Choir on Wednesdays, whatever happens.\n- Out of the door before the first message.\n- Ring Zawadi on Sundays, not only when something is wrong.',
    tags: ['practice', 'sister'],
    template: 'morning',
  },
  {
    daysBack: 1,
    title: 'Quiet evening',
    body: 'Soup, a bath, two chapters. I keep waiting for the catch.',
    tags: ['rest'],
    template: 'evening',
  },
];

/** Turns alternate, the therapist first. */
export type SeededConversation = {
  daysBack: number;
  coach_type: string;
  topic: string;
  surface: 'voice' | 'chat';
  turns: string[];
};

export const seededConversations: readonly SeededConversation[] = [
  {
    daysBack: 358,
    coach_type: 'general',
    topic: 'stress',
    surface: 'voice',
    turns: [
      'Hello, I’m Tulia, an AI. I’m glad you’re here. What would you like to talk about today?',
      'Work mostly. I can’t switch off in the evening.',
      'It follows you home. What is it that keeps running when you’d like it to stop?',
      'Lists. Everything I did not finish.',
      'So the day ends, but the list doesn’t. What would it be like to write it down and close the book on it?',
      'Maybe a relief. I could try it tonight.',
    ],
  },
  {
    daysBack: 322,
    coach_type: 'general',
    topic: 'stress',
    surface: 'chat',
    turns: [
      'Good to hear from you again. How have the nights been?',
      'I wake at three and then I think.',
      'Three in the morning is a hard time to think kindly. What does the thinking say?',
      'That I will be tired tomorrow, mainly.',
      'A worry about not sleeping that keeps you from sleeping. Would you like to try slow breathing together for a minute?',
      'Yes, let’s do that.',
    ],
  },
  {
    daysBack: 269,
    coach_type: 'career',
    topic: 'burnout',
    surface: 'voice',
    turns: [
      'Hello again. I’m Tulia, an AI. What is on your mind?',
      'I keep saying yes to everything at work.',
      'Yes to everything. What are you afraid would happen with one no?',
      'That they would find out I am not needed.',
      'That is a heavy thing to carry into every meeting. Who in your life would not agree with it?',
      'My sister. She would laugh at it.',
    ],
  },
  {
    daysBack: 200,
    coach_type: 'career',
    topic: 'burnout',
    surface: 'chat',
    turns: [
      'Welcome back. What does this week look like?',
      'Deadline on Friday. I ate lunch standing up three times.',
      'Three lunches standing. What would one sitting lunch take?',
      'Blocking half an hour and not apologising for it.',
      'Which day could that be?',
      'Tomorrow. I have put it in.',
    ],
  },
  {
    daysBack: 141,
    coach_type: 'relationships',
    topic: 'conflict',
    surface: 'voice',
    turns: [
      'Hello, it’s Tulia, an AI. Where would you like to start?',
      'My sister and I had the argument about the house again.',
      'The argument you both know by heart. Was anything different this time?',
      'We stopped earlier. She suggested eating something first.',
      'You both put it down for an hour. What made that possible?',
      'I think neither of us wanted to win.',
    ],
  },
  {
    daysBack: 94,
    coach_type: 'general',
    topic: 'stress',
    surface: 'voice',
    turns: [
      'Hello. How are you today?',
      'Low, and I can’t find why.',
      'It doesn’t always come with a reason. What did you do with the low day?',
      'I walked to the river anyway.',
      'You took it with you. What was it like out there?',
      'Quieter. It did not go away but it was quieter.',
    ],
  },
  {
    daysBack: 36,
    coach_type: 'general',
    topic: 'stress',
    surface: 'chat',
    turns: [
      'Good evening. What brings you here?',
      'I slept badly all week and I can see it in my mood.',
      'You noticed the two together. What was different about those nights?',
      'The phone, honestly. I was scrolling until one.',
      'What could make it a little easier to leave it alone?',
      'If it slept in the kitchen.',
    ],
  },
  {
    daysBack: 6,
    coach_type: 'general',
    topic: 'stress',
    surface: 'voice',
    turns: [
      'Hello, I’m Tulia, an AI. How has it been since we spoke?',
      'Better. Choir, running, the phone in the kitchen.',
      'Three things you set up yourself. Which one would you keep if you could keep only one?',
      'Choir. It is the only hour where I don’t plan.',
      'An hour without a plan, planned every Wednesday. What would you like to take from today?',
      'That I want to ring my sister on Sundays.',
    ],
  },
];

/** Notes on check-ins, by score; ordinary days in few words. */
export const seededNotes: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  1: [
    'Everything felt too loud today.',
    'Long meeting, longer evening.',
    'Cried on the bus. Better after.',
    'Nothing left by noon.',
  ],
  2: [
    'Short night, short temper.',
    'Rain again.',
    'Behind on everything.',
    'Missed the run and felt it.',
    'Quarrelled about nothing.',
  ],
  3: ['An ordinary day.', 'Busy, all right.', 'Tired but steady.', 'Nothing to report.'],
  4: [
    'Good talk with Zawadi.',
    'Finished early.',
    'Ran in the morning, light all day.',
    'Cooked for the corridor.',
    'Slept well.',
  ],
  5: ['Choir was wonderful.', 'Sun, friends, no hurry.', 'Laughed until it hurt.', 'Proud of today.'],
};
