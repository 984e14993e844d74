// Ideas for grief and for the turns of a life. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, death, dont, gap, havent, r } from './words.ts';

export const counselOnLossAndTurns: readonly Counsel[] = [
  {
    // Margaret Stroebe & Henk Schut, The dual process model of coping with bereavement, 1999.
    id: 'anniversary-of-a-death',
    pattern: anyOf(
      r`\b(?:anniversary|birthday) ${gap(4)}(?:death|since (?:he|she|they|my \w+) (?:died|passed))`,
      r`\b(?:a|one|two|three|four|five|six|seven|ten|\d+) years? (?:ago )?${gap(4)}since ${gap(3)}(?:died|passed|death|funeral|lost (?:him|her|them|my))`,
      r`\b(?:first|second|third) (?:christmas|birthday|easter|eid|diwali|mother'?s day|father'?s day|anniversary) without (?:him|her|them|my|mum|mom|dad)`,
      r`\b(?:would have been|would'?ve been|would be) (?:his|her|their) ${gap(2)}birthday`,
      r`\bdeath anniversary\b`,
      r`\byear (?:since|from) (?:he|she|they|mum|mom|dad|my ${gap(1)}\w+) (?:died|passed)`,
    ),
    ideas: [
      [
        'You might give such a day a shape before it comes: one small thing for them, such as a candle, a walk or their favourite meal, one person who knows, and leave to stop there.',
        'It can help to plan the day before it lands: one small thing for them, like a candle or their favourite food, one person who knows, and zero pressure beyond that.',
      ],
      [
        'Some people tell one person beforehand: “Thursday is the day. I do not need anything special, I would just like somebody to know.” Said early, it is less lonely when the morning arrives.',
        "Some people tell one person early: “Thursday's the day. You don't have to do anything, I just want someone to know.” Makes that morning less lonely.",
      ],
    ],
  },
  {
    id: 'belongings-of-the-dead',
    pattern: anyOf(
      r`\b(?:his|her|their|dad'?s|mum'?s|mom'?s|father'?s|mother'?s|husband'?s|wife'?s|brother'?s|sister'?s|gran'?s|nan'?s) (?:old )?(?:clothes|things|stuff|belongings|wardrobe|room|coats?|shoes|closet|house)\b`,
      r`\bbelongings of (?:my|the)\b`,
      r`\b(?:sort|go|going|sorting) through (?:his|her|their|dad'?s|mum'?s|mom'?s) (?:\w+ )?(?:things|stuff|clothes|belongings)`,
    ),
    unless:
      /^(?!.*\b(?:died|dead|passed (?:away|on)|death|funeral|late (?:husband|wife|mother|father|mum|dad)|widow(?:er|ed)?|since (?:he|she|they) went|grie(?:f|ving)|buried)\b)/s,
    ideas: [
      [
        'One way in is three boxes: keep, pass on, and not yet. Begin with what weighs least, such as towels or paperwork, for twenty minutes, and let “not yet” be as full as it likes.',
        'Three boxes can help: keep, pass on, not yet. Start with the stuff that weighs least, twenty minutes max, and let the “not yet” box get as full as it wants.',
      ],
      [
        'Some people photograph a thing before they let it go, or ask a friend to sit nearby and carry the bags out. There is no date by which a wardrobe has to be empty.',
        "Some people take a photo of each thing before letting it go, or have a friend there to carry bags. There's no deadline on an empty wardrobe.",
      ],
    ],
  },
  {
    // George Bonanno, Loss, Trauma, and Human Resilience, 2004: grief takes many forms, and calm is a common one.
    id: 'not-crying-after-a-death',
    pattern: anyOf(
      r`\b(?:${havent}|${cant}|didn'?t|did not|never|not|unable to) (?:even |really |been able to )?(?:cry|cried|crying|shed a (?:single )?tear)\b`,
      r`\bnot (?:one|a single) tear\b`,
      r`\b(?:tears|crying) (?:just )?(?:won'?t|don'?t|doesn'?t|do not|will not) come\b`,
      r`\b(?:feel|felt|feeling) (?:nothing|numb) ${gap(3)}(?:funeral|died|death|passed)`,
    ),
    unless:
      /^(?!.*\b(?:died|dead|passed (?:away|on)|death|funeral|buried|burial|lost (?:my|him|her)|grie(?:f|ving|ve))\b)|\b(?:stop crying|can'?t not cry)\b/s,
    ideas: [
      [
        'Grief has many shapes, and tears are only one of them. Some people give it ten quiet minutes a day with a photograph or a song, wanting nothing from it, and then go back to ordinary things.',
        'Grief comes in loads of shapes and tears are just one. Some people give it ten minutes a day with a photo or a song, no pressure to feel anything.',
      ],
    ],
  },
  {
    // Christopher Martell, Michael Addis & Neil Jacobson, Depression in Context, 2001 (act first, let feeling follow).
    id: 'numb',
    pattern: anyOf(
      r`\b(?:i'?m|i am|i feel|feeling|just feel|felt|been) ${gap(2)}(?:numb|emotionally numb|empty inside|hollow)\b`,
      r`\bi ${dont} feel anything\b`,
      r`\bfeel nothing\b`,
      r`\b${cant} feel (?:anything|a thing)\b`,
    ),
    unless: anyOf(
      r`\bnumb (?:hand|arm|foot|feet|leg|face|finger|toe|lip|side|patch)`,
      r`\b(?:hands?|arms?|foot|feet|legs?|face|fingers?|toes|mouth|side|bum|skin) (?:\w+ ){0,3}numb`,
      r`\bfeel nothing (?:for|about|towards?|down)\b`,
    ),
    ideas: [
      [
        'When feeling has gone quiet, it can help to begin with the senses: cold water on the wrists, a song you once loved, ten minutes outside. Not to force anything, only to leave a door open.',
        'When everything goes flat, starting with the senses can help: cold water on your wrists, an old favourite song, ten minutes outside. Not forcing it, just leaving a door open.',
      ],
      [
        'Some people tell one person in plain words: “I am not sad exactly, I just do not feel much. Would be good to sit with you a while.” Company asks less than conversation does.',
        "Some people say it straight to one person: “I'm not sad exactly, I just don't feel much. I'd just like to come sit with you.” Hanging out asks less than talking.",
      ],
    ],
  },
  {
    id: 'empty-nest',
    pattern: anyOf(
      r`\b(?:last|youngest|only) (?:kid|child|son|daughter|one|of (?:the|my) (?:kids|children)) (?:\w+ ){0,2}(?:left|leaves|is leaving|moved out|went|has gone) (?:for|to|home|out)?`,

      r`\bempty nest(?:er)?\b`,
      r`\b(?:kids|children|son|daughter|youngest|last one|eldest) ${gap(3)}(?:left home|moved out|gone to uni|went to uni|left for (?:uni|university|college)|gone off to|flew the nest|(?:is |are )?at uni)\b`,
      r`\bhouse ${gap(3)}(?:quiet|empty|silent) ${gap(2)}(?:since|without|now) ${gap(3)}(?:kids|children|son|daughter|left)`,
    ),
    unless: anyOf(death, r`\bkicked out\b`),
    ideas: [
      [
        'It can help to agree on one light rhythm with them, such as a photo on Wednesdays and a call on Sundays. Knowing when the next word comes makes the quiet days between easier to live in.',
        "A light rhythm with them can help, like a photo midweek and a call on Sundays. Knowing when you'll hear next makes the quiet easier.",
      ],
      [
        'One way in is to give one of the freed hours away on purpose this week: a class, a neighbour, something put aside years ago. Choose a time that used to be full, since that hour aches most.',
        'Try giving one of the freed-up hours a job this week: a class, a mate, something you shelved years ago. Pick the hour that feels emptiest.',
      ],
    ],
  },
  {
    id: 'retired-without-structure',
    pattern: anyOf(
      r`\b(?:i(?:'?ve| have|'?m| am| was)?|since i|recently|just) (?:just |recently |finally |now |fully |newly )*retir(?:ed|ing)\b`,
      r`\b(?:since|after|in) (?:my )?retirement\b`,
      r`\bsince i stopped work(?:ing)?\b`,
      r`\bretirement (?:is|feels|has been)\b`,
    ),
    unless:
      /\b(?:years? (?:until|before|till)|can'?t afford|pension|my (?:boss|colleague|teacher|dad|father|mum|mother|husband|wife) (?:just |has |recently )?retired)\b/,
    ideas: [
      [
        'Some people give the week two or three fixed pegs: a place where they are expected, something for the body, something for others. The days between can stay free, but they have an edge again.',
        "Some people give the week two or three pegs: one place they're expected, one thing that moves the body, one thing for other people. The rest can stay loose.",
      ],
      [
        'You could ask what work gave beyond money: company, being needed, a reason to dress. Then look for one of those, only one, in some small weekly thing close to home.',
        'Work gave more than money: people, being needed, a reason to get dressed. Pick just one of those and look for it in some small weekly thing nearby.',
      ],
    ],
  },
  {
    // Nicholas Epley & Juliana Schroeder, Mistakenly Seeking Solitude, 2014: small talk lifts more than expected.
    id: 'old-and-alone',
    pattern: anyOf(
      r`\b(?:i'?m|i am|at) (?:now )?(?:6[5-9]|[789]\d|seventy|eighty|ninety|sixty-(?:five|six|seven|eight|nine))\b[^.?!]{0,60}\b(?:alone|lonely|nobody|no one|on my own|talk to)\b`,
      r`\b(?:getting|growing|being) (?:old|older)\b[^.?!]{0,50}\b(?:alone|lonely|friends? (?:are )?(?:dying|gone|dead)|nobody)\b`,
      r`\b(?:alone|lonely)\b[^.?!]{0,40}\b(?:at my age|old age)\b`,
      r`\b(?:all|most of) my friends (?:are|have) (?:dead|died|gone|passed)\b`,
      r`\bnobody (?:visits|calls|comes to see) (?:me|an old)\b`,
    ),
    ideas: [
      [
        'It often begins with being expected somewhere rather than with deep talk: the same café, library morning or choir, same hour each week. Faces become names, and a missed week gets noticed.',
        'It often starts with being expected somewhere, not deep talks: same café, library morning or choir, same time each week. Faces turn into names.',
      ],
      [
        'One way in is a fixed call with one person: “I would love to speak on Tuesdays at four, ten minutes would do.” A small standing date asks less courage than ringing out of the blue each time.',
        "A fixed call with one person can help: “Let's talk Tuesdays at four, ten minutes is plenty.” A standing date takes less nerve than calling out of nowhere.",
      ],
    ],
  },
  {
    id: 'move-or-stay',
    pattern: anyOf(
      r`\b(?:move|moving|relocate|emigrate|go) ${gap(5)}or (?:just )?(?:stay|staying)\b`,
      r`\b(?:stay|staying) (?:here |put |where i am )?or (?:to )?(?:move|go|leave (?:the )?(?:city|town|country)|relocate|emigrate)`,
      r`\b(?:whether|if) (?:i (?:want )?|we (?:want )?|to )?(?:to )?(?:should )?(?:move|relocate|emigrate) (?:to|abroad|back|away|in|out|cit)`,
      r`\b(?:thinking|thought) (?:about|of) (?:moving|relocating|emigrating)\b`,
      r`\b${cant} decide ${gap(3)}(?:mov(?:e|ing)|relocat|emigrat)`,
    ),
    unless: /\bmov(?:e|ing) on\b/,
    ideas: [
      [
        'One thing to try is to picture an ordinary Tuesday in each place, hour by hour: who is at breakfast, the way to work, six in the evening. Plain days decide more than the first or the best.',
        'Try picturing a boring Tuesday in each place, hour by hour: breakfast, the commute, six in the evening. Ordinary days tell you more than the highlights.',
      ],
      [
        'Some people make it smaller and reversible first: a fortnight there out of season, a talk with somebody who moved and somebody who stayed, and a date after which the question rests.',
        'Some people shrink it first: two weeks there off season, a chat with someone who moved and someone who stayed, and a date when the question gets to rest.',
      ],
    ],
  },
  {
    // Irving Janis & Leon Mann, Decision Making, 1977 (the balance sheet).
    id: 'between-two-options',
    pattern: anyOf(
      r`\b(?:torn|stuck|choosing|choose|decide|deciding) between\b`,
      r`\b${cant} (?:decide|choose|make up my mind|make a decision)\b`,
      r`\b${dont} know (?:which|what) (?:one |option |job |offer |uni |course )?(?:to (?:choose|pick|take|go (?:for|with)))`,
      r`\b(?:two|2) (?:job )?(?:offers|options|choices|paths)\b`,
      r`\b(?:big|hard|difficult|impossible) decision\b`,
      r`\bon the fence about\b`,
    ),
    unless:
      /\b(?:torn between (?:two|my) (?:lovers|men|women)|pregnan\w+|abortion|what to (?:eat|wear|watch|order)|boss|he can'?t decide|she can'?t decide|they can'?t decide)\b/,
    ideas: [
      [
        'Some people live with each answer for a day: get up as if the first were settled, the next day as if the other were. What the body does by evening often says more than another list.',
        'Some people try each answer on for a day: wake up like option one is settled, next day the other. How you feel by evening often beats another list.',
      ],
      [
        'One way in is a page with four squares: what each choice would give, what each would cost, a year from now. Then mark the one cost you could not live with, and begin there.',
        "Grab a page, four squares: what each choice gives and what it costs, a year from now. Then circle the one cost you couldn't live with and start there.",
      ],
    ],
  },
  {
    id: 'coming-out',
    pattern: anyOf(
      r`\b(?:come|came|coming) out (?:to|as|of the closet|at|publicly|yet|soon)\b`,
      r`\b(?:tell|telling|told) ${gap(4)}(?:that )?(?:i'?m|i am) (?:\w+ )?(?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary|asexual|ace|pan|pansexual)\b`,
      r`\b(?:still |deep )?in the closet\b`,
      r`\b(?:closeted|not out to|not out at|${havent} come out|i'?m not out|scared to come out)\b`,
    ),
    unless:
      /\b(?:come out (?:of (?:surgery|hospital|prison|the (?:shop|room|shower|house|blue)))|my (?:son|daughter|kid|child|brother|sister|friend) (?:\w+ )?(?:came|coming|comes) out|(?:will|would|gonna|going to) kill|my (?:book|album|results?|ep|song) (?:\w+ )?(?:comes|coming|came) out)\b/,
    ideas: [
      [
        'There is no date by which anybody has to know. Some people begin with the one person most likely to be kind, and only once a roof, money and safety would hold whatever the answer.',
        "There's no deadline on anyone knowing. Some people start with the one person most likely to be kind, and only when a roof, money and safety would hold whatever the answer.",
      ],
      [
        'It can help to listen before telling: mention a film or a couple in the news and hear what they say. What you learn may lead you to tell, to wait, or to tell somebody else.',
        'It can help to test the water first: bring up a film or a couple in the news and just hear how they react. Then telling, waiting, or picking someone else are all fine.',
      ],
    ],
  },
  {
    id: 'pressed-in-church',
    pattern: anyOf(
      r`\b(?:church|pastor|mosque|imam|congregation|temple|elders?|synagogue|bible study|priest)\b[^.?!]{0,50}\b(?:pressur\w+|expects?|judg\w+|keeps? asking|guilt|force|wants? me to|makes? me feel)\b`,
      r`\b(?:pressure|pressured|pushed|judged|guilted) ${gap(4)}(?:by|from|at|in|to go to) ${gap(3)}(?:church|pastor|mosque|imam|congregation|temple|elders|synagogue)\b`,
      r`\b(?:parents|mum|mom|dad|mother|father|family|wife|husband) ${gap(3)}(?:makes?|making|forces?|forcing|wants?|expects?) me (?:to )?(?:\w+ )?(?:go to|attend) (?:church|mosque|mass|temple)`,
    ),
    ideas: [
      [
        'A small thing that often helps is to have one calm sentence ready, and to repeat it without adding reasons: “Thank you for asking. I am keeping that between me and my own conscience for now.” Reasons tend to invite debate.',
        "Having one calm line ready can help, and repeating it with no extra reasons: “Thanks for asking, I'm keeping that to myself for now.” Reasons just start debates.",
      ],
    ],
  },
  {
    id: 'doubts-in-faith',
    pattern: anyOf(
      r`\b(?:losing|lost|doubt(?:ing|s)?|questioning|left|leaving) (?:my|about my|the|in my) (?:faith|religion|belief|god)\b`,
      r`\b(?:doubts?|doubting|questions?|questioning) (?:about |if |whether )?(?:god|allah|jesus|religion|faith)\b`,
      r`\b(?:${dont}|not sure (?:if )?i|no longer|not sure i) (?:even |really |still )?believe (?:in (?:god|allah|jesus|anything|it)|anymore|any more)\b`,
      r`\bfaith (?:crisis|is (?:gone|shaky|slipping|fading))\b`,
      r`\bcrisis of faith\b`,
      r`\b(?:${cant}|${dont}|stopped) (?:\w+ )?pray(?:ing)? (?:anymore|any more)\b`,
    ),
    ideas: [
      [
        'Some people give the doubt a page of its own: what no longer holds, what still does, and what they would miss. A doubt written down can be carried slowly, and nothing has to be announced.',
        "Some people give the doubt its own page: what doesn't hold, what still does, what they'd miss. Nothing has to be announced, it can move slow.",
      ],
      [
        'One way in is to look for one person who has doubted and stayed kind, inside the faith or outside it, and say: “I have questions and no need of answers. I would value your company with them.”',
        "Find one person who's doubted and stayed kind, in or out of the faith, and say: “I've got questions, I don't need answers, I just don't wanna hold them alone.”",
      ],
    ],
  },
  {
    // NICE NG206, Myalgic encephalomyelitis (or encephalopathy)/chronic fatigue syndrome, 2021 (staying within one's energy limits).
    id: 'living-with-pain-or-fatigue',
    pattern: anyOf(
      r`\b(?:chronic|constant|long-?term|daily|nerve|joint) (?:\w+ )?(?:pain|fatigue|illness|migraines?)\b`,
      r`\b(?:fibro(?:myalgia)?|me\/cfs|cfs|long covid|arthritis|endo(?:metriosis)?|lupus|crohn'?s)\b`,
      r`\b(?:pain|fatigue|flare-?ups?|back|migraines?) ${gap(3)}(?:every (?:single )?day|won'?t go away|never (?:stops|goes)|for (?:years|months)|wears me (?:out|down))\b`,
      r`\bin pain (?:all the time|every day|again|constantly)\b`,
      r`\b(?:good|bad) days?\b[^.?!]{0,50}\b(?:overdo|crash|flare|pay for it|wiped out)\b`,
      r`\b(?:overdid|overdo) it\b[^.?!]{0,50}\b(?:bed|crash\w*|flare\w*|days?)\b`,
    ),
    unless: anyOf(
      r`\bchest pain`,
      r`\b(?:emotional|inner|heart) pain\b`,
      r`\bmy (?:mum|mom|dad|mother|father|wife|husband|son|daughter)(?:'s| has| is| with)\b`,
    ),
    ideas: [
      [
        'Some people stop at about two thirds of what a good day would allow, so that tomorrow does not pay for it. Short spells with rests planned in tend to work better than resting after a crash.',
        "Some people stop at about two thirds of what a good day allows, so tomorrow doesn't pay. Little chunks with planned rests tend to beat resting after a crash.",
      ],
      [
        'You might give others a scale instead of an explanation: “I am on a two out of ten today, so I can come for half an hour.” It saves telling the whole story each time.',
        "Giving people a number can save the whole explanation: “I'm on a two today, I can do half an hour.” Less justifying, more actually seeing people.",
      ],
    ],
  },
];
