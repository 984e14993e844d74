// Thoughts of dying, plain, oblique, coded; English, Swahili, Sheng. No method detail beyond what must be recognised.
import type { Rule, Signal } from '../rule.ts';

const soon =
  '(?:tonight|today|right now|now|this (?:evening|morning|afternoon|weekend|week|friday|saturday|sunday)|tomorrow|in an hour|after (?:this|work|school|dinner)|when (?:they|he|she|everyone) (?:are |is )?(?:sleep|asleep|leaves?|gone)\\w*|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))';
const dying =
  '(?:kill(?:ing)? myself|end(?:ing)? my life|tak(?:e|ing) my (?:own )?life|end(?:ing)? (?:it all|it|things|everything)|unaliv(?:e|ing)(?: myself)?|off(?:ing)? myself|hang(?:ing)? myself|shoot(?:ing)? myself|drown(?:ing)? myself|delet(?:e|ing) myself|jump(?:ing)? (?:off|in front|from|out)|kms|rop(?:e|ing) myself|commit(?:ting)? (?:suicide|sewer ?slide)|suicide|sewer ?slid(?:e|ing)|di(?:e|ing)|be dead)';

export const suicideRules: Rule[] = [
  {
    id: 'suicide.intent-soon',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(`\\b${dying}\\b.{0,30}\\b${soon}\\b`),
    needs: /\b(?:i am|i will|going|want|plan\w*|ready|decided|about to|i)\b/,
    unless:
      /\b(?:die (?:alone|young)|my (?:phone|battery)|out of (?:a|the|this) (?:perfectly good )?(?:plane|aeroplane|airplane)|skydiv\w*|parachut\w*|for charity|sponsor\w*|end(?:ing)? things|end(?:ing)? (?:it|things) (?:with|between)|we end it on|lyrics|back then|suicide (?:watch|squad|rates?|prevention|awareness|note|letter|training|talk|figures)|(?:calls?|assembly|texts?|talk|lecture|workshop|film|series|article|documentary|lost (?:\w+ ){1,5}) (?:about|on|to) suicide|attended a suicide|thinking of suicide in my sleep)\b/,
  },
  {
    id: 'suicide.soon-intent',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(
      `\\b${soon}\\b.{0,40}\\b(?:i am|i will|i finally|going to|want to|about to|plan to)\\b.{0,15}\\b${dying}\\b`,
    ),
    unless: /\b(?:end (?:it|things) with|my (?:phone|battery))\b/,
  },
  {
    id: 'suicide.going-to',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:i am|i was|i have) (?:going to|about to|ready to|planning to|planning on|decided to|set on) (?:kill(?:ing)? myself|end(?:ing)? my life|tak(?:e|ing) my (?:own )?life|unalive myself|off myself|hang myself|shoot myself|drown myself|kms|commit suicide|end it all|jump (?:off|in front|from)|delete myself|rope myself)\b/,
  },
  {
    id: 'suicide.will-do-it',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\bi will (?:kill myself|end my life|take my (?:own )?life|end it all|hang myself|shoot myself|unalive myself)\b/,
  },
  {
    id: 'suicide.doing-it',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:going to do it|i will do it|doing it|do it) (?:tonight|right now|now|today|tomorrow|this weekend)\b(?=.*)|\btonight is the night\b|\bi have (?:decided|made up my mind) to die\b/,
    needs: /\b(?:die|dead|kill|suicid\w*|life|pills|goodbye|note|letter|myself|anymore|over|pain|peace)\b/,
  },
  {
    id: 'suicide.last-day',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:this is|today is|tonight is|it is) my last (?:night|day|message|conversation|chat|evening)(?: (?:on earth|alive|here))?$|will not be (?:here|alive|around) (?:tomorrow|by (?:morning|tomorrow|monday)|in the morning|after (?:tonight|today|friday|this weekend))|will be (?:gone|dead) (?:by|before|tomorrow|in the morning|tonight)|not (?:going to|planning to) (?:be here|wake up|see) (?:tomorrow|in the morning|monday))\b/,
    ignoresNegation: true,
    unless:
      /\b(?:last (?:day|night) (?:at|of|in|with|before)|my sisters?|sister s|day off|holiday|vacation|flight|moving|at work|of work|job|travel\w*|off work|out of town)\b/,
  },
  {
    id: 'suicide.at-the-place',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:i am|standing|sitting|here)\b.{0,25}\bon (?:a|the|this) (?:bridge|ledge|roof|rooftop|tracks|edge of the (?:roof|bridge|cliff|platform))\b|\b(?:i am|standing) (?:at|on) the edge (?:of (?:a|the) (?:roof|cliff|bridge|platform))?.{0,20}\b(?:jump|look\w* down|over)\b|\b(?:about|ready) to jump\b/,
    unless:
      /\b(?:money|bleeding money|leak|repairs?|tiles|solar|chimney|gutter|pigeons|photo|picture|view is|hiking|bungee|to conclusions|(?:watching|for) the (?:sunset|sunrise|stars|fireworks|moon)|with (?:a|my|some) (?:beer|beers|tea|coffee|chai|soda|guitar|book|friends)|into (?:the|a) (?:pool|water|meeting|call)|repair|fixing|party|drinks|traffic|stuck|ship|chairs|barbecue|bbq|hang(?:ing)? (?:\w+ ){0,2}laundry|having (?:breakfast|lunch|dinner)(?!.{0,30}\blast\b))\b/,
  },
  {
    id: 'suicide.means-in-hand',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:have|got|holding|bought|loaded|tied|with) (?:\w+ ){0,3}(?:pills|tablets|rope|noose|gun|knife|razor|blade|poison|pistol)\b.{0,20}\b(?:ready|in my hand|next to me|in front of me|here with me|with me|on the (?:table|bed)|loaded|right here)|(?:pills|rope|gun|noose|knife) (?:is|are) (?:ready|right here|in front of me|in my hand|next to me|loaded))\b/,
    unless:
      /\b(?:headache|doctor|prescri\w*|for (?:my|the) (?:cold|flu|back)|cook\w*|chop\w*|onions?|kitchen|climb\w*|game|vitamins?|hunt\w*)\b/,
  },
  {
    id: 'suicide.noose',
    kind: 'suicide',
    level: 'elevated',
    pattern: /\b(?:have|got|made|tied|bought|keep|hung) (?:\w+ ){0,3}noose\b/,
    unless: /\b(?:film|costume|halloween|game|prop|museum|history|dog|horse|like a noose)\b/,
  },
  {
    id: 'suicide.door-sealed',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:rug|towels?|tape|taped|blankets?|sheets?|coats?|clothes)\b.{0,24}\b(?:doors?|windows?|vents?|gaps?)\b/,
    needs:
      /\b(?:(?:turned|turn|turning|put|switched|left) (?:\w+ ){0,2}(?:oven|gas|stove|hob|engine|car)(?: back)? on|(?:turned|turn|turning|put|switched) on (?:\w+ ){0,2}(?:oven|gas|stove|hob|engine|car))\b/,
    unless: /\b(?:draughts?|drafts?|draughty|drafty|smoke|smok\w+|fire|steam|smell of|paint\w*|film|game)\b/,
  },
  {
    id: 'suicide.if-there-were-means',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\bif (?:i had|there (?:was|were)) (?:\w+ ){0,3}(?:pills|tablets|medicine|gun|rope|balcony|bridge)\b.{0,40}\bi (?:would|might) (?:\w+ )?(?:take (?:them all|all of them|the lot|every)|swallow|shoot myself|use it on myself|hang|jump|do it|be (?:dead|gone)|not be here)\b/,
    unless: /\b(?:years ago|back then|used to|game|film|better (?:at|view))\b/,
  },
  {
    id: 'suicide.note-now',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:wrote|written|writing|finished|left) (?:\w+ ){0,2}(?:suicide|goodbye) (?:note|notes|letter|letters)\b|\bsuicide note\b/,
    ignoresPast: true,
    unless:
      /\b(?:years ago|found (?:his|her|their)|his note|her note|movie|colleague|broke up|dissertation|thesis|essay|coursework|chapter|novel|scene|lecture|seminar|woolf\w*|plath|modernis\w*|cobain|crime drama|leaving (?:the|my) (?:job|company))\b/,
  },
  {
    id: 'suicide.swahili-now',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:nitajiua|nitajinyonga|(?:ni)?najiua|nijiue|kujiua|kujinyonga|kujimaliza)\b.{0,20}\b(?:leo|usiku|sasa|sahii|saa hii|kesho)\b|\b(?:leo|usiku (?:wa leo|huu)|sasa hivi|kesho)\b.{0,25}\b(?:nitajiua|najiua|nijiue|nitajinyonga|nitajimaliza|nakufa|nitakufa)\b|\bleo ndio mwisho wangu\b|\bhii ndio siku yangu ya mwisho\b(?! (?:hapa |huku |kwa )?(?:kazini|kazi|ofisini|ofisi|shuleni|shule|chuoni|kambini|hospitalini|hoteli\w*|mjini|nairobi|mombasa|likizo\w*|mtihani\w*))/,
  },
  {
    // "They asked me to promise that I'd be all right. I can't do that."
    id: 'suicide.no-promise',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\bcan ?not (?:honestly |really |truly )?(?:do|promise|say|keep) (?:you |her |him |them )?(?:that|it|so|this)\b|\bhad my fingers crossed\b/,
    needs:
      /\b(?:promis\w*|told \w+(?: \w+)?|said|swore) (?:\w+ ){0,3}(?:i would|i will|to) (?:not (?:do (?:anything|something) (?:stupid|silly)|hurt|harm|kill)|be (?:all right|alright|ok|okay|safe|alive|still here)(?! with| about| for)|stay (?:safe|alive))\b/,
  },
  {
    id: 'suicide.want-to-die',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:want|wants|wanted|wanting|wish|need|ready|intend|intending|mean|meant|aim|plan|planning|would rather|would love|rather|prefer|feel like|hope|hoping|waiting|longing|just) (?:to |i could |i would |i |that i )?(?:die|dying|be dead|were dead|was dead|not exist|stop existing|stop living|not wake up|never wake up|disappear forever|disappear for good|sleep forever|not be alive|be gone forever|not be here anymore)\b/,
    unless:
      /\b(?:waiting for the|(?:music|songs?|stuff|lyrics|poems?|albums?) about|happy|laughing|want to die (?:on (?:that|this) hill|old|peacefully|with my boots|before seeing|in your arms)|existing on (?:social media|instagram|facebook)|rather die than (?:do|sing|go|wear|dance|eat)|lyrics|plants?|cringe|of embarrassment|in my teeth|my (?:zip|fly|flies) (?:was|were) (?:down|open)|waved (?:back )?at (?:someone|somebody|him|her|the wrong)|called (?:the teacher|my teacher|him|her) (?:mum|mom|dad)|replied all|liked (?:his|her) (?:\w+ )?(?:photo|pic|picture))\b/,
  },
  {
    id: 'suicide.not-want-to-live',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:do|did|would|does) not|never|no longer) (?:want|wanna|wish|care|need|feel like) (?:to |if i )?(?:live|living|be alive|be here anymore(?! (?:in )?(?:this|the) (?:town|city|village|country|office|company|estate|neighbou?rhood|place)\b)|being here anymore|being alive|exist|existing|be in this world|be on this earth|wake up(?: (?:anymore|tomorrow|again|in the morning))|keep living|go on living|be around anymore|continue living)\b/,
    ignoresNegation: true,
    unless:
      /\b(?:world without|live in (?!this world|this life|pain|fear|hell|constant|agony)\w+|live (?:here|there|with|in (?:this|that|the|a|my|nairobi|london|new)|at|alone|near|like this forever|apart)|work|office|job|party|wake up (?:early|at))\b/,
  },
  {
    id: 'suicide.rather-not-wake',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:hope|wish|pray|praying|want|like|love|nice|glad|mind|okay|ok|fine) (?:\w+ ){0,4}(?:(?:did|do|would|could|will) not wake up|not waking up|not wake up|never wake up|never woke up|go to sleep and (?:not|never) wake)\b|\b(?:go|fall|going|falling) (?:to sleep|asleep) (?:and|without) (?:not |never |ever )?(?:ever )?wak(?:e|ing) up\b/,
    ignoresNegation: true,
    unless: /\b(?:until|asked my wife|lunchtime|alarm|early|late for)\b/,
  },
  {
    id: 'suicide.thinking-of',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:think\w*|thought\w*|fantasi\w*|consider\w*|idea\w*|urges?|urge to|dream\w* of|googl\w*|research\w*|look\w* up|tempted|plan\w*) (?:\w+ ){0,3}(?:about |of |to |on |how to )?(?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|suicide|tak(?:e|ing) my (?:own )?life|unaliv\w*(?: myself)?|off(?:ing)? myself|hang(?:ing)? myself|di(?:e|ying)|being dead|sewer ?slide|kms|jump(?:ing)? (?:off|in front)|overdos\w*|not being here|not being alive)\b/,
    unless:
      /\b(?:roller coaster|we went (?:again|four)|bungee|afraid of dying|fear of dying|scared of dying|my (?:mum|mom|dad|dog|cat|grand\w+) dying|dye|plan to die on)\b/,
  },
  {
    id: 'suicide.named',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:i am|i feel|feeling|been|felt|i have been|become|getting) (?:(?!not\b|never\b|no\b)\w+ ){0,2}suicidal|suicidal (?:thoughts|ideation|feelings|urges)|suicide (?:is|has been|keeps coming) (?:\w+ )?(?:on|in|to) my (?:mind|head|thoughts)|kill myself|killing myself|end my life|ending my life|take my own life|taking my own life|unalive myself|unaliving myself|unalived|sewer ?slid(?:e|ing)|end it all|ending it all|off myself|neck myself|self delete|delete myself|commit suicide|game end myself|catch(?:ing)? the bus for good|ctb)\b/,
    unless:
      /\b(?:killed myself (?:at|in) (?:the gym|training)|suicidal (?:squad|driver|drivers|cat|bird|squirrel)|end it all (?:with (?:him|her)|at work)|delete myself from (?:his|her|their|the)|grenades?|not to the point|cut it all off)\b/,
  },
  {
    // Said of an embarrassing message as often as in earnest.
    id: 'suicide.named-in-letters',
    kind: 'suicide',
    level: 'elevated',
    isBroad: true,
    pattern: /\bkms\b/,
    unless: /\b(?:kms keeping|keeping my socks)\b/,
  },
  {
    id: 'suicide.better-off',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:everyone|everybody|they|he|she|you|world|people|family|kids|children|mum|mom|wife|husband|friends) (?:\w+ ){0,3}(?:be |is |are )?(?:so much |much )?(?:better|happier|easier)(?: off)? (?:if i (?:was|were|am|died|disappeared)|without me|when i am (?:gone|dead)|with me (?:gone|dead)|once i am gone)\b|\bbetter off (?:dead|if i (?:died|was dead|were dead|was gone))\b|\b(?:easier|better) for (?:everyone|them|everybody|all) if i (?:was|were|am) (?:gone|dead|not here|not around)\b/,
    ignoresSubject: true,
    unless: /\b(?:team|company|project|office|band) (?:would |will )?be better off without me\b/,
  },
  {
    id: 'suicide.easier-without-me',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:easier|better|simpler|kinder|best|a relief|quieter)(?: for (?:\w+ ){1,3})?(?: all round)? ?if i (?:was|were|am|just was|just were) (?:not (?:here|around|alive)|no longer (?:here|around|alive|there)|gone|dead)(?: at all| anymore)?$|\bif i (?:was|were) (?:not (?:here|around|alive)|no longer (?:here|around|alive)|gone|dead) (?:\w+ ){0,4}(?:would|could) (?:\w+ ){0,3}(?:better|easier|relieved|happier|simpler|freer|free)\b/,
    ignoresSubject: true,
    ignoresNegation: true,
    unless: /\bnot (?:here|around) (?:for|during|on|at|when|while|next|this|until|to)\b/,
  },
  {
    id: 'suicide.not-for-long',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:will not|wont|not going to|will soon not|no longer) (?:have to |need to )?(?:be (?:a |your |their |anyone s )?(?:burden|problem|bother|trouble|weight|drain|around|here|in (?:the|your|their|anyone s) way)|bother|worry about me|deal with me|put up with me|see me|hear from me|miss me)(?: \w+){0,3} (?:much longer|for long|for much longer|anymore|soon|after|again|ever)\b/,
    ignoresNegation: true,
    ignoresSubject: true,
    unless:
      /\b(?:flat|ready on|moving|new place|keys|own place|moving out|new (?:flat|house|apartment|job)|break ?up|block(?:ed|ing)?|quit\w*|resign\w*|home late)\b/,
  },
  {
    id: 'suicide.tired-of-living',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:tired|sick|exhausted|done|fed up|over|finished|bored) (?:(?:of|with|by) )?(?:living|to live|being alive|existing|existence|life itself|this life|breathing|waking up (?:every day|each day))|done with life|over life|so done living|tired of life|no will to live|lost the will to live|life is not worth|not worth living|nothing (?:left )?(?:to live for|worth living)|no reason to (?:live|be alive|stay alive|keep living|go on|keep going)|not (?:see|seeing) (?:the|any|a) (?:point|reason) (?:in|of|to) (?:living|being alive|being here|going on|live|existing|stay\w*|life)|(?:not (?:see|seeing) (?:the|any|a)|no) (?:point|reason) (?:in |of |to )?waking up(?! (?:early|at|so|before|for|on)\b)|what is the point (?:of|in) (?:living|being alive|going on|staying alive|even living|life)|no point (?:in |to )?(?:living|being alive|going on|life|existing)|rather not be (?:alive|here anymore))\b/,
    ignoresNegation: true,
    unless:
      /\b(?:life in (?:the|this) (?:city|office|village)|living (?:here|with|in (?:this|the|a|my)|like a student|at home|out of)|over life s)\b/,
  },
  {
    id: 'suicide.passive-accident',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:would not (?:mind|care)|do not (?:mind|care)|be (?:fine|okay|ok|relieved|glad|happy)|hope|wish|relief)\b.{0,25}\b(?:if i (?:died|die|got hit|was hit|crashed|did not wake|never woke|got cancer|stopped breathing|was dead)|if (?:a |the |some )?(?:car|bus|truck|lorry|train|matatu) (?:hit|hits|took|ran)|(?:car|bus|truck|lorry|matatu) (?:would|hits?|hit) (?:hit )?me|something (?:would )?(?:kill|killed|kills) me|the plane crashes)\b|\bif (?:a |the |some )?(?:car|bus|truck|lorry|train|matatu|plane) (?:hit|hits|took|ran|crash\w*)\b.{0,40}\b(?:would not (?:mind|care)|be (?:fine|okay|ok|relieved|glad)|so be it)\b/,
    ignoresNegation: true,
    ignoresSubject: true,
  },
  {
    id: 'suicide.oblique-act',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\bcrash\w* (?:(?:the|my|this|our) )?(?:car|bike|motorbike|motorcycle|van|truck|boda|lorry) on purpose\b|\b(?:step(?:ping)?|walk(?:ing)?|jump(?:ing)?|throw(?:ing)? myself|driv(?:e|ing)|swerv(?:e|ing)|steer(?:ing)?) (?:\w+ ){0,3}(?:in front of|into|under|off|out in front of) (?:a |the |that |this |an )?(?:oncoming )?(?:train|bus|car|truck|lorry|traffic|matatu|bridge|cliff|roof|balcony|building|tree|wall|road|sea|river)\b/,
    needs:
      /\b(?:think|thought|imagin\w*|want|urge|could|picture|keep|tempt\w*|feel like|how easy|easy it would|wonder\w*)\b/,
    unless:
      /\b(?:interview|walking into the building|driving off|tour|dream last night|insurance|gta|the game|climb\w*|bungee|parachut\w*|wall of text)\b/,
  },
  {
    id: 'suicide.how-to',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:how|way|ways|method|methods|painless\w*|quickest|easiest|fastest|least painful)\b.{0,30}\b(?:to (?:die|kill myself|end my life|kill yourself|end it all|commit suicide|kms|unalive))|how (?:many|much) .{0,30}\b(?:to (?:die|kill (?:me|you|myself|a person)|overdose|not wake up)|would kill me|is (?:fatal|lethal))|(?:lethal|fatal) dose)\b/,
    ignoresSubject: true,
    unless: /\b(?:the plant|weeds?|to die for|mosquito\w*|cockroach\w*|rats?|game|character|boss fight)\b/,
  },
  {
    id: 'suicide.reunion',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:want to|going to|will|ready to|need to|would rather) (?:\w+ )?(?:be with|join|see|go to) (?:my (?:late )?(?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister|baby|grandma|grandmother|grandpa)|him|her|them) (?:again )?(?:in heaven|on the other side|up there|in the (?:next|after) ?life|where (?:he|she|they) (?:is|are) now)\b/,
    ignoresSubject: true,
    unless: /\b(?:one day|someday|when i am old|eventually|hopefully not)\b/,
  },
  {
    id: 'suicide.swahili',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:sitaki (?:kuishi(?! (?:tena )?(?:na (?!maumivu|uchungu|hii|haya|hili|mateso|aibu)|hapa|huku|huko|kwa|kwao|pamoja|nairobi))|kuwa hai|maisha haya|hii maisha)|sina(?:taka)? (?:sababu|hamu|haja) ya (?:kuendelea (?:na )?)?(?:kuishi|maisha|kuwa hai)|sioni (?:sababu|haja|maana|umuhimu) ya (?:kuishi|maisha)|(?:(?:ni)?na(?:taka|tamani|penda|omba|fikiria|waza|skia|sikia|hisi|jiskia)|ninge(?:taka|penda|tamani)|nime(?:fikiria|waza)) (?:\w+ )?(?:kufa(?! moyo)|kujiua|kujinyonga|kujitoa uhai|kujimaliza|kudedi|kudie|nife|nijiue)|kujiua|kujitoa uhai|nijiue|(?:bora|afadhali|heri|wacha|acha) (?:tu )?(?:nife|kufa|nikufe|ningekufa)|nikufe tu|nimechoka (?:na|ku) ?(?:maisha|kuishi|life|hii life|hii maisha|hii dunia)|maisha (?:yangu )?(?:haina|hayana) (?:maana|haja)|(?:life|maisha|dunia) (?:ime|yame)nishinda|kujidedisha|kujimada|kujitoa roho)\b/,
    ignoresNegation: true,
  },
  {
    id: 'suicide.swahili-means',
    kind: 'suicide',
    level: 'elevated',
    pattern: /\bnime(?:nunua|pata|andaa|tafuta|ficha) (?:\w+ )?sumu\b(?! (?:ya|za) )/,
    ignoresNegation: true,
    ignoresSubject: true,
    unless: /\b(?:panya|mende|wadudu|kupe|magugu|mimea|shamba\w*|mbu|nzi|siafu|mchwa|alisema|filamu)\b/,
  },
  {
    id: 'suicide.gone-by-then',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:by the time|when) (?:you|they|he|she|anyone|someone) (?:read|see|find|hear|get|notice)\w* (?:this|me|it|out)\b.{0,25}\b(?:gone|dead|too late|over)|so (?:that )?(?:nobody|no one) (?:\w+ )?(?:looks? for|finds?|stops?|checks? on) me|not coming (?:back )?down (?:from (?:here|the)|again|alive)?|last (?:thing|words?) (?:i|you) (?:will )?(?:ever )?(?:say|write|hear from me))\b/,
    ignoresNegation: true,
    ignoresSubject: true,
    unless: /\b(?:hide and seek|holiday|vacation|plane|drugs|high|surprise|moved out|escape\w*)\b/,
  },
  {
    id: 'suicide.holding-means',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:i )?(?:am |keep )?(?:loaded|sitting (?:here )?with|staring at|looking at|holding|took out|got out) (?:the|my|a|his|her|my \w+ s?|this|all my|all the) (?:\w+ )?(?:gun|pistol|rope|noose|pills|tablets|razor|blade)\b/,
    unless:
      /\b(?:doctor|pharmac\w*|game|hunt\w*|range|shav(?:e|er|ing)|electric (?:one|razor|shaver)|climb\w*|movie|he is holding|she is holding|at me|shop|store)\b/,
  },
  {
    id: 'suicide.means-soon',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:got|have|bought|found|picked up) (?:the|a|my|some|enough) (?:rope|gun|noose|pills|tablets|blades?|razor|poison|pistol)\b/,
    needs:
      /\b(?:tonight|(?:do|did|doing) it|goodbye|last (?:time|night)|do not stop me|it ends|time to go)\b/,
    unless:
      /\b(?:headache|doctor|prescri\w*|climb\w*|camp\w*|swing|shaving|hunt\w*|game|rats?|mosquito\w*|play\w*|cosplay|cold|flu)\b/,
  },
  {
    id: 'suicide.wish-taken',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:pray|prayed|praying|beg|begging|ask|asking|wish|hope|hoping|want|waiting for)\b.{0,25}\b(?:god|lord|jesus|allah|mungu|death|cancer|something|universe) (?:would |will |to |could |can )?(?:just )?(?:takes?|took|end|ends|ended|come for|comes for|finish\w*) (?:me|my life|this life)|mungu (?:anichukue|nichukue))\b/,
    ignoresSubject: true,
    unless: /\b(?:take me (?:home to|to|away from)|seriously|through|on holiday)\b/,
  },
  {
    id: 'suicide.death-as-rest',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:being dead|death|dying|not existing|not being alive|never waking up|nothingness|the grave|eternal sleep) (?:\w+ ){0,2}(?:sounds?|seems?|feels?|looks?|would be|is|might be) (?:\w+ ){0,3}(?:peaceful|nice|good|better|easier|relief|like (?:a )?(?:relief|rest|peace|freedom)|inviting|comforting|appealing|tempting|restful|quiet)|rest (?:forever|for ?ever|in peace|eternally)|sleep (?:forever|for ?ever|eternally)|(?:nipumzike|kupumzika|kulala|nilale) milele|permanent (?:sleep|rest))\b/,
    ignoresSubject: true,
    unless:
      /\b(?:may (?:he|she|they)|rest in peace (?:grandma|grandpa|mum|mom|dad|to|my)|his death|her death|funeral|hair|dye)\b/,
  },
  {
    id: 'suicide.place-calls',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:bridge|platform|tracks?|train|river|lake|sea|balcony|edge|roof|rooftop|ledge|window|cliff|pills|rope|knife|gun|blade|wheel|ocean|height)\b.{0,30}\b(?:invitation|inviting|calling (?:to )?(?:me|my name)|calls (?:to )?me|tempting|tempts? me|whisper\w*|pulls? me|let go|just one step|easy way)\b|\b(?:let go of the wheel|close my eyes (?:while|and|when i am) driv\w+|(?:when|wen|while) (?:i am )?driving i close my eyes|one step (?:and|is all)|(?:yeet|throw|fling|hurl|launch|drop)(?:ing)? myself (?:off|out|over|from|into|in front|down))\b/,
    ignoresSubject: true,
    unless:
      /\b(?:swim\w*|pottery|clay|spinning wheel|beach day|photo\w*|sail\w*|fishing|holiday|train of thought|into (?:work|my work|the project|studying|books?|it))\b/,
  },
  {
    id: 'suicide.without-me-fine',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:they|he|she|kids|children|family|mum|mom|parents|everyone|people|world|wife|husband|friends) (?:would|will|can|could) (?:\w+ )?(?:manage|cope|be (?:fine|ok|okay|happier|alright|free|relieved)|get over (?:it|me)|move on|survive|forget me|do better|heal)\b.{0,25}\b(?:when|once|after|if|without) (?:i am|i was|i were|i die|i died|me)(?: (?:gone|dead|not here|not around|out of the way))?\b/,
    ignoresSubject: true,
    unless:
      /\b(?:on holiday|vacation|trip|quit|resign\w*|move out|moving|at work|the team|new job|break ?up|the weekend|this meeting)\b/,
  },
  {
    id: 'suicide.would-it-change',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:what|who|anything|anyone|anybody|difference)\b.{0,25}\b(?:change|care|notice|matter|miss|happen|cry|come)\b.{0,12}\b(?:if|when) i (?:\w+ )?(?:stopped (?:breathing|existing|living)|died|was dead|were dead|disappeared|was gone|were gone|am gone|ended (?:it|my life)|ceased)\b/,
    ignoresSubject: true,
    unless: /\b(?:social media|instagram|group chat|party|team)\b/,
  },
  {
    id: 'suicide.no-future',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:do|can|could) not (?:see|picture|imagine) (?:myself|me) (?:\w+ )?(?:existing|living|alive|being alive|being here|making it|here|around) (?:\w+ ){0,2}(?:past|beyond|after|next|in a|at|much|for)|(?:i )?(?:will|do) not (?:plan|expect|intend) (?:to|on) (?:be(?:ing)? (?:alive|here|around)|see(?:ing)?|liv(?:e|ing) (?:past|to|long))|(?:done|finished|through) (?:with )?(?:existing|living|being alive|being a person|this life|breathing|with life))\b/,
    ignoresNegation: true,
    unless:
      /\b(?:company|job|city|town|office|here at work|this (?:flat|house)|married|living (?:here|with|in))\b/,
  },
  {
    id: 'suicide.enough-to-die',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:googl\w*|search\w*|look\w*|read\w*|research\w*|wonder\w*|count\w*|figur\w*)\b.{0,40}\b(?:how (?:much|many)|which|what)\b.{0,40}\b(?:would be enough|it takes|would do it|it would take|is enough|to not wake|never wake)\b|\b(?:enough|plenty of) (?:pills|tablets|medication|insulin|meds) (?:to|that would|saved)\b/,
    needs:
      /\b(?:pills|tablets|medication|medicine|meds|insulin|paracetamol|sleeping|dose|height|blood|die|drown)\b/,
    unless: /\b(?:refill|last (?:the|me)|for the (?:month|week|trip|dog|cat)|to donate)\b/,
  },
  {
    id: 'suicide.want-out',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:want|need|looking for) (?:a way )?(?:out|to (?:leave|check out|log out|log off|clock out|exit|quit|opt out)) of (?:life|this life|everything|this world|existence|living|the world|it all)\b|\b(?:log(?:ging)? (?:off|out)|clock(?:ing)? out|check(?:ing)? out) (?:for good|forever|permanently|of life)\b/,
    unless: /\b(?:twitter|instagram|tiktok|facebook|social media|game|app|platform|forum|site|arguments)\b/,
  },
  {
    id: 'suicide.wish-unborn',
    kind: 'suicide',
    level: 'watch',
    pattern:
      /\b(?:wish|better if) i (?:was|were|had|have)(?: been)? (?:never|not)(?: been)? born\b|\bnever (?:been|was|should have been) born\b/,
    ignoresNegation: true,
  },
  {
    id: 'suicide.would-not-be-missed',
    kind: 'suicide',
    level: 'watch',
    pattern:
      /\b(?:(?:no one|nobody|noone|not a soul|none of them) would (?:\w+ )?(?:miss me|notice|care|cry|find me (?:till|until|for (?:days|weeks)))(?: if i (?:was|were|died|disappeared|left).*)?|if i (?:died|disappeared|was gone|were gone|vanished)\b.{0,25}\b(?:no one|nobody|notice|care|miss))\b/,
    ignoresNegation: true,
    ignoresSubject: true,
    unless: /\b(?:party|meeting|group chat|left early|quit the)\b/,
  },
  {
    id: 'suicide.other-person',
    kind: 'suicide',
    level: 'watch',
    pattern:
      /\b(?:friend|bestie|brother|sister|mum|mom|dad|son|daughter|boyfriend|girlfriend|partner|wife|husband|ex|cousin|roommate|he|she|they) (?:\w+ ){0,5}(?:about ending it(?: all)?$|posting about (?:ending it|dying|suicide)|is suicidal|are suicidal|wants? to die|going to kill (?:himself|herself|themselves)|(?:threatens?|threatening|threatened|talking about|talks about|tried|trying|wants?) (?:to |about |of )?(?:kill|killing|end|ending) (?:himself|herself|themselves|themself|his life|her life|their life)|anataka kufa|anataka kujiua)\b/,
    ignoresSubject: true,
  },
  {
    id: 'suicide.attempt-recent',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\bi (?:have )?(?:tried|attempted|attempt) (?:to )?(?:kill myself|end my life|hang myself|take my (?:own )?life|suicide|unalive myself|overdose)\b.{0,20}\b(?:today|tonight|this morning|yesterday|last night|an hour ago|earlier|this week|just now)\b|\b(?:last night|this morning|yesterday|earlier today|today|tonight) i (?:tried|attempted) to (?:kill myself|end my life|hang myself|overdose|take my life|die)\b/,
    ignoresPast: true,
    unless: /\byears? ago today\b/,
  },
  {
    id: 'suicide.attempt-past',
    kind: 'suicide',
    level: 'watch',
    pattern:
      /\b(?:tried|attempted) (?:to )?(?:kill myself|end my life|hang myself|take my (?:own )?life|suicide|overdose)\b|\bmy (?:last )?(?:suicide )?attempt\b(?= .*(?:suicid|hospital|pills))/,
    unless: /\b(?:today|tonight|yesterday|last night|this morning)\b/,
  },
  {
    id: 'suicide.told-to-die',
    kind: 'abuse',
    level: 'watch',
    pattern:
      /\b(?:told|tells|telling|said|says|texted|commented|keep telling) (?:me )?(?:to )?(?:kys|kill (?:myself|yourself)|go die)\b|\bkys\b/,
    ignoresSubject: true,
  },
];

