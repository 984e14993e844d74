// Somebody else is in danger, by the member's account: a goodbye on the phone, a child who was given tablets, a door that is
// locked from outside. Narrow, each with its harmless twin in said-of-others.test.ts.
import type { Rule } from '../rule.ts';

const ignores = { ignoresSubject: true, ignoresNegation: true } as const;
const near =
  '(?:son|daughter|sister|brother|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|friend|mate|cousin|niece|nephew|ex|flatmate|roommate|kid|child|teenager|grandson|granddaughter|girl|boy|he|she)';

export const saidOfOthersRules: readonly Rule[] = [
  {
    id: 'suicide.other-says-goodbye',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern: new RegExp(
      `\\b${near}\\b.{0,30}\\b(?:texted|text|messaged|message|sent|wrote|written|left|posted|voice ?note|voicemail|note|letter)\\b`,
    ),
    needs:
      /(?=.*\b(?:sorry|good ?bye|forgive me|love you all|look after|take care of|not your fault|do not blame|did your best|be happy|remember me)\b)(?=.*\b(?:(?:not|never) (?:pick(?:ing|ed)? up|answer(?:ing|ed)?|reply(?:ing)?|replied|respond(?:ing|ed)?|come home|came home)|no (?:answer|reply)|can ?not (?:reach|find|get hold of)|phone is (?:off|dead)|gone (?:missing|out)|do not know where|tried (?:it |to \w+ \w+ )?(?:last|before|once|in)|attempt(?:ed)?|overdosed|pills|knife|rope|razor|blade)\b)/,
    unless:
      /\b(?:work|shift|meeting|holiday|flight|party|mortgage|rent|the job|years ago|broke up with me|dumped|ghost\w*|date|delivery)\b/,
  },
  {
    id: 'suicide.other-wrote-farewell',
    kind: 'suicide',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:found|saw|read|there is|left) (?:\w+ ){0,6}(?:note|letter)\b.{0,30}\b(?:not blame (?:yourself|yourselves|each other|mum|mom|dad)|good ?bye|not your fault|sorry for everything|better off without me|love you all|ends? it|by the time)\b/,
    unless:
      /\b(?:years ago|last century|after (?:he|she|they) died|died|broke up|affair|leaving (?:me|him|her)|divorce|film|novel|book|museum|attic|old)\b/,
  },
  {
    id: 'child_at_risk.given-tablets',
    kind: 'child_at_risk',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern:
      /\b(?:gave|given|giving|slipped) (?:my |the |our )?(?:\w+ ){0,3}(?:baby|toddler|son|daughter|little one|newborn|kids?|child|grandson|granddaughter|year old|month old|him|her)\b.{0,30}\b(?:sleeping (?:tablets?|pills?)|my (?:\w+ )?(?:tablets?|pills?|meds|medication|antidepressants?|methadone|valium|diazepam)|too (?:much|many)|alcohol|vodka|whisky|gin)\b/,
    needs: /\b(?:baby|toddler|year old|month old|newborn|little one|son|daughter|child|kids?)\b/,
    unless:
      /\b(?:doctor (?:said|told)|sweets|chocolate|screen time|cake|ice cream|homework|freedom|attention|advice|pocket money|dog|cat|puppy|vitamins?)\b/,
  },
  {
    id: 'medical_emergency.breathes-strangely',
    kind: 'medical_emergency',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:he|she|my \w+|the baby|baby|they) (?:is |are |has |have )?(?:not )?(?:breathing (?:funny|strange\w*|weird\w*|slow\w*|badly|very slow\w*|oddly|shallow\w*)|(?:gone|going|turn\w*) (?:blue|floppy|grey|limp)|floppy|hard to wake|will not wake(?: up)?|can not be woken)\b/,
    unless:
      /\b(?:dream|teenager|school|for work|alarm|game|film|doll|lazy|weekends?|years ago|puppy|hamster|goldfish|hair|dye|paint)\b/,
  },
  {
    id: 'harm_to_others.locks-them-in',
    kind: 'harm_to_others',
    level: 'imminent',
    ...ignores,
    ignoresPast: true,
    pattern:
      /\bi (?:have )?(?:\w+ )?(?:locked|lock|keep|kept|am keeping|tied|chained) (?:her|him|them|my (?:\w+ )?(?:wife|husband|girlfriend|boyfriend|partner|mother|mum|mom|daughter|son|kids|ex|sister|maid|nan|gran)) (?:\w+ ){0,2}(?:in|inside|up in|to) (?:the |a |our |my |her |his )?(?:\w+ )?(?:bedroom|room|bathroom|house|flat|cellar|basement|shed|cupboard|attic|garage|car|boot|bed|chair|radiator)\b/,
    needs:
      /\b(?:still|since (?:yesterday|last|this|the|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|until (?:she|he|they)|till (?:she|he|they)|can (?:come|get) out|let (?:her|him|them) out|key|days|hours|all (?:night|day)|deserves?|screaming|crying|tells? me the truth|admits?)\b/,
    unless:
      /\b(?:by (?:accident|mistake)|accidentally|the (?:dog|cat|puppy|chickens|hens)|hide and seek|escape room|game|lock broke|jammed|locksmith|oops|time ?out|car seat|nap)\b/,
  },
  {
    id: 'child_at_risk.believes-evil',
    kind: 'child_at_risk',
    level: 'imminent',
    ...ignores,
    pattern:
      /\b(?:my |the |this )?(?:baby|newborn|son|daughter|child|twins|toddler)\b.{0,80}\b(?:is not mine|is not (?:my|the real) \w+|(?:is |are )?(?:something )?(?:evil|a demon|demonic|possessed|the devil|a changeling|not human)|swapped|replaced)\b/,
    needs:
      /\b(?:god|voices?|angels?|jesus|allah|mungu|told|tells|wants?) (?:\w+ ){0,3}(?:me|us) to\b|\b(?:send|give) (?:him|her|it|them) back\b|\b(?:have|need|got) to (?:end|stop|kill|drown|free|release|save|cleanse|burn) (?:him|her|it|them)\b/,
    unless:
      /\b(?:film|novel|book|story|series|costume|halloween|my ex says|paternity|dna|game|joke|lol|haha)\b/,
  },
];
