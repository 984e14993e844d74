// The body and the mind in danger, said in passing or half said: overdose, emergencies, eating, substances, neglect,
// psychosis, children at risk. Each pattern was held against thousands of harmless sentences.
import type { Rule } from '../rule.ts';

const pills =
  '(?:pills?|tablets?|meds|medication|medicine|capsules|painkillers|sleeping (?:pills|tablets)|antidepressants?|insulin|beta blockers|packets?|strips?|bottle|box|cupboard|cabinet|drawer|dawa|madawa|vidonge|prescription|batteries)';
const who =
  '(?:i|he|she|they|my (?:\\w+ )?(?:friend|daughter|son|wife|husband|flatmate|brother|sister|mum|mom|dad|baby|toddler|girlfriend|boyfriend|gran|nan|child|kid))';
const relative =
  '(?:he|she|they|my (?:\\w+ )?(?:dad|mum|mom|father|mother|wife|husband|son|daughter|baby|child|brother|sister|friend|grandad|grandpa|gran|grandma|partner|toddler|kid)|dad|mum|grandpa|grandma|the baby|baba|mama|mtoto|babu|mke wangu)';
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
/** So long ago that whoever tells it is not beside them waiting for an ambulance. */
const dated = `\\b(?:(?:on|last|since|this past) (?:\\w+ )?${day}|yesterday|the other (?:day|week)|last (?:week|weekend|month|spring|summer|autumn|winter|year|${month})|in (?:${month}|the (?:spring|summer|autumn|winter)|\\d{4})|at (?:christmas|easter)|(?:days?|weeks?|months?) (?:ago|back|before|earlier))\\b`;
const recovered =
  /\b(?:years ago|months ago|used to|when i was|last year|zamani|recovered|in (?:rehab|recovery)|been sober|film|game|sober for)\b/;

