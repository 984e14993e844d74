// Moments of nights, worry, panic, dreams, weather, tiredness and low days, and getting through them.
import type { Moment } from './moment.ts';
import { all, any, r } from './words.ts';

export const momentsOfNights: readonly Moment[] = [
  {
    id: 'night-three-again',
    says: [
      "I wake at three every night and that's me done",
      'awake at 3am again, same as every night this week',
      "My eyes open at three and there's no getting back to sleep",
    ],
    needs: all(
      r`(?:(?:at|around|about|past|by|till|until|for) (?:three|four|3|4|half (?:two|three))\b(?! (?:times|hours|weeks|months|days|years|minutes|people))|[34] ?a\.?m\b|(?:three|four) (?:a\.?m|o'?clock|in the morning)|past three|[34]:\d\d|same (?:hour|time))\w*`,
      r`w[ao]ke|wak(?:e|es|ing|en)|awake|eyes open|up at|bolt upright|back to sleep`,
      r`every|each|again|always|same|all week|nights|keep|keeps|most|often|lately|no getting back`,
    ),
    unless: any(
      r`baby|text(?:ed)?|message|party|drunk|shift|game|hours? (?:a|per) night|used to|(?:son|daughter|toddler|husband|wife|dog|cat|kids?) (?:wakes|woke|is awake|was awake)|alarm goes`,
    ),
    receives: [
      ['Three in the morning, night after night.', 'Same time, night after night.'],
      ['There is a lot of night left after three.', "There's a lot of night left after 3."],
    ],
    questions: [
      [
        'thought',
        'What is usually the first thing in your head at three?',
        "What's usually first in your head at 3am?",
      ],
      [
        'tried',
        'How do you pass the hours between three and getting up?',
        'How do you fill the hours from 3 till you get up?',
      ],
    ],
  },
  {
    id: 'night-hours-left',
    says: [
      "I lie there working out how many hours I'd get if I slept now",
      'doing the maths all night, if i drop off now i get four hours',
      'Every time I look at the clock I count what is left until the alarm',
    ],
    needs: all(
      r`count|counting|work(?:ing)? out|calculat\w*|maths?|sums|do(?:ing)? the (?:maths?|sums)|subtract\w*|if i (?:fall asleep|drop off|sleep|go to sleep|nod off)`,
      r`hours?|alarm|clock`,
      r`sleep|asleep|drop off|nod off|night|bed|alarm|lie|lying`,
    ),
    unless: any(r`calories|sheep|overtime|wages|shift|step count`),
    receives: [
      ['The sums, in the dark, over and over.', 'Doing the sums in the dark.'],
      ['Each time you count, there is less of it.', "Every time you count there's less left."],
    ],
    questions: [
      [
        'worst',
        'At what number do you stop hoping for a decent day?',
        "What number is the one where you think tomorrow's ruined?",
      ],
      [
        'exception',
        'Which was the last night you did not look at the clock?',
        "When was the last night you didn't check the time?",
      ],
    ],
  },
  {
    id: 'night-birds-started',
    says: [
      "The birds started singing and I still hadn't slept",
      'heard the birds start up and i hadnt slept a minute',
      'It got light outside and I had been awake for every hour of it',
    ],
    needs: all(
      r`birds?|birdsong|dawn|sunrise|sun (?:was )?(?:came|coming|come|rose) up|got light|getting light|light outside|daylight|all night|whole night|entire night`,
      r`awake|(?:hadn'?t|haven'?t|not|didn'?t|never|couldn'?t|without) (?:yet |even |been able to )?(?:sle(?:ep|pt|eping)|been asleep)|slept a (?:minute|wink)|wink|no sleep|zero sleep|sleepless|still up`,
      r`all|whole|wink|minute|every hour|still|yet|no sleep|zero|up all|entire|dawn|birds?`,
    ),
    unless: any(
      r`baby|game|gaming|party|shift|nights? shift|if i|might|used to|slept (?:so )?well|long walk|cat|dog|woke`,
    ),
    receives: [
      ['Morning came before sleep did.', 'Morning got there before sleep did.'],
      ['A whole night awake, start to finish.', 'Awake the whole night through.'],
    ],
    questions: [
      [
        'feeling',
        'When you knew the night was over, what came up in you?',
        'When you realised it was morning, what hit you?',
      ],
      [
        'next',
        'And how has the day been, built on a night like that?',
        "So how's today been, running on that?",
      ],
    ],
  },
  {
    id: 'night-one-sleeps',
    says: [
      'My husband is asleep in a minute and I lie next to him awake',
      "she's out like a light and im just lying there listening to her breathe",
      "I'm awake for hours next to someone who sleeps like a stone",
    ],
    needs: all(
      r`husband|wife|partner|boyfriend|girlfriend|bf|gf|he|she|he's|she's|someone|somebody|him|her|other half`,
      r`asleep|sleeps|sleeping|snor(?:es|ing)|out like a light|breath(?:e|ing)|dead to the world|goes out|nods off|drops off`,
      r`(?:i|i'm|im|me) (?:just )?(?:lie|lying|lay|am)\b.{0,40}\b(?:awake|listening|there|beside|next to|staring)|i'?m (?:still )?awake|lie awake|lying awake|wide awake|next to (?:him|her|someone)|sleeps like a (?:stone|log|baby|rock) (?:next to|beside) me|staring at the ceiling`,
    ),
    unless: any(
      r`even when|baby|son|daughter|toddler|dog|cat|kids?|child|children|hospital|coma|died|phone|cheat\w*|affair|sofa|couch`,
    ),
    receives: [
      ['One asleep and one awake, in the same bed.', 'Same bed, one asleep, one wide awake.'],
      ['Sleep is right there beside you, only not yours.', "Sleep's right there, just on the wrong side."],
    ],
    questions: [
      [
        'want',
        'If {they} woke up then, what would you want from {them}?',
        'If {they} woke up right then, what would you want?',
      ],
      [
        'thought',
        'What do you think about, lying there next to {them}?',
        'What goes through your head, lying next to {them}?',
      ],
    ],
  },
  {
    id: 'night-moved-to-sofa',
    says: [
      'I took my pillow and went to sleep on the sofa',
      'ended up on the couch again at like 2',
      'Most nights I start in the bed and finish in the living room',
    ],
    needs: all(
      r`sofa|couch|settee|living room|lounge|spare room|armchair`,
      r`i|me|my|ended up`,
      r`sleep|slept|pillow|duvet|blanket|ended up|night|nights|bed|bedroom`,
      r`moved|mov(?:e|ing)|took|drag\w*|ended up|go(?:ing)?|went|finish|gave up|carr\w+|grab\w*`,
    ),
    unless: any(
      r`friend'?s?|mates?|guest|visit\w*|fell asleep|husband (?:sleeps|is sleeping|slept|went)|wife (?:sleeps|slept|went)|he (?:sleeps|slept|went|moved|took)|she (?:sleeps|slept|went|moved|took)|row|argu\w+|fight|fought|homeless|kicked|threw me|dog|cat|snor\w*|mum'?s|spare room|in my (?:coat|clothes|shoes)`,
    ),
    receives: [
      ['From the bed to the sofa, then.', 'Bed to sofa, then.'],
      ['The bed was not where the sleep was.', "The bed wasn't working, then."],
    ],
    questions: [
      [
        'meaning',
        'What does the sofa have that the bed does not?',
        "What's the sofa got that your bed hasn't?",
      ],
      [
        'when',
        'At what point in the night do you pick up the pillow?',
        "What's the moment you give up on the bed?",
      ],
    ],
  },
  {
    id: 'night-light-on',
    says: [
      'I have to sleep with the light on',
      'cant sleep in the dark anymore so i leave the lamp on lol',
      'The landing light stays on all night now, at my age',
    ],
    needs: all(
      r`sleep|night|bed|asleep`,
      r`(?:light|lights|lamp|nightlight)\b.{0,40}\b(?:on|lit|burning)|(?:in|of) the dark|leave the (?:landing |hall |bathroom )?(?:light|lamp)|pitch dark`,
      r`(?:light|lights|lamp|nightlight)\b.{0,40}\bon|lamp|leave|keep`,
    ),
    unless: any(
      r`son|daughter|kids?|child|toddler|he|she|they|turned? (?:the|my) lights? off|fell asleep with|christmas|husband|wife`,
    ),
    receives: [
      ['The light stays on through the night.', 'Light stays on all night, then.'],
      ['Sleep, but not in the dark.', 'Sleeping, just not in the dark.'],
    ],
    questions: [
      ['when', 'How long has the dark been something to avoid?', 'How long has the dark been a no?'],
      [
        'worst',
        'What would the dark have in it, if the light went off?',
        'If the light went off, what would be in the dark?',
      ],
    ],
  },
  {
    id: 'night-telly-for-voices',
    says: [
      'I fall asleep to the television because of the voices',
      'need a podcast on or i cant sleep, the quiet does my head in',
      'The radio talks all night by my bed',
    ],
    needs: all(
      r`telly|tv|television|radio|podcasts?|audiobooks?|youtube|asmr|talk show`,
      r`sleep|asleep|nod off|drop off|bed|drift off`,
      r`voices?|quiet|silen\w*|talk\w*|chat\w*|need|have to have|can'?t|without|speak\w*`,
    ),
    unless: any(
      r`neighbou?rs?|next door|upstairs|through the wall|fell asleep in front|annoy\w*|he|she|keeps me (?:up|awake)|too loud|blar\w*`,
    ),
    receives: [
      ['Somebody talking, so that it is not silent.', "Somebody talking so it isn't dead quiet."],
      ['The voices keep the quiet out.', 'Keeps the quiet out.'],
    ],
    questions: [
      ['thought', 'What turns up when it goes quiet?', 'What shows up when it goes quiet?'],
      ['example', 'Whose voice is best for falling asleep to?', 'Whose voice works best for dropping off?'],
    ],
  },
  {
    id: 'night-scroll-numb',
    says: [
      'I scroll on my phone in bed until my hand goes numb',
      'said 5 mins on my phone and its half one again',
      'Every night I watch videos of strangers under the duvet until my eyes sting',
    ],
    needs: all(
      r`phone|mobile|scroll\w*|tiktoks?|reels|instagram|insta|videos|screen|youtube|shorts`,
      r`in bed|night|nights|midnight|duvet|covers|pillow|one (?:am|again|in the morning)|[12-4] ?am|two in the morning|late|till|until`,
      r`scroll\w*|(?:watch(?:ing)?|on) (?:videos|my phone|tiktoks?|reels|my mobile)|hours|half (?:one|two|twelve)|swip\w*`,
      r`scroll\w*|tiktoks?|videos|reels|mins|minutes|swip\w*|hours|eyes`,
    ),
    unless: any(
      r`he|she|his|her|son|daughter|husband|wife|boyfriend|girlfriend|ex|ex'?s|news|headlines|war|left my phone|without my phone|no phone|stopped|work emails?|group chat|typing this|old photos?|photos`,
    ),
    receives: [
      ['The phone, in bed, long past the time.', 'You and the phone, way past bedtime.'],
      ['One more, and then one more.', 'Just one more, then one more.'],
    ],
    questions: [
      ['want', 'What are you looking for, by the hundredth swipe?', 'What are you even looking for by then?'],
      [
        'thought',
        'If you put the phone down, what would be waiting?',
        'If you put it down, what would be there instead?',
      ],
    ],
  },
  {
    id: 'night-phone-in-kitchen',
    says: [
      'I left my phone in the kitchen overnight and it was fine',
      'charged my phone downstairs all week, didnt die',
      'An old alarm clock is by my bed now, the phone sleeps in the hall',
    ],
    needs: all(
      r`phone|phones|mobile|alarm clock`,
      r`kitchen|downstairs|hall|hallway|another room|other room|next room|lounge|living room|toaster|upstairs|out of (?:the|my) bedroom|landing|bathroom|laundry \w+|drawer|in the car|cupboard|shed`,
      r`left|leav\w+|charg\w+|sleeps?|put|putting|stays?|kept|keep|banned|no phones?`,
      r`night|nights|overnight|bed|bedroom|sleeps?|week|charg\w+|upstairs`,
    ),
    unless: any(
      r`rang|ring\w*|call(?:ed|s)?|he|she|his|her|lost|forgot|landline|battery|can'?t|should|could|might`,
    ),
    receives: [
      ['The phone slept somewhere else.', 'Phone slept in another room, then.'],
      ['A bedroom with no phone in it.', 'A bedroom with no phone in it.'],
    ],
    questions: [
      [
        'open',
        'What was in the space where the phone used to be?',
        'What filled the gap where the phone used to be?',
      ],
      ['meaning', 'What made it the right time to move it out?', 'What made you finally move it?'],
    ],
  },
  {
    id: 'night-text-at-two',
    says: [
      'I sent her a message at two in the morning and regretted it by breakfast',
      'texted my ex at 2am, woke up and wanted to throw my phone in the sea',
      'My sent folder has a long message from the middle of the night, unfortunately',
    ],
    needs:
      /(?=.*\b(?:sent|texted|messaged|text to|emailed|whatsapped|wrote (?:to )?(?:him|her|them)|dm'?d)\b|.*\bsent folder\b)(?=.*\b(?:(?:two|three|one|2|3|1|half \w+|four|4|midnight) ?(?:am|in the morning|o'clock at night)|[1-4]am|middle of the night|midnight|late last night|last night)\b)(?=.*\b(?:regret\w*|wish|unfortunately|throw my phone|sorry i|cring\w*|woke up|morning|mortified|asham\w*|embarrass\w*|take it back|unsend|delete|can'?t believe)\b)/,
    unless:
      /\b(?:he|she|boss|they|mum|dad|who) (?:sent|texted|messaged|emailed)|\b(?:sent|texted|messaged|emailed) me\b|\b(?:drunk|wine|hung ?over|hanging|drink\w*|woke up to)\b/,
    receives: [
      [
        'The night sent it, and the day has to live with it.',
        'Night-you sent it, daytime-you has to live with it.',
      ],
      ['Sent in the night, wished back in the light.', 'Sent at night, regretted in daylight.'],
    ],
    questions: [
      [
        'meaning',
        'Under the wording, what did the message want to say?',
        'Forget the wording, what was that text trying to say?',
      ],
      ['next', 'What has come back since, if anything?', 'Anything come back yet?'],
    ],
  },
  {
    id: 'night-news-at-midnight',
    says: [
      "I read the news until midnight and then I can't sleep",
      'doomscrolling wars and stuff till im too wired to sleep',
      'The last thing I see each night is a headline, and then I lie awake',
    ],
    needs: all(
      r`news|headlines?|doom ?scroll\w*|elections?|bombings?|wars?`,
      r`sleep|asleep|awake|night|midnight|bed|wired`,
      r`read\w*|doom ?scroll\w*|watch\w*|see|check\w*|look\w*|scroll\w*`,
      r`can'?t|awake|no chance|wired|midnight|each night|every night|til|till|until|doom ?scroll\w*|hours`,
    ),
    unless: any(
      r`good news|bad news|(?:her|his|my|the|some|got the) news (?:of|that|from|about (?:my|her|him|his|mum|dad))|told|stopped|no longer|news today|great news`,
    ),
    receives: [
      ['The whole world, just before the light goes out.', "The whole world's problems, right before sleep."],
      ['The news goes to bed with you.', 'The news comes to bed with you.'],
    ],
    questions: [
      ['worst', 'Which story has stayed with you longest?', "Which one's stuck with you most?"],
      [
        'want',
        'What does reading one more piece promise you?',
        'What are you hoping the next headline will do?',
      ],
    ],
  },
  {
    id: 'night-old-embarrassment',
    says: [
      'I lie awake over something stupid I said ten years ago',
      'brain at midnight: remember that thing you said in year 9',
      'At night I replay a remark I made at a party long ago',
    ],
    needs: all(
      r`awake|night|nights|midnight|bed|asleep|sleep|[1-4] ?am`,
      r`years? ago|year (?:\d+|seven|eight|nine|ten|eleven)|long ago|school|decades?|back in (?:19|20)?\d\d|when i was (?:\d+|a (?:kid|teenager|student)|\w+teen|ten|twelve)|(?:19|20)\d\d|remember that`,
      r`said|say|remark|did|embarrass\w*|cring\w*|stupid|replay\w*|mortify\w*`,
    ),
    unless: any(
      r`he|she|they|dad|mum|mother|father|teacher|died|death|bully|bullied|hit|abus\w*|attack\w*|used to|dream\w*|dreamt`,
    ),
    receives: [
      [
        'Years gone, and it still comes back at night.',
        "Years ago and it's still doing the rounds at night.",
      ],
      ['An old sentence, still being played.', 'Old line, still on repeat.'],
    ],
    questions: [
      [
        'meaning',
        'What does that old moment say about you, at midnight?',
        'At midnight, what does that moment say about you?',
      ],
      [
        'support',
        'If anyone else who was there remembered it, what would they say?',
        'Anyone else who was there, what would they say about it?',
      ],
    ],
  },
  {
    id: 'night-googled-symptoms',
    says: [
      "I looked up my symptoms at night and now I'm sure I have something",
      'googled a headache at 1am and apparently im dying',
      'By the fourth medical website I had planned who gets the cat',
    ],
    needs: all(
      r`googl\w*|look(?:ed|ing)? (?:it |them )?up|search\w*|web ?md|dr google|(?:medical|health) (?:web)?(?:sites?|forums?|pages?)|websites?|reddit|nhs (?:web)?(?:site|page)|the internet`,
      r`symptoms?|headaches?|twitch\w*|lump|rash|tumou?r|cancer|dying|pains?|aches?|illness|disease|medical|heart attack|stroke|ms|dizz\w*|numbness|brain|palpitations|health`,
      r`sure|convinced|dying|planned|certain|night|am|cancer|tumou?r|rabbit hole|every|can'?t stop|worse|hours|terrified|panick?\w*`,
    ),
    unless: any(
      r`his|her|my (?:mum|dad|son|daughter|wife|husband)'?s|adhd|autism|autistic|depression|narcissist\w*|doctor (?:said|diagnosed)|diagnosed|google (?:docs?|maps|meet)`,
    ),
    receives: [
      ['One page, and then another.', 'One search, then another.'],
      ['It grew with every page.', 'Got bigger with every page.'],
    ],
    questions: [
      [
        'body',
        'What did you notice in your body that started the looking?',
        'What did your body do that set off the googling?',
      ],
      [
        'worst',
        'Which of the things you read will not leave you alone?',
        "Which bit you read won't leave you alone?",
      ],
    ],
  },
  {
    id: 'night-check-the-hob',
    says: [
      'I got out of bed three times to check the front door',
      'went back down to check the cooker was off. twice. it was off',
      'Once the lights are out I have to go and look at the locks again',
    ],
    needs: all(
      r`door|doors|locks?|cooker|hob|stove|gas|oven|taps?|windows?|iron|plugs?|straighteners|switches|alarm`,
      r`check\w*|look at|make sure|be sure|see if|see whether`,
      r`times|twice|again|three|four|five|six|seven|every night|each night|over and over|repeatedly|went back|keep|kept|have to|before (?:bed|i can sleep)`,
    ),
    unless: any(
      r`wife|husband|he|she|mum|dad|son|daughter|burgl\w*|broke(?:n)? in|phone|emails?|messages?|bank|pulse|stopped checking`,
    ),
    receives: [
      ['Out of bed again, only to be sure.', 'Up again, just to make sure.'],
      ['Checked, and still not settled.', 'Checked it and still not sure.'],
    ],
    questions: [
      [
        'body',
        'What does it feel like in the second before you turn back?',
        "What's it like in the second before you go back?",
      ],
      [
        'exception',
        'Is there a night when one look is enough, and what is different?',
        "What's different on nights when one look is enough?",
      ],
    ],
  },
  {
    id: 'night-late-home',
    says: [
      'He was forty minutes late and I had already planned the funeral',
      'my mum didnt pick up and i was convinced shed crashed',
      'Whenever my daughter is late home I see the police at the door',
    ],
    needs: all(
      r`late|delayed|didn'?t (?:pick|answer|ring|call|text|reply)|not (?:picking|answering|home)|isn'?t (?:home|answering)|wasn'?t (?:home|answering)|no answer|phone (?:was|is) off|hadn'?t (?:rung|called|texted)`,
      r`funeral|crash\w*|police|accident|hospital|dead|died|worst|ditch|killed|ambulance|under a (?:bus|lorry|truck|car)`,
      r`already|convinced|sure|see|mind|head|imagin\w*|pictur\w*|planned|thought|assum\w*|think|certain`,
    ),
    unless: any(
      r`doctor|late (?:husband|wife|mother|father|mum|dad|brother|sister)|ex|was diagnosed|years ago|in fact (?:he|she)|found (?:him|her)|too late|late for`,
    ),
    receives: [
      ['Late, and the mind had gone to the worst.', 'Late, and your head went straight to the worst.'],
      [
        'The worst, in full detail, before anything was known.',
        'Worst case, fully imagined, before you knew anything.',
      ],
    ],
    questions: [
      [
        'body',
        'When {they} turned up or answered, what went through you?',
        'When you heard from {them}, what went through you?',
      ],
      [
        'when',
        'How long does it take from late to the worst?',
        'How fast does it go from late to worst case?',
      ],
    ],
  },
  {
    id: 'night-worry-pad',
    says: [
      'I keep a pad by the bed and write my worries down at night',
      'started dumping all my worries in a notebook before bed',
      'There are four pages of worries next to my lamp',
    ],
    needs: all(
      r`pad|notebook|note book|paper|pages?|journal|diary|notes app|written|list`,
      r`worr(?:y|ies|ying)|thoughts?|fears|anxieties|whatever is on my mind|what'?s on my mind|stuff in my head`,
      r`writ(?:e|es|ing|ten)|wrote|dump\w*|put(?:ting)? (?:it|them)|jot\w*|scribbl\w*|pages of`,
      r`bed|night|nights|lamp|pillow|bedside|sleep|evening|2am|3am`,
    ),
    unless: any(r`suicid\w*|should i|never|don'?t|thinking of|sugges\w*|told me to|dream\w*`),
    receives: [
      ['They are on paper now, within reach of the bed.', 'All on paper now, next to the bed.'],
      ['Written down, one after another.', 'Written down, one by one.'],
    ],
    questions: [
      ['example', 'Which one turns up on the page most often?', 'Which one keeps turning up on the page?'],
      ['open', 'By daylight, how do those pages read?', 'How do those pages look in daylight?'],
    ],
  },
  {
    id: 'night-worry-about-nothing',
    says: [
      'When one worry is sorted my head goes and finds another',
      'fixed the thing i was stressing about and brain was like ok next',
      "There's always something to fret about, and if there isn't I look for it",
    ],
    needs: all(
      r`worr(?:y|ies|ying)|fret|stress\w*|fear|anxi\w*|panic|sorted|fixed|problem|approved|solved|cleared`,
      r`find(?:s)? (?:another|a new|something|the next)|finds?\b.{0,20}\b(?:another|else|new)|ok next|look for (?:it|one|something)|moves? (?:straight )?on to|moved (?:straight |right )?on to|went (?:straight |right )?to|(?:another|the next|a new|next) (?:one|worry|thing)|something (?:else|new) to (?:worry|fret|stress)|always something to (?:worry|fret|stress)|invent\w*|jumps? to`,
    ),
    unless: any(r`he|she|they|job|relationship|married|find another (?:job|place|flat|way)`),
    receives: [
      ['No gap between one worry and the next.', "One goes, next one's already in."],
      ['The place never stays empty for long.', 'That spot never stays empty long.'],
    ],
    questions: [
      [
        'worst',
        'What would be risky about having nothing to worry over?',
        "What'd be scary about having nothing to worry about?",
      ],
      [
        'exception',
        'What was the longest gap you have had between two worries?',
        "What's the longest gap you've had between worries?",
      ],
    ],
  },
  {
    id: 'night-heart-in-pillow',
    says: [
      'I can hear my heart beating in the pillow',
      'lying in bed and all i can hear is my heart thumping',
      "When I lie on my left side there's this pounding in my ear",
    ],
    needs: all(
      r`heart|heartbeat|pulse|pounding|thump\w*`,
      r`pillow|in bed|lie|lying|left side|at night|trying to sleep|mattress|ears?`,
      r`hear|listen\w*|beat(?:ing)?|thump\w*|pound\w*|loud|thud\w*|hammer\w*`,
    ),
    unless: any(
      r`panic attack|watch says|smartwatch|broke\w*|heart attack|his heart|her heart|dream\w*|nightmare\w*|checking my pulse|ecg|surgery`,
    ),
    receives: [
      [
        'The heart, loud, just when it should be quiet.',
        "Your heart, loud, right when it's meant to be quiet.",
      ],
      ['Hard not to listen, once it is heard.', 'Once you hear it, hard to un-hear it.'],
    ],
    questions: [
      [
        'thought',
        'What do you tell yourself the pounding means?',
        'What do you tell yourself the thumping means?',
      ],
      [
        'tried',
        'In what position, or with what, does it get fainter?',
        'What makes it go quieter, if anything?',
      ],
    ],
  },
  {
    id: 'night-watch-pulse',
    says: [
      'I keep checking my pulse on my watch',
      'my smartwatch said 118 just sitting there and now i cant stop looking',
      'I have two fingers on my neck half the day, counting',
    ],
    needs: all(
      r`pulse|heart ?rate|bpm|heart ?beats?|smart ?watch|fitbit|apple watch|two fingers|fingers on my (?:neck|wrist)|oximeter`,
      r`check\w*|count\w*|look\w*|measur\w*|tak(?:e|ing)|stop looking|monitor\w*|watch(?:ing)?|feel(?:ing)? for`,
      r`keep|again|times|can'?t stop|cant stop|all day|half the day|every|constantly|always|habit|forty|hourly|obsess\w*|minutes`,
    ),
    unless: any(
      r`nurse|doctor (?:took|checked)|his pulse|her pulse|running|training|baby'?s|dad'?s|mum'?s|stopped checking|took (?:it|the watch) off`,
    ),
    receives: [
      ['Counting the beats, again and again.', 'Checking the beats over and over.'],
      ['Hard to leave it alone, once counted.', "Once you've counted, it's hard to stop."],
    ],
    questions: [
      [
        'worst',
        'Which number frightens you, and what do you think it means?',
        "What number scares you, and what'd it mean?",
      ],
      ['exception', 'When were you last too busy to check?', 'When were you last too busy to look?'],
    ],
  },
  {
    id: 'night-tests-came-clear',
    says: [
      'The doctor says my heart is fine but it still races',
      'had the ecg, all clear, but my hearts still going mental',
      'Three tests found nothing and it still hammers in the queue at the bank',
    ],
    needs:
      /(?=.*\b(?:doctor|gp|ecg|ekg|tests?|scans?|cardiologist|results?|bloods|hospital|checked|monitor)\b)(?=.*\b(?:fine|clear|normal|nothing|healthy|ok|okay|found nothing)\b)(?=.*\bhearts?\b|.*\b(?:hammer\w*|racing|races|pound\w*|palpitations)\b)(?=.*\b(?:races?|racing|pound\w*|hammer\w*|palpitations|mental|still|flutter\w*|skip\w*|beats?)\b)/,
    unless: any(r`his|her heart|dad'?s|mum'?s|exam|broken|driving test|school|transplant`),
    receives: [
      ['Nothing wrong on paper, and it races all the same.', 'All clear on paper, and it still goes.'],
      ['Clear results, and still a heart that runs.', 'Results fine, heart still sprinting.'],
    ],
    questions: [
      [
        'feeling',
        'What was it like to hear that there was nothing?',
        "What was it like being told it's nothing?",
      ],
      ['when', 'In which places does it start up most reliably?', 'Where does it kick off most?'],
    ],
  },
  {
    id: 'night-left-the-trolley',
    says: [
      'I left a full trolley in the supermarket and walked out',
      'had to dump my basket in the shop and leg it',
      'All the shopping was in the cart, and then I was outside without it',
    ],
    needs: all(
      r`trolley|basket|cart|shopping|groceries`,
      r`left|leave|leaving|dump\w*|abandon\w*|without it|ditched|put down`,
      r`walked out|went out|ran|run|leg it|legged it|outside|out of the (?:shop|store)|had to get out|fled|shop|supermarket|store|aisle|aldi|lidl|tesco|asda|sainsbury'?s|naivas|carrefour`,
    ),
    unless: any(
      r`online|website|card (?:was )?declined|declined|no money|forgot my (?:purse|wallet|card)|list|on the bus|he left|she left|door|save for later|left my (?:husband|wife|job)|husband|neighbou?r`,
    ),
    receives: [
      ['The shopping stayed and you went.', "The shopping stayed, you didn't."],
      ['Everything left where it was, and out.', 'Dropped it all and out you went.'],
    ],
    questions: [
      [
        'body',
        'What was the first sign, in there among the shelves?',
        'What was the first sign, in among the shelves?',
      ],
      ['worst', 'What did it seem would happen if you stayed?', "What felt like it'd happen if you stayed?"],
    ],
  },
  {
    id: 'night-off-at-wrong-stop',
    says: [
      "I got off the train two stops early because I couldn't breathe",
      'panicked on the tube and jumped off at some random station',
      "The doors opened at a station that wasn't mine and I got out, shaking",
    ],
    needs: all(
      r`train|tube|bus|tram|metro|underground|matatu|station|subway|coach|carriage`,
      r`(?:got|get|getting|jump\w*|had to get|stepped|came|ran|leapt) off|got out|get out|off (?:early|at)|stops? early`,
      r`panic\w*|breathe|breath|shak\w*|heart|faint|dizzy|wasn'?t mine|early|sweat\w*|random|closing in|trapped`,
    ),
    unless: any(
      r`didn'?t get off|didnt get off|without getting off|stayed on|wrong (?:train|bus)|missed my stop|fell asleep|drunk|followed|creep\w*|old man|late for`,
    ),
    receives: [
      ['Off early, before your own stop.', 'Off early, not your stop.'],
      ['The doors opened, and you took them.', 'Doors opened, you were out.'],
    ],
    questions: [
      [
        'open',
        'Once you stood on the platform, what happened then?',
        'Standing on that platform, what happened next?',
      ],
      [
        'body',
        'Where in the body did it begin, back on the train?',
        'Where in your body did it start, on the train?',
      ],
    ],
  },
  {
    id: 'night-train-all-the-way',
    says: [
      "I took the train the whole way and didn't get off",
      'did the full train ride today without bottling it!!',
      'Nine stations, and I stayed in my seat until the last',
    ],
    needs: all(
      r`train|tube|bus|tram|metro|underground|matatu|subway|stations?|stops?|plane|flight|line`,
      r`whole way|all the way|full|whole (?:journey|ride|trip)|didn'?t get off|without (?:bottling|getting off|panick?\w*|a panic)|until the last|to the (?:very )?(?:end|last)|stayed (?:on|in my seat)|entire (?:journey|ride|way)`,
      r`i|did|made it|my`,
    ),
    unless: any(
      r`can'?t|cried|stared|someone|talk\w* (?:to|at|loud)|argu\w*|he|she|stood|crowded|next to me|couldn'?t (?:stop|stay)|had to get off|all the way (?:from|to) (?:see|visit)|for nothing|sobb\w*|cry\w*|was full|next one|loading|truck`,
    ),
    receives: [
      ['The whole way, in your seat.', 'All the way, start to finish.'],
      ['You stayed on past every door that opened.', 'Every time the doors opened, you stayed put.'],
    ],
    questions: [
      [
        'tried',
        'At the hardest stretch, what kept you in the seat?',
        'Hardest bit of the ride, what kept you on?',
      ],
      ['when', 'How far along did you know you would do it?', 'When did you clock you were gonna make it?'],
    ],
  },
  {
    id: 'night-aisle-seat',
    says: [
      'I always sit by the exit in the cinema in case I panic',
      'can only go to gigs if im next to the door',
      'I book the aisle seat, last row, every time, so that I can get out',
    ],
    needs: all(
      r`aisle|exit|exits|near(?:est)? the door|by the door|next to the door|near the door|close to the door|way out|back row|last row`,
      r`cinema|theatre|gigs?|concerts?|seats?|sit|row|church|restaurants?|lectures?|meetings?|class|plane|film|show|mosque`,
      r`always|only|every time|have to|must|panic\w*|get out|escape|in case|need`,
    ),
    unless: any(r`aa|first meeting|he|she|legs?|tall|toilet|leak\w*|bladder|fire|knee|wheelchair|smok\w*`),
    receives: [
      ['A seat with a way out.', 'A seat with a way out.'],
      ['First the exit, and then the show.', 'Check the exit first, then enjoy the show.'],
    ],
    questions: [
      ['example', 'How often has the way out been used?', 'How often have you actually used that exit?'],
      [
        'exception',
        'What was a film or show good enough to forget the door?',
        "What's been good enough to make you forget the door?",
      ],
    ],
  },
  {
    id: 'night-stairs-not-lift',
    says: [
      "I walk up eight floors because I can't get in the lift",
      'avoid lifts, tell everyone its for the steps lol',
      'My colleagues wait for the doors and I say I prefer the stairs',
    ],
    needs: all(
      r`lifts?|elevators?|stairs`,
      r`stairs|climb|walk(?:ed)? up|avoid\w*|take the steps|floors|floor`,
      r`avoid\w*|can'?t|cant|prefer|won'?t|wont|rather|afraid|scared|fear|panic\w*|shut in|stuck|trapped|never|terrified|claustrophob\w*`,
      r`lifts?|elevators?|doors`,
    ),
    unless: any(
      r`broken|out of order|fitness|knees?|hip|wheelchair|weights|fell|took the lift|used the lift|pram|pushchair|lift (?:my|me|him|her|a)|shares`,
    ),
    receives: [
      ['The stairs, while everyone else rides up.', 'Stairs for you, lift for everyone else.'],
      ['There is the lift, and there is you on the stairs.', "Lift's right there, and you're on the stairs."],
    ],
    questions: [
      [
        'worst',
        'Between which floors does the mind get stuck, picturing it?',
        "When you picture the lift, which bit's the worst?",
      ],
      ['when', 'Which was the last lift you stood in?', "What's the last lift you got in?"],
    ],
  },
  {
    id: 'night-back-roads',
    says: [
      'I drive the back roads because the motorway makes me panic',
      'takes me 40 mins longer cos i wont do the dual carriageway',
      "I haven't been on a motorway since I pulled over with my hands shaking",
    ],
    needs: all(
      r`motorways?|dual carriageways?|highways?|freeways?|m\d{1,2}|fast roads?|bypass|thika road|back roads?`,
      r`panic\w*|avoid\w*|won'?t|wont|can'?t|cant|haven'?t been|longer|back roads?|scared|afraid|terrif\w*|shak\w*|refuse|never`,
      r`driv\w*|drove|car|road|roads|motorways?|mins|minutes|been on|pulled over`,
    ),
    unless: any(
      r`traffic|service station|accident|crash|he|she|broke down|noise|roadworks|first time|again at last|after years|live (?:near|by|next)`,
    ),
    receives: [
      ['The slow roads, all the way round.', 'The long way round, then.'],
      ['More miles, and no motorway.', 'Longer trip, no fast road.'],
    ],
    questions: [
      [
        'worst',
        'Which is it on fast roads: speed, lorries, or nowhere to stop?',
        'Which bit gets you: speed, lorries, nowhere to stop?',
      ],
      [
        'want',
        'Where would you drive, if the road did not matter?',
        "Where would you drive if the road wasn't a thing?",
      ],
    ],
  },
  {
    id: 'night-loo-till-it-passed',
    says: [
      'I locked myself in the toilet until the panic passed',
      'sat in the work loos shaking for 20 mins then went back to my desk',
      "There's one cubicle at the office that has seen all my panic attacks",
    ],
    needs: all(
      r`toilets?|loos?|bathroom|cubicle|restroom|ladies|gents|washroom|stall`,
      r`panic\w*|shak\w*|anxiety attack|hyperventilat\w*|breath\w*|trembl\w*|attack`,
      r`lock\w*|has seen|hid|hide|hiding|sat|until|til|till|passed|over|bolt|mins|minutes|calm\w*`,
    ),
    unless: any(r`writ(?:e|ing) this|typing|peace|husband|he|she|shower|mirror|throw up|threw up|sick`),
    receives: [
      ['A locked door, until it was over.', 'Locked in there till it passed.'],
      ['It ran its course behind a shut door.', 'It came and went behind that door.'],
    ],
    questions: [
      [
        'support',
        'If somebody had knocked, who would you have let in?',
        'If someone knocked, who would you have let in?',
      ],
      [
        'next',
        'Coming back out, what was the first thing you did?',
        "What's the first thing you did when you came out?",
      ],
    ],
  },
  {
    id: 'night-tingling-hands',
    says: [
      "My hands go tingly and I think I'm going to faint",
      'lips go numb n fingers buzz and im like ok this is it',
      'Pins and needles in both hands, and then the room goes far away',
    ],
    needs: all(
      r`tingl\w*|pins and needles|numb|buzz\w*|prickl\w*`,
      r`hands?|fingers?|lips?|arms?|face|legs?|feet`,
      r`faint|pass out|this is it|far away|panic\w*|dizzy|die|dying|anxi\w*|stroke|heart|breath\w*|attack|blurr\w*|collapse`,
    ),
    unless: any(
      r`medication|tablets|meds|side effect|diabet\w*|injur\w*|slept on|cold|chemo|ms|scroll\w*|diagnos\w*|operation`,
    ),
    mayBeAhead: true,
    receives: [
      ['First a prickling, and then the whole of it.', "Starts with the tingles, then it's everywhere."],
      ['The body says it before you can think.', 'Your body gets there before you can think.'],
    ],
    questions: [
      [
        'thought',
        'What do you believe is happening, in that first minute?',
        "In that first minute, what do you think's happening?",
      ],
      [
        'when',
        'What had you been doing just before the last one?',
        'What were you doing right before the last one?',
      ],
    ],
  },
  {
    id: 'night-panic-from-nowhere',
    says: [
      'I was only choosing yoghurt and suddenly I was in a panic',
      'literally just buttering toast and bam, panic attack',
      'It came over me on an ordinary Tuesday, with nothing going on',
    ],
    needs: all(
      r`panic(?: attacks?)?|panicking|came over me|anxiety attack|dread`,
      r`suddenly|out of (?:the blue|nowhere)|from nowhere|bam|boom|nothing (?:going on|stressful|happen\w*|at all)|no reason|literally just|was only|was just|ordinary|for no (?:apparent )?reason|without (?:warning|any reason)`,
    ),
    unless: any(
      r`before (?:an|the|my) (?:exam|interview|presentation|meeting)|after (?:he|she|the)|he|she|train|tube|lift|motorway|money|bills?|argument|because|every time`,
    ),
    receives: [
      ['In the middle of something completely ordinary.', 'Middle of something totally normal.'],
      ['Nothing led up to it that you could see.', 'No warning that you could spot.'],
    ],
    questions: [
      [
        'thought',
        'If it was not the moment, where had your mind been?',
        "If it wasn't that moment, where was your head?",
      ],
      [
        'next',
        'And the ordinary thing, what became of it afterwards?',
        'So what happened with what you were doing, after?',
      ],
    ],
  },
  {
    id: 'night-exam-dream',
    says: [
      "I keep dreaming that I have an exam I didn't study for",
      'had the dream again where im back at school and dont know the timetable',
      "I'm fifty and still wake up late for a test in my sleep",
    ],
    needs: all(
      r`dream\w*|dreamt|nightmares?|in my sleep`,
      r`exams?|test|school|timetable|revis\w*|a-?levels|finals|classroom|university|uni|kcse|kcpe`,
      r`exams?|test|timetable|unprepared|study|studied|late|revis\w*|finals|back at|a-?levels|unread`,
    ),
    unless: any(
      r`dream (?:of (?:going|being|study\w*)|job|school|uni\w*)|my dream (?:is|was)|dreamt (?:he|she|my|that (?:he|she|my (?:mum|dad)))|bully\w*|bullied|killed|driving test`,
    ),
    receives: [
      ['Back at the desk again, unprepared.', 'Back at school again, not ready.'],
      ['The dream is not done with it, at any rate.', "That dream's not done with you yet."],
    ],
    questions: [
      ['meaning', 'If it were a test in waking life, which one?', "If it's a real-life test, which one?"],
      [
        'worst',
        'In the dream, who would find out that you are not ready?',
        "In the dream, who's gonna find out you're not ready?",
      ],
    ],
  },
  {
    id: 'night-dreamt-alive',
    says: [
      'I dreamt my mum was alive and then I woke up',
      'my grandad was in my dream just making tea, then i remembered',
      'In the dream my brother had never died, he was only late',
    ],
    needs: all(
      r`dream|dreams|dreamt|dreamed|in my sleep`,
      r`alive|died|dead|death|then i (?:remembered|woke)|gone|passed|still here|grandad|gran|nan|late (?:husband|wife|father|mother)|the alarm|woke up|waking`,
      r`mum|mom|mother|dad|father|brother|sister|grandad|grandpa|grandma|gran|nan|husband|wife|son|daughter|friend|him|her|he|she|uncle|aunt|baby`,
      r`alive|died|passed|only late|remembered|still here|never (?:left|gone|died)|not dead|wasn'?t dead`,
    ),
    unless: any(
      r`dreamt (?:that )?(?:he|she|mum|dad|my \w+) (?:died|was dead)|dream (?:job|house|holiday)|i died|nightmares? (?:about|of)|killed|cheat\w*|i was dead|(?:he|she|my \w+) dies`,
    ),
    receives: [
      ['For the length of a dream, still here.', 'For the length of a dream, still here.'],
      ['And then the waking.', 'And then you woke up.'],
    ],
    questions: [
      ['open', 'What did {they} say or do in the dream?', 'What went on with {them} in the dream?'],
      [
        'want',
        'If the dream had gone on, what would you have asked {them}?',
        'If the dream kept going, what would you ask {them}?',
      ],
    ],
  },
  {
    id: 'night-same-dream',
    says: [
      'I have the same dream every few weeks, a house with one more room',
      'its always the same dream, im running and my legs dont work',
      'That dream came back, the one with the water, as it has since I was small',
    ],
    needs: all(
      r`dreams?|nightmares?|dreaming|dreamt|dreamed`,
      r`same (?:\w+ )?(?:dream|nightmare|one)|recurr\w*|(?:dream|nightmare) (?:came|comes|keeps coming|is) back|keep (?:having|dreaming|getting)|keeps (?:coming|happening)|again and again|every (?:few|night|week|couple)|over and over|since i was (?:small|little|a (?:kid|child))|always the same`,
    ),
    unless: any(
      r`dream (?:job|house|home|holiday|of (?:being|becoming|opening|owning))|exams?|died|alive|weed|dead|daydream\w*|at work|attack\w*|assault\w*|accident|crash|abuse\w*|him|he|same bed|new tablets|meds`,
    ),
    receives: [
      ['The same one, come back again.', 'Same dream, back again.'],
      ['It knows its way to you by now.', 'That one knows where to find you.'],
    ],
    questions: [
      ['when', 'What was going on the last time it came?', 'What was going on last time it turned up?'],
      [
        'meaning',
        'If you could stop it at one picture, which would it be?',
        'If you paused it at one bit, which bit?',
      ],
    ],
  },
  {
    id: 'night-cross-from-dream',
    says: [
      'I woke up cross with my husband for what he did in a dream',
      'dreamt my gf cheated and ive been off with her all day',
      "In my sleep she left me, and at breakfast I couldn't look at her",
    ],
    needs: all(
      r`dream|dreamt|dreamed|in my sleep`,
      r`cross|angry|mad|off with|cold|furious|couldn'?t look|cant look|can'?t look|annoyed|raging|ignor\w*|sulk\w*|not speaking|snapp\w*|grumpy|mood`,
      r`husband|wife|partner|boyfriend|girlfriend|bf|gf|him|her|he|she|sister|brother|friend|mate`,
      r`cheat\w*|left me|did|kiss\w*|woke|all (?:day|morning)|breakfast|in a dream|morning|affair`,
    ),
    unless: any(
      r`i was with|i (?:cheated|kissed|slept with)|died|dead|dream (?:job|house|home|holiday)|nightmares about the|really cheated|he was cross|she was cross|angry with me`,
    ),
    receives: [
      ['Only a dream, and it came to breakfast with you.', 'Just a dream, but it followed you into the day.'],
      ['The morning paid for what the night did.', 'Your morning paid for what the night did.'],
    ],
    questions: [
      ['meaning', 'What was it in the dream that stung the most?', 'Which bit of the dream stung most?'],
      [
        'thought',
        'Which part of it do you also wonder about when awake?',
        'Which bit of it do you wonder about awake too?',
      ],
    ],
  },
  {
    id: 'night-sunday-six',
    says: [
      'By six on Sunday I feel sick about Monday',
      'sunday scaries hit the second the roast is done',
      'The weekend is over for me when the light goes on Sunday afternoon',
    ],
    needs: all(
      r`sundays?|weekend is over|sunday scaries`,
      r`mondays?|work|school|scaries|weekend is over|week ahead|the week`,
      r`sick|dread\w*|scaries|over for me|anxi\w*|stomach|nausea\w*|knot|panic\w*|gloom\w*|heavy|fear|ruin\w*|blues|horrible`,
    ),
    unless: any(
      r`church|sunday lunch|every monday morning|used to|no longer|don'?t dread|lovely|bliss|work(?:ed|ing)? (?:on )?sundays?|mother'?s day|son|daughter`,
    ),
    receives: [
      ['Sunday evening, with Monday already in it.', "Sunday night, Monday's already moved in."],
      ['It takes a piece of the weekend with it.', 'It eats into the weekend too.'],
    ],
    questions: [
      [
        'meaning',
        'Which hour of Monday is it that reaches back so far?',
        'Which bit of Monday is it that gets to you?',
      ],
      [
        'exception',
        'What was the last Sunday evening that belonged to you?',
        'What was the last Sunday night that felt like yours?',
      ],
    ],
  },
  {
    id: 'night-quiet-sunday',
    says: [
      'I had a quiet Sunday with nothing in it and it was lovely',
      'did absolutely nothing sunday, pjs all day, bliss',
      'Soup, a book and rain at the window, a whole Sunday of it',
    ],
    needs: all(
      r`(?:sunday\b)\w*`,
      r`quiet|nothing|no plans|slow|lazy|pjs|pyjamas|book|sofa|pancakes|lie in|bed|whole`,
      r`lovely|bliss|perfect|nice|loved|glorious|good|peaceful|wonderful|great|happy|soup|heaven|calm`,
    ),
    unless: any(
      r`scaries|dread\w*|monday|lonely|alone|no one|nobody|sick|cried|crying|mum|dad|next sunday|every sunday|used to|supposed|guilt\w*|couldn'?t|not (?:nice|good|great|happy)|church|wish`,
    ),
    receives: [
      ['A whole Sunday with nothing to prove.', 'A whole Sunday off from everything.'],
      ['Nothing happened, and it was good.', 'Nothing happened, and it was great.'],
    ],
    questions: [
      ['example', 'Which half hour of it would you keep?', 'Which half hour of it would you keep?'],
      [
        'meaning',
        'What was missing from that day, in the best way?',
        'What was nicely missing from that day?',
      ],
    ],
  },
  {
    id: 'night-slept-through',
    says: [
      'For the first time in months I slept through the whole night',
      '8 hours straight!! didnt even get up to pee',
      'My head touched the pillow and then it was morning, which never happens to me',
    ],
    needs:
      /(?=.*\b(?:slept|sleep|head (?:touched|hit)|hours straight)\b)(?=.*\b(?:right through|all (?:the way )?through|through (?:the )?(?:whole )?night|straight through|slept through|(?:8|eight|7|seven|9|nine) (?:solid |straight |whole |full )?hours|like a (?:log|baby)|whole night|didn'?t (?:even )?(?:wake|get up)|then it was morning|without waking|the whole night)\b)(?=.*(?:!|\b(?:first|months?|weeks?|ages|years|never happens|finally|at last|straight|last night|didn'?t even|i slept)\b))/,
    unless: any(
      r`baby|son|daughter|toddler|she|he|alarms?|awake|under my eyes|woke (?:up )?(?:tired|worse)|worse|no use|as if|still tired|knackered|exhausted|can'?t|cant|never sleep|haven'?t|havent|hardly|used to|wish|if i|tablets|pills?|trouble|shift|cry\w*|don'?t`,
    ),
    receives: [
      ['A whole night, in one piece.', 'A full night, one piece.'],
      ['Night and then morning, with nothing in between.', 'Night, then morning, nothing in between.'],
    ],
    questions: [
      [
        'open',
        'What was the first thing you noticed on waking?',
        "What'd you notice first when you woke up?",
      ],
      [
        'thought',
        'What was different about the evening before it?',
        'Anything different the evening before, and what?',
      ],
    ],
  },
  {
    id: 'night-nine-snoozes',
    says: [
      'I pressed snooze nine times this morning',
      'alarm goes at 6, i get up at 7.40, every single day',
      'I set five alarms and I sleep, or pretend to sleep, through all of them',
    ],
    needs: all(
      r`snooz\w*|alarms?|hit(?:ting)? the button|another ten minutes|ten more minutes`,
      r`snooz\w*|times|every (?:single )?(?:day|morning)|five alarms|through (?:all|it|them|my alarm)|keep|until i'?m|get up at|sleep through|slept through|can'?t get up|cant get up|late`,
      r`snooz\w*|get up|sleep|slept|bed|late|morning|mornings|wake|up at`,
    ),
    unless: any(
      r`before (?:the|my) alarm|burglar|fire alarm|smoke alarm|car alarm|lie awake|counting|false alarm|he|she|count|dream\w*|3am|4am|awake`,
    ),
    receives: [
      ['The alarm says it, and the bed says otherwise.', 'Alarm says up, bed says no.'],
      ['Again and again, and still lying there.', 'Again and again, still lying there.'],
    ],
    questions: [
      [
        'meaning',
        'What is the first thing you would have to face, once upright?',
        "First thing you'd have to face once you're up, what is it?",
      ],
      ['exception', 'On what kind of day does one ring do?', 'On what sort of day does one alarm do it?'],
    ],
  },
  {
    id: 'night-bed-till-noon',
    says: [
      'I was in bed until noon again and the day had gone',
      'woke at 9, actually got up at 1, whats wrong with me',
      'The whole morning went past on the other side of the blinds while I lay there',
    ],
    needs: all(
      r`in bed|got up|get up|getting up|out of bed|under the covers|lay there|lie there|lying there|lay in`,
      r`noon|midday|lunch ?time|afternoon|whole morning|all morning|half the day|till (?:one|two|three|1|2|3|12|twelve)|until (?:one|two|three|1|2|3|12|twelve)|(?:up|bed) (?:at|till|til|until) (?:12|1|2|3|one|two|three)(?!\d| ?am| in the)|1 ?pm|2 ?pm|3 ?pm`,
    ),
    unless: any(
      r`he|she|son|daughter|husband|wife|hospital|flu|ill with|lovely|bliss|night shift|nights|used to|hangover|hungover|made myself|together|boyfriend|girlfriend`,
    ),
    receives: [
      ['The morning went by without you in it.', 'The morning went on without you.'],
      ['Half a day, horizontal.', 'Half a day gone, lying down.'],
    ],
    questions: [
      [
        'thought',
        'What was being said in your head, those hours under the covers?',
        'What was your head saying, all those hours in bed?',
      ],
      ['next', 'What got you up in the end?', 'What got you up in the end?'],
    ],
  },
  {
    id: 'night-curtains-closed',
    says: [
      "I haven't opened the curtains for three days",
      'blinds been down all week, no idea what the weathers doing',
      'My front room has been dark at midday since the weekend',
    ],
    needs: all(
      r`curtains?|blinds?|shutters?|dark at midday|daylight`,
      r`closed|shut|down|drawn|haven'?t opened|havent opened|not opened|dark|keep(?:ing)? out`,
      r`days|week|since|weekend|weeks|month|all day|hours|every day|always`,
    ),
    unless: any(
      r`neighbou?rs?'?|he|she|my (?:mum|dad|mother|father|son|daughter)|new curtains|twitch\w*|first time|opened (?:the|my) curtains today|(?:i|finally) opened|migraine|colou?r ?blind`,
    ),
    receives: [
      ['Days on end with the daylight kept out.', 'Days of keeping the daylight out.'],
      ['Midday and midnight look much the same in there.', 'Midday and midnight look the same in there.'],
    ],
    questions: [
      ['meaning', 'What has been easier with them shut?', "What's easier with them shut?"],
      [
        'exception',
        'If one window were to open first, which would it be?',
        'If one had to open first, which window?',
      ],
    ],
  },
  {
    id: 'night-rain-all-week',
    says: [
      'It has rained for nine days and I have gone grey as well',
      'this weather is killing my mood fr',
      "Every wet day I get slower, and it hasn't stopped since Thursday",
    ],
    needs: all(
      r`rain\w*|weather|wet|drizzl\w*|grey sky|grey skies|grey days?|cloud\w*|storms?`,
      r`all week|days|mood|every (?:wet|rainy|grey) day|hasn'?t stopped|for (?:a )?weeks?|again|non ?stop|since`,
      r`grey|mood|slower|low|down|depress\w*|killing|flat|miserable|gloom\w*|sad|tired|lethargic|getting to me|heavy|fed up|energy`,
    ),
    unless: any(
      r`lovely|cosy|under the weather|roof|harvest|garden|mood was good|he|she|leak\w*|washing|tears|took (?:him|her)|shower|brain|hot|heat|sunny|train\w*|died`,
    ),
    receives: [
      ['Day after day of it, outside and in.', 'Grey outside, grey inside.'],
      ['The weather has come indoors with you.', "The weather's come in with you."],
    ],
    questions: [
      ['body', 'Where do you feel the rain first?', 'Where do you feel it first, this weather?'],
      ['exception', 'What, however small, stays dry?', "What's one thing the weather hasn't touched?"],
    ],
  },
  {
    id: 'night-dark-at-four',
    says: [
      "It's dark by four and I want to go to bed",
      'clocks went back and im done, its night when i leave work',
      'Every November the day ends before I have begun it',
    ],
    needs: all(
      r`dark|clocks (?:went|go|have gone) back|pitch black|november|winter|the day ends|light goes|evenings draw\w*|days are (?:so )?short|short days?`,
      r`(?:by|at|before) (?:four|five|4|5|half)|clocks (?:went|go|have gone) back|night when|leave work|office|ends before|bed|time of year|home|winter|afternoon|short|drawing in`,
      r`bed|done|hate|leave work|ends|crawl|low|down|blanket|tired|mood|struggl\w*|heavy|energy|begun|gloom\w*|dread\w*|worse|miserable|depress\w*|hibernat\w*|hard\w*`,
    ),
    unless: any(
      r`writing|typing|in the dark|dark (?:place|humou?r|thoughts?|side|chocolate|mood)|keep\w* me in the dark|died|death|he|she|light on|walk\w* home|follow\w*|park|christmas|heating|afford`,
    ),
    receives: [
      ['The light goes, and the day goes with it.', "Light goes, day's over."],
      ['A short day, and a very long evening.', 'Tiny day, massive evening.'],
    ],
    questions: [
      [
        'tried',
        'What have other winters taught you about those evenings?',
        'What got you through those evenings other winters?',
      ],
      [
        'want',
        'With two more hours of light, what would you do?',
        "Give you two more hours of light, what'd you do?",
      ],
    ],
  },
  {
    id: 'night-sun-on-face',
    says: [
      'I sat on the step in the sun for ten minutes',
      'first warm day, ate my lunch on the grass, felt human',
      'There was sunshine on the bench and I stayed there with my coat open',
    ],
    needs: all(
      r`sun|sunshine|sunlight|warm day|first warm|sunny`,
      r`sat|sit|sitting|stayed|lay|stood|ate|bench|step|grass|balcony|garden|park|face`,
      r`minutes|mins|human|warm|lunch|coat|face|half an hour|hour|nice|lovely|good|first|just|alive|while|coffee|tea|better`,
    ),
    unless: any(
      r`sunday|sun (?:came|coming|come) up|sunburn\w*|too hot|heat|can'?t|couldn'?t|didn'?t|wouldn'?t|wish|should|cancer|funeral|tan|he|she|game|raining|used to|cry|cried|hospital|everyone|holiday`,
    ),
    receives: [
      ['The sun, and you sitting in it.', 'You, sat in the sun.'],
      ['A small piece of day, and you took it.', 'A bit of sun, and you took it.'],
    ],
    questions: [
      ['body', 'Which part of you thawed first?', 'What bit of you thawed out first?'],
      ['thought', 'What went quiet while you sat there?', 'What went quiet while you were sat there?'],
    ],
  },
  {
    id: 'night-too-hot-to-sleep',
    says: [
      "It's too hot to sleep and I've been snapping at everyone",
      '29 degrees in my room at midnight, im losing it',
      'The fan is on, the sheet is on the floor, and nobody slept in this heat',
    ],
    needs: all(
      r`too hot|heat|heatwave|degrees|hot nights?|so hot|boiling|sweltering|sticky|stuffy|fan is on`,
      r`sleep\w*|slept|midnight|night|nights|bed|sheet|sheets`,
    ),
    unless: any(
      r`in the heat of|hot flush\w*|flushes|menopaus\w*|fever|cold|heating|temperature of|hot (?:tea|chocolate|water|bath|shower)|argument|minus|turn(?:ed)? (?:up|down)|hot water bottle|radiator`,
    ),
    receives: [
      ['Too hot, and the night no help.', 'Way too hot, even at night.'],
      ['No cool side left on that pillow.', 'Not one cool side left on that pillow.'],
    ],
    questions: [
      ['next', 'What has the lack of sleep done to the days?', "What's it done to your days?"],
      [
        'exception',
        'Where is the coolest, calmest place you have found so far?',
        "Where's the coolest, calmest spot you've found?",
      ],
    ],
  },
  {
    id: 'night-asleep-in-coat',
    says: [
      'I came home from work and fell asleep on the sofa in my coat',
      'sat down for a sec at 6 and woke up at 11 with my shoes on',
      'My supper was still in the bag by the door when I came to at midnight',
    ],
    needs: all(
      r`fell asleep|asleep|woke up|came to|passed out|nodded off|conked out|crashed`,
      r`coat|shoes|clothes|uniform|jacket|scrubs|supper|dinner|suit|boots`,
      r`sofa|couch|work|sat down|home|midnight|bag|bed|chair|shift|11|eleven|on top of`,
      r`in my (?:coat|clothes|uniform|jacket|scrubs|suit|shoes|boots|work clothes)|with my (?:shoes|coat|boots|jacket)|still (?:in|wearing|had)|supper|dinner`,
    ),
    unless: any(
      r`as a (?:blanket|pillow)|drunk|pub|wine|party|vodka|drinking|he|she|husband|son|daughter|film|hoodie|days`,
    ),
    receives: [
      ['Sleep came before the evening did.', 'Out cold before the evening even started.'],
      ['Home, and gone at once.', 'In the door and gone.'],
    ],
    questions: [
      ['meaning', 'Which part of the day had used up the most?', 'Which bit of the day wiped you out?'],
      ['want', 'What had the evening been meant for?', 'What was the evening meant to be?'],
    ],
  },
  {
    id: 'night-ten-hours-tired',
    says: [
      "I slept ten hours and I'm still tired",
      'i could sleep for a week and still wake up knackered',
      'However early I go to bed I get up as worn as I lay down',
    ],
    needs: all(
      r`(?:\d+|eight|nine|ten|eleven|twelve|so many|enough|plenty of|full) hours|sleep (?:for )?(?:a week|loads|enough|plenty|all)|however (?:early|long|much)|no matter how (?:much|long|early)|went to bed (?:at|early)|bed (?:at|early)|doesn'?t matter (?:how|that)|a full night`,
      r`tired|knackered|exhausted|worn|shattered|drained|fatigued?|unrested|groggy|wiped`,
      r`sleep|slept|bed|sleeping`,
    ),
    unless: any(
      r`work(?:ed|ing)? (?:\d+|eight|nine|ten|eleven|twelve|fourteen)|hour (?:shift|day)|hours a day at work|he|she|only (?:\d|four|five|six)|can'?t sleep|cant sleep|couldn'?t sleep|baby|awake|three hours|four hours|two hours`,
    ),
    mayBeAhead: true,
    receives: [
      ['The hours are there, and the rest is not.', "You're getting the hours, not the rest."],
      ['It is a tiredness that sleep does not reach.', "Sleep's not touching it."],
    ],
    questions: [
      [
        'meaning',
        'If it is not sleep you are short of, what might it be?',
        "If it's not sleep you're short of, what is it?",
      ],
      [
        'exception',
        'What has ever left you less tired than before?',
        "What's ever left you less tired than before?",
      ],
    ],
  },
  {
    id: 'night-car-outside-home',
    says: [
      'I sat in the car outside my own house for half an hour',
      'parked up and just couldnt go in yet, sat there in the dark',
      'The kitchen lights are on, the engine is off, and I stay behind the wheel',
    ],
    needs: all(
      r`car|parked|engine|wheel|drive ?way|van`,
      r`outside (?:my|our|the) (?:own )?(?:house|home|flat|front door|place)|go in(?:side)?|went in(?:side)?|going in(?:side)?|drive ?way|before (?:i )?(?:go|going|went|could go) (?:in|inside)|stay behind the wheel|get out`,
      r`sat|sit|sitting|stay|stayed|couldn'?t|couldnt|can'?t|cant|half an hour|minutes|mins|hour|ages|engine is off`,
    ),
    unless: any(
      r`his house|her house|their house|ex|accident|crash\w*|writ(?:e|ing) this|typing|work car park|hospital|school|party|gym|restaurant|police|stalk\w*|he sat|she sat|interview|airport|lock\w*`,
    ),
    receives: [
      ['Home, and not yet in it.', 'Home, but not in it yet.'],
      ['A while in between, belonging to nobody.', "A bit of time that's nobody's."],
    ],
    questions: [
      [
        'worst',
        'What is the first thing waiting behind the front door?',
        "What's waiting right behind that front door?",
      ],
      ['next', 'What finally makes your hand go to the car door?', 'What finally gets you out of the car?'],
    ],
  },
  {
    id: 'night-cancelled-relief',
    says: [
      'I cancelled and felt relieved for about ten minutes',
      'bailed on drinks, felt amazing, then felt like crap',
      'My friends went without me, and after the relief came something worse',
    ],
    needs: all(
      r`cancel\w*|bail\w*|said i (?:was|had)|told (?:them|her|him|everyone) i (?:was|had)|couldn'?t come|went without me|pulled out|made (?:an excuse|up an excuse|excuses)|blew (?:it|them) off|didn'?t go`,
      r`relie[fv]\w*|amazing|great|good|better`,
      r`then|until|after|for (?:about )?(?:ten|five|an|a)|but|guilt\w*|worse|awful|crap|rubbish|lonely`,
      r`worse|awful|crap|rubbish|guilt\w*|lonely|ten minutes|five minutes|bad|empty|terrible|sad|ashamed`,
    ),
    unless: any(
      r`cancelled on me|they cancelled|he cancelled|she cancelled|subscription|gym|flight|wedding|doctor|appointment|netflix|he|she`,
    ),
    receives: [
      ['First the relief, and then the other thing.', 'First relief, then the other thing.'],
      ['The good part did not last the evening.', "The good bit didn't last."],
    ],
    questions: [
      ['feeling', 'What was it that came after the relief?', 'What was the thing that came after?'],
      ['worst', 'Which part of going had seemed impossible?', 'Which bit of going was the no?'],
    ],
  },
  {
    id: 'night-just-to-bedtime',
    says: [
      'I just try to get through until bedtime',
      'my goal today is literally make it to 9pm',
      "All day I count down to the hour when I'm allowed to lie down",
    ],
    needs: all(
      r`bed ?time|9 ?pm|8 ?pm|10 ?pm|lie down|go to bed|end of the day|be in bed|the day is over|going to sleep|evening`,
      r`get(?:ting)? (?:through|to)|make it (?:to|till|until)|count(?:ing)? down|countdown|wait(?:ing)? (?:for|until|til)|goal|survive|surviving|only want|can'?t wait`,
    ),
    unless: any(
      r`kids?|children|son|daughter|toddler|story|he|she|fast|ramadan|sober|drink|holiday|clock out|party|wine`,
    ),
    receives: [
      ['The whole day aimed at its end.', 'Whole day, just aiming for bed.'],
      ['One hour, and then the next one.', 'One hour, then the next.'],
    ],
    questions: [
      ['worst', 'Which stretch of the day is the longest?', 'Which part of the day drags the most?'],
      [
        'exception',
        'Which quarter of an hour today weighed a little less?',
        'Any fifteen minutes today that was lighter, and what was it?',
      ],
    ],
  },
  {
    id: 'night-low-no-reason',
    says: [
      "I'm low today and nothing has happened",
      'woke up sad for literally no reason',
      "Everything is fine in my life, and I've been flat as a board since morning",
    ],
    needs: all(
      r`low|sad|flat|down|down in the dumps|blue|miserable|depressed|tearful|empty|gloomy|heavy`,
      r`nothing(?:'s| has)? (?:happened|wrong|bad)|no (?:apparent |real |particular |good )?(?:reason|cause)|don'?t know why|dont know why|everything(?:'s| is) (?:fine|good|ok|okay)|without (?:any )?(?:cause|reason)|can'?t (?:complain|explain|say why)|nothing to (?:be|complain)|any (?:cause|reason)`,
    ),
    unless: any(
      r`panic\w*|anxi\w*|he|she|they|low[- ]key|low (?:fat|pay|blood|battery)|died|funeral|broke|calm(?:ed)? down|break(?:ing)? down|slow(?:ed)? down|my flat|a flat|the flat|flatmate|let\w* (?:me |him |her )?down|sit down|write (?:it |them )?down|turn(?:ed)? (?:me |it )?down|no reason to (?:live|go on)`,
    ),
    receives: [
      ['Low, with nothing to point at.', 'Low, and nothing to pin it on.'],
      ['A day does not need a reason to be like this.', "Days don't need a reason to be like this."],
    ],
    questions: [
      ['body', 'If it sits somewhere in you, where?', "If it's sat somewhere in you, where?"],
      [
        'when',
        'How early in the day did you know it was one of those?',
        'When did you clock it was one of those days?',
      ],
    ],
  },
  {
    id: 'night-nothing-tastes',
    says: [
      'Nothing tastes of anything at the moment',
      'even my fave songs do nothing for me rn',
      'I watched the match, my team won, and I might as well have watched paint',
    ],
    needs: all(
      r`nothing (?:tastes|feels|sounds|excites|interests|makes me|gives me|is fun|moves)|tastes of (?:nothing|anything)|do(?:es)? nothing for me|no (?:joy|pleasure)|(?:don'?t|dont|can'?t|cant) (?:enjoy|feel (?:any )?(?:joy|pleasure|happy|excited|anything))|watched paint|watch paint|used to (?:love|enjoy)|lost (?:all )?interest|numb to`,
      r`at the moment|anymore|any more|rn|right now|lately|these days|songs?|music|match|film|food|hobbies|things|anything|nothing|series|books?`,
      r`tastes?|songs?|music|team|match|fun|joy|pleasure|enjoy|enjoyed|interest|excites?|excited|love|loved|fave|favourite|do nothing`,
    ),
    unless: any(
      r`covid|smell|sugar|tea tastes|he|she|chemo|want to die|scared|with (?:him|her)|stopped enjoying (?:his|her)|sex|my job|work`,
    ),
    mayBeAhead: true,
    receives: [
      ['The good things are there, and they do not land.', "The good stuff's there, it's just not landing."],
      ['It ought to be something, and it is flat.', "Should feel like something, and it doesn't."],
    ],
    questions: [
      [
        'when',
        'What was the last thing that did get through to you?',
        "What's the last thing that actually got through?",
      ],
      ['want', 'Which of them do you most want back?', 'What do you most want to enjoy again?'],
    ],
  },
  {
    id: 'night-walk-round-block',
    says: [
      'I went for a walk round the block, first time this week',
      'made myself go outside, only 10 mins but still',
      'My shoes are muddy, I got as far as the pond and back',
    ],
    needs: all(
      r`walk|walked|outside|out of the (?:house|flat|door)|got out|went out|pond|round the block|postbox|stroll|fresh air`,
      r`made myself|forced myself|managed|got (?:out|as far|my shoes)|went (?:for|out)|walked (?:to|round|around)|did (?:a|go)|finally|i went|got outside`,
      r`first time|block|mins?|minutes|still|and back|postbox|pond|corner|park|this week|today|more than|anyway|only|small|short|quick|but|finally|yesterday|helped|better`,
    ),
    unless: any(
      r`walked out|date|he|she|we|with (?:him|her|my)|dog|left|shop(?:ping)?|party|trolley|fight|argu\w*|every (?:day|evening|morning)|used to|couldn'?t|didn'?t|haven'?t|can'?t|phone|after supper|friends?|walk away|drinks?|drinking|club|pub|bought|cigarettes?|panic\w*`,
    ),
    receives: [
      ['Out of the door and back again.', 'Out the door and back.'],
      ['A walk, done.', 'A walk, done.'],
    ],
    questions: [
      ['open', 'What did you see out there that you would have missed?', "What'd you see out there?"],
      ['next', 'What was it like to come back in, after?', 'What was it like coming back in?'],
    ],
  },
  {
    id: 'night-shower-at-last',
    says: [
      'I had my first shower since Friday',
      'finally washed my hair, feel like a different person',
      'It took me until four, but I got under the water today',
    ],
    needs: all(
      r`shower|showered|had a bath|a bath|washed (?:my hair|myself)|under the water|hair wash|had a wash|got (?:myself )?washed`,
      r`first|finally|since|at last|until four|took me|today|days|week|managed|different person|human`,
      r`i|my|me|had|finally|managed`,
    ),
    unless: any(
      r`cry\w*|cried|baby shower|bathroom|rehears\w*|practi[sc]ed|can'?t|cant|haven'?t|havent|couldn'?t|didn'?t|not|he|she|mum|dad|father|son|daughter|her|him|his|shampoo|grab bar|pool|husband|wife|rain shower|panic\w*|drinking|ideas?|think\w*`,
    ),
    receives: [
      ['Hot water, at last.', 'In the shower, finally.'],
      ['That one got done today.', "That one's done."],
    ],
    questions: [
      ['tried', 'What got you as far as the tap?', 'What got you in there?'],
      [
        'next',
        'What was different, coming out, from going in?',
        'How were you coming out, compared with going in?',
      ],
    ],
  },
  {
    id: 'night-same-jumper',
    says: [
      "I've worn the same jumper since Monday",
      'same hoodie 5 days running, even slept in it',
      'The clothes I have on are the ones I wore last weekend',
    ],
    needs: all(
      r`jumper|hoodie|clothes|tracksuit|joggers|bottoms|t-?shirt|pyjamas|pjs|leggings|sweater|jeans|top|dressing gown|shirt|trackies`,
      r`same|haven'?t (?:changed|been out)|havent changed|not changed|slept in|wearing|worn|wore|still in`,
      r`since|days|week|last weekend|running|in a row|thursday|friday|monday|tuesday|for (?:three|four|five|six|\d)`,
    ),
    unless: any(
      r`he|she|his|her|son|daughter|husband|kids?|work clothes|fit me|don'?t fit|smell\w*|buy|bought|exercise|sunday, pjs|bliss|lovely|uniform|interview|school|lost weight`,
    ),
    receives: [
      ['The same clothes, day after day.', 'Same clothes, day in day out.'],
      ['Changing has dropped off the list.', "Getting changed isn't happening right now."],
    ],
    questions: [
      ['meaning', 'What does that one have going for it?', "What's that one got going for it?"],
      [
        'need',
        'Of everything in a morning, which bit still gets done?',
        'Out of a whole morning, which bits still happen?',
      ],
    ],
  },
  {
    id: 'night-toast-for-tea',
    says: [
      "I've had toast for supper every night this week",
      'cereal for dinner again cos cooking = no',
      "There's a pan on the hob I haven't used since my birthday",
    ],
    needs: all(
      r`toast|cereal|cooking|cook|pan|hob|crisps|biscuits|bread|cooked|pot noodles?|instant noodles|noodles|beans|sandwich\w*|ready meals?|crackers|proper meal`,
      r`dinner|supper|tea|every night|haven'?t (?:used|cooked)|havent (?:used|cooked)|eat(?:ing)?|can'?t be bothered|living on|meals?|can'?t face`,
      r`again|every night|this week|haven'?t|havent|since|living on|can'?t (?:be bothered|face)|cant (?:be bothered|face)|only|just|all week|nothing but|= no|days|instead of`,
    ),
    unless: any(
      r`he|she|kids?|son|daughter|we|guests?|diet|calories|fat|weight|binge\w*|lovely|love cooking|enjoy cooking|takeaway|delivery|friend|burnt?|cooked for|checked?|my tea|morning|breakfast|hunger|hungry|broke|afford|money|wages|purge\w*|restrict\w*|cupboard`,
    ),
    receives: [
      ['No cooking, for now.', "Cooking's off for now."],
      ['The kitchen is getting by on very little.', "Kitchen's on minimum."],
    ],
    questions: [
      ['meaning', 'Which bit of cooking is the part too many?', 'Which bit of cooking is the bit too much?'],
      [
        'support',
        'Who has ever cooked you exactly the right thing?',
        "Who's cooked you exactly the right thing before?",
      ],
    ],
  },
  {
    id: 'night-chair-of-clothes',
    says: [
      "There's a chair in my room you can't see for clothes",
      'the floordrobe has taken over, i sleep next to a mountain',
      'I dress from the clean heap and undress onto the other one',
    ],
    needs: all(
      r`chair|armchair|floordrobe|heap|mountain|pile|piles|floor`,
      r`clothes|laundry|washing|floordrobe|ironing|wardrobe|heap`,
      r`room|bedroom|can'?t see|cant see|can'?t sit|clean|dress|taken over|armchair|chair|bed|next to|floor`,
    ),
    unless: any(
      r`his clothes|her clothes|he|she|husband|wife|son|daughter|kids?|mum'?s|dad'?s|charity|teenager|flatmate|housemate|moving|boyfriend|girlfriend`,
    ),
    receives: [
      ['The heap has become the wardrobe.', 'The pile is the wardrobe now.'],
      ['It grows, and you walk round it.', 'It grows, you just go round it.'],
    ],
    questions: [
      [
        'thought',
        'What does the heap say to you as you pass?',
        'What does the pile say to you when you walk past?',
      ],
      ['when', 'What was going on when it began to grow?', 'What was going on when it started piling up?'],
    ],
  },
  {
    id: 'night-wet-wash',
    says: [
      "I've washed the same load three times because I never hang it up",
      'left my wash in the machine again n now it stinks',
      'The drum has had wet towels in it since Saturday',
    ],
    needs: all(
      r`wash|washing|load|laundry|machine|drum|towels`,
      r`machine|drum|load|wet|damp|hang|hung|washing line|stinks?|stank|smells?`,
      r`again|times|twice|never|left|forgot|stinks?|since|days|still|wet|damp|rewash\w*|don'?t|smells?`,
    ),
    unless: any(
      r`he|she|husband|wife|son|daughter|broke|broken|repair|leak\w*|dishes|plates|coffee machine|vending|flatmate|housemate|shrunk|shrank|rain|pad|bed ?wet\w*|wet the bed|ironing|folded|folding|jumper|mum'?s|dad'?s|money`,
    ),
    receives: [
      ['Washed, and stuck at the last step.', 'Washed, then stuck there.'],
      ['It has been in there a while.', "It's been sat in there a while."],
    ],
    questions: [
      [
        'meaning',
        'What else is there at the moment that is nearly done?',
        'What else is nearly done and just sat there right now?',
      ],
      ['thought', 'What comes between you and the washing line?', 'What gets between you and hanging it up?'],
    ],
  },
  {
    id: 'night-dishes-in-sink',
    says: [
      'The dishes have been in the sink since the weekend',
      'ran out of forks so im eating with a spoon rather than wash up',
      'I keep the kitchen door shut because of what is on the counter',
    ],
    needs: all(
      r`dishes|plates|sink|forks?|washing[ -]up|wash up|counter|pans|cutlery|spoons?|crockery|mugs`,
      r`since|days|weekend|week|ran out|run out|stacked|pil(?:ed|ing|e)|rather than|shut because|still|mould\w*|weeks|can'?t face|out of`,
      r`plates|dishes|wash up|washing[ -]up|kitchen|forks?|mugs`,
    ),
    unless: any(
      r`he|she|husband|wife|boyfriend|girlfriend|flatmates?|housemates?|kids?|son|daughter|mum|they|we|done (?:all )?the|did (?:all )?the|washed (?:all|up)|finally|threw|smash\w*|broke|broken|partner|whistl\w*|humm\w*|sing\w*|pans? of`,
    ),
    receives: [
      ['It stands there, and has stood there for a while.', "It's just been sat there."],
      ['The kitchen has been left to itself.', "The kitchen's been left to it."],
    ],
    questions: [
      [
        'worst',
        'If someone rang the bell now, what would be your first thought?',
        'If someone rang the bell now, first thought?',
      ],
      [
        'tried',
        'What was the smallest part of it you ever began with?',
        "What's the smallest bit you've ever started with?",
      ],
    ],
  },
  {
    id: 'night-letter-pile',
    says: [
      "There's a pile of post by the door that I haven't opened",
      'scared of the letters so they just live on the stairs now',
      'I step over the envelopes on the mat, some of them from spring',
    ],
    needs: all(
      r`post|letters?|envelopes?|mail|bills|brown envelopes`,
      r`pile|haven'?t opened|havent opened|unopened|not opened|don'?t open|dont open|scared|afraid|step over|stairs|drawer|can'?t open|cant open|never open|won'?t open|avoid\w*|stack`,
      r`open\w*|unopened|step over|live on|scared|pile|stack`,
    ),
    unless: any(
      r`he|she|his|her|love letters?|emails?|inbox|parcels?|finally opened|opened (?:all|them|the letter)|are all open|old letters|wrote|write|together|post(?:s|ed|ing)? (?:on|it|about|something)|instagram|facebook|social|results?|mum'?s|dad'?s|died|acceptance|newsletter`,
    ),
    receives: [
      ['All of it there, and all of it shut.', 'All there, all still sealed.'],
      ['Shut, they could say anything.', 'Unopened, they could say anything.'],
    ],
    questions: [
      [
        'worst',
        'Which one in the pile do you hope is not there?',
        "Which one are you hoping isn't in there?",
      ],
      ['when', 'What did the last one you opened say?', 'What was in the last one you opened?'],
    ],
  },
  {
    id: 'night-letter-was-nothing',
    says: [
      'I finally opened the letter and it was nothing',
      'two months dreading this envelope, it was a newsletter ffs',
      'All that fear, and inside was a line saying my details were up to date',
    ],
    needs: all(
      r`letter|envelope|inside|email`,
      r`(?:was|it's|its|only|just) (?:nothing|a newsletter|an advert|junk|a reminder|a survey|fine|a circular)|nothing|newsletter|advert|junk|up to date|survey|for nothing`,
      r`dread\w*|fear|terrified|finally|scared|afraid|weeks|months|worried|panic\w*|days`,
    ),
    unless: any(
      r`haven'?t opened|havent opened|can'?t open|unopened|not open|nothing from|love letter|rejection|rejected|died|job offer|stalk\w*`,
    ),
    receives: [
      ['All that time shut, and then nothing in it.', 'All that dread, and nothing in it.'],
      ['The envelope was worse than the letter.', 'The envelope was the scary bit.'],
    ],
    questions: [
      ['feeling', 'What came, once you had read it?', "What hit you once you'd read it?"],
      ['tried', 'What had changed, that it got opened now?', 'What made you finally open it?'],
    ],
  },
  {
    id: 'night-voicemails',
    says: [
      "I have eleven voicemails I can't listen to",
      'the little red number on my phone gives me the ick, wont open it',
      'My inbox is full, so nobody can leave me a message any more',
    ],
    needs: all(
      r`voice ?mails?|voice ?notes?|messages|missed calls|little red number|inbox is full|answer ?phone`,
      r`can'?t|cant|haven'?t|havent|won'?t|wont|scared|afraid|don'?t|dont|avoid\w*|full|ick|never`,
      r`listen\w*|voice ?mails?|open|inbox is full|heard|play`,
      r`voice ?mails?|voice ?notes?|red number|inbox is full|answer ?phone|missed calls`,
    ),
    unless: any(
      r`died|dead|last voice ?mail|his voice|her voice|mum'?s voice|dad'?s voice|he|she|left (?:him|her) a|kept|saved|delete it`,
    ),
    receives: [
      ['Voices waiting, and not let in.', 'Messages waiting, not let in.'],
      ['The number goes up on its own.', 'That number just climbs by itself.'],
    ],
    questions: [
      ['worst', 'Whose voice are you least ready for?', 'Whose message are you least ready for?'],
      [
        'want',
        'If one of them held good news, what would it be?',
        "If one of them was good news, what'd it be?",
      ],
    ],
  },
  {
    id: 'night-dentist-call',
    says: [
      "I've been meaning to ring the dentist since March",
      'cant make phone calls so the appointment just never happens',
      'The number for the surgery has been on the fridge for half a year',
    ],
    needs: all(
      r`ring\w*|call|calls|calling|phone|phoning|book\w*|number`,
      r`dentist|doctor|gp|surgery|optician|appointment|checkup|check-up|bank|clinic|smear|council|garage|landlord|mechanic|plumber|vet`,
      r`meaning to|putting off|putting (?:it|that|this) off|put (?:it|this|that) off|never happens|half a year|months|weeks|can'?t (?:make|bring|pick)|cant (?:make|bring)|keep (?:not|putting|forgetting|meaning)|since (?:january|february|march|april|may|june|july|summer|spring|christmas|last|autumn)`,
    ),
    unless: any(
      r`finally|booked|took|minutes|done|they (?:keep|haven'?t|never|won'?t)|waiting (?:list|for)|can'?t get (?:an|through)|results|he|she|rang me|called me|mum|dad|son|daughter|husband|wife`,
    ),
    receives: [
      ['One call, and it has waited all this time.', "One call, and it's still not made."],
      ['The number is there, and the call is not.', 'Got the number, just not the call.'],
    ],
    questions: [
      [
        'worst',
        'Which second of that call is the worst one to imagine?',
        'Which second of that call is the worst?',
      ],
      ['tried', 'How close did you get, the nearest time?', "What's the closest you got to calling?"],
    ],
  },
  {
    id: 'night-half-a-form',
    says: [
      "I have a form that I half filled in and can't finish",
      'got to page 3 of the application and shut the laptop, that was weeks ago',
      'My name and address are on it, and then it stops',
    ],
    needs: all(
      r`name and address are on it|forms?|application|applications|tax return|paperwork|cv|pip|universal credit|claim|personal statement`,
      r`half|halfway|stops|finish|page \d|page (?:two|three|four)|shut the laptop|unfinished|stuck|stopped|started|abandoned|incomplete|can'?t complete`,
      r`can'?t|cant|weeks|stops|stuck|stopped|haven'?t|shut|unfinished|half|never|still|incomplete`,
    ),
    unless:
      /\b(?:he|she|form of|in any form|rejected|rejection|halved|doctor asked|sent|submitted|handed in|divorce|finished|best form|chat form|job offer)\b|.*\bon the form i\b|^my name and\b.*\bdied\b/,
    receives: [
      ['Begun, and stopped partway.', 'Started it, then stopped halfway.'],
      ['The first half is done and has been for a while.', "First half's done, then nothing."],
    ],
    questions: [
      ['worst', 'Which question on it made the pen stop?', 'Which question on it stopped you?'],
      ['meaning', 'What starts for you once it is sent?', 'What kicks off once you send it?'],
    ],
  },
  {
    id: 'night-night-before',
    says: [
      'I leave it all to the night before, every time',
      'essay due at 9, started it at 11pm lol classic me',
      'It was due today, and I had six weeks, and I began yesterday evening',
    ],
    needs: all(
      r`night before|last minute|yesterday evening|due (?:today|at|tomorrow|in)|the night (?:before|it)|last night|all[- ]?nighter|deadline|hours before`,
      r`leave|left|did (?:the whole|all|it|everything)|started|start|began|begin|did the whole|always|every time|classic|same as ever|wrote|crammed|cram|pulled|procrastinat\w*`,
      r`every time|always|classic|weeks|month|months|same as ever|essay|report|presentation|assignment|revis\w*|exam|dissertation|coursework|homework|procrastinat\w*|project|due`,
    ),
    unless: any(
      r`boss|manager|he|she|they (?:told|asked|changed)|left me|night before (?:the|my|our) (?:wedding|funeral|operation|surgery|flight|interview)|slept|last night i (?:cried|had|dreamt)|cancel\w*|argu\w*|row|drunk|drank|date|left (?:home|work|the office|him|her)|due to|baby|pregnan\w*`,
    ),
    receives: [
      ['Weeks of not doing it, and then one night.', 'Weeks of nothing, then one night.'],
      ['The last evening carries all of it.', 'The last night has to do the lot.'],
    ],
    questions: [
      [
        'thought',
        'In the weeks before, how did it sit in your mind?',
        'In the weeks before, where was it in your head?',
      ],
      [
        'meaning',
        'What does the last night have that the weeks do not?',
        "What's the last night got that the weeks don't?",
      ],
    ],
  },
  {
    id: 'night-cleaned-the-oven',
    says: [
      'I cleaned the oven instead of writing the report',
      'suddenly reorganised my whole bookshelf when i had revision to do',
      'My windows have never been so clean as since that phone call needs making',
    ],
    needs: all(
      r`clean\w*|reorgani[sz]\w*|tid(?:y|ied|ying)|hoover\w*|scrub\w*|sort(?:ed|ing)|alphabeti[sz]\w*|iron(?:ed|ing)|dust(?:ed|ing)|organi[sz](?:ed|ing)`,
      r`instead of|when i (?:had|should|was supposed)|rather than|needs making|should (?:have|be)|to avoid|supposed to|anything but|everything but|everything except`,
      r`report|revision|revis\w*|essay|call|study\w*|email|work|dissertation|application|writing|assignment|tax|form|thesis|deadline`,
    ),
    unless: any(
      r`he|she|husband|wife|mum|angry|furious|therapist|cleaning job|cleaner|sorted it|feelings?|moth\w*|obsess\w*|paid|wages|come clean|clean(?:ing)? up after`,
    ),
    receives: [
      ['Everything got done but the one thing.', 'Everything done except the one thing.'],
      ['A very clean way round it.', 'Very tidy way of avoiding it.'],
    ],
    questions: [
      [
        'worst',
        'What would be the first sentence, or first step, of the thing itself?',
        "What's the very first step of the actual thing?",
      ],
      [
        'meaning',
        'What does the scrubbing or sorting do for you?',
        'What does the cleaning or sorting do for you?',
      ],
    ],
  },
  {
    id: 'night-bins-missed',
    says: [
      'I missed the bins again and stood there in my slippers crying',
      'forgot bin day third week running, such a small thing but i lost it',
      'The lorry drove off while I dragged the bag out, and I sat on the kerb',
    ],
    needs: all(
      r`bins?|bin day|lorry|rubbish|bin ?men|recycling|garbage|trash`,
      r`miss\w*|forgot\w*|drove off|gone past|already gone|too late|again`,
      r`cry\w*|cried|lost it|wept|sobb\w*|tears|kerb|broke down|burst|fell apart|bawl\w*|meltdown`,
    ),
    unless: any(
      r`he|she|husband|wife|bottles|clink\w*|neighbou?r|miss (?:him|her|my)|threw|thrown|letter|photo`,
    ),
    receives: [
      ['Of all things, the bins.', 'Of all things, the bins.'],
      ['A small thing, and it got to you.', 'Small thing, and it got to you.'],
    ],
    questions: [
      ['meaning', 'What had the rest of that week been like?', 'What had the rest of your week been like?'],
      ['next', 'What did the next few minutes look like?', 'What did the next few minutes look like?'],
    ],
  },
  {
    id: 'night-first-night-alone',
    says: [
      'It was my first night alone in the house',
      'first night in my own flat, heard every single pipe',
      "Nobody else's shoes in the hall tonight, for the first time since I can remember",
    ],
    needs:
      /(?=.*\bfirst (?:\w+ )?nights?\b|.*\b(?:tonight|first time)\b)(?=.*\b(?:alone|on my own|by myself|my own (?:flat|place|house|home)|nobody else|no one else|own flat|empty (?:house|flat)|new (?:flat|place))\b)(?=.*\b(?:night|tonight|slept)\b)/,
    unless: any(
      r`hospital|dark|every night|holiday|hotel|baby|newborn|wedding night|restaurant|cinema|ate|eating|dinner|walk\w*|went out|shift|sober|ward|used to|travel\w*|drink|drinking|hostel`,
    ),
    receives: [
      ['The first night with nobody else in it.', 'First night with no one else there.'],
      ['A house sounds different with one in it.', 'A place sounds different with just you in it.'],
    ],
    questions: [
      [
        'open',
        'What did you hear that you had never heard before?',
        "What did you hear that you'd never noticed?",
      ],
      [
        'feeling',
        'At lights out, which was it more like, freedom or absence?',
        'Lights out, was it more freedom or more missing something?',
      ],
    ],
  },
  {
    id: 'night-upstairs-noise',
    says: [
      'The people upstairs walk about till two and I lie waiting for it',
      'next doors bass through my wall again, im gonna scream',
      "Even when it's silent I'm listening for my neighbour's door",
    ],
    needs: all(
      r`upstairs|neighbou?rs?'?s?|next ?doors?|downstairs|flat above|above me|below me|through (?:the|my) wall`,
      r`bass|noise|noisy|walk (?:about|around)|stomp\w*|music|loud|telly|tv|through (?:the|my) wall|footsteps|bang\w*|hear|listening|party|parties|shout\w*|drill\w*|bark\w*`,
      r`night|nights|sleep|asleep|lie|bed|awake|listening|waiting for|till|until|midnight|again|scream|am|wall|keeps?`,
    ),
    unless: any(
      r`my (?:son|daughter|kids?|parents|mum|dad|husband|wife|brother|sister)|he hits|hitting|domestic|screams? for|police|kids? (?:are|is|were) (?:asleep|sleeping)|we (?:were|are) too loud|complain\w* about (?:me|us|my|our)|parents? (?:fight|argu|shout)\w*|phone is|phone downstairs`,
    ),
    mayBeAhead: true,
    receives: [
      ['Listening for it, even when it is quiet.', 'Listening out for it the whole time.'],
      ["Someone else's noise, in your night.", 'Their noise, your night.'],
    ],
    questions: [
      [
        'feeling',
        'What do you say to them in your head, lying there?',
        'What do you say to them in your head?',
      ],
      [
        'tried',
        'What has been said out loud so far, and to whom?',
        'What have you actually said so far, and to who?',
      ],
    ],
  },
  {
    id: 'night-day-sleep-nights',
    says: [
      'I work nights and sleep badly in the day',
      'come off shift at 7am and the world is just starting, cant switch off',
      'My bedtime is when the school run begins, and I hear all of it',
    ],
    needs: all(
      r`work(?:ing)? nights|night shifts?|nights shift|on nights|nightshifts?|off shift|come off (?:shift|nights)|my bedtime is|finish (?:at|work at) (?:six|seven|6|7|8)|i do nights|doing nights|sleep(?:ing)? in the day|sleep(?:ing)? during the day|sleep days`,
      r`sleep\w*|slept|bed|bedtime|switch off|rest|awake|nap`,
    ),
    unless: any(
      r`he|she|husband|wife|used to|dad works|mum works|before i|partner|boyfriend|girlfriend|depress\w*|in bed|nurse said|nap time`,
    ),
    receives: [
      ["Your night is everybody else's day.", "Your night's everyone else's day."],
      ['Trying to sleep while the whole street is up.', "Trying to sleep while the whole street's up."],
    ],
    questions: [
      [
        'meaning',
        'What do you miss most, living the other way round?',
        'What do you miss most, living back to front?',
      ],
      [
        'tried',
        'On the better days, what came between work and bed?',
        'On better days, what did you do between work and bed?',
      ],
    ],
  },
  {
    id: 'night-up-before-all',
    says: [
      'I got up before everyone and had my tea in silence',
      'been waking at 5 and kinda loving it, house is dead quiet',
      "An hour before the children wake, with the back door open, that's mine",
    ],
    needs: all(
      r`up (?:before|early|at)|waking (?:up )?at|wak(?:e|ing) (?:early|before)|get(?:ting)? up (?:at|before|early)|got up|before the (?:children|kids|family|house|others)|hour before|early`,
      r`silence|quiet|on my own|alone|mine|peace\w*|still asleep|asleep|to myself|loving it|nobody|love`,
      r`tea|coffee|loving|love|mine|peace\w*|silence|quiet|to myself|lovely|nice|best`,
    ),
    unless: any(
      r`night|can'?t sleep|couldn'?t|dread|too quiet|lonely|hate|he|she|crying|cried|shift|used to|alone (?:in|with) my thoughts|party|sick|awake since|leave(?:s)? early|left|died`,
    ),
    receives: [
      ['The house asleep, and you up in it.', 'Everyone asleep, and you up.'],
      ['An hour nobody else had a hand in.', 'An hour nobody else gets to touch.'],
    ],
    questions: [
      ['open', 'What do you do with it, or not do?', 'What do you do with that time, or not do?'],
      [
        'meaning',
        'What does that hour give to the rest of the day?',
        'What does it do for the rest of your day?',
      ],
    ],
  },
  {
    id: 'night-cat-on-feet',
    says: [
      "The cat slept on my feet all night and I didn't dare move",
      'dog climbed in with me when i was crying, best boy',
      "There's a warm weight at the end of my bed that snores",
    ],
    needs: all(
      r`cats?|dogs?|kitten|puppy|pup|warm weight|spaniel|labrador`,
      r`slept|sleeps|climbed|bed|lap|feet|curled|snores?|snoring|lay|lies|pillow|cuddl\w*|snuggl\w*|crying|cried`,
      r`feet|bed|lap|climbed|curled|snores?|next to me|beside me|on me|against|cuddl\w*|snuggl\w*|in with me|pillow`,
    ),
    unless: any(
      r`died|dead|put down|put to sleep|vet|ill|lost|miss|bark\w*|bit|used to|ashes|grave|keeps me (?:up|awake)|rehome\w*|he won'?t|walk(?:ing)? the dog|empty|ran away|old (?:cat|dog)'?s|sick|pee\w*|poo\w*|hates|i want a`,
    ),
    receives: [
      ['Something warm and alive, close by.', 'Something warm and alive, right there.'],
      ['Good company, and no questions asked.', 'Good company, no questions.'],
    ],
    questions: [
      [
        'meaning',
        'What does an animal know to do that people often miss?',
        'What do animals get right that people miss?',
      ],
      [
        'open',
        'What do you tell it, when nobody else is listening?',
        'What do you tell it when no one else is listening?',
      ],
    ],
  },
  {
    id: 'night-monday-sick',
    says: [
      "I'm sick every Monday morning before work",
      'throw up or nearly throw up before my shift, every time',
      "My stomach knows what day it's before I've opened my eyes",
    ],
    needs: all(
      r`mondays?|before (?:work|my shift|school|every shift|each shift|going in)|what day it'?s|every (?:working |work )?(?:day|week|morning)|start of (?:every|the|each)`,
      r`sick|throw(?:ing)? up|threw up|vomit\w*|retch\w*|stomach|tummy|nausea\w*|nauseous|heav(?:e|ing)`,
      r`work\w*|shift|monday|mondays|school|what day|office|job`,
    ),
    unless: any(
      r`sick of|off sick|called in sick|sick leave|sick note|sick pay|pregnan\w*|hang\w*|hungover|drunk|sundays?|bulimi\w*|purge\w*|binge\w*|sick day|son|daughter|he|she|fingers|eat(?:en|ing)?|phone in sick|call(?:ing)? in sick|mondays? i(?:'ll| will)|first (?:day|shift)|tomorrow|next monday|this monday`,
    ),
    receives: [
      ['The stomach says it first.', 'Your stomach says it first.'],
      ['It comes before the day has even begun.', "It's there before the day's even started."],
    ],
    questions: [
      ['body', 'On the days it stays calm, where are you going?', "Days it's calm, where are you headed?"],
      [
        'worst',
        'If your stomach could point at one thing there, what would it be?',
        'If your stomach could point at one thing, what is it?',
      ],
    ],
  },
  {
    id: 'night-weekend-no-voice',
    says: [
      "I didn't speak to anyone from Friday to Monday",
      'realised the only person i talked to all weekend was the self checkout',
      "On Monday my voice came out hoarse, because it hadn't been used",
    ],
    needs: all(
      r`weekend|friday|saturday|sunday|monday|days|bank holiday`,
      r`(?:didn'?t|didnt|haven'?t|havent|not|hadn'?t) (?:speak|spoken|speaking|talk|talked|say|said|see|seen)\b.{0,25}\b(?:any ?one|any ?body|a (?:word|soul|single person)|another person)|only person i (?:talked|spoke)|self checkout|no one to talk to|nobody to talk to|spoke to (?:no one|nobody)|talked to (?:no one|nobody)|my voice`,
    ),
    unless: any(
      r`lost my voice|told anyone|about (?:it|this|him|her)|silent treatment|he|she|sing\w*|choir|raised|friday prayers|each other|we (?:didn'?t|haven'?t)`,
    ),
    receives: [
      ['A whole weekend without a conversation.', 'A whole weekend with no one to talk to.'],
      ['Days without your own voice in them.', 'Days of not hearing your own voice.'],
    ],
    questions: [
      [
        'when',
        'At what point of the weekend was the quiet loudest?',
        'Which part of the weekend was the quiet loudest?',
      ],
      [
        'support',
        'Whose voice would you have liked to hear on the Saturday?',
        "Whose voice would've been nice on Saturday?",
      ],
    ],
  },
  {
    id: 'night-dread-of-good-news',
    says: [
      "Things are going well and I'm waiting for it to go wrong",
      'everythings good rn which obvs means somethings coming',
      "Whenever there's a good week I look up for the piano about to fall",
    ],
    needs: all(
      r`going (?:well|so well|great|good|right)|everything(?:'s| is) (?:good|fine|great|going|perfect|lovely)|everythings good|good week|things are (?:good|great|fine|well|better|looking up)|happy|lovely|finally good|too good|new job`,
      r`wait(?:ing)? for (?:it|something|the other shoe|the catch|the|things)|go(?:es|ing)? wrong|something(?:'s|s| is| bad is)? (?:coming|bad|going to)|piano|other shoe|count(?:ing)? down to|too good to be true|disaster|catch|fall apart|falls apart|taken away|crash(?:ing)? down|brac\w*`,
    ),
    unless: any(
      r`he|she|used to|train|bus|didn'?t go well|nothing goes wrong|test results|waiting for (?:him|her|them|an answer|the results|the bus)|debt|catch (?:up|a|the)`,
    ),
    receives: [
      ['A good spell, watched with one eye.', 'Good patch, one eye on the exit.'],
      ['It goes well, and you stay on guard.', "It's good, and you're still on guard."],
    ],
    questions: [
      [
        'when',
        'When in your life did watching out prove right?',
        'When has watching out actually turned out right?',
      ],
      ['worst', 'If it came, from which side would it come?', "If it comes, where's it coming from?"],
    ],
  },
  {
    id: 'night-post-opened-together',
    says: [
      'My friend sat with me and we opened all the letters',
      'me n my sister did my whole scary post pile with pizza',
      'The envelopes are all open now, because my neighbour slit them and read them out',
    ],
    needs:
      /(?=.*\b(?:letters?|post|envelopes?|mail)\b)(?=.*\b(?:open(?:ed|ing)?|slit)\b|.*\bdid my\b.{0,20}\bpile\b)(?=.*\b(?:friend|sister|brother|mum|mom|dad|neighbou?r|we|us|me n|together|with me|daughter|son|partner|husband|wife|flatmate|support worker)\b)(?=.*\b(?:all|pile|together|with me|helped|sat with|read them out|stack|backlog)\b)/,
    unless: any(
      r`haven'?t|havent|my (?:husband|wife|mum|dad|flatmate|ex) opens? my|without (?:asking|my)|unopened|before me|post(?:ed|ing|s)? (?:on|a photo|about)|died|love letters|snoop\w*|secretly|can'?t|opened up|birthday`,
    ),
    receives: [
      ['All of it open, with somebody beside you.', 'All opened, with someone there.'],
      ['The pile is not shut any more.', 'No more sealed pile.'],
    ],
    questions: [
      [
        'meaning',
        'What was different about opening them in company?',
        'What was different about doing it with someone?',
      ],
      [
        'support',
        'How did you come to let {them} see the pile?',
        "How'd you end up letting {them} see the pile?",
      ],
    ],
  },
  {
    id: 'night-call-took-minutes',
    says: [
      'I finally rang them and it took four minutes',
      'put off one phone call for 5 months, done in 3 mins lol',
      'After weeks of avoiding the call, the appointment is booked, by a very nice lady',
    ],
    needs: all(
      r`rang|called|call|phoned|phone call|ring|made it|dialled`,
      r`(?:took|in|only|was) (?:like |about |all of |only |just )?(?:\d+|two|three|four|five|six|ten|a few|a couple of) ?(?:mins?|minutes)|over in (?:no time|a minute|minutes|seconds)|done in|is booked|booked it|got it booked|appointment'?s? (?:is )?(?:made|booked)|wasn'?t (?:that|so|even|as) bad|was (?:easy|fine|so easy|nothing)`,
      r`finally|put(?:ting)? off|avoid\w*|dodg\w*|weeks|months|at last|after all|since|dread\w*|procrastinat\w*|been meaning`,
    ),
    unless: any(
      r`he (?:rang|called|phoned)|she (?:rang|called|phoned)|rang me|called me|phoned me|on hold|drunk|died|ambulance|broke up|dumped|video call|hung up on|every (?:five|ten) minutes|drink|cigarette|smok\w*`,
    ),
    receives: [
      ['A short call, after all that putting off.', 'Tiny call, after all that dodging.'],
      ['It is made, and it is behind you.', "Done, and it's behind you."],
    ],
    questions: [
      ['thought', 'What had the call been like in your head?', 'What had that call been like in your head?'],
      ['next', 'What did you do in the minute after hanging up?', 'What did you do right after you hung up?'],
    ],
  },
  {
    id: 'night-rain-on-roof',
    says: [
      'I fell asleep to the rain on the roof and it was lovely',
      'storm outside, me in bed all cosy, best sleep in ages',
      'It poured all night and I lay there warm and glad to be in',
    ],
    needs: all(
      r`rain\w*|storm|poured|pouring|thunder|drizzl\w*`,
      r`roof|window|bed|slept|sleep|asleep|cosy|cozy|lay|tent|duvet|blanket`,
      r`lovely|cosy|cozy|best|glad|warm|bliss|safe|nice|peaceful|love|loved|calm\w*|sooth\w*`,
    ),
    unless: any(
      r`leak\w*|scared|afraid|can'?t sleep|cant sleep|couldn'?t|mood|grey|brain ?storm|argu\w*|flood\w*|stormed|homeless|cold|nightmare|he|she|wish|used to`,
    ),
    receives: [
      ['Rain outside, and you in the dry.', 'Rain out there, you tucked in.'],
      ['A good night, with weather in it.', 'A good night, with proper weather.'],
    ],
    questions: [
      ['body', 'What told your body that it could let go?', 'What let your body switch off?'],
      [
        'when',
        'Which other place does that sound take you back to?',
        'Where does that sound take you back to?',
      ],
    ],
  },
  {
    id: 'night-humming-again',
    says: [
      'I caught myself humming while I did the dishes',
      'realised i was singing in the kitchen, havent done that in forever',
      "My daughter said, you are whistling, and I hadn't noticed",
    ],
    needs: all(
      r`humm?(?:ing|ed)|singing|whistl(?:ing|ed)|sang|sing(?:ing)? along`,
      r`caught myself|realis\w*|realiz\w*|notic\w*|found myself|hadn'?t noticed|without noticing|suddenly|i was|you are`,
      r`kitchen|dishes|bath|shower|forever|again|ages|last did|when i last|months|years|long time|noticed|caught|car|washing up|garden|first time`,
    ),
    unless: any(
      r`choir|church|he was|she was|neighbou?r|karaoke|band|stage|open mic|funeral|used to|concert|baby|lullaby|crying|cried|annoy\w*|tinnitus|lesson\w*`,
    ),
    receives: [
      ['A tune came out by itself.', 'A tune just slipped out.'],
      ['It came without being asked for.', "You weren't even trying."],
    ],
    questions: [
      ['open', 'Which tune was it?', 'What was the song?'],
      ['when', 'About how long had it been quiet?', 'How long had it been since the last time?'],
    ],
  },
];
