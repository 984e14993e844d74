// More questions that want an answer: of grief, of a baby that is looked at and nothing felt, of us. As in the first file,
// the answer comes first, and one question at most.
import type { StraightQuestion } from './straight-questions.data.ts';

const begin =
  '^(?:(?:ok(?:ay)?|so|oh|well|and|but|please|hey|no|nah|yeah|yes|lol|wait|honestly|like|because|bro|wewe|i mean|tell me|be honest|do you think(?: that)?|would you say(?: that)?|i wonder(?: if| whether)?)[,.: ]+)*';
const of = (...parts: string[]): RegExp => new RegExp(parts.join(''));
const odd =
  '(?:odd|weird|strange|silly|mad|daft|creepy|unhealthy|morbid|cringe|delusional|delulu|embarrassing)';
const end = '[?.! ]*$';

/** Read before all others: they know more of the matter. */
export const straightFirst: readonly StraightQuestion[] = [
  {
    // Trouble bonding among the signs, one in ten and partners too, treatable, GP or health visitor: NHS, "Postnatal
    // depression", read 2026-11.
    id: 'nothing-for-baby',
    isOfMedicine: true,
    pattern: of(
      begin,
      "(?:is|was|isn't) (?:it|that|this) (?:\\w+ )?(?:normal|ok(?:ay)?|common|bad|wrong|weird|awful|terrible) (?:to|that i|if i|when i)\\b.{0,50}\\b(?:nothing|numb|no love|not love|don't love|don't feel|can't feel|no bond|not bond(?:ed|ing)?|don't bond|nothing at all)\\b.{0,40}\\b(?:baby|newborn|my (?:son|daughter|child|little one|twins))\\b",
    ),
    lines: [
      [
        'It is common enough to be well known, and it says nothing about what kind of parent you are. It can be part of postnatal depression, which is treatable. Please tell your health visitor or doctor this week, in just these words. How long has it been so?',
        "It's common enough to be well known, and it says nothing about what kind of parent you are. It can be part of postnatal depression, which is treatable. Please tell your health visitor or doctor this week, just like that. How long has it been like this?",
      ],
    ],
  },
  {
    id: 'grief-easier',
    pattern: of(
      begin,
      `(?:does|will|do) (?:(?:the |this |my )?(?:grief|loss|mourning|missing (?:him|her|them|someone)|pain of it)|it) (?:ever |really |actually |eventually )*(?:get|become|be|feel) (?:any )?(?:easier|better|lighter|less|smaller)\\b.{0,40}`,
    ),
    after:
      /\b(?:grief|grieving|mourning|died|death|passed away|funeral|buried|lost (?:my|him|her|them)|widow\w*|late (?:husband|wife|mother|father|son|daughter))\b/,
    lines: [
      [
        'For most people it changes. It does not go, and it stops being sharp all the time: the waves come further apart, and other things find room beside them. When does it come hardest, just now?',
        "For most people it changes. It doesn't go away, it just stops being sharp all the time: the waves come further apart and other stuff gets room. When does it hit hardest right now?",
      ],
      [
        'There is no date by which it should, and for most people it does change. Mostly the breathing spaces get longer. What gives you one, if anything does?',
        "It doesn't leave on a schedule. Mostly the breaks between get longer. What gives you one, if anything?",
      ],
    ],
  },
  {
    // A place laid, a grave talked to, a voicemail kept.
    id: 'odd-of-mourner',
    pattern: of(
      begin,
      `(?:is|isn't|was|does) (?:it|that)(?: seem)? (?:\\w+ )?${odd}(?: of me)?,? (?:to |that i(?: still)? |if i(?: still)? |me )?(?:still )?(?:lay(?:ing)?|set(?:ting)?|talk(?:ing)?|speak(?:ing)?|keep(?:ing)?|sleep(?:ing)?|wear(?:ing)?|listen(?:ing)?|smell(?:ing)?|text(?:ing)?|writ(?:e|ing)|call(?:ing)?|cook(?:ing)?|buy(?:ing)?|sav(?:e|ing)|make|making|visit(?:ing)?)\\b.{1,70}`,
    ),
    after:
      /\b(?:grief|died|death|passed away|funeral|buried|widow\w*|late (?:husband|wife)|since (?:he|she) (?:went|left us|died)|laying (?:his|her) place|his place|her place|(?:his|her) (?:grave|ashes|chair|side of the bed))\b/,
    lines: [
      [
        'No, it is not odd. It is a habit of love, and it may stay as long as it does you good. What is it like, when you do it?',
        "No, not odd. It's a love habit, and it can stay as long as it does you good. What's it like when you do it?",
      ],
      [
        'Not odd at all. Many people keep a place, a coat or a voice, and no rule says when to stop. What would it mean to you, to leave it?',
        'Not odd at all. Lots of people keep a place, a coat or a voice, and no rule says when to stop. What would stopping mean to you?',
      ],
    ],
  },
  {
    // What God makes of it is not ours to rule.
    id: 'sin',
    pattern: of(
      begin,
      "(?:is|isn't|was|would) (?:it|this|that|[\\w' ]{2,40}?) (?:be )?(?:really |also |even |considered )?(?:a (?:\\w+ )?sin|sinful|haram|against god|dhambi)\\b.{0,70}",
    ),
    lines: [
      [
        'That is not mine to rule. I can say that doubt is old company to faith, and that many who believed deeply asked just this. Whose answer would count for you?',
        'Not mine to rule on. Doubt and faith have always hung out together, and plenty of believers asked exactly this. Whose answer would count for you?',
      ],
    ],
  },
];

