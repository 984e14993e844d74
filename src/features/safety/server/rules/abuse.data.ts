// Violence and control suffered by the member, and children who are not safe.
import type { Rule, Signal } from '../rule.ts';

const person =
  '(?:he|she|they|my (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|stepmom|brother|uncle|aunt|cousin|boss|teacher|pastor|coach|son|roommate|bf|gf|parents|guardian))';
const hurts =
  '(?:hits?|hit|beats?|beat|beaten|beating|slaps?|slapped|kicks?|kicked|punch(?:es|ed)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|push(?:es|ed)|shov(?:es|ed)|burn(?:s|ed|t)|rap(?:es|ed|ing)|molest(?:s|ed)|assault(?:s|ed)|threw (?:a|the) \\w+ at|throws things at|drags?|dragged|whips?|whipped|(?<!(?:heart|panic|anxiety|asthma) )attacks?|attacked|abus(?:es|ed|ing)|grab(?:s|bed) (?:me )?by|touch(?:es|ed) me (?:down there|inappropriately|where|in (?:ways|places)|at night|when)|forc(?:es|ed) (?:himself|herself) on|forc(?:es|ed) me to (?:have sex|sleep with|do things|touch)|locks?|locked|sexually (?:abus\\w+|assault\\w+))';

const violenceRules: Rule[] = [
  {
    id: 'abuse.danger-now',
    kind: 'abuse',
    level: 'imminent',
    pattern: new RegExp(
      `\\b${person}\\b.{0,40}\\b(?:outside (?:the|my) door|breaking (?:in|down)|coming (?:up|for me|after me|to (?:hurt|kill|beat))|has a (?:gun|knife|machete|panga)|is (?:hitting|beating|hurting|choking|strangling) me|(?:says|said|swore|told me|promised|texted) (?:he|she|they) (?:will|would|is going to|are going to) kill me|going to kill me (?:tonight|if i (?:leave|go|stay|tell))|threatened to kill me|tried to (?:kill|strangle|choke|stab) me)\\b|\\b(?:hiding|hid|locked myself) in (?:the|a|my) (?:bathroom|toilet|closet|wardrobe|bedroom|room|car)\\b.{0,40}\\b(?:he|she|him|from|because|while)\\b`,
    ),
    ignoresSubject: true,
    needs:
      /\b(?:he|she|they|him|her|dad|father|mum|mom|mother|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|uncle|brother)\b/,
    unless:
      /\b(?:(?:toast|tea|coffee|soup|food|dinner|supper|breakfast|lunch|plates?|cups?|mugs?|cookies|cakes?|biscuits?|chapatis?|porridge|shoes|flowers|parcels?) (?:\w+ ){0,2}?outside (?:my|the) door|years ago|when i was|used to|lol|haha|hide and seek|surprise|spider|party|introvert|vase|broke (?:her|his|the)|if i (?:am late|fail|do not (?:clean|call|pass))|game)\b/,
  },
  {
    id: 'abuse.violence',
    kind: 'abuse',
    level: 'elevated',
    isBroad: true,
    pattern: new RegExp(
      `\\b${person} (?:\\w+ ){0,3}?${hurts}(?: (?:me|us|my (?:head|face|arm)|at|on))\\b|\\b(?:i (?:was|am|got|have been|keep being|get|am being|being)|been|being) (?:raped|sexually (?:assaulted|abused)|molested|beaten|hit|abused|assaulted|drugged|stalked|groomed|trafficked|strangled)\\b(?! (?:by (?:a|the) (?:car|bus|wave|bike|ball|feeling|wall))| with| hard by)`,
    ),
    ignoresSubject: true,
    unless:
      /\b(?:would(?: have|'?ve| ve) (?:slapp|smack)ed me|(?:will|would|are|do|can|going to) (?:you|they|the (?:hospital|police|doctors?))(?: \w+){0,3} lock (?:me|people) (?:up|away|in)|lock(?:ed)? (?:me )?(?:up|away) (?:in|at) (?:a|the|some) (?:hospital|ward|asylum|clinic|psych\w*)|pushed me into|by accident|my (?:baby|toddler|cat|kitten|puppy|horse) (?:\w+ )?(?:hits?|bites?|bit|kicks?|kicked|scratche[sd]|scratch)|hit(?:s|ting)? on (?:me|us|every\w*|girls|women|guys|men|people|her|him)(?! with| on| in the)|hit me (?:up|with|that|like|on (?:instagram|whatsapp))|hits me (?:that|like|hard that|up)|beat me (?:at|to|in)|beats me (?:at|to|in)|beaten (?:at|in|by (?:a|the|their|his|her) (?:team|goal))|lock(?:s|ed) (?:the|his|her)|in the (?:game|match|race|final)|when we were (?:kids|small|little)|as brothers do|has never (?:hit|hurt)|at (?:chess|fifa|cards|tennis)|hit (?:by )?(?:a|the) (?:car|bus|ball|low|wall)|pushes me to (?:be|do|try|grow|succeed)|pushed me to (?:be|do|try|apply|succeed))\b/,
  },
  {
    // Said as plainly as this, no reader is asked whether it sounds calm.
    id: 'abuse.partner-struck',
    kind: 'abuse',
    level: 'elevated',
    pattern:
      /^(?:(?:and|but|so|then|because|last night|yesterday|today|this morning) )*my (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|dad|father|mum|mom|mother|stepdad|stepmum|stepmom) (?:just )?(?:hit|beat|punched|kicked|slapped|choked|strangled) me(?: (?:after|again|last night|yesterday|today|this morning|tonight|because|when (?:i|the|he|she)|in (?:front|the (?:face|head|stomach|mouth))|twice|so hard)\b|$)/,
    ignoresSubject: true,
    unless:
      /\b(?:at (?:chess|cards|fifa|scrabble|tennis|monopoly|golf|pool|darts)|game|games|by accident|accidentally|asleep|in (?:his|her) sleep|dream\w*|nightmare|pillow|snowball|water balloon|when i was|as a (?:child|kid)|used to)\b/,
  },
  {
    id: 'abuse.beaten-with',
    kind: 'abuse',
    level: 'elevated',
    pattern: new RegExp(
      `\\b${person} (?:\\w+ ){0,3}?(?:hits?|beats?|hit|beat|beaten|whips?|whipped|canes?|caned|strikes?|struck) (?:me|us) (?:\\w+ )?with (?:a |an |the |his |her |their |whatever )?(?:\\w+ )?(?:belt|cable|wire|cane|hose|pipe|stick|bat|plank|iron|rungu|panga|slippers?|shoe|chain|rod|hanger|buckle|extension)\\b`,
    ),
    ignoresSubject: true,
    unless:
      /\b(?:years ago|when i was|used to|toy|pillow|foam|game|film|by accident|accidentally|as they (?:all )?did|those days|toddler|baby|playing)\b/,
  },
  {
    id: 'abuse.hands-on-throat',
    kind: 'abuse',
    level: 'elevated',
    isBroad: true,
    pattern:
      /\b(?:he|she|they|his|her|husband|wife|partner|boyfriend|girlfriend|dad|father|stepdad|mum|mom)\b.{0,30}\b(?:hands? (?:\w+ )?(?:around|on|round|to) my (?:neck|throat)|held (?:a|the) (?:knife|gun) to (?:me|my)|(?:pinned|pins|throws?|threw|slams?|slammed|drags?|dragged) me (?:against|down|across|into|by|to the|up against)|puts? me (?:up )?(?:against|across|through|by the (?:throat|neck|hair|arm)|(?:in)?to the (?:wall|floor|ground|door))|twist(?:s|ed) my arm|pulls? my hair|broke my (?:arm|nose|rib|jaw|wrist|finger|tooth))\b/,
    ignoresSubject: true,
    unless:
      /\b(?:massage|wrestling|judo|jiu|training|match|dentist|into (?:the )?(?:meeting|project|group|team)|down gently|accidentally|by accident)\b/,
  },
  {
    id: 'abuse.swahili',
    kind: 'abuse',
    level: 'elevated',
    pattern:
      /\b(?:ananipiga|hunipiga|amenipiga|alinipiga|anipiga|ananichapa|amenibaka|alinibaka|nimebakwa|nilibakwa|ananitishia|ananidhulumu|ananinyonga)\b/,
    ignoresSubject: true,
    unless:
      /\b(?:utani|tunacheka|tukicheka|akicheka|akicheza|tukicheza|kijiko|mtoto mdogo|miezi|draughts|fifa|mpira|nikiwa mdogo|nimesamehe|hakuna mtu|kwa bahati mbaya|simu|picha)\b/,
  },
  {
    id: 'abuse.control',
    kind: 'abuse',
    level: 'watch',
    pattern: new RegExp(
      `\\b(?:${person} (?:\\w+ ){0,2}(?:(?:does not|will not|never|do not) (?:let|allow) me (?:to )?(?:see|leave|go|have|talk|work|use|speak)|(?:checks|controls|tracks|took|takes|reads) my (?:phone|money|salary|messages|location|bank|card|passport|id)|threatens? (?:me|to)|threatened (?:me|to)|calls me (?:names|worthless|stupid|a whore)|isolat\\w+ me|spits? (?:on|at) me)|(?:afraid|scared|terrified|frightened) (?:of|to go home to|to be (?:alone )?with) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner|dad|father|stepdad|stepfather|mother|mum|mom|ex|brother|uncle))|(?:afraid|scared) (?:to go|of going) home|walk(?:ing)? on eggshells)\\b`,
    ),
    ignoresSubject: true,
    unless: /\b(?:break ?up with|lose|losing|disappoint\w*|takes my (?:phone|order)|not scared)\b/,
  },
  {
    // Held by things: keys, passwords, money, calls without end. Alone it is asked about; the therapist names it.
    id: 'abuse.held',
    kind: 'abuse',
    level: 'watch',
    pattern:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|bf|gf|my ex|he|she) (?:\w+ ){0,3}?(?:(?:took|takes|hid|hides) (?:away )?my (?:car |house )?(?:keys|passport|id|papers)|(?:has|knows|took|demands|wants) (?:all )?my (?:phone |\w+ )?(?:password|passwords|passcode|pin)\b|not (?:want|let|allow|like) me to (?:have|use|keep|set) an? (?:passcode|password|pin|lock)|(?:goes|went) through my (?:phone|messages|texts|emails?)|(?:rings?|calls?|texts?) me (?:\d\d+|twenty|thirty|forty|fifty|dozens of) times|(?:holds|keeps|has) my (?:bank card|card|salary|wages)|(?:picks|decides|chooses) what i wear|locked me (?:in|out))\b/,
    ignoresSubject: true,
    ignoresNegation: true,
    unless:
      /\b(?:son|daughter|kids?|toddler|years ago|my mum|my mom|my dad|by mistake|by accident|wifi|netflix|to (?:fix|charge)|a (?:week|month|year)|boss|wedding|in case)\b/,
  },
  {
    id: 'child_at_risk.hurt',
    kind: 'child_at_risk',
    level: 'elevated',
    isBroad: true,
    pattern:
      /\b(?:hits?|hit|beats?|beating|hurts?|hurting|touch(?:es|ed|ing)|molest\w*|abus(?:es|ed|ing)|burn(?:s|ed)|starv(?:es|ing)|shak(?:es|ing)|shook|choked|whips?|locks?) (?:my|our|her|his|the|their|a) (?:\w+ )?(?:son|daughter|kids?|child|children|baby|little (?:brother|sister)|younger (?:brother|sister)|stepson|stepdaughter|niece|nephew|grandchild|newborn|toddler)\b|\b(?:kids?|children|child|baby|toddler) (?:\w+ ){0,3}(?:left alone|not safe|in danger|home alone|has not eaten|being (?:hurt|abused|beaten|touched))\b/,
    ignoresSubject: true,
    unless:
      /\b(?:hits? my (?:son|daughter|child) at (?:chess|tennis)|feelings|heart ?breaking|touches my (?:son|daughter|child) s (?:heart|life)|it hurts (?:my|the|our) (?:kids|children) to see|left alone with grandma)\b/,
  },
  {
    // Told of a baby by what it did: "I shook her because she wouldn't stop".
    id: 'child_at_risk.own-hand',
    kind: 'child_at_risk',
    level: 'elevated',
    pattern:
      /\bi (?:have |just |even |really |nearly |almost )*(?:shook|shaken|squeezed|smothered) (?:him|her|the (?:baby|little one)|my (?:baby|newborn|toddler)) ?(?:\w+ ){0,8}?(?:(?:would|did) not stop|stop(?:ped)? crying|scream\w*|crying|cried|colic|(?:went|got|go) quiet)\b|\bi (?:have |just |even |really |nearly |almost )*(?:slapped|smacked|hit|dropped|threw) (?:the|my) (?:baby|newborn|toddler)\b(?! (?:s|shower|up|off|at (?:the )?(?:nursery|daycare|creche|gran\w*|my)|a|the|his|her))/,
    ignoresSubject: true,
    ignoresNegation: true,
    unless:
      /\b(?:awake|hands?|arm|shoulders?|tight\w*|hug\w*|dice|rug|bottle|laptop|phone|printer|ball|boss|teacher|years ago|i (?:did not|never|would never) (?:shake|shook|hit|hurt|slap))\b/,
  },
  {
    id: 'child_at_risk.left-in-water',
    kind: 'child_at_risk',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:left|leave|leaves|leaving) (?:the|my|our|her|his) (?:\w+ )?(?:baby|newborn|toddler|twins?|little one|son|daughter|child|kids?) (?:\w+ ){0,2}in the (?:bath|tub|water|hot car)\b/,
    unless:
      /\b(?:with (?:my|his|her|their|the) (?:husband|wife|dad|father|mum|mom|mother|gran\w*|partner)|years ago|dream\w*|dreamt|nightmare|film|book|towel|s (?:toys?|duck|clothes))\b/,
  },
  {
    id: 'child_at_risk.swahili',
    kind: 'child_at_risk',
    level: 'elevated',
    pattern: /\bana(?:m|wa)piga (?:mtoto|watoto)\b/,
    ignoresSubject: true,
  },
  {
    id: 'child_at_risk.minor-speaking',
    kind: 'child_at_risk',
    level: 'elevated',
    pattern:
      /\bi am (?:only )?(?:8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years old)?\b(?=.*\b(?:hits?|beats?|touch\w*|hurts?|send (?:him )?(?:pics|pictures|nudes|photos)|older man|meet(?:ing)? (?:him|a man)|secret)\b)|\b(?:uncle|stepdad|stepfather|teacher|coach|pastor|priest|cousin|grown man|older man|neighbour|neighbor) (?:\w+ ){0,3}(?:touches|touched|is touching|comes (?:in|into) (?:to )?my room|asks? (?:me )?for (?:pics|nudes|pictures)|makes me (?:touch|keep (?:it )?(?:a )?secret))\b/,
    ignoresSubject: true,
  },
];

