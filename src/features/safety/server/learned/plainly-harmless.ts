// What plain circumstances make of the reader's own fear: "my brothers don't call" is no blow, and a nurse who made a
// mistake with a dose took nothing. There the reader alone raises no alarm; it is still asked about gently, and what rules
// found in the same words stands.
import type { RiskKind } from '../../safety.contract.ts';
import { normalise } from '../normalise.ts';
import type { Finding } from '../rule.ts';
import { swahiliDenial } from '../rules/harmless.data.ts';
import { everydayCircumstances } from './everyday-circumstances.data.ts';

export type Circumstance = {
  kinds: readonly RiskKind[];
  pattern: RegExp;
  unless?: RegExp;
  /** Nothing in it is worth a question either. */
  isOrdinary?: true;
};

const violence: readonly RiskKind[] = ['abuse', 'harm_to_others', 'child_at_risk'];
/** Words; a longer turn has something else in it. */
const LONGEST = 30;
const weapons =
  /\b(?:gun|knife|panga|machete|rope|bridge|roof|pills|tablets|kill\w*|die|dead|blood|hurt\w*|alive)\b/;

const circumstances: readonly Circumstance[] = [
  {
    // A slip at work, in figures.
    kinds: ['suicide', 'overdose', 'medical_emergency', 'self_harm'],
    pattern:
      /\bi (?:would |had |have )?(?:\w+ )?(?:put in|drew up|entered|typed|keyed|wrote|read|gave|ordered) (?:\w+ )?(?:\d+|two|three|five|ten|twelve|twenty|thirty|fifty|a hundred|\w+teen) (?:\w+ )?instead of (?:\d+|one|two|three|five|ten|twelve|twenty|thirty|\w+teen)\b/,
    unless:
      /\b(?:took|taken|swallowed|myself|my (?:own )?(?:insulin|meds|tablets|pills|arm)|on purpose|deliberate\w*|die|dizzy)\b/,
  },
  {
    // Who carries everything: what would end is the work.
    kinds: ['suicide', 'self_neglect'],
    pattern:
      /\bif i (?:ever )?(?:stop|rest|slow down|take a (?:break|day off)|sleep in|say no)\b(?: (?:for |one |even |a |the |single |day |working |once ){1,5})?.{0,4}\b(?:something|everything|it all|it will all|the whole \w+|nothing|nobody|no one) (?:will |would |is going to |gets? |might )?(?:go wrong|goes wrong|fall(?:s)? (?:apart|over|down|on)|collapses?|break(?:s)? down|crash(?:es)?|get done|done|pay|be fed|stop)/,
    unless:
      /\b(?:die|dead|death|kill\w*|breath\w*|heart|pills|tablets|medication|insulin|eating|alive|living|myself|tonight|goodbye|drinking|using)\b/,
  },
  {
    kinds: ['child_at_risk'],
    pattern:
      /^(?:and |so )?there is (?:an?|this|some) (?:\w+ ){0,3}(?:woman|man|couple|family|neighbour|neighbor|girl|boy|mother|mum|mom|dad|student|nurse) (?:\w+ ){0,4}(?:with|and) (?:an?|her|his|their|two|three|the) (?:\w+ )?(?:baby|babies|kids?|children|toddler|twins|son|daughter|pram)(?: \w+){0,3}$/,
    isOrdinary: true,
    unless:
      /\b(?:cr(?:y|ies|ying)|scream\w*|shout\w*|hit\w*|hurt\w*|bruis\w*|alone|lock\w*|thin|hungry|beat\w*|shak\w*|afraid|scared|touch\w*)\b/,
  },
  {
    kinds: ['suicide'],
    pattern:
      /^(?:and |well |yes |when i was \w+ )?i used to (?:\w+ )?(?:think|dream|fantasi[sz]e|wonder|read|talk) (?:a lot )?(?:about|of) (?:dying|death|suicide|ending it|not being here|being dead)\b/,
    unless:
      /\b(?:again|still|back|now|nowadays|lately|tonight|today|these days|instead|but|then|plan\w*|decided|ready|how)\b/,
  },
  {
    kinds: ['suicide'],
    pattern: new RegExp(swahiliDenial.source),
    unless:
      /\b(?:lakini|ila|sitaki kuishi|kuishi|nataka|natamani|bora|afadhali|leo|kesho|usiku|sumu|kamba|tembe|dawa|nitaji\w*|naji\w*)\b/,
  },
  {
    kinds: violence,
    pattern:
      /^(?:and |even )?(?:my (?:\w+ )?(?:brothers?|sisters?|siblings|sons?|daughters?|kids|children|grandchildren|family|friends?|cousins?|parents|mum|mom|dad|relatives|nieces?|nephews?)|they|he|she|nobody|no one) (?:\w+ )?(?:(?:do|does|did|have|has) not|never|stopped|hardly|rarely) (?:\w+ )?(?:call\w*|phone\w*|ring|rang|rung|text\w*|writ\w*|wrote|visit\w*|repl\w+|answer\w*|message\w*|check\w*)\b(?: \w+){0,5}$/,
    unless: /\b(?:hit\w*|beat\w*|hurt\w*|threat\w*|afraid|scared|kill\w*|forc\w*|touch\w*|police)\b/,
  },
  {
    kinds: ['overdose', 'medical_emergency', 'self_neglect', 'suicide'],
    pattern:
      /\b(?:made|make|making) (?:a|another|one) (?:\w+ )?(?:mistake|error|slip) (?:with|on|in|about) (?:a|his|her|their|the|a patient s|my patient s) ?(?:\w+ )?dos(?:e|age)\b|\b(?:gave|given|giving) (?:an? |the |my |one of my |some )?(?:\w+ )?(?:patient|resident|client|pupil|horse|dog|cat) (?:\w+ ){0,3}dose\b/,
    unless:
      /\b(?:i (?:took|swallowed|had|feel|am (?:dizzy|sleepy|sick|shaking))|took it|my (?:own )?(?:insulin|meds|tablets|pills)|breath\w*|unconscious|will not wake|seizure|on purpose|deliberate\w*)\b/,
  },
  {
    kinds: ['suicide'],
    pattern:
      /^(?:and )?i (?:pray|prayed|keep praying|hope|wish) (?:(?:every|each) (?:night|day|morning|evening) )?(?:that )?(?:it|this|that|the (?:\w+ )?(?:feeling|worry|pain|anxiety|fear|cough|lump|rash|illness|panic|noise|headaches?)) (?:goes|go|would go|will go|passes|pass|would pass|lifts|would lift|clears|heals)\b/,
  },
  {
    kinds: [...violence, 'substance_danger'],
    pattern:
      /\b(?:kept|keeps|keep|was|were|is|are) (?:pushing|pressing|forcing) (?:an? |the |more |another |some )?(?:\w+ )?(?:beers?|drinks?|wine|whisky|cake|food|plates?|helpings?|sweets|tea|chai|chapati|nyama|seconds) (?:on|at) (?:me|us)\b/,
    unless: /\b(?:spiked|drugged|drunk enough|woke|bed|touch\w*|kiss\w*|undress\w*)\b/,
  },
  {
    kinds: ['harm_to_others', 'suicide'],
    pattern:
      /\b(?:end|ends|ending|ended) (?:it|things) (?:with|between) (?:him|her|them|us|my (?:\w+ )?(?:boyfriend|girlfriend|partner|bf|gf|fiancee?|husband|wife|ex|client|landlord))\b/,
    unless: weapons,
  },
  {
    kinds: ['abuse', 'child_at_risk'],
    pattern:
      /\b(?:hit|hits|hitting) on (?:me|every\w*|girls|women|guys|men|people|her|him|anyone)\b(?! with| on)/,
    unless: /\b(?:pin\w*|grab\w*|forc\w*|touch\w*|rap\w*|follow\w*|would not stop)\b/,
  },
  {
    kinds: violence,
    pattern:
      /\b(?:mtoto|mtoi|kitoto|mjukuu|mpwa)\b.{0,24}\b(?:ame|ana|ali|hu)nipiga\b.{0,24}\b(?:kijiko|mpira|toy|akicheka|akicheza|tukicheka|tukacheka|tumecheka|nikacheka|nacheka)\b/,
    unless: /\b(?:kisu|rungu|panga|damu|mlevi|kila siku)\b/,
  },
  {
    kinds: ['suicide'],
    pattern: /\b(?:last|final) session\b/,
    unless:
      /\b(?:alive|life|die|death|dead|world|anymore|ever|forever|tonight|pills|rope|note|letters?|good ?bye|farewell|sorry|everything|g[ai]ve|giving|given|peace|calm|decided|done|over|after (?:this|today)|no (?:more|next)|will not (?:be|need))\b/,
  },
  {
    kinds: ['suicide'],
    pattern:
      /\b(?:hamlet|macbeth|othello|romeo|juliet|ophelia|antigone|shakespeare|soliloquy|monologue|to be or not to be)\b/,
    unless:
      /\b(?:i (?:want|wish|am going|will|would|feel|choose|chose|know|have|get (?:him|her|it))|me too|so do i|like me|for me|myself|tonight|not to be (?:then|i think|it is)|answer)\b/,
  },
  {
    // Panic tells of its body; what was taken, eaten or not drunk it does not tell of.
    kinds: ['eating_disorder', 'overdose', 'suicide'],
    pattern:
      /^(?=.*\b(?:heart|pulse|chest)\b)(?=.*\b(?:hands?|fingers?|legs?|knees|face|lips)\b)(?=.*\b(?:faint|pass out|go mad|lose control|be sick|die)\b)(?=.*\b(?:in front of|every time|whenever|when (?:i|the|my|they|people)|before|on the (?:bus|train|tube|matatu|metro|motorway)|in (?:shops?|meetings?|class|lectures?|queues?|crowds?|church|lifts?|supermarkets?)|panic\w*)\b)/,
    unless:
      /\b(?:eat\w*|ate|food|meals?|fast\w*|vomit\w*|purg\w*|throw(?:ing)? up|laxatives?|weigh\w*|calories|pills?|tablets?|took|taken|swallow\w*|dose|drunk|drank|want to|wish|better off)\b/,
  },
  {
    kinds: [...violence, 'self_harm'],
    pattern:
      /\b(?:he (?:\w+ )?(?:hits?|bumps?|bumped|bangs?|banged) his|she (?:\w+ )?(?:hits?|bumps?|bumped|bangs?|banged) her|i (?:\w+ )?(?:hit|bumped|banged) my) (?:own )?head on (?:the|every|a|that) (?:\w+ )?(?:doors?|frame|beam|ceiling|lamp|shelf|cupboard|car|boot|branch|table)\b|\bburn marks? on (?:the|my|our|his|her) (?:\w+ )?(?:pans?|pot|table|carpet|shirt|rug|worktop|counter|sofa|oven|ironing board|dress|trousers)\b/,
    unless:
      /\b(?:on purpose|keeps? (?:hitting|banging)|bang(?:ing|s)? my head|made me|pushed|threw|slammed|until|blood|my (?:arm|leg|hand|skin))\b/,
  },
  {
    kinds: violence,
    pattern:
      /\b(?:boss|manager|teacher|company|office|team|work)\b.{0,30}\bcameras? on\b.{0,24}\b(?:meetings?|calls?|zoom|teams|lessons?)\b/,
    unless: /\b(?:undress\w*|naked|bedroom|touch\w*|follow\w*|secret\w*|toilet|threat\w*)\b/,
  },
  {
    // What somebody would do on being told, and no threat of theirs.
    kinds: violence,
    pattern:
      /^(?:(?:and|but|so|because|well) )*if i (?:tell|told|ask|asked|say|said|leave|left|quit|stop) (?:\w+ ){0,4}(?:he|she|they) (?:will|would)(?: just| probably)* (?:stop|be (?:so )?(?:disappointed|upset|sad|hurt|heartbroken|gutted|crushed)|laugh|cry|worry|say (?:no|yes|i)|not (?:understand|pay|believe|get)|understand|think (?:i|less)|ask (?:why|me))\b(?: \w+){0,5}$/,
    unless:
      /\b(?:hit\w*|beat\w*|hurt me|hurt (?:the|my|our|him|her)|kill\w*|gun|knife|kids|touch\w*|police|afraid|scared)\b/,
  },
  {
    kinds: ['self_harm'],
    pattern:
      /\b(?:scratch\w*|pick\w*|rub\w*)\b.{0,30}\b(?:eczema|psoriasis|rash|hives|dermatitis|dandruff|chicken ?pox|(?:mosquito|midge|flea|insect) bites?)\b|\b(?:eczema|psoriasis|rash|hives|dermatitis|chicken ?pox)\b.{0,30}\b(?:scratch\w*|raw|bleed\w*)\b|\b(?:physio\w*|doctor|gp|nurse|dentist|trainer|osteopath|chiropractor) (?:told|asked|wants|advised|said) (?:me )?(?:to )(?:press|put|rub|stretch|hold|ice|tape|wrap)\b/,
    unless:
      /\b(?:on purpose|punish\w*|deserve\w*|relief|calms?|feel (?:better|something|calm)|shuts?|blade|razor|knife|iron|lighter|cut\w*|burn\w*|stop thinking)\b/,
  },
  {
    // Of a life of their own making, and not of whether there will be one.
    kinds: ['suicide'],
    pattern:
      /\b(?:do not|can not|never) (?:really |quite )?see myself (?:settled?|settling|married|marrying|having (?:kids|children)|staying (?:here|there|with|at)|working|retiring|as (?:a|an|the)|in (?:this|that|the) (?:job|office|city|town|country|flat|marriage|relationship)|owning|doing (?:this|that) (?:job|work)|moving)\b/,
    unless:
      /\b(?:alive|living|dead|die|making it|getting (?:to|past)|around|at all|future|here anymore|exist\w*)\b/,
  },
  {
    // What others expect of grief, and that it turns the mind to death.
    kinds: ['suicide'],
    pattern:
      /^(?=.*\b(?:died|passed (?:away|on)|buried|lost (?:my|him|her)|funeral|death of)\b)(?:.*\b(?:everyone|everybody|people|they|he|she|my \w+) (?:\w+ )?(?:thinks?|say|says|expects?|tells?|keeps? (?:saying|telling))\b(?: \w+){0,4} (?:over (?:it|him|her|this)|mov(?:e|ed) on|get over|let (?:it|him|her) go|past it|back to normal|stop(?:ped)? crying)\b|.*\bthink(?:ing)? (?:a lot )?(?:about|of) (?:death|dying|mortality)\b.{0,20}\bsince (?:the|his|her|my \w+ s) (?:funeral|burial|death)\b)/,
    unless:
      /\b(?:join\w*|follow\w*|with (?:him|her|them) (?:again|soon)|be with (?:him|her|them)|my own (?:death|life|funeral)|my death|killing|kill|end it|ending|not want|no (?:point|reason)|cannot (?:go on|live|do this)|wish|should have been me|instead of|tonight|pills|alive|goodbye|too|either)\b/,
  },
  {
    kinds: ['psychosis_mania'],
    pattern: /\bdevil (?:is )?in the details?\b|\b(?:speak|speaking) of the devil\b|\bdevil s advocate\b/,
    unless: /\b(?:voices?|tells? me|told me|sees? him|possess\w*)\b/,
  },
  {
    kinds: ['medical_emergency', 'eating_disorder'],
    pattern:
      /^i (?:am|feel) (?:so |really |just |a bit )?bloated(?: and (?:\w+ ){0,2}(?:gross|fat|heavy|full|awful|ugly|tired|grumpy))?$/,
  },
  {
    kinds: ['eating_disorder'],
    pattern: /\b(?:eat|eating|have|on) (?:about |around )?(?:1[6-9]|2\d|3\d) ?\d{2} calories\b/,
    unless: /\b(?:then|throw\w*|purg\w*|vomit\w*|laxatives?|fast\w*|burn\w*|binge\w*|week|punish\w*)\b/,
  },
  {
    // Over, and for how long.
    kinds: ['self_harm', 'suicide', 'eating_disorder', 'substance_danger'],
    pattern:
      /^(?:(?:hi|hey|well|so|and|today) )*i (?:am|have been|was) (?:\w+ )?(?:(?:months?|years?|\w+ (?:months?|years?)) )?(?:clean|free|sober|recovered) (?:from|of|off) (?:self harm\w*|cutting|hurting myself|purging|drink|drugs|it)\b(?: \w+){0,6}$/,
    unless:
      /\b(?:again|slip\w*|relaps\w*|urges?|want\w*|but|until|till|was clean|except|almost|nearly|today|tonight|last (?:night|week)|days?|hours?)\b/,
  },
  {
    // Taken as every day; how many is not said.
    kinds: ['overdose', 'suicide', 'substance_danger', 'medical_emergency'],
    pattern:
      /^(?:(?:and|but|yes|yeah|no) )*i (?:\w+ )?(?:took|take|had|have taken) my (?:\w+ )?(?:tablets?|pills?|meds|medication|medicine|insulin|dose) (?:\w+ ){0,4}(?:(?:like|as) (?:every|each|any other) (?:day|morning|night|evening)|(?:like|as) (?:always|usual|normal|prescribed|i should|it says|the doctor)|as prescribed)\b/,
    unless:
      /\b(?:all|whole|every one|extra|more|twice|double|and then|too many|dizzy|sick|sleepy)\b(?<!\b(?:at|first of) all)/,
  },
  {
    kinds: ['eating_disorder', 'self_neglect'],
    pattern:
      /\b(?:lost|losing|lose) (?:\w+ ){0,3}(?:kilos?|kgs?|pounds?|stone|weight)\b.{0,40}\b(?:with|from|by|under) (?:my |a |the )?(?:doctor|gp|dietici?an|nutritionist|nurse|clinic|physio|trainer|slimming)\b/,
    unless:
      /\b(?:throw\w*|purg\w*|vomit\w*|laxatives?|faint\w*|starv\w*|not eat\w*|hid\w*|lie\w*|lying|secret\w*|worried|fat|more)\b/,
  },
  {
    // Of what was done to them; a wish to be punished says more.
    kinds: ['suicide', 'self_harm'],
    pattern:
      /^(?:(?:but|and|so|then) )*(?:what if|maybe|perhaps|i guess|i think|i feel like|sometimes i think)? ?i (?:probably |just )?deserved? (?:it|this|that)$/,
  },
  {
    // In the hands of those who know: the worry is theirs who tells it.
    kinds: ['medical_emergency', 'overdose', 'child_at_risk', 'abuse'],
    pattern:
      /\bmy (?:\w+ )?(?:sister|brother|mum|mom|mother|dad|father|wife|husband|partner|son|daughter|aunt|uncle|gran\w*|friend|cousin|niece|nephew) (?:is|has been|was|got) (?:\w+ )?(?:in|admitted to|taken into|rushed to) (?:the )?(?:hospital|icu|intensive care|clinic|ward)\b/,
    unless:
      /\b(?:i (?:took|swallowed|want|cut|hit|hurt|bled|am bleeding)|(?:he|she|my \w+|they) (?:hit|beat|pushed|stabbed|did (?:it|this) to)|because of (?:him|her)|not breathing|home now and|pills|tablets|kill\w*|die\b|dead)\b/,
  },
  {
    // Laughter; `normalise` writes it for emoji.
    kinds: ['suicide', 'medical_emergency'],
    pattern:
      /^(?=.*\b(?:lol|lmao|lmfao|rofl|haha|hehe|skullface)\b)(?:(?:ok|okay|no|stop|yo|lol|lmao|lmfao|rofl|haha|hehe|ah|oh|skullface|help) )*i am (?:so )?(?:dead|dying|deceased|crying|wheezing)(?: (?:lol|lmao|lmfao|rofl|haha|hehe|skullface|at (?:this|that|him|her|you|them)))*$/,
    isOrdinary: true,
  },
  {
    kinds: ['suicide', 'self_harm'],
    // `normalise` writes "skullface" for the emoji.
    pattern:
      /^(?=.*\bkms\b)(?=.*\b(?:haha+|lol|lmao|skullface)\b)(?=.*\b(?:screenshot|sent|wrong (?:chat|person|number|group)|called (?:my|the) (?:teacher|boss)|voice note|autocorrect|liked (?:his|her)|mic)\b)/,
    unless: /\b(?:not (?:a joke|joking)|for real|i mean it|anyway i)\b/,
  },
  ...everydayCircumstances,
];

function circumstancesOf(content: string): Circumstance[] {
  const { whole } = normalise(content);
  if (whole.split(' ').length > LONGEST) return [];
  return circumstances.filter(({ pattern, unless }) => pattern.test(whole) && !unless?.test(whole));
}

/** The kinds of danger that these words speak of only by their sound. */
export const harmlessKinds = (content: string): ReadonlySet<RiskKind> =>
  new Set(circumstancesOf(content).flatMap(({ kinds }) => kinds));

/** Of those kinds nothing is left that would raise an alarm; of what is plainly ordinary nothing at all. */
export function withoutHarmless(findings: Finding[], content: string): Finding[] {
  const here = circumstancesOf(content);
  const isOf = (finding: Finding, among: Circumstance[]): boolean =>
    among.some(({ kinds }) => kinds.includes(finding.kind));
  return findings
    .filter(
      (finding) =>
        !isOf(
          finding,
          here.filter(({ isOrdinary }) => isOrdinary),
        ),
    )
    .map((finding) => (isOf(finding, here) ? { ...finding, level: 'watch' } : finding));
}
