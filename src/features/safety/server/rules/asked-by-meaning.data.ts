// What must stand in a question that was recognised by its meaning alone: "What has it taken from you?" lies near "Have you
// taken something?" and asks about no danger at all.
import type { RiskKind } from '../../safety.contract.ts';

type Recognised = {
  /** Names the danger itself: it counts whatever was spoken of before. */
  names: RegExp;
  /** Asks after it in a talk in which danger of `kinds` was told gravely: "Do you have something with you to do it?" */
  follows: RegExp;
  kinds: readonly RiskKind[];
};

const ofLife: readonly RiskKind[] = ['suicide', 'self_harm', 'overdose'];
const ofOthers: readonly RiskKind[] = ['abuse', 'child_at_risk'];
/** Dying is asked about in countless words: a plain question about the member themselves, and no choice, may be one. */
const plainlyOfYou =
  /^(?:(?:and|but|so|then|ok(?:ay)?|well|now)[, ]+)*(?:do|does|did|are|is|have|has|would|could)\b(?!.*\bor\b)(?!.*\b(?:he|she|they|him|her|them|his|their|your (?!own\b|life\b|mind\b)\w+)\b).*\byou\b/;
/** Of the member: whose father is dying is asked about grief. */
const dying =
  /^(?!.*\b(?:he|she|they|him|her|them|his|their|your (?!own\b|life\b)\w+) (?:\w+ )?(?:dead|die[sd]?|dying|death)\b).*\b(?:dead|die|dying|death|suicid\w*|kill\w* yourself|kujiua|kufa|alive|worth living|(?:giv\w* up on|tired of|done with) (?:life|living)|better off without you|(?:end\w*) (?:things|everything|your own)|(?:all|it) (?:to be |be |was |were )over|sleep forever|point of (?:living|going on|being)|(?:go|carry|keep) (?:on )?living|(?:dark|darkest|those|these|such) thoughts|(?:hurt|harm)(?:ing)? yourself|afraid of yourself|go that far|gone that far|leav\w* this (?:world|life)|(?:end\w*|tak\w*|fear for) (?:it all|your (?:own )?life)|end(?:ing)? it\b(?! with)|be gone|disappear\w*|(?:not|never|\w+n['’]?t|rather not|no longer|sooner not)\b.{0,20}\b(?:live|living|be here|exist|wake(?: up)?)|do to yourself)\b/;
const violence =
  /\b(?:(?:hurt|harm|hit|beat|attack|abus|assault|chok|strangl|kick|slap|grab|punch|shov|threaten|touch|forc|rap)(?:s|es|ed|en|b?ing|b?ed|t?ing|e)?|violent|violence|physical with you|lai?d? (?:a|his|her|their) hands?|against your will|(?:do|does|did|done|doing) (?:that|this|it|things|something) to you|without your consent|did not want)\b/;
const yourself = String.raw`\b(?:hurt|harm|cut|burn|hit|scratch|punish|injur)(?:s|es|e|ed|ting|ing)?\b.{0,20}\b(?:yourself|your (?:\w+ )?(?:body|arms?|skin|legs?|wrists?|thighs?))\b`;

export const recognised: Record<string, Recognised> = {
  'suicide.answered-ideation': {
    names: new RegExp(`${dying.source}|${plainlyOfYou.source}`),
    follows: dying,
    kinds: ofLife,
  },
  'suicide.answered-plan': {
    names: /\b(?:end your life|kill yourself|to die|suicid\w*)\b/,
    follows:
      /\b(?:do it|do that|use|act(?:ing)? on|with you|near you|kill|die|suicid\w*|prepar\w*|ending|a plan)\b/,
    kinds: ofLife,
  },
  'overdose.answered-taken': {
    names:
      /\b(?:overdos\w*|swallow\w*|end your life|hurt yourself|took too many|(?:taken?|took|taking) (?:\w+ ){0,3}(?:too (?:many|much)|more than you should|all (?:of )?(?:the|your|those) (?:pills|tablets|medicine)))\b/,
    follows:
      /\b(?:taken?|took|taking|swallow\w*|done|overdos\w*)\b(?! (?:from|away|care|part|place|time|up)\b)/,
    kinds: ofLife,
  },
  'suicide.answered-safe': {
    names:
      /\bsafe (?:with|from) yourself\b|\b(?:keep|stay\w*) (?:yourself )?safe\b|\byou (?:feel )?safe\b|\btrust yourself (?:tonight|now|alone|not to)\b/,
    follows: /\b(?:safe|trust yourself|hurt yourself|alone (?:with|tonight))\b/,
    kinds: ofLife,
  },
  'self_harm.answered': {
    names: new RegExp(
      `${yourself}|\\bself.?harm\\w*|\\bon purpose\\b|\\bbeen cutting\\b(?! (?:back|down|out))`,
    ),
    follows: new RegExp(`${yourself}|\\b(?:self.?harm\\w*|cut|cutting|burn\\w*|urges?|blades?|razors?)\\b`),
    kinds: ofLife,
  },
  'harm_to_others.answered': {
    names:
      /\b(?:hurt|harm|kill|attack|stab|shoot|beat)(?:ing)? (?:him|her|them|someone|somebody|anyone|anybody|people|others|your \w+)\b/,
    follows: /\b(?:hurt|harm|kill|attack|stab|shoot|beat|act on|do it|violen\w*)(?:ing)?\b/,
    kinds: ['harm_to_others'],
  },
  'abuse.answered-hurt': {
    names: new RegExp(
      `\\b(?:he|she|they|anyone|anybody|someone|somebody|your \\w+)\\b.{0,30}${violence.source}|\\byou (?:\\w+ )?(?:forced|raped|beaten|abused)\\b`,
    ),
    follows: violence,
    kinds: ofOthers,
  },
  'abuse.answered-near': {
    names:
      /\b(?:hurts?|hit|harm\w*|abus\w*)\b.{0,30}\byou\b.{0,20}\b(?:near|here|there|now|with you|close)\b/,
    follows:
      /\b(?:he|she|they|him|her|them|person)\b.{0,40}\b(?:near|here|there|with you|house|home|room|outside|now)\b/,
    kinds: ofOthers,
  },
};

/** Cannot be answered with yes or no. */
export const isOpenQuestion =
  /^(?:(?:and|but|so|then|ok(?:ay)?|well|now)[, ]+)*(?:what|when(?! (?:you|it|things|that)\b)|where|who|whose|whom|which|why|how)\b(?! (?:about|close|often|if)\b)(?!.*, (?:do|does|did|are|is|have|has|can|could|would|will|were) )/;

/** Asks whether others are a danger: a "no" tells of what they do. */
export const safeFromOthers =
  /\bsafe\b[^?]*\b(?:from (?!yourself\b|your (?:own|thoughts)\b|it\b|this\b|that\b|harm\b)\w+|(?:with|around|near|beside|because of|when|if) (?:he|she|they|him|her|them|someone|somebody|anyone|people|your (?!thoughts\b|feelings\b|own\b)\w+))\b[^?]*\?/;
/** Asks about a place: of what is there, where nothing was said of the member's own hand. */
export const safeInPlace =
  /\bsafe\b[^?]*\b(?:at (?:home|work|school)|in (?:the|this|that|your) (?:\w+ )?(?:house|home|flat|relationship|marriage|family|room|hostel)|where you (?:are|live|sleep|stay))\b[^?]*\?/;
