// A member saying what they might do is the most valuable sentence of a session: it is received, made exact, and
// remembered in their words.

import { askOfStep } from './ask-of-step.ts';
import { rememberFacts } from './explore.ts';
import { stepNow, stepReceived } from './frames.data.ts';
import { countWords } from './line.ts';
import { isJoking } from './said-lightly.ts';
import type { Draft, TurnContext } from './turn-context.ts';
import { turnPerson } from './turn-person.ts';

const lead =
  /^(?:(?:um+|well|ok(?:ay)?|alright|all right|fine|sure|right|yes|yeah|so|hmm+|i guess|i suppose|i think|maybe|perhaps|probably|honestly|then)[,. ]+)*(?:(?:i|we) could(?: maybe| probably| also)?(?: try to)?|what if i(?: just| maybe)?(?!['’])|i can(?: maybe)?(?: try to)?|i will(?: try to)?|i'll(?: try to)?|i might|i'm going to|im going to|i'd like to try to|i want to try to|i'm gonna|im gonna|going to|i should probably|maybe (?:(?:tomorrow|tonight|today|later|then) )?i(?:'ll| can| could| should| will)?|i should(?=[^.?!]* shouldn't i\b)|could(?= (?:just |maybe |always )?(?:knock|ring|call|text|ask|go|try|tell|write|walk|visit|message|leave|start|stop|sit|book|put|send|say|make)\b))\s+/i;
/** These may as well foretell or judge as plan: "I will find an excuse", "maybe I am boring". */
const foretells =
  /^(?:\w+[,. ]+)*?(?:what if i|i will|i'll|i might|i'm going to|im going to|i'm gonna|im gonna|going to|maybe i)(?!['’]| (?:will|try|could|can|should)\b)(?: (?:just|probably|maybe))*\s+(?!try to\b)/i;
const notAStep =
  /\b(?:can't|cannot|couldn't|never|not|don't|won't|wish|scared|afraid|die|kill|hurt|do (?:\w+ ){0,3}without|meds|medication|medicine|insulin|eating|be (?:honest|fired|alone|better)|have (?!an?\b|the\b|my\b|some\b|one\b|another\b|lunch\b|dinner\b|breakfast\b|tea\b|coffee\b)\w+|be (?!more |less |kind|nice|gentle|patient|there |clear|open |around )\w+|excuses?|reasons? not|regret|ruin|mess (?:it|this|up)|screw|give up|end up|see (?:why|how|what)|hear|smell|taste|remember|feel|understand|tell (?:that|you)|imagine|relate|lose|fail|fall|go crazy|end (?:it|this|that|things|everything|my)|an end to|disappear|vanish|overdose|jump|pills|tablets|all of (?:it|them)|cut myself|crash|leave (?:everyone|this world)|stand (?:it|him|her))\b/i;
const actions =
  /^(?:call|text|write|ask|tell|talk|speak|go|walk|leave|turn|put|take|try|say|send|make|do|start|stop|sleep|rest|plan|read|cook|visit|meet|sit|breathe|block|delete|book|set|give|close|clean|look|apologi[sz]e|log|move|switch|keep|set|wake|get|eat|drink|open|join|apply|finish|practi[sc]e|buy|pack|offer|invite|return|draft|arrange|pay|exercise|sign|prepare|study|wash|shower|pause|reach|share|show|see|pick|cut down|bring|charge|spend|email|message|phone|ring|contact|let|cancel|mute|hand|knock|plant|bake|draw|paint|frame|donate)\b/i;

/** What is only thought aloud: "I might get a plant". */
const idly = /^(?:\w+[, ]+){0,2}i might\b/i;
const getsAThing = /^(?:get|have|buy|try) (?:an?|some|one|another) [\w' -]+$/i;

/** "I might write": one word says it all. */
const wholeDeed = /^(?:ask|call|write|apply|ring|reply|resign|rest|apologi[sz]e|visit)[.! ]*$/i;
const whatIf = /^(?:\w+[,. ]+){0,3}?what if\b/i;

/** "She doesn't say so. I can see it." */
const onlySeen = /^see (?:it|that|this|him|her|them|everything|nothing)\W*$/i;

/** "I will do it" says when, not what. */
const onlyPointedAt =
  /^(?:do|try|make|say|send|give|take|get|start|stop)(?: (?:it|that|this|so|them|him|her))*(?: (?:now|then|today|tonight|tomorrow|soon|later|myself|try))*$/i;

/** Where the step ends: what speaks against it, for it, or what it hangs on. */
const condition = /,? but | because |, like |,? (?:i suppose|i guess|maybe)(?=,)|, if /i;

/** Words. */
const LONGEST_STEP = 16;

/** The step in the member's words, second person, without "I could"; null when the message is no plan. */
export function stepIn(text: string, isAsked: boolean): string | null {
  const sentence =
    text.split(/(?<=[.?!])\s+/).find((candidate) => lead.test(candidate)) ??
    text.split(/(?<=[.?!])\s+/)[0] ??
    '';
  if (sentence.endsWith('?')) return null;
  // With a laugh it is a joke, and nobody is asked when they will do it.
  if (!isAsked && isJoking(text)) return null;
  // Unasked, "what if I tell him" is a fear.
  if (
    whatIf.test(sentence) &&
    (!(isAsked || /\bwhat if i just\b/i.test(sentence)) || / and (?:he|she|they|it)\b/i.test(sentence))
  )
    return null;
  const rest = sentence.replace(lead, '');
  const isLed = rest !== sentence;
  const whole = rest.replace(/^(?:just|maybe|probably)\s+/i, '').split(condition)[0] ?? '';
  // Of a long plan the first thing is the step.
  const plain = countWords(whole) > LONGEST_STEP ? (whole.split(/,? and /i)[0] ?? '') : whole;
  // "Stop analysing me" is said to us.
  if (isLed && foretells.test(sentence) && !actions.test(plain.replace(/^try(?: not)? to /i, '')))
    return null;
  if (!isAsked && idly.test(sentence) && getsAThing.test(plain.replace(/[.! ]+$/, ''))) return null;
  const isToUs = /^(?:(?:please|don't) )?\w+(?: \w+)? me\b/i.test(plain);
  if (!isLed && !(isAsked && actions.test(plain) && !isToUs)) return null;
  if (
    onlySeen.test(plain) ||
    onlyPointedAt.test(plain.replace(/[.!]+$/, '')) ||
    notAStep.test(plain.replace(/^try not to\b/i, 'try to')) ||
    countWords(plain) > LONGEST_STEP ||
    (countWords(plain) < 2 && !(isLed && wholeDeed.test(plain)))
  )
    return null;
  const { text: step, hasYou } = turnPerson(
    plain.replace(/[,\s]+(?:i guess|i suppose|maybe|i think|shouldn't i|a?ha(?:ha)+|lol)\W*$/i, ''),
  );
  return hasYou || step === '' ? null : step;
}

/** Whoever is about to do it is not asked when, nor what might get in the way. */
const isNow = /\b(?:right )?now\b[.! ]*$/i;
export function receiveStep(context: TurnContext): Draft | null {
  const { heard, pen, state, pending } = context;
  if (heard.isMixedLanguage) return null;
  const isAsked =
    pending?.kind === 'step' ||
    pending?.kind === 'advice' ||
    ['next', 'need', 'want'].includes(state.lastQuestion?.tag ?? '');
  const step = stepIn(heard.text, isAsked);
  if (!step || step === state.step) return null;
  const text = pen.pick(isNow.test(heard.text) ? stepNow : stepReceived, {
    slots: { s: step },
    isFirst: true,
  });
  if (!text) return null;
  rememberFacts(context);
  state.step = step;
  const question = askOfStep(context);
  return {
    move: 'step',
    parts: [{ text }, ...(question ? [{ text: question }] : [])],
    ...(question ? { question: { tag: 'next', text: question } } : {}),
  };
}
