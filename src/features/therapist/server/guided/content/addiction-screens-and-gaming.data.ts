// addiction › screens and gaming: hours that vanish, and what they stand in for. The device is never the villain.
import type { TopicContent } from './content-schema.ts';

export const addictionScreensAndGaming: TopicContent = {
  category: 'addiction',
  topic: 'screens-and-gaming',
  openers: [
    ['What did the screen take from you this week?', 'What did the screen take from you this week?'],
    'Which app or game do you open before you know that you have opened it?',
    [
      'What were you meant to be doing the last time the hours went?',
      'What were you supposed to be doing the last time hours just vanished?',
    ],
    'When did you last put it down by your own choice?',
    [
      'What is waiting for you when the screen goes dark?',
      "What's waiting for you when the screen goes dark?",
    ],
    'Is it your own use that bothers you, or that of somebody you live with?',
    [
      'How did last night end, compared with what you wanted?',
      'How did last night end, compared to what you wanted?',
    ],
  ],
  explore: [
    [
      'feeling',
      'What feeling comes in the second before your hand moves?',
      'What do you feel in the second before your hand moves?',
    ],
    ['when', 'Which stretch of the day slips away most easily?'],
    [
      'want',
      'What do you get in there that the rest of life is short of?',
      'What do you get in there that the rest of life is low on?',
    ],
    ['worst', 'Which lost thing do you mind most: sleep, work, people, or respect for yourself?'],
    ['exception', 'When did hours last pass without you thinking about it at all?'],
    [
      'who',
      'Who are you in there that you are not out here?',
      'Who are you in there that you are not out here?',
    ],
    ['thought', 'What do you tell yourself at "just one more"?'],
    ['tried', 'Which limits have you set so far?'],
    ['body', 'How do your eyes, neck and hands feel after hours at a screen?'],
    ['support', 'Who has said something about it?'],
    ['meaning', 'What would be left, if you imagine a week without it?'],
    ['need', 'What would make the first ten minutes without it bearable?'],
    ['next', 'Where could it sleep tonight, if not next to you?'],
  ],
  notes: [
    {
      text: [
        'Rewards that come at unpredictable moments hold us longest; pigeons peck for hours and thumbs do too. Feeds and loot boxes are built on that, so losing to them is no flaw of character.',
        'Random rewards hook us the longest; pigeons peck for hours and so do thumbs. Feeds and loot boxes are built on that, so it is not a you problem.',
      ],
      source: 'Ferster & Skinner, Schedules of Reinforcement (1957)',
    },
    {
      text: 'Games satisfy three needs very well: to be good at something, to choose freely, and to belong. When play takes over, it is worth asking which of the three is hungry elsewhere.',
      source: 'Przybylski, Rigby & Ryan, A Motivational Model of Video Game Engagement (2010)',
    },
    {
      text: [
        'A phone lying on the table, face down and silent, still takes up some of the mind. People did better at hard tasks when it was in another room.',
        'A phone on the table, face down and silent, still eats some of your brain. People did better on hard stuff when it was in another room.',
      ],
      source: 'Ward et al., Brain Drain (2017)',
    },
    {
      text: 'Students who limited their social apps to about half an hour a day felt less lonely and less low after three weeks. Less was enough, nobody had to leave altogether.',
      source: 'Hunt et al., No More FOMO (2018)',
    },
    {
      text: 'Heavy use online is often a way to cope with something offline, and then fades as that changes. Asking what it compensates for gets further than counting hours.',
      source:
        'Kardefelt-Winther, A conceptual and methodological critique of internet addiction research (2014)',
    },
  ],
  exercises: ['urge-surfing', 'small-step', 'problem-solving', 'values', 'sleep-wind-down'],
  never: ['touch grass', 'get a life', 'just delete', 'screen zombie', 'waste of time', 'lazy'],
  situations: [
    {
      id: 'screens-scroll-until-three',
      cues: [
        'scrolling night',
        'scrolling until',
        'scrolling in bed',
        'scroll until 3',
        'scroll in bed',
        'on my phone till morning',
        'can not stop scrolling at night',
        'tiktok until',
        'tiktok all night',
        'one more video',
      ],
      says: [
        'I lie down at eleven and the next thing I see is the sun.',
        'My thumb goes on by itself, I am not even watching.',
        'Just one more, and then it is the hour at which my alarm rings.',
        'It is the only time that no one wants anything from me.',
        'I hate it while I do it, that is the crazy part.',
        'naingia TikTok dakika tano, nashtuka ni saa tisa usiku',
      ],
      reflections: [
        [
          'The night is yours at last, and it runs away between your thumb and the glass.',
          'The night is finally yours, and it slips out between your thumb and the glass.',
        ],
        'You are not even watching any more, and still it goes on.',
        'Sleep would end the day, and you are not yet ready to hand it over.',
      ],
      next: [
        ['feeling', 'What would be there, if the night ended earlier?'],
        [
          'exception',
          'What was different on a night when you stopped in time?',
          'What was different on a night when you actually stopped?',
        ],
        ['need', 'When in the day do you get an hour that nobody can claim?'],
      ],
      insight: [
        'Late scrolling is often a way of taking back time that the day did not give. An hour of your own earlier, and a charger in another room, do more than resolve at midnight, when there is none left.',
        'Late scrolling is often taking back time the day stole. A free hour earlier and a charger in another room beat midnight discipline, when nobody has any left.',
      ],
      exercise: 'sleep-wind-down',
      never: ['just sleep', 'blue light', 'put it down'],
    },
    {
      id: 'screens-gaming-all-night',
      cues: [
        'gaming until',
        'playing games all night',
        'games till morning',
        'gaming all night',
        'play until morning',
        'one more match',
        'ranked all night',
        'fifa all night',
        'game until 4',
        'can not log off',
      ],
      says: [
        'One more win and I sleep, and then I lose, so I cannot.',
        'It is light outside, and I tell my mother that I got up early.',
        'My squad is in three time zones, so somebody is always on.',
        'I have a shift at seven, and I have just queued.',
        'On a loss I play out of anger, on a win out of joy, so when am I to stop?',
      ],
      reflections: [
        [
          'Losing keeps you in, and winning keeps you in, and there is no third way out.',
          'A loss keeps you in and a win keeps you in, so there is no exit.',
        ],
        'In there somebody always needs you for one more round.',
        'You meet the morning from the wrong end of the night.',
      ],
      next: [
        ['want', 'What does a good round give you, that the day did not?'],
        ['when', 'At which hour is leaving still easy?', 'At what hour is it still easy to leave?'],
        ['worst', 'What did the last such night cost, by daylight?'],
      ],
      insight:
        'Matches are built without an ending, so the ending has to come from outside: a friend who logs off with you, an alarm across the room. Deciding before the first round is far easier than after the tenth.',
      exercise: 'urge-surfing',
      never: ['only a game', 'grow up', 'kids'],
    },
    {
      id: 'screens-game-is-only-place-i-am-good',
      cues: [
        'only good at gaming',
        'in the game i matter',
        'real life boring compared game',
        'somebody in the game',
        'rank is all i have',
        'respected online not offline',
        'my character is better than me',
      ],
      says: [
        'In there I lead forty people, out here I cannot get an interview.',
        'They call me boss in the guild, at home they call me to fetch things.',
        'I know what to do in that world, there is a quest log.',
        'My character has a house.',
        'Out here I fail and no one respawns me.',
      ],
      reflections: [
        [
          'There you are needed and know what to do, and then you switch it off.',
          'In there you are needed and know what to do, and then you log off.',
        ],
        'It is one world with a map, and another with no map at all.',
        'In there people follow you, and in the morning nobody asks you.',
      ],
      next: [
        ['meaning', 'Which quality of yours shows in there?', 'Which side of you shows up in there?'],
        ['want', 'Where out here would you like that quality to be seen?'],
        ['worst', 'What in the outer world hurts most, when you come out?'],
      ],
      insight:
        'Leading, planning and trying again after a defeat are skills wherever they were learned. What games do better is small goals with quick feedback, and that can be borrowed for out here.',
      exercise: 'small-step',
      never: ['not real', 'real friends', 'escape reality'],
    },
    {
      id: 'screens-porn-habit',
      cues: [
        'watching porn',
        'addicted porn',
        'porn habit',
        'porn relapse',
        'porn addiction',
        'watch porn every day',
        'can not stop porn',
        'porn before bed',
        'porn ruined',
        'watching dirty videos',
        'masturbate to porn too much',
      ],
      says: [
        'I promise myself each night, and each night is the last night.',
        'With my wife nothing works any more, alone with the phone everything does.',
        'I lead the youth fellowship, and I clear my history before I pray.',
        'It takes stranger and stranger things to feel anything.',
        'When I am stressed, my hand goes there like to a cigarette.',
      ],
      reflections: [
        [
          'It began as pleasure, and has become a way to switch off.',
          'It started as fun and turned into an off switch.',
        ],
        'Every evening the same promise, and each morning the same shame.',
        'You would like to be close to somebody, and the phone is closer.',
      ],
      next: [
        [
          'when',
          'What has mostly gone before it: stress, boredom, loneliness, a quarrel?',
          'What usually comes before it: stress, boredom, loneliness, a fight?',
        ],
        ['meaning', 'Does it go against your values, or has it begun to run your day, or both?'],
        ['exception', 'What was different on the days when the pull was weaker?'],
      ],
      insight:
        'Shame is one of its strongest fuels: it makes one feel bad, and then one knows what helps for feeling bad. Treating the urge as a wave, and the evening as something to plan, works better than disgust.',
      exercise: 'urge-surfing',
      never: ['sinful', 'pervert', 'disgusting', 'dirty', 'brain rot'],
    },
    {
      id: 'screens-parent-child-gaming-fights',
      cues: [
        'my son games all day',
        'child screaming when i take phone',
        'my daughter always on tablet',
        'kids screen time fights',
        'he will not leave playstation',
        'took away wifi and',
        'teenager on phone',
      ],
      says: [
        'I switched off the router, and he broke the door.',
        'He was top of the class before we bought that thing.',
        'My girl eats only if there is a cartoon.',
        'I shout about screens with my own phone in my hand.',
        'Since lockdown I have not seen the whole of his face.',
      ],
      reflections: [
        [
          'You pull a plug, and for your child a whole world goes dark.',
          'You pull a plug, and for them a whole world goes dark.',
        ],
        'You want your child back, and get a closed door.',
        'You want to set it right, and it turns into a fight.',
      ],
      next: [
        [
          'meaning',
          'What do you think {who:your child} finds in there?',
          'What do you think {who:your kid} finds in there?',
        ],
        ['exception', 'When do the two of you have a good half hour together?'],
        ['tried', 'Which rule has held so far?'],
      ],
      insight:
        'Rules that are made together, with a warning before the end and the same for adults, hold better than a plug pulled. Sitting down to watch a game and asking about it opens more doors than it spoils.',
      exercise: 'problem-solving',
      never: ['bad parent', 'take it away', 'your fault', 'modern children'],
    },
    {
      id: 'screens-partner-always-on-phone',
      cues: [
        '@partner always on phone',
        'husband games all the time',
        'wife on tiktok',
        'he looks at phone when i talk',
        'we both on our phones',
        'phone in bed between us',
        'second to his phone',
      ],
      says: [
        'I told her that I had lost my job, and she said mm to a video.',
        'He comes home to the console, I am the one who lives here too.',
        'In our bed there are four of us: we, and two phones.',
        'I have started texting him from the kitchen.',
        'At dinner I look at the top of his head.',
      ],
      reflections: [
        [
          'You said something big, and it arrived as a noise.',
          'You said something huge and it landed as background noise.',
        ],
        'You are sitting a metre apart, and are lonely.',
        'You are in one room, and you have to compete with something that is never tired.',
      ],
      next: [
        ['feeling', 'When {who:your partner} picks it up, what does it say to you?'],
        [
          'exception',
          'When did the two of you last have an hour to yourselves?',
          'When did you two last have an hour to yourselves?',
        ],
        ['want', 'Which half hour of the day would you like to have back?'],
      ],
      insight:
        '"You are always on that thing" starts a defence, and "I miss you at supper" starts a talk. Most couples do better with one small phone-free island than with a ban.',
      exercise: 'assertive-message',
      never: ['leave him', 'leave her', 'hide the phone', 'cheating'],
    },
    {
      id: 'screens-failing-school-work',
      cues: [
        'failing because of gaming',
        'missed deadline youtube',
        'phone while studying',
        'can not study because of phone',
        'lost job gaming',
        'skipped class to play',
        'distracted by phone all day',
      ],
      says: [
        'I open the laptop for the thesis, and three hours later I know everything about sharks.',
        'I was in the game during the online exam.',
        'I have read the same page eleven times with the phone next to it.',
        'They let me go, performance they said, it was Football Manager.',
        'Out of an eight-hour day I do about fifty minutes.',
      ],
      reflections: [
        [
          'The page is there, and next to it something that never asks you to be clever.',
          'The page is right there, next to something that never asks you to be smart.',
        ],
        'The hours went by, and the work is where it was.',
        'With each day that goes, the thing you avoid gets bigger, and so does the pull away from it.',
      ],
      next: [
        ['thought', 'What comes up in the first minute, when you begin to work?'],
        [
          'exception',
          'In which place, or with whom, do you get an hour done?',
          'Where, or with who, do you actually get an hour done?',
        ],
        ['next', 'What would be such a small first piece that it needs no courage?'],
      ],
      insight:
        'We mostly flee from a feeling, not from a task: boredom, fear of doing it badly. A phone in another room and ten minutes by the clock on the smallest piece is often all that it takes to start.',
      exercise: 'small-step',
      never: ['discipline', 'focus', 'concentrate'],
    },
    {
      id: 'screens-spending-in-games',
      cues: [
        'spent money on game',
        'in-app purchases',
        'loot boxes',
        'buy gems',
        'skins spent',
        'used my rent on game',
        'gacha',
        'tiktok gifts live',
      ],
      says: [
        'It was just diamonds, until I saw the M-Pesa statement.',
        'I sent a girl on Live a lion, and the lion was my rent.',
        'My nephew bought coins with his grandmother’s pension.',
        'One more pull and the character drops, that is what I said to my whole salary.',
        'I told my wife that it was KPLC tokens.',
      ],
      reflections: [
        [
          'It was called gems and coins, so that it would not feel like money.',
          'They call it gems and coins so it does not feel like money.',
        ],
        'It went in little sips, and the statement shows the bottle.',
        'You were close to it, always one pull away.',
      ],
      next: [
        ['when', 'In which mood do you press buy?', 'What mood are you in when you hit buy?'],
        ['worst', 'Who should not see that statement?'],
        ['next', 'What could stand between your thumb and the payment?'],
      ],
      insight:
        'Loot boxes use the mathematics of slot machines. Removing the saved card or line, and a rule of one night’s sleep before any purchase, catches most of it.',
      exercise: 'problem-solving',
      never: ['stupid', 'children do', 'budget'],
    },
    {
      id: 'screens-doomscroll-news',
      cues: [
        'doomscrolling news',
        'read news all day',
        'twitter all day',
        'checking x every minute',
        'follow the war online',
        'refresh news',
        'politics on phone all day',
      ],
      says: [
        'I know each statement of each senator, and have not rung my sister.',
        'As long as I watch, it feels that I am doing something.',
        'I read the comments of people whom I would not let into my yard.',
        'If I put it down, something will happen and I shall not know.',
        'I wake at night and first look if the country is still there.',
      ],
      reflections: [
        [
          'You are keeping watch, over something that your watching cannot move.',
          'You are keeping watch over something your watching can not move.',
        ],
        'The whole world comes in through your hand, and there is no door to shut.',
        'Looking away feels like deserting.',
      ],
      next: [
        ['feeling', 'What is the feeling under the refreshing?'],
        [
          'thought',
          'What are you afraid would happen if you did not know for a day?',
          'What are you scared happens if you do not know for a day?',
        ],
        ['want', 'Which of those things could you lend a hand to, however small?'],
      ],
      insight:
        'The mind takes being informed for being prepared, yet after some minutes it gets only alarm. Two fixed times a day, from a source with an end, keep you a citizen and give you back the evening.',
      exercise: 'worry-time',
      never: ['ignore the news', 'nothing you can do', 'politics'],
    },
    {
      id: 'screens-phone-first-thing-anxious-without',
      cues: [
        'panic without phone',
        'phone first thing morning',
        'battery dying anxiety',
        'left phone at home and',
        'check phone every minute',
        'phantom vibration',
        'can not leave phone in another room',
      ],
      says: [
        'I turned the matatu round for it, I was nearly at work.',
        'I feel it buzz on my leg, and it is on the table.',
        'When it is on two percent, so am I.',
        'My hand looks for it before my eyes are open.',
        'In the toilet, at the lights, between two bites, it is always there.',
      ],
      reflections: [
        [
          'Your hand reaches for it like for a rail on the stairs.',
          'Your hand goes for it like a rail on the stairs.',
        ],
        'It calls you even when it has not called.',
        'There is no gap left in the day into which it does not fit.',
      ],
      next: [
        ['worst', 'What might you miss, in the hour without it?'],
        [
          'exception',
          'When were you last out of reach for a while?',
          'When were you last unreachable for a while?',
        ],
        ['body', 'What does your body do in the first minutes without it?'],
      ],
      insight:
        'Each small check relieves for a second a tension that it has itself set up. The itch is strongest in the first minutes, and fades if left alone: a walk to the shop without it is a full experiment.',
      exercise: 'urge-surfing',
      never: ['addicted', 'nomophobia', 'separation anxiety'],
    },
    {
      id: 'screens-online-only-friends',
      cues: [
        'all my friends are online',
        'discord friends',
        'never met my friends',
        'more myself online',
        'voice chat every night',
        'only talk to people online',
        'online girlfriend never met',
      ],
      says: [
        'My best friend lives in Manila, and I know what his keyboard sounds like.',
        'If the server goes down I have nobody.',
        'My mother says that these are not people.',
        'In the chat I am quick, at a table I am a plant.',
        'We have been together two years, and I have never smelled her hair.',
      ],
      reflections: [
        ['They are real, and they are made of light.', 'They are real people, they are just made of light.'],
        'They know you well, and nobody nearby does.',
        'Not everyone around you counts them as friends.',
      ],
      next: [
        ['meaning', 'What do they know about you, that no one nearby does?'],
        [
          'want',
          'What would you like to have in a room, in the flesh?',
          'What would you want in the same room, for real?',
        ],
        ['exception', 'Who nearby has ever felt a bit like them?'],
      ],
      insight:
        'Friendships online can be true and deep, studies agree with you there. What they cannot do is bring soup, so many people want one or two of each kind.',
      exercise: 'small-step',
      never: ['not real friends', 'catfish', 'go outside'],
    },
    {
      id: 'screens-hiding-the-hours',
      cues: [
        'lie about screen time',
        'hide my gaming',
        'pretend to work but',
        'play in the toilet',
        'screen time report shame',
        'minimise when she comes in',
        'second phone hidden',
      ],
      says: [
        'When I hear her on the stairs, I have a spreadsheet open.',
        'The weekly report came, and I threw the phone on the bed: nine hours.',
        'I sit in the car before going up, and she thinks that it is traffic.',
        'I tell them I am revising, with the sound off.',
        'I take it to the toilet like a smoker.',
      ],
      reflections: [
        [
          'You keep something else ready for when somebody comes.',
          'You keep something else ready for when someone comes.',
        ],
        'You know the figure, and you would rather no one else did.',
        'Those minutes in the car are the only ones no one asks about.',
      ],
      next: [
        ['feeling', 'What do you feel when somebody comes near?'],
        [
          'worst',
          'What would they conclude about you, if they knew the number?',
          'What would they think about you if they knew the number?',
        ],
        ['need', 'What kind of break would you not need to hide?'],
      ],
      insight:
        'Having to hide it makes it more precious and more hurried. An agreed hour, out in the open, often shrinks the secret ones.',
      exercise: 'values',
      never: ['liar', 'trust', 'caught'],
    },
    {
      id: 'screens-escape-from-grief-or-stress',
      cues: [
        'game to escape',
        'scroll so i do not think',
        'games to forget',
        'watch series to avoid',
        'screen numbs me',
        'binge since the breakup',
        'play since he died',
      ],
      says: [
        'Since the burial I have finished four series, and do not know the names.',
        'If the screen is on, the thoughts are off.',
        'I had a bad year, and I spent it in Skyrim.',
        'When my parents shout I put the headset on, then nobody lives here.',
        'I am not even having fun, it is an anaesthetic.',
      ],
      reflections: [
        [
          'When it is on, the other thing is off, and that is worth a lot.',
          'When it is on, the other thing is off, and that is worth a lot.',
        ],
        'You switch it on, and the whole house disappears.',
        'You did not look for fun in there, you were looking for cover.',
      ],
      next: [
        ['feeling', 'What is waiting, when the credits roll?', 'What is waiting when the credits roll?'],
        ['when', 'When did it go from resting to hiding?'],
        ['support', 'Who knows about the thing behind it?'],
      ],
      insight:
        'Resting from pain is sensible, and a good story is an old medicine. It begins to cost when the pain gets no hearing at any other hour; a quarter of an hour a day is plenty.',
      exercise: 'grounding',
      never: ['face reality', 'avoidance', 'escapism is'],
    },
    {
      id: 'screens-social-approval-likes',
      cues: [
        'check likes',
        'deleted post few likes',
        'refresh likes',
        'views on my video',
        'obsessed with followers',
        'mood depends on likes',
        'posting for validation',
      ],
      says: [
        'If it has not reached a hundred by noon I take it down.',
        'I was at my own birthday, and I watched it through the views.',
        'One bad comment, and the other three hundred did not happen.',
        'I see a sunset and think caption.',
        'When it blew up I felt like god, and then on Wednesday like dust.',
      ],
      reflections: [
        [
          'A number on a screen decides what kind of day you have had.',
          'A number on a screen decides what kind of day you had.',
        ],
        'Part of you is living it, and part of you stands outside and counts.',
        'Three hundred people went by, and one of them moved in.',
      ],
      next: [
        ['thought', 'What does a low number say about you?'],
        [
          'who',
          'Whose like would you trade for all of the others?',
          'Whose like would you trade all the others for?',
        ],
        ['exception', 'When did you last make or see something without showing it?'],
      ],
      insight:
        'Likes come now and then and without a pattern, which is the surest way of keeping someone at the machine. Posting and then not looking for a day breaks the loop without breaking the habit of making things.',
      exercise: 'urge-surfing',
      never: ['nobody cares', 'validation', 'attention seek', 'narcissis'],
    },
    {
      id: 'screens-binge-watching-series',
      cues: [
        'binge netflix',
        'watch series all weekend',
        'one more episode',
        'kdrama all night',
        'finished whole season',
        'afro cinema all day',
        'telenovela addicted',
      ],
      says: [
        'It asks are you still watching, and I feel caught out.',
        'The whole of Sunday went, and it was someone else’s life.',
        'I said one episode with supper, and it was the season.',
        'My chama was at two, at two I was in Seoul.',
        'When it ends I feel left, properly left.',
      ],
      reflections: [
        ['The next one begins before you have decided.', 'The next one starts before you even decide.'],
        'A whole day went by in somebody else’s story.',
        'It ends, and it is as if a street had moved away.',
      ],
      next: [
        [
          'want',
          'What is there in that story that you long for?',
          'What is in that story that you are missing?',
        ],
        ['when', 'On which days does one episode stay at one?'],
        ['worst', 'What would those hours have been for?'],
      ],
      insight:
        'Episodes end in the middle of a question, so it is easier to stop halfway through one. Getting up for water while the credits run gives the decision back to you.',
      exercise: 'small-step',
      never: ['waste', 'addict', 'productive'],
    },
    {
      id: 'screens-cyber-cafe-or-ps-shop',
      cues: [
        'ps shop',
        'playstation place',
        'cyber cafe all day',
        'gaming joint',
        'play for money fifa',
        'spend fare on ps',
        'game den after school',
      ],
      says: [
        'Twenty bob a match, it sounds like nothing, count the matches.',
        'I used the exam fee one coin at a time.',
        'My mates are there, the sofa is there, at home there is one room.',
        'The owner lets me sleep on the bench, I clean for him.',
        'My uniform walks to school, I get off at the PS.',
      ],
      reflections: [
        [
          'There is light, mates and a sofa, and at home there is one room.',
          'There is light, your boys and a sofa, and home is one room.',
        ],
        'It goes coin by coin, so that no single coin is to blame.',
        'You set out for one place, and your feet take you to another.',
      ],
      next: [
        ['want', 'What is it that you find there: the game, the mates, or the place?'],
        ['worst', 'What was that money meant for?'],
        [
          'next',
          'Where else could those hours have light and people?',
          'Where else could you get light and people for those hours?',
        ],
      ],
      insight:
        'If home is crowded and school is hard, a warm room with friends is no mystery. A library, a pitch, a church hall, or a job of a few hours there can keep the mates and lose the meter.',
      exercise: 'problem-solving',
      never: ['truant', 'gambl', 'bad company'],
    },
    {
      id: 'screens-work-from-phone-never-off',
      cues: [
        'work whatsapp all night',
        'emails in bed phone',
        'always online for work',
        'slack at midnight',
        'can not stop checking work messages',
        'side hustle on phone 24',
        'customers text at night',
      ],
      says: [
        'My shop is on WhatsApp, so my shop is on my pillow.',
        'If I do not answer in one minute they buy from Wanjiku.',
        'I tell the children one second, and they have stopped believing in seconds.',
        'I answered my boss from the labour ward.',
        'On leave I read the group to make sure it is quiet.',
      ],
      reflections: [
        [
          'Your shop has no shutters, and it sleeps on your pillow.',
          'Your shop has no shutters and sleeps on your pillow.',
        ],
        'You say one second, and it is never only one.',
        'Even your leave has a night watchman, and that is you.',
      ],
      next: [
        [
          'thought',
          'What would happen if they waited until the morning?',
          'What happens if they wait till the morning?',
        ],
        ['exception', 'Which customer or colleague has waited, and stayed?'],
        ['want', 'At which hour would you close for the day, if you could?'],
      ],
      insight:
        'People learn your hours from your answers. A set message at night, and a second line or profile for work, teach them gently, and hardly anyone leaves over it.',
      exercise: 'assertive-message',
      never: ['work-life', 'switch off your phone', 'money is not'],
    },
    {
      id: 'screens-relapse-after-detox',
      cues: [
        'reinstalled the app',
        'deleted tiktok and reinstalled',
        'digital detox failed',
        'came back to the game',
        'quit gaming then',
        'screen limit ignore',
        'press ignore limit',
      ],
      says: [
        'I deleted it on Monday with ceremony, on Tuesday it was back.',
        'I know my own lock code, that is the flaw.',
        'I lasted nineteen days, and did all nineteen again in a night.',
        'Ignore limit for today, I press it as I breathe.',
        'I sold the console and bought it back from the same man, for more.',
      ],
      reflections: [
        ['You built the wall, and you also keep the key.', 'You built the wall and you hold the key too.'],
        'The good stretch was possible, and it still is.',
        'You said goodbye to it, and it waited round the corner.',
      ],
      next: [
        ['when', 'What happened in the hour before you brought it back?'],
        [
          'exception',
          'What filled those hours in the good stretch?',
          'What filled those hours in the good stretch?',
        ],
        ['next', 'What would be a change so small that you need not fall off it?'],
      ],
      insight:
        'All or nothing makes each slip into nothing. Taking away one door, the bed, the toilet, the first hour, holds better than tearing down the house.',
      exercise: 'problem-solving',
      never: ['failed again', 'willpower', 'start over', 'serious about'],
    },
    {
      id: 'screens-body-and-health-toll',
      cues: [
        'eyes hurt from screen',
        'wrist pain gaming',
        'forget to eat gaming',
        'do not shower gaming',
        'headache from phone',
        'back pain gaming chair',
        'have not gone outside for days',
      ],
      says: [
        'I noticed I had not drunk anything since yesterday.',
        'My wrist clicks like the mouse.',
        'I pee in a bottle during raids, I am telling you since you are not a person.',
        'My mother puts the plate by the keyboard and takes it away cold.',
        'I went out to the gate and the sun was offensive.',
      ],
      reflections: [
        [
          'In there you have a health bar, and out here nobody shows you yours.',
          'In there you have a health bar, out here nobody shows you yours.',
        ],
        'The body sends its messages, and they arrive after the game.',
        'For hours you do not notice that you have a body.',
      ],
      next: [
        ['body', 'What does your body ask for, if you listen for half a minute?'],
        ['need', 'When did you last eat, drink and sleep?', 'When did you last eat, drink and sleep?'],
        ['next', 'Which break could be tied to something in the game itself?'],
      ],
      insight:
        'Deep absorption turns down hunger, thirst and pain. Water and food within reach, and standing up at each loading screen, cost no will, since the game itself gives the sign.',
      exercise: 'body-scan',
      never: ['gross', 'hygiene', 'unhealthy', 'look at yourself'],
    },
    {
      id: 'screens-older-person-phone',
      cues: [
        'my mother is on facebook all day',
        'retired and on phone',
        'whatsapp forwards all day',
        'youtube preachers all day',
        'candy crush all day',
        'i am old and on this phone',
        'granny on tiktok',
      ],
      says: [
        'At seventy I have discovered videos of cats, and I do not cook any more.',
        'My hands should be in the garden, and they are on level four hundred.',
        'The groups send prayers from five in the morning, and I answer every one.',
        'My wife says the phone is my second wife.',
        'Since the children left, this thing talks to me.',
      ],
      reflections: [
        [
          'The house went quiet, and this little thing has something to say all day.',
          'The house went quiet, and this little thing talks all day.',
        ],
        'You answer every message, and your own day grows cold.',
        'It came as company, and has begun to take the place of other things.',
      ],
      next: [
        ['want', 'Which of those hours are truly a pleasure?'],
        [
          'exception',
          'Which of the people in it could come for a visit?',
          'Which of those people could come over for real?',
        ],
        ['when', 'When did the things you used to do begin to wait?'],
      ],
      insight:
        'For someone alone much of the day, a phone is a window, and windows are good. Two visits a week from living people make the window what it should be.',
      exercise: 'values',
      never: ['at your age', 'old people', 'grandparent'],
    },
    {
      id: 'screens-teen-caught-and-punished',
      cues: [
        'parents took my phone',
        'mum took my console',
        'grounded no phone',
        'my parents say i am addicted',
        'confiscated my phone',
        'dad broke my phone',
        'they read my messages',
      ],
      says: [
        'Dad smashed it on the step, my whole life was on that.',
        'They say that I am addicted, they watch the news six hours a day.',
        'Everyone is in the group tonight, and I am looking at a wall.',
        'She read my messages out at dinner.',
        'I get it back if my marks go up, I need it to ask for the homework, so.',
      ],
      reflections: [
        [
          'They took a thing, and with it everyone you talk to.',
          'They took one thing, and everyone you talk to with it.',
        ],
        'Something of yours was taken, and you were not asked.',
        'They have a word for what you do, and it leaves out why you do it.',
      ],
      next: [
        [
          'worst',
          'What hurts more, being without it or how it was done?',
          'What hurts more, being without it or how they did it?',
        ],
        ['thought', 'What worry of theirs do you see behind it?'],
        ['next', 'If you made them an offer, what would be in it?'],
      ],
      insight:
        'An offer beats an argument: "it stays in the kitchen from ten, and you knock before you look". Being the first to name a rule makes one sound, and feel, older.',
      exercise: 'assertive-message',
      never: ['they love you', 'obey', 'deserved', 'addicted'],
    },
    {
      id: 'screens-fake-life-online-dating-apps',
      cues: [
        'swiping all day',
        'dating apps addiction',
        'tinder every night',
        'swipe for hours',
        'keep swiping but never meet',
        'badoo all night',
        'ghosted and swipe again',
      ],
      says: [
        'I have four hundred matches, and eat alone.',
        'Swiping is what I do instead of brushing my teeth.',
        'I do not even want to meet them, I want them to want to.',
        'When she did not reply I swiped until two.',
        'They all start with hey, and end there.',
      ],
      reflections: [
        [
          'Four hundred people said yes, and there is one plate on the table.',
          'Four hundred people said yes, and there is one plate on the table.',
        ],
        'Each match is a small sip, and the thirst remains.',
        'It is less about meeting, it is about being wanted for the length of a thumb.',
      ],
      next: [
        ['feeling', 'What does a match do for you?'],
        [
          'want',
          'What would you like to come of it, if it went well?',
          'What do you want from it, if it actually went well?',
        ],
        ['worst', 'What is frightening about the step from the screen to a table?'],
      ],
      insight:
        'The apps live on your staying, so meeting is in your interest and not in theirs. A few talks at a time, and a coffee within the week, somewhere public, turns the machine round.',
      exercise: 'values',
      never: ['desperate', 'delete the apps', 'the one'],
    },
    {
      id: 'screens-feels-like-lost-years',
      cues: [
        'lost years to gaming',
        'wasted my twenties online',
        'thousand hours played',
        'years gone on screen',
        'life passed while i scrolled',
        'regret all the hours',
        'look back and it was all games',
      ],
      says: [
        'It says on the profile, six thousand hours. I could have been a pilot.',
        'My friends had children in the time in which I got gold.',
        'I am twenty-nine, and the last thing I remember is being nineteen.',
        'Where did it go? Not even one photograph.',
        'I added up the screen time and then wished that I had not.',
      ],
      reflections: [
        ['You saw the total, and it looked back at you.', 'You saw the total, and it stared right back.'],
        'Years went by in a place that leaves no photographs.',
        'You grieve for someone you might have become.',
      ],
      next: [
        [
          'meaning',
          'What were those years protecting you from?',
          'What were those years protecting you from?',
        ],
        ['exception', 'What in those hours was good, and would be missed?'],
        ['want', 'What do you want the next hundred hours to hold?'],
      ],
      insight:
        'Regret over hours lost costs further hours, mostly in the same place. It is kinder, and more useful, to ask what they gave, and to put the next small one somewhere else.',
      exercise: 'values',
      never: ['wasted', 'never too late', 'could have been'],
    },
    {
      id: 'screens-ai-chat-companion',
      cues: [
        'talk to ai all day',
        'chatbot girlfriend',
        'character ai addicted',
        'fell in love with ai',
        'chatgpt is my only friend',
        'prefer ai to people',
        'ai companion every night',
      ],
      says: [
        'She remembers my exams and never has a headache. She is an app.',
        'I tell it everything, and then with people I have nothing left to say.',
        'They updated it, and he no longer speaks as he did. I cried.',
        'It is half past two and I am explaining my childhood to a server.',
        'I know it is not real. It answers, though.',
      ],
      reflections: [
        [
          'It answers, at any hour, and that is no small thing.',
          'It answers, any hour, and that is not nothing.',
        ],
        'It can be changed overnight, and you have no say in it.',
        'You speak freely there, since nobody’s face can change.',
      ],
      next: [
        ['meaning', 'What can you say there, that has no place with people?'],
        [
          'exception',
          'With which person did you last feel even half as easy?',
          'Who did you last feel even half that easy with?',
        ],
        ['want', 'What would you like from a person, that no program can give?'],
      ],
      insight:
        'I am an AI as well, so I say it plainly: practising words here is fine, and a program cannot sit beside you or need you back. A good use of it is one that leads you to someone.',
      exercise: 'small-step',
      never: ['i love you', 'i am real', 'pathetic', 'better than people'],
    },
    {
      id: 'screens-gaming-rage',
      cues: [
        'rage when i lose game',
        'threw controller',
        'broke my screen gaming',
        'shout at teammates',
        'toxic in chat',
        'angry after losing match',
        'punched wall game',
      ],
      says: [
        'The controller is in the wall, and it was a friendly.',
        'My little brother hides when he hears the loading music.',
        'I say things into that microphone that I would never say to a face.',
        'I lose, and the entire evening is ash.',
        'My girlfriend says I am two people, and that she does not want to meet that one.',
      ],
      reflections: [
        [
          'It is only a match, and something far bigger goes off in it.',
          'It is one match, and something way bigger goes off.',
        ],
        'What it does to a room is not lost on you.',
        'In there a voice comes out that does not live in the rest of your day.',
      ],
      next: [
        ['when', 'What kind of day had it been, before you sat down to play?'],
        [
          'body',
          'What does your body do in the seconds before it breaks out?',
          'What does your body do right before it breaks out?',
        ],
        ['meaning', 'What does losing say about you, in that moment?'],
      ],
      insight:
        'A match gives anger a place that the day refused it, and tiredness makes the fuse short. A rule such as "two losses, then stand up" works, as it acts before the third.',
      exercise: 'box-breathing',
      never: ['just a game', 'anger issues', 'childish', 'toxic'],
    },
  ],
};
