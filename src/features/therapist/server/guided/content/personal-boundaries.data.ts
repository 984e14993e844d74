// personal › boundaries: saying no, being asked too much, and keeping something for oneself.
import type { TopicContent } from './content-schema.ts';

export const personalBoundaries: TopicContent = {
  category: 'personal',
  topic: 'boundaries',
  openers: [
    ['Who is hard to say no to at the moment?', 'Who is hard to say no to rn?'],
    'Where did you say yes this week while something in you said no?',
    ['What are you carrying that belongs to somebody else?', "What are you carrying that isn't yours?"],
    'Which request are you still turning over?',
    'Whose call makes your shoulders rise when you see the name?',
    [
      'What would you keep for yourself, if it were allowed?',
      'What would you keep for yourself if you could?',
    ],
    'When did you last feel that a line had been stepped over?',
  ],
  explore: [
    ['example', 'What exactly was asked of you?'],
    [
      'body',
      'Where in the body do you feel the yes that is not one?',
      'Where do you feel a fake yes in your body?',
    ],
    ['thought', 'What do you believe would follow a plain no?'],
    ['who', 'With whom can you refuse and still be loved?', 'Who can you say no to and still be loved?'],
    ['when', 'When did you first learn that your no made trouble?'],
    ['meaning', 'What does being helpful give you, that you would be afraid to lose?'],
    ['worst', 'What does it cost you to keep giving at this rate?'],
    ['exception', 'When did you last hold a line, however thin?'],
    [
      'want',
      'If it went your way, what would you do on that evening?',
      'If it went your way, what would that evening be?',
    ],
    ['need', 'What do you need before you can say it out loud?'],
    ['feeling', 'After you have given in, what comes, relief, anger, tiredness?'],
    ['next', 'Which small no could you practise on someone safe?'],
  ],
  notes: [
    {
      text: [
        'We overestimate how badly others will take it when we say no. Those who receive a refusal usually think of it much less than the one who gave it.',
        'We think people will take a no way worse than they do. They usually think about it much less than you.',
      ],
      source:
        'Givi & Kirk, Saying No: The Negative Ramifications From Invitation Declines Are Less Severe Than We Think (2023)',
    },
    {
      text: 'It feels nearly impossible to refuse someone to their face, and the person asking seldom notices how hard it is. So they are not always pushing; often they simply do not know.',
      source: 'Flynn & Lake, If you need help, just ask (2008)',
    },
    {
      text: [
        'Being assertive means standing up for your rights without stepping on anyone else’s. It is a skill that is practised in small situations first, not a temperament.',
        'Being assertive is standing up for yourself without stepping on people. It is a skill you practise small, not a personality.',
      ],
      source: 'Alberti & Emmons, Your Perfect Right (1970)',
    },
    {
      text: 'Constantly putting others first at one’s own cost has been linked with more distress and poorer health, unlike ordinary kindness. The difference is whether you count among the people you look after.',
      source: 'Helgeson & Fritz, A theory of unmitigated communion (1998)',
    },
    {
      text: 'A clear request has four parts: what happened, what it does to you, what you need, and what you ask for. Leaving out the judgement makes it far easier to hear.',
      source: 'Rosenberg, Nonviolent Communication (1999)',
    },
  ],
  exercises: ['assertive-message', 'values', 'self-compassion', 'problem-solving', 'grounding'],
  never: ['just say no', 'doormat', 'people pleaser', 'cut them out'],
  situations: [
    {
      id: 'boundaries-yes-automatic',
      cues: [
        'can not say no',
        'always say yes',
        'say yes automatic*',
        'yes before i think',
        'agree to everything',
        'hard to refuse',
      ],
      says: [
        'I find it so hard to say no to people.',
        'My mouth says of course before I have even understood the question.',
        'I agreed to bake for forty people and I do not own a big pan.',
        'By Thursday I have promised my weekend to four different people.',
        'I hear myself saying no problem, and it is a problem.',
        'I have never in my life told anyone I would rather not.',
      ],
      reflections: [
        [
          'The yes is out of the door before you have put your shoes on.',
          'Your yes is out the door before you even have shoes on.',
        ],
        'Your week is full of promises that somebody quicker made in your name.',
        'It was faster to agree than to feel that small silence.',
      ],
      next: [
        ['example', 'What was the last yes that you regretted by evening?'],
        [
          'feeling',
          'What happens in the pause before you answer?',
          'What happens in that second before you answer?',
        ],
        ['thought', 'What would they think, in the version you fear?'],
      ],
      insight:
        'The habit lives in the first two seconds. "Let me look and tell you tomorrow" costs nothing and gives your own wish time to arrive.',
      exercise: 'assertive-message',
      never: ['learn to', 'weak'],
    },
    {
      id: 'boundaries-family-money-requests',
      cues: [
        '@family ask money',
        'always asking money',
        'send me something',
        'black tax',
        'tuma kitu',
        'relatives money',
        'they think i have money',
        'mpesa requests',
      ],
      says: [
        'The day I am paid, the phone starts, tuma kitu kidogo.',
        'I have not saved a shilling because every cousin has an emergency.',
        'If I do not send, they say the city has changed me.',
        'My uncle calls me only when he has a bill.',
        'I switched off my phone on payday and felt like a criminal.',
      ],
      reflections: [
        'They know your payday better than your birthday.',
        ['It is love, and it arrives as an invoice.', 'It is love, but it shows up as an invoice.'],
        'You are afraid of being the one who forgot where they came from.',
      ],
      next: [
        ['who', 'Whose need truly moves you?'],
        ['worst', 'What has it already cost you this year?', 'What has it cost you this year?'],
        ['want', 'How much could you give each month with an easy heart?'],
      ],
      insight:
        'A fixed family amount, announced once, is easier to defend than each request by itself. When it is spent, it is the budget that says no.',
      exercise: 'assertive-message',
      never: ['stop sending', 'they are using', 'not your problem'],
    },
    {
      id: 'boundaries-mother-drops-in',
      cues: [
        '@parent comes unannounced',
        'mother in law visits',
        '@parent controls',
        '@parent has key',
        '@parent interferes',
        'in-laws house',
        '@parent calls ten times',
      ],
      says: [
        'My mother interferes in my life and does not respect my privacy.',
        'My mother in law walks in and opens the cooking pots.',
        'My mum calls eight times a day and panics if I miss one.',
        'She has a key and an opinion on the curtains.',
        'My father still decides my hairstyle and I am thirty four.',
        'They came for the weekend and it has been three months.',
      ],
      reflections: [
        'Your own door does not quite belong to you.',
        [
          'It comes as care, and it leaves you about nine years old.',
          'It comes as care, and it makes you feel nine years old.',
        ],
        'You love {who:them}, and you listen for the gate.',
      ],
      next: [
        ['feeling', 'What do you feel when you hear them arrive?'],
        ['thought', 'What would a good child do, according to the rule in your head?'],
        [
          'next',
          'Which one thing would you want to be different first?',
          'What is the first thing you would change?',
        ],
      ],
      insight:
        'It often works better to offer a yes with a shape than a bare no: "Sundays are yours, please call on the other days". Repetition does more than one big talk.',
      exercise: 'assertive-message',
      never: ['narcissist', 'toxic', 'disrespect'],
    },
    {
      id: 'boundaries-work-calls-home',
      cues: [
        '@boss calls weekend',
        'work whatsapp',
        'messages after hours',
        'work on leave',
        'called on my off',
        '@boss texts night',
        'on call always',
      ],
      says: [
        'My boss contacts me outside of work hours all the time.',
        'My supervisor sends voice notes at ten at night and I answer in pyjamas.',
        'On my leave day I joined two calls from a wedding.',
        'The work WhatsApp group never sleeps and neither do I.',
        'If I do not reply within five minutes he puts a question mark.',
        'I took my laptop to the labour ward, I am not joking.',
      ],
      reflections: [
        'The office has followed you all the way home.',
        ['One message, and your evening belongs to them.', 'One ping, and your evening is theirs.'],
        'Each quick answer taught them that the door is open.',
      ],
      next: [
        ['worst', 'What has really happened to those who answer in the morning?'],
        ['want', 'At what hour should the day be over, if it were up to you?'],
        [
          'next',
          'Which one evening could be the first to stay yours?',
          'Which evening could be yours first?',
        ],
      ],
      insight:
        'People learn our hours from our answers. Replying at a steady time teaches it more gently than an announcement, and most messages turn out to keep.',
      exercise: 'assertive-message',
      never: ['just ignore', 'quit'],
    },
    {
      id: 'boundaries-friend-drains',
      cues: [
        '@friend drains',
        'always the listener',
        '@friend only calls',
        'unpaid therapist',
        'everyone vents to me',
        '@friend problems all',
        'emotional dumping',
      ],
      says: [
        'My friend always comes to me with problems and it drains me.',
        'My friend calls to cry for two hours and never asks how I am.',
        'I am everyone’s counsellor, and when I was ill nobody noticed.',
        'She has the same crisis every week with the same man.',
        'I see the name on the screen and turn the phone face down, then I feel evil.',
        'People say I am such a good listener, I think I am just tired and quiet.',
      ],
      reflections: [
        'You hold the bucket for everybody, and nobody has asked about your arms.',
        [
          'You would like to turn away, and the guilt will not let you.',
          'You want to dodge the call, and the guilt will not let you.',
        ],
        'You know every detail of their weeks, and yours goes unasked.',
      ],
      next: [
        ['who', 'Who asks about you and waits for the real answer?'],
        ['thought', 'What do you fear would happen to {who:your friend} if you were not there?'],
        [
          'next',
          'What length of call could you give gladly?',
          'How long a call could you do and still be okay?',
        ],
      ],
      insight:
        'Listening has a limit, and going past it turns care into resentment. "I have twenty minutes tonight and I am all yours" is kinder than a face-down phone.',
      exercise: 'assertive-message',
      never: ['energy vampire', 'using you', 'fake friend'],
    },
    {
      id: 'boundaries-guilt-after-no',
      cues: [
        'said no feel guilty',
        'guilt* after saying no',
        'feel bad for refusing',
        'felt selfish',
        'selfish for',
        'guilty for resting',
      ],
      says: [
        'I feel so guilty whenever I say no to someone.',
        'I said no on Saturday and I have been apologising in my head ever since.',
        'I refused to babysit and I feel like a monster.',
        'I finally stood my ground and then cooked for them out of guilt.',
        'They said fine in that voice, and I have not slept.',
        'I keep writing a message to take it back.',
      ],
      reflections: [
        'You held the line, and have been punishing yourself for it since.',
        [
          'Their disappointment has stayed in the room with you.',
          'Them being upset is still hanging around in your head.',
        ],
        'The no took a second, and the guilt has its own room now.',
      ],
      next: [
        ['thought', 'What is the guilt accusing you of, word for word?'],
        ['exception', 'What did saying no make possible?', 'What did that no make room for?'],
        ['who', 'Would you call someone else selfish for the same thing?'],
      ],
      insight:
        'Guilt after a new no is often the feeling of breaking an old rule and not of doing wrong. It tends to fade with each repetition if you do not pay it off.',
      exercise: 'self-compassion',
      never: ['do not feel guilty', 'you owe nobody'],
    },
    {
      id: 'boundaries-partner-phone-privacy',
      cues: [
        'checks my phone',
        '@partner password',
        'no privacy',
        '@partner wants my location',
        'goes through my phone',
        'track my location',
        'read my messages',
      ],
      says: [
        'He wants my password, he says people with nothing to hide do not need one.',
        'She reads my chats while I shower.',
        'My location is on at all times, otherwise there is a fight.',
        'My mum read my diary, I am sixteen, and she is angry at me.',
        'I have nothing to hide and still I want a door.',
      ],
      reflections: [
        [
          'Wanting a door is being read as having a secret.',
          'Wanting a door gets treated like hiding something.',
        ],
        'You live a little as if someone were always reading over your shoulder.',
        'Proof is asked of you daily, and it never lasts the night.',
      ],
      next: [
        ['feeling', 'What happens in you when you hear your phone being picked up?'],
        ['worst', 'What happens if you refuse?', 'What happens when you say no to that?'],
        ['who', 'Has anyone outside seen how it is between you?'],
      ],
      insight:
        'Trust cannot be built by inspection, since no check is ever the last one. When saying no to it leads to threats or fear, that is a safety question, and help for it exists.',
      exercise: null,
      never: ['nothing to hide', 'share your password', 'he loves you'],
    },
    {
      id: 'boundaries-touch-comments',
      cues: [
        'comments on my body',
        'keeps touching me',
        'hugs i do not',
        'comment* my weight',
        'make jokes about my',
        'stares at me',
        'invades space',
      ],
      says: [
        'At family gatherings they greet me with, you have added weight.',
        'A colleague touches my shoulder every time he passes and I freeze.',
        'I am expected to hug every uncle.',
        'The conductor calls me names and the whole matatu laughs.',
        'They joke about why I am not married and I laugh along and go cold.',
      ],
      reflections: [
        'Your body is treated as a public matter, with comments open.',
        [
          'You keep your face in place, and something in you steps back.',
          'You keep a straight face, and part of you backs away.',
        ],
        'When it happens, something in you goes still.',
      ],
      next: [
        ['feeling', 'What stays with you afterwards?'],
        [
          'want',
          'Which sentence would you wish to have ready next time?',
          'What line do you want ready next time?',
        ],
        ['support', 'Who was there and would take your side?'],
      ],
      insight:
        'Freezing is a reflex of the body and no agreement. A short line kept ready, "please do not", is easier to find than a new one, and unwanted touch at work can be reported.',
      exercise: 'assertive-message',
      never: ['just joking', 'compliment', 'why did you not'],
    },
    {
      id: 'boundaries-church-community-duties',
      cues: [
        'church committee',
        'harambee',
        'volunteer everything',
        'chama duties',
        'choir duties',
        'church wants me',
        'school parents committee',
        'community expects',
      ],
      says: [
        'I lead the choir, Sunday school and the welfare and I have not prayed in months.',
        'Every harambee has my name on the card.',
        'They made me chama secretary because I did not look away fast enough.',
        'If I step down from the committee they will say I have backslidden.',
        'I serve from six in the morning on my only free day.',
      ],
      reflections: [
        'You serve everybody there, and no time is left to sit.',
        ['Once you said yes, and it became a post.', 'You said yes once, and now it is your job.'],
        'It is good work, and that is why refusing it looks bad.',
      ],
      next: [
        ['meaning', 'Which of these duties would you choose again today?'],
        [
          'thought',
          'What do you fear people would say if you rested for a season?',
          'What would people say if you took a break?',
        ],
        ['next', 'Which one could be handed over?'],
      ],
      insight:
        'Service given past its strength turns bitter, and others lose their chance to serve. Stepping back for a named season is easier to say and to hear than stepping down.',
      exercise: 'values',
      never: ['god first', 'just quit', 'backslid'],
    },
    {
      id: 'boundaries-siblings-unfair-load',
      cues: [
        'siblings do nothing',
        'firstborn everything',
        'i do everything for @parent',
        'brothers do not help',
        'responsible one',
        'lastborn spoiled',
        'only one who helps',
      ],
      says: [
        'I am the firstborn so apparently I am also the father.',
        'My brothers come on Christmas and take photos, I do the hospital nights.',
        'Because I am single they think my time is free.',
        'I paid for all of them and now they do not pick my calls.',
        'The daughters do the work and the sons do the meeting.',
      ],
      reflections: [
        'Somewhere it was decided that you are the one who does it.',
        [
          'They come for the good part, and you are there for the rest.',
          'They show up for the good part, you are there for the rest.',
        ],
        'Because you can carry it, no one asks whether you should.',
      ],
      next: [
        ['who', 'Which of them would help if asked for one exact thing?'],
        ['feeling', 'Under the anger, what else is there?', 'Under the anger, what else is in there?'],
        ['want', 'What would a fair month look like?'],
      ],
      insight:
        'Families keep using the shoulder that never drops. A written list with names and dates asks more of people than a hint, and it shows the load.',
      exercise: 'assertive-message',
      never: ['that is family', 'blessed to', 'let them'],
    },
    {
      id: 'boundaries-covering-for-colleague',
      cues: [
        'cover* for colleague',
        'do others work',
        'colleague dumps',
        'cover shifts',
        'swap shifts',
        'not my job',
        'extra duties',
      ],
      says: [
        'I cover every Sunday shift because I have no kids.',
        'She leaves at three and I finish her reports.',
        'They call it team spirit, I call it my Saturday.',
        'It is not in my contract but if I do not do it nobody will.',
        'The new boy earns more and asks me how to do it.',
      ],
      reflections: [
        'Being able has slowly become being obliged.',
        [
          'Their time is called life, and yours is called availability.',
          'Their time is a life, and yours is just available.',
        ],
        'You do the work of two, and one of them is at home.',
      ],
      next: [
        ['when', 'When did the favour turn into a duty?'],
        ['worst', 'Whose problem would it be, if you stopped?', 'If you stopped, whose problem would it be?'],
        ['next', 'Which one task would you hand back first?'],
      ],
      insight:
        'When one person fills every gap, the gap is never seen by those who could mend it. "I can take this or that one today, which matters more" gives the choice back.',
      exercise: 'assertive-message',
      never: ['team player', 'just refuse', 'lazy colleague'],
    },
    {
      id: 'boundaries-ex-still-contacts',
      cues: [
        'ex keeps texting',
        'ex wants to talk',
        'ex keeps calling',
        'block my ex',
        'ex shows up',
        'co-parent late',
        'ex crosses',
      ],
      says: [
        'My ex sends good morning every day and I answer every day.',
        'He comes to see the child and stays for supper and the news.',
        'She says we can be friends but she means on call.',
        'I blocked him and unblocked him six times.',
        'The father of my children calls at midnight to discuss school shoes.',
      ],
      reflections: [
        'It ended, and it still rings.',
        [
          'The door is closed, and one foot is always in it.',
          'The door is closed, except for the foot in it.',
        ],
        'There never quite seems to be a last word.',
      ],
      next: [
        ['feeling', 'What do you feel in the minute after you reply?'],
        ['need', 'Which contact is truly needed?', 'Which contact do you actually need?'],
        ['worst', 'Do you feel safe with them when you do not answer?'],
      ],
      insight:
        'Moving the talk to one channel, set hours and one subject takes most of the pull out of it. If turning someone away makes you afraid, tell someone, and plan it with support.',
      exercise: 'assertive-message',
      never: ['just block', 'still love', 'get back'],
    },
    {
      id: 'boundaries-parents-of-adult-child',
      cues: [
        'adult son at home',
        'grown daughter money',
        'adult child lives',
        'my son will not work',
        'grown kids',
        'grandkids left with me',
        'babysit grandchildren',
      ],
      says: [
        'My son is twenty nine and I still wash his plates.',
        'They leave the grandchildren with me on Friday and I see them again on Monday.',
        'I retired to rest and I run a nursery.',
        'My daughter says if I loved her I would pay the loan.',
        'I cannot put my own child out, and I cannot go on.',
      ],
      reflections: [
        'You finished raising them, and the work did not notice.',
        [
          'Love is the reason, and lately it is also the lever.',
          'Love is the reason, and also how they get you.',
        ],
        'You longed for a full house, and now you long for a quiet hour.',
      ],
      next: [
        ['meaning', 'What would a good parent do here, in the rule you carry?'],
        ['want', 'Which days would you gladly give?', 'Which days would you happily give?'],
        ['thought', 'What would they have to learn, if you helped less?'],
      ],
      insight:
        'Help that is chosen feels like love, and help that is presumed feels like duty. Naming the days you are free, before you are asked, changes the question.',
      exercise: 'assertive-message',
      never: ['spoiled', 'kick him out', 'grandparents should'],
    },
    {
      id: 'boundaries-housemate-space',
      cues: [
        'roommate uses my',
        'housemate eats my',
        'roommate brings',
        'shared house rules',
        'takes my clothes',
        'roommate noise',
        'neighbour noise',
      ],
      says: [
        'My roommate eats my food and leaves the empty container as a gift.',
        'Her boyfriend basically lives with us and he uses my towel.',
        'The neighbour plays gospel at full volume from five.',
        'In the hostel nothing of mine is mine.',
        'I hide my cooking oil in my bedroom like contraband.',
      ],
      reflections: [
        'You live there, and you cannot quite be at home there.',
        [
          'It is a small thing, and it is not the first time.',
          'It is a small thing, and also not the first time.',
        ],
        'Small things, and each of them is waiting for you at home.',
      ],
      next: [
        ['tried', 'What have you said about it so far?'],
        ['thought', 'What keeps the sentence in your mouth?', 'What keeps you from saying it?'],
        ['want', 'Which two rules would make it livable?'],
      ],
      insight:
        'Irritations of this size grow by not being said. Naming one behaviour and one wish, in a calm hour and not in the kitchen at night, goes best.',
      exercise: 'assertive-message',
      never: ['petty', 'move out'],
    },
    {
      id: 'boundaries-over-explaining',
      cues: [
        'over explain',
        'long excuse',
        'make excuses',
        'lie to get out',
        'invent excuse',
        'say i am sick',
        'justify myself',
      ],
      says: [
        'To miss one birthday I invented a sick aunt, and now I must keep her alive.',
        'I write three paragraphs to decline a coffee.',
        'I cannot refuse without a doctor’s note.',
        'My nos are so wrapped in sorry that people hear maybe.',
        'I say the car is broken, I do not have a car.',
      ],
      reflections: [
        'Your no goes out dressed in so many coats that nobody recognises it.',
        [
          'A simple "I would rather not" feels as if it needed a witness.',
          'A plain "I would rather not" feels like it needs proof.',
        ],
        'The excuse protects you for an evening, and then has to be fed.',
      ],
      next: [
        ['thought', 'Which part of the truth feels not good enough as a reason?'],
        [
          'who',
          'Who taught you that a wish has to be justified?',
          'Who taught you that wanting something needs a reason?',
        ],
        ['next', 'What would the eight-word version be?'],
      ],
      insight:
        'Every extra reason is something to argue with. A short no with warmth, "I cannot this time, thank you for asking me", is usually easier for both.',
      exercise: 'assertive-message',
      never: ['liar', 'dishonest', 'no is a complete'],
    },
    {
      id: 'boundaries-anger-builds-explode',
      cues: [
        'hold it in explode',
        'keep quiet until i explode',
        'resent*',
        'bottle up',
        'then i burst',
        'say nothing then',
        'silent then angry',
      ],
      says: [
        'I say nothing for months and then I shout about a spoon.',
        'I keep quiet, keep quiet, keep quiet, then the whole street knows.',
        'I am so resentful I cannot hear her chew.',
        'They call me moody, they have no idea how much I swallow.',
        'I left the group without a word and they were shocked.',
      ],
      reflections: [
        'What set it off was small, and it had forty things behind it.',
        [
          'They only ever meet the explosion, not the months of silence.',
          'They only see the blow-up, not the months before.',
        ],
        'You swallow it to keep the peace, and there is no peace in you.',
      ],
      next: [
        ['when', 'What was the very first thing you did not say?'],
        [
          'body',
          'How does your body warn you when the jar is nearly full?',
          'How does your body warn you when you are almost full?',
        ],
        ['next', 'Which small thing could be said while it is still small?'],
      ],
      insight:
        'Resentment is often a no that was never spoken. Said early it is a sentence, and said late it is a scene.',
      exercise: 'assertive-message',
      never: ['anger issues', 'calm down', 'bitter'],
    },
    {
      id: 'boundaries-borrowed-not-returned',
      cues: [
        'owes me money',
        'never paid back',
        'borrowed my',
        'lend and never',
        'did not return',
        'ask for my money back',
        'debt from friend',
      ],
      says: [
        'He owes me forty thousand and posts photos from Diani.',
        'I am the one who feels ashamed to ask for my own money.',
        'My sister borrowed my dress, my blender and my peace.',
        'I hide from the person who owes me, work that out.',
        'I lent my car for an errand and it came back without a mirror.',
      ],
      reflections: [
        'They owe you, and somehow you are the one who crosses the road.',
        ['Asking for your own money feels like begging.', 'Asking for your own cash feels like begging.'],
        'It was trust you lent, and that is the part not coming back.',
      ],
      next: [
        ['worst', 'What is hardest, losing the money or saying the words?'],
        [
          'thought',
          'What do you imagine {who:they} would answer?',
          'What do you think {who:they} would say?',
        ],
        ['want', 'Which would you rather keep, if you could keep only one, the sum or the tie?'],
      ],
      insight:
        'A date and an amount, said kindly and once, is no insult. If it cannot come back, deciding so yourself hurts less than waiting.',
      exercise: 'assertive-message',
      never: ['let it go', 'never lend', 'serves you'],
    },
    {
      id: 'boundaries-social-plans-forced',
      cues: [
        'invited do not want',
        'too many weddings',
        'social obligations',
        'funerals and weddings',
        'can not skip event',
        'forced to attend',
        'baby shower',
      ],
      says: [
        'I have four weddings this month and I do not like any of the couples.',
        'My weekends go to other people’s ceremonies and contributions.',
        'I want to stay home on Saturday, and that needs permission from nine people.',
        'In our community if you miss a funeral it is remembered for a generation.',
        'I said I would come to the road trip and I have wanted to cancel ever since.',
      ],
      reflections: [
        'Your Saturdays are spoken for, in other people’s handwriting.',
        ['Staying home would take more courage than going.', 'Staying in would take more guts than going.'],
        'Absence is noted there, and you know who keeps the list.',
      ],
      next: [
        ['meaning', 'Which of these would you be sorry to have missed?'],
        [
          'thought',
          'What would they say, if you were not there?',
          'What would they say if you were not there?',
        ],
        ['next', 'Which one could you honour in a smaller way?'],
      ],
      insight:
        'Showing up can be large or small: an hour, a call, a contribution. Choosing beforehand which ones get the whole of you leaves something to bring.',
      exercise: 'values',
      never: ['antisocial', 'just cancel', 'they will not care'],
    },
    {
      id: 'boundaries-saying-what-i-want',
      cues: [
        'do not know what i want',
        'whatever you want',
        'i am easy',
        'never say preference',
        'go along with',
        'always adapt',
        'no opinion',
      ],
      says: [
        'When somebody asks what I want, my mind goes white.',
        'I say whatever, and I used to mean it, now I do not know.',
        'I have adapted to so many people I am like water.',
        'My wife begs me to say what I feel and I do not know where to look.',
        'I know what everybody in the room wants except me.',
      ],
      reflections: [
        'You can read a whole room, and your own page is blank.',
        [
          'You bend so well that nobody knows where you stand, you included.',
          'You adapt so well that nobody knows what you want, not even you.',
        ],
        'Somewhere your wants were trouble, and they learned to hide.',
      ],
      next: [
        ['exception', 'What do you choose when there is truly nobody there?'],
        [
          'when',
          'When did wanting something get you into trouble?',
          'When was wanting something a bad idea, back then?',
        ],
        ['body', 'What small pull or pushing away do you notice today?'],
      ],
      insight:
        'Wanting is a muscle that wakes with tiny use: this cup, that seat. A boundary is hard to draw until there is something inside to protect.',
      exercise: 'values',
      never: ['be yourself', 'speak up', 'spineless'],
    },
    {
      id: 'boundaries-teen-and-parents',
      cues: [
        'parents no privacy',
        'strict parents',
        'parents not allow',
        'parents treat me like',
        'parents read my',
        'no door',
        'they choose my friends',
      ],
      says: [
        'I am seventeen and they took my door off.',
        'They say my house my rules even for my hair.',
        'I have to be home by six and explain every minute.',
        'My parents want my grades, my phone and my thoughts.',
        'If I say anything it is called talking back.',
      ],
      reflections: [
        [
          'There is no room in the house where you are only yours.',
          'There is no spot in that house that is just yours.',
        ],
        'Your voice gets called talking back, so it goes quiet.',
        'You are nearly grown, and you ask permission to breathe.',
      ],
      next: [
        ['worst', 'Do you feel safe at home when you disagree?'],
        ['thought', 'What do you think they are afraid of?', 'What do you think they are scared of?'],
        ['exception', 'Which freedom have you won so far?'],
      ],
      insight:
        'Parents often loosen for evidence sooner than for argument: one agreed thing, kept for a month. If there is violence or fear at home, another adult should know.',
      exercise: 'assertive-message',
      never: ['they love you', 'obey', 'rebel'],
    },
    {
      id: 'boundaries-holding-line-pushback',
      cues: [
        'said no they keep',
        'do not respect my no',
        'ignores my boundary',
        'keeps pushing',
        'will not take no',
        'guilt trip*',
        'makes me feel guilty',
      ],
      says: [
        'I told her not to call after nine and she rang at nine fifteen to ask if I meant it.',
        'Each time I refuse he lists everything he ever did for me.',
        'My mother cries when I say no, so the no never survives.',
        'They laugh and say, there she goes with her boundaries.',
        'I have explained it nicely, firmly and in writing.',
      ],
      reflections: [
        'You said it clearly, and it is treated as an opening offer.',
        [
          'Out come the tears or the list, and your no has nowhere to stand.',
          'Then come the tears or the list, and your no gets nowhere.',
        ],
        'It was hard to say once, and you are made to say it weekly.',
      ],
      next: [
        ['example', 'What did {who:they} say the last time?'],
        ['worst', 'Do you feel safe with them when you hold firm?'],
        [
          'next',
          'What is in your own hands, if {who:they} will not change?',
          'What can you control if {who:they} will not change?',
        ],
      ],
      insight:
        'A boundary is less what they must do than what you will do. Things often get louder just before they settle, because the old way used to work.',
      exercise: 'assertive-message',
      never: ['manipulat', 'give in', 'narciss'],
    },
    {
      id: 'boundaries-help-at-home-uneven',
      cues: [
        'do all housework',
        'i do everything at home',
        'mental load',
        '@partner does not help',
        'second shift',
        'cook and clean alone',
        'husband sits',
      ],
      says: [
        'We both work, and at six his day ends and mine begins.',
        'I know when the gas will finish, the baby’s size and his mother’s birthday.',
        'He says just tell me what to do, which is also a job.',
        'In my house the remote has a man attached to it.',
        'I cook after a twelve hour shift because that is what a wife is.',
      ],
      reflections: [
        'Two of you come home, and only one arrives at work.',
        [
          'The whole house lives in your head, with dates.',
          'The whole house lives in your head, due dates and all.',
        ],
        'Being told "just ask" leaves you as the manager of it all.',
      ],
      next: [
        ['worst', 'Which task weighs most, even if it is small?'],
        [
          'who',
          'How was it done in the homes you both grew up in?',
          'How was it in the homes you two grew up in?',
        ],
        ['next', 'Which whole area, not a task, could pass to someone else?'],
      ],
      insight:
        'The invisible part is the remembering. Handing over a whole area, with its thinking, relieves more than help with single chores, even if it is done differently.',
      exercise: 'assertive-message',
      never: ['men are', 'a good wife', 'lazy husband'],
    },
    {
      id: 'boundaries-online-always-reachable',
      cues: [
        'reply instantly',
        'always online',
        'group chats too many',
        'must reply',
        'unread messages pressure',
        'left on read',
        'seen but not replied',
      ],
      says: [
        'If I am online people expect an answer, so I read messages in the notification shade.',
        'I am in thirty one groups and I am admin of six.',
        'I left her on read for an hour and got a paragraph.',
        'My thumb is tired of sending praying hands and hearts.',
        'I turned off last seen and they asked me what I was hiding.',
      ],
      reflections: [
        'You tiptoe round your own phone so that nobody knows you are home.',
        ['An hour of silence, and you owe an explanation.', 'One hour of quiet and you owe a whole essay.'],
        'Everyone can reach you, and it is difficult to reach yourself.',
      ],
      next: [
        ['worst', 'Whose message makes your heart jump?'],
        [
          'thought',
          'What do you believe a late answer says about you?',
          'What do you think a late reply says about you?',
        ],
        ['next', 'Which group would you not miss?'],
      ],
      insight:
        'Senders guess that we expect much faster replies than we do, and the same runs the other way. A late answer given with attention is rarely held against anyone.',
      exercise: 'problem-solving',
      never: ['delete whatsapp', 'go offline', 'ghost'],
    },
    {
      id: 'boundaries-generous-taken-advantage',
      cues: [
        'taken advantage',
        'they use me',
        'too kind',
        'too nice',
        'kindness weakness',
        'taken for granted',
        'people use me',
      ],
      says: [
        'People take advantage of my kindness.',
        'I give and give and they do not even know my birthday.',
        'My kindness has become everyone’s discount.',
        'I drive all of them home after the party and walk in at three.',
        'My grandmother said I would be eaten alive with this heart.',
        'When I needed blood at the hospital, not one of them came.',
      ],
      reflections: [
        'You kept the account open, and only one side ever pays in.',
        [
          'The day you needed them was the day you counted them.',
          'The day you needed them, you found out who counts.',
        ],
        'You do not regret being kind, you are sad about how it was held.',
      ],
      next: [
        ['who', 'With whom does it flow both ways?', 'Who does it go both ways with?'],
        ['meaning', 'What were you hoping for, when you gave, that you did not say?'],
        ['next', 'Where would you give a little less, and not love less?'],
      ],
      insight:
        'Generosity lasts when it chooses: people who give with limits stay well and keep giving. Watching who gives in turn is no meanness.',
      exercise: 'values',
      never: ['stop being nice', 'users', 'naive'],
    },
    {
      id: 'boundaries-new-culture-of-no',
      cues: [
        'rude to refuse',
        'our culture no',
        'can not refuse elders',
        'respect elders no',
        'culture say no',
        'elder asked me',
        'refuse food visitor',
      ],
      says: [
        'In my community you do not say no to an elder, you say we shall see.',
        'My aunt asked for my daughter to come and live with her and help, how do I refuse.',
        'These boundary videos are for Americans, my mother would faint.',
        'If I refuse the food it is an insult, if I eat I am sick.',
        'He is my father’s age mate so whatever he asks is already done.',
      ],
      reflections: [
        'A plain no, as the videos teach it, does not exist in that room.',
        [
          'You want to keep your respect and also your evening.',
          'You want to keep the respect and also your own evening.',
        ],
        'The word no would break more than it would protect there.',
      ],
      next: [
        ['exception', 'How do people around you refuse gracefully?'],
        [
          'need',
          'What must be kept safe here, whatever happens?',
          'What has to stay protected here, no matter what?',
        ],
        ['support', 'Which elder could speak on your behalf?'],
      ],
      insight:
        'Every culture has its own ways of refusing: delay, a go-between, offering something else. A limit spoken in the local language of respect is still a limit.',
      exercise: 'assertive-message',
      never: ['your culture is', 'backward', 'toxic'],
    },
  ],
};
