// personal › purpose: direction, meaning, and the sense of a life that is one's own.
import type { TopicContent } from './content-schema.ts';

export const personalPurpose: TopicContent = {
  category: 'personal',
  topic: 'purpose',
  openers: [
    ['What has you thinking about direction these days?', 'What has you thinking about direction lately?'],
    ['When did you last do something that felt worth the effort?', 'When did something last feel worth it?'],
    'What did you once picture for yourself?',
    ['What has made you wonder where you are going?', 'What has you wondering where you are headed?'],
    'If next year could hold more of one thing, what should it be?',
    'What question about your life keeps coming back when it is quiet?',
    [
      'Where would you say you are, lost, stuck, or between two places?',
      'Are you lost, stuck, or somewhere in between?',
    ],
  ],
  explore: [
    ['when', 'When did you first notice that the old reasons no longer carried you?'],
    [
      'exception',
      'Which moments in the past month felt like yours?',
      'Which moments this month felt like you?',
    ],
    ['who', 'Whose idea of a good life have you been following until now?'],
    ['meaning', 'What would you be sorry never to have tried?'],
    ['thought', 'What did you believe you would be by this age?'],
    [
      'want',
      'If money and opinions were settled, how would you spend an ordinary week?',
      'If money and opinions did not matter, what would a normal week be?',
    ],
    ['feeling', 'When you say you are lost, is it more fear, or more flatness?'],
    ['need', 'What is missing, a task, people, rest, or a reason?'],
    ['example', 'Can you tell me about a day that you would gladly repeat?'],
    ['support', 'With whom can you talk about things like this without getting a lecture?'],
    ['next', 'What could you try for two weeks without deciding anything?'],
    ['worst', 'What frightens you most about staying on this road?'],
  ],
  notes: [
    {
      text: [
        'People speak of meaning when life makes sense, has aims, and feels that it matters. Each of the three can be low on its own, so it helps to know which one is missing.',
        'Meaning has three parts: life makes sense, you have aims, and it matters. Any one can run low, so it helps to know which.',
      ],
      source: 'Martela & Steger, The three meanings of meaning in life (2016)',
    },
    {
      text: 'Viktor Frankl saw three roads to meaning: what we give or make, what we receive in love and beauty, and the stand we take toward what cannot be changed. They stay open at different times.',
      source: "Frankl, Man's Search for Meaning (1946)",
    },
    {
      text: [
        'Interest in most callings grew slowly, after trying, and was seldom found whole. People who expect a passion to be waiting for them tend to drop it when it becomes hard.',
        'Most people grow into a passion, they do not find it ready made. Those who expect to just find it drop it when it gets hard.',
      ],
      source: "O'Keefe, Dweck & Walton, Implicit Theories of Interest (2018)",
    },
    {
      text: 'We thrive where we have some choice, get better at something, and belong with people. A life can look successful and still starve one of these.',
      source: 'Deci & Ryan, Self-Determination Theory (2000)',
    },
    {
      text: 'We keep believing that the person we are now is the finished one, at every age. When asked, people report far more change behind them than they expect ahead.',
      source: 'Quoidbach, Gilbert & Wilson, The End of History Illusion (2013)',
    },
  ],
  exercises: ['values', 'small-step', 'gratitude', 'problem-solving'],
  never: ['find your passion', 'everything happens for a reason', 'follow your dreams'],
  situations: [
    {
      id: 'purpose-graduated-no-direction',
      cues: [
        'graduated no',
        'finished campus',
        'finished school',
        'after graduation',
        'no direction graduate',
        'done with uni',
        'tarmacking',
      ],
      says: [
        'I finished my studies and have no idea what to do with my life.',
        'I finished campus a year ago and I still wake up with nowhere to be.',
        'Everyone asked what I would study, nobody told me what comes after.',
        'I have the gown photo on the wall and no idea what to do with myself.',
        'Tarmacking for ten months has eaten whatever I was excited about.',
        'School gave me a next step every year and now the steps have run out.',
      ],
      reflections: [
        'For years somebody else set the next step, and then the stairs ended.',
        [
          'You were handed a paper, and no map to go with it.',
          'You got the paper, and no map to go with it.',
        ],
        'Everyone clapped, and then it went very quiet.',
      ],
      next: [
        ['when', 'When in those years did you enjoy yourself, marks aside?'],
        [
          'worst',
          'What do you answer when relatives ask what you are doing now?',
          'What do you say when family asks what you are up to?',
        ],
        ['want', 'What would you like to get good at, paid or not?'],
      ],
      insight:
        'The first years after school are among the most searching of a whole life, because the map ends. Direction usually comes from trying something small, not from thinking harder.',
      exercise: 'values',
      never: ['something will come', 'be patient'],
    },
    {
      id: 'purpose-wrong-degree-parents-chose',
      cues: [
        'parents chose',
        '@parent chose my',
        'wanted me be doctor',
        'wrong course',
        'degree i hate',
        'not my dream',
        '@parent dream not mine',
      ],
      says: [
        'I am a nurse because my mother wanted a nurse.',
        'They chose law for me and I am good at it, and I hate every minute.',
        'I am living the life my dad wanted to live.',
        'Engineering was the family plan, I wanted to teach little kids.',
        'They sold land for these fees so how can I say I want something else.',
      ],
      reflections: [
        [
          'You are walking a road that somebody else wished for.',
          'You are walking a road someone else wished for.',
        ],
        'They gave a great deal for it, and that makes your no very heavy.',
        'The longer you walk it, the harder it is to say that it was never yours.',
      ],
      next: [
        ['meaning', 'What did they hope it would protect you from?'],
        [
          'want',
          'When you imagine a morning of your own choosing, where are you going?',
          'Picture a morning you picked yourself, where are you headed?',
        ],
        ['who', 'Which of them could hear one honest sentence about it?'],
      ],
      insight:
        'Gratitude for a sacrifice and a different wish can both be true. Honouring what they hoped for, safety, respect, may leave more than one road open.',
      exercise: 'values',
      never: ['ungrateful', 'just quit', 'your parents are'],
    },
    {
      id: 'purpose-success-feels-empty',
      cues: [
        'achieved everything',
        'got everything empty',
        'successful but empty',
        'is this it',
        'reached my goal',
        'promotion felt nothing',
        'have it all',
      ],
      says: [
        'I achieved everything I wanted and I still feel empty.',
        'I have the job, the car, the plot in Kitengela, and I feel nothing.',
        'I got the promotion I chased for six years and cried in the car park.',
        'Is this it, is this what I was running toward.',
        'From outside I am the success story, inside it is an empty hall.',
        'I ticked every box on the list and the list was the only thing holding me up.',
        'I got the house, the title and the car, and then I sat in it for an hour.',
      ],
      reflections: [
        'You got what you were running toward, and it was quiet there.',
        [
          'The list is finished, and it turns out that the list was the company.',
          'The list is done, and turns out the list was what kept you going.',
        ],
        'It is hard to say you are empty when everyone is congratulating you.',
      ],
      next: [
        ['when', 'When was the wanting at its best, before you had it?'],
        [
          'meaning',
          'What did you think you would feel, on the day you got there?',
          'What did you think you would feel when you got there?',
        ],
        ['exception', 'What still moves you, even though nobody counts it?'],
      ],
      insight:
        'Reaching a goal takes away the thing that organised your days. Much of the meaning sat in the striving and the people, so the next question is less what to reach than how to live.',
      exercise: 'values',
      never: ['be grateful', 'others would kill', 'first world'],
    },
    {
      id: 'purpose-midlife-question',
      cues: [
        'midlife',
        'turning forty',
        'turned 40',
        'half my life',
        'wasted years',
        'too late for me',
        'turning fifty',
        'years are gone',
      ],
      says: [
        'I turned forty five and looked around as if I had woken in someone else’s house.',
        'Half of it is gone and I spent it being useful.',
        'I keep counting how many good years are left.',
        'My classmates are grandfathers and I am still asking what I want to be.',
        'It feels too late to begin and too early to stop.',
      ],
      reflections: [
        'You have started counting forward instead of back.',
        'Being useful filled the years so well that no one asked what you wanted.',
        [
          'It feels too late to begin and too early to stop.',
          'It feels too late to start and too early to stop.',
        ],
      ],
      next: [
        ['thought', 'What did you think would be settled by now?'],
        ['meaning', 'Which of those years would you not give back?', 'Which of those years would you keep?'],
        ['want', 'What do you want more of in the next ten?'],
      ],
      insight:
        'In large surveys, contentment is often lowest in the middle of life and rises later. The question is common at this age, and it tends to sort what matters from what was only expected.',
      exercise: 'values',
      never: ['midlife crisis', 'age is just', 'still young'],
    },
    {
      id: 'purpose-empty-nest',
      cues: [
        'kids left home',
        'children left',
        'empty nest',
        'last born left',
        'children grown',
        'house is quiet',
        'kids moved out',
        'kids are out',
        'kids have left',
      ],
      says: [
        'My children have left home and I do not know what to do with myself.',
        'The last born went to university and the house echoes.',
        'For twenty four years I was mum, now I do not know what I am before noon.',
        'I still cook for five and eat it for four days.',
        'My children are grown and polite and busy.',
        'I walk into their room just to straighten a bed that is already straight.',
        'The children have gone, and I stand in the hall and do not know which room to go into.',
      ],
      reflections: [
        'Your hands still reach for work that has moved away.',
        [
          'You did it so well that they left, and that is a strange kind of prize.',
          'You raised them so well they left, and that is a weird prize.',
        ],
        'For years the day told you what it was for, and now it asks you.',
      ],
      next: [
        ['when', 'Which hour of the day is the quietest?'],
        [
          'meaning',
          'Which part of being needed do you miss most?',
          'What do you miss most about being needed?',
        ],
        ['want', 'Before they came, what did you like to do with an afternoon?'],
      ],
      insight:
        'This is a loss even when everything went right. What you gave them, attention, patience, a table, does not vanish, it is looking for a new address.',
      exercise: 'values',
      never: ['enjoy your freedom', 'finally time'],
    },
    {
      id: 'purpose-retired-useless',
      cues: [
        'retired',
        'retirement',
        'feel useless now',
        'nobody needs me',
        'since i retired',
        'stopped working days',
        'pension days',
      ],
      says: [
        'Since I retired the phone has stopped ringing.',
        'I was a headteacher for thirty years and now people greet me and hurry on.',
        'I wake at five for a job that no longer exists.',
        'My wife says I follow her round the house like a lost visitor.',
        'They gave me a clock and a cake, and that was the end of my usefulness.',
      ],
      reflections: [
        'The work stopped, and with it went the reason people called you by name.',
        [
          'You still wake for it, and there is no one waiting.',
          'You still wake up for it, and nobody is waiting.',
        ],
        'You carried responsibility so long that empty hands feel like a fault.',
      ],
      next: [
        ['meaning', 'Which part of the work was really you, and not the post?'],
        ['who', 'Who could still learn something from you?', 'Who out there could use what you know?'],
        ['exception', 'Which hour of the week has some of the old life in it?'],
      ],
      insight:
        'A career gives structure, company and standing all at once, so its end takes three things. They can be rebuilt separately, one fixed appointment and one person at a time.',
      exercise: 'small-step',
      never: ['enjoy the rest', 'you have earned', 'keep busy'],
    },
    {
      id: 'purpose-everyone-ahead',
      cues: [
        'everyone ahead',
        'behind in life',
        'agemates',
        'age mates',
        'my peers married',
        'running out of time',
        'late in life',
      ],
      says: [
        'My age mates have built for their parents and I am still in a bedsitter.',
        'Everybody on my timeline has a baby, a house or a title.',
        'I am thirty two and I feel like I missed the matatu everyone else took.',
        'There is a timetable for life and I am in the wrong column.',
        'At weddings the aunties ask me my plan and I just laugh.',
      ],
      reflections: [
        'You are reading your life from other people’s timetables.',
        [
          'It looks as if everyone had got on, and you were left standing.',
          'It looks like everyone got on, and you got left standing.',
        ],
        'Each celebration arrives with a question for you hidden inside it.',
      ],
      next: [
        ['thought', 'Who set the deadline that is loudest?'],
        [
          'meaning',
          'Which of the things they have do you truly want?',
          'Which of their things do you actually want?',
        ],
        ['exception', 'Where are you early, if you count it differently?'],
      ],
      insight:
        'A life has several clocks, work, love, family, knowing yourself, and they seldom run together. The ones that can be photographed get all the attention.',
      exercise: 'values',
      never: ['your time will come', 'their pace'],
    },
    {
      id: 'purpose-flat-no-interest',
      cues: [
        'nothing interests me',
        'nothing excites',
        'do not care about anything',
        'no passion',
        'lost interest everything',
        'what is the point',
        'going through motions',
      ],
      says: [
        'Nothing interests me any more and I feel flat.',
        'Nothing pulls me, I could take it or leave it, all of it.',
        'People have passions and I have a list of shows I half watched.',
        'I go through the motions, eat, work, sleep, and it is all one colour.',
        'If you asked me what I enjoy I would have to guess.',
        'I used to love football talk, even that is noise now.',
      ],
      reflections: [
        'Everything is one colour, and you have stopped expecting another.',
        [
          'The days get done, and none of them leave a mark.',
          'The days just get done, and none of them stick.',
        ],
        'You notice that the wanting itself has gone quiet.',
      ],
      next: [
        ['when', 'When did the colour begin to go?'],
        ['body', 'How are sleep, food and energy in all this?'],
        [
          'exception',
          'What was the last thing that moved you, even slightly?',
          'What is the last thing that got to you, even a bit?',
        ],
      ],
      insight:
        'Interest often follows doing, and does not lead it, especially when mood is low. If the flatness lasts for weeks, it deserves a doctor’s attention as any long tiredness would.',
      exercise: 'small-step',
      never: ['cheer up', 'get a hobby', 'depressed'],
    },
    {
      id: 'purpose-faith-shaken',
      cues: [
        'lost my faith',
        'doubt god',
        'stopped believing',
        'god silent',
        'church means nothing',
        'questioning religion',
        'do not believe anymore',
      ],
      says: [
        'I grew up in the front pew and now I sit there and feel nothing.',
        'God has gone silent on me and I am afraid to say it out loud.',
        'If I stop believing, I do not know what anything is for.',
        'I lead worship and I am not sure I mean the words.',
        'My whole family prays and I just close my eyes and wait.',
      ],
      reflections: [
        'The roof you grew up under has gone quiet.',
        [
          'You still say the words, and nobody near you knows how far away you are.',
          'You still say the words, and nobody knows how far off you are.',
        ],
        'It is not one belief that shakes, it is everything that leaned on it.',
      ],
      next: [
        ['when', 'When did the silence begin?'],
        ['meaning', 'What did faith hold up in your life?', 'What was faith holding up for you?'],
        ['support', 'Who could hear a doubt without trying to fix it?'],
      ],
      insight:
        'Doubt is described in nearly every tradition, often by its most devoted people. The values you learned there may still be yours while the rest is unsettled.',
      exercise: 'values',
      never: ['pray more', 'god has a plan', 'religion is'],
    },
    {
      id: 'purpose-helping-others-empty',
      cues: [
        'live for others',
        'always for others',
        'breadwinner no life',
        'black tax',
        'pay for everyone',
        'support whole family',
        'no life of my own',
      ],
      says: [
        'My salary has eleven names on it and none of them is mine.',
        'I educated four siblings and I cannot tell you one thing I like.',
        'I live for other people, if they vanished I would not know what to do on Monday.',
        'Black tax took my twenties and I am not even allowed to be tired.',
        'They call me the pillar, nobody asks the pillar where it wants to go.',
      ],
      reflections: [
        [
          'You hold everything up, and hardly get to live in it.',
          'You hold everything up and barely get to live in it.',
        ],
        [
          'Your life has been spent in other people’s names, faithfully.',
          'You have spent your whole life on everyone else’s name.',
        ],
        'You know what all of them need, and your own wishes have no voice left.',
      ],
      next: [
        ['when', 'When did you last spend something only on yourself, money or an hour?'],
        ['meaning', 'What makes you proud in all that giving?', 'What part of giving makes you proud?'],
        ['want', 'If every one of them were settled, what would you begin?'],
      ],
      insight:
        'Duty can be a real source of meaning, and it wears thin when it is the only one. A small part that is yours makes the giving last longer.',
      exercise: 'values',
      never: ['selfish', 'stop helping', 'cut them off'],
    },
    {
      id: 'purpose-after-loss-redefine',
      cues: [
        'since she died purpose',
        'life without him',
        'widow',
        'widower',
        'nothing left since',
        'reason was them',
        'lost my reason',
      ],
      says: [
        'Since the one I love died my life has no purpose.',
        'He was the plan, and now the plan is buried.',
        'Since my daughter died I do not see what the days are for.',
        'I am a widow at thirty eight and everyone has gone back to their lives.',
        'We were going to farm together when we retired.',
        'I keep going because people expect it, not because I see anything ahead.',
      ],
      reflections: [
        'The person went, and the future you shared went with them.',
        [
          'Others have gone back to their lives, and yours is not there to go back to.',
          'Everyone went back to normal, and your normal is gone.',
        ],
        'You are carrying on without the one the carrying was for.',
      ],
      next: [
        ['when', 'Which part of the day is the hardest to find a reason for?'],
        ['who', 'What was {who:that person} like, in an ordinary hour?'],
        ['support', 'Who still says their name with you?', 'Who still talks about them with you?'],
      ],
      insight:
        'After such a loss, meaning usually returns in small pieces and late. Many people find it first in keeping something of the other alive, a recipe, a song, a promise.',
      exercise: null,
      never: ['move on', 'better place', 'silver lining', 'time heals'],
    },
    {
      id: 'purpose-job-just-money',
      cues: [
        'work just for money',
        'job means nothing',
        'pointless job',
        'meaningless job',
        'job pays bills',
        'soulless',
        'only for salary',
      ],
      says: [
        'I sell things I would not buy to people who do not need them.',
        'The job pays, that is the nicest thing I can say.',
        'If my department disappeared tomorrow, nobody would notice until payday.',
        'I move numbers from one sheet to another and call it a career.',
        'I wanted to do something that matters and I do invoices.',
      ],
      reflections: [
        'The salary arrives, and nothing else does.',
        [
          'You spend your clearest hours on something you do not believe in.',
          'Your best hours go to something you do not even believe in.',
        ],
        'It feeds you, and it leaves you hungry.',
      ],
      next: [
        ['exception', 'Which ten minutes at work are not pointless?'],
        [
          'meaning',
          'What would mattering look like, in one concrete day?',
          'What would it look like if it mattered, on a normal day?',
        ],
        ['who', 'Who does your work reach in the end, if you follow it far enough?'],
      ],
      insight:
        'Work can be a job, a career or a calling, and each is honourable. When it is a job, meaning needs a protected place elsewhere in the week.',
      exercise: 'values',
      never: ['be thankful', 'many are jobless', 'just quit'],
    },
    {
      id: 'purpose-too-many-interests',
      cues: [
        'too many interests',
        'want do everything',
        'can not choose path',
        'multi-passionate',
        'jack of all trades',
        'many talents',
        'which path',
      ],
      says: [
        'I want to be a vet, a DJ and a farmer, all this week.',
        'I like everything for a while, so I end up with nothing.',
        'If I choose one thing I feel the other nine dying.',
        'Jack of all trades they call me, and they do not mean it kindly.',
        'My CV reads like five different people.',
      ],
      reflections: [
        'Every choice looks like a funeral for the others.',
        [
          'You have many doors open, and you are cold from the draught.',
          'So many doors open that you are freezing in the draught.',
        ],
        'Curiosity is your gift, and it has been handed back to you as a fault.',
      ],
      next: [
        ['thought', 'What would it mean about you to choose just one for now?'],
        [
          'exception',
          'What runs through all of them, if you look for a thread?',
          'What do they all have in common, if you squint?',
        ],
        ['next', 'Which one would you miss first if it were taken away?'],
      ],
      insight:
        'Choosing for a season is different from choosing for life. Things learned in one field have a way of turning up in the next.',
      exercise: 'values',
      never: ['pick one', 'focus', 'master of none'],
    },
    {
      id: 'purpose-big-world-small-me',
      cues: [
        'world is burning',
        'climate point',
        'news hopeless',
        'nothing i do matters',
        'one person can not',
        'state of the world',
        'planet dying',
      ],
      says: [
        'With the climate and the wars, planning a career feels silly.',
        'Nothing I do makes a dent in anything.',
        'I recycle, and then I see the river in my estate.',
        'Why save for a future that might not be there.',
        'I went to the protests last year and came home feeling smaller than before.',
      ],
      reflections: [
        'You look at something vast, and then at your own two hands.',
        [
          'Caring about the whole world leaves very little floor to stand on.',
          'Caring about the whole world leaves you nowhere to stand.',
        ],
        'It is hard to plan a garden while you smell smoke.',
      ],
      next: [
        ['feeling', 'What comes up first when you put the news down?'],
        [
          'meaning',
          'Which piece of the world is near enough for you to touch?',
          'Which bit of the world is close enough to touch?',
        ],
        ['support', 'Who cares about the same thing and is still standing?'],
      ],
      insight:
        'Distress about the world is often love with no task. Acting with others on a near, small part of it has been found to ease the helplessness more than following it alone.',
      exercise: 'values',
      never: ['it will be fine', 'do not watch', 'overreacting'],
    },
    {
      id: 'purpose-migrant-between-worlds',
      cues: [
        'moved abroad purpose',
        'diaspora',
        'why did i come here',
        'came to the gulf',
        'abroad regret',
        'neither here nor there',
        'go back home or',
      ],
      says: [
        'I came abroad for a better life and I spend it missing the old one.',
        'I clean offices in a cold city with a degree in my suitcase.',
        'In the Gulf I am just a pair of hands, at home I am the rich one.',
        'I do not belong here and I no longer fit there.',
        'Every month I send money home and wonder what I came for.',
      ],
      reflections: [
        'Here you are a pair of hands, and there you are a wallet.',
        [
          'You stand with one foot in two places, and neither is home.',
          'One foot here, one foot there, and neither one is home.',
        ],
        'The better life arrived for others first.',
      ],
      next: [
        ['meaning', 'What did you promise yourself on the day you left?'],
        [
          'exception',
          'Where in this place have you felt like a person?',
          'Where here have you felt like an actual person?',
        ],
        ['want', 'What would have to be true for going back, or staying, to feel right?'],
      ],
      insight:
        'Living between two places is its own way of life, with its own losses. It helps to decide what the stay is for and when you will look at the question again.',
      exercise: 'values',
      never: ['go home', 'lucky to be', 'grateful'],
    },
    {
      id: 'purpose-after-illness-changed',
      cues: [
        'after accident changed',
        'survived now what',
        'nearly died',
        'second chance',
        'since my stroke',
        'after cancer purpose',
        'why did i survive',
      ],
      says: [
        'The accident spared me and I do not know what for.',
        'Everyone says I got a second chance, as if I know what to do with it.',
        'After the hospital my old ambitions look like someone else’s shopping list.',
        'I survived and my colleague did not, so I had better be worth it.',
        'Life is short, fine, and then what.',
      ],
      reflections: [
        [
          'You were handed a second chance with no instructions.',
          'You got a second chance and zero instructions.',
        ],
        'What used to matter looks thin from where you lay.',
        'Surviving came with a debt that nobody can name.',
      ],
      next: [
        ['meaning', 'What looked different the first week you were home?'],
        ['thought', 'What do you feel you owe?', 'What do you feel you owe?'],
        ['want', 'What do you have less time for now?'],
      ],
      insight:
        'After a brush with death, many people find that their order of things has changed. There is no duty to make it grand; using it for an ordinary good day is enough.',
      exercise: 'values',
      never: ['god spared you', 'you were saved for', 'lucky'],
    },
    {
      id: 'purpose-no-legacy-children',
      cues: [
        'no children legacy',
        'leave behind',
        'what will remain',
        'childless meaning',
        'nobody will remember',
        'no legacy',
        'be remembered for',
      ],
      says: [
        'I have no children, and at family meetings I feel like a branch that stopped.',
        'Who will remember me when I am gone.',
        'We tried for years, and now I must find another reason.',
        'I want to leave something behind and I do not know what I have.',
        'In our village a man without a child has no one to carry his name.',
      ],
      reflections: [
        'You are asking what will remain, in rooms where everyone counts descendants.',
        [
          'Others have a ready answer to that question, and you must make yours.',
          'Other people get a ready answer, and you have to make your own.',
        ],
        'There is a wish underneath, to have mattered to someone.',
      ],
      next: [
        ['who', 'Whose life is a little different because you were in it?'],
        ['feeling', 'Is it grief that you feel, or being judged, or both?'],
        [
          'want',
          'What would you like somebody to have learned from you?',
          'What would you want someone to learn from you?',
        ],
      ],
      insight:
        'The wish to care for what comes after us has many forms: teaching, building, tending, telling. Erikson thought it the great task of the middle years, and it never meant only children.',
      exercise: 'values',
      never: ['you can adopt', 'be glad', 'not too late'],
    },
    {
      id: 'purpose-afraid-to-want',
      cues: [
        'afraid to dream',
        'scared to want',
        'dreams disappoint',
        'stopped dreaming',
        'do not dare hope',
        'hope hurts',
        'gave up dream',
      ],
      says: [
        'I stopped wanting things because wanting only ever cost me.',
        'I had a dream once and life laughed at it.',
        'If I do not hope for anything, nothing can be taken.',
        'I gave up on the salon when the first one burned down in the market fire.',
        'People like me do not get to plan, we get to manage.',
      ],
      reflections: [
        'You closed that door yourself, so that nobody else could slam it.',
        [
          'Not wanting has kept you safe, and it has kept you indoors.',
          'Not wanting keeps you safe, and also keeps you stuck inside.',
        ],
        'You once wanted something with your whole heart, and you remember what it cost.',
      ],
      next: [
        ['when', 'When did you decide to stop hoping?'],
        [
          'want',
          'If a small hope were allowed, what would it be about?',
          'If you got one small hope, what would it be?',
        ],
        ['worst', 'What would losing it again mean?'],
      ],
      insight:
        'Giving up wanting is a way of not being hurt twice. Hope can be rebuilt at a size that you could bear to lose.',
      exercise: 'small-step',
      never: ['dream big', 'never give up', 'manifest'],
    },
    {
      id: 'purpose-student-is-this-me',
      cues: [
        'who am i really',
        'do not know who i am',
        'identity lost',
        'act different everyone',
        'no personality',
        'finding myself',
        'real me',
      ],
      says: [
        'I do not know who I really am.',
        'I am a different person with every group and I cannot find the one underneath.',
        'Ask me what music I like and I will tell you what you like.',
        'I am nineteen and everybody else seems to have a personality.',
        'At home I am the good daughter, on campus I am the wild one, alone I am nobody.',
        'I do not know who I am when there is nobody to perform for.',
      ],
      reflections: [
        [
          'You fit in everywhere, and it is lonely to be that good at it.',
          'You fit in everywhere, and being that good at it is lonely.',
        ],
        'Each group knows one of you, and none has met the others.',
        'When the room empties, so does the role.',
      ],
      next: [
        ['exception', 'With whom do you change the least?'],
        [
          'thought',
          'What do you dislike, quite surely, whoever is in the room?',
          'What do you dislike for sure, no matter who is around?',
        ],
        ['when', 'When do you forget how you are coming across?'],
      ],
      insight:
        'A self is made more by choosing than by digging. Noticing small real preferences, this song, that path home, is how people build it.',
      exercise: 'values',
      never: ['just be yourself', 'fake'],
    },
    {
      id: 'purpose-caregiver-lost-self',
      cues: [
        'caring for mother',
        'looking after sick',
        'carer full time',
        'stay at home mum',
        'housewife',
        'gave up career kids',
        'caregiver',
      ],
      says: [
        'I look after my mother day and night and I have forgotten what I studied.',
        'I am a housewife, I say it fast so that people will move on.',
        'My days are porridge, nappies, clinic, porridge.',
        'I left my job when our son was diagnosed and I have no regrets, and also I have vanished.',
        'Everyone asks how the patient is.',
      ],
      reflections: [
        [
          'Everyone asks after the one you care for, and the question stops there.',
          'Everyone asks about them, and nobody asks about you.',
        ],
        'Your days are full to the brim, and you are hardly in them.',
        'You would do it again, and you miss yourself.',
      ],
      next: [
        ['who', 'Who still knows you from before?'],
        ['want', 'What did you use to know a lot about?', 'What did you used to know loads about?'],
        ['need', 'What would one free hour a week be for?'],
      ],
      insight:
        'Caring for someone is meaningful work, and it can swallow the person doing it. A small thread of your own life, kept weekly, is not taken from them.',
      exercise: 'small-step',
      never: ['you are an angel', 'so strong', 'blessing'],
    },
    {
      id: 'purpose-unemployed-worth',
      cues: [
        'no job no purpose',
        'unemployed useless',
        'man without job',
        'can not provide',
        'jobless identity',
        'without work i am',
      ],
      says: [
        'A man without work has nothing to say at the table.',
        'People ask what I do, and I do nothing, so I am nothing.',
        'My wife leaves for work and I wash the cups and wait.',
        'I used to be somebody when I had a staff card.',
        'The house runs without me, that is the worst part.',
      ],
      reflections: [
        'The work went, and your standing seemed to go with it.',
        [
          'You are at the table, and you feel you have not paid for the chair.',
          'You are at the table and feel like you did not pay for the seat.',
        ],
        ['A day is long when nobody is waiting for you.', 'A day is so long when nobody is waiting for you.'],
      ],
      next: [
        ['meaning', 'What did the work let you feel about yourself?'],
        [
          'exception',
          'Who needed something from you this week, even a small thing?',
          'Who needed you this week, even for something small?',
        ],
        ['thought', 'What would you say to a friend in the same place?'],
      ],
      insight:
        'Losing work takes routine, company and status as well as pay, and each can be mourned. What you are good at did not stay behind at the gate.',
      exercise: 'small-step',
      never: ['man up', 'just apply', 'provide'],
    },
    {
      id: 'purpose-online-guru-pressure',
      cues: [
        'ikigai',
        'find purpose videos',
        'self help books',
        'motivational speakers',
        'manifesting',
        'dream life videos',
        'podcast says purpose',
      ],
      says: [
        'I have watched a hundred videos on purpose and I feel emptier after each.',
        'I filled out the ikigai circles and the middle stayed blank.',
        'Everybody online has a mission, I have a bus to catch.',
        'The pastor says each of us has a calling, mine must have gone to voicemail.',
        'I am tired of improving myself toward nothing in particular.',
      ],
      reflections: [
        'You have been given many answers about purpose, and none of them fitted.',
        [
          'Other people’s certainty has made yours look like a fault.',
          'Everyone else being so sure makes you feel broken.',
        ],
        'You have been searching so hard that there is no time to be found.',
      ],
      next: [
        ['feeling', 'What do you feel when one of those videos ends?'],
        [
          'thought',
          'What would change if there were no single purpose to find?',
          'What if there is no one big purpose, what changes?',
        ],
        ['exception', 'When were you last content without improving anything?'],
      ],
      insight:
        'Hardly anyone has one grand purpose that explains them. Most meaningful lives are made of several modest things done with care over time.',
      exercise: 'gratitude',
      never: ['keep searching', 'it will find you', 'universe'],
    },
    {
      id: 'purpose-side-dream-vs-duty',
      cues: [
        'dream vs family',
        'want to sing but',
        'want art but family',
        'dream not practical',
        'duty or dream',
        'responsible first',
        'school fees dream',
      ],
      says: [
        'I want to make films and I have three children in school.',
        'There is a stage in my head and a hardware shop in my life.',
        'My dream does not pay school fees.',
        'I keep the guitar under the bed like a secret.',
        'One day, when everyone is settled, that is what I say, one day.',
      ],
      reflections: [
        'The dream is put away, and you can still feel it at night.',
        [
          'You chose what was needed, and something in you keeps humming.',
          'You picked what was needed, and the dream keeps humming.',
        ],
        'One day is a long way off, and it keeps its distance.',
      ],
      next: [
        ['meaning', 'What does it give you that nothing else in the week does?'],
        [
          'next',
          'What would a one-hour version of it be, this month?',
          'What is the one-hour version of it this month?',
        ],
        ['who', 'Who at home knows that it still matters?'],
      ],
      insight:
        'A thing can be part of a life without being the living. Small and regular keeps it alive until there is more room.',
      exercise: 'small-step',
      never: ['quit your job', 'be realistic', 'give it up'],
    },
    {
      id: 'purpose-bored-in-good-life',
      cues: [
        'life boring',
        'bored with my life',
        'same every day',
        'nothing ever happens',
        'groundhog',
        'stuck in routine',
        'stagnant',
      ],
      says: [
        'Nothing is wrong, I am simply bored of being me.',
        'Work, rice, series, sleep, and then the same again.',
        'I could describe my next five years to you and fall asleep doing it.',
        'My life is comfortable and it has no taste.',
        'I feel stagnant, like water nobody uses.',
      ],
      reflections: [
        'Nothing is wrong, and that leaves you with nothing to point at.',
        [
          'You could draw next year with your eyes closed.',
          'You could predict next year with your eyes shut.',
        ],
        'Comfort arrived, and it brought no company.',
      ],
      next: [
        ['when', 'When did a day last surprise you?'],
        [
          'want',
          'What do you secretly envy in other people’s weeks?',
          'What do you lowkey envy in other people’s weeks?',
        ],
        ['next', 'What small thing could be done differently this week?'],
      ],
      insight:
        'Boredom is a signal that the mind has room to spare. Doing one thing slightly beyond your skill brings more life than another hour of ease.',
      exercise: 'small-step',
      never: ['be grateful', 'good problem'],
    },
    {
      id: 'purpose-caught-between-cultures-values',
      cues: [
        'values clash family',
        'village expectations',
        'modern or tradition',
        'firstborn duty',
        'first born',
        'clan expects',
        'the heir',
      ],
      says: [
        'As the firstborn my road was drawn before I could walk.',
        'The clan expects me back to take over, and I have a life in Nairobi.',
        'In town I am free, at home I am my father’s son, and I do not know which is me.',
        'I respect our ways and I cannot live by all of them.',
        'They want me to inherit the land, I want to study fashion.',
      ],
      reflections: [
        'A place was kept for you before anyone knew your name.',
        [
          'You carry two maps, and they do not show the same roads.',
          'You have got two maps, and they do not match.',
        ],
        'Respect pulls one way, and your own life pulls the other.',
      ],
      next: [
        ['meaning', 'Which of those duties would you keep, even if nobody asked?'],
        ['worst', 'What would be lost if you chose your own way?', 'What gets lost if you go your own way?'],
        ['who', 'Who in the family has bent a rule and is still loved?'],
      ],
      insight:
        'Values are often shared where the forms differ: respect, providing, staying connected. Looking for the value under the demand can open a third way.',
      exercise: 'values',
      never: ['tradition is', 'outdated', 'disobey'],
    },
    {
      id: 'purpose-afraid-wrong-life',
      cues: [
        'wrong life',
        'wasting my life',
        'wasted potential',
        'who i could have been',
        'had potential',
        'gifted child',
        'regret* choices',
      ],
      says: [
        'I feel that I am wasting my life and should have done more.',
        'I was the clever one, and look.',
        'I keep thinking about the life I did not take, the scholarship I turned down.',
        'All that potential everybody talked about, I must have left it somewhere.',
        'I feel I am wasting the one life I got.',
        'My teacher met me at the supermarket till and said, I expected more of you.',
      ],
      reflections: [
        [
          'There is another you walking about, and you keep losing to them.',
          'There is another version of you out there, and you keep losing to it.',
        ],
        'Praise given to a child has become a bill for the adult.',
        'A few words about what you could have been can stay in a person for years.',
      ],
      next: [
        ['thought', 'What is that other life like, when you picture it?'],
        [
          'meaning',
          'What has this life given you, that the other would not?',
          'What has this life given you that the other one would not?',
        ],
        ['want', 'Which part of what you were good at would you like back?'],
      ],
      insight:
        'The life not taken never has bills, colds or bad Tuesdays, so it always wins. Regret is still useful where it points at something you could do now.',
      exercise: 'self-compassion',
      never: ['no regrets', 'not too late', 'potential is'],
    },
    {
      id: 'purpose-chosen-path-went-flat',
      cues: [
        'last year of law',
        'last year of uni',
        'feel nothing about it',
        'feel nothing for it',
        'years in and',
        'picked it because',
        'chose it myself',
        'lost interest in my degree',
        'lost interest in my job',
        'do not want to be a',
        'do not care about my degree',
      ],
      says: [
        'I am in my last year, and I feel nothing about the subject.',
        'I picked it because of a series, and now I am four years in.',
        'Nobody made me choose this, and I do not want it any more.',
        'I thought I would be giving speeches, and now I count the tiles.',
        'Everyone tells people what I am going to be, and I am not sure I want to be it.',
        'I was seventeen when I chose, and I am somebody else now.',
      ],
      reflections: [
        [
          'You chose it in good faith, and it does not answer any more.',
          'You picked it for real, and now it does not do anything for you.',
        ],
        [
          'There is nobody to blame for the choice, and that makes it harder to put down.',
          'There is nobody to blame for the choice, and that makes it harder to drop.',
        ],
        [
          'Others are already proud of something that you are not sure you want.',
          'People are already proud of something you are not sure you want.',
        ],
      ],
      next: [
        [
          'when',
          'When did you last feel something for it, even briefly?',
          'When did you last feel something for it, even for a sec?',
        ],
        ['meaning', 'What did you hope it would let you do or be?'],
        [
          'exception',
          'What makes time go by unnoticed for you these days?',
          'What makes time fly for you these days?',
        ],
        [
          'worst',
          'What do you fear you would lose if you said it aloud?',
          'What are you scared you would lose if you said it out loud?',
        ],
        [
          'next',
          'What could you try beside it, without deciding anything?',
          'What could you try on the side, without deciding anything?',
        ],
      ],
      insight: [
        'We choose young, by pictures, and the picture and the days turn out to differ. A finished training is also a key to other doors, so finishing and following it are two decisions; what absorbs you on free days is a good guide to the second.',
        'You choose young, from a picture, and the real days turn out different. Finishing a degree and following it are two separate decisions. What you get lost in on free days is a good hint for the second one.',
      ],
      exercise: 'values',
      never: ['follow your passion', 'waste of'],
    },
  ],
};
