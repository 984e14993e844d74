// Ways into an entry, by category. Each can be answered in a minute, on a bad day too; none assumes that things are well,
// asks for the worst to be told, or tells anyone to be grateful.

export type PromptCategory = { id: string; label: string; prompts: readonly string[] };

export const promptCategories: readonly PromptCategory[] = [
  {
    id: 'general',
    label: 'Today',
    prompts: [
      'What is taking up the most room in your head right now?',
      'If today had a weather report, what would it say?',
      'What did you do today that nobody saw?',
      'Which moment would you keep from today, and which would you give back?',
      'What are you carrying that could wait until tomorrow?',
      'Where in your body do you notice this day? What is it like there?',
      'What would have made today one per cent easier?',
    ],
  },
  {
    id: 'relationships',
    label: 'People',
    prompts: [
      'Who was on your mind today, and what would you say if it were easy to say?',
      'When did you last feel understood? What did the other person do?',
      'What do you wish someone would ask you?',
      'Think of a small disagreement. What did each of you need?',
      'Who makes it easier to be yourself? What is different around them?',
      'What is one thing you would like to stop apologising for?',
      'Describe someone you miss by one ordinary thing they do.',
    ],
  },
  {
    id: 'career',
    label: 'Work and study',
    prompts: [
      'What part of work followed you home today?',
      'When did time pass quickly at work or in class this week? What were you doing?',
      'Which task are you avoiding, and what is its very first small step?',
      'What would “good enough” look like for the thing you are working on?',
      'What did you learn lately that no one would put on a certificate?',
      'If you could say one honest sentence to your team or teacher, what would it be?',
    ],
  },
  {
    id: 'personal',
    label: 'Growing',
    prompts: [
      'What is a promise to yourself that you kept, however small?',
      'What do you understand now that you did not a year ago?',
      'Which “should” in your life is really someone else’s?',
      'What would you do this week if no one were keeping score?',
      'What boundary did you need today, whether or not you set it?',
      'Write about a choice in front of you, as if a friend had asked you for advice.',
      'What matters to you enough to do badly at first?',
    ],
  },
  {
    id: 'creative',
    label: 'Making things',
    prompts: [
      'What caught your eye today that you would draw, sing or photograph?',
      'Write five lines that begin with “I remember”.',
      'What does your inner critic sound like? What is it trying to protect?',
      'Describe the room you are in as if it were the first page of a book.',
      'What would you make if nobody would ever see it?',
      'Which unfinished thing still has a little warmth in it?',
    ],
  },
  {
    id: 'health',
    label: 'Body and rest',
    prompts: [
      'How did you sleep, and what would help tonight by a little?',
      'What did your body ask for today? What did it get?',
      'Write a short thank-you or a short complaint to one part of your body.',
      'What does being well enough look like for you this week?',
      'When did you feel rested lately? What was around you?',
      'Which worry about your health would be lighter if it were written down? Write it down.',
    ],
  },
  {
    id: 'confidence',
    label: 'Confidence',
    prompts: [
      'What did you handle this week better than you feared?',
      'Whose voice is it when you are hard on yourself?',
      'What would you tell a friend who made the same mistake?',
      'Name something you can do that you once could not.',
      'When did you compare yourself today? What was missing from that picture?',
      'Write down a compliment you find hard to believe. What if it were a little true?',
      'What would you try if being awkward were allowed?',
    ],
  },
  {
    id: 'trauma',
    label: 'Hard memories',
    prompts: [
      'What helps you know that you are here, now, and not there, then?',
      'Name five things around you, slowly, with their colours.',
      'What did you do to get through? It counts, whatever it was.',
      'What does safe feel like, and where do you find a little of it?',
      'What would you like to be asked about, and what would you rather not?',
      'Which part of today belonged to the present alone?',
    ],
  },
  {
    id: 'addiction',
    label: 'Habits and urges',
    prompts: [
      'When was the urge strongest today? What was going on just before?',
      'What does the habit give you? What else could give a little of that?',
      'Write to the urge as if it were a guest who has stayed too long.',
      'What got you through the last hard hour?',
      'Who knows about this, and who might you let know?',
      'What went well today that had nothing to do with it?',
    ],
  },
  {
    id: 'lgbtq',
    label: 'Being yourself',
    prompts: [
      'Where could you be fully yourself this week? Where could you not?',
      'What is a word for yourself that feels right today?',
      'Who sees you as you are? What do they do that tells you so?',
      'Write what you would say if you knew it would be met with warmth.',
      'What did an earlier you need to hear?',
      'What joy in who you are deserves more room?',
    ],
  },
];

export const allPrompts: readonly string[] = promptCategories.flatMap(({ prompts }) => prompts);
