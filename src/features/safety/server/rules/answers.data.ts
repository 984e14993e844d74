// Short answers mean what the question before them meant: "yes" to "are you thinking of ending your life" is a disclosure.
import type { RiskKind } from '../../safety.contract.ts';
import type { Level } from '../rule.ts';

export type AskedRule = {
  id: string;
  kind: RiskKind;
  asked: RegExp;
  /** Counts as yes to this question although it is no yes by itself. */
  yesAlso?: RegExp;
  yes: Level | null;
  unsure: Level | null;
  no: Level | null;
  /** "Not yet" to this question is a plan, whatever was asked about: it counts for suicide. */
  notYet?: Level;
  /** "No" here is good news about one thing, and not a sign that the danger is over. */
  denialProvesLittle?: true;
  /** Asks how it is at this moment: where somebody is hurt by another, a good answer is no end of it. */
  isAboutNow?: true;
};

export const askedRules: AskedRule[] = [
  {
    id: 'suicide.answered-which',
    kind: 'suicide',
    asked:
      /\b(?:tired of (?:the day|work|this)[^?]*\bor\b[^?]*(?:living|life)|does that include (?:living|life|being alive)|tired of (?:living|life|being alive)[^?]*\bor\b)[^?]*\?/,
    yesAlso: /\b(?:living|life|both|all of it|alive|everything|that too|the second)\b/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'overdose.answered-taken',
    kind: 'overdose',
    asked:
      /\b(?:have you (?:already )?(?:taken|swallowed|done) (?:anything|something|any)|hurt yourself already|already (?:taken|done) (?:something|anything))\b[^?]*\?/,
    yes: 'imminent',
    unsure: 'imminent',
    no: null,
    notYet: 'imminent',
    denialProvesLittle: true,
  },
  {
    id: 'suicide.answered-plan',
    kind: 'suicide',
    asked:
      /\b(?:(?:have|made|thought about) (?:a|any) (?:plan|way)|thought about how|how you (?:would|might) do it|(?<!\bhow )(?:is|are) (?:it|what you would use|there something|those things) (?:near|with (?:you|him|her|me)\b|close)|act on (?:it|these|those|them)|do it (?:tonight|today|soon)|a time (?:in mind|you)|in danger (?:right )?now|might do something)\b[^?]*\?/,
    yesAlso:
      /\b(?:pills|tablets|tabletten|pastillas|comprimes|comprimidos|vidonge|dawa|rope|gun|knife|blade|bridge|tracks|train|roof|car park|shed|(?<!phone in (?:a|the|my) )drawer|cabinet|petrol|poison|sumu)\b/,
    yes: 'imminent',
    unsure: 'elevated',
    no: null,
    notYet: 'elevated',
    denialProvesLittle: true,
  },
  {
    id: 'abuse.answered-home',
    kind: 'abuse',
    asked: /\bdo you feel safe (?:at home|with (?:him|her|them|your \w+))\b[^?]*\?/,
    yes: null,
    unsure: 'watch',
    no: 'elevated',
  },
  {
    id: 'suicide.answered-safe',
    kind: 'suicide',
    asked:
      /\b(?:are you safe|do you feel safe|can you (?:stay|keep yourself) safe|feel able to (?:stay|keep) safe)\b[^?]*\?/,
    yes: null,
    unsure: 'elevated',
    no: 'imminent',
    isAboutNow: true,
  },
  {
    id: 'suicide.answered-ideation',
    kind: 'suicide',
    asked:
      /\b(?:think\w*|thoughts?|thought) (?!(?:\w+ ){0,3}(?:he|she|they|him|her|them|your (?!own\b|life\b)\w+) (?:dying|not being)\b)(?:\w+ ){0,3}(?:about |of )?(?:ending your life|killing yourself|suicide|dying|not wanting to (?:be here|live|be alive)|wanting to die|taking your (?:own )?life|not being (?:here|alive))\b[^?]*\?|\bwant(?:ing)? to (?:die|jump)\b[^?]*\?|\bhop(?:e|ed|ing|eful) (?:that )?you (?:would|might|will|could) (?:die|not wake)\b[^?]*\?|\bwish(?:ed|ing)? (?:that )?you were dead\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
    notYet: 'elevated',
  },
  {
    id: 'self_harm.answered',
    kind: 'self_harm',
    // In the question itself: "anything you could hurt yourself with … Could you put it away?" asks for a step.
    asked: /\b(?:hurting yourself|hurt yourself|harm(?:ing)? yourself)\b[^.?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'harm_to_others.answered',
    kind: 'harm_to_others',
    asked:
      /\b(?:thinking of|thoughts of|might|close to) (?:really )?(?:hurting|hurt) (?:him|her|them|someone|somebody|anyone)\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'abuse.answered-hurt',
    kind: 'abuse',
    asked:
      /\b(?:(?:has|did|does|is) (?:he|she|they|anyone|anybody|someone|somebody|your \w+)(?: ever| at home)? (?:hurt|hit|harm|hurting|hitting|harming|do that to you|touch\w*)|were you (?:hurt|forced|hit))\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
    denialProvesLittle: true,
  },
  {
    id: 'abuse.answered-near',
    kind: 'abuse',
    asked:
      /\b(?:is (?:he|she|that person|the person who hurt you) (?:near|there|with)|are you somewhere (?:he|she|they) (?:can|could))\b[^?]*\?/,
    yes: 'imminent',
    unsure: 'elevated',
    no: null,
    denialProvesLittle: true,
  },
  {
    id: 'medical_emergency.answered',
    kind: 'medical_emergency',
    asked: /\b(?:happening to it now that needs a doctor|injury right now that needs care)\?/,
    yes: 'imminent',
    unsure: 'elevated',
    no: null,
    denialProvesLittle: true,
  },
  {
    id: 'child_at_risk.answered-safe',
    kind: 'child_at_risk',
    asked: /\bis the (?:child|baby) safe\b[^?]*\?/,
    yes: null,
    unsure: 'elevated',
    no: 'imminent',
  },
  {
    id: 'child_at_risk.answered',
    kind: 'child_at_risk',
    asked:
      /\b(?:(?:is|are) (?:a|the|any|your) (?:child|children|kids?|baby) (?:\w+ )?(?:being hurt|in danger|hurt|not safe)|is there a child in this who might not be safe)\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'eating_disorder.answered',
    kind: 'eating_disorder',
    asked: /\bare you going without food\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'psychosis_mania.answered',
    kind: 'psychosis_mania',
    asked: /\bare you hearing or seeing things\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'substance_danger.answered',
    kind: 'substance_danger',
    asked: /\bwhat you (?:take|drink|use) getting dangerous\b[^?]*\?/,
    yes: 'elevated',
    unsure: 'watch',
    no: null,
  },
  {
    id: 'self_neglect.answered',
    kind: 'self_neglect',
    asked: /\bare you managing to eat\b[^?]*\?/,
    yes: null,
    unsure: 'watch',
    no: 'elevated',
  },
];

const opening =
  '^(?:(?:um|uh|hm+|mm+|well|honestly|okay|ok|kind of|sort of|to be honest|basically|i mean)[, ]+)*';

/** "I do", "I have, often": an answer. "I have two small children", "I am so tired": a sentence that only begins like one. */
const ownWord =
  'i (?:(?:think|guess) i )?(?:do|have|am|did|was|will|might)(?= *$| (?:yes|yeah|too|for|since|think|thought|thinking|been|had|considered|imagined|wanted|wished|planned|plan|going to|sometimes|lately|often|before|once|twice|a (?:bit|little|lot|few|plan)|every (?:day|night|time)|most|all the time|now|still|actually|kind of|at (?:night|times)|last (?:night|week|month)|it|that|those|them)\\b)';

/** "It is", "he is here": an answer. "It is a grey day", "he is at work until six": a sentence that only begins like one. */
const itIs =
  '(?:(?:it|he|she|they) (?:is|has|does|did|do|are))(?= *$| (?:yes|yeah|too|true|so|very|quite|bad|worse|worst|getting|still|now|sometimes|often|lately|always|been|have|every|most|a lot|all|at night|not far|here|near|nearby|there|in|on|outside|inside|downstairs|upstairs|home|at home|coming|asleep|back|with|next|right|hit|hurt|hits|hurts|touch\\w*|and|but|it|that|to me|when|if|only|once|twice|again|already)\\b)';

export const yesAnswer = new RegExp(
  `${opening}(?:${ownWord}|(?:i think|i guess) (?:so|yes)|yes|yeah|yep|yup|yea|yh|ya|y|ja|oui|ouais|sim|(?:si)$|mhm|mm|uh huh|aye|ndio|ndiyo|eeh|ee|naam|kabisa|i already (?:did|have)|${itIs}|it crosses|they come|probably|likely|most likely|definitely|absolutely|of course(?! not)|obviously|a lot|a big|a large|a part|part of me|all of (?:it|me|them)|all the time|every (?:day|night|morning|time|single)|since|for (?:a while|weeks|months|years|days|some time)|pretty much|most (?:days|nights|of the time)|often|lately|more (?:and more|than)|sometimes|at times|a bit|a little|a few times|now and then|on and off|off and on|kinda|wakati mwingine|mara nyingi|once or twice|(?:tonight|today|tomorrow|soon)$|too (?:often|much))\\b|\\b(?:yes|yeah|ndiyo|ndio)(?: i do| i am| there are| it is)?$`,
);
/**
 * "Maybe I could write it down" is a plan for the day, and no answer to whether there are thoughts of dying. Nor is "I
 * don't know, maybe I'm just petty", which is still about what was told before.
 */
export const unsureAnswer =
  /^(?:(?:um|well|honestly|hm+)[, ]+)*(?!(?:(?:i )?do not know |not sure |i guess )?(?:maybe |perhaps |i guess )?i am (?:just |only )?(?:being |too )?(?:petty|silly|selfish|stupid|dramatic|over\w+|sensitive|ungrateful|jealous|paranoid|spoil(?:t|ed)|weak|lazy|needy|unfair|childish|making (?:a fuss|too much))\b)(?:(?:maybe|perhaps|possibly|i guess)(?! (?:i|we) (?:could|can|should) (?:leave|write|put|ask|tell|call|text|talk|try|charge|start|read|cook|walk)\b)|not sure|i am not sure|do not know|i do not know|sijui|labda|i can not (?:say|promise)|hard to say|i do not think so(?=.*(?:safe|sure))|(?:i )?(?:would )?(?:do not want|rather not|prefer not) (?:to )?(?:say|talk|answer)|skip)\b/;
/** No to a plan, where thoughts were asked after: "no, not like doing anything, just not being here". */
export const onlyNoPlan =
  /^(?:(?:no|nah|nope|not really|um|well|i mean|oh|like)[, ]+)*(?:i (?:\w+ )?(?:do not|have not|would not|will not|am not|never would) (?:\w+ )?(?:have (?:a |any )?plans?|made (?:a |any )?plans?|plan(?:ning)?(?: to do| on)?(?: anything)?|(?:do(?:ing)?|act(?:ing)? on|going to do) (?:it|anything|that)|going to)|no (?:actual |real )?plans?|not (?:like |as in )?(?:planning|doing|going to do|acting on)(?: (?:it|anything|that))?|nothing (?:planned|like a plan)|would not (?:do|act on) (?:it|anything|that)|not being here|wish(?:ing)? (?:i|it)|only that i (?:am|would))\b/;
/** And no word that there are no thoughts at all. */
export const noThoughts =
  /\b(?:not suicidal|no (?:such )?thoughts|never (?:thought|think|would think)|do not (?:want to die|think (?:of|about) (?:it|that|dying))|i want to live|nothing like that|not at all|would never|i love my life)\b/;

export const noAnswer =
  /^(?:(?:um|well|honestly|god|oh)[, ]+)*(?:no|nope|nah|non|nein|nao|never|not(?: (?:at all|really|like that|anymore|right now|no))?(?: no)?$|not (?:at all|like that|anymore|right now|really)\b|hapana|la|zii|of course not|god no|i (?:really |honestly )?(?:am not|do not|have not|would never)|i can not)\b/;

/** As it is typed: `normalise` takes "ya" for "you". */
export const yesAsTyped =
  /^(?:ya+h?|ye+|ye+s{2,}|yh)(?=[\s.,!…]*$|[\s.,!…]+(?:i|it|kind|kinda|sort|a (?:bit|little|lot)|some|sometimes|all|every|most|of course|often|sure|lately|still)\b)/i;

/** Letters that `normalise` leaves out. Arabic and Hindi. */
export const yesInOtherScript = /^(?:نعم|أيوه|ايوه|ايوة|أجل|हाँ|हां|जी|जी हाँ|जी हां)[.!।]?$/u;
export const noInOtherScript = /^(?:لا|كلا|नहीं|नही|जी नहीं)[.!।]?$/u;

/** "No, not yet", "no, because I would fail": what follows the "no" leaves it open. */
export const openNo =
  /^(?:(?:um|well|honestly|god|oh) )*(?:no|nope|nah|not|never|hapana)\b.*\b(?:yet|bado|soon|decided|(?:will|would) not (?:tell|say)|not telling|comment|because (?:i|id|it|they)|only (?:when|at|if)|(?:more|less|worse|different) than|than (?:usual|before|ever)|(?:but|just that) (?:\w+ ){0,3}(?:soon|close|almost|think|thought|thoughts|wish|want|might|maybe|sometimes|tempted|often|could)|(?:just )?want (?:it|this|everything) (?:all )?(?:to (?:stop|end|be over)|over|done)|sleep forever|(?:not|never) wake up|(?:to )?disappear)\b|^not (?:right now|tonight|today|at the moment)$/;
export const notYet = /\b(?:not|nothing) yet\b|^(?:no )?bado\b/;

/** "I am okay today": to a question about thoughts of dying as good as a no. */
export const wellNow =
  /^(?:(?:um|well|honestly|yeah|yes|no|hey|actually) )*i am (?:feeling |doing )?(?:much |a (?:bit|lot) )?(?:ok|okay|fine|all right|alright|better|good) (?:today|now|again|this (?:morning|afternoon|evening|week))\b(?!.*\b(?:but|until|because|soon|decided|after (?:tonight|today|tomorrow)|peace)\b)/;

/**
 * Asks that nobody be told, or makes light of what was said: grave only where what was said before is. The reader, who
 * hears it together with that, takes it for more.
 */
export const saidAside =
  /(?:^|please |just |promise |and )(?:do not|you will not|you can not) (?:\w+ )?(?:tell|make me (?:tell|call|go|talk)) (?:anyone|anybody|them|her|him|my \w+|to)\b|^(?:(?:no|nah|haha|ok|okay|relax|chill|lol|oh|god|sorry) )*(?:i am|i was|it was|that was)? ?(?:only |obviously )?(?:joking|kidding|messing|a joke|jk|being dramatic|exaggerating)\b|^i did not mean it(?: like that)?$|^(?:and |but )?(?:it is|its) not like i (?:am|will|would)(?: ever)? (?:going to )?(?:do|act|hurt|kill)\b/;

/** Whoever hurts them is near, told by somebody who told of being hurt: "he's back". */
export const isNear =
  /\b(?:(?:hes|shes|(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|stepmum|stepmom|uncle|brother|cousin)) (?:is|are|has|just|came)) (?:\w+ )?(?:back|home|at the door|outside|downstairs|upstairs|awake|up|shouting|drunk|(?:in|on) (?:the|my) (?:house|room|stairs))|(?:he is|hes) (?:right |still )?(?:here|coming)|i (?:can )?hear (?:him|her|his|them)|(?:he is|hes) (?:walking|banging|knocking))\b/;
