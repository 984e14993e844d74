// Ideas for those who raise children. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, doesnt, gap, isnt, kid, r, wont } from './words.ts';

const theirs = r`(?:my|our|the) (?:[\w'-]+ ){0,2}${kid}`;

export const counselOnChildren: readonly Counsel[] = [
  {
    id: 'sharing-children-after-a-parting',
    pattern: anyOf(
      r`\bco-?parent(?:ing)?\b`,
      r`\b(?:custody|handovers?|visitation)\b[^.?!]{0,40}\b(?:my ex|kids?|children|son|daughter)\b`,
      r`\b(?:joint|shared|full|sole) custody\b`,
      r`\bmy ex\b[^.?!]{0,50}\b(?:kids?|children|son|daughter)\b`,
      r`\b(?:kids?|children)\b[^.?!]{0,40}\b(?:with|from|at|between) (?:my ex|their (?:dad|mum|mom|father|mother)(?:'?s)?)\b`,
      r`\b(?:son|daughter)\b[^.?!]{0,40}\b(?:with|from|at) (?:my ex|(?:his|her) (?:dad|mum|mom|father|mother)(?:'?s)?)\b`,
      r`\b(?:their|the kids'?|baby) ?(?:dad|daddy|mum|mom|mama|father|mother) ${gap(2)}(?:cancels|is late|never (?:turns|shows) up|keeps changing|lets them)`,
    ),
    unless:
      /\b(?:court order|kidnap\w*|neglect\w*|drunk|unsafe|dogs?|cats?|greyhound|when i was|my (?:wife|husband)|the wife)\b/,
    ideas: [
      [
        'It can help to keep every message to the children, short and without history: “Pick-up Friday at five, trainers are in the blue bag.” Old hurt belongs somewhere else, with a friend or on paper.',
        'Keep messages short and only about the kids: “Pick-up Friday at five, trainers are in the blue bag.” The old hurt can go to a friend or your notes app.',
      ],
      [
        'Some people plan the hour after a handover, since the quiet tends to bite then: somebody to ring, a walk, a meal that is easy. The children can be told one plain thing: “You may love us both.”',
        "Plan the hour after drop-off, that's when the quiet bites: someone to call, a walk, easy food. And for the kids, one line: “You get to love us both.”",
      ],
    ],
  },
  {
    id: 'child-bullied',
    pattern: anyOf(
      r`\b${theirs} ${gap(3)}(?:bullied|picked on|left out|excluded|teased|mocked|has no friends|called names)\b`,
      r`\b(?:bullying|bully|bullies|picking on|teasing|excluding|laugh(?:ing)? at) (?:my|our) (?:[\w'-]+ ){0,2}${kid}\b`,
      r`\bkids at (?:his|her|their) school ${gap(3)}(?:mean|tease|call|laugh|exclude|pick)`,
      r`\b(?:he|she)(?:'s| is) (?:being |getting )(?:bullied|picked on|teased) (?:at|in|by)\b`,
    ),
    unless: /\b(?:my (?:son|daughter|child|kid) (?:is|was) (?:bullying|the bully)|boss|colleague|at work)\b/,
    ideas: [
      [
        'One way in is to let your child tell it first without plans: “Thank you for telling me. It is not your fault.” Then ask them what they want done, and what would make it worse.',
        "Let them tell it all before you fix anything: “Thanks for telling me, this isn't your fault.” Then find out what they want done, and what would make it worse.",
      ],
      [
        'You could write down dates, places and words, and take them to the class teacher: “This is what has happened since March. I would like to know what the school will do by Friday.”',
        "Write down dates, places, exact words, and take it to the teacher: “Here's what's happened. I'd like to know what the school's doing by Friday.” Calm and specific lands.",
      ],
    ],
  },
  {
    // Daniel Siegel & Mary Hartzell, Parenting from the Inside Out, 2003 (rupture and repair).
    id: 'snapped-at-the-children',
    pattern: anyOf(
      r`(?:^|\bi (?:\w+ )?)(?:snap(?:ped)?|yell(?:ed)?|shout(?:ed)?|scream(?:ed)?|lost (?:it|my temper|my cool|my rag)|blew up|lose (?:it|my temper)|went off) ${gap(1)}(?:at|with|on) (?:my|the|our) (?:[\w'-]+ ){0,2}(?:${kid}|baby)\b`,
      r`\b(?:snapping|yelling|shouting|screaming|losing (?:it|my temper|my patience)) ${gap(1)}(?:at|with) (?:my|the|our) (?:[\w'-]+ ){0,2}(?:${kid}|baby)\b`,
      r`\bshouty (?:mum|mom|dad|parent)\b`,
      r`\b(?:no|short on|out of) patience with (?:my|the|our) (?:[\w'-]+ ){0,2}(?:${kid}|baby)\b`,
    ),
    ideas: [
      [
        'One thing to try is to go back once everybody is calm and say it plainly: “I shouted. That was mine, not yours. I am sorry.” No reasons added. Children tend to learn from the mending as much as from the rest.',
        "Go back when it's calm and keep it plain: “I shouted. That was on me, not you. I'm sorry.” No “but”. Kids learn loads from how it gets fixed.",
      ],
      [
        'Some people choose a sentence for the moment before: “I am getting too loud, I am going to the kitchen for two minutes.” Said aloud, it is a way out, and the children hear where you went.',
        "Some people keep a line ready for right before they blow: “I'm getting too loud, I'm in the kitchen for two minutes.” It's an exit and the kids know where you are.",
      ],
    ],
  },
  {
    id: 'child-will-not-sleep',
    pattern: anyOf(
      r`\b(?:my|our) (?:son|daughter|child|kid|little one|toddler|baby|boy|girl)\b[^.?!]{0,30}\b(?:won'?t|refuses to|doesn'?t|never|can'?t) (?:go to |fall a)?sleep`,

      r`\b(?:${theirs}|my baby|the baby|our baby|toddler|he|she) ${gap(2)}(?:won'?t|will not|refuses to|doesn'?t|never|${isnt}|hasn'?t) (?:\w+ )?(?:sleep(?:s|ing|t)?|go(?:es)? to (?:bed|sleep)|nap|settle|stay in (?:his|her|their) (?:own )?bed)\b[^.?!]{0,30}`,
      r`\b(?:my|the|our) ${gap(2)}(?:${kid}|baby) (?:wakes|keeps waking|is up|gets up|comes into our bed)\b`,
      r`\bbed ?times? (?:is|are|with|takes|battles?|fights?|has become) ${gap(4)}(?:kids?|battle|nightmare|war|hours|forever|toddler|child|son|daughter|screaming)\b`,
    ),
    unless:
      /^(?!.*\b(?:baby|toddler|kids?|child(?:ren)?|son|daughter|little one|twins|(?:\w+|\d+)[- ]year[- ]old|newborn|boys?|girls?)\b)|\b(?:fever|breathing|ill|husband|boyfriend|girlfriend|teenager)\b/s,
    ideas: [
      [
        'It tends to help to do the same three things in the same order each night, such as wash, story, light off, ending with one sentence that never changes: “Sleep now, I will look in again.”',
        "Same three things, same order, every night: wash, story, light off, then one line that never changes: “Sleep now, I'll pop back in.” Boring is the magic.",
      ],
      [
        'Where there are two of you or a helper, some people split the night in shifts, so that each has one stretch with the door closed. Broken nights are carried better when half is surely yours.',
        "If there's anyone to share it with, split the night in shifts so each of you gets one stretch with the door shut. Knowing half is yours makes it bearable.",
      ],
    ],
  },
  {
    id: 'toddler-tantrums',
    pattern: anyOf(
      r`\btantrums?\b`,
      r`\b(?:my|our|the) ${gap(2)}(?:toddler|(?:two|three|four|2|3|4)[- ]year[- ]old|little one) ${gap(3)}(?:screams?|screaming|melts? down|meltdowns?|bites?|throws?|hits? the floor|kicks? off|cries|won'?t listen)\b`,
      r`\bterrible twos\b`,
      r`\bscreams? (?:in|at|all over) (?:the )?(?:shop|supermarket|store|floor)`,
    ),
    unless:
      /\b(?:my (?:boss|husband|wife|boyfriend|girlfriend|partner|manager|ex) (?:\w+ ){0,3}tantrums?|i (?:throw|threw|have) (?:a )?tantrum)\b/,
    ideas: [
      [
        'It can help to say less and stay near: “You are so cross. I am here.” Then wait, breathing slowly, until the storm has passed. Reasons tend to reach a small child only after it.',
        "Less talking, more just being there: “You're so cross. I'm here.” Then breathe slow and wait it out. Reasons only land with a tiny human once it's over.",
      ],
      [
        'One way in is to look at the hour before: hunger, tiredness, a sudden stop. A two-minute warning and a small choice, “red cup or blue cup”, often take the edge off the next one.',
        'Check the hour before it: hungry, tired, or cut off mid-game. A two-minute warning plus a tiny choice, “red cup or blue cup”, often softens the next one.',
      ],
    ],
  },
  {
    id: 'teenager-shuts-the-door',
    pattern: anyOf(
      r`\b(?:son|daughter|stepson|stepdaughter|teenager)(?:'s| is)? (?:\w+ )?(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen)\b[^.?!]{0,60}\b(?:room|door|talks?|speaks?|silent|ignores?|grunts?|distant|hates me)\b`,
      r`\bnever comes out of (?:his|her|their) room\b`,

      r`\b(?:teen(?:ager|age \w+)?|daughter|son|(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]year[- ]old|step(?:son|daughter))s? ${gap(4)}(?:shuts?|slams?|closes?|locks?|in (?:his|her|their) room|${wont} (?:talk|speak|come out)|${doesnt} (?:talk|speak)(?! (?:to|with) (?!me\b|us\b))|grunts?|rolls? (?:his|her|their) eyes|barely (?:talks|speaks)|shuts me out|stopped talking|ignores me|hates me)\b`,
      r`\b(?:shut|slammed|closed|locked) (?:the|his|her|their) (?:bedroom )?door (?:in my face|on me|again)\b`,
      r`\bteenager\b[^.?!]{0,40}\b(?:distant|moody|silent|rude|one word)\b`,
    ),
    unless:
      /^(?!.*\b(?:teen\w*|daughter|son|(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]year[- ]old|step(?:son|daughter))\b)|\b(?:my (?:boss|husband|wife|boyfriend|girlfriend)|toddler|baby)\b/s,
    ideas: [
      [
        'Talk with a teenager often comes sideways: in the car, over washing up, at ten at night. It can help to offer the place without the subject: “I am driving to the shop, come if you like.”',
        'Talks with a teen usually happen sideways: in the car, doing dishes, way too late at night. Offer the ride, not the topic: “Heading to the shop, come if you want.”',
      ],
      [
        'Some people leave a small thing outside the door, tea or toast, with a line that wants no answer: “Not here to ask anything. I like having you in the house.” Then they leave it there.',
        'Some people leave toast or tea outside the door with a note that wants nothing back: “Not asking anything. Just like having you around.” And then walk off.',
      ],
    ],
  },
  {
    // Brian Doss & others, The effect of the transition to parenthood on relationship quality, 2009 (closeness commonly dips).
    id: 'new-baby-and-quarrels',
    pattern: anyOf(
      r`\bsince (?:our|my|the) (?:\w+ )?(?:baby|son|daughter|twins|kid|child|little one|first|second) (?:was born|were born|arrived|came)\b[^.?!]{0,60}\b(?:fight\w*|argu\w+|bicker\w*|rows?|rowing|snap\w*|distant|resent\w*)\b`,

      r`\b(?:since|after|now) ${gap(3)}(?:baby|newborn|birth|bub)\b[^.?!]{0,60}\b(?:fight\w*|argu\w+|bicker\w*|row(?:s|ing)?|snap\w*|distant|roommates|resent\w*)\b`,
      r`\b(?:fight\w*|argu(?:e|ing|ments)|bicker\w*|rows?|rowing|snap\w*|resent\w*)\b[^.?!]{0,60}\b(?:since|after|now|over|about) ${gap(3)}(?:baby|newborn|birth|night feeds?|feeds)\b`,
      r`\b(?:newborn|new baby)\b[^.?!]{0,70}\b(?:husband|wife|partner|boyfriend|girlfriend|we)\b[^.?!]{0,40}\b(?:fight\w*|argu\w+|${doesnt} help|never helps|sleeps through|bicker\w*|rows?)\b`,
    ),
    ideas: [
      [
        'Most couples find the first months hard on closeness. Ten minutes a day with a fixed beginning can help: each says one thing that was heavy and one thing the other did right. Nothing gets solved.',
        'Those first months are rough on most couples. Ten minutes a day can help: each says one heavy thing and one thing the other did right. No solving allowed.',
      ],
      [
        'A small thing that often helps is to divide the night on paper while both are rested, and to leave big words for daylight: “Let us not decide anything about us between midnight and six.”',
        "Split the nights on paper while you're both awake enough, and make one rule: “We don't decide anything about us between midnight and six.” Big talks wait for daylight.",
      ],
    ],
  },
  {
    id: 'bad-parent-worry',
    pattern: anyOf(
      r`\b(?:bad|terrible|awful|rubbish|worst|failing as a|shit|useless) (?:\w+ )?(?:mum|mom|mother|dad|father|parent)\b`,
      r`\b(?:mum|mom|parent|dad) guilt\b`,
      r`\bmissed ${gap(3)}(?:school play|sports day|recital|bedtime|his match|her match|parents'? evening)\b`,
    ),
    unless:
      /\b(?:(?:he|she|they|ex|dad|mum|mom|mother|father)(?:'s| is| was| were|'re| are) (?:\w+ ){0,2}(?:bad|terrible|awful|rubbish|worst|shit|useless)|had (?:a )?(?:bad|terrible|awful))\b/,
    ideas: [
      [
        'You might look for one small moment today when your child turned to you, for a plaster, a joke, a lap, and write it down. A week of those tells more than one bad afternoon.',
        'Look for one tiny moment today when your kid came to you, a plaster, a joke, a cuddle, and jot it down. A week of those says more than one bad afternoon.',
      ],
    ],
  },
];
