// trauma › triggers: when the body answers today with an answer from then. Present first, the past only if they choose.
import type { TopicContent } from './content-schema.ts';

export const traumaTriggers: TopicContent = {
  category: 'trauma',
  topic: 'triggers',
  openers: [
    [
      'Before anything else, what do you see around you, where you are?',
      'First, what do you see around you, where you are?',
    ],
    'What has your body been reacting to lately?',
    ['What has been setting off the alarm this week?', "What's been setting off the alarm this week?"],
    'How do you notice the first signs that you are sliding away?',
    ['What helps you come back, even a little?', 'What helps you come back, even a bit?'],
    'Which places or dates have you been planning around lately?',
    [
      'How steady are you at this moment, with both feet on the floor?',
      'How steady are you right now, both feet on the floor?',
    ],
  ],
  explore: [
    ['body', 'What is the very first thing your body does: breath, hands, stomach, eyes?'],
    [
      'when',
      'Are there hours or dates on which it comes more easily?',
      'Any hours or dates when it hits easier?',
    ],
    ['tried', 'What have you already worked out that shortens it?'],
    [
      'exception',
      'When did you meet the trigger and stay here?',
      'When did you hit the trigger and stay here?',
    ],
    ['need', 'What should a person near you do in that moment?'],
    ['support', 'Who can you be with afterwards, while you are still shaky?'],
    ['thought', 'What does the alarm say is about to happen?'],
    [
      'worst',
      'What have you stopped doing so as not to meet it?',
      'What have you stopped doing so you do not run into it?',
    ],
    ['feeling', 'When it is over, what is left: shame, tiredness, anger, relief?'],
    ['meaning', 'What was that reaction good for, back when it was learned?'],
    [
      'want',
      'Which place or thing would you most like to have back?',
      'Which place or thing do you want back the most?',
    ],
    ['example', 'Without going into the memory, what was around you the last time it started?'],
    ['next', 'What could you carry in your pocket that belongs only to today?'],
  ],
  notes: [
    {
      text: [
        'The alarm in the brain is quicker than thought and works with scraps: a smell, an angle of light. That is why you may be shaking before you know what it was about.',
        'Your brain alarm is faster than thought and works with scraps, like a smell or some light. So you can be shaking before you even know why.',
      ],
      source: 'LeDoux, The Emotional Brain (1996)',
    },
    {
      text: 'Triggers often look harmless, because they are things that happened to be there just before the danger. Spotting what differs between then and now, out loud, helps the mind tell them apart.',
      source: 'Ehlers & Clark, A cognitive model of posttraumatic stress disorder (2000)',
    },
    {
      text: [
        'There is a band in which we can feel and think at the same time. Above it we flood, below it we go numb, and small steadying habits widen it.',
        'There is a zone where you can feel and think at once. Above it you flood, below it you go numb, and small steadying habits make the zone wider.',
      ],
      source: 'Siegel, The Developing Mind (1999)',
    },
    {
      text: 'A flashback can be a feeling with no picture at all: suddenly small, ashamed or in danger. Saying "this is a flashback, I am grown, this is now" is a first handhold.',
      source: 'Walker, Complex PTSD: From Surviving to Thriving (2013)',
    },
    {
      text: 'Fear does not get erased, a second and calmer memory is laid beside it. It grows strongest when you find, in small chosen doses, that what you feared does not follow.',
      source: 'Craske et al., Maximizing exposure therapy (2014)',
    },
  ],
  exercises: ['grounding', 'long-breathing', 'box-breathing', 'body-scan', 'self-compassion'],
  never: ['just a memory', 'overreact', 'calm down', 'face your fears', 'triggered easily'],
  situations: [
    {
      id: 'triggers-flashback-right-now',
      cues: [
        'having a flashback',
        'flashback now',
        'it is happening again',
        'i am back there',
        'feel like i am there',
        'can not tell what is now',
        'seeing it now',
      ],
      says: [
        "I'm in the kitchen but I'm not in the kitchen, I'm there.",
        'It is all coming up now and I can not stop it, please.',
        'My hands are doing the shaking thing and the walls look wrong.',
        'I know what year it is but my body does not.',
        'niko tu hapa sitting room lakini akili iko huko, nisaidie',
      ],
      reflections: [
        ['That was then. You are here, with me, today.', 'That was then. You are here, today.'],
        'Your body has gone ahead into an old danger, and we can help it find the way back.',
        'You were able to say it, so part of you is here already.',
      ],
      next: [
        [
          'body',
          'Can you press your feet into the floor and tell me what is under them?',
          'Can you press your feet down and tell me what is under them?',
        ],
        ['need', 'Is anyone with you at this moment?'],
        ['example', 'Which colour do you see most of in the room where you are?'],
      ],
      insight:
        'A flashback is loud and it ends; most pass within minutes. Eyes open, naming what is around you and today’s date, is the quickest way for the body to learn where it is.',
      exercise: 'grounding',
      never: ['close your eyes', 'what are you seeing', 'go with it'],
    },
    {
      id: 'triggers-a-smell',
      cues: [
        'a smell triggers',
        'his perfume',
        'that cologne',
        'smell brings back',
        'smell of diesel',
        'smell of disinfectant',
        'smell of alcohol on breath',
      ],
      says: [
        'A man walked past with that aftershave and I was gone for an hour.',
        'Burning plastic, anywhere, and I have to sit down on the pavement.',
        'The hospital soap they use now at the office. I cannot tell HR that.',
        'Somebody fried onions and I started crying in the corridor, and I do not know why.',
        'I smelled paraffin and forgot my own name for a second.',
      ],
      reflections: [
        [
          'It goes in through the nose and arrives before any thought can stop it.',
          'It goes in through the nose and gets there before any thought can stop it.',
        ],
        'For the others nothing had happened, and you lost an hour of your day.',
        'Your nose keeps records that you never asked it to keep.',
      ],
      next: [
        ['when', 'How long does it usually take until the room is a room again?'],
        [
          'exception',
          'Which smell tells your body that you are safe?',
          'Which smell tells your body it is safe?',
        ],
        ['tried', 'What did you do the last time, until it let go?'],
      ],
      insight:
        'Smell has a short path to the memory and fear centres, so its pull is stronger than that of pictures. Carrying a scent you like, on a cloth or a wrist, gives the nose something from today.',
      exercise: 'grounding',
      never: ['only a smell', 'avoid', 'sensitive'],
    },
    {
      id: 'triggers-loud-noises',
      cues: [
        'loud noise jump',
        'fireworks scare me',
        'tyre burst',
        'door slams i',
        'bang and i drop',
        'startle easily',
        'jump when someone shouts',
        'firework*',
        'banger',
        'bangs',
      ],
      says: [
        'On New Year’s the whole estate was celebrating and I was under the bed with the dog.',
        'A tyre burst on the highway and I was flat on the floor of the bus.',
        'My children drop a plate and I shout before I know that I am shouting.',
        'Colleagues think it is hilarious to sneak up behind me.',
        'Every slammed door goes through me like it is meant for me.',
        'Fireworks went off, and I was on the floor before I knew it.',
        'It is that season again, bangs every night, and I was in the army.',
      ],
      reflections: [
        [
          'Your body hits the floor first and asks questions afterwards.',
          'Your body hits the floor first and asks questions later.',
        ],
        'Others hear a noise, and you hear what once came after it.',
        'They laugh about the jump, and have no idea what it is made of.',
      ],
      next: [
        [
          'feeling',
          'Once the fright is over, what do you feel toward yourself?',
          'After the jump, how do you feel about yourself?',
        ],
        ['need', 'What would you like the people around you to know about sudden noise?'],
        ['exception', 'In which places do your shoulders come down?'],
      ],
      insight:
        'A strong startle is a reflex tuned too fine by danger, and it is nobody’s choice. It softens when the general alarm comes down: sleep, slow out-breaths, and warnings from people who know.',
      exercise: 'long-breathing',
      never: ['jumpy', 'funny', 'used to it'],
    },
    {
      id: 'triggers-nightmares',
      cues: [
        'nightmares about it',
        'dream about it every night',
        'wake up screaming',
        'wake up sweating',
        'scared to sleep because of dreams',
        'same nightmare',
        'bad dreams again',
      ],
      says: [
        'I stay up until I drop, because if I am tired enough I do not dream.',
        'Every night around three it comes, then I change the sheets.',
        'My wife sleeps in the other room because I kick.',
        'It is never exactly what happened, but I always wake with the same feeling.',
        'I wake up and for five minutes I do not know which house I am in.',
      ],
      reflections: [
        [
          'Sleep should be where it stops, and for you it is where it starts.',
          'Sleep should be where it stops, and for you that is where it starts.',
        ],
        'You push bedtime away until your body takes it by force.',
        'You wake up in the right house, and need minutes to believe it.',
      ],
      next: [
        [
          'tried',
          'What helps in the first minutes after waking?',
          'What helps in the first few minutes after you wake up?',
        ],
        ['body', 'What is in reach of your hand that tells you where you are?'],
        ['want', 'If the dream could turn at one point, what would you like to happen instead?'],
      ],
      insight:
        'Nightmares can be rehearsed into another shape: by day, change one thing in the story and picture the new version for some minutes. It is a well-tested method, best learned with someone beside you.',
      exercise: 'sleep-wind-down',
      never: ['what happens in the dream', 'only a dream', 'sleeping pills'],
    },
    {
      id: 'triggers-anniversary-date',
      cues: [
        'anniversary of what happened',
        'every year this month',
        'same date',
        'the date is coming',
        'this time of year',
        'december always',
        'week it happened',
      ],
      says: [
        'In August I fall apart and only later look at the calendar.',
        'The date is on Thursday and I already snap at everyone.',
        'When the jacarandas bloom, my stomach knows.',
        'I told them I have flu, as I do every year in that week.',
        'Five years on Sunday. You would think a body would forget.',
      ],
      reflections: [
        [
          'Your body keeps a calendar that hangs on no wall.',
          'Your body keeps a calendar nobody else can see.',
        ],
        'The date is still days away, and it has already moved in.',
        'An ordinary season for everybody else, and for you a warning.',
      ],
      next: [
        ['need', 'What would you like that day to have in it?', 'What do you want in that day?'],
        ['support', 'Who knows that the date is coming?'],
        ['exception', 'What was different in a year that was a little easier?'],
      ],
      insight:
        'Dates, light and weather can bring a reaction before one thinks of the reason. Planning the day on purpose, with some company and something small that honours it, takes away the ambush.',
      exercise: 'self-compassion',
      never: ['so long ago', 'only a date', 'over by now'],
    },
    {
      id: 'triggers-being-touched-unexpectedly',
      cues: [
        'touched from behind',
        'hug makes me panic',
        'someone grabbed my arm',
        'hate being touched',
        'crowded matatu touch',
        'tapped my shoulder and',
        'do not like people close behind',
      ],
      says: [
        'A tout grabbed my arm to pull me in, and I hit him. I have never hit anyone.',
        'People here hug to say hello, I stand there like a board.',
        'My colleague tapped me on the shoulder and I spilled tea on the keyboard.',
        'In the queue someone breathes on my neck and I leave my shopping.',
        'Even my own kid jumping on my back makes me go cold.',
      ],
      reflections: [
        [
          'Your skin answers before you can say who it is.',
          'Your skin answers before you can check who it is.',
        ],
        'Everyone else treats nearness as friendly, and you have to check it first.',
        'What looks like temper can be a body defending itself.',
      ],
      next: [
        ['exception', 'Whose touch is all right?'],
        [
          'need',
          'What could you say to people so they come from the front?',
          'What could you tell people so they come from the front?',
        ],
        ['body', 'How long does your skin take to settle afterwards?'],
      ],
      insight:
        'Surprise and direction matter more than touch itself, so seeing it come helps. A hand held out first, or a short "I do not hug, I wave", is a boundary most people take well.',
      exercise: 'assertive-message',
      never: ['rude', 'they mean well', 'get used'],
    },
    {
      id: 'triggers-raised-voices',
      cues: [
        'when someone shouts i freeze',
        'raised voice i freeze',
        'can not handle yelling',
        'boss shouted and i went blank',
        'argument and i shut down',
        'go silent when angry voices',
        'shouting makes me small',
      ],
      says: [
        'My manager raised his voice and the next thing I know I was in the stairwell.',
        'He only asks why the bill is so high and I can no longer speak.',
        'I am a grown lawyer, and a loud man turns me into wallpaper.',
        'In an argument my words vanish, and come back at night, all of them.',
        'Two neighbours were fighting and I locked myself in the bathroom.',
      ],
      reflections: [
        [
          'One loud sentence, and all your words leave the room.',
          'One loud sentence and all your words leave the room.',
        ],
        'You go quiet in the way one goes quiet when a lion passes.',
        'At night the answers arrive, when there is no one left to hear them.',
      ],
      next: [
        ['when', 'At what point do the words go: at the volume, the face, or a certain word?'],
        [
          'need',
          'What would let you leave the room without it being the end?',
          'What would let you step out without it being a whole thing?',
        ],
        ['exception', 'With whom have you managed a quarrel and stayed present?'],
      ],
      insight:
        'Going blank is a protective shutdown, it has nothing to do with wit. One sentence learned by heart, "I want to answer that, give me ten minutes", can be said even by a body that has frozen.',
      exercise: 'long-breathing',
      never: ['stand up for yourself', 'childish', 'just answer'],
    },
    {
      id: 'triggers-news-and-social-media',
      cues: [
        'news triggered me',
        'saw a video triggered',
        'movie scene triggered',
        'trending case brings back',
        'netflix scene rape',
        'everyone talking about the case',
        'hashtag brings it back',
      ],
      says: [
        'That case is all over X and everybody has an opinion about women like me.',
        'We were watching a series with my in-laws and then that scene came.',
        'I opened the group and someone had posted the clip, with no warning.',
        'Each time a girl is in the news I sleep with the light on.',
        'The comments are worse than the story, I read hundreds of them.',
      ],
      reflections: [
        [
          'It came at you without knocking, in the middle of an ordinary evening.',
          'It came at you without knocking, in the middle of a normal evening.',
        ],
        'Strangers argue over a case, and without knowing it they argue over you.',
        'You go on reading in the hope that someone, somewhere, says the right thing.',
      ],
      next: [
        ['feeling', 'Which comment is it that has stayed with you?'],
        [
          'need',
          'What would make the next few days with your phone gentler?',
          'What would make your phone gentler for the next few days?',
        ],
        ['support', 'Who can you talk to, one who knows that this is not just news for you?'],
      ],
      insight:
        'After such scenes the body reacts as to a real threat, and each replay renews it. Muting some words for a week is a bandage, and telling one person "this is hard for me" is another.',
      exercise: 'grounding',
      never: ['do not watch', 'trigger warning', 'ignore the comments'],
    },
    {
      id: 'triggers-avoiding-a-place',
      cues: [
        'avoid that road',
        'can not go past that place',
        'take the long way',
        'never go to that estate',
        'can not enter that building',
        'changed my route because',
        'avoid the town where',
      ],
      says: [
        'I take two matatus more so that I do not pass that stage.',
        'The whole of Thika Road is closed for me, in my head.',
        'My friends always want to meet at that mall and I always have a headache.',
        'I have not visited my grandmother since, because it is her village.',
        'Slowly my map is becoming a few streets.',
      ],
      reflections: [
        [
          'You pay for every detour with time, money and excuses.',
          'You pay for every detour with time, cash and excuses.',
        ],
        'The city got smaller, one street after another.',
        'Nobody knows the reasons behind your detours.',
      ],
      next: [
        ['worst', 'Which part of the map do you miss most?'],
        [
          'exception',
          'How near can you go before it becomes too much?',
          'How close can you get before it is too much?',
        ],
        ['want', 'What would getting that street back give you?'],
      ],
      insight:
        'Avoiding brings relief today and draws the circle tighter tomorrow. It can be widened in steps so small that they are almost boring, never alone at first, and you decide on the pace.',
      exercise: 'small-step',
      never: ['just go there', 'force yourself', 'silly'],
    },
    {
      id: 'triggers-zoning-out',
      cues: [
        'zone out for hours',
        'dissociat*',
        'lose time',
        'drift away',
        'watching myself from outside',
        'spaced out and',
        'not in my body',
      ],
      says: [
        'I got home and I do not remember the drive.',
        'People talk to me and it is as if they were under water.',
        'I sat on the edge of the bath, and when I looked up it was dark.',
        'I see myself from the ceiling, making tea.',
        'My teacher called my name four times, they said.',
      ],
      reflections: [
        [
          'You go away without leaving the room, and come back to find time missing.',
          'You leave without leaving the room and come back to missing time.',
        ],
        'Something in you learned to take you out when there was no door.',
        'It is eerie to find that your own hands made the tea.',
      ],
      next: [
        [
          'when',
          'What is usually going on in the minutes before you drift?',
          'What is usually going on right before you drift?',
        ],
        ['body', 'What brings you back: cold, a voice, movement, a taste?'],
        ['need', 'Are there times when drifting off puts you at risk, on the road or at the stove?'],
      ],
      insight:
        'Drifting away is a way of surviving what could not be escaped, and many people know it. Cold water on the wrists, standing up, or naming objects brings most of them back; long gaps deserve a professional’s ear.',
      exercise: 'grounding',
      never: ['daydream', 'pay attention', 'multiple personalit'],
    },
    {
      id: 'triggers-sudden-rage',
      cues: [
        'rage out of nowhere',
        'sudden anger and do not know why',
        'see red when',
        'exploded at someone over nothing',
        'fight mode',
        'want to hit when i feel trapped',
        'snapped when he blocked the door',
      ],
      says: [
        'She stood in the doorway, only that, and I pushed past her like an animal.',
        'The guard asked for my ID twice and I heard a voice roaring, it was mine.',
        'I broke a plate last night and my kids looked at me as I used to look.',
        'It is zero to a hundred, no steps in between.',
        'Afterwards I shake for an hour and buy everyone sweets.',
      ],
      reflections: [
        [
          'Someone stood in a doorway, and your body saw the only way out being closed.',
          'Someone stood in the doorway and your body saw the only exit closing.',
        ],
        'You went to war over something small, and only the fear knows why.',
        'When the smoke is gone you see their faces, and it is that which hurts.',
      ],
      next: [
        ['body', 'What is the earliest sign, even a tiny one, before it breaks out?'],
        ['need', 'Is anyone at home in danger when it happens, you included?'],
        ['meaning', 'What did that anger once protect?', 'What did that anger protect you from back then?'],
      ],
      insight:
        'Rage like that is often fear with its fists up. The moment to work with it is long before, when the jaw tightens: leave the room, walk, cold water, come back and say so.',
      exercise: 'box-breathing',
      never: ['anger management', 'control your', 'violent person'],
    },
    {
      id: 'triggers-medical-appointments',
      cues: [
        'gynae exam panic',
        'can not go to dentist since',
        'pap smear panic',
        'doctor exam triggers',
        'blood test freeze',
        'medical check triggers me',
        'lying on the bed clinic',
      ],
      says: [
        'I have cancelled the smear test three times and I tell them I am travelling.',
        'The dentist leaned over me, and I was not in that chair any more.',
        'They say undress to the waist as though it were nothing.',
        'I needed a scan in pregnancy and cried through it all and could not say why.',
        'My blood pressure is only ever high at the clinic.',
      ],
      reflections: [
        [
          'To them it is a routine, and to you it is lying down and being handled.',
          'For them it is routine, for you it is lying down and being handled.',
        ],
        'You keep cancelling what is meant to keep you well.',
        'In that chair you have no say, and your body remembers what that was.',
      ],
      next: [
        ['worst', 'Which part of the visit is the hardest: the waiting, the undressing, the lying down?'],
        [
          'need',
          'What could they do so that you keep a say in it?',
          'What could they do so you stay in charge?',
        ],
        ['support', 'Who could go in with you?'],
      ],
      insight:
        'You may say "I have been through something, please tell me each step and stop when I raise my hand". Good staff are used to it. You may ask for a woman, a pause or another day.',
      exercise: 'assertive-message',
      never: ['it is quick', 'it will not hurt', 'everyone has to'],
    },
    {
      id: 'triggers-intimacy-moment',
      cues: [
        'triggered during sex',
        'panic when we kiss',
        'flashback with my partner in bed',
        'certain position',
        'cry during sex',
        'freeze in bed with',
        'pushed him away in bed',
      ],
      says: [
        'We were fine, and then he held my wrist, and I was somewhere else.',
        'I started to cry in the middle and she thinks it is about her.',
        'Only when he is behind me, otherwise it is good.',
        'I go stiff, he goes quiet, we both lie there.',
        'My boyfriend is kind, that is what makes it so awful.',
      ],
      reflections: [
        ['One gesture, and somebody else was in the bed.', 'One move and someone else was in the bed.'],
        'You lie next to a kind person and cannot reach across.',
        'Both of you end up alone with it, a hand’s width apart.',
      ],
      next: [
        [
          'need',
          'Which signal could mean stop, with no explaining?',
          'What signal could mean stop, no explaining?',
        ],
        ['exception', 'Which kinds of nearness stay safe from beginning to end?'],
        ['support', 'What might {who:your partner} be told, so that it is not taken as a rejection?'],
      ],
      insight:
        'Many couples make a list together, in daylight: always fine, ask first, never. It takes the guessing out of the dark, and it makes staying present much likelier.',
      exercise: 'grounding',
      never: ['relax', 'satisfy', 'he will leave'],
    },
    {
      id: 'triggers-crowds-and-exits',
      cues: [
        'need to sit near the door',
        'can not stand crowds since',
        'always check exits',
        'back to the wall',
        'panic in church crowd',
        'stadium too many people',
        'queue trapped',
      ],
      says: [
        'In church I sit at the very back by the door, the usher thinks I am not serious.',
        'On the ferry I stand where I can see everyone’s hands.',
        'My daughter’s concert, I watched from the car park.',
        'A full matatu with the door shut and I sweat through my shirt.',
        'Before I look at the menu I have found three ways out.',
      ],
      reflections: [
        [
          'You enter each room on guard, and hardly ever get to be a guest.',
          'You walk into every room as security first and a guest second.',
        ],
        'You come along, and you take part from the edge.',
        'A closed door takes your breath, whatever is behind it.',
      ],
      next: [
        ['exception', 'Which crowded places can you bear?'],
        ['tried', 'What do you do when the alarm starts?'],
        [
          'want',
          'Which event would you most like to sit through?',
          'Which event do you most wanna sit all the way through?',
        ],
      ],
      insight:
        'Checking once for the exit and then deciding "I know where it is, I can stop looking" gives the guard a task with an end. Endless checking keeps the alarm on; one look can let it rest.',
      exercise: 'box-breathing',
      never: ['nobody will hurt you', 'just relax', 'paranoid'],
    },
    {
      id: 'triggers-kindness-feels-dangerous',
      cues: [
        'kindness makes me cry',
        'suspicious when people are nice',
        'nice people scare me',
        'waiting for the other shoe',
        'when things are good i panic',
        'good things feel dangerous',
        'calm feels wrong',
      ],
      says: [
        'Nothing is wrong, and that is when my heart begins to race.',
        'She brought me soup and I wanted to run.',
        'When it is going well I wait for the bang.',
        'My new boss is gentle, so I have been checking the contract for traps.',
        'A quiet evening makes me pick a fight just to have it over with.',
      ],
      reflections: [
        [
          'Peace is the place where it always began, so peace is when you stand guard.',
          'Peace is where it always started, so peace is when you stand guard.',
        ],
        'Somebody was kind, and your body was looking for the price.',
        'Sometimes you start the storm yourself, so as not to have to wait for it.',
      ],
      next: [
        [
          'when',
          'How long can a good moment last before the fear sets in?',
          'How long does a good moment last before the fear kicks in?',
        ],
        ['meaning', 'What used to come after the calm?'],
        ['exception', 'Whose kindness have you been able to keep?'],
      ],
      insight:
        'A body used to danger reads calm as the part before. Letting a good thing last a few seconds longer than is comfortable, on purpose, is how it learns that some calms are just calm.',
      exercise: 'grounding',
      never: ['enjoy it', 'self sabotage', 'be grateful'],
    },
    {
      id: 'triggers-seeing-someone-like-them',
      cues: [
        'saw someone who looked like him',
        'thought i saw her',
        'same car as his',
        'same voice as him',
        'someone with his walk',
        'looks like my attacker',
        'heard a laugh like his',
      ],
      says: [
        'It was just a stranger in the same blue jacket, and I ran across four lanes.',
        'Each white Probox, I look for the dent.',
        'A man laughed in the cafe like him and I could not swallow.',
        'My new colleague has his hands. I cannot look at his hands.',
        'In every crowd, I find him, and it is never him.',
      ],
      reflections: [
        [
          'You find that face in places where it has never been.',
          'You keep finding that face in places it has never been.',
        ],
        'A likeness in a stranger, and your legs had decided.',
        'The stranger did nothing, and still the face belongs to someone else.',
      ],
      next: [
        ['example', 'If you let yourself look, what was different about that stranger?'],
        [
          'need',
          'Is there a real chance of meeting that person, or is it only the likeness?',
          'Could you actually run into that person, or is it just the resemblance?',
        ],
        ['body', 'How did you get your breath back afterwards?'],
      ],
      insight:
        'The alarm prefers a hundred false hits to one miss. Looking for what is different, the height, the ring, the voice, gives it the detail it needs to stand down.',
      exercise: 'grounding',
      never: ['it was not him', 'imagining', 'paranoid'],
    },
    {
      id: 'triggers-phone-calls-and-messages',
      cues: [
        'unknown number panic',
        'phone rings and i panic',
        'late night call bad news',
        'notification sound scares',
        'when mum calls late',
        'message from court',
        'scared of my phone ringing',
      ],
      says: [
        'The call came at two in the morning that time, and now any call after nine kills my stomach.',
        'I keep the phone on silent since he used to ring sixty times a day.',
        'An unknown number, and I check that the door is locked.',
        'When my brother writes call me, I cannot feel my hands.',
        'That ringtone is in an advert now, and I throw the remote.',
      ],
      reflections: [
        [
          'Your phone rings, and you are already standing in that night.',
          'Your phone rings and you are already back in that night.',
        ],
        'Two words on a screen, and your body expects the worst.',
        'The thing that you need for work is the same one that brought it into the house.',
      ],
      next: [
        ['need', 'Is someone still contacting you whom you want to stop?'],
        [
          'tried',
          'What have you changed on the phone so that it frightens you less?',
          'What have you changed on your phone so it scares you less?',
        ],
        ['support', 'What could family write instead, so you know at once that all are well?'],
      ],
      insight:
        'Small agreements help: "all fine, call me when you can" as the first words, a separate tone for the closest people. The alarm is tied to a sound, and sounds can be changed.',
      exercise: 'box-breathing',
      never: ['just answer', 'only a phone', 'switch it off'],
    },
    {
      id: 'triggers-ashamed-after-episode',
      cues: [
        'embarrassed after panic',
        'ashamed after i broke down',
        'everyone saw me freak out',
        'lost it in front of people',
        'they think i am crazy after',
        'made a scene',
        'had an episode at work',
      ],
      says: [
        'I had to run out of the meeting, and now I have to go back on Monday.',
        'They were all so kind about it that I want to resign.',
        'My in-laws saw me on the kitchen floor.',
        'A video exists of me screaming in the parking lot.',
        'I keep seeing my own face as they must have seen it.',
      ],
      reflections: [
        ['First the fright, and then having been seen in it.', 'First the fear, then being seen in it.'],
        'You would find it easier if they had laughed.',
        'You watch the scene from their chairs, over and over.',
      ],
      next: [
        ['thought', 'What do you imagine they say about it when you are not there?'],
        ['support', 'Who was there and could be told one sentence about it?'],
        [
          'next',
          'How would you like to meet those people again?',
          'How do you wanna face those people again?',
        ],
      ],
      insight:
        'Others mostly remember such a moment with concern and for a far shorter time than we think. One prepared sentence, "that was an old thing, I am all right, thank you", tends to close it.',
      exercise: 'self-compassion',
      never: ['nobody noticed', 'embarrassing', 'crazy'],
    },
    {
      id: 'triggers-explaining-to-others',
      cues: [
        'how do i explain triggers',
        'my partner does not understand triggers',
        'they say get over it',
        'family thinks i am pretending',
        'friends think i am dramatic',
        'tell people what sets me off',
        'mzungu problems they say',
      ],
      says: [
        'My brothers say it is white people’s disease, and to drink some water.',
        'He says just do not think about it, and goes back to the match.',
        'How do I tell my date not to lock the car doors?',
        'Each time I ask them to lower the volume I am told I am spoiling the party.',
        'The pastor said it is a spirit, my mother agreed.',
      ],
      reflections: [
        [
          'You are asked to prove a thing that only your body can see.',
          'You are supposed to prove something only your body can see.',
        ],
        'You are tired from the alarm, and then again from having to defend it.',
        'They offer advice, and what you need is for someone to turn it down.',
      ],
      next: [
        ['who', 'Who among them would be the easiest to win over?'],
        [
          'need',
          'What is the one practical thing you want people to do differently?',
          'What is the one practical thing you want people to do?',
        ],
        ['thought', 'How much of it would you have to tell, for that one thing to make sense?'],
      ],
      insight:
        'People can follow a request without knowing its reason: "please knock", "please leave the door unlocked". Saying the need and leaving out the story is enough, and often works better.',
      exercise: 'assertive-message',
      never: ['they do not care', 'educate them', 'cut them off'],
    },
    {
      id: 'triggers-emotional-flashback-shame',
      cues: [
        'suddenly feel tiny',
        'wave of shame out of nowhere',
        'feel like a bad child',
        'one criticism and i collapse',
        'suddenly worthless',
        'small mistake huge shame',
        'feel in trouble all the time',
      ],
      says: [
        'My supervisor said can we talk later, and I was a kid outside the staff room.',
        'There is no picture with it, I simply become very small.',
        'A cold look from the cashier and my day is over.',
        'I feel in trouble, constantly, without having done anything.',
        'She took an hour to reply and I was sure that I was disgusting.',
      ],
      reflections: [
        ['No picture comes with it, only the old size.', 'No picture, you just shrink to the old size.'],
        'Something small happens now, and something very young in you goes cold.',
        'You live as though you were about to be told on.',
      ],
      next: [
        ['feeling', 'How old is the one who feels like that?', 'How old is the one who feels like that?'],
        ['need', 'What would that age have needed from a grown-up?'],
        ['exception', 'What do you know about yourself today that the small one does not?'],
      ],
      insight:
        'When the size of a feeling does not fit its cause, part of it is usually memory. Looking at your adult hands, the keys, the wage slip, reminds the body how old it is.',
      exercise: 'self-compassion',
      never: ['too sensitive', 'grow up', 'inner child'],
    },
    {
      id: 'triggers-authority-uniforms',
      cues: [
        'panic when i see police',
        'uniform makes me',
        'roadblock scares me',
        'soldiers make me shake',
        'security guard stopped me and',
        'immigration desk shake',
        'court building panic',
      ],
      says: [
        'At a roadblock my hands go wet although my papers are fine.',
        'A guard at the bank looked at me and I turned back without my money.',
        'My son plays with a toy police car. I put it in a cupboard.',
        'At the airport I answered as if I were guilty.',
        'When an officer says madam, I hear what came after it last time.',
      ],
      reflections: [
        [
          'You have done nothing, and your hands are already pleading.',
          'You did nothing, and your hands are already pleading.',
        ],
        'Those who are called when there is danger are the danger in your memory.',
        'A cap and a badge are enough, no one has to say a word.',
      ],
      next: [
        ['when', 'Which encounters can you not avoid in an average week?'],
        ['tried', 'What helps you get through a checkpoint?', 'What gets you through a checkpoint?'],
        ['support', 'Who can be with you, or on the phone, when you have to pass one?'],
      ],
      insight:
        'Where uniforms did harm, fear of them is learned from life and not imagined. Having the practical side ready, papers in one place, someone knowing your route, leaves the body less to do alone.',
      exercise: 'long-breathing',
      never: ['nothing to hide', 'police are', 'they protect'],
    },
    {
      id: 'triggers-weather-and-water',
      cues: [
        'rain triggers',
        'when it rains i panic',
        'thunder and i',
        'earthquake feeling',
        'river sound',
        'afraid of rain since flood',
        'darkness blackout panic',
      ],
      says: [
        'First drops on the mabati and I start packing documents.',
        'When the lights go, I am back in that night before my torch is on.',
        'The children love thunder, I count between the flashes, every time.',
        'A lorry passes, the cups rattle, I am under the table.',
        'I check three weather apps all day in the long rains.',
      ],
      reflections: [
        [
          'Rain on the roof is a lullaby to others, and to you an order to pack.',
          'Rain on the roof is a lullaby for others and a packing order for you.',
        ],
        'The dark comes back with every power cut, and it brings that night along.',
        'For weeks each year you live with one eye on the sky.',
      ],
      next: [
        [
          'need',
          'What would have to be ready, so that you can rest when it comes?',
          'What would have to be ready so you can rest when it comes?',
        ],
        ['exception', 'Has there been a time that you got through more easily?'],
        ['body', 'When it begins, what does your body ask you to do?'],
      ],
      insight:
        'A bag packed once, in a fixed place, lets the alarm hear that it has been taken care of. Checking again and again tells it the opposite.',
      exercise: 'grounding',
      never: ['only rain', 'weather can not', 'irrational'],
    },
    {
      id: 'triggers-my-child-reaches-that-age',
      cues: [
        'my daughter is the age i was',
        'my son is the age i was',
        'seeing my child that age',
        'child turned seven and',
        'since becoming a mother memories',
        'bathing my child triggers',
        'memories came back after baby',
      ],
      says: [
        'She turned eight on Sunday, and that is the age I was.',
        'I cannot let him sleep over anywhere and cannot tell my husband why.',
        'Since the baby came, things come back that had been gone for twenty years.',
        'I look at how small she is and think, I was that small.',
        'When my boy undresses for the bath I have to leave the room.',
      ],
      reflections: [
        [
          'You see how small that age is, and it is your own smallness you are looking at.',
          'You see how small that age is, and you are looking at small you.',
        ],
        'You protect your child with everything you have, and a part of you asks who protected you.',
        'Your child reached that age, and an old door opened for you.',
      ],
      next: [
        ['feeling', 'When you look at the child, what do you feel for the one you were?'],
        ['need', 'What do you need so that you can say yes to ordinary things?'],
        [
          'support',
          'Could {who:your partner} know a part of it, enough to help?',
          'Could {who:your partner} know a bit, just enough to help?',
        ],
      ],
      insight:
        'Memories often return when one’s child reaches the age; it is common and it catches careful parents unawares. Some caution is wisdom, and talking it over with someone helps to tell which part.',
      exercise: 'self-compassion',
      never: ['overprotective', 'your child is safe', 'helicopter'],
    },
    {
      id: 'triggers-using-something-to-numb',
      cues: [
        'drink when memories come',
        'smoke to stop flashbacks',
        'numb the memories',
        'work so i do not remember',
        'keep busy so i do not think',
        'only sleep if i drink because of dreams',
        'eat when memories',
      ],
      says: [
        'If I stop moving it catches up with me, so I do not stop.',
        'Two glasses and the pictures go grey.',
        'I work weekends so that there is no quiet.',
        'Weed is the only thing which lets me sleep without the dream.',
        'I scroll until my eyes burn, it keeps the other film off.',
      ],
      reflections: [
        [
          'You found something that turns the film off, and it asks for more each month.',
          'You found something that turns the film off, and it keeps asking for more.',
        ],
        'As long as you keep running, it stays one street behind.',
        'You do not do it for fun, you do it for an hour of quiet.',
      ],
      next: [
        ['want', 'What does it give you that nothing else has?'],
        ['worst', 'What has it begun to cost?', 'What has it started to cost you?'],
        ['exception', 'What else, however small, has dimmed the pictures?'],
      ],
      insight:
        'Numbing works quickly, and it also keeps the memory from settling, so it stays fresh. If it is alcohol or pills every day, ease off with a doctor rather than all at once.',
      exercise: 'urge-surfing',
      never: ['addict', 'just stop', 'bad habit'],
    },
    {
      id: 'triggers-afraid-of-therapy-itself',
      cues: [
        'talking about it makes it worse',
        'therapy triggers me',
        'afraid to open it up',
        'after talking i feel worse',
        'if i start i will not stop',
        'do not want to go into it',
        'scared of falling apart if i talk',
      ],
      says: [
        'The last time I talked about it I was ill for a week.',
        'If I open that cupboard, everything falls on my head.',
        'I want help and I do not want to speak of it, is that even possible?',
        'Counsellor asked for the whole story in the first hour, I never went back.',
        'After sessions I sit in my car because I cannot drive.',
      ],
      reflections: [
        [
          'You want the help, and not the price you were made to pay for it last time.',
          'You want the help, just not the price you paid last time.',
        ],
        'Someone opened the cupboard too quickly, and left you standing in it.',
        'Keeping it shut has been a way of staying on your feet.',
      ],
      next: [
        [
          'need',
          'What should I do, or not do, so that you stay steady here?',
          'What should I do or not do so you stay steady here?',
        ],
        ['tried', 'What was helpful in the last attempt, if anything?'],
        ['next', 'Shall we stay only with today, with whatever steadies you?'],
      ],
      insight:
        'It is possible to get better without telling the story; several methods work on steadiness, sleep and the present first. When the memory is worked on, it should be in small doses, and you hold the lid.',
      exercise: 'grounding',
      never: ['gets worse before', 'you have to talk', 'push through'],
    },
  ],
};