export const isNearNot =
  /\b(?:police|ambulance|officers?|help|friend|neighbou?r|nurse|not|never|no longer|gone|was|back (?:at|to) work|if|when|until|before|later|tomorrow|next)\b/;

/** Where "no" is bad news ("do you feel safe?") a sentence that only begins with "I do not" is none. */
export const plainNo =
  /^(?:(?:um|well|honestly|god|oh)[, ]+)*(?:no|nope|nah|never|not (?:really|at all|always|right now|tonight|with)|hapana|zii|i (?:do not|am not|can not)(?: (?:think so|feel|know|always|really|be|keep|stay|safe|trust)\b.*)?$)(?! (?:idea|problem|worries))/;

/** To a question about safety: "no" to the fear in it, and not to being safe. */
export const playedDown =
  /^(?:(?:um|well|honestly|god|oh) )*(?:no|nope|nah)(?: no)* (?:it is (?:fine|ok|okay|all right|nothing)|nothing like that|not like that|you (?:misunderstand|misunderstood|do not understand|(?:have )?(?:got )?(?:it|that|me) wrong)|that is not what|(?:he|she|they|it) (?:is|are) (?:not (?:dangerous|violent|like that|a danger|a threat)|(?:only |just )?(?:an? )?(?:toddler|baby|child|kid|old|little|tiny|frightened|confused|ill|sick|dog|cat|\d+))|(?:he|she) has (?:dementia|alzheimer\w*)|(?:he|she) does not mean)\b/;

