// Suicide said in roundabout ways: a plan in pieces, a goodbye, a wish that something would happen, a reason missing.
// Broader than suicide.data.ts; each pattern was held against thousands of harmless sentences.
import type { Rule } from '../rule.ts';

const act =
  '(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|end(?:ing)? it all|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself|off(?:ing)? myself|unaliv(?:e|ing)(?: myself)?|die|dying|be dead|being dead|kms|jump|drown(?:ing)? myself|shoot(?:ing)? myself|suicide|end(?:ing)? it|not be alive|leav(?:e|ing) this (?:life|world|earth)|stop (?:existing|living|breathing))';
const family =
  '(?:mum|mom|mother|dad|father|kids?|children|son|daughter|wife|husband|family|parents|sister|brother|girls|boys|nan|gran\\w*|watoto|mama)';

const soon =
  '(?:tonight|tn|tmrw|today|tomorrow(?: (?:morning|night))?|this (?:weekend|week|morning|afternoon|evening|friday|saturday|sunday)|by (?:morning|midnight|noon|tomorrow|two|dawn)|before (?:midnight|morning|school|dawn)|at (?:midnight|noon|seven|eight|four|\\d+)|in the morning|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|my birthday|the anniversary)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: night)?|next week|in (?:an hour|twenty minutes|ten minutes|three days))';

