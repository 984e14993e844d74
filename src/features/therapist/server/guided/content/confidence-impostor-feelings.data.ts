// confidence › impostor feelings: doing it, and waiting to be found out.
import type { TopicContent } from './content-schema.ts';

export const confidenceImpostorFeelings: TopicContent = {
  category: 'confidence',
  topic: 'impostor-feelings',
  openers: [
    [
      'Where do you feel you are only getting away with it?',
      "Where do you feel like you're just getting away with it?",
    ],
    'What is the thing you are waiting for someone to notice?',
    [
      'When did you last do something well and not believe it?',
      'When did you last do something well and not buy it?',
    ],
    'In which room do you feel least entitled to your chair?',
    [
      'What have people been praising lately that feels untrue to you?',
      "What have people been hyping you for that doesn't feel true?",
    ],
    'Where do you feel like an impostor most: at work, in studies, at home, or somewhere else?',
    [
      'How much of today went into looking as if you knew what you were doing?',
      'How much of today was spent looking like you knew what you were doing?',
    ],
  ],
  explore: [
    ['when', 'When did the feeling of being a fraud first turn up?'],
    ['thought', 'If you wrote down the charge against you, what would it say?'],
    [
      'who',
      'Which person do you most fear will see through you?',
      'Who are you most scared will see through you?',
    ],
    ['body', 'What happens in your body when somebody introduces you with your title?'],
    [
      'exception',
      'With which task do you forget to doubt yourself?',
      'Which task makes you forget to doubt yourself?',
    ],
    ['example', 'What was the last thing that went well, step by step?'],
    [
      'meaning',
      'What did being clever mean in the home you grew up in?',
      'What did being smart mean in the house you grew up in?',
    ],
    ['tried', 'What do you do to make sure nobody notices?'],
    ['worst', 'What has the hiding cost you this year?'],
    ['support', 'Who has seen you struggle with something and still thinks well of you?'],
    [
      'want',
      'What would you try if being a beginner were allowed?',
      'What would you try if you were allowed to be a beginner?',
    ],
    ['need', 'What kind of proof would be enough?'],
    ['feeling', 'When someone praises you, what comes up first: warmth, fear or suspicion?'],
  ],
  notes: [
    {
      text: [
        'The impostor experience was first described in women with long lists of achievements. Success did not cure it, because each success was filed under luck, charm or hard work.',
        'This feeling was first described in women with a huge list of wins. Winning did not fix it, because every win got filed under luck or charm.',
      ],
      source: 'Clance & Imes, The Imposter Phenomenon in High Achieving Women (1978)',
    },
    {
      text: 'A review of dozens of studies found these feelings in men and women, students and seniors alike, and often in people who are few of their kind in the room. The room plays a part, not only the person.',
      source: 'Bravata et al., Prevalence, Predictors, and Treatment of Impostor Syndrome (2020)',
    },
    {
      text: [
        'Those who did best in a test tended to think others had done about as well. What comes easily to you looks easy for everyone, so skill hides from its owner.',
        'People who did best on a test figured everyone did about that well. If it is easy for you, you assume it is easy for everybody.',
      ],
      source: 'Kruger & Dunning, Unskilled and Unaware of It (1999)',
    },
    {
      text: 'We think our nerves show far more than they do. Speakers who were told this gave calmer talks, because they stopped managing a leak that was not there.',
      source:
        'Savitsky & Gilovich, The illusion of transparency and the alleviation of speech anxiety (2003)',
    },
    {
      text: 'New students who heard that nearly everyone doubts whether they belong at first, and that it passes, did better for years after. Knowing that doubt is common took away its verdict.',
      source: 'Walton & Cohen, A Brief Social-Belonging Intervention (2011)',
    },
  ],
  exercises: ['thought-record', 'self-compassion', 'values', 'small-step', 'grounding'],
  never: ['fake it till you make it', 'just be confident', 'everyone feels like that'],
  situations: [
    {
      id: 'impostor-new-job-found-out',
      cues: [
        'feel like fraud',
        'feel like impostor',
        'feel like an imposter',
        'imposter syndrome',
        'new job fraud',
        'find out i can not',
        'they will find out',
        'they hired wrong person',
        'going to be exposed',
        'found out at work',
        'mistake to hire me',
      ],
      says: [
        'I started three weeks ago and every day I expect security to walk me out.',
        "Any minute now somebody's going to realise they hired the wrong guy.",
        'On probation, and each time my boss types my name I think this is it.',
        'They were so impressed in the interview and now I just sit there faking it.',
        'Nimepata kazi poa sana but honestly I think they made an error picking me.',
        'I keep my desk nearly empty so it will be quick when they let me go.',
      ],
      reflections: [
        [
          'You got through the door, and you have been waiting for the hand on your shoulder ever since.',
          'You got in, and you have been waiting for the tap on the shoulder ever since.',
        ],
        'Learning a new place is hard enough without guarding a secret on top of it.',
        'Every message from above arrives like a verdict.',
      ],
      next: [
        ['thought', 'What exactly do you picture them finding out?'],
        [
          'example',
          'Which thing at work do you know today that you did not know in your first week?',
          "What do you know now that you didn't in week one?",
        ],
        ['who', 'What did those who chose you see in you?'],
      ],
      insight: [
        'Nobody knows a job in its first months, the people who hired you planned for that. Feeling lost at the start is what learning is like from inside.',
        'Nobody knows a job in the first months, and they planned for that. Feeling lost is just what learning feels like from inside.',
      ],
      exercise: 'thought-record',
      never: ['you will be fine', 'you deserve it'],
    },
    {
      id: 'impostor-promotion-undeserved',
      cues: [
        'promoted do not deserve',
        'promotion too big',
        'promoted over',
        'not ready to lead',
        'got promoted fraud',
        'leading people older',
        'promotion scared',
      ],
      says: [
        "They made me team lead and I can't look at the people who've been here longer.",
        'I wanted that title for years and now I feel sick each morning.',
        'My old deskmate reports to me now and I am sure she thinks it is a joke.',
        'Everybody congratulated me, meanwhile I was wondering when they would take it back.',
        'Managing men my father’s age, who am I to tell them anything?',
      ],
      reflections: [
        'The title changed in a day, and the person inside it is still catching up.',
        [
          'You sit in the chair you worked for, on the very edge of it.',
          'You got the chair you worked for and you are sitting on the very edge.',
        ],
        'Being lifted above people you respect can feel more like theft than like a reward.',
      ],
      next: [
        ['who', 'Whose opinion about this promotion do you keep hearing in your head?'],
        [
          'meaning',
          'What do you believe a real leader has that you lack?',
          'What do you think a real leader has that you do not?',
        ],
        ['next', 'What is one decision you could make this week as the person in that role?'],
      ],
      insight:
        'A step up means a new trade, not more of the old one. Being unsure in a new trade says that it is new, and little about whether you will learn it.',
      exercise: 'values',
      never: ['you earned it', 'own it'],
    },
    {
      id: 'impostor-just-luck',
      cues: [
        'just lucky',
        'it was luck',
        'right place right time',
        'got lucky',
        'luck not skill',
        'fluke',
        'bahati tu',
      ],
      says: [
        'Anyone could have done it, I was standing in the right spot when it happened.',
        'The exam just happened to ask what I revised, otherwise I would have been finished.',
        'People call it talent, I call it good timing and a kind examiner.',
        'It was bahati tu, next time they will see the real me.',
        'Look, they were short of applicants that year, that is the only reason.',
      ],
      reflections: [
        [
          'When it goes well, luck gets the credit, and when it goes badly, you do.',
          'When it goes well, luck gets the credit, and when it flops, you get the blame.',
        ],
        'You have found an explanation for each success, and you are missing from all of them.',
        'If it was only luck, then every next time is a dice throw, and that is frightening.',
      ],
      next: [
        ['example', 'In the hours before that lucky moment, what had you been doing?'],
        [
          'thought',
          'How do you explain it when the same thing goes well for a colleague?',
          'When it goes well for someone else, how do you explain that?',
        ],
        ['exception', 'Which success of yours would be hardest to blame on luck?'],
      ],
      insight:
        'Luck is in everything, in other people’s success too. It opens a door now and then; something in you walked through and did the work inside.',
      exercise: 'thought-record',
      never: ['no such thing as luck', 'be proud'],
    },
    {
      id: 'impostor-praise-bounces',
      cues: [
        'can not take compliments',
        'compliment uncomfortable',
        'praise feels fake',
        'do not believe praise',
        'they are just being nice',
        'brush off compliments',
        'embarrassed praised',
      ],
      says: [
        "Whenever someone says well done I'm already explaining why it was nothing.",
        'Good feedback slides off me, one lukewarm comment stays for months.',
        'My boss wrote such nice things in the review that I thought she had mixed me up with someone.',
        'I figure people say kind stuff because that is what people do.',
        'When they clapped for me in church I wanted the floor to swallow me.',
      ],
      reflections: [
        [
          'Praise reaches the door and is sent away before it can sit down.',
          'Praise gets to the door and you send it home before it sits down.',
        ],
        'A kind word makes you feel you now owe them something you do not have.',
        'You trust the critics to be honest and the admirers to be polite.',
      ],
      next: [
        ['feeling', 'What happens in you in the second after somebody says something good?'],
        [
          'meaning',
          'What might you have to risk if the praise were true?',
          'If the praise was true, what would you have to risk?',
        ],
        ['example', 'What is one compliment you still remember although you argued with it?'],
      ],
      insight: [
        'You do not have to believe a compliment to receive it. "Thank you" and a breath is a full answer, and it lets the words stay in the room long enough to be looked at.',
        'You do not have to believe a compliment to take it. Just "thank you" and a breath lets the words stick around long enough to look at.',
      ],
      exercise: 'self-compassion',
      never: ['learn to love yourself', 'just accept it'],
    },
    {
      id: 'impostor-overprepares',
      cues: [
        'prepare too much',
        'rehears* everything',
        'work twice as hard',
        'stay up preparing',
        'over prepare',
        'check email ten times',
        'prepare all night',
      ],
      says: [
        'For a ten minute update I wrote a script and practised until two in the morning.',
        'I do triple the work so that nobody can catch me out.',
        'I read every mail six times, then once more after it is sent.',
        'If I ever went in with just notes, they would see there is nothing there.',
        'It looks like dedication, honestly it is fear.',
      ],
      reflections: [
        [
          'All that preparing buys you one safe hour, and the price is your nights.',
          'All that prep buys you one safe hour, and you pay with your sleep.',
        ],
        'Because you always over-prepare, you never get to find out what would happen if you did not.',
        'From outside it passes for diligence, and inside it is standing guard.',
      ],
      next: [
        ['worst', 'What is the question you are most afraid of being asked unprepared?'],
        [
          'exception',
          'How did it go, the last time you had to improvise?',
          'How did it go, the last time you had to wing it?',
        ],
        ['next', 'Which small thing this week could be done with half the preparation, as a trial?'],
      ],
      insight:
        'When fear does the preparing, fear also gets the credit for the result. Doing one low-stakes thing at "good enough" is the only way to gather different evidence.',
      exercise: 'small-step',
      never: ['perfectionis', 'stop overthinking'],
    },
    {
      id: 'impostor-silent-in-meetings',
      cues: [
        'do not speak meetings',
        'quiet in meetings',
        'afraid say something stupid',
        'everyone smarter than me',
        'scared to ask question',
        'camera off hope',
        'never raise my hand',
      ],
      says: [
        'I had the answer, kept it to myself, and then somebody else said it and got the nods.',
        'Everyone at that table talks as if they were born knowing this stuff.',
        'I mute myself and pray nobody says my name.',
        'By the time I have checked that my point is not stupid, they have moved on.',
        'In lectures I write my question in the margin and never ask it.',
      ],
      reflections: [
        [
          'Your idea was in the room the whole time, waiting for permission.',
          'Your idea was right there the whole time, waiting for permission.',
        ],
        'The silence protects you from looking foolish, and it also keeps you from being known.',
        'You weigh each sentence until the moment for it has gone.',
      ],
      next: [
        ['thought', 'What do you imagine the others would think in the moment after you spoke?'],
        [
          'example',
          'What is something you held back lately that you still think was worth saying?',
          'What did you hold back lately that was actually worth saying?',
        ],
        ['who', 'In that room, whose question have you ever been glad about?'],
      ],
      insight:
        'People who ask tend to be seen as engaged rather than ignorant, and often half the room had the same question. Speaking once, early, makes the second time much easier.',
      exercise: 'small-step',
      never: ['speak up more', 'just say it'],
    },
    {
      id: 'impostor-first-in-family',
      cues: [
        'first in my family',
        'first to go university',
        'first graduate home',
        'nobody in my family studied',
        'parents never went school',
        'first born graduate',
        'only one educated',
      ],
      says: [
        'My parents sold a cow for my fees and here I am barely following the lecture.',
        'Nobody at home can tell me how any of this works, I am making it up.',
        'At campus I hide where I come from and at home I hide what I study.',
        "I'm the first to finish school, so I'm supposed to be the proof it was worth it.",
        'The others had tutors and laptops, I had a kerosene lamp, and they can smell it on me.',
      ],
      reflections: [
        'You are walking a road that nobody at your table has walked, without a map and without the right to get lost.',
        [
          'You became the family’s proof, and proof is not allowed to wobble.',
          'You are the family proof, and proof does not get to wobble.',
        ],
        'There is a self for campus and a self for home, and the bridge between them is you.',
      ],
      next: [
        ['meaning', 'What would it mean for your people if you struggled openly?'],
        [
          'support',
          'Who on this road is one step ahead of you and could be asked?',
          'Who is one step ahead of you that you could ask?',
        ],
        ['want', 'Apart from what everyone hopes for, what do you want from it?'],
      ],
      insight:
        'Much of what looks like cleverness is unwritten rules that some children heard at dinner. Not knowing them is a gap in information, not in you.',
      exercise: 'values',
      never: ['make them proud', 'you are so lucky'],
    },
    {
      id: 'impostor-scholarship-among-rich',
      cues: [
        'scholarship student',
        'everyone is rich here',
        'rich kids school',
        'came from village',
        'do not fit in with them',
        'private school accents',
        'sponsored student',
      ],
      says: [
        'They talk about holidays in Dubai and I calculate whether I can eat twice.',
        'I got in on a bursary and I keep thinking it was charity, not marks.',
        'My classmates know wines, I know how to fetch water.',
        'I bought second-hand shoes so no one would guess, and still I feel they guess.',
        'Came from a day school upcountry, and now everyone sounds like television.',
      ],
      reflections: [
        [
          'You won the place, and daily life there keeps telling you it was meant for someone else.',
          'You won the spot, and the place keeps acting like it was meant for someone else.',
        ],
        'You do the same coursework as they do, plus a second one in passing for one of them.',
        'Money you never had has turned into a language you are supposed to speak.',
      ],
      next: [
        ['when', 'When during a normal week do you feel the distance the most?'],
        [
          'support',
          'Is there anyone there before whom you do not have to hide where you come from?',
          'Who there can you be real with about where you come from?',
        ],
        [
          'meaning',
          'What did you bring with you from home that they could not buy?',
          'What did you bring from home that they could never buy?',
        ],
      ],
      insight:
        'A place with one kind of person makes everyone else feel like a visitor. That feeling measures how narrow the place is, more than how well you fit the work.',
      exercise: 'self-compassion',
      never: ['ignore them', 'money is not everything'],
    },
    {
      id: 'impostor-diversity-hire',
      cues: [
        'diversity hire',
        'only woman in',
        'only black person',
        'token woman',
        'quota hire',
        'only one like me',
        'got it because i am a woman',
      ],
      says: [
        'A guy on the team joked that I tick two boxes and everybody laughed.',
        'I am the only woman in engineering and I never know if I was picked or displayed.',
        'They put me on every brochure and in none of the decisions.',
        'When I make an error I feel I have made it for all of us.',
        'In the back of my mind: they needed one of me for the report.',
      ],
      reflections: [
        'Once it has been hinted, every compliment comes with a doubt attached.',
        [
          'You are asked to be yourself and to stand for a whole group, in the same meeting.',
          'You are supposed to be you and a whole group, in the same meeting.',
        ],
        'Others may have a bad day, and yours gets counted as evidence.',
      ],
      next: [
        ['who', 'How much do those who hint at it know about your work?'],
        [
          'support',
          'Is there someone who has been the only one before and came through it?',
          "Do you know anyone who's been the only one and came through it?",
        ],
        ['thought', 'When you set the gossip aside, what do your results say?'],
      ],
      insight:
        'Being the only one brings extra eyes and extra doubt, this has been studied for decades. It is a weight that comes with the seat, and it says nothing about who should sit there.',
      exercise: 'thought-record',
      never: ['ignore the haters', 'play the'],
    },
    {
      id: 'impostor-does-not-apply',
      cues: [
        'not apply not qualified',
        'afraid to apply',
        'do not meet all requirements',
        'closed the application',
        'not good enough to apply',
        'talk myself out of applying',
        'let deadline pass',
      ],
      says: [
        'I had the form filled in, then I read the requirements again and shut the laptop.',
        'There was one bullet I did not have out of eight, so I let it go.',
        'People with less experience go for these things, I keep waiting until I am ready.',
        "I'll apply next year when I have another certificate. I said that last year as well.",
        'My friend sent me the link, I told her they wanted someone serious.',
      ],
      reflections: [
        [
          'You turned yourself down before anybody else had the chance.',
          'You rejected yourself before anyone else got the chance.',
        ],
        'The finish line of "ready" has been moved a little further each year.',
        'Not sending it feels like modesty, and it also keeps the question safely closed.',
      ],
      next: [
        ['thought', 'What did you say to yourself in the moment you closed it?'],
        [
          'worst',
          'What would a no from them mean that you do not already tell yourself?',
          'What would a no from them say that you do not already tell yourself?',
        ],
        ['want', 'If the no were guaranteed not to hurt, which one would you send off?'],
      ],
      insight:
        'Job adverts are wish lists, the people who wrote them rarely get the whole list. Letting them do the judging gives you an answer that your own fear cannot give.',
      exercise: 'small-step',
      never: ['you miss all the shots', 'just apply'],
    },
    {
      id: 'impostor-googles-the-basics',
      cues: [
        'google everything',
        'chatgpt does my work',
        'use ai feel like cheating',
        'look everything up',
        'copy from internet',
        'stack overflow fraud',
        'pretend i know',
      ],
      says: [
        'If they saw my search history they would fire me by lunch.',
        'Half of what I hand in came out of ChatGPT, so is any of it mine?',
        'I nod in the call and look up the words afterwards.',
        'A real developer would know this by heart, I copy and pray.',
        "Everyone's like you're so good at this, and I'm like babe that was the AI.",
      ],
      reflections: [
        [
          'You keep a second screen open, and a secret with it.',
          'You have the second tab open and it comes with a secret.',
        ],
        'In your picture the real ones carry all of it in their heads.',
        'The work gets done, and still it does not feel like yours.',
      ],
      next: [
        [
          'thought',
          'Which part of that task did you have to decide yourself?',
          'Which part did you still have to figure out yourself?',
        ],
        ['meaning', 'Where is your own line between using a tool and hiding behind it?'],
        ['want', 'What would you like to know by heart, for your own peace?'],
      ],
      insight:
        'Knowing what to look for and whether the answer is right is most of the skill. If some basics are missing, that is a learning plan, and a learning plan is not a confession.',
      exercise: 'problem-solving',
      never: ['everyone uses it', 'that is cheating'],
    },
    {
      id: 'impostor-phd-graduate-school',
      cues: [
        'phd fraud',
        'masters everyone smarter',
        'supervisor will realise',
        'do not belong academia',
        'thesis is rubbish',
        'postgrad stupid',
        'research not real',
      ],
      says: [
        'Two years into my doctorate and I still cannot explain it to my own mother.',
        'I sit in seminars decoding words while the others argue about them.',
        'My supervisor says it is promising, I think she says that to all her students.',
        'I present a paper next month and I am convinced the whole field will laugh.',
        'Everybody in the cohort has published. Me, I have forty tabs and a headache.',
      ],
      reflections: [
        'You spend your days at the edge of what is known, and read the not-knowing as your own fault.',
        [
          'In a building full of experts, you have appointed yourself the only guesser.',
          'A whole building of experts, and you decided you are the only one guessing.',
        ],
        'Your thesis has become a trial about your mind.',
      ],
      next: [
        ['exception', 'When did the work last interest you so much that you forgot to judge it?'],
        [
          'who',
          'Who in your cohort have you heard admit that they are lost?',
          'Has anyone in your cohort admitted they are lost too?',
        ],
        ['example', 'Which sentence in your draft would you defend against anyone?'],
      ],
      insight:
        'Research is paid confusion; when it is all clear, it is finished. Showing an ugly draft early usually frees more than hiding it until it is good.',
      exercise: 'small-step',
      never: ['imposter syndrome is common', 'just finish it'],
    },
    {
      id: 'impostor-new-parent',
      cues: [
        'fake parent',
        'pretending to be a mother',
        'do not know how to parent',
        'other mums know',
        'feel like babysitting own',
        'bad at being a dad',
        'someone will take baby',
      ],
      says: [
        'At the clinic the nurse called me mama and I looked around for a grown-up.',
        'I keep waiting for the baby’s real mother to come and collect him.',
        'The other dads seem to have read a manual, I hold her like a vase.',
        'My mother-in-law watches me bathe the child and I feel like a trainee.',
        'Everyone trusts me with this whole human and I burn toast.',
      ],
      reflections: [
        [
          'They handed you a whole person and no rehearsal.',
          'They handed you a whole human and zero practice.',
        ],
        'You look for the adult in the room, and everybody is looking at you.',
        'Under all those watching eyes, even a bath turns into an exam.',
      ],
      next: [
        ['exception', 'When does your child settle with you and with nobody else?'],
        ['thought', 'What would a real parent do that you believe you cannot?'],
        [
          'support',
          'To whom could you say "I have no idea what I am doing" and be met with a smile?',
          'Who could you tell "no clue what I am doing" and they would just smile?',
        ],
      ],
      insight:
        'A good-enough parent, one who gets it wrong and comes back, is what children need; that idea is older than all the manuals. Feeling like a beginner is being one, and it passes.',
      exercise: 'self-compassion',
      never: ['mother instinct', 'it comes naturally'],
    },
    {
      id: 'impostor-faith-leader',
      cues: [
        'lead worship but doubt',
        'preach but',
        'fake christian',
        'hypocrite church',
        'pastor but struggling',
        'pray in front of people',
        'youth leader fraud',
      ],
      says: [
        'I lead praise on Sunday and on Saturday night I am not sure I believe any of it.',
        'They come to me for prayer and my own life is a mess.',
        'If the congregation knew what I struggle with they would never listen to me again.',
        'As the pastor’s child I have been performing holiness since I was six.',
        'I teach the youth about peace and I have not slept properly for weeks.',
      ],
      reflections: [
        'You hold up the light for others, and stand in the dark part behind it.',
        [
          'The collar, the microphone, the smile, and nobody asks how you are.',
          'The mic, the smile, the whole thing, and nobody asks how you are doing.',
        ],
        'There is no seat in that place where you are allowed to be the one who needs something.',
      ],
      next: [
        ['support', 'Who ministers to you, or could?'],
        ['worst', 'What do you fear most that they would see?'],
        [
          'meaning',
          'What is still true for you in it, on your most honest day?',
          'On your most honest day, what part is still true for you?',
        ],
      ],
      insight:
        'Many people known for their faith wrote of long stretches without it. Doubt and service have lived in the same person for as long as there has been either.',
      exercise: 'values',
      never: ['pray harder', 'god is testing'],
    },
    {
      id: 'impostor-side-business-price',
      cues: [
        'charge too little',
        'afraid to charge',
        'call myself a business',
        'feel guilty charging',
        'undercharge',
        'who would pay me',
        'not a real business',
      ],
      says: [
        'When a client asks my rate my throat closes and I halve it.',
        'I bake for weddings and still say I just do a bit on the side.',
        'Someone paid me full price and I nearly sent some of it back on M-Pesa.',
        'I put founder on my profile and felt like a con artist.',
        'Others with worse work ask for double. I throw in extras so they will not be angry.',
      ],
      reflections: [
        [
          'You name a price and start apologising for it in the same breath.',
          'You say your price and start apologising in the same breath.',
        ],
        'The work is good enough to be paid for, and you still feel caught when it is.',
        'You give a discount on yourself before anyone has asked for one.',
      ],
      next: [
        ['thought', 'What do you fear the customer is thinking when you say the figure?'],
        [
          'example',
          'What has a customer come back for, more than once?',
          'What do people keep coming back for?',
        ],
        ['who', 'If a friend did this work, what would you tell them to ask for?'],
      ],
      insight:
        'A price is information about the work, not a verdict on the person. Saying the figure and then staying silent for one breath is a skill, and it can be practised.',
      exercise: 'assertive-message',
      never: ['know your worth', 'charge more'],
    },
    {
      id: 'impostor-teacher-expert',
      cues: [
        'teach do not know enough',
        'students will ask',
        'trainer fraud',
        'invited to speak why me',
        'panel not an expert',
        'one page ahead of students',
        'called an expert',
      ],
      says: [
        'I read the chapter the night before and teach it in the morning like I wrote it.',
        'A student asked something I had no clue about and my face burned all day.',
        'They invited me as an expert and I wanted to reply that they had the wrong number.',
        'The parents call me mwalimu with such respect, if only they knew.',
        'What if one of the audience actually knows this stuff?',
      ],
      reflections: [
        [
          'You stand in front of them, one page ahead, hoping nobody turns it.',
          'You are up there one page ahead, hoping nobody flips it.',
        ],
        'The word expert was put on you by others, and it fits like a borrowed coat.',
        'One unanswered question outweighed an hour that went well.',
      ],
      next: [
        ['exception', 'When have you seen a face light up because of how you explained something?'],
        [
          'thought',
          'What would it cost to say "I do not know, I will find out"?',
          'What would it cost to say "no idea, I will find out"?',
        ],
        ['meaning', 'Which of your own teachers do you remember fondly?'],
      ],
      insight:
        'Someone who learned a thing recently often explains it better than someone who has forgotten what it was like not to know. Being close to the beginner is an advantage.',
      exercise: 'thought-record',
      never: ['you are the expert', 'they know less'],
    },
    {
      id: 'impostor-health-worker-intern',
      cues: [
        'intern doctor fraud',
        'nurse not competent',
        'going to harm someone',
        'white coat pretend',
        'first night shift alone',
        'they call me doctor',
        'clinical officer scared',
        'junior doctor',
        'newly qualified',
      ],
      says: [
        'They call me daktari and I turn round to see who came in.',
        'On nights I am the only one, and my hands do not know that I passed.',
        'What if someone gets worse because I was the one on duty?',
        'The senior nurse corrects me in front of everyone and I feel I should hand back the uniform.',
        'I check the chart again on my way home, in my head, every single day.',
        'I have just started as a junior doctor, and I am scared of killing someone.',
      ],
      reflections: [
        [
          'The coat says you know, and underneath it you hold your breath for the whole shift.',
          'The coat says you know, and under it you are holding your breath all shift.',
        ],
        'Your fear comes from taking other lives seriously, and it does not clock out with you.',
        'You carry the ward home and go on with the round in bed.',
      ],
      next: [
        ['support', 'On a shift, who can you call without being made to feel small?'],
        ['worst', 'Which moment of the shift does your mind keep replaying?'],
        [
          'exception',
          'When did you notice something on a ward that others had missed?',
          'When did you catch something others missed?',
        ],
      ],
      insight:
        'In that work, the safe beginner is the one who asks, and the worrying one is the one who never does. Asking for a second pair of eyes is part of the craft.',
      exercise: 'grounding',
      never: ['you could kill', 'trust yourself more'],
    },
    {
      id: 'impostor-accent-and-english',
      cues: [
        'my english',
        'my accent',
        'shrub*',
        'laugh at how i talk',
        'not speak proper',
        'stammer presentation',
        'sound stupid in english',
      ],
      says: [
        'I shrubbed one word in the meeting and heard nothing after that.',
        'In my own language I am funny and quick, in English I am a slow child.',
        'My accent walks into the room before my degree does.',
        'I write beautifully but on calls I stay off mic so they do not hear mother tongue.',
        'The moment I open my mouth, they treat me like the cleaner.',
      ],
      reflections: [
        [
          'You know the answer, and it gets stopped at the border of a second language.',
          'You know the answer and it gets stuck at the border of another language.',
        ],
        'One slip of the tongue, and in your ears all your years of work went silent.',
        'They hear where you are from and stop listening to where you are going.',
      ],
      next: [
        ['when', 'When did you first learn to be ashamed of how you speak?'],
        ['who', 'With whom do the words come freely?', 'Who do the words just flow with?'],
        ['exception', 'When have people followed your idea, accent and all?'],
      ],
      insight:
        'Speaking with an accent means having more than one language in your head. Listeners get used to a voice within minutes; it is the one who speaks who keeps hearing it.',
      exercise: 'self-compassion',
      never: ['improve your english', 'speak slowly'],
    },
    {
      id: 'impostor-career-change-late',
      cues: [
        'starting over older',
        'oldest in class',
        'changed careers beginner',
        'interns know more than me',
        'going back to school at',
        'too old to be junior',
        'younger boss knows more',
      ],
      says: [
        "I'm forty-three and the youngsters on my course explain things to me slowly.",
        'I ran a department for years, and now I do not know where the files are kept.',
        'My mentor was born the year I finished school.',
        'Switched from banking to coding, and feel like somebody’s uncle who wandered in.',
        'After the children left home I enrolled, and I hide my student card.',
      ],
      reflections: [
        [
          'You traded being good at something for being new at something, in front of people half your age.',
          'You swapped being good at it for being brand new, in front of people half your age.',
        ],
        'All those years of knowing how, and here they do not count at the door.',
        'It takes nerve to be a beginner again when everybody expects you to be finished.',
      ],
      next: [
        ['meaning', 'What made this worth starting over for?'],
        [
          'exception',
          'Which old skill of yours has quietly been useful here?',
          'Which of your old skills is secretly useful here?',
        ],
        ['worst', 'In which moment of the day do you feel your age the most?'],
      ],
      insight:
        'Skill in one field hides how it was won; we remember the mastery and forget the clumsy year. You are in the clumsy year, and you have come through one before.',
      exercise: 'values',
      never: ['age is just a number', 'never too late'],
    },
    {
      id: 'impostor-family-thinks-made-it',
      cues: [
        'back home they think',
        'abroad everyone thinks',
        'family thinks i made it',
        'they think i am rich',
        'send money pretend',
        'diaspora pretend',
        'village thinks big job',
      ],
      says: [
        'In the village I am the big man from Nairobi, in Nairobi I share a bedsitter.',
        'I post the car park at work, they think it is my car.',
        'They pray for me as the success of the clan, while I clean offices in Doha.',
        'Everyone calls me for advice and capital and I am two months behind on rent.',
        'I cannot go home at Christmas because they would see I am not that person.',
      ],
      reflections: [
        [
          'There is a version of you living back home that you have to keep paying for.',
          'There is a version of you back home and you keep paying for it.',
        ],
        'Their pride has become something you must defend against your own facts.',
        'You cannot rest as the one they believe in, and you cannot be seen as the one you are.',
      ],
      next: [
        ['who', 'Who among them could bear the true picture?'],
        ['worst', 'What do you most fear would change if they knew?'],
        [
          'need',
          'What does keeping the story up cost you?',
          'How long can you keep the story going, honestly?',
        ],
      ],
      insight:
        'Shame grows in the gap between the story and the day. Telling one trusted relative one true fact shrinks the gap without tearing the whole story down.',
      exercise: 'assertive-message',
      never: ['just tell them', 'stop lying'],
    },
    {
      id: 'impostor-afraid-to-ask-help',
      cues: [
        'afraid to ask help',
        'ask help look stupid',
        'supposed to know this',
        'too late to ask',
        'should know by now',
        'pretended to understand',
        'nodded did not understand',
      ],
      says: [
        'I have been here so long that asking now would give me away.',
        'I said yes I understand, and then spent four hours trying to work out what he meant.',
        'Rather lose a weekend than send that one message.',
        'When I ask, I hear my father saying think before you open your mouth.',
        'Nobody told me how the system works and now the window for asking has closed.',
      ],
      reflections: [
        [
          'Each day without asking makes the question a little more expensive.',
          'Every day you do not ask, the question gets pricier.',
        ],
        'You said yes to protect yourself, and were left alone with the task.',
        'Somewhere you learned that needing an explanation is a failing.',
      ],
      next: [
        ['when', 'When did asking get you laughed at or scolded?'],
        [
          'who',
          'Which person there has an open way of answering?',
          'Who there is actually chill about questions?',
        ],
        ['next', 'What is the smallest question you could send, worded so it feels safe?'],
      ],
      insight:
        'People asked for help tend to think better of the asker, not worse. A specific question, "I got this far and then I am stuck", shows work, and it is easy to answer.',
      exercise: 'assertive-message',
      never: ['no stupid questions', 'just ask'],
    },
    {
      id: 'impostor-one-mistake-proof',
      cues: [
        'one mistake proves',
        'made an error at work',
        'messed up now they know',
        'sent wrong file',
        'mistake everyone saw',
        'they saw my mistake',
        'proof i am useless',
      ],
      says: [
        'I attached the wrong sheet and now the whole floor knows what I really am.',
        'One typo on a slide in front of the directors and that was it for me.',
        'It was fixed in ten minutes but I have been thinking about it for nine days.',
        'My manager said no problem, which obviously means there is a problem.',
        'All year I waited for the slip, and there it was.',
      ],
      reflections: [
        [
          'The mistake took minutes, and the trial about it is still in session.',
          'The mistake took minutes and the trial is still going.',
        ],
        'You had been expecting this for so long that it felt like a confirmation.',
        'A hundred things went right without a witness, and the one that did not got the whole stage.',
      ],
      next: [
        ['thought', 'What did you decide about yourself in that moment?'],
        [
          'example',
          'What actually happened afterwards, in plain facts?',
          'What actually happened after, just the facts?',
        ],
        ['who', 'If a colleague you like had done the same, what would you have said to them?'],
      ],
      insight:
        'People who think they are frauds read an error as exposure, where others read it as an error. Owning it plainly and mending it tends to raise trust, this has been seen again and again.',
      exercise: 'thought-record',
      never: ['nobody noticed', 'learn from it'],
    },
    {
      id: 'impostor-bar-keeps-moving',
      cues: [
        'never feels enough',
        'as soon as i achieve',
        'achieve feel nothing',
        'next goal then',
        'once i did it anyone could',
        'certificates but still',
        'bar keeps moving',
      ],
      says: [
        'When I got the degree, degrees stopped counting.',
        'I thought after the CPA I would feel real, now it is the next paper.',
        'The second I manage it, it becomes something any fool can do.',
        'My wall is full of certificates and I still feel like I am bluffing.',
        'Hit the target, felt good for an afternoon, then the fear came back with a bigger number.',
      ],
      reflections: [
        [
          'Whatever you reach loses its value the moment it is yours.',
          'The second you get it, it stops counting.',
        ],
        'You keep handing in proof to a judge who never reads it.',
        'The relief lasts an afternoon and the next exam is already set.',
      ],
      next: [
        ['meaning', 'Who would finally have to say that it is enough?'],
        [
          'when',
          'When did you last let a success last longer than a day?',
          'When did you last let a win last more than a day?',
        ],
        ['want', 'Which of your goals would you keep if nobody would ever hear of it?'],
      ],
      insight:
        'If doubt is what drives you, no result can settle it, because the result removes the drive. Asking what you care about works as a motor too, and it lets you stop sometimes.',
      exercise: 'values',
      never: ['celebrate your wins', 'be grateful'],
    },
    {
      id: 'impostor-puts-self-down',
      cues: [
        'joke about how dumb',
        'put myself down',
        'make fun of myself',
        'say i am stupid first',
        'downplay everything',
        'call myself an idiot',
        'lower expectations first',
      ],
      says: [
        'I always make the joke about me before somebody else can.',
        'I start every sentence with this is probably wrong but.',
        'People say stop it, you are good, and I cannot stop.',
        'If I set the bar on the floor, then nobody is disappointed.',
        'Even in my own presentation I said sorry about three times on the first slide.',
      ],
      reflections: [
        ['You strike first, so that nobody else gets to.', 'You hit yourself first so nobody else gets to.'],
        'The joke keeps you safe, and everyone in earshot learns it by heart.',
        'You apologise for your work while you are still handing it over.',
      ],
      next: [
        ['when', 'How early in life did that joke begin to be useful?'],
        ['feeling', 'How do you feel a minute after the laugh?'],
        [
          'example',
          'Which sentence from this week would you like to have said without the apology?',
          'Which line from this week would you redo without the sorry?',
        ],
      ],
      insight:
        'Listeners tend to believe what we tell them about ourselves. Leaving out the first apology, only that, changes how the next words land, and no boasting is needed.',
      exercise: 'opposite-action',
      never: ['love yourself', 'stop saying that'],
    },
    {
      id: 'impostor-interview-and-negotiation',
      cues: [
        'interview oversold myself',
        'lied on cv',
        'exaggerated cv',
        'afraid to negotiate',
        'salary do not deserve',
        'paid too much',
        'overpaid for what i do',
      ],
      says: [
        'On paper I sound brilliant, so in the interview I felt like my own defence lawyer.',
        'I wrote proficient next to Excel and have been scared of spreadsheets ever since.',
        'When the offer came I took the first figure because I was afraid they would think twice.',
        'They pay me more than my dad ever earned, for what, for sending emails?',
        "I stretched one line on my CV and it's all I can see.",
      ],
      reflections: [
        [
          'You signed quickly, before they could look at you twice.',
          'You signed fast before they could take a second look.',
        ],
        'Your wage feels like something you have been entrusted with by mistake.',
        'One stretched line has spread, in your mind, over the whole page.',
      ],
      next: [
        ['thought', 'What do you believe they would have said had you asked for more?'],
        [
          'example',
          'Which lines on that page are simply, boringly true?',
          'Which lines on there are just plain true?',
        ],
        ['next', 'If one claim weighs on you, what would it take to make it true?'],
      ],
      insight:
        'The gap between a claim and a skill can be closed from the skill side, often in a few weeks. And an employer who opens with a figure has usually left room above it.',
      exercise: 'problem-solving',
      never: ['everyone lies', 'confess'],
    },
    {
      id: 'impostor-online-persona',
      cues: [
        'linkedin fake',
        'post like i have it together',
        'followers think',
        'influencer fraud',
        'online me not real',
        'people message me for advice',
        'my page is a lie',
      ],
      says: [
        'On LinkedIn I am thrilled and humbled, in real life I cry in the bathroom.',
        'People slide in asking how I do it and I have not washed my hair since Monday.',
        'I make videos about discipline and got up at noon.',
        'Thousands follow me, and not one of them knows me.',
        'The me they like is a person I put on with the ring light.',
      ],
      reflections: [
        [
          'You built someone out of your best minutes, and now you have to live next to them.',
          'You built a person out of your best minutes and now you have to live next to them.',
        ],
        'The applause goes to the picture, and the one holding the phone goes hungry.',
        'Each post makes the gap between the two of you a little wider.',
      ],
      next: [
        ['who', 'Who sees you on the days that never get posted?'],
        ['feeling', 'What do you feel in the minute after it is up?'],
        [
          'want',
          'What would you share if it did not have to shine?',
          'What would you post if it did not have to look good?',
        ],
      ],
      insight:
        'Showing a polished side is ordinary; people did it long before phones. It starts to hurt where the polished side is the only one that is met with warmth.',
      exercise: 'values',
      never: ['delete your account', 'nobody cares'],
    },
    {
      id: 'impostor-not-a-real-artist',
      cues: [
        'not a real writer',
        'not a real artist',
        'call myself a musician',
        'not a real photographer',
        'self taught fraud',
        'only a hobby really',
        'not a real developer',
      ],
      says: [
        'When someone asks what I do, I say nothing much, I write a bit.',
        'I never went to art school, so I keep waiting for the real ones to throw me out.',
        'I have played weddings for six years and still would not say musician.',
        'Everything I know is from YouTube, does that even count?',
        'They bought my painting and I thought, poor things.',
      ],
      reflections: [
        [
          'You do the thing, and leave the word for it to others.',
          'You do the thing and leave the title to other people.',
        ],
        'You are waiting for somebody at a gate, and there may be no gate.',
        'Years of doing it, and the name for it still feels stolen.',
      ],
      next: [
        ['meaning', 'Who would have to call you by that word before you believed it?'],
        [
          'exception',
          'While you are in the middle of making something, does the doubt come along?',
          'When you are deep in making something, is the doubt even there?',
        ],
        ['want', 'What would you make next if you were already the real thing?'],
      ],
      insight:
        'In most crafts the word belongs to whoever keeps doing the work. Teaching yourself means you had a teacher nobody paid and a pupil who kept turning up.',
      exercise: 'small-step',
      never: ['you are an artist', 'follow your passion'],
    },
    {
      id: 'impostor-got-in-by-connection',
      cues: [
        'uncle got me the job',
        'got job through connection',
        'know someone got in',
        'father knows the boss',
        'nepotism',
        'did not get it on merit',
        'only because of my dad',
      ],
      says: [
        'My aunt made one phone call and I had the job, so what have I ever done?',
        'They know whose son I am, and I see it in their faces.',
        'Others tarmacked for two years, I skipped the queue.',
        'I work late every day so they stop saying I was brought in.',
        'Without my surname I would be nobody in this town.',
      ],
      reflections: [
        [
          'Someone else opened the door, and you have been apologising in the hallway since.',
          'Somebody opened the door and you have been apologising in the hallway ever since.',
        ],
        'You are trying to pay back, with long evenings, something nobody can invoice you for.',
        'Your name got there before you, and you have been working to catch up with it.',
      ],
      next: [
        ['thought', 'What would you have to do for it to feel earned?'],
        [
          'exception',
          'What have you done in that place that no phone call could have done?',
          'What have you done there that no phone call could do?',
        ],
        ['meaning', 'How would you like to use a door that was opened for you?'],
      ],
      insight:
        'How you got in and what you do there are two separate questions. The first is settled, and it went your way; the second is open, and it is yours.',
      exercise: 'values',
      never: ['that is how it works', 'be thankful'],
    },
    {
      id: 'impostor-no-degree',
      cues: [
        'no degree',
        'do not have a degree',
        'never went to university',
        'never went to college',
        'self-taught',
        'everyone else has a degree',
        'people with degrees',
        'not qualified',
        'without a degree',
        'do not have the qualifications',
      ],
      says: [
        'Everyone in the team has a degree, and I do not.',
        'I got promoted over people who studied for it.',
        'I taught myself everything, so I am sure there is a hole somewhere.',
        'I have to look up words before a meeting.',
        'When they talk about university I go quiet.',
        'One day someone will ask for the certificate.',
      ],
      reflections: [
        [
          'You know the work, and still you wait for somebody to ask for the paper.',
          'You know the work, and you still wait for someone to ask for the paper.',
        ],
        [
          'You got in by another door, and keep expecting to be sent back.',
          'You got in by another door, and keep expecting to get sent back.',
        ],
        [
          'What you learned by doing does not feel to you as though it counts.',
          'Stuff you learned by doing it does not feel like it counts.',
        ],
      ],
      next: [
        ['exception', 'What can you do that no course would have taught you?'],
        [
          'thought',
          'What do you imagine the others know that you do not?',
          'What do you imagine they all know that you do not?',
        ],
        ['who', 'Who comes to you when it gets difficult?', 'Who comes to you when it gets tricky?'],
        [
          'when',
          'When was that paper last really asked for?',
          'When did anyone last actually ask for that paper?',
        ],
      ],
      insight: [
        'A degree shows that somebody once learned, and your work shows it every week. Looking things up is what nearly everyone does. If one gap truly bothers you, name that one and learn it; a vague lack cannot be learned.',
        'A degree shows someone learned once, your work shows it every week. Looking stuff up is what nearly everyone does. If one gap really bugs you, name it and learn it; a vague lack cannot be learned.',
      ],
      exercise: 'thought-record',
      never: ['fake it', 'degrees do not matter'],
    },
  ],
};
