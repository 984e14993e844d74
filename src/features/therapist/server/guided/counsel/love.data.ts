// Ideas for couples, and for those who were one. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, death, doesnt, gap, isnt, partner, r } from './words.ts';

const them = r`(?:(?:my|our) (?:[\w'-]+ )?${partner}|he|she|they)`;
const notAtWork =
  /\b(?:boss|manager|colleague|coworker|teacher|my (?:son|daughter|kids?|teenager|toddler|mum|mom|dad|mother|father|sister|brother|friend|flatmate|roommate))\b/;

export const counselOnLove: readonly Counsel[] = [
  {
    id: 'sees-the-ex-at-work',
    pattern: anyOf(
      r`\bmy ex and i (?:\w+ )?(?:work|are on the same|are in the same|share)\b`,
      r`\bi(?:'?m| am)? (?:still )?(?:have to )?work(?:ing)? with my ex\b`,

      r`\bmy ex\b[^.?!]{0,40}\b(?:at work|same (?:office|team|company|building|floor|department|class|course|gym|church)|colleague|coworker|works with me|in my (?:class|team|office|course))\b`,
      r`\b(?:work|working|works|sit|share an office|class) (?:with|beside|next to|opposite|near) my ex\b`,
      r`\b(?:see|seeing|bump into|run into|face|facing) my ex ${gap(2)}(?:every day|daily|at|in the)\b`,
    ),
    ideas: [
      [
        'It can help to have two plain sentences ready, about work and nothing else: “Morning. I have sent you the figures.” With the words chosen beforehand, a corridor costs less, and lunch can be with somebody kind.',
        "Have two boring work-only lines ready: “Morning. I've sent you the figures.” When the words are picked already, the corridor costs less. And book lunch with someone nice.",
      ],
    ],
  },
  {
    // Tara Marshall, Facebook Surveillance of Former Romantic Partners, 2012 (looking goes with slower healing).
    id: 'checks-the-ex-online',
    pattern: anyOf(
      r`\b(?:check(?:ing|ed)?|stalk(?:ing|ed)?|look(?:ing|ed)? at|scroll(?:ing|ed)? through|creep(?:ing)? on|watch(?:ing)?) ${gap(3)}(?:ex|ex'?s|his|her|their) ${gap(2)}(?:profile|insta(?:gram)?|facebook|fb|stories|story|tiktok|socials|last seen|snap|whatsapp)\b`,
      r`\b(?:stalk|stalking|checking up on|looking up) my ex\b`,
    ),
    unless:
      /\b(?:stalking me|stalks me|my (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|kid|friend)(?:'?s)?|died|dead|passed away|funeral|death)\b/,
    ideas: [
      [
        'Looking tends to keep the ache warm. One way in is to mute rather than block, for thirty days, and to give the thumb another place to go at the hour it usually happens.',
        'Looking keeps the ache warm. Try muting, no drama, for thirty days, and give your thumb somewhere else to go at the hour it usually happens.',
      ],
      [
        'Some people write one line each time they look: what I hoped to find, what I found, how I was ten minutes later. After a week the page tends to persuade better than willpower.',
        'Some people log it each time: what I hoped to see, what I saw, how I felt ten minutes later. After a week that list does more than willpower.',
      ],
    ],
  },
  {
    id: 'wants-to-write-to-the-ex',
    pattern: anyOf(
      r`\b(?:text|texting|texted|message|messaging|call|calling|ring|ringing|write to|contact|contacting|dm|hit up|reach out to) (?:my|the|an) ex\b`,
      r`\b(?:break(?:ing)?|broke) no[- ]contact\b`,
      r`\b(?:want|urge|tempted|dying|itching|need|keep wanting|so close) to (?:text(?:ing)?|messag(?:e|ing)|call(?:ing)?|ring(?:ing)?|dm|contact(?:ing)?) (?:him|her|them) (?:again|back|so bad|drunk|since (?:the|we))\b[^.?!]{0,30}`,
      r`\bdrunk[- ]text(?:ed|ing)?\b`,
      r`\bmy ex (?:\w+ )?(?:texted|messaged|called|wrote|reached out|hit me up)\b`,
    ),
    unless: anyOf(death, r`\b(?:kids?|children|son|daughter|custody)\b`),
    ideas: [
      [
        'You could write the message in your notes instead, every word of it, and let it lie for a full day. Then ask what answer you were hoping for, and who else could give some of that.',
        'Write the whole text in your notes app and leave it a full day. Then look at what answer you were hoping for, and who else could give you some of that.',
      ],
      [
        'Some people agree on a stand-in: one friend who gets the message meant for the ex. “I am about to write to them, I am writing to you instead.” Late evenings tend to need it most.',
        "Pick a stand-in mate who gets the text instead: “I'm about to message my ex so I'm messaging you.” Late nights are usually when you'll need it.",
      ],
    ],
  },
  {
    id: 'children-or-not',
    pattern: anyOf(
      r`\b${them} (?:\w+ )?(?:wants?|${doesnt} want|${isnt} (?:sure|ready)|is ready|never wanted) ${gap(3)}(?:kids|children|a baby|babies|a family|another (?:baby|child|kid))\b`,
      r`\bi (?:\w+ )?(?:want|${doesnt} want|never wanted) ${gap(2)}(?:kids|children|a baby|another (?:baby|child|one))\b[^.?!]{0,50}\b(?:he|she|they|${partner})\b`,
      r`\b(?:disagree|fight|argue|talk|not agree|different pages?) ${gap(3)}(?:having|about|over) (?:having )?(?:kids|children|a baby|another baby)\b`,
    ),
    unless:
      /\b(?:pregnan\w+|abortion|custody|my (?:mum|mom|mother|boss|daughter|son|sister) wants?|infertil\w+|miscarr\w+)\b/,
    ideas: [
      [
        'One way in is to part the telling from the deciding. Half an hour each: one describes an ordinary day at fifty with children, and without, and the other only listens. Nothing gets settled that evening.',
        'Split the telling from the deciding. Half an hour each: describe a normal day at fifty with kids, and without, while the other just listens. Nothing gets settled that night.',
      ],
      [
        'One thing to try is to name a time rather than an answer: “I do not need a yes or no tonight. I would like us to know by summer how we are going to decide.” An open end tends to wear both out.',
        "Ask for a time, not an answer: “I don't need a yes or no tonight. I want us to know by summer how we'll decide.” The endless maybe wears both of you out.",
      ],
    ],
  },
  {
    id: 'long-distance',
    pattern: anyOf(
      r`\blong[- ]distance\b`,
      r`\bldr\b`,
      r`\b(?:my|our) (?:[\w'-]+ )?${partner} (?:\w+ )?(?:lives|moved|works|is working|is living|is studying|is|studies) ${gap(2)}(?:abroad|overseas|in another (?:city|country|state|town)|far away|hours away|across the (?:world|ocean|country))\b`,
      r`\bdifferent time ?zones?\b`,
      r`\bsee (?:each other|him|her|them) (?:only )?(?:(?:once|twice) (?:a (?:month|year)|every)|every (?:two|three|few|six|other)) ?(?:\w+ )?(?:months?|years?|weeks)?\b`,
    ),
    unless:
      /\b(?:long[- ]distance (?:run\w*|bus|drive|driver|lorry|truck|train|learning)|colleagues?|custody)\b/,
    ideas: [
      [
        'It can help to share something dull as well as the calls: cook the same meal on Wednesdays, or leave the line open while you both tidy. Ordinary time together is what distance takes first.',
        'Share boring stuff, not just calls: cook the same dinner on Wednesdays, or stay on the line while you both tidy. Ordinary time is the first thing distance steals.',
      ],
      [
        'Some people keep one date always in the diary: before a visit ends, the next one is named, even if it is far off. “We will see” tends to be heavier than eleven weeks.',
        "Before one visit ends, put the next one in the calendar, even if it's ages away. “We'll see” sits way heavier than eleven weeks.",
      ],
    ],
  },
  {
    // John Gottman & Nan Silver, The Seven Principles for Making Marriage Work, 1999 (the softened start-up).
    id: 'partner-on-the-phone',
    pattern: anyOf(
      r`\b${them}(?:'s| is|'re| are)? ${gap(3)}(?:on|glued to|staring at|looking at|scrolling(?: on)?|buried in|addicted to) (?:his|her|their|the) (?:phone|screen|mobile|ipad|tablet|playstation|xbox|console)\b`,
      r`\b(?:my|our) (?:[\w'-]+ )?${partner} ${gap(3)}(?:gaming|scrolls|scrolling|games) ${gap(2)}(?:all|every|instead|when|while|the whole)\b`,
      r`\b(?:phone|game) (?:matters|means|comes) (?:more|before|first)\b`,
      r`\bphubb(?:ed|ing|s)\b`,
    ),
    unless: notAtWork,
    ideas: [
      [
        'A soft beginning tends to be heard better than a count of offences: “I miss you in the evenings. I would love half an hour tonight with both our phones in the kitchen.” Then let that be all.',
        "A soft start lands better than a list of crimes: “I miss you in the evenings. I'd love half an hour tonight, both our phones in the kitchen.” Then leave it there.",
      ],
      [
        'One way in is to offer something in place of the screen rather than against it: a walk round the block, a card game, tea on the step, the same time daily. A small habit asks for less than a promise.',
        'Offer something instead of just being against the screen: a walk round the block, cards, tea on the step, same time daily. A tiny habit is easier than a big promise.',
      ],
    ],
  },
  {
    // John Gottman & Nan Silver, The Seven Principles for Making Marriage Work, 1999.
    id: 'partner-does-not-listen',
    pattern: anyOf(
      r`\b(?:my|our) (?:[\w'-]+ )?${partner} ${gap(2)}(?:${doesnt} (?:\w+ )?(?:listen|hear me|get it|talk to me|open up)|never (?:\w+ )?(?:listens|hears|talks|opens up)|tunes me out|shuts down|stonewalls?|half listens|ignores me|walks off|just nods|zones out)\b`,
      r`\b(?:he|she) (?:never|${doesnt}) (?:\w+ )?(?:listens?) (?:to (?:me|a word)|when i)\b`,
      r`\bnot (?:feeling |being )?heard (?:by|in) (?:my|our|this) (?:\w+ )?(?:${partner}|marriage|relationship)\b`,
    ),
    unless: notAtWork,
    ideas: [
      [
        'A small thing that often helps is to say beforehand what kind of listening you want, and how long: “I need ten minutes of just being heard, no fixing, perhaps after dinner.” It tends to land better than starting mid-storm.',
        'Say up front what you need and for how long: “I need ten minutes of just being heard, no fixing.” Booking it for after dinner beats starting mid-storm.',
      ],
      [
        'Some couples take turns with a spoon or a cushion: whoever holds it speaks for three minutes, the other says back what they heard before they answer. It feels silly once, and then it works.',
        'Some couples pass a spoon: whoever holds it talks for three minutes, the other says back what they heard before answering. Feels silly once, then it works.',
      ],
    ],
  },
  {
    // Eve Rodsky, Fair Play, 2019 (a whole task, with its thinking, belongs to one person).
    id: 'chores-unfair',
    pattern: anyOf(
      r`\bi (?:\w+ )?(?:do|end up doing|am doing) (?:all|everything|most of|nearly all|90%) ${gap(3)}(?:chores?|housework|cleaning|cooking|laundry|washing|dishes|around the house|at home|in the house|mental load)\b`,
      r`\b(?:he|she|they|${partner}) (?:\w+ )?(?:never|${doesnt}) (?:\w+ )?(?:helps?|clean(?:s|ed)?|cooks?|tid(?:y|ies)|washes?|lifts? a finger|pulls? (?:his|her|their) weight|do(?:es)? (?:\w+ )?(?:chores|housework|anything (?:at home|around the house|in the house)))\b`,
      r`\b(?:mental load|division of labou?r|chore (?:wars?|split))\b`,
      r`\b(?:housework|chores) ${gap(3)}(?:unfair|not fair|on me|fall(?:s)? (?:on|to) me|lands? on me|isn'?t shared)\b`,
      r`\b(?:fight|argue|row|arguing|fighting) ${gap(2)}(?:about|over) ${gap(2)}(?:chores|housework|dishes|cleaning|laundry)\b`,
    ),
    unless:
      /\b(?:flatmates?|roommates?|housemates?|my (?:son|daughter|kids?|teenager|brother|sister|mum|mom|dad)|boss|manager|colleagues?|customers?)\b/,
    ideas: [
      [
        'You might hand over whole things instead of asking for help with bits: “I would like the laundry to be yours from now on, basket to cupboard, your way.” The thinking goes along with the task.',
        "Hand over whole jobs, not bits: “Laundry's yours from now on, basket to cupboard, your way.” The remembering goes with it, which is the real load.",
      ],
      [
        'One way in is to write down together everything that keeps the home going, also the remembering, with a name beside each. Said over a list on a quiet Sunday, it tends to be less about blame.',
        'Write down everything that keeps the place running, including the remembering, with a name next to each. A list on a chill Sunday is way less blamey.',
      ],
    ],
  },
  {
    // John Gottman & Nan Silver, The Seven Principles for Making Marriage Work, 1999 (a break of twenty minutes or more).
    id: 'same-fight-again',
    pattern: anyOf(
      r`\b(?:same|stupid) (?:old )?(?:fights?|arguments?|rows?|thing) (?:again|over and over|every|for the|we always|about)\b`,
      r`\b(?:fight|argue|row|arguing|fighting|rowing|fought|argued) ${gap(2)}(?:about|over) the same (?:\w+ )?(?:things?|stuff|issues?|subjects?)\b`,
      r`\b(?:we|(?:my|our) (?:[\w'-]+ )?${partner} and i|me and my (?:[\w'-]+ )?${partner}) (?:\w+ ){0,2}(?:keep|always|constantly|are always|can'?t stop) (?:\w+ )?(?:fight(?:ing)?|argu(?:e|ing)|row(?:ing)?|bicker(?:ing)?)\b`,
      r`\b(?:going|go|went) (?:round|around) in circles (?:with|every time we)\b`,
    ),
    unless:
      /\b(?:my (?:boss|manager|sister|brother|mum|mom|dad|mother|father|son|daughter|kids?|teenager|flatmate|roommate)|baby|newborn)\b/,
    ideas: [
      [
        'It can help to agree, while calm, on a pause either of you may call: “I am too hot to be fair. Twenty minutes, then I come back.” The coming back is the half that builds trust.',
        "Agree on a pause while you're both calm: “I'm too heated to be fair. Twenty minutes, then I'm back.” The coming back is the bit that builds trust.",
      ],
      [
        'Some couples look for what sits under it, since the same quarrel tends to guard something else: “When this comes up, what I am really afraid of is …” One sentence each, then tea.',
        "The same fight's usually guarding something else. One line each can change it: “When this comes up, what I'm actually scared of is …” Then stop and get tea.",
      ],
    ],
  },
  {
    id: 'jealousy',
    pattern: anyOf(
      r`\b(?:jealous|jealousy)\b[^.?!]{0,60}\b(?:he|she|they|${partner}|relationship|other (?:girls|guys|women|men|people))\b`,
      r`\b(?:he|she|they|${partner}|relationship)\b[^.?!]{0,60}\b(?:makes? me|i get|i'?m|feel|am) (?:\w+ ){0,2}jealous\b`,
      r`\bi(?:'?m| am| get) (?:\w+ )?(?:the )?jealous (?:type|girlfriend|boyfriend|partner|type of)\b`,
      r`\bi get (?:so |really |super )?jealous\b`,
      r`\bmy jealousy\b`,
    ),
    unless:
      /\b(?:jealous of (?:my|the|their|her|his) (?:\w+ )?(?:success|job|life|body|house|money|car|baby|wedding|promotion|sister|brother|career|holiday)|(?:he|she|boyfriend|girlfriend|husband|wife|partner|ex)(?:'s| is| gets| was) (?:\w+ )?jealous|cheat(?:ed|ing|s)?)\b/,
    ideas: [
      [
        'One way in is to say the soft thing under the sharp one: “When you are out late with them I get scared I matter less. An hour with you this weekend would do more than a promise.”',
        "Say the soft bit under the sharp bit: “When you're out late with them I get scared I matter less. An hour with you this weekend would do more than a promise.”",
      ],
      [
        'You could let the first wave pass before acting on it: half an hour, out of reach of the phone, with feet moving. What is still true afterwards can be said in a calm voice.',
        "Let the first wave pass before you do anything: half an hour, phone in another room, feet moving. Whatever's still true after that can be said in a calm voice.",
      ],
    ],
  },
];
