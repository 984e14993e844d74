// Reads a model's reply before it is shown or spoken: what it says must never harm (methods, diagnoses, secrecy,
// contracts, glamour, delusions, medication) nor pretend (human, licensed). Strict on purpose: a reply wrongly held
// back is replaced by the guided therapist's, one wrongly let through is not taken back.
import type { ReplyRule } from './check-reply-rule.ts';
import { subtleRules } from './check-reply-subtle.data.ts';

export type ReplyViolation = { rule: string };

const illness =
  '(?:(?:clinical |major |bipolar |manic |postnatal |severe |an? )*(?:depression|bipolar(?: disorder)?|schizophrenia|psychosis|ptsd|c-?ptsd|ocd|adhd|add|autism|borderline(?: personality disorder)?|bpd|anorexia|bulimia|an eating disorder|eating disorder|(?:generali[sz]ed |social )?anxiety disorder|panic disorder|personality disorder|narcissistic personality|alcoholism|an addiction|dementia|mania|dissociative \\w+))';
const drug =
  '(?:meds?|medications?|medicines?|antidepressants?|pills?|tablets?|insulin|lithium|antipsychotics?|ssris?|prescriptions?|mood stabili[sz]ers?)';
const painkiller =
  '(?:paracetamol|acetaminophen|tylenol|ibuprofen|aspirin|codeine|morphine|fentanyl|xanax|valium|insulin|sleeping (?:pills|tablets)|panadol)';
const count = '(?:\\d+|ten|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens of)';
const die =
  '(?:die|kill (?:yourself|himself|herself|themselves)|end (?:your|it|things|his|her) ?(?:own )?(?:life|all)|take your (?:own )?life|suicide|dying|ending (?:your|it) ?(?:life|all)?|killing yourself|hang yourself|overdose)';

