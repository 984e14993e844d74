// confidence › comparison: measuring one’s own inside against everybody’s outside.
import type { TopicContent } from './content-schema.ts';

export const confidenceComparison: TopicContent = {
  category: 'confidence',
  topic: 'comparison',
  openers: [
    [
      'Whose life have you been holding yours against lately?',
      'Whose life have you been stacking yours against lately?',
    ],
    'What did you see or hear that made your own life look smaller?',
    [
      'Which piece of news about someone else stung this week?',
      "Which bit of someone else's news stung this week?",
    ],
    'In what area of your life do you feel behind?',
    [
      'When did you last look at what you have and wish it were another’s?',
      "When did you last look at your stuff and wish it was someone else's?",
    ],
    'Where does the measuring start: the phone, the family, or your own head?',
    ['Whom have you been comparing yourself with lately?', 'Who have you been comparing yourself to lately?'],
  ],
  explore: [
    ['when', 'At what time of day does the comparing start?', 'What time of day does the comparing kick in?'],
    ['who', 'Who is the one person you always measure yourself against?'],
    [
      'thought',
      'What sentence about yourself is left over when you have finished comparing?',
      'When you are done comparing, what line about yourself is left?',
    ],
    ['feeling', 'Is it more envy, more shame, or more grief?'],
    [
      'want',
      'If you take away the person, what is the thing in it that you want?',
      'Take the person away, what is the thing you actually want?',
    ],
    ['exception', 'With whom do you never compare yourself?', 'Who do you never compare yourself to?'],
    ['meaning', 'What does having it seem to prove about a person?'],
    ['worst', 'Which comparison can ruin a whole day?'],
    ['tried', 'What have you tried to make the measuring stop?'],
    ['body', 'Where in your body do you feel it when you see their news?'],
    ['example', 'Can you take me to the last time it stung?'],
    [
      'support',
      'With whom can you admit to envy without being told off?',
      'Who can you admit envy to without getting a lecture?',
    ],
    ['need', 'What would make your own pace feel like a pace, and not like a delay?'],
  ],
  notes: [
    {
      text: [
        'People compare because there is no ruler for most things that matter, so we use each other. It is how minds find their place, and you can choose whom to stand beside.',
        'We compare because there is no ruler for most stuff that matters, so we use each other. It is normal, but you can pick who you stand next to.',
      ],
      source: 'Festinger, A Theory of Social Comparison Processes (1954)',
    },
    {
      text: 'Students consistently underestimated how often others were lonely, sad or struggling, because people hide it. Those who misjudged it most were less content with their own lives.',
      source: 'Jordan et al., Misery Has More Company Than People Think (2011)',
    },
    {
      text: [
        'There are two kinds of envy: one pulls the other down, one lifts you towards what they have. Which of them you get depends partly on whether you believe you could move.',
        'There are two kinds of envy: one drags them down, one pulls you up. Which one you get depends partly on whether you think you can move.',
      ],
      source: 'van de Ven et al., Leveling Up and Down (2009)',
    },
    {
      text: 'Asked about their social life, people picture the most sociable person they know, and find themselves lacking. When they were made to think of ordinary people, the gap largely went.',
      source: 'Deri, Davidai & Gilovich, Home Alone (2017)',
    },
    {
      text: 'The longer people had used a picture-heavy network and the more strangers they followed, the surer they were that others were happier. Feeds show the harvest and leave out the weeding.',
      source: 'Chou & Edge, They Are Happier and Having Better Lives than I Am (2012)',
    },
  ],
  exercises: ['values', 'gratitude', 'self-compassion', 'thought-record', 'small-step'],
  never: ['comparison is the thief', 'stop comparing', 'others have it worse'],
  situations: [
    {
      id: 'comparison-social-feed',
      cues: [
        'instagram makes me',
        'everyone on instagram',
        'scroll feel worse',
        'tiktok everyone perfect',
        'look at their posts',
        'status viewing everyone',
        'feed perfect lives',
        'i scroll and everyone',
        'scrolling and everyone',
      ],
      says: [
        'Ten minutes of stories and my whole flat looks ugly.',
        'I know it is filtered and it still gets me every single time.',
        "Everybody's in Diani with a drink and I'm under a blanket with ugali.",
        'I open the app feeling all right and close it feeling like nobody.',
        'Her mornings are matcha and sunlight, mine are a crying toddler and a blackout.',
        'naangalia tu WhatsApp status za watu and by the end I hate my life',
        'I scroll, and everyone’s kitchen is bigger than my life.',
      ],
      reflections: [
        [
          'You go in for a minute, and come out with a poorer life than you had.',
          'You go in for a sec and come out with a worse life than you had.',
        ],
        'You know how the pictures are made, and knowing does not take the sting out.',
        'A hundred people’s best minutes against your one ordinary evening, and it has to lose.',
      ],
      next: [
        ['feeling', 'What mood are you usually in just before you open it?'],
        ['who', 'Which three accounts leave you feeling worst?', 'Which three accounts hit the worst?'],
        ['want', 'What in those pictures is it that you really wish for?'],
      ],
      insight: [
        'Each post may be true, and the sum of them is a life nobody lives. Muting a few accounts for a fortnight is a fair trial, and no one is told.',
        'Each post might be true, but the total is a life nobody lives. Muting a few for two weeks is a fair test, and they never find out.',
      ],
      exercise: 'gratitude',
      never: ['it is all fake', 'delete the app'],
    },
    {
      id: 'comparison-agemates-ahead',
      cues: [
        'agemates',
        'people my age have',
        'age mates',
        'behind in life',
        'by my age',
        'everyone my age',
        'left behind friends',
        'from my year',
        'buying flats',
        'buying houses',
        'still share a',
      ],
      says: [
        'My classmates own plots and I still ask my mum for airtime.',
        'At thirty-one I thought I would have something, anything.',
        "I'm behind, like everybody got a head start and I overslept.",
        'When I see those who sat behind me in form two, I cross the road.',
        'They are on the second child and the second car. I am on the second mattress.',
        'Time is running and I have nothing to show.',
        'Everyone from my year is buying flats, and I share a kitchen with four people.',
      ],
      reflections: [
        [
          'You carry a timetable in your head, and by that timetable you are always late.',
          'There is a timetable in your head and you are always late on it.',
        ],
        'Every wedding and every title deed seems to say something about you.',
        'Meeting an old classmate turns into handing in a report.',
      ],
      next: [
        ['who', 'Who wrote the timetable you are late by?', 'Who even wrote that timetable?'],
        ['meaning', 'Which of those milestones would you want if nobody were counting?'],
        ['exception', 'What have these years given you that does not show in a photo?'],
      ],
      insight:
        'Ages for marrying, earning and settling differ by decades between places and times. "Late" only exists next to a clock, and you did not build that clock.',
      exercise: 'values',
      never: ['your time will come', 'everyone has their own journey'],
    },
    {
      id: 'comparison-sibling-golden',
      cues: [
        'my sister is better',
        'my brother is favourite',
        'golden child',
        'compared to my brother',
        'compared to my sister',
        'why can not you be like',
        'favourite child',
      ],
      says: [
        'At every family gathering it is my brother the engineer and, oh, also me.',
        'Mum has his graduation on the wall, mine is in a drawer.',
        'All my life it has been look at your sister.',
        'She got the brains, the looks and the husband. I got the dishes.',
        'Dad calls him for decisions, he calls me for errands.',
      ],
      reflections: [
        [
          'You have been running against the same person since before you could choose.',
          'You have been racing the same person since before you had a choice.',
        ],
        'At home a story gets told, and you are the other one in it.',
        'You can love someone and be tired to the bone of hearing their name.',
      ],
      next: [
        ['when', 'What is the earliest moment you remember being set beside {who:your brother or sister}?'],
        ['want', 'What would you have liked them to say about you?', 'What do you wish they said about you?'],
        ['exception', 'Who in the family sees you without the other one next to you?'],
      ],
      insight:
        'Comparing children was often meant to spur them on, and mostly it taught them a role. The one on the pedestal usually pays for it too, in a coin you do not see.',
      exercise: 'self-compassion',
      never: ['they love you equally', 'blood is thicker'],
    },
    {
      id: 'comparison-friend-success',
      cues: [
        'jealous of my friend',
        'friend success hurts',
        'happy for her but',
        'happy for him but',
        'envy my best friend',
        'friend got the job',
        'bad friend jealous',
      ],
      says: [
        'I hugged her and said congratulations and then cried in the taxi.',
        'My best friend got the thing I wanted and I cannot stop being weird about it.',
        'I am happy for him, I am, so why do I feel sick?',
        'What sort of person is jealous of somebody she loves?',
        'Since she blew up, I take hours to answer her texts.',
      ],
      reflections: [
        [
          'You clapped and you grieved, at the same moment.',
          'You were clapping and grieving in the same second.',
        ],
        'It hurts most from close by, because someone near shows what might have been possible.',
        'You lost something that day, and nobody knew, because it was a celebration.',
      ],
      next: [
        ['want', 'What does {who:your friend} have now that you still want for yourself?'],
        ['thought', 'What did you decide about yourself when you heard it?'],
        [
          'support',
          'Which part of this could you say to {who:your friend}, if any?',
          'Is there a bit of this you could actually tell {who:your friend}?',
        ],
      ],
      insight:
        'Envy sits closest to friendship because we compare with those who began where we did. Having it does not spoil the love; it marks a wish that deserves your attention.',
      exercise: 'self-compassion',
      never: ['be happy for', 'real friends'],
    },
    {
      id: 'comparison-everyone-marrying',
      cues: [
        'everyone getting married',
        'still single',
        'wedding season',
        'always the bridesmaid',
        'they ask when will you marry',
        'unmarried at',
        'engagement posts',
      ],
      says: [
        'Third wedding committee this year, and I pay for everyone’s cake but mine.',
        'My aunties ask when they will eat rice, in front of people.',
        'I have worn so many matching ankaras and never the white one.',
        'Another ring on my feed and I put my phone in the drawer.',
        'Even my baby cousin brought someone home, and I brought avocados.',
      ],
      reflections: [
        [
          'You stand in all the photographs, in somebody else’s colours.',
          "You are in every photo, in someone else's colours.",
        ],
        'One question, and the whole table waits for your answer.',
        'You give to one wedding after another while the wish for your own stays unspoken.',
      ],
      next: [
        ['feeling', 'When the invitation arrives, what comes first?'],
        ['want', 'Is it the marriage, the person, or the peace from questions that you long for?'],
        [
          'next',
          'What could you answer the next one who asks, so that you can enjoy your food?',
          'What could you say to the next one who asks, so you can just eat in peace?',
        ],
      ],
      insight:
        'A wedding is the most public kind of happiness, and singleness the most questioned kind of life. What is asked about most is not the same as what matters most.',
      exercise: 'assertive-message',
      never: ['the right one', 'stop looking'],
    },
    {
      id: 'comparison-friends-have-babies',
      cues: [
        'everyone is pregnant',
        'baby shower hurts',
        'friends have kids',
        'another pregnancy announcement',
        'trying for a baby everyone',
        'they all have children',
        'childless friends',
      ],
      says: [
        'Another scan picture in the group and I typed yay and put the phone face down.',
        'I skipped the shower and said I had a fever.',
        'They got it on the first try, we are on year four.',
        'All they talk about is diapers and school runs, I bring the chips.',
        'My mother in law counts the neighbours’ grandchildren aloud.',
      ],
      reflections: [
        [
          'Their good news lands exactly on the sore place, and you have to smile on top of it.',
          'Their good news hits right on the sore spot, and you have to smile too.',
        ],
        'You have started to plan your weeks around other people’s joy.',
        'The talk in the group moved to a country you have no visa for.',
      ],
      next: [
        ['worst', 'Which occasions do you stay away from now?'],
        [
          'support',
          'Does anyone know how those announcements feel to you?',
          'Does anyone know how those posts actually hit you?',
        ],
        ['need', 'How would you like friends to tell you such news?'],
      ],
      insight:
        'Longing for a child and resenting a pregnant belly can live in a kind person. Many find it easier to be told in writing, with time, and it is fair to ask for that.',
      exercise: 'self-compassion',
      never: ['it will happen', 'just relax', 'adopt'],
    },
    {
      id: 'comparison-body-next-to-others',
      cues: [
        'prettier than me',
        'her body',
        'ugly friend',
        'look better than me',
        'compare my body',
        'gym everyone fitter',
        'light skin prettier',
      ],
      says: [
        'Next to her in photos I look like the before picture.',
        'I walk into any room and rank myself, and I know where I land.',
        'My friends get approached and I hold the handbags.',
        'They always said my sister was the light one, as if I were the other thing.',
        'At the gym I only see what is wrong with me in comparison.',
      ],
      reflections: [
        [
          'You enter a room and hand out places, and you never give yourself a good one.',
          'You walk in, rank everyone, and never give yourself a good spot.',
        ],
        'Somebody once said a thing about looks, and it moved in.',
        'While others are at the party, you are at a contest.',
      ],
      next: [
        ['when', 'Whose remark about your looks do you still carry?'],
        [
          'exception',
          'In whose company do you forget how you look?',
          'Who are you with when you forget how you look?',
        ],
        ['want', 'What would an evening with people be, with the ranking switched off?'],
      ],
      insight:
        'Looks are what we compare fastest, because they are what we see first. Doing something that needs your body, dancing, carrying, walking, gives it a job other than being judged.',
      exercise: 'self-compassion',
      never: ['you are beautiful', 'lose weight', 'inner beauty'],
    },
    {
      id: 'comparison-salary-revealed',
      cues: [
        'earns more than me',
        'found out their salary',
        'paid more than me',
        'same job more money',
        'colleague salary',
        'friend earns',
        'payslip saw',
      ],
      says: [
        'I saw his payslip on the printer and now I cannot unsee it.',
        'We started the same week and she takes home nearly double.',
        'My younger cousin paid for everyone at dinner and I stared at my plate.',
        'I was content until somebody told me the figure.',
        'Same desk, same hours, different envelope.',
      ],
      reflections: [
        [
          'Your pay did not change that day, and yet it has never felt the same since.',
          'Your pay did not change that day, it just stopped feeling okay.',
        ],
        'A number about pay became a number on you.',
        'If it is unfair, then the anger is doing its job.',
      ],
      next: [
        ['thought', 'What did that figure say to you, apart from money?'],
        [
          'feeling',
          'Is it nearer to unfairness or to smallness?',
          'Does it feel more unfair, or does it make you feel small?',
        ],
        ['next', 'With what you know now, is there something you would like to ask for?'],
      ],
      insight:
        'Being paid less than the person next to you hurts more than being paid little. Split it in two: is there an injustice here to act on, and is there a shame here that is not yours.',
      exercise: 'assertive-message',
      never: ['money is not', 'be content'],
    },
    {
      id: 'comparison-partners-ex',
      cues: [
        '@partner ex',
        'compare myself ex',
        'his ex was',
        'her ex was',
        'stalk his ex',
        'ex prettier',
        'the other woman better',
      ],
      says: [
        'I have gone through every photo of the woman before me.',
        'His last girlfriend cooked like a chef and I burn rice, he has never said it but.',
        'I know her ex’s job, car and gym schedule, and she does not know I know.',
        'He left me for her, so I keep looking for what she has.',
        'When we are intimate I wonder if I am worse.',
      ],
      reflections: [
        [
          'There is a third person in the room, and you are the one who keeps inviting them.',
          'There is a third person in the room and you keep letting them in.',
        ],
        'You collect facts about a stranger, and each one turns into something you lack.',
        'You compare the ghost at its most polished with yourself at your most tired.',
      ],
      next: [
        ['when', 'What usually sends you to look?'],
        [
          'want',
          'What are you hoping the next photo will finally tell you?',
          'What are you hoping the next pic will finally tell you?',
        ],
        ['example', 'What does {who:your partner} choose, by what is done rather than said?'],
      ],
      insight: [
        'Looking soothes for a minute and then asks to look again, like scratching. The question underneath is usually "am I safe here", and that one has to be asked of a person.',
        'Looking calms you for a minute and then wants more, like scratching. The question under it is usually "am I safe here", and that one is for a person, not a page.',
      ],
      exercise: 'urge-surfing',
      never: ['you are better', 'stop stalking'],
    },
    {
      id: 'comparison-parenting-others-kids',
      cues: [
        'other mums',
        'other peoples children',
        'my child is behind',
        'neighbours kids',
        'class whatsapp parents',
        'her baby walks',
        'school results other children',
      ],
      says: [
        'In the class WhatsApp everyone’s child is reading already and mine eats the crayons.',
        'Her toddler speaks three languages, mine points.',
        'The other mothers bake for the party, I bring shop biscuits and shame.',
        'When the KPSEA results came the neighbour shouted her boy’s marks over the fence.',
        'I lie about the hour my kids go to bed.',
      ],
      reflections: [
        [
          'Your child is being used as your report card, and you did not agree to the exam.',
          'Your kid got turned into your report card, and nobody asked you.',
        ],
        'One message in that group, and the whole evening you study your own child for faults.',
        'You love the one you have, and you lie awake over a chart.',
      ],
      next: [
        ['who', 'Which of those parents leaves you feeling smallest?'],
        [
          'exception',
          'What does your child do that no list asks about?',
          'What does your kid do that no checklist ever asks about?',
        ],
        ['worst', 'When the fear runs ahead, where does it end up?'],
      ],
      insight:
        'Children reach the same places over a wide span of months, and bragging rights are handed out at the front of it. If a real worry is left, a nurse or teacher is a better ruler than a chat group.',
      exercise: 'values',
      never: ['bad parent', 'kids grow at'],
    },
    {
      id: 'comparison-classmates-marks',
      cues: [
        'top of class',
        'everyone got better grades',
        'smarter than me class',
        'friend got distinction',
        'position in class',
        'results everyone passed',
        'they study less and pass',
      ],
      says: [
        'He slept through the semester and beat me by twenty marks.',
        'First thing I do is look at the list above my name.',
        'At home I was number one, here I am number sixty.',
        'My friend screams about her B plain, I got it too and was ashamed.',
        'Everybody understood it in class and I went home and watched six videos.',
      ],
      reflections: [
        [
          'You read the list from the top, and only count the names above yours.',
          'You read the list from the top and only count who is above you.',
        ],
        'You were the clever one once, and then the pond got bigger.',
        'You see their results, and of their evenings you see nothing.',
      ],
      next: [
        ['meaning', 'What was it worth to be first, where you come from?'],
        ['thought', 'What do you conclude from their finding it easy?'],
        [
          'want',
          'Which part of it do you want to understand, list or no list?',
          'Which part do you actually wanna get, ranking or no ranking?',
        ],
      ],
      insight:
        'Good pupils in a strong class feel weaker than the same pupils in a weak one; it has been shown across many countries. The feeling follows the class, not the ability.',
      exercise: 'thought-record',
      never: ['work harder', 'marks do not matter'],
    },
    {
      id: 'comparison-house-and-car',
      cues: [
        'they built a house',
        'bought a car',
        'friends own land',
        'still renting',
        'everyone has plot',
        'bought house friends',
        'matatu while they drive',
      ],
      says: [
        'The boys from my estate park outside the pub and I come by matatu.',
        'He built for his parents. I cannot even fix my own roof.',
        'My colleague posted the key to her new house and I looked at my bucket under the leak.',
        'In the chama they are buying land in Kitengela while I beg to skip this month.',
        'Renting at forty-five feels like wearing school uniform.',
      ],
      reflections: [
        [
          'You measure in bricks, because bricks are what people ask about.',
          'You measure in bricks because bricks are what people ask about.',
        ],
        'Each time somebody shows what they have got, it hurts in the same place.',
        'In that circle contributions are counted, and you feel that you are counted with them.',
      ],
      next: [
        ['meaning', 'What would a house of your own tell people about you?'],
        [
          'who',
          'Who taught you what a grown person should own by now?',
          'Who told you what you should own by now?',
        ],
        ['exception', 'What have you put your money and strength into that cannot be parked outside?'],
      ],
      insight:
        'Wealth is seen, and debt, inheritance and luck are not. You are comparing your whole ledger with one line of theirs.',
      exercise: 'problem-solving',
      never: ['money does not buy', 'work harder', 'invest'],
    },
    {
      id: 'comparison-past-self',
      cues: [
        'who i used to be',
        'i used to be',
        'old me was better',
        'not who i was',
        'peaked in',
        'my younger self would',
        'was better before',
      ],
      says: [
        'I was head girl, you know, and now I cannot keep a kitchen clean.',
        'Before the illness I ran ten kilometres, now the stairs win.',
        'I look at old photos and think, that one was going somewhere.',
        'My fifteen year old self would be so disappointed, she had plans.',
        'I peaked in campus, everything since is the credits.',
      ],
      reflections: [
        ['The rival you cannot beat is a former you.', 'The one you can never beat is the old you.'],
        'You remember what that person could do, and forget what that person was afraid of.',
        'You are holding today against a day that had other weather.',
      ],
      next: [
        ['when', 'When did you and that former you part ways?'],
        ['want', 'What of that person do you miss the most?', 'What do you miss most about that version?'],
        ['exception', 'What do you understand now that the one in the photo did not?'],
      ],
      insight:
        'Memory keeps the highlights of who we were, so the past self is edited too. What you miss is often one single quality, and a single quality can be invited back in small ways.',
      exercise: 'small-step',
      never: ['move on', 'best is yet'],
    },
    {
      id: 'comparison-others-suffer-more',
      cues: [
        'others have bigger problems',
        'no right to complain',
        'people are starving',
        'my problems are small',
        'feel guilty for being sad',
        'others suffer more',
        'first world problem',
      ],
      says: [
        'There are people sleeping outside and I am sad in a warm bed.',
        'My mother raised seven on nothing, who am I to be tired?',
        'I should not even be taking this time, somebody out there really needs it.',
        'Compared with what my friend went through, mine is a joke.',
        'I keep telling myself I have no reason to feel like this.',
      ],
      reflections: [
        [
          'You keep your own trouble waiting outside, because someone with a bigger one might come.',
          'You keep your own stuff waiting outside in case someone with worse shows up.',
        ],
        'You have turned pain into a queue, and always send yourself to the back.',
        'Beside what others live through, you allow yourself nothing.',
      ],
      next: [
        ['who', 'Who said to you, or showed you, that yours does not count?'],
        [
          'feeling',
          'If nobody had it worse, what would you let yourself feel?',
          'If nobody had it worse, what would you let yourself feel about it?',
        ],
        ['need', 'What does the small problem need, small as it is?'],
      ],
      insight:
        'A broken finger hurts in a ward full of broken legs. Turning away from your own pain makes none of theirs lighter.',
      exercise: 'self-compassion',
      never: ['be thankful', 'count your blessings'],
    },
    {
      id: 'comparison-colleague-star',
      cues: [
        'colleague better than me',
        'coworker always praised',
        'office favourite',
        'newer got promoted',
        '@boss prefers her',
        '@boss prefers him',
        'she is better at everything work',
      ],
      says: [
        'He joined last year and they already send him to the clients.',
        'Whatever I do, she did it faster and with a smile.',
        'My boss quotes him in meetings, my own ideas need three reminders.',
        'I read her emails just to see how she writes them so well.',
        'They gave the award to the new guy and I clapped till my hands hurt.',
      ],
      reflections: [
        [
          'It is hard to work beside somebody you keep being measured against.',
          'It is hard working next to the person you keep measuring yourself by.',
        ],
        'You clap in public and do the sums in private.',
        'What you used to do well has begun to look like second best.',
      ],
      next: [
        ['thought', 'What do you think they have that cannot be learned?'],
        [
          'example',
          'In which part of the work do people come to you?',
          'What do people at work come to you for?',
        ],
        ['want', 'Whose recognition would mean something to you?'],
      ],
      insight:
        'The star next to you can be a rival or a textbook. Asking one precise question about how they do it changes the feeling faster than watching does.',
      exercise: 'small-step',
      never: ['office politics', 'prove them wrong'],
    },
    {
      id: 'comparison-parents-use-neighbours',
      cues: [
        '@parent compare me',
        'compares me to cousin',
        'neighbours child did',
        'look at so and so',
        'my cousins are doctors',
        '@parent disappointed in me',
        'mtoto wa jirani',
      ],
      says: [
        'It is always mtoto wa jirani, she built, she married, she bought a fridge.',
        'My dad reads me other people’s graduation lists.',
        'I call home and hear for ten minutes what my cousin in America did.',
        'Nothing I tell them is ever as good as what the Otienos told them.',
        'When I passed, Mum asked what the others got.',
      ],
      reflections: [
        [
          'You bring them something good, and it gets weighed before it gets seen.',
          'You bring something good and it gets weighed before it gets seen.',
        ],
        'At home there is always another child in the conversation, and that one never does wrong.',
        'You call to be close, and hang up feeling second.',
      ],
      next: [
        ['want', 'What did you hope {who:your parent} would say, just that once?'],
        ['feeling', 'How old do you feel when you hear it?', 'How old do you feel when they start?'],
        ['next', 'Which news would you like to keep for people who can be glad about it?'],
      ],
      insight:
        'Parents who compare are often reporting their own fear of what people will say. It may be their shame speaking; it still does not have to become yours.',
      exercise: 'assertive-message',
      never: ['they mean well', 'honour your parents'],
    },
    {
      id: 'comparison-creative-rival',
      cues: [
        'other artists better',
        'her work better than mine',
        'saw their work felt',
        'someone did my idea',
        'more followers than me',
        'her views my views',
        'why bother when others',
      ],
      says: [
        'I listened to his track, and then deleted the folder with mine.',
        'She started after me and has ten times the followers.',
        'Someone published the exact book I was going to write.',
        'Every time I see good work I want to sell my camera.',
        'My poem got four likes and hers got reposted by a minister.',
      ],
      reflections: [
        [
          'Seeing it done so well took the tool out of your hand.',
          'Seeing it done that well took the tool right out of your hand.',
        ],
        'Their finished piece met your rough one, and yours never had a chance to grow up.',
        'Somewhere between admiring and giving up there was one small step, and you know it well.',
      ],
      next: [
        ['feeling', 'Beneath the envy, what do you love in what they made?'],
        ['thought', 'What did you tell yourself in the second before you stopped?'],
        [
          'want',
          'What would you still make if theirs existed and yours were never counted?',
          'What would you still make if nobody ever counted likes?',
        ],
      ],
      insight:
        'Taste grows faster than skill, so good work by others hurts most in people who can see what makes it good. That pain is a sign of an eye, and the hand follows by making.',
      exercise: 'small-step',
      never: ['everyone is unique', 'just keep going'],
    },
    {
      id: 'comparison-other-couples',
      cues: [
        'other couples happy',
        'couple goals',
        'her husband does',
        'his wife does',
        'everyone else relationship',
        'friends husband buys',
        'couples look happy',
      ],
      says: [
        'Her husband surprised her with a trip, mine forgot my birthday.',
        'In church they hold hands during the sermon, we argue in the car park.',
        'My friend’s boyfriend texts her poems and I get k.',
        'We look at other families at the mall and I wonder what is wrong with us.',
        'I keep showing him those couple videos, he thinks it is a joke.',
      ],
      reflections: [
        [
          'You see their doorstep, and you live in your kitchen.',
          'You see their front door, and you live in your own kitchen.',
        ],
        'Each of those videos is a wish you have not found the words for.',
        'Next to their hand-holding, your silence in the car sounds louder.',
      ],
      next: [
        ['want', 'Which one thing of theirs would you most like to have in yours?'],
        ['example', 'When was {who:your partner} last tender in a way that suits the two of you?'],
        [
          'next',
          'How might that wish sound if you asked for it without the other couple in it?',
          'How would you ask for that without bringing up the other couple?',
        ],
      ],
      insight:
        '"Why are you not like them" starts a defence; "I miss being surprised" starts a talk. The envy is useful once it is turned into a request.',
      exercise: 'assertive-message',
      never: ['no relationship is perfect', 'leave him', 'leave her'],
    },
    {
      id: 'comparison-recovering-slower',
      cues: [
        'others heal faster',
        'she got over it quicker',
        'why am i not over it',
        'others cope better',
        'recovering slower than',
        'they moved on',
        'everyone else is coping',
      ],
      says: [
        'My sister lost him too, and she is back at work laughing.',
        'People in my group are months sober and I am at day two again.',
        'He was married again within a year. I still sleep on my side of the bed.',
        'The girl with the same operation is jogging and I cannot stand at the sink.',
        'Everyone bounced back after the layoffs except for me.',
      ],
      reflections: [
        [
          'Even your healing has turned into a race you are losing.',
          'Even healing turned into a race, and you feel last.',
        ],
        'You see them laughing at noon, and nobody shows you their nights.',
        'As if hurting were not enough, now you are also supposed to hurt at the right speed.',
      ],
      next: [
        ['thought', 'What do you take your slower pace to mean?'],
        [
          'exception',
          'What is a little easier now than it was at the beginning?',
          "What's a tiny bit easier than it was at the start?",
        ],
        ['need', 'What would your own pace ask for this week?'],
      ],
      insight:
        'Wounds that look alike have different depths, histories and helping hands. Speed tells you about the circumstances, not about the strength of the one who heals.',
      exercise: 'self-compassion',
      never: ['time heals', 'move on'],
    },
    {
      id: 'comparison-younger-overtaking',
      cues: [
        'younger than me already',
        'my younger brother ahead',
        'younger sister married first',
        'twenty year old millionaire',
        'younger people more successful',
        'kids half my age',
        'my junior is now',
      ],
      says: [
        'My kid sister had her dowry ceremony before me, and I served the tea.',
        'He is twenty-two with a company, I am thirty-six with a headache.',
        'The boy I used to send to buy credit now signs my leave form.',
        'Gen Z at work do in an hour what takes me a day.',
        'As the firstborn I was meant to go first at everything.',
      ],
      reflections: [
        [
          'The order you grew up with has been turned round, and you are supposed to smile about it.',
          'The whole order flipped and you are supposed to smile about it.',
        ],
        'Being overtaken from behind stings in a way that being outrun from the front does not.',
        'There is hardly a word for how that feels, and it is not easy to admit.',
      ],
      next: [
        ['meaning', 'What did being the older one promise you?'],
        [
          'feeling',
          'When you see them succeed, what mixes with the pride?',
          'When they win, what gets mixed in with the pride?',
        ],
        ['want', 'What would you begin now if age carried no shame?'],
      ],
      insight:
        'Stories about the very young go round because they are rare; most people who build something begin much later than the headlines suggest. The middle is where most of life is made.',
      exercise: 'values',
      never: ['age is just', 'too late'],
    },
    {
      id: 'comparison-envy-shame',
      cues: [
        'i am so jealous',
        'ashamed of being jealous',
        'glad when they fail',
        'happy when she failed',
        'envious person',
        'want them to fail',
        'bitter about others',
      ],
      says: [
        'When I heard they were splitting up I felt a little bit happy, what is wrong with me?',
        'I am turning into a bitter person and I can hear it.',
        'Secretly I wanted her event to rain out.',
        'I call it prayer, but I was asking for him to be brought down.',
        'lowkey I unfollowed because their happiness was annoying me',
      ],
      reflections: [
        [
          'You caught yourself wishing them ill, and it frightened you more than it pleased you.',
          'You caught yourself wishing them bad, and it scared you more than it felt good.',
        ],
        'Under the bitterness there is something you stopped letting yourself hope for.',
        'It takes honesty to say aloud the feeling everyone denies having.',
      ],
      next: [
        ['want', 'What do they have that you gave up on?'],
        ['feeling', 'If the envy were a sadness, what would it be sad about?'],
        ['who', 'With which people does this feeling never come?', 'Who do you never feel this with?'],
      ],
      insight:
        'A flash of gladness at a rival’s bad day is so common that languages have a word for it. A feeling is not a deed; what you do next is the part that is you.',
      exercise: 'self-compassion',
      never: ['sinful', 'toxic', 'bad person'],
    },
    {
      id: 'comparison-checks-compulsively',
      cues: [
        'check her profile',
        'check his profile',
        'keep stalking profile',
        'look at her page every day',
        'can not stop checking what they',
        'watch their stories',
        'fake account to look',
      ],
      says: [
        'First thing in the morning, before my eyes are open, I check what she posted.',
        'I know when he was last online better than I know my own calendar.',
        'I made a second account just so they do not see me looking.',
        'It hurts each time and then my thumb does it again.',
        'I go in to see whether my old friend has failed yet, and she has not.',
      ],
      reflections: [
        [
          'You keep touching the bruise to see whether it still hurts.',
          'You keep poking the bruise to see if it still hurts.',
        ],
        'A person who does not know it gets the first minutes of your day.',
        'You look for relief and come back each time with another stone in your pocket.',
      ],
      next: [
        ['when', 'Which moments of the day send your thumb there?'],
        ['want', 'What would you need to see for the checking to be over?'],
        [
          'next',
          'What could be one small obstacle between you and that page?',
          'What is one tiny hurdle you could put between you and that page?',
        ],
      ],
      insight:
        'The urge to check climbs, peaks and falls within minutes if it is not fed. Making it slightly harder, logged out or another screen away, gives you back those minutes.',
      exercise: 'urge-surfing',
      never: ['obsessed', 'just stop', 'block them'],
    },
    {
      id: 'comparison-church-and-blessing',
      cues: [
        'testimony everyone blessed',
        'god blesses others',
        'others prayers answered',
        'church testimonies',
        'why not me god',
        'everyone getting breakthrough',
        'pastor says blessed',
      ],
      says: [
        'Every Sunday somebody testifies about a job, a visa, a baby, and I clap and clap.',
        'I fast as they fast. Their door opens, mine has no handle.',
        'They say God does not forget, so what am I, hidden?',
        'My prayer partner got the breakthrough we both prayed for.',
        'I give my tithe faithfully and the ones who do not are driving.',
      ],
      reflections: [
        [
          'You clap for each answered prayer, and go home with yours unopened.',
          'You clap for every answered prayer and go home with yours still waiting.',
        ],
        'In that hour it can seem that even heaven keeps a list and you are far down.',
        'Week after week it is joy on the microphone, and your waiting has no slot in the programme.',
      ],
      next: [
        ['feeling', 'While you clap, what happens inside?'],
        [
          'meaning',
          'What do you tell yourself the waiting says about you?',
          'What do you tell yourself the waiting says about you, honestly?',
        ],
        ['support', 'Who in your faith could hear a lament, not only a testimony?'],
      ],
      insight:
        'The old prayers that people still say contain as much complaint as thanks. Bringing the bitter part has always been part of the tradition, only less often at the front.',
      exercise: 'values',
      never: ['god will', 'his time', 'have faith'],
    },
    {
      id: 'comparison-migrated-friends',
      cues: [
        'friends moved abroad',
        'everyone is leaving country',
        'they got visas',
        'stuck here while',
        'classmates in canada',
        'relocated friends',
        'japa',
      ],
      says: [
        'Half my class is in Canada and I drive past the same potholes.',
        'They post snow and payslips, I post nothing.',
        'My visa was refused and my cousin’s came the same week.',
        'In our group chat I am the only one left in this time zone.',
        'Everyone who could leave has left, so what does that make me?',
      ],
      reflections: [
        [
          'The airport took your people one by one, and it kept the question for you.',
          'The airport took your people one by one and left you with the question.',
        ],
        'Staying was not always a choice, and now it is read as one.',
        'You see the pictures from over there, and not the double shifts behind them.',
      ],
      next: [
        [
          'want',
          'What is it about over there that you want for here?',
          'What is it about over there that you want right here?',
        ],
        ['feeling', 'Is it more about leaving, or more about being left?'],
        ['example', 'When you speak with one of them honestly, what do they say is hard?'],
      ],
      insight:
        'People who leave and people who stay each grieve the other’s gain. Both pictures are cropped, and an honest phone call usually widens them.',
      exercise: 'values',
      never: ['grass is greener', 'be patriotic'],
    },
    {
      id: 'comparison-ranks-every-room',
      cues: [
        'compare myself everyone',
        'rank myself',
        'always comparing',
        'compare with strangers',
        'better or worse than me',
        'measure myself against everybody',
        'size everyone up',
      ],
      says: [
        'Even on the bus I look around to see who is doing better than me.',
        'It is automatic, I meet a person and within a second I am above or below.',
        'I cannot read a book without checking the author’s age.',
        'If I am not the best, I feel like the worst. There is no middle.',
        'At parties I count degrees, shoes, wives.',
      ],
      reflections: [
        [
          'There is a small accountant in you who never takes a day off.',
          'There is a tiny accountant in you who never takes a day off.',
        ],
        'Every person you meet arrives as a score before they arrive as a person.',
        'Above brings a short peace, below a long sting, and next to someone hardly exists.',
      ],
      next: [
        ['when', 'When did ranking become a way to feel safe?'],
        ['feeling', 'What does it feel like when you come out on top?'],
        [
          'exception',
          'With whom are you simply next to each other?',
          'Who are you just next to, no ranking?',
        ],
      ],
      insight:
        'Frequent comparing goes with more envy, guilt and regret even among people who often come out ahead. Noticing "there, a comparison" without finishing the sum is a skill that grows.',
      exercise: 'thought-record',
      never: ['insecure', 'narcissis'],
    },
  ],
};
