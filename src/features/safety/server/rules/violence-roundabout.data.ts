// Harm by others, to others and to oneself, said in passing or half said. Broader than abuse.data.ts and its neighbours;
// each pattern was held against thousands of harmless sentences.
import type { Rule } from '../rule.ts';

const someone =
  '(?:he|she|they|a man|two men|a guy|a driver|someone|somebody|my (?:\\w+ ){0,2}?(?:husband|wife|boyfriend|girlfriend|partner|ex|bf|gf|man|dad|father|mum|mom|mother|stepdad|stepmum|stepmom|stepbro|brothers?|uncle|aunt|cousins?|boss|teacher|pastor|coach|son|grandson|roommate|flatmate|parents|guardian|carer|in laws|mother in law|doctor|family|watchman|foster \\w+))';
/** Thrown out of a car is hurt; out of a home, a club or a school is a trouble of its own, and no blow. */
const putOut =
  '(?! (?:me|us) (?:out|off)\\b(?! (?:of )?(?:the |a |his |her |their |my )?(?:moving |\\w+ )?(?:car|van|bus|window|bed|bike|stairs|roof|balcony)\\b))';
const strikes = `(?:hits?|hit|beats?|beat|beating|slaps?|slapped|(?:kicks?|kicked)${putOut}|punch(?:es|ed)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|push(?:es|ed)|shov(?:es|ed)|burn(?:s|ed|t)|rap(?:es|ed|ing)|bit|bites|stabb?(?:s|ed)|drags?|dragged|pins?|pinned|whips?|whipped|attacked|assaults?|assaulted|scratch(?:es)?|hurts?|tortures?|ties|tied|spits? on|(?:throws?|threw)${putOut}|locks?|locked|forces?|forced|makes? me (?:kneel|beg|sleep|do things|touch)|made me (?:do|touch|kneel|undress)|sells?|sold|thrash(?:es|ed)|smack(?:s|ed)|put hands on|puts hands on)`;
const unhurt =
  /\b(?:tied (?:me|us) up (?:in|with) (?:\w+ ){0,2}(?:admin|work|meetings?|paperwork|calls?|emails?|red tape|court|knots)|hit(?:s|ting)? on (?:me|us|every\w*|girls|women|guys|men|people|her|him)(?! with| on| in the)|(?:will|would|are|do|can|going to) (?:you|they|the (?:hospital|police|doctors?))(?: \w+){0,3} lock (?:me|people) (?:up|away|in)|at (?:chess|cards|tennis|fifa|football)|in the (?:game|match|race|final)|by accident|accidentally|playing|massage|wrestling|judo|dentist|training|years ago|used to|when (?:i was|we were) (?:a |small|little|kids|young|\d)|as (?:a kid|brothers do)|laugh about|lol|haha|he is gentle|has never|never hit|never hurt|is not hurting|(?:hit|hits) (?:me )?(?:up|that|like|with)|hurts my feelings|feelings|would(?: have|'?ve| ve) (?:slapp|smack)ed me|(?:slap|smack)(?:s|ped|ed)? my own (?:mouth|forehead|thigh|knee|hand)|by reverse|to be (?:better|strong)|in love|with kindness|toddler|two year old|my baby|kitten|puppy|teething|out of bed for work|under the bus|a party|pushe[sd] me into|me (?:a )?(?:text|bone|curveball)|surprise party|bible|off guard|me into (?:buying|joining|going))\b/;
const weapon =
  '(?:knife|gun|glock|shotgun|rifle|machete|panga|bat|axe|hammer|acid|petrol|blade|kisu|bunduki|rungu|bomb|scissors)';
const victim =
  '(?:him|her|them|me|us|the baby|my (?:\\w+ )?(?:wife|husband|ex|boss|stepdad|stepfather|father|dad|mother|mum|mom|brother|sister|son|daughter|neighbou?r|girlfriend|boyfriend|kids?|children|baby|mother in law)|everyone|people|strangers|somebody|someone|the (?:man|woman|guy|bastard)|that (?:man|woman|guy))';

export const violenceRoundaboutRules: Rule[] = [
  {
    id: 'abuse.struck',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b${someone} (?:\\w+ ){0,3}?${strikes} (?:\\w+ )?(?:me|us|my (?:\\w+ )?(?:head|face|arm|hands?|finger|eye|mouth|hair|neck|stomach|back|ribs?|wrist|leg|throat|nose|jaw)|at me|myself)\\b|\\b(?:${strikes}) me (?:when|if|because|where|every|with (?:a|the|whatever)|in front|after|at (?:home|night)|and (?:said|laughed))\\b`,
    ),
    unless: unhurt,
  },
  {
    id: 'abuse.injury',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:i|my) (?:\w+ ){0,6}?(?:black eye|split lip|lip is split|bruises?|broken (?:rib|arm|nose|finger|wrist)|stitches|sling|swollen shut|marks)\b.{0,80}\b(?:he|she|him|her|they|husband|wife|partner|boyfriend|girlfriend|told (?:work|them|the nurse|everyone)|fell|the cat|the door|answered back|talk(?:ed|ing)? back|leave)\b|\b(?:told|say|said) (?:the )?(?:nurse|work|doctor|them|my mum|everyone) (?:\w+ ){0,3}(?:i (?:fell|walked into)|the cat)\b|\b(?:cover(?:ed|ing)?|make ?up) (?:\w+ ){0,6}(?:what (?:he|she) did|the bruises?|my eye)\b|\b(?:getting|get|got|take|took|taken|am|i was) (?:a )?(?:beaten|beating|battered|hammered by him|kicked|jumped|raped|strangled|assaulted|molested|groped|stabbed)\b|\bi (?:pay|get what i deserve|take it)\b.{0,30}\b(?:late|says|hide the|children)\b|\bbecause of what he (?:did|does)\b|\btook (?:\w+ )?(?:it out|his anger out) on me\b/,
    unless:
      /\b(?:at (?:chess|cards|tennis|fifa|football|squash|the match)|roller|bike|football|gym|the table|sport|years ago|operation|surgery|game|wisdom|toddler|volleyball|cold weather|from the cold|shin|trees|by (?:five|four|three|two) (?:nil|goals))\b/,
  },
  {
    id: 'abuse.coerced',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:(?:he|she|they|husband|boyfriend|partner|guy|man|boss|uncle|cousin|pastor|someone|somebody|it|ex) (?:\w+ ){0,6}(?:would not stop|did not stop|does not take no|do(?:es)? not take no|will not take no|keeps forcing|forced (?:himself|herself|me)|forces me|touch(?:es|ed|ing) me|raped|assaulted|held me down|on top of me|put (?:his|her) hand (?:up|down|under|between|inside) (?:my|me)|took off the condom|recorded me naked|filmed me|sells? me)|i said no and (?:he|she|they)(?! said (?:oh well|ok|okay|fine|sure|all right|alright|no worries|fair enough)(?: then)?$)|woke up (?:and )?(?:he|she|someone) was|put something in my drink|drugged me|(?:does|did) (?:it|that) (?:still )?count as rape|sexual(?:ly)? (?:abuse\w*|assault\w*)|nilibakwa|alinibaka|alinishika kwa nguvu|kunilazimisha|make me sleep with|made me sleep with|against my will|gets? into my bed|comes? into my (?:room|bed) (?:at night|when))\b/,
    unless:
      /\b(?:years ago|film|series|book|not rape|shoulder|heart|years and years|bible|prayed|bumped|touching story|shoulder|news|documentary|trial|snooze|barking|drilling|talking|singing|texting)\b|\bif (?:he|she|it|they) (?:would not|did not) stop\b|\bi (?:\w+ )?(?:shook|shake|hit|slapped|smacked|spanked|squeezed|grabbed|threw|shouted|yelled|snapped)\b.{0,50}\b(?:he|she|it|they) (?:would not|did not) stop\b/,
  },
  {
    id: 'abuse.captive-stalked',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:(?:locks?|locked|chains?|chained) (?:me|us|him|my \w+|them) (?:\w+ )?(?:in|up|out|inside)|took my passport|(?:put|puts) a tracker|follows? me home|sits outside my (?:work|house|home)|breaks? into my (?:flat|house|home)|breaking into my (?:flat|house)|not allowed (?:out of|to leave) the house|if he can not have me|will find me and kill|kill me if i (?:marry|leave|tell|go)|put a gun on the table|held a (?:knife|gun)|hands? (?:\w+ )?(?:round|around|on|at|to) my (?:neck|throat)|grabbed my throat|to be let out|hide the knives before|go bag hidden|threaten(?:s|ed)? to (?:kill|hurt|ruin)|honou?r (?:thing|killing)|send me back to be married|held my head under|beat(?:s)? the gay|against the door|hold(?:s)? me down|pinned me)\b/,
    unless:
      /\b(?:(?:will|would|are|do|can|going to) (?:you|they|the (?:hospital|police|doctors?))(?: \w+){0,3} lock (?:me|people) (?:up|away|in)|lock(?:ed)? (?:me )?(?:up|away) (?:in|at) (?:a|the|some) (?:hospital|ward|asylum|clinic|psych\w*)|vaccine|dentist|birth|game|film|shift|lockdown|escape room|roller|blood pressure|years ago|used to|landlord changed|(?:caretaker|landlord|landlady|agent)\b.{0,30}\block(?:ed|s) us out)\b/,
  },
  {
    id: 'abuse.swahili-struck',
    kind: 'abuse',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:(?:ana|ali|hu|ame|wana|wali|ata)ni(?:piga|chapa|dunda|baka|nyonga|tesa|umiza|choma|lazimisha|vunja|fungia)\w*|hunidunda|ananidunda|ananitesa|nachapwa|napigwa|nilipigwa|put hands on me)\b/,
    unless:
      /\b(?:simu|picha|kelele|kura|text|chenga|game|zamani|nilipokuwa mtoto|utani|tunacheka|tukicheka|akicheka|akicheza|tukicheza|kijiko|mtoto mdogo|miezi|draughts|fifa|mpira|nikiwa mdogo|nimesamehe|hakuna mtu|kwa bahati mbaya)\b/,
  },
  {
    id: 'abuse.danger-near',
    kind: 'abuse',
    level: 'imminent',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(
      `\\b(?:he|she|they|${someone}|a man|yuko|jamaa) (?:\\w+ ){0,5}(?:outside|downstairs|in the (?:house|garden|kitchen|next room|street)|at (?:the|my|our) (?:door|gate|neck)|coming (?:back|up|for)|looking for me|chasing me|banging on|breaking (?:in|down|the)|kicking the door|trying to get in|broke (?:in|the window)|found where i|nje ya|mlangoni|ananitafuta|anavunja)\\b.{0,60}\\b(?:${weapon}|kill|kills|hurt|finish|finished|drunk|angry|scared|help|please|hear|locked|hiding|hide|bathroom|toilet|wardrobe|belt|next|tonight|ataniua|atanua|atuue|room|street|looking|door|barefoot)\\b|\\b(?:hiding|hid|locked myself|locked in|barefoot|nimejificha|niko chini ya) (?:\\w+ ){0,4}(?:bathroom|toilet|loo|closet|wardrobe|bedroom|bed|road|bafuni|kitanda)\\b|\\b(?:is|he is|she is) (?:hitting|beating|strangling|raping|choking|stabbing) (?:me|my|us)\\b|\\bjust (?:raped|beat|stabbed|strangled) me\\b|\\b(?:got|has) me (?:locked in|in the car|by the throat)\\b|\\b(?:gun|machete|knife|kisu|panga) (?:at|to|on|shingoni|on my) (?:my )?(?:neck|head|throat)?|\\bholding my (?:baby|son|daughter|child) over\\b|\\b(?:cocked|cleaning|waving|loading|got) the gun\\b.{0,20}|\\b(?:says|said) (?:he|she|they|i) (?:\\w+ )?(?:will kill|is going to kill|would finish|will finish|am next|will not leave alive|am dead)\\b|\\b(?:amenifungia|amenishikia kisu|ananipiga sasa)\\b`,
    ),
    needs:
      /\b(?:he|she|they|him|her|dad|ex|husband|boyfriend|man|brothers?|stepdad|anasema|amenishikia|ananipiga|jamaa|yuko|ataniua|anavunja|ananitafuta|amenifungia)\b/,
    unless:
      /\b(?:(?:toast|tea|coffee|soup|food|dinner|supper|breakfast|lunch|plates?|cups?|mugs?|cookies|cakes?|biscuits?|chapatis?|porridge|shoes|flowers|parcels?) (?:\w+ ){0,2}?outside (?:my|the) door|years ago|when i was|used to|lol|haha|film|game|hide and seek|surprise|spider|mouse|cat|dog|party|my kids? (?:is|are) (?:hiding|at)|amazon|delivery|parcel|toddler|if i (?:fail|am late)|exam|grade|scratch|introvert|museum)\b/,
  },
  {
    id: 'harm_to_others.about-to',
    kind: 'harm_to_others',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:i am|i have|i|with|holding|got) (?:\\w+ ){0,6}?(?:on my way|driving|going (?:over|in|to (?:his|her|their))|outside (?:his|her|their)|at (?:his|her|their) (?:door|gate|house|place)|standing here|parked outside|waiting (?:for (?:him|her|them))|in (?:my|the) (?:bag|pocket|boot)|coming)\\b.{0,60}\\b(?:${weapon}|kill|stab|pay|end (?:him|her)|dead|burn|alive|hurt|going in|sharpened|leaving until)\\b|\\b(?:${weapon})\\b.{0,50}\\b(?:on my way|outside (?:his|her)|going in|going over|at (?:his|her|their) (?:door|gate|place)|for (?:him|her|them)|i know where (?:he|she|they)|to school|tonight|in my (?:bag|pocket)|will pay|they will pay|waiting for)\\b|\\bi am (?:going to|about to|gonna) (?:\\w+ )?(?:kill|shoot|stab|burn|poison|end|murder|strangle|hurt) (?:${victim}|the (?:dog and|baby)|his house|the house|someone)\\b.{0,60}\\b(?:tonight|today|tomorrow|now|when|before|at school|with|hold it|stop myself|on (?:monday|saturday|sunday|friday))?|\\b(?:tonight|today|tomorrow|monday|saturday) (?:\\w+ ){0,5}(?:none of them will go home|they are going to die|he is going to die|i will (?:kill|shoot|stab)|making them all pay|it ends for (?:him|her)|one of us is leaving|start shooting)\\b|\\bnot (?:see the morning|walk away from it|going to see the morning)\\b|\\b(?:can not|cannot) stop (?:myself|shaking her|shaking him)\\b.{0,40}|\\b(?:poisoned|put something in|poured something in) (?:his|her|their) (?:tea|drink|food)\\b|\\bhands? (?:\\w+ )?(?:round|around|on) (?:his|her) neck\\b|\\b(?:pillow|knife)\\b.{0,30}\\b(?:asleep|in the shower|next room)\\b|\\btak(?:e|ing) (?:him|her|them) out (?:tonight|today|tomorrow|on)\\b|\\b(?:nitamuua|namdedisha|nitamchoma|naenda kuwamaliza|namngoja nje na)\\b|\\bmy (?:kids|children) (?:\\w+ ){0,6}taking them with me\\b|\\bdrive us into\\b`,
    ),
    needs:
      /\b(?:kill\w*|shoot\w*|stab\w*|burn\w*|pay|dead|die|hurt\w*|end (?:him|her)|knife|gun|glock|panga|machete|acid|petrol|bat|poison\w*|morning|home|terrible|alive|neck|asleep|shaking|stop myself|hand grenade|nitamuua|namdedisha|naenda|namngoja|in front|walk away|school|taking them|with me|drive us|sharpened|scissors|baby|shower)\b/,
    unless:
      /\b(?:lol|haha|with kindness|game|film|fifa|chess|dinner|surprise|if (?:he|she) (?:eats|plays|touches my food)|utani|mjanja|ring|propos\w*|deposit|make up with|scared of what|he is going to kill me|laptop|printer|plants?|mosquito\w*|relationship|end (?:it|things)|politely|apologi[sz]e|interview\w*|choir|presentation|kitchen|cook\w*)\b/,
  },
  {
    id: 'harm_to_others.wishes',
    kind: 'harm_to_others',
    level: 'elevated',
    pattern:
      /\b(?:want|wanna|wants|like|love|urges?|dream\w*|fantasi[sz]\w*|imagin\w*|pictur\w*|think\w*|thought|plan\w*|replay\w*|something in me|afraid|scared|terrified|could|kept? imagining|enjoy|lie awake|list|daydream\w*|working out) (?:\w+ ){0,6}?(?:(?:kill|stab|strangl|poison|shoot)\w*\b(?! (?:myself|me)\b)|beat(?:ing)? (?:the|him|her|them|my)|hurt(?:ing)? (?:him|her|them|my|someone|people|strangers|the)|run(?:ning)? (?:him|her) over|burn(?:ing)? (?:the house down|them|him|her)|cut (?:his|her) throat|punch(?:ing)? (?:him|her)|hit(?:ting)? (?:him|her|them)|smother\w*|drop(?:ping)? the baby|put (?:him|her) in (?:the ground|hospital|a wheelchair)|see (?:him|her|them) (?:bleed|suffer|beg)|watch (?:him|her|them) (?:beg|bleed|die|suffer)|make (?:him|her|them) (?:suffer|pay|bleed|beg|disappear)|hospital hurt|blow(?:ing)? up|under my boots|pay with their lives|death look like|their funerals|how i would kill)\b|\bi (?:\w+ )?(?:choked|punched|strangled|beat up|stabbed|shook|slapped|smacked|hit|pushed|grabbed|kicked|bit) (?:my (?:\w+ )?(?:girlfriend|boyfriend|wife|husband|mum|mom|dad|son|daughter|kids?|brother|sister|baby|partner|dog)|him during|her down|her by|him harder|the baby)\b|\b(?:should be afraid of what i|deserve to die|i could strangle (?:her|him) and i do not mean)\b|\b(?:nataka|natamani|ninafikiria|nafikiria|naskia) (?:kumuua|kumdedisha|kumchoma|kuua|kumpiga)\b|\bnilimpiga (?:mke|mtoto|mume|mpenzi)\w*\b/,
    unless:
      /\b(?:horrif\w*|makes me sick|would never|never (?:hurt|touch)|unwanted|ocd|intrusive|feelings|lol|haha|leftovers|head off|game|film|novel|chess|fifa|laptop|printer|router|with kindness|accidentally|by accident|without hurting|could (?:\w+ ){1,5}(?:and|yet) (?:mum|mom|dad|they|she|he|everyone|my \w+) (?:would|will) (?:still )?(?:say|forgive|call|love|defend|blame|be proud)|do not want to hurt|afraid of hurting (?:his|her|their)|if he left the milk|time|two birds|plants?|mosquito\w*|jog|high five|hit the gym|hug|boxing|punching bag|(?:spider|final|last|end|level|raid|mini|secret|dragon) boss|boss (?:fight|battle|in (?:level|hollow|elden|dark|zelda|phase))|hollow knight|elden ring|dark souls|zelda|bloodborne|photoshoot|shoot (?:him|her|them) a)\b/,
  },
  {
    id: 'self_harm.done',
    kind: 'self_harm',
    level: 'elevated',
    pattern:
      /\b(?:i|my|huwa) (?:\w+ ){0,6}?(?:(?:razor|blades?|scissors|wembe|lighter|needle|pin|knife|glass|scalpel) (?:\w+ ){0,5}(?:on my|my (?:arm|thigh|leg|wrist|skin|knuckles|phone case)|into|again|for when|until|calling|is looking|scratches|last night|in my drawer)|cut(?:ting)? (?:\w+ ){0,3}(?:again|every (?:day|night)|since i|because|when i|where (?:my|no|nobody)|my (?:thighs?|arms?|legs?|wrists?|stomach)|to (?:feel|calm|cope))|(?:make|made|making) myself bleed|carv\w+ (?:it|her name|his name|words?) (?:in|into|on)|(?:burn|burnt|burned|scratch|scratched|bite|bit|pinch|hit|punch|slap|bang|banged|scrub|heat|held|pull) (?:my|on my|the) (?:\w+ )?(?:arms?|head|skin|face|hands?|legs?|thighs?|hair|wall|knuckles|hand over|bruise|body)\b.{0,50}\b(?:until|till|purpose|blister\w*|bleed\w*|bruis\w*|split|purple|stop|numb|deserved|hate|mistake|flame|fail|angry at myself|against)|(?:re)?open(?:ed|ing)? (?:the )?(?:same|old|my) (?:places?|cuts?|wounds?|scars?|scabs?)|(?:wrists?|arms?|thighs?|legs?|stomach) (?:are|is) (?:a mess|covered|bad|fresh|back)|cuts? (?:on|all over|under) (?:my|the)|fresh scars|new cuts|(?:marks|scars|cuts) (?:on|are) (?:my )?(?:\w+ )?(?:back|fresh|new)|hurt(?:ing)? (?:myself|my body) (?:\w+ )?(?:again|on purpose|every|so|tonight|to|in the|when|badly|because|is the)|self ?harm\w*|relapsed? (?:\w+ ){0,3}(?:blade|cutting|self harm|last night|cut)|(?:stop|stopped) cutting|urge to (?:cut|hurt|burn)|want to (?:cut|hurt myself|bleed))\b|\b(?:najikata|nilijikata|nimejikata|najiumiza|kujiumiza|najichoma|nilijichoma|najipiga kichwa|nimerelapse)\b|\b(?:blood on my sleeve|pain on the outside|barcode arms|styro|beans deep|cat scratches are back)\b/,
    unless:
      /\b(?:(?:a|my|our|the) (?:\w+ )?(?:friend|mate|daughter|son|student|pupil|cousin|colleague|sister|brother|teen\w*|someone|child|girlfriend|boyfriend) who|clean from self harm|self harm free|cook\w*|onions?|kitchen|shav\w*|oven|iron(?:ing)?|the cat|the dog|rose|tattoo|piercing|fence|ladder|gym|football|bike|falling|fell|fall|years ago|used to|zamani|lifetime ago|not once|would never|niliwahi|nimepona|sijafikiria|sijawahi|pupils?|clients?|patients?|students?|cut my (?:own )?hair|reported it|mosquito|eczema|spots|acne|nails|tree|hair off|paper cut|coupons|vitunguu|kidole|sukuma|plasta|nyama|not to the point|not hurting|not going to hurt|my daughter s|my sister|her arms|volleyball|dancing|sugar|carbs|hours|ties)\b/,
  },
  {
    id: 'self_harm.grave-injury',
    kind: 'self_harm',
    level: 'imminent',
    ignoresNegation: true,
    pattern:
      /\b(?:cut|hurt myself|did it|went|glass|artery|blade)\b.{0,60}\b(?:(?:will not|does not|can not|not|wont) (?:stop|stopping)|pouring|spraying|too deep|so deep|deeper than|can see (?:inside|fat|bone)|gone numb|can not move my|black(?:ing)? out|dizzy|faint|soaked|on my own|alone)\b|\b(?:towel|bandage|floor|shoes)\b.{0,25}\b(?:soaked|red|blood)\b|\b(?:can not|will not) stop (?:the )?bleeding\b|\bso much blood\b|\bbleeding a lot\b.{0,30}\bmyself\b|\bdamu (?:haiachi|inatoka sana|inatoka)\b|\bway too deep\b/,
    needs: /\b(?:cut|blood|bleed\w*|blade|artery|soaked|deep\w*|glass|damu|hurt myself badly)\b/,
    unless:
      /\b(?:onions?|kitchen|cook\w*|shav\w*|nose|period|surgery|dentist|years ago|thoughts?|too deep into|relationship|film)\b/,
  },
];
