// addiction › substances: using, wanting out, loving someone who uses. No names of amounts, no methods, no sudden stopping.
import type { TopicContent } from './content-schema.ts';

export const addictionSubstances: TopicContent = {
  category: 'addiction',
  topic: 'substances',
  openers: [
    [
      'How has this week been with it, without making it prettier or worse?',
      'How was this week with it, no sugar-coating, no drama?',
    ],
    'What does it do for you that nothing else has managed?',
    [
      'Where are you with it right now: using, stopping, slipping, or wondering?',
      'Where are you with it rn: using, stopping, slipping, or wondering?',
    ],
    'Is it about you, or about someone you are afraid for?',
    [
      'What was going on the last time you reached for it?',
      'What was going on the last time you reached for it?',
    ],
    'Are you safe and well at this moment?',
    [
      'What would you like a day to be like, some way down the road?',
      'What do you want a day to look like, down the road?',
    ],
  ],
  explore: [
    ['want', 'What does the part of you that wants to go on say, if it may speak first?'],
    ['worst', 'What has it taken that you want to have back?', 'What has it taken that you want back?'],
    [
      'when',
      'Which hour, place or person brings the pull?',
      'Which hour, place or person sets off the pull?',
    ],
    ['body', 'What is your body telling you about it these days?'],
    ['exception', 'On which day in the last month was it easier to leave it, and why that one?'],
    [
      'thought',
      'What is the sentence that gives you permission?',
      'What is the line in your head that gives you permission?',
    ],
    ['support', 'Who knows the whole of it, and who a part?'],
    ['meaning', 'Who were you before it, and what of that person is still about?'],
    ['tried', 'What has helped before, even if it did not last?'],
    ['feeling', 'What feeling comes up when it wears off?'],
    [
      'need',
      'What would have to be safer, even if nothing else changed this week?',
      'What would have to be safer, even if nothing else changes this week?',
    ],
    ['who', 'Who would you be letting down, and who would you be letting in?'],
    ['next', 'What is one thing a bit further from it that you could do before tonight?'],
  ],
  notes: [
    {
      text: [
        'Over time, wanting a drug and liking it come apart: the wanting grows while the pleasure shrinks. So the pull can be huge for something you no longer even enjoy.',
        'Over time wanting it and liking it split up: the want gets bigger, the fun gets smaller. So the pull is huge even when you do not enjoy it anymore.',
      ],
      source: 'Robinson & Berridge, The neural basis of drug craving (1993)',
    },
    {
      text: 'People often settle on what quiets their particular pain: one soothes, another wakes, a third shuts out. Knowing what it was treating tells you what needs another treatment.',
      source: 'Khantzian, The self-medication hypothesis of addictive disorders (1985)',
    },
    {
      text: [
        'Slips in addiction are about as common as in asthma or blood pressure, where no one calls it failing. It is a condition one goes on looking after.',
        'Slips in addiction are about as common as in asthma or blood pressure, and nobody calls that failing. You just keep looking after it.',
      ],
      source: 'McLellan et al., Drug Dependence, a Chronic Medical Illness (2000)',
    },
    {
      text: 'After a break the body has lost its tolerance, and what it used to bear can now be deadly. Many overdoses happen in the first weeks after detox or prison, so that is a time not to be alone.',
      source:
        'Strang et al., Loss of tolerance and overdose mortality after inpatient opiate detoxification (2003)',
    },
    {
      text: 'Most soldiers who had become dependent on heroin in Vietnam stopped when they came home. Places, people and purpose matter as much as the substance, and these can be changed.',
      source: 'Robins, Vietnam veterans’ rapid recovery from heroin addiction (1993)',
    },
    {
      text: 'Watching a craving with curiosity, where it sits, how it moves, instead of wrestling with it, helped smokers to smoke less in the week after. It is called surfing the urge.',
      source: 'Bowen & Marlatt, Surfing the Urge (2009)',
    },
  ],
  exercises: ['urge-surfing', 'values', 'problem-solving', 'self-compassion', 'grounding'],
  never: ['junkie', 'clean again', 'just stop', 'willpower', 'rock bottom', 'cold turkey', 'safe dose'],
  situations: [
    {
      id: 'substances-daily-weed',
      cues: [
        'smoking weed',
        'quit weed',
        'stop smoking weed',
        'weed problem',
        'smoke weed every day',
        'weed every day',
        'bhang every day',
        'high all day',
        'can not eat or sleep without weed',
        'ndom',
        'wake and bake',
        'joint before bed',
      ],
      says: [
        'I have not been un-high after six pm since about 2021.',
        'It is only weed, everyone says, but I get nasty when it runs out.',
        'Without a joint no food goes down, and no sleep comes.',
        'I used to smoke with friends, now I smoke so that I need no friends.',
        'My plans are great at night and gone by morning, fr.',
        'Nikikosa ndom nakuwa mtu mkali sana kwa nyumba.',
      ],
      reflections: [
        [
          'It takes the edge off the day, and over time off everything else as well.',
          'It takes the edge off the day, and slowly off everything else too.',
        ],
        'Everybody says it is only that, and you know what happens when it runs out.',
        'Evenings have gone soft, and the plans are somewhere in the smoke.',
      ],
      next: [
        ['want', 'What does the first smoke of the day give you?'],
        [
          'exception',
          'What was the last evening without it like, hour by hour?',
          'What was your last night without it like, hour by hour?',
        ],
        ['meaning', 'Which of those night-time plans do you still care about by day?'],
      ],
      insight:
        'Stopping after long daily use can bring bad sleep, sweating, low appetite and a short temper for some days or weeks. It passes; knowing that it has an end is what gets many people through it.',
      exercise: 'urge-surfing',
      never: ['only weed', 'gateway', 'harmless', 'lazy'],
    },
    {
      id: 'substances-miraa-khat',
      cues: ['chewing miraa', 'miraa every', 'khat', 'muguka', 'chew all night', 'muguka session', 'mogoka'],
      says: [
        'We start after the one o’clock prayer and I get home when the goats get up.',
        'My salary goes in bundles, and my teeth with it.',
        'On muguka I can drive to Mandera and back, then I cannot speak to my wife for two days.',
        'In the session I am a minister, afterwards I am nothing.',
        'All the men at the base chew, who would I sit with?',
      ],
      reflections: [
        [
          'The talk is golden while it lasts, and the morning after gets the bill.',
          'The talk is gold while it lasts, and the next morning gets the bill.',
        ],
        'It lends you a night, and takes back two days.',
        'It is a bundle of leaves, and also a circle of men who expect you.',
      ],
      next: [
        ['who', 'Who at home pays for those nights, in hours and in money?'],
        [
          'body',
          'What is the day after like: sleep, teeth, stomach, mood?',
          'What is the day after like: sleep, teeth, stomach, mood?',
        ],
        ['want', 'Which part of the session would you miss most, the leaves or the men?'],
      ],
      insight:
        'Where chewing is company, one has to replace the company. Sitting with them over tea for the first hour and leaving before the second bundle is something that men have managed.',
      exercise: 'values',
      never: ['your culture', 'only leaves', 'ban'],
    },
    {
      id: 'substances-pain-pills-after-injury',
      cues: [
        'addicted to painkillers',
        'tramadol',
        'codeine',
        'pain tablets can not stop',
        'prescription ran out',
        'tell the doctor it still hurts',
        'pills after surgery kept',
      ],
      says: [
        'The back healed, and I kept on going to the chemist.',
        'I have one pharmacy in Ngara, one in Thika, and they do not know about each other.',
        'I say that it hurts, and by now I do not know if it is true.',
        'It was on a prescription, so I never thought of it as that.',
        'When I skip it I get flu and my legs will not lie still.',
      ],
      reflections: [
        [
          'It began with a doctor’s signature, and no one told you when it should end.',
          'It started with a doctor’s signature and nobody told you when to end it.',
        ],
        'You cannot tell any longer where the pain stops and the wanting begins.',
        'You keep two chemists apart, like two households.',
      ],
      next: [
        [
          'when',
          'When did it turn from against the pain into against the day?',
          'When did it go from for the pain to for the day?',
        ],
        ['support', 'Which doctor could hear the whole story, without a performance?'],
        ['worst', 'What happens when you miss one?'],
      ],
      insight:
        'A body can come to depend on these even when taken just as prescribed; that is chemistry. Coming down slowly with a doctor is far easier than stopping, and there are medicines that help.',
      exercise: 'problem-solving',
      never: ['flush', 'throw them', 'drug seeker', 'stop taking'],
    },
    {
      id: 'substances-sleeping-and-calming-pills',
      cues: [
        'depend sleeping pills',
        'hooked sleeping pills',
        'sleeping pills every night',
        'can not sleep without pills',
        'xanax',
        'valium',
        'diazepam',
        'benzos',
        'calming tablets dependent',
        'zolpidem',
      ],
      says: [
        'They were meant for two weeks, and that was under another president.',
        'I count how many are left before I say yes to a trip.',
        'A half used to do it, I will not tell you what I am at now.',
        'I forgot them at home once, and I thought that I would go out of my skin.',
        'My mother gave me hers after the burial, and I kept asking.',
      ],
      reflections: [
        [
          'It was a bridge for two weeks, and you have been living on the bridge.',
          'It was a two-week bridge, and you have been living on the bridge.',
        ],
        'You plan journeys around a strip of tablets.',
        'Asking for them has become a conversation you dread and rehearse.',
      ],
      next: [
        ['thought', 'What do you think would happen on the first night with fewer?'],
        [
          'support',
          'Who prescribes them, and what do they know?',
          'Who prescribes them, and how much do they know?',
        ],
        ['meaning', 'What was going on in your life when they began?'],
      ],
      insight:
        'Please do not leave these off by yourself: stopping suddenly can bring fits. With a doctor they are brought down in small steps over weeks or months, and people who doubted it have managed.',
      exercise: 'sleep-wind-down',
      never: ['stop taking', 'cut them in half', 'herbal', 'skip'],
    },
    {
      id: 'substances-cocaine-party',
      cues: [
        'coke every weekend',
        'cocaine',
        'sniffing at parties',
        'line before',
        'only when drinking i use',
        'party drugs',
        'mdma comedown',
        'molly every',
      ],
      says: [
        'It is always the third drink that rings the man.',
        'Saturday I love everyone, on Tuesday I want to lie down in the road.',
        'In my industry it is passed round like mints.',
        'I have a savings account, and it has a nose.',
        'I keep saying this is the last, on the way to the toilet.',
      ],
      reflections: [
        [
          'You borrow Saturday’s happiness from Tuesday, and Tuesday wants interest.',
          'You borrow Saturday’s fun from Tuesday, and Tuesday charges interest.',
        ],
        'The decision is made by the third drink, and you only hear of it.',
        'Each time it is the last one, and you nearly believe it.',
      ],
      next: [
        [
          'when',
          'At which point of the evening could it still have gone the other way?',
          'At what point in the night could it still go the other way?',
        ],
        ['worst', 'How low do the days after go, and have they ever frightened you?'],
        ['want', 'What would a very good night need, if that were not on the table?'],
      ],
      insight:
        'For many the drink opens the door, so the plan has to begin before it: with whom, where, and home by when. Chest pain, great heat or confusion after using means emergency help at once.',
      exercise: 'problem-solving',
      never: ['in moderation', 'test it', 'everyone does'],
    },
    {
      id: 'substances-heroin-opioid-dependence',
      cues: [
        'heroin',
        'brown sugar',
        'natumia unga',
        'injecting drugs',
        'methadone',
        'arosto',
        'on smack',
        'fentanyl',
      ],
      says: [
        'I am on the methadone in Mombasa, I go each morning, and they call me a mteja still.',
        'Arosto is worse than any beating I have had.',
        'My mother locks the television in her room.',
        'Three friends this year. I stopped going to the burials.',
        'I do not even get high, I get straight.',
      ],
      reflections: [
        [
          'You go after it in order to stand up, and the world thinks it is for fun.',
          'You go after it just to stand up, and people think it is for fun.',
        ],
        'You have lost friends to it, and you know each road that leads there.',
        'Going each morning for help takes more discipline than most people have.',
      ],
      next: [
        ['need', 'Are you safe today, and is there somebody near you when you use?'],
        [
          'tried',
          'What has treatment been like for you, the good of it and the bad?',
          'What has treatment been like, good and bad?',
        ],
        ['support', 'Who treats you as someone with a name?'],
      ],
      insight:
        'Medicines such as methadone save lives and are not one drug for another. After any break the body can no longer bear what it did, so that is the most dangerous time. Bad breathing needs an ambulance at once.',
      exercise: 'self-compassion',
      never: ['junkie', 'needle', 'dirty', 'choose'],
    },
    {
      id: 'substances-study-and-work-stimulants',
      cues: [
        'adderall',
        'ritalin',
        'pills to study',
        'modafinil',
        'stay awake pills',
        'take something to work all night',
        'energy pills for driving',
      ],
      says: [
        'It started in finals week, and now I cannot open an email without one.',
        'Long-distance drivers all take something, how else do you do Mombasa in a night?',
        'My roommate has the prescription, I have the marks.',
        'On it I am the person they hired.',
        'My heart knocks at four in the morning, and I am rearranging folders.',
      ],
      reflections: [
        [
          'There is a you with it who delivers, and a you without it who is afraid.',
          'There is a you on it who delivers, and a you off it who is scared.',
        ],
        'It was for one week, and the week has never finished.',
        'Your heart is knocking, and it may be asking for something.',
      ],
      next: [
        ['meaning', 'What would be seen if you worked at your natural pace?'],
        [
          'body',
          'How are your sleep, heart and appetite these days?',
          'How are your sleep, heart and appetite these days?',
        ],
        ['worst', 'Which deadline are you most afraid to meet without it?'],
      ],
      insight:
        'Tiredness put off is not tiredness gone, and judgement goes before one notices. If you always had to struggle to hold your attention, that is a question for a doctor, with help that is made to measure.',
      exercise: 'problem-solving',
      never: ['you have adhd', 'study better', 'cheating'],
    },
    {
      id: 'substances-nicotine-vape-shisha',
      cues: [
        'stop smoking cigarettes',
        'quit vaping',
        'vaping again',
        'can not stop vaping',
        'vape all day',
        'quit smoking',
        'cigarettes a day',
        'shisha every weekend',
        'smoking again',
        'velo pouches',
        'sigara',
      ],
      says: [
        'It is under my pillow, I take a pull before I open my eyes.',
        'Two years without, and one cigarette at a wake brought it all back.',
        'I tell my daughter it is a pen.',
        'I smoke on the balcony in the rain, like a dog someone put out.',
        'Quitting made me fat and horrible, so I started again for everyone’s sake.',
      ],
      reflections: [
        [
          'Your first breath of the day is not quite yours.',
          'Your first breath of the day is not really yours.',
        ],
        'Two years stand, and one evening is trying to cancel them.',
        'You stand in the rain for it, and you see yourself standing there.',
      ],
      next: [
        ['when', 'Which one of the day would be the hardest to do without?'],
        [
          'tried',
          'What got you through those first days, the last time you stopped?',
          'What got you through the first days last time you stopped?',
        ],
        ['meaning', 'Whom would you like to breathe more easily beside?'],
      ],
      insight:
        'Most people who stopped for good needed several tries, and those who used a product or a medicine and some support had better odds. A craving lasts a few minutes; the hands need something to do in them.',
      exercise: 'urge-surfing',
      never: ['bad for you', 'cancer', 'just a cigarette', 'stinks'],
    },
    {
      id: 'substances-craving-right-now',
      cues: [
        'craving right now',
        'about to use',
        'dealer is coming',
        'have it in my hand',
        'want to use so bad',
        'on my way to buy',
        'talk me out of using',
      ],
      says: [
        'He is five minutes away and I have the cash in my sock.',
        'I am walking in circles round the block where they sell.',
        'I have deleted his number, but I know it by heart.',
        'Somebody say something, my whole body is pulling.',
        'It has been forty days and today it is screaming.',
      ],
      reflections: [
        [
          'You are in the middle of it, and you stopped to speak.',
          'You are in the middle of it and you stopped to talk.',
        ],
        'Your whole body is leaning one way, and one thumb came here.',
        'It screams as if it would never end, and it has always ended so far.',
      ],
      next: [
        [
          'next',
          'Which direction could you walk in, away from there, while you write to me?',
          'Which way could you walk, away from there, while you text me?',
        ],
        ['body', 'Where is the pull the strongest: chest, stomach, mouth, hands?'],
        ['support', 'Who could you ring and keep on the line for the next quarter of an hour?'],
      ],
      insight:
        'A craving climbs, peaks and goes down, mostly inside half an hour, if nothing feeds it. Distance, a voice, something to eat and a stretch of clock: you need only these, not victory.',
      exercise: 'urge-surfing',
      never: ['do not do it', 'be strong', 'you will regret', 'just once'],
    },
    {
      id: 'substances-slipped-after-break',
      cues: [
        'relapsed using',
        'started using again',
        'went back to using',
        'used again',
        'relapsed drugs',
        'slipped after months',
        'after rehab i used',
        'lost my clean time',
        'one time after six months',
        'nimerudi kwa',
      ],
      says: [
        'Six months of meetings, and on Thursday I knew exactly where to find it.',
        'My family paid for the rehab with the cow, and I lasted eleven days.',
        'I told my sponsor I had flu.',
        'I thought I could do it once, as a guest.',
        'The keychain is in my pocket still, and I feel like a thief.',
      ],
      reflections: [
        [
          'You went back as a guest, and it remembered your name.',
          'You went back as a guest and it still knew your name.',
        ],
        'All of those months are in you, though the number on the keychain has changed.',
        'It is hard to say at home, and here you said it.',
      ],
      next: [
        ['need', 'How is your body now, and is somebody with you?'],
        [
          'when',
          'Some days before Thursday, what had begun to give?',
          'A few days before, what had started slipping?',
        ],
        ['support', 'Who would rather know than be spared?'],
      ],
      insight:
        'Please be careful now: after a break the body can bear far less than it used to, and that is when people die. Tell somebody today; a slip told early is mostly a short one.',
      exercise: 'self-compassion',
      never: ['back to zero', 'wasted', 'the cow', 'start over'],
    },
    {
      id: 'substances-brother-or-son-uses',
      cues: [
        'son using drugs',
        'brother using drugs',
        'son drugs',
        'daughter drugs',
        'brother drugs',
        'my son is using drugs',
        'my brother is an addict',
        'my daughter smokes',
        'my child on drugs',
        'family member uses',
        'sister on drugs',
        'he steals to buy',
      ],
      says: [
        'I found foil in his school shorts and I sat on his bed for an hour.',
        'My brother sold the gas cylinder while Mum was cooking.',
        'We have taken him to the pastor, to the police, to the village.',
        'I sleep with my handbag tied to me, from my own child.',
        'I am afraid of the phone, and afraid when it does not ring.',
      ],
      reflections: [
        [
          'You love him, and you tie your handbag to your arm.',
          'You love them, and you sleep with your bag tied on.',
        ],
        'Every knock and each silence may be the news.',
        'You have tried a pastor, a cell and a village, and you are still trying.',
      ],
      next: [
        ['need', 'Is anyone in danger at home at this moment?'],
        [
          'exception',
          'On which days can you still reach {who:them}?',
          'On which days can you still get through to {who:them}?',
        ],
        ['support', 'Who looks after you in all this?'],
      ],
      insight:
        'You did not cause it and cannot cure it, and you are not powerless. Families who learn to reward good hours, to step back calmly from bad ones and to offer treatment at a clear moment bring many people in.',
      exercise: 'assertive-message',
      never: ['throw him out', 'tough love', 'your parenting', 'enabl'],
    },
    {
      id: 'substances-partner-uses',
      cues: [
        '@partner uses drugs',
        '@partner on drugs',
        'my boyfriend smokes all day',
        'my husband uses cocaine',
        'found drugs in his pocket',
        'she promised she stopped using',
        'partner high all the time',
      ],
      says: [
        'I found it in the baby bag.',
        'He swears it is over, and his jaw tells me otherwise.',
        'We have two salaries and no food on the twentieth.',
        'I check her pupils when I kiss her hello.',
        'I am not his mother, and I do his laundry and his lies.',
      ],
      reflections: [
        ['You kiss and you examine, both in one movement.', 'You kiss and you check, all in one move.'],
        'There is a third one in the marriage, and it eats first.',
        'You have become the keeper of his secret, and nobody keeps yours.',
      ],
      next: [
        [
          'need',
          'Do you and the children have what you need to be safe this week?',
          'Do you and the kids have what you need to be safe this week?',
        ],
        ['thought', 'What do you tell others, and what do you tell yourself?'],
        ['want', 'What would you need to see, over three months, in order to trust again?'],
      ],
      insight:
        'Promises tell you what someone wishes, and patterns tell you what is. You may set the line at what you will do, "I will not lend, lie or drive you", without having to control what they do.',
      exercise: 'assertive-message',
      never: ['leave him', 'leave her', 'love him more', 'save him'],
    },
    {
      id: 'substances-street-glue-homeless',
      cues: [
        'glue bottle',
        'sniff glue',
        'street since',
        'chokora',
        'use to not feel cold',
        'use because hungry',
        'jet fuel',
      ],
      says: [
        'The bottle is warmer than a blanket, you would not understand.',
        'I was nine when I came to town, it was the first thing someone gave me.',
        'When you are hungry it talks you out of it.',
        'I have a room now, and I wake with my hand at my mouth.',
        'People cross the street, they see the bottle and nobody behind it.',
      ],
      reflections: [
        [
          'It was blanket, supper and company, in one bottle.',
          'It was blanket, dinner and company in one bottle.',
        ],
        'They look at the bottle and do not look up to your face.',
        'You have a room now, and a hand that still remembers the street.',
      ],
      next: [
        ['need', 'Where will you sleep tonight, and have you eaten?'],
        [
          'who',
          'Who on the street or off it has been good to you?',
          'Who has been good to you, on the street or off it?',
        ],
        ['want', 'What would you want first, if warmth and food were there?'],
      ],
      insight:
        'Where it replaces food, warmth and family, these have to come with the stopping. Drop-in centres know that and start with a meal; one worker who knows your name is a beginning.',
      exercise: 'problem-solving',
      never: ['chokora', 'how could you', 'get a job', 'brain damage'],
    },
    {
      id: 'substances-shame-and-secrecy-professional',
      cues: [
        'nobody at work knows i use',
        'functional addict',
        'respectable but use',
        'nurse taking pills',
        'doctor addicted',
        'lawyer cocaine',
        'high at work and nobody',
      ],
      says: [
        'I am the one who teaches the others about it, that is the joke.',
        'My suit is pressed, my children are at a good school, and I have a drawer.',
        'On the ward I sign for things and my own hand frightens me.',
        'If it comes out, I lose the licence and the house on one day.',
        'No one looks for it in somebody like me.',
      ],
      reflections: [
        ['The better the suit fits, the less anyone asks.', 'The sharper the suit, the less anyone asks.'],
        'You know all the leaflets, you might have written them.',
        'There is a drawer, and your whole life is stacked on top of it.',
      ],
      next: [
        ['worst', 'Of all that could come out, what is it you dread most?'],
        [
          'need',
          'Could anyone else come to harm while things are as they are?',
          'Could anyone else get hurt while things stay like this?',
        ],
        ['support', 'Which confidential help exists in your profession?'],
      ],
      insight:
        'Many professions have confidential programmes, and those who come by themselves usually keep their licence, more than those who are found. Doctors and pilots in such programmes do remarkably well.',
      exercise: 'values',
      never: ['hypocrite', 'you of all', 'report yourself'],
    },
    {
      id: 'substances-chemsex',
      cues: [
        'chemsex',
        'high and horny',
        'sex only high',
        'party and play',
        'meth and hookups',
        'apps and drugs weekend',
        'poppers and',
      ],
      says: [
        'It begins on Friday on the app, and I find my shoes on Monday.',
        'Sober, I cannot let anyone touch me.',
        'I woke up there and was not sure to what I had agreed.',
        'High, I am beautiful, and no one from my church is in the room.',
        'The clinic knows me by name. I say busy social life.',
      ],
      reflections: [
        [
          'In that room you are wanted, and without it you hardly dare to be seen.',
          'In that room you are wanted, and outside it you barely dare to be seen.',
        ],
        'It takes the shame away for a weekend, and on Monday it returns it.',
        'Some of what happened there you are not sure you chose.',
      ],
      next: [
        ['meaning', 'What does it let you be, that is not allowed elsewhere?'],
        [
          'need',
          'Have you been safe in those rooms, in every sense?',
          'Have you been safe in those rooms, in every way?',
        ],
        ['exception', 'When were you close to someone without it?'],
      ],
      insight:
        'For many it is about belonging and shame more than pleasure, so the help that works talks about both. Being high is not consent. Clinics friendly to your community exist, and they have heard it all.',
      exercise: 'values',
      never: ['promiscuous', 'risky lifestyle', 'gay scene', 'dirty'],
    },
    {
      id: 'substances-overdose-scare',
      cues: [
        'overdosed',
        'woke up in hospital drugs',
        'friend overdosed',
        'stopped breathing drugs',
        'nearly died using',
        'took too much and',
        'heart stopped drugs',
      ],
      says: [
        'My flatmate slapped me awake, and there were men with a stretcher.',
        'He went blue next to me, and I was holding his phone.',
        'I told them that it was an accident. Mostly it was.',
        'Since that night I use with the door open.',
        'We ran, and left her there, and she lived, no thanks to us.',
      ],
      reflections: [
        [
          'You came near an edge, and you have seen since what is over it.',
          'You got close to the edge and saw what is past it.',
        ],
        'That minute has not let go of you.',
        'I take it seriously that you say it at all.',
      ],
      next: [
        ['need', 'Was there a part of you that did not want to wake up?'],
        [
          'body',
          'How are you in your body today, and have you seen a doctor since?',
          'How is your body today, and have you seen a doctor since?',
        ],
        ['support', 'Who is with you on the evenings when the risk is greatest?'],
      ],
      insight:
        'Someone who cannot be woken, breathes badly or turns blue needs an ambulance, on their side, and company until it comes. After a scare is also a moment when help is offered most readily; take it.',
      exercise: null,
      never: ['lucky', 'wake-up call', 'how much', 'what did you take'],
    },
    {
      id: 'substances-pregnant-or-parenting-using',
      cues: [
        'using while pregnant',
        'smoke weed pregnant',
        'kids saw me using',
        'children services drugs',
        'use when kids asleep',
        'lost custody drugs',
        'mother who uses',
      ],
      says: [
        'My boy plays house, and in his house the mother is asleep on the floor.',
        'They have taken her until I can show papers from a programme.',
        'I am five months on, and I have not told the clinic.',
        'I wait till they sleep. Last night one was not asleep.',
        'I would die for them and I cannot stop for them, explain that to me.',
      ],
      reflections: [
        [
          'You would give your life for them, and cannot give this, and it tears at you.',
          'You would give your life for them and can not give this up, and it tears you apart.',
        ],
        'He played what he saw, and you saw it with his eyes.',
        'The fear of losing them is what keeps you from asking.',
      ],
      next: [
        [
          'need',
          'Who is with the children in the hours when you cannot be?',
          'Who is with the kids in the hours when you can not be?',
        ],
        ['support', 'Which nurse, relative or worker has been fair with you so far?'],
        ['meaning', 'What would your child tell about the best day with you?'],
      ],
      insight:
        'Loving them and being dependent are two different systems; one does not measure the other. In pregnancy, do not stop some things suddenly without a doctor; asking early is what protects you both.',
      exercise: 'self-compassion',
      never: ['selfish', 'bad mother', 'choose drugs', 'your baby will'],
    },
    {
      id: 'substances-friends-all-use',
      cues: [
        'all my friends smoke',
        'whole crew uses',
        'base wanavuta',
        'can not avoid my friends who use',
        'squad gets high',
        'if i stop i lose my friends',
        'everyone at the base',
      ],
      says: [
        'At the base it is just what hands do, like others hold a cup.',
        'I tried to sit there without, and I lasted two songs.',
        'They are my brothers since class four, they held me when Dad died.',
        'My dealer is my cousin and also my best man.',
        'When I stayed away, they came to my gate with it, out of love.',
      ],
      reflections: [
        [
          'These are the people who held you, and it is in their hands.',
          'These are the people who held you, and it is right there in their hands.',
        ],
        'They came to your gate with it, and they meant well, that is the trouble.',
        'You would not only leave a thing, you would leave a bench.',
      ],
      next: [
        ['who', 'Which of them might be thinking about it too, in secret?'],
        [
          'exception',
          'What do you do with any of them that does not involve it?',
          'What do you do with any of them that does not involve it?',
        ],
        ['need', 'Where could you be in those hours, instead of the bench?'],
      ],
      insight:
        'One often changes not all friends but one hour: football at the time the bench fills up. And there is mostly one more in the circle who waits for someone to begin.',
      exercise: 'assertive-message',
      never: ['real friends', 'bad company', 'cut them off', 'peer'],
    },
    {
      id: 'substances-dealing-and-law',
      cues: [
        'sell to pay for mine',
        'police caught me with',
        'owe my dealer',
        'arrested possession',
        'threatened over drug debt',
        'court for drugs',
        'transporting for them',
      ],
      says: [
        'I began to carry for him, so I would not have to pay.',
        'They know where my sister goes to school.',
        'I have court on the ninth, my mother thinks it is a traffic matter.',
        'The askari takes half of it and lets me go, each week.',
        'It is not only stopping, it is getting out.',
      ],
      reflections: [
        [
          'It is a debt by now, with a face and a motorbike.',
          'It is a debt now, with a face and a motorbike.',
        ],
        'You would have to leave more than a habit, and somebody watches the door.',
        'You keep your mother in a traffic matter, and stand in court alone.',
      ],
      next: [
        ['need', 'Are you, or is your family, in danger today?'],
        [
          'support',
          'Is there a lawyer, legal aid office or elder you could see before that date?',
          'Is there a lawyer, legal aid or elder you could see before that date?',
        ],
        ['worst', 'What do you fear most, on the way out?'],
      ],
      insight:
        'Legal aid and treatment offices often work together, and courts in many places look kindly on someone already in treatment. If you are being threatened, get advice from such an office before you act alone.',
      exercise: 'problem-solving',
      never: ['criminal', 'pay them', 'go to the police', 'deserve'],
    },
    {
      id: 'substances-rehab-fear-or-doubt',
      cues: [
        'afraid of rehab',
        'should i go to rehab',
        'rehab did not work',
        'family wants to take me to rehab',
        'forced into rehab',
        'rehab too expensive',
        'came out of rehab',
      ],
      says: [
        'They came at five with two big men, I was in my shorts.',
        'It costs more than my brother’s college, so how dare I fail it?',
        'In there I was fine. In there, there was no Friday.',
        'I am out in three days, and I have nowhere to go but the same street.',
        'What do they do to you, honestly?',
      ],
      reflections: [
        [
          'In there it was held by walls, and out here you have to be the wall.',
          'In there the walls held it, and out here you have to be the wall.',
        ],
        'They carried you off for your good, and no one asked you.',
        'All that money has become one more weight to fail under.',
      ],
      next: [
        ['want', 'What would you want from a place like that, if you could choose it?'],
        [
          'worst',
          'What was bad about it, and what was of use?',
          'What was bad about it, and what was actually useful?',
        ],
        ['next', 'Who could be waiting at the gate, and where would you go to first?'],
      ],
      insight:
        'What counts most comes afterwards: a place to sleep, a meeting or a visit each week, a person to ring. Treatment near home, by day, works as well for many people. No place has a right to beat you.',
      exercise: 'problem-solving',
      never: ['rehab works', 'for your own good', 'you must go'],
    },
    {
      id: 'substances-numbing-the-past',
      cues: [
        'use to forget',
        'use because of what happened to me',
        'drugs numb',
        'only time i feel nothing',
        'high so i do not feel',
        'use when memories',
        'self medicate',
      ],
      says: [
        'When it comes on there is a silence in my head, for the first time since I was ten.',
        'You would use as well, if you had my nights.',
        'I do not want to be high, I want to be absent.',
        'Each counsellor wants to take it away, and no one asks what it holds down.',
        'It is glue for me, it sticks me together.',
      ],
      reflections: [
        [
          'It gives you a silence that nothing else has given you.',
          'It gives you a silence nothing else ever gave you.',
        ],
        'They look at what you take, and you wait for somebody to look at what took from you.',
        'You do not want a party, you want an hour off guard.',
      ],
      next: [
        ['meaning', 'Without going into it, what does it hold down for you?'],
        [
          'exception',
          'What else, even faintly, has given you quiet?',
          'What else has given you quiet, even a little?',
        ],
        ['need', 'What would have to be there first, before you could loosen your grip?'],
      ],
      insight:
        'When use covers an old wound, taking away the cover without tending the wound rarely lasts. There are programmes for both together, and they start with safety and steadiness, not the story.',
      exercise: 'grounding',
      never: ['excuse', 'what happened to you', 'coping mechanism', 'deal with your past'],
    },
    {
      id: 'substances-ambivalent-do-not-want-to-stop',
      cues: [
        'not sure i want to stop',
        'i like getting high',
        'do not want to quit',
        'enjoy it though',
        'part of me wants to keep using',
        'quit but not yet',
        'it is not that bad using',
      ],
      says: [
        'I know all the reasons, and I still look forward to it all day long.',
        'If there were no downside I would marry it.',
        'Mondays I want to stop, on Fridays I want to be left alone.',
        'I am here since my girlfriend asked, I like it, to be honest.',
        'tbh sober me is boring and sad so what am I coming back to?',
      ],
      reflections: [
        [
          'On Monday you have one opinion, and on Friday another, and both are yours.',
          'Monday you has one opinion, Friday you has another, and both are you.',
        ],
        'You look forward to it all day, so it is giving you something real.',
        'You are asked to give up the best hour, for a life that nobody has made attractive.',
      ],
      next: [
        ['want', 'What are the really good things about it?', 'What is actually good about it?'],
        ['worst', 'And the other side of the page: what do you like less and less?'],
        ['meaning', 'If nothing changed, what would next year be like?'],
      ],
      insight:
        'Wanting both is the ordinary state of someone near a change. Being pushed makes one defend the habit; looking calmly at both sides, in one’s own words, is what tips it.',
      exercise: 'values',
      never: ['you have to', 'ruin your life', 'drugs are'],
    },
    {
      id: 'substances-early-recovery-raw',
      cues: [
        'sober from drugs and everything hurts',
        'off drugs but flat',
        'first weeks without',
        'clean and cannot sleep',
        'everything is boring since i stopped using',
        'raw feelings since stopping',
        'thirty days without',
      ],
      says: [
        'Thirty days without, and I cried at an advert for cement.',
        'Nothing tastes, music is noise, and they say give it time.',
        'I did not know I had so many feelings, I want to return them.',
        'Nobody throws you a party for staying in on a Saturday.',
        'My head shows me only the good bits of it, like a trailer.',
      ],
      reflections: [
        [
          'The lid is off, and all of it comes up at once.',
          'The lid is off, and everything is coming up at once.',
        ],
        'Your memory runs the trailer, and leaves out the film.',
        'You are doing the hardest thing that you have done, and from outside it looks like staying in.',
      ],
      next: [
        ['when', 'At what time is it rawest?', 'What time of day is it rawest?'],
        ['exception', 'Was there a minute this week with some colour in it?'],
        ['support', 'Who knows what day you are on?'],
      ],
      insight:
        'After stopping, the brain’s pleasure is turned down for a while, and it does come up again, over weeks and months. Sleep, food, light and one person a day are dull and are what does it.',
      exercise: 'small-step',
      never: ['proud of you', 'give it time', 'worst is over', 'stay strong'],
    },
    {
      id: 'substances-spiked-or-first-time-scare',
      cues: [
        'someone spiked my drink',
        'nimewekewa mchele',
        'tried it once and scared',
        'bad trip',
        'high and panicking',
        'edibles too strong',
        'took something and feel weird',
      ],
      says: [
        'I ate the brownie and my heart thinks that it is leaving.',
        'I woke in a lodging without my phone, my shoes and four hours.',
        'It was just the once, and I have felt unreal since then.',
        'The walls are breathing and I am trying to type normally.',
        'I tried it at the party to be polite, and I have not slept since.',
      ],
      reflections: [
        [
          'It was not what you agreed to, or not like this.',
          'That was not what you signed up for, or not like this.',
        ],
        'Your body is somewhere you did not drive it to.',
        'Four hours are missing, and you keep looking in them.',
      ],
      next: [
        [
          'need',
          'Are you safe right now, and is a sober person with you?',
          'Are you safe rn, and is someone sober with you?',
        ],
        ['body', 'Is your breathing all right, and is there any pain in your chest?'],
        ['support', 'Who could come to you, or go with you to a clinic?'],
      ],
      insight:
        'If you were drugged by somebody, it was done to you; a hospital can care for you and keep evidence if you go soon. Chest pain, trouble breathing or confusion: call an ambulance now.',
      exercise: 'grounding',
      never: ['should not have', 'accept drinks', 'lightweight'],
    },
    {
      id: 'substances-hearing-seeing-things',
      cues: [
        'hear voices when high',
        'paranoid since weed',
        'people watching me since',
        'seeing things since drugs',
        'weed made me paranoid',
        'not right in the head since',
        'stimulants paranoid',
      ],
      says: [
        'Since that month I hear my name in the fan.',
        'When I smoke now, everyone on the matatu has been told about me.',
        'My cousins had to hold me, I thought that they had been swapped.',
        'It used to be fun, and now it makes me lock the windows.',
        'I have stopped and the whispering has not.',
      ],
      reflections: [
        [
          'What used to open the world has begun to close in on you.',
          'What used to open the world up is now closing in on you.',
        ],
        'It is frightening not to be sure what belongs to the room.',
        'You left it off, and something has stayed on.',
      ],
      next: [
        ['need', 'Do you feel in danger, or as if you had to do something about it?'],
        [
          'when',
          'How has it been these last days, with sleep and food?',
          'How have the last days been, with sleep and food?',
        ],
        ['support', 'Who near you knows about this, and could go with you to a doctor?'],
      ],
      insight:
        'Some substances can bring on such experiences, and a mind that had this once is more easily hurt by them again. It is treatable, most of all early, so please let a doctor see you soon, in these days.',
      exercise: 'grounding',
      never: ['they are watching', 'not real', 'crazy', 'mad', 'imagining'],
    },
  ],
};
