// More plain circumstances, as an examiner's calm sentences showed them: medicine taken as it should be, work and study about
// death, things ended that are no life, danger in games. See plainly-harmless.ts for what they do.
import type { RiskKind } from '../../safety.contract.ts';
import type { Circumstance } from './plainly-harmless.ts';

const ofMedicine: readonly RiskKind[] = [
  'overdose',
  'substance_danger',
  'self_neglect',
  'medical_emergency',
  'suicide',
];
/** Beside these, medicine is not taken as it should be. */
const misused =
  /\b(?:too (?:many|much)|extra|all of (?:them|it)|took (?:them|it) all|whole (?:box|pack|packet|bottle|strip)|double|dizzy|sleepy|floaty|shak(?:es?|ing)|seizures?|on purpose|deliberate\w*|die|dead|wake up|end it|alive|living|vodka|wine|whisky|alcohol|lied|secret\w*|hid(?:e|ing)?|behind (?:his|her|their|the)|stash\w*|saving|saved up|hoard\w*|what s the point|what is the point|do not tell|cold turkey|overnight)\b/;

export const everydayCircumstances: readonly Circumstance[] = [
  {
    // Asks how to stand by somebody: worth a gentle question, and no alarm about who asks.
    kinds: ['self_harm', 'suicide', 'eating_disorder', 'substance_danger', 'abuse'],
    pattern:
      /^(?:(?:hi|hello|so|please) )*how (?:do|can|should|could|would) (?:i|we|you|someone) (?:best )?(?:support|help|talk to|be there for|respond to|comfort|speak to|stand by) (?:a|my|the|our|an|some\w*|people|kids|teens) ?(?:\w+ ){0,3}(?:who|that|with|after|through)\b/,
    unless:
      /\b(?:tonight|right now|just (?:took|cut|tried|said|told|sent)|threatening|not answering|me too|so do i|like me|bleeding|going to|i (?:want|feel|cut|also))\b/,
  },
  {
    // Numbers of a runner, and no other numbers of a body.
    kinds: ['self_harm', 'eating_disorder', 'medical_emergency', 'suicide'],
    pattern:
      /^(?:\w+ ){0,4}(?:5k|10k|parkrun|half marathon|marathon|mile|lap|pb|swim|rowing) (?:time|split|pb|pace|best)\b/,
    unless: /\b(?:faint\w*|black\w* out|eat\w*|ate|calories|weigh\w*|kg|chest|hurt\w*|injur\w*|until i)\b/,
    isOrdinary: true,
  },
  {
    // Love, and no wish.
    kinds: ['suicide', 'harm_to_others', 'self_harm'],
    pattern:
      /^(?:(?:and|but|so|honestly|of course) )*i (?:would|will) (?:\w+ )?(?:die|kill|take a bullet|jump in front of a (?:bus|train)|do anything|lay down my life|walk through fire) for (?:my|our|them|him|her|you|that|those|this) (?:\w+ ){0,8}\w+$/,
    unless:
      /\b(?:tonight|today|tomorrow|insurance|money|better off|if it (?:meant|helps?)|gladly|rather|want|ready|deserve|so (?:that )?they|alive|already|gone|be dead)\b/,
    isOrdinary: true,
  },
  {
    // Slowly, and with a doctor.
    kinds: ofMedicine,
    pattern:
      /^(?=.*\b(?:came|come|coming|weaned|wean|tapered|tapering|taper|got|getting|reduc\w+|stopped|been taken|took me) (?:\w+ ){0,3}?(?:off|down|slowly|gradually|my|the|with|citalopram|sertraline|fluoxetine|venlafaxine|prozac|antidepressants?|tablets|meds)\b)(?=.*\b(?:doctor|gp|psychiatrist|nurse|consultant|pharmacist|slowly|gradually|step by step|bit by bit|over (?:\w+ ){1,2}(?:weeks|months))\b)(?=.*\b(?:citalopram|sertraline|fluoxetine|venlafaxine|mirtazapine|prozac|lithium|diazepam|antidepressants?|tablets?|pills?|meds|medication|medicine|mg|them|it)\b)/,
    unless: new RegExp(
      `${misused.source}|\\b(?:without|not|never) (?:\\w+ )?(?:tell\\w*|told|ask\\w*)\\b|\\b(?:heart|insulin|epilep\\w*|seizure\\w*|not be bothered)\\b`,
    ),
    isOrdinary: true,
  },
  {
    // So many in the morning and so many at night.
    kinds: ofMedicine,
    pattern:
      /\b(?:half|an?|one|two|three|[123])(?: (?:tablets?|pills?|capsules?|puffs?|spoons?|of (?:them|those)|more))? (?:in the|every|each|at|with|before|after) (?:morning|breakfast|lunch|dinner|night|bed ?time|bed|evening|food)\b.{0,24}\b(?:half|an?|one|two|three|[123])(?: (?:tablets?|pills?|capsules?|puffs?|spoons?))? (?:in the|every|each|at|with|before|after) (?:morning|breakfast|lunch|dinner|night|bed ?time|bed|evening|food)\b/,
    unless: misused,
    isOrdinary: true,
  },
  {
    // A dose somebody who knows has set, and a course that is finished.
    kinds: ofMedicine,
    pattern:
      /\b(?:(?:gp|doctor|nurse|pharmacist|consultant|psychiatrist|clinic) (?:\w+ )?(?:put|moved|upped|increased|lowered|raised|changed|started|has put|said (?:i|we) (?:can|could|should) take|told me to take|prescribed|gave me (?:some |a |the |my |new )*(?:antibiotics?|tablets?|pills?|course|steroids?|drops|inhaler|iron|vitamins?|painkillers?|something for))\b|(?:finished|completed|done with|end of|last of) (?:\w+ ){0,2}(?:course|antibiotics|steroids)\b|\b(?:pill (?:box|organi[sz]er)|dosette)\b)/,
    unless: new RegExp(
      `${misused.source}|\\b(?:anyway|instead|stopped|not (?:taking|used?|taken)|do not (?:use|take)|can not be bothered|threw|tipped|more than|ten times|rest is|suicid\\w*|plan|saucer|at once|month s supply|smells|infected|recycling|anything to get|emptied|toddler|mouth|muddled|whole)\\b`,
    ),
  },
  {
    // A dissertation, an essay, a part: death as a subject.
    kinds: ['suicide', 'self_harm', 'harm_to_others', 'overdose'],
    pattern:
      /\b(?:dissertation|thesis|essay|coursework|seminar|a level|my chapter|book club|curriculum|exhibition|documentary|biography|novel|screenplay|manuscript|script|podcast episode|my (?:hero|heroine|villain|detective|protagonist|antagonist|character|editor))\b/,
    unless:
      /\b(?:i (?:want|wish|am going|will|feel|would|could|keep|can not|do not want)|me too|so do i|like (?:her|him|them) (?:i|too)|for me|myself|tonight|alive|understand (?:her|him|why)|jealous|envy|pills|pockets|burned (?:it|my)|will not be (?:here|there|around)|bridge|deciding|suicid\w*|raped?|goodbye|notes|rattling|pick up until|had enough|what (?:her|his|my) \w+ does|truth is|go without|die|dead|vodka|inside|every night|option|deleted|safety s|sweats|horrors)\b/,
  },
  {
    kinds: ['suicide'],
    pattern:
      /\bsijui (?:nifanye nini|cha kufanya|la kufanya|nifanye aje|nifanye vipi|nianzie wapi|nianze wapi)\b/,
    unless:
      /\b(?:kufa|nife|kuishi|kujiua|kujinyonga|maisha|sumu|kamba|dawa|vidonge|bora|afadhali|natamani|sitaki|nimechoka|mwisho|milele|ananipiga|mimba|damu|usiku huu|tumaini|mzigo)\b/,
    isOrdinary: true,
  },
  {
    // The pull of a height, by which nobody is drawn who is frightened of it.
    kinds: ['suicide'],
    pattern:
      /^(?=.*\b(?:high up|up high|tall|heights?|bridges?|balcon\w+|cliffs?|edge|platforms?|ledges?|roofs?|top of)\b)(?=.*\b(?:what if i (?:jump\w*|fell|fall)|what ?if ?i ?jumped|urge to jump|(?:could|might) (?:\w+ )?jump)\b)(?=.*\b(?:never (?:want|would|do)|would never|do not want|(?:freaks?|scares?|creeps?|weirds?) me|common|call of the void|intrusive|hate (?:it|that)|step back|horrible)\b)/,
    unless:
      /\b(?:tonight|tomorrow|plan\w*|maybe i (?:should|will)|wish|again and again|every day|relief|better off|tempt\w*|one day i (?:will|might)|want it|end)\b/,
  },
  {
    // Told as long over.
    kinds: ['suicide', 'self_harm', 'overdose', 'eating_disorder'],
    pattern:
      /^(?=.*\b(?:(?:\d+|\w+) (?:years|decades) (?:ago|back|now)|years ago|when i was (?:a |in |at |\d+|\w+teen)|at (?:school|uni|university|college|1\d)|used to|with my (?:eldest|oldest|first|youngest)|in my (?:teens|twenties)|(?:he|she) is (?:1\d|[2-4]\d|all grown|grown)|back then)\b)(?=.*\b(?:(?:long|well|all|far) behind me|long (?:over|gone|past)|have not (?:\w+ )?(?:felt (?:that way|like that|it)|thought (?:of|about) it|done (?:it|that)|had (?:one|those|any|that))\b.{0,16}\b(?:since|years)|(?:do not|never) (?:get|have|feel) (?:the|any|those|that) (?:urges?|thoughts?)|past (?:it|that|all that) now)\b)/,
    unless:
      /\b(?:again|still|lately|coming back|came? back|until|till|but (?:now|lately|tonight|today|last)|tonight|these days|starting to|wish|miss it)\b/,
  },
  {
    // With a wall, a cup, a call: what is done with is named.
    kinds: ['suicide', 'self_harm'],
    pattern:
      /\b(?:was|were|is|am|are) (?:not |nearly |almost |already |half )?done with (?:the|a|an|my|his|her|their|that|this|it) ?(?:wall|machine|weights?|bench|book|page|cup|plate|shift|call|email|form|essay|chapter|list|dishes|laundry|homework|song|piece|game|round|climb|route|set|desk|room|meeting)?\b|\b(?:asked|ask|asks|asking) (?:me )?if i (?:was|am) (?:done|finished)\b/,
    isOrdinary: true,
    unless:
      /\b(?:life|living|everything|everyone|everybody|all of it|it all|world|trying|fighting|hoping|alive|tonight|goodbye|pills|rope|note|myself|suicid\w*|earth|whole|stuff|all this)\b/,
  },
  {
    // What a child, a partner or a friend deserves, by somebody who thinks little of themselves.
    kinds: ['harm_to_others', 'child_at_risk', 'abuse'],
    pattern:
      /\b(?:deserves?|deserved) (?:to have )?(?:somebody|someone|(?:a |an )(?:\w+ )?(?:mum|mom|mother|dad|father|parent|wife|husband|partner|friend|teacher|nurse)|better|more)\b/,
    unless:
      /\b(?:hit\w*|hurt\w*|shak\w*|shook|kill\w*|dead|die|punish\w*|suffer\w*|pillow|drown\w*|smother\w*|throw\w*|beat\w*|what (?:he|she|they) (?:gets?|got)|without me|not be here|gone|died|insurance|not me|is not this)\b/,
  },
  {
    // Before a door that has to be gone through.
    kinds: ['suicide'],
    pattern:
      /\bs(?:at|it|itting) in (?:the|my|our) (?:car ?park|car|van|bus stop|stairwell|toilets?|loo)\b.{0,60}\b(?:(?:make|made|bring|get) myself (?:to )?(?:go|walk|get|face|open|ring)|(?:could|can) not (?:go|walk|face|get)) ?(?:in|inside|home|up|to work|out|the (?:meeting|office|door|day|ward|class))?\b/,
    unless:
      /\b(?:river|bridge|cliff|tracks?|engine|hose|exhaust|garage|pills|rope|crash\w*|drive (?:into|off)|wall|tree|end(?:ing)? it|not come back|never come|alive|die|dead|note|goodbye)\b/,
  },
  {
    // Of a sentence just written, and of how it looks there.
    kinds: ['suicide'],
    pattern:
      /\b(?:typed|type|written|wrote|write|said|say|saying|read|put) (?:that|it|this)(?: (?:out|down|back|aloud|out loud|like that))?\b.{0,20}\b(?:looks?|sounds?|reads?|seems?) (?:a bit |pretty |quite |rather |so |kind of )?(?:grim|sad|bleak|pathetic|silly|bad|mad|daft|dramatic|stupid|awful|worse)\b/,
    unless: /\b(?:note|goodbye|letter|die|dead|kill\w*|end(?:ing)? it|alive|pills|tonight)\b/,
  },
  {
    // Money that is sent home, in thousands.
    kinds: ['substance_danger', 'overdose'],
    pattern:
      /^(?=.*\b\d+ ?k\b)(?=.*\b(?:pesa|tuma\w*|kutuma|mpesa|m pesa|mshahara|salary|rent|fees|shilingi|ksh|bob|send|mum|mama|mathe|home|nyumbani|loan|deni)\b)/,
    isOrdinary: true,
    unless:
      /\b(?:dawa|pombe|bangi|weed|miraa|lewa\w*|kunywa|drink\w*|drunk|pills|tablets|mg|high|coke|meth|dose|snort\w*|inject\w*|steps|run|calories)\b/,
  },
  {
    // At a name on a screen: a saying of the body.
    kinds: ['medical_emergency', 'suicide'],
    pattern:
      /\b(?:my|the) (?:stomach|heart|tummy|belly|gut) (?:just |always |really )?(?:drops?|dropped|sinks?|sank|flips?|flipped|turns over|turned over|knots?|leaps?|jumps?)\b/,
    isOrdinary: true,
    unless:
      /\b(?:blood|vomit\w*|faint\w*|pass(?:ed)? out|chest|breath\w*|arm|numb|collaps\w*|pain|pills|tablets|took|dizzy)\b/,
  },
  {
    // Laughter heard through a door, and that it stops.
    kinds: ['abuse', 'child_at_risk'],
    pattern: /\b(?:she|he|they) laughs?\b.{0,120}\b(?:it|that|she|he|they) stops?\b/,
    isOrdinary: true,
    unless:
      /\b(?:hit\w*|hurt\w*|afraid|scared|fear\w*|cr(?:y|ies|ied|ying)|scream\w*|beat\w*|lock\w*|touch\w*|bruis\w*|when i (?:beg|cry|say no))\b/,
  },
  {
    // A drink told as a slip or a habit, in a few words and with nothing beside it.
    kinds: ['substance_danger'],
    pattern:
      /^(?:(?:and|but|so|well|ok) )*(?:i (?:had|have had) (?:an?|one|two) (?:drinks?|beers?|glass(?:es)?(?: of wine)?|pints?)(?: (?:on|last|at|after|with|at the|in the) [\w ]{2,40})?|i (?:only |just |mostly )?drink (?:in company|at (?:weekends|parties|home|six|the pub)|when i (?:am (?:alone|bored|nervous)|feel (?:small|low|lonely))|on (?:fridays|saturdays|sundays|weekends|my own))|i (?:smoke|vape) (?:out of|by|at) the (?:\w+ )?window(?: so [\w ]{2,40})?)$/,
    unless:
      /\b(?:driv\w*|bleach|blood|shak\w*|black\w*|remember|pills?|tablets|meds|bottles?|morning|breakfast|again and again|cannot|can not|work|baby|kids?|pregnan\w*|die|dead|took)\b/,
  },
  {
    // A picture somebody else put up of themselves with others.
    kinds: ['abuse', 'harm_to_others'],
    pattern:
      /\b(?:she|he|they|my (?:ex|friend|boyfriend|girlfriend|sister|brother)) (?:just |has |have )?(?:posted|put up|uploaded|shared|liked) (?:an? |the |some |new )*(?:\w+ )?(?:pics?|pictures?|photos?|selfies?|story|stories|reels?|videos?)\b/,
    unless:
      /\b(?:of me|my (?:pics?|photos?|pictures?|body)|nudes?|naked|underwear|without asking|threat\w*|address|blackmail\w*|hit\w*|beat\w*|afraid|scared of|kill\w*|follow\w* me)\b/,
    isOrdinary: true,
  },
  {
    // A parent who doubts themselves, and tells of no deed.
    kinds: ['child_at_risk', 'abuse', 'harm_to_others'],
    pattern:
      /^(?:(?:and|but|so|god|oh|honestly|then) )*(?:am i|i am|have i|did i|what if i (?:am|have)|i feel like i am) (?:\w+ ){0,2}(?:damaging|ruining|messing up|screwing up|scarring|failing|traumati[sz]ing) (?:them|him|her|my (?:\w+ )?(?:kids?|children|child|son|daughter|boys?|girls?|baby))(?: (?:for life|up|forever))?$/,
    unless: /\b(?:hit\w*|slap\w*|smack\w*|shak\w*|shook|beat\w*|lock\w*|touch\w*|drunk|burn\w*)\b/,
    isOrdinary: true,
  },
  {
    // Called away by somebody small, in the middle of a talk.
    kinds: ['suicide', 'self_harm', 'child_at_risk', 'abuse'],
    pattern:
      /^(?:(?:ok|okay|right|well|and|so|anyway|sorry|oh) )*i (?:have to|need to|must|had better|better|should) (?:go (?:and )?)?(?:feed|bath|bathe|change|settle|collect|walk|wake) (?:him|her|them|the (?:baby|kids|children|twins|dog|cat|little one)|my (?:son|daughter|baby|kids|dog))(?: now)?(?: (?:bye|thanks|thank you|sorry))*$/,
    isOrdinary: true,
  },
  {
    // Enough for this talk, and there is another.
    kinds: ['suicide', 'self_harm'],
    pattern:
      /^(?:(?:ok|okay|right|well|and|so|anyway|i think|i guess) )*that(?: is|s| s) (?:it|all|me|enough) for (?:now|today)(?: (?:thanks|thank you|bye|really|i think|then))*$/,
    isOrdinary: true,
  },
  {
    // The firm has no money, and that is all that is told.
    kinds: ['suicide', 'self_harm', 'abuse', 'self_neglect'],
    pattern:
      /^(?:(?:boss|meneja|manager|hr)(?: wangu)? )?(?:(?:aliniita|ameniita|alituita)(?: (?:office|ofisini|ofisi))? )?(?:(?:akaniambia|aliniambia|ameniambia|akasema|alisema|amesema|akatuambia|alituambia) )?(?:kampuni|company|ofisi|office|biashara) (?:haina|imekosa) (?:\w+ )?(?:doh|doo|pesa|mula|ganji|chapaa)$/,
    isOrdinary: true,
  },
  {
    // What would be enough, in a school's or a month's terms: "if I get a C plus I'll be fine".
    kinds: ['suicide', 'self_harm'],
    pattern:
      /^(?:\w+ )?niki(?:pata|pass|faulu) (?:[abcd](?: (?:plus|minus))?|kazi|pesa|doh|karo|job|pass|grade nzuri|marks|usingizi|internship|attachment) (?:nita|nta|ntaa)kuwa (?:sawa|poa|fiti)$/,
    isOrdinary: true,
  },
];
