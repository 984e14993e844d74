// What the body is made to bear, told in pieces: skin that is hidden, meals that are handed back.
import type { InPieces, Piece } from './piece.ts';

export const pieces: readonly Piece[] = [
  {
    id: 'took-pills',
    pattern:
      /\b(?:after|since|from) (?:the|my|those|i took (?:the|my)?) ?(?:pills|tablets|capsules|meds|paracetamol|ibuprofen)\b|\b(?:took|taken|had|swallowed) (?:the|my|some|those|mum s|her|his) (?:\w+ )?(?:pills|tablets|capsules|paracetamol)\b/,
    unless: /\b(?:antibiotics?|headache went|doctor said)\b/,
  },
  {
    id: 'all-that-was-left',
    pattern:
      /^(?:(?:um|like|well|just|oh|i think|maybe) )*(?:all (?:of (?:them|it|what was left|the (?:box|packet|bottle))|that (?:was|were) (?:left|there|in there))|the (?:whole|rest|lot|box|packet|bottle|strip)|whole (?:box|packet|bottle|strip|lot)|the lot|everything (?:that was )?(?:left|in (?:it|there|the (?:box|bottle|packet)))|both (?:boxes|packets|strips)|[2-9]\d|twenty|thirty|forty|fifty|a handful|lost count|too many|i lost count|do not know)\b/,
  },
  {
    id: 'hides-skin',
    pattern:
      /\b(?:short sleeves?|t ?shirts?|shorts|swim\w*|bikini|pe kit|vest|summer dress|sleeves|roll (?:them|it|my sleeves) up)\b/,
  },
  {
    id: 'would-see-them',
    pattern:
      /\b(?:would|will|might|could|she d|he d|they d|shed|hed) ?(?:\w+ )?(?:see|notice|find out|ask about) ?(?:them|my (?:arms?|legs?|thighs?|wrists?))?\b|\b(?:can not|could not) (?:wear|show|take)\b|^(?:i )?can not$/,
  },
  {
    id: 'the-new-ones',
    pattern:
      /^(?:(?:um|the|my|just|like) )*(?:new|fresh|recent|other|latest|ones) (?:ones?|marks|cuts|lines)\b|\bmarks\b|\bthe (?:cuts|lines|scars)\b|^(?:what i did|what ive done|what i have done)$/,
  },
  {
    id: 'eats-nearly-nothing',
    pattern:
      /^(?:(?:um|well|just|only|like|about) )*(?:an? |one |half an? |some |two )?(?:apple|carrot|cracker|rice cake|yoghurt|yogurt|cucumber|lettuce|egg white|grape|grapes|almonds?|black coffee|gum|banana|slice of \w+)\b/,
  },
  {
    id: 'gave-it-back',
    pattern:
      /\b(?:gave|brought|got|threw|threw it|sicked|spat|made) (?:the rest |the lot |most (?:of it )?|it |half )?(?:back|up|rid|it out|back up)\b/,
    unless: /\b(?:shop|library|returned|dog|refund)\b/,
  },
  {
    id: 'lines-in-a-row',
    pattern: /\b(?:lines?|cuts|marks|words|burns|stripes)\b|\bin a row\b/,
    unless: /\b(?:bingo|fishing|tattoo|drawing|poem|code|tube|bus|eyeliner|wrinkles|washing|sunburn)\b/,
  },
  {
    id: 'on-me',
    pattern:
      /^(?:(?:um|well|just|they are) )*(?:on|in|down|across|into) (?:me|my (?:arms?|legs?|thighs?|skin|wrists?|stomach|hips?))$/,
  },
  {
    id: 'only-water',
    pattern:
      /^(?:(?:um|just|only|well) )*(?:water|black coffee|coffee|nothing|ice|gum|broth|diet coke)(?: and (?:\w+ )?\w+)? (?:mon\w*|tues\w*|wed\w*|for|(?:till|til|until)(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch|late|midnight|bed))|since|all|every|\d+ days)\b/,
    // One who lies awake counts the cups.
    unless: /\b(?:sleep|awake|insomnia|night)\b/,
  },
  {
    id: 'ever-smaller',
    pattern:
      /\b(?:size (?:\d+|zero)|by (?:easter|summer|christmas|prom|the wedding)|los(?:e|ing) (?:more|another|\d+)|kilos?|kg|stone|smaller|thinner)\b/,
  },
  {
    id: 'ate-long-ago',
    pattern:
      /^(?:(?:um|well|i think|maybe|probably|i) )*(?:(?:before|not since|since) (?:the|my|his|her|she|he|mum|dad|they) ?(?:funeral|died|left|passed|weekend|accident|hospital|burial|wake)?|(?:a few|three|four|five|several|\d) days(?: ago)?|last week|(?:can not|do not|could not) (?:remember|recall|say)|do not know|days ago)\b/,
  },
  {
    id: 'someone-saw',
    pattern: /\b(?:saw|seen|spotted|noticed|found|walked in)\b|\bchanging rooms?\b/,
  },
  {
    id: 'what-i-do',
    pattern:
      /^(?:(?:um|well|like|just) )*(?:what i (?:do|did|have (?:done|been doing))|my (?:arms?|legs?|thighs?|stomach|wrists?|cuts|scars))(?: to (?:myself|me|them))?$/,
  },
];

export const rules: readonly InPieces[] = [
  {
    id: 'overdose.all-that-was-left',
    kind: 'overdose',
    level: 'imminent',
    newest: 'all-that-was-left',
    told: ['took-pills'],
    asked: /\bhow (?:many|much)\b[^?]*\?/,
  },
  {
    id: 'self_harm.would-be-seen',
    kind: 'self_harm',
    level: 'elevated',
    newest: 'the-new-ones',
    told: ['hides-skin', 'would-see-them'],
    asked:
      /\b(?:see|notice|find|ask about) what\b[^?]*\?|\bwhat (?:would|might|will) (?:she|he|they|people|your \w+) see\b[^?]*\?/,
  },
  {
    id: 'self_harm.lines-on-me',
    kind: 'self_harm',
    level: 'elevated',
    newest: 'on-me',
    told: ['lines-in-a-row'],
  },
  {
    id: 'eating_disorder.only-water-to-be-small',
    kind: 'eating_disorder',
    level: 'elevated',
    newest: 'only-water',
    told: ['ever-smaller'],
  },
  {
    id: 'self_neglect.ate-long-ago',
    kind: 'self_neglect',
    level: 'elevated',
    newest: 'ate-long-ago',
    told: [],
    asked:
      /\b(?:when did you last (?:eat|have (?:a meal|food|something|anything))|when was (?:your last meal|the last time you ate)|what have you eaten since|last time you ate)\b[^?]*\?/,
  },
  {
    id: 'self_harm.somebody-saw',
    kind: 'self_harm',
    level: 'elevated',
    newest: 'what-i-do',
    told: ['someone-saw'],
    asked:
      /\bwhat did (?:they|she|he|your \w+|the \w+|someone) (?:see|notice|find)\b[^?]*\?|\bsee what\b[^?]*\?/,
  },
  {
    id: 'eating_disorder.gave-it-back',
    kind: 'eating_disorder',
    level: 'elevated',
    newest: 'gave-it-back',
    told: ['eats-nearly-nothing'],
  },
];