export const suicideRoundaboutRules: Rule[] = [
  {
    id: 'suicide.timed',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:going to|will|i am|i ll|plan to|planned|decided to|want to be|i) (?:\\w+ ){0,3}?${act}\\b.{0,50}\\b${soon}\\b|\\b${soon}\\b.{0,50}\\b(?:going to|i will|i am|i get to|i would|to) (?:be )?(?:\\w+ ){0,2}?${act}\\b`,
    ),
    unless:
      /\b(?:end(?:ing)? (?:it|things) with|(?:wanted|want|going) to die (?:when|of|laughing)|phone|battery|he|she|jump (?:on|off|into) (?:a|the) (?:call|zoom|pool)|lyrics|film|movie|song|years ago|now i can|glad|relationship|contract|lease|lol|haha)\b/,
  },
  {
    id: 'suicide.once-they',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:as soon as|once|when|after|the minute|until|waiting (?:for|until|on)|only waiting)\\b.{0,60}\\b(?:going to|i will|i am|can|to) (?:\\w+ )?(?:${act}|do it and)\\b`,
    ),
    needs: /\b(?:i am|i will|going to|my)\b/,
    unless:
      /\b(?:(?:people|someone|somebody|everyone|patients?|they|he|she) (?:is|are|was|were) (?:\w+ )?(?:likely|supposed|bound|due) to die|thought|feel like|felt|wanted|want to (?:die|end)|afraid|scared|end(?:ing)? (?:it|things) with|think about|thinking about|talk\w* about|how would|jump (?:on|into|in (?:the (?:car|shower|taxi|cab|pool|bath|van|bus)|a (?:car|taxi|cab)))|shoot (?:me|you|him|her|them) (?:a|an) (?:message|text|email))\b/,
  },
  {
    id: 'suicide.plan-said',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:(?:picked|chose|chosen|set|have|got|settled on|decided on|booked|know) (?:\\w+ ){0,4}(?:day|date|place|spot|method|night|plan|how and when|tree|beam|room)\\b.{0,60}\\b${act}|(?:a|my|the) plan to (?:\\w+ )?${act}|(?:die|death|kill myself|end my life|suicide)\\b.{0,40}\\b(?:it is (?:set|planned|for (?:tonight|tomorrow|this weekend))|in my calendar|already chose|worked out|practised it|all planned|scheduled))\\b`,
    ),
    unless:
      /\b(?:no plan|do not have a plan|not a plan|never|without a plan|safety plan|funeral plan|film|game)\b/,
  },
  {
    id: 'suicide.on-the-edge',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:over|climbed (?:over|onto|up)|other side of|wrong side of|stepped over) the (?:railings?|rail|ledge|barrier|fence|parapet)|(?:toes|feet|legs) (?:are |r )?(?:over|off|dangling|hanging)|i am (?:up )?on (?:the|a|my|our) (?:\w+ )?(?:bridge|roof|rooftop|ledge|tracks|edge|cliff)|i am (?:at|by|near) the (?:edge|ledge|tracks|bridge|cliff|top)|(?:sitting|sat|standing|parked|waiting|walking|driving|drove|gone) (?:\w+ ){0,4}(?:by|on|at|near|beside|to|into|out) (?:\w+ )?(?:the )?(?:tracks|bridge|cliff|ledge|water|river|lake|reservoir|sea|roof|station|rooftop|balcony|daraja|reli))\b/,
    needs:
      /\b(?:jump\w*|let(?:ting)? go|drive in|not (?:coming|walking|going|driving) (?:back|home|down)|not coming|do not (?:think i am|intend to|plan to) (?:com|walk|go|driv)\w*|waiting for the (?:next|train|last)|goodbye|bye|end (?:it|my)|die|step(?:ping)? off|do it|doing it|sorry|cars below|look\w* down|walking in|over the (?:rail|edge|fence)|my feet|my shoes|kuruka|alive)\b/,
    unless:
      /\b(?:told (?:me|us|her|him) (?:\w+ ){0,4}over the fence|(?:talk|chat|lean|hand|pass|said)\w* (?:\w+ ){0,3}over the fence|photo\w*|sunset|picnic|bungee|fishing|swim\w*|tourists?|concert|drinks|party|ducks|view was|film|game|years ago|thought|thinking what|wondering|used to|walked? straight|came back|fed the)\b/,
  },
  {
    id: 'suicide.farewell-now',
    kind: 'suicide',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:by the time (?:you|anyone|anybody|they|he|she) (?:reads?|sees?|finds?|gets?)|(?:tell|waambie) (?:my )?(?:\\w+ )?${family}\\b.{0,40}\\b(?:love|loved|sorry|fault|pain|nawapenda)|(?:note|letter|letters|barua) (?:is|are|iko) (?:\\w+ )?(?:on|under|in|by|mezani|kitandani)|find (?:me|my body|the body) (?:\\w+ )?(?:in|at|there|dead|when|tomorrow|later|\\w+$)|last (?:messages?|words) (?:from me|ever|sent|i)|(?:saying|said|say) (?:bye|goodbye|my goodbyes)(?: \\w+){0,3} (?:for (?:real|good|ever)|before|forever|and now)|goodbye (?:everyone|world|forever)|bye (?:everyone|forever)|signing off from life|body is found|found a body|kwaheri (?:dunia|milele|ya mwisho)|buriani|samahani mama)\\b`,
    ),
    needs:
      /\b(?:dead|die|dying|kill\w*|end (?:it|my)|ending|going now|it is time|tonight|forever|for ever|gone|in this world|will not be|won|in pain|doing it|alive|life|door|nakufa|naenda|najiua|ninajiua|kujinyonga|dunia|hai)\b/,
    unless:
      /\b(?:retire\w*|airport|moving|graduat\w*|job|colleagues|university|film|movie|broke up|her birthday)\b/,
  },
  {
    id: 'suicide.under-way',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:around my neck|already cut my (?:wrists?|arms?)|(?:i have )?(?:already )?(?:started|done it|done something) (?:\w+ ){0,4}(?:want to stop|how long it takes|to end it|sleepy)|tried (?:last night|today|yesterday|this morning|again)|(?:tried|try|trying) to (?:kill myself|end my life|die|hang myself|do it|end it)\b.{0,40}\b(?:hour ago|last night|today|yesterday|this morning|did not work|try again|nobody has noticed)|after trying to die|try again today|going to try again|already in motion|only have to stop holding on|garage is closed)\b/,
    ignoresPast: true,
    needs: /\b(?:die|dead|kill\w*|hang|end (?:it|my)|neck|wrists?|again|noticed|stop|bye|long it takes)\b/,
    unless: /\b(?:years ago|diet|exam|driving test|recipe|gym|used to|when i was)\b/,
  },
  {
    id: 'suicide.resolved-on',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:made up my mind|decision is made|i have decided|i decided|already decided|settled it|committed to it|go(?:ing)? through with (?:it|this)|finish it|carry(?:ing)? it out|the courage|courage to|(?:nothing|nobody|no one|you) (?:\w+ ){0,3}stop me|talked out of it|respect that i am|not a bit|not playing|i mean it tonight)\b/,
    needs:
      /\b(?:to die|i die|kill(?:ing)? myself|my death|end(?:ing)? my life|suicid\w*|end(?:ing)? it all|be dead|about dying|on the ledge|unalive)\b/,
    unless: /\b(?:years ago|not to|against it|to live|scared|stayed|want to be talked|rather die)\b/,
  },
  {
    id: 'suicide.means-near',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:pills|tablets|rope|gun|shotgun|rifle|pistol|blade|noose|poison|bullet|sumu|kamba|kisu)\b.{0,40}\b(?:in (?:my|the) (?:lap|hands?|car|boot|mouth)|beside me|next to me|with me|lined up|on the table|in front|iko tayari|mkononi|out of the cabinet|is up|is for today|and no moon|counting them|i think i am going to)|(?:holding|hold|shika|nimeshika) (?:the |a )?(?:gun|knife|rope|blade|pills|kisu|kamba)|(?:got|have|went and got) (?:what|everything|the stuff|the means) i (?:need|bought)|(?:keep|saved) one bullet|it is loaded|set an alarm for)\b/,
    needs:
      /\b(?:die|dead|kill\w*|end(?:ing)? (?:it|my)|take them|take all|do it|i want it over|brave|life|tonight|use it|alone|home|night|nataka|sitaki|naenda|next to me|lap|counting|today)\b/,
    unless:
      /\b(?:cook\w*|chop\w*|onions?|kitchen|hunting|climb\w*|swing|game|headache|doctor|prescri\w*|film|him|her|them|his|school|years ago|gave|locked?|asked)\b/,
  },
  {
    id: 'suicide.swahili-plan',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:(?:nitajiua|ninajiua|najiua|ntajiua|nitajinyonga|ntajinyonga|nitajitoa uhai|najitoa uhai|najimaliza|najidedisha|nitajirusha|nitajimaliza|kujimaliza sasa)|nime(?:amua|shaamua|panga) (?:\w+ )?(?:kufa|kujiua|nitaji\w+)|siku yangu ya (?:mwisho|kufa)\b(?! (?:hapa |huku |kwa )?(?:kazini|kazi|ofisini|ofisi|shuleni|shule|chuoni|kambini|hospitalini|hoteli\w*|mjini|nairobi|mombasa|likizo\w*|mtihani\w*))|siku ya (?:mwisho|kufa) kwangu|(?:naenda|niko njiani) (?:kwenda )?(?:kujinyonga|kujiua|kujitupa|mazima|kuinywa)|(?:leo|usiku huu|kesho)\b.{0,40}\b(?:nakufa|nitakufa|ndiyo siku|ndo final|hamtanikuta|kupumzika milele|namaliza haya maisha|nife)|hamtanikuta hai|hamtaniona|nitakuwa nimekufa|nita(?:ya)?maliza (?:haya )?maisha|naruka (?:sasa|mambo)|tuonane next life|nita(?:kua|kuwa) nimejinyonga|ndio hivyo nakufa|simu ikizima ndio na mimi|naenda kumeza|hapa nameza|nameza zote|naruka sai|nataka kuruka|kamba iko tayari|nataka kujimaliza|sitakuwepo kesho|nitahakikisha)\b/,
    unless: /\b(?:alisema|anasema|filamu|zamani|hadithi)\b/,
  },
  {
    id: 'suicide.swahili-wish',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:(?:nataka|natamani|ningependa|naskia|bora|afadhali|nadai|naomba|wacha|naona) (?:tu |kama |tena |heri )?(?:kufa|kudedi|kudie|nife|nikufe|nidedi|nisiamke|nirest|nijimalize|nijiue|nijitoe|nisiwepo|ningekufa|nitoke duniani|kuondoka duniani|kujimaliza|nilale milele|nipumzike milele)|sitaki (?:tena )?(?:kuishi(?! (?:tena )?(?:na (?!maumivu|uchungu|hii|haya|hili|mateso|aibu)|hapa|huku|huko|kwa|kwao|pamoja|nairobi))|maisha|kesho|kuwa hai)|(?:kufikiria|nafikiria|nawaza|nimefikiria|mawazo ya|akili yangu inaniambia|kuhusu|tu) (?:tu )?(?:kujiua|kujinyonga|kujitoa uhai|kufa|nijiue|kujitupa|kunywa sumu)|(?:ni)?choka (?:na )?(?:maisha|kuishi|dunia|na hii life|kuwa hai)|(?:sababu|haja|hamu|maana) ya (?:kuendelea )?(?:kuishi|kuwa hai)|maisha (?:yangu )?hayana maana|nichukue|anichukue|bado niko hai|kifo (?:ni|kina)\w*|kujitoa uhai|kujiua|nikifa|nikikufa|kujinyonga|kujitupa|nijirushe|kujirusha|kuji ?end|namna ya kufa|kuwa hai|kifo kwangu|kaburi kuliko|nizikwe|ningezaliwa nikiwa mfu|exit ya permanent|pumzi ikatike|singeamka|gari linigonge|nibaki nyuma|maliza maisha yako|ni kifo|mwili pia ufe|nijitoe uhai|six feet under)\b/,
    unless:
      /\b(?:rafiki|mtoto wangu ana|dada yangu|mume wangu anas|anasema|alijaribu|filamu|zamani|hapana|sijafikiria|sijawahi|sina mawazo|naogopa kufa|sitaki kufa|kicheko)\b/,
  },
  {
    id: 'suicide.own-death-pictured',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:pictur\w*|imagin\w*|plan\w*|think\w*|rehears\w*|practis\w*|daydream\w*|fantasi[sz]\w*|look(?:ing)? forward|peace\w*|jealous|envy|see|date of|scared|talk\w*)\b.{0,30}\bmy (?:own )?(?:death|funeral|grave|suicide|coffin|dying)\b|\bmy (?:own )?(?:death|grave|suicide)\b.{0,25}\b(?:comfort\w*|peace\w*|calm\w*|daily|every (?:day|night))\b|\b(?:at|my uncle s|his|her) funerals? (?:\w+ )?(?:jealous)\b|\bjealous (?:of (?:dead|anyone|the dead)|at \w+ (?:\w+ )?funeral)\b/,
    unless:
      /\b(?:afraid|scared of|terrif\w*|anxiety|kids|worry|who would come|insurance|solicitor|cremat\w*)\b/,
  },
  {
    id: 'suicide.alive-unwanted',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:hate|hated|tired of|sick of|disappointed|annoyed|gutted|unfortunately|why am i|sorry (?:that )?i am|do not (?:want|care|plan|expect|intend|deserve|know why)|not want|did not want|would not want|no reason|one reason|only (?:thing|reason)|coward|like a job|point (?:of|in)|harder|should not|shouldnt|failing|hardly|barely|so (?:hard|tiring) to|exhausted by|effort|not worth|want(?:ed)? to stop)\b.{0,40}\b(?:be(?:ing)? alive|stay(?:ing)? alive|still alive|am alive|remain alive|keep(?:ing)? me alive|to be conscious|existing|breathing|living like this)\b|\bstill alive this morning\b|\balive as me\b/,
    unless:
      /\b(?:glad|grateful|happy to be alive|plants?|sourdough|cheese|phone|tradition|hope alive|dream alive|afraid|my (?:mum|mom|dad|gran\w*|father|mother|dog) (?:is|to be) alive|social media|existing customer|(?:do|doing|did|try|more|any|some|the|your|this|that|box) breathing\b|breathing exercises?|hard to stay awake|neighbou?rs?|noise|mice|mould)\b/,
  },
  {
    id: 'suicide.no-reason-left',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:no|not|lost|losing|one|any|find|ran out of|run out of|running out of|out of|what|only|empty|without|nothing|list|need)\b.{0,35}\b(?:reasons? (?:\w+ )?(?:to|for|why i should) (?:\w+ )?(?:live|living|stay(?:ing)?(?: alive)?|be alive|keep (?:breathing|going on)|breathe)|(?:left )?to live for|will to (?:live|go on)|to stay (?:alive )?for|worth living|living for)\b|\b(?:my )?will to live (?:is gone|left)\b|\bwanting to live\b|\bpoint (?:in|of) (?:living|being alive|staying alive|my life going on)\b/,
    unless:
      /\b(?:so many|plenty|lots of|found|gives? me|haha|lol|queue|meeting|spreadsheet|live in (?:this|the) (?:city|area)|stay (?:in|at|for) (?:the|this|a) (?:job|company|relationship|city|marriage|dinner)|traffic)\b/,
  },
  {
    id: 'suicide.kept-back-only-by',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:if it (?:was|were) not for|were it not for|the only (?:thing|reason)|only (?:thing|reason) (?:that )?(?:is |i am )?|the one thing|only here because|once my (?:cat|dog|mum|mom|mother|dad|kids?) (?:goes|dies|is gone)|the day my \w+ dies)\b.{0,50}\b(?:keep\w* me (?:here|alive|going|from)|still (?:here|alive)|have done it|be dead|be gone|hold\w* me back|stopp\w* me|i am (?:still )?(?:here|alive)|find me|following (?:her|him)|nothing (?:is )?stopping me)\b|\b(?:do not have the guts|too (?:much of a coward|scared|cowardly)|coward)\b.{0,30}\b(?:to do it|to die|to kill|to end|alive|to go through)\b/,
    unless: /\b(?:job|company|city|office|course|relationship|marriage|gym|class|phone|party|trip)\b/,
  },
  {
    id: 'suicide.hopes-for-harm',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    ignoresSubject: true,
    pattern:
      /\b(?:wish|wished|hope|hoping|hoped|pray\w*|praying|begg?\w*|asked|would not (?:mind|fight|step|run|stop|treat|get out)|be (?:okay|glad|happy|fine) (?:with it|if|to)|relief if|let down|fantasi[sz]\w*|keep (?:wishing|hoping)|let it|natamani)\b.{0,50}\b(?:get (?:cancer|sick)|cancer|terminal|something (?:terminal|that kills)|a stroke|crash|plane (?:goes|went|crash\w*|does)|(?:bus|truck|car|train|lorry) (?:hit|hits|came|comes|would hit)|hit by|not surviv\w*|kills? me|shoot me|take me|takes me|took me|taken me|fell on me|anaesthetic|heart (?:stops|stopped|would stop)|not (?:wake|waking) up|never wake|not (?:come|came) round|ajali|does not land)\b/,
    unless:
      /\b(?:afraid|scared|worr\w*|terrif\w*|hope (?:i|it) (?:do not|does not|is not)|do not (?:have|get)|test (?:is|comes back) (?:clear|negative)|not cancer|take me (?:to|out|on|back|seriously|along)|took me (?:to|out|on|back|seriously|ages|a while)|take me with)\b/,
  },
  {
    id: 'suicide.careless-of-life',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:do not|stopped|no longer|without) (?:\w+ ){0,2}(?:look(?:ing)? (?:both ways|before)|wear(?:ing)? (?:a |my )?(?:seat ?belt|helmet))|cross the road without looking)\b.{0,60}\b(?:do not care|know why|let it|dying|if i live|what happens|what for)\b|\bdying would not (?:bother|upset) me\b|\b(?:do not|did not) care if i (?:live|die|wake up|survive|make it|crash)\b|\blet (?:the waves|it) take me\b|\bif (?:the|my) \w+ (?:\w+ )?(?:burned|crashed|snapped|went down)\b.{0,40}\b(?:would not run|okay with it|relief|not mind)\b/,
    unless: /\b(?:team|game|character|phone)\b/,
  },
  {
    id: 'suicide.deserves-death',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\bi (?:\w+ )?(?:deserve|ought|need|should) (?:to )?(?:die|be dead|be punished with death|have died|be in (?:that|the|his|her) grave)\b|\b(?:should have been me|should be me) (?:that |who )?(?:died|in|dead)\b|\bit should have been me\b|\bi (?:do not|dont) (?:get|deserve) to (?:live|breathe|be alive)\b|\b(?:do not deserve (?:air|life|to live|to breathe)|people like me should be (?:put down|dead)|i owe a life|punishment should be death|the way to pay is)\b|\bremove myself (?:from|permanently)\b|\bworth more (?:dead|to them (?:gone|dead))\b|\bworth (?:more )?(?:dead )?than alive\b/,
    ignoresNegation: true,
    unless: /\b(?:nobody|no one) deserves\b/,
  },
  {
    id: 'suicide.they-relieved',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:they|everyone|everybody|family|kids|children|wife|husband|world|people|parents|mum|mom|dad|house|nobody|no one|he|she|lives?|life)\b.{0,40}\b(?:easier|lighter|free|freer|relieved|relief|happier|better|breathe|rest|manage|move on|cope|sleep|get over|fix more|sort itself)\b.{0,50}\b(?:if|when|once|because) i (?:\w+ )?(?:died|die|am gone|was gone|am dead|was dead|were dead|was not alive|am not alive|was out of the picture|stop being)\b|\bif i (?:died|was dead|were dead|was not alive)\b.{0,50}\b(?:fix|better|easier|relief|lighter|solve|stop fighting|happier|free|over)\b|\b(?:me dead|with me dead|without me alive|in the ground|my absence)\b.{0,40}\b(?:better|lighter|gift|positive|peace|easier|breathe)\b|\b(?:lighter|easier|better|freed?|positive)\b.{0,20}\bwith me (?:dead|in the ground|gone for good)\b/,
    unless: /\b(?:holiday|quit|resign|leave the (?:team|company)|grandad|grandma|gran|his dad|lol|haha)\b/,
  },
  {
    id: 'suicide.follow-the-dead',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:want(?:ed)?|need|ready|like|going|coming|long(?:ing)?|reason|all i want is|rather|way i will|only way|please let me|ask(?:ed|ing)?) (?:\w+ ){0,4}(?:to )?(?:join|joining|follow|following|go to|be with|hold|go with|fetch) (?:my \w+|him|her|them|me)\b.{0,40}\b(?:heaven|grave|again is to die|wherever (?:he|she|they)|died|soon|in death|beside|not here|paradise|mbinguni|kaburini)\b|\bsince (?:he|she|my \w+) died (?:all )?i (?:\w+ )?(?:want|only want) (?:is )?to (?:follow|join|die|go|be with)\b|\bwith (?:him|her) in (?:heaven|the ground|that grave)\b.{0,20}|\b(?:some nights|sometimes) i want to go with (?:him|her|them)\b|\bfollow (?:him|her) (?:into|to) the grave\b/,
    unless: /\b(?:one day when i am old|my faith|hope to see (?:him|her) in heaven|comfort\w*)\b/,
  },
  {
    id: 'suicide.looked-up',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:look\w*|google\w*|googling|search\w*|read\w*|research\w*|compar\w*|forums?|know|worked out|working out|figur\w*|thought about|notebook with) (?:\w+ ){0,5}(?:ways? (?:to|of|i would) (?:die|dying|end|kill|do it|in it)|how (?:to (?:die|kill|end)|i would (?:do it|die|kill)|people (?:did it|do it|die)|it hurts to die)|(?:whether|if) it hurts to die|the (?:ways|method|methods)|how high the|how (?:easy|quick|long) it would (?:be|take) to (?:die|end))\b|\b(?:tell me|what is|is there) (?:\w+ ){0,5}(?:way|something) (?:\w+ ){0,4}(?:to die|to end (?:my|it)|to go without feeling|stop living|stop everything|of dying|to kill)\b|\bhow (?:would|do|could|can) (?:someone|somebody|i|you|one|a person) (?:\w+ ){0,4}(?:end (?:my|their|your) life|kill (?:myself|themselves|yourself)|die (?:without|painless\w*|peacefully|in)|make it look like an accident)\b|\bmake it look like (?:an accident|i fell)\b/,
    unless:
      /\b(?:class|essay|poster|novel|character|scene|film|story|help (?:a|my|someone)|friend|support|prevent\w*|kids about|tell (?:the|my) (?:kids|children)|game|boss|level|plants?|weeds|mosquito\w*|rats?|relationship|speech|contract|lease)\b/,
  },
  {
    id: 'suicide.lied-about-it',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:that|it|which) was (?:uh |um )?(?:a lie|not true|not the truth)|i (?:lied|was lying))\b/,
    needs:
      /\b(?:harm(?:ing)? (?:myself|yourself)|suicid\w*|kill(?:ing)? (?:myself|yourself)|end(?:ing)? (?:my|your) life)\b.{0,60}\bno\b|\b(?:no (?:thoughts?|ideas?|plans?) (?:of|about|to)|not) (?:\w+ )?(?:suicid\w*|dying|die|harm\w*|hurt\w*|kill\w*|end\w*)\b/,
    unless: /\b(?:years ago|back then|used to|at the time|when i was)\b/,
  },
  {
    id: 'suicide.over-the-edge',
    kind: 'suicide',
    level: 'imminent',
    pattern: /\b(?:one|a|my|both) (?:legs?|foot|feet) (?:is |are )?(?:already )?over\b/,
    needs: /\b(?:balcony|railings?|ledge|barrier|bridge|parapet|roof)\b/,
    unless: /\b(?:gym|yoga|ladder|clean\w*|paint\w*|film|photo|game|firefighter|he|she|they)\b/,
  },
  {
    id: 'suicide.not-to-be-here',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /^(?:just |only )?not to (?:be (?:here|alive|around)|wake up|exist) any ?more\b(?!.*\b(?:office|flat|town|city|country|job|work|school|village)\b)/,
  },
  {
    id: 'suicide.no-plans-beyond',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:stopped|quit|no longer|not) (?:making |make |made )?(?:any )?plans (?:past|beyond|after)\b/,
    needs: /\b(?:do not think i will be (?:there|here|around|alive)|can not see myself)\b/,
    unless: /\b(?:job|company|contract|marriage|together|office|visa)\b/,
  },
  {
    id: 'suicide.coded',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:off(?:ing)? myself|catch(?:ing)? the bus|ctb|log(?:ging)? (?:off|out of) life|alt f ?4 my life|self ?delet\w*|delete myself (?:from (?:existence|life|earth)|$)|be deleted(?: from (?:existence|life|earth))?$|six feet (?:under|deep)|forever (?:nap|sleep)|(?:leave|exit) (?:this|the) (?:earth|planet|world|mortal)|not be on this (?:planet|earth)|kms (?:thoughts|urges)|sewer ?slide|gr?ippy sock|unaliv\w+|toaster bath|final exit|permanent (?:way out(?! of debt)|solution|sleep|rest)|(?:way|door|exit)s? out (?:of life|i am thinking|left)|in my wanting to die era|life is a (?:scam|flop)|end me$|eternal rest|check(?:ing)? out of life|six feet)\b/,
    unless:
      /\b(?:pandemic|contacts|post|photo|account|app|from his|from her|the bus (?:to|at|home)|school bus|away at all times|contagious|in the exam|level|boss)\b/,
  },
  {
    id: 'suicide.pulled-by-places',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:trains?|bridge|balcony|roof|top floor|river|tracks|platform|knives|wheel|window|pills|medicine (?:cabinet|drawer)|edge|reservoir|sea|lake|tall buildings|high|oncoming|drift|car park|kerb)\b.{0,50}\b(?:thoughts?|urge|something in me|did not trust|not trust myself|do not trust|wondering if i would|think(?:ing)? how easy|how easy|easy it would be|differently now|could be it|not really sure why|on purpose|measure them|one (?:turn|drift|step)|wants? to jump|calling me|suggesting)\b|\b(?:think\w*|thought|wonder\w*|imagin\w*|pictur\w*|urge|want\w*|mind keeps)\b.{0,35}\b(?:turn(?:ing)? (?:the wheel|into oncoming)|stepp(?:ing|ed) (?:out|off) (?:in|into|onto|right|the)|swerv\w+|driv\w+ (?:off|into (?:a|the) (?:wall|tree|river|sea))|walk\w* into (?:the )?(?:traffic|sea|water|river)|jump\w* (?:in front|off (?:the|a) (?:bridge|balcony|roof|building))|the beam|letting go of the wheel|suggesting the river|the pesticide)\b|\b(?:do not|did not|not) trust myself (?:around|near|with|tonight|alone)\b/,
    unless:
      /\b(?:trains? of thoughts?|horrif\w*|terrif\w*|freak\w*|unwanted|ocd|fear of|afraid of heights|phobia|photo|film|game|in (?:the|my) dream|spooky|fridge|chocolate|cards?|snacks|ex|wine)\b/,
  },
  {
    id: 'suicide.thinks-of-it',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:think\w*|thoughts?|thought|consider\w*|tempted|urges?|idea|head|brain|mind|voice|says|word|sentence|calm myself|fantasi[sz]\w*|rehears\w*|wonder\w*|wish\w*|background hum)\b.{0,40}\b(?:kill(?:ing)? (?:myself|yourself)|end(?:ing)? (?:it all|my life|everything)|(?:of|about) (?:ending it|dying|suicide|my own death|not (?:being alive|living|existing|being here))|i can (?:always |just )?(?:die|end it)|could not be alive|just end it|dying a lot|unaliv\w+|wants? me dead|not living|suicide)\b/,
    unless:
      /\b(?:afraid of dying|scared of dying|fear of dying|never|book|film|song|class|friend|brother|sister|son|daughter|mum|mom|dad|husband|wife|cousin|patient|client|years ago|used to|my (?:plants?|phone)|awareness|horrif\w*|terrify me|unwanted|ocd|not (?:been )?thinking|no thoughts|ending it with|relationship|podcast|prevention|news|shop|doctor asked)\b/,
  },
  {
    id: 'suicide.wants-ending',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:want|wanna|like|need|long|ready|waiting|wish i could|rather|sooner|choose|prefer|asked (?:god|the lord)|let me|please let me) (?:\w+ )?(?:to )?(?:be (?:erased|nothing|under the ground|where nothing can reach me|dead|gone for (?:good|ever))|stop being(?:$| sleep)?|cease|have never been|(?:never )?have existed|undo it|go now|hurry it along|do away with myself|be switched off|a way to just stop)|switch me off|undo being born|erase me|i want the end\b|life is(?: not)? (?:for me|over for me)|finished with (?:life|this world|the world)(?! of)|done (?:with )?(?:existing|living|being alive|being a person)|my life (?:is )?a book i would like to close|outstayed|overstayed my life|dead would be better|better dead|let me die|let it be over my life|close my eyes and never|never have to open them|last (?:page|chapter) as far|my soul is packed|had my share of days|lived long enough)\b/,
    unless:
      /\b(?:of (?:laughter|shame|boredom|embarrassment)|to know|to see|to meet|for (?:a wee|chocolate)|rather die than|sooner die than|lyrics|song|film|over my|alone|young|old age|instagram|facebook|social media|contacts|shift|home|laughing|phone|exam|rich|famous|hair)\b/,
  },
  {
    id: 'suicide.not-much-longer-said',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:will not|not going to|do not plan (?:on|to)|not (?:planning|expecting) to|wont|no point|why would i|no need|never going to) (?:\w+ ){0,5}(?:be (?:around|here|alive|there) (?:to|for|by|when|much|then|at all|any)|need (?:it|them|anything) where i am going|be here to|take(?:ing)? up space|see (?:next|forty|thirty|christmas|spring|summer|him grow|her grow)|make it (?:to|past) (?:christmas|forty|thirty|eighteen|sixteen|next year|\d+)|reach (?:\w+ )?(?:alive|forty|thirty))\b|\bput up with me\b.{0,20}\b(?:last|much longer)\b|\blast christmas (?:they|with me)\b|\b(?:i will be|be) (?:gone|dead) before (?:the|my|then|forty|exams?|christmas)\b|\bbe out of (?:everyone s|your|their) (?:hair|way)(?: soon)?,? for good\b|\bwhere i am going\b(?=.*\bneed\b)/,
    unless:
      /\b(?:holiday|vacation|trip|flight|flying|moving|sister s|day off|office|meeting|party|retire\w*|new job|graduat\w*|resign\w*|the company|team|season|deadline|budget|work|weekend|leaving the)\b/,
  },
  {
    id: 'suicide.cannot-promise',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\bi can ?not (?:honestly |really |truly )?(?:promise|say|swear|guarantee)\b.{0,25}\bi (?:am|will be|would be|will stay|will keep) (?:safe|alive|here|all right till|ok(?:ay)? (?:till|until))\b|\bcan ?not (?:keep|promise to keep) myself safe\b|\bi (?:am|do) not (?:feel )?safe (?:with|from|by) myself\b/,
  },
  {
    id: 'suicide.way-without-pain',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:most |least )?(?:painless|painful|quietest|gentlest) way to (?:go|die|leave this (?:life|world))\b(?! (?:about|through|on|to|home|back|there|with|for|from|into))|\bnjia (?:rahisi |nyepesi |bora |ya haraka )?ya kufa\b|\bkufa bila (?:maumivu|kuumia|uchungu)\b/,
    unless: /\b(?:dog|cat|mbwa|paka|class|essay|novel|film|hospice|vet)\b/,
  },
  {
    id: 'suicide.burden-swahili',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\bbila mimi (?:wange|wata|ata|nyumba inge|maisha yao)\w*|\b(?:wange(?:kuwa|ishi)|watakuwa|wataishi)\b.{0,20}\b(?:poa|vizuri|afadhali|raha|amani)\b.{0,20}\bbila mimi\b|\bnafeel (?:tu )?(?:ku ?dedi|kudie|kufa)\b|\bnataka tu (?:kuruka|kudedi|kufa)\b/,
    unless: /\b(?:timu|mpira|match|game|ofisi|meeting|safari|party)\b/,
  },
  {
    id: 'suicide.sealed-room',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\b(?:oven|gas|engine|hob)\b.{0,30}\b(?:on|open|running)\b.{0,50}\b(?:rug|towels?|tape|blanket|sealed)\b.{0,25}\b(?:doors?|windows?|gaps?|garage)\b/,
    unless: /\b(?:draught|draft|smoke|bread|cake|roast|bak\w+|leak|plumber)\b/,
  },
  {
    id: 'suicide.farewell-settled',
    kind: 'suicide',
    level: 'imminent',
    pattern:
      /\bgoodbye for (?:real|good|ever)\b|\b(?:last|final) entry\b|\bat peace (?:about|with) what (?:comes|is coming|i am about|happens)\b/,
    needs:
      /\b(?:letters?|notes? (?:is|are)|in an hour|at peace|(?:fed|left) the (?:cat|dog|keys?)|key with|laid out|paid the rent)\b/,
    unless: /\b(?:moving|new flat|job|school|holiday|semester|course|landlord|diary of|new notebook)\b/,
  },
  {
    id: 'suicide.insured',
    kind: 'suicide',
    level: 'elevated',
    ignoresSubject: true,
    pattern:
      /\b(?:insurance|policy) (?:\w+ ){0,3}(?:covers?|pays?(?: out)?|includes?) (?:\w+ ){0,3}(?:suicide|if i (?:do|did) it|if i (?:kill|killed) myself|even if it was me)\b/,
    unless:
      /\b(?:i sell|clients?|customers?|agent|film|series|exam|at work|lecture|essay|course|he|his|her husband)\b/,
  },
  {
    id: 'suicide.cannot-goodbye',
    kind: 'suicide',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:can not|cannot) (?:do|take|bear|live|go on with|carry on with|stand|fight) (?:this|it|life)? ?(?:any ?more|any longer|another day)? ?(?:so )?(?:good ?bye|farewell|kwaheri)(?: (?:everyone|everybody|world|all|now))?$|\b(?:make it|it will|it would|it has to|must) (?:just )?look like an accident\b/,
    unless:
      /\b(?:film|movie|novel|vase|game|exercise|breathing|job|work|boss|shift|class|course|homework|relationship|cover up|insurance on the (?:car|house)|plot|episode)\b/,
  },
  {
    id: 'suicide.sleep-as-end',
    kind: 'suicide',
    level: 'elevated',
    pattern:
      /\b(?:go|going|fall|falling) (?:to sleep|asleep) and (?:have )?(?:that|it) (?:be|was|were) (?:it|the end|that|all)\b|\b(?:open my eyes|wake up|woke up|waking up)\b.{0,15}\b(?:and )?(?:i am |feel |be )?(?:so )?(?:disappointed|let down)\b(?! (?:by|with|in|about|that (?:he|she|it|they)))/,
    unless: /\b(?:alarm|film|book|flight|party|dream of|weather|snow|christmas)\b/,
  },
  {
    id: 'suicide.nife-tu',
    kind: 'suicide',
    level: 'elevated',
    pattern: /\b(?:mimi|basi|wacha|acha|kwa nini nisi) ?nife(?: tu)?\b|\bnife tu\b/,
    unless: /\b(?:nife (?:moyo|kicheko|njaa)|haha|kucheka)\b/,
  },
];
