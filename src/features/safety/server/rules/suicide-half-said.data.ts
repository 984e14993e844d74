// Suicide that no word names and that what surrounds it tells: the house empty at last, means asked for under a pretext,
// life resigned from, a lapse back to where an attempt was made. Each says it whoever says it, and however the rest is put.
import type { Rule } from '../rule.ts';

const household =
  '(?:wife|husband|partner|girlfriend|boyfriend|kids?|children|girls|boys|sons?|daughters?|mum|mom|mother|dad|father|parents|flatmates?|roommates?|family|everyone|everybody|they|house)';
const today =
  '(?:now|today|tonight|tomorrow|this (?:morning|afternoon|evening|weekend|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const dare =
  '(?:lose my nerve|lose the nerve|chicken out|bottle it|back out|never (?:dare|manage|will|do it)|not (?:dare|have the (?:nerve|courage|guts)))';
/** Other things that take courage. */
const otherVentures =
  /\b(?:propos\w*|marry|ring|tell\w*|ask\w*|say|said|talk\w*|speech|text\w*|call\w*|messag\w*|send\w*|post\w*|kiss\w*|date|party|sing\w*|perform\w*|quit\w*|resign\w*|apply\w*|book\w*|interview\w*|bungee|parachut\w*|tattoo\w*|pierc\w*|bake\w*|cook\w*|paint\w*|haircut|cut my hair|dye\w*|mov(?:e|ing)|break(?:ing)? up|leav(?:e|ing) (?:him|her|them)|apologi[sz]\w*|confess\w*|come out|coming out|driv(?:e|ing) (?:test|lesson)|exam\w*|swim\w*|surgery|dentist|wax\w*)\b/;
const place =
  '(?:the house|home|our house|our home|their (?:lives|life|house|home)|my (?:family|kids|children|wife|husband|parents|mum|mom|dad)(?: s)?(?: lives?)?|everyone|everybody|the (?:kids|children|family|world))';
const gun = '(?:gun|rifle|shotgun|pistol|revolver|rope|pesticide|insulin|tablets|pills)';
const edge = '(?:edge|platform|bridge|roof|rooftop|ledge|balcony|railings?|tracks|overpass|flyover|cliff)';

