// lgbtq › belonging: love, friends, community and the wish to be at home among people. Meeting safely comes first.
import type { TopicContent } from './content-schema.ts';

export const lgbtqBelonging: TopicContent = {
  category: 'lgbtq',
  topic: 'belonging',
  openers: [
    [
      'Where did you last feel that you could put your guard down?',
      'Where did you last get to put your guard down?',
    ],
    'Who are your people at the moment, or who do you wish they were?',
    [
      'Is it love you would like to talk about, or friends, or the lack of both?',
      'Is it love you wanna talk about, friends, or the lack of both?',
    ],
    'In which company do you have to leave a part of yourself outside?',
    [
      'What would you do on a free day with people who get you?',
      'What would you do on a free day with people who get you?',
    ],
    'What would you hope to find in the community?',
    ['Who do you hear from in an ordinary week?', 'Who do you hear from in an ordinary week?'],
  ],
  explore: [
    ['exception', 'With whom is it simply easy?', 'Who is it just easy with?'],
    ['want', 'What kind of love would suit the life you have?'],
    [
      'worst',
      'When during the week is the loneliness the sharpest?',
      'When in the week is the loneliness the sharpest?',
    ],
    ['need', 'What makes you trust a place or a person?'],
    ['thought', 'What do you expect people to think, once they know you better?'],
    ['meaning', 'What did you learn early about being too much, or not enough?'],
    [
      'tried',
      'Where have you looked for your people so far?',
      'Where have you looked for your people so far?',
    ],
    ['who', 'Who was the first person who made you feel less alone in this?'],
    ['feeling', 'What do you feel on the way home from being among others?'],
    [
      'body',
      'How does your body tell you that you are among friends?',
      'How does your body tell you that you are with friends?',
    ],
    ['support', 'If you were ill tomorrow, who would bring the soup?'],
    ['when', 'When did you last laugh without watching the door?'],
    ['next', 'What is one small and safe step towards company this month?'],
  ],
  notes: [
    {
      text: [
        'Wanting to belong is not neediness. It is as basic as food, and people without it suffer in body and mind, whatever else goes well.',
        'Wanting to belong is not being needy. It is as basic as food, and people without it hurt in body and mind, even if the rest goes great.',
      ],
      source: 'Baumeister & Leary, The Need to Belong (1995)',
    },
    {
      text: 'Friends who become kin by what they do, the soup, the couch, the lift to the clinic, have been the backbone of this community. They are made over time, by small repeated acts.',
      source: 'Weston, Families We Choose (1991)',
    },
    {
      text: [
        'Same-sex couples in a long study used more humour and less hostility in a quarrel than others. Tenderness in a fight is learnable, and you may have had to learn it early.',
        'In a long study same-sex couples used more humour and less hostility in fights. Being soft in a fight can be learned, and you may have learned it early.',
      ],
      source: 'Gottman et al., Observing Gay, Lesbian and Heterosexual Couples’ Relationships (2003)',
    },
    {
      text: 'Closeness grows when two people tell each other a little more, step by step, and each answers with care. Three quarters of an hour of it made strangers feel near, so it is a craft as well as luck.',
      source: 'Aron et al., The Experimental Generation of Interpersonal Closeness (1997)',
    },
    {
      text: 'Someone who is several things at once, black and queer and a woman and a believer, may meet shut doors on each side. The trouble is in how the doors were built, and it has been described for decades.',
      source: 'Crenshaw, Demarginalizing the Intersection of Race and Sex (1989)',
    },
  ],
  exercises: ['values', 'small-step', 'self-compassion', 'assertive-message', 'problem-solving'],
  never: [
    'plenty of fish',
    'put yourself out there',
    'love yourself first',
    'right person will',
    'lifestyle',
    'too picky',
  ],
  situations: [
    {
      id: 'belonging-no-queer-friends',
      cues: [
        'no queer friends',
        'no gay friends',
        'all my friends are straight',
        'do not know any lesbians',
        'want lgbt friends',
        'where do i find queer people',
        'only gay person i know',
      ],
      says: [
        'Everyone I love is straight, and on some evenings I could scream.',
        'I do not want to date anyone, I want to sit with people who get the joke.',
        'In this town there must be others, I saw a haircut once.',
        'My straight friends are great, they just do not have to think about anything.',
        'natamani tu rafiki mmoja ambaye siwezi kumficha',
      ],
      reflections: [
        [
          'You do not need saving, you need one person to whom nothing has to be explained.',
          'You do not need saving, you need one person you do not have to explain it to.',
        ],
        [
          'You are loved by people who do not quite know this side of life.',
          'People love you who do not really know this side of life.',
        ],
        'One person like you, seen in passing, can make a place feel bigger.',
      ],
      next: [
        [
          'want',
          'What would you talk about first, with somebody like that?',
          'What would you talk about first with someone like that?',
        ],
        ['need', 'How known can you afford to be where you live?'],
        ['exception', 'Have you met anybody, even in passing, with whom you felt at home?'],
      ],
      insight: [
        'Friends tend to come from the same room again and again: a book group, a team, a class, an online circle with a good name. Where it is risky, groups often vet newcomers, and that slowness protects you too.',
        'Friends come from the same room over and over: a group, a team, a class, an online circle. Where it is risky, groups check newcomers, and that protects you too.',
      ],
      exercise: 'small-step',
      never: ['join a club', 'easy to find', 'bars'],
    },
    {
      id: 'belonging-apps-and-safety',
      cues: [
        'meeting someone from grindr',
        'met him on an app',
        'dating app gay safe',
        'is it safe to meet',
        'catfished gay app',
        'first meeting from tinder girl',
        'set up on the app',
      ],
      says: [
        'He wants me to come to his place tonight, he will not do a video call.',
        'She has eleven photos and no voice.',
        'I always meet at Java, and still I count the men at the door.',
        'The last one knew my surname, and I had never told it.',
        'I am so tired of being afraid of a coffee.',
      ],
      reflections: [
        [
          'You want a coffee, and have to plan it like a border crossing.',
          'You want a coffee and you have to plan it like a border crossing.',
        ],
        [
          'There is hope in it, and a bad feeling close behind.',
          'There is hope in it, and a bad feeling right behind.',
        ],
        'Something about it made you careful, and that is worth listening to.',
      ],
      next: [
        [
          'thought',
          'What does your gut say about {who:this person}, aside from the wish?',
          'What does your gut say about {who:this person}, wish aside?',
        ],
        ['support', 'Who could know where you are, and ring you at a fixed time?'],
        ['need', 'What would have to be so, for you to enjoy it?'],
      ],
      insight:
        'Voice or video first, a public place by day, your own way home, one friend who knows the name and hour. Someone who means well will like your being careful; someone who presses you has answered the question.',
      exercise: 'problem-solving',
      never: ['have fun', 'trust him', 'trust her', 'do not be paranoid'],
    },
    {
      id: 'belonging-secret-relationship',
      cues: [
        'secret relationship',
        'we can not be seen together',
        'nobody knows about us',
        'act like cousins',
        'hide my girlfriend',
        'hide my boyfriend from everyone',
        'never hold hands outside',
        'the flatmate',
        'her flatmate',
        'his flatmate',
        'introduced as her friend',
        'introduced as his friend',
      ],
      says: [
        'In town we walk two metres apart, like people who happen to go the same way.',
        'On her birthday I am at the far end of the table, as Stella from the gym.',
        'Three years, and not one photograph with both of our faces.',
        'If he were in an accident, no one would ring me.',
        'We whisper even in our own kitchen.',
        'Six years together, and at her work I am the flatmate.',
      ],
      reflections: [
        [
          'Wherever you go together, you have to look as if you were not together.',
          'Everywhere you go together you have to look like you are not.',
        ],
        'There is a whole love that nobody else can see.',
        ['Even at home you lower your voice.', 'Even at home you keep your voice down.'],
      ],
      next: [
        [
          'worst',
          'In which moment does the hiding hurt the two of you most?',
          'At what moment does the hiding hurt you two the most?',
        ],
        ['exception', 'Where are you a couple, with the lights on?'],
        ['support', 'Who, if anyone, could hold the knowledge, for emergencies alone?'],
      ],
      insight:
        'Hiding for safety is a thing a couple can do together, as a team, or one against the other. It helps to say aloud that it is the world’s doing, and to keep small rites which nobody can take.',
      exercise: 'values',
      never: ['come out', 'tell someone', 'how long can', 'brave'],
    },
    {
      id: 'belonging-breakup-nobody-knows',
      cues: [
        'breakup nobody knew',
        'we broke up and i can not tell anyone',
        'heartbroken gay secret',
        'she is marrying a man',
        'he left me to get married',
        'my girlfriend left me for a man',
        'cry alone secret breakup',
      ],
      says: [
        'I told them at work that my uncle had died, because I could not stop crying.',
        'She sent me the wedding card, as a friend, with glitter.',
        'He has gone back to his wife, where he had never left.',
        'There is no one whom I could tell that it has ended, as it never began.',
        'I wash the mug he used, and then I put it back unwashed.',
      ],
      reflections: [
        [
          'You need an excuse to be sad in front of others.',
          'You need an excuse just to be sad around people.',
        ],
        'It ended, and officially it had never begun.',
        'You may have had to smile at the very news that broke your heart.',
      ],
      next: [
        ['feeling', 'What do you miss first, in the mornings?', 'What do you miss first in the morning?'],
        ['support', 'Is there one living soul who knew?'],
        ['need', 'Do the nights ever grow dark enough to frighten you?'],
      ],
      insight:
        'A heartbreak that may not be shown takes longer, as it is comfort that heals. One who knows, even someone far away or unknown to your town, is worth more than ten who comfort you for something else.',
      exercise: 'self-compassion',
      never: ['someone else', 'better off', 'was not meant', 'move on'],
    },
    {
      id: 'belonging-community-feels-excluding',
      cues: [
        'do not fit in the gay community',
        'queer community cliquey',
        'not accepted by lgbt people',
        'gay scene shallow',
        'racism in gay community',
        'no fats no femmes',
        'too old for the gay scene',
        'community judged me',
      ],
      says: [
        'I waited all my life for that room, and they looked at my shoes.',
        'On the app it says no blacks, no femmes, and that is called a taste.',
        'They all knew each other from a party I was too poor for.',
        'I am over fifty, there I am a coat stand.',
        'I was too straight for the queers, and at home I am too queer for the street.',
      ],
      reflections: [
        [
          'You found the door at last, and inside people were sorted all over again.',
          'You finally found the door, and inside people got sorted all over again.',
        ],
        'You had hoped for a home, and got a jury.',
        [
          'You had thought that people who know that hurt would not pass it on.',
          'You thought people who know that hurt would not pass it on.',
        ],
      ],
      next: [
        ['worst', 'What hurt most about being there?'],
        [
          'exception',
          'Was there one face in it that was different?',
          'Was there one face in there that was different?',
        ],
        [
          'want',
          'What would a place look like where you could simply be?',
          'What would a place look like where you could just be?',
        ],
      ],
      insight:
        'A community of hurt people also hands on hurt, and the loudest room is seldom the warmest. Small ones, round a pot, a hike, a choir, a cause, are where most lasting friendships are made.',
      exercise: 'values',
      never: ['not everyone is like', 'try again', 'be more', 'sensitive'],
    },
    {
      id: 'belonging-lonely-weekends-evenings',
      cues: [
        'lonely gay',
        'lonely lesbian',
        'alone every weekend queer',
        'nobody to love me gay',
        'going to die alone gay',
        'christmas alone because queer',
        'empty bed and queer',
      ],
      says: [
        'On Friday I put the chain on the door and on Monday I take it off.',
        'At Christmas I volunteer for the shift, they think that I am generous.',
        'I have a good job, nice curtains, and nobody’s cold feet.',
        'My phone knows my fingers and no one else does.',
        'If I choked on something, it would be the smell that told them.',
      ],
      reflections: [
        ['On free days nobody says your name.', 'On your days off nobody says your name.'],
        'The days that are free for others are the ones you have to get across.',
        'From outside all is in order, and inside it is terribly quiet.',
      ],
      next: [
        ['when', 'Which hour of the weekend is the longest?', 'Which hour of the weekend lasts forever?'],
        [
          'support',
          'Whose company would do you good, apart from any love story?',
          'Whose company would do you good, love story or not?',
        ],
        ['feeling', 'Does the loneliness ever bring thoughts of not wanting to live?'],
      ],
      insight:
        'Loneliness makes people read faces more darkly, so it feeds itself. A fixed thing each week with the same people, however small, does more than a big party now and then.',
      exercise: 'small-step',
      never: ['get a pet', 'you will find', 'enjoy being single', 'alone is'],
    },
    {
      id: 'belonging-internal-fear-of-closeness',
      cues: [
        'push people away when they get close gay',
        'afraid of love because gay',
        'leave before they leave me queer',
        'can not believe she loves me',
        'hookups but no intimacy',
        'sabotage relationships gay',
        'never learned to date',
      ],
      says: [
        'In the night all is well, but when he makes breakfast I have to leave.',
        'She said we, and I looked for my keys.',
        'I know how it goes with strangers, with someone who knows my name I am lost.',
        'At thirty-five I date like a fourteen-year-old, only with back pain.',
        'Whoever loves me has something wrong with their eyes.',
      ],
      reflections: [
        [
          'You can let somebody come near, and then you have to go.',
          'You let someone get close, and then you have to run.',
        ],
        'One small word of belonging, and you were already looking for the door.',
        'To be wanted you can bear, and being known is what frightens you.',
      ],
      next: [
        [
          'thought',
          'What do you fear they would see, if you stayed?',
          'What are you scared they would see if you stayed?',
        ],
        ['meaning', 'When did you learn that closeness is followed by being found out?'],
        ['want', 'How long would you like to be able to stay?'],
      ],
      insight:
        'Those who had to hide while others learned to date have the practice still before them. One cup of tea longer than the urge to run, and saying "I get jumpy when it is nice", is already the practice.',
      exercise: 'small-step',
      never: ['commitment issues', 'intimacy issues', 'avoidant', 'damaged'],
    },
    {
      id: 'belonging-partner-conflict-no-support',
      cues: [
        'fight with my girlfriend and nobody to ask',
        'my boyfriend and i argue and no one knows',
        'couple problems gay nobody to talk',
        'no one to advise us two women',
        'wife and i two women fight',
        'he is out and jealous',
        'counsellor would judge us',
      ],
      says: [
        'When my sister quarrels, six aunties come. We have a cat.',
        'The counsellor asked which of us is the husband, and we stood up and left.',
        'She is my all, that is beautiful, and when we quarrel I have nothing.',
        'We are never apart, since there is nowhere else for either of us to go.',
        'He thinks that every man I greet is one of us.',
      ],
      reflections: [
        [
          'Other couples have family to turn to, and the two of you have only each other.',
          'Other couples have family to run to, and you two only have each other.',
        ],
        'You are everything to each other, and in a quarrel that is a great deal.',
        'Even where help should be, you have to explain yourselves first.',
      ],
      next: [
        ['example', 'How did the last quarrel begin?', 'How did the last fight start?'],
        ['need', 'Do you feel safe with {who:your partner} when it gets loud?'],
        ['support', 'Which pair, near or far, has something that you would like to learn?'],
      ],
      insight:
        'A couple on an island quarrels about the island too. A bit of life apart, a friend each, an evening each, relieves the one relationship of having to be all of them.',
      exercise: 'assertive-message',
      never: ['codependent', 'leave', 'who is the', 'space means'],
    },
    {
      id: 'belonging-violence-in-queer-relationship',
      cues: [
        'my girlfriend hits me',
        'my boyfriend hits me gay',
        'she threatens to out me if i leave',
        'abusive lesbian relationship',
        'he controls me and threatens to tell',
        'same sex abuse',
        'she checks my phone and beats me',
      ],
      says: [
        'She said, who would believe you, two women, they would lock up both of us.',
        'If I go, he sends the pictures to my father, it is as simple as that.',
        'I am bigger than he is, so how could I say it?',
        'She cries afterwards, and she is all I have.',
        'At the police they would ask what we are to each other.',
      ],
      reflections: [
        [
          'You are held there by fear, and by what is known about you.',
          'You are held there by fear, and by what they know about you.',
        ],
        'Whoever is bigger, being hurt and threatened is just that.',
        'The one who comforts you afterwards is the one who did it.',
      ],
      next: [
        ['need', 'Do you feel safe at home at this moment?', 'Do you feel safe at home right now?'],
        ['support', 'Who could give you a bed for a night, without many questions?'],
        ['worst', 'Which of the threats do you believe the most?'],
      ],
      insight:
        'Threatening to expose someone is a part of the violence, and a common one. Groups for the community have helpers for precisely this, also for leaving without being outed; plan it with them before you announce it.',
      exercise: null,
      never: ['both of you', 'talk it out', 'she loves', 'he loves', 'report'],
    },
    {
      id: 'belonging-first-love-joy-fear',
      cues: [
        'in love for the first time gay',
        'fell in love with a girl',
        'fell in love with a boy and',
        'first girlfriend lesbian',
        'first boyfriend gay',
        'so in love but scared',
        'butterflies and afraid queer',
      ],
      says: [
        'She laughed at something I said, and I have been useless since Tuesday.',
        'He put his little finger on mine under the hymn book.',
        'I am forty-eight, and have perfume on.',
        'I want to tell my mother so much, she would be so happy, if it were a Peter.',
        'What if someone saw us? What if nobody ever does?',
      ],
      reflections: [
        ['Something very small can mean the world.', 'Something tiny can mean the world.'],
        'You would like to shout it out, and you lower your voice.',
        'It is the best news in years, and there is hardly anyone to tell.',
      ],
      next: [
        [
          'feeling',
          'What is it like, when you are near {who:that person}?',
          'What is it like being near {who:that person}?',
        ],
        ['need', 'What makes it safe for the two of you to meet?'],
        ['want', 'What do you wish for, the next time that you see each other?'],
      ],
      insight:
        'Fear beside joy does not spoil it, it comes from where you live and what you know. Agree early on signals and places; after that, let a couple of hours be about nothing but the two of you.',
      exercise: 'gratitude',
      never: ['be careful', 'slow down', 'it might not', 'puppy love'],
    },
    {
      id: 'belonging-trans-dating-and-desire',
      cues: [
        'dating as trans',
        'when do i tell him i am trans',
        'fetishised trans',
        'who would love a trans person',
        'he wants me only at night',
        'trans chasers',
        'disclose i am trans before date',
      ],
      says: [
        'He loves me after eleven, in the daytime I am a cousin of the watchman.',
        'When do I say it: in the chat, over the soup, or never?',
        'They ask about one thing, and it is not my degree.',
        'A friend told it, and they were waiting for her in the car park.',
        'I would like to be ordinary for someone.',
      ],
      reflections: [
        [
          'In private you are wanted, and in public you are left out.',
          'In private they want you, in public they leave you out.',
        ],
        [
          'They ask about your body, and you want to be met as a whole person.',
          'They ask about your body, and you wanna be met as a whole person.',
        ],
        ['You have to weigh being honest against being safe.', 'You have to weigh honest against safe.'],
      ],
      next: [
        [
          'need',
          'How do you keep yourself safe at present, when you meet someone new?',
          'How do you keep yourself safe when you meet someone new?',
        ],
        ['want', 'What would an ordinary day look like, with somebody?'],
        ['exception', 'Who has looked at you and seen all of you?'],
      ],
      insight:
        'When and whether you say it is yours to decide, by safety first: in public or in writing, with a friend who knows. One who only wants you in the dark is telling you what they can give.',
      exercise: 'assertive-message',
      never: ['honest from the start', 'deceiv', 'trap', 'someone will', 'be realistic'],
    },
    {
      id: 'belonging-ageing-and-alone',
      cues: [
        'old and gay alone',
        'who will care for me gay',
        'no children and gay ageing',
        'retirement home gay',
        'lost my friends to aids',
        'older lesbian lonely',
        'last of my friends gay',
        'everybody on the apps is',
        'i am fifty',
        'i am sixty',
        'too old for the scene',
      ],
      says: [
        'I had nineteen friends in eighty-nine, and I have a photograph.',
        'In the home they would have to take my flag down from the mirror.',
        'Who will know how I like to be buried, and beside whom?',
        'My nephew is kind, he thinks that I was married to my work.',
        'The young ones call me mother, and go home at ten.',
        'On the apps everybody is twenty-four, and I am fifty with a bad hip.',
      ],
      reflections: [
        [
          'Many of those who knew your story are no longer there to tell it with.',
          'A lot of the people who knew your story are not there to tell it with.',
        ],
        [
          'You came through, and around you it has grown emptier.',
          'You made it through, and it got emptier around you.',
        ],
        [
          'There is respect and warmth, and then the evening is empty.',
          'There is respect and warmth, and then the night is empty.',
        ],
      ],
      next: [
        [
          'who',
          'Whom of those you have lost would you like to tell me about?',
          'Who of the people you lost would you like to tell me about?',
        ],
        ['need', 'What would you like to have settled, for your peace?'],
        ['want', 'What do you still want from the next spring?'],
      ],
      insight:
        'Many who grew old in this community outlived their witnesses, and it is a grief few understand. Written wishes, a named person, and being needed by someone younger are what others have found good.',
      exercise: 'values',
      never: ['at your age', 'lucky to be', 'nephew should', 'too late'],
    },
    {
      id: 'belonging-race-and-double-outsider',
      cues: [
        'black and gay',
        'african and queer abroad',
        'only black person at pride',
        'too gay for africans too african for gays',
        'muslim and queer',
        'disabled and gay',
        'deaf and queer',
        'somali and gay',
      ],
      says: [
        'At the mosque half of me waits outside, at the club the other half.',
        'They love my hair, at the parade, they touch it.',
        'In the diaspora choir I am safe as long as I sing.',
        'My wheelchair does not get into the one bar where I might.',
        'Wherever I go I bring an explanation with me, like a dish.',
      ],
      reflections: [
        [
          'There is no door that you can go through as a whole.',
          'There is no door you get to walk through as a whole person.',
        ],
        'In one place they leave out whom you love, and in the other who you are.',
        [
          'You bring an explanation of yourself wherever you go.',
          'You bring an explanation of yourself everywhere you go.',
        ],
      ],
      next: [
        [
          'exception',
          'Where did all of you fit through the door, if only once?',
          'Where did all of you fit through the door, even once?',
        ],
        ['worst', 'Which part do you most often have to leave outside?'],
        ['want', 'Who would be at your ideal table?'],
      ],
      insight:
        'At the crossing of several groups one is often a guest in all. Small circles of people at just the same crossing exist, mostly found by word of mouth, and many speak of coming home.',
      exercise: 'values',
      never: ['choose one', 'everyone is different', 'chip', 'ignore'],
    },
    {
      id: 'belonging-sex-shame-and-health-clinic',
      cues: [
        'afraid to get tested gay',
        'sti and gay shame',
        'hiv and gay',
        'prep clinic judged',
        'just tested positive and gay',
        'nurse asked how i got it',
        'scared of hiv after sex with a man',
      ],
      says: [
        'The nurse asked if I have a wife, and wrote something for quite some time.',
        'It came back positive, and my first thought was, they were right about us.',
        'I take my tablets from a vitamin bottle.',
        'The condom broke on Sunday, it is Monday, and I am reading and reading.',
        'I would rather not know than have to say it aloud at that window.',
      ],
      reflections: [
        [
          'At a clinic you must say aloud what you hardly say to yourself.',
          'At a clinic you have to say out loud what you barely tell yourself.',
        ],
        'A test can sound as if it passed judgement on you.',
        'It takes so much courage just to look after your health.',
      ],
      next: [
        ['need', 'Was there a risk within the last three days?'],
        [
          'support',
          'Which clinic or which person would not make you ashamed?',
          'Which clinic or person would not make you feel ashamed?',
        ],
        ['thought', 'What did you decide that it says about you?'],
      ],
      insight:
        'After a risk there is medicine that can prevent HIV if started within three days, so go today. HIV that is well treated is not passed on through sex. Both are health, and neither is a verdict; friendly clinics exist.',
      exercise: 'self-compassion',
      never: ['should have', 'promiscuous', 'how did you', 'careful next'],
    },
    {
      id: 'belonging-chosen-family-conflict',
      cues: [
        'fell out with my chosen family',
        'drama in my friend group queer',
        'ex is in the same friend group',
        'everyone dated everyone',
        'small community ex everywhere',
        'lost my queer friends after breakup',
        'house mother kicked me out',
      ],
      says: [
        'There are eleven of us in this town, and I have broken up with four.',
        'When she left she got the friends, and I got the plant.',
        'They had been my family, and they held a meeting, just like my family.',
        'I cannot go to the one place, since he stands at the bar with my jacket on.',
        'Somebody spread something, and there is no second village.',
      ],
      reflections: [
        [
          'They were the family you had chosen, and it hurts like the first.',
          'They were the family you picked, and it hurts just like the first one.',
        ],
        'There is only one village, and the person you avoid lives in it too.',
        'They decided about you, and you had thought that you were done with that.',
      ],
      next: [
        [
          'worst',
          'What is it that you really lost: a place, a person, or trust?',
          'What did you actually lose: a place, a person, or the trust?',
        ],
        ['who', 'Which of them, taken singly, would still talk with you?'],
        ['want', 'What would you need in order to stand in that room again?'],
      ],
      insight:
        'In small communities each breakup pulls on the whole net. People talk more gently one by one than in a circle; and a season of distance is often better than a farewell.',
      exercise: 'assertive-message',
      never: ['drama', 'find new friends', 'gays are', 'messy'],
    },
    {
      id: 'belonging-straight-friend-weddings-left-behind',
      cues: [
        'friends all have kids and i am gay',
        'straight friends moved on families',
        'spare seat at couples table queer',
        'godmother to everyone',
        'not part of their family life gay',
        'friends too busy with kids for me',
        'fun uncle but lonely',
        'friends getting married',
        'all my friends are getting',
      ],
      says: [
        'I am godmother to five and emergency contact to none.',
        'They have a WhatsApp for the mothers, I am in the one for wine.',
        'Uncle Ken does the tricks, and then he drives home.',
        'We were all going to live in one house, do they remember?',
        'They ask me at short notice, since I surely have nothing on.',
        'All my friends are straight and getting married, one after the other.',
      ],
      reflections: [
        [
          'You are there for everybody’s big days, and yours has no name.',
          'You show up for everyone’s big days, and yours has no name.',
        ],
        'You were all going to stay close, and you seem to be the only one who remembers.',
        'They like to have you around, and the way home is long.',
      ],
      next: [
        [
          'want',
          'What place would you like to have in their lives?',
          'What place do you want in their lives?',
        ],
        ['feeling', 'What comes up on the way home?'],
        ['next', 'Which of them could you ask for something, for a change?'],
      ],
      insight:
        'Friends with small children vanish to everyone, it only looks like a verdict to someone who knows verdicts. Being asked for a favour often brings them nearer than being offered one.',
      exercise: 'assertive-message',
      never: ['have kids', 'adopt', 'they are busy', 'fun uncle'],
    },
    {
      id: 'belonging-want-children',
      cues: [
        'want children and gay',
        'two women want a baby',
        'surrogacy gay',
        'sperm donor',
        'adopt as a gay person',
        'co parent with a friend gay',
        'will i ever be a parent gay',
      ],
      says: [
        'I name them in my head, I have been doing it since I was nine.',
        'We have asked a friend, and now all three of us are afraid of tea.',
        'My wife carried him, and at the hospital I am the aunt.',
        'A single man does not get a child here, they said, and looked at my shirt.',
        'Both our mothers knit, neither says for whom.',
      ],
      reflections: [
        'That wish has been with you for a long time.',
        [
          'You think of it often, and hardly anyone knows.',
          'You think about it a lot, and hardly anyone knows.',
        ],
        [
          'What others can simply try for, you would have to arrange.',
          'What others just try for, you would have to arrange.',
        ],
      ],
      next: [
        [
          'want',
          'When you picture it, what does an ordinary morning look like?',
          'When you picture it, what does a normal morning look like?',
        ],
        ['worst', 'Which of the obstacles weighs most at present?'],
        ['support', 'Whom do you know of who has found a way?'],
      ],
      insight:
        'There are several ways, and the laws differ from country to country and are strict in some, so good advice comes before agreements among friends. Children do well where they are wanted and told the truth.',
      exercise: 'values',
      never: ['a child needs', 'just adopt', 'selfish', 'real mother'],
    },
    {
      id: 'belonging-faith-community-longing',
      cues: [
        'miss church community gay',
        'want a church that accepts me',
        'affirming church',
        'spiritual but gay and alone',
        'queer muslim community',
        'miss singing in choir since',
        'pray alone because gay',
      ],
      says: [
        'I watch the service online with the camera off, and stand up for the hymn.',
        'On Fridays I pray in the store room, facing the mops.',
        'I miss the tea afterwards more than the sermon.',
        'There is a group, they say, in a flat, with the curtains drawn and a guitar.',
        'God and I are all right. It is the car park I cannot manage.',
      ],
      reflections: [
        ['You keep to it alone, where no one sees you.', 'You keep to it alone, where nobody sees you.'],
        [
          'Your faith is at home in you, and the people around it are the hard part.',
          'Your faith feels at home in you, and the people around it are the hard part.',
        ],
        [
          'It is the company that you miss, as much as the prayer.',
          'It is the people you miss, as much as the prayer.',
        ],
      ],
      next: [
        [
          'want',
          'Which part of it would you like to have back first: the songs, the talk, the prayer, the tea?',
          'Which part do you want back first: songs, talk, prayer, or tea?',
        ],
        ['need', 'What would such a circle have to be, for you to go there safely?'],
        ['exception', 'When did you last feel held, in prayer or in song?'],
      ],
      insight:
        'The oldest congregations met behind curtains as well. Affirming circles are often small and careful, and reach newcomers through someone known; two people and a song already count.',
      exercise: 'small-step',
      never: ['any church', 'you do not need', 'god is everywhere', 'religion'],
    },
    {
      id: 'belonging-unrequited-crush-straight',
      cues: [
        'always fall for straight men',
        'always fall for straight girls',
        'crush on a straight woman at work',
        'he flirts but he is straight',
        'she calls me wifey but straight',
        'led on by straight friend',
        'she kisses me when drunk',
      ],
      says: [
        'She kisses me when she is drunk, and tells me about Mark when she is not.',
        'He calls me bro and falls asleep on my chest.',
        'It is always one of those who cannot, I have a talent for it.',
        'Wifey, she writes, with a heart, and then, lol.',
        'I analyse a thumbs-up as others analyse scripture.',
      ],
      reflections: [
        [
          'One day you are everything, and the next day you are a friend.',
          'One day you are everything, next day you are a friend.',
        ],
        [
          'You live on very little, and what there is of it is real, and that makes it hard.',
          'You live on so little, and the little there is feels real, and that makes it hard.',
        ],
        'You read every small sign as though it were scripture.',
      ],
      next: [
        [
          'feeling',
          'How do you feel the day after you have seen them?',
          'How do you feel the day after you saw them?',
        ],
        ['meaning', 'What is safe about loving someone who cannot?'],
        ['need', 'Where would you like to draw a line, for your own good?'],
      ],
      insight:
        'The unattainable hurts and also protects: nobody finds out, and it never has to stand the daylight. "Please do not play at this with me" is a whole sentence, and may be said kindly.',
      exercise: 'assertive-message',
      never: ['she might be', 'he might be', 'tell her', 'pattern of'],
    },
    {
      id: 'belonging-small-town-move-or-stay',
      cues: [
        'move to nairobi to be gay',
        'leave my town because gay',
        'rural and gay',
        'stay in the village or leave queer',
        'only one here should i move',
        'big city gay life',
        'moved to the city and still alone gay',
      ],
      says: [
        'Here I have land, a mother and a lake, and nobody to love.',
        'I moved for the life, and I live with a hot plate.',
        'In town I am free and anonymous and hungry.',
        'In the village they greet me by my grandfather’s name, there no one greets me.',
        'I go up for a weekend a month, I breathe, and come back.',
      ],
      reflections: [
        [
          'Here is what you know and love, and elsewhere there might be a life that fits.',
          'Here is what you know and love, and somewhere else there might be a life that fits.',
        ],
        [
          'Moving does not by itself bring the life one moves for.',
          'Moving does not bring the life you moved for all by itself.',
        ],
        'There are places where you can breathe, and you have to make it last.',
      ],
      next: [
        [
          'meaning',
          'What would you lose by leaving that no city can replace?',
          'What would you lose by leaving that no city can replace?',
        ],
        ['want', 'Which life do you picture, when you picture the other place?'],
        ['next', 'Is there a way of trying it on, before deciding?'],
      ],
      insight:
        'It need not be one or the other: many live in two places, a weekend here, a season there, an online circle between. Where you are freest and where you are fed may be different addresses for a while.',
      exercise: 'problem-solving',
      never: ['just move', 'leave home', 'small-minded', 'follow your'],
    },
    {
      id: 'belonging-body-and-desirability',
      cues: [
        'not attractive enough for gay men',
        'gay body standards',
        'too fat for the apps gay',
        'masc only',
        'butch and unwanted',
        'rejected for being femme',
        'everyone wants muscles gay',
      ],
      says: [
        'On there everyone is a torso, I am a librarian.',
        'He wrote, nice face, shame about the rest.',
        'They want a man with a voice, I have got one from a choir.',
        'I send the picture in which the light does the work, and then I do not go.',
        'I was bullied for it at school, and now by my own.',
      ],
      reflections: [
        [
          'You were measured early, and now those measure you who know how it feels.',
          'You got measured early, and now you get measured by people who know how it feels.',
        ],
        [
          'One careless line can stay at the mirror for a very long time.',
          'One careless line can stay at the mirror for so long.',
        ],
        'You show the picture, and keep the rest of you at home.',
      ],
      next: [
        [
          'when',
          'When did you last feel good in your skin, with somebody or alone?',
          'When did you last feel good in your skin, with someone or alone?',
        ],
        ['thought', 'What do you take as proven, whenever such an answer comes?'],
        ['want', 'What would you like to be desired for?'],
      ],
      insight:
        'Apps sort people at a glance, since that is quickest, and even those who are chosen feel unsure in there. In rooms where something is done together, a voice, wit and kindness have time to be seen.',
      exercise: 'self-compassion',
      never: ['you are attractive', 'gym', 'lose', 'standards', 'inner'],
    },
    {
      id: 'belonging-non-monogamy-questions',
      cues: [
        'open relationship gay',
        'he wants an open relationship',
        'polyamory jealous',
        'she wants to see other people',
        'everyone in the scene is open',
        'agreed to open but hurting',
        'third person in our relationship',
      ],
      says: [
        'He says that everyone does it, and so I said sure.',
        'I made the rules with her, and I am dying of them.',
        'It was my idea, and I am the one at the window.',
        'On Thursdays he is with Brian, and I iron.',
        'I would like to be modern. I would like to be asked.',
      ],
      reflections: [
        [
          'It was agreed, and you are not sure that you were asked.',
          'It got agreed, and you are not sure you got asked.',
        ],
        [
          'You try to be fine with it, and your body tells you otherwise.',
          'You try to be fine with it, and your body says otherwise.',
        ],
        'The rules are for two, and you seem to be the one who keeps them.',
      ],
      next: [
        ['feeling', 'What is the hardest hour in it?', 'What is the hardest hour in it?'],
        ['need', 'What would you have to know or have, to feel safe in it, if at all?'],
        ['want', 'If nobody called it old-fashioned, which form would you choose?'],
      ],
      insight:
        'Open and closed both work for couples who freely want it, and neither for one who says yes from fear of losing. An agreement can be opened again, without anyone having failed.',
      exercise: 'assertive-message',
      never: ['jealousy is', 'cheating', 'natural for', 'old-fashioned to'],
    },
    {
      id: 'belonging-helping-others-worn-out',
      cues: [
        'everyone in the community comes to me',
        'activist burned out lgbt',
        'hosting queer youth and tired',
        'community organiser exhausted',
        'always the one who rescues queer',
        'my house is the safe house',
        'tired of fighting for rights',
      ],
      says: [
        'There are four of them on my floor, and I am the one at work at seven.',
        'When somebody is arrested, my phone rings, and it rings each week.',
        'I have not been to a party in two years, merely to bail hearings.',
        'I know all of their medicines, and I have forgotten my own.',
        'If I stop, who opens the door?',
      ],
      reflections: [
        [
          'You are there for everyone, and it has used you up.',
          'You are there for everyone, and it used you up.',
        ],
        [
          'You had looked for company, and have become everybody’s helper.',
          'You wanted company and turned into everyone’s helper.',
        ],
        'You look after everyone’s health, and yours comes last.',
      ],
      next: [
        ['body', 'When did you last sleep a whole night?', 'When did you last sleep a full night?'],
        ['support', 'Who opens the door to you?'],
        ['next', 'What could be somebody else’s on two nights in the week?'],
      ],
      insight:
        'Those who hold others in danger carry their fear as well, and it adds up. Movements that last have rotas; a closed door on two nights keeps the other five open for longer.',
      exercise: 'problem-solving',
      never: ['self-care', 'hero', 'thank you for', 'you can not pour'],
    },
    {
      id: 'belonging-online-community-only',
      cues: [
        'my queer friends are all online',
        'queer discord',
        'only out online',
        'anonymous account is my real life',
        'twitter gays are my family',
        'tiktok lesbians raised me',
        'afraid they find my account',
      ],
      says: [
        'There I am Juno, they know my poems, and here I am nobody’s Juno.',
        'A girl in Brazil talked me through the night, I do not know her surname.',
        'I live in my phone since it is the only place where I exist.',
        'My brother nearly saw the screen, and I swallowed the chat.',
        'When the server was down, I noticed how quiet this house is.',
      ],
      reflections: [
        [
          'There you have the name that is yours, and here you do not.',
          'There you get the name that is yours, and here you do not.',
        ],
        'Somebody far away can stay awake with you, and that is a friend.',
        'The one place in which you can exist has to be kept hidden.',
      ],
      next: [
        [
          'meaning',
          'Who are you there, that you cannot be at home?',
          'Who are you in there, that you can not be at home?',
        ],
        ['need', 'How well is that account hidden from the people around you?'],
        ['want', 'Which bit of who you are there could come into the daylight, without any risk?'],
      ],
      insight:
        'Such circles have saved lives, there is nothing unreal in them. A locked screen, another name and no faces keep it safe; and a thing you make in the daytime, a poem, can be a bridge.',
      exercise: 'values',
      never: ['real life', 'strangers online', 'delete', 'meet them'],
    },
    {
      id: 'belonging-found-my-people',
      cues: [
        'found my people',
        'first pride and i cried',
        'finally have queer friends',
        'first time i belonged',
        'first queer party',
        'my chosen family threw me',
        'never felt so at home',
      ],
      says: [
        'There were thirty of us in a sitting room, and somebody’s aunt made chapati.',
        'They sang happy birthday with the right name, I had to go to the balcony.',
        'I danced with a woman in front of people, and the ceiling stayed where it was.',
        'On the way home I changed my shirt in the matatu, and grinned.',
        'I did not know what I had been missing, and now I am angry about all the years.',
      ],
      reflections: [
        [
          'Among people who get it, something in you could let go.',
          'Around people who get it, something in you could let go.',
        ],
        [
          'You were there as yourself, and nothing bad followed.',
          'You were there as you, and nothing bad happened.',
        ],
        'It is joy, and it brings along its grief about the years before.',
      ],
      next: [
        [
          'example',
          'Which moment of it would you like to keep for good?',
          'Which moment of it would you like to remember?',
        ],
        ['feeling', 'What is it like, to come back from there to the other life?'],
        ['next', 'How could there be a next time, and a safe way there and back?'],
      ],
      insight:
        'After such an evening a low often follows, since one has to shrink again for the street. Something small to carry, a song, a ribbon, a number, holds the line until the next one.',
      exercise: 'gratitude',
      never: ['be careful who', 'calm', 'it will not last', 'proud'],
    },
  ],
};
