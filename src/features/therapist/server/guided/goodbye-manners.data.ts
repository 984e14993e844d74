// How a goodbye is answered by the manner it is said in: a child first, the kettle, sleep, thanks, enough for one day. Short,
// asking nothing; what was told is not handed back where somebody is on the way out. The first that fits, by their wording.
import type { Line } from './line.ts';

export type GoodbyeManner = {
  id: string;
  /** Of the end of their message. */
  pattern: RegExp;
  lines: readonly Line[];
  /** Nobody is in a hurry: the step they chose may go with it. */
  isUnhurried?: true;
};

export const goodbyeManners: readonly GoodbyeManner[] = [
  {
    // No thanks are due from somebody who was not helped, and no cheer.
    id: 'let-down',
    pattern:
      /\b(?:waste of (?:my )?time|useless|pointless|no (?:use|help|point)|not (?:helping|helpful)|didn'?t help|rubbish|bullshit|stupid)\b/i,
    lines: [
      [
        'Fair. This was no help to you today, and I am sorry for that. You can come back at any time, or not.',
        "Fair. This didn't help today, and I'm sorry. Come back any time, or don't.",
      ],
      [
        'I am sorry it was not what you needed. Take good care of yourself.',
        "Sorry it wasn't what you needed. Take care of yourself.",
      ],
    ],
  },
  {
    id: 'child-first',
    pattern:
      /\b(?:kids?|baby|babies|toddler|twins|my (?:son|daughter)|little ones?|feed (?:him|her|them))\b|\b(?:he|she|they)(?:'?s|'re| is| are)? (?:up|awake|crying|up crying|awake again)\b/i,
    lines: [
      ['Go, the little one first.', 'Go, little one first.'],
      ['Of course, go. You know where I am.', "Go go, kid first. You know where I'm at."],
    ],
  },
  {
    id: 'stove',
    pattern:
      /\b(?:kettle|oven|stove|dinner|lunch|supper|food|rice|ugali|pizza|stew|soup|tea|burning|boiling)\b/i,
    lines: [
      [
        'Off you go, before it boils over. It was good to have you here.',
        'Go, before it burns. Good having you here.',
      ],
      ['Go, and have it in peace. Until next time.', 'Go, and enjoy it in peace. Till next time.'],
    ],
  },
  {
    id: 'somebody-calls',
    pattern:
      /\b(?:at the (?:door|gate)|door ?bell|calling|ringing|(?:my|the) (?:mum|mom|dad|boss|phone|wife|husband)(?:s|'s| is)? (?:\w+ )?(?:here|home|call\w*)|needs me|wants me|visitors|guests|neighbou?r)\b/i,
    lines: [
      [
        'Then go, that comes first. Come back whenever you like.',
        'Go, that comes first. Come back whenever.',
      ],
      ['Of course, go. We can pick this up any time.', 'Sure, go. We pick it up any time.'],
    ],
  },
  {
    id: 'work',
    pattern:
      /\b(?:meeting|class|lecture|shift|patient|client|boss|back to work|break(?:'?s)? over|my break|interview|exam|appointment|work calls|duty calls)\b/i,
    lines: [
      ['Go, and may it be a short one. Take care.', 'Go, hope it is a short one. Take care.'],
      ['Off you go, then. I hope it is kind to you.', 'Off you go. Hope it goes easy on you.'],
    ],
  },
  {
    id: 'on-the-way',
    pattern: /\b(?:bus|train|matatu|taxi|uber|cab|flight|boarding|my (?:stop|ride|lift)|gate)\b/i,
    lines: [
      ['Get there safely, then.', 'Get there safe.'],
      ['Off you go, and a good way to you.', 'Off you go, safe trip.'],
    ],
  },
  {
    id: 'sleep',
    pattern:
      /\b(?:sleep\w*|bed|bed ?time|good ?night|night|nighty|gn|nite|tired|sleepy|early (?:start|shift|morning)|up early|tomorrow|kesho|usiku mwema|lala salama|nilale|nalala|kulala|nimechoka)\b/i,
    isUnhurried: true,
    lines: [
      ['Good night, then. I hope sleep comes easily.', 'Night. Hope sleep comes easy.'],
      [
        'Sleep well. The rest can wait until there is daylight on it.',
        'Sleep well. The rest can wait for daylight.',
      ],
      ['Good night. Rest is the right next thing.', 'Good night. Rest is the right move.'],
    ],
  },
  {
    id: 'enough-today',
    pattern:
      /\b(?:(?:had|done|said) enough|enough for|that(?:'?s| is) (?:all|it|me)|call it a (?:day|night)|wrap)\b/i,
    isUnhurried: true,
    lines: [
      [
        'That was a good deal for one day. Be gentle with yourself now.',
        'That was a lot for one day. Go easy on yourself now.',
      ],
      [
        'Then that is enough, and it was not nothing. Take care.',
        "Then that's enough, and it wasn't nothing. Take care.",
      ],
    ],
  },
  {
    id: 'thanks',
    pattern:
      /\b(?:thank\w*|thx|ty|tysm|cheers|ta|asante\w*|appreciate|umenisaidia|been (?:\w+ ){0,2}(?:company|help|kind|helpful|patient|great|good|lovely))\b/i,
    isUnhurried: true,
    lines: [
      ['You are welcome. It was good to have you here.', "You're welcome. Good having you here."],
      ['Gladly. The hard part was yours. Take care.', 'Anytime. The hard part was yours. Take care.'],
      ['And thank you for telling me. Go well.', 'And thanks for telling me. Go well.'],
    ],
  },
];