/** Asked, supposed or forbidden: "did you take the whole bottle", "if you take it". */
const isGoverned =
  /(?:\b(?:if you(?: did| do| have| ever| were to)?|did you|do you|have you|has (?:he|she)|had you|whether you|(?:going|plan\w*|mean\w*|intend\w*|want\w*|urge|about|tempted|ready|decided|have) to|thoughts? of|think\w* of|not(?: to)?|never)|n't)(?: \w+){0,2} ?$/i;
/** Not "cut yourself some slack", also where only half of it has come. */
const cutYourself = String.raw`cut yourself(?=[.!?,;:]|$| (?!some\b|a\b)\w)`;
/** The rest of the sentence is a warning. */
const warnsOfIt =
  /\b(?:danger\w*|emergenc\w*|harm\w*|damage\w*|fatal|risk\w*|too much|call (?:a doctor|an ambulance|emergency|poison|\d)|see a doctor|hospital)\b/i;
const isDenied = /(?:\b(?:not|never|nobody|no one|nothing|without)|n't)(?: \w+){0,4} ?$/i;

const rules: ReplyRule[] = [
  {
    rule: 'S7.method',
    pattern:
      /\b(?:lethal|fatal|deadly) (?:dose|amount|quantity|combination|height|enough)|\b(?:enough|how (?:much|many)|\d+)(?: \w+){0,5} (?:to be (?:fatal|lethal)|would (?:kill|be (?:fatal|lethal))|to (?:kill|overdose))\b/i,
    unless:
      /\b(?:i (?:will|can) ?(?:not|n't)|can't|won't|cannot|not going to) (?:\w+ ){0,3}(?:tell|give|share|say|help|talk|discuss)\b/i,
  },
  {
    rule: 'S7.method',
    pattern: new RegExp(
      `\\b(?:(?:easiest|quickest|fastest|best|painless|least painful|surest|most (?:effective|reliable|peaceful)|simplest|effective) (?:way|method|means)s? (?:to|of|for) ${die}|(?:to|you could|you can|you should|just|simply|try to) (?:${die.slice(3, -1)})\\b(?:,)? (?:by|with|using|you (?:need|should|take|can))|(?:methods?|ways) (?:of|to|for) ${die}(?: (?:include|are|such as)|:))`,
      'i',
    ),
  },
  {
    rule: 'S7.method',
    pattern:
      /\b(?:tie|make|tying) (?:a|the) (?:noose|knot around)|\bcut (?:along|down|deep\w*|lengthwise|across|vertically|into) (?:\w+ ){0,3}(?:vein|wrist|arter|skin|arm)|\bcarbon monoxide|\b(?:helium|exhaust) (?:hood|bag|pipe|method)|\bjump(?:ing)? from (?:a|at least|any|the) (?:height|\w+ (?:floor|stor(?:ey|y)|met(?:re|er)))|\bmix (?:\w+ ){0,3}(?:bleach|ammonia)|\b(?:take|swallow|crush|inject) (?:\w+ ){0,3}\d+ ?(?:mg|ml|grams?|pills|tablets|capsules|units)\b|\b(?:take|swallow) (?:(?:all|the rest) (?:of )?(?:the|your|them)(?! (?:time|space|rest|days?|steps?|breaths?|help|support|energy|care|room)\b)(?: \w+)?(?: pills| tablets| medication| meds)?|the whole bottle|every (?:pill|tablet)|a handful of)\b/i,
    unlessBefore: isGoverned,
  },
  {
    rule: 'S7.method',
    pattern: new RegExp(
      `\\b(?:take|swallow|crush|inject|drink) (?:\\w+ ){0,2}${count} (?:\\w+ ){0,2}${painkiller}`,
      'i',
    ),
    unlessBefore: isGoverned,
    unlessAfter: warnsOfIt,
  },
  {
    rule: 'S7.method',
    pattern:
      /\b(?:(?:sterili[sz]e|clean|use a clean|use a sharp|sharper) (?:\w+ ){0,2}(?:blade|razor)|cut (?:where|somewhere) (?:no one|nobody|they|it)|(?:hide|cover) (?:your |the )?(?:cuts|scars|marks|wounds) (?:with|by|under|so)|make yourself (?:throw up|vomit|sick)(?! is| can|,? (?:and|it)| hurts)|(?:eat|stay|keep|aim) (?:\w+ ){0,2}(?:under|below|less than|only) \d+ calories|fast for (?:\w+ )?(?:days|\d+ days)|drink (?:\w+ ){0,2}(?:before|instead of) (?:meals|eating) to)/i,
    unlessBefore: /\b(?:did|have) you(?: \w+)? ?$/i,
  },
  {
    rule: 'S7.method',
    pattern:
      /\b(?:gentlest|kindest|softest|painless|least painful|most (?:peaceful|humane|dignified|comfortable)) (?:way|thing|method) to (?:go|leave|end|do it|die|pass)\b|\b(?:easiest|quickest|fastest|surest|cleanest|most reliable) (?:way|method) to (?:go|die|end (?:it|things|your)|pass away)\b|\b(?:overdos\w*|hanging|nitrogen|helium|carbon monoxide|insulin|suffocation|hypothermia|drowning(?! in\b)|jumping(?! (?:to|into|in|on|for|rope|jacks)\b)|bleeding out|a gunshot) (?:\w+ ){0,4}(?:is|are|would be|can be) (?:\w+ ){0,2}(?:painless|quick\w*|fast\w*|peaceful|easy(?! (?:when|to|if))|gentle|reliable|effective|certain|instant\w*|realistic)\b|\b(?:bridge|building|roof|floor|cliff|balcony|tower|drop)\b[^.!?]{0,40}\b(?:is|would be|should be) (?:high|tall|deep|far) enough\b|\b(?:garage|car)\b[^.!?]{0,30}\bengine (?:on|running)\b|\btie (?:it|one end|the (?:rope|belt|cord|sheet|end)) (?:\w+ )?(?:to|around|over|round)\b|\bhold(?:ing)? your breath (?:until|till) you (?:pass out|faint)\b/i,
    unlessBefore:
      /\b(?:not|never|no|n't|asked|asks?|wonder\w*|looking for|search\w*|told me|said|saying|says|wrote|fear\w*|afraid|far from)\b[^,;]*$/i,
  },
  {
    rule: 'S7.method',
    pattern: new RegExp(
      `\\b(?:${count}|twenty[- ]\\w+) (?:\\w+ ){0,2}(?:pills?|tablets?|capsules?|${painkiller})\\b[^.!?]{0,60}\\b(?:would|will|should|could|is|are) (?:\\w+ )?(?:do it|be enough|enough|work|suffice|realistic|be quick)\\b|\\b(?:die|dead|killed) (?:from|after|with|of) (?:about |around |roughly |only )?(?:${count}|two|three|four|five|six)(?! (?:years?|months?|weeks?|days?|hours?)\\b)|\\btake (?:one|two|three|four|five|a few|some|\\d+) (?:extra|more) (?:\\w+ )?(?:pills?|tablets?|capsules?)\\b`,
      'i',
    ),
    unlessBefore: isGoverned,
    unlessAfter: warnsOfIt,
  },
  {
    rule: 'S7.method',
    pattern:
      /\b(?:mix|mixing|combine|combining) (?:\w+ ){1,3}(?:with|and) (?:\w+ ){0,3}(?:alcohol|vodka|wine|beers?|whisky|opioids?|xanax|coke|cocaine)\b[^.!?]{0,40}\b(?:works?|faster|stronger|fine|safe|okay|ok|helps?|better)\b|\b(?:snort|smoke|inject|shoot up|drink) (?:it|them|some|a line|a little)\b[^.!?]{0,20}\b(?:safely|is (?:fine|safe|okay))\b|\bsmall line\b|\b(?:chewing and spitting|purging|throwing up|laxatives|water fast\w*|skipping meals)\b[^.!?]{0,24}\b(?:helps|works|is (?:\w+ )?(?:best|fine|safe|okay|ok))\b|\bcutting (?:on|along|your|the|across) (?:\w+ ){0,2}(?:thighs?|arms?|hips?|stomach|wrists?)\b[^.!?]{0,20}\b(?:easier|safer|hide|hidden|better|less)\b|\buse a (?:fresh|new|clean|sharp\w*|different) (?:blade|razor|knife)\b/i,
    unless:
      /\b(?:not|never|n't|no|without|feels?|felt|seems?|says?|said|told|tells|thought|as if|even (?:if|when))\b/i,
    unlessAfter: warnsOfIt,
  },
  {
    rule: 'S7.urging',
    pattern:
      /(?:^|[.!?]\s*)(?:hit|punch|slap|stab|beat|shoot|poison|burn|hurt|choke|kill) (?:him|her|them|back)\b|\b(?:put|slip|add|mix) (?:something|poison|bleach|a little \w+) in(?:to)? (?:his|her|their) (?:food|drink|tea|coffee|water)\b|\b(?:do it,? then|then do it|go on,? (?:then,? )?(?:jump|do it)|(?:nobody|no one) (?:will|would) stop you(?=[.!]|$)|if you (?:really |truly )?meant it,? you would)\b/i,
    unlessBefore: /\b(?:think\w*|thoughts?|voices?|urges?|words?|said|says|told|sentence)\b[^.!?]*$/i,
  },
  {
    rule: 'S7.shaming',
    pattern:
      /\b(?:(?:stop|quit) being (?:so )?(?:dramatic|selfish|weak|lazy|silly)|you(?:'re| are) (?:just |only )?(?:(?:doing|saying) (?:this|it|that) for|seeking|looking for|after) attention|attention[- ]seek\w*|(?:other people|others|some people) (?:have (?:it (?:much )?worse|real problems|bigger problems))|you(?:'re| are) (?:just |only |being )?(?:selfish|pathetic|weak|overreacting|ungrateful|hysterical)|man up|snap out of it|(?:just|simply) get over it|suicide is (?:selfish|cowardly|weak|a sin)|you have no reason to (?:be|want))\b/i,
    unless:
      /\b(?:not|never|n't|no one|nobody|told|tells?|says?|said|heard|hear|feel\w*|afraid|think|call\w*|if|whether|believe)\b(?! reason)/i,
    unlessAfter: /\b(?:phrase|words?|sentence|verdict|you (?:say|said|heard|hear|tell|told|wrote))\b/i,
  },
  {
    rule: 'S7.urging',
    pattern: new RegExp(
      `\\b(?:you (?:should|ought to|must|need to|could just|might as well)|go ahead and|just|it is (?:okay|ok|fine|alright) to|it's (?:okay|ok|fine|alright) to|feel free to|why don't you|i (?:want|would like) you to|please) (?:${die.slice(3, -1)}|hurt yourself|${cutYourself}|harm yourself|starve yourself|hurt (?:him|her|them)|kill (?:him|her|them)|hit (?:him|her|them) back|make (?:him|her|them) (?:pay|suffer))\\b|\\bkys\\b|\\b(?:he|she|they) deserves? to (?:die|suffer|be hurt)`,
      'i',
    ),
    unlessBefore: isDenied,
  },
  {
    // An order has no subject: it begins a sentence or a clause, or follows a word that leads up to it.
    rule: 'S7.urging',
    pattern: new RegExp(
      String.raw`(?:^|[.!?;:,"“]\s*|\b(?:then|so|now|go and|go|okay|yes|well)[ ,]+)(?:(?:just|simply|finally|quietly) )?(?:(?:kill|hang|shoot|drown|poison|stab|hurt|harm|starve) yourself\b|${cutYourself}|end (?:your (?:own )?life|it all)\b|take your (?:own )?life\b|slit your|overdose(?=[.!?]|$| on\b| tonight\b| now\b)|jump (?:off|from) (?:the|a|that) (?:bridge|roof|building|balcony|cliff|window)|(?:jump|step|walk) in front of (?:the|a) (?:train|car|bus|lorry|truck)|step off the (?:edge|platform|roof|bridge))`,
      'i',
    ),
    unlessBefore: /\b(?:think\w*|thoughts?|mind|voices?|urges?|words?|feel\w*|sentence|message)\b[^.!?]*$/i,
  },
  {
    rule: 'S7.urging',
    pattern:
      /\byou (?:can|could|may) (?:(?:always|just|simply|still|also) )?(?:end (?:it all|your (?:own )?life)|kill yourself|take your (?:own )?life|hang yourself|die (?:tonight|now|today) ?(?:by|if|,|\.|$))/i,
    unlessBefore:
      /\b(?:anything|feel\w*|like|how|whether|if|afraid|worr\w+|things?|ways?|thought|where|that|scared|fear\w*)\b[^,.]*$/i,
  },
  {
    rule: 'S7.urging',
    pattern:
      /\b(?:u?jiue|u?jinyonge|u?jikate|u?jidhuru|u?jichome kisu)\b|\bunaweza (?:kujiua|kujinyonga|kujikata)\b|\bunaweza kujiua\b|\bnjia (?:rahisi|bora|ya haraka)(?: \w+)? ya ku(?:jiua|fa)\b|\b(?:meza|umeze|kunywa|unywe) (?:vidonge|dawa|tembe) (?:vyote|zote|zako zote)\b/i,
    unlessBefore:
      /\b(?:usi\w*|tafadhali usi\w*|kama|ikiwa|je|ulitaka|ulisema|hufikiria|unafikiria|mawazo)\b[^.]*$/i,
  },
  {
    rule: 'S7.diagnosis',
    pattern: new RegExp(
      `\\b(?:you (?:\\w+ly )?(?:have|are suffering from|suffer from|are experiencing|might have|may have|probably have|seem to have|likely have|must have|are showing (?:signs|symptoms) of|meet the criteria for|do have)|(?:this|that|it|what you(?:'re| are) describing|what you describe) (?:is|sounds like|looks like|seems like|sounds a lot like|points to|is consistent with)(?: \\w+ly)?(?: (?:a )?(?:case|form|symptom|sign) of| classic| textbook)?|your (?:diagnosis is|symptoms (?:are|suggest|indicate|match|point to))|i(?:'m| am| would| can)? (?:diagnos\\w+|think you have|believe you have|suspect)(?: you with)?) ${illness}\\b`,
      'i',
    ),
    unless:
      /\b(?:whether|if|can(?:no|')t (?:tell|say|know)|cannot|hear(?:ing)? that|learn\w* that|f(?:ind|ound) out|told (?:me|you)|you said|mentioned|diagnosed you|does not mean|doesn't mean|do not have|don't have|n't (?:tell|say))\b/i,
    unlessAfter: /^,? (?:as )?(?:you|your \w+|they|he|she) (?:told|said|mentioned|wrote|called|explained)\b/i,
  },
  {
    rule: 'S7.diagnosis',
    pattern:
      /\b(?:you(?:'re| are)(?: \w+ly)? (?:bipolar|schizophrenic|psychotic|manic|clinically depressed|anorexic|bulimic|borderline|autistic|an alcoholic|an addict|codependent|a narcissist|mentally ill|delusional|paranoid|suicidal|hysterical)|(?:he|she|your (?:mother|father|partner|husband|wife|boss|ex))(?:'s| is)(?: \w+ly)? (?:a (?:narcissist|sociopath|psychopath)|bipolar|borderline|a borderline|mentally ill)|i(?:'m| am)? diagnos(?:e|ing) you|my diagnosis)\b/i,
    unless: /\b(?:whether|if|said|asked|not|never|say|afraid|are you|think)\b/i,
  },
  {
    rule: 'S7.secrecy',
    pattern:
      /\b(?:(?:this|it|that|what you (?:say|tell me|said)|everything|nothing)(?:'ll| will| can|'s)?(?: \w+)? (?:stays?|remains?|is|stay|remain|between|leaves?|leave) (?:\w+ )?(?:between (?:us|you and me)|our (?:little )?secret|strictly confidential|completely confidential|100% confidential|this (?:room|chat|conversation))|our (?:little )?secret|your secret(?:'s| is)? safe|i(?:'ll| will| can)(?: \w+)? keep (?:this|it|that|all of this|your secret|everything)(?: \w+){0,3} (?:between us|between you and me|secret|to myself)|i(?:'ll| will| would|'d)? (?:promise|swear)(?: \w+){0,3} (?:not|never|keep)(?: to)? ?(?:\w+ )?(?:tell|secret|share|say|this)|i(?:'ll| will) (?:never|not) tell (?:anyone|a soul|anybody)|i won't tell (?:anyone|a soul|anybody)|(?:no one|nobody) (?:will|would|needs to|has to) (?:ever )?(?:know|find out|hear)|i(?:'ll| will|'ve)? (?:promise|guarantee|swear)\b.{0,25}\b(?:confidential|private|secret))\b/i,
    unless:
      /\b(?:can(?:'t|not) promise|cannot|not able to|should not|shouldn't|does not have to|doesn't have to|hard|feels?|fear|afraid|not be|n't be|need not|if|would you|when)\b/i,
    unlessAfter: /\b(?:unless|except|as long as|only (?:if|when))\b/i,
  },
  {
    rule: 'S7.contract',
    pattern:
      /\b(?:(?:promise|swear)(?: to)? me|(?:can|could|will|would|do) you (?:\w+ )?(?:promise|swear)|give me your word|i (?:need|want) (?:you to promise|your promise|your word)|you (?:must|have to|need to) promise)\b.{0,60}(?:\b(?:not|never|safe|alive|without)\b|n't\b)|\b(?:no[- ]suicide|no[- ]harm|safety|life) contract\b|\bsign (?:a|this|the) (?:contract|agreement|pledge)|\b(?:agree|commit) (?:\w+ ){0,2}(?:not|never) to (?:kill|hurt|harm) yourself/i,
  },
  {
    rule: 'S7.glamour',
    pattern:
      /\b(?:suicide|(?:ending|taking) your (?:own )?life|killing yourself|death|dying|self[- ]?harm|cutting|starving yourself)(?: \w+)? (?:is|can be|would be|will be|might be|may be|could be|seems?)(?: \w+)? (?:brave|beautiful|noble|romantic|courageous|a (?:solution|relief|release|way out|gift|valid choice|reasonable (?:choice|option)|good (?:idea|option))|the (?:answer|solution|way|only way|best)|an? (?:answer|option|escape)|peaceful|poetic|freedom|understandable choice|healthy|your (?:choice|right))\b/i,
    unless:
      /\b(?:not|never|n't|feel(?:s|ing)?|felt|seem(?:s|ed)? like|as if|tells? you|told|says?|said|wrote|mentioned|thought that|sound|hop(?:e|ed|ing)|imagin\w+|song|line)\b/i,
  },
  {
    rule: 'S7.glamour',
    pattern:
      /\b(?:die|dying|death|suicide|end(?:ing)? (?:it(?! with)|your (?:own )?life))\b[^.!?]{0,40}\b(?:the right|the best|a good|a reasonable|an understandable|a valid) (?:choice|decision|option|thing)\b|\b(?:pain|suffering|it) (?:will|would) (?:finally )?(?:end|stop|be over) (?:when|once|if) you (?:do(?=[.!?,]|$)|die|are gone|'?re gone|are dead)\b|\b(?:nobody|no one) (?:could|can|would|will) blame you (?:for|if)\b[^.!?]{0,30}\b(?:end\w*|dying|killing|die|kill|leav\w+ this)\b|\b(?:will|would|might|could|may) be a (?:relief|weight off|favou?r|gift) (?:for|to|on) (?:your (?:family|kids|children|parents|mother|mum|mom|husband|wife|partner|friends)|them|everyone)\b|\b(?:they|he|she|everyone|your (?:family|kids|children|parents|mother|mum|mom|husband|wife|partner|friends))(?:'d| would| will|'ll) (?:\w+ )?(?:get over (?:you|losing you|your death)|be (?:fine|happier|okay) without you|(?:cope|manage|move on) without you(?! \w+ing\b))\b|\b(?:they|everyone|your (?:family|kids|children|parents))(?:'d| would) (?:\w+ )?get over it\b/i,
    unless:
      /\b(?:not|never|n't|say|says|said|tells?|telling|told|wrote|convinced|believe|thought|think|feel\w*|idea that|even (?:when|if)|whether|if it|as if|mind|fear\w*|to (?:tell|talk|speak|hear|know)|help|rest)\b/i,
  },
  {
    rule: 'S7.glamour',
    pattern:
      /\b(?:you(?:'ll| will| would) (?:finally )?(?:be (?:free|at peace|at rest|happy|reunited|together|with (?:him|her|them))|find peace|rest) (?:when|once|after|if|in) (?:you(?:'re| are)? (?:die|dead|gone)|death|heaven|it(?:'s| is) over)|(?:they|everyone|your (?:family|kids|children))(?:'d| would| will|'ll)(?: \w+)? be better off (?:without you|if you)|the world would be better without you|nobody would miss you|you(?:'re| are|'d be| would be)(?: (?!not\b|never\b)\w+)? better off dead|there is no hope|there's no hope|you are right to want to die|some people (?:are|aren't) (?:meant|not meant) to live)\b/i,
    unless:
      /\b(?:not true|say|says|said|tells?|telling|told|wrote|mentioned|convinced|believe|thought|feel|feels|idea that|even (?:when|if)|whether)\b/i,
  },
  {
    rule: 'S10.delusion',
    pattern:
      /\b(?:you(?:'re| are) (?:right(?:,| that|:)? (?:they|he|she|the|your|someone|people)\b.{0,40}\b(?:watch|follow|spy|poison|track|listen|after|plot|control|talk|read|record|send|out to get)\w*|(?:indeed |truly |really )?(?:the )?(?:chosen(?: one)?|messiah|a prophet|a god|immortal|divine)|being (?:watched|followed|poisoned|tracked|spied on|controlled|monitored))|(?:they|the government|(?:your|the) (?:neighbou?rs?|colleagues|family|phone|tv|television|radio)|someone|the (?:cia|police))(?: is| are|'re)(?: \w+ly)? (?:really )?(?:watching|following|poisoning|tracking|spying|listening to your|reading your (?:mind|thoughts)|controlling|plotting|after you|out to get|recording|sending (?:you|signals|messages))|the voices? (?:is|are|seem|must be) (?:real|right|true|wise|helping|trying to help|guiding|protecting)|(?:listen to|obey|trust|follow|do what) (?:the|those|your) voices?|god (?:has )?(?:really )?(?:chose|chosen|speaks? to you|sent you|gave you)|you (?:have|really do have) (?:special|supernatural|psychic|healing) (?:powers?|gifts?)|(?:message|sign|code)s? (?:is|are|was|were) (?:meant|intended|really) for you|you (?:do not|don't) need (?:any )?(?:sleep|food|rest))\b/i,
    unless:
      /\b(?:feel|feels|felt|feeling|believe|seem|seems|whether|if|sense|sure|afraid|as though|experience|frightening to|hear(?:ing)?|saying|think)\b/i,
  },
  {
    rule: 'S10.reassurance',
    pattern:
      /\b(?:i (?:promise|guarantee|swear|can assure|assure) (?:you )?(?:that )?(?:nothing|it|you|everything|there|he|she|they)\b|(?:100|a hundred) ?(?:%|percent|per cent) (?:sure|certain|safe|guaranteed)|nothing bad (?:will|can|is going to) (?:ever )?happen|you (?:definitely|certainly) (?:do not|don't|did not|didn't|locked|turned|will not|won't))/i,
    unless: /\b(?:can(?:'t|not)|cannot|nobody can|no one can|if|not)\b/i,
  },
  {
    rule: 'S7.medication',
    pattern: new RegExp(
      `\\b(?:(?:you (?:can|could|should|may|might want to|need to|ought to|must)|i(?:'d| would)? (?:suggest|recommend|advise)(?: that)?(?: you)?|try|consider|it(?:'s| is) (?:ok|okay|fine|safe|best) to|just|go ahead and|why not|maybe|perhaps) (?:\\w+ )?(?:stop|stopping|quit|quitting|skip|skipping|come off|coming off|double|doubling|increase|increasing|halve|halving|reduce|reducing|lower|lowering|drop|dropping|cut down on|wean yourself off|throw away|flush)(?: \\w+){0,3} (?:${drug}|dose|dosage)|you (?:do not|don't) (?:really )?need (?:your |the |any |to take )?(?:\\w+ )?${drug}|stop taking (?:your|the|those|them) (?:\\w+ )?(?:${drug})|stop taking (?:them|it)(?=[.!]|$)|(?:take|try|start) (?:\\w+ ){0,3}(?:xanax|valium|prozac|sertraline|zoloft|lithium|melatonin|ketamine|more (?:of )?your ${drug})|you (?:do not|don't) need (?:a|your|to see a) (?:doctor|psychiatrist|therapist))`,
      'i',
    ),
    unless:
      /\b(?:do not|don't|never|not|before|without (?:asking|talking|speaking)|rather than|ask|doctor (?:about|first|before)|pharmacist|talk (?:to|with)|why (?:you|did))\b(?! really need| need)/i,
  },
  {
    rule: 'S16.human',
    pattern:
      /\b(?:i(?:'m| am) (?:actually |really |also |just |only )?(?:a |an )?(?:real |actual |living |fellow )?(?:human(?: being)?|person|man|woman|mother|father|parent|survivor)\b|(?:speaking )?as a fellow (?:human|person|parent|mother|father|woman|man)\b|(?:^|[.!?] )(?:speaking )?as a (?:human(?: being)?|person|parent|mother|father|woman|man),|i(?:'m| am) not (?:an? )?(?:ai|bot|robot|machine|computer|program|chatbot)|i have (?:feelings|a body|a family|kids|children|a wife|a husband)|when i was (?:a (?:kid|child|teenager|student)|your age|young|little|growing up)|my (?:own )?(?:wife|husband|kids|children|childhood|divorce|therapist|depression|mother|father|mum|mom|dad)\b|i(?:'ve| have) been (?:there|through (?:it|this|that))(?: myself| too)?|i (?:once )?(?:struggled|suffered|lost) (?:with|from|my))/i,
    unless:
      /\b(?:not|never|n't|no)\b(?! an? (?:ai|bot|robot|machine|computer|program|chatbot))|["“']i(?:'m| am)\b|\b(?:say|said|says|tell|told|thought|like|as in|such as|message|sentence|called|write|words?)\b|["“]/i,
  },
  {
    rule: 'S16.licensed',
    pattern:
      /\b(?:i(?:'m| am) (?:actually |really |also |your )?(?:a |an )?(?:licen[sc]ed|registered|qualified|trained|certified|professional|real|chartered|human|clinical)?(?:,? ?(?:and )?(?:licen[sc]ed|experienced|clinical|mental health|registered|professional))? ?(?:therapist|psychologist|psychiatrist|counsell?or|doctor|nurse|clinician|psychotherapist|social worker|professional)\b|as (?:a|your) (?:\w+ )?(?:licen[sc]ed |clinical |qualified )?(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician),|my (?:years of |clinical |professional )?(?:clinical )?(?:practice|training as|degree|licen[sc]e|other (?:patients|clients)|patients|clients|experience as)\b|(?:i have|with) (?:\w+ ){0,2}years of (?:experience|practice))/i,
    unless: /\b(?:not|never|n't|no)\b|["“]/i,
  },
  {
    rule: 'S16.evading',
    pattern:
      /\b(?:of course i(?:'m| am) real|i(?:'m| am) as real as|i(?:'m| am) real|does it matter (?:what|if|whether) i|i(?:'d| would) rather not say what i am|yes,? i(?:'m| am) human)\b/i,
    onlyWhenAskedIfHuman: true,
  },
  {
    rule: 'S14.committed',
    pattern:
      /\bcommit(?:s|ted|ting)? suicide\b|\b(?:successful|failed|unsuccessful|completed) (?:suicide|attempt)s?\b|\bsuicide attempt (?:failed|succeeded|was (?:un)?successful)\b/i,
  },
  {
    rule: 'S17.hook',
    pattern:
      /\b(?:(?:please )?(?:do not|don't) (?:leave|go|hang up|log off)(?: me| yet| now)?(?:[.!?,]|$)|i(?:'ll| will) (?:be (?:sad|lonely|hurt)|miss you) (?:if|when) you|stay (?:a (?:bit|little) longer )?with me,? please|you (?:only|just) need me|you don't need (?:anyone|anybody) (?:else|but me)|i(?:'m| am) (?:all you need|the only one (?:you need|who understands)))/i,
  },
];

const allRules = [...rules, ...subtleRules].map((rule) => ({
  ...rule,
  everywhere: new RegExp(rule.pattern.source, `${rule.pattern.flags}g`),
}));
const LOOK_BACK = 60;

/** Not "why not try": that is advice. */
const asks =
  /^\W*(?:(?:and|but|so|then|or|now|tonight)[, ]+)*(?:is|are|was|were|did|does|do you|have|has|had|would (?!you like to try)|could (?!you try)|can|will|what(?! if you| about| you (?:have|describe))|how(?! about)|when did|when do|when was|where|who|which|why(?! (?:not|don't)))\b/i;
const handsBack =
  /\byou(?:'ve| have|'d| had| also| just| once)? (?:said|told|wrote|mentioned|asked|called|thought|felt|dreamt|imagined|described|worried|wanted)\b|(?<!\bwhat(?:ever)? )(?<!\bif )\byou (?:say|call|think|feel|believe|fear|imagine|worry|wonder)\b|\b(?:tells?|told|says? to) (?:you|yourself)\b|\b(?:the|that|your|this) (?:thought|urge|voice|fear|worry|idea|plan|picture|image|song|line|film|book)\b/i;
const saysWho = /\b(?:you|your \w+|they|he|she) (?:said|told|wrote|mentioned)\b/i;

const standIns: Record<string, string> = { а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x' };

/** As it is read, and not as it is written: a hidden mark or a borrowed letter makes no other word of it. */
function asRead(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/<\/?[a-z][^<>]{0,40}>/gi, '')
    .replace(/[*_`#>]|\p{Cf}/gu, '')
    .replace(/[аеіорсух]/g, (letter) => standIns[letter]!)
    .replace(/\b(?:\p{L}[ .-]){2,}\p{L}\b/gu, (spelled) => spelled.replace(/[ .-]/g, ''))
    .replace(/\s+/g, ' ');
}

/**
 * The first rule a reply breaks, or null. Give it each new window together with about 100 characters before it, so that
 * a phrase across two windows is seen whole. `isAiAsked`: the member asked whether they are talking with a person.
 */
export function checkReply(text: string, context: { isAiAsked?: boolean } = {}): ReplyViolation | null {
  const plain = asRead(text);
  for (const rule of allRules) {
    if (rule.onlyWhenAskedIfHuman && !context.isAiAsked) continue;
    for (const match of plain.matchAll(rule.everywhere))
      if (!isExcused(rule, plain, match)) return { rule: rule.rule };
  }
  return null;
}

/** Only the same sentence excuses: "Never mind. You should …" does not. */
function isExcused(rule: ReplyRule, plain: string, match: RegExpExecArray): boolean {
  const sentence =
    plain
      .slice(0, match.index)
      .split(/[.!?]["']?\s/)
      .at(-1) ?? '';
  const before = sentence.slice(-LOOK_BACK);
  const after = plain.slice(match.index + match[0].length).split(/[.!?]\s/)[0] ?? '';
  if (rule.isExcusedByAsking) {
    const whole = `${sentence}${match[0]}`.trimStart();
    if (asks.test(whole) || handsBack.test(sentence) || saysWho.test(after)) return true;
  }
  return Boolean(
    rule.unless?.test(before + match[0]) || rule.unlessBefore?.test(before) || rule.unlessAfter?.test(after),
  );
}
