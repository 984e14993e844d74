// "What would you do in my shoes?", "what would be a first step?": where no idea is at hand that fits, a plain answer that
// starts from what they told last. {c} is that, in the second person.
import type { Line } from '../line.ts';

export const asksInTheirPlace: readonly RegExp[] = [
  /\bwhat you(?:'d| would|d) (?:do|try|choose|advise|recommend|suggest)\b/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well) )how would you (?:handle|deal with|approach|go about|tackle|solve|play) (?:it|this|that|him|her|them)\b[^.!?]{0,30}\?*$/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well) )what do (?:people|others|other people|most people) do(?: (?:then|about (?:it|that|this)|in (?:this|that|my) \w+|when \w+ \w+))?[?.! ]*$/i,
  /\bwhat(?:'d| would|d) (?:you|a (?:normal|sensible) person|someone else|anyone else|other people) (?:even |actually |honestly |personally )?(?:do|try|choose|pick|suggest|recommend|advise|have done)\b(?! for (?:fun|work|a living))/i,
  /\bif you were (?:me|in my)\b|\bin my (?:place|shoes|position|situation)\b[^.!]{0,20}\?/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well) )(?:where|how) would you (?:even )?(?:start|begin|go about (?:it|this|that))\b[^.!]{0,30}\?/i,
];
export const asksForStep: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|so|and|well|a|the|my) )*(?:first|next) (?:small )?(?:step|move)\?/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well) )what (?:do|should|would|can) i do (?:first|next)\b[^.!?]{0,20}\?*$/i,
  /\b(?:one|a|any) (?:small |little |tiny |single |easy )*(?:thing|step|move) (?:that )?i (?:could|can|might|should) (?:do|try|start with|take)\b/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well|like) )where to (?:even )?(?:begin|start)(?: (?:though|then|with \w+))?[?! ]*$/i,
  /\bwhat(?:'s| is|s| would| could| should| might| can)? (?:be |you say is |do you think is )?(?:a |the |my |your )?(?:good |best |small |smallest |right |easy |easiest |realistic )*(?:first|next|1st) (?:small |little |tiny |good )?(?:step|move|thing(?: to do)?)\b/i,
  /(?:^|[.,] |\b(?:so|and|but|ok|okay|well|like) )(?:where|how|with what) (?:do|would|should|could|can|on earth do) i (?:even |actually |best |possibly )?(?:start|begin|make a start)(?: (?:though|then|now|with (?:it|this|that|all (?:of )?(?:it|this|that))|to (?:fix|change|sort|tackle) (?:it|this|that)))*[?.! ]*$/i,
  /\b(?:give|tell|suggest|name) (?:me )?(?:a|the|one) (?:small |little |good )?first (?:step|thing)\b/i,
];

export const placeLines: readonly Line[] = [
  [
    "Honestly, I don't know: I'm an AI, and I would not have to live with it afterwards. I would begin with what you told me: {c}. What matters most to you in that?",
    "Honestly, I don't know: I'm an AI, I wouldn't have to live with it. I'd start with what you told me: {c}. What matters most to you in that?",
  ],
  [
    "I can't stand where you stand, so take it lightly: I would not try to settle all of it at once. What I keep coming back to is that {c}. What does that tell you about what you want here?",
    "I can't stand where you stand, so take it lightly: I wouldn't try to settle it all at once. I keep coming back to this: {c}. What does that tell you about what you want here?",
  ],
];
export const barePlaceLines: readonly Line[] = [
  [
    "Honestly, I don't know: I'm an AI, and I would not have to live with it afterwards. I would want to know which part of it cannot wait. Which is that, for you?",
    "Honestly, I don't know: I'm an AI, I wouldn't have to live with it. I'd want to know which part can't wait. Which is that for you?",
  ],
  [
    'I have no sure answer, and an unsure one could cost you something. I would look for the smallest thing that can be taken back if it goes wrong. What would that be here?',
    "I've got no sure answer, and an unsure one could cost you. I'd look for the smallest thing you can undo if it goes wrong. What would that be here?",
  ],
];
export const stepLines: readonly Line[] = [
  [
    'Something small enough for a bad day, and only one. You told me that {c}. Which piece of that could you touch in ten minutes?',
    'Something small enough for a bad day, and just one. You told me {c}. Which bit of that could you touch in ten minutes?',
  ],
];
export const bareStepLines: readonly Line[] = [
  [
    'One that is small enough for a bad day, and that needs nobody to change but you. Ten minutes, with a day and an hour to it. What could that be here?',
    'One that is small enough for a bad day and needs nobody else to change. Ten minutes, with a day and a time. What could that be here?',
  ],
  [
    'Often the first one is to tell one person one sentence of it. Who would take it well?',
    'Often the first one is telling one person one sentence of it. Who would take it well?',
  ],
];
