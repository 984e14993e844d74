// Farewells told in pieces: what is given away, cancelled, cleared up, written or paid ahead by somebody who will not be there.
import type { InPieces, Piece } from './piece.ts';

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const soon = `(?:tonight|tomorrow|${day}|this (?:week|weekend|evening|afternoon)|next week|week after next|after (?:the|my) \\w+)`;

export const pieces: readonly Piece[] = [
  {
    id: 'animal-handed-over',
    pattern:
      /\b(?:dog|cat|cats|dogs|puppy|horse|parrot|rabbit|staffy|lab|collie|terrier|pet|hens|budgie|him|her)\b.{0,60}\b(?:re ?hom\w*|new (?:home|owner|family)|taking (?:him|her|them)|having (?:him|her|them)|has (?:him|her|them) (?:now|from)|lives? with|gone to (?:live|my)|gave (?:him|her|them) to|good home)\b|\bfound (?:\w+ ){1,4}?a (?:\w+ )?(?:good|lovely|new|nice|loving|great|forever|proper) home\b|\b(?:re ?hom\w*|good home for|new home for|gave|giving|given|left|taking|having)\b.{0,30}\b(?:dog|cat|cats|dogs|puppy|horse|parrot|rabbit|staffy|collie|terrier|hens|budgie|him from)\b/,
    unless: /\b(?:foster\w*|litter|puppies|kittens|allerg\w*|landlord|holiday|vacation|new baby)\b/,
  },
  {
    id: 'no',
    pattern:
      /^(?:(?:um|well|honestly) )*(?:no|nope|nah|not really|never|hapana)(?: (?:i )?(?:will not|wont|not (?:this time|again|anymore)|no))?$/,
  },
  {
    id: 'gives-treasures',
    pattern:
      /\b(?:gave|given|giv(?:e|ing)|left|handed)\b.{0,40}\b(?:ps ?[45as]|playstation|xbox|switch|jordans|trainers|sneakers|guitar|watch|ring|records|vinyl|car keys|laptop|bike|medals|jewellery|jewelry|collection|console)\b|\b(?:ps ?[45as]|playstation|xbox|switch|jordans|guitar|watch|records|laptop|bike|medals|jewellery|console)\b.{0,40}\b(?:keep it|keep them|have it|have them|all yours|his now|hers now|mine now)\b/,
    unless: /\b(?:new one|upgrad\w*|birthday|christmas|moving|too small|sold|borrow\w*|lent|swap\w*)\b/,
  },
  {
    id: 'black-square',
    pattern:
      /\b(?:post\w*|put up|shared|story|stories)\b.{0,20}\b(?:black (?:square|screen|picture|pic)|just black)\b/,
    unless: /\b(?:blm|black lives|blackout tuesday|crossword|chess|paint\w*|malevich|solidarity|protest)\b/,
  },
  {
    id: 'will-not-use-it',
    pattern:
      /\b(?:will not|wont|not going to|no longer) (?:be )?(?:need\w*|play\w*|us(?:e|ing)|there|around)\b|\bdo(?:es)? not need (?:it|them|any of it)(?: anymore)?$/,
  },
  {
    id: 'cancels-things',
    pattern:
      /\b(?:cancel\w*|stopped|ended|closed|unsubscrib\w*|ends?|runs out) (?:\w+ ){0,4}(?:gym|netflix|spotify|phone|contracts?|subscriptions?|sky|broadband|insurance|direct debits?|everything|memberships?|accounts?)\b|\b(?:netflix|spotify|gym|phone|contract)(?: \w+)? (?:too|as well|gone|cancelled|is up|up|off)\b/,
    unless:
      /\b(?:moving|abroad|skint|broke|saving|save|too (?:expensive|dear|much)|price|switch\w*|provider|afford)\b/,
  },
  {
    id: 'you-know',
    pattern:
      /\b(?:you|u) know (?:what i mean|how come|why|what (?:that|it) means|what for|exactly)\b|\biykyk\b|\bwork it out\b|\bguess why\b/,
  },
  { id: 'names-day', pattern: new RegExp(`\\b${soon}$`) },
  {
    id: 'writes-to-child',
    pattern:
      /\bletters? (?:say|says|is|are|tells?)\b|\b(?:in writing|writ(?:e|ing)|wrote|letters?|say|tell|telling|put)\b.{0,40}\b(?:my |the )?(?:kids?|children|son|daughter|boys|girls|little (?:boy|girl)|them|her|him)\b/,
    unless:
      /\b(?:santa|teacher|school|birthday|reference|will i|divorc\w*|separat\w*|custody|split|leaving (?:him|her)|moving out)\b/,
  },
  {
    id: 'never-their-fault',
    pattern:
      /\b(?:not|never|none of (?:it|this)|nothing)\b.{0,30}\b(?:(?:his|her|their|your|my kids|anyones?|anybody s) fault|(?:because|cos) of (?:her|him|them)|to blame|(?:could|can) have (?:done|stopped))\b/,
    unless: /\b(?:divorc\w*|separat\w*|split|accident|crash|football|exam|goal)\b/,
  },
  {
    id: 'not-there-to-say',
    pattern:
      /\b(?:when|because|if|once|after) i (?:am|will be|will|was) (?:not (?:here|there|around|be)|gone)\b|\bsomeone has to (?:say|tell)\b|\blook after (?:their|her|his|your) (?:mum|mom|mother|dad|sister|brother|nan|gran)\b|\bnot there to (?:say|tell|see|explain)\b|\bread (?:it|this|them)? ?(?:when|once|after) (?:i|it)\b/,
    unless:
      /\b(?:holiday|deployed|deployment|tour|surgery|operation|work|night shift|cruise|when i am old|hospital stay)\b/,
  },
  {
    id: 'clears-up-for-others',
    pattern:
      /\b(?:clear(?:ed|ing)|sort(?:ed|ing)|label\w*|empt(?:y|ied)|box(?:ed|ing)|tid(?:y|ied|ying)|burn(?:ed|t) (?:my|the old))\b.{0,40}\b(?:loft|attic|shed|wardrobe|papers?|paperwork|it all|things|stuff|house|garage|files|drawers|everything|diaries|who gets what)\b|\bwho gets what\b/,
    unless:
      /\b(?:new (?:house|flat|baby)|nursery|skip|car boot|marie kondo|spring|after (?:mum|dad|gran|nan)|mum s|dad s|moving)\b/,
  },
  {
    id: 'spares-them-the-mess',
    pattern:
      /\b(?:do not|not|did not) want (?:them|her|him|anyone|anybody|the kids|my \w+|people|someone) (?:to )?(?:have|having|deal\w*|clear\w*|find\w*|left with|be left|sort\w*)\b.{0,40}\b(?:mess|stuff|things|it all|to deal with|it|me|after|bills|clear)\b|\bso (?:they|nobody|no one|the kids) (?:do|does)(?: not)? have to\b/,
    unless: /\b(?:years|one day|when i am old|decades|swedish|flood|visit\w*|guests?|party)\b/,
  },
  {
    id: 'near-time',
    pattern: new RegExp(
      `^(?:\\w+ ){0,6}${soon}(?: (?:i )?(?:think|guess|suppose|would think|probably|latest))*$`,
    ),
  },
  {
    id: 'last-one',
    pattern:
      /\b(?:last ones?|the last|a last|last (?:day|meal|time|walk|one)s?) (?:should|has to|ought|deserves?|is|be|was)\b|\bwanted (?:it|one|a last one) to be (?:a )?(?:nice|good|perfect)\b|\bto end on\b/,
    unless: /\b(?:holiday|term|school|job|single|married|summer|course|chemo|shift)\b/,
  },
  {
    id: 'good-last-day',
    pattern:
      /\b(?:favourite|favorite|nice|lovely|perfect|good)\b.{0,60}\b(?:breakfast|meal|dinner|walk|day|beach|rang|called|visited|hugged|saw)\b|\b(?:rang|called|visited|hugged) (?:my |the )?(?:brother|sister|mum|mom|dad|nan|gran|son|daughter|everyone|kids)\b/,
  },
  {
    id: 'letters-to-people',
    pattern:
      /\b(?:letters?|notes?|messages?|goodbyes?|videos?)\b.{0,20}\b(?:to|for) (?:people|everyone|them|my (?:friends|mum|mom|dad|family|sister|brother))\b|^(?:just |like )*letters\b/,
  },
  {
    id: 'hides-sharps-from-me',
    pattern:
      /\b(?:hid(?:e|es|ing|den)?|lock(?:s|ed|ing)?(?: up| away)?|taken?|takes|took|mov(?:ed|es))\b.{0,20}\b(?:knives|razors?|pills|tablets|medicine|meds|scissors|belts?|car keys|paracetamol)\b/,
    unless:
      /\b(?:toddler|baby|kids?|burglar|dementia|dog|cat|from (?:my|his|her|the) (?:brother|sister|gran|nan|kids|grandad|toddler))\b/,
  },
  {
    id: 'lists-letters',
    pattern:
      /\b(?:list|address\w*|envelopes?|stamps)\b.{0,60}\b(?:gets? (?:a |one |their )?(?:letters?|note)|letters?|goodbyes?)\b|\b(?:people|everyone|those|who) (?:who |that )?(?:gets?|will get|needs?) a letter\b/,
    unless: /\b(?:birthday|invit\w*|wedding|christmas|thank you|mailing|leaflets?|council|petition|santa)\b/,
  },
  {
    id: 'bare-day',
    pattern: new RegExp(`^(?:(?:um|well|on|for|maybe|probably|it is|its) )*(?:${soon}|my birthday)$`),
  },
  {
    id: 'pays-ahead',
    pattern:
      /\bpaid\b.{0,40}\b(?:up to|up till|till|until|ahead|in advance|up front|off)\b|\b(?:paid|cancelled|stopped) the (?:\w+ )?(?:rent|window cleaner|milkman|papers?|cleaner|gardener)\b/,
    unless: /\b(?:mortgage|car|loan|holiday|tickets?|deposit|course|gym)\b/,
  },
  {
    id: 'i-am-not',
    pattern:
      /^(?:(?:um|well|honestly) )*(?:i am not(?: coming back)?|never|i will not(?: be)?|not (?:coming back|this time)|hopefully never|no (?:i am not|return))$/,
  },
];

