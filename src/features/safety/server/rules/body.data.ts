// The body in danger: overdose and poisoning, substances, eating, neglect of oneself, medical emergencies.
import type { Rule, Signal } from '../rule.ts';

const drugs =
  '(?:pills?|tablets?|paracetamol|tylenol|panadol|acetaminophen|ibuprofen|aspirin|meds|medication|medicine|sleeping pills|xanax|valium|antidepressants?|insulin|painkillers|opioids|oxy\\w*|codeine|benadryl|capsules|dawa)';
const poison = '(?:bleach|rat poison|pesticide|poison|antifreeze|jik|weed ?killer|detergent|acid|sumu)';

export const bodyRules: Rule[] = [
  {
    id: 'overdose.taken',
    kind: 'overdose',
    level: 'imminent',
    pattern: new RegExp(
      `\\b(?:took|taken|swallowed|swallow|downed|had|have had) (?:\\w+ ){0,3}?(?:all|whole|entire|too many|handful|bunch|bottle|box|lot|loads|packet|pack|every|\\d{2,3}(?! ?(?:mg|milligrams|mcg|ml|units)\\b)|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|overdose)(?: (?:of|the|my|her|his|mum s|mom s|those|these|\\w+)){0,4} ${drugs}\\b|\\b(?:drank|drunk|swallowed|drinking) (?:\\w+ ){0,3}${poison}\\b|\\b(?:i|she|he|they|friend|brother|sister|mum|mom|dad|son|daughter) (?:have |has |had |just )?(?:overdosed|od ?ed)\\b|\\b(?:nimekunywa|nimemeza|amekunywa|amemeza) (?:sumu|dawa (?:zote|nyingi|mingi)|vidonge (?:zote|vyote|vingi|mingi)|tembe)\\b`,
    ),
    ignoresPast: true,
    ignoresSubject: true,
    unless:
      /\b(?:years ago|years since|years to the day|months ago|used to|when i was|as a (?:teen|kid|child)|last year|lot of medication over|over the years|two pills|the doctor said to take|kombucha|from the pharmacy|care home|in 20\d\d|each christmas|course of|one in the morning (?:and )?one (?:in|at)|as prescribed|(?:like|as) (?:she|he|i|you) (?:should|was told|were told)|box for (?:this|the) week|overdosed on (?:the )?(?:sun|sugar|coffee|tea|haribo|sweets|candy|chocolates?|cakes?|cheese|crisps|pizza|curry|sushi|biscuits|cookies|ice cream|mince pies|turkey|popcorn|liquorice|wine gums|memes|netflix|tiktok|telly|tv|news|podcasts|reality tv|culture|museums|cute\w*|christmas|festive \w+|garlic|spices?|carbs|vitamins?)|died of an overdose|back in|vitamins?)\b/,
  },
  {
    id: 'overdose.took-too-much',
    kind: 'overdose',
    level: 'imminent',
    pattern:
      /\b(?:think i (?:took|have taken) (?:too (?:much|many))|took (?:way )?too (?:many|much) (?:of )?(?:my|them|it|pills|tablets)|took (?:them|it) all|swallowed (?:them|it) all|is (?:it|that) dangerous if i (?:took|take)|i mixed (?:\w+ ){0,3}(?:pills|xanax|meds|benzos|painkillers|opioids) (?:with|and) (?:\w+ )?(?:alcohol|vodka|whiskey|wine|beer|rum|gin))\b/,
    ignoresPast: true,
    ignoresSubject: true,
    unless:
      /\b(?:years ago|months ago|used to|on my plate|too much on|blame|coffee|caffeine|cake|holiday|time off|photos|pictures|notes|biscuits?|exams?|mocks|penalties|gcses?|a levels|modules|quizzes|shifts|bins|boxes|them all (?:to|out|home|swimming|camping|for (?:a|an) (?:walk|ice cream)))\b/,
  },
  {
    id: 'overdose.emptied',
    kind: 'overdose',
    level: 'imminent',
    pattern:
      /\b(?:emptied|emptying|finished|tipped|poured) (?:\w+ ){0,3}(?:bottle|packet|pack|box|medicine cabinet|blister|strip|cabinet) (?:\w+ ){0,4}(?:down (?:my|her|his|their) throat|into (?:my|her|his) (?:mouth|stomach)|and swallowed|of (?:pills|tablets|meds|medication))\b/,
    ignoresPast: true,
    ignoresSubject: true,
    unless: /\b(?:years ago|months ago|toilet|sink|bin|trash)\b/,
  },
  {
    id: 'medical_emergency.not-responding',
    kind: 'medical_emergency',
    level: 'imminent',
    isBroad: true,
    pattern:
      /\b(?:(?:he|she|they|friend|mum|mom|dad|baby|wife|husband|brother|sister|someone|child|son|daughter) (?:\w+ ){0,3}(?:is not|not|stopped|isnt|has stopped) (?:breathing|waking up|responding|moving)|can not wake (?:him|her|them|my)|is unconscious|passed out and (?:will not|is not|not)|turning blue|having a (?:seizure|stroke|heart attack)|throat is (?:closing|swelling)|bleeding (?:heavily|badly|a lot|and it will not stop)|(?:coughing|vomiting|throwing up) (?:up )?blood|face (?:is )?droop\w*|can not (?:move|feel) (?:my|one|the) (?:left |right )?(?:side|arm|leg|half)\b.{0,25}|water broke and)\b/,
    ignoresSubject: true,
    ignoresNegation: true,
    unless:
      /\b(?:years ago|when i was|last year|months ago|movie|baby is not (?:sleeping)|not moving (?:on|forward|out|in|house)|not responding to my (?:texts|messages|emails|calls)|career is|project is|almost had a heart attack|nearly had a heart attack|gave me a heart attack|not waking up early|seats? |like having a heart attack)\b/,
  },
  {
    id: 'medical_emergency.chest',
    kind: 'medical_emergency',
    level: 'imminent',
    pattern:
      /\b(?:chest (?:pain|is crushing|hurts|tightness|pressure)|crushing (?:chest|pain in my chest)|pain in my chest)\b.{0,60}\b(?:left arm|jaw|sweating|down my arm|shoulder|numb|faint\w*|can not breathe|crushing|spreading)\b|\b(?:crushing (?:chest )?pain|pain (?:down|in) my left arm)\b/,
    ignoresNegation: true,
    unless: /\b(?:years ago|last year|months ago|used to|panic attack last|doctor (?:checked|said it))\b/,
  },
  {
    id: 'medical_emergency.breathing',
    kind: 'medical_emergency',
    level: 'watch',
    pattern:
      /\b(?:can not breathe|can not catch my breath|chest pains?|pain in my chest|faint(?:ed|ing)|collapsed|blacked out|seizures?)\b/,
    ignoresNegation: true,
    unless:
      /\b(?:years ago|last year|used to|used to faint|can not breathe (?:in|at) (?:this|that|the) (?:house|job|relationship|office|family)|laugh\w*|give me space|lol|metaphor\w*)\b/,
  },
  {
    id: 'substance_danger.drives-drunk',
    kind: 'substance_danger',
    level: 'elevated',
    pattern:
      /\bi (?:\w+ )?(?:drive|drove|ride|fly) (?:\w+ ){0,3}?(?:better|fine|ok|okay|home|anyway|straight|to work|the (?:kids|bus|truck|lorry|school run)) (?:\w+ )?(?:after|on)\b(?: \w+){0,2} (?:pints?|beers?|drinks|vodkas?|glasses|cans|bottles?|shots|whisk(?:y|ies)|wines?)\b/,
    unless:
      /\b(?:years ago|used to|taxi|designated|passenger|golf|never|sober|without|would not|game|simulator)\b/,
  },
  {
    id: 'substance_danger.withdrawal',
    kind: 'substance_danger',
    level: 'imminent',
    pattern:
      /\b(?:stopped|quit|quitting|without|withdrawal|withdrawing|last drink|detox\w*)\b.{0,60}\b(?:shak(?:es|ing)|seizure|seeing things|hallucinat\w*|sweating and|tremors?|confused)\b/,
    needs:
      /\b(?:drink\w*|alcohol|vodka|whisk(?:e)?y|benzos?|xanax|valium|booze|beer|wine|pombe|detox\w*|withdraw\w*)\b/,
    ignoresNegation: true,
    unless: /\b(?:years ago|coffee|caffeine|sugar|last year|months ago)\b/,
  },
  {
    id: 'substance_danger.driving',
    kind: 'substance_danger',
    level: 'elevated',
    pattern:
      /\b(?:(?:drunk|high|wasted|drinking)\b.{0,30}\b(?:driving|drive|behind the wheel|in my car)|(?:driving|drive|about to drive)\b.{0,20}\b(?:drunk|high|wasted))\b/,
    unless:
      /\b(?:drunk driver|never|uber|taxi|years ago|high way|highway|killed by|not going to drive|instead of driving|high school|my (?:dad|father|mum|mom|brother|husband))\b/,
  },
  {
    id: 'substance_danger.mixing',
    kind: 'substance_danger',
    level: 'elevated',
    pattern:
      /\b(?:mix(?:ed|ing)?|combin\w*) (?:\w+ ){0,3}(?:xanax|benzos?|oxy\w*|fentanyl|heroin|opioids|pills|coke|cocaine|ketamine|meth|lean)\b|\b(?:us(?:e|ing)|shoot(?:ing)?(?: up)?|inject\w*|smok\w*) (?:\w+ ){0,2}(?:fentanyl|heroin|meth|crack)\b|\b(?:drink|drinking|finish|finishing) (?:a|one|two|the whole|whole) (?:bottles?|litres?|liters?|fifths?) (?:of )?(?:vodka|whisk(?:e)?y|gin|rum|spirits|wine|konyagi|changaa)\b.{0,25}\b(?:a|every|each|per) (?:day|night|morning)\b/,
    unless:
      /\b(?:years ago|used to|clean for|sober|my (?:brother|dad|father|mum|mom|son|friend|cousin|uncle))\b/,
  },
  {
    id: 'substance_danger.losing-control',
    kind: 'substance_danger',
    level: 'watch',
    pattern:
      /\b(?:can not stop (?:drinking|using|smoking (?:weed|meth|crack)|taking)|drink(?:ing)? until i (?:pass out|black out|can not|forget)|drink(?:ing)? (?:in the morning|to (?:sleep|cope|get through|forget|numb)|every (?:day|night|morning))|black(?:ed|ing)? ?out (?:drunk|drinking|again|from drinking)|need (?:a drink|to use|a hit) (?:to|just to|right now)|siwezi kuacha (?:pombe|kunywa|bangi))\b/,
    ignoresNegation: true,
    unless: /\b(?:water|tea|coffee|used to|years ago|juice|soda|smoothies?)\b/,
  },
  {
    id: 'eating_disorder.purging',
    kind: 'eating_disorder',
    level: 'elevated',
    isBroad: true,
    pattern:
      /\b(?:(?:make|made|making) myself (?:throw up|sick|vomit|puke)|purg(?:e|ed|ing)|(?:throw|threw|throwing) up (?:everything i eat|after (?:meals|eating|every meal|dinner|lunch)|on purpose|my (?:food|meals|dinner|lunch))|(?:laxatives|diet pills)\b.{0,30}\b(?:lose|weight|eat|ate|skinny|empty|every)|binge and (?:purge|throw)|fingers down my throat|after (?:every meal|meals|i eat|eating|dinner|lunch|each meal)\b.{0,40}\b(?:get rid of it|bring it (?:back )?up|it all comes? (?:back )?up|toilet to|make it come))\b/,
    unless:
      /\b(?:purged? (?:the|my|our) (?:closet|wardrobe|inbox|files|emails)|movie|the purge|food poisoning|(?:fish|chicken|meat|food|curry|oysters|pizza) (?:was|were|tasted) (?:bad|off)|stomach (?:bug|flu)|hungover|car sick\w*|seasick|pregnan\w*|morning sickness|years ago|recovered)\b/,
  },
  {
    id: 'eating_disorder.swahili',
    kind: 'eating_disorder',
    level: 'elevated',
    pattern: /\bnajitapisha\b/,
  },
  {
    id: 'eating_disorder.starving',
    kind: 'eating_disorder',
    level: 'elevated',
    pattern:
      /\b(?:starv(?:e|ing|ed) myself|(?:only )?(?:eat|eating|ate|allow myself) (?:\w+ ){0,2}(?:[1-7]?\d{2}) calories|do not deserve (?:to eat|food)|(?:afraid|scared|terrified) (?:of|to) (?:eat|eating|food|gain\w* weight)|(?:have not|not) eaten (?:anything )?(?:in|for|since)\b.{0,40}\b(?:fat|weight|skinny|thin|calories|control|disgust\w*|deserve)|(?:thinspo|pro ?ana|meanspo)|skip(?:ping)? (?:every meal|all my meals|meals) (?:to|because|so).{0,30}(?:fat|thin|weight|skinny|control|disgust\w*))\b/,
    unless:
      /\b(?:recipe|allerg\w*|choking|years ago|recovered|diabet\w*|dog|cat|500 calories (?:burned|burnt)|per serving|burned|burnt|blood sugar)\b/,
  },
  {
    id: 'eating_disorder.water-only',
    kind: 'eating_disorder',
    level: 'elevated',
    pattern:
      /\b(?:only|nothing but|just|had|on|live on|living on|lived on) (?:\w+ ){0,2}water(?: and (?:\w+ )?(?:gum|tea|coffee|air|ice|cola|coke))? (?:for|in|since) (?:\w+ ){0,2}(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) days|days|(?:a|one|two) weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    unless:
      /\b(?:bug|virus|vomit\w*|flu|surgery|operation|colonoscopy|scan|hospital|drip|jerrycans?|buckets?|borehole|council|taps?|supply|tanker|ramadan|lent|retreat|hik\w+|camp\w*|marathon|races?|training|boiler|heating|no running|without (?:hot )?water|doctor|dog|cat|plants?)\b/,
  },
  {
    id: 'eating_disorder.so-light',
    kind: 'eating_disorder',
    level: 'elevated',
    pattern: /\bi (?:am|weigh|got) (?:only |just |now |down to |at )*(?:2\d|3\d) ?(?:kg|kgs|kilos?)\b/,
    needs:
      /\b(?:heart|doctors?|hospital|fat|goal|still|los(?:e|ing)|less|proud|eat\w*|periods?|hair|faint\w*|tube|organs?|die|dying|clinic)\b/,
    unless: /\b(?:overweight|too heavy|above|lighter|lost (?:[1-9]|\d\d) of)\b/,
  },
  {
    id: 'eating_disorder.faint',
    kind: 'eating_disorder',
    level: 'imminent',
    pattern:
      /\b(?:(?:not eaten|starv\w+|purg\w+|throwing up|laxatives|fasting)\b.{0,60}\b(?:faint\w*|passed out|collaps\w*|chest|heart (?:is )?(?:racing|skipping|flutter\w*|weird)|vomiting blood|can not stand)|(?:faint\w*|passed out|collaps\w*)\b.{0,60}\b(?:not eaten|starv\w+|purg\w+|not eating|have not eaten))\b/,
    ignoresNegation: true,
    unless: /\b(?:years ago|ramadan|blood test|recovered)\b/,
  },
  {
    id: 'self_neglect.not-eating',
    kind: 'self_neglect',
    level: 'elevated',
    pattern:
      /\b(?:(?:have not|has not|not|without) (?:eaten|drunk|had (?:any )?(?:food|water)|eating|drinking)(?: \w+){0,3} (?:in|for|since) (?:\w+ )?(?:two|three|four|five|six|seven|[2-9]|\d\d|many|several|a few|days|last week) ?(?:days|weeks|sunday|monday)?|stopped (?:taking|my) (?:\w+ ){0,2}(?:insulin|heart (?:pills|meds|medication)|epilepsy (?:meds|medication|pills)|arvs?|blood thinners))\b/,
    ignoresNegation: true,
    unless:
      /\b(?:hours|ramadan|fasting for (?:ramadan|lent|the blood)|coffee|alcohol in|drinking for|sober|not drinking|drunk in|meat|sugar|chocolate|carbs|dog|cat|years ago)\b/,
  },
  {
    id: 'self_neglect.stopped-medication',
    kind: 'self_neglect',
    level: 'watch',
    pattern:
      /\b(?:stopped taking (?:my|the|all my) (?:\w+ )?(?:meds|medication|medicine|pills|antidepressants?|tablets|lithium|antipsychotics?|treatment)|(?:went|came|gone|quit|going|off) (?:off )?my (?:meds|medication|lithium|antipsychotics?) (?:without|cold turkey|on my own|by myself)|(?:have not|not) (?:showered|washed|left (?:my|the) (?:bed|room|house)|got out of bed|gotten out of bed|brushed)(?: \w+){0,4} (?:in|for) (?:a |two |three |four |[2-9] |several |many |days|weeks|months).{0,10}|wearing the same clothes for (?:days|weeks|\w+ (?:days|weeks))|nimeacha (?:dawa|kumeza dawa))\b/,
    ignoresNegation: true,
    unless:
      /\b(?:antibiotics|doctor (?:told|said|agreed|advised)|flu|covid|quarantine|broken leg|surgery|years ago|camping|with my doctor)\b/,
  },
  {
    id: 'eating_disorder.down-the-throat',
    kind: 'eating_disorder',
    level: 'elevated',
    pattern: /\bi (?:\w+ )?(?:stick|stuck|put|push|pushed|shove|shoved|use) (?:\w+ ){1,4}down my throat\b/,
    unless:
      /\b(?:doctor|tube|camera|endoscop\w*|swab|nurse|dentist|chicken bone|fish ?bone|choked|words|pizza|food|cake|beer|drink|pills?|tablets?)\b/,
  },
];

export const bodySignals: Signal[] = [
  {
    id: 'eating_disorder.s-body',
    kind: 'eating_disorder',
    weight: 2,
    pattern:
      /\b(?:skipp(?:ed|ing) (?:meals|breakfast and lunch|lunch and dinner|eating)|count(?:ing)? (?:every )?calorie\w*|weigh(?:ing)? myself (?:\w+ ){0,2}(?:times|every (?:hour|morning))|hide (?:the |my )?food|exercise until|burn off what i ate|hate my body|disgusted (?:by|with) my body)\b/,
    unless: /\b(?:busy|no time|work|broke|money)\b/,
  },
];
