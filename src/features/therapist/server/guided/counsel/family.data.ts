// Ideas for trouble with parents, brothers, sisters and in-laws. What these files are for: counsel.ts.
import type { Counsel } from './counsel.ts';
import {
  anyOf,
  death,
  doesnt,
  dont,
  friend,
  gap,
  havent,
  isnt,
  often,
  parent,
  period,
  r,
  relative,
  sibling,
} from './words.ts';

const inLaw = r`(?:in[- ]?laws|(?:mother|father|sister|brother|parents?|mum|mom|dad)[- ]in[- ]laws?|mil|fil|(?:husband|wife|partner|boyfriend|girlfriend)'?s (?:mum|mom|mother|dad|father|parents|family|sister))`;
const mine = r`(?:my (?:[\w'-]+ ){0,2})?`;

export const counselOnFamily: readonly Counsel[] = [
  {
    id: 'in-laws-interfere',
    pattern: anyOf(
      r`\b${inLaw} (?:\w+ ){0,3}(?:interfer\w*|meddl\w*|criticis\w*|criticiz\w*|comments?|opinions?|judg\w*|tells? (?:me|us) how|turns? up|shows? up|drops? by|comes? over|lets? (?:herself|himself|themselves) in|controls?|controlling|undermines?|takes? over|hates? me|undermin\w+|bossy|nags?|pushy|overstep\w*)\b`,
      r`\b${inLaw} (?:is|are|'s|has|have|keeps?|always|constantly|never) ${gap(4)}(?:interfer\w*|meddl\w*|critici\w*|comment\w*|opinions?|judg\w*|involved|in our business|our (?:house|marriage|wedding|kids|baby))\b`,
      r`\b(?:problems?|trouble|fight|drama|issues) with (?:my|the) ${inLaw}\b`,
    ),
    unless: anyOf(death),
    ideas: [
      [
        'It often goes best when each speaks to their own family. One way in: “I do not need you to take sides. I would like you to tell them that we decide this one, and to say it as ours.”',
        "Usually works best if each person handles their own family: “I don't need you to pick sides. I need you to tell them this one's ours to decide.”",
      ],
      [
        'Some people keep one friendly sentence for the moment itself: “Thank you, we will think about it.” Then the subject changes. It neither agrees nor argues, and it can be used any number of times.',
        "Keep one friendly line ready: “Thanks, we'll think about it.” Then change the subject. It's not a yes, it's not a fight, and you can reuse it forever.",
      ],
    ],
  },
  {
    id: 'parent-moved-in',
    pattern: anyOf(
      r`\b${parent}'s (?:just )?(?:moved in|living with (?:us|me)|moving in)\b`,

      r`\b${mine}${parent} (?:has |have |just |recently |had to )*(?:moved|moving|move|came to live|lives|is living|are living|live) (?:back )?(?:in )?(?:with (?:us|me)|in)\b`,
      r`\b(?:living|live|moved back|moving back|stuck) ${gap(1)}(?:in )?with my (?:\w+ )?(?:parents|mum|mom|dad|mother|father|folks)\b`,
      r`\b(?:mum|mom|dad|mother|father) under (?:our|my|the same) roof\b`,
    ),
    unless: /\b(?:flatmate|roommate)\b/,
    ideas: [
      [
        'You might make a few house rules together while the mood is good: whose kitchen when, which evening is yours, which door means do not knock. Things said early tend to sound less like complaints.',
        "Set a few house rules while everyone's in a good mood: whose kitchen when, which evening's yours, which door means leave me be. Said early, it's not a complaint.",
      ],
      [
        'One way in is to guard a single hour that belongs to you, and to announce it rather than ask: “From eight to nine I am not to be found. After that I am all yours.”',
        "Guard one hour that's just yours and announce it, no asking: “Eight to nine I don't exist. After that I'm all yours.”",
      ],
    ],
  },
  {
    // Naomi Feil, The Validation Breakthrough, 1993: meet the feeling rather than the fact.
    id: 'parent-asks-for-the-dead',
    pattern: anyOf(
      r`\b(?:asks?|asking|looks?|looking|calls?|calling|waits?|waiting) (?:me )?(?:where|for|after|when|about) ${gap(4)}(?:is|was|who (?:died|is dead|passed)|(?:died|dead|passed away) (?:years|months|long)|(?:her|his) (?:dead|late) \w+)`,
      r`\bthinks? (?:that )?(?:his|her|my) ${gap(2)}(?:is|are) (?:still )?(?:alive|coming home)`,
      r`\b${dont} know (?:if|whether) (?:i )?(?:to )?tell (?:her|him) (?:again )?(?:that )?(?:he|she|dad|mum|mom|they)(?:'s| is|'re| are)? (?:dead|gone|died)`,
      r`\b(?:forgets|forgot) (?:that )?(?:my |his |her )?(?:dad|mum|mom|father|mother|husband|wife|sister|brother|he|she) (?:is dead|died|is gone|passed)`,
      r`\b(?:asks?|asking) for (?:her|his) (?:dead|late) \w+`,
    ),
    unless: /^(?!.*\b(?:dementia|alzheimer'?s?|forgets?|forgot|forgetting|confused|care home|memory)\b)/s,
    ideas: [
      [
        'It often goes more gently to answer the longing than to correct the fact: “You are missing him. Tell me what he was like.” Nobody has to be told of a death again and again, and you have not lied.',
        'Answering the missing instead of the fact tends to go softer: “You miss them, tell me about them.” No need to break the news all over again.',
      ],
      [
        'Some people keep a photograph or a song near for that moment. They look at it together, let the memory be told, and then move on to a small task, like folding towels or making tea.',
        'Some people keep a photo or a song handy for that moment. Look at it together, let the story come, then drift into something small like making tea.',
      ],
    ],
  },
  {
    // NICE NG150, Supporting adult carers, 2020 (a carer's own needs are to be looked at as well).
    id: 'cares-for-a-parent',
    pattern: anyOf(
      r`\b(?:caring|care|carer|caregiver|caregiving|looking after|look after) ${gap(1)}(?:for )?(?:my|an elderly|our) ${gap(2)}(?:${parent}|husband|wife|grandmother|grandfather|partner)\b`,
      r`\b(?:i'?m|i am|being) (?:\w+ ){0,3}(?:full[- ]time |main |only |sole )?(?:carer|caregiver)\b`,
      r`\b${mine}${parent} (?:has|with|'s|is) ${gap(3)}(?:dementia|alzheimer'?s|parkinson'?s|needs? (?:me|care|help|looking after)|can'?t be left alone|stroke)\b`,
      r`\b(?:siblings?|sister|brother)s? ${gap(2)}(?:${doesnt}|never|won'?t) (?:\w+ )?helps? ${gap(3)}(?:mum|mom|dad|mother|father|parents?|care)\b`,
    ),
    unless: anyOf(death),
    ideas: [
      [
        'People around often would help if the task were small and named. It can help to send one such line: “I need somebody here on Thursday from two to five. A plain yes or no is fine.”',
        "People help more when the job's small and specific: “I need someone there Thursday two to five, a yes or a no is fine.” Way easier to say yes to than “any time”.",
      ],
      [
        "Some people ask their doctor's surgery or the council to look at the carer's needs as well as the patient's. Even one regular afternoon of cover each week can change what the other days feel like.",
        "Some people ask the doctor or local services to look at the carer's needs too, not just the patient's. One regular afternoon of cover can change the whole week.",
      ],
    ],
  },
  {
    id: 'relative-calls-too-often',
    pattern: anyOf(
      r`\b${mine}${relative} (?:\w+ ){0,2}(?:calls?|calling|rings?|ringing|phones?|phoning|texts?|texting|facetimes?|messages?) (?:me )?(?:up |like |almost |nearly |about |at least )?${often}`,
      r`\b(?:she|he|they) (?:\w+ )?(?:calls|rings|phones|call|ring) (?:me )?(?:up |like |almost |nearly |about )?(?:(?:\w+|\d+) times a day|too often|every (?:single )?(?:day|hour|evening)|constantly|all day)\b`,
      r`\b${mine}${relative} (?:gets|is) (?:\w+ )?(?:upset|cross|hurt|offended|angry) (?:if|when) i ${dont} (?:answer|pick up|call|ring|reply)\b`,
      r`\b(?:phone|daily|endless) calls? (?:from|with) my ${relative}\b`,
    ),
    unless: anyOf(
      r`\b(?:my ex|boss|manager|debt|collector|stranger|wish|hospital|boyfriend|girlfriend|husband|wife)\b`,
      r`\bnever calls\b`,
    ),
    ideas: [
      [
        'It can help to offer a time rather than to ask for fewer calls: “I love hearing from you. Wednesdays and Sundays at six I am all yours, the other days I cannot pick up.” Then keep to those warmly.',
        "Offer a time instead of asking for less: “I love hearing from you. Wednesdays and Sundays at six I'm all yours, other days I can't pick up.” Then really show up for those.",
      ],
      [
        'Some people send something small before the call comes, such as a photograph at noon, and let the phone ring out in between. Often the calls ask “are you still there”, and a picture answers that.',
        "Some people send a pic at lunch before the call comes, then let the phone ring out. The call's often just “are you still there”, and a pic answers that.",
      ],
    ],
  },
  {
    id: 'relative-visits-too-often',
    pattern: anyOf(
      r`\b(?:in[- ]laws|relatives|cousins|aunts) (?:\w+ ){0,2}(?:turn|show) up\b`,

      r`\b${mine}${relative} (?:\w+ ){0,3}(?:drop(?:s|ping)? (?:by|in)|turn(?:s|ing)? up|show(?:s|ing)? up|com(?:es?|ing) (?:over|round|by)|pops? (?:in|round)|visits?|lets? (?:herself|himself|themselves) in|stays? for (?:weeks|days|hours))\b[^.?!]{0,40}\b(?:unannounced|without (?:asking|calling|warning|notice)|uninvited|${often}|whenever)\b`,
      r`\b(?:unannounced|uninvited) (?:visits?|guests?)\b`,
      r`\b${mine}${relative} (?:\w+ ){0,3}(?:turn(?:s|ing)? up|show(?:s|ing)? up|lets? (?:herself|himself|themselves) in)\b`,
      r`\brelatives? ${gap(3)}(?:overstay\w*|won'?t leave|staying too long|unannounced)\b`,
    ),
    unless: anyOf(death, r`\b(?:my ex|landlord|never (?:visits|comes|shows|turns)|drunk)\b`),
    ideas: [
      [
        'One way in is to put a welcome beside the limit: “I like it when you come. A message the day before would let me be glad of it, without one I may not open the door.”',
        'Put the welcome next to the limit: “I like having you here. Text me the day before so I can actually enjoy it, if not I might not open the door.”',
      ],
      [
        'You could name the end at the beginning, standing in the hall: “Lovely to see you, I have until four.” A visit with an edge tends to be lighter for both.',
        "Say the ending at the start, right there in the hallway: “So good to see you, I've got till four.” A visit with an edge is easier on both of you.",
      ],
    ],
  },
  {
    id: 'parent-comments',
    pattern: anyOf(
      r`\b${mine}${relative} (?:\w+ ){0,2}(?:something|things|stuff) to say about my\b`,
      r`\b${mine}${relative} (?:\w+ ){0,2}(?:says|saying|tells me|telling me|thinks) (?:that )?i(?:'?m| am) (?:too|not|wasting|lazy|single|getting)\b`,

      r`\b${mine}${relative} (?:\w+ ){0,3}(?:comments?|commenting|criticis\w*|criticiz\w*|nags?|nagging|judg\w*|has opinions|picks? on|picks? at|puts me down|compares? me|comparing me|interfer\w*|treats? me like a (?:child|kid)|tells? me how|disapproves?|overbearing|controlling|nosy|meddl\w*)\b`,
      r`\b${mine}${relative} (?:\w+ ){0,2}(?:asks?|asking|asked) (?:me )?(?:again )?(?:when|why) ${gap(3)}(?:married|settle|kids|children|baby|job|weight|single|girlfriend|boyfriend)\b`,
      r`\b${mine}${relative}'?s? (?:constant |endless |little )?(?:comments|criticism|remarks|opinions|nagging|expectations) `,
      r`\b(?:nothing|never) (?:i do |is )?(?:\w+ )?(?:good )?enough for my (?:\w+ )?${parent}\b`,
      r`\boverbearing (?:mum|mom|mother|dad|father|parents?)\b`,
      r`\b(?:comments?|remarks?) (?:about|on) my (?:weight|body|hair|clothes|job|life|parenting|house|skin|looks)\b`,
    ),
    unless: anyOf(
      death,
      r`\b(?:boss|manager|stranger|online|instagram|tiktok|colleague|boyfriend|girlfriend|husband|wife)\b`,
    ),
    ideas: [
      [
        'One thing to try is to have one sentence for the moment, said in a level voice, then a new subject: “I know you mean it kindly. That is not something I talk about. Tell me about the garden.”',
        "Have one chill line ready, then swap the topic: “I know you mean well, that's not up for discussion. Tell me about the garden instead.” Repeat as needed.",
      ],
      [
        'Some people say it once outside the heat, on an ordinary day: “When you remark on it I leave sadder than I came. I would rather talk about nearly anything else.” Then leave it there without a defence.',
        "Say it once on a normal day, not mid-comment: “When you bring that up I go home sad. I'd rather talk about literally anything else.” Then drop it, no defending.",
      ],
    ],
  },
  {
    // Peggy Liu & others, The surprise of reaching out, 2022 (contact is welcomed more than people expect).
    id: 'not-spoken-since',
    pattern: anyOf(
      r`\b(?:${sibling}|${friend}) had a (?:\w+ )?(?:falling[- ]out|fall-?out|row)\b`,
      r`\b(?:he|she|we|they) (?:stopped talking|${dont} (?:talk|speak) (?:anymore|any more|to each other|at all))\b`,
      r`\b${mine}(?:${sibling}|${friend}|${parent}) ${havent} (?:spoken|talked)\b`,

      r`\b${havent} (?:really |even |properly )?(?:spoken|talked|speak|seen or spoken|had contact)(?: (?:to|with) (?:my |each |one )?(?:[\w'-]+ ){0,2}?(?:${sibling}|${friend}|${parent}|him|her|them|other|another|me|us))? (?:since|in ${period}|for ${period})`,
      r`\b${mine}(?:${sibling}|${friend}|${parent}) (?:and i |and me )?(?:\w+ )?(?:${havent} spoken|${dont} (?:talk|speak)(?: (?:anymore|any more|now|to each other))?|stopped (?:talking|speaking)|no longer (?:talk|speak)|fell out|had a falling out|${isnt} (?:talking|speaking)(?: to me)?|cut me off|blocked me)`,
      r`\b(?:fell|fallen|falling) out with my (?:\w+ )?(?:${sibling}|${friend}|${parent}|family)\b`,
      r`\b(?:estranged|not on speaking terms|no longer on speaking terms)\b`,
      r`\bnot (?:spoken|talked) (?:to|with) (?:my )?(?:[\w'-]+ )?(?:${sibling}|${friend}|him|her|them|each other) (?:since|in|for)\b`,
    ),
    unless: anyOf(
      death,
      r`\b(?:my ex|break-?up|broke up|husband|wife|boyfriend|girlfriend|partner|doctor|boss|landlord|teenager|my (?:son|daughter))\b`,
      r`\b(?:spoken|talked) to (?:anyone|anybody|a soul|a human)\b`,
    ),
    ideas: [
      [
        'If you would like the door open a little, it can help to write something that asks for nothing: “I have been thinking of you. There is no need to answer.” The old argument can wait for another day.',
        "If you'd like that door open a bit, send something that asks for nothing: “Been thinking of you, no need to reply.” The old argument can wait for another day.",
      ],
      [
        'One way in is the letter that will not be sent, with everything in it. What is left when the anger is on paper often shows whether you want peace, an apology, or simply some distance.',
        "Write the letter you won't send, everything in it. Whatever's left once the anger's out usually shows if you want peace, an apology, or honestly just distance.",
      ],
    ],
  },
  {
    id: 'homesick',
    pattern: anyOf(
      r`\bhome ?sick\b`,
      r`\bmiss(?:ing)? (?:home|my (?:home|country|hometown|old (?:town|city|flat|neighbou?rhood)|village|family back home|mum'?s cooking|mom'?s cooking))\b`,
      r`\bfar (?:away )?from (?:home|my family|my people|everyone i (?:know|love))\b`,
      r`\bback home (?:everyone|everybody|i had|we had|it was|was)\b`,
    ),
    ideas: [
      [
        'It can help to bring one piece of home into the week on purpose: a dish on Sundays, the radio from there at breakfast. And one new thing beside it, a bench or a shop that could become yours.',
        'Bring one piece of home into the week: that dish on Sundays, the radio from there at breakfast. Then one new thing next to it, a bench or café that could become yours.',
      ],
      [
        'Some people move the call home to the middle of the day rather than late evening, when missing is heaviest, and plan something with their hands for the hour that follows.',
        'Some people move the call home to midday, since late evening hits hardest, and line up something hands-on for the hour right after.',
      ],
    ],
  },
];