/** Harm that is done to girls as a custom, and told as plainly as it is planned. */
const childAge =
  '(?:8|9|10|11|12|13|14|15|16|17|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const harmfulCustoms: Rule[] = [
  {
    // `normalise` leaves out "man".
    id: 'child_at_risk.married-off',
    kind: 'child_at_risk',
    level: 'elevated',
    pattern:
      /\b(?:marry(?:ing)? (?:her|me|him) (?:off|to)|married (?:her |me )?off|marry(?:ing)? me|(?:making|forc\w*|want\w*|mak(?:e|es)|made) (?:her|me|him) (?:to )?(?:marry|get married)|(?:wedding|marriage) (?:with|to) (?:an? (?:of|who|aged|old\w*|rich|stranger|widower|friend|neighbou?r|twice)|my (?:uncle|father|dad|cousin)|some(?:one|body) (?:i|she) (?:do|does|has|have) not)|(?:took|taken|take|accepted|paid|agreed|received|counting) (?:\w+ ){0,2}(?:dowry|bride ?price|mahari|lobola)|ku(?:m|ni)?oz(?:a|esha)|ku(?:m|ni)uo[sz]a|wana(?:m|ni)oza|kuozwa)\b/,
    ignoresSubject: true,
    needs: new RegExp(
      `\\b(?:is|am|are|aged?|only|turned|turns|nina miaka|ana miaka|miaka) (?:only |about )?${childAge}\\b|\\b${childAge} years? old\\b`,
    ),
    unless:
      /\b(?:bridesmaid|flower girl|pinterest|her (?:aunt|sister|teacher|cousin) s wedding|dream wedding|film|novel|history|grandmother was|in the (?:\w+ties|\d+s)|one day|when (?:she|he) (?:is|grows)|no|refused|stopped it)\b/,
  },
  {
    id: 'child_at_risk.cut-by-custom',
    kind: 'child_at_risk',
    level: 'elevated',
    pattern:
      /\b(?:cut|circumcis(?:e|ed|ing)) (?:me|her|(?:my|our|the|his|her) (?:\w+ )?(?:daughters?|girls?|niece|sister|granddaughter|cousin))(?= *$| (?:in|on|at|this|next|when|before|during|over|for|like|because|so|too|my|the|as|and|soon)\b)|\b(?:daughter|girl|niece|sister|granddaughter|cousin|she) (?:\w+ ){0,3}(?:will|is going to|is to|must) be (?:cut|circumcised)\b|\b(?:kumkeketa|kunikeketa|wamkekete|wanikekete|akeketwe|nikeketwe|atakeketwa|nitakeketwa)\b/,
    ignoresSubject: true,
    needs:
      /\b(?:circumcis\w*|fgm|\w*keket\w*|ceremony|tradition\w*|custom|culture|clan|cutters?|elders|village|holidays?|school break|december|august|april|mother in law|grandmother|shosho|aunt(?:ie)?s?)\b/,
    unless:
      /\b(?:hair|fringe|nails|umbilical|cord|boys?|sons?|survivors?|campaign\w*|charity|film|team|squad|pay|hours|the will|cake|grass|years ago|off|by accident|finger|knee|hand|scissors)\b/,
  },
];

export const abuseRules: Rule[] = [...violenceRules, ...harmfulCustoms];

export const abuseSignals: Signal[] = [
  {
    id: 'abuse.s-bruises',
    kind: 'abuse',
    weight: 2,
    pattern:
      /\b(?:hid(?:e|ing)?|cover(?:ed|ing)?|explain\w*) (?:\w+ ){0,3}(?:bruis\w*|black eye|marks he|marks she)\b/,
  },
];
