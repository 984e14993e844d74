// What was achieved or given, told as news: "I got in", "we passed", "she said yes". It is congratulated before it is asked
// about. Not where the same words are of trouble, of long ago, or of somebody's doubt.
import { isSarcastic } from './sarcasm.ts';

const own =
  "(?:i|we|i've|we've|i'm|i have|we have|i am|we are|we're|ive|im)(?: (?:just|finally|actually|both|even|officially|got))*";
const achieved = new RegExp(
  [
    `\\b${own} (?:got|been|was|were) (?:in(?=[.,!]|$)|(?:accepted|promoted|engaged|hired|published|shortlisted|chosen)\\b(?! (?:to|by (?:a|the) car|for (?:the debt|redundancy)))|into (?:the |my )?(?:\\w+ )?(?:uni\\w*|college|school|course|programme?|team|choir|band|finals?|med\\w*|nursing|law|master's|phd|degree)\\b)`,
    `\\b(?:they|he|she|the \\w+|my boss)(?: (?:just|finally|actually|even))* (?:offered|gave) me (?:the|a|that|my) (?:\\w+ )?(?:job|place|part|role|promotion|raise|scholarship|contract|internship)\\b`,
    `\\b${own} (?:got|landed|was offered|were offered|won) (?:the|a|my|an|that) (?:\\w+ )?(?:job|place|part|role|scholarship|visa|promotion|offer|raise|prize|award|grant|keys|medal|all[- ]clear|distinction|green card|contract|internship)\\b`,
    `\\b${own} (?:passed|aced|nailed)(?: (?:it|them|all of them|(?:my|the|all my|our) (?:\\w+ )?(?:exams?|tests?|finals?|driving test|bar|interview|course|boards?|papers?|probation|thesis|defen[cs]e|viva)))\\b`,
    `\\b${own} (?:graduated|qualified)(?= (?:today|yesterday|last|this|with|from|as)\\b|[.!]|$)`,
    `\\b(?:she|he|they) said yes[!.]`,
    `\\b(?:scan|biopsy|results?|tests?) (?:was|were|is|are|came back) (?:all )?(?:clear|clean|negative|benign|normal)\\b`,
  ].join('|'),
  'i',
);
/** Trouble in the same breath, another time, a thing only hoped for. */
const clouded =
  /\b(?:but|except|although|though|unless|if|hope|hoping|wish|almost|nearly|not|never|n't|without|used to|years? ago|when i was|last year|back then|don't want|can't|died|dead|supposed|only because|out|by the|hiv|pregnan\w*|stutter\w*|stammer\w*|dread\w*|scared|terrified|nervous|anxious|worried|(?:now|so|and|means) (?:now )?i(?:'ll)? (?:have|need|got) to)\b/i;
const MOST_CHARACTERS = 160;

export const isAchieved = (text: string): boolean =>
  text.length <= MOST_CHARACTERS &&
  !text.includes('?') &&
  !isSarcastic(text) &&
  achieved.test(text) &&
  !clouded.test(text);
