// Ideas for what waits to be done: exams, talks, letters, theses, things made. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import { anyOf, cant, gap, havent, r } from './words.ts';

export const counselOnTasks: readonly Counsel[] = [
  {
    id: 'mind-goes-blank',
    pattern: anyOf(
      r`\b(?:mind|brain|head) (?:just |always |goes?|went|going|will go|is going to go|gonna go| )*(?:blank|empty)\b`,
      r`\b(?:blanked|blank out|blanking|draw a blank|freeze up|froze)\b[^.?!]{0,40}\b(?:exam|test|interview|presentation|stage|speech|question|talk|audition|oral|viva)\b`,
      r`\b(?:exam|test|interview|presentation|stage|speech|talk|audition|oral|viva)\b[^.?!]{0,40}\b(?:blanked|blank|freeze|froze|forget everything|forgot everything)\b`,
      r`\bforget (?:everything|all my words|what i (?:wanted|was going) to say)\b`,
    ),
    unless: /\b(?:drunk|seizure|stroke|dementia|blackout|blank (?:canvas|page))\b/,
    ideas: [
      [
        'You might have a bridge ready for the empty moment: “Let me think about that for a second.” Then a slow breath out, both feet on the floor, and the first word on your card.',
        'Have a bridge line ready for the blank: “Let me think about that for a sec.” Then a slow breath out, feet on the floor, first word on your card.',
      ],
      [
        'Some people practise the blank itself: at home, halfway through, they stop on purpose, look at the notes and go on. Once it has been lived through in the kitchen, it frightens less in the room.',
        "Practise the blank on purpose: at home, stop halfway, check your notes, carry on. Once you've survived it in the kitchen it's less scary in the room.",
      ],
    ],
  },
  {
    // Alison Wood Brooks, Get Excited: Reappraising Pre-Performance Anxiety as Excitement, 2014.
    id: 'interview-nerves',
    pattern: anyOf(
      r`\b(?:nervous|anxious|scared|terrified|stressed|panick\w+|worried|freaking out|dread\w*|shaking|bricking it|nerves)\b[^.?!]{0,50}\binterviews?\b`,
      r`\binterviews?\b[^.?!]{0,60}\b(?:nervous|anxious|scared|terrified|stressed|panic\w*|worried|freaking out|dread\w*|nerves|tomorrow|next week|on (?:monday|tuesday|wednesday|thursday|friday)|mess (?:it )?up)\b`,
      r`\binterview nerves\b`,
      r`\b(?:bomb|bombed|mess up|messed up|screw up|fail) (?:my |the |an? |every |in )?(?:job )?interviews?\b`,
    ),
    unless: /\b(?:police|asylum|rejected|documentary|journalist|podcast)\b/,
    ideas: [
      [
        'It can help to prepare three small true stories, one that went well, one that went wrong, one with other people. Nearly any question fits one of them, and a story is easier to find than an answer.',
        "Prep three tiny true stories: one win, one fail, one with other people. Nearly any question fits one, and a story's easier to grab than a perfect answer.",
      ],
      [
        'Some people say to the pounding heart, out loud and before the door, “I am excited” instead of “calm down”. The body is awake either way, and that name tends to go with a steadier start.',
        "Some people tell the racing heart “I'm excited” instead of “calm down”, out loud, before the door. Your body's hyped either way, that label just rides better.",
      ],
    ],
  },
  {
    // Alison Wood Brooks, Get Excited, 2014; Kenneth Savitsky & Thomas Gilovich, The illusion of transparency, 2003.
    id: 'presentation-nerves',
    pattern: anyOf(
      r`\b(?:presentations?|public speaking|giving a (?:talk|speech)|give a (?:talk|speech)|best man'?s? speech|wedding speech|my speech|viva|my talk|present(?:ing)? (?:to|in front of|my))\b[^.?!]{0,60}\b(?:nervous|anxious|scared|terrified|stress\w*|panic\w*|worried|freak\w*|dread\w*|shak\w*|voice|hate|sick|tomorrow|next week|monday|friday|nightmare|mess)\b`,
      r`\b(?:nervous|anxious|scared|terrified|stress\w*|panic\w*|worried|freak\w*|dread\w*|shak\w*|hate|nightmare|nerves)\b[^.?!]{0,50}\b(?:presentations?|public speaking|(?:a|the|my) speech|(?:a|the|my) talk|viva|present(?:ing)? (?:to|in front)|speak(?:ing)? in front of)\b`,
      r`\bhave to (?:present|give a (?:speech|talk|presentation)|speak in front)\b`,
      r`\bstage fright\b`,
    ),
    unless: /\b(?:loss of speech|speech therapy|had the talk|baby'?s presentation)\b/,
    ideas: [
      [
        'You could learn only the first two sentences by heart and leave the rest as five words on a card. Nerves show less than they feel, and the beginning is where they are loudest.',
        'Learn just the first two sentences by heart, the rest is five words on a card. Nerves show way less than they feel, and the start is the loudest bit.',
      ],
      [
        'One way in is to say it once to one friendly face before the day, standing up, with the slides. Then arrive early and greet two people, so that you are speaking to somebody you know.',
        "Do one run for one friendly face, standing up, slides and all. On the day get there early and say hi to two people so you're talking to someone you know.",
      ],
    ],
  },
  {
    id: 'failed-an-exam',
    pattern: anyOf(
      r`\b(?:failed|flunked|bombed|tanked|messed up|screwed up|didn'?t pass|did not pass|failing) (?:my |the |an? |another |all |this |that )?(?:\w+ )?(?:exams?|tests?|finals?|mocks?|midterms?|driving test|a-?levels?|gcses?|course|module|year|semester|class|maths?|bar exam|boards?)\b`,
      r`\b(?:got|getting) (?:a |an )?(?:f|d|fail|failing grade|bad (?:grade|mark)s?) (?:in|on|for)\b`,
      r`\b(?:bad|terrible|awful|poor) (?:exam |test )?(?:grades?|marks|results)\b`,
      r`\bhave to (?:resit|retake|repeat) (?:the |my |it|a )?`,
    ),
    unless:
      /\b(?:blood|biopsy|scan|medical|hospital|pregnancy test|covid test|my (?:son|daughter|kid|child|student)s?)\b/,
    ideas: [
      [
        'One thing to try is to leave it alone for one full day, and then to write three lines: what I knew, what I did not, what got in the way. Each of the three has a different next step.',
        "Leave it one full day, then write three lines: what I knew, what I didn't, what got in the way. Each of those has a different next move.",
      ],
      [
        'Telling somebody early tends to cost less than hiding it. One way to say it: “I did not pass. I am not ready for advice yet, I will tell you on Sunday what I am going to do.”',
        "Telling someone early usually costs less than hiding it: “I didn't pass. Not ready for advice yet, I'll tell you Sunday what the plan is.”",
      ],
    ],
  },
  {
    // Gerardo Ramirez & Sian Beilock, Writing about testing worries boosts exam performance in the classroom, 2011.
    id: 'exam-nerves',
    pattern: anyOf(
      r`\b(?:exams?|finals|mocks|midterms?|a-?levels|gcses|driving test|bar exam|big test|kcse)\b[^.?!]{0,60}\b(?:nervous|anxious|scared|terrified|stress\w*|panic\w*|worried|freak\w*|dread\w*|sick|tomorrow|next week|coming up|in (?:\w+|\d+) (?:days|weeks)|nerves|cry\w*|on monday|fail)\b`,
      r`\b(?:nervous|anxious|scared|terrified|stress\w*|panic\w*|worried|freak\w*|dread\w*|nerves|fail)\b[^.?!]{0,50}\b(?:exams?|finals|mocks|midterms?|a-?levels|gcses|driving test|my test|kcse)\b`,
      r`\b(?:exam|test) (?:stress|anxiety|nerves|season)\b`,
      r`\b${cant} (?:revise|study|concentrate on (?:revision|studying))\b`,
    ),
    unless:
      /\b(?:blood|biopsy|scan|medical|hospital|pregnancy|covid|hiv|smear|my (?:son|daughter|kid|child))\b/,
    ideas: [
      [
        'Some people write for ten minutes before an exam about nothing but the worry itself, and then put the page away. What has been set down tends to leave more room in the head for the questions.',
        "Ten minutes before the exam, write out just the worries, nothing else, then bin the page. What's on paper takes up less space in your head.",
      ],
      [
        'It can help to study by closing the book: twenty minutes of reading, then say it aloud to an empty chair, then look up only what was missing. Three such rounds, and the evening is free.',
        "Study by shutting the book: twenty minutes reading, say it out loud to an empty chair, check only what was missing. Three rounds and the evening's yours.",
      ],
    ],
  },
  {
    // Peter Gollwitzer, Implementation intentions, 1999.
    id: 'cannot-start-writing',
    pattern: anyOf(
      r`\b(?:putting off|put off|avoiding|keep avoiding|dreading) (?:\w+ ){0,3}(?:essay|thesis|dissertation|paper|assignment|coursework|report|personal statement)\b`,

      r`\b(?:${cant}|${havent}|not|unable to|never|struggling to|scared to|putting off|avoiding|keep avoiding) (?:even |really |get |myself to |seem to )*(?:start(?:ed|ing)?|begin|begun|write|writing|written|finish(?:ed|ing)?|opening) ${gap(4)}(?:essay|thesis|dissertation|paper|chapter|assignment|report|coursework|proposal|application essay|personal statement)\b`,
      r`\b(?:essay|thesis|dissertation|assignment|coursework|term paper|personal statement|chapter)\b[^.?!]{0,60}\b(?:${cant} start|${havent} (?:even )?started|blank page|procrastinat\w*|staring|stuck|not started|putting it off|one word|due|behind|deadline|writer'?s block)\b`,
      r`\b(?:staring|stare|stuck) (?:at|with|on) (?:a|the|this) blank (?:page|document|doc|screen)\b`,
      r`\bprocrastinat\w+ ${gap(4)}(?:essay|thesis|dissertation|paper|assignment|studying|coursework|report)\b`,
    ),
    unless: /\b(?:sick paper|newspaper)\b/,
    ideas: [
      [
        'A small thing that often helps is to start with a page nobody will read: “What I am trying to say is …”, ten minutes, no deleting. Then stop in the middle of a sentence, so that tomorrow has an open door.',
        "Start with a page nobody reads: “What I'm trying to say is …”, ten minutes, no deleting. Then stop mid-sentence so tomorrow you've got a way back in.",
      ],
      [
        'One way in is a when and a where instead of a resolution: “At nine, at the kitchen table, I open the file and write one bad paragraph about the part I know best.” The introduction can come last.',
        "Swap the promise for a when and where: “Nine o'clock, kitchen table, open the file, one bad paragraph on the bit I know best.” The intro can come last.",
      ],
    ],
  },
  {
    id: 'debt-letters',
    pattern: anyOf(
      r`\b(?:debt|debts|bailiffs?|debt collectors?|arrears|overdue bills?|final notice|red letters?|payday loans?)\b`,
      r`\b(?:owe|owing) ${gap(3)}(?:money|bank|thousands|hundreds|on my (?:credit )?cards?|rent)\b`,
      r`\b(?:unopened|unpaid|pile of|stack of) (?:\w+ )?(?:bills|invoices)\b`,
      r`\bbehind (?:on|with) (?:the |my )?(?:rent|bills|mortgage|payments)\b`,
      r`\bmaxed out\b`,
    ),
    unless:
      /\b(?:(?:he|she|they|brother|sister|friend|mate) owes?|debt of gratitude|gambl\w*|loan shark|betting)\b/,
    ideas: [
      [
        'You might open everything in one sitting with somebody beside you, tea on the table, only to sort: home and power first, then the rest by date. Nothing has to be paid or answered that evening.',
        'Open it all in one go with someone next to you and tea going, just to sort: rent and power first, the rest by date. No paying, no replying that night.',
      ],
      [
        'One way in is a single call to a free debt adviser or to the one who is owed: “I want to pay and cannot pay it all. Please tell me what smaller sum you accept.” Early tends to open more doors.',
        "One call to a free debt adviser, or whoever you owe, can shift it: “I want to pay but can't do it all. Tell me what smaller amount works.” Early opens more doors.",
      ],
    ],
  },
  {
    // Piers Steel, The nature of procrastination, 2007 (we put off what is unpleasant and far away).
    id: 'dreads-the-phone-call',
    pattern: anyOf(
      r`\b(?:need|have|supposed|ought|meant|got) to (?:ring|call|phone) (?:\w+ ){0,4}(?:but|and) (?:i )?(?:\w+ )?(?:keep putting it off|${cant}|dread|put it off|keep avoiding|haven'?t|scared|don'?t dare)`,

      r`\b(?:phone calls?|(?:make|making|avoid\w*|put(?:ting)? off|dread\w*|hate|scared of|need to make) (?:the |a |that |this |my |any )?(?:\w+ )?(?:phone )?calls?)\b[^.?!]{0,40}\b(?:make|avoid\w*|put(?:ting)? (?:it|them) off|dread\w*|scared|hate|anxi\w*|weeks|days|months|terrified|procrastinat\w*)\b`,
      r`\b(?:putting off|put off|avoiding|keep avoiding|dread|dreading|scared of|hate making|procrastinating) (?:\w+ ){0,3}(?:phone calls?|calling|ringing|phoning|call(?:s)? to)\b`,
      r`\b(?:phone|telephone) (?:anxiety|phobia)\b`,
      r`\b(?:${cant}|${havent}) (?:bring myself to |make myself |get myself to |even )?(?:call(?:ed)?|ring|rung|phone(?:d)?) the (?:doctor|dentist|bank|landlord|clinic|gp|office|council|school|insurance|garage)\b`,
    ),
    unless: /\b(?:my ex|call (?:me|him|her) names|video calls? with my)\b/,
    ideas: [
      [
        'It can help to write the first sentence on paper and read it out: “Good morning, I am calling about an appointment, I have a few details here.” Then stand up, dial, and let the paper begin.',
        "Write the first line down and literally read it: “Hi, I'm calling about an appointment, I've got the details here.” Stand up, dial, let the paper do the talking.",
      ],
      [
        'Some people make it at a fixed hour with somebody in the room who does nothing but be there, and something pleasant straight after. The call is often five minutes, the waiting for it was weeks.',
        "Do it at a set time with someone in the room who just exists there, and something nice right after. The call's usually five minutes, the dread was weeks.",
      ],
    ],
  },
  {
    id: 'letter-or-form-put-off',
    pattern: anyOf(
      r`\b(?:letter|email|form|envelope|bill)s?\b[^.?!]{0,50}\b(?:${cant}|haven'?t|too scared|afraid|scared) (?:\w+ ){0,4}(?:open(?:ed)?|answer(?:ed)?|repl(?:y|ied)|fill(?:ed)?|face|look at|read)\b`,
      r`\b(?:haven'?t|not|never|should have) (?:\w+ )?(?:replied|answered|responded) to (?:\w+ ){0,3}(?:emails?|letters?|messages from (?:the|my) (?:bank|school|landlord))\b`,

      r`\b(?:have not|haven'?t|${cant}|don'?t|didn'?t|never|scared to|afraid to) (?:even |yet |dare |want to |bring myself to |get myself to )*(?:open(?:ed)?|fill(?:ed)?(?: in| out)?|answer(?:ed)?|repl(?:y|ied) to|write|written|send|sent|do|done|look(?:ed)? at|face) (?:\w+ ){0,4}?(?:letters?|forms?|e-?mails?|paperwork|tax(?:es)?(?: return)?|post(?! (?:my|our|it|a|any))|mail|application|inbox|envelopes?|admin|invoices?)\b`,
      r`\b(?:avoiding|putting off|put off|keep putting off|procrastinat\w+|been meaning to|dreading) (?:on |with |about )?(?:\w+ ){0,4}?(?:letters?|forms?|e-?mails?|paperwork|tax(?:es)?(?: return)?|post(?! (?:my|our|it|a|any))|mail|application|inbox|envelopes?|admin|invoices?)\b`,
      r`\b(?:letter|form|email|paperwork|tax return|application|inbox|admin)\b[^.?!]{0,60}\b(?:for (?:weeks|days|months|ages)|sitting (?:there|on)|keep putting (?:it|them) off|${havent} (?:opened|sent|answered|done|filled)|unopened|piling up|avoid\w*|too scared|procrastinat\w*)\b`,
    ),
    unless:
      /\b(?:love letter|my ex|suicide|(?:he|she|they|nobody|employer|company) ha(?:s not|sn'?t|ve not|ven'?t)|cover letter)\b/,
    ideas: [
      [
        "One way in is to do only the first inch today: put it on the table, open it, read it once, and write on the front what it wants in five words. The rest is another day's work.",
        'Just do the first inch today: on the table, open it, read it once, write what it wants in five words on the front. The rest is a tomorrow thing.',
      ],
      [
        'Some people sit beside somebody, in the room or on the phone, each with their own dull task for twenty-five minutes. It can help to say the aim aloud: “I only want it sent, it may be plain.”',
        'Body double it: sit with someone, in the room or on a call, both doing your boring thing for twenty-five minutes. Say it out loud: “It just needs sending, not perfect.”',
      ],
    ],
  },
  {
    // Martin Antony & Richard Swinson, When Perfect Isn't Good Enough, 1998.
    id: 'perfectionism',
    pattern: anyOf(
      r`\bnothing i (?:make|do|write|paint|hand in|produce) (?:is |feels )?(?:\w+ )?(?:good|perfect) enough\b`,
      r`\bnever (?:happy|satisfied) with (?:what i|anything i|my (?:own )?(?:work|writing|drawings?))\b`,
      r`\b(?:tiny|every|small) (?:detail|mistake)s? (?:\w+ ){0,3}(?:perfect|over and over|again)\b`,

      r`\bperfectionis[mt]s?\b`,
      r`\b(?:${cant}|never|struggle to) (?:\w+ )?finish (?:anything|things|it|because|a single|my)\b`,
      r`\b(?:has|have|needs|need|got) to be perfect\b`,
      r`\b(?:rewrit|redo|edit|chang|tweak|polish|rework)(?:e|ing|e it|ting)? ${gap(3)}(?:over and over|again and again|a hundred times|for hours|never (?:done|finished|good enough)|endlessly)\b`,
      r`\b(?:not|never) (?:\w+ )?good enough to (?:hand in|send|submit|show|publish|finish)\b`,
    ),
    unless:
      /\b(?:finish my (?:food|plate|dinner|sentence)|(?:he|she|they) (?:is|'s|are) (?:a )?perfectionist|finish (?:in bed|during sex)|body)\b/,
    ideas: [
      [
        'You could write down before beginning what “done” means, in three plain points and an end time, and stop there once as an experiment. Then look after a week at what the missing polish truly cost.',
        'Before you start, write what “done” means: three points and an end time. Stop there once as an experiment, then check in a week what the missing polish really cost.',
      ],
      [
        'Some people hand over a version at two thirds, on purpose, with one line: “This is rough, I would like your eye on the direction only.” Others tend to be kinder readers than the one inside.',
        "Send it at two thirds on purpose with one line: “It's rough, I just want your take on the direction.” Other people are usually way nicer than your inner editor.",
      ],
    ],
  },
];
