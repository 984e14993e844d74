// Where no everyday idea is given: violence, threats, suicide, self-harm, overdose, fear of somebody, too little food, minds
// that see and hear what others do not. Wide on purpose, since a missed idea costs little.
import { anyOf, r } from './words.ts';

const person =
  '(?:him|her|them|my (?:[\\w-]+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|stepdad|stepfather|stepmum|brother|sister|son|uncle|cousin|parents|family|in-laws|flatmate|roommate|housemate|neighbou?r|boss|coach|teacher|pastor)|what (?:he|she|they) (?:might|will|would|could))';
const me =
  '(?:me|us|my (?:[\\w-]+ )?(?:kids?|child|children|son|daughter|mum|mom|mother|sister|brother|face|arm|head))';

export const never = anyOf(
  // Suicide, self-harm, overdose
  r`\bsuicid\w*|\b(?:unalive|kms|kys|sewer ?slide|kujiua|kujinyonga|jiue)\b`,
  r`\b(?:kill|killed|killing|hang|hanged|hanging|drown|shoot|hurt|hurting|harm|harming|harmed|cut|cutting|burn|burning|hit|hitting|punish|punishing|starve|starving|starved|end) (?:myself|himself|herself|themselves|ourselves|yourself)\b`,
  r`\b(?:took|take|taken|swallowed) (?:them|it) all\b|\bparacetamol\b|\bso (?:you|they) (?:can )?stop me\b|\bself-? ?harm\w*|\boverdos\w*|\bod'?(?:ed|d)?\b|\b(?:took|take|taken|taking|swallow\w*) (?:all|too many|a (?:lot|load|bunch|whole \w+)|the whole|so many) (?:of )?(?:my |the |of the )*(?:pills|tablets|meds|medication|paracetamol|\w+ pills)\b`,
  r`\b(?:want|wanted|wish|wishing|rather|going|ready|better|plan|planning) (?:to )?(?:be |i was |i were |i could |off |just )*(?:dead|die|dying)\b`,
  r`\b(?:end|ending|ended|take|taking|took) (?:it all|my (?:own )?life|his (?:own )?life|her (?:own )?life|their (?:own )?lives?)\b`,
  r`\b(?:don'?t|do not|didn'?t|no longer|not) want to (?:live|be (?:here|alive|around)|exist|wake up|go on)\b`,
  r`\b(?:no (?:reason|point) (?:to|in) (?:live|living|going on|be alive)|can'?t go on|cannot go on|nothing (?:left )?to live for|not wake up|never wake up|disappear forever|better off without me|won'?t be (?:here|around) (?:much|for) long\w*|life is(?:n'?t| not) worth)\b`,
  // Violence, threats, control, abuse
  r`\b(?:abus\w+|violen\w+|assault\w*|rap(?:e|ed|ist|ing)|molest\w*|grop(?:ed|ing)|strangl\w+|chok(?:ed|es|ing) (?:me|her|him)|stabb\w*|batter(?:ed|s)|stalks? me|stalking me|blackmail\w*|traffick\w*)\b`,
  r`\bsecret game\b|\bour (?:little |special )?secret\b|\b(?:touch|touches|touched|touching) (?:me|her|him|my (?:daughter|son|sister|brother|child|kid)|where)\b`,
  r`\bcall(?:s|ed|ing)? me (?:names|worthless|useless|stupid|fat|ugly|crazy|pathetic|nothing|an? (?:\w+ )?(?:bitch|whore|slut|idiot|failure|pig|cow|waste|liar))\b`,
  r`\bthreat(?:s|en|ens|ened|ening)?\b`,
  r`\b(?:hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|kick|kicks|kicked|kicking|shove|shoves|shoved|smack|smacks|smacked|grabbed|grabs|hurts|pushed|pushes|throws? (?:things|stuff|plates|\w+) at|threw (?:\w+ ){1,3}at|spits? at|locks?|locked|trapped) ${me}\b(?! (?:feelings|heart|hard|like|that|to (?:see|think|hear|know)|when|so much|about|out of the (?:chat|group)))`,
  r`\b(?:hit|hits|hitting|beat|beats|beating|slap|slapped|slapping|smack|smacked|smacking|punch|punched|shake|shook|shaken|shaking|hurt|kick|kicked) (?:him|her|them|my (?:[\w-]+ )?(?:kids?|child|children|son|daughter|toddler|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|dog|baby)|the (?:kids?|baby|child|children))\b(?! (?:feelings|at (?:chess|cards|tennis|football)|trust))`,
  r`\b(?:kill|murder|stab|shoot) (?:him|her|them|me|my|us|someone|somebody|everyone|people)\b`,
  r`\b(?:won'?t|doesn'?t|does not|will not|never) (?:let|allow) me (?:to )?(?:leave|go (?:out|anywhere)|see (?:my )?(?:friends|family|anyone)|work|have (?:money|a phone|friends))\b`,
  r`\b(?:force[sd]?|forcing|making|makes|made) (?:me|her|him) (?:to )?(?:marry|into (?:marriage|sex|bed)|have sex|sleep with)\b|\bforced marriage\b|\bhono(?:u)?r killing`,
  r`\b(?:(?:a|the|his|her|with a|my) (?:gun|knife|weapon|rope|noose|blade|razor)|razors?|blades?)\b`,
  r`\btakes? (?:all )?my (?:passport|wages|salary)\b`,
  // Fear of somebody
  r`\b(?:afraid|scared|frightened|terrified|fear|fears?|petrified) of ${person}\b(?! (?:opinion|reaction|judg\w*|disappoint\w*|leaving|death|dying|getting (?:ill|sick)))`,
  r`\b(?:he|she|they|my (?:[\w-]+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mother|mom|brother)) (?:really |often |sometimes )?(?:scares?|frightens?|terrif(?:y|ies)) me\b`,
  r`\b(?:not|don'?t feel|never) safe (?:at home|with|in my|around|here)\b|\bwalk(?:ing)? on eggshells\b|\bin danger\b`,
  // Food
  r`\b(?:purg(?:e|ed|es|ing)|bulimi\w*|anorexi\w*|eating disorder|laxatives?|bing(?:e|es|ed|ing|eing)\b(?![ -]?(?:watch\w*|tv|netflix|series|the (?:whole|series|show)))|throw(?:ing)? up (?:after|what i|my food|to|so i)|threw up (?:after|on purpose)|make myself (?:sick|throw up|vomit)|made myself (?:sick|throw up|vomit)|vomit (?:after|on purpose))\b`,
  r`\b(?:not|stopped|barely|hardly|haven'?t|have not|don'?t|can'?t|refus\w+ to|without|hasn'?t) (?:been )?(?:eat|eating|eaten)\b(?! (?:meat|dairy|out|sugar|gluten|chocolate|crisps|biscuits))`,
  r`\b(?:skip(?:s|ped|ping)? (?:meals|breakfast|lunch|dinner|food)|restricting|\d+ calories|fasting for days)\b`,
  // Minds in danger, children in danger, the body in danger
  r`\b(?:hear(?:ing)? voices|voices (?:tell|told|say|said)|they(?:'re| are) (?:watching|following|after) me|implant\w*|psychosis|manic|hallucinat\w*)\b`,
  r`\b(?:stopped (?:taking )?my (?:meds|medication|tablets|pills)|chest pains?|seizures?|can'?t stop shaking|detox)\b`,
);
