// Said aslant: a plane that may as well go down, a permission asked for the bathroom, a name everybody will know by Friday.
// Narrow, each with its harmless twin in said-obliquely.test.ts; those marked broad yield where the reader is sure of calm.
import type { Rule } from '../rule.ts';

const ignores = { ignoresSubject: true, ignoresNegation: true } as const;
const atHome =
  '(?:(?:step)?(?:son|dad|father|mum|mom|mother|brother|daughter)|grandson|husband|wife|carer|boyfriend|girlfriend|partner|ex|uncle|he|she)';

export const saidObliquelyRules: readonly Rule[] = [
  {
    id: 'suicide.said-safe-untruly',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    ignoresPast: true,
    pattern:
      /^(?:and |so )?(?:i (?:was not|am not|lied)|(?:it|that) (?:was not|is not|was a lie)(?: true)?|both lies|it was a lie)$/,
    needs:
      /\basked (?:me )?(?:if|whether) i (?:am|was|felt|feel) (?:safe|ok|okay|suicidal|alright|all right|coping|thinking of (?:ending|hurting|dying))\b.{0,40}\b(?:said|told (?:her|him|them)|nodded|ticked) ?(?:yes|yeah|yep|no|fine|i was|i am|ok|okay)?\b/,
    unless: /\b(?:drunk|home|late|allerg\w*|pregnant|at work|in london|over)\b/,
  },
  {
    id: 'suicide.not-resuscitated-young',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:dnr|do not resuscitate|dont resuscitate)\b.{0,60}\bi am (?:only )?(?:1\d|[2-4]\d|twenty|thirty|forty)\b|\bi am (?:only )?(?:1\d|[2-4]\d)\b.{0,60}\b(?:dnr|do not resuscitate|dont resuscitate)\b/,
    unless: /\b(?:nurse|ward|shift|gran|nan|mum|dad|patient|cancer|hospice|training|doctor on)\b/,
  },
  {
    id: 'suicide.asked-how-long',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ...ignores,
    pattern:
      /\b(?:asked|googled|typed into) (?:siri|alexa|google|chatgpt|the internet|my phone)? ?(?:how (?:long|much|many) (?:it|you|of it) (?:takes?|needs?|would take)|how (?:to do it|people do it)|if it hurts)$/,
    unless:
      /\b(?:train|bus|drive|driving|bread|egg|recipe|delivery|visa|tattoo|piercing|labour|birth|surgery|dentist|jab)\b/,
  },
  {
    id: 'suicide.eye-on-the-beam',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ...ignores,
    pattern:
      /\b(?:(?:had|got|have) my eye on|keep (?:looking|staring) (?:up )?at|measured|tested|checked (?:if )?|clocked) (?:\w+ )?(?:the|that|which) (?:\w+ )?(?:beam|hook|rafters?|branch|banisters?|light fitting|crane|drop)\b/,
    unless:
      /\b(?:mantel\w*|buy|sale|sell|paint\w*|shelf|oak|restor\w*|swing|hang(?:ing)? basket|plant|punch ?bag|lamp|survey\w*|woodworm|damp|nest|bird|christmas tree|view|build\w*|gym)\b/,
  },
  {
    id: 'suicide.in-order-unsuspected',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:(?:got|put|getting|putting|have) my (?:affairs|papers|things) in order|everything is in order)\b/,
    needs:
      /\b(?:thinks? (?:that )?i am (?:doing|getting|so|much|all)? ?(?:well|better|great|fine|ok|okay|good)|(?:nobody|no one) (?:knows|suspects|has noticed|notices)|if (?:they|she|he) only knew|little do they know)\b/,
    unless:
      /\b(?:cancer|retir\w*|divorc\w*|tax|mov(?:e|ing)|surprise|sabbatical|emigrat\w*|quit|resign\w*)\b/,
  },
  {
    id: 'suicide.coward-or-gone',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    ignoresPast: true,
    pattern:
      /\b(?:coward|guts|the nerve|the balls|brave enough|too scared|chicken)\b.{0,30}\b(?:i would have|id have|i would) (?:\w+ )?(?:gone|done it|be(?:en)? (?:gone|dead)|ended it|not be here)\b|\b(?:gone|done it|ended it) (?:years|ages|long|months) ago if i (?:was not|were not|had) (?:such |so |a |the |more |any )*(?:coward|scared|guts|nerve|brave)/,
    unless:
      /\b(?:leave (?:him|her|them)|left (?:him|her|them)|job|marriage|propos\w*|come out|abroad|tattoo|dentist|parachut\w*|bungee|karaoke|country|home town|university|asked)\b/,
  },
  {
    id: 'suicide.fine-if-it-crashed',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bif (?:the|a|this|my|that|our) (?:plane|bus|car|train|lorry|truck|boat|roof|ceiling|lift|matatu|ferry|boda)\b.{0,30}\b(?:went down|goes down|crash\w*|hit|came for|fell|sank|caved in|blew up|dropped)\b.{0,40}\b(?:i would|id|i d) (?:\w+ ){0,2}(?:chill|cool|fine|ok|okay|grand|calm|relieved|glad|sound|at peace|happy|all right|alright|not (?:mind|care|bothered|fussed))\b/,
    unless: /\b(?:insur\w*|late|claim|film|game|seat ?belt|life jacket|cancel\w*|delay\w*)\b/,
  },
  {
    id: 'suicide.spares-the-cleaning',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ...ignores,
    pattern:
      /\b(?:put|laid|spread|got) (?:\w+ )?(?:plastic|tarp\w*|bin bags|dust ?sheets?|shower curtain)\b.{0,30}\b(?:easier|so (?:they|nobody|no one|she|he|it)|less (?:mess|work)|to clean)\b/,
    unless:
      /\b(?:paint\w*|ceiling|decorat\w*|kids?|craft\w*|potty|puppy|dog|baby|til(?:e|es|ing)|dye\w*|plaster\w*|glitter|carpet|labour|lambing|calving|butcher\w*|slime|clay)\b/,
  },
  {
    id: 'overdose.whole-box-of-anothers',
    kind: 'overdose',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern:
      /(?:^|\bi )(?:have |just |only )*(?:took|taken|downed|swallowed|necked|emptied|sunk|drank|had)\b.{0,24}\b(?:whole|all of|all|entire|full|rest of|everything in|contents of)\b.{0,24}\b(?:dosette(?: box)?|pill ?box|(?:medicine|medication) (?:cabinet|box|tin|cupboard)|weeks? worth|month s worth|blister packs?|(?:nans?|grans?|grandmas?|mums?|moms?|dads?|dogs?|cats?|sisters?|brothers?)(?: s)? (?:\w+ )?(?:meds|medication|tablets|pills|insulin|morphine|patches|box|ones))\b/,
    unless:
      /\b(?:fill(?:ed)?|sort(?:ed)?|refill\w*|pharmacy|organi[sz]\w*|chocolates?|biscuits?|years ago|when i was|downstairs|to the (?:vet|chemist|hospital|tip)|calls|messages|advice)\b/,
  },
  {
    id: 'abuse.asks-leave-for-the-body',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bi (?:\w+ )?(?:have to|got to|must|need to|am made to) (?:\w+ )?(?:ask|get permission|beg)\b.{0,24}\b(?:use the (?:loo|toilet|bathroom)|have a (?:shower|bath|wee)|eat|drink water|go to (?:bed|sleep|the (?:loo|toilet|bathroom))|sit down|open the fridge|put the heating on|speak|leave the (?:house|room))\b/,
    unless:
      /\b(?:boss|work|class|teacher|school|shift|exam|ward|nurses?|hospital|plane|call centre|factory|invigilator|theatre|doctor|diet|fasting|knee|surgery|crutches|prison)\b/,
  },
  {
    id: 'abuse.put-on-the-floor',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern: new RegExp(
      `\\b${atHome} (?:\\w+ ){0,5}?(?:put|knocked|sent|had|got|dragged|pinned|laid|floored) me (?:flat )?(?:on|to|onto|down on|up against|across) (?:the )?(?:floor|ground|deck|wall|stairs|kitchen|worktop|cooker)\\b`,
    ),
    unless:
      /\b(?:judo|wrestl\w*|boxing|bjj|karate|self defence|rugby|jok(?:e|ing)|trip\w*|accident\w*|dogs?|toddler|baby|play\w*|laugh\w*|massage|yoga|cushion|mattress|sledg\w*|dance|dancing|recovery position|seizure)\b/,
  },
  {
    id: 'abuse.made-to-watch',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:made|make|makes|forced) (?:us|me|them)(?: all)? (?:to )?watch (?:what|while|as|when|him|her|them)\b/,
    needs:
      /\b(?:run|ran|tell|told|leave|left|escape\w*|beat\w*|hurt\w*|girls|hit\w*|punish\w*|burn\w*|kill\w*|cut\w*|rape\w*)\b/,
    unless: /\b(?:film|documentary|video|training|dvd|match|show|series|play|recital|game|cartoon)\b/,
  },
  {
    id: 'abuse.weighed-undressed',
    kind: 'abuse',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:stepdad|stepfather|dad|father|uncle|coach|grandad|teacher|pastor|mum s boyfriend|boyfriend|husband|he)\b.{0,16}\b(?:weighs?|measures?|photographs?|films?|inspects?|checks?|washes|watches|makes) me\b.{0,40}\b(?:(?:in|down to) (?:my |just my )?(?:underwear|pants|knickers|bra)|naked|undressed|nothing on|no clothes|(?:in|take) (?:the )?(?:bath|shower)|take (?:off|my (?:top|clothes)))/,
    unless:
      /\b(?:doctor|nurse|hospital|tailor|dressmaker|wetsuit|boxing|weigh in|rowing|scan|physio|consent|stroke|disab\w*)\b/,
  },
  {
    id: 'harm_to_others.know-my-name',
    kind: 'harm_to_others',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:they|theyll|everyone|everybody|the (?:whole )?(?:world|school|town)|you)(?: will| are going to| ll)? (?:all )?(?:know|remember|learn|never forget) my name\b/,
    needs:
      /\b(?:front page|the news|by (?:\w+day|tomorrow|tonight)|sorry|pay|school|gun|knife|laugh\w*|bull\w*|tomorrow|tonight)\b/,
    unless:
      /\b(?:album|band|single|famous|book|gig|win|football|chef|startup|bak\w*|auditions?|x factor|comedy|stage|teacher|goals?|election|hopefully|register|class list)\b/,
  },
  {
    id: 'harm_to_others.nobody-has-them',
    kind: 'harm_to_others',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bif (?:i can not|i do not|he|she|the (?:court|judge)|they)\b.{0,30}\b(?:her|him|them|kids|children|son|daughter|boys|girls)\b.{0,20}\b(?:nobody|nobodys|no one|neither of us)\b.{0,20}(?:$|\b(?:can|will|gets?|having|have|does|is)\b)/,
    needs: /\b(?:kids|children|court|custody|judge|ex|her|him|son|daughter)\b/,
    unless:
      /\b(?:cake|pizza|remote|tickets?|biscuit|toy|ps5|xbox|seat|puppy|bed|dessert|help|understand\w*|listen\w*|believe\w*)\b/,
  },
  {
    id: 'child_at_risk.heard-a-pop',
    kind: 'child_at_risk',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bi (?:\w+ ){0,4}?(?:squeezed|twisted|yanked|pulled|grabbed|wrenched|bent|jerked) (?:his|her|the (?:baby|toddler|kid)s?(?: s)?|their|my (?:son|daughter|baby)s?(?: s)?) (?:\w+ )?(?:arm|leg|wrist|neck|hand|shoulder|fingers?|head)\b.{0,40}\b(?:pop(?:ped)?|snap(?:ped)?|crack(?:ed)?|click|limp|screamed|went quiet|not mov\w+|swollen|swelling|bruis\w*)\b/,
    unless:
      /\b(?:physio|chiropract\w*|massage|wrestl\w*|doll|toy|action figure|cracker|teddy|dance|dancing|dog|lego)\b/,
  },
  {
    id: 'psychosis_mania.body-receives',
    kind: 'psychosis_mania',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bmy (?:teeth|tooth|fillings?|bones?|skull|jaw|eyes|brain|womb|blood|heart) (?:(?:is|are|s|re|keeps?|have been|has been) )?(?:\w+ )?(?:pick(?:s|ing)? up|receiv\w*|transmit\w*|broadcast\w*|record(?:s|ing)|tuned (?:in )?to|getting) (?:\w+ ){0,3}(?:radio|signals?|police|messages?|stations?|frequenc\w*|wifi|5g|voices|thoughts|satellites?)\b/,
    unless: /\b(?:nothing|jok(?:e|ing)|metal detector|hearing aids?|cochlear|lol|haha|monitor|ecg|watch)\b/,
  },
  {
    id: 'self_neglect.rots-untreated',
    kind: 'self_neglect',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:foots?|feet|legs?|toes?|wound|ulcer|sore|hand|breast|lump|arm)\b.{0,24}\b(?:(?:gone|turned|going|is|are) (?:\w+ )?(?:black|green|blue|purple|rotten)|smells|stinks|weeping|oozing|maggots)\b/,
    needs:
      /\b(?:not (?:seeing|going|bothering|calling|letting|had it|showing)|can not be (?:doing|bothered|arsed)|leave it|no doctors?|let it|will not (?:see|go|have|let)|wont (?:see|go|have|let)|what is the point|send (?:her|him|them) away)\b/,
    unless:
      /\b(?:dye|socks|nail (?:polish|varnish)|paint|football|new shoes|ink|henna|dog|cat|horse|halloween)\b/,
  },
  {
    id: 'suicide.age-to-stop-at',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:age|year|birthday) (?:\w+ ){0,4}?(?:meant|supposed|going|planned|decided|said|promised myself|told myself)(?: i would| i was going)? ?(?:to )?(?:stop|end(?: it)?|go|die|finish|check out|be (?:gone|done|dead))(?: at| by)?$/,
    unless:
      /\b(?:smok\w*|drink\w*|work\w*|football|retire\w*|playing|school|rent\w*|uni|part(?:y|ying)|having (?:kids|children))\b/,
  },
  {
    id: 'suicide.pretends-to-want-it',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:tired of|sick of|done|exhausted (?:by|from)|stop) (?:pretend\w*|acting|faking)(?: like| that)? i (?:want|care|wish) to (?:be (?:here|around|alive)|live|keep (?:living|going)|go on|stay alive)\b/,
    unless:
      /\b(?:party|dinner|office|meeting|marriage|with (?:him|her|them)|in this (?:job|town|house|team|city))\b/,
  },
  {
    id: 'suicide.wonders-if-it-holds',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bwonder(?:ed|ing|s)? (?:if|whether) (?:it|itd|that|thatd|the \w+|they)(?: ?d| would| will| ll| could| can)? ?(?:hold|take|bear|snap)(?: (?:me|my weight|a person|someone))?$/,
    needs: /\b(?:fan|beam|hook|rope|branch|rail|banisters?|light|pipe|door|belt|cord|tree|rafters?)\b/,
    unless:
      /\b(?:plant|basket|swing|shel(?:f|ves)|hammock|picture|mirror|curtains?|bike|tv|punch ?bag|chandelier|children|kids|pull ups?)\b/,
  },
  {
    id: 'suicide.no-point-mending-me',
    kind: 'suicide',
    level: 'elevated',
    ...ignores,
    ignoresHumour: true,
    pattern:
      /\b(?:no|not much|little) point (?:in )?(?:getting|fixing|buying|renewing|booking|replacing|paying|starting|planting|saving)\b.{0,60}\b(?:will not|wont|not going to|not gonna) (?:be )?(?:need\w*|around|here|us\w*|see\w*) ?(?:it|them|to|for|much|long|any)?\b/,
    unless:
      /\b(?:mov(?:e|ing)|selling|sold|new (?:one|house|job|car)|leaving|holiday|abroad|retir\w*|emigrat\w*|wearing|season|lease|pregnan\w*|braces|contract)\b/,
  },
  {
    id: 'harm_to_others.would-only-have-to',
    kind: 'harm_to_others',
    level: 'elevated',
    ...ignores,
    pattern:
      /\bonly (?:have|need) to (?:press|hold|push|squeeze|lean|let go|turn)\b.{0,24}\b(?:down|it|the (?:pillow|cushion|pump|drip|chair|brakes?)|for a (?:minute|bit|few|second)|harder)\b/,
    needs:
      /\b(?:grandma|gran|nan|grandad|mum|mom|dad|baby|her|him|she|he|wife|husband|son|daughter|patient|pain|quiet)\b/,
    unless:
      /\b(?:button|lid|doorbell|dough|clutch|handle|switch|app|lever|key|tap|remote|pedal|camera|thumb)\b/,
  },
  {
    id: 'substance_danger.back-on-it',
    kind: 'substance_danger',
    level: 'elevated',
    pattern:
      /\bchas(?:e|ed|ing) the dragon\b|\b(?:back )?on the (?:gear|brown|smack|rock|crack|glass pipe|pipe|foil)(?: again)?$|\bout cold\b.{0,40}\bwith the (?:pipe|needle|foil|bottle)\b/,
    unless:
      /\b(?:game|film|d and d|dungeons|new year|mountain|ride|climb\w*|bridge|years ago|used to|plumb\w*|clean from)\b/,
  },
  {
    id: 'child_at_risk.marked-back',
    kind: 'child_at_risk',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:like|as if|as though) (?:someone|somebody|they|he|she) (?:had )?(?:drew|drawn|written|whipped|painted|hit)\b.{0,24}\bwith (?:a |the )?(?:cable|belt|cane|stick|whip|cord|hose|flex|wire)\b|\b(?:saw|seen|noticed|glimpsed) (?:her|his|their) (?:back|legs?|arms?|neck|bottom|shoulders?)\b.{0,60}\b(?:marks|welts|stripes|bruis\w*|burns|cable|belt)\b/,
    unless:
      /\b(?:football|eczema|tan lines?|tattoo\w*|cupping|mongolian|birth ?marks?|ringworm|sunburn|brambles|henna|seat ?belt)\b/,
  },
  {
    id: 'psychosis_mania.digs-it-out',
    kind: 'psychosis_mania',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:dig(?:ging)?|cut(?:ting)?|get(?:ting)?|pull(?:ing)?|carv(?:e|ing)|burn(?:ing)?) (?:it|them|the thing) out\b/,
    needs:
      /\b(?:inside me|inside since|been inside|chip|implant\w*|since the (?:jab|vaccine|operation|dentist|hospital)|tracker|under my skin|transmit\w*|in my (?:neck|jaw|skull|arm|ear) (?:since|listening|talks))\b/,
    unless:
      /\b(?:splinter|thorn|tick|stitches|ingrown|doctor|dentist (?:will|is)|coil|tooth|surgeon|weeds?|cactus|biscuits?|oven|chips out)\b/,
  },
  {
    id: 'eating_disorder.number-in-front',
    kind: 'eating_disorder',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:want|need|get|see|until|till|be) (?:it (?:to )?)?(?:a|the) (?:2|3|4|two|three|four|thirty|forty) (?:at|in) (?:the )?front\b|\b(?:want|need) (?:the|my) (?:number|scales?|weight) to (?:start|begin) with (?:a )?(?:2|3|4|two|three|four|thirty|forty)\b/,
    unless: /\b(?:price|speed|savings|marathon|lottery|house|salary|mpg|score|hours|minutes|seats?|row)\b/,
  },
  {
    id: 'harm_to_others.day-booked-off',
    kind: 'harm_to_others',
    level: 'elevated',
    ...ignores,
    pattern:
      /\b(?:he|she|they)(?: is| are| gets?|s)? (?:out|released|home|let out|due out)(?: on)? .{0,24}\bi (?:have |ve |am )?(?:booked|took|taken|taking|got|have) (?:\w+ ){0,2}(?:\w+ )?off\b/,
    needs: /\b(?:grave|killed|court|sentence\w*|prison|jail|did to|raped|hurt|laughed|months|years)\b/,
    unless: /\b(?:party|welcome|collect|pick (?:him|her) up|brother|son|dad|husband|hospital|surgery|cook)\b/,
  },
];
