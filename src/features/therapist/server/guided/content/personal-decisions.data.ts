// personal › decisions: choices that are hard to make, to live with, or to stop reopening.
import type { TopicContent } from './content-schema.ts';

export const personalDecisions: TopicContent = {
  category: 'personal',
  topic: 'decisions',
  openers: [
    ['What are you trying to decide?', 'What are you trying to decide rn?'],
    'Which choice follows you around the house at the moment?',
    'If you had to answer by tonight, what would come out first?',
    ['What makes this one so hard to settle?', 'What makes this one so hard?'],
    'How long has the question been open?',
    ['Who is waiting for your answer?', "Who's waiting on your answer?"],
    'Is it a choice between two good things, two bad ones, or one known and one unknown?',
  ],
  explore: [
    ['worst', 'What is the price of each road, said as plainly as you can?'],
    ['who', 'If you took every other person out of it, what would be left of the question?'],
    [
      'thought',
      'Which fear speaks loudest when you lean one way?',
      'Which fear gets loud when you lean one way?',
    ],
    ['when', 'What is the real date by which it has to be settled?'],
    [
      'body',
      'When you say yes to it in your mind, what does your body do?',
      'When you say yes in your head, what does your body do?',
    ],
    ['want', 'What do you hope the right choice would spare you?'],
    ['tried', 'How have you tried to decide so far?'],
    ['exception', 'Which hard choice in the past are you at peace with?'],
    [
      'meaning',
      'What would you like to be able to say about this choice in five years?',
      'What do you want to say about this in five years?',
    ],
    ['need', 'Which piece of knowledge is still missing?', 'What do you still need to know?'],
    ['support', 'Who asks you good questions, and does not simply give an opinion?'],
    ['next', 'What is the smallest reversible step in one of the directions?'],
  ],
  notes: [
    {
      text: [
        'People who search for the very best option often end up with a better result and less joy in it than those who stop at good enough. Stopping at good enough is a strategy and not laziness.',
        'People who hunt for the best option often get a better result and enjoy it less. Stopping at good enough is a strategy, not laziness.',
      ],
      source: 'Iyengar, Wells & Schwartz, Doing Better but Feeling Worse (2006)',
    },
    {
      text: 'In the short run we regret what we did, and over the long run we regret more what we left undone. The ache of an action fades sooner than the wondering.',
      source: 'Gilovich & Medvec, The Experience of Regret: What, When, and Why (1995)',
    },
    {
      text: [
        'A possible loss weighs about twice as much in the mind as an equal gain. That tilt makes the known road look safer than it is.',
        'A loss weighs about twice as much in your head as the same gain. So the road you know always looks safer than it is.',
      ],
      source: 'Kahneman & Tversky, Prospect Theory (1979)',
    },
    {
      text: 'We are poor at guessing how long we will feel bad or good after an event, and usually guess too long. The mind adapts and explains, more quietly than we notice.',
      source: 'Wilson & Gilbert, Affective Forecasting (2003)',
    },
    {
      text: 'Imagining that the plan has already failed, and asking why, brings out doubts that people keep to themselves. It turns a vague dread into a list that can be worked on.',
      source: 'Klein, Performing a Project Premortem, Harvard Business Review (2007)',
    },
  ],
  exercises: ['problem-solving', 'values', 'thought-record', 'worry-time', 'small-step'],
  never: ['follow your heart', 'trust your gut', 'what is meant to be'],
  situations: [
    {
      id: 'decisions-stay-or-leave-relationship',
      cues: [
        'stay or leave',
        'leave my @partner',
        'stay with @partner',
        'should i divorce',
        'end relationship or',
        'marry or not',
        'walk away from marriage',
      ],
      says: [
        'I cannot decide whether to stay in my relationship or leave.',
        'I love him and I cannot see us in ten years.',
        'One day I am packing in my head, the next I am cooking his favourite stew.',
        'I do not know if I stay for the children or because I am scared.',
        'We are not unhappy enough to leave and not happy enough to stay.',
        'Every time I decide to go she is kind to me and I start from zero.',
      ],
      reflections: [
        'You pack in your mind by night and unpack by morning.',
        [
          'It is not bad enough to settle it, and not good enough to rest in.',
          'Not bad enough to leave, not good enough to relax.',
        ],
        'The same person is the reason on both sides of the page.',
      ],
      next: [
        ['worst', 'What happens between you when you and {who:your partner} disagree?'],
        [
          'exception',
          'When were the two of you last at ease with each other?',
          'When were you two last just good together?',
        ],
        ['want', 'What would have to change for staying to be a choice rather than a delay?'],
      ],
      insight:
        'A question this large can be made smaller: what must be different within six months, and does the other know it. Where there is fear or violence, safety comes before any weighing.',
      exercise: 'values',
      never: ['just leave', 'stay for the', 'you deserve better'],
    },
    {
      id: 'decisions-job-offer-two',
      cues: [
        'job offer',
        'two offers',
        'accept the job',
        'take the offer',
        'new job or stay',
        'counter offer',
        'resign or',
      ],
      says: [
        'I have an offer with better pay and worse hours and they want an answer by Friday.',
        'My boss matched the salary and now I do not know what I wanted in the first place.',
        'Government job with pension, or the startup that makes my eyes light up.',
        'I signed, and every morning I think of unsigning.',
        'I have made three spreadsheets about two jobs and I am no wiser.',
      ],
      reflections: [
        'The list has two columns, and they keep coming out the same length.',
        [
          'One of them feeds the account, and the other feeds something else.',
          'One is good for your account, the other is good for you.',
        ],
        'You have counted everything that can be counted, and it has not settled it.',
      ],
      next: [
        [
          'example',
          'What would a plain working day look like in each of them?',
          'What does a random workday look like in each one?',
        ],
        ['meaning', 'Which of the two could you explain to yourself in three years?'],
        ['need', 'What have you not dared to ask them yet?'],
      ],
      insight:
        'Pay is easy to compare and days are not, so lists lean toward pay. The people you would eat lunch with, and how much say you have, predict contentment better than most figures.',
      exercise: 'problem-solving',
      never: ['take the money', 'great problem'],
    },
    {
      id: 'decisions-move-city-abroad',
      cues: [
        'move abroad',
        'relocate',
        'should i move',
        'green card',
        'leave kenya',
        'move to another city',
        'emigrate',
        'back to the village',
      ],
      says: [
        'I do not know if I should move abroad or stay at home.',
        'My visa came through and I thought I would be happy.',
        'Canada is calling, and so is my mother’s knee.',
        'If I go, I miss my children growing for two years.',
        'My husband wants us to move back to shags and I have built a life here.',
        'Everybody says go, but none of them will be eating alone in the snow.',
      ],
      reflections: [
        'There is a place you might go, and there are the faces you would leave.',
        [
          'Others see the new place, and you see what you would leave behind.',
          'Everyone sees the new place, and you see what you would leave.',
        ],
        'There is a life on each side, and you have only one to bring.',
      ],
      next: [
        [
          'worst',
          'Whom or what would you miss after the first weeks?',
          'Who would you miss after the first few weeks there?',
        ],
        ['want', 'What would going have to give you to be worth it?'],
        ['meaning', 'Where do you picture yourself being looked after when you are old?'],
      ],
      insight:
        'Most moves are less final than they feel at the airport. It helps to settle beforehand what the stay is for, when you will review it, and what would bring you back.',
      exercise: 'values',
      never: ['golden opportunity', 'go for it', 'selfish'],
    },
    {
      id: 'decisions-have-child',
      cues: [
        'have a baby or',
        'want children or',
        'do not want kids',
        'another child',
        'start a family',
        'childfree',
        'biological clock',
        'second child',
        'a second one',
        'another baby',
        'having kids or not',
        'running out of time to',
      ],
      says: [
        'I cannot decide whether I want to have children.',
        'I am thirty six and I still do not know whether I want children.',
        'My mother in law asks at every visit and I smile.',
        'He wants a second, I am still recovering from the first, three years on.',
        'Everyone assumes I want to, and I have never been sure.',
        'I want a child and I am afraid of raising one the way I was raised.',
        'We cannot agree on having a second one, and time is running.',
        'One of us wants a child and the other does not.',
      ],
      reflections: [
        'Everyone has an answer ready, for a life they will not have to lead.',
        [
          'There is a clock in the room, and it makes thinking difficult.',
          'There is a clock ticking, and it makes it hard to think.',
        ],
        'You look for certainty in a place where hardly anyone has it.',
      ],
      next: [
        ['feeling', 'When you imagine the house in fifteen years, what do you feel first?'],
        ['who', 'Whose wish is the hardest to set aside?', 'Whose wish is hardest to tune out?'],
        ['thought', 'What are you most afraid you would be as a parent?'],
      ],
      insight:
        'Very few people are certain either way, and doubt by itself says little about the parent one would be. A good test is which regret you could carry more kindly.',
      exercise: 'values',
      never: ['clock is ticking', 'you will love it', 'your own one day'],
    },
    {
      id: 'decisions-pregnancy-unsure',
      cues: [
        'unplanned pregnancy',
        'pregnant and do not',
        'pregnant not sure',
        'just found out pregnant',
        'keep the pregnancy',
        'positive test',
      ],
      says: [
        'I found out on Tuesday and I have told no one.',
        'I am pregnant, my boyfriend went quiet, and my mother will never speak to me again.',
        'Two lines, and I am still in school.',
        'Whatever I do, someone will never forgive me.',
        'We already have three and I do not know how we would do it.',
      ],
      reflections: [
        'You carry this before anybody else does, and time keeps moving.',
        [
          'There is no answer here that is free, and you know it.',
          'No option here is free, and you know it.',
        ],
        'Other people’s voices came into the room before yours had a chance.',
      ],
      next: [
        ['support', 'Who could you tell who would stay calm and stay yours?'],
        ['need', 'What would you need to know before you could think clearly?'],
        [
          'feeling',
          'What have you felt since you found out, in any order?',
          'What have you been feeling since you found out?',
        ],
      ],
      insight:
        'It helps to see a trained health worker early, since it settles facts and keeps you safe. One calm person beside you changes how the thinking goes.',
      exercise: 'grounding',
      never: ['murder', 'blessing', 'easy way', 'sinful', 'should have been careful'],
    },
    {
      id: 'decisions-parent-care-home',
      cues: [
        '@parent old care',
        'bring @parent to live',
        'who takes care of @parent',
        'nursing home',
        'move in with us @parent',
        'dementia decide',
        'house help for @parent',
      ],
      says: [
        'My mother cannot live alone anymore and all eyes are on me because I am the daughter.',
        'My brothers send money, I am supposed to send my life.',
        'If I bring dad to our two rooms my marriage may not survive it.',
        'A home for old people, in our culture that is a curse word.',
        'She does not want to leave the village, and she has fallen twice.',
      ],
      reflections: [
        'The family looked round the table, and everybody’s eyes landed on you.',
        [
          'Love, space and money are being asked to fit together.',
          'You are trying to make love, space and money all fit.',
        ],
        'Whatever you choose, someone will have a sentence ready about it.',
      ],
      next: [
        ['who', 'What could each of the others truly carry, if it were written down?'],
        [
          'want',
          'What would {who:your parent} want, in words of their own?',
          'What would {who:your parent} actually want, in their own words?',
        ],
        ['worst', 'What is the part you fear you could not keep up?'],
      ],
      insight:
        'Care by one person seldom lasts; care arranged among several can. Starting with a trial of a month makes it a step and not a sentence.',
      exercise: 'problem-solving',
      never: ['it is your duty', 'abandon', 'ungrateful'],
    },
    {
      id: 'decisions-study-course-choice',
      cues: [
        'which course',
        'choose a degree',
        'what to study',
        'kuccps',
        'subjects to choose',
        'diploma or degree',
        'masters or work',
      ],
      says: [
        'The portal closes on Sunday and I keep changing my first choice.',
        'My marks allow medicine and my heart wants drama.',
        'I do not know what I will like at thirty, how should I choose at eighteen.',
        'Do I do the masters or finally earn something.',
        'My uncle is paying, so he thinks the choice is his.',
      ],
      reflections: [
        [
          'You are asked to sign today for a person you have not met yet.',
          'They want you to sign up a version of you that you have not met.',
        ],
        'One road would please people, and another pulls at you.',
        'There are many voices in it, and the one who must sit in that class is you.',
      ],
      next: [
        ['exception', 'Which lesson did you once wish would go on longer?'],
        [
          'need',
          'Who already does that work, and could tell you about a bad day in it?',
          'Who does that job and could tell you about the bad days?',
        ],
        ['worst', 'If the choice turned out wrong, how could it be mended?'],
      ],
      insight:
        'A first course decides less than it seems; many people end up elsewhere. One talk with somebody in the work shows more than a month of brochures.',
      exercise: 'values',
      never: ['marketable', 'your parents know', 'passion'],
    },
    {
      id: 'decisions-tell-secret-or-not',
      cues: [
        'should i tell',
        'tell him or not',
        'tell her or',
        'confess',
        'keep it secret',
        'tell the truth or',
        'come clean',
      ],
      says: [
        'I know something about my sister’s husband and I do not know if I should speak.',
        'I have a debt my wife knows nothing about.',
        'If I say it, it breaks, if I do not, I break.',
        'Do I tell my fiancé about the child I had at nineteen.',
        'It has been years, maybe telling now is only to make me feel lighter.',
      ],
      reflections: [
        'You are holding something that gets heavier the longer you hold it politely.',
        [
          'Said, it could break things, and unsaid it already stands between you.',
          'If you say it, it might break stuff, and if not it is already in the way.',
        ],
        'You weigh their peace against yours, and the scale keeps moving.',
      ],
      next: [
        ['worst', 'How safe would you be if it were known?'],
        [
          'want',
          'What do you hope would happen after the first silence?',
          'What do you hope happens after that first silence?',
        ],
        ['meaning', 'What does keeping it do to you, week by week?'],
      ],
      insight:
        'It helps to separate telling to repair something from telling to be rid of it. If there is any danger in telling, plan it with someone you trust first.',
      exercise: 'thought-record',
      never: ['honesty is always', 'you must tell', 'take it to the grave'],
    },
    {
      id: 'decisions-small-paralysis',
      cues: [
        'small decisions',
        'can not choose what to eat',
        'what to wear hours',
        'indecisive',
        'decide anything',
        'simplest decisions',
        'menu takes me ages',
      ],
      says: [
        'I cannot make even the smallest decisions.',
        'I can stand in the supermarket between two soaps for ten minutes.',
        'Choosing what to order makes me sweat, so I say, same as you.',
        'I am so indecisive my friends stopped asking me where to meet.',
        'I rewrote a two line message for half an hour.',
        'Even picking a series takes so long that I go to sleep.',
      ],
      reflections: [
        'Small choices have begun to feel like exams.',
        [
          'Choosing has become so tiring that your own taste goes missing.',
          'Picking anything is so tiring that your own taste goes missing.',
        ],
        'You guard against a mistake that nobody else would notice.',
      ],
      next: [
        ['thought', 'What would picking wrong mean, at its very worst?'],
        [
          'when',
          'Has it grown since something happened, or was it always so?',
          'Did this get worse after something, or was it always like this?',
        ],
        ['exception', 'What can you choose without blinking?'],
      ],
      insight:
        'When the mind is tired or anxious, small choices weigh as much as large ones. Deciding a few of them once for always saves strength for those that matter.',
      exercise: 'small-step',
      never: ['just pick', 'overthinking'],
    },
    {
      id: 'decisions-opinions-everyone',
      cues: [
        'everyone gives advice',
        'ask everyone',
        '@family tells me to choose',
        'different advice',
        'opinions of',
        'asked ten people',
        'confused advice',
      ],
      says: [
        'I asked nine people and got eleven answers.',
        'My mother says pray, my friend says leave, my pastor says wait.',
        'By the time everyone has spoken I cannot hear what I think.',
        'I change my mind with every phone call.',
        'The whole family had a Zoom meeting about my life.',
      ],
      reflections: [
        'Everyone has a say in your life, and you are the one writing it down.',
        [
          'After each call you belong to the last person who spoke.',
          'After every call you end up agreeing with whoever spoke last.',
        ],
        'Many voices love you, and between them yours has gone faint.',
      ],
      next: [
        [
          'thought',
          'Before you asked anyone, what did you think?',
          'Before you asked anyone, what did you think?',
        ],
        ['who', 'Whose opinion do you ask for already knowing what they will say?'],
        ['feeling', 'Which piece of advice made something in you sink?'],
      ],
      insight:
        'Advice mostly tells us what the adviser is afraid of or longs for. Your sinking or lifting when you hear it is the more useful part.',
      exercise: 'values',
      never: ['listen to your', 'elders know', 'ignore them'],
    },
    {
      id: 'decisions-regret-made',
      cues: [
        'regret decision',
        'made the wrong choice',
        'wish i had chosen',
        'wrong decision',
        'should not have',
        'if only i had',
        'biggest mistake',
      ],
      says: [
        'I sold the plot and now it is worth triple.',
        'I left a good man for an exciting one, and you can guess the rest.',
        'Every night I go back to that day and choose differently.',
        'I turned down the scholarship to help at home and I cannot stop thinking about it.',
        'I rushed, I knew it was wrong as I was signing.',
      ],
      reflections: [
        'You go back to that day each night, and it always ends the same way.',
        [
          'You judge the person who chose with the eyes of the one who knows.',
          'You are judging past you with info past you did not have.',
        ],
        'The other road never has a bad day in your mind.',
      ],
      next: [
        ['thought', 'What could you not have known then?'],
        [
          'meaning',
          'What was that choice trying to protect?',
          'What was that choice trying to protect back then?',
        ],
        ['next', 'Which part of it could still be mended, even a little?'],
      ],
      insight:
        'Hindsight makes outcomes look as if they had been plain to see. Judging the choice by what was known on the day is fairer, and it teaches more.',
      exercise: 'self-compassion',
      never: ['no regrets', 'meant to be', 'learn from your'],
    },
    {
      id: 'decisions-business-risk',
      cues: [
        'start a business',
        'quit to start',
        'invest savings',
        'take a loan business',
        'open shop',
        'risk savings',
        'join a sacco loan',
      ],
      says: [
        'I want to leave the office and open a bakery, and my hands shake when I say it.',
        'Do I put our savings into the boda or keep them for the fees.',
        'My friend wants me in his business and I do not know how to read the numbers.',
        'I am the only salary in the house, who gave me the right to dream of a poultry farm.',
        'The loan is approved, I just have to press accept, and I have not pressed.',
      ],
      reflections: [
        'Other people eat from what you would be risking.',
        [
          'You can picture it quite clearly, and you can also hear the bills.',
          'You can picture it already, and you can also hear the bills.',
        ],
        'It is one step, and you know how much hangs on it.',
      ],
      next: [
        ['worst', 'What could you lose and still be able to sleep?'],
        [
          'next',
          'Which part of the idea could be tried without leaving anything?',
          'Which bit of the idea could you test without quitting?',
        ],
        ['support', 'Who would tell you honestly if the figures were bad?'],
      ],
      insight:
        'Bold and careful are not opposites: most people who last began beside a wage. Fixing beforehand the amount at which you stop protects the house.',
      exercise: 'problem-solving',
      never: ['take the leap', 'no risk no', 'get rich'],
    },
    {
      id: 'decisions-medical-choice',
      cues: [
        'decide surgery',
        'operation or not',
        'treatment decision',
        'choose treatment',
        'doctor wants me to decide',
        'second opinion',
        'sign consent',
      ],
      says: [
        'The doctor gave me two options and ten minutes.',
        'They want to operate and my aunt says try herbs first.',
        'I signed the form and I do not know what I signed.',
        'It is my child’s treatment and I have to choose what may hurt him.',
        'One doctor says wait and another says now.',
      ],
      reflections: [
        'You are meant to sign before you have even taken it in.',
        [
          'Everyone has a story about someone who chose the other way.',
          'Everyone knows someone who chose the other one.',
        ],
        'It is your body on the paper, or somebody dearer than that.',
      ],
      next: [
        [
          'need',
          'Which question would you ask the doctor if there were no hurry?',
          'What would you ask the doctor if nobody was rushing?',
        ],
        ['support', 'Who could go with you and write down what is said?'],
        ['worst', 'What frightens you more, the treatment or the waiting?'],
      ],
      insight:
        'It is your right to ask what happens with each option, and what if nothing is done. Asking for a second opinion is ordinary, and good doctors do not mind.',
      exercise: 'grounding',
      never: ['refuse', 'doctors know best', 'herbs'],
    },
    {
      id: 'decisions-deadline-panic',
      cues: [
        'decide by',
        'deadline decide',
        'running out of time to decide',
        'they want an answer',
        'ultimatum',
        'tomorrow i have to choose',
      ],
      says: [
        'I have until noon tomorrow and my mind is white.',
        'She gave me an ultimatum and I do not think straight under a clock.',
        'The landlord wants yes or no tonight.',
        'They are pressing me to sign and something in my stomach says wait.',
        'I have had three months and I am deciding in the last three hours.',
      ],
      reflections: [
        'The clock has become louder than the question.',
        [
          'Pressed like this, any answer looks like an escape.',
          'Under this much pressure any answer looks like a way out.',
        ],
        'The more they press, the more something in you draws back.',
      ],
      next: [
        ['who', 'What happens if that hour moves by a day?'],
        ['body', 'What does your stomach say when you picture having said yes?'],
        [
          'need',
          'What would you need in the next hour to think at all?',
          'What do you need in the next hour just to think?',
        ],
      ],
      insight:
        'Pressure narrows what we can see, which is why sellers use it. "I will answer tomorrow at ten" is a complete and respectable answer.',
      exercise: 'box-breathing',
      never: ['hurry', 'just decide'],
    },
    {
      id: 'decisions-keep-reopening',
      cues: [
        'keep changing my mind',
        'go back and forth',
        'decided then doubt',
        'second guess*',
        'change my mind again',
        'undecide*',
        'reopen',
      ],
      says: [
        'I make a decision and then I doubt it and change my mind again.',
        'I decide on Monday and un-decide on Tuesday.',
        'I accepted, then wrote to take it back, then was ashamed.',
        'Even after choosing I keep researching the one I did not choose.',
        'I second guess everything until the shop closes.',
        'It is settled in the day and open again at two in the morning.',
      ],
      reflections: [
        'You settle it by day, and at night it is open again.',
        [
          'You have chosen many times, it is the staying that hurts.',
          'You have picked plenty of times, it is sticking with it that hurts.',
        ],
        'Deciding was supposed to bring quiet, and the quiet did not come.',
      ],
      next: [
        ['when', 'At what hour does the doubt come back?'],
        ['thought', 'What would you have to feel in order to call it decided?'],
        ['exception', 'Which of your choices stayed closed?', 'Which choice actually stayed closed?'],
      ],
      insight:
        'Doubt after choosing is normal and not a sign of having chosen badly. Naming a date before which the question stays shut gives the mind leave to stop guarding it.',
      exercise: 'worry-time',
      never: ['stick with it', 'make up your mind'],
    },
    {
      id: 'decisions-end-friendship',
      cues: [
        'cut off @friend',
        'end friendship',
        'drop my @friend',
        'stop being friends',
        'unfriend',
        'forgive @friend or',
        'leave the group chat',
      ],
      says: [
        'She has been my friend since class four and I dread her calls.',
        'I do not know whether to forgive him or let it die quietly.',
        'I am the one who always calls, should I just stop and see.',
        'He borrowed money and my trust and brought neither back.',
        'We share a chama, a church and a history, I cannot just leave.',
      ],
      reflections: [
        'There is too much history between you for a simple answer.',
        [
          'You dread the call, and you would miss the caller.',
          'You dread the call and you would still miss them.',
        ],
        'There are so many threads, you cannot tell which one to cut.',
      ],
      next: [
        ['exception', 'When was it last good to be with {who:your friend}?'],
        [
          'want',
          'What would you wish {who:your friend} to notice?',
          'What do you wish {who:your friend} would notice?',
        ],
        ['next', 'What would a little more distance look like, short of an ending?'],
      ],
      insight:
        'A friendship need not be kept or ended. Seeing each other less often, and only for certain things, is also an answer.',
      exercise: 'values',
      never: ['toxic', 'cut them off', 'real friends'],
    },
    {
      id: 'decisions-report-or-silent',
      cues: [
        'report or not',
        'whistleblow*',
        'should i report',
        'speak up or stay quiet',
        'report my @boss',
        'expose them or',
        'keep quiet or',
      ],
      says: [
        'I have seen the figures and I know someone is eating the money.',
        'If I report my supervisor I lose the job, if I do not I lose myself.',
        'Everyone in the office knows and everyone looks at the floor.',
        'A colleague did something to me and I do not know if I should report it.',
        'My church treasurer is stealing and my mother says do not touch God’s people.',
      ],
      reflections: [
        'You know something, and knowing it has put you in a different room from the others.',
        [
          'Silence costs you, and speaking could cost you more than you.',
          'Staying quiet costs you, and speaking up could cost more.',
        ],
        'Everybody looks at the floor, and you cannot any longer.',
      ],
      next: [
        ['worst', 'What could happen to you, concretely, if you speak?'],
        [
          'support',
          'Who knows the law or the rules there, outside of your circle?',
          'Who knows the rules there and is not in your circle?',
        ],
        ['meaning', 'What would you like to be able to say that you did?'],
      ],
      insight:
        'Before choosing, it helps to write down what you saw with dates and to keep it somewhere safe. Advice from outside, a union, a lawyer, a hotline, need not commit you to anything.',
      exercise: 'problem-solving',
      never: ['you must report', 'mind your business', 'coward'],
    },
    {
      id: 'decisions-money-family-lend',
      cues: [
        'lend money @family',
        'borrow from me',
        'guarantor',
        'sign as guarantor',
        'help brother money',
        'give him money or',
        'co-sign',
      ],
      says: [
        'My brother wants me as guarantor and I already know how this ends.',
        'If I give, I am a fool, if I refuse, I am proud.',
        'My cousin needs fees by Monday and my own rent is on Tuesday.',
        'They are raising money for an uncle who never visited us once.',
        'My in-laws think I have money because I work in an office.',
      ],
      reflections: [
        'Whichever you choose, somebody will have a word for you.',
        [
          'Family is asking, and your own bills are asking too.',
          'Family is asking, and so are your own bills.',
        ],
        'It is a sum of money, and it is also your place in the family.',
      ],
      next: [
        ['thought', 'What could you give and never need to see again?'],
        ['example', 'How did it go the last time you said yes to {who:them}?'],
        [
          'want',
          'If refusing cost you nothing in the family, what would you do?',
          'If saying no had zero drama, what would you do?',
        ],
      ],
      insight:
        'A useful line runs between what you can give and what you would have to lend. Offering a smaller thing you can lose protects both the purse and the tie.',
      exercise: 'assertive-message',
      never: ['never lend', 'family first', 'stingy'],
    },
    {
      id: 'decisions-marriage-proposal-pressure',
      cues: [
        'proposed to me',
        'marriage proposal',
        'pressured to marry',
        'dowry talks',
        'ruracio',
        'get married or',
        'say yes to marriage',
        'arranged marriage',
      ],
      says: [
        'He proposed in front of everyone and I said yes because of the cameras.',
        'The families have already met and I am not sure.',
        'She wants a ring by December or she goes.',
        'My parents found a good match and I feel nothing.',
        'The ruracio date is set, the goats are counted, and I cannot sleep.',
      ],
      reflections: [
        [
          'Everybody seems to be ready, and nobody has asked you quietly.',
          'Everyone seems ready, and nobody has asked you on your own.',
        ],
        'A yes is expected from you, and you are alone with the question.',
        'Everything is moving, and you are the one it is supposed to be about.',
      ],
      next: [
        ['feeling', 'When you picture an ordinary evening ten years in, what do you feel?'],
        [
          'worst',
          'What would it cost you to ask for more time?',
          'What would asking for more time cost you?',
        ],
        ['support', 'With whom can you say "I am not sure" and be left in peace?'],
      ],
      insight:
        'Doubt before a wedding is common, and worth telling apart: fear of a big step, or fear of this person. Only a freely given yes is a yes.',
      exercise: 'values',
      never: ['cold feet', 'love grows', 'call it off'],
    },
    {
      id: 'decisions-afraid-any-wrong',
      cues: [
        'what if i choose wrong',
        'afraid wrong decision',
        'scared of mistake',
        'fear of regret',
        'both options scare',
        'what if i regret',
      ],
      says: [
        'I am so scared of making the wrong decision that I cannot decide at all.',
        'I am so afraid of choosing wrong that I let things choose themselves.',
        'Both options scare me, only in different colours.',
        'What if I regret it, that sentence has run my life.',
        'I wait until one of the doors closes, then I grieve that door.',
        'If somebody would just tell me what to do I would do it today.',
      ],
      reflections: [
        'You wait at the crossing until one of the roads is gone.',
        [
          'Not choosing feels safe, and it keeps choosing for you.',
          'Not choosing feels safe, and it still chooses for you.',
        ],
        'Regret has not happened yet, and it already has a vote.',
      ],
      next: [
        ['worst', 'If it went wrong, what would the first month look like?'],
        ['exception', 'What wrong turn have you survived?', 'What wrong turn did you get through?'],
        ['meaning', 'Which mistake would you rather be able to say you made?'],
      ],
      insight:
        'Decisions are rarely right or wrong on the day; they are mostly made right by what we do afterwards. How you would recover is often a better question than which is best.',
      exercise: 'thought-record',
      never: ['there is no wrong', 'go with the flow'],
    },
    {
      id: 'decisions-school-for-child',
      cues: [
        'which school kids',
        'boarding school or',
        'take @kids boarding',
        'change school',
        'school for my @kids',
        'day school or',
        'transfer my @kids',
      ],
      says: [
        'My son cries about boarding school and my husband says it built him.',
        'Private fees would swallow us, the public one has eighty in a class.',
        'My daughter is bullied and I do not know whether moving her teaches her to run.',
        'The teacher says repeat the year, the family says over our dead bodies.',
        'I pay for the best school and then I am never home, what is that.',
      ],
      reflections: [
        'You are choosing someone else’s childhood, with your own in the room.',
        [
          'Each school promises a lot, and each of them costs a lot.',
          'Every brochure is a promise, and every bill is the rent.',
        ],
        'Each choice gives the child something, and takes something away.',
      ],
      next: [
        [
          'want',
          'What do you most want your child to come home with, besides marks?',
          'Apart from grades, what do you want your kid to come home with?',
        ],
        ['thought', 'Which part of your own school years is speaking here?'],
        ['need', 'What does your child say about it, when there is no audience?'],
      ],
      insight:
        'For most children, one adult who notices them matters more than the name on the gate. A choice about school can also be looked at again after a term.',
      exercise: 'problem-solving',
      never: ['good parents', 'toughen', 'ruin'],
    },
    {
      id: 'decisions-quit-something-started',
      cues: [
        'quit course',
        'drop out',
        'give up or continue',
        'sunk cost',
        'already invested',
        'too far to stop',
        'quit halfway',
      ],
      says: [
        'I am in third year of a degree I dislike and everyone says just finish.',
        'We have put so much into that house upcountry that we cannot stop, and we cannot go on.',
        'I have given this relationship nine years, that must count.',
        'To stop now would mean it was all for nothing.',
        'I keep throwing good money after bad in that matatu business.',
      ],
      reflections: [
        'All that you have put into it already keeps you from leaving.',
        [
          'Going on hurts, and stopping would mean reading the whole bill.',
          'Going on hurts, and stopping means looking at the whole bill.',
        ],
        'All that trying wants to have been for something.',
      ],
      next: [
        [
          'thought',
          'If you were new to it today, would you choose it?',
          'If you were starting fresh today, would you start this?',
        ],
        ['who', 'Whom would you have to face if you stopped?'],
        ['meaning', 'What have you already gained that you would take with you?'],
      ],
      insight:
        'What is spent is spent on either road, so only what comes next can be chosen. The mind dislikes this, which is why it helps to ask what a newcomer would do.',
      exercise: 'thought-record',
      never: ['quitter', 'finish what you', 'wasted'],
    },
    {
      id: 'decisions-faith-waiting-sign',
      cues: [
        'waiting for a sign',
        'god to tell me',
        'prayed about it',
        'sign from god',
        'will of god',
        'pray for answer',
        'prophet said',
      ],
      says: [
        'I have fasted and prayed and I still do not have an answer.',
        'I am waiting for a sign and everything has begun to look like one.',
        'The prophet told me not to travel, and the ticket is bought.',
        'If I choose and it is not His will, then what.',
        'My heart says one thing and the sermon on Sunday said another.',
      ],
      reflections: [
        'You have asked faithfully, and the line is quiet.',
        [
          'When you are this tired, every passing bird looks like an answer.',
          'When you are this tired, everything starts to look like a sign.',
        ],
        'You want to choose well, and also to be obedient, and they do not meet yet.',
      ],
      next: [
        ['meaning', 'Which values from your faith speak to this choice?'],
        [
          'support',
          'Who in your faith listens more than they pronounce?',
          'Who in your faith actually listens?',
        ],
        ['thought', 'What would you choose if you trusted that you could not fall out of love with God?'],
      ],
      insight:
        'Many traditions count reason, counsel and time among the ways of being guided. Asking which choice lets you live more honestly and kindly is an old test.',
      exercise: 'values',
      never: ['god is telling', 'signs are not', 'superstition'],
    },
    {
      id: 'decisions-confront-addict-relative',
      cues: [
        'kick out',
        'throw him out',
        'stop helping brother',
        'enabling brother',
        'stop bailing',
        'let him fall',
        'bail him out',
      ],
      says: [
        'My brother sells whatever is in the house and my mother will not lock the door.',
        'Do I pay the bail again or leave him there to learn.',
        'If I stop helping and something happens I could never live with it.',
        'My son is thirty and drinking and he lives in my sitting room.',
        'Everybody tells me tough love, none of them have seen his face at the gate.',
      ],
      reflections: [
        'You are afraid of what helping does, and more afraid of what stopping might.',
        [
          'They tell you to let go, and you are the one who knows that face.',
          'They say let go, but you are the one who knows that face.',
        ],
        'Every rescue buys one night, and you have bought so many.',
      ],
      next: [
        ['worst', 'What do you fear most if you stop?'],
        ['need', 'Do you feel safe at home as it is?', 'Do you feel safe at home right now?'],
        ['want', 'Which help could you give that does not keep it going?'],
      ],
      insight:
        'There are more choices than rescuing or shutting the door, such as food and company but no cash. Families who get support for themselves tend to help better and last longer.',
      exercise: 'assertive-message',
      never: ['tough love', 'rock bottom', 'your fault'],
    },
    {
      id: 'decisions-land-inheritance',
      cues: [
        'inheritance',
        'family land',
        'sell the land',
        'title deed',
        'divide the land',
        'shamba divide',
        'sue my @family',
        'succession case',
      ],
      says: [
        'My uncles want to divide the shamba before the grave is even dry.',
        'Do I take my own blood to court over half an acre.',
        'As a daughter they did not even put my name on the list.',
        'We could sell and everyone would have a start, but my mother is buried there.',
        'My brother forged the papers and at Christmas we will eat together.',
      ],
      reflections: [
        'On paper it is a piece of land, and for you it is where your people are from.',
        [
          'To claim your share you would have to face your own table.',
          'To claim your share you have to go against your own table.',
        ],
        'Somebody’s life is being measured out, and the family with it.',
      ],
      next: [
        ['meaning', 'What does that piece of ground stand for, in you?'],
        [
          'worst',
          'Which would be harder to live with, the loss or the quarrel?',
          'Which is harder to live with, losing it or fighting over it?',
        ],
        ['support', 'Who is trusted by both sides, an elder, a lawyer, a pastor?'],
      ],
      insight:
        'Fights over land are often also about who counted in the family. Knowing your rights from someone qualified, before choosing peace or claim, makes either one freer.',
      exercise: 'problem-solving',
      never: ['let it go', 'greedy', 'only land'],
    },
    {
      id: 'decisions-leave-the-job',
      cues: [
        'quit my job',
        'quitting my job',
        'leave my job',
        'leaving my job',
        'should i resign',
        'hand in my notice',
        'should i quit',
        'resignation',
        'stay in this job',
        'leave the company',
      ],
      says: [
        'I do not know whether to quit my job or hold on another year.',
        'The resignation letter has been in my drafts since March.',
        'The pay is good, and I feel sick every morning.',
        'If I leave I have nothing lined up, and if I stay I go under.',
        'Everyone says be grateful you have a job.',
        'I want to hand in my notice, and then I think of the rent.',
      ],
      reflections: [
        [
          'Part of you has gone already, and part of you is counting what it would cost.',
          'Part of you already left, and part of you is counting what it would cost.',
        ],
        [
          'You weigh the life you know against one you can only imagine.',
          'You are weighing the life you know against one you can only imagine.',
        ],
        [
          'You want out, and you also want to be able to sleep.',
          'You want out, and you also wanna be able to sleep.',
        ],
      ],
      next: [
        [
          'need',
          'What would have to change there for you to want to stay?',
          'What would have to change there for you to wanna stay?',
        ],
        [
          'want',
          'If you look past what you want to leave, what are you going towards?',
          'If you look past what you wanna leave, what are you going toward?',
        ],
        ['worst', 'How long could you manage without that income?'],
        [
          'meaning',
          'Which would be easier to explain to yourself in five years: going or staying?',
          'What is easier to explain to yourself in five years: going or staying?',
        ],
      ],
      insight: [
        'Decisions made with no strength left mostly aim at getting away, so it helps to rest first if that is possible. After that a date, a sum put aside and one talk elsewhere turn a leap into steps, and each of them tells you more.',
        'Decisions on an empty tank are mostly about escape, so rest first if you can. Then a date, some money put aside and one chat somewhere else turns a leap into steps, and each one tells you more.',
      ],
      exercise: 'values',
      never: ['follow your heart', 'just quit'],
    },
    {
      id: 'decisions-love-or-chance',
      cues: [
        '@partner can not come',
        '@partner will not move',
        'post abroad',
        'job abroad',
        'posting abroad',
        'without my @partner',
        'opposite ends',
        'distance for years',
        'give it up for @partner',
        'turn it down for',
      ],
      says: [
        'They offered me a post abroad, and my girlfriend cannot come.',
        'If I go we are on opposite ends of the world for three years.',
        'He says go, and then I hear him crying in the bathroom.',
        'I have wanted this for years, and taking it may cost us the relationship.',
        'If I stay I am afraid I will hold it against her.',
        'It is not that the relationship is wrong, it is that the chance is somewhere else.',
      ],
      reflections: [
        [
          'You would lose something you love, whichever way you go.',
          'You lose something you love, whichever way you go.',
        ],
        [
          'Neither of them is wrong, they just do not fit into one life at the moment.',
          'Neither one is wrong, they just do not fit into one life right now.',
        ],
        [
          'Nobody is doing anything bad here, and it hurts all the same.',
          'Nobody is doing anything bad here, and it still hurts.',
        ],
      ],
      next: [
        ['example', 'What has {who:your partner} said to you about it so far?'],
        [
          'need',
          'If you stayed, what would you need so as not to hold it against anyone?',
          'If you stayed, what would you need so you do not hold it against anyone?',
        ],
        [
          'next',
          'If you went, what would the two of you have to agree on?',
          'If you went, what would you two have to agree on?',
        ],
        [
          'want',
          'What is it about that chance that draws you so much?',
          'What is it about that chance that pulls you so much?',
        ],
      ],
      insight: [
        'What harms couples most in this is the silent sacrifice, because it is paid for later. Saying aloud what each of you would lose, and agreeing on a length, on visits and on a date to look at it again, makes either answer easier to carry.',
        'What hurts couples most here is the silent sacrifice, because it gets paid for later. Say out loud what each of you would lose, agree on a length, visits and a date to check in. That makes either answer easier.',
      ],
      exercise: 'values',
      never: ['true love', 'follow your heart'],
    },
  ],
};
