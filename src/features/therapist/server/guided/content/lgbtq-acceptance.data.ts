// lgbtq › acceptance: living with what family, faith and neighbours make of you. Safety first; reconciling is never owed.
import type { TopicContent } from './content-schema.ts';

export const lgbtqAcceptance: TopicContent = {
  category: 'lgbtq',
  topic: 'acceptance',
  openers: [
    [
      'How are things with the people at home these days?',
      'How are things with the people at home these days?',
    ],
    'What was said, or left unsaid, that you are still carrying?',
    ['Who at home is on your side, even quietly?', 'Who at home is on your side, even quietly?'],
    'Do you feel safe at home at the moment?',
    [
      'What would a good day with your family look like?',
      'What would a good day with your family look like?',
    ],
    'Are you hoping that they will change, or are you getting used to the idea that they will not?',
    ['What have you stopped telling them?', 'What have you stopped telling them?'],
  ],
  explore: [
    ['who', 'Whose opinion weighs the most?', 'Whose opinion hits the hardest?'],
    ['worst', 'Which sentence of theirs comes back at night?'],
    [
      'exception',
      'When did one of them surprise you, in a good way?',
      'When did one of them surprise you, in a good way?',
    ],
    ['want', 'What would be enough, if full acceptance never comes?'],
    [
      'need',
      'What do you need in order to be in the same room with them?',
      'What do you need to be in the same room with them?',
    ],
    ['meaning', 'What do you think they are afraid of, for you or for themselves?'],
    ['support', 'Who else in the family, or beyond it, can stand beside you?'],
    ['when', 'At which occasions does it hurt most: feasts, calls, funerals, photographs?'],
    [
      'tried',
      'What have you tried so that they would understand?',
      'What have you tried to get them to understand?',
    ],
    ['feeling', 'When you hang up after talking with them, what is left?'],
    ['thought', 'What did you begin to believe about yourself because of them?'],
    ['body', 'What does your body do on the road home?', 'What does your body do on the way home?'],
    ['next', 'What could this month hold, that does not depend on their changing?'],
  ],
  notes: [
    {
      text: [
        'Young people whose families showed even small acts of acceptance, a kind word, a welcome for a friend, were healthier years later. Families can do it before they understand it.',
        'Young people whose families did even small accepting things, like a kind word, were healthier years later. Families can do that before they get it.',
      ],
      source: 'Ryan et al., Family Acceptance in Adolescence and the Health of LGBT Young Adults (2010)',
    },
    {
      text: 'A loss where the person is still there, and yet gone for you, has a name: ambiguous loss. It is grief, even if nobody has died, and it is allowed to be mourned.',
      source: 'Boss, Ambiguous Loss (1999)',
    },
    {
      text: [
        'Those who hold both a faith and this part of themselves often get there in stages, and by more than one road: another reading, another congregation, or a private faith.',
        'People who keep both faith and this part of them get there in steps, and by different roads: another reading, another church, or a private faith.',
      ],
      source: 'Rodriguez, At the Intersection of Church and Gay (2010)',
    },
    {
      text: 'People’s attitudes change most by knowing somebody, over time and as an equal. It is slow, it cannot be owed by you, and it has moved whole countries.',
      source: 'Allport, The Nature of Prejudice (1954)',
    },
    {
      text: 'Families of choice, friends who become kin by what they do, have carried people in this community through illness, hunger and war. For many it is the family that lasted.',
      source: 'Weston, Families We Choose (1991)',
    },
  ],
  exercises: ['assertive-message', 'self-compassion', 'values', 'grounding', 'problem-solving'],
  never: [
    'they love you deep down',
    'forgive them',
    'give them time',
    'family is everything',
    'be patient',
    'lifestyle',
    'honour your',
  ],
  situations: [
    {
      id: 'acceptance-parents-pray-and-cry',
      cues: [
        'mum cries because i am gay',
        'parents pray for me to change',
        'mother fasting for me',
        'mum blames herself',
        'dad blames my mother',
        'she sends me bible verses',
        'anointing oil on my bed',
      ],
      says: [
        'Every morning at five I get a verse, and none of them is about love.',
        'She has oil on my pillow, I found the stain.',
        'Mum asks what she did wrong, and I end up comforting her about me.',
        'Dad says it is from her side.',
        'They fast on Wednesdays, for me, they tell the entire fellowship.',
      ],
      reflections: [
        [
          'You are the one it is about, and the one who has to comfort everyone.',
          'It is about you, and you are the one comforting everyone.',
        ],
        [
          'They do it out of love, and it reaches you as a no.',
          'They do it out of love, and it lands as a no.',
        ],
        [
          'You are loved and corrected in the same breath.',
          'You get loved and corrected in the same breath.',
        ],
      ],
      next: [
        [
          'feeling',
          'What happens in you when you see them pray or cry over it?',
          'What happens in you when you see them pray or cry over it?',
        ],
        ['meaning', 'What do you think they fear would become of you?'],
        ['want', 'What would you like to hear from them instead?'],
      ],
      insight: [
        'Their tears may be grief for a picture, and the picture was theirs. You can say "I know you love me, please send me ordinary things", and leave the rest to their conscience.',
        'Their tears can be grief for a picture, and that picture was theirs. You can say "I know you love me, just send me normal stuff".',
      ],
      exercise: 'assertive-message',
      never: ['what she did wrong', 'pray with them', 'they mean well'],
    },
    {
      id: 'acceptance-thrown-out-of-home',
      cues: [
        'thrown out for being gay',
        'kicked out because lesbian',
        'kicked me out of the house gay',
        'father changed the locks',
        'homeless because i am gay',
        'not welcome at home anymore',
        'disowned because i am',
        'threw me out',
      ],
      says: [
        'My things were in a sack at the gate, folded, my mother had folded them.',
        'I sleep at a friend’s until her aunt comes on Sunday.',
        'He read out at the family meeting that I am no longer his.',
        'I have my ID, one shoe too few, and nine percent battery.',
        'They gave my room to a cousin in the same week.',
        'They threw me out on Sunday, and I am on a friend’s sofa.',
      ],
      reflections: [
        [
          'You lost a home and the people in it at one stroke.',
          'You lost your home and the people in it all at once.',
        ],
        [
          'You are still their child, and they shut the door on you.',
          'You are still their kid, and they shut the door on you.',
        ],
        [
          'Each night now begins with the question of where to sleep.',
          'Every night now starts with where to sleep.',
        ],
      ],
      next: [
        ['need', 'Where can you sleep tonight?', 'Where can you sleep tonight?'],
        ['support', 'Who in the family, or outside, has a door that would open?'],
        ['worst', 'What do you need to get out of that house: papers, medicine, money?'],
      ],
      insight:
        'First come shelter, papers and food, and the heartbreak may wait in a safe room. Community groups in many cities know of emergency beds and keep an address to themselves.',
      exercise: 'problem-solving',
      never: ['go back', 'apologise', 'they will calm down', 'why did you tell'],
    },
    {
      id: 'acceptance-conditional-welcome',
      cues: [
        'welcome but not my partner',
        'do not bring her home',
        'come alone they said',
        'as long as you do not show it',
        'love you but not that',
        'partner not invited to wedding',
        'told to leave him outside',
        'as my friend',
        'as my flatmate',
        'come for christmas',
      ],
      says: [
        'I may come for Christmas, she may wait in town.',
        'They say that they have nothing against me, only please not in front of the children.',
        'At my sister’s wedding my husband is a plus nobody.',
        'Mum accepts me, from the neck up.',
        'He waits in the car with a book, at each family thing, for five years.',
        'They say he may come for Christmas, as my friend.',
      ],
      reflections: [
        'You are welcome there as long as most of you stays outside.',
        [
          'There is a place for you there, and it is a place for half of you.',
          'There is a place for you there, and it only fits half of you.',
        ],
        [
          'You have to divide yourself, and both halves feel it.',
          'You have to split yourself, and both halves feel it.',
        ],
      ],
      next: [
        [
          'worst',
          'What does it do to the two of you, on the way home?',
          'What does it do to you two on the ride home?',
        ],
        ['want', 'Where is your own line with such invitations?'],
        ['who', 'Who of them would be the easiest to ask for one chair more?'],
      ],
      insight:
        'A half-invitation may be accepted, refused or answered with a condition of your own, and this may differ from one year to the next. Deciding it together beforehand spares you both the moment at the door.',
      exercise: 'assertive-message',
      never: ['at least they', 'be grateful', 'baby steps', 'compromise'],
    },
    {
      id: 'acceptance-silence-dont-ask',
      cues: [
        'they pretend not to know',
        'nobody mentions it',
        'they know but we do not talk',
        'dont ask dont tell family',
        'my mum knows and says nothing',
        'elephant in the room gay',
        'they call her my friend',
      ],
      says: [
        'We have lived together eleven years, and my mother asks how my friend is.',
        'I told them once, in 2016, and it has never come up again.',
        'They ask for the dog before they ask for him.',
        'It is a warm house and there is one door which nobody opens.',
        'Dad gave us one blanket, a double. He said nothing. He just gave it.',
      ],
      reflections: [
        [
          'They know, and everyone behaves as though they did not.',
          'They know, and everyone acts like they do not.',
        ],
        'There is no word for it at home, so nothing gets said.',
        [
          'One small word has to stand for all of it, and it is too small.',
          'One small word has to cover all of it, and it is too small.',
        ],
      ],
      next: [
        [
          'meaning',
          'Is that silence nearer to shame or to a kind of peace, as you read it?',
          'Is the silence closer to shame, or kind of a peace treaty?',
        ],
        ['want', 'What would you like to hear them ask, just once?'],
        ['exception', 'What do they do, instead of saying it?'],
      ],
      insight:
        'In many families acceptance comes as acts long before words: a double blanket, a plate put aside. One may take the acts for what they are and still miss the words.',
      exercise: 'values',
      never: ['force them', 'confront them', 'denial'],
    },
    {
      id: 'acceptance-fathers-contempt',
      cues: [
        'my father says i am not a man',
        'dad ashamed of me gay',
        'father will not look at me',
        'dad calls me a girl',
        'my father said he has no son',
        'dad hates gays',
        'my father would rather i was dead',
        'turns the telly up',
        'turns the tv up',
      ],
      says: [
        'He turns up the radio as soon as I come in.',
        'He said a thief for a son would be better.',
        'I fixed his roof last month, he paid me, like a fundi.',
        'I hear his voice when I stand up to speak: stand like a man.',
        'On his sickbed he let all of us in except for me.',
        'My dad turns the television up when my boyfriend is on the phone.',
      ],
      reflections: [
        [
          'You did what a good child does, and it was received like a stranger’s work.',
          'You did what a good kid does, and got treated like a stranger.',
        ],
        'Those words hurt, and they came from somebody whose word counts.',
        [
          'Being ignored by someone who matters so much is a blow as well.',
          'Getting ignored by someone who matters that much is a hit too.',
        ],
      ],
      next: [
        [
          'want',
          'What would you still like to have from your father, if you are honest?',
          'What do you still want from your dad, honestly?',
        ],
        ['who', 'Which man has looked at you with respect?'],
        ['need', 'Do you feel safe with your father?'],
      ],
      insight:
        'Many fathers defend a picture of manhood which was handed to them and which they were never free to question. That contempt measures fear; it does not measure you.',
      exercise: 'self-compassion',
      never: ['prove to him', 'real man', 'he loves you', 'man up'],
    },
    {
      id: 'acceptance-church-rejected',
      cues: [
        'church rejected me',
        'removed from choir because',
        'asked to step down ministry gay',
        'pastor preached about me',
        'sermon against gays',
        'church family abandoned me',
        'not allowed communion',
      ],
      says: [
        'He did not say my name, but all of them turned round.',
        'I had the Sunday school for nine years, they took the keys by text.',
        'I still know all the alto lines. I sing them in the shower.',
        'They visited when I had malaria, and when it came out, nobody.',
        'My whole life was in that building, even my dentist.',
      ],
      reflections: [
        [
          'Nobody needs to say a name for everyone to know who is meant.',
          'Nobody has to say a name for everyone to know who they mean.',
        ],
        [
          'You gave so much to that place, and it let you go so easily.',
          'You gave that place so much, and it let you go so easily.',
        ],
        'What you loved there is still in you, and there is nowhere to take it.',
      ],
      next: [
        [
          'worst',
          'What do you miss most: the songs, the people, the certainty, or God?',
          'What do you miss most: the songs, the people, the certainty, or God?',
        ],
        ['who', 'Did anyone write or ring, secretly perhaps?'],
        ['meaning', 'What did they not get to take with them?'],
      ],
      insight:
        'Losing a congregation is losing a village, and it may be grieved as such. Affirming groups meet quietly in many cities and online.',
      exercise: 'self-compassion',
      never: ['find another church', 'god still loves', 'religion is', 'they are hypocrites'],
    },
    {
      id: 'acceptance-marriage-pressure',
      cues: [
        'pressure to marry and i am gay',
        'they found me a wife',
        'they found me a husband and',
        'when are you marrying they ask gay',
        'arranged dates by my aunties',
        'grandchildren pressure gay',
        'clan meeting about my marriage',
      ],
      says: [
        'There is a girl in the sitting room each time I go home, a different one.',
        'My uncle says that they will pay half the bride price if it is this year.',
        'I am the only son, the name ends with me, they say it at table.',
        'They think I am just choosy.',
        'My mother wants to see grandchildren before her knees go.',
      ],
      reflections: [
        [
          'They are looking for someone for you, and nobody asks who you are.',
          'They keep looking for someone for you, and nobody asks who you are.',
        ],
        [
          'A whole family’s hopes are laid on you, and they want a date.',
          'A whole family’s hopes are on you, and they want a date.',
        ],
        'They take it for choosiness, and you let them, as it is the safest of the stories.',
      ],
      next: [
        ['tried', 'Which answer has bought you the longest peace so far?'],
        ['worst', 'What would happen, if you went on saying not yet?'],
        ['need', 'Is it only pressure, or could you be forced?'],
      ],
      insight:
        'A good reason that everyone can repeat, studies, savings, a job away, buys years without a lie about love. If force is threatened, that is another matter, and help and a plan are needed.',
      exercise: 'assertive-message',
      never: ['marry someone', 'for the family', 'tell them the truth', 'contract marriage'],
    },
    {
      id: 'acceptance-sibling-cut-off',
      cues: [
        'my brother cut me off gay',
        'sister will not let me see her kids',
        'not allowed around nephews',
        'brother blocked me because i am',
        'sister thinks i will influence her children',
        'siblings voted me out',
        'brother threatened me because gay',
      ],
      says: [
        'I taught that boy to ride a bicycle, and now I may only wave.',
        'My sister believes that it rubs off.',
        'He told me if I come to the funeral, he will deal with me.',
        'They have made a new family group without me, I heard it from the butcher.',
        'We shared a bed until we were twelve, and she calls me that person.',
      ],
      reflections: [
        [
          'You grew up with them, and now you are kept at a distance.',
          'You grew up with them, and now they keep you at a distance.',
        ],
        [
          'The others go on being a family, and you hear of it from outside.',
          'The others go on being a family, and you hear about it from outside.',
        ],
        [
          'They know you so well, and now they speak of you as of a stranger.',
          'They know you so well, and now they talk about you like a stranger.',
        ],
      ],
      next: [
        ['need', 'Do you feel safe with them at present?'],
        ['worst', 'Whom do you miss most among them?', 'Who do you miss most out of all of them?'],
        ['exception', 'Is there a thread left with any of them, however thin?'],
      ],
      insight:
        'Children remember who loved them and often come looking, later on. A birthday card each year, kept if it cannot be sent, holds your end of the thread. If there was a threat, tell somebody you trust.',
      exercise: 'self-compassion',
      never: ['influence', 'she will come round', 'fight for', 'legal right'],
    },
    {
      id: 'acceptance-hearing-homophobia-at-table',
      cues: [
        'family makes gay jokes',
        'they say kill them all at dinner',
        'uncle rants about gays',
        'politician on tv and my dad agreed',
        'sit there while they insult gays',
        'laugh at gay jokes at work',
        'colleagues say gays should',
      ],
      says: [
        'My uncle said what should be done to them, and passed me the kachumbari.',
        'The minister was on TV, and Mum said amen.',
        'I laughed. I sat there and laughed.',
        'My best friend said it at the barbershop, with my neck under the blade.',
        'They are such loving people, you would like them, it is only this.',
      ],
      reflections: [
        [
          'They speak about people like you in front of you, and the meal goes on.',
          'They talk about people like you right in front of you, and dinner goes on.',
        ],
        'Even your face has to be careful at that table.',
        'They love you, and they hate someone who happens to be you.',
      ],
      next: [
        [
          'feeling',
          'What did it do to you, behind the face you kept?',
          'What did it do to you behind the poker face?',
        ],
        ['thought', 'What do you tell yourself about having kept quiet?'],
        [
          'support',
          'Who could you go to afterwards, and let your face rest?',
          'Who could you go to after, and just drop the face?',
        ],
      ],
      insight:
        'Keeping still at such a table is no betrayal, it is how one gets home. It does cost, so it needs somewhere to go afterwards: a walk, a message to one who knows, a washed face.',
      exercise: 'grounding',
      never: ['speak up', 'stand up to them', 'coward', 'they do not mean you'],
    },
    {
      id: 'acceptance-parent-of-queer-child-struggling',
      cues: [
        'my son is gay and i can not accept',
        'my daughter is lesbian and i am struggling',
        'my child is transgender and i',
        'what will people say about my gay son',
        'love my child but my faith',
        'i failed as a parent my child is gay',
        'other parents will know my child is',
      ],
      says: [
        'I changed his nappies, and I did not know who he was.',
        'I said things to her that I hear when I cannot sleep.',
        'In my women’s group they say such children are cursed, and I stir my tea.',
        'How do I say she, after nineteen years?',
        'I want my child, and I want my God, and I am tired.',
      ],
      reflections: [
        [
          'You are trying to keep hold of your child and of what you were taught, one with each hand.',
          'You are holding on to your child and to what you were taught, one in each hand.',
        ],
        'You love your child, and in some company you keep quiet about it.',
        'If your own words come back to you at night, that is your love at work.',
      ],
      next: [
        [
          'want',
          'What do you want your child to be able to say of you, some day?',
          'What do you want your kid to be able to say about you one day?',
        ],
        ['feeling', 'What is there under the shame: fear for them, grief, love?'],
        ['next', 'Is there a small thing you could do this week, even before you understand?'],
      ],
      insight:
        'Nothing a parent did makes a child gay or trans. What a parent does now matters greatly: one accepting parent makes the young far safer. It may start with tea, a name, or "I was wrong to say that".',
      exercise: 'values',
      never: ['where did you go', 'your fault', 'bad parent', 'get over it', 'bigot'],
    },
    {
      id: 'acceptance-partner-family-rejects',
      cues: [
        'her family hates me',
        'his parents will not accept us',
        'partners family threatens me',
        'in-laws do not know i exist',
        'her brothers came to my house',
        'his mother says i turned him',
        'her father will kill us',
      ],
      says: [
        'His mother says that I put something in his food.',
        'Her brothers were at my work, they left a message with the guard.',
        'When he was in the theatre they would not tell me which ward.',
        'I know the names of all the nephews, and they have never heard mine.',
        'She chooses them at every feast, and me in between.',
      ],
      reflections: [
        [
          'You love somebody whose people look on you as the illness.',
          'You love someone whose people think you are the disease.',
        ],
        'To them there is no word for who you are to each other.',
        'You learn their names by heart, and have none there yourself.',
      ],
      next: [
        [
          'need',
          'Do you feel safe with them knowing where you are?',
          'Do you feel safe with them knowing where you are?',
        ],
        ['worst', 'When do you feel it most that you do not exist for them?'],
        ['want', 'What would you like {who:your partner} to do, in such moments?'],
      ],
      insight:
        'Papers can do some of what relatives will not: a next-of-kin letter, a power of attorney, each other’s numbers with a friend. Threats should be known to someone outside, in writing.',
      exercise: 'problem-solving',
      never: ['win them over', 'choose you', 'they will accept', 'leave'],
    },
    {
      id: 'acceptance-violence-at-home',
      cues: [
        'beaten for being gay',
        'my brother beat me because',
        'father beat me when he found out',
        'locked me in the house gay',
        'took my phone and locked me',
        'threatened to kill me gay',
        'family arranged men to',
      ],
      says: [
        'They took turns, and my mother held the door.',
        'I am locked in since Thursday, this is my cousin’s phone.',
        'My brother said that the next time he will finish it.',
        'They spoke in the kitchen about a man who would teach me.',
        'I have bruises, and the clinic will ask, and then what do I say?',
      ],
      reflections: [
        [
          'That is violence, whatever they call it, and it is not your doing.',
          'That is violence, whatever they call it, and it is not on you.',
        ],
        'Those who ought to protect you are the ones you need protection from.',
        'Every minute may count, so this can be as short as you need.',
      ],
      next: [
        ['need', 'Do you feel safe at home at this minute?', 'Do you feel safe at home right now?'],
        ['support', 'Who outside that house could fetch you or ring for help?'],
        ['next', 'If a door opened, which place would you go to first?'],
      ],
      insight:
        'Getting out alive comes before everything: a neighbour, an emergency number, a group with a safe house. The crisis page shows who can be reached. A clinic may treat you; why it happened is yours to tell or not.',
      exercise: null,
      never: ['talk to them', 'calm them', 'they are upset', 'explain to them', 'forgive'],
    },
    {
      id: 'acceptance-hoping-they-change',
      cues: [
        'keep hoping they will accept me',
        'waiting for my mum to come around',
        'ten years and still do not accept',
        'try so hard to make them accept',
        'maybe if i succeed they will accept',
        'sent them articles',
        'every year i hope',
      ],
      says: [
        'I send her a video about it each month, it stays on one tick.',
        'When I bought them the car I thought, now.',
        'Each Christmas I think that this is the year, and pack accordingly.',
        'I have become so excellent, in everything, so that they can overlook it.',
        'He said fine, whatever, and I lived off that for two winters.',
      ],
      reflections: [
        [
          'Much of what you do is a question to them: is it enough now.',
          'A lot of what you do is asking them: is it enough now.',
        ],
        [
          'You collect achievements for something that cannot be earned.',
          'You keep collecting wins for something you cannot earn.',
        ],
        [
          'Hope comes back each time, and each time it costs you something.',
          'Hope comes back every time, and every time it costs you.',
        ],
      ],
      next: [
        [
          'want',
          'What would you do with that energy, were you to stop trying for a year?',
          'What would you do with that energy if you stopped trying for a year?',
        ],
        ['meaning', 'What would their yes give you, which nothing else could?'],
        ['exception', 'Which sign of theirs was real, however small?'],
      ],
      insight:
        'Hope and waiting are two things: one may go on hoping and stop waiting. Living fully in the meantime is no revenge, and now and then it is what families come closer to look at.',
      exercise: 'values',
      never: ['give up', 'they will', 'accept that they', 'one day'],
    },
    {
      id: 'acceptance-cutting-contact',
      cues: [
        'cut off my family gay',
        'went no contact because homophobic',
        'blocked my parents',
        'should i cut my family off',
        'have not spoken to them in years gay',
        'guilty for leaving family',
        'choose myself over family',
      ],
      says: [
        'I have blocked the number and know it by heart.',
        'It is quiet, I eat, I sleep, and at night I am a bad daughter.',
        'My father is ill, and I hear it from Facebook.',
        'Three years, and every unknown number is my mother.',
        'People say blood is blood. I bled.',
      ],
      reflections: [
        'It is calmer now, and you put yourself on trial for it.',
        [
          'You closed a door to people you will know all your life.',
          'You closed a door to people you will know forever.',
        ],
        [
          'There is peace in it, and somebody is missing from it.',
          'There is peace in it, and someone is missing from it.',
        ],
      ],
      next: [
        ['feeling', 'What has changed in you since then?', 'What has changed in you since then?'],
        ['need', 'Under which terms, if any, would you open the door a crack?'],
        ['thought', 'What does the judge in your head accuse you of?'],
      ],
      insight:
        'Distance is a measure and not a verdict: it may be total, partial, or for a season, and it may be changed. Missing them does not mean that it was wrong to leave.',
      exercise: 'self-compassion',
      never: ['toxic', 'reach out', 'you will regret', 'before he dies'],
    },
    {
      id: 'acceptance-death-unreconciled',
      cues: [
        'father died without accepting me',
        'mother died and never accepted',
        'not mentioned in the obituary',
        'not allowed at the burial gay',
        'partner not allowed at funeral',
        'died before we made peace gay',
        'left out of the will because i am gay',
      ],
      says: [
        'Survived by, and then there were five names, and we are six.',
        'At the grave I stood with the hired chairs.',
        'She died, and I had the second half of a sentence ready.',
        'My love was buried by those who had thrown him out, and I was in the matatu behind.',
        'He left me the debt, my brothers the land, and nobody a word.',
      ],
      reflections: [
        [
          'You belonged to the mourning, and nobody made room for you in it.',
          'You belonged in the mourning, and nobody made room for you.',
        ],
        'There was something left to say, and there is nobody to say it to.',
        'Those who had turned away stood at the front, and your place was behind.',
      ],
      next: [
        [
          'want',
          'What would you still have wanted to say, or to hear?',
          'What would you still have wanted to say, or to hear?',
        ],
        ['feeling', 'What comes up apart from sorrow?'],
        ['support', 'Who would stand with you at a farewell of your own?'],
      ],
      insight:
        'A death takes the last chance of being seen by that person, and this is a grief by itself. A farewell of one’s own, with people who know who you were to each other, is as real as the other.',
      exercise: null,
      never: ['he loved you', 'she loved you', 'peace with it', 'better place'],
    },
    {
      id: 'acceptance-trans-name-refused',
      cues: [
        'they will not use my name',
        'family deadnames me',
        'my mum refuses to call me',
        'they say he on purpose',
        'grandma uses old name',
        'refuse my pronouns',
        'birth name on everything',
      ],
      says: [
        'They say the old one louder since I asked.',
        'Grandma gets it wrong and cries, my brother gets it right and smirks.',
        'On the cake was a person who was never at the party.',
        'My dad says he paid for that name.',
        'If I correct them I am difficult, if I do not I disappear.',
      ],
      reflections: [
        ['They go on using a name that is not yours.', 'They keep using a name that is not yours.'],
        [
          'You can be called difficult or disappear, and neither is a choice.',
          'You get to be difficult or disappear, and neither is a choice.',
        ],
        'Some get it wrong and try, and some do it on purpose, and you can tell.',
      ],
      next: [
        ['exception', 'Who gets it right, or tries in earnest?', 'Who gets it right, or actually tries?'],
        ['worst', 'In which setting is the wrong one hardest to hear?'],
        ['need', 'What could help you through a day of wrong names?'],
      ],
      insight:
        'A name used kindly in even one place protects; it can be a friend, a group, a game. With those who try, correcting gently works; with those who do it on purpose, it is not about memory.',
      exercise: 'assertive-message',
      never: ['they are used to', 'be patient', 'hard for them', 'just a name'],
    },
    {
      id: 'acceptance-neighbours-and-landlord',
      cues: [
        'landlord evicting because gay',
        'neighbours found out about us',
        'landlord asks who visits',
        'estate people talk about us two women',
        'nyumba kumi asked about us',
        'told to vacate because',
        'caretaker reports who visits',
      ],
      says: [
        'The caretaker writes down who comes, in the book for the meters.',
        'We have until the end of the month, officially it is the paint.',
        'Two women, one bed, and a washing line that everybody can see.',
        'The children no longer come for their ball.',
        'The chairman of Nyumba Kumi asked us to tea, like a summons.',
      ],
      reflections: [
        [
          'Your own home has become something that is watched.',
          'Your own home turned into something people watch.',
        ],
        'They give another reason, and everybody knows what is meant.',
        [
          'You live behind your curtains, and feel that somebody keeps count.',
          'You live behind your curtains and feel like someone is keeping count.',
        ],
      ],
      next: [
        [
          'need',
          'Has anyone threatened you, or is it notices and glances so far?',
          'Has anyone threatened you, or is it just looks and notices so far?',
        ],
        ['support', 'Who could take you in for a few nights, if it turned?'],
        ['next', 'What would you take with you first?'],
      ],
      insight:
        'A small plan calms even if it is never needed: papers together, a bag, two addresses, one person who knows. A housing notice may be questioned with legal aid, without your private life being spoken of.',
      exercise: 'problem-solving',
      never: ['ignore them', 'know your rights', 'confront', 'move out'],
    },
    {
      id: 'acceptance-mixed-allies-awkward',
      cues: [
        'family trying but awkward',
        'mum asks weird questions gay',
        'dad tries to be supportive',
        'they overdo the rainbow',
        'my mother told everyone i am gay',
        'proud parent embarrassing',
        'they say i love the gays',
      ],
      says: [
        'My mother has bought a mug, a flag and an opinion.',
        'Dad asked who is the man. He had practised, I think.',
        'She told the whole chama, out of pride. The whole chama.',
        'He said, I watched a documentary, and then he patted me, twice.',
        'They try so hard that I have to look after them.',
      ],
      reflections: [
        ['It is well meant, and it still hurts a little.', 'They mean well, and it still hurts a bit.'],
        'It was meant as love, and it was yours to tell.',
        'They try so hard that you end up looking after them.',
      ],
      next: [
        ['feeling', 'What is there besides the embarrassment?', 'What is there besides the cringe?'],
        ['need', 'What should they know about who may be told, for your safety?'],
        ['want', 'Which clumsy thing of theirs would you keep?'],
      ],
      insight:
        'Clumsy love is love on its first day at work. It can be taught kindly: one thing to go on doing, one to leave, and a clear word about who must not know.',
      exercise: 'assertive-message',
      never: ['be grateful', 'they are trying', 'others would', 'laugh about it'],
    },
    {
      id: 'acceptance-self-acceptance-behind-theirs',
      cues: [
        'can not accept myself because they',
        'if my own mother can not love me',
        'maybe they are right about me',
        'start to believe what they say',
        'feel dirty because of my family',
        'hear my dad in my head',
        'unlovable because gay',
      ],
      says: [
        'If the one who made me cannot stand it, then who should?',
        'I moved away, and took him along, in my ear.',
        'Someone loves me, and I am waiting for her to see what my mother saw.',
        'They have said it for so long that I finish the sentence for them.',
        'In my head there is a family meeting each evening.',
      ],
      reflections: [
        [
          'Wherever you go, the voices from home have moved in with you.',
          'Wherever you go, the voices from home moved in with you.',
        ],
        [
          'You have heard it so often that you say it to yourself by now.',
          'You heard it so often that you say it to yourself now.',
        ],
        'Being loved can feel like waiting to be found out.',
      ],
      next: [
        ['who', 'Whose voice is the loudest in you?', 'Whose voice is the loudest in there?'],
        ['exception', 'With whom does that voice fall silent?'],
        ['meaning', 'What would you say to a child who was told those things?'],
      ],
      insight:
        'A voice from outside that one hears for long enough begins to sound like one’s own. Answering it with a friend’s words, aloud, feels silly, and it is how another voice gets heard.',
      exercise: 'self-compassion',
      never: ['love yourself', 'they are wrong', 'you are lovable', 'ignore'],
    },
    {
      id: 'acceptance-financial-hold',
      cues: [
        'they pay my fees so i hide it',
        'threaten to stop fees if i am gay',
        'inheritance if i am gay',
        'dependent on family money gay',
        'cut me off financially gay',
        'my allowance depends',
        'send money home but they reject me',
      ],
      says: [
        'One word, and there is no second semester.',
        'I pay my brother’s fees, and may not sit at their table.',
        'They take the M-Pesa, they do not take the call.',
        'My father has put a clause in it, with a lawyer.',
        'I count: four terms, then it is my life.',
      ],
      reflections: [
        [
          'They accept what you send, and not the one who sends it.',
          'They accept what you send, just not you.',
        ],
        [
          'The money comes with a condition that nobody says aloud.',
          'The money comes with a condition nobody says out loud.',
        ],
        [
          'You count the time until you can stand by yourself.',
          'You count the time until you can stand on your own.',
        ],
      ],
      next: [
        ['need', 'What would you need, to stand by yourself?', 'What would you need to stand on your own?'],
        ['want', 'What would you like money to stop deciding between you?'],
        ['worst', 'Which would be harder, to lose the money or to lose the hope with it?'],
      ],
      insight:
        'Staying quiet until one can pay for oneself is a strategy that has carried many. Giving, too, may have terms: to a school and not to a hand, or not this month.',
      exercise: 'problem-solving',
      never: ['buy their love', 'stop sending', 'money is not', 'tell them now'],
    },
    {
      id: 'acceptance-grandparent-surprise',
      cues: [
        'my grandmother accepted me',
        'shosh knew all along',
        'grandfather was kind about it',
        'old aunt supported me',
        'unexpected support gay family',
        'uncle pulled me aside and',
        'only my grandma loves me as i am',
      ],
      says: [
        'Shosh said, there was one like you in our ridge, he played the flute.',
        'She peeled a banana, gave me half, gave her half, and asked nothing.',
        'My hardest uncle took me behind the granary and said he will not let them.',
        'She is eighty-eight, and she is the only one who asks me what her name is.',
        'When she goes, I have nobody there.',
      ],
      reflections: [
        [
          'It was a small gesture, and it was a whole blessing.',
          'One small gesture, and that was the whole blessing.',
        ],
        'It came from where you had least expected it.',
        'One person on your side can change how a whole family feels.',
      ],
      next: [
        ['feeling', 'What was it like to be seen in that way?', 'What was it like to be seen like that?'],
        ['meaning', 'What do you think lets {who:that person} see you so easily?'],
        ['want', 'What would you still like to ask or to tell, while there is time?'],
      ],
      insight:
        'The old have often seen more kinds of people than their children will admit. One ally of rank changes what others dare to say at table, and the memory of it goes on protecting afterwards.',
      exercise: 'gratitude',
      never: ['exception', 'outlive', 'see they accept'],
    },
    {
      id: 'acceptance-friend-group-changed',
      cues: [
        'friends changed since they know',
        'friends distance since i came out',
        'not invited to the boys night anymore',
        'girls will not change in front of me',
        'best friend pulled away gay',
        'friends make comments now',
        'dropped by friends because gay',
      ],
      says: [
        'They say nothing has changed, and they sit one chair further off.',
        'The girls go behind the towel since then.',
        'I am no longer asked to hold the baby.',
        'He said all right, man, and now he has a lot of work.',
        'They think I fancy all of them, have they seen themselves?',
      ],
      reflections: [
        [
          'Nothing has changed, they say, and you can feel that it has.',
          'They say nothing changed, and you can feel that it did.',
        ],
        'A small gesture told you all of it.',
        [
          'Some have grown very busy since then, and you notice.',
          'Some got really busy since then, and you notice.',
        ],
      ],
      next: [
        ['who', 'Who of them stayed as near as before?', 'Who of them stayed just as close?'],
        ['feeling', 'Which of those small distances hurt the most?'],
        ['next', 'Is there one among them you would like to ask about it, or is it to be let go?'],
      ],
      insight:
        'Some step back for lack of words rather than love, and come again if it is made easy: an ordinary invitation, an ordinary match. Those who do not, have told you something about the years before as well.',
      exercise: 'assertive-message',
      never: ['real friends', 'their loss', 'better friends', 'time to adjust'],
    },
    {
      id: 'acceptance-teacher-boss-discrimination',
      cues: [
        'fired because gay',
        'boss found out i am gay',
        'passed over because lesbian',
        'hospital treated me badly gay',
        'nurse was rude because i am',
        'expelled because gay',
        'refused service because of who i am',
      ],
      says: [
        'They said restructuring, and I was the whole structure.',
        'The nurse called the others in to come and look.',
        'I was top of the list until he saw my screensaver.',
        'They asked me to resign on my own, with a smile, with cake.',
        'Since then I would rather be ill at home.',
      ],
      reflections: [
        [
          'It was given another name, and you know what it was about.',
          'It was given another name, and you know what it was about.',
        ],
        'Where you should have been served like anyone, you became a case.',
        'You saw how they changed, and you knew what it was about.',
      ],
      next: [
        [
          'worst',
          'What has it cost you, besides the post or the visit?',
          'What did it cost you, besides the job or the visit?',
        ],
        ['support', 'Who could advise you about it, without exposing you further?'],
        ['want', 'What would you want: to have it named, to be paid, to be left in peace, or to get away?'],
      ],
      insight:
        'Writing down dates and words while they are fresh keeps a door open, even if you never use it. Legal and health groups for the community can say what is possible, and which clinics are kind.',
      exercise: 'problem-solving',
      never: ['sue them', 'prove it', 'move on', 'not because'],
    },
    {
      id: 'acceptance-asylum-left-everyone',
      cues: [
        'fled because i am gay',
        'refugee because lesbian',
        'kakuma lgbt',
        'left my family because of the law',
        'asylum and miss my mother',
        'resettled and alone gay',
        'ran from uganda because',
      ],
      says: [
        'I am safe, and my mother thinks that I work in a bank in Dubai.',
        'In the camp they know, so we sleep in turns.',
        'I ran in slippers. I have snow boots now, and still walk as in slippers.',
        'The officer asked how I knew. How does he know?',
        'I can hold his hand here, and he is not here.',
      ],
      reflections: [
        [
          'You have safety now, and all your people are on the other side of it.',
          'You made it to safety, and all your people are on the other side of it.',
        ],
        'Even where it is safer, some part of you stays awake.',
        'Here you could be open, and those you would be open with are far away.',
      ],
      next: [
        [
          'need',
          'What is it like where you are today, by day and by night?',
          'What is it like where you are today, day and night?',
        ],
        ['worst', 'Whom or what do you miss most sharply?'],
        ['support', 'Who near you now knows both parts of your story?'],
      ],
      insight:
        'Relief, guilt and homesickness come together after a flight, and none of them cancels the others. In and outside the camps there are groups of people with just this road, and many say that was where they first slept through.',
      exercise: 'grounding',
      never: ['be grateful', 'safe now', 'new life', 'prove you are'],
    },
    {
      id: 'acceptance-bringing-partner-home-first-time',
      cues: [
        'bringing my girlfriend home',
        'introduce my boyfriend to my parents',
        'partner meets my family gay',
        'first christmas with my partner at home',
        'they agreed to meet her',
        'mum wants to meet him',
        'family dinner with my same sex partner',
      ],
      says: [
        'She is to come on Sunday, and Mum has asked if she eats goat.',
        'He has ironed his shirt three times, I feel ill.',
        'My father said, if he must, and put on a tie.',
        'What shall they call each other, and where does he sleep?',
        'I have written a list of subjects, football is on it four times.',
      ],
      reflections: [
        [
          'The smallest kindness at such a visit weighs more than a speech.',
          'The tiniest kindness on a visit like that beats a whole speech.',
        ],
        'Everybody is getting ready, and no one says what for.',
        'You watch for the small signs that they are trying.',
      ],
      next: [
        [
          'worst',
          'Which moment of that day do you see before you at night?',
          'Which moment of that day keeps playing at night?',
        ],
        ['need', 'How will the two of you signal that it is time to leave?'],
        ['want', 'By what would you know that it went well enough?'],
      ],
      insight:
        'Short, with a job for everyone and an agreed end, goes better than long and solemn. Food is a language; asking what somebody eats may be all that can be said on a first day.',
      exercise: 'problem-solving',
      never: ['it will go well', 'be yourselves', 'they will love', 'big step'],
    },
  ],
};