/** A "no" that would rather not have said it is no sign that what was said is over. */
export const takenBack =
  /\b(?:forget (?:it|that|i|what)|never ?mind|ignore (?:me|that|what i)|should(?:n'?t| not) have (?:said|told|mentioned)|(?:you'?ll|you will|you'?d|you would) (?:only |just )?tell)\b/i;

/** "Yeah, today": whoever says so far says no further. */
export const onlyForNow =
  /^(?:(?:um|well|i think|i guess) )*(?:yes|yeah|yep|yup|yea|sure|safe|i am)(?: i am)?(?: safe)? (?:for )?(?:today|tonight|now|so far|this (?:morning|evening|afternoon|week|weekend))\b/;

/** Asks when it is to be. Counts only where wanting to die was spoken of before. */
export const asksWhen =
  /\b(?:(?:idea|thought|thinking|sense|plan\w*) (?:of |about |for )?when|decided (?:on )?when|when (?:would|will|do|are|might) you (?:\w+ )?(?:do|going to do|planning|plan|thinking of|act)\b|when (?:would|will|might) (?:it|that|this) (?:be|happen)|is there a (?:time|day|date)|(?:set|picked|chosen|decided on) a (?:time|day|date))\b[^?]*\?/;
export const nearTime =
  /\b(?:tonight|today|tomorrow|soon|right now|midnight|this (?:evening|afternoon|week|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:an|a few|a couple of|one|two|three) (?:hours?|minutes|days)|when (?:they|everyone|he|she|my \w+) (?:is|are|has|have)? ?(?:asleep|gone|left|out|at (?:work|school))|leo|kesho|usiku|saa hii|sai)\b/;

/** Said beside a yes: when, or what with. */
export const saidAtHand =
  /^(?:\w+ ){0,2}(?:tonight|tomorrow|usiku (?:huu|wa leo)|leo usiku|saa hii)\b|\b(?:pills|tablets|medicine|rope|gun|knife|blade|razor|noose|poison|dawa|vidonge|kamba|sumu|kisu|wembe)\b.{0,16}\b(?:with me|in my hands?|right here|ready|next to me|beside me|in front of me|on my lap|(?:iko|ziko|niko) (?:kwa mkono|mkononi|hapa|tayari|nayo|nazo)|kwa mkono|mkononi)\b/;

/** The member says they are out of danger. */
export const safeNow =
  /\b(?:i am safe(?: now| here)?|i feel safe(?:r)?(?: now)?|i am not going to (?:do (?:it|anything|that)|hurt myself|kill myself|act on)|i will not (?:do (?:it|anything)|hurt myself|kill myself|act on)|i would never (?:do (?:it|that|anything)|act on|actually do)|i am with (?:my|a) (?:\w+ )?(?:mum|mom|dad|friend|sister|brother|husband|wife|partner|family|nurse|doctor|roommate|neighbou?r)|(?:called|calling|phoned|texted) (?:the )?(?:helpline|hotline|988|ambulance|my (?:mum|mom|friend|sister|brother|dad|doctor|therapist))|at the hospital|(?:gave|given|giving) (?:the pills|it|them) to|(?:do not have|have no|no) (?:any |more |those |such |these )*thoughts (?:anymore|today|now|like that)|(?:the |those )?thoughts (?:have |are )?(?:all )?(?:gone|stopped|passed)|i will not (?:take|use|drink|smoke|swallow|cut) (?:any ?more|more|any|again)|niko salama)\b/;
