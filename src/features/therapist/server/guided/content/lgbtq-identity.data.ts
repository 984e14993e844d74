// lgbtq › identity: finding out, doubting, naming or not naming. No label is suggested and no answer is hurried.
import type { TopicContent } from './content-schema.ts';

export const lgbtqIdentity: TopicContent = {
  category: 'lgbtq',
  topic: 'identity',
  openers: [
    [
      'What have you been noticing about yourself lately?',
      "What've you been noticing about yourself lately?",
    ],
    'Which question about who you are has been keeping you company?',
    [
      'Is there a word that feels right, wrong, or too big at the moment?',
      'Is there a word that feels right, wrong, or too big rn?',
    ],
    'When did you last feel completely like yourself?',
    [
      'What would you wonder about if nobody could ever find out?',
      'What would you wonder about if nobody could ever find out?',
    ],
    'Is it about who you love, who you are, or something you do not have a name for yet?',
    [
      'We do not have to settle anything today. What is on your mind?',
      'We do not have to settle anything today. What is on your mind?',
    ],
  ],
  explore: [
    [
      'when',
      'What is the earliest moment that, looking back, belongs to this?',
      'What is the earliest moment that fits, looking back?',
    ],
    ['feeling', 'When you let yourself imagine it, what do you feel before the fear arrives?'],
    [
      'body',
      'How does your body react to the different words you try on?',
      'How does your body react to the words you try on?',
    ],
    ['thought', 'What makes you doubt it on the doubtful days?'],
    [
      'exception',
      'With whom, or where, does the question go quiet?',
      'Who or where makes the question go quiet?',
    ],
    [
      'meaning',
      'What would it change, if the answer were yes?',
      'What would it change if the answer was yes?',
    ],
    ['who', 'Whose voice do you hear when you tell yourself no?'],
    [
      'want',
      'What would you try, wear, say or read, if it were entirely safe?',
      'What would you try, wear, say or read if it was totally safe?',
    ],
    ['worst', 'What frightens you most about knowing for certain?'],
    ['support', 'Where have you found people who talk about it the way you feel it?'],
    ['tried', 'How have you tried to make the question go away?'],
    ['need', 'What would help you live with not knowing for a while longer?'],
    [
      'example',
      'Can you tell me about a moment this month when it was very clear?',
      'Tell me about a moment this month when it was super clear?',
    ],
  ],
  notes: [
    {
      text: [
        'Attractions can shift over a life, in women especially, without any of it having been false. A word that fitted at twenty may be put away at thirty, like a good coat.',
        'Who you are into can shift over a life, and none of it was fake. A word that fit at twenty can get put away at thirty, like a good coat.',
      ],
      source: 'Diamond, Sexual Fluidity (2008)',
    },
    {
      text: 'Feeling shame for who one loves is mostly the outside moved inside: jokes, sermons, silences. Couples and single people do better as that inner judge gets quieter, and it can.',
      source: 'Frost & Meyer, Internalized Homophobia and Relationship Quality (2009)',
    },
    {
      text: [
        'Trans young people who were called by their chosen name in more places, home, school, work, friends, felt less low. Even one more place made a difference.',
        'Trans young people who got called by their name in more places felt less low. Even one extra place made a difference.',
      ],
      source: 'Russell et al., Chosen Name Use (2018)',
    },
    {
      text: 'Some people feel little or no sexual attraction to anyone, and always have. In a large national sample it was about one in a hundred, and it is a way of being rather than a fault.',
      source: 'Bogaert, Asexuality: Prevalence and Associated Factors (2004)',
    },
    {
      text: 'The claim that such love is foreign to Africa does not survive the record: travellers, courts and languages of the continent knew it well. Much of the harsh law came by ship.',
      source: 'Epprecht, Heterosexual Africa? (2008)',
    },
  ],
  exercises: ['values', 'self-compassion', 'grounding', 'thought-record', 'small-step'],
  never: [
    'just a phase',
    'you are gay',
    'you are trans',
    'confused',
    'normal people',
    'lifestyle',
    'preference',
    'choose a side',
  ],
  situations: [
    {
      id: 'identity-questioning-sexuality',
      cues: [
        'am i gay',
        'am i a lesbian',
        'am i bi',
        'questioning my sexuality',
        'how do i know if i am gay',
        'might be gay',
        'think i like girls',
        'think i like boys',
      ],
      says: [
        'I kissed my roommate as a joke and it was not a joke.',
        'I have done every quiz, they all say maybe.',
        'Is it possible to be twenty-six and not know?',
        'I notice women on the bus and then I notice me noticing.',
        'nashindwa kujua kama napenda wasichana ama ni kuchanganyikiwa tu',
        'I have a boyfriend, he is lovely, and I think about her all day.',
      ],
      reflections: [
        [
          'There is a question in you, and it does not let itself be answered quickly.',
          'There is a question in you, and it will not get answered fast.',
        ],
        'From outside it may look like a small moment, and it was not small for you.',
        [
          'You feel something, and in the same moment you watch yourself feel it.',
          'You feel something, and at the same time you watch yourself feel it.',
        ],
      ],
      next: [
        [
          'feeling',
          'In the middle of that moment, before you began to think, what was there?',
          'In that moment, before the thinking kicked in, what was there?',
        ],
        ['worst', 'Which answer are you more afraid of: yes, no, or never being sure?'],
        ['want', 'What would you like to be able to do while the question is open?'],
      ],
      insight: [
        'There is no exam and no deadline. Attention over time tells more than a single kiss: who you daydream of, who you dress for, whose message makes the day.',
        'There is no test and no deadline. Watch it over time: who you daydream about, dress for, whose text makes your day.',
      ],
      exercise: 'values',
      never: ['you are bi', 'experiment', 'you would know'],
    },
    {
      id: 'identity-obsessive-checking-doubt',
      cues: [
        'keep checking if i am attracted',
        'what if i am lying to myself',
        'test myself with pictures',
        'constant doubt about my sexuality',
        'intrusive thoughts am i gay',
        'need to be certain what i am',
        'checking my reaction all day',
      ],
      says: [
        'I look at a man and then check myself for ten minutes, every time, all day.',
        'I was sure yesterday, and today I have to prove it again.',
        'I ask my girlfriend, I ask Google, I ask you: tell me what I am.',
        'It is not even about wanting, it is a siren in my head.',
        'If I could only be one hundred percent sure, I could live.',
      ],
      reflections: [
        [
          'You are running the same test all day, and it never comes back with a result.',
          'You run the same test all day and it never gives you a result.',
        ],
        'By now it is less about love than about certainty.',
        [
          'Each answer holds for an hour, and then the doubt wants another.',
          'Every answer holds for an hour, then the doubt wants another one.',
        ],
      ],
      next: [
        ['when', 'What sets off the checking?', 'What sets off the checking?'],
        ['feeling', 'Is there longing in it, or more alarm?'],
        ['want', 'What would you do with today, if the question were allowed to stay open?'],
      ],
      insight:
        'When doubt demands proof again and again, the proving feeds it, so a verdict from me would not help. Leaving one check undone at a time starves it; a therapist who knows obsessive doubt can help.',
      exercise: 'urge-surfing',
      never: ['you are straight', 'the answer is', 'certain that you', 'test yourself'],
    },
    {
      id: 'identity-gender-questioning',
      cues: [
        'am i trans',
        'questioning my gender',
        'not sure i am a woman',
        'not sure i am a man',
        'feel like a boy inside',
        'feel like a girl inside',
        'maybe non-binary',
        'might be a woman',
        'might be a man',
        'might be trans',
        'think i am a woman',
        'think i am a man',
        'not a woman',
        'not a man',
      ],
      says: [
        'When they divide us for the dance, boys here, girls there, I want to stand by the wall.',
        'I saw myself in my brother’s suit, and I forgot to breathe.',
        'I do not hate my body, it is just like someone else’s rented car.',
        'Online I picked the other box, and nobody noticed, and I was so happy.',
        'What if I only want to be spared being a woman here?',
        'I am married with children, and I think I might be a woman.',
        'Everybody calls me a man, and it has never fitted.',
      ],
      reflections: [
        [
          'For a moment you saw somebody you knew, and it was you.',
          'For a moment you recognised someone, and it was you.',
        ],
        [
          'People get sorted into two, and you look for a place to stand.',
          'People get sorted into two, and you are looking for a place to stand.',
        ],
        'There are moments, where no one sees, in which something in you sings.',
      ],
      next: [
        ['feeling', 'When do you feel at ease in yourself?', 'When do you feel at ease in yourself?'],
        ['body', 'What would you like to try on, cut, bind, grow or be called, where it is safe?'],
        ['thought', 'Whose voice does the doubting part have?'],
      ],
      insight:
        'Joy is as good a guide as pain: notice what lights you up, a name, a cut, a pronoun. Small steps that can be undone, in safe places, tell you more than years of thinking.',
      exercise: 'small-step',
      never: ['born in the wrong', 'surgery', 'hormones', 'tomboy', 'real woman', 'real man'],
    },
    {
      id: 'identity-dysphoria-body',
      cues: [
        'dysphoria',
        'hate my chest',
        'hate my voice trans',
        'period makes me feel wrong',
        'my body is wrong gender',
        'can not look in the mirror gender',
        'misgendered all day',
      ],
      says: [
        'Each month it comes and tells me what everyone says I am.',
        'I wear three vests in Mombasa heat.',
        'On the phone they say yes madam, and I hang up.',
        'I shower in the dark.',
        'They called me young man at the bank and I lived off it for a week.',
      ],
      reflections: [
        [
          'Your body keeps saying something about you that is not so.',
          'Your body keeps saying stuff about you that is not true.',
        ],
        'You look away, so as not to be contradicted.',
        'When somebody gets it right once, it can feed you for a week.',
      ],
      next: [
        [
          'when',
          'Which part of the day brings it on the worst?',
          'Which part of the day brings it on worst?',
        ],
        ['exception', 'What eases it, even by a little: clothes, company, movement, a voice?'],
        ['need', 'Are there moments in which it becomes so bad that you might hurt yourself?'],
      ],
      insight:
        'What eases it is personal: fabric, hair, a name, a friend who gets it right. Binding or hiding should not hurt or take your breath; trans groups know safer ways, and which clinics are kind.',
      exercise: 'grounding',
      never: ['love your body', 'accept your body', 'beautiful as', 'everyone hates'],
    },
    {
      id: 'identity-shame-and-self-hate',
      cues: [
        'hate being gay',
        'ashamed of being gay',
        'wish i was normal gay',
        'disgusted with myself gay',
        'why did god make me',
        'want to be straight',
        'internalised homophobia',
      ],
      says: [
        'If there was a pill I would take it with tea.',
        'After I see him I scrub myself.',
        'I laugh loudest at those jokes.',
        'I would give ten years to want a wife.',
        'I know it is okay for other people. Not for me.',
      ],
      reflections: [
        [
          'You would forgive it in anybody, except the one in the mirror.',
          'You would forgive it in anyone except the one in the mirror.',
        ],
        'You try to wash off something that was never dirt.',
        'Everything you heard said about it went inwards.',
      ],
      next: [
        [
          'who',
          'From whom did you first hear that this was something disgusting?',
          'Who did you first hear it from, that this was something bad?',
        ],
        ['exception', 'Was there a moment, with somebody or alone, without shame in it?'],
        ['need', 'Does the hatred ever get so strong that thoughts of not wanting to live come?'],
      ],
      insight:
        'Nobody is born with this shame, it is handed to one, early and from all sides. It gets smaller in the company of people who live this and are kind, much more than through arguing with oneself.',
      exercise: 'self-compassion',
      never: ['love yourself', 'god loves', 'be proud', 'pill'],
    },
    {
      id: 'identity-faith-and-orientation',
      cues: [
        'gay and christian',
        'gay and muslim',
        'can i be gay and believe',
        'bible says gay',
        'praying to change',
        'sin to be gay',
        'god and my sexuality',
      ],
      says: [
        'I fasted for seven years over this, and I am still me.',
        'In Ramadan I promise God, and by Idd I have broken it in my heart.',
        'I read that verse so often that the page is coming loose.',
        'If I am made in His image, then what part of me is the mistake?',
        'I miss the choir more than I miss my family.',
      ],
      reflections: [
        [
          'You have tried so hard to pray it away, and it is still part of you.',
          'You tried so hard to pray it away, and it is still part of you.',
        ],
        'You carry two loves, and were told that one must kill the other.',
        'You know the lines by heart, and they hold you as fast as ever.',
      ],
      next: [
        [
          'meaning',
          'What is God like, when you are not afraid?',
          'What is God like for you when you are not scared?',
        ],
        ['who', 'Who taught you how those lines are to be read?'],
        ['support', 'Have you ever met a believer who lives with both?'],
      ],
      insight:
        'Serious scholars read those passages in very different ways. Many people find a way to hold both faith and love; years of praying to be different have not been found to change it.',
      exercise: 'values',
      never: ['god is fine with', 'the bible is wrong', 'leave your faith', 'sinner'],
    },
    {
      id: 'identity-conversion-pressure',
      cues: [
        'conversion therapy',
        'deliver me from homosexuality',
        'exorcism gay',
        'they want to cure me',
        'counsellor said i can change',
        'sent to a camp to change',
        'corrective violence',
      ],
      says: [
        'The counsellor at church says twelve sessions, and I would be a husband.',
        'They held me down and prayed until I said what they wanted.',
        'My aunt says that a real man would fix it. She has someone in mind.',
        'I agreed to the camp, since I am tired of being the family’s problem.',
        'It has cost my parents a cow, and I came out the same and worse.',
      ],
      reflections: [
        [
          'They want to mend something in you that was not broken.',
          'They want to fix something in you that is not broken.',
        ],
        [
          'Sometimes one says what they want to hear, so that it stops.',
          'Sometimes you say what they wanna hear, just so it stops.',
        ],
        'They paid a lot for it, and you are the one who bears the cost.',
      ],
      next: [
        [
          'need',
          'Do you feel safe with your family at present?',
          'Do you feel safe with your family right now?',
        ],
        ['support', 'Who could take you in, or stand up for you, if they came for you?'],
        ['feeling', 'What has stayed in you from what was said there?'],
      ],
      insight:
        'No prayer, camp or counselling changes whom a person loves, and medical bodies the world over warn that trying does harm. Being threatened with force is violence: safe people and a plan come first.',
      exercise: 'grounding',
      never: ['try it', 'willing to change', 'can change', 'what did they do'],
    },
    {
      id: 'identity-asexual-aromantic',
      cues: [
        'asexual',
        'never want sex',
        'do not feel attraction',
        'aromantic',
        'no interest in sex or dating',
        'am i broken because i do not want',
        'i am ace',
        'do not get crushes',
        'never had a crush',
        'has crushes',
        'just do not get it',
      ],
      says: [
        'Everyone in the flat talks about it as of food, I have never been hungry.',
        'I like him, I like tea with him, I would be glad if it stayed at tea.',
        'My aunties say that I have not met the right one. I have met plenty.',
        'The doctor tested my hormones, and they are excellent.',
        'I faked crushes in school so that I would have something to say.',
        'Everyone in my class has crushes, and I just do not get it.',
      ],
      reflections: [
        ['They speak of a hunger that you do not know.', 'They talk about a hunger you do not know.'],
        [
          'It is tiring to pretend to want what others want.',
          'It is tiring to pretend you want what others want.',
        ],
        'Closeness is good for you, and it is good as it is.',
      ],
      next: [
        [
          'feeling',
          'What does closeness feel like when it is just right for you?',
          'What does closeness feel like when it is just right for you?',
        ],
        ['who', 'Who makes you feel that something is missing in you?'],
        ['want', 'What kind of bonds would you like your life to have?'],
      ],
      insight:
        'Wanting little or no sex, or no romance, is simply how some people are. If it is new and came with low mood, pain or a medicine, a doctor can look at that.',
      exercise: 'values',
      never: ['broken', 'right person', 'late bloomer', 'cold', 'try it'],
    },
    {
      id: 'identity-bisexual-not-enough',
      cues: [
        'not gay enough',
        'bi but only dated men',
        'bi imposter',
        'not queer enough',
        'bisexual but never',
        'fake bisexual',
        'how do i know i am bi',
      ],
      says: [
        'I have only had boyfriends, so am I even allowed in?',
        'At the queer night I felt like I had a forged ticket.',
        'It goes up and down, one month this way, one month that.',
        'My ex said pick one, my mother says pick him.',
        'I never did anything about it, so does it exist?',
      ],
      reflections: [
        [
          'You stand at the door, and feel you need proof to be let in.',
          'You are at the door, and it feels like you need proof to get in.',
        ],
        [
          'It rises and falls, and each time the other half seems made up.',
          'It goes up and down, and each time the other half feels made up.',
        ],
        [
          'It is as if a feeling did not count until there is a deed to show for it.',
          'It is like a feeling does not count until you did something about it.',
        ],
      ],
      next: [
        ['thought', 'What would you need to see before you believed yourself?'],
        ['exception', 'When did it feel plain, with nothing to prove?'],
        ['meaning', 'What would having the word give you?'],
      ],
      insight:
        'Nobody asks a straight teenager for references. What you feel counts without a record; and it being uneven, or changing with the month, is how it is for very many bisexual people.',
      exercise: 'self-compassion',
      never: ['pick one', 'greedy', 'attention', 'valid'],
    },
    {
      id: 'identity-no-label-fits',
      cues: [
        'no label fits',
        'do not want a label',
        'labels confuse me',
        'which label am i',
        'too many words for it',
        'changing labels again',
        'queer maybe i do not know the word',
      ],
      says: [
        'I have been through five flags, and I live under none.',
        'My language has no kind word for it, just the insult.',
        'Each time I say what I am it stops being true by Friday.',
        'The kids in the group have words like train stations.',
        'I would simply like to say: it is her. And leave it there.',
      ],
      reflections: [
        [
          'You have tried on several words, and each one pinches somewhere.',
          'You tried on a few words, and each one pinches somewhere.',
        ],
        [
          'The words that you grew up with for it were meant to hurt.',
          'The words you grew up with for it were meant to hurt.',
        ],
        ['As soon as it has a word, it has already moved on.', 'The second you name it, it moves.'],
      ],
      next: [
        [
          'need',
          'What would a word be for: to understand yourself, to find others, or to tell?',
          'What would the word be for: to get yourself, find your people, or tell someone?',
        ],
        ['feeling', 'How is it on days when you call it nothing at all?'],
        ['example', 'If you described it without any label, what would you say?'],
      ],
      insight:
        'Words are tools: good if they help to find people or peace, and to be laid down when they chafe. Many live well with "queer", "myself", or a name and no noun.',
      exercise: 'values',
      never: ['you sound like', 'the term is', 'that means you'],
    },
    {
      id: 'identity-realised-late-marriage',
      cues: [
        'realised i am gay after marriage',
        'married and realised i like women',
        'thirty five and questioning',
        'fell for my female friend and i am married',
        'divorced and discovering',
        'twenty years straight and now',
        'mother of two and questioning',
      ],
      says: [
        'I fell in love with the deputy head, and I am a woman of forty-four with a choir.',
        'All of a sudden my whole youth reads differently.',
        'I thought everyone found marriage like a chore.',
        'My husband is the best man I know. I dream of Mercy.',
        'At my age one has a blood pressure, not a crush.',
      ],
      reflections: [
        'You are reading your own life again, and it looks different.',
        'You took it for what everybody feels, and it was not.',
        'It came in the middle of a full life, and did not ask for an appointment.',
      ],
      next: [
        [
          'when',
          'Looking back, what had you walked past without seeing?',
          'Looking back, what did you walk right past?',
        ],
        ['feeling', 'Is there more joy in it, or more fear?'],
        ['need', 'What must not be decided in a hurry?'],
      ],
      insight:
        'To find it out late is common, most of all for women, who were rarely asked what they want. Feeling it commits you to nothing; months of knowing it quietly usually lead to better decisions than weeks.',
      exercise: 'values',
      never: ['lived a lie', 'midlife', 'leave him', 'tell your husband'],
    },
    {
      id: 'identity-culture-un-african',
      cues: [
        'they say it is un-african',
        'gay is western',
        'against our culture',
        'no word in my language',
        'foreign influence they say',
        'african and queer',
        'bring shame to the clan',
      ],
      says: [
        'They say I caught it from Netflix. We had no electricity when I knew.',
        'I am a Kikuyu firstborn, I am supposed to name a child for my father.',
        'My grandmother told me a story once of two women who married, and then she stopped.',
        'At the rites of passage they tell you what a man is. I listened like a spy.',
        'In white spaces I am the African, and in African ones the white disease.',
      ],
      reflections: [
        [
          'You knew before anybody could have put it into your head.',
          'You knew before anyone could have put it in your head.',
        ],
        'Older stories had a place for people like you, whatever is said today.',
        [
          'A great deal is expected of you, by the living and by those before them.',
          'A lot is expected of you, by the living and by the ones before them.',
        ],
      ],
      next: [
        [
          'meaning',
          'Which parts of your culture do you love and want to keep?',
          'Which parts of your culture do you love and wanna keep?',
        ],
        ['who', 'Who among your people, living or in stories, did not fit in either?'],
        ['worst', 'Which of those sentences cuts deepest?'],
      ],
      insight:
        'Woman-to-woman marriages, men who lived as women, shrines and courts with people like you: African history has them by name. You are no import, even if the word is.',
      exercise: 'values',
      never: ['backward', 'your culture is', 'primitive', 'homophobic culture'],
    },
    {
      id: 'identity-crush-on-best-friend',
      cues: [
        'in love with my best friend same sex',
        'crush on my best friend and she is straight',
        'love my straight friend',
        'fell for my roommate',
        'deskmate i love her',
        'he is straight and i',
        'best friend has a boyfriend and i',
      ],
      says: [
        'She sleeps on my shoulder in the matatu, and I count the stages.',
        'He is getting married, and I am the best man, best.',
        'We share a blanket, a charger and a plate, and I share nothing.',
        'I know her cycle, her PIN and her fears. She does not know mine.',
        'When she tells me about him I ask good questions.',
      ],
      reflections: [
        [
          'You are so near each other, and as far away as one can be.',
          'You are so close, and you have never been further away.',
        ],
        'You are there for every bit of their life, and one thing stays unsaid.',
        'You ask such good questions, in order not to be asked one.',
      ],
      next: [
        ['feeling', 'What is beautiful in it?', 'What is beautiful about it?'],
        ['want', 'If you let yourself wish, without a plan, what would you wish for?'],
        ['need', 'How much closeness does you good?'],
      ],
      insight:
        'A love that is not answered still tells you the truth about what you are capable of. A bit more distance for a time, without any explanation, is a kindness to yourself and no betrayal.',
      exercise: 'self-compassion',
      never: ['tell her', 'tell him', 'get over', 'confess'],
    },
    {
      id: 'identity-teen-everyone-asking',
      cues: [
        'people at school say i am gay',
        'they call me names school gay',
        'dorm rumours',
        'suspended for lesbianism',
        'transferred because of lesbian',
        'teachers say i am a bad influence',
        'called shoga',
        'called lele',
      ],
      says: [
        'They changed my bed to beside the matron, and everyone knows why.',
        'I had not even worked it out, and they were already shouting it.',
        'The headmistress rang my mum about a letter with a heart on it.',
        'All I did was hold her hand at prep.',
        'In the boys’ toilets my name is a word by now.',
      ],
      reflections: [
        [
          'They had an answer ready, before you had found the question.',
          'They had an answer ready before you even found the question.',
        ],
        [
          'It was something small, and they made a case out of it.',
          'It was something small, and they made a whole case out of it.',
        ],
        'Everyone around you seems to know, and you had no say in it.',
      ],
      next: [
        [
          'need',
          'Is anyone hurting or threatening you, there or at home?',
          'Is anyone hurting or threatening you, there or at home?',
        ],
        ['support', 'Which adult has treated you fairly in this?'],
        ['feeling', 'Leaving their word aside, what was it for you?'],
      ],
      insight:
        'You do not have to confess, deny or decide anything for them. What you feel at this age may stay or change, and both are all right; your safety and your schooling come first.',
      exercise: 'grounding',
      never: ['are you', 'tell your mum', 'teenagers', 'grow out'],
    },
    {
      id: 'identity-porn-and-arousal-worry',
      cues: [
        'watch gay porn am i',
        'aroused by same sex',
        'only in fantasies',
        'dreamt about a man',
        'dreamt about a woman and i am a woman',
        'turned on by it does it mean',
        'fantasise about same sex',
      ],
      says: [
        'I had a dream with my colleague in it, and now I cannot hand him a pen.',
        'In films I look at her, always her, and I am the bride next month.',
        'What I look at in the dark has nothing to do with my life. Has it?',
        'It works in my head, and I would not do it with a real person, I think.',
        'One dream, and I have been searching the internet since.',
      ],
      reflections: [
        [
          'A dream or a picture follows you through the day.',
          'A dream or a picture follows you around all day.',
        ],
        [
          'By day there is one life and in your fantasies another, and you wonder which is you.',
          'There is your life and there are your fantasies, and you wonder which one is you.',
        ],
        [
          'You want one moment of arousal to tell you who you are, and it cannot.',
          'You want one turned-on moment to tell you who you are, and it cannot.',
        ],
      ],
      next: [
        [
          'feeling',
          'Apart from arousal, is there longing, tenderness, jealousy, a wish to be near?',
          'Apart from being turned on, is there any longing or tenderness?',
        ],
        ['thought', 'What do you fear that it means?'],
        ['exception', 'Has it been with you for long, or is this new?'],
      ],
      insight:
        'Fantasy is a wide country, and what visits there is not always what one wants or is. Longing over time says more than arousal; and if it does say something, there is no hurry to act upon it.',
      exercise: 'values',
      never: ['it means you', 'it does not mean', 'normal', 'porn addict'],
    },
    {
      id: 'identity-trauma-made-me-question',
      cues: [
        'abused so maybe that is why',
        'did abuse make me gay',
        'because of what happened i like women',
        'my father left so i am gay',
        'molested and now i like',
        'is it because i was hurt',
        'they say abuse turned me',
      ],
      says: [
        'A man did that to me, so is it him who decided whom I love?',
        'My mother says it is because Dad was away.',
        'I do not know if I love women or if I am only afraid of men.',
        'It was a boy in the dorm, and since then I cannot tell what is mine.',
        'Each pastor asks me who touched me.',
      ],
      reflections: [
        [
          'You want to know that your love belongs to you, and not to what was done.',
          'You want to know that your love is yours, and not about what was done.',
        ],
        'Everyone looks for a cause, as though love were an accident.',
        'Two things are in your story, and others keep tying them together.',
      ],
      next: [
        [
          'meaning',
          'If the two had nothing to do with each other, what would that change?',
          'If the two had nothing to do with each other, what would change?',
        ],
        ['when', 'Did you notice anything of it before that time?'],
        ['need', 'What would you need to feel at ease with somebody?'],
      ],
      insight:
        'Research finds no event that makes a person gay, and most people who were hurt are not. Fear can make some closeness harder, and it heals; what you long for, when you feel safe, is yours.',
      exercise: 'self-compassion',
      never: ['who touched', 'cause of', 'because of your', 'what did he'],
    },
    {
      id: 'identity-gender-expression-clothes',
      cues: [
        'want to wear dresses',
        'want to cut my hair short',
        'dress like a man',
        'femme and bullied',
        'masculine woman',
        'people stare at how i dress',
        'makeup as a boy',
      ],
      says: [
        'In the dressing room I was somebody, and then I bought the other one.',
        'They stop me at the ladies each time, and I have to speak, to prove it.',
        'Mum keeps my hair as if it were hers.',
        'I paint my nails on Friday night and take it off on Sunday.',
        'In court I must wear a skirt, and I argue worse.',
      ],
      reflections: [
        [
          'Some of the time there is colour, and the rest of the time you hide it.',
          'Some of the time there is colour, the rest of the time you hide it.',
        ],
        [
          'You know what you would like to wear, and you choose the other.',
          'You know what you would like to wear, and you pick the other one.',
        ],
        ['An ordinary door can turn into an examination.', 'A normal door can turn into an exam.'],
      ],
      next: [
        [
          'feeling',
          'What happens in you when you see yourself as you like it?',
          'What happens in you when you look the way you like?',
        ],
        ['need', 'Where could you wear it, with whom, and get home safely?'],
        ['want', 'Which detail, that only you know about, could come along on ordinary days?'],
      ],
      insight:
        'A hidden detail, socks, a ring, a scent, a cut beneath the cap, keeps the thread on days when more is not safe. Nothing is wrong with taking it off again for the street.',
      exercise: 'small-step',
      never: ['dress normal', 'attention', 'ignore the stares', 'wear what you want'],
    },
    {
      id: 'identity-lonely-no-models',
      cues: [
        'never seen someone like me',
        'no role models gay',
        'no older gay people here',
        'do not know anyone like me',
        'only one in my town',
        'what does a gay life even look like',
        'no future i can imagine gay',
      ],
      says: [
        'I can picture my wedding only as a guest.',
        'Where are the old ones? Have they all left, or died, or married?',
        'On TV we get murdered or we do the bride’s hair.',
        'I am the only one in Garissa, statistically that cannot be.',
        'I do not know how it goes on, after the age of thirty.',
      ],
      reflections: [
        ['You look ahead, and nobody is walking there.', 'You look ahead and nobody is walking there.'],
        'You have never seen your own life on somebody older.',
        [
          'The stories you know hardly have a place for somebody like you.',
          'The stories you know barely have a place for someone like you.',
        ],
      ],
      next: [
        ['want', 'If you could look in on yourself years from now, what would you hope to see?'],
        ['exception', 'Has there ever been somebody in whom you thought to see it?'],
        ['support', 'Where could you safely listen to people who are further along?'],
      ],
      insight:
        'Where it is dangerous, the old ones are invisible, and that is why they grew old. Books, podcasts and closed groups are full of ordinary long lives like the one you cannot picture yet.',
      exercise: 'values',
      never: ['move abroad', 'it gets better', 'be the role model'],
    },
    {
      id: 'identity-intersex',
      cues: [
        'intersex',
        'born different down there',
        'operated as a baby',
        'my body is both',
        'doctors decided my sex',
        'huntha',
        'chromosomes different',
      ],
      says: [
        'They decided it at the hospital, with my parents in the corridor.',
        'I found my own file at nineteen, nobody had said a thing.',
        'On the form there are two boxes, and I am somewhere in the margin.',
        'The midwives in the village called my mother cursed.',
        'I have scars whose reason I had to look up.',
      ],
      reflections: [
        [
          'It was decided over your head, when you could not speak for yourself.',
          'It got decided over your head, when you could not speak for yourself.',
        ],
        [
          'You learned about yourself from others, and late.',
          'You found out about yourself from others, and late.',
        ],
        'You carry marks of a decision that you were not asked about.',
      ],
      next: [
        [
          'feeling',
          'What came up in you, when you learned of it?',
          'What came up in you when you found out?',
        ],
        ['want', 'What would you have wished them to ask or tell you?'],
        ['support', 'Have you been able to meet others with a body like yours?'],
      ],
      insight:
        'About as many people are intersex as have red hair, by some counts, and Kenya was the first country in Africa to count them in a census. Your body is a variation; secrecy about it belonged to others.',
      exercise: 'self-compassion',
      never: ['disorder', 'which one', 'real sex', 'fix'],
    },
    {
      id: 'identity-trying-to-be-straight',
      cues: [
        'forcing myself to date women',
        'forcing myself to like men',
        'girlfriend as cover',
        'dating opposite sex to fix',
        'got engaged to prove',
        'trying to be straight',
        'beard girlfriend',
      ],
      says: [
        'I got engaged so that the question would stop. It did not stop.',
        'I kiss her and count to four.',
        'She deserves someone who looks at her like I look at the goalkeeper.',
        'I thought that if I just practise.',
        'The dowry talks are in March, and I feel like a man about to sign for a loan.',
      ],
      reflections: [
        [
          'You practise a love that does not come by itself.',
          'You practise a love that does not come on its own.',
        ],
        [
          'There is a plan for your life, and it comes nearer.',
          'There is a plan for your life, and it is getting closer.',
        ],
        'You think of the other person as well, and of what they ought to get.',
      ],
      next: [
        [
          'worst',
          'What would follow, in earnest, if you did not go through with it?',
          'What would actually follow if you did not go through with it?',
        ],
        ['meaning', 'What do you hope marriage would protect you from?'],
        ['feeling', 'What is it like in you afterwards?'],
      ],
      insight:
        'People marry for safety, and that deserves respect rather than blame; it does not turn the wanting around. There may be time still to slow things down without saying why: work, studies, money are good reasons.',
      exercise: 'values',
      never: ['using her', 'be honest with her', 'you must', 'deceiv'],
    },
    {
      id: 'identity-first-time-and-after',
      cues: [
        'first time with a man',
        'first time with a woman',
        'slept with a guy for first time',
        'kissed a girl first time',
        'first same sex experience',
        'after we did it i panicked',
        'first gay kiss',
      ],
      says: [
        'I kissed him, and thought, oh. That is what they all mean.',
        'On the way home I deleted him, and looked for him again at the roundabout.',
        'It was beautiful, and then I wanted to wash my whole life.',
        'I am not sure I wanted all of it, I did not know how to stop.',
        'I want to tell everyone, and there is no one.',
      ],
      reflections: [
        [
          'Something that you had only imagined has become real.',
          'Something you had only imagined got real.',
        ],
        [
          'You wanted it, and afterwards you did not know where to put it.',
          'You wanted it, and then you did not know where to put it.',
        ],
        'There is such a joy in it, and nobody you may show it to.',
      ],
      next: [
        [
          'feeling',
          'What is strongest today: joy, fear, shame, or longing?',
          'What is loudest today: joy, fear, shame, or wanting more?',
        ],
        ['need', 'Was it what you wanted, all of it?'],
        ['support', 'With whom could even a bit of that joy be shared?'],
      ],
      insight:
        'The turn from joy to panic afterwards is very common, that is old fear catching up. If something was not wanted, it counts as that; a friendly clinic can help with health, in the first three days above all.',
      exercise: 'grounding',
      never: ['now you know', 'so you are', 'regret', 'use protection'],
    },
    {
      id: 'identity-trans-waiting-no-care',
      cues: [
        'no trans healthcare',
        'waiting to transition',
        'can not get hormones',
        'doctor refused trans',
        'buying hormones online',
        'can not change my id name',
        'stuck before transition',
      ],
      says: [
        'The doctor asked me to come back with a husband.',
        'My ID says one thing and my face another, so I do not fly, bank or vote.',
        'I take what a friend takes, and hope.',
        'Every year later is a year in a voice that is not mine.',
        'There is a waiting list, and the list is in another country.',
      ],
      reflections: [
        [
          'At each counter you have to explain yourself from the start.',
          'At every desk you have to explain yourself from scratch.',
        ],
        [
          'The waiting takes up years that you wanted to live.',
          'The waiting is eating years you wanted to live.',
        ],
        'You went for help, and were handed somebody else’s rules.',
      ],
      next: [
        [
          'worst',
          'Which part of the waiting costs you most each day?',
          'Which part of the waiting costs you most every day?',
        ],
        ['exception', 'What makes you more yourself, even now, with what there is?'],
        ['need', 'Is there a doctor or a trans group who could keep an eye on your health in this?'],
      ],
      insight:
        'Taking medicines without a check can harm, and groups often know a doctor who checks quietly. Name changes have been won in Kenyan courts; a legal aid office for the community knows what is possible at present.',
      exercise: 'self-compassion',
      never: ['stop taking', 'dose', 'be patient', 'wait a bit'],
    },
    {
      id: 'identity-joy-and-becoming',
      cues: [
        'finally feel like myself',
        'happy being gay',
        'first time i feel free',
        'love who i am becoming',
        'gender euphoria',
        'called me by my name and',
        'so happy to be queer',
      ],
      says: [
        'They called me by my name on the phone, and I made them repeat it.',
        'I danced as I dance, in a room where nobody looked.',
        'I am fifty, I have short hair, and I look at myself in shop windows.',
        'I did not know that a Tuesday could be light.',
        'It feels too good, so I am waiting for the bill.',
      ],
      reflections: [
        ['Somebody saw you as you are, and it felt good.', 'Someone saw you as you are, and it felt good.'],
        ['For once what you see fits what you are.', 'For once what you see fits who you are.'],
        'It is light, and part of you is already listening for the bill.',
      ],
      next: [
        [
          'body',
          'Where in you do you notice that lightness?',
          'Where in your body do you feel that lightness?',
        ],
        ['want', 'What would let you have a little more of it, safely?'],
        ['support', 'Who may see you like that?'],
      ],
      insight:
        'Joy is not a reward at the end, it is what carries one through the rest. Letting it last a few breaths longer than is comfortable trains a body that was used to alarm.',
      exercise: 'gratitude',
      never: ['be careful', 'but remember', 'proud of you', 'deserve it'],
    },
    {
      id: 'identity-jealous-of-straight-ease',
      cues: [
        'straight people have it easy',
        'they can hold hands',
        'jealous of straight couples',
        'never held hands in public',
        'wish i could just',
        'missed teenage love',
        'they get weddings we get',
      ],
      says: [
        'They kiss at the bus stop, like that, in the middle of everything.',
        'I was thirty-two at my first date, the others had that at fifteen.',
        'My brother cries on everyone over his breakup, I had flu for three weeks.',
        'A wedding invitation, and plus one means my cousin again.',
        'I would like to be bored by love, like they are.',
      ],
      reflections: [
        [
          'What for others is nothing at all would be an event for you.',
          'What is nothing for them would be a whole event for you.',
        ],
        [
          'You had to grieve it without being able to say what it was.',
          'You had to grieve it without saying what it was.',
        ],
        [
          'Others had those years to try things out, and you were busy hiding.',
          'Others got those years to try stuff out, and you were busy hiding.',
        ],
      ],
      next: [
        [
          'worst',
          'Which of those ordinary things do you miss the most?',
          'Which of those normal little things do you miss most?',
        ],
        ['feeling', 'Is it more anger or more sadness, when you see them?'],
        ['exception', 'Where did you once have it, though only for a street or a song?'],
      ],
      insight:
        'Many live their teenage years late, in their thirties, with all the clumsiness that goes with it. Grieving the missed ones is a part of it; and a kitchen with curtains can hold quite a lot of boredom.',
      exercise: 'self-compassion',
      never: ['be grateful', 'your time will', 'at least'],
    },
    {
      id: 'identity-changed-again-detransition-doubt',
      cues: [
        'not sure i am trans anymore',
        'detransition',
        'changed my mind about my gender',
        'thought i was a lesbian now a man',
        'was i wrong about being',
        'identity changed again',
        'told everyone and now unsure',
      ],
      says: [
        'I told everyone, they changed the name in their phones, and now I do not know.',
        'I am a lesbian of twenty years, and I like a man called Brian.',
        'If I say it, the aunties will say we told you so.',
        'I feel like I owe my community a refund.',
        'It was true when I said it. Is that possible?',
      ],
      reflections: [
        [
          'It was true when you said it, and you are allowed to go on living.',
          'It was true when you said it, and you get to keep living after.',
        ],
        'Others have got used to the last word, and you feel you have to keep it.',
        'You fear what they would say more than the question itself.',
      ],
      next: [
        [
          'feeling',
          'What feels truer now, on a quiet day, without an audience?',
          'What feels truer now, on a quiet day, with no audience?',
        ],
        ['who', 'Whose reaction makes it hard to think freely?'],
        ['need', 'How long might it stay undecided, without anyone being told?'],
      ],
      insight:
        'Changing or refining it does not make the earlier answer a lie, nor does it prove anyone right. Some people stop for lack of safety and not of truth; both questions deserve time, and no crowd.',
      exercise: 'values',
      never: ['regret', 'you were wrong', 'told you so', 'mistake'],
    },
  ],
};
