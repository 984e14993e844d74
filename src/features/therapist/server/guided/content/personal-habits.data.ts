// personal › habits: things a person wants to start doing, keep doing or stop doing.
import type { TopicContent } from './content-schema.ts';

export const personalHabits: TopicContent = {
  category: 'personal',
  topic: 'habits',
  openers: [
    ['Which habit is on your mind today?', "Which habit's on your mind today?"],
    ['What have you been trying to start, or to leave behind?', 'What are you trying to start, or drop?'],
    'What does an ordinary day look like, from waking up to switching off the light?',
    ['What did you promise yourself that keeps slipping?', 'What promise to yourself keeps slipping?'],
    'If one small thing in your day ran differently, which would you choose?',
    [
      'What do you keep doing even though you no longer like it?',
      "What do you keep doing that you don't even like?",
    ],
    'What made this the week you wanted to look at it?',
  ],
  explore: [
    [
      'when',
      'At which hour does it usually go off the rails?',
      'What time of day does it usually fall apart?',
    ],
    ['feeling', 'What are you feeling in the minute before you do it?'],
    ['want', 'What does the habit give you that is hard to get elsewhere?'],
    ['exception', 'What was different around you, the last time it went the way you hoped?'],
    ['tried', 'Which try lasted longest?'],
    [
      'thought',
      'What do you say to yourself on the day after a miss?',
      'What do you tell yourself the day after you miss?',
    ],
    ['meaning', 'Why does this one matter to you, apart from what others expect?'],
    ['who', 'Who around you makes it easier?'],
    ['next', 'What would a version look like that you could do even on a terrible day?'],
    ['body', 'How rested and well fed are you when it goes wrong?'],
    ['example', 'Can you walk me through yesterday, just that one hour?'],
    [
      'support',
      'Who would you like to know that you are trying?',
      'Who would you want to know you are trying?',
    ],
  ],
  notes: [
    {
      text: [
        'A habit takes much longer to settle than the famous twenty-one days, and the time differs widely between people. In the study that measured it, one missed day made almost no difference.',
        'Habits take way longer than the famous twenty-one days, and it varies a lot. In the study that measured it, missing one day barely mattered.',
      ],
      source: 'Lally et al., How are habits formed: Modelling habit formation in the real world (2010)',
    },
    {
      text: [
        'Much of what we do each day is repeated in the same place at the same hour, with the mind elsewhere. Changing the place often does more than arguing with the will.',
        'A lot of your day is the same thing in the same spot on autopilot. Changing the spot often beats arguing with yourself.',
      ],
      source: 'Wood, Good Habits, Bad Habits (2019)',
    },
    {
      text: 'A plan with a moment in it, "after I lock the door, I will", is kept far more often than a wish. The moment does the remembering for you.',
      source: 'Gollwitzer, Implementation Intentions: Strong Effects of Simple Plans (1999)',
    },
    {
      text: 'A behaviour needs wanting, ability and a prompt at the same moment. When wanting is low, making it tiny works better than pushing harder.',
      source: 'Fogg, Tiny Habits (2019)',
    },
    {
      text: [
        'New weeks, birthdays and first days of the month do give people a real push. The push is short, so it helps to spend it on setting things up.',
        'Mondays and birthdays really do give you a push. It fades fast, so use it to set things up.',
      ],
      source: 'Dai, Milkman & Riis, The Fresh Start Effect (2014)',
    },
  ],
  exercises: ['small-step', 'problem-solving', 'urge-surfing', 'values', 'self-compassion'],
  never: ['just be disciplined', 'no excuses', 'you are lazy'],
  situations: [
    {
      id: 'habits-snooze-mornings',
      cues: [
        'snooz*',
        'hit snooze',
        'wake up early',
        'can not get up',
        'alarm goes',
        'leave bed morning',
        'amka mapema',
      ],
      says: [
        'I cannot get up in the mornings, I keep hitting snooze.',
        'I set four alarms and turn every one of them off without remembering it.',
        'Every night I swear I will be up at five and every morning I lose to the blanket.',
        'My mornings are a disaster, I leave the house running with one shoe on.',
        'Getting out of bed takes me an hour of lying there hating myself.',
        'The 5am club people make me feel useless, I can barely do eight.',
      ],
      reflections: [
        [
          'The evening version of you makes promises the morning version never agreed to.',
          'Night you keeps making promises morning you never signed.',
        ],
        'The day begins with a defeat before your feet have touched the floor.',
        'By the time you are up, you are already late and already cross with yourself.',
      ],
      next: [
        [
          'when',
          'What time do you really fall asleep on those nights?',
          'What time do you actually fall asleep?',
        ],
        ['want', 'What would that early hour be for, if you had it?'],
        ['exception', 'On which mornings do you get up without a fight?'],
      ],
      insight:
        'Mornings are mostly decided the evening before: light, screens and hour of bed. Moving the night by fifteen minutes is easier than beating the alarm.',
      exercise: 'small-step',
      never: ['sleep is for', 'early bird'],
    },
    {
      id: 'habits-gym-quit',
      cues: [
        'gym',
        'stop exercising',
        'stopped running',
        'paid membership',
        'workout* quit',
        'start exercise',
        'no longer jog',
      ],
      says: [
        'I want to exercise but I always stop after a few weeks.',
        'I have paid for the gym since January and been there three times.',
        'I was jogging to the stage every morning, then the rains came and I never went back.',
        'Working out goes well for two weeks and then I vanish.',
        'My trainers are by the door and they have been by the door for months.',
        'I want to move more but after the matatu and the cooking there is nothing left of me.',
      ],
      reflections: [
        'The intention is still there, and it stings each time you pass it by.',
        [
          'You have begun it before, so you know both ends of it, the going and the stopping.',
          'You have started it before, so you know both parts, the going and the quitting.',
        ],
        'It was never only about moving, it was a promise about who you would become.',
      ],
      next: [
        ['example', 'What happened on the very first day you did not go?'],
        [
          'want',
          'Which kind of moving did you enjoy before it was called exercise?',
          'What kind of moving did you like before it counted as a workout?',
        ],
        ['next', 'What would the version be that fits into a bad day?'],
      ],
      insight:
        'People keep moving for the pleasure and the company far longer than for the result. A walk you like beats a plan you dread.',
      exercise: 'small-step',
      never: ['lose weight', 'get fit', 'no pain'],
    },
    {
      id: 'habits-phone-in-bed',
      cues: [
        'phone in bed',
        'scroll* night',
        'phone before sleep',
        'reels midnight',
        'phone first thing',
        'tiktok till',
      ],
      says: [
        'I spend hours on my phone in bed instead of sleeping.',
        'The first thing I touch in the morning is my phone and it is the last thing at night.',
        'I say five minutes of videos and suddenly it is two in the morning.',
        'I am in bed watching strangers cook when I should be asleep.',
        'My thumb opens the app before I even know I am awake.',
        'I put it across the room, then I get up and fetch it, like a joke.',
      ],
      reflections: [
        'The last light you see each night is a screen, and it never says goodnight.',
        [
          'It is the only hour nobody wants anything from you, so you stretch it.',
          'It is the one hour nobody needs you, so you stretch it.',
        ],
        'Your hand gets there before you have decided anything.',
      ],
      next: [
        [
          'feeling',
          'What would be there in the dark if the screen were not?',
          'What would be there in the dark without the screen?',
        ],
        ['need', 'What did the day not give you, that you look for at midnight?'],
        ['exception', 'What was different on a night when you put it down early?'],
      ],
      insight:
        'Late scrolling is often the day asking for its free time back. Giving yourself some of that time before bed leaves less to reclaim.',
      exercise: 'sleep-wind-down',
      never: ['addicted', 'just put it'],
    },
    {
      id: 'habits-starts-many-finishes-none',
      cues: [
        'never finish',
        'start things',
        'start* never finish*',
        'half done',
        'give up halfway',
        'lose interest',
        'start everything',
      ],
      says: [
        'I have seven unfinished courses and a guitar with no strings on it.',
        'I begin like a rocket and by week three I have dropped it.',
        'My whole life is first chapters.',
        'Every new thing excites me until it becomes ordinary, then I run to the next.',
        'My siblings laugh when I announce a plan because they know how it ends.',
      ],
      reflections: [
        'The beginning gives you something that the middle does not.',
        [
          'You have a house full of good starts, and each one looks at you.',
          'You have got a room full of good starts, all staring at you.',
        ],
        'After a while you stop telling people your plans, to save yourself their faces.',
      ],
      next: [
        ['when', 'At what point does the spark usually leave?'],
        [
          'exception',
          'What did you once carry to the end, even something small?',
          'What is something you did finish, even a small thing?',
        ],
        ['meaning', 'Which of those unfinished things do you still miss?'],
      ],
      insight:
        'The middle is dull for nearly everyone, because the novelty is spent and the result is far. Making the next step visible and small helps more than fresh excitement.',
      exercise: 'small-step',
      never: ['quitter', 'adhd'],
    },
    {
      id: 'habits-all-or-nothing',
      cues: [
        'all or nothing',
        'missed one day',
        'broke streak',
        'ruined it so',
        'lost my streak',
        'might as well give up',
        'one slip',
      ],
      says: [
        'If I miss one day I throw the whole thing away.',
        'I had forty days in the app, forgot once, and have not opened it since.',
        'Either I do it perfectly or there is no point doing it.',
        'I ate one mandazi at break so I thought, fine, the whole day is spoilt.',
        'When the streak broke it felt like none of the days before had counted.',
      ],
      reflections: [
        [
          'One missed day, and the rule says that all the others are cancelled.',
          'One missed day and the rule says none of the rest count.',
        ],
        'You built it carefully, and then a single gap was allowed to knock it over.',
        'There seem to be two settings, flawless and off.',
      ],
      next: [
        ['thought', 'What goes through your mind the morning after the miss?'],
        [
          'who',
          'From whom did you learn that almost does not count?',
          'Who taught you that almost does not count?',
        ],
        ['next', 'What would a comeback look like that takes two minutes?'],
      ],
      insight: [
        'In research on forming habits, a single missed day hardly changed the outcome. What hurts is the second and third day, when the miss has become a verdict.',
        'In the research one missed day barely changed anything. It is days two and three, when the miss turns into a verdict, that hurt.',
      ],
      exercise: 'self-compassion',
      never: ['start over from', 'streak matters'],
    },
    {
      id: 'habits-stress-snacking',
      cues: [
        'snack* stress',
        'eat when bored',
        'sugar craving*',
        'eating at night',
        'chips soda',
        'comfort eating',
        'kitchen night',
      ],
      says: [
        'After work I stand in front of the fridge and eat without even sitting down.',
        'Soda is my reward for surviving the day and I have a lot of days to survive.',
        'I am not hungry, I am bored, and the biscuits are right there.',
        'Once the kids sleep I raid the kitchen, that is my me time.',
        'Smokies at the stage on the way home, every evening, I do not even enjoy them anymore.',
      ],
      reflections: [
        'It is the one kindness of the day that nobody can interrupt.',
        [
          'Food has become the full stop at the end of a hard sentence.',
          'Food has turned into how you end a hard day.',
        ],
        'You reach for it before you have noticed what you were really short of.',
      ],
      next: [
        ['feeling', 'What has usually happened in the hour before?'],
        [
          'need',
          'If it is not hunger, what would you guess it is?',
          'If it is not hunger, what do you think it is?',
        ],
        ['exception', 'On which evenings does the kitchen not call?'],
      ],
      insight:
        'An urge rises, peaks and falls within minutes, even if nobody feeds it. Eating regular meals in the day makes the evening wave smaller.',
      exercise: 'urge-surfing',
      never: ['calorie', 'diet', 'willpower', 'overweight'],
    },
    {
      id: 'habits-spending-impulse',
      cues: [
        'impulse buy*',
        'shopping online',
        'spend without',
        'can not save',
        'save money',
        'spend* salary',
        'buy things not need',
        'mpesa finish*',
      ],
      says: [
        'I cannot stop spending money on things I do not need.',
        'Payday comes and by the weekend I cannot say where it went.',
        'I buy clothes at midnight and hide the parcels.',
        'Every month I say I will save and every month Fuliza welcomes me back.',
        'Something bad happens at work and ten minutes later I am at the checkout.',
        'I joined a chama to force myself to save and I am already behind with them.',
      ],
      reflections: [
        'The buying lasts a minute, and the counting lasts until the end of the month.',
        [
          'For a moment, spending makes the day feel like yours.',
          'For a sec, spending makes the day feel like yours.',
        ],
        'Money slips away in small, quiet amounts that never look like a decision.',
      ],
      next: [
        ['feeling', 'What were you feeling just before the last thing you bought?'],
        [
          'meaning',
          'What would a little saved money change for you?',
          'What would having some savings change for you?',
        ],
        ['exception', 'What was different in a month that went better?'],
      ],
      insight:
        'Pausing a day between wanting and buying lets most wishes fade on their own. Saving on the day money arrives works better than saving what is left.',
      exercise: 'urge-surfing',
      never: ['budget better', 'irresponsible'],
    },
    {
      id: 'habits-nail-biting',
      cues: [
        'bite nails',
        'biting my nails',
        'pick skin',
        'picking at my',
        'pull hair',
        'pulling my hair',
        'chew my lips',
      ],
      says: [
        'I bite my nails until they hurt and only notice afterwards.',
        'I pick at my skin in the mirror and lose half an hour.',
        'In meetings my fingers go to my hair and pull, I cannot leave it alone.',
        'My cuticles are a mess, I hide my hands when I pay at the till.',
        'It started in school during exams and my hands have never stopped.',
      ],
      reflections: [
        'Your hands begin long before you are asked.',
        [
          'There is a small relief in it, and then the hiding.',
          'It feels good for a second, and then you are hiding it.',
        ],
        'You have become good at keeping your hands out of sight.',
      ],
      next: [
        ['when', 'Where are you usually when you catch yourself?'],
        ['body', 'What does the urge feel like in your fingers, just before?'],
        ['exception', 'When are your hands at peace?', 'When are your hands just chill?'],
      ],
      insight:
        'This is common, and it answers tension or boredom more than character. Giving the hands another job at the first itch is the heart of the best-tested help for it.',
      exercise: 'urge-surfing',
      never: ['just stop', 'disgusting'],
    },
    {
      id: 'habits-reading-prayer-routine',
      cues: [
        'stopped reading',
        'stopped praying',
        'devotion*',
        'quiet time',
        'pray anymore',
        'used to read',
        'journal* stopped',
      ],
      says: [
        'I used to read a book a month and now I cannot finish a page.',
        'My morning prayers have gone quiet and I feel guilty every Sunday in church.',
        'I bought a journal, wrote two beautiful pages, and that was March.',
        'Fajr keeps passing me by and then I carry it all day.',
        'I miss the girl who wrote in her diary each evening.',
      ],
      reflections: [
        'It was an hour that fed you, and it went without a farewell.',
        'You miss the practice, and you miss the person who kept it.',
        ['Now there is guilt where the quiet used to be.', 'Where the quiet was, there is guilt now.'],
      ],
      next: [
        ['when', 'What was happening in your life when it faded?'],
        ['meaning', 'What did those minutes do for you?', 'What did that time do for you?'],
        ['next', 'What would one honest minute of it look like tonight?'],
      ],
      insight:
        'A practice that lapsed is rarely revived at its old size. Coming back for one minute, without apology, is how most people return.',
      exercise: 'small-step',
      never: ['lost your faith', 'god will'],
    },
    {
      id: 'habits-always-late',
      cues: [
        'always late',
        'late for everything',
        'running late',
        'never on time',
        'late again',
        'time management',
        'lateness',
      ],
      says: [
        'I am always late and people are angry with me for it.',
        'I am late to everything, even the things I want to be at.',
        'My friends tell me the party starts at four so that I arrive by six.',
        'I got a warning letter because of my reporting time.',
        'I always think I can do one more thing before leaving, and I cannot.',
        'African timing they joke, but I can see it hurts my wife when I do it.',
      ],
      reflections: [
        'You picture the journey with no traffic and no lost keys.',
        [
          'Leaving means dropping whatever you are in the middle of, and that is the hard part.',
          'Leaving means dropping what you are doing, and that is the hard bit.',
        ],
        'People read it as not caring, and that is the part that stings.',
      ],
      next: [
        ['example', 'What happened in the half hour before you were last late?'],
        ['worst', 'Who minds it the most?', 'Who does it hit the hardest?'],
        ['exception', 'What are you never late for?'],
      ],
      insight:
        'Most of us guess how long things take by their best day. Timing the real minutes once, door to door, is more honest than trying harder.',
      exercise: 'problem-solving',
      never: ['disrespect', 'just leave earlier'],
    },
    {
      id: 'habits-clutter-house',
      cues: [
        'messy room',
        'house mess',
        'clutter',
        'laundry pile*',
        'dishes pile*',
        'never clean',
        'clothes chair',
      ],
      says: [
        'My house is a mess and I cannot bring myself to clean it.',
        'There is a chair in my room I have not seen since August because of clothes.',
        'I cannot invite anyone, the house is too embarrassing.',
        'Dishes in the sink since Thursday and I walk past them like they belong to someone else.',
        'I clean like mad for visitors and the next week it is back.',
        'My mum came from upcountry and started scrubbing without a word, I wanted to vanish.',
      ],
      reflections: [
        'Every pile says something to you when you walk past.',
        [
          'The more there is of it, the harder it is to see where to begin.',
          'The bigger the pile, the harder it is to see where to start.',
        ],
        'The door stays shut, and with it you shut out company.',
      ],
      next: [
        ['worst', 'Which corner bothers you the most?'],
        ['when', 'When did the place last feel like yours?', 'When did your place last feel like you?'],
        ['next', 'Which surface could be clear in five minutes?'],
      ],
      insight:
        'A mess asks for fifty decisions at once, which tires the mind before the hands move. One surface, one song long, is a real beginning.',
      exercise: 'small-step',
      never: ['tidy up', 'slob', 'dirty'],
    },
    {
      id: 'habits-perfect-planner',
      cues: [
        'plan instead of',
        'planning but',
        'perfect routine',
        'new planner',
        'watch productivity',
        'make schedule never',
        'timetable never',
      ],
      says: [
        'I spend more time designing my routine than living it.',
        'I have a colour coded timetable and I have followed it for zero days.',
        'I know every habit book by heart and nothing in my week has moved.',
        'I buy a new planner each time I fail, as if the planner were the problem.',
        'I binge productivity videos while the work sits right there.',
      ],
      reflections: [
        'The plan feels like progress, and it asks nothing of you yet.',
        [
          'On paper the week is beautiful, and the paper never gets tired.',
          'On paper your week looks great, and paper never gets tired.',
        ],
        'You know exactly what to do, which makes not doing it hurt more.',
      ],
      next: [
        ['feeling', 'What do you feel when planning is over and doing begins?'],
        [
          'thought',
          'What would a rough, ugly version of the plan allow?',
          'What would a messy version of the plan let you do?',
        ],
        ['next', 'Which one line of that plan could you do tomorrow?'],
      ],
      insight:
        'Planning rewards us early with the feeling of the result. One thing done badly today teaches more about your real week than a perfect page.',
      exercise: 'small-step',
      never: ['overthinking', 'stop planning'],
    },
    {
      id: 'habits-smoking-vaping',
      cues: ['quit smoking', 'stop smoking', 'vape', 'vaping', 'cigarette*', 'shisha weekends', 'fegi'],
      says: [
        'I want to stop smoking but I always start again.',
        'I have quit smoking nine times, the longest was until a funeral.',
        'I vape in the office toilet like a schoolboy.',
        'My daughter asked why I smell like that and I had no answer.',
        'One stick with tea turned back into a packet before I noticed.',
        'Everyone on our site smokes at ten, if I do not go I miss the talk too.',
      ],
      reflections: [
        'It marks the breaks in your day, so leaving it leaves a gap.',
        [
          'Part of you has already put it down, and part of you still reaches for it.',
          'Part of you already quit, and part of you still reaches for it.',
        ],
        'It is a smoke, and also the only five minutes when nobody calls your name.',
      ],
      next: [
        ['when', 'Which one of the day would be the hardest to give up?'],
        ['meaning', 'What is your own reason this time?', 'What is your reason this time, yours only?'],
        ['tried', 'What helped in the longest stretch without?'],
      ],
      insight:
        'Most people who stop for good needed several attempts, and each one teaches a trigger. A pharmacist or doctor can roughly double the chances with support.',
      exercise: 'urge-surfing',
      never: ['kill you', 'just quit', 'filthy'],
    },
    {
      id: 'habits-bedtime-too-late',
      cues: [
        'sleep too late',
        'stay up late',
        'bedtime',
        'never sleep early',
        'revenge bedtime',
        'up till 2',
        'sleep schedule',
      ],
      says: [
        'I stay up far too late even though I am tired.',
        'I know I should sleep at ten and at one I am still washing a cup I did not need to wash.',
        'Night is the only time that belongs to me so I refuse to end it.',
        'My sleeping schedule is upside down, I eat breakfast at lunch.',
        'Since I started the night shifts even my off days run backwards.',
        'Going to bed feels like agreeing to tomorrow.',
      ],
      reflections: [
        [
          'Staying up is the one vote you get on how the day went.',
          'Staying up is the one say you get over your day.',
        ],
        'As long as you are awake, tomorrow cannot begin.',
        'Tiredness is the price, and every morning it collects.',
      ],
      next: [
        ['want', 'What do those late hours give you?'],
        [
          'meaning',
          'What is waiting in the morning that you would rather hold off?',
          'What is waiting in the morning that you are dodging?',
        ],
        ['next', 'Where in the day could fifteen minutes of that freedom fit?'],
      ],
      insight:
        'Delaying bed is often about a day with too little choice in it. A bit of free time earlier, and the same getting-up hour, shifts the night more than rules.',
      exercise: 'sleep-wind-down',
      never: ['just sleep', 'go to bed earlier'],
    },
    {
      id: 'habits-procrastinate-admin',
      cues: [
        'avoid letters',
        'unopened mail',
        'unopened envelope',
        'kra returns',
        'avoid paperwork',
        'put off form',
        'ignore email*',
        'postpone*',
      ],
      says: [
        'I keep putting off paperwork and important things.',
        'There is a brown envelope on the table I have walked around for three weeks.',
        'My KRA returns are two years behind and each reminder makes me close the laptop.',
        'I need to renew one document and I would rather clean the whole house.',
        'I have four hundred unread emails and a physical fear of the number.',
        'I kept postponing the dentist, now the tooth is deciding for me.',
      ],
      reflections: [
        'A small undone thing can fill a whole room.',
        [
          'Each day you leave it, a little dread is added as interest.',
          'Every day you leave it, it charges you dread as interest.',
        ],
        'It is not the task itself, it is what it might say about you.',
      ],
      next: [
        ['thought', 'What do you imagine is waiting there?'],
        ['worst', 'Which of the undone things shouts loudest?', 'Which undone thing is the loudest?'],
        ['support', 'Who could sit beside you while you deal with it?'],
      ],
      insight:
        'We put off the feeling more than the task. Splitting it, first only open it, tomorrow only read it, lets the dread shrink before any deciding.',
      exercise: 'small-step',
      never: ['just open it', 'lazy'],
    },
    {
      id: 'habits-gossip-temper',
      cues: [
        'stop gossip*',
        'i gossip',
        'stop swearing',
        'interrupt people',
        'talk too much',
        'stop lying',
        'small lies',
        'white lies',
      ],
      says: [
        'I come home from the salon ashamed of what I said about people.',
        'I tell small lies for no reason, even about what I ate.',
        'I keep interrupting, I see their faces drop and I still do it.',
        'Swear words fall out of me in front of the children.',
        'I promised myself to stop talking about my sister in law and it lasted one cup of tea.',
      ],
      reflections: [
        'The words are out before you have a say in them.',
        ['You notice it, which is the part most people skip.', 'You clock it, and most people never do.'],
        'Afterwards you replay it, and you do not like the person speaking.',
      ],
      next: [
        ['want', 'What does it give you in that moment, closeness, safety, a laugh?'],
        ['when', 'In whose company does it happen most?', 'Who are you with when it happens most?'],
        ['example', 'What was the last time you wished the words back?'],
      ],
      insight:
        'A habit of speech usually protects something, belonging or being liked. Once you know what it buys, you can look for a cheaper way to get it.',
      exercise: 'values',
      never: ['liar', 'bad person', 'sinful'],
    },
    {
      id: 'habits-partner-unsupportive',
      cues: [
        '@partner laughs at',
        '@family mock*',
        'nobody supports my',
        '@friend tempt*',
        '@partner sabotage*',
        'pressure to drink',
        'tease me for',
      ],
      says: [
        'Each time I cook healthy food my husband orders chips and winks at me.',
        'My housemates laugh when I go to bed early, they call me grandma.',
        'I told my cousins I stopped nyama choma Fridays and they bring it up at every gathering.',
        'My girlfriend says my routine is a phase.',
        'It is hard to change in a house where no one else wants anything to change.',
      ],
      reflections: [
        'You are trying to turn, with {who:the people around you} pulling straight on.',
        [
          'Trying is lonely when the people nearest to you make it harder.',
          'Trying is lonely when the people close to you make it harder.',
        ],
        'Your change holds up a mirror, and not everyone enjoys that.',
      ],
      next: [
        ['who', 'Who would miss the old version of you?'],
        [
          'need',
          'What would one useful sentence from {who:them} be?',
          'What is one thing you wish {who:they} would say?',
        ],
        ['support', 'Who is trying something similar?'],
      ],
      insight:
        'Habits spread through the people we sit with, in both directions. One person on the same road, even by message, changes the odds.',
      exercise: 'assertive-message',
      never: ['cut them off', 'jealous of you'],
    },
    {
      id: 'habits-new-year-monday',
      cues: [
        'start monday',
        'start every monday',
        'new year resolution',
        'resolutions',
        'start again january',
        'start tomorrow',
        'from tomorrow',
      ],
      says: [
        'My life starts on Monday, every Monday.',
        'I make the same three resolutions each January and could photocopy them.',
        'From tomorrow, I keep saying, from tomorrow.',
        'On the thirty first at the kesha service I cried and promised, by the ninth it was over.',
        'Once the rains end, once school opens, once I am paid, then I will begin.',
      ],
      reflections: [
        [
          'Tomorrow you is full of energy, and today you is left holding the bag.',
          'Tomorrow you has all the energy, and today you gets nothing.',
        ],
        'The fresh page is lovely because nothing has been written on it yet.',
        'The same promise, year after year, begins to sound like an accusation.',
      ],
      next: [
        ['thought', 'What has to be true before you are allowed to begin?'],
        ['tried', 'What carried the longest stretch so far?'],
        [
          'next',
          'What could start today, so small that it needs no Monday?',
          'What could start today, so tiny it does not need a Monday?',
        ],
      ],
      insight:
        'Fresh starts are a real push, and a brief one. They are best used for changing the surroundings, since the surroundings stay when the push is gone.',
      exercise: 'small-step',
      never: ['this is your year', 'new you'],
    },
    {
      id: 'habits-water-meds-basics',
      cues: [
        'skip meals',
        'forget to eat',
        'forget* medicine',
        'forget my meds',
        'never drink water',
        'skip breakfast',
        'forget brush teeth',
      ],
      says: [
        'I get to four in the afternoon and realise I have only had tea.',
        'I keep forgetting my tablets and then I am scared to tell the clinic.',
        'Brushing my teeth at night has become a thing I negotiate about.',
        'Basic things, water, food, shower, I do them for my baby but not for me.',
        'At the shop I serve everyone else lunch and forget there is such a thing as mine.',
      ],
      reflections: [
        'The simplest things are the first to go when nobody asks after you.',
        [
          'Looking after yourself has slipped to the end of the line.',
          'Looking after you has slipped to the back of the line.',
        ],
        'It sounds small when you say it, and the body adds it all up.',
      ],
      next: [
        ['when', 'When in the day do you lose sight of yourself?'],
        ['who', 'If somebody looked after you the way you look after others, what would they do first?'],
        [
          'next',
          'Which daily thing could carry it along, tea, prayers, locking up?',
          'What do you already do daily that could remind you?',
        ],
      ],
      insight:
        'Tying a basic need to something that already happens every day works better than remembering. For medicines, the clinic would rather hear about missed ones than guess.',
      exercise: 'small-step',
      never: ['double', 'stop taking'],
    },
    {
      id: 'habits-study-consistent',
      cues: [
        'study consistently',
        'learn language',
        'practise every day',
        'online course',
        'keep practising',
        'coding every day',
        'evening classes',
      ],
      says: [
        'I want to learn French and Duolingo has given up on me.',
        'I enrolled in an evening diploma and I keep sleeping on the books.',
        'I practise guitar hard for one Saturday and then nothing for a month.',
        'I have told everyone I am learning to code, which makes it worse.',
        'After a day of boda riding my head is too full of noise to open the book.',
      ],
      reflections: [
        'You begin with a will, and then the days close over it.',
        [
          'You ask the most from yourself at the hour you have the least.',
          'You are asking the most of yourself when you have the least left.',
        ],
        'You want it honestly, and the day spends you before you get there.',
      ],
      next: [
        ['when', 'Which part of your day has the clearest head in it?'],
        [
          'meaning',
          'What would it open for you, a year from now?',
          'What would it open up for you in a year?',
        ],
        ['next', 'What is the least amount that would still count?'],
      ],
      insight:
        'Short and often is kept better in memory than long and seldom. Ten minutes at the same hour also spares you the daily decision.',
      exercise: 'small-step',
      never: ['consistency is key', 'hard work pays'],
    },
    {
      id: 'habits-who-i-become',
      cues: [
        'discipline',
        'no self control',
        'weak willed',
        'willpower',
        'hate that i',
        'can not control myself',
        'no backbone',
      ],
      says: [
        'I have no discipline, that is simply who I am.',
        'Other people decide and do, I decide and then watch myself not do it.',
        'My father says I am soft, and my habits keep proving him right.',
        'I feel like a passenger in my own life.',
        'There is a me who knows better and a me who drives, and they have never met.',
      ],
      reflections: [
        'You have turned a pattern into a character reference.',
        [
          'Somewhere a hard word was given to you, and you kept it.',
          'Someone put a label on you once and you kept it.',
        ],
        'Watching yourself not do it is its own kind of tiredness.',
      ],
      next: [
        ['who', 'Who said it first, that you lack it?'],
        [
          'exception',
          'Where in your life do you keep going without being told?',
          'Where do you keep going without anyone pushing you?',
        ],
        ['meaning', 'What would you be allowed to feel if you kept one small promise?'],
      ],
      insight: [
        'People who look disciplined mostly meet fewer temptations, because they arranged things that way. It is closer to furniture than to character.',
        'People who look disciplined mostly just set things up so they get tempted less. It is more furniture than character.',
      ],
      exercise: 'self-compassion',
      never: ['be stronger', 'try harder'],
    },
    {
      id: 'habits-good-habit-became-chain',
      cues: [
        'obsessed with routine',
        'can not miss workout',
        'panic if routine',
        'rigid routine',
        'guilty rest day',
        'track everything',
        'step count',
      ],
      says: [
        'I track my sleep, steps, water and mood, and now I cannot enjoy a walk without the watch.',
        'If I miss my morning routine the whole day feels contaminated.',
        'I went for a run on the day of my cousin’s wedding because I could not bear not to.',
        'It began as self improvement and now I am afraid of a rest day.',
        'My wife says she married a timetable.',
      ],
      reflections: [
        'What was meant to hold you up has started to hold you down.',
        [
          'The routine used to work for you, and now you work for it.',
          'The routine worked for you, now you work for it.',
        ],
        'A day off should be light, and yours comes with alarm.',
      ],
      next: [
        ['thought', 'What do you fear would happen in a week without it?'],
        [
          'meaning',
          'What was the routine first meant to protect?',
          'What was the routine for, back at the start?',
        ],
        ['exception', 'When did you last bend a rule and find the day survived?'],
      ],
      insight:
        'A useful habit bends when life does. When skipping it brings fear rather than mild regret, the habit may be guarding something that deserves attention.',
      exercise: 'values',
      never: ['ocd', 'impressive', 'calorie'],
    },
    {
      id: 'habits-after-baby-move',
      cues: [
        'since the baby',
        'routine gone',
        'since i moved',
        'new job routine',
        'life changed habits',
        'lost my routine',
        'no structure',
      ],
      says: [
        'Since the baby came there is no such thing as a morning anymore.',
        'I moved towns for work and all my good habits stayed behind.',
        'Now that I work from home the days have no edges.',
        'I retired in March and I do not know what Tuesdays are for.',
        'After the divorce the weekends without the kids have no shape at all.',
      ],
      reflections: [
        'The scaffolding came down, and the habits came down with it.',
        [
          'Your days lost their edges, and everything runs into everything.',
          'Your days lost their edges, and it all blurs together.',
        ],
        'You were good at a life that has since moved house.',
      ],
      next: [
        ['exception', 'Which small part of the old rhythm is still standing?'],
        [
          'want',
          'What would you want a day to contain, in any order?',
          'What do you want in a day, any order?',
        ],
        ['next', 'Where could one fixed point go, morning or evening?'],
      ],
      insight:
        'When life moves, habits lose the cues that carried them, so falling apart is expected. One anchor at a fixed hour is enough to start hanging others on.',
      exercise: 'small-step',
      never: ['cherish every', 'enjoy your freedom'],
    },
    {
      id: 'habits-betting-small',
      cues: [
        'betting small',
        'place bets',
        'sportpesa',
        'aviator',
        'bet every weekend',
        'scratch cards',
        'odds daily',
      ],
      says: [
        'It is only twenty bob a bet, but it is every day and I hide it.',
        'Saturday football is not football anymore, it is a slip in my hand.',
        'I check the odds in the matatu before I check on my mother.',
        'I deleted Aviator three times and my fingers know the way back.',
        'My friends and I all do it, nobody calls it a problem.',
      ],
      reflections: [
        'The amount is small, and the place it takes in your head is not.',
        [
          'You keep it quiet, and the quiet is what bothers you.',
          'You keep it quiet, and that is what bugs you.',
        ],
        'Something always seems to be riding on something now.',
      ],
      next: [
        ['when', 'At what moment of the day does the pull come?'],
        ['want', 'What are you hoping for, besides the money?', 'What are you chasing, besides the money?'],
        ['worst', 'What has it already taken a bite out of?'],
      ],
      insight:
        'Near misses excite the brain almost like wins, which is why small bets keep calling. Putting a delay between urge and app helps, and so does telling one person.',
      exercise: 'urge-surfing',
      never: ['just for fun', 'gambling addict', 'next win'],
    },
    {
      id: 'habits-good-progress-fragile',
      cues: [
        'going well so far',
        'afraid to relapse',
        'doing well but',
        'proud of myself',
        'new habit working',
        'finally sticking',
      ],
      says: [
        'My new habit is going well and I am afraid of falling back.',
        'It has been five weeks and I keep waiting for me to ruin it.',
        'I have walked every morning this month and told nobody, in case it stops.',
        'For once something is sticking and it scares me a bit.',
        'I am proud, but I have been proud before.',
        'Going home for Christmas is where all my good habits go to die.',
      ],
      reflections: [
        [
          'It is working, and you are holding your breath.',
          'It is working, and you are still holding your breath.',
        ],
        'You have built something, and you do not quite trust the floor yet.',
        'You have learned to be careful with good news about yourself.',
      ],
      next: [
        ['exception', 'What has made it possible this time?'],
        [
          'worst',
          'Which situation ahead is most likely to shake it?',
          'What is coming up that could shake it?',
        ],
        ['next', 'What would your plan be for the first missed day?'],
      ],
      insight:
        'A plan for the slip is part of keeping a habit, not a lack of faith. People who decide beforehand how to come back come back sooner.',
      exercise: 'problem-solving',
      never: ['do not mess', 'keep the streak'],
    },
    {
      id: 'habits-checking-things',
      cues: [
        'check phone constantly',
        'keep refreshing',
        'check* last seen',
        'check bank app',
        'check status',
        'refresh inbox',
        'watch blue ticks',
      ],
      says: [
        'I check his last seen forty times a day, I am not proud of it.',
        'I refresh my inbox like something is going to save me.',
        'Every few minutes my hand goes to the phone to see who viewed my status.',
        'I look at the share price before I have brushed my teeth.',
        'I keep opening WhatsApp, there is nothing, I close it, I open it again.',
      ],
      reflections: [
        'Each look promises calm and delivers about a minute of it.',
        [
          'You open it for an answer, and it hands you another question.',
          'You open it for an answer and get another question.',
        ],
        'A part of you is always standing at the window.',
      ],
      next: [
        ['thought', 'What are you hoping to see when you look?'],
        [
          'worst',
          'What happens when you leave it for a while?',
          'What happens when you leave it for a while?',
        ],
        ['exception', 'When do you forget to check?'],
      ],
      insight:
        'Unpredictable rewards are the hardest to stop checking for, that is how the machines are built. Set hours for looking let the mind rest in between.',
      exercise: 'urge-surfing',
      never: ['stalker', 'obsessed', 'just delete'],
    },
  ],
};