/** Read after all others. */
export const straightLast: readonly StraightQuestion[] = [
  {
    id: 'odd-of-me',
    pattern: of(
      begin,
      `(?:(?:is|isn't|was|does) (?:it|that|this)(?: seem| sound)? (?:\\w+ )?${odd}(?: of me)?,? (?:to|that|if|when|me|asking|wanting|talking|laying|keeping|being|having|going|doing)\\b.{2,80}|(?:am i|was i) (?:(?:just|being|really|so|actually) )*(?:(?:delulu|delusional|lazy|dumb|stupid|crazy|insane|silly|mad|dramatic|soft|naive|cringe|pathetic|an idiot|a fool)(?: or (?:what|nah|not))?(?: (?:for|to|if|that|because)\\b.{2,80})|(?:delulu|delusional|cringe)(?: or (?:what|nah|not))?[?.! ]*$)|(?:was|is) (?:it|that|this) (?:so )?(?:delulu|cringe|dumb|lazy|crazy)(?: or (?:nah|not|what))?(?:\\.? yes or no)?)${end}`,
    ),
    unless:
      /\b(?:lie[ds]?|lying|cheat\w*|hit|hurt\w*|yell\w*|scream\w*|stalk\w*|track\w*|spy\w*|meds|medication|voices?|watching me|following me)\b/,
    unlessTold: /\b(?:hits? me|beats? me|hit me|hurts? me|afraid of (?:him|her)|chok\w*|rap(?:e|ed))\b/,
    lines: [
      [
        'No, not from what you told me. It makes sense with all that is behind it. Who would call it that?',
        'Nah, not from what you told me. Makes sense with everything behind it. Who would call it that?',
      ],
      [
        'I would say no. You wanted something and went after it in a human way. What made you doubt it?',
        "I'd say no. You wanted something and went for it like a human. What made you doubt it?",
      ],
      [
        'To me it is not. It may not work out, and that is a different thing. What did you hope it would give you?',
        "Not to me. It might not work out, and that's different. What did you hope it'd give you?",
      ],
    ],
  },
];