export const suicideHalfSaidRules: readonly Rule[] = [
  {
    id: 'suicide.alone-at-last',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(`\\b${today} or (?:i |i will |i would |i might )?(?:\\w+ )?${dare}\\b`),
    needs: new RegExp(
      `\\b${household} (?:\\w+ ){0,3}(?:away|out|gone|asleep|empty|at (?:\\w+ ){0,2}(?:dads?|mums?|moms?|grandmas?|grans?|nans?|grandparents?|sisters?|friends?|work|church|school|camp))\\b`,
    ),
    unless: otherVentures,
  },
  {
    id: 'suicide.waits-to-be-alone',
    kind: 'suicide',
    level: 'imminent',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(
      `\\b(?:waiting (?:for|until|till)|as soon as|once|the moment|when) (?:\\w+ ){0,4}?(?:(?:the )?house|home|it|they|${household}) (?:\\w+ ){0,3}?(?:quiet|empty|asleep|sleeps?|leaves?|goes?|gone|out)\\b`,
    ),
    needs:
      /\b(?:not|stopped being|no longer|quit being) (?:scared|afraid|frightened|terrified) (?:of (?:it|dying|death|what comes)|anymore|now)\b/,
    unless:
      /\b(?:dark|ghosts?|spiders?|films?|sing|practi[sc]e|record|watch|bake|dance|play|draw|study|spiders|burglars?|thunder)\b/,
  },
  {
    id: 'suicide.no-more-days',
    kind: 'suicide',
    level: 'imminent',
    ignoresNegation: true,
    pattern:
      /\b(?:then|after|and)\b.{0,24}\bno more (?:days|mornings|nights|tomorrows?|birthdays|sundays|mondays)(?: (?:for me|left|at all|to (?:get through|face|live|bear)))?$/,
    needs: /\b(?:today|tonight|tomorrow|this (?:evening|weekend|week))\b/,
    unless:
      /\b(?:school|work|shifts?|class\w*|term|holidays?|summer|alarms?|commut\w*|course|contract|chemo\w*)\b/,
  },
  {
    id: 'suicide.life-without-me',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b(?:imagin\\w*|pictur\\w*|see|seeing|think\\w*|dream\\w*) (?:\\w+ ){0,3}?${place} (?:\\w+ ){0,2}?without me\\b(?: in it)?.{0,40}\\b(?:easier|happier|better|lighter|laugh\\w*|breath\\w*|reliev\\w*|free\\w*|peace\\w*|calm\\w*|quiet\\w*|fine|smil\\w*)\\b`,
    ),
    unless:
      /\b(?:office|team|work|shift|holiday|trip|mov(?:e|ed|ing)|divorce\w*|boarding|university|party|wedding|abroad|worse|lost)\b/,
  },
  {
    id: 'suicide.lingers-at-the-edge',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    pattern: new RegExp(
      `\\b(?:stood|stand|standing|stay|stayed|staying|wait|waited|sat|sit|sitting|linger\\w*)\\b.{0,24}\\b${edge}\\b.{0,30}\\b(?:longer (?:than i (?:needed|need|should|had|meant|ought)|every|each)|too long|closer (?:than i|every|each))`,
    ),
    unless:
      /\b(?:late|delay\w*|photo\w*|view|sunset|sunrise|fireworks|fish\w*|busker|rain\w*|missed|strike|film|game|guard|announcement|cancel\w*)\b/,
  },
  {
    id: 'suicide.they-would-get-over-it',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern: new RegExp(
      `\\b(?:${household}|he|she|friends) (?:all )?would (?:be (?:sad|upset|sorry|heartbroken|devastated|in shock)|cry|mourn|grieve|miss me) (?:for )?(?:an? |one |two |three |some )?(?:bit|while|days?|weeks?|months?|year)\\b.{0,15}\\bthen\\b.{0,24}\\b(?:rich|free|fine|better|happier|relieved|over (?:it|me)|ok|okay|all right|alright|move on|forget me)\\b`,
    ),
    unless:
      /\b(?:mov(?:e|ed|ing)|emigrat\w*|canada|abroad|overseas|university|boarding|job|break up|broke up|divorce\w*|cancel\w*|convert\w*|dog|cat|sell|sold|gap year|the army)\b/,
  },
  {
    id: 'suicide.means-under-a-pretext',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(
      `\\b(?:lend|lent|borrow\\w*|asked|buy|bought|buying|get|got|order\\w*)\\b.{0,40}\\b${gun}\\b`,
    ),
    needs:
      /\b(?:does|do|did|will|must) not (?:even )?know (?:what|why)\b.{0,12}\b(?:it is|it|i|is) ?(?:really )?(?:for|want\w*|need\w*)\b|\b(?:told|said to) (?:\w+ ){1,3}it (?:was|is) for\b.{0,40}\b(?:is not|was not|a lie|lied)\b|\b(?:is|was) not for the \w+$/,
    unless:
      /\b(?:surprise|birthday|present|party|play|film|hunting|scouts?|climb\w*|trick|costume|sail\w*|swing)\b/,
  },
  {
    id: 'suicide.needs-nothing-more',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ignoresNegation: true,
    pattern:
      /\b(?:do not (?:see myself|think i will(?: be)?)|will not be|am not going to(?: be)?) need(?:ing)? (?:it|them|any|music|anything|[a-z]+s)(?: where i am going| anymore| any of it)?$/,
    needs: /\b(?:gave|given|giv(?:e|ing))\b.{0,40}\b(?:away|to (?:my|the|a))\b/,
    unless:
      /\b(?:mov(?:e|ed|ing)|declutter\w*|vasectomy|pregnan\w*|bab(?:y|ies)|outgr\w+|too (?:small|big)|new (?:one|job|flat|car|phone|laptop|house)|upgrad\w*|retir\w*|quit\w*|stream\w*|spotify|kindle|digital|abroad|summer|warm\w*|surgery|glasses|grown|emigrat\w*|exams?|passed|finished (?:school|university|my degree))\b/,
  },
  {
    id: 'suicide.something-will-happen',
    kind: 'suicide',
    level: 'elevated',
    pattern: /^(?:and |maybe )?(?:something|it) will(?: soon)?$/,
    needs:
      /\b(?:who|where|what)\b.{0,40}\b(?:gets|takes|goes|looks after|raises|has|will (?:get|take|have))\b.{0,40}\bif (?:something|anything) (?:happens|happened) to me\b/,
    unless: /\b(?:cancer|chemo\w*|diagnos\w*|hospice|terminal)\b/,
  },
  {
    id: 'suicide.own-funeral-attended',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    ignoresSubject: true,
    pattern:
      /\b(?:keep|kept|every (?:day|night)|all the time|lie awake|nights?|been) (?:\w+ ){0,2}?(?:wonder\w*|imagin\w*|pictur\w*|think\w*)\b.{0,24}\b(?:who|whether|if|how many)\b.{0,20}\bwould\b.{0,30}\b(?:come|cry|speak|sing|turn up|show up|be there)\b.{0,30}\b(?:the|my) funeral\b|\b(?:keep|kept|every (?:day|night)|lie awake|been) (?:\w+ ){0,2}?(?:wonder\w*|imagin\w*|pictur\w*|think\w*)\b.{0,24}\bwho would (?:\w+ )?(?:come|cry|speak|turn up|show up)\b.{0,16}\b(?:the|my) funeral\b/,
    unless: /\b(?:his|her|their|died|dies|passed|organi[sz]\w*|arrang\w*|cancer|plan (?:for|of) \w+ s)\b/,
  },
  {
    id: 'suicide.resigns-from-life',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:resign\w*|unsubscrib\w*|opt(?:ing)? out|quit(?:ting)?|notice|sign(?:ing)? off) (?:\w+ )?(?:from|to|of) (?:the human race|humanity|life|living|being (?:alive|human|a person)|existence|existing|this (?:life|world))\b(?! (?:in|at|as|with|here|there|on|of|like|alone|together|insurance|coach\w*|sciences?|goals?|magazine|updates?|advice)\b)|\bfrom (?:the human race|life itself|being alive|existence|existing)\b(?=.* not from\b)/,
    unless: /\b(?:newsletter|mailing|magazine|app|podcast|channel|insurance)\b/,
  },
  {
    id: 'suicide.close-again',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    ignoresPast: true,
    pattern:
      /\b(?:not|never) (?:been|felt|come) (?:this|that|so|as) (?:close|near|low|bad|dark|far gone)\b.{0,40}\b(?:since|until|till|before)\b|\b(?:right |back )+(?:in|at|to) (?:that|the same) (?:place|point|state|darkness|hole)\b|\bfeels? like (?:that|then|those|the same) (?:\w+ )?again\b/,
    needs:
      /\b(?:i (?:have )?(?:tried|attempted)(?: (?:it|that))? (?:once|twice|before|in|(?:\w+ ){1,3}(?:ago|back))|tried to (?:die|end|kill|hang|do it)|my (?:last )?attempt|(?:an|one|my|two) attempts?|overdosed)\b/,
    unless:
      /\b(?:smok\w*|cigarettes?|diet\w*|driving|licen[cs]e|gym|marathon|visa|exams?|business|ivf|pregnan\w*|marriage|novel|swimming)\b/,
  },
  {
    id: 'suicide.keeps-not-here',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:do|did) not know (?:how|if|whether) (?:to|i can|i could|i will) (?:keep myself (?:here|alive|safe)|stay alive|stay safe(?: from myself)?$)\b/,
    unless: /\b(?:covid|traffic|online|neighbou?rhood|hike|climb\w*|storm|flood|war)\b/,
  },
  {
    // As it is typed in a hurry or learned by ear.
    id: 'suicide.misspelt',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:w(?:h)?ant|wanna|wana|wish|rady|ready) (?:too |to )?(?:dye|dei|dai)$|\bi (?:will not|whant|wan) to die$|\bwana die\b|\b(?:kil|kiill|kll) (?:my ?self|me self)\b|\b(?:commit|comit|think\w*|thought|mind|of|about|do|doing) (?:\w+ )?(?:suiside|suicid|sucied|suecide)\b/,
    unless:
      /\b(?:hair|colou?r\w*|fabric|wool|shirts?|beard|eggs|roots|blonde|red|blue|black|prevention|squad|class|awareness)\b/,
  },
  {
    id: 'suicide.noose-ready',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:have|got|made|tied|bought|keep|hung) (?:\w+ ){0,3}noose\b|\b(?:there is a|the|my) noose (?:is )?(?:\w+ )?(?:up|ready|tied|hanging|in|on)\b|^noose (?:is )?(?:up|ready|tied)\b/,
    needs:
      /\b(?:tonight|today|tomorrow|day off|ready|alone|until|till|back (?:at|by|in)|in an hour|this (?:evening|afternoon|morning|weekend))\b/,
    unless:
      /\b(?:film|costume|halloween|game|prop|museum|display|castle|history|dog|horse|like a noose|debt|play)\b/,
  },
  {
    id: 'suicide.swahili-half-said',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:tired|nimetired|choka|nimechoka) (?:ya|na|za|wa) (?:kuishi(?! (?:na (?!maumivu|uchungu|hii|haya|mateso)|hapa|huku|huko|kwa|nairobi|peke yangu))|kuwa hai)\b|\bsina haja ya (?:kuendelea na )?(?:haya |hii )?maisha\b|\b(?:wata|wange|ata|ange)\w+ (?:\w+ ){0,2}?(?:poa|vizuri|sawa|salama|afadhali|raha|amani) (?:\w+ ){0,2}?bila mimi\b/,
    unless: /\b(?:timu|mpira|match|game|ofisi|kazini|harusi|likizo|meeting|safari|party|mchezo)\b/,
  },
  {
    id: 'suicide.garage-keys',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:sit|sat|sitting) (?:\w+ )?in (?:the|my|our) garage (?:\w+ ){0,4}?(?:with (?:the |my )?(?:car )?(?:keys? (?:in my (?:hand|lap|pocket)|for (?:an hour|hours))|hose|engine (?:on|running))|(?:the )?engine (?:on|running))\b/,
    unless:
      /\b(?:wait\w* for|lift|(?:dad|mum|mom|son|daughter|mechanic|band|radio|song|music|podcast|tools?|repair\w*|fix\w*|guitar)|to (?:drive|collect|pick)|quiet|locked out|electric)\b/,
  },
  {
    id: 'suicide.here-for-the-dog',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:only|just) (?:still )?(?:here|alive|around|going|hanging on|breathing) (?:because|cause|as|since) (?:the|my|his|her|our) (?:\w+ )?(?:dog|cat|cats|dogs|kids?|children|son|daughter|baby|horse|rabbit|parrot|hens|cows|mum|mom|mother) (?:still )?(?:needs?|need|ha(?:s|ve) no ?(?:one|body)|would (?:have no|miss|starve|be (?:alone|lost)))\b/,
    unless:
      /\b(?:(?:at|in) (?:the|this|my|his|her) (?:job|house|office|marriage|town|city|country)|this (?:app|session|call)|a (?:lift|bed|walk|break))\b/,
  },
  {
    id: 'suicide.another-has-means',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:told me|says?|said|messaged|texted|wrote|wrote me) (?:that )?(?:she|he|they) (?:has|have|had|is|are|s)? ?(?:just |already )?(?:bought|got|saved up|collected|hidden|been saving|counted(?: out)?) (?:\w+ ){0,2}?(?:pills|tablets|rope|blades?|razors?|noose|gun)\b|\b(?:dad|father|brother|son|husband|grand(?:dad|pa|father)|uncle|he|partner|boyfriend) (?:\w+ ){0,5}?(?:cleaned|cleaning|cleans|load(?:ed|ing|s)|keeps? taking out|sits? with|sat with|stares? at) (?:his|the|that) (?:\w+ )?(?:gun|shotgun|rifle|pistol)\b/,
    needs:
      /\b(?:swear|promise\w*|not (?:to )?tell|secret|tonight|not been right|not himself|since (?:mum|mom|she|the|my|his)|died|funeral|drink\w*|crie?s|crying|goodbye|sorry|quiet|depress\w*|worried|scared|lost (?:his|the))\b/,
    unless:
      /\b(?:headache|prescri\w*|doctor|pharmac\w*|fever|cold|flu|period|range|hunt\w*|season|museum|collection|competition|army|parade|film|game|climb\w*|shav\w*|school play)\b/,
  },
  {
    id: 'suicide.ring-left',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:wife|husband|son|daughter|mum|mom|dad|brother|sister|partner|girlfriend|boyfriend|friend|flatmate|he|she) (?:\w+ ){0,8}?left (?:his|her|their) (?:\w+ )?(?:ring|wallet|medals?) (?:\w+ ){0,2}?(?:on|by|with|in)\b/,
    needs:
      /\b(?:(?:going|gone|off) (?:out )?for a (?:long )?(?:drive|walk)|(?:he|she) (?:\w+ )?went for a (?:long )?(?:drive|walk)|goodbye|said sorry|not (?:answering|picking up|come (?:back|home))|note|can not (?:find|reach)|nobody knows where)\b/,
    unless:
      /\b(?:divorc\w*|break ?up|broke up|affair|charg\w*|by (?:mistake|accident)|forgot\w*|forgetful|mother s|cheat\w*|left me|leaving me|bakery|soap|dishes|washing up|gym)\b/,
  },
  {
    id: 'suicide.legs-over',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:sitting|sat|standing|i am|hanging)\b.{0,40}\b(?:with )?(?:my |both |one )?(?:legs?|feet) (?:hanging |dangling )?over(?: the (?:edge|side|rail\w*|wall|barrier|drop))?\b/,
    needs:
      /\b(?:multi storey|multistorey|car park|roof\w*|level \w+|floor|bridge|cliff|balcony|window ?sill|ledge|tower|quarry|overpass|flyover|viaduct)\b/,
    unless:
      /\b(?:beer|wine|coffee|tea|sunset|guitar|pool|jetty|pier|dock|boat|swing|wall in the garden|photo\w*|picnic|ski|fishing|climb\w*|abseil\w*|harness|years ago|when i was)\b/,
  },
  {
    id: 'suicide.hose-fixed',
    kind: 'suicide',
    level: 'imminent',
    ignoresSubject: true,
    pattern:
      /\bhose (?:pipe )?(?:is|s|has been)? ?(?:\w+ )?(?:fixed|fitted|attached|connected|taped|ready|in place)\b/,
    needs:
      /\b(?:exhaust|car|engine|garage|note|letter|goodbye|dog|cat|neighbours|neighbors|kids are|asleep)\b/,
    unless:
      /\b(?:loves|paddling|sprinkler|splash\w*|garden\w*|lawn|plants?|leak\w*|tap|washing machine|dishwasher|water\w*|hoover|vacuum|shower|mechanic|mot|radiator|boiler|bath)\b/,
  },
  {
    id: 'suicide.place-picked',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\bnot going to (?:do it|go through with it|actually do it)\b.{0,20}\b(?:picked|chosen|found|know (?:how|where|when))\b|\b(?:picked|chosen) (?:out )?(?:the|my) (?:tree|beam|bridge|branch|cliff)\b(?! (?:for|to|colou?r|wood|with|from|at|we|where|that)\b)/,
    ignoresNegation: true,
    unless:
      /\b(?:christmas|nordmann|decorat\w*|garden\w*|plant\w*|nursery|swing|treehouse|house|photo\w*|wedding|paint\w*|draw\w*|family tree|bonsai|fruit|apple|hik\w*)\b/,
  },
  {
    id: 'suicide.calm-since-decided',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:calm\w*|peace\w*|lighter|relieved)\b.{0,20}\bsince i (?:have |ve )?(?:decided|made (?:up my mind|the decision|that decision))(?! (?:to|on|not|that|we|against|for|about|i)\b)/,
    unless:
      /\b(?:job|school|uni\w*|course|divorc\w*|wedding|move|moving|house|flat|quit\w*|resign\w*|treatment|surgery|baby|adopt\w*|sober|drinking|smok\w*|diet|break ?up|broke up|leave him|leave her|therapy)\b/,
  },
  {
    id: 'suicide.asks-heaven',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:god|heaven|jesus|allah)\b.{0,30}\b(?:minds?|angry|forgives?|takes? you|lets? you in)\b.{0,30}\b(?:come early|came early|come sooner|before (?:my|your|his|her|their) time|do it (?:yourself|myself))\b/,
    unless: /\b(?:church|mass|service|prayers|meeting|party|bus|school|dinner)\b/,
  },
  {
    id: 'suicide.understands-the-dead',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:walked into the (?:lake|sea|river|water)|jumped (?:off|from|in front)|hanged (?:himself|herself)|took (?:his|her|their) (?:own )?life|killed (?:himself|herself|themselves)|ended (?:his|her|their) life)\b.{0,60}\bi (?:understand|get|envy|see why|understood) (?:him|her|them|it|why)?\b/,
    unless:
      /\b(?:do not|never|can not|could not|not) (?:\w+ )?(?:understand|get)\b|\b(?:war|letters|diary|years ago|grand\w*|film|book|series|character|grieve|grief group)\b/,
  },
  {
    id: 'suicide.while-somebody-lives',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    ignoresSubject: true,
    pattern:
      /\bi (?:would|could|will|can) (?:never|not) do (?:it|that) (?:while|as long as|until|before) (?:\w+ ){0,4}?(?:alive|living|here|around|lives|dies|gone|goes|dead)\b/,
    ignoresPast: true,
    needs: /\b(?:funeral|buried|bury|burying|died|dead|passed|gone now|is gone|last of them)\b/,
    unless:
      /\b(?:i mean|sell\w*|rent\w*|convert\w*|emigrat\w*|mov(?:e|ing)|tattoo\w*|propos\w*|marry|divorc\w*|come out|coming out|quit\w*|resign\w*|not dead)\b/,
  },
  {
    id: 'suicide.not-here-next-time',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    ignoresSubject: true,
    pattern:
      /\bif i (?:am|was|were) not (?:here|around|alive|back) (?:for (?:the )?)?(?:next (?:time|session|week|month)|tomorrow|by (?:then|\w+day|morning)|on \w+day|anymore|in the morning)\b.{0,40}\b(?:(?:do not|please do not|never) (?:blame|feel (?:bad|guilty)|think it)|not your fault|you (?:were|have been|did) (?:so |very |always )?(?:kind|good|enough|your best|all you could|everything)|tell (?:my|them|her|him) (?:\w+ ){0,3}(?:love\w*|sorry))\b/,
    unless:
      /\b(?:holiday|flight|train|traffic|shift|meeting|late|flu|surgery|operation|labour|due date|exam|interview|moving|appointment|parcel)\b/,
  },
  {
    id: 'suicide.gas-tried',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    ignoresPast: true,
    pattern:
      /\b(?:left|turned|had|put|let) the gas(?: taps?| rings?)? on\b.{0,40}\b(?:sat|lay|stayed|waited|knelt)\b.{0,40}\b(?:windows?|doors?|vents?|oven)\b|\b(?:left|turned|had|put|let) the (?:car|engine|motor) (?:on|running|run)\b.{0,40}\b(?:sat|lay|stayed|waited)\b.{0,40}\b(?:garage|hose|exhaust)\b|\b(?:sat|lay|stayed) (?:\w+ ){0,6}garage with the (?:engine|motor|car) (?:on|running)\b/,
    unless:
      /\b(?:heat\w*|air ?con\w*|forgot\w*|by accident|accidentally|cold|warm\w*|freez\w*|rain\w*|snow\w*|storm|draught|no idea|landlord|kids|children|we|ferry|traffic|queue|wait(?:ed|ing)? for|petrol|scan\w*|mechanic|listen\w* for|open(?:ed)? (?:all )?the windows? (?:at once|straight))\b/,
  },
  {
    id: 'suicide.not-bothered-to-live',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:cba|can not be (?:arsed|bothered)|could not be (?:arsed|bothered)) (?:(?:with|w|wi|to) )?(?:living|life|live|being alive|be alive|exist\w*|staying alive)(?! (?:in|here|at|with|together|near|room|out|up|down|admin|on)\b)/,
  },
  {
    id: 'suicide.not-bothered-and-planned',
    kind: 'suicide',
    level: 'imminent',
    ignoresNegation: true,
    pattern:
      /\b(?:cba|can not be (?:arsed|bothered)|do not want|sick of|tired of|done with) (?:(?:with|w|wi|to) )?(?:living|life|live|being alive|be alive|exist\w*) (?:(?:anymore|and|i|have|so|now|lol) ){0,3}(?:got|have|made) (?:a |the |my )?plan\b/,
    unless: /\b(?:doctor|therapist|counsell?or|gp|bank|business|rent|move|moving|pension|with my)\b/,
  },
  {
    id: 'suicide.once-and-still',
    kind: 'suicide',
    level: 'elevated',
    ignoresPast: true,
    ignoresNegation: true,
    pattern:
      /\bi used to (?:\w+ )?(?:think (?:about|of)|want(?: to)?|wish for|dream (?:about|of)|fantasi[sz]e about) (?:dying|die|death|suicide|ending it(?: all)?|killing myself|kill myself)\b.{0,30}\b(?:i still (?:do|want|think|wish)|(?:it|they|that|those thoughts?) (?:is|are|have come|has come|came) (?:back|here again)|never (?:really )?stopped)\b/,
  },
];
