// Asides that are about us: our opinion, our memory of words, what we may be trusted with, what we cannot look up.
// Recognised by their wording alone.
import type { Aside } from './asides.data.ts';

const begin = '^(?:(?:ok(?:ay)?|so|oh|well|and|but|please|hey|no|lol|wait)[,. ]+)*';
const end = '[.!?… ]*$';
const callsOut =
  '(?:call(?:ing)?|contact(?:ing)?|inform(?:ing)?|ring(?:ing)?|report(?:ing)?(?: (?:me|him|her|us|this|it))?(?: to)?|send(?:ing)?) (?:the |an? |my )?(?:social (?:services|workers?)|police|cops|authorities|cps|child (?:protection|services)|ambulance|school|someone|somebody|anyone|parents|mum|mom|mother|dad|father|husband|wife|boss|doctor)(?: (?:on|about|to|for) \\w+(?: \\w+)?| now| please)?';

export const askedOfUs: readonly Aside[] = [
  {
    id: 'are-you-there',
    pattern:
      /^(?:(?:hi|hello|hey|yo|ok(?:ay)?|um+|niaje|sasa)[,.! ]+)*(?:(?:are|is) )?(?:you|u|ya|anyone|anybody|somebody|someone) (?:still |even |really )?(?:there|here|around|awake|up|online)(?: tulia)?[?!. ]*$/i,
    maxWords: 7,
    lines: [
      ["I'm here. What is on your mind?", "I'm here. What's on your mind?"],
      ['Yes, and all ears. Where would you like to begin?', 'Yep, all ears. Where do you wanna start?'],
      ['Still here, and not going anywhere. What is it?', "Still here, not going anywhere. What's up?"],
    ],
  },
  {
    id: 'come-back',
    pattern: new RegExp(
      `${begin}(?:can|could|may) i (?:talk|speak|write|come)(?: back)?(?: to you| with you| here)? (?:every|each|any|again|whenever|tomorrow|at (?:night|any)|more often)\\b(?: [\\w' ]{1,24})?[?.! ]*$`,
      'i',
    ),
    maxWords: 12,
    lines: [
      [
        'Yes, at any hour, as often as it does you good. A person or two beside it would do you good as well. Who comes nearest to that?',
        'Yeah, any time, as often as it helps. A real person or two next to it would be good too. Who comes closest?',
      ],
      [
        'Of course. Come whenever you like. What would you want to use it for?',
        'Sure. Come whenever you want. What would you use it for?',
      ],
    ],
  },
  {
    // A farewell or the hardest part of a day: only they can say.
    id: 'go-home',
    pattern: new RegExp(
      `${begin}(?:i )?(?:have to|need to|must|(?:have )?got to|gotta) (?:go|get|head|be) (?:back )?home${end}`,
      'i',
    ),
    maxWords: 8,
    lines: [
      [
        'If you have to leave now, just say goodbye, and that is fine. If going home is the hard part, tell me about it.',
        "If you gotta leave now, just say bye, that's fine. If going home is the hard part, tell me about it.",
      ],
    ],
  },
  {
    // Said where "breathe" or "calm down" was heard too often; "don't tell me he left" is another thing.
    id: 'not-told-to',
    pattern: new RegExp(
      `${begin}(?:just )?(?:don't|do not|dont|stop) tell(?:ing)? me (?:to\\b(?: \\w+){1,4}|what to do|how to \\w+|(?:that )?(?:it's|it is|it'll be|it will be|everything is|everything will be|i'm|i am) (?:going to be |gonna be |not that )?(?:ok(?:ay)?|fine|all right|alright|normal|good|bad|strong))${end}`,
      'i',
    ),
    maxWords: 10,
    lines: [
      ["I won't. What would you like from me instead?", "I won't. What do you want from me instead?"],
      [
        "Fair, I'll leave that. Tell me how it is instead.",
        "Fair, I'll leave that. Tell me how it is instead.",
      ],
      [
        'No, that is yours to decide. What is it like right now?',
        "Nope, your call. What's it like right now?",
      ],
    ],
  },
  {
    id: 'no-advice',
    pattern: new RegExp(
      `${begin}(?:i (?:really |just )?(?:don't|do not|dont) (?:want|need)|no|(?:don't|do not|dont|stop) giv(?:e|ing) me) (?:any |your |more |another )*(?:tips?|advice|suggestions?|solutions?|ideas|lectures?)(?: (?:please|now|right now|from you|thanks?))*${end}`,
      'i',
    ),
    maxWords: 10,
    lines: [
      ["No advice, then. I'm listening.", "No advice then. I'm listening."],
      ['All right, none from me. Go on where you like.', 'Okay, none from me. Go on wherever.'],
      ["Understood. I'll listen and leave the rest to you.", "Got it. I'll listen, the rest is yours."],
    ],
  },
  {
    id: 'repeats-me',
    pattern: new RegExp(
      `${begin}(?:please )?(?:(?:stop|quit) (?:repeating|parroting|echoing|copying)(?: (?:me|what i (?:say|said)|my words|everything(?: i say)?|back))*|(?:why (?:do|are) )?you(?:'re| are)?(?: (?:just|only|always|keep|do))* (?:repeat(?:ing)?|parrot(?:ing)?|echo(?:ing)?|copy(?:ing)?) (?:me|what i (?:say|said)|my words|everything(?: i say)?)(?: back(?: to me)?)?)${end}`,
      'i',
    ),
    maxWords: 12,
    lines: [
      [
        "Fair, I was echoing you. I'll stop. What would be more use to you now?",
        "Fair, I was echoing you. I'll stop. What would help more?",
      ],
      [
        "You're right, hearing your own words again helps nobody. What do you want me to understand?",
        "You're right, that helps nobody. What do you want me to get?",
      ],
    ],
  },
  {
    id: 'probes-me',
    pattern: new RegExp(
      `${begin}(?:please )?(?:(?:stop|quit) |(?:don't|do not|dont) )(?:(?:psycho)?analy[sz](?:ing|e)|diagnos(?:ing|e)|push(?:ing)?|rush(?:ing)?|interrogat(?:ing|e)|patroni[sz](?:ing|e)|question(?:ing)?|prob(?:ing|e)|lectur(?:ing|e)|judg(?:ing|e)) me${end}`,
      'i',
    ),
    maxWords: 8,
    lines: [
      [
        "You're right, I'll stop. Tell me as much or as little as you want.",
        "Fair, I'll stop. Tell me as much or as little as you want.",
      ],
      ['All right, no more of that. You lead.', 'Okay, no more of that. You lead.'],
    ],
  },
  {
    id: 'asked-before',
    pattern: new RegExp(
      `${begin}you(?:'ve| have)? (?:already |just )?(?:asked|said)(?: me)? (?:(?:the )?same|that|this)(?: (?:thing|question))?(?: (?:before|already|again|twice|earlier))*${end}`,
      'i',
    ),
    maxWords: 10,
    lines: [
      [
        'So I did, forgive me. Leave it, and say what you would rather speak of.',
        'So I did, my bad. Skip it, and say what you would rather talk about.',
      ],
      ['True. Then tell me what I should have asked.', 'True. So tell me what I should have asked.'],
    ],
  },
  {
    id: 'joke',
    pattern: new RegExp(
      `${begin}(?:(?:that|it)(?:'s| is| was) (?:just |only )?a joke|(?:i'm|i am|i was) (?:just |only )?(?:joking|kidding)|just (?:joking|kidding)|jk|(?:sorry,? )?(?:(?:that|it)(?:'s| is| was) |just )?(?:my )?dark humou?r)(?:,? (?:lol|haha|though|by the way|btw))?${end}`,
      'i',
    ),
    maxWords: 8,
    lines: [
      [
        'Understood, and you may joke here. Is something in it true as well?',
        'Got it, jokes are welcome. Is a bit of it true too?',
      ],
      ['All right, a joke. I am glad there is room for one.', 'Okay, a joke. Glad there is room for one.'],
    ],
  },
  {
    id: 'something-nice',
    pattern: new RegExp(
      `${begin}(?:can you |could you |please )?(?:say|tell me) (?:something|anything) (?:nice|kind|good|positive|comforting)(?: (?:to me|about me|please))*${end}`,
      'i',
    ),
    maxWords: 9,
    lines: [
      [
        'You came here and said plainly what is hard, and that takes more than it looks. Who else knows this side of you?',
        'You showed up and said the hard stuff plainly, and that takes more than it looks. Who else knows that side of you?',
      ],
      [
        'You ask for what you need, and many people never learn that. What would do you good to hear?',
        'You ask for what you need, and plenty of people never learn that. What would be good to hear?',
      ],
    ],
  },
  {
    id: 'can-you-help',
    pattern: new RegExp(
      `${begin}(?:(?:can|could|will) you (?:actually |really |even |ever )+help(?: me)?(?: (?:with (?:this|that|it)|at all|or not|or what))*|(?:can|will) you help(?: me)? or not|how (?:is|does) (?:this|it|talking)(?: \\w+){0,3} (?:supposed to |going to )?help(?: me)?|what(?:'s| is) the (?:point|use) of (?:talking to you|an ai)|does (?:this|talking)(?: to you)? (?:even |actually |really )?help)${end}`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "Honestly, I can't change what happens out there. I can listen, help you sort it, and show you a few things that help many people. Which would you like?",
        "Honestly, I can't change what's happening. I can listen, help you sort it, or show you a few things that help people. Which one?",
      ],
      [
        "I don't know yet. If this talk helped a little, what would be different at the end of it?",
        "Don't know yet. If this helped even a bit, what would be different after?",
      ],
    ],
  },
  {
    id: 'judges-me',
    pattern: new RegExp(
      `${begin}(?:do you|are you|will you|would you)(?: \\w+)? (?:judg(?:e|ing)|hate|mad at|angry (?:at|with)|annoyed (?:at|with|by)|tired of|bored (?:of|by|with)|sick of|laugh(?:ing)? at|disappointed in|disgusted (?:by|with)) me(?: now| too| for (?:this|that|it))?${end}`,
      'i',
    ),
    maxWords: 10,
    lines: [
      [
        "No. I'm an AI, and nothing you say here is held against you. What made you wonder?",
        "No. I'm an AI, nothing you say here counts against you. What made you wonder?",
      ],
      [
        'No, there is nobody here who could. Who do you half expect it from?',
        'Nope, nobody here who could. Who do you half expect it from?',
      ],
    ],
  },
  {
    // To be outed is what some fear most: it is answered, and not only where words are stored.
    id: 'tells-anyone',
    pattern: new RegExp(
      `${begin}(?:please )?(?:(?:(?:will|would|are|do|did|can) you (?:going to |gonna |ever |really )*tell(?:ing)?|you (?:won't|will not|wont|(?:are|'re) not going to|aren't going to) tell) (?:anyone|anybody|someone|people|them|him|her|my \\w+(?: \\w+)?)(?: (?:about )?(?:this|that|it|me|what i said))?(?: right)?)${end}`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "No. I'm an AI, and I have no way to tell anybody you know. What you say is kept with your account, and the Privacy page says who may see what. Who are you thinking of?",
        "No. I'm an AI, I've got no way to tell anyone you know. What you say is kept with your account, and the Privacy page says who can see what. Who are you thinking of?",
      ],
    ],
  },
  {
    // A fear, where "can you call" is a wish for help.
    id: 'calls-authorities',
    pattern: new RegExp(
      `${begin}(?:will|would|are|do) you (?:have to |going to |gonna |really )*${callsOut}${end}`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "No. I'm an AI, and I can't call anyone or send anyone. The Privacy page says who may see what is written here. What are you afraid would happen?",
        "No. I'm an AI, I can't call or send anyone. The Privacy page says who can see what's written here. What are you scared would happen?",
      ],
    ],
  },
  {
    id: 'call-for-me',
    pattern: new RegExp(`${begin}(?:please |(?:can|could) you (?:please )?)${callsOut}${end}`, 'i'),
    maxWords: 14,
    lines: [
      [
        "I can't call anyone from here, I'm an AI. If somebody is in danger now, please call the emergency number, or use the help button on this screen. What is happening?",
        "I can't call anyone from here, I'm an AI. If somebody is in danger now, please call the emergency number, or use the help button on this screen. What's happening?",
      ],
    ],
  },
  {
    id: 'likes-me',
    pattern: new RegExp(
      `${begin}do you (?:even |really |actually )?(?:like|love|care (?:about|for)|miss) me(?: too| at all)?${end}`,
      'i',
    ),
    maxWords: 8,
    lines: [
      [
        "I'm an AI, so I have no feelings to give, and I won't pretend. I do take what you say seriously. Who would you most like to hear it from?",
        "I'm an AI, so no feelings to give, and I won't fake it. I do take what you say seriously. Who would you most like to hear it from?",
      ],
      [
        'Not as a person can, for I am an AI. What would it give you to hear a yes?',
        "Not the way a person can, I'm an AI. What would a yes give you?",
      ],
    ],
  },
  {
    id: 'praise',
    pattern: new RegExp(
      `${begin}you(?:'re| are|r) (?:actually |really |so |very |quite |kinda |pretty |too )*(?:funny|kind|sweet|nice|cool|good(?: at this)?|great|amazing|smart|awesome|lovely|the best)${end}`,
      'i',
    ),
    maxWords: 8,
    lines: [
      [
        'That is kind of you. The harder part, the talking, was yours.',
        'Kind of you. The hard part was yours though.',
      ],
      [
        'I am glad it is not too dull with me. Where shall we go on?',
        'Glad I am not too dull. Where do we go on?',
      ],
    ],
  },
  {
    id: 'language',
    pattern:
      /\b(?:sorry|excuse|forgive)\b.{0,14}\bmy (?:\w+ )?(?:english|grammar|spelling)\b|\bmy english (?:is|isn't|is not) (?:not |so |very |really )*(?:good|bad|poor|perfect|great|well)\b/i,
    maxWords: 16,
    lines: [
      [
        'Your English is fine, I can follow you. What brings you here?',
        'Your English is fine, I can follow. What brings you here?',
      ],
      [
        'No need to be sorry, I understand you. Say it in any words you have.',
        'No need to be sorry, I get you. Any words will do.',
      ],
    ],
  },
  {
    // Where they are now, whether they hear: a belief is not ours to give or to take.
    id: 'beyond',
    pattern:
      /\b(?:do you think|you think|is|are|can|does|will|would|could|i wonder if|if) (?:that )?(?:he|she|they|my (?:mum|mom|mother|dad|father|wife|husband|partner|son|daughter|baby|child|brother|sister|grand?\w*|friend))(?:'s| is| can| could| will|'ll| are|'re)? (?:still )?(?:hears?|sees?|watch(?:es|ing)? (?:over|down on)|with|around|listening|looking|knows?|in|at|proud|free|safe|resting|okay|ok|happy)\b(?=.*\b(?:me|my|us|heaven|peace|place|rest|there|now|pain)\b)|\b(?:life after death|is there (?:a )?(?:heaven|afterlife)|(?:see|meet) (?:him|her|them) again)\b/i,
    maxWords: 16,
    isOfTheDead: true,
    lines: [
      [
        "I can't know that, and it is not for me to give or take away. What do you believe, on your better days?",
        "I can't know that, and it's not mine to give or take. What do you believe, on better days?",
      ],
      [
        'Nobody can tell you for certain. If you were heard, what would you say?',
        'Nobody can say for sure. If you were heard, what would you say?',
      ],
      [
        'I wish I could answer that. When does the question come to you?',
        'Wish I could answer that. When does the question come?',
      ],
    ],
  },
  {
    id: 'opinion',
    pattern: new RegExp(
      `${begin}(?!.*\\b(?:suicid\\w*|kill\\w*|dying|death|die)\\b)(?:what do you think (?:of|about) (?!(?:doing|trying|going|me)\\b)|what(?:'s| is) your (?:opinion|view|take)\\b|what would you have (?:said|done|told (?:him|her|them))|how do you (?:see|feel about) (?:it|this|that|him|her|them)\\b)[^.!]{0,60}${end}`,
      'i',
    ),
    maxWords: 16,
    lines: [
      [
        "I'm careful there, for I only have the part you told me, and your view counts for more than mine. What do you think yourself?",
        'I only have the part you told me, so your view counts more than mine. What do you think yourself?',
      ],
      [
        'From what you tell me, I can see why it stays with you. More than that would be a guess. What is your own answer?',
        'From what you tell me, I get why it stays with you. More would be a guess. What is your own answer?',
      ],
    ],
  },
  {
    id: 'look-up',
    pattern: new RegExp(
      `${begin}(?:(?:what(?:'s| is) the (?:weather|time|date|score|news|exchange rate)|what (?:time|day|date) is it|who (?:won|is winning|scored)|who is the (?:president|king|queen|prime minister)|what(?:'s| is) the (?:capital|population|longest|highest|tallest|biggest|largest|currency|formula|square root|meaning of the word)|who (?:wrote|painted|invented|discovered)|how many (?:planets|countries|continents|bones|days are there|people live)|when did (?:world war|the war|columbus)|what(?:'s| is) \\d+ ?(?:times|plus|minus|x|\\*|\\+|-|/|divided by)|how (?:far|tall|old) is (?!he|she|it|your)|how do (?:you|i) (?:cook|make|bake) (?!(?:it|this|that|him|her|them|my|a (?:friend|decision))\\b))\\b[^.!]{0,60})${end}`,
      'i',
    ),
    maxWords: 14,
    lines: [
      [
        "That is not what I am for, and I would rather not guess. I can't look things up, I'm here to talk with you. What is on your mind besides?",
        "Not what I'm for, and I'd rather not guess. Can't look stuff up, I'm just here to talk. What else is on your mind?",
      ],
      [
        'That is outside what I know here, I would only guess. Your own day I can hear about.',
        "That's outside what I know here, I'd only guess. Your own day I can hear about.",
      ],
    ],
  },
];