export const bodyRoundaboutRules: Rule[] = [
  {
    id: 'overdose.swallowed',
    kind: 'overdose',
    level: 'imminent',
    ignoresPast: true,
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(
      `\\b${who} (?:\\w+ ){0,4}?(?:took|taken|take|swallowed|downed|popped|ate|eaten|finished|had|emptied|drank|injected|washed)\\b.{0,40}\\b(?:all (?:of )?(?:my|her|his|the|them|those|mum s|nan s)|(?:the|a|my|his|her) (?:whole|entire|full|rest)|whole (?:bottle|pack|packet|month)|every (?:tablet|pill|one)|too many|too much of|a (?:load|lot|bunch|handful|ton) of|loads of|everything (?:in|i had|that was)|what was (?:in the drawer|under the sink)|the lot|more than (?:i should|enough)|double then|way (?:too many|past)|an overdose|the strip|both strips|all at once|at once|three times over)\\b`,
    ),
    needs: new RegExp(
      `\\b(?:${pills}|overdose|sleepy|dizzy|sick|ringing|throwing up|wake|purpose|deliberately|stay with me|numb|scared|sink|heart|alone|spinning|whisky|vodka|floaty|them all|all of them)\\b`,
    ),
    unless:
      /\b(?:one in the morning (?:and )?one (?:in|at)|box for (?:this|the) week|biscuits?|photos?|pictures?|cake|chocolate|antibiotics|like i was told|like the doctor|as prescribed|vitamins?|gumm\w+|dessert|credit|time off|work on|coffee|kombucha|pharmacy|care home|years ago|seventeen|glad it did not|did not work out|used to|juice|notes|classes|lunch|dinner|pizza|wall|course of|on my plate|risks?|trips?|selfies|exams?|responsibilit\w*|blame)\b/,
  },
  {
    id: 'overdose.took-it',
    kind: 'overdose',
    level: 'imminent',
    ignoresPast: true,
    ignoresSubject: true,
    pattern:
      /\b(?:(?:i|she|he) (?:have |just |already )?(?:took|swallowed|taken) (?:them|it|something)(?: all)?\b.{0,60}\b(?:not want to wake|do not wake|minutes ago|hour ago|works?|kick(?:ing)? in|sleepy|burning|no going back|changed my mind|stay with me|ambulance|purpose|sense|right|blue)|(?:pills|tablets|they) are (?:kicking in|in me)|overdosed|od ?ed|i (?:have )?poisoned myself|drank (?:poison|bleach|something from under|what was under|cleaning fluid)|(?:drank|swallowed|drunk) (?:\w+ ){0,3}(?:poison|bleach|cleaning fluid|detergent|batteries|sumu)|(?:packet|bottle|box) (?:is|was full this morning and now it is) empty\b.{0,20}|empty (?:packets?|blister packs)|feel(?:ing)? (?:sleepy|floaty|faint|weird|numb)\b.{0,40}\b(?:pills|tablets|took)|nime(?:kunywa|meza) (?:sumu|dawa (?:zote|nyingi|ya (?:panya|mende|wadudu|kupe|kuulia|kuua|magugu|mimea)|mingi)|vidonge|kila kitu|madawa)|amekunywa (?:sumu|dawa)|amemeza dawa|mtoto amekunywa|after she took the pills|took the pills and)\b/,
    unless:
      /\b(?:in 20\d\d|each christmas|years ago|years since|used to|when i was|zamani|vaccines?|allergy|headache|migraine|as prescribed|haribo|sweets|candy|cakes?|cheese|crisps|pizza|ice cream|sun|sugar|chocolate|coffee|cuteness|netflix|photos|biscuits?|ambulance today|every week|patients?|kids? drink|news|film|vitamin|presha (?:kama|ya kila siku)|panadol|daktari)\b/,
  },
  {
    id: 'overdose.too-often',
    kind: 'overdose',
    level: 'elevated',
    pattern:
      /\b(?:tak(?:e|ing|en)|took|mix(?:ed|ing)?|lost count of how many) (?:\w+ ){0,5}(?:extra (?:\w+ ){0,3}(?:painkillers|pills|tablets|of my)|more of (?:the|my) (?:painkillers|pills|tablets|meds)|my (?:dose|tablets|medicine|pills) twice|somebody else s (?:tablets|pills)|(?:pills|tablets|benzos) (?:with|and) (?:wine|alcohol|vodka|beer)|i took today)\b|\b(?:sniff|huff)\w* (?:glue|petrol|gas)\b/,
    unless: recovered,
  },
  {
    // One side that fails all at once.
    id: 'medical_emergency.one-side',
    kind: 'medical_emergency',
    level: 'imminent',
    isBroad: true,
    ignoresNegation: true,
    pattern:
      /\bmy (?:right|left) (?:hand|arm|leg|foot|side) (?:(?:will|can|does|do|is|has) ?not|wont|doesnt|dosnt|has stopped|stopped) (?:work\w*|mov\w*|lift\w*|pick\w*|grip\w*|hold\w*|respond\w*)\b|\bmy (?:hand|arm|leg|foot) on the (?:right|left) (?:(?:will|can|does|do|is) ?not|wont|doesnt|dosnt|stopped) (?:work\w*|mov\w*)\b/,
    unless:
      /\b(?:surgery|operation|operated|physio\w*|cast|plaster|slept on|asleep on|pins and needles|years|since (?:the|my) (?:stroke|accident|fall|injury)|broke\w*|fracture\w*|sprain\w*|prosthe\w*|paraly[sz]ed)\b/,
  },
  {
    id: 'substance_danger.no-memory-of-driving',
    kind: 'substance_danger',
    level: 'elevated',
    isBroad: true,
    ignoresNegation: true,
    pattern: /\b(?:(?:can|do|did) ?not|no) (?:even )?(?:remember|recall|memory of) (?:driving|the drive)\b/,
    unless:
      /\b(?:autopilot|lessons?|learn\w*|tired|daydream\w*|years ago|as a (?:kid|teenager)|first time)\b/,
  },
  {
    id: 'medical_emergency.collapse',
    kind: 'medical_emergency',
    level: 'imminent',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern: new RegExp(
      `\\b${relative} (?:\\w+ ){0,5}?(?:(?<!${dated}.{0,40})(?:collapsed|had a (?:fit|stroke|seizure))(?!.{0,40}${dated})|unconscious|limp|is (?:cold|blue|grey|stiff|choking|fitting|convulsing|slurring)|has gone (?:stiff|blue|grey|white)|going white|gone (?:blue|grey|stiff)|not (?:breathing|answering|responding|waking|moving|coming round)|will not wake|is not (?:breathing|responding|waking|coming|making sense|moving|answering)|no pulse|can not (?:wake|stand|talk(?! (?:to|with|about|over)\\b)|find a pulse|breathe)|electrocuted|swelling|snoring funny|lips are blue|blue|convulsing|dropped her cup|mouth is (?:hanging|crooked)|clutching (?:his|her) chest|gripping (?:his|her) chest|haamki|hapumui|amezimia|amezirai|ameanguka|anatetemeka)\\b`,
    ),
    needs:
      /\b(?:breath\w*|wak\w*|blue|grey|white|pulse|fit|fitting|seizure|stroke|collapsed|unconscious|limp|stiff|choking|answer\w*|respond\w*|round|mouth|chest|convuls\w*|slurring|cold|blood|talk|swell\w*|electrocuted|sense|snoring|haamki|hapumui|amezimia|amezirai|macho)\b/,
    unless:
      /\b(?:years ago|when i was|last year|as a child|in the spring|holding his phone|next to me and i was|rehab|film|game|practis\w*|dummy|texts?|messages?|calls|emails?|heart is cold|white lie|mood|blanket|hair|feet|shoulder|he looks like|asleep early|before noon|hangover|politics|football|laughing|purring|aquarium|moving (?:out|in|house|on)|to save (?:his|her|their) life)\b/,
  },
  {
    id: 'medical_emergency.own-body',
    kind: 'medical_emergency',
    level: 'imminent',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:my|the) (?:throat|tongue|lips?|face|mouth) (?:\w+ ){0,6}(?:swell\w*|closing|swollen|blue|droop\w*|numb|crooked)|can not (?:feel|move) (?:my|one|the) (?:\w+ )?(?:side|legs?|arms?|face|hand)|(?:crushing|elephant|pressure|pain|tight)\b.{0,50}\b(?:jaw|left arm|my arm|sweating|grey|can not breathe|numb)|chest (?:\w+ ){0,4}(?:crushing|and my arm)|(?:had|having|another) (?:a |two )?(?:seizures?|fits?)\b.{0,30}|bitten my tongue|can not (?:get air|breathe well|finish a sentence)|vomiting blood|throwing up blood|blood sugar is|thunderclap|worst headache|stabbed|been shot|bleeding (?:heavily|a lot)|pouring blood|lots? of blood|waters? broke|cord is out|bitten by a snake|hit by a car|trapped|passed out (?:twice|three times)|speech (?:\w+ )?(?:funny|slurred)|kifua kinaniuma|siwezi kupumua|hawezi kupumua|natokwa (?:na )?damu|anatoka damu|nimegongwa|inhaler (?:is|isnt|not))\b/,
    unless:
      /\b(?:years ago|when i was|last year|as a child|always like|passed in|panic|anxi\w*|happened before|hyperventilat\w*|doctor said|dentist|slept on it|in the back|film|game|afraid of|worried about|scared of having|job|marriage|relationship|contract|laugh\w*|nose|period|blood test|gave blood|biscuit|coughing with|cold|debt|traffic|lift|aquarium|cactus|staple|thorn|came off (?:a|the|my)|(?:double|night|late) shift|leg day|on my feet all|squats|marathon|spin class)\b/,
  },
  {
    id: 'substance_danger.out-of-hand',
    kind: 'substance_danger',
    level: 'elevated',
    pattern:
      /\b(?:(?:drink|drinking|drank|drunk|nakunywa) (?:\w+ ){0,6}?(?:from (?:morning|the morning)|first thing|every morning|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|for (?:three|four|five|six|seven|eight|nine|ten) days|to stop the shaking|hand sanitiser|a bottle (?:of (?:spirits|vodka|gin|whisky)|a (?:day|night))|before (?:work|the school)|kila siku|chang aa|pombe)|(?:drove|driving|drive) (?:\w+ ){0,6}(?:drunk|high|after using|do not remember)|drunk (?:\w+ ){0,5}(?:drive|driving|wheel)|(?:kids|children) (?:\w+ ){0,3}back seat\b.{0,20}|(?:second|third|whole) bottle|black(?:ed|ing)? ?out (?:again|every|and)|woke up in a ditch|(?:use|used|using|shoot(?:ing)?(?: up)?|inject\w*|relapsed on|back on|smok\w+ (?:it|meth|crack)|sniff\w*) (?:\w+ ){0,4}(?:alone|needle|again|heroin|meth|coke|crack|unga|petrol|glue|every day|since|to (?:sleep|work))|sharing needles|(?:stealing|steal|stole|pawned|sold) (?:\w+ ){0,5}(?:for it|to buy|some)|up three days on it|high (?:right now|all day)|can not (?:get through|stop) (?:\w+ ){0,3}(?:morning without|drinking|using)|shakes until|nodded off at the wheel|hide bottles|liver is failing|keep overdosing|passed out (?:in the bath|drunk|and my kids)|i have been smoking it|siwezi kuishi bila kulewa|kutumia unga|kudunga|madawa ya kulevya|(?:benzos|pills) (?:and|with|w) (?:alcohol|wine|vodka|lean|beer)|pills off the street|off my face)\b/,
    unless:
      /\b(?:years ago|used to|been sober|sober for|tea|coffee|water|juice|dry january|lent|smoothie|highway|high school|sauce|my (?:husband|dad|father|brother|neighbou?r|son|friend|aunt|mum|mom|partner) (?:is|was|has|drinks)|shows?|hooked on|film|chocolate|game|kombucha|breakfast|second bottle of (?:shampoo|milk))\b/,
  },
  {
    id: 'substance_danger.body-failing',
    kind: 'substance_danger',
    level: 'imminent',
    ignoresNegation: true,
    ignoresSubject: true,
    pattern:
      /\b(?:(?:stopped|quit|came off|come off|not had a drink|no drink|cold turkey|nimeacha pombe) (?:\w+ ){0,8}(?:shak\w*|seeing|hallucinat\w*|trembl\w*|sweating|seizure|fit|convuls\w*|spiders|rats|natetemeka)|(?:took|snorted|used) something\b.{0,50}\b(?:burning up|heart|chest|fitting|can not think)|(?:drunk|bottle of (?:whisky|vodka|gin))\b.{0,30}\b(?:behind the wheel|driving right now|and i am driving|not answering)|(?:driving right now|i am driving) (?:\w+ ){0,6}(?:drunk|bottle))\b/,
    unless: recovered,
  },
  {
    id: 'eating_disorder.ways',
    kind: 'eating_disorder',
    level: 'elevated',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:make|makes|made|making) (?:myself|it) (?:sick|vomit|throw up|come (?:back )?up)|(?:throw|threw|throwing|spit|spat) (?:up|out|my) (?:\w+ ){0,3}(?:everything i eat|food|after|i eat|dinner)|bring it back up|(?<!\b(?:not|never|nobody|they|you|can|could|to|might|should|would|will|dare|if i|when i|ever|always) )bring it up(?! (?:with|to|at|in(?! the (?:sink|toilet|bath\w*|shower|bin))|again|because|when|next|every time|on|and (?:he|she|they))\b)|hear me bring|get rid of (?:it|what i ate)|hide the vomit|purg\w+|binge\w*\b.{0,40}\b(?:come up|throw|purge|hurts)|laxatives|(?:not|stopped|stop|never|refuse|hardly|nothing) (?:\w+ ){0,4}(?:eat(?:ing|en)?|food|a proper meal)\b.{0,60}\b(?:thin\w*|fat|weight|smaller|proud|deserve|number|size|control|guilt\w*|skinny|win\w*|since he said|feel amazing|powerful|safe\w*|afraid of it)|(?:eat|eaten|ate|living on|live on) (?:\w+ ){0,4}(?:ice|air|water|coffee and gum|diet coke|gum|less than a slice|once every)|(?:do not|not) deserve (?:food|to eat|dinner)|(?:chew|spit)\w* (?:\w+ ){0,4}(?:spit|bin|food out)|skin and bones|see my (?:ribs|bones)|periods? (?:stopped|in eight months)|hide (?:my )?food|hide (?:it|food) in napkins|food is the enemy|(?:exercise|run|work out|training) (?:\w+ ){0,4}(?:until i (?:faint|nearly faint)|on a broken|to (?:earn|burn)|every calorie)|burn (?:off|every calorie)|sickest i can|back to restricting|ana is|mia is|b p cycle|(?:fast|fasting|fasted) (?:\w+ ){0,3}(?:days|five|four)|emptier i feel|stomach beg|fingers down my|skip my insulin to|weigh myself (?:\w+ )?(?:times|after|fifteen)|scales after|najitapisha|najilazimisha kutapika|ili nipungue|natapika|sili chochote|so thin|get it out of me)\b/,
    unless:
      /\b(?:periods?\b.*\b(?:menopaus\w*|hot flush\w*|i am (?:4[5-9]|5\d|forty (?:five|six|seven|eight|nine)|fifty(?: \w+)?))|ramadan|lent|stomach bug|flu|food poisoning|fish was|prawns|hangover|years ago|used to|recovered|i eat everything now|pregnan\w*|coach|class|doctor says|blood test|husband|the dog|the cat|allergy|nervous about the date|wedding dress|baby|toddler|kids? (?:hide|spit)|money|broke|wardrobe|charity shop|closet|inbox)\b/,
  },
  {
    id: 'eating_disorder.failing',
    kind: 'eating_disorder',
    level: 'imminent',
    ignoresNegation: true,
    pattern:
      /\b(?:(?:not|no|nothing|havent) (?:\w+ ){0,5}(?:eat\w*|food|but water|down|kept)\b.{0,60}\b(?:faint\w*|fainted|black\w* out|passed out|collaps\w*|heart|can not stand|seeing black|weak)|(?:purg\w*|threw up|throwing up)\b.{0,60}\b(?:blood|passed out|chest|flutter\w*|cramped|can not breathe)|(?:faint\w*|collapsed|passed out)\b.{0,50}\b(?:not eat\w*|kept? food|can not eat|eaten)|sijala\b.{0,40}\b(?:nimezimia|kuzimia)|nimezimia\b.{0,40}\bsijala)\b/,
    needs: /\b(?:days?|week|sunday|monday|purg\w*|threw|throwing|times|twice|siku|not eating)\b/,
    unless: recovered,
  },
  {
    id: 'self_neglect.giving-up-care',
    kind: 'self_neglect',
    level: 'elevated',
    ignoresNegation: true,
    ignoresSubject: true,
    pattern:
      /\b(?:(?:stopped|stop|quit|came off|come off|threw|thrown|throw|not taking|do not take|skip|skipping|off) (?:\w+ ){0,4}(?:insulin|lithium|dialysis|warfarin|(?:heart|blood pressure|hiv|epilepsy|seizure|schizophrenia) (?:tablets|medication|medicine|meds|pills)|hiv medicine|antipsychotics|arvs|meds (?:cold turkey|at once)|all (?:of )?my meds|anything for it|meds and i feel)|(?:antidepressants|meds) (?:overnight|cold turkey)|off my (?:antipsychotics|lithium|schizophrenia meds) |(?:not|havent) (?:\w+ ){0,3}(?:drunk|drank|eaten|had)\b.{0,40}\b(?:days|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week)|can not be bothered)|do not eat i do not drink|i do not eat|stopped (?:eating|drinking water)|not left my bed|not got out of bed in (?:two|three|weeks)|lie in my own|in my own dirt|no strength to feed|wound (?:smells|with)|nimeacha (?:kumeza |kutumia )?(?:dawa|arvs?|insulini)|sijala wala kunywa|stopped eating and)\b/,
    unless:
      /\b(?:slowly|(?:gp|doctor|nurse|consultant|cardiologist|psychiatrist|clinic|hospital|midwife|specialist) (?:stopped|changed|lowered|switched|took me off|has stopped)(?!.*\bi (?:have |just )?(?:stopped|quit|threw|skip\w*|do not take))|with my doctor|doctor (?:said|agreed|and i|told)|ramadan|fasting|alcohol|meat|sugar|coffee|years ago|antibiotics|since breakfast|stomach bug|the cat|the dog|sober|out of bed yet|the pill|hangover|fries|gluten|weekend in bed)\b/,
  },
  {
    id: 'psychosis_mania.unreal',
    kind: 'psychosis_mania',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:(?:voices?|sauti|angels?|devil|majini|shadow (?:ppl|people)|shadow|walls?|reflection|radio|cat|tv|food|pigeons|crows?|ravens?|newsreader|mirror|fridge|radiator|ceiling|dead (?:father|brother|mother|friend)|(?<!\bbelieves? in )god) (?:\w+ ){0,6}(?:talks?|talk(?:ing)?|tells?|told me|speaks?|spoke|whisper\w*|laugh\w*|says|say|argue|louder|comment\w*|instructions|messages|signals?|signs?|planning|plotting|breathe|wink\w*|blinked|recording me|orders|notes|wananiamrisha|zinanitukana|zinaniita|zinazungumza|ananiongelesha)|(?:hear|hears|nasikia|see|feel) (?:\w+ ){0,5}(?:voices|sauti|a man laughing|my name (?:on every|when)|people (?:talking|in the corner|who are not)|ppl talking|the devil|colours|worms|things that)|(?:they|government|serikali|cia|neighbou?rs?|majirani|wananifuata|people|strangers|everyone|everybody|colleagues|someone|somebody|landlady|hospital|it|police) (?:\w+ ){0,6}(?:poison\w* (?:me|my|by)|put (?:something|thoughts|a chip)|pumping|beam\w*|control(?:s|ling)? (?:my|me)|switched my|changed my face|replaced|following me in|hunted|wameweka|wananiroga|track\w* (?:me|thru)|an actor|experiment|in on it|part of it|sending me|reading my|read my (?:mind|thoughts)|thoughts in|recording|listening through|breathe gas|wires in|have not slept|after me)|(?:chip|camera|cameras|transmitter|microphone|device|insects|worms|wires|kifaa|bugs) (?:\w+ ){0,5}(?:in (?:my|every|the paint)|under (?:my|the) skin|behind my eye|kichwani|in their|watch me)|wananifuata|wananiroga|wanasoma mawazo|(?:thoughts?) (?:\w+ ){0,3}(?:not mine|are not mine|broadcast|beamed|put there)|(?:being|am|been) (?:hunted|chosen|sent here|watched through)|i am (?:jesus|god|a prophet|the (?:messiah|chosen|centre)|royalty|pure energy|dead already|nabii)|literally a god|mimi ni nabii|nguvu za mungu|god (?:has )?(?:chosen|chose|sent|spoke to me)|new messiah|(?:control|cracked|discovered|found|worked out) (?:\w+ ){0,4}(?:the weather|code of reality|secret of the universe|the pattern)|i can (?:heal people|read minds|fly|hear colours|feel electricity)|universe told me|(?:signals?|code|(?<!\b(?:writ(?:e|es|ing|ten)|wrote|send(?:s|ing)?|sent|read(?:ing)?|draft\w*|typ(?:e|ed|ing)|check(?:ed)?|translate\w*|leav(?:e|es|ing)|left|g[eo]t|finish\w*|delete\w*|pass(?:ed)?|say|answer)(?: \w+){0,4} )message|timetable) (?:\w+ ){0,3}(?:meant for me|about me|for me|to me|through)|my (?:mother|wife|husband|mum) (?:\w+ ){0,3}(?:replaced|swapped|a robot|is not my)|organs (?:are|have) (?:rotting|stopped)|not real and i do not think|i do not think i am real)\b|\b(?:not slept(?! (?:well|much|right|properly|great|enough|through)\b)|no sleep|awake|sijalala|been up|havent slept|not needed sleep|without sleep)\b.{0,60}\b(?:incredible|amazing|energy|god|never felt|universe|writing|religion|businesses|projects|painted|boat|colours|code|nguvu|nights? arranging|cars|since monday|in the best way|alive)\b|\b(?:spent|gave|quit)\b.{0,50}\b(?:savings|house away|money to strangers|three cars)\b.{0,60}\b(?:billionaire|not real|universe|never felt|wife says i am ill|told me|sent to)\b|\bthoughts? (?:are )?racing so fast\b|\bmind is (?:going two hundred|on fire)\b|\bdo not need (?:food or )?sleep\b|\bforever awake\b/,
    unless:
      /\b(?:quit|resigned|laid off|never replaced|left and (?:were|was) replaced|scriptures?|(?:through|in) (?:the )?(?:prayer|verse|psalm)|to forgive|voice ?notes?|tannoy|pastor|patient well|beige|fussy|kittens?|cats?|radio man|my (?:supervisor|husband|voice|grandmother|granny)|presentation|congratulations|one thing and|neighbou?rs? arguing|voice messages?|radio on (?:behind|in the background)|call(?:s|ed|ing)? after|inner critic|critic|karaoke|podcast|eat the cake|figure|like a memory|choir|algorithm|advert|ad for|the baby|newborn|exams?|shoes|boss is watching|lunch|dream|dreamt|metaphor|game|film|novel|grief|garden it was sweet|comforts me|robin|mass|prayer|sing|visa|thank god|oh my god|hackathon|deadline|tv show|not hear voices|do not hear|my (?:brother|mum|mom|dad|mother|father) (?:thinks|says|has|stopped|is)|instagram|tiktok|landlord|creditors|debt|clan|village|sit up straight|used to hear)\b/,
  },
  {
    id: 'psychosis_mania.commanded',
    kind: 'psychosis_mania',
    level: 'imminent',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:voices?|god|angel|sauti|devil|it|they|been told|sign)\b.{0,50}\b(?:hurt|kill|stab|jump|sacrifice|cut it out|burn|set fire|walk into (?:the )?(?:road|sea)|wants the boy|listen|nimuue|nijiue|fly from|do it now|say no much longer|lit the match|take my daughter)\b/,
    needs: /\b(?:voices?|angel|sauti|sign|god (?:told|says|wants)|telling me|told to|ordered|it says)\b/,
    unless:
      /\b(?:made it|interviews?|film|game|bible|sermon|doctor|boss|podcast|mum|mom|dad|critic|years ago|teacher)\b/,
  },
  {
    id: 'psychosis_mania.barricaded',
    kind: 'psychosis_mania',
    level: 'imminent',
    pattern:
      /\b(?:get the thing out of (?:my|me)|cut (?:it|the chip|the thing) out of (?:me|my)|coming through the walls|mother is not my mother|i have to stop (?:her|him) before|been given the sign|going to fly (?:from|off|tonight))\b/,
    unless: /\b(?:film|game|surgeon|tumou?r|drone|plane|airline)\b/,
  },
  {
    id: 'child_at_risk.signs',
    kind: 'child_at_risk',
    level: 'elevated',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:i am|im|niko|i am only|nina miaka) (?:\w+ )?(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|8|9|10|11|12|13|14|15|16|darasa la saba|in class six|kumi)\b.{0,140}\b(?:hits?|beats?|touch\w*|hurts?|locks?|pictures|marry\w*|wedding|pregnant|bed|nudes|uncle|room|chain|sells|scared to go home|afraid|man online|ananilala|ananishika|cable)\b|\b(?:hits?|beats?|touch\w*|hurts?|locks?|pictures|marry\w*|wedding|pregnant|into my bed|room at night|chain|sells?|coach|uncle|stepdad|brother|watchman|dad|mum|teacher|man online|online friend|ananilala|ananishika|touches me|alone)\b.{0,140}\b(?:i am|im|niko|i am only|nina miaka) (?:\w+ )?(?:nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|8|9|10|11|12|13|14|15|16|darasa la saba|kumi)\b|\b(?:husband|partner|ex|wife|nanny|boyfriend|dad|father|daddy|grandpa|uncle|teacher|pastor|man|brother in law|foster \w+|coach|stepmum|babysitter s boyfriend|he|she) (?:\w+ ){0,6}(?:hits?|beats?|touch\w*|locks|burns?|shakes?|shook|leaves bruises on|bathe|bath with|secret games|sit on his lap|pays|drives her around drunk|films?|hurts|alone in the bath with|doing something to) (?:\w+ ){0,3}(?:our|my|her|the|his) (?:\w+ )?(?:son|daughter|toddler|baby|kids?|children|child|sister|brother|niece|grandchild|boy|girl|bottom|five year old|trousers)\b|\b(?:niece|nephew|child|boy i tutor|brother s kids|kids|daughter|son|sister|baby|grandchild|cousin) (?:\w+ ){0,6}(?:bruises|burns|cigarette burns|marks that|flinch|secret games|touches|hurts her|left alone|left in the cot|watch videos|locked (?:outside|in))\b|\b(?:kunikeketa|cut my little girl|marrying me off|planning my wedding|daddy hurts|grandpa plays|tickles her under|mtoto wa \w+ anachapwa|anapiga mtoto|dirty stuff|baba ananilala|nudes or)\b/,
    unless:
      /\b(?:checks my phone|family rule|diary|again and losing|years ago|when i was|i was (?:ten|twelve|nine|fifteen)|used to|mosquito|fever|hair|toddler hits|kids fight|swimming lesson|football|bike|climbing frame|my son threatened|film|haircut|vaccin\w*|cuts? (?:my|her) (?:hair|nails)|divorc\w* when|coach yells|never touches)\b/,
  },
  {
    id: 'child_at_risk.now',
    kind: 'child_at_risk',
    level: 'imminent',
    ignoresSubject: true,
    ignoresNegation: true,
    pattern:
      /\b(?:(?:son|daughter|brother|sister|baby|child|kids|children|us|boy|mtoto) (?:\w+ ){0,6}(?:by the throat|right now|not moving|is not moving|not crying any ?more|bleeding|is not waking|haamki|never see them alive|alone with him and he is drunk)|hitting my (?:son|daughter|brother) right now|breaking down our door|coming up the stairs|coming for us|holding me down|coming to take me tonight|threw the baby|is at our door|meeting a man from the internet)\b/,
    needs:
      /\b(?:he|she|dad|stepdad|him|her|man|they|mum s boyfriend|eleven|twelve|nine|thirteen|fifteen|shook|hit|blood|beating|kupigwa|alive|drunk)\b/,
    unless: /\b(?:game|film|tickl\w*|hide and seek|santa|dentist|vaccin\w*|hairdresser|years ago)\b/,
  },
  {
    id: 'medical_emergency.pregnant-warning',
    kind: 'medical_emergency',
    level: 'imminent',
    pattern:
      /\b(?:flashing lights|blinding headache|blurr(?:y|ed) (?:vision|eyes)|seeing (?:spots|stars)|baby (?:has )?(?:stopped|not) mov\w+|(?:waters?|water) broke)\b/,
    needs: /\b(?:weeks pregnant|months pregnant|pregnant|weeks along|third trimester)\b/,
    unless: /\b(?:midwife (?:said|checked)|was checked|years ago|last time|when i was pregnant)\b/,
  },
  {
    id: 'self_neglect.swahili-days',
    kind: 'self_neglect',
    level: 'elevated',
    pattern:
      /\bsijala\b.{0,30}\b(?:siku (?:mbili|tatu|nne|tano|sita|saba|kadhaa)|wiki)\b|\bsija(?:oga|kunywa)\b.{0,30}\b(?:siku (?:tatu|nne|tano|sita|saba)|wiki)\b/,
    unless: /\b(?:nafunga|ramadhan|mfungo|diet|kazi nyingi|maji (?:yamekatika|hakuna)|hakuna maji)\b/,
  },
];
