// Said in passing, as a joke, a practical matter or half a sentence, and heard by nobody. Narrow, each with its harmless twin
// in said-in-passing.test.ts.
import type { Rule } from '../rule.ts';

const ignores = { ignoresSubject: true, ignoresNegation: true } as const;
const ownChild =
  '(?:(?:he|she|they|it|we)|(?:my|our|the|his|her) (?:\\w+ ){0,2}?(?:son|daughter|boy|girl|child|kid|baby|toddler|grandson|granddaughter|grandchild|nephew|niece|little one|brother|sister|twins?)|baby|toddler|mtoto)';
const householdPoison =
  '(?:(?:drain|oven|toilet|floor|cleaning|bathroom) (?:cleaner|fluid|unblocker|liquid|stuff|products?)|drain unblocker|(?:dishwasher|laundry|washing|bleach) (?:tablets?|pods?|capsules?|liquitabs?|liquid)|button batter(?:y|ies)|white spirit|turps|turpentine|paraffin|lamp oil|petrol|slug pellets|rat poison|weed ?killer|antifreeze|descaler|caustic soda|nail polish remover|screen ?wash|vape (?:juice|liquid)|jik|harpic|domestos)';

export const saidInPassingRules: readonly Rule[] = [
  {
    id: 'suicide.retirement-plan',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:(?:retirement|pension|exit|back ?up|escape|five year|long term) plan|plan b|plan z) (?:is |s |has (?:always )?been )?(?:a |the |my |that )?(?:bridge|rope|bullet|gun|shotgun|cliff|viaduct|tracks|pills|noose|overdose|hose pipe|grave)\b|\b(?:eat|eating|swallow|bite|biting|suck(?:ing)? on) (?:a |my (?:own )?)(?:bullet|gun|shotgun|barrel|pistol|round)\b(?! and)|\b(?:round|bullet) (?:\w+ ){0,4}with my name on (?:it|one)\b/,
    needs:
      /\b(?:no but|for real|not joking|no joke|mean it|think about|every day|plan b|is the plan|that is (?:the|my) plan|my name on|put by|set aside|kept|keep|lately|mate|anyway)\b/,
    unless:
      /\b(?:game|film|walk\w*|view|photo\w*|fishing|dodged|song|band|track of|level|boss|war film|museum|chocolate|grandad)\b/,
  },
  {
    id: 'suicide.joke-on-the-way',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ...ignores,
    pattern:
      /\bi (?:do |really )?think about (?:it|that) (?:every (?:single )?(?:day|time|morning|night)|a lot|all the time|on (?:my|the) (?:commute|way))\b/,
    needs: /\b(?:bridge|platform|tracks|rope|roof|overpass|viaduct|cliff|oncoming|noose|jump(?:ing)?|beam)\b/,
    unless:
      /\b(?:photo\w*|design\w*|architect\w*|built|build|paint\w*|bungee|proposed|kissed|wedding|first date|beautiful|lovely|abseil\w*|climb\w*)\b/,
  },
  {
    id: 'suicide.another-year-of-this',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ...ignores,
    pattern:
      /\bcan not (?:do|face|take|survive|get through|live) another (?:day|week|month|year|night|winter|hour) (?:of (?:this|it|being me|my life)|like this)(?: anymore)?$/,
    unless:
      /\b(?:job|work|school|uni\w*|course|commut\w*|teach\w*|boss|shifts?|flat|landlord|lockdown|diet|renovat\w*|building work|neighbou?rs?|roadworks|heat\w*|rain|cold|notice|quit\w*|exams?|training|season|marriage|divorc\w*|toothache|nausea|pregnan\w*|chemo)\b/,
  },
  {
    id: 'suicide.train-that-does-not-stop',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:\d\d ?\d\d|\d{1,2}|train|express|freight|fast one|fast train|intercity|ones?) (?:\w+ ){0,2}?(?:does not|do not|never) (?:even )?(?:stop|slow down)\b|\bfast (?:trains?|ones?) (?:go|goes|come|comes) (?:straight )?through\b/,
    needs:
      /\bi (?:\w+ )?(?:know|learned|learnt|found out|checked|looked up|worked out|wrote down|have) (?:\w+ ){0,3}?(?:trains?|times?|timetable|ones?|which)\b/,
    unless:
      /\b(?:bus|taxi|lift|changes?|forg[eo]t\w*|commut\w*|late|annoy\w*|so i (?:get|take|have|need)|instead|fare|strike|miss(?:ed)?|ticket|office|photo\w*|spott\w*|enthusiast|noise|noisy|house|wake|deliver\w*)\b/,
  },
  {
    id: 'suicide.date-and-papers',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:there is a (?:date|day)|i have (?:picked|set|got|chosen) (?:a|the|my) (?:date|day)|(?:date|day) is (?:set|picked|chosen))\b/,
    needs:
      /\b(?:passwords?|letters (?:are|is|all) (?:done|written|ready|finished|in the)|(?:my|the|a) will(?! (?:you|be|not|have|never|come|take))|will (?:done|written|signed|passwords?)|funeral|affairs|so (?:that )?i do not (?:ruin|spoil)|do not want to (?:ruin|spoil)|dog is sorted|who gets)\b/,
    unless:
      /\b(?:wedding (?:is|invit\w*|venue|date)|surgery|operation|scan|chemo\w*|move|moving|house|flight|holiday|exam|court|due date|baby|c section|solicitor s|interview|launch|invit\w*|venue|cake|guests|caterer\w*|will be (?:a|on|in|at)|deploy\w*)\b/,
  },
  {
    id: 'suicide.gas-ordered',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:order\w*|bought|got|hired|deliver\w*|arriv\w*)\b.{0,24}\b(?:helium|nitrogen|argon|exit (?:bag|kit))\b/,
    needs:
      /\b(?:finally|guess (?:who|what)|nobody knows|no one knows|secret|at last|do not tell|decided|hood|bag|mask|tube|last|goodbye|peaceful|painless)\b/,
    unless:
      /\b(?:balloons?|party|birthday|weld\w*|ice cream|lab|laboratory|brew\w*|beer|keg|wine|tyres?|wedding|shop|school|experiment|div(?:e|ing)|scuba|voices?|squeaky|gender reveal|event|christening)\b/,
  },
  {
    id: 'suicide.not-the-last-months',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:not|never) (?:doing|do|having|going through|waiting (?:round |around )?for|sticking (?:a)?round for|hanging (?:a)?round for|staying for|seeing) (?:out )?(?:the )?(?:last|rest|end|worst|final|bad bit)\b(?! (?:round|cycle|session|dose|chemo|treatment|operation))/,
    needs:
      /\b(?:doc|docs|doctors?|consultant|oncolog\w*|hospital|hospice|they|specialist)\b.{0,16}\b(?:says?|said|gave|gives?|give|reckons?|told)\b.{0,24}\b(?:days|weeks|months|a year|christmas)\b|\b(?:terminal|prognosis|motor neurone|mnd|months left|huntington\w*)\b/,
    unless: /\b(?:series|season|film|course|tablets|antibiotics|match|meeting|physio)\b/,
  },
  {
    id: 'suicide.made-to-look-natural',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:so (?:that )?(?:it|they|everyone)(?: ?ll| will| would)? (?:\w+ )?(?:looks?|seems?|thinks?) (?:like )?(?:natural(?: causes)?|my heart|a heart attack|i just (?:went|died))|itll look natural|will look natural)\b/,
    needs: /\b(?:stopp\w*|insulin|tablets|pills|meds|medication|potassium|drink|die|gone|dead|heart)\b/,
    unless: /\b(?:hair|eyebrows|lashes|make ?up|tan|photo\w*|dye\w*|garden|pond|wig|filler|veneers)\b/,
  },
  {
    id: 'suicide.quits-life-game',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:rage ?quit(?:ting)?|uninstall(?:ing)?|alt ?f4(?:ing)?|altf4|log(?:ging)? (?:off|out)|leave the server|quit(?:ting)?|delete save|game over) (?:on |of |from )?(?:irl|life|real life|the life server|earth|this life)\b(?! (?:insurance|coach\w*|hack\w*|360|updates?|admin))/,
    unless: /\b(?:simulator|sims|app|subscription|social media|instagram|magazine)\b/,
  },
  {
    id: 'suicide.off-and-no-holiday',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:not|no) (?:a |on |for a )?(?:holiday|vacation|move|moving|trip)(?: (?:off|either|kind of off|sort of off))?$/,
    needs:
      /\b(?:once|when|after|as soon as)\b.{0,60}\bi (?:am|will be) (?:off|away|gone|out of here|leaving)\b|\bi am going away for good\b/,
    unless:
      /\b(?:prison|jail|army|navy|rehab|hospital|university|uni|emigrat\w*|work trip|business|deploy\w*)\b/,
  },
  {
    id: 'suicide.asks-what-follows',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:do|would|will) (?:they|the uni|uni|school|police|someone) (?:\w+ )?(?:tell|inform|ring|call|contact) (?:your|my|the) (?:parents|mum|mom|dad|family|wife|husband|kids) if (?:you|i) (?:do|did|have done) it\b|\bif i (?:did|do|done) it\b.{0,40}\b(?:would|will|could|might|d) (?:be the one (?:to|who) )?(?:find|finds|found) (?:me|my body|out)\b|\bwhat happens to (?:my|the) (?:debts?|loan|mortgage|pension|dog|cat|body|account|phone)\b.{0,12}\b(?:if|when|once) i (?:die|died|am dead|am gone|kill|do it)\b/,
    unless:
      /\b(?:exam|cheat\w*|dye|tattoo\w*|pierc\w*|drop ?out|switch course|in my sleep at ninety|solicitor|will writing|estate planning|life insurance quote|drive (?:on|back)|fail(?:ed)?)\b/,
  },
  {
    id: 'suicide.no-problem-by-then',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:not going to|will not|wont) be (?:a |the |anyones? |your |their )?(?:problem|burden|worry|bother|nuisance|trouble)(?: (?:for|to) (?:anyone|anybody|you|them|him|her|my \w+|people))?(?: \w+)? (?:by|after|come|past|from) (?:the )?(?:xmas|christmas|new year|easter|summer|spring|winter|autumn|\w+day|tomorrow|then|next \w+|weekend)\b/,
    unless:
      /\b(?:mov(?:e|ing)|new (?:job|flat|place)|debt|loan|paid off|leak|car|fixed|builder|plumber|dog|cat|graduat\w*|pass(?:ed)?|licen[cs]e|visa|rent|knee|cough|traffic)\b/,
  },
  {
    id: 'suicide.sorry-to-be-cured',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:cured?|all clear|in remission|benign|clear scan|came back clear|saved me(?! a\b)|brought me (?:back|round)|pulled me (?:through|out)|survived|got to me in time)\b.{0,50}\b(?:gutted|disappointed|let down|sad about it|annoyed|cheated|wish(?:ed)? (?:it|they|id|i) (?:had|would|was|were)|was hoping|part of me (?:wanted|hoped)|not (?:happy|glad|relieved))\b/,
    unless:
      /\b(?:dog|cat|match|team|season|character|series|holiday|bill|wait(?:ed|ing)? so long|side effects|hair|mum|dad|gran\w*|friend)\b/,
  },
  {
    id: 'suicide.tired-of-breathing-swahili',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:nimechoka|nishachoka|nimetired|nimeshoka) (?:na |ku|ya )?(?: ?kupumua|pumzi|kuamka kila siku|kuwa mimi|kujifanya niko hai)\b/,
    unless: /\b(?:ndio|ndiye|\w*kimbia|vumbi|mazoezi|gym|hewa|pumu|asthma|ngazi|mlima)\b/,
  },
  {
    id: 'psychosis_mania.broadcast-at-me',
    kind: 'psychosis_mania',
    level: 'elevated',
    ...ignores,
    ignoresStory: true,
    pattern:
      /\b(?:news ?reader|(?:on|from) (?:the )?(?:news|tv|telly|radio)|weather ?(?:man|woman|girl)|adverts?|radio|number ?plates?|licen[cs]e plates?)\b.{0,60}\b(?:(?:is|s|are|was|meant|just|only) for me\b|(?:is |are )?(?:telling|tells?|signal\w*|warning|winks?|nods?|speak\w*|talk\w*) (?:to |at )?me (?:when|what|to (?:do|go|wait|kill|leave)|that it)|(?:confirms?|confirmed|prove[sd]?) (?:it|that|what i)|my name in code)/,
    unless:
      /\b(?:traffic|route|jam|recommend\w*|sponsor\w*|discount|song (?:was|is)|dedicat\w*|request\w*|dvla|insurance|parking|weather is|umbrella|quiz|phone in)\b/,
  },
  {
    id: 'psychosis_mania.another-me',
    kind: 'psychosis_mania',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:the )?(?:one|woman|man|girl|boy|thing|person|somebody|someone) (?:with|that has|who has|wearing|using) my (?:face|voice|eyes|skin|hands|teeth)\b|\b(?:mirrors?|reflection) (?:\w+ ){0,3}(?:looks out|looks back|moves? (?:before|after|on its own)|is not me|does not (?:copy|follow) me|talks?|watches)\b/,
    unless:
      /\b(?:photos?|picture|statue|doll|cake|passport|poster|mask|id card|twin|deepfake|scam\w*|filter|app|character|film|profile|son|daughter|baby|impression\w*)\b/,
  },
  {
    id: 'overdose.child-and-poison',
    kind: 'overdose',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern: new RegExp(
      `\\b${ownChild} (?:\\w+ ){0,3}?(?:drank|drunk|drinking|swallowed|swallow|ate|eaten|eating|licked|bit|bitten|chewed|sucked|sipped|had a (?:sip|mouthful|bite) of|got into|amekunywa|alikunywa) (?:\\w+ ){0,4}?${householdPoison}\\b`,
    ),
    unless:
      /\b(?:dogs?|cats?|puppy|kitten|rabbit|hens?|rats?|foxes|years ago|(?:in|was) (?:two thousand|20\d\d|19\d\d)|when (?:he|she|i) was|film|game|nearly|almost|stopped (?:him|her)|locked|out of reach|dream\w*|what if)\b/,
  },
  {
    id: 'self_harm.where-nobody-looks',
    kind: 'self_harm',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bi (?:\w+ )?(?:do|did|cut|scratch|burn|mark|slice) (?:it (?:on|to|across) )?(?:my|on my) (?:belly|stomach|tummy|hips?|ribs|inner thighs?|thighs?|feet|upper arms?)\b|\b(?:lines|cuts|marks|slits) (?:on|across|all over) my (?:belly|stomach|tummy|hips?|ribs|thighs?|upper arms?)\b/,
    needs:
      /\b(?:nobody|no one|none|hid(?:e|es|ing|den)|short sleeves|sleeves|swimming|pe\b|changing rooms?|see(?:s|n)?|looks|notice\w*|covered|blade|razor|again|since)\b/,
    unless:
      /\b(?:stretch ?marks?|pregnan\w*|c section|tan|swimsuit lines|crunches|planks?|workout|gym|exercises?|sit ups|abs|injections?|insulin|operation|surgery|rash|shingles|sunburn|bikini line|wax\w*|shav\w*)\b/,
  },
  {
    id: 'self_harm.to-feel-there',
    kind: 'self_harm',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bi (?:\w+ )?(?:put|held|pressed|hold|press|put out) (?:my (?:hand|arm|palm|fingers?|wrist)|(?:a |the )?(?:cigarettes?|lighter|iron|straighteners)) (?:\w+ )?(?:on|against|over|onto|out on) (?:the|my|a) (?:hob|stove|iron|flame|candle|radiator|grill|hot plate|arm|hand|skin|leg|thigh)\b/,
    needs:
      /\b(?:to (?:check|feel|see if|make sure|stop|calm|punish)|on purpose|deserve\w*|again|till|until|felt (?:better|nothing|real)|count(?:ed|ing)?)\b/,
    unless:
      /\b(?:by accident|accidentally|stupid\w*|oops|ouch|blister cream|clumsy|forgot|check(?:ed|ing)? (?:if|whether) (?:it|the) (?:was|were|is) (?:hot|on|off))\b/,
  },
  {
    id: 'abuse.kept-on-pocket-money',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|they|in laws)\b.{0,40}\b(?:keeps?|has|holds?|took|takes|controls?) (?:all )?(?:of )?my (?:\w+ )?(?:cards?|wages|pay|salary|money|benefits|pension)\b.{0,80}\b(?:if i(?: have| am|ve)? (?:\w+ )?(?:been )?(?:good|behave\w*|earn\w*|ask nicely|beg|done)|allowance|allowed|beg|ask (?:him|her) for (?:every|each))\b/,
    unless:
      /\b(?:budget\w*|agreed|joint|my idea|gambling|addict\w*|spend(?:ing)? too|lost|safe|holiday fund|sav(?:e|ing)|power of attorney|accountant)\b/,
  },
  {
    id: 'child_at_risk.food-locked',
    kind: 'child_at_risk',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:locks?|locked|padlock\w*|chains?) (?:\w+ )?(?:fridge|food|cupboards?|kitchen|larder|freezer)\b/,
    needs:
      /\b(?:mum|mom|dad|stepmum|stepdad|stepmom|foster|carers?|they|she|he)\b.{0,120}\b(?:hungry|starving|toothpaste|nothing to eat|not (?:fed|eaten|allowed (?:any )?food)|go to bed without|for (?:tea|dinner|lunch|days)|dog food|bins?|steal|stole|scraps|one meal)\b/,
    unless:
      /\b(?:toddler|dog|cat|diet|prader|dementia|mice|rats|bear|flatmate|at work|office|baby ?proof\w*)\b/,
  },
  {
    id: 'abuse.pays-another-way',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:landlord|boss|manager|supervisor|dealer|lecturer|professor|teacher|officer|agent|pastor|caretaker|loan shark|lender|he)\b.{0,30}\b(?:says?|said|told me|hint\w*|offer\w*|suggest\w*)\b.{0,24}\b(?:(?:pay|thank|repay|make it up|settle (?:it|up)|sort it) (?:him |me |it |them )?(?:in )?(?:an?other|other|different) ways?|ways? (?:of|to) (?:pay\w*|thank\w*|mak\w*) (?:him|it up)(?: that)?|without money|be nice to him|in kind)\b/,
    unless:
      /\b(?:bank transfer|cash|card|standing order|direct debit|gardening|paint\w*|instal\w*|cheque|mpesa|m pesa|paypal|babysit\w*|weekly)\b/,
  },
  {
    id: 'harm_to_others.will-burn',
    kind: 'harm_to_others',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:(?:he|she|they) (?:will not|wont|will never|is not going to|are not going to)|neither will (?:he|she)) (?:be )?(?:laugh\w*|smil\w*|smirk\w*|talk\w*|bark\w*|shout\w*|sleep\w*|walk\w*|ignor\w*)\b.{0,30}\b(?:when (?:(?:he|she|they) (?:is|are|s)|hes|shes|theyre) (?:on fire|bleeding|in (?:the ground|a coffin|a wheelchair)|dead|burning)|after tonight|after i (?:am|have) (?:finished|done)|once i (?:have )?(?:done|finished|get))\b|\bfirst (?:ones? )?to get it\b.{0,20}\blist\b|\b(?:list|names)\b.{0,40}\b(?:who|people|that) (?:gets?|get|will get) it(?: first)?\b/,
    unless:
      /\b(?:results|exam|match|score|win|won|promot\w*|game|debate|presentation|joke|karaoke|operation|vet|trainer|quiz|invit\w*|prize|secret santa|bonus|vaccine|jab)\b/,
  },
  {
    id: 'eating_disorder.bmi-so-low',
    kind: 'eating_disorder',
    level: 'elevated',
    ...ignores,
    pattern: /\b(?:my )?bmi (?:is |of |at |was |now |down to )*(?:9|10|11|12|13|14|15|16)(?: \d)?\b/,
    unless:
      /\b(?:years ago|was|used to|recovered|dog|cat|my (?:sister|friend|daughter|patient|client|mum)|class|lecture|chart)\b/,
  },
  {
    id: 'substance_danger.unknown-pill',
    kind: 'substance_danger',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern:
      /\b(?:took|taken|had|dropped|swallowed|did|snorted|smoked) (?:a |an |some |two |three |half a )?(?:pill|pills|tab|tabs|something|powder|line|lines|edible|edibles|spice|blues?|pingers?|mandy|md|mdma|molly|ket|coke|speed)\b.{0,60}\b(?:heart (?:is |s )?(?:going|racing|pounding|mental|mad|skipping|beating|stop)|can not (?:breathe|feel|see|stop shaking)|burning up|boiling|jaw|seizing|chest|throwing up|passing out|blacking out)\b|\b(?:took|dropped|snorted) (?:a |some )?(?:pill|pills|powder|line|spice)\b.{0,60}\bheart is +~/,
    unless:
      /\b(?:years ago|last (?:year|month|summer)|used to|when i was|headache|prescri\w*|doctor|gp|paracetamol|ibuprofen|antihistamine|anxiety meds|film|beta blocker|for my (?:heart|pressure|anxiety|chest))\b/,
  },
  {
    id: 'child_at_risk.sees-baby-under',
    kind: 'child_at_risk',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bi (?:\w+ )?(?:keep seeing|see|keep picturing|picture|imagine|keep imagining|can not stop (?:seeing|picturing|imagining)) (?:her|him|the baby|my (?:baby|son|daughter|newborn)|them)\b.{0,40}\b(?:under (?:the )?(?:water|bath)|drown\w*|my hands|the stairs|on purpose|the (?:knife|window|oven|pillow|road)|not moving|blue|lifeless)\b/,
    needs: /\b(?:baby|newborn|bath|months?|weeks?|born|birth|feeds?|son|daughter|hands|cot|pram)\b/,
    unless:
      /\b(?:scan|ultrasound|swim\w*|lesson|learn\w*|photo\w*|dream of (?:him|her) (?:running|playing)|slide|snorkel\w*|pool)\b/,
  },
  {
    id: 'suicide.takes-them-too',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:plan\w*|think\w*|imagin\w*|pictur\w*|work\w* out) (?:\w+ ){0,3}(?:how|that) (?:the (?:two|three|four|five) of us|me and the (?:kids|baby|children|girls|boys)|we(?: all)?|all of us) (?:\w+ )?(?:go|will go|could go|end|die|leave|disappear) together\b|\btake (?:the )?(?:kids|children|baby|them|her|him) with me when i (?:go|do it|die)\b/,
    unless: /\b(?:holiday|camping|trip|beach|school run|shopping|cinema|church|zoo|airport|work)\b/,
  },
];