export const suicideSignals: Signal[] = [
  {
    id: 'suicide.s-giving-away',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:signed the house over|my (?:dog|cat) lives with|found a home for the (?:cat|dog)|let my \w+ have my|(?<=^|\bi (?:\w+ ){0,2}|[.,!?] |\b(?:and|so|today|yesterday) )gave my \w+ (?:to|away)|nimegawa (?:nguo|vitu))\b|\b(?:giv(?:e|en|ing)|gave) (?:\w+ ){0,2}(?:away )?(?:all )?(?:my (?:\w+ )?(?:things|stuff|clothes|books|guitar|dog|cat|collection|records|laptop|watch|jewel\w*|belongings|savings|passwords)|everything)(?: away)?\b.{0,30}|\bfound (?:a |someone )?(?:new )?(?:home|someone|family) (?:to take|for) (?:my )?(?:dog|cat|pet)\b/,
    unless:
      /\b(?:moving|declutter\w*|charity shop|clear[- ]?out|marie kondo|allergic|too small|spring clean\w*)\b/,
  },
  {
    id: 'suicide.s-letters',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\bletters? (?:is|are) (?:posted|written|done|ready|in (?:my|the) drawer|under the)\b|\bi wrote (?:something )?(?:for|to) my (?:\w+ )?(?:mum|mom|dad|parents|kids|wife|husband|sister|brother)\b|\bnime(?:andika|acha|andikia) (?:\w+ )?barua\b|\b(?:left|wrote) (?:down )?(?:all )?my passwords\b|\b(?:wrote|writing|written|write|finished) (?:\w+ ){0,3}(?:letters?|notes?) (?:to|for) (?:\w+ ){0,2}(?:mum|mom|dad|family|kids|children|son|daughter|wife|husband|everyone|each of them|sister|brother|parents|friends|them|loved ones)\b|\b(?:updated|wrote|made|sorted|signed) my will\b/,
    unless: /\b(?:birthday|thank you|christmas|school|wedding|lawyer asked)\b/,
  },
  {
    id: 'suicide.s-after-it-wont-matter',
    kind: 'suicide',
    weight: 3,
    pattern:
      /\b(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|tomorrow|tonight) (?:is|s|feels like) the (?:day|night|right night)\b|\b(?:baada ya|after) \w+ (?:haitajalisha|hakuna kitu kitanisumbua|i will not be (?:tired|here|alive)|i am done)\b|\bpicked the (?:day|night)\b|\bknowing it is nearly over\b|\b(?:after|by|come|once|when) (?:\w+ ){0,3}(?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|tonight|tomorrow|weekend|birthday|week|that|then|this|it is over|exams?|funeral)\b.{0,30}\b(?:(?:will|would|does|do|is) not (?:\w+ )?matter|no longer matter|nothing (?:will )?matters?|it will (?:all )?be over|i will be (?:free|at peace|gone)|none of (?:it|this) (?:will )?matters?)\b|\b(?:will not|not going to) matter (?:soon|much longer|after)\b|\bsoon (?:it|this|none of this|everything) will (?:not matter|be over|be quiet)\b/,
    unless:
      /\b(?:presentation|deadline|exam results|the project will be over|interview|holiday|(?:we|i) (?:are|am) moving|moving (?:out|house|day)|new (?:flat|house|job)|landlord)\b/,
  },
  {
    id: 'suicide.s-goodbye',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:said|saying) my goodbyes\b|\bvisited everyone\b|\b(?:last tour|one last time)\b|\bpass on a message\b|\b(?:said|saying|say|told) (?:my |all my |our )?(?:last |final )?(?:goodbyes?|good bye) to (?:everyone|them|my (?:mum|mom|dad|kids|family|friends|dog|children)|people)\b|\bgoodbye (?:everyone|world|forever)\b|\b(?:thank you|thanks) for (?:everything|being there|trying)\b.{0,25}\b(?:goodbye|take care of|last|tell (?:my|them))|\btell my (?:mum|mom|kids|family|wife|husband|son|daughter|sister|brother|parents) (?:i|that i) (?:love|am sorry|loved)\b|\bthis is goodbye\b/,
    unless: /\b(?:airport|moving (?:to|abroad|away)|retire\w*|last day at|graduat\w*|holiday)\b/,
  },
  {
    id: 'suicide.s-settled',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\bi want it (?:to be )?tidy (?:for whoever|all)?\b|\beverything i need\b(?=.*\b(?:night|over|day)\b)|\bsorted my papers\b|\bpaid all the bills\b|\blast thing on the list\b|\b(?:i have made my (?:decision|choice|peace)|made peace with (?:it|leaving|everything|dying)|i know what i (?:have|need) to do now|(?:calm|peaceful|at peace|relieved) (?:now )?(?:because|since|now that) i (?:decided|know|have a plan|made)|everything is (?:arranged|in order|taken care of|ready)|put(?:ting)? my (?:affairs|things|papers) in order|i have a (?:date|plan) (?:now|set|picked|in mind)|picked a (?:date|day))\b/,
    unless:
      /\b(?:resign\w*|quit\w*|divorce|job|wedding|move|moving|doctor s appointment|study plan|savings)\b/,
  },
  {
    id: 'suicide.s-burden',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\bin (?:everybody|everyone) s way\b|\bonly a cost\b|\ba cost to (?:them|everyone|my family)\b|\bmight be better off with (?:their|only their) dad\b|\bbetter off with their (?:dad|mum|mom|father|mother)\b|\bdead weight\b|\b(?:i am|i feel like|feel like|being|become|just|only|such) (?:\w+ )?(?:a )?(?:burden|dead weight|waste of (?:space|air|oxygen)|a mistake that should not exist)\b|\bi am a burden\b|\bnajihisi mzigo\b|\bmimi ni mzigo\b/,
    unless: /\b(?:tax burden)\b/,
  },
  {
    id: 'suicide.s-hopeless',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:(?:there is |have |has |see |got |lost (?:all )?|feel )?(?:no|any|all) (?:hope|way out|future)(?: (?:left|anymore|for me))?|(?:feel|feeling|is|am|everything is|it is all|so) hopeless|nothing (?:will |is )?(?:ever )?(?:going to )?(?:get better|change|help me|matters anymore)|(?:never|not) going to get better|what is the point (?:of (?:anything|it all|any of it|trying))?(?: anymore)?$|no point (?:anymore|in anything|to anything)|there is no point$|(?:give|giving|given) up on (?:life|everything|myself)|i give up$|nimekata tamaa|sina tumaini|sina matumaini)\b/,
    unless: /\b(?:project|game|match|team|recipe|printer|app|bug|code|wifi)\b/,
  },
  {
    id: 'suicide.s-want-it-to-stop',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:want|need|wish|just) (?:it|the pain|everything|all of it|this|my (?:head|mind|brain|life)|all this) (?:all )?(?:to |would )?(?:stop|end|be over|go quiet)\b|\bmake (?:it|the pain) (?:all )?stop\b|\b(?:want|wish|like|love) (?:to |i could )(?:disappear|vanish|cease|fade away|evaporate|not feel anything)\b|\bcan not (?:do this|go on|keep going|keep doing this|live like this|carry on)(?: (?:anymore|any longer|like this|much longer))?$|\bcan not take (?:it|this) (?:anymore|any longer)\b|\bready to (?:be done|rest forever|go)$/,
    unless:
      /\b(?:(?:disappear|vanish|fade away) (?:from|off) (?:social media|instagram|facebook|tiktok|twitter|the internet|the group|work|the office)|this (?:job|meeting|class|course|exam|commute|noise)|noise|neighbou?rs?|my boss|the (?:rain|heat|cold)|period|cramps|headache|construction|embarrass\w*|on stage|the (?:e ?mails?|meetings?|drilling|music|notifications?|messages|calls|barking|itching) i mean)\b/,
  },
  {
    id: 'suicide.s-means',
    kind: 'suicide',
    weight: 3,
    pattern:
      /\b(?:drawer|box) (?:full )?of (?:tablets|pills)\b|\bkeeping the tablets\b|\btablets i did not take\b|\b(?:sav(?:e|ing|ed)|stash\w*|collect\w*|hoard\w*|stor(?:ed|ing)|keep(?:ing)?) (?:up )?(?:\w+ ){0,3}(?:pills|tablets|meds|medication|sleeping pills)\b|\b(?:bought|buying|got|have) (?:a |some |the |my dad s |my father s )?(?:rope|gun|rat poison|razor blades)\b|\b(?:bought|ordered|got) (?:\w+ ){0,3}(?:helium|nitrogen|argon)\b|\b(?:rope|hose|tablets|pills|blades|charcoal|helium|tape)\b.{0,50}\b(?:told|lied to) (?:them|him|her|the \w+) (?:that )?(?:it|they) (?:is|are|was|were) for\b/,
    unless:
      /\b(?:refill|pharmacy|organi[sz]er|box for|climbing|swing|hunting|clothesline|rats|shaving|game|suppl(?:y|ies) for|balloons?|party|birthday|div(?:e|ing)|scuba|weld\w*|ice cream|lab|surprise)\b/,
  },
  {
    id: 'suicide.s-no-tomorrow',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:will not|do not think i will) (?:be around|be here|see|make it) (?:by|next|to|past|another) (?:\w+ )?(?:spring|summer|christmas|winter|year|thirty|forty)\b|\bdo not (?:see|picture|imagine) (?:myself|me) (?:driving|living|here|alive|next)\b|\bstopped buying (?:food ahead|things that last)\b|\bcancelled (?:my phone|everything)\b|\b(?:do not|can not) (?:see|imagine|picture) (?:myself|me|a future|my life) (?:\w+ ){0,3}(?:next (?:year|month|week)|being (?:here|alive|around)|past|beyond|tomorrow|at all)\b|\bwill not (?:make it|be around|be here) (?:to|past|for|by|until) (?:\w+ ){0,2}(?:christmas|birthday|next|30|40|25|summer|the weekend|then|new year)\b/,
    unless: /\b(?:this (?:job|company|city)|married|working here|the party|deadline)\b/,
  },
  {
    id: 'suicide.s-want-out',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:i (?:want|need) out$|out of everything$|^of everything$|how much longer i can (?:keep|do|take|go|carry|hold|last)|(?:nice|good|great|lovely) to (?:\w+ )?(?:not (?:have to )?exist|not be here|stop existing|disappear)|not exist(?:ing)? for|(?:barely|can not) hold(?:ing)? on|hanging (?:on )?by a thread|what is the point anymore|posting about (?:ending|dying|suicide))\b/,
    unless: /\b(?:this (?:job|lease|contract|deal|project)|phone|hold on a)\b/,
  },
  {
    id: 'suicide.s-watched-over',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:take care of|look after|promise (?:me )?(?:you will|to)) (?:my )?(?:kids|children|dog|cat|mum|mom|sister|brother|family|son|daughter)\b.{0,30}\b(?:when i am gone|after i am gone|if i am not (?:here|around)|for me$|after)\b|\bwhen i am gone\b/,
    unless: /\b(?:on holiday|business trip|at work|vacation|for the weekend)\b/,
  },
  {
    id: 'suicide.s-not-afraid',
    kind: 'suicide',
    weight: 2,
    pattern:
      /\b(?:not (?:scared|afraid) (?:of (?:dying|death)|to die)|death (?:does not scare|would be (?:a relief|peaceful|easier)|sounds (?:nice|peaceful)))\b/,
  },
];
