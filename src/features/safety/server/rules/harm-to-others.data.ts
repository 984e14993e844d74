// Violence towards others, told apart from figures of speech by means, time, target and tone.
import type { Rule } from '../rule.ts';

const target =
  '(?:him|her|them|my (?:\\w+ )?(?:boss|wife|husband|ex|girlfriend|boyfriend|partner|father|dad|mother|mum|mom|stepdad|stepfather|brother|sister|neighbou?r|teacher|roommate|colleague|coworker|uncle|landlord)|everyone|everybody|people|someone|somebody|that (?:man|woman|guy|bastard|bitch|idiot|boy|girl))';
const violence =
  '(?:kill|shoot|stab|strangle|poison|murder|burn|run over|beat (?:the \\w+ out of )?|seriously hurt|hurt|attack|choke|smash|end)';
const violenceIng =
  '(?:killing|shooting|stabbing|strangling|poisoning|murdering|burning|beating|hurting|attacking|choking)';

export const harmToOthersRules: Rule[] = [
  {
    id: 'harm_to_others.now',
    kind: 'harm_to_others',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:going to|will|about to|plan(?:ning)? to|want to|ready to) ${violence} ${target}\\b.{0,40}\\b(?:tonight|today|right now|tomorrow|this weekend|when (?:he|she|they) (?:comes?|gets?|sleeps?|is|are)|with (?:a|my|the) (?:gun|knife|machete|panga|hammer|car))\\b`,
    ),
    unless: /\b(?:at (?:chess|fifa|football|tennis|the game)|in the (?:race|match|game)|end it|argument)\b/,
  },
  {
    id: 'harm_to_others.weapon',
    kind: 'harm_to_others',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:have|got|took|bought|grabbed|holding|brought|with) (?:a|my|the|his|dad s) (?:gun|knife|machete|panga|weapon|rifle|pistol|axe)\\b.{0,50}\\b(?:${target}|going (?:over|to (?:his|her|their))|pay|waiting|outside)\\b|\\b(?:shoot|shooting|blow|bomb|burn) (?:up |down )?(?:the |my |this |that )?(?:school|office|church|mosque|mall|workplace|house with (?:him|her|them))\\b`,
    ),
    needs: /\b(?:going to|will|want|kill|hurt|pay|shoot|stab|bomb|blow|burn|end)\b/,
    unless:
      /\b(?:photo ?shoot|video|film|scared|afraid|drill|he has a gun|she has|they have|threaten(?:ed|s) me)\b/,
  },
  {
    id: 'harm_to_others.want',
    kind: 'harm_to_others',
    level: 'elevated',
    isBroad: true,
    pattern: new RegExp(
      `\\b(?:(?:want|need|plan\\w*|decided|ready|wish i could|urge\\w*|fantasi\\w* (?:about|of)|dream(?:ing)? (?:of|about)|think\\w* (?:about|of)|thoughts? (?:of|about)|imagin\\w*) (?:to )?(?:${violence}|${violenceIng}) ${target}|make (?:him|her|them) (?:bleed|suffer|pay with|disappear for good))\\b`,
    ),
    unless:
      /\b(?:afraid of hurting|do not want to hurt|hurt (?:his|her|their) feelings|hurting (?:his|her|their) feelings|without hurting|did not mean to hurt|at (?:chess|fifa)|surprise party|kill (?:him|her|them) with kindness|end things|(?:spider|final|last|end|level|raid|mini|secret|dragon) boss|boss (?:fight|battle|in (?:level|hollow|elden|dark|zelda|phase))|hollow knight|elden ring|dark souls|zelda|bloodborne|respawn\w*)\b/,
  },
  {
    id: 'harm_to_others.swahili',
    kind: 'harm_to_others',
    level: 'elevated',
    pattern: /\b(?:nataka|nita|ningependa) ?(?:kumuua|muua|kuwaua|kumchoma|kumdunga)\b/,
  },
  {
    id: 'harm_to_others.plan-death',
    kind: 'harm_to_others',
    level: 'elevated',
    pattern: new RegExp(
      `\\b(?:make|making|want|watch|see|plan\\w* (?:how|to)|wish)\\b.{0,25}\\b${target} (?:to )?(?:stop breathing|dead|die|bleed|beg|burn|suffer|disappear)\\b`,
    ),
    needs: /\b(?:plan\w*|want|going|would|imagine|fantasi\w*|wish)\b/,
    unless:
      /\b(?:movie|do not want|did not want|never want|scared|afraid|watch(?:ed|ing) (?:him|her|them|my \w+) die|had to (?:watch|see)|cancer|hospital|hospice|illness)\b/,
  },
  {
    id: 'harm_to_others.going-to',
    kind: 'harm_to_others',
    level: 'elevated',
    isBroad: true,
    pattern: new RegExp(
      `\\bi (?:am going to|will|swear i will|am about to) (?:kill|stab|shoot|strangle|poison|murder) ${target}\\b`,
    ),
    unless:
      /\b(?:if (?:he|she|they|you)|lol|dishes|late again|with kindness|when (?:he|she) gets home lol|my (?:brother|sister) ate)\b/,
  },
  {
    id: 'harm_to_others.lost-control',
    kind: 'harm_to_others',
    level: 'elevated',
    pattern:
      /\bi (?:hit|beat|slapped|punched|choked|pushed|kicked|shook|hurt|grabbed) my (?:wife|husband|girlfriend|boyfriend|partner|kids?|son|daughter|child|children|baby|mum|mom|mother)\b(?! (?:s|shower|back)\b)|\b(?:scared|afraid|worried|terrified) (?:that )?i (?:will|might|am going to|could) (?:hurt|hit|kill|harm|snap and hurt|shake|smother) (?:my|someone|somebody|him|her|them|the baby)\b/,
    ignoresSubject: true,
    unless:
      /\b(?:feelings|disappoint|at (?:chess|fifa|the game)|high ?five|when we were (?:kids|little)|back)\b/,
  },
  {
    id: 'harm_to_others.stood-over',
    kind: 'harm_to_others',
    level: 'elevated',
    pattern:
      /\b(?:stood|stand|standing|stands) over (?:my|his|her|the|their) (?:\w+ ){0,3}?(?:bed|cot|crib|chair|sofa)\b.{0,12}\bwith (?:a|the|my) (?:cushion|pillow|knife|hammer|bat|scissors|iron|belt|syringe|axe|panga)\b/,
    unless:
      /\b(?:change|changing|fluff\w*|plump\w*|ironing|clean|comfortable|nurse|his head up|her head up|film|dream\w*)\b/,
  },
];
