// Puts back what fast typing leaves out, so that a sentence can be turned and handed back in whole words: apostrophes,
// the capitals of days and months, and words written as one. What could as well be another word is left alone.

import { misspellings } from './misspellings.data.ts';

const restored = new Map(
  Object.entries({
    im: "I'm",
    ive: "I've",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wont: "won't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    werent: "weren't",
    havent: "haven't",
    hasnt: "hasn't",
    hadnt: "hadn't",
    thats: "that's",
    theres: "there's",
    hes: "he's",
    shes: "she's",
    theyre: "they're",
    theyve: "they've",
    cannot: "can't",
    gonna: 'going to',
    tryna: 'trying to',
    cuz: 'because',
    coz: 'because',
    bc: 'because',
    rn: 'right now',
    idk: "I don't know",
    em: 'them',
  }),
);

/** Typed like this among small letters they are a nurse, a province, a name. */
const abbreviation = /^(?:RN|BC|E[Mm])$/;
const profession = /\b(?:an?|the|as|my|registered) $/i;

/** What "ill" and "id" stand before when an apostrophe is missing; after the words that follow they are themselves. */
const verb =
  '(?:(?:(?:probably|just|only|still|also|always|never|ever|not|rather|even) )*(?:be|become|have|get|go|do|make|take|give|lose|fail|die|end|try|need|see|tell|find|feel|know|keep|leave|cry|miss|come|stay|say|want|like|love|hate|regret|let|start|stop|stand|work|sleep|hurt|wake|call|ask|talk|think|believe|forget|forgive|move|live|pay|quit|scream|snap|break|run|hide|ruin|mess|pass|manage|survive|recover|understand|mind|prefer|choose|help|change|look|wait|spend|drink|eat|explode|disappoint|sound|seem)|rather|never|better)';
const participle =
  '(?:(?:never|always|only|just) )?(?:been|known|had|told|said|done|gone|seen|left|stayed|asked|tried)';
const missingWill = new RegExp(
  `(?<!\\b(?:am|is|are|was|were|be|been|being|'m|'s|'re|feel|feels|feeling|felt|fall|fell|get|gets|getting|got|become|became|look|looks|looked|so|very|really|too|mentally|physically|chronically|terminally|seriously|critically|severely|an?|the|of|my|your|his|her|our|their|no|fake|photo|student|school|national|valid|new|old) )\\b([Ii])(?:ll(?= ${verb}\\b)|d(?= (?:${verb}|${participle})\\b))`,
  'g',
);

/** Ends in one person who does something: "he", "everyone just", "my mom". Not in one who is asked or made to. */
const thirdPerson =
  /(?<!\b(?:do|does|did|will|would|can|could|should|don't|doesn't|didn't|won't|make|makes|made|let|lets|see) )\b(?:he|she|everyone|everybody|someone|somebody|nobody|no one|one who|(?:my|our|his|her|their|the) (?!people|children|men|women|police|others|really|just|only|always|never)(?:[\w-]*(?:ss|[^\Ws])))(?: (?:just|only|always|never|still|even|also|both|really|\w+ly))* $/i;

function joinedWord(word: string, before: string): string {
  const isThird = thirdPerson.test(before);
  if (/^wanna$/i.test(word)) return isThird ? 'wants to' : 'want to';
  return isThird ? 'has to' : 'have to';
}

/** A name keeps its letters: only a word in small letters, or the first of a sentence, is put right. */
function spelt(word: string): string {
  const meant = misspellings.get(word.toLowerCase());
  return meant === undefined || /[A-Z]/.test(word.slice(1)) ? word : meant;
}

/** Words in capitals, and not one small letter: the keyboard, and not a name. */
const SHOUTED_WORDS = 3;
function withoutCapitals(text: string): string {
  const isShouted = !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= SHOUTED_WORDS;
  return isShouted ? text.toLowerCase().replace(/\bi\b/g, 'I') : text;
}

/** Handed back, capitals would shout at whoever typed them. */
export function restoreWords(given: string): string {
  const isShouted = !/\p{Ll}/u.test(given);
  const text = withoutCapitals(given);
  return (
    text
      .replace(
        /\bits (?=(?:kinda|kind of|not|so|just|like|really|a|the|my|been|hard|nice|ok|okay|all|too|that|awkward|fine|about|always|never|because)\b)/gi,
        "it's ",
      )
      // "My brothers in prison".
      .replace(
        /\b((?:my|his|her|our) (?:\w+ )?(?:brother|sister|mum|mom|dad|son|daughter|boss|boyfriend|girlfriend|husband|wife|uncle|aunt|cousin))s (?=(?:in (?:prison|jail|hospital|the army|rehab)|always|never|dead|gone|getting|going|been|not|so|too|really|just|ill|sick|drunk|pregnant)\b)/gi,
        "$1's ",
      )
      .replace(
        /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december)\b/g,
        (name) => name.charAt(0).toUpperCase() + name.slice(1),
      )
      .replace(
        /\b(since|in|last|until|by|from) (march|may)\b/g,
        (_all, before: string, name: string) => `${before} ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      )
      .replace(/[’‘]/g, "'")
      .replace(missingWill, (word, i: string) => `${i}'${word.slice(1)}`)
      .replace(/\b[a-z]+\b/gi, (word, at: number, all: string) => {
        if (all[at + word.length] === "'" || all[at - 1] === "'") return word;
        if (!isShouted && abbreviation.test(word)) return word;
        if (word === 'rn' && profession.test(all.slice(0, at))) return word;
        return restored.get(word.toLowerCase()) ?? spelt(word);
      })
      .replace(/'ve gotta\b/gi, ' have to')
      .replace(/'s gotta\b/gi, ' has to')
      .replace(/\b(?:wanna|gotta)\b/gi, (word, at: number, all: string) => joinedWord(word, all.slice(0, at)))
      .replace(/\b(me|him|her|mum|mom|dad) an (?=(?:my|i|her|his|him|me)\b)/gi, '$1 and ')
      .replace(
        /(?<=\b(?:i|he|she|it|that|you|they|we)(?:'m|'s|'re|m|s| am| is| are| was| were) )to (?=(?:much|late|tired|sensitive|loud|quiet|weak|old|young|fat|hard|far|long|many|scared|busy|expensive|soon|emotional|needy|slow|nice)\b)/gi,
        'too ',
      )
      .replace(/\b(for|with|like) (me|him|her|us|them) to(?=[.!?]*$)/gi, '$1 $2 too')
  );
}
