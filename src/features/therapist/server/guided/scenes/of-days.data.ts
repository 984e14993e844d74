// Small scenes of one's own days: a letter unopened, a night awake, a job done alone, a thing given up. What these files are
// for, and how a scene is read: told-scene.ts. Narrow scenes stand before wide ones.
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
    id: 'a-day-for-it',
    pattern:
      /^(?:(?:on|maybe|then|ok(?:ay)?|so|this|next)[, ]+)*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)[,.]? (?:then|maybe|after|before|at|in|first|evening|morning|afternoon|lunch\w*|night)(?: ?[\w'-]+){0,4}[.! ]*$/i,
    questions: [
      ['feeling', 'How is it, with a day on it?', 'How is it, now it has a day?'],
      ['need', 'What would help you keep to that?', 'What would help you stick to that?'],
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
    id: 'a-system-for-it',
    pattern:
      /\bi(?:'ve| have)? (?:\w+ )?(?:made|built|keep|kept|have|wrote|started|got) (?:a|an|the|my|three|two) (?:\w+ )?(?:spreadsheet|list|lists|chart|planner|colou?r[- ]coded \w+|tracker|timetable|folder system|bullet journal)\b/i,
    unless: /\bto-?do list for\b/i,
    questions: [
      ['meaning', 'What does it hold together, for you?', 'What does it hold together for you?'],
      ['worst', 'What would slip, without it?', 'What would slip without it?'],
    ],
  },
  {
    id: 'watched-at-work',
    pattern:
      /\b(?:they|he|she|work|the company|my boss)(?:'ve|'s| have| has)? (?:put|installed|fitted|got|track|tracks|monitors?|times?|records?|counts?|watch(?:es)?) (?:an? |us|me|our|my|every|how)(?: ?(?:camera|tracker|gps|software|monitor|clock|breaks?|keystrokes|screens?|long|many|minute|call|calls|mouse))/i,
    questions: [
      [
        'feeling',
        'What is it like, to be watched at what you know how to do?',
        'What is it like, being watched at work?',
      ],
      [
        'meaning',
        'What does it tell you about how they see you?',
        'What does it tell you about how they see you?',
      ],
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
    id: 'turns-to-something-else',
    pattern:
      /\bi (?:open|sit down|start|look at|read) (?:\w+ ){1,5}and (?:then )?(?:i )?(?:close|clean|scroll|check|make (?:tea|coffee)|leave|tidy|end up|go|get up|do|look)\b/i,
    questions: [
      ['feeling', 'What happens in the second between the two?', 'What happens in the second in between?'],
      [
        'thought',
        'What would the next minute have asked of you?',
        'What would the next minute have asked of you?',
      ],
    ],
  },
  {
    id: 'pays-of-their-own',
    pattern:
      /\bi (?:\w+ )?(?:buy|bought|pay|paid|paying|bring)\b.{1,30}\b(?:myself|out of my own|from my own)\b|\bi(?:'m| am) (?:the one )?paying\b/i,
    unless: /\b(?:bought myself|treat|paying attention)\b/i,
    questions: [
      ['meaning', 'What makes it worth that to you?', 'What makes it worth that to you?'],
      ['who', 'Who sees that you do?', 'Who sees that you do?'],
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
    id: 'so-many-tries',
    pattern:
      /\bi(?:'ve| have)? (?:already )?(?:looked at|seen|viewed|sent|written|applied (?:to|for)|tried|called|rung|been to|had|done|visited|emailed) (?:about |over |nearly |almost )?(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|hundreds|dozens|\d+) (?:of )?(?:\w+ )?(?:places|flats|houses|rooms|applications|jobs|interviews|cvs|emails|letters|doctors|therapists|clinics|schools|people|agencies|landlords|viewings|times|companies|versions|drafts)\b/i,
    questions: [
      ['exception', 'What keeps you going, after that many?', 'What keeps you going, after that many?'],
      ['example', 'Which of them stays with you?', 'Which one sticks with you?'],
      ['need', 'What would make the next one a little easier?', 'What would make the next one a bit easier?'],
    ],
  },
  {
    id: 'until-a-date',
    pattern:
      /\b(?:have|has|had|need|needs|must|got|said|says|wants?|gave (?:me|us)|due|deadline|out|decide|pay|move|tell|answer|sort|finish|submit)\b.{0,30}\b(?:by|before|until|till) (?:the (?:end|first|\d+)|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|new year|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month|year)|then)\b/i,
    questions: [
      ['worst', 'What happens, if it is not done by then?', "What happens if it isn't done by then?"],
      [
        'next',
        'What is the first thing that has to happen before that?',
        'What is the first thing that has to happen?',
      ],
      ['feeling', 'What does that date do to you?', 'What does that date do to you?'],
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
    id: 'practises',
    pattern: /\bi (?:\w+ )?(?:practi[sc]e|train|rehearse|revise) (?:with|every|on|alone|in|at|for|it|my)\b/i,
    unless: /\b(?:law|medicine|as a)\b/i,
    questions: [
      ['example', 'How does it go, when you practise?', 'How does it go when you practise?'],
      ['exception', 'What is different there?', 'What is different there?'],
    ],
  },
  {
    id: 'does-not-want',
    pattern:
      /^(?:(?:and|but|no|well|see)[, ]+)*i don't want (?:a|an|the|any|another|to (?!talk|do this|die|live|be here|be alive|exist|hurt|kill|wake))(?: ?\w+){1,5}[.! ]*$/i,
    questions: [
      ['want', 'And what is it that you do want?', 'And what do you want?'],
      ['meaning', 'What in you says no to it?', 'What in you says no to it?'],
    ],
  },
  {
    id: 'a-box-of-it',
    pattern:
      /\bi(?:'ve| have)?(?: got| still have| keep| kept)? (?:a|an|the|one) (?:\w+ )?(?:box|drawer|bag|folder|suitcase|tin|album|shelf|jar) (?:with|of|full of|where|for)\b/i,
    unless: /\b(?:chocolates|cereal|pills|tablets|rope|crisps|eggs)\b/i,
    questions: [
      ['meaning', 'What does keeping it do for you?', 'What does keeping it do for you?'],
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
    id: 'held-back',
    pattern:
      /^(?:(?:and|but|so|then|still|yesterday|today)[, ]+)*i? ?(?:didn't|did not) (?:even )?(?:apply|stop|go(?: in)?|call|ring|answer|reply|send|sign|knock|stay|join|try|go back|pick up|get out|turn up|show up|say yes|ask|tell (?:him|her|them))(?: (?:in|it|back|him|her|them|up|though|again))*[.! ]*$/i,
    questions: [
      ['worst', 'What held you back, just there?', 'What held you back, right there?'],
      ['want', 'What would it have been like, had you done it?', 'What would it have been like if you had?'],
    ],
  },
  {
    id: 'an-opening',
    pattern:
      /\bthere(?:'s| is| are)(?: \w+)? (?:an? |two |some )?(?:\w+ )?(?:job|jobs|position|vacancy|course|class|flat|group|opening|post|scholarship|programme|program|meetup|choir|club) (?:at|in|on|for|going|free|coming|that|near|nearby|tomorrow|every|,|$)/i,
    questions: [
      ['want', 'What draws you to it, if anything does?', 'What draws you to it, if anything?'],
      ['worst', 'And what speaks against it, in you?', 'And what in you speaks against it?'],
    ],
  },
  {
    id: 'who-they-were',
    pattern:
      /\b(?:back home|back then|before|in my old (?:job|life)|there|at home|once),? i (?:was|ran|led|managed|taught|had|knew|built|used to (?:be|run|lead|teach|manage))\b|\bi used to be (?:the one who|somebody|someone|good at|the|a) ?\w*|\bpeople (?:knew|used to know) (?:me|my name)\b|\bknew my name\b/i,
    unless: /\bthere i was\b|\bbefore i (?:was|had|knew) (?:it|born|even)\b/i,
    questions: [
      ['meaning', 'What were you like, there?', 'What were you like, there?'],
      ['meaning', 'How much of that person is still here?', 'How much of that person is still here?'],
      ['next', 'Where could a little of that be of use now?', 'Where could a bit of that be useful now?'],
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
    id: 'does-it-all',
    pattern:
      /\b(?:it's |it is )?always me (?:who|that)\b|\bi(?:'m| am) (?:always )?the (?:only )?one (?:who|that) (?:does|has to|cooks|cleans|pays|calls|remembers|organi[sz]es|plans|drives|sorts|looks after)\b|\bi (?:do|did|end up doing|have to do) (?:all of it|all the|everything)\b/i,
    questions: [
      [
        'worst',
        'What would happen, if you did not for a week?',
        'What would happen if you stopped for a week?',
      ],
      ['who', 'Who knows how much it is?', 'Who knows how much that is?'],
      ['want', 'Which piece of it would you hand over first?', 'Which bit would you hand over first?'],
    ],
  },
  {
    id: 'work-takes-over',
    pattern:
      /\b(?:double shifts?|night shifts?|on call|overtime|(?:fifty|sixty|seventy|\d\d)[- ]hours? (?:a|per) week|(?:work(?:ed|ing)?|stayed|in the office) (?:till|until|late|every weekend|weekends|through lunch|through the weekend)|(?:do|work|working|doing) (?:sundays|saturdays|weekends|nights|doubles) (?:as well|too|now)|took (?:the |my )?laptop (?:to bed|home|on holiday)|(?:people|of us|colleagues) (?:left|quit|resigned) and i)\b/i,
    unless: /\b(?:his|her|their) (?:shift|night shift|double shift)\b/i,
    questions: [
      ['meaning', 'What gives way, when work takes that much?', 'What gives, when work takes that much?'],
      ['worst', 'What would happen, if you did only your own part?', 'What if you only did your own part?'],
      ['when', 'When was the last day that was yours?', 'When was your last proper day off?'],
    ],
  },
  {
    id: 'unopened',
    pattern:
      /\b(?:haven't|have not|can't|cannot|don't|didn't|won't) (?:even |dare |dare to )*open(?:ed)? (?:it|them|any|the (?:letter|envelope|app|post|mail|email|bill|box|door|file|message)s?|my (?:post|mail|inbox|banking app|letters?))\b|\b(?:unopened|still in (?:its|the) envelope)\b/i,
    questions: [
      ['worst', 'What do you fear is in there?', 'What are you scared is in there?'],
      ['feeling', 'What happens in you when you come near it?', 'What happens in you when you get near it?'],
      ['support', 'Who could sit beside you while you open it?', 'Who could sit with you while you open it?'],
    ],
  },
  {
    id: 'put-off',
    pattern:
      /\bi(?:'ve| have)? (?:been )?(?:\w+ )?(?:put(?:ting)? (?:it|that|them) off|(?:keep|kept) (?:putting|postponing|avoiding|moving)|meant to|have been meaning to|still haven't (?:called|rung|written|replied|booked|started|sent|filled|done|told|gone))\b|\bi've been meaning to\b/i,
    unless: /\b(?:shoes|clothes|lipstick|coat|kettle)\b/i,
    questions: [
      [
        'feeling',
        'What comes up, when you are about to do it?',
        'What comes up when you are about to do it?',
      ],
      ['next', 'What would be its very first minute?', 'What is the very first minute of it?'],
      ['thought', 'What do you tell yourself each time?', 'What do you tell yourself each time?'],
    ],
  },
  {
    id: 'waits-for-word',
    pattern:
      /\b(?:waiting (?:for|on|to hear)|still no (?:answer|news|word|reply|result)|haven't heard(?: back| anything)?|they(?:'ll| will) (?:call|ring|let me know|write)|results? (?:come|are due|are in|will))\b/i,
    unless: /\b(?:bus|train|kettle|pizza|delivery|waiting for you|death|die)\b/i,
    questions: [
      ['thought', 'What do you tell yourself in the meantime?', 'What do you tell yourself meanwhile?'],
      ['feeling', 'What are the hours of waiting like?', 'What is the waiting like?'],
      ['worst', 'Which answer are you bracing for?', 'Which answer are you bracing for?'],
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
      /\bi (?:\w+ )?(?:dream(?:t|ed)?|had (?:a|that|the same) (?:\w+ )?(?:dream|nightmare))(?: about| of| that| where| again|$|[.,])/i,
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
    id: 'gave-notice',
    pattern:
      /\bi (?:\w+ )?(?:handed in (?:my )?notice|resigned|quit(?: my job| yesterday| last)|gave (?:my )?notice|walked out of (?:my job|the meeting|work|the office))\b/i,
    questions: [
      ['feeling', 'How was it, the moment it was said?', 'How was it, the moment you said it?'],
      ['example', 'What was the last thing before you knew?', 'What was the last straw?'],
    ],
  },
  {
    id: 'saw-a-doctor',
    pattern:
      /\b(?:the |my )?(?:doctor|gp|consultant|nurse|specialist|surgeon|oncologist|psychiatrist|dentist) (?:said|says|told me|thinks|wants|sent me|found)\b|\b(?:scan|biopsy|blood tests?|mri|appointment) (?:came back|showed|is on|on|shows)\b/i,
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
    id: 'measures-themselves',
    pattern:
      /\b(?:everyone|everybody|all my friends|my friends|people my age|my (?:little |younger |older |big )?(?:brother|sister)|the others)(?: else)?(?: is| are|'s|'re| has| have| already has| already have|'s already)* (?:already )?(?:getting married|married|having (?:babies|kids)|buying (?:a )?(?:house|houses|flats)|bought a (?:house|flat)|promoted|engaged|got a (?:house|job|degree)|a (?:house|mortgage|proper job|career)|settled|further|ahead)\b|\beveryone (?:else )?in (?:my|the) \w+(?:'s| is| has) (?:on|at|done|already|finished|ahead|further|got)\b|\bmy (?:\w+ )?(?:brother|sister|cousin|friend|twin)s? (?:\w+ )?(?:passed|got in|did it|made it|finished|managed) (?:first time|at once|straight away|already|at \w+|with ease)\b/i,
    questions: [
      ['want', 'What of that would you really want for yourself?', 'What of that do you really want?'],
      [
        'meaning',
        'What do you measure, when you look at them?',
        'What are you measuring, when you look at them?',
      ],
    ],
  },
  {
    id: 'gave-up-a-love',
    pattern:
      /\bi (?:used to (?:paint|draw|sing|dance|play|write|run|swim|read|cook|knit|sew|climb|garden|cycle|act|photograph)|haven't (?:painted|drawn|sung|danced|played|written|run|swum|read|cooked|climbed|cycled) (?:since|in|for))\b/i,
    unless: /\b(?:read (?:it|that|the letter)|run out|written (?:back|to))\b/i,
    questions: [
      ['meaning', 'What did it give you, when you still did?', 'What did it give you back then?'],
      ['when', 'How did it come to stop?', 'How did it stop?'],
      ['next', 'What would the smallest way back be?', 'What would be the smallest way back in?'],
    ],
  },
  {
    id: 'money-short',
    pattern:
      /\b(?:the )?(?:rent|mortgage|bills?|fees|prices|loan) (?:went|has gone|have gone|is going|are going|goes) up\b|\b(?:i|we) (?:\w+ )?(?:owe|can't (?:afford|pay)|couldn't (?:afford|pay)|are behind (?:on|with)|(?:'m|am) behind (?:on|with) (?:the )?(?:rent|bills|mortgage))\b|\b(?:in|into) (?:my|our|the) overdraft\b|\bin the red\b/i,
    unless: /\b(?:owe (?:you|him|her|them|it to|myself) (?:an |that|nothing|everything)|can't afford to)\b/i,
    questions: [
      ['when', 'How does it look for the rest of the month?', 'How does the rest of the month look?'],
      ['who', 'Who else knows the figures?', 'Who else knows the numbers?'],
      ['need', 'Which bill is it that you think of first?', 'Which bill do you think of first?'],
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
    id: 'my-share-in-it',
    pattern:
      /\bto be fair,? i\b|\bi(?:'ve| have) (?:not )?been (?:a bit |pretty |quite |really |so |very )?(?:slow|distracted|absent|late|short with|hard to live with|difficult|not myself|all over the place)\b/i,
    questions: [
      ['meaning', 'What has been behind that, on your side?', "What's been behind that, on your side?"],
      [
        'who',
        'Who knows what you have been carrying meanwhile?',
        'Who knows what you have had on your plate?',
      ],
    ],
  },
  {
    id: 'many-years',
    pattern:
      /\b(?:lived|worked|been|stayed|was|were|together|married|shared)\b.{0,30}\b(?:for|in|on|of) (?:almost |nearly |over |about )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|\d+) (?:years|decades)\b/i,
    unless: /\b(?:dead|died|sober|clean|gone|without)\b/i,
    questions: [
      ['feeling', 'What were those years like?', 'What were those years like?'],
      ['example', 'What stands out, when you look back over them?', 'What stands out, looking back?'],
      ['meaning', 'What did you put into them?', 'What did you put into it?'],
    ],
  },
];
