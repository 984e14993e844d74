// Scenes of one's own hours: a night awake, a quiet house, a box kept. What these files are for, and
// how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
import type { ToldScene } from './told-scene.ts';

export const scenesOfDays: readonly ToldScene[] = [
  {
    id: 'where-it-hurts',
    pattern:
      /^(?:and |but |no,? |i think |maybe |i guess )*(?:it's (?:more |just |really |the fact )?that|what (?:gets|hurts|bothers|bugs) me(?: most| more)? is(?: that)?|the worst (?:part|thing|bit) is(?: that)?)\b/i,
    unless: /\bit's that (?:time|simple|easy|bad|one|day)\b/i,
    questions: [
      ['want', 'What would have been right, there?', 'What would have been right, there?'],
      ['meaning', 'What does that touch in you?', 'What does that touch in you?'],
      ['who', 'Who else knows that it is this?', 'Who else knows that it is this?'],
    ],
  },
  {
    id: 'something-came-to-an-end',
    pattern:
      /\b(?:group|club|class|choir|course|shop|caf[eé]|pub|church|team|band|show|service|bus|programme|program|bookshop|library|gym|factory|school)(?: has| just| is)? (?:stopped|closed(?: down)?|shut(?: down)?|ended|folded|finished|broke up|is no more)\b/i,
    unless:
      /\b(?:at (?:five|six|\d)|on (?:sundays|mondays)|early|late|for (?:lunch|the (?:day|night|holidays)))\b/i,
    questions: [
      ['meaning', 'What did it give to your week?', 'What did it give your week?'],
      ['who', 'Who was there with you?', 'Who was there with you?'],
      ['exception', 'Where else is there a little of that?', 'Where else is there a bit of that?'],
    ],
  },
  {
    id: 'moved-out',
    pattern:
      /\bi (?:just |finally )?(?:moved|walked|got) out of (?:my|the|our|his|her|dad's|mum's|mom's)\b|\bi left(?: home)?[.! ]*$/i,
    questions: [
      ['example', 'What was that day like, when you left?', 'What was that day like, when you left?'],
      [
        'meaning',
        'What did you take along, and what stayed?',
        'What did you take with you, and what stayed?',
      ],
    ],
  },
  {
    id: 'not-that',
    pattern:
      /^(?:(?:and|but|well|no|see)[, ]+)*it(?:'s| is) not (?:really |even )?(?:that|like|because|as if) (?:i|he|she|they|we|it)\b/i,
    questions: [
      ['meaning', 'What is nearer to it, then?', 'What is closer to it, then?'],
      ['thought', 'What is it instead, do you think?', 'What is it instead, you think?'],
    ],
  },
  {
    id: 'just-sat-there',
    pattern:
      /\bi (?:\w+ )?(?:pulled over|(?:just )?sat there|just sat|sat in (?:the|my) (?:car|dark|van|kitchen)|stared at (?:the|a|my) (?:wall|screen|ceiling|phone|floor))\b/i,
    unless: /\b(?:gas|engine|knife|gun|rifle|pills|rope|speeding|police)\b/i,
    questions: [
      ['feeling', 'What went through you, sitting there?', 'What went through you, sitting there?'],
      ['when', 'How long was it, do you think?', 'How long was it, you think?'],
      ['example', 'What got you moving again?', 'What got you moving again?'],
    ],
  },
  {
    id: 'used-to-love-it',
    pattern: /\bi used to (?:really |actually )?(?:love|like|enjoy|look forward to|believe in|care about)\b/i,
    unless: /\b(?:him|her|them|you|my (?:husband|wife|partner|ex))\b/i,
    questions: [
      ['when', 'When did that begin to change?', 'When did that start to change?'],
      ['meaning', 'What was it in it that you loved?', 'What did you love about it?'],
    ],
  },
  {
    id: 'as-a-child-of-that-age',
    pattern:
      /^(?:(?:and|but|then)[, ]+)*i was (?:only |just )?(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years? old| then)?[.! ]*$/i,
    questions: [
      ['thought', 'What did you understand of it, at that age?', 'What did you get of it, at that age?'],
      ['who', 'Who was there for you, then?', 'Who was there for you back then?'],
    ],
  },
  {
    id: 'how-old-they-are',
    pattern:
      /^(?:(?:and|but)[, ]+)*(?:he|she|they)(?:'s| is|'re| are) (?:only |just |already )?(?:[1-9]|1\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen)(?: years? old| now)?[.! ]*$/i,
    questions: [
      [
        'thought',
        'What do you think somebody of that age makes of it?',
        'What does a kid that age make of it, you think?',
      ],
      [
        'want',
        'What would you like that age to be like, for them?',
        'What do you want that age to be like for them?',
      ],
    ],
  },
  {
    id: 'thought-it-was-over',
    pattern:
      /\bi thought (?:that )?(?:i was|i'd got|i had got|i'd gotten|it was|that was) (?:over|past|done|through|behind|fine|better|finished)\b/i,
    questions: [
      ['when', 'What brought it back?', 'What brought it back?'],
      ['feeling', 'How is it, to meet it again?', 'How is it, running into it again?'],
    ],
  },
  {
    id: 'every-time-again',
    pattern:
      /^(?:(?:and|but|because)[, ]+)*(?:every|each) time (?:i|it|we|he|she|they|the|my)\b.{4,50}\b(?:i|he|she|it|they|something|my)\b/i,
    questions: [
      ['example', 'What happens just before that?', 'What happens right before that?'],
      [
        'exception',
        'When was there one time that it was otherwise?',
        'When was the one time it went differently?',
      ],
    ],
  },
  {
    id: 'their-age',
    pattern:
      /^(?:(?:and|but|well|so)[, ]+)*i(?:'m| am)(?: only| already| nearly| almost)? (?:\d\d|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ]\w+)?|\w+teen)(?: now| soon| next \w+)?[.! ]*$/i,
    questions: [
      [
        'meaning',
        'What did you think this age would look like?',
        'What did you think this age would look like?',
      ],
      [
        'thought',
        'What do you tell yourself about that number?',
        'What do you tell yourself about that number?',
      ],
    ],
  },
  {
    id: 'only-when',
    pattern:
      /^(?:(?:and|but|no|well|actually|i think)[, ]+)*it's (?:only |just |mostly |more |always )?(?:when(?:ever)?|as soon as|the moment|once|if) (?:i|he|she|they|we|someone|somebody|people|everyone|it|the|my|there)\b/i,
    questions: [
      ['body', 'What happens in you, right then?', 'What happens in you right then?'],
      ['meaning', 'What does that moment remind you of?', 'What does that moment remind you of?'],
    ],
  },
  {
    id: 'fine-with',
    pattern:
      /\bi (?:can |do |could )?(?:drive|sleep|eat|talk|speak|work|write|sing|play|laugh|breathe|cook|manage|am|'m)(?: just| actually| perfectly| so much)? (?:fine|ok(?:ay)?|well|better|good|all right|easily|calmly) (?:with|when|at|in|alone|on|if|around|by)\b|\bi(?:'m| am) (?:fine|ok(?:ay)?|all right|calm) (?:with (?:him|her|them)|when|on my own|at home|outside)\b/i,
    questions: [
      [
        'exception',
        'What is there then, that is missing otherwise?',
        "What's there then that's missing otherwise?",
      ],
      ['next', 'How could a little of that come along elsewhere?', 'How could you take a bit of that along?'],
    ],
  },
  {
    id: 'a-box-of-it',
    pattern:
      /\bi(?:'ve| have)?(?: got| still have| keep| kept)? (?:a|an|the|one) (?:\w+ )?(?:box|drawer|bag|folder|suitcase|tin|album|shelf|jar) (?:with|of|full of|where|for)\b/i,
    unless: /\b(?:chocolates|cereal|pills|tablets|rope|crisps|eggs)\b/i,
    questions: [
      ['example', 'What would you take out of it first?', 'What would you take out of it first?'],
      ['feeling', 'What is it like to look in there?', 'What is it like, looking in there?'],
    ],
  },
  {
    id: 'plays-it-down',
    pattern:
      /^(?:(?:but|and|anyway|well|so|oh|no|yeah)[, ]+)*(?:it's (?:fine|whatever|nothing|no big deal|not a big (?:deal|thing)|not that (?:bad|deep)|silly|stupid)|it is what it is|can't complain|could be worse|(?:others|other people|some people) have it worse|first world problems?|i'm being (?:silly|dramatic|stupid))(?: really| though| anyway| i guess)?[.! ]*$/i,
    questions: [
      ['thought', 'And if it were allowed to matter, what then?', 'And if it was allowed to matter?'],
      ['feeling', 'What would the less polite version be?', 'What is the less polite version?'],
    ],
  },
  {
    id: 'alone-with-the-day',
    pattern:
      /\b(?:so )?it(?:'s| is)? (?:just |only )?me and (?:the|my) (?:\w+ )?(?:dog|cat|tv|telly|baby|kids?|radio|four walls|laptop)\b|\b(?:on my own|by myself|home alone|alone in the (?:house|flat)|alone all day)(?: (?:all day|till|until|most|from|now))?\b|\b(?:at school|at work|out|away) (?:till|until|all day|from)\b/i,
    unless: /\b(?:i did it|learn|live|moved|did|do it|manage\w*|decide) (?:\w+ )?(?:on my own|by myself)\b/i,
    questions: [
      ['example', 'What are those hours like?', 'What are those hours like?'],
      ['when', 'Which hour of the day is the longest?', 'Which hour of the day is the longest?'],
      [
        'who',
        'Who is the first person you speak to, on such a day?',
        'Who do you talk to first, on a day like that?',
      ],
    ],
  },
  {
    id: 'busy-hands',
    pattern:
      /\bi (?:\w+ )?(?:clean(?:ed)?|tid(?:y|ied)|re-?organi[sz](?:e|ed)|scrub(?:bed)?|iron(?:ed)?|sort(?:ed)?) (?:things|stuff|everything|cupboards|drawers|the (?:house|kitchen|fridge|same|oven|floor)s?|clothes|all)\b/i,
    questions: [
      ['meaning', 'What would come, if your hands were still?', 'What would come up if you sat still?'],
      [
        'feeling',
        'And how is it, once there is nothing left to do?',
        'And when there is nothing left to do?',
      ],
    ],
  },
  {
    id: 'hides-for-a-while',
    pattern:
      /\bi (?:\w+ )?(?:eat|ate|sit|sat|have lunch|had lunch|stay|stayed|hide|hid) (?:\w+ )?(?:alone|by myself|in (?:my|the) car|in the (?:toilets?|bathroom|stairwell|car park|loo))\b|\bi (?:\w+ )?(?:went (?:in)?to the (?:bathroom|toilet|loo)|stepped outside|sat on the (?:stairs|floor))\b(?: and)?|\b(?:ran the tap|locked the bathroom)\b/i,
    unless: /\b(?:from him|from her|gas|engine|knife|pills)\b/i,
    questions: [
      ['feeling', 'What do those minutes give you?', 'What do those minutes give you?'],
      ['worst', 'What is it that waits outside?', 'What is waiting outside?'],
    ],
  },
  {
    id: 'every-day-the-same',
    pattern:
      /\b(?:same (?:\w+ )?every (?:day|night|week|morning)|every (?:day|week) (?:is )?the same|same thing over and over|groundhog day|day in,? day out)\b/i,
    questions: [
      ['exception', 'Which day, lately, was a little different?', 'Which day lately was a bit different?'],
      [
        'want',
        'What one small thing in it would you change?',
        'What one small thing in it would you change?',
      ],
    ],
  },
  {
    id: 'not-this-just-that',
    pattern:
      /^(?:(?:and|but|well|no|honestly)[, ]+)*(?:i'm |it's )?not (?:really |even )?(?:sad|angry|mad|depressed|anxious|upset|tired|happy|lonely|scared|stressed|worried)[.,… ]+(?:i'm |it's )?(?:just|more|only)\b/i,
    questions: [
      ['feeling', 'What is that like, over a whole day?', 'What is that like, over a whole day?'],
      ['when', 'When does it lift, even for a minute?', 'When does it lift, even for a minute?'],
    ],
  },
  {
    id: 'drove-past',
    pattern:
      /\bi (?:\w+ )?(?:drove|walked|went|cycled|ran) (?:past|by|back to|round|around) (?:the|my|our|his|her|their)(?: old)?\b/i,
    unless: /\b(?:the block|the shops?|the park|the corner)\b/i,
    questions: [
      ['meaning', 'What drew you there?', 'What drew you there?'],
      ['feeling', 'What was it like, to see it again?', 'What was it like, seeing it again?'],
    ],
  },
  {
    id: 'awake-at-night',
    pattern:
      /\b(?:(?:wide )?awake (?:at|since|from|until|till)|(?:wake|woke|waking|wakes me)(?: up)? (?:at|around|before) (?:\d|two|three|four|five|half)|(?:lie|lay|lying) (?:there )?awake|up since (?:\d|two|three|four|five))\b/i,
    unless: /\b(?:baby|newborn|feed|alarm|shift|flight|dog|upstairs|neighbours?)\b/i,
    questions: [
      ['thought', 'What turns up at that hour?', 'What shows up at that hour?'],
      ['next', 'What do you do with yourself when you lie there?', 'What do you do, lying there?'],
    ],
  },
  {
    id: 'dreamt',
    pattern:
      /\bi (?:\w+ )?(?:dream(?:t|ed)?|had (?:a|that|the same) (?:\w+ )?(?:dream|nightmare))(?: about| of| that| where| again| i | my | we | he | she | they |$|[.,])/i,
    unless: /\b(?:dream(?:t|ed)? of (?:being|becoming|having|a (?:house|job|career))|dream job|always)\b/i,
    questions: [
      ['feeling', 'What was still there when you woke?', 'What was still there when you woke up?'],
      ['meaning', 'What does it remind you of, awake?', 'What does it remind you of, awake?'],
    ],
  },
  {
    id: 'wept-alone',
    pattern:
      /\bi (?:\w+ )?(?:cried|cry|wept|burst into tears|broke down|teared up)\b(?! (?:with|from) (?:joy|laughter|laughing|happiness))/i,
    unless: /\b(?:never|don't|can't|couldn't|laugh\w*|film|movie|wedding|onions?)\b/i,
    questions: [
      ['meaning', 'What was in those tears?', 'What was in those tears?'],
      ['example', 'What was it that let them come?', 'What set it off?'],
      ['support', 'Was anyone with you?', 'Was anyone with you?'],
    ],
  },
  {
    id: 'keeps-checking',
    pattern:
      /\bi (?:\w+ )?(?:check|checked|google|googled|look(?:ed)? up|refresh(?:ed)?|count(?:ed)?)\b.{0,40}\b(?:again|times|every (?:hour|few|five|ten|night|morning|minute)|over and over|constantly|all (?:day|night)|before (?:bed|i leave))\b|\bi (?:keep|kept|can't stop) (?:checking|googling|refreshing|looking (?:it )?up|counting|weighing)\b/i,
    questions: [
      ['meaning', 'What does the checking promise you?', 'What does the checking promise you?'],
      ['exception', 'How long does it hold, afterwards?', 'How long does it hold after?'],
      ['worst', 'What might happen, if you did not look once?', 'What if you skipped it one time?'],
    ],
  },
  {
    id: 'screens-the-night-away',
    pattern:
      /\bi (?:\w+ )?(?:scroll(?:ed|ing)?|watch(?:ed)? (?:videos|series|tv|telly|netflix|youtube|episodes)|played|gam(?:e|ed)) (?:\w+ ){0,4}(?:until|till|all (?:night|day|evening|weekend)|for (?:hours|\w+ hours)|instead)\b/i,
    unless: /\b(?:piano|guitar|violin|with the kids|football|chess)\b/i,
    questions: [
      ['meaning', 'What does it keep away, while it lasts?', 'What does it keep away while it lasts?'],
      ['feeling', 'And how is it, once the screen goes dark?', 'And how is it once the screen goes dark?'],
    ],
  },
  {
    id: 'saw-a-doctor',
    pattern:
      /\b(?:the |my )?(?:doctor|gp|consultant|nurse|specialist|surgeon|oncologist|psychiatrist|dentist) (?:said|says|checked|examined|listened to|told me|thinks|wants|sent me|found)\b|\b(?:scan|biopsy|blood tests?|mri|appointment) (?:came back|showed|is on|on|shows)\b/i,
    questions: [
      ['thought', 'What of it did you take home with you?', 'What part of it did you take home?'],
      ['open', 'What did you not ask, and would like to know?', 'What did you not ask, but want to know?'],
      ['support', 'Who knows about it besides you?', 'Who else knows about it?'],
    ],
  },
  {
    id: 'new-here',
    pattern:
      /\b(?:i|we) (?:\w+ )?moved (?:here|to (?!bed)\w+|cities|countries|into)\b|\bi don't know (?:(?:anyone|anybody) here|a soul)\b|\bnew (?:in town|to (?:this|the) (?:city|town|country|area))\b/i,
    questions: [
      ['meaning', 'What do you miss from before?', 'What do you miss from before?'],
      ['exception', 'Where here does it feel a little like yours?', 'Where here feels a bit like yours?'],
      ['who', 'Whom have you met so far?', 'Who have you met so far?'],
    ],
  },
  {
    id: 'the-quiet',
    pattern:
      /\b(?:house|flat|home|place|room|apartment|it)(?:'s| is| was| has gone| goes| feels| felt)? (?:so |too |very |just |really |all |suddenly |now )*(?:quiet(?:er)?|silent|empty|still)\b/i,
    unless:
      /\b(?:still (?:in|is|not|a|the|there|here|hurts?|going|working|my|on|be|doesn't|feels?)|it(?:'s| is) still)\b|\b(?:i feel|fridge|stomach|tank)\b/i,
    questions: [
      [
        'feeling',
        'What is that quiet like, when you come into it?',
        'What is that quiet like, coming home to it?',
      ],
      ['meaning', 'What used to be heard there?', 'What did you use to hear there?'],
      ['when', 'At which hour is it quietest?', 'What time of day is it quietest?'],
    ],
  },
  {
    id: 'keeps-a-thing-of-theirs',
    pattern:
      /\bi (?:\w+ )?(?:still have|still wear|kept|keep|can't throw (?:out|away)|haven't washed|still pay for) (?:all )?(?:his|her|their|mum's|mom's|dad's|my (?:mum|mom|dad|mother|father|wife|husband|gran\w*|nan)'s)\b/i,
    unless: /\b(?:his|her|their) (?:number blocked|secret|word)\b/i,
    questions: [
      ['meaning', 'What does keeping it do for you?', 'What does keeping it do for you?'],
      ['feeling', 'What is it like to come across it?', 'What is it like, coming across it?'],
      ['open', 'Is there a story to it?', 'Is there a story to it?'],
    ],
  },
  {
    id: 'goes-round-it',
    pattern:
      /\bi (?:\w+ )?(?:don't go (?:there|in(?:to)?)|can't go (?:back|in|near|there|past)|haven't (?:been|gone) (?:back|in)(?:to)?|(?:take|took|go) the long way|cross(?:ed)? the (?:road|street)|keep the door (?:shut|closed))\b/i,
    questions: [
      ['worst', 'What would you meet there?', 'What would you run into there?'],
      ['exception', 'When did you last go near it?', 'When were you last near it?'],
    ],
  },
  {
    id: 'many-years',
    pattern:
      /\b(?:lived|worked|been|stayed|was|were|together|married|shared)\b.{0,45}\b(?:for|in|on|of) (?:almost |nearly |over |about )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\d+) (?:years|decades)\b/i,
    unless: /\b(?:dead|died|sober|clean|gone|without)\b/i,
    questions: [
      ['feeling', 'What were those years like?', 'What were those years like?'],
      ['example', 'What stands out, when you look back over them?', 'What stands out, looking back?'],
      ['meaning', 'What did you put into them?', 'What did you put into it?'],
    ],
  },
];
