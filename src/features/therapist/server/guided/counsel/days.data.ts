// Ideas for the run of the days: too much at once, lateness, making things, keeping still. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, doesnt, dont, gap, havent, r } from './words.ts';

export const counselOnDays: readonly Counsel[] = [
  {
    id: 'shares-work-in-public',
    pattern: anyOf(
      r`\b(?:post|posting|share|sharing|publish|publishing|show|showing|upload|uploading|release|releasing|put|putting|submit|submitting) ${gap(2)}(?:my|our) (?:\w+ )?(?:work|art|writing|music|songs?|poems?|poetry|paintings?|drawings?|photos|novel|book|stories|blog|videos?|portfolio|podcast|film|designs?|code|manuscript|story)\b[^.?!]{0,60}\b(?:scar\w*|afraid|nervous|anxi\w*|public\w*|online|people|terrif\w*|judg\w*|hate|laugh|embarrass\w*|anyone|exposed|cring\w*)\b`,
      r`\b(?:scared|afraid|terrified|nervous|anxious|too shy|embarrassed|${cant}|dread) (?:to|of|about)? ?(?:\w+ )?(?:post|posting|share|sharing|publish|publishing|show|showing|upload|uploading|release|releasing|put|putting) ${gap(2)}(?:my|our) (?:\w+ )?(?:work|art|writing|music|songs?|poems?|poetry|paintings?|drawings?|novel|book|stories|blog|videos?|portfolio|podcast|film|designs?|manuscript|story)\b`,
    ),
    unless: /\b(?:nudes?|revenge|without my (?:consent|permission)|(?:he|she|they) (?:posted|shared))\b/,
    ideas: [
      [
        'One way in is a ladder: first one person, then five, then strangers. To the first you could say: “I do not need to know whether it is good. Tell me which part stayed with you.”',
        "Make it a ladder: one person, then five, then strangers. Tell the first one: “Don't tell me if it's good, tell me which bit stuck with you.”",
      ],
      [
        'Some people post at a fixed hour, close the screen until next morning, and have the following piece already begun. What is in the hands tends to weigh more than what is out there.',
        "Post at a set time, close the app till morning, and already have the next piece started. What's in your hands ends up mattering more than what's out there.",
      ],
    ],
  },
  {
    id: 'creative-block',
    pattern: anyOf(
      r`\b${havent} (?:written|painted|drawn|composed|played|made) (?:a |any|one )?(?:\w+ )?(?:in|for) (?:\w+ )?(?:weeks|months|years|ages)\b`,

      r`\b(?:creative|writer'?s|artist'?s|art|writers|creativity) block\b`,
      r`\b(?:${cant}|${havent}|${doesnt}|haven't been able to|unable to|stopped|not) (?:\w+ )?(?:write|written|writing|paint|painted|painting|draw|drawn|drawing|compose|create|created|creating|make art|sketch|play|make music)\b[^.?!]{0,30}\b(?:anymore|any more|in (?:weeks|months|years|ages)|for (?:weeks|months|years)|anything|new|since|a (?:thing|line|word|note))\b`,
      r`\b(?:no|out of|run out of|lost (?:my|all)) (?:new )?(?:ideas|inspiration|creativity|muse|creative spark)\b`,
      r`\bblank canvas\b`,
      r`\buninspired\b`,
    ),
    unless: /\b(?:essay|thesis|dissertation|assignment|died|draw (?:anything )?(?:conclusions|the line))\b/,
    ideas: [
      [
        'It can help to make something small and bad on purpose, daily for a week, ten minutes by the clock, and to keep it in a drawer unseen. Quantity tends to loosen what wanting it good has tied.',
        'Make something tiny and bad on purpose every day for a week, ten minutes, straight into a drawer. Volume loosens whatever trying to be good tied up.',
      ],
      [
        'Some people copy for a while: a page by a writer they love, a song, a painting in pencil, only for their own hand. Others set one odd rule, such as no letter e or two colours only.',
        'Copy something you love for a bit, just for your own hands. Or set one weird rule, like two colours only or no adjectives. Limits get things moving.',
      ],
    ],
  },
  {
    // E. J. Masicampo & Roy Baumeister, Consider It Done!, 2011 (a plan quiets unfinished goals).
    id: 'too-many-things',
    pattern: anyOf(
      r`\b(?:too (?:many|much)|so (?:many|much)|a million|a thousand|hundred) (?:\w+ )?(?:things|stuff|tasks|to-?dos|on my plate|to do|going on|deadlines|at once)\b`,
      r`\b(?:to-?do list|list)\b[^.?!]{0,40}\b(?:endless|too long|never|longer|overwhelm\w*|growing|insane|keeps)\b`,
      r`\b${dont} know where to (?:start|begin)\b`,
      r`\beverything (?:at once|is (?:piling|due)|piles? up|piling up|needs doing)\b`,
      r`\b(?:juggling|spinning) (?:too many|so many|a lot|plates|everything|work|kids)\b`,
      r`\bhead (?:is )?(?:so )?(?:full|too full)\b`,
    ),
    unless:
      /\b(?:too many (?:drinks|feelings)|therapy|where to (?:start|begin) (?:with (?:you|this|my story)|telling))\b/,
    ideas: [
      [
        'You could empty the head onto one page, all of it, then mark three: what has a date, what takes five minutes, what can wait a month. Do a five-minute one first, and hide the page.',
        'Dump it all on one page, then mark three kinds: has a date, takes five minutes, can wait a month. Knock out one five-minuter first, then hide the page.',
      ],
      [
        'Some people give a date to what cannot be done now: “Tax, Saturday at ten.” With its own hour each thing tends to stop knocking, and the evening belongs to one of them only.',
        "Give the not-now stuff an actual slot: “Tax, Saturday at ten.” Once each thing has its own time it quits knocking, and tonight's only for one of them.",
      ],
    ],
  },
  {
    // Peter Gollwitzer, Implementation intentions, 1999.
    id: 'late-again',
    pattern: anyOf(
      r`\bi(?:'?m| am) late (?:every|again|all the time|for everything|to everything)\b`,

      r`\bi(?:'?m| am) (?:\w+ ){0,2}(?:always|late again|constantly|forever|chronically) ?(?:\w+ )?(?:late|running late|behind time)?\b(?=[^.?!]{0,20}\b(?:late|again)\b)`,
      r`\b(?:always|constantly|forever|chronically|keep being|keep turning up|never not) (?:running )?late\b`,
      r`\b(?:late|never on time|can'?t (?:ever )?be on time|never manage to be on time)\b[^.?!]{0,30}\b(?:for (?:work|everything|school|appointments|class|things)|again|every (?:time|day|morning))\b`,
      r`\btime ?blind(?:ness)?\b`,
    ),
    unless:
      /\b(?:(?:he|she|they|husband|wife|bus|train|boss|friend|partner)(?:'s| is|'re| are)? (?:\w+ )?late|up late|stay(?:ing)? late|work(?:ing)? late|period is late|too late|late (?:at )?night|ex)\b/,
    ideas: [
      [
        'One thing to try is to plan the leaving instead of the arriving: alarm at “shoes on”, bag packed at the door the evening before, and nothing new begun in the last fifteen minutes. Then time one whole morning honestly.',
        'Plan the leaving, not the arriving: alarm says “shoes on”, bag by the door the night before, nothing new started in the last fifteen minutes.',
      ],
    ],
  },
  {
    id: 'forgetful',
    pattern: anyOf(
      r`\b(?:i(?:'?m| am)|being|getting|so|been) (?:\w+ ){0,2}(?:forgetful|scatter-?brained|absent-?minded|disorganis?ed|disorganized)\b`,
      r`\bi (?:\w+ )?(?:keep|always|constantly) (?:\w+ )?(?:forget(?:ting)?|losing|lose|misplac\w*) (?:\w+ ){0,3}(?:things|stuff|everything|keys|appointments|names|birthdays|phone|wallet|bills|dates)\b`,
      r`\bi forgot (?:\w+ ){0,3}(?:again|another|appointment|birthday)\b`,
      r`\bbrain fog\b`,
    ),
    unless:
      /\b(?:dementia|alzheimer\w*|stroke|concussion|head injury|forget (?:him|her|them|that|what)|lost (?:him|her))\b/,
    ideas: [
      [
        'It can help to stop asking the memory and let places remember: one bowl for keys, one page for all promises, one alarm at the hour the thing can be done rather than when you thought of it.',
        'Stop relying on memory, let places do it: one bowl for keys, one page for every promise, one alarm set for when you can do the thing, not when you thought of it.',
      ],
    ],
  },
  {
    id: 'guilt-about-resting',
    pattern: anyOf(
      r`\b(?:guilt|guilty|bad|lazy|ashamed)\b[^.?!]{0,40}\b(?:rest|resting|relax|relaxing|doing nothing|sitting down|not (?:working|being productive|doing)|time off|day off|nap|napping|taking (?:a )?breaks?|sick day|holiday|weekend)\b`,
      r`\b(?:${cant}|unable to|never|${dont} know how to|not allowed to) (?:just |ever |even )?(?:rest|relax|switch off|sit still|do nothing|unwind|slow down|take a break)\b`,
      r`\b(?:rest|resting|relaxing|relax|day off|sit down|time off|doing nothing|break)\b[^.?!]{0,40}\b(?:guilt\w*|lazy|feel bad|unproductive|ashamed)\b`,
      r`\balways (?:have to )?be(?:ing)? productive\b`,
    ),
    unless:
      /\b(?:laid to rest|rest in peace|(?:he|she|they)(?:'s| is|'re| are) (?:so |just )?lazy|the rest of|died)\b/,
    ideas: [
      [
        'One way in is to put rest into the diary with a beginning and an end: “Three to half past, the bench.” An appointment tends to bother the conscience less than stopping does, and it can be kept like any other.',
        'Book rest like a meeting with a start and an end: “Three to half past, the bench.” A booked thing bugs your conscience less than just stopping.',
      ],
      [
        'Some people answer the inner foreman in one sentence, and stay seated: “Noted, I am charging.” The guilt often comes along for the first minutes and grows quiet when nobody argues with it.',
        "Answer the inner boss with one line and stay put: “Noted, I'm charging.” Guilt usually tags along the first few minutes then gets bored if you don't argue.",
      ],
    ],
  },
  {
    // Christopher Martell, Michael Addis & Neil Jacobson, Depression in Context, 2001 (small acts first).
    id: 'no-energy-to-move',
    pattern: anyOf(
      r`\b(?:gym|exercis\w*|go out|go outside|go for a (?:walk|run)|work ?out|run|walk)\b[^.?!]{0,40}\b(?:no|not the|don'?t have (?:the|any)|haven'?t (?:got )?the|too) (?:energy|motivation|tired|lazy|exhausted)\b`,
      r`\b${cant} be (?:bothered|arsed) to (?:\w+ ){0,2}(?:gym|exercise|go out|leave|run|walk|move|do anything)\b`,
      r`\bwant to (?:exercise|work out|get fit|start running)\b[^.?!]{0,40}\b(?:never|can'?t|don'?t|tired)\b`,

      r`\b(?:no|zero|lack|without|out of|haven'?t (?:got )?(?:the )?|don'?t have (?:the |any )?) ?(?:energy|motivation|strength)\b[^.?!]{0,40}\b(?:exercis\w*|gym|go out|walk|run|leave the house|do anything|move|sport|work ?out|shower|anything)\b`,
      r`\b(?:${cant}|${havent}|never|stopped|struggle to|not) (?:\w+ ){0,3}(?:exercis\w*|go(?:ing|ne)? to the gym|to the gym|work(?:ed|ing)? out|go(?:ing|ne)? (?:out|outside|for a (?:walk|run))|leav(?:e|ing) (?:the house|my (?:room|flat|apartment|house))|left the (?:house|flat))\b`,
      r`\b(?:stay|stayed|staying|stuck) (?:at home|inside|in bed|indoors|on the (?:sofa|couch)) all (?:day|weekend|week)\b`,
      r`\btoo tired to (?:exercise|go out|move|do anything|walk|work out|leave)\b`,
    ),
    unless:
      /\b(?:panic|agoraphob\w*|work(?:ing)? out (?:how|what|why|if)|chronic|fibro\w*|long covid|me\/cfs|injur\w*|surgery|ankle|worked out (?:for|between)|my (?:son|daughter|teenager|husband|wife|mum|mom|dad)|go(?:ing)? out with (?:him|her)|calor\w*|lose weight)\b/,
    ideas: [
      [
        'A small thing that often helps is to make it so small that it needs no wish: shoes on, to the corner and back, whatever the mood. Feeling like it tends to come on the way rather than before.',
        "Make it so small you don't need to feel like it: shoes on, to the corner and back. Motivation tends to show up on the way, not before.",
      ],
      [
        'Some people tie it to a person or a thing that happens anyway: a phone call taken walking, the bus left one stop early, a neighbour at ten on Saturdays. Then it is decided only once.',
        "Tie it to something that's happening anyway: take a call while walking, off the bus one stop early, a neighbour at ten on Saturdays. Decide once and done.",
      ],
    ],
  },
];