/** Asked of us. Nothing here claims what a machine has not. */
export const askedOfThisOne: readonly StraightQuestion[] = [
  {
    id: 'believes-in-god',
    pattern: of(
      begin,
      "(?:do|don't) you (?:even |really |also |actually )?(?:believe in|pray(?: to)?|fear|love) (?:god|allah|jesus|heaven|an afterlife|mungu|anything)",
      end,
    ),
    lines: [
      [
        'I am an AI, so I have no faith and no doubt of my own, and yours is safe from me either way. What does it mean to you?',
        "I'm an AI, so no faith and no doubt of my own, and yours is safe with me either way. What does it mean to you?",
      ],
    ],
  },
  {
    id: 'gets-lonely',
    pattern: of(
      begin,
      "(?:do|don't) you (?:ever |even |really |also )?(?:get|feel) (?:lonely|bored|sad|tired|scared|happy|hurt|angry|upset|alone)(?: (?:too|in there|sometimes|ever|as well|at night))*",
      end,
    ),
    unless: /\b(?:of|with|by|at) me\b/,
    lines: [
      [
        'No. I am an AI, and when nobody talks to me there is nobody there to be lonely. You know it from the inside, I think. When does it come?',
        "No. I'm an AI, when nobody talks to me there's nobody here to be lonely. You know it from the inside, I guess. When does it hit?",
      ],
    ],
  },
  {
    id: 'sleeps',
    pattern: of(
      begin,
      "(?:(?:do|don't|did|will) you (?:ever |even |not )?(?:sleep|rest|eat|dream|get tired)|(?:wewe )?(?:un|hu|ume)(?:alala|lala|ulala|kula)|unalala(?: saa ngapi)?)(?: (?:at night|too|at all|ever|well|much|saa ngapi))*",
      end,
    ),
    lines: [
      [
        'No, never. I am an AI, so I am here at any hour and owed no rest. How is your own sleep?',
        "Nope, never. I'm an AI, here at any hour. How's your own sleep?",
      ],
    ],
  },
  {
    id: 'how-are-you',
    pattern: of(
      begin,
      "(?:(?:and )?how(?:'s| is| are|re)? (?:you|u|yourself|your (?:day|night|week)(?: (?:going|been))?)(?: (?:doing|feeling|holding up|today|tonight|then))*|how (?:do|are) you do(?:ing)?|are you (?:ok(?:ay)?|good|well)|u(?:ko| hali) (?:poa|sawa|gani|aje))",
      end,
    ),
    lines: [
      [
        'Kind of you to ask. I am an AI, so no good days and no bad ones, but I am all here. And you, truly?',
        "Nice of you to ask. I'm an AI, so no good or bad days, but I'm all here. And you, for real?",
      ],
      [
        'The same as ever, which is to say: listening. How are you, underneath the polite answer?',
        'Same as ever: listening. How are you, under the polite answer?',
      ],
    ],
  },
  {
    id: 'practise-it',
    pattern: of(
      begin,
      '(?:can|could|will|would) (?:you|we) (?:please )?help (?:me |us )?(?:to )?(?:practi[sc]e|rehearse|prepare for|get ready for|plan)(?: (?:it|this|that|what (?:to|i)\\b.{0,40}|(?:the|that|this|my) (?:talk|conversation|call|chat|speech)\\b.{0,40}|(?:telling|saying|talking|asking)\\b.{0,50}))[?.! ]*$',
    ),
    unlessTold: /\b(?:hits? me|beats? me|hit me|hurts? me|rap(?:e|ed)|chok\w*)\b/,
    offers: 'assertive-message',
    lines: [
      [
        'Gladly. What steadies most is a first sentence that is ready, so that it comes even when everything else goes blank. We can find it in a few short steps. Shall we?',
        "Yes, let's. What helps most is having the first sentence ready, so it comes even when your mind goes blank. We can find it in a few short steps. Wanna?",
      ],
    ],
  },
  {
    id: 'be-him',
    pattern: of(
      begin,
      "(?:(?:can|could|shall) (?:we|you|i) (?:please )?(?:practi[sc]e|rehearse|role-?play) (?:it|this|that|what (?:to|i)|(?:the|that|this) (?:talk|conversation|call|chat))\\b.{0,50}|(?:can|could|will) you (?:pretend to )?(?:be|play|act as|pretend you(?:'re| are)) (?:him|her|them|my \\w+(?: \\w+)?)\\b.{0,40}|(?:you|u) (?:be|play) (?:him|her|them|my \\w+)\\b.{0,30}|.{0,30}\\byou(?:'re| be| are) (?:him|her|my (?:boss|mum|mom|dad|mother|father|husband|wife|sister|brother|landlord|manager))[?.! ]*$)",
    ),
    unless: /\b(?:breath\w*|exercise|scream|hit)\b/,
    unlessTold: /\b(?:hits? me|beats? me|hit me|hurts? me|rap(?:e|ed)|chok\w*|died|dead)\b/,
    offers: 'assertive-message',
    lines: [
      [
        'I cannot play them, for I would only be guessing, and you would practise against my guess. We can draft the first line together, so that it is ready. Shall we?',
        "I can't play them, I'd only be guessing and you'd practise against my guess. We can draft the first line together so it's ready. Wanna?",
      ],
    ],
  },
];
