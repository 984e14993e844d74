// addiction › alcohol: drinking, wanting to stop, and wanting not to. Never advise stopping suddenly: a doctor first.
import type { TopicContent } from './content-schema.ts';

export const addictionAlcohol: TopicContent = {
  category: 'addiction',
  topic: 'alcohol',
  openers: [
    ['How have things been around alcohol this week?', "How've things been around alcohol this week?"],
    'What part does drink play in your days at the moment?',
    [
      'What made you want to talk about it today rather than last month?',
      'What made today the day, and not last month?',
    ],
    'Is it your own drinking on your mind, or somebody else’s?',
    [
      'What would you like your evenings to look like a few months from now?',
      'What do you want your evenings to look like in a few months?',
    ],
    'What about drinking would you like to talk through?',
    [
      'How much about the drinking have you been able to tell anyone?',
      'How much about the drinking have you told anyone?',
    ],
  ],
  explore: [
    [
      'when',
      'At what time of day does the thought of a drink arrive?',
      'What time of day does the thought of a drink show up?',
    ],
    ['feeling', 'Which feeling goes away with it, for a while?'],
    [
      'who',
      'With whom do you drink differently from how you drink alone?',
      'Who do you drink differently with than when you are alone?',
    ],
    ['tried', 'What have you tried before to change it?'],
    ['meaning', 'What has drinking stood for in your family?'],
    ['worst', 'Which morning do you think about the most?'],
    ['exception', 'Which evening lately went well without it?', 'Which night lately went fine without it?'],
    ['want', 'If it got easier, what would you do with the hours and the money?'],
    ['thought', 'What do you tell yourself just before the first one?'],
    ['support', 'Who would be glad to help, if they knew that you wanted it?'],
    ['body', 'How does your body feel on a day without?'],
    ['need', 'What would have to be in place for a quieter evening tonight?'],
    [
      'next',
      'From nought to ten, how ready do you feel to change something?',
      'From zero to ten, how ready do you feel to change something?',
    ],
  ],
  notes: [
    {
      text: [
        'For someone who drinks heavily every day, stopping from one day to the next can be dangerous, with shaking, fits or confusion. With a doctor, it is much safer and far more bearable.',
        'If someone drinks heavily every day, stopping overnight can be dangerous, with shaking, fits or confusion. With a doctor it is much safer and way more bearable.',
      ],
      source: 'Schuckit, Recognition and Management of Withdrawal Delirium (2014)',
    },
    {
      text: 'Alcohol narrows attention to whatever is nearest, so worries fade if there is something pleasant at hand, and swell if there is not. That is why the same drink comforts one evening and drowns another.',
      source: 'Steele & Josephs, Alcohol Myopia (1990)',
    },
    {
      text: [
        'A drink brings sleep on faster and breaks it up later in the night. People who cut down often sleep worse at first, and better after some weeks.',
        'Drinking knocks you out faster and wrecks the second half of the night. Cut down and sleep often gets worse first, then better after some weeks.',
      ],
      source: 'Ebrahim et al., Alcohol and Sleep I (2013)',
    },
    {
      text: 'Meetings such as Alcoholics Anonymous help at least as many people to stay sober as other treatments do, mostly through company. There are other good ways too; the best one is the one you keep going to.',
      source: 'Kelly, Humphreys & Ferri, Alcoholics Anonymous and Other 12-Step Programs (2020)',
    },
    {
      text: 'Change usually goes round several times: thinking, preparing, doing, slipping, thinking again. Most people who stopped for good had tried before, so the earlier attempts were practice.',
      source: 'Prochaska, Norcross & DiClemente, Changing for Good (1994)',
    },
    {
      text: [
        'After a slip, many people think "now it does not matter any more", and that thought does more harm than the drink. A lapse is a point on the road, and you can step off it at once.',
        'After a slip the "whatever, it is ruined now" thought does more damage than the drink. A lapse is one spot on the road, and you can step off right there.',
      ],
      source: 'Marlatt & Gordon, Relapse Prevention (1985)',
    },
  ],
  exercises: ['urge-surfing', 'values', 'problem-solving', 'self-compassion', 'small-step'],
  never: ['rock bottom', 'just stop', 'willpower', 'weak', 'go cold turkey', 'one drink is fine'],
  situations: [
    {
      id: 'alcohol-evening-glass-became-bottle',
      cues: [
        'drink every night',
        'wine every night',
        'drinking every day',
        'bottle every night',
        'glass of wine every night',
        'one glass becomes bottle',
        'drink every evening',
        'can not relax without drink',
        'pour one when i get home',
        'beer after work every day',
        'unwind with alcohol',
      ],
      says: [
        'I open it while I cook, and by the news it is empty.',
        'It was a Friday thing once, and now there are seven Fridays.',
        'The keys go down and the cap comes off in one movement.',
        'I do not get drunk, I simply never get to bed without it.',
        'My recycling has become embarrassing, I take it out at night.',
      ],
      reflections: [
        [
          'The day has a switch, and it is in the bottle.',
          'Your day has an off switch and it lives in the bottle.',
        ],
        [
          'It came in as a treat, and by and by it took over the evening.',
          'It came in as a treat, and bit by bit it took over the night.',
        ],
        'No one would notice anything, and you notice it each time you carry out the glass.',
      ],
      next: [
        ['feeling', 'What are you putting down in the moment when you pour?'],
        [
          'exception',
          'What happened on the last evening when you did not?',
          'What was different the last night you skipped it?',
        ],
        ['want', 'What would you like that hour of the day to do for you?'],
      ],
      insight: [
        'The hand learns the hour rather than the drink. Something else that is cold, at just that hour and in another room, loosens the habit more than a vow. If it is a lot every day, cut down with a doctor.',
        'Your hand learned the hour more than the drink. Something else cold, at that same hour, in a different room, loosens it better than a big promise. If it is a lot every day, cut down with a doctor.',
      ],
      exercise: 'urge-surfing',
      never: ['alcoholic', 'only wine'],
    },
    {
      id: 'alcohol-hides-bottles',
      cues: [
        'hide bottles',
        'hide my drinking',
        'hidden vodka',
        'drink in secret',
        'chew gum so they',
        'drink in the car',
        'pour it in a flask',
      ],
      says: [
        'There is one behind the flour, one in the gumboots, and one I have forgotten.',
        'I stop at the petrol station, eat mints, then go in to kiss the kids.',
        'My flask says tea on it.',
        'I rinse the glass so nobody can count.',
        'She thinks I have stopped, she was so happy, she told her mother.',
      ],
      reflections: [
        [
          'The drinking takes effort, and the hiding takes more.',
          'The drinking takes effort, and the hiding takes even more.',
        ],
        'There is a map of your house in your head that no one else may see.',
        'Being trusted while you hide it makes it heavier still.',
      ],
      next: [
        [
          'worst',
          'Whose face do you think of, when you picture it being found?',
          'Whose face do you see when you imagine it getting found?',
        ],
        ['feeling', 'How does it feel in the moment after you have hidden it?'],
        ['support', 'Who might hear the truth and stay calm?'],
      ],
      insight:
        'Secrecy is what keeps it company and keeps it growing. One person who knows, even a doctor or a stranger in a meeting, changes it more than a stricter rule made alone.',
      exercise: 'values',
      never: ['liar', 'you must tell', 'caught'],
    },
    {
      id: 'alcohol-lapse-after-sober-time',
      cues: [
        'relapsed last night',
        'relapse drinking',
        'drank after months',
        'started drinking again',
        'relapsed drinking',
        'drank again',
        'broke my sobriety',
        'lost my streak',
        'was sober and then',
        'fell off the wagon',
        'slipped last night',
      ],
      says: [
        'Ninety-one days, and then a wedding and someone put one in my hand.',
        'I have to say day one again in front of everybody.',
        'I only had the one, and then I thought well it is ruined anyway.',
        'My counsellor will be so disappointed.',
        'nimeteleza tena, and I was doing so well',
        'Last night I drank. There, I said it.',
      ],
      reflections: [
        [
          'You said it, and that is already different from hiding it.',
          'You said it out loud, and that is already not hiding.',
        ],
        'All those days happened, and none of them is undone.',
        'A drink is one thing, and the thought that all is lost is another.',
      ],
      next: [
        [
          'when',
          'Going back a few hours before it, where did it really begin?',
          'Rewind a few hours, where did it really start?',
        ],
        ['exception', 'What made the sober stretch possible?'],
        ['next', 'What would make tonight a little easier?'],
      ],
      insight:
        'What a lapse turns into is decided by the day after. Telling someone, eating, sleeping and going on with the plan make it a bad evening instead of a bad year.',
      exercise: 'self-compassion',
      never: ['back to zero', 'start over', 'disappoint', 'failed'],
    },
    {
      id: 'alcohol-morning-shakes',
      cues: [
        'shake in the morning',
        'hands shake until i drink',
        'drink in the morning',
        'need a drink to stop shaking',
        'sweat when i do not drink',
        'kutoa lock',
        'pour it all away',
        'sick if i do not drink',
      ],
      says: [
        'I cannot sign my name before I have had something.',
        'Kutoa lock, that is what we call it, but it is every day now.',
        'I wake at four soaked, and there is one on the bedside so that I can stand up.',
        'When I tried to stop I saw things on the wall.',
        'I will pour it all away and stop drinking from one day to the next.',
        'It does not make me happy any longer, I just become normal.',
      ],
      reflections: [
        [
          'It has stopped being a pleasure, it has become what keeps your hands still.',
          'It is not even fun anymore, it just keeps your hands still.',
        ],
        'Your body has come to lean on it, and it complains when the support goes.',
        [
          'Whenever you stop drinking, the safe way is slow, with medical help.',
          'Whenever you stop drinking, the safe way is slow, with medical help beside you.',
        ],
        'You get up each day into a bargain you did not want to make.',
      ],
      next: [
        [
          'need',
          'Which doctor, clinic or hospital could you get to in the next few days?',
          'Which doctor or clinic could you get to in the next few days?',
        ],
        ['worst', 'Have you had fits, or seen things, when the drink was missing?'],
        ['support', 'Who could go with you and stay the first nights?'],
      ],
      insight:
        'When a body depends on it this much, stopping suddenly can be dangerous. Please do not do it alone: a doctor can bring you down safely. A fit, confusion or seeing things is an emergency, call for help at once.',
      exercise: null,
      never: ['stop today', 'taper yourself', 'stop drinking now', 'hair of the dog'],
    },
    {
      id: 'alcohol-blackouts',
      cues: [
        'blackout drinking',
        'do not remember last night',
        'woke up and no memory',
        'blacked out',
        'friends tell me what i did',
        'lost the night',
        'check my phone what did i do',
      ],
      says: [
        'I go through my sent messages in the morning like a detective.',
        'Apparently I danced on a table and then wept on a policeman.',
        'I found my car in the driveway, parked well. That scared me the most.',
        'There is a bruise on my hip and no story for it.',
        'My friends laugh about it, and I laugh, and I do not know what we are laughing at.',
      ],
      reflections: [
        [
          'You get told about an evening that you were at.',
          'People have to tell you about a night you were at.',
        ],
        'Others remember the evening, and you have a hole in its place.',
        'A car parked well frightened you, and it was right to.',
      ],
      next: [
        ['worst', 'Which thing are you most afraid could happen in one of those holes?'],
        [
          'feeling',
          'What is the first thing you feel when you wake up after one?',
          'What do you feel first when you wake up after one?',
        ],
        ['next', 'What could be arranged in advance so that you get home safely, whatever happens?'],
      ],
      insight:
        'In a blackout the brain stops recording while the body goes on; one can seem quite normal. It comes with fast drinking on little food, and it is a warning worth taking to a doctor.',
      exercise: 'problem-solving',
      never: ['funny', 'we all', 'know your limit'],
    },
    {
      id: 'alcohol-partner-drinks',
      cues: [
        '@partner drinks too much',
        '@partner drunk every',
        'my husband is always drunk',
        'living with a drinker',
        'alcoholic husband',
        'alcoholic wife',
        'he drinks the rent',
      ],
      says: [
        'I know by the way the key misses the lock how the evening will be.',
        'I have poured it down the sink, I have cried, I have left and come back.',
        'On payday I wait outside his work so we get the rent first.',
        'Sober she is the kindest person I know, and I see her about twice a week.',
        'His mother says that I do not cook well enough, and that is why he drinks.',
      ],
      reflections: [
        [
          'You have become an expert in another person’s thirst.',
          'You have become an expert in someone else’s thirst.',
        ],
        'You live with two people in one, and never know which of them is coming.',
        'You have tried a great deal, and it was never yours to cure.',
      ],
      next: [
        ['need', 'Do you feel safe at home when it is at its worst?'],
        [
          'tried',
          'Which of the things you tried helped, even for a day?',
          'Of all you tried, what helped even for a day?',
        ],
        [
          'want',
          'What would you do with your own evenings, if you did not have to watch over {who:your partner}?',
          'What would you do with your own nights, if you did not have to watch over {who:your partner}?',
        ],
      ],
      insight:
        'You did not cause it, and you cannot drink less for someone. What helps, by research, is rewarding sober hours, stepping back from drunk ones, and looking after your own life; family groups teach that.',
      exercise: 'assertive-message',
      never: ['leave him', 'leave her', 'why do you stay', 'enabl'],
    },
    {
      id: 'alcohol-parent-drinks-now',
      cues: [
        'my father still drinks',
        'my mum is drinking again',
        'baba analewa',
        'drunk parent calls me',
        'bail out my dad drinking',
        'my mother is an alcoholic',
        'parent drinks school fees',
      ],
      says: [
        'The bar owner has my number and rings me rather than my mother.',
        'I send money for food and I know where it goes.',
        'Every Sunday call, I listen to the first word to hear if he is drunk.',
        'At my graduation he shouted my name and fell into the flowers.',
        'I am sixteen and I hide her purse on Fridays.',
      ],
      reflections: [
        ['You listen to one hello and know everything.', 'You hear one hello and you already know.'],
        'The roles turned round, and someone forgot to ask you.',
        'You give what you can, and cannot steer where it goes.',
      ],
      next: [
        ['who', 'Who shares this watch with you, if anybody does?'],
        [
          'feeling',
          'What comes up first when the phone shows that name?',
          'What comes up first when that name is on your phone?',
        ],
        ['need', 'What would help you to love {who:your parent} without guarding the door?'],
      ],
      insight:
        'Paying a shop or a school directly, rather than handing over cash, is a boundary and also care. If you are young and it is not safe at home, a teacher, a relative or a child helpline should know.',
      exercise: 'assertive-message',
      never: ['he is sick', 'cut him off', 'your duty'],
    },
    {
      id: 'alcohol-social-pressure',
      cues: [
        'friends pressure me to drink',
        'only one not drinking',
        'boring when sober',
        'they buy me drinks anyway',
        'plan is always alcohol',
        'sherehe every weekend',
        'drink to fit in',
      ],
      says: [
        'If I order a soda they ask if I am pregnant or saved.',
        'The whole friendship happens in one bar in Roysambu.',
        'My clients only sign after the third round.',
        'I hold the same glass all night, and they notice.',
        'Ngl I do not even like the taste, I like not being asked why.',
      ],
      reflections: [
        [
          'You have to give a reason for what you do not drink, and nobody gives one for what they do.',
          'You need a reason not to drink, and nobody needs one to drink.',
        ],
        'It is the people you want, and they come with a bottle.',
        'Without a drink in the hand, you are at once on trial.',
      ],
      next: [
        [
          'who',
          'Which of them would still meet you for breakfast?',
          'Which of them would still meet you for breakfast?',
        ],
        ['thought', 'What do you fear they would find out about you, without it?'],
        ['next', 'Which sentence could you have ready, that closes the subject kindly?'],
      ],
      insight:
        'People question a no that explains itself, and drop one that does not: "not tonight, thanks". Holding a glass of something from the start spares you most of the asking.',
      exercise: 'assertive-message',
      never: ['get better friends', 'peer pressure', 'just say no'],
    },
    {
      id: 'alcohol-drinks-to-sleep',
      cues: [
        'drink to sleep',
        'can not sleep without alcohol',
        'nightcap every night',
        'whisky so i sleep',
        'awake at 3 after drinking',
        'pass out rather than sleep',
      ],
      says: [
        'If I go to bed sober I look at the ceiling until the muezzin.',
        'It knocks me out by eleven and kicks me awake at three.',
        'I call it my sleeping medicine, it is stronger every month.',
        'I do not go to sleep any more, I pass out and come to.',
        'Night shifts ruined me, a few beers at 7 am is my lullaby.',
      ],
      reflections: [
        [
          'It buys you the first half of the night and sells you the second.',
          'It buys you the first half of the night and sells off the second.',
        ],
        'You have not met your own sleep for a long time.',
        'Bed without it has become a ceiling and a clock.',
      ],
      next: [
        ['thought', 'What comes up at night, when nothing has knocked you out?'],
        ['tried', 'How was your sleep before this began?', 'What was your sleep like before this started?'],
        ['body', 'What is it like in your body when you wake in the night?'],
      ],
      insight:
        'Alcohol lends you drowsiness and takes back the deep and dreaming sleep. The first weeks with less are often worse before they are better. If it is a lot each night, ease off with a doctor.',
      exercise: 'sleep-wind-down',
      never: ['take a pill', 'melatonin', 'drink tea instead'],
    },
    {
      id: 'alcohol-drinks-to-be-social',
      cues: [
        'drink for confidence',
        'shy without alcohol',
        'can not talk to people sober',
        'need a drink before party',
        'liquid courage',
        'only funny when drunk',
        'never had sex sober',
      ],
      says: [
        'Sober I count my words, after two I have a personality.',
        'I have two before I leave the house, so that I can ring the bell.',
        'Everyone loves the drunk me, I doubt that they would know the other.',
        'I never kissed anyone without a drink in me.',
        'At church functions with no alcohol I stand near the chairs.',
      ],
      reflections: [
        [
          'You hand the evening over to the drink, and hope they like the one it brings out.',
          'You hand the night over to the drink and hope people like who it brings out.',
        ],
        'The charm is yours, it just has not been let out without an escort.',
        'You have never found out whether they would like the quiet one.',
      ],
      next: [
        ['exception', 'Who enjoys your company with no drink on the table?'],
        [
          'worst',
          'What does the sober you fear will happen in the first ten minutes?',
          'What is sober you scared of in the first ten minutes?',
        ],
        ['want', 'What would you like to be able to do without it, for a start?'],
      ],
      insight:
        'Each good evening with it gets credited to the drink, so the shyness never learns. Arriving early, when there are few people, and having a job to do is how many people practise.',
      exercise: 'small-step',
      never: ['be yourself', 'fake', 'liquid courage'],
    },
    {
      id: 'alcohol-drinks-alone-loneliness',
      cues: [
        'drink alone',
        'drinking by myself',
        'bottle and netflix',
        'drink because lonely',
        'drink in my room',
        'bottle is my friend',
        'drink alone every weekend',
      ],
      says: [
        'Friday, curtains, bottle, and no one knows until Monday.',
        'The man at the wines and spirits is the one I speak to most.',
        'Since the divorce it keeps me company at the table.',
        'I video call people with a mug, they believe that it is coffee.',
        'Out here on the rotation there is nothing to do but this.',
      ],
      reflections: [
        [
          'It sits across from you, never interrupts, and never asks how you are.',
          'It sits across from you, never interrupts, never asks how you are.',
        ],
        'The weekend is long for one chair.',
        'You began it for the company, and it has sent the others away.',
      ],
      next: [
        ['when', 'When did the evenings become yours alone?', 'When did your evenings turn into solo ones?'],
        ['want', 'What would you like to have across the table?'],
        [
          'support',
          'Whom could you let be with you in the hour before the first one?',
          'Who could you let be with you in the hour before the first one?',
        ],
      ],
      insight:
        'Loneliness and drinking feed each other: each makes the other easier. An appointment with a person at just the hour when it usually starts works on both.',
      exercise: 'small-step',
      never: ['get out more', 'join a club', 'sad'],
    },
    {
      id: 'alcohol-grief-or-trauma-drinking',
      cues: [
        'drink since he died',
        'drink since the divorce',
        'drink to forget',
        'started drinking after',
        'drinking to numb',
        'drink because of what happened',
        'nakunywa kusahau',
      ],
      says: [
        'I never used to touch it, it began with the funeral crates.',
        'For three hours I am not the man whose son died.',
        'Nakunywa nisahau, then I remember twice as much.',
        'After the layoffs there was nobody waiting, so I began at noon.',
        'It is either this or the pictures.',
      ],
      reflections: [
        [
          'You do not drink for a good time, you drink for a few hours’ leave.',
          'You are not drinking for fun, you are drinking for a few hours off.',
        ],
        'It puts the thing down for an evening, and in the morning it is heavier.',
        'It began where something ended.',
      ],
      next: [
        ['meaning', 'What does it spare you, in the hours while it works?'],
        [
          'support',
          'With whom have you been able to speak of what came before the drinking?',
          'Who have you talked to about the stuff that came before the drinking?',
        ],
        ['exception', 'What else has ever given you an hour’s leave?'],
      ],
      insight:
        'Alcohol dims the pain and also stops it from changing, so it waits unaltered. Treating both at once, the loss and the drinking, works better than demanding that one goes first.',
      exercise: 'self-compassion',
      never: ['drown', 'he would not want', 'she would not want', 'excuse'],
    },
    {
      id: 'alcohol-can-moderate-question',
      cues: [
        'cut down drinking',
        'drink less',
        'stop drinking completely',
        'can i just cut down',
        'drink less without stopping',
        'drinking in moderation',
        'only on weekends rule',
        'rules about drinking i break',
        'do i have to quit completely',
        'am i an alcoholic',
      ],
      says: [
        'Only beer, only weekends, only after eight, I have had all the rules.',
        'Do I have to stop for ever, or is there something in between?',
        'I have done three online tests and each says see a professional.',
        'Dry January was easy, so how bad can it be? February was not easy.',
        'I do not want to be the person who never drinks, I want to be the person who can.',
      ],
      reflections: [
        [
          'You keep writing rules around it, with an amendment every week.',
          'You keep writing rules for it, with a new edit every week.',
        ],
        'You are looking for the place that it may have in your life, if any.',
        'What to call it matters less to you than what to do about it.',
      ],
      next: [
        ['example', 'Which of your rules has held the longest?', 'Which of your rules lasted the longest?'],
        ['thought', 'What would stopping for good change for you, as you imagine it?'],
        ['want', 'What amount of space should it have in your week, if you could set it?'],
        ['body', 'How does your body take it, when you leave it out for a day?'],
      ],
      insight:
        'Some people manage with less, and for others none is easier than some; a fair trial of several weeks tells you more than any label. If your body protests when you skip it, see a doctor before you try.',
      exercise: 'values',
      never: ['you are an alcoholic', 'you are not an alcoholic', 'safe limit', 'units'],
    },
    {
      id: 'alcohol-urge-right-now',
      cues: [
        'want a drink right now',
        'craving alcohol',
        'about to drink',
        'standing outside the bar',
        'there is a bottle in front of me',
        'urge to drink tonight',
        'hamu ya pombe',
      ],
      says: [
        'I am outside the wines and spirits and my feet want to go in.',
        'It is on the table, not opened yet, and I thought I would write to you first.',
        'Everyone has gone to bed, and now it begins to speak.',
        'All day was good and now it is six o’clock and it is shouting.',
        'Talk to me for ten minutes, otherwise I will buy it.',
      ],
      reflections: [
        ['You came here first, and that counts.', 'You came here first, that counts.'],
        'It is loud now, and loud is not the same as long.',
        'One half of you is reaching for it, and the other half is talking to me.',
      ],
      next: [
        ['body', 'Where in your body is the wanting at this moment?'],
        [
          'next',
          'Could you put a door or a street between you and it, while we talk?',
          'Could you put a door or a street between you and it while we talk?',
        ],
        ['meaning', 'What did you tell yourself this morning about tonight?'],
      ],
      insight:
        'An urge rises, peaks and falls, mostly in less than half an hour. You need not win against it, only outlast it: distance, food, a voice, and the clock do most of the work.',
      exercise: 'urge-surfing',
      never: ['be strong', 'do not drink', 'think of your family'],
    },
    {
      id: 'alcohol-shame-what-i-did-drunk',
      cues: [
        'what i did when drunk',
        'ashamed of last night',
        'shouted at my kids drunk',
        'cheated when drunk',
        'embarrassed myself drunk',
        'hit someone when drunk',
        'said terrible things drunk',
      ],
      says: [
        'My little girl asked this morning why I had cried on the floor.',
        'I told my boss what I think of him, at his own party.',
        'I woke up next to somebody and I am married.',
        'They sent me the video, I watched eight seconds.',
        'I frightened my mother. I do not want to say more.',
      ],
      reflections: [
        [
          'You have to live by daylight with what was done in the dark.',
          'You have to live in daylight with what happened in the dark.',
        ],
        'There are simple questions now that have no simple answer.',
        'The shame wants a drink as well, and that is how it goes round.',
      ],
      next: [
        ['who', 'To whom would you most like to say something?', 'Who do you most wanna say something to?'],
        ['need', 'Does anybody need help now because of what happened?'],
        ['meaning', 'What does it tell you that it weighs on you so much today?'],
      ],
      insight:
        'Shame says "I am bad" and drives one back to the glass; guilt says "I did harm" and can be put to work. A plain apology, without the drink as its excuse, is the first piece of that work.',
      exercise: 'self-compassion',
      never: ['it was the alcohol', 'forget it', 'everyone has done'],
    },
    {
      id: 'alcohol-work-in-danger',
      cues: [
        'went to work drunk',
        'smelled alcohol at work',
        'warning letter drinking',
        'hungover at work',
        'late because of drinking',
        'suspended for drinking',
        'drink at my desk',
      ],
      says: [
        'HR asked if everything is all right at home, and they were standing well back.',
        'I operate a machine and my hands are not mine until ten.',
        'Mondays I have a stomach. Everyone knows about my stomach.',
        'The headmaster said one more time and it goes to the TSC.',
        'I drive for a living and there is something left in me in the mornings.',
      ],
      reflections: [
        ['It has begun to come to work with you.', 'It started clocking in with you.'],
        'The excuses have become known by name.',
        'One more letter, and it would touch the school fees, the rent, the whole house.',
      ],
      next: [
        ['worst', 'What frightens you more, losing the job or being known?'],
        [
          'need',
          'Do you drive or handle anything dangerous in those hours?',
          'Do you drive or work with anything dangerous in those hours?',
        ],
        ['support', 'Does your workplace, union or insurance offer any help with this?'],
      ],
      insight:
        'Employers are often easier on someone who asks for help before the next letter than after it. Many have a programme for it, and a doctor’s note says "unwell" without saying with what.',
      exercise: 'problem-solving',
      never: ['you will be fired', 'hide it', 'mints'],
    },
    {
      id: 'alcohol-drink-driving',
      cues: [
        'drove drunk',
        'alcoblow',
        'drink driving',
        'do not remember driving home',
        'arrested drunk driving',
        'crashed drunk',
        'drove with kids after drinking',
      ],
      says: [
        'I had the children on the back seat, and I had had too much. There.',
        'They caught me at Alcoblow and I spent the night in the cells with my own students.',
        'I knocked down a fence, it might have been a man.',
        'I take the back roads, not because they are shorter.',
        'I lost my licence, and my wife drives me like a package.',
      ],
      reflections: [
        [
          'You keep seeing what it was, and what it could have been.',
          'You keep seeing what it was, and what it could have been.',
        ],
        'That it is behind you does not comfort you.',
        'You tell it straight, and that is the hard way to tell it.',
      ],
      next: [
        [
          'next',
          'Who could hold the keys on the evenings when you drink?',
          'Who could hold the keys on nights when you drink?',
        ],
        ['feeling', 'What goes through you when you sit behind the wheel now?'],
        ['meaning', 'What did that night show you, that you had not wanted to see?'],
      ],
      insight:
        'The one who decides to drive is already the one who has drunk, so the decision has to be made before: keys with someone, a ride arranged. It is a plan for the sober one to make.',
      exercise: 'problem-solving',
      never: ['you could have killed', 'got away', 'lucky'],
    },
    {
      id: 'alcohol-family-culture-of-drinking',
      cues: [
        'everyone in my family drinks',
        'busaa',
        'changaa',
        'muratina',
        'family gatherings alcohol',
        'dowry ceremony drinking',
        'my people drink',
      ],
      says: [
        'At a ruracio you cannot refuse the horn, the old men look at you.',
        'My grandfather brewed, my father sold, and I drink. It is a business.',
        'In our village, after harvest, even the dogs are drunk.',
        'When I say no my uncles ask who has married me.',
        'All my cousins meet by the pool with a crate, and I come for the cousins.',
      ],
      reflections: [
        [
          'To refuse the cup is, in that yard, to refuse the people.',
          'Saying no to the cup feels like saying no to the people.',
        ],
        'It runs through the family like a surname.',
        'You want to sit with your people, without what is in the cup.',
      ],
      next: [
        ['who', 'Who in the family gets by without drinking?', 'Who in the family gets by without drinking?'],
        ['meaning', 'What does sharing the drink say, among your people?'],
        ['want', 'Which part of those gatherings would you like to keep?'],
      ],
      insight:
        'Many customs know a way out: touch it to the lips, pour for the ancestors, hand it on. An older ally who speaks up first makes a no into manners.',
      exercise: 'assertive-message',
      never: ['your culture', 'illegal brew', 'bad influence'],
    },
    {
      id: 'alcohol-dangerous-brew-money-gone',
      cues: [
        'cheap liquor',
        'drinking second generation',
        'drank my salary',
        'all my money goes to alcohol',
        'drink on credit',
        'sold things to drink',
        'borrow to drink',
      ],
      says: [
        'The mpesa comes in at nine and by midnight I am asking for fare.',
        'I sold the jembe, and I am a farmer.',
        'We take the small cheap sachets, two of our group went blind.',
        'My tab at the bar is bigger than my rent.',
        'I told her the money was stolen. It was, by me.',
      ],
      reflections: [
        [
          'It takes the wage before the wage has reached the house.',
          'It takes your pay before your pay even gets home.',
        ],
        'It takes the very thing that you live from, and you know it better than anyone.',
        'Explaining where it went has become work of its own.',
      ],
      next: [
        ['worst', 'Which of the things it took do you think of the most?'],
        [
          'next',
          'Who could receive the money, or a part of it, on the day it arrives?',
          'Who could get the money, or part of it, the day it lands?',
        ],
        ['need', 'Have you or your friends felt ill or seen badly after drinking lately?'],
      ],
      insight:
        'On payday the money decides before you do, so let it go elsewhere first: fees, rent, someone’s hands. Bad sight, a blinding headache or confusion after a brew is an emergency, go to hospital at once.',
      exercise: 'problem-solving',
      never: ['budget', 'methanol', 'irresponsible'],
    },
    {
      id: 'alcohol-pregnant-or-new-mother',
      cues: [
        'drinking while pregnant',
        'pregnant and drink',
        'mummy wine',
        'drink after kids sleep',
        'drank before i knew i was pregnant',
        'breastfeeding and drinking',
        'mother who drinks',
      ],
      says: [
        'I did not know yet, and there were two weddings in that month.',
        'When the last one is asleep, it is me and the bottle, and I deserve it.',
        'They joke about mummy juice at the school gate, I do not laugh.',
        'If the clinic knew, would they take my baby?',
        'I am seven months gone and I cannot stop, and I hate myself.',
      ],
      reflections: [
        [
          'You love the child, and it is that love which makes the shame so loud.',
          'You love that kid, and that is what makes the shame so loud.',
        ],
        'The one part of the day that is yours comes in a glass.',
        'The thing that ought to make help easy to ask for is what makes it hard.',
      ],
      next: [
        [
          'need',
          'Who at a clinic could you tell, with somebody beside you?',
          'Who at a clinic could you tell, with someone next to you?',
        ],
        ['feeling', 'What does the drink stand in for?'],
        ['support', 'Who could give you an hour of rest, earlier in the day?'],
      ],
      insight:
        'Midwives hear this often, and a mother who asks is usually helped, not punished. Less is better for the child at any stage; if you drink daily, let a doctor guide it, since stopping suddenly has risks too.',
      exercise: 'self-compassion',
      never: ['harm your baby', 'good mother', 'how could you', 'stop immediately'],
    },
    {
      id: 'alcohol-young-campus',
      cues: [
        'campus drinking',
        'drink every thursday campus',
        'missed exams hungover',
        'keg and',
        'freshers drunk',
        'drinking since high school',
        'helb on alcohol',
      ],
      says: [
        'HELB comes, and for two weeks we are kings.',
        'I missed a CAT because I was asleep in someone’s bath.',
        'Everybody my age drinks like this, so when does it become a thing?',
        'I started in form three behind the dorms and never really stopped.',
        'If I do not go on Thursday, I do not exist on Friday.',
      ],
      reflections: [
        [
          'All of them do it, so there is no one to compare with but yourself.',
          'They are all at it, so the only one to compare with is you.',
        ],
        'It is where the friendships are made, and also where the marks go.',
        'You are asking, while most around you are not.',
      ],
      next: [
        ['thought', 'What made you begin to wonder about it?', 'What made you start wondering about it?'],
        ['want', 'Which parts of those nights would you keep?'],
        ['exception', 'Which friend would you still laugh with, in daylight?'],
      ],
      insight:
        'Most students believe that others drink more than they really do, and drink up to that belief. Quite a few at those parties are waiting for one person to order water.',
      exercise: 'values',
      never: ['just a phase', 'you are young', 'everyone does'],
    },
    {
      id: 'alcohol-older-retired',
      cues: [
        'drinking since i retired',
        'drink more now that i am old',
        'pension goes to drink',
        'nothing to do so i drink',
        'lost wife and drink',
        'club with other retirees every day',
        'kids left and drink',
      ],
      says: [
        'The club opens at eleven and so do I.',
        'For forty years I had a driver and a diary, now I have a stool.',
        'My daughter sniffs me when she hugs me.',
        'It does not agree with the pressure tablets, they say, but what else is there?',
        'Since she died the house is too big to be sober in.',
      ],
      reflections: [
        ['The diary emptied, and it filled up with this.', 'The calendar emptied out, and this filled it.'],
        'There is one thing that expects you every day, and hardly anything else does.',
        'Those who love you also keep an eye on you, and you feel it.',
      ],
      next: [
        ['meaning', 'What made you needed, in the years before?'],
        [
          'when',
          'Which stretch of the day would be longest without it?',
          'Which part of the day would drag the most without it?',
        ],
        ['support', 'Has a doctor ever looked at it together with anything else you take?'],
      ],
      insight:
        'An older body handles alcohol less well and it mixes badly with many tablets, so ask a doctor or a pharmacist about yours. Drinking that began late also tends to respond well to help.',
      exercise: 'values',
      never: ['too old', 'at your age', 'old habits'],
    },
    {
      id: 'alcohol-church-and-double-life',
      cues: [
        'christian who drinks',
        'church elder drinks',
        'saved but drinking',
        'pray and still drink',
        'muslim and drink',
        'sin drinking',
        'fellowship and bar',
      ],
      says: [
        'I sing tenor on Sunday with Saturday still in my throat.',
        'I have been prayed for so many times that I stopped going to the front.',
        'As a Muslim I cannot even ask at the clinic, my cousin works there.',
        'I promised God on my knees, and Him I cannot look in the face either.',
        'They gave me the testimony slot, and I had a drink to manage it.',
      ],
      reflections: [
        [
          'You belong to two houses, and you hide each one from the other.',
          'You live in two worlds and hide each from the other.',
        ],
        'A promise made on your knees is heavy when it breaks.',
        'You are prayed for, and hardly anybody asks what the evenings are like.',
      ],
      next: [
        ['who', 'Who of faith could hear it without making it a spectacle?'],
        [
          'meaning',
          'What does your faith say about those who fall and get up?',
          'What does your faith say about people who fall and get back up?',
        ],
        ['need', 'Besides prayer, what kind of help would you accept?'],
      ],
      insight:
        'Prayer and a clinic do not compete; many who got well used both, a day at a time. A place where no one knows your cousins, online or one town further, may be easier as a beginning.',
      exercise: 'values',
      never: ['pray harder', 'a sin', 'demon', 'god will take'],
    },
    {
      id: 'alcohol-newly-sober-life-empty',
      cues: [
        'sober and bored',
        'sober but empty',
        'do not know what to do sober',
        'newly sober lonely',
        'lost friends when i stopped drinking',
        'everything is grey since i quit',
        'weekends long sober',
      ],
      says: [
        'I have stopped, and nobody told me how long a Saturday is.',
        'My phone went quiet in the week when I went dry.',
        'Everything is too loud, and I feel it all, with no curtain.',
        'They say you will feel amazing, I feel like wet cardboard.',
        'What do people do? Genuinely, what do they do after nine?',
      ],
      reflections: [
        [
          'You gave up the thing that filled the evening, and the evening did not shrink.',
          'You gave up the thing that filled the night, and the night did not shrink.',
        ],
        'It took the curtain along, and now all the light comes in at once.',
        'Your friends turned out to be a place, and you do not go there now.',
      ],
      next: [
        ['when', 'Which hours are the longest?'],
        [
          'exception',
          'When were you last absorbed in something, even for a few minutes?',
          'When did you last get lost in something, even for a few minutes?',
        ],
        ['want', 'Before drinking, what did you use to do with your evenings?'],
      ],
      insight:
        'After stopping, pleasure is muted for a while, it comes back over weeks and months. Till then a plan does what desire cannot: one fixed thing on each of the long evenings.',
      exercise: 'small-step',
      never: ['you should be proud', 'one day at a time', 'find a hobby'],
    },
    {
      id: 'alcohol-not-a-problem-others-say',
      cues: [
        'they say i drink too much',
        'wife says i have a drinking problem',
        'do not think i have a problem',
        'can stop anytime',
        'people exaggerate my drinking',
        'forced to talk about my drinking',
        'i only drink beer',
      ],
      says: [
        'My wife counts, I do not, that is the whole problem.',
        'I pay my bills, I get up at six, tell me where the issue is.',
        'My kids wrote me a letter, it was a bit dramatic.',
        'I could leave it if I wanted. I do not want to.',
        'Everyone around me drinks more than me, ask them.',
      ],
      reflections: [
        [
          'You are here with somebody else’s worry in your pocket.',
          "You are here with someone else's worry in your pocket.",
        ],
        'You hold your days together, and you would like that to be seen first.',
        'Others have made up their minds about it, and you have not been asked.',
      ],
      next: [
        [
          'thought',
          'Leaving aside what others say, is there anything about it that you wonder about yourself?',
          'Forget what others say, is there anything about it you wonder about yourself?',
        ],
        ['want', 'What does it give you that you would not like to lose?'],
        ['worst', 'What would have to happen, for you to say, now it is too much?'],
      ],
      insight:
        'It is your life, and no one can decide it for you. A few weeks without, as an experiment, tell a person more than any argument; if you drink a lot daily, check with a doctor first.',
      exercise: 'values',
      never: ['denial', 'you do have a problem', 'she is right', 'admit'],
    },
    {
      id: 'alcohol-mixing-with-dark-thoughts',
      cues: [
        'drink and feel like dying',
        'when drunk i want to die',
        'cry when drunk every time',
        'darker when i drink',
        'drink and call my ex crying',
        'hangover hopeless',
        'drunk and dangerous thoughts',
      ],
      says: [
        'Sober I am tired, drunk I scare myself.',
        'The morning after, I lie there and it seems that everyone would manage without me.',
        'After the fourth I start writing messages to people I should not.',
        'I drink to feel less, and then I feel everything with no brakes.',
        'On Sundays there is a kind of dread, I cannot explain it.',
      ],
      reflections: [
        [
          'It lifts you for an hour, and then it takes you lower than you were.',
          'It lifts you for an hour, then drops you lower than before.',
        ],
        'With it the brakes go, and the darkest part has the wheel.',
        'You are afraid of something in yourself, and it is right to say so.',
      ],
      next: [
        [
          'need',
          'Do thoughts of not wanting to live come to you, at such times?',
          'Do thoughts of not wanting to live come up, when it gets like that?',
        ],
        ['support', 'Who could be with you, or take your call, on such an evening?'],
        ['next', 'What could be put out of reach before the next evening like that?'],
      ],
      insight:
        'Alcohol deepens low mood and takes away caution, so dark thoughts weigh more with it. If they come, do not be alone: call someone or a crisis line. Help is one tap away on the crisis page.',
      exercise: null,
      never: ['only the alcohol', 'sober up', 'you do not mean'],
    },
  ],
};