export const rules: readonly InPieces[] = [
  {
    id: 'suicide.animal-and-no-visit',
    kind: 'suicide',
    level: 'elevated',
    newest: 'no',
    told: ['animal-handed-over'],
    asked:
      /\b(?:(?:will|would|can|could|do) you (?:\w+ )*(?:visit|see (?:him|her|them|it)|be (?:there|able to (?:visit|see)|around|with (?:him|her|them)))|you (?:will not|won['’]?t) be (?:there|around|with|able)|coming back for|miss (?:him|her|them)|be back|see (?:him|her|them) again)\b[^?]*\?/,
  },
  {
    id: 'suicide.square-and-treasures',
    kind: 'suicide',
    level: 'imminent',
    newest: 'black-square',
    told: ['gives-treasures'],
  },
  {
    id: 'suicide.square-and-treasures',
    kind: 'suicide',
    level: 'imminent',
    newest: 'gives-treasures',
    told: ['black-square'],
  },
  {
    id: 'suicide.treasures-unneeded',
    kind: 'suicide',
    level: 'elevated',
    newest: 'will-not-use-it',
    told: ['gives-treasures'],
  },
  {
    id: 'suicide.cancelled-and-dated',
    kind: 'suicide',
    level: 'imminent',
    newest: 'you-know',
    told: ['cancels-things', 'names-day'],
  },
  {
    id: 'suicide.cancelled-unneeded',
    kind: 'suicide',
    level: 'elevated',
    newest: 'you-know',
    told: ['cancels-things'],
  },
  {
    id: 'suicide.letter-to-child',
    kind: 'suicide',
    level: 'elevated',
    newest: 'not-there-to-say',
    told: ['writes-to-child', 'never-their-fault'],
  },
  {
    id: 'suicide.letter-to-child',
    kind: 'suicide',
    level: 'elevated',
    newest: 'never-their-fault',
    told: ['writes-to-child', 'not-there-to-say'],
  },
  {
    id: 'suicide.clears-up-soon',
    kind: 'suicide',
    level: 'imminent',
    newest: 'near-time',
    told: ['clears-up-for-others', 'spares-them-the-mess'],
  },
  {
    id: 'suicide.last-good-day',
    kind: 'suicide',
    level: 'imminent',
    newest: 'last-one',
    told: ['good-last-day'],
  },
  {
    id: 'suicide.letters-found',
    kind: 'suicide',
    level: 'elevated',
    newest: 'letters-to-people',
    told: ['hides-sharps-from-me'],
  },
  {
    id: 'suicide.letters-listed',
    kind: 'suicide',
    level: 'imminent',
    newest: 'bare-day',
    told: ['lists-letters'],
  },
  {
    id: 'suicide.paid-and-not-back',
    kind: 'suicide',
    level: 'elevated',
    newest: 'i-am-not',
    told: ['pays-ahead'],
    asked: /\b(?:back|home|return\w*|again)\b[^?]*\?/,
  },
];
