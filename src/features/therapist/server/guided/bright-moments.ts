// Small moments that were good, told without a word for it: a hand held, a drawing on the fridge, an hour in the sun.
// Whoever tells of one is asked about it, and not about the trouble their topic supposes.
import { isSarcastic } from './sarcasm.ts';

const bright =
  /\b(?:(?:good|happy) (?:crying|cry|tears)|held (?:my|his|her|their|our|each other'?s) hands?|hugg(?:ed|ing)|cuddl\w+|(?:a|big|long) hug|laugh(?:ed|ing) (?:so|a lot|together|about|until|till|all|like)|(?:we|all|both) (?:\w+ )?laughed|made (?:me|us|her|him|them) (?:laugh|smile)|smiled (?:at me|back)|drew (?:me|us) |brought me (?:flowers|breakfast|tea|coffee|soup|cake|a)|(?:cooked|baked|made) (?:for )?(?:me|us) (?:dinner|breakfast|lunch|tea|soup|a cake|pancakes)|in the sun(?:shine)?\b|the sun (?:came out|was out)|sunset|sunrise|rainbow|danced|sang (?:along|together|with)|(?:it|that|this|the \w+|my \w+|we|she|he|they) (?:was|were|had) (?:(?:so|really|actually|quite|very|pretty|kind of|a) )*(?:lovely|nice|beautiful|sweet|fun|cute|cosy|cozy|delicious|(?:good|lovely|nice|great) (?:time|day|evening|morning|weekend))|in a (?:good|nice) way|(?:i|we|it|my \w+) (?:(?:just|actually|finally) )*(?:got|was|were) (?:picked|chosen|selected|accepted|published|shortlisted)|(?:was|were|it's|is) a compliment|told me (?:she|he|they) loves? me|thanked me|(?:played|built|baked) (?:\w+ ){0,3}(?:together|with my)|(?:is|are|'s) (?:(?:actually|really|so|just|honestly) )*(?:great|lovely|brilliant|wonderful|the best|adorable|good company)(?: (?:actually|really|honestly|tbh|though))?[.!]*$|purr(?:ed|ing)|wagg(?:ed|ing))\b/i;
/** Said of what was lost, forced, left out or ended, the same words are no good news. */
const clouded =
  /\b(?:worse|harder|not|never|nobody|no ?one|none|without|only|\w+n['’]?t|until|till (?:he|she|they)|but|except|though|although|die[ds]?|dying|dead|death|funeral|hospital|hospice|grave|ex|used to|any ?more|no longer|last time|first time|goodbye|down|against|away|at (?:me|him|her|us|them) (?:for|when|because)|knife|drunk|forc\w+|made me (?:do|go|feel)|guilt\w*|cry|cried|crying|miss|missed|wish\w*|should|would|supposed|pretend\w*|fake\w*|when i (?:had|was)|(?:and|,) then (?:i|we)|avoid\w*|hurts?|stung)\b/i;

/** A longer message has more in it than one moment. */
const MOST_CHARACTERS = 120;

export const isBright = (text: string): boolean =>
  text.length <= MOST_CHARACTERS &&
  !text.includes('?') &&
  !isSarcastic(text) &&
  bright.test(text) &&
  !clouded.test(text);
