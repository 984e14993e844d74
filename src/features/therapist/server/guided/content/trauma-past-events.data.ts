// trauma › past events: something happened, and it has not stayed in the past. Never ask for the detail of it.
import type { TopicContent } from './content-schema.ts';

export const traumaPastEvents: TopicContent = {
  category: 'trauma',
  topic: 'past-events',
  openers: [
    [
      'You choose how much to say. Where would you like to start?',
      'You pick how much to say. Where do you wanna start?',
    ],
    'How has it been showing up this week, in sleep, in your body, or with people?',
    [
      'What would make it a little easier to be here today?',
      'What would make being here a bit easier today?',
    ],
    'We can leave the event itself alone. What has it changed that you would like to talk about?',
    ['What would you like to leave aside today?', 'What do you wanna leave out today?'],
    'What do you wish people understood about living after it?',
    ['What made you decide that today it gets some room?', 'What made today the day it gets some room?'],
  ],
  explore: [
    ['need', 'What do you need to know about me or this place to feel at ease here?'],
    [
      'body',
      'How does your body tell you that it is on guard?',
      'How does your body tell you it is on guard?',
    ],
    ['when', 'When in the day is it furthest away?'],
    [
      'exception',
      'Where do you feel most like the person you were before?',
      'Where do you feel most like the old you?',
    ],
    ['worst', 'What did it take from you that you mind the most?'],
    [
      'support',
      'Who knows enough that you need not explain?',
      'Who knows enough that you do not have to explain?',
    ],
    ['tried', 'What have you found that takes the edge off, even for an hour?'],
    ['thought', 'What do you tell yourself about it on the bad days?'],
    ['meaning', 'What have you come to believe about people since then?'],
    ['want', 'If a piece of ordinary life could come back first, which one should it be?'],
    ['feeling', 'Which feeling stays longest: fear, anger, shame, or nothing at all?'],
    ['who', 'Whose reaction helped?'],
    [
      'next',
      'What would be one kind thing to do with the hour after we talk?',
      'What is one kind thing you could do right after we talk?',
    ],
  ],
  notes: [
    {
      text: [
        'Recovery is often told in three steps: first safety, then making sense and mourning, then coming back to people. The first is not a waiting room, it is the ground for the others.',
        'Recovery usually goes: safety first, then making sense and grieving, then back to people. Step one is not a waiting room, the rest stands on it.',
      ],
      source: 'Herman, Trauma and Recovery (1992)',
    },
    {
      text: 'How people around you respond afterwards matters as much as almost anything about the event. Lack of support is one of the strongest predictors of lasting trouble, so one good listener counts.',
      source:
        'Brewin, Andrews & Valentine, Meta-Analysis of Risk Factors for Posttraumatic Stress Disorder (2000)',
    },
    {
      text: [
        'A memory of danger is stored in pieces, without a date, so it can return as if it were now. With time and help it gets a date, and becomes something you remember rather than relive.',
        'Danger memories get saved in pieces with no date on them, so they come back like it is now. With time and help they get a date, and become a memory.',
      ],
      source: 'Ehlers & Clark, A cognitive model of posttraumatic stress disorder (2000)',
    },
    {
      text: 'Freezing under threat is an old reflex of the body, not a decision. In a study of women who came to a rape clinic, most had gone still, and many people blame themselves for it afterwards.',
      source: 'Möller, Söndergaard & Helström, Tonic immobility during sexual assault (2017)',
    },
    {
      text: 'Most people find their feet again after terrible events, along very different paths and at different speeds. There are also good treatments for when it stays, and needing one says nothing about strength.',
      source: 'Bonanno, Loss, Trauma, and Human Resilience (2004)',
    },
  ],
  exercises: ['grounding', 'box-breathing', 'self-compassion', 'sleep-wind-down', 'small-step'],
  never: [
    'tell me what happened',
    'what exactly happened',
    'forgive and forget',
    'get over it',
    'happens for a reason',
  ],
  situations: [
    {
      id: 'past-never-told-anyone',
      cues: [
        'never told anyone',
        'never told anybody',
        'nobody knows what happened',
        'first time saying this',
        'kept it secret years',
        'can not say it out loud',
        'sijawahi ambia mtu',
      ],
      says: [
        'There is a thing from when I was nineteen, and no living person has heard it from me.',
        'I have typed this and deleted it about six times.',
        'Something was done to me and I do not have the words.',
        "My husband thinks he knows everything about me. He doesn't.",
        'Sijawahi ambia mtu hii kitu, na nimechoka kuibeba.',
        'I always change the subject when it gets near.',
      ],
      reflections: [
        [
          'You have guarded this alone for a long time, and today you let the door move a little.',
          'You have guarded this alone for so long, and today you let the door move a bit.',
        ],
        'You have said that it exists, and that is already a large thing to have said.',
        'None of it has to be told here in order to be taken seriously.',
      ],
      next: [
        ['need', 'What would you want from someone, if one day they were to know?'],
        [
          'worst',
          'What has the carrying cost you, leaving the thing itself aside?',
          'Leaving the thing itself out, what has carrying it cost you?',
        ],
        ['feeling', 'How is it to have said even this much?'],
      ],
      insight: [
        'Telling is yours to time, and a part may be told without the whole. People who choose a listener who is calm and believes them tend to feel lighter; others have done well with a professional first.',
        'You pick the time, and you can tell a part without the whole. A calm listener who believes you is the one that helps, and that can be a professional first.',
      ],
      exercise: 'grounding',
      never: ['tell me more about it', 'let it out', 'secret'],
    },
    {
      id: 'past-not-believed',
      cues: [
        'did not believe me',
        'nobody believed',
        'no one believed',
        'said i was lying',
        'said i made it up',
        'they took his side',
        'accused of lying',
      ],
      says: [
        'I told my mum and she asked what I had been wearing.',
        'They said he is a man of God and I must be confused.',
        'The police officer laughed and told me to go home and sort it out.',
        'When I finally spoke, I was the one who became the problem.',
        'My own family ate with him at Christmas, after I had told them.',
      ],
      reflections: [
        [
          'You did the hardest thing, you spoke, and the door was shut on you.',
          'You did the hardest part, you spoke up, and they shut the door on you.',
        ],
        'First there was the thing itself, and then there was how they answered, and that was a second wound.',
        'They protected their peace, and you were the price of it.',
      ],
      next: [
        ['who', 'Was there anyone, then or later, who did believe you?'],
        ['want', 'What did you need to hear that day?'],
        [
          'feeling',
          'What is it like to bring it up again here, after that?',
          'What is it like bringing it up again, after how they did you?',
        ],
      ],
      insight:
        'Families and institutions often defend themselves before they protect a person, and this has been written about for a century. Their answer measured their fear, not your truth.',
      exercise: 'self-compassion',
      never: ['their side', 'misunderstood', 'are you sure'],
    },
    {
      id: 'past-froze-did-not-fight',
      cues: [
        'i froze',
        'did not fight back',
        'did not scream',
        'could not move',
        'why did i not run',
        'let it happen',
        'should have fought',
      ],
      says: [
        'My body just switched off and I hate it for that.',
        'Why did I not shout? There were people in the next room.',
        'I lay there like a plank, so how can I call it anything?',
        'I even said thank you when I left, who does that?',
        'A stronger person would have kicked and bitten, I did nothing.',
      ],
      reflections: [
        [
          'You judge the frozen one from the safety of afterwards.',
          'You are judging the frozen you from the safety of now.',
        ],
        'Your body took a decision faster than any thought, and it brought you out alive.',
        'You have been on trial ever since, for something that no one chooses.',
      ],
      next: [
        ['thought', 'What do you say to yourself about that freezing?'],
        [
          'who',
          'If a friend had frozen like that, how would you speak to them about it?',
          'If it was your friend who froze, what would you tell them?',
        ],
        ['need', 'What would your body need to hear from you now?'],
      ],
      insight:
        'Under great threat the body can go still by itself, in people as in animals. It is a reflex, like blinking; being polite or agreeable afterwards can be part of the same survival.',
      exercise: 'self-compassion',
      never: ['why did you', 'next time', 'consent'],
    },
    {
      id: 'past-robbery-or-carjacking',
      cues: [
        'robbed',
        'carjack*',
        'mugged',
        'held at gunpoint',
        'thugs attacked',
        'knife to',
        'phone snatched scared',
        'hijacked',
      ],
      says: [
        'Since they took the car I check the mirrors all the way home.',
        'It was over in two minutes and I am still in it, months later.',
        'They only got a phone and some cash, so why am I afraid of the gate?',
        'When a boda slows down behind me my whole body goes cold.',
        'We moved house, but I still lie there listening for the dog.',
      ],
      reflections: [
        [
          'They left with things, and they took something from every road you walk since.',
          'They left with stuff, and they took a bit of every road you walk now.',
        ],
        'The minutes ended, and your ears are still on guard.',
        'People add up what was stolen, and the main thing is not on their list.',
      ],
      next: [
        ['when', 'At which moments of the day is the guard highest?'],
        [
          'exception',
          'Where does your body believe that it is safe?',
          'Where does your body actually believe it is safe?',
        ],
        ['support', 'Who did you have with you in the days afterwards?'],
      ],
      insight:
        'After such a fright the body raises its alarm for a while, and in most people it comes down over weeks. If it has stayed for more than a month or two, there are treatments made for exactly this.',
      exercise: 'grounding',
      never: ['be careful', 'be more careful', 'lucky'],
    },
    {
      id: 'past-road-accident',
      cues: [
        'car accident',
        'road accident',
        'matatu accident',
        'boda accident',
        'the crash',
        'after the accident',
        'ajali',
        'scared to drive since',
      ],
      says: [
        'I came out with scratches, the woman next to me did not come out.',
        'Each time the matatu overtakes, I grip the seat and pray.',
        'I have not driven since March, my wife does it and I close my eyes.',
        'I hear the brakes when I am nearly asleep.',
        'Everyone says thank God you are alive and I cannot say how it is.',
      ],
      reflections: [
        [
          'You walked away, and part of you is still sitting in that vehicle.',
          'You walked away, and part of you is still in that seat.',
        ],
        'The roads are the same for everyone else, and for you they have become something to survive.',
        'They want gratitude from you, and there is so much else in the way of it.',
      ],
      next: [
        ['body', 'What does your body do when you get into a vehicle?'],
        ['tried', 'What makes a journey bearable?', 'What makes a trip okay?'],
        ['feeling', 'What comes along with the relief of having come through it?'],
      ],
      insight:
        'Avoiding the road keeps the fear at its full size, and forcing a long trip can make it grow. Small, chosen distances with somebody steady beside you bring it down.',
      exercise: 'small-step',
      never: ['thank god', 'it was not your time', 'just drive'],
    },
    {
      id: 'past-sexual-violence',
      cues: [
        'raped*',
        'sexual assault*',
        'sexually abused',
        'forced me to have',
        'took advantage of me',
        'touched me without',
        'he forced himself',
        'molested',
      ],
      says: [
        'A man I trusted did not stop when I said stop.',
        'It happened at a party and everybody still greets him.',
        'My own uncle, and I was small, that is all I want to say.',
        'It was my boyfriend, so I do not even know what to call it.',
        'Men do not get that done to them, that is what they would say to me.',
      ],
      reflections: [
        [
          'What was done to you was a wrong, and it belongs to the one who did it.',
          'What was done to you was wrong, and it belongs to the one who did it.',
        ],
        'You may say as little as you like about it, and you are believed here.',
        'Somebody else did this, and the shame still landed on you.',
      ],
      next: [
        ['need', 'Do you feel safe at home and at work now?', 'Do you feel safe at home and at work now?'],
        ['support', 'Who, if anyone, stands beside you with this?'],
        ['worst', 'Which part of ordinary life has it made difficult?'],
      ],
      insight:
        'What it was called, who it was and whether you fought change nothing about where the blame lies. If it is recent, a clinic can still help with your health, best within three days, and going there commits you to nothing more.',
      exercise: 'grounding',
      never: ['what were you', 'did you say no', 'report it', 'why did you'],
    },
    {
      id: 'past-left-violent-partner',
      cues: [
        'he used to beat me',
        'she used to beat me',
        'left abusive',
        'my ex hit me',
        'violent marriage',
        'escaped him',
        'domestic violence past',
        'abusive ex',
      ],
      says: [
        'I got out two years ago and I still lay the table so that nobody will be angry.',
        'Whenever keys turn in a door my stomach drops, and it is only my flatmate.',
        'People ask why I stayed so long, nobody asks why he did it.',
        'I miss him some nights and then I feel ill with shame.',
        'My new man raises his voice at football and I am behind the couch in my head.',
      ],
      reflections: [
        [
          'You left the house, and your body still keeps its rules.',
          'You left the house, and your body still follows its rules.',
        ],
        'You learned to read a mood from the sound of a key, and that learning does not stop at the border.',
        'It took something enormous to go, and people only ask about the staying.',
      ],
      next: [
        ['need', 'Do you feel safe at home these days?'],
        ['feeling', 'What do you feel when someone is simply gentle with you?'],
        [
          'exception',
          'In which moments now do you notice that you are free?',
          'When do you notice that you are actually free now?',
        ],
      ],
      insight:
        'Missing someone who hurt you is not a sign that it was not so bad. The bond was made of fear and relief by turns, and that kind holds hard; it loosens with distance.',
      exercise: 'grounding',
      never: ['why did you stay', 'both sides', 'go back'],
    },
    {
      id: 'past-still-living-with-it',
      cues: [
        'still hits me',
        'he beats me',
        'she beats me',
        'afraid of my husband',
        'scared to go home',
        'still happening to me',
        'walking on eggshells at home',
        'ananipiga',
      ],
      says: [
        'It is not in the past, I share a bed with it.',
        'When he has been drinking I take the children to the back room.',
        'I wear long sleeves to work and say I fell.',
        'Where would I go with three kids and no money of my own?',
        'She throws things at me and I cannot tell the boys, they would laugh.',
      ],
      reflections: [
        [
          'You are living in the middle of it, and you plan every evening around it.',
          'You are living right in it, and every evening gets planned around it.',
        ],
        'What is being done to you is not your fault, whatever was said just before.',
        'You think of everybody’s safety, and do it mostly by yourself.',
      ],
      next: [
        ['need', 'Is it safe for you to talk at this moment?'],
        [
          'who',
          'Who could take you in at short notice, if you had to leave quickly?',
          'Who could take you in fast if you had to leave?',
        ],
        ['support', 'Which person near you knows the truth of how it is at home?'],
      ],
      insight:
        'Leaving is a dangerous time, so it is best planned quietly with people who know how: a helpline, a shelter, a trusted elder. Help on the crisis page is free, and asking commits you to nothing.',
      exercise: null,
      never: ['just leave', 'talk to him', 'for the children', 'marriage is', 'provoke'],
    },
    {
      id: 'past-election-violence',
      cues: [
        'post election violence',
        'postelection',
        'tribal clashes',
        'they burned our house',
        'burnt our home',
        'neighbours turned on us',
        'idp camp',
        'clashes when',
      ],
      says: [
        'Our neighbours, whose children I played with, came at night because of our name.',
        'We slept in a church compound and I was eleven.',
        'Each election year I stop sleeping from January.',
        'My father never went back to the shamba, and never said why.',
        'Now those people greet me in town as if nothing ever was.',
      ],
      reflections: [
        [
          'The people you borrowed salt from became the people you ran from.',
          'The people you borrowed salt from became the ones you ran from.',
        ],
        'Every campaign season shakes the ground that you live on.',
        'A whole town agreed not to mention it, and you were left alone with remembering.',
      ],
      next: [
        ['when', 'What are the first signs that the fear is waking up again?'],
        ['support', 'Who went through those days with you?'],
        [
          'need',
          'What would help you feel safer in the months ahead?',
          'What would make the next months feel safer?',
        ],
      ],
      insight:
        'Violence from neighbours hurts the ability to trust more than violence from strangers. Bodies keep calendars, so fear that returns with the posters is memory doing its work, not weakness.',
      exercise: 'grounding',
      never: ['your tribe', 'both tribes', 'it is over now'],
    },
    {
      id: 'past-protest-or-police',
      cues: [
        'protest shot',
        'teargas',
        'police beat me',
        'arrested and beaten',
        'maandamano',
        'abducted',
        'shot next to me',
        'in the cells they',
      ],
      says: [
        'I went out with a flag and a bottle of water, and came home someone else.',
        'The boy beside me fell and I ran. I just ran.',
        'They kept me four days and I do not speak about those days.',
        'Every time I see a uniform my legs get ready to go.',
        'On TikTok everyone is brave about it, I cannot even hear a firework.',
      ],
      reflections: [
        [
          'You went out for something you believe in, and saw what it can cost.',
          'You went out for something you believe in and saw what it can cost.',
        ],
        'Those who should have protected you were the ones to be feared.',
        'Part of you is still running down that street.',
      ],
      next: [
        ['support', 'Who else was there that day and can be talked to?'],
        [
          'body',
          'What are sirens or loud bangs like for you these days?',
          'What do sirens or loud bangs do to you these days?',
        ],
        ['meaning', 'What do you want that day to stand for in your life?'],
      ],
      insight:
        'When harm comes from those in charge, it hurts trust as well as nerves. Being with others who were there, and some footage left unwatched, helps the body come down.',
      exercise: 'grounding',
      never: ['should not have gone', 'who shot', 'stay away from'],
    },
    {
      id: 'past-terror-attack',
      cues: [
        'terror attack',
        'terrorist*',
        'the explosion',
        'bomb blast',
        'gunmen',
        'mall attack',
        'university attack',
        'hid under',
      ],
      says: [
        'In any restaurant I have to sit facing the door, near the kitchen.',
        'I lay between the shelves for hours and my phone kept lighting up.',
        'I was late that morning, and everyone who was on time is gone.',
        'I have never gone back to a mall, I send my daughter.',
        'Each year they do the memorial on TV and I go upcountry to avoid it.',
      ],
      reflections: [
        [
          'You learned in one day where every exit is, and you have counted them ever since.',
          'In one day you learned where every exit is, and you still count them.',
        ],
        'An ordinary errand, and behind it a day that changed what ordinary means.',
        'The country remembers it once a year, and you do each time you choose a chair.',
      ],
      next: [
        ['exception', 'Where can you sit with your back to the door?'],
        ['worst', 'What have you given up since then that you would like to have back?'],
        [
          'support',
          'Who understands without you having to explain it?',
          'Who just gets it without an explanation?',
        ],
      ],
      insight:
        'Scanning for exits was the right answer on that day, and the brain keeps right answers. It can be taught, in small safe doses and best with help, that this door is another door.',
      exercise: 'grounding',
      never: ['they were in a better', 'you survived for', 'terrorists are'],
    },
    {
      id: 'past-difficult-birth',
      cues: [
        'traumatic birth',
        'birth went wrong',
        'nearly died giving birth',
        'emergency c section',
        'nurses slapped me',
        'labour ward shouted',
        'baby in nicu',
      ],
      says: [
        'They say a healthy baby is all that matters, but I was there too.',
        'In the ward they shouted at me and no one told me what they were doing.',
        'I nearly did not make it, and everybody brought balloons.',
        'My husband saw everything and neither of us mentions that night.',
        'I would like another child, and I cannot lie on that kind of table again.',
      ],
      reflections: [
        [
          'Everyone looked at the baby, and you were left on that table.',
          'Everyone looked at the baby and kinda left you on that table.',
        ],
        'You can love the child and be frightened of the night that brought the child.',
        'Things were done to your body in a hurry, and no one came back to explain.',
      ],
      next: [
        ['feeling', 'What do you feel on the birthdays?'],
        [
          'need',
          'What would you have needed someone to say to you in that room?',
          'What did you need someone to say to you in there?',
        ],
        ['support', 'Has anyone who was there ever gone through it with you?'],
      ],
      insight:
        'A birth can leave the same marks as an accident, on mothers and on fathers. Many hospitals will go through the notes with you later, and knowing why things happened can settle the pictures.',
      exercise: 'grounding',
      never: ['healthy baby', 'women give birth every day', 'be grateful'],
    },
    {
      id: 'past-hospital-or-icu',
      cues: [
        'icu nightmares',
        'woke up during surgery',
        'after the operation terrified',
        'hospital trauma',
        'intensive care',
        'ventilator',
        'held down hospital',
      ],
      says: [
        'I was on the machines for two weeks and saw things I still cannot sort.',
        'That smell of disinfectant and I am back in the bed with the tubes.',
        'Doctors say I am cured, I have not felt my body as mine since.',
        'When a form says next of kin I begin to shake.',
        'As a child I was in hospital for months and no one was let in.',
      ],
      reflections: [
        [
          'They saved your life, and it was terrifying to be saved like that.',
          'They saved you, and being saved like that was terrifying.',
        ],
        'Some of it was dream and some was real, and it all sits in the same drawer.',
        'Everyone calls it recovery, and you are still finding your way back into your own skin.',
      ],
      next: [
        ['body', 'What is it like to be in your body now, on an average day?'],
        [
          'when',
          'What brings the ward back most easily?',
          'What throws you back into that ward the fastest?',
        ],
        ['need', 'Which question about that time has never been answered?'],
      ],
      insight:
        'Strange, frightening memories after intensive care are common, since drugs, fever and lost sleep mix dream with day. A diary of what truly happened, made with staff or family, helps many people.',
      exercise: 'body-scan',
      never: ['you survived', 'be thankful'],
    },
    {
      id: 'past-worked-in-gulf',
      cues: [
        'worked in saudi',
        'house help abroad',
        'gulf employer',
        'took my passport',
        'domestic worker abused',
        'madam locked me',
        'came back from qatar',
      ],
      says: [
        'They held my passport and I ate when they had finished, if there was any left.',
        'I came home with no money and my family asks what I did with it.',
        'At the agency they told us to be patient, so I was patient for two years.',
        'My madam’s voice still wakes me at five.',
        'Everyone thought I was in paradise, I slept on a kitchen floor.',
      ],
      reflections: [
        [
          'You went to carry a whole family, and over there nobody treated you as a person.',
          'You went to carry the whole family, and over there nobody treated you like a person.',
        ],
        'You came back, and the questions at home are about money.',
        'You were brave every day in a house where no one saw it.',
      ],
      next: [
        ['worst', 'What do you find hardest to explain to people at home?'],
        [
          'feeling',
          'What comes up in you when they ask about the money?',
          'What comes up when they start asking about the money?',
        ],
        ['support', 'Have you met others who returned from such a house?'],
      ],
      insight:
        'Being trapped in someone’s house is a recognised kind of harm, and shame for it belongs to those who locked the door. Groups of returnees exist, and many say that was where they first slept.',
      exercise: 'self-compassion',
      never: ['you chose', 'should have checked', 'patience'],
    },
    {
      id: 'past-fled-the-country',
      cues: [
        'refugee',
        'fled the war',
        'ran from war',
        'crossed the border',
        'asylum',
        'left everything war',
        'camp kakuma',
        'camp dadaab',
      ],
      says: [
        'I have a bed and a lock now, and at night I still pack.',
        'My brothers stayed on the other side and I eat breakfast.',
        'At the interview I had to tell it in order, as though it had an order.',
        'My children speak this language now and they ask me why I jump.',
        'People here complain about the bus, and I think of the road we walked.',
      ],
      reflections: [
        [
          'You arrived, and most of you is still on the road.',
          'You made it here, and most of you is still on that road.',
        ],
        'Half of your people are elsewhere, so each meal has empty places.',
        'You have been asked for your story by offices, and hardly ever by a friend.',
      ],
      next: [
        ['exception', 'What did you manage to bring with you that no border could take?'],
        ['when', 'At which hours do the others come to your mind?'],
        [
          'need',
          'What would help this place become a little more yours?',
          'What would make this place feel a bit more yours?',
        ],
      ],
      insight:
        'Safety on paper comes before safety in the body, sometimes by years. Cooking, songs and prayers from home are not nostalgia; they are how many people grow a root again.',
      exercise: 'grounding',
      never: ['you are safe now', 'be grateful', 'new life'],
    },
    {
      id: 'past-survivor-guilt',
      cues: [
        'why did i survive',
        'survivor guilt',
        'should have been me',
        'i lived they died',
        'only one who survived',
        'guilty that i survived',
        'i made it and they did not',
      ],
      says: [
        'Four of us got in, and I am the one sitting here.',
        'His mother hugs me at church and I want to say sorry for breathing.',
        'I swapped shifts with him that day. That is the thing.',
        'When something good happens I think that this belonged to somebody else.',
        'I let go of a hand. I do not say more than that.',
      ],
      reflections: [
        [
          'You came out alive, and it feels like a debt that nobody can tell you how to pay.',
          'You came out alive and it feels like a debt nobody can tell you how to pay.',
        ],
        'Chance drew the line, and you keep looking for the mistake in it.',
        'It is hard to be glad of a thing when it stands next to such a loss.',
      ],
      next: [
        ['thought', 'What do you believe you should have known or done, on that day?'],
        [
          'who',
          'What would they say if they saw you carry it like this?',
          'What would they say if they saw you carrying it like this?',
        ],
        ['meaning', 'How would you like to keep them with you, other than by suffering?'],
      ],
      insight:
        'Guilt gives a meaning to chance: if I was at fault, then at least it was not random. If there are moments when you would rather not be here, say so plainly, to me and to a person near you.',
      exercise: 'self-compassion',
      never: ['you were spared', 'god saved you', 'purpose'],
    },
    {
      id: 'past-saw-someone-die',
      cues: [
        'saw someone die',
        'watched him die',
        'watched her die',
        'found the body',
        'found him dead',
        'found her dead',
        'mob justice',
        'witnessed a killing',
      ],
      says: [
        'They caught a thief in our street, and I saw what people do.',
        'I found my father, and the picture is on top of every other picture of him.',
        'I was only a witness, so I feel I have no right to be like this.',
        'It was a stranger on the road and I see his shoe.',
        'The noise comes back when I wash dishes.',
      ],
      reflections: [
        [
          'Your eyes took in something no one should have to see, and they keep showing it to you.',
          'Your eyes saw something nobody should see, and they keep replaying it.',
        ],
        'One image has pushed itself in front of a whole life.',
        'It did not happen to you, and all the same it happened in you.',
      ],
      next: [
        ['when', 'Without describing it, when does the picture come?'],
        ['need', 'What helps your eyes rest when it does?', 'What helps your eyes rest when it shows up?'],
        ['exception', 'Which other image, of a good day, would you like nearer to hand?'],
      ],
      insight:
        'Witnesses are hurt as well; the mind does not check whose body it was. Pictures lose force when they are met with help, and in early days a task for the eyes and hands can loosen their hold.',
      exercise: 'grounding',
      never: ['describe', 'what did you see', 'try to forget'],
    },
    {
      id: 'past-soldier-or-responder',
      cues: [
        'served in somalia',
        'army came back',
        'in combat',
        'paramedic seen',
        'police officer seen too much',
        'firefighter',
        'deployed to war',
        'things i did in war',
      ],
      says: [
        'In uniform I was useful, at home I sit in the dark in the sitting room.',
        'I have pulled people out of cars for nine years and last week it was a child.',
        'There are things I did under orders which I cannot put anywhere.',
        'My wife says I came back as someone who checks locks.',
        'On the team we joke. Nobody goes home and jokes.',
      ],
      reflections: [
        [
          'You were trained for the going in, and nobody trained you for the coming home.',
          'They trained you for going in, and nobody trained you for coming home.',
        ],
        'You have carried others out for years, and you are still holding some of them.',
        'A quiet house is a hard place for someone who learned to stay alive in noise.',
      ],
      next: [
        [
          'support',
          'Which of your comrades could you ring without a joke first?',
          'Which of your people could you call without a joke first?',
        ],
        ['meaning', 'Is it more what you saw, or something that goes against who you are?'],
        ['body', 'What does your body do with a quiet evening?'],
      ],
      insight:
        'Some wounds of service are fear, and others are conscience, from doing or failing to stop what went against one’s values. The second kind heals less by calm and more by truth, repair and company.',
      exercise: 'values',
      never: ['thank you for your service', 'following orders', 'hero'],
    },
    {
      id: 'past-bullied-at-school',
      cues: [
        'bullied as a kid',
        'bullied in school',
        'bullied at school',
        'bullying school',
        'boarding school beaten',
        'prefects beat us',
        'monolis*',
        'they laughed at me every day',
        'form one tortured',
      ],
      says: [
        'In form one the older boys made us do things at night, and teachers knew.',
        "I'm thirty and I still eat lunch in my car, because of a canteen.",
        'They had a name for me, and if I hear that word I am thirteen.',
        'When a group laughs on the street I am sure that it is about me.',
        'One of them sent me a friend request with a heart on it.',
      ],
      reflections: [
        [
          'School ended years ago, and you still check where everyone is standing.',
          'School ended ages ago and you still check where everyone is standing.',
        ],
        'Day after day of it, at an age when there was nowhere else to go.',
        'The grown-ups who should have seen it looked at the timetable instead.',
      ],
      next: [
        ['thought', 'What did those years teach you about your place in a group?'],
        ['who', 'Was there one person there who was decent to you?'],
        [
          'exception',
          'In which company today do you not wait for the joke?',
          'Who are you with when you are not waiting for the joke?',
        ],
      ],
      insight:
        'Being bullied leaves traces decades later in large studies, so it was never "just school". What was learned in one group can be unlearned in another, one decent group at a time.',
      exercise: 'self-compassion',
      never: ['kids will be kids', 'made you stronger', 'ignore'],
    },
    {
      id: 'past-images-shared',
      cues: [
        'leaked my nudes',
        'my pictures leaked',
        'revenge porn',
        'blackmail* photos',
        'shared my private video',
        'threatens to post',
        'sextortion',
      ],
      says: [
        'My ex put our video in a group with people from my own church in it.',
        'Someone has my photos and wants money or he sends them to my dad.',
        'I changed cities, and when a man looks at me I wonder if he has seen it.',
        'The whole campus has seen me, and they look at me like I did it.',
        "I can't open my phone without expecting it to be there again.",
      ],
      reflections: [
        [
          'Something you gave in trust was turned into a weapon.',
          'Something you shared in trust got turned into a weapon.',
        ],
        'You walk through a room wondering who has seen, and no one can tell you.',
        'The shame landed on you, and the crime was somebody else’s.',
      ],
      next: [
        [
          'need',
          'Is somebody threatening you with it at the moment?',
          'Is someone threatening you with it right now?',
        ],
        ['support', 'Who could sit with you while you report or ask for it to be taken down?'],
        ['worst', 'Whose seeing it do you fear the most?'],
      ],
      insight:
        'Sharing or threatening to share such pictures is an offence in many countries, Kenya included. Paying rarely ends it; keeping evidence and using a take-down service often helps more. If it ever feels unbearable, tell someone today.',
      exercise: 'grounding',
      never: ['should not have sent', 'why did you send', 'never send'],
    },
    {
      id: 'past-was-it-that-bad',
      cues: [
        'was it really that bad',
        'maybe i exaggerate',
        'maybe overreacting',
        'not real trauma',
        'others had real trauma',
        'do not know if it counts',
        'nothing really happened but',
      ],
      says: [
        'It was not rape or anything, so I do not know why it still bothers me.',
        'I might be making a big thing out of nothing.',
        'Nobody hit me. It just went on and on, so does that even count?',
        'My cousin went through real war, mine was only a bad year.',
        'idk if I am allowed to use that word for it tbh',
      ],
      reflections: [
        [
          'You keep weighing it to see whether you are allowed to hurt.',
          'You keep weighing it to see if you are allowed to hurt.',
        ],
        'The event sounds small when you tell it, and its shadow is long.',
        'Calling it nothing was probably how you got through it.',
      ],
      next: [
        ['who', 'Who first told you that it was not so bad?'],
        [
          'worst',
          'Leaving its name aside, what is different in you since then?',
          'Forget what to call it, what is different in you since?',
        ],
        ['exception', 'If it had been done to a child you love, would you still call it small?'],
      ],
      insight:
        'What matters for the wound is how alone, trapped or frightened a person was, more than how the event looks from outside. No one has to pass a test before they may get help.',
      exercise: 'self-compassion',
      never: ['you have ptsd', 'worse things', 'traumati'],
    },
    {
      id: 'past-perpetrator-still-around',
      cues: [
        'have to see him',
        'he is still in the family',
        'family event he will be',
        'see the person who hurt me',
        'lives near me',
        'same church as him',
        'bumped into him',
      ],
      says: [
        'At every wedding he sits two tables away with a plate of pilau.',
        'The burial is on Saturday and he will be a pallbearer.',
        'He drives the matatu on our route. I walk.',
        'My mother insists I greet him, to keep the peace.',
        'I saw her in the supermarket and left my trolley in the aisle.',
      ],
      reflections: [
        [
          'They get to eat and laugh, and you have to watch the door.',
          'They get to eat and laugh, and you get to watch the door.',
        ],
        'The peace that everyone wants to keep is held up by you.',
        'You plan your routes around somebody who plans nothing around you.',
      ],
      next: [
        [
          'need',
          'What would make that day bearable, or allow you to stay away?',
          'What would make that day okay, or okay to skip?',
        ],
        ['support', 'Who there could stay at your side and leave with you?'],
        ['want', 'What would you do if nobody could be offended?'],
      ],
      insight:
        'You may have a plan for such days: an ally, a seat, a sentence, a way home. Staying away is also a plan, and needs no reason that others approve of.',
      exercise: 'assertive-message',
      never: ['forgive him', 'be the bigger person', 'confront him'],
    },
    {
      id: 'past-report-or-not',
      cues: [
        'should i report',
        'go to the police',
        'do not know whether to report',
        'court case trauma',
        'testify in court',
        'drop the case',
        'elders want to settle',
      ],
      says: [
        'The family wants to settle it with two goats and a meeting.',
        'I have a paper from the hospital in my drawer and a decision I cannot make.',
        'My case comes up in court and I must say it in front of him.',
        'If I speak I lose my job, if I do not, he does it again to another girl.',
        'The officer keeps asking for fuel money to follow it up.',
      ],
      reflections: [
        [
          'Each door has a price on it, and you are the one who would pay.',
          'Every door has a price on it, and you are the one paying.',
        ],
        'You were harmed, and now the work of justice has been put on your table as well.',
        'Everyone around it has an opinion, and it is your life it goes through.',
      ],
      next: [
        ['want', 'What would you need to come out of it, for it to be worth it to you?'],
        [
          'worst',
          'What do you fear most about speaking, and about not speaking?',
          'What scares you most about speaking up, and about staying quiet?',
        ],
        ['support', 'Who could walk into that office with you?'],
      ],
      insight:
        'Deciding later is also allowed in most cases; a lawyer or a survivors’ organisation can say what time limits there are. Keeping records safe leaves both doors open while you think.',
      exercise: 'values',
      never: ['you must report', 'you have to', 'other victims'],
    },
    {
      id: 'past-numb-and-far-away',
      cues: [
        'feel nothing since',
        'numb since',
        'like watching a film',
        'not real since then',
        'far away from everyone',
        'feel like a robot since',
        'can not cry about it',
      ],
      says: [
        'People tell me I am coping well. I just am not there.',
        'I held my newborn niece and waited for a feeling.',
        'It is like there is a glass wall between me and the street.',
        'At the funeral I counted the tiles.',
        'I know it was terrible, I know it as you know a fact.',
      ],
      reflections: [
        ['You are present everywhere, behind glass.', 'You show up everywhere, just behind glass.'],
        'At some point feeling became too dangerous, so something in you turned the main switch.',
        'They praise you for coping, and you would give a lot for one good cry.',
      ],
      next: [
        [
          'exception',
          'When does something get through, even faintly?',
          'When does something get through, even a little?',
        ],
        ['body', 'Where in your body could you find warmth or weight right now?'],
        ['meaning', 'What might be waiting on the other side of the numbness?'],
      ],
      insight:
        'Numbness is a dimmer that the mind turns down when the light is too strong. It comes up again in small steps, through the senses and through safe people, and it need not be forced.',
      exercise: 'grounding',
      never: ['cold', 'let yourself feel', 'cry it out'],
    },
    {
      id: 'past-cannot-trust-since',
      cues: [
        'can not trust anyone since',
        'trust issues since',
        'everyone wants something',
        'can not let anyone close',
        'push people away since',
        'check everyones motives',
        'never trust men again',
      ],
      says: [
        'Someone is kind to me and I start looking for the hook.',
        'I read people’s phones with my eyes from across the room.',
        'Every date ends when he is nice, because that is how it began that time.',
        'I have not given anyone my real address for six years.',
        'If I need no one, then no one can do it to me again.',
      ],
      reflections: [
        [
          'Kindness is where it started, so kindness is where you reach for the handbrake.',
          'It started with kindness, so kindness is when you hit the brakes.',
        ],
        'The wall kept you alive, and it is cold on this side of it.',
        'You are so good at spotting danger that everything has begun to look like it.',
      ],
      next: [
        ['exception', 'Whom do you trust with small things, a spare key or a secret wish?'],
        ['need', 'What does a person have to do, over time, for you to breathe out?'],
        ['want', 'What kind of closeness do you miss, if any?', 'What kind of close do you miss, if any?'],
      ],
      insight:
        'Trust can be given in coins rather than all at once: a small thing, wait, see what they do with it. That is slower than falling and safer than a wall.',
      exercise: 'small-step',
      never: ['not all men', 'you have to trust', 'open up'],
    },
    {
      id: 'past-closeness-and-sex-after',
      cues: [
        'sex after abuse',
        'can not be touched since',
        'flinch when touched',
        'intimacy since it happened',
        'pretend during sex',
        'partner does not understand touch',
        'go away in my head in bed',
      ],
      says: [
        'He puts a hand on my shoulder and I leave my body.',
        'I love my wife and I cannot bear the lights off.',
        'I say yes so that it will be over.',
        'We have been married for a year and I have not told her why I flinch.',
        'I want to be held but only from the front, and how do you say that?',
      ],
      reflections: [
        [
          'Your body remembers one touch, and answers every other touch with it.',
          'Your body remembers one touch and answers every other one with it.',
        ],
        'You want closeness and you want to be able to stop it, and both are fair.',
        'You have been protecting the other person from a no that belongs to you.',
      ],
      next: [
        ['need', 'Which kinds of touch feel all right?'],
        [
          'support',
          'What, if anything, could {who:your partner} know without knowing it all?',
          'What could {who:your partner} know, without knowing everything?',
        ],
        ['exception', 'When were you last near someone and stayed present?'],
      ],
      insight:
        'Going back to touch works best when you hold the brake: agreed signals, lights on, stopping as something normal. A no that is respected is what makes a later yes possible.',
      exercise: 'grounding',
      never: ['marital', 'he has needs', 'she has needs', 'duty'],
    },
    {
      id: 'past-lost-the-home-fire-flood',
      cues: [
        'house burned down',
        'fire destroyed',
        'floods took',
        'flood destroyed',
        'demolished our house',
        'landslide',
        'lost everything fire',
        'evicted demolished',
      ],
      says: [
        'The river came up at night and we stood on the roof with the goats.',
        'The whole row of houses burned, I got out with one shoe and the baby.',
        'Bulldozers came at five in the morning and by seven we were a field.',
        'When it rains now, I do not sleep, I sit up dressed.',
        'I keep looking for a thing, and then I remember that it is gone.',
      ],
      reflections: [
        [
          'You keep reaching for things that exist only in your memory now.',
          'You keep reaching for stuff that is only in your memory now.',
        ],
        'Since that night, the weather is never just weather.',
        'A house is also the place where fear is supposed to end, and that went too.',
      ],
      next: [
        [
          'need',
          'What is the place like where you sleep now?',
          'What is the place like where you sleep these days?',
        ],
        ['worst', 'Which small lost thing do you think of the most?'],
        ['support', 'Who has been of practical help?'],
      ],
      insight:
        'After a disaster a roof, food and one’s own people are the first medicine, and feelings often come once those are there. Being shaken months later, when the helpers have gone, is common.',
      exercise: 'problem-solving',
      never: ['only things', 'you can replace', 'start afresh'],
    },
    {
      id: 'past-forced-tradition',
      cues: [
        'was circumcised forced',
        'went through the cut',
        'fgm',
        'forced marriage',
        'married off young',
        'wife inheritance',
        'forced initiation',
      ],
      says: [
        'They sang and danced that morning, and I was the only one who did not know.',
        'I was given to a man older than my father when I was in class seven.',
        'My grandmother held my hand, and she was proud, and that is what I cannot solve.',
        'After he died I was told that his brother comes with the house.',
        'Here abroad the doctor looks shocked, and I feel like a museum.',
      ],
      reflections: [
        [
          'People who loved you brought you to it, and that is why it has no easy name.',
          'People who loved you took you there, so there is no easy word for it.',
        ],
        'It was a feast for everyone except for the one it was about.',
        'You carry it in your body, and you carry the loyalty too.',
      ],
      next: [
        ['feeling', 'What do you feel toward those who were there: love, anger, or both?'],
        [
          'need',
          'What would you want a nurse or a partner to know beforehand?',
          'What should a nurse or a partner know before anything?',
        ],
        ['want', 'What do you want to be different for the girls who come after you?'],
      ],
      insight:
        'A thing can be a custom and a harm at the same time, and loving your people does not oblige you to call it good. Clinics exist that treat its after-effects without a stare.',
      exercise: 'self-compassion',
      never: ['mutilat', 'primitive', 'your culture'],
    },
  ],
};
