// Harm by others, and children who are not safe, where no word of violence is said: who hides when the key turns, a "no"
// that was not taken, a secret an adult asks for. Each says it whoever says it, and however the rest is put.
import type { Rule } from '../rule.ts';

const adult =
  '(?:(?:step)?(?:uncle|dad|father|mum|mom|mother|brother)|grand(?:dad|father|pa)|cousin|coach|teacher|tutor|pastor|priest|imam|guru|elder|bishop|boss|neighbou?r|babysitter|lodger|counsell?or|mum s boyfriend|mom s boyfriend)';
const small = '(?:kids?|children|girls|boys|baby|toddler|little one|son|daughter|twins)';
const child = `(?:him|her|them|the ${small}|my (?:\\w+ )?${small})`;
const alarm =
  '(?:him|her|me|touch\\w*|kiss\\w*|bed|clothes|undress\\w*|naked|lap|alone|do it|hate|hurts?|scared|do not like|do not want|tell|telling|told|vestry|hotel|massages?)';

export const harmHalfSaidRules: readonly Rule[] = [
  {
    id: 'abuse.they-hide',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b(?:when|whenever|every time|as soon as|the moment) (?:\\w+ ){0,4}?(?:car (?:pulls|comes|turns)|key (?:turns|goes)|(?:he|dad|daddy|my (?:husband|dad|father|stepdad|partner|boyfriend)) (?:comes? (?:home|in)|gets? (?:home|in)|walks? in|shouts?|raises?)) ?(?:\\w+ ){0,6}?(?:(?:the |my |our )?${small}|we(?: all)?|they|i) (?:\\w+ )?(?:hides?(?= (?:under|in|behind|and|until|from|upstairs)\\b|$)|go(?:es)? (?:quiet|silent|stiff)|freezes?|runs? upstairs(?! to\\b)|stops? (?:talking|breathing|laughing)|wets?)\\b`,
    ),
    unless:
      /\b(?:surpris\w*|presents?|heating|cold|drawings?|excit\w*|happy|jump out|giggl\w*|game|play\w*|seek|peekaboo|vet|hoover|vacuum|dog|cat|puppy|santa|laugh(?:s|ing) (?:about|at)|prank)\b/,
  },
  {
    id: 'abuse.no-not-taken',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:he|she|they) (?:\w+ )?(?:(?:said|says|told me) (?:that )?i owed? (?:(?:him|her)(?: (?:it|that|this|sex))?|it to (?:him|her))(?=$| (?:for|after|because|since|anyway)\b)|(?:did it|took it|took me|had me|got (?:his|her) way) anyway|kept (?:going|on)$|carried on$|(?:said|told me to) lie still|pulled (?:down|off) my (?:\w+ )?(?:pants|trousers|skirt|underwear|clothes|knickers|dress|top|tights|jeans|shorts|bra))\b/,
    needs:
      /\bi (?:\w+ ){0,2}(?:told (?:him|her|them) (?:\w+ )?no|said (?:\w+ )?no|said (?:i was|i am) (?:tired|sore|not in the mood)|did not want (?:to|it))\b/,
    unless:
      /\b(?:money|quid|bucks|pounds|dollars|shillings|rent|lunch|favou?r|a lift|beers?|ball|tickl\w*|joke|talking|singing|snoring|calling|texting|ringing|asking|posting|game|years ago)\b/,
  },
  {
    id: 'abuse.woke-to-it',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\bwoke(?: up)? (?:and |with |to (?:find )?)?(?:he|him|she|her|they|someone|somebody|a (?:man|guy)|this guy|my (?:\w+ )?(?:ex|boss|friend|mate|cousin|uncle|brother|stepdad|boyfriend|husband|partner))(?: (?:was|is|were|s|already|had))* (?:on top of me|in(?:side)? (?:of )?me|doing it(?= to me|$)|touching me|having sex|taking (?:off )?my (?:clothes|pants|knickers|underwear)|pulling (?:off|down|up) my)\b/,
    unless: /\b(?:year old|dog|cat|puppy|kitten|toddler|baby|dream\w*|nightmare|years ago)\b/,
  },
  {
    id: 'abuse.secret-or-holy',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b${adult} (?:\\w+ ){0,2}?(?:says?|said|tells? me|told me|calls?|called) (?:\\w+ ){0,4}?(?:our (?:little |special |own )?(?:secret|game)|god s (?:plan|will) (?:that|for) (?:we|us|me|him)|a healing|part of (?:it|the (?:treatment|training|lesson|healing)))\\b`,
    ),
    needs: new RegExp(`\\b${alarm}\\b`),
    unless:
      /\b(?:surprise|present|gift|party|birthday|recipe|tactics?|team talk|treasure|coins|easter|christmas|cake|sweets|saturday|baptism|choir|youth group)\b/,
  },
  {
    id: 'child_at_risk.shut-up-or',
    kind: 'child_at_risk',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:shut up|be quiet|stop (?:it|crying)) or i(?: will| am going to)? (?:make (?:you|him|her)|hit|shake|smack|slap|throw|hurt|give you something to cry)\b/,
    needs:
      /\b(?:cries|crying|cry|screams?|baby|toddler|newborn|son|daughter|little one|kids?|child|children)\b/,
    unless:
      /\b(?:my (?:mum|mom|dad|mother|father|gran\w*) (?:used to|always|would)|when i was|used to|film|song|sing\w*|joke)\b/,
  },
  {
    id: 'child_at_risk.left-in-car',
    kind: 'child_at_risk',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b(?:left|leave|leaves|leaving) ${child} (?:\\w+ ){0,2}?(?:in the car|at home alone|alone at home|in the house alone|on the street) (?:\\w+ ){0,4}?(?:hours?|all (?:day|night)|until (?:dark|morning)|because i (?:could not|can not) (?:face|cope|stand|bear|take))\\b`,
    ),
    unless:
      /\b(?:with (?:my|his|her|their|the) \w+|asleep on|years ago|dream\w*|dreamt|film|phone|bags?|shopping|dog)\b/,
  },
  {
    id: 'abuse.until-i-gave-in',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|mum|mom|mother|ex)\b.{0,20}\b(?:drove|locked|held|kept|hung|shook|threatened|starved|stood over|would not let)\b.{0,50}\buntil i (?:said (?:sorry|yes)|apologi[sz]ed|begged|gave in|signed|did what|knelt)\b/,
    unless:
      /\b(?:tickl\w*|propos\w*|marry|wedding|dance|game|play\w*|joke|brother (?:and|when)|in the car park|years ago|film)\b/,
  },
  {
    id: 'abuse.bruises-covered',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:cover(?:ed|ing|s)?|hid(?:e|es|ing)?) (?:up )?(?:\w+ ){0,2}?(?:bruis\w*|black eye)\b(?=.*\b(?:concealer|make ?up|foundation|scarf|sleeves?|sunglasses|polo ?neck|turtleneck)\b)|\b(?:concealer|make ?up|foundation|scarf|sleeves?|sunglasses|polo ?neck|turtleneck)\b.{0,30}\b(?:cover(?:ed|ing|s)?|hid(?:e|es|ing)?|over) (?:up )?(?:\w+ ){0,2}?(?:bruis\w*|black eye)\b/,
    unless:
      /\b(?:bike|bicycle|football|rugby|boxing|judo|fell (?:off|down|over)|ladder|blood test|surgery|dentist|photo ?shoot|film|stage|theatre|play|filler|botox|iv|drip)\b/,
  },
  {
    id: 'child_at_risk.shut-away',
    kind: 'child_at_risk',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b(?:let|put|puts|leave|leaves|left|shut|shuts|lock|locks|locked) ${child} (?:\\w+ ){0,3}?(?:in|inside) (?:the |a )?(?:wardrobe|cupboard|closet|cellar|shed|boot|cold bath)\\b`,
    ),
    unless:
      /\b(?:hide and seek|seek|play\w*|game|doll|clothes|toys|den|costume|photo\w*|by accident|accidentally|years ago)\b/,
  },
  {
    id: 'abuse.made-to-sign',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:makes?|made|forces?|forced) me (?:to )?sign (?:\w+ ){0,3}?(?:papers?|documents?|things?|forms?|it|contracts?) ?(?:that |which )?(?:i (?:can not|could not|am not allowed to|was not allowed to|did not get to) (?:read|see)|over to (?:him|her|them)|before (?:he|she|they) (?:lets?|let))\b/,
    unless:
      /\b(?:bank|hr|school|hospital|gym|landlord|estate agent|delivery|courier|terms and conditions|nda)\b/,
  },
  {
    id: 'abuse.lets-himself-in',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:lets?|letting) (?:him|her)self in(?:to)?\b.{0,30}\b(?:when|while) i (?:am |was )?(?:in (?:bed|the (?:bath|shower))|asleep|sleep\w*|undress\w*|naked|showering|alone)\b/,
    unless:
      /\b(?:cat|dog|plumber|(?:mum|mom|dad|sister|brother|husband|wife|flatmate|roommate|daughter|son|nurse|carer)(?! s) (?:\w+ )?lets?)\b/,
  },
  {
    id: 'abuse.watched-at-home',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:ex|he|she|someone|somebody|stranger|stalker|(?:a|this|that) (?:man|guy)|unknown number)\b.{0,12}\b(?:sent|sends|texted|texts|messaged) me (?:a |an |some )?(?:photo|picture|pic|video|selfie)s? (?:of|from|outside) (?:my|our|mum s|mom s|the kids) (?:\w+ )?(?:door|house|window|car|bedroom|school|street|gate|garden)\b/,
    unless:
      /\b(?:estate agent|delivery|courier|parcel|package|listing|paint\w*|new|builder|plumber|repair\w*|sold|snow|wedding|years ago|flood\w*|leak)\b/,
  },
  {
    id: 'abuse.feigns-sleep',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\bi (?:\w+ ){0,8}?pretend(?:ed|ing)? (?:that )?(?:i am|i was|to be|i have been|being) (?:asleep|sleeping)\b/,
    needs:
      /\b(?:landing|creaks?|creaking|footsteps?|door ?handle|handle turns?|at night|every night|anyway)\b/,
    unless:
      /\b(?:christmas|santa|tooth fairy|torch|reading|book|phone|surpris\w*|birthday|nap|bus|train|plane|early|school|laugh\w*|giggl\w*|game|walk the dog|bins|dishes|breakfast in bed|cat|dog|years ago|as a kid|flatmates?|roommates?|nephew|niece|toy|kids|landlord)\b/,
  },
  {
    id: 'abuse.last-time-it-cost',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:last|the other) time i (?:\w+ ){1,8}?i (?:could|can) not (?:open my (?:\w+ )?(?:eyes?|mouth|jaw)|see out of|sit(?: down)?|walk|chew|lie on|hear (?:on|out of)|swallow|turn my (?:head|neck)|lift my arm|leave the house) ?(?:\w+ ){0,5}(?:for|until) (?:\w+ ){0,2}(?:days?|weeks?|a month|hours)\b/,
    unless:
      /\b(?:gym|run|ran|running|marathon|squats?|surgery|vaccin\w*|jab|dentist|allerg\w*|sting|stung|flu|bee|wasp|deadlift\w*|leg day|hay ?fever|peppers?|chilli|lift(?:ed|ing)|horse|rode|ski\w*|climb\w*|hik\w*|yoga|spin|cycl\w*|garden\w*|moved house|tattoo|waxed|mascara|make ?up|lashes|contacts?|lens\w*|drank|drink|dan(?:ce|ced)|sunb\w*|ate|eat|work\w*|help\w*|mov(?:e|ed|ing)|paint\w*|dug|dig\w*)\b/,
  },
  {
    id: 'harm_to_others.went-there-armed',
    kind: 'harm_to_others',
    level: 'imminent',
    pattern:
      /\bi (?:\w+ )?(?:drove|went|walked|cycled|got the bus|took the bus) (?:there|over|past|to)\b (?:\w+ ){0,8}?(?:sat|waited|stood|parked|stayed)\b.{0,30}\bwith (?:the|my|a|his|dad s) (?:\w+ )?(?:gun|rifle|shotgun|pistol|knife|machete|panga|axe|petrol|acid|bat|hammer)\b/,
    needs:
      /\b(?:shoot\w*|kill\w*|stab\w*|hurt\w*|pay|people|boss|manager|colleagues|school|class|them all|him|her|ex)\b/,
    unless:
      /\b(?:hunt\w*|range|deer|ducks?|pheasants?|game|film|rabbits?|cricket|baseball|rounders|sharpen\w*|picnic|fish\w*|shed|barn|beam|fork|fix\w*|shelf|build\w*|repair\w*)\b/,
  },
];
