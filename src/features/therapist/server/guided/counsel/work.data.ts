// Ideas for work and its people. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, boss, cant, doesnt, dont, gap, havent, r } from './words.ts';

const theBoss = r`(?:(?:my|our|the) (?:[\w'-]+ )?${boss})`;
const colleague = r`(?:colleagues?|co-?workers?|work ?mates?|team ?mates?)`;

export const counselOnWork: readonly Counsel[] = [
  {
    id: 'credit-taken',
    pattern: anyOf(
      r`\b(?:takes?|took|taking|stole|steals?|stealing|get(?:s|ting)?|got) (?:all )?(?:the )?credit\b`,
      r`\b(?:presented|passed off|pitched|sold) ${gap(2)}(?:my|our) (?:idea|work|slides|project|report) as (?:his|hers|her|their|theirs)\b`,
      r`\b(?:stole|steals|stealing|took) my (?:idea|ideas|work|project)\b`,
    ),
    unless:
      /\b(?:credit (?:card|score|check|rating)|ex|give myself credit|i (?:took|take|got|get) (?:all )?(?:the )?credit)\b/,
    ideas: [
      [
        'One way in is to put your name where it can be seen before the next meeting, in a short note to several people: “Here is the draft I made, with the three points I suggest.” It asks nobody to admit anything.',
        "Get your name on it before the next meeting with a quick note to a few people: “Here's the draft I made, plus my three points.” No one has to admit anything.",
      ],
      [
        'One thing to try is to say it once, alone with them: “In the meeting the idea came across as yours. I would like to present the next part myself.” Facts first, and then what you want from here.',
        "Say it once, just the two of you: “In that meeting it came across as your idea. I'd like to present the next part myself.” Facts, then what you want.",
      ],
    ],
  },
  {
    id: 'micromanaged',
    pattern: anyOf(
      r`\b${theBoss} (?:\w+ ){0,2}wants? to (?:be (?:cc'?d|copied|in) (?:on |in )?(?:on |in )?(?:every|all)|see every|approve every|know every|check every|know where i am)`,

      r`\bmicro-?manag\w*\b`,
      r`\b${theBoss} (?:\w+ ){0,2}(?:checks?|watch(?:es)?|hovers?|controls?|monitors?|tracks?|corrects?|redoes) (?:on |over )?(?:everything|every|all|me|my)\b`,
      r`\b(?:boss|manager|supervisor) ${gap(3)}(?:breath(?:es|ing) down my neck|over my shoulder|${doesnt} trust me|every (?:five minutes|little thing|email))\b`,
      r`\bbreathing down my neck\b`,
    ),
    ideas: [
      [
        'Control often loosens when news arrives before it is asked for. It can help to send a short note at a fixed hour: “Done, doing, stuck.” Then propose a trial: “For two weeks I report at four, the rest runs by itself.”',
        'Control often loosens when the update lands before they ask. Send a quick “done, doing, stuck” at a set time, then pitch a trial: “Two weeks, one update at four.”',
      ],
    ],
  },
  {
    id: 'boss-criticises',
    pattern: anyOf(
      r`\b${theBoss} (?:\w+ ){0,2}(?:finds? something wrong|is never (?:happy|satisfied)|is never pleased|complains about (?:me|my|everything)|is so (?:harsh|mean|rude|critical)|has it in for me|doesn'?t like (?:me|my|anything))\b`,

      r`\b${theBoss} (?:\w+ ){0,3}(?:criticis\w*|criticiz\w*|tears? (?:me|my|into)|tore (?:me|my|into)|puts? me down|humiliat\w*|belittl\w*|snaps? at me|snapped at me|shouts? at|shouted at|yells? at|yelled at|picks? (?:on|apart)|finds? fault|moans? at|hates? (?:me|my|everything)|rips? into|told me off|tells me off|embarrass\w*)\b`,
      r`\b(?:criticis\w+|criticiz\w+|told off|humiliated|belittled|yelled at|shouted at) (?:again )?(?:by|from) (?:my|the|our) (?:\w+ )?${boss}\b`,
      r`\b(?:nothing i do|never|nothing) ${gap(3)}(?:good enough|right) for my (?:\w+ )?${boss}\b`,
      r`\b(?:bad|harsh|negative|terrible|brutal) (?:\w+ )?(?:performance review|appraisal|feedback)\b`,
    ),
    ideas: [
      [
        'It can help to turn a judgement into a list: “I would like to get this right. Please tell me the two things that would make the next one good.” Noted in front of them, it moves the talk from you to the work.',
        "Turn the judgement into a list: “I want to get this right. Tell me the two things that'd make the next one good.” Write it down right there, now it's about the work.",
      ],
      [
        'Some people keep a plain record, with date, words and what was asked for, and read it after a week with somebody they trust. It shows whether there is a lesson in it, or a pattern to take further.',
        "Keep a plain log: date, exact words, what they wanted. Read it after a week with someone you trust. Shows if there's a lesson in it or a pattern to take further.",
      ],
    ],
  },
  {
    id: 'passed-over',
    pattern: anyOf(
      r`\b(?:gave|given|give) (?:the |my )?(?:\w+ )?(?:promotion|role|position|job|team lead) to (?:a|an|the|someone|somebody|another|my|him|her|his)\b`,

      r`\b(?:passed over|overlooked|skipped over|snubbed)\b[^.?!]{0,40}\b(?:promotion|promoted|role|job|position|work|again)\b`,
      r`\b(?:${doesnt}|${dont}|never) (?:\w+ )?(?:get|got) (?:the|that|a|my) (?:\w+ )?(?:promotion|promoted|pay ?rise|raise)\b`,
      r`\b(?:promoted|gave the (?:job|role|promotion) to|promotion went to|chose) (?:him|her|them|someone|somebody|${gap(2)}else|my ${colleague}|the (?:new|younger|other) \w+)(?: instead| over me)?\b[^.?!]{0,30}`,
      r`\b(?:no|denied|refused|turned down for) (?:a |the |my )?(?:promotion|pay ?rise|raise)\b`,
    ),
    unless:
      /^(?!.*\b(?:work|job|boss|manager|promot\w+|team|role|raise|pay ?rise|company|position)\b)|\b(?:got promoted|i was promoted|got the promotion|chose (?:him|her|them) over me)\b/s,
    ideas: [
      [
        'It can help to ask for the distance rather than the reason: “I would have liked that role. Please tell me what you would need to see from me, and by when we look at it again.” Then write down what is said.',
        "Go for the gap, not the reason: “I wanted that role. Tell me what you'd need to see from me, and when we look at it again.” Then write down what they say.",
      ],
    ],
  },
  {
    id: 'workload-grown',
    pattern: anyOf(
      r`\b(?:gave|given|handed|got|dumped|landed) (?:me )?${gap(4)}on top of (?:mine|my (?:own|job|work|normal|usual)|everything)\b`,
      r`\b(?:way |far )?too much (?:on )?at work\b`,
      r`\b(?:so much|loads of|tons of|more and more|double the) work\b`,
      r`\bcovering (?:for )?(?:two|three|${gap(2)}(?:jobs|shifts|position|role))\b`,
      r`\b(?:always|keep|keeps) (?:getting|giving me) (?:more|extra) (?:work|tasks|projects|cases)\b`,

      r`\b(?:work ?load|case ?load)\b[^.?!]{0,50}\b(?:too|grown|growing|doubled|insane|heavy|crazy|much|keeps|increased|unmanageable|mad|piling|tripled)\b`,
      r`\b(?:doing|do|did|given|got) (?:the )?(?:work|job|jobs) of (?:two|three|2|3|several|four) (?:people|persons|men)?`,
      r`\b(?:${theBoss}|work|they) (?:\w+ ){0,2}(?:keeps?|keep) (?:\w+ )?(?:piling|giving|adding|dumping|throwing|loading) (?:\w+ ){0,3}(?:work|tasks?|on me|at me|projects?|more)\b`,
      r`\b(?:took|taken|take) over ${gap(4)}(?:work|tasks|job|shifts|clients|cases) (?:since|when|after)\b`,
      r`\btoo much work\b`,
      r`\b(?:drowning|buried|swamped|snowed under) (?:in|with|at|under) (?:work|emails|cases|tickets|deadlines)\b`,
      r`\bunderstaffed\b|\bshort[- ]staffed\b`,
      r`\b(?:never|${dont}) replaced (?:him|her|them|my|the)\b[^.?!]{0,40}\bwork\b`,
    ),
    unless:
      /\b(?:school ?work|home ?work|course ?work|house ?work|essay|(?:partner|husband|wife) works too much)\b/,
    ideas: [
      [
        'You might bring a list instead of a feeling: “Here are the seven things on my desk. I can do four of them well this week. Please choose which ones wait.” The weight becomes something both can see.',
        "Bring a list, not a feeling: “Here's the seven things on me. I can do four well this week, you pick which ones wait.” Now they can see the weight too.",
      ],
      [
        'One way in is to write down for three days what came in, from whom, and how long it took. A single page of that is harder to overlook than a tired face.',
        'Log it for three days: what came in, who from, how long it took. One page of that is harder to miss than your tired face.',
      ],
    ],
  },
  {
    id: 'boss-does-not-notice',
    pattern: anyOf(
      r`\b${theBoss} (?:\w+ ){0,2}(?:${doesnt} (?:\w+ )?(?:notice|see|appreciate|care|thank|recogni[sz]e|acknowledge)|never (?:\w+ )?(?:notices?|says (?:thanks|thank you)|thanks|thanked|sees|praises|appreciates)|ignores (?:me|my)|takes me for granted)\b`,
      r`\b(?:nobody|no one|noone) (?:at work |here )?(?:notices|appreciates|sees|thanks me for) (?:\w+ ){0,3}(?:work|do at work|i do|effort)\b`,
      r`\b(?:under-?valued|unappreciated|under-?appreciated|invisible|taken for granted) (?:at|in) (?:my )?(?:work|job|office|the office|team)\b`,
    ),
    ideas: [
      [
        'Good work is often quiet, and quiet gets missed. Some people send three lines on Fridays: what is done, what it made possible, what comes next. It is a report rather than a boast, and it is dated.',
        "Good work's quiet and quiet gets missed. Some people send three lines every Friday: what's done, what it changed, what's next. It's a report, not a flex.",
      ],
      [
        'It can help to ask for it in plain words: “I put a lot into this one. It would mean something to hear what you thought of it.” It feels bare, and it is often answered.',
        "Just saying it plainly can work: “I put a lot into this one, it'd mean something to hear what you thought.” Feels exposed, gets answered more than you'd think.",
      ],
    ],
  },
  {
    // Peter Gollwitzer, Implementation intentions, 1999 (deciding beforehand on when, where and how).
    id: 'speaking-up-in-meetings',
    pattern: anyOf(
      r`\b(?:speak|speaking|spoke|talk|talking|say|saying|open my mouth|contribute|raise my hand|go quiet|freeze|stay quiet|quiet|silent) (?:up )?${gap(3)}(?:in|during|at) ${gap(2)}(?:meetings?|seminars?|class|lectures?|stand-?ups?|team calls|zoom calls?|groups?)\b`,
      r`\b(?:meetings?|seminars?)\b[^.?!]{0,50}\b(?:say nothing|${cant} speak|never speak|speak up|stay quiet|talk(?:ed|s)? over|interrupt\w*|never say)\b`,
      r`\b(?:talked|spoken|talk|talks|speaks) over me\b`,
      r`\b(?:get|gets|being|got|keeps?) interrupt(?:ed|ing me) (?:in|at|by)\b`,
    ),
    unless: /\b(?:aa meeting|secret meetings?|partner|husband|wife|boyfriend|girlfriend)\b/,
    ideas: [
      [
        'You could decide the when and the words beforehand: “After the first point I will say: I would like to add one thing.” Early is easier than late, and a short sentence counts as speaking.',
        "Pick the moment and the words beforehand: right after the first point, “I'll add one thing here”, then your one line. Early is easier, and short totally counts.",
      ],
      [
        'Some people ask one ally to open the door: “If I have not said anything by half past, please bring me in.” And they bring a single written line, so that nothing has to be invented.',
        "Get one ally on it: “If I haven't said anything by half past, pull me in.” And bring one written line so you're not making it up on the spot.",
      ],
    ],
  },
  {
    id: 'colleague-gossip',
    pattern: anyOf(
      r`\b(?:${colleague}|people at work|girls at work|guys at work|office|team) ${gap(4)}(?:gossip\w*|talk(?:s|ing|ed)? about me|talk(?:s|ing|ed)? behind my back|bitch\w*|spread\w* (?:rumou?rs|lies)|whisper\w*)\b`,
      r`\b(?:gossip\w*|rumou?rs?) ${gap(5)}(?:at work|in the office|${colleague}|at my job|on my team)\b`,
      r`\boffice gossip\b`,
      r`\btalking behind my back\b`,
    ),
    unless: /\b(?:school|my (?:friends?|family|sister|aunts?|neighbours?))\b/,
    ideas: [
      [
        'One way in is to go to the single person nearest the source, calmly and alone: “I heard my name came up. If there is something about me, I would rather hear it from you.” Then stop and let them speak.',
        "Go to the one person closest to it, calm and alone: “Heard my name came up. If there's something about me, I'd rather hear it from you.” Then stop talking.",
      ],
      [
        'Some people use one sentence to stay out of the circle when it turns on others: “I was not there, so I cannot say.” It tends to travel, and talk about you loses its company.',
        "When it's about other people, one line keeps you out of it: “I wasn't there so I can't say.” People notice, and the talk gets less fun around you.",
      ],
    ],
  },
  {
    id: 'dreads-monday',
    pattern: anyOf(
      r`\bsunday (?:evening|night|afternoon|scaries|dread|blues)s?\b`,
      r`\b(?:dread|dreading|hate|scared of) (?:\w+ )?(?:mondays?|(?:going|go) (?:in |back )?to work|work tomorrow|the (?:week|office))\b`,
      r`\bmondays?\b[^.?!]{0,30}\b(?:dread|sick|awful|stomach|scar(?:y|ies))\b`,
      r`\bsick (?:to my stomach )?(?:before|every) (?:work|monday|shift)\b`,
    ),
    unless: /\b(?:school|sundays? at four|roast|rings|church)\b/,
    ideas: [
      [
        'One thing to try is to close Friday with five lines for Monday: the first small task, who it is for, where the file is. Then put something pleasant at nine on Monday, such as a good coffee before the inbox.',
        "End Friday with five lines for Monday: the first small task, who it's for, where the file lives. Then stick something nice at nine, like a proper coffee before the inbox.",
      ],
      [
        'Some people give Sunday evening its own fixed thing, a film, a swim, a call, and write the one worry about Monday on paper with its first step. What has a place tends to circle less.',
        'Give Sunday evening its own thing, a film, a swim, a call. Put the one Monday worry on paper with its first step. Once it has a place it circles less.',
      ],
    ],
  },
  {
    id: 'thinks-of-quitting',
    pattern: anyOf(
      r`\b(?:quit|quitting|leave|leaving|resign|resigning|hand in my notice|walk out of|give up) (?:(?:my|this|the) (?:\w+ )?(?:job|work|position|career|company)|teaching|nursing|work)\b`,
      r`\b(?:want|thinking|thought|tempted|ready|about) (?:to|of|about) (?:quit|quitting|resign|resigning|handing in my notice|hand in my notice)\b`,
      r`\bhate my job\b`,
    ),
    unless:
      /\b(?:quit (?:smoking|drinking|vaping|weed|gambling|sugar)|quitting (?:smoking|drinking|vaping|weed|gambling)|leave work (?:early|late|on time|at)|(?:he|she|husband|wife|partner|colleague|boyfriend|girlfriend|brother|sister|son|daughter|friend)(?:'s)? (?:[\w']+ ){0,3}(?:quit\w*|resign\w*|hand\w* in)|fired|(?:smok|vap|drink)ing)\b/,
    ideas: [
      [
        'Some people part the question in three before deciding: what would have to change for me to stay, whom could I tell that to, and how many months would my money last. Each can be answered this week.',
        'Split it in three before deciding: what would need to change to stay, who could I say that to, how many months would my money last. All doable this week.',
      ],
      [
        'It can help to look for the next thing while the old one still pays: one evening a week for applications, for six weeks, then look again. Leaving tends to be lighter as a plan than as an escape.',
        "Look while the old one's still paying: one evening a week on applications for six weeks, then check in again. Leaving hits different as a plan than an escape.",
      ],
    ],
  },
  {
    id: 'lost-the-job',
    pattern: anyOf(
      r`\b(?:i|i've|i was|i got|i've been|just|been|being|got|getting) (?:\w+ )?(?:fired|sacked|laid off|made redundant|let go|dismissed|the sack)\b`,
      r`\blost my job\b|\bredundancy\b|\b(?:my )?contract (?:was |wasn'?t |is ${gap(1)})?(?:terminated|not renewed|renewed)\b`,
    ),
    unless:
      /\b(?:got fired up|let go of|(?:he|she|husband|wife|dad|father|mum|mom|mother|brother|sister|friend|son|daughter|colleague|mate|partner|boyfriend|girlfriend) (?:was|got|has been|just got) (?:fired|sacked|laid off))\b/,
    ideas: [
      [
        'A small thing that often helps is to settle two sentences for those who ask: “The job has ended. I am looking for something in the same line.” With the words ready, the shops and the family table cost less.',
        "Sort out two lines for when people ask: “The job ended. I'm looking for something similar.” With the words ready, family dinners cost a lot less.",
      ],
      [
        'One way in is a small frame for the day: up by a fixed hour, two hours of looking, then the door shut on it. And one person each week who hears how it truly goes.',
        "Give the day a small frame: up by a set time, two hours of looking, then done. Plus one person a week who hears how it's actually going.",
      ],
    ],
  },
  {
    id: 'applications-rejected',
    pattern: anyOf(
      r`\b(?:sent|sending|submitted) (?:out |off )?(?:\d+|dozens of|hundreds of|loads of|so many|countless|forty|fifty|sixty|a hundred) (?:\w+ )?(?:cvs?|applications?|resumes?|résumés?)\b`,
      r`\b(?:cvs?|applications?|applied|resumes?)\b[^.?!]{0,40}\b(?:heard nothing|nothing|no one replies|nobody replies|silence)\b`,
      r`\b(?:been )?(?:unemployed|out of work|jobless) (?:for|since)\b`,

      r`\b(?:rejected|rejections?|turned down|ghosted|no (?:reply|answer|response|luck))\b[^.?!]{0,50}\b(?:jobs?|applications?|employers?|interviews?|recruiters?|roles?|cvs?)\b`,
      r`\b(?:jobs?|applications?|applied|applying|employers?|interviews?|recruiters?|cvs?)\b[^.?!]{0,60}\b(?:rejected|rejections?|turned (?:me )?down|ghosted|nothing back|no (?:reply|replies|answer|response|luck)|never hear back|unfortunately)\b`,
      r`\b(?:employers?|recruiters?|compan(?:y|ies)|hr)\b[^.?!]{0,40}\b(?:${havent}|never|didn'?t) (?:\w+ )?(?:repl\w+|answer\w*|got back|get back|call\w*|respond\w*)\b`,
      r`\bjob (?:hunt|hunting|search|searching)\b`,
      r`\b(?:${cant}|still ${cant}|${dont}) (?:find|get) (?:a |any )?(?:job|work)\b`,
    ),
    ideas: [
      [
        'You might count what you send rather than what comes back: two good ones a week, then the folder closes. And show one application to somebody who hires, for one honest remark.',
        'Count what you send, not what comes back: two solid ones a week, then close the laptop. And show one to someone who actually hires for one honest note.',
      ],
      [
        'Some people reply to a refusal with two lines: “Thank you for telling me. If there is one thing that would have made the difference, I would be glad to know.” Few answer, and those few are useful.',
        "Some people answer a no with two lines: “Thanks for letting me know. If one thing would've made the difference, I'd love to hear it.” Few reply, but those are gold.",
      ],
    ],
  },
  {
    // Pauline Clance & Suzanne Imes, The Imposter Phenomenon in High Achieving Women, 1978.
    id: 'feels-a-fraud',
    pattern: anyOf(
      r`\b(?:new (?:job|role|position)|promoted|promotion|started)\b[^.?!]{0,60}\b(?:don'?t know what i(?:'?m| am) doing|not good enough|fake|fraud|find out|found out|out of my depth|clueless)\b`,

      r`\b(?:imposter|impostor)s?\b`,
      r`\b(?:feel|feeling|felt) ${gap(2)}(?:a |like a |such a )?(?:fraud|fake|phony)\b`,
      r`\b(?:found out|find out|figure out|realis?e|realiz?e|notice) (?:that )?i (?:'?m a fraud|${dont} know what i'?m doing|have no idea|'?m not (?:good|qualified|smart))\b`,
      r`\b(?:way )?(?:out of my depth|under-?qualified)\b`,
      r`\b${dont} (?:deserve|belong in) (?:this|the|my) (?:\w+ )?(?:job|role|promotion|course|position|team|programme|program)\b`,
    ),
    unless: /\b(?:scam\w*|fraud (?:department|alert)|bank)\b/,
    ideas: [
      [
        'Feeling like a fraud is known among capable people too. It can help to keep a page headed “What I did, and how”: three plain facts each Friday, without adjectives. Evidence argues better than encouragement.',
        'Feeling fake is a known thing, capable people get it too. Keep a page called “what I did and how”: three plain facts every Friday. Receipts beat pep talks.',
      ],
      [
        'One way in is to say it in its useful form to somebody a step ahead: “I am still learning this part. Please show me how you would begin.” In a new role, such sentences tend to be expected.',
        "Say it in its useful form to someone a step ahead: “Still learning this bit, show me how you'd start.” In a new role people kind of expect that line.",
      ],
    ],
  },
];
