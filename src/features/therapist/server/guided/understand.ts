// Reads one member message: what they want from the reply, what they feel, who and when they speak of.
import type { Assessment } from '#features/safety/safety.contract.ts';
import { facts } from './facts.data.ts';
import { glossOf } from './glosses.data.ts';
import { withoutHesitation } from './hesitation.ts';
import { signsOfBeingAddressed } from './intent-signs.data.ts';
import { endsWithLeave } from './leave-taking.ts';
import type { Reading } from './meaning/meaning.ts';
import { restoreWords } from './restore-words.ts';
import { isSarcastic } from './sarcasm.ts';
import { andTerrible, asksItself, onlyRemarks, planned, triedOn } from './story-forms.ts';
import type { EmotionFamily, Intent } from './understand.data.ts';
import {
  emojiFeelings,
  emotionFamilies,
  emptyWords,
  findEmotion,
  foreignWords,
  intentPatterns,
  peoplePattern,
  refusesExercise,
  reportedWords,
  reportsWords,
  strongMarkers,
  swahiliForms,
  swahiliWords,
  timePattern,
} from './understand.data.ts';

export type Emotion = { family: EmotionFamily; word: string; isStrong: boolean };

export type Understanding = {
  text: string;
  words: number;
  intent: Intent;
  emotions: Emotion[];
  /** As the member said it, without "my": "manager", "older sister". */
  person: string | null;
  time: string | null;
  isQuestion: boolean;
  /** Mostly Swahili or Sheng: its sentences are not mirrored, its key words still count. */
  isMixedLanguage: boolean;
  /** A language, or letters, that cannot be followed here. */
  isForeign: boolean;
  /** A picture without words, by the feeling it shows; null when there are words, or nothing at all. */
  wordless: 'sad' | 'angry' | 'anxious' | 'tired' | 'good' | 'any' | null;
  /** Words that carry content, lower case. */
  contentWords: string[];
};

const onlyWished =
  /\b(?:should|supposed|wish|want|wanted|used to|if|could|would|pretend\w*|can't|try(?:ing)? to|be)\s+(?:\w+\s+){0,2}$|^(?:(?:yeah|mostly|about|i think|ever|basically)[, ]+)*(?:since|until)\b[^.!?]*$/i;
/** "I can't stop crying" and "I was never so sad" deny nothing. */
const negatedFeeling =
  /(?:\b(?:not|no longer|less|never(?! (?:felt|been) (?:so|this|more)\b)(?! so\b))|n't)\s+(?:(?!(?:stop|help|stand|take|bear|handle|shake|hide|just|only|more|know|want)\b)\w+\s+){0,2}$|\bnot (?:that|the|this) (?:kind|sort) of\s+$/i;

/** "My foxes made her cry": hers. */
const madeThem = /\b(?:made|makes) (?:him|her|them|everyone|everybody|people) $/i;
/** "I don't know if I'm angry" is a question to oneself. */
const onlyAsked =
  /\b(?:don't know|do not know|not sure|can't tell|wonder|no idea|unsure) (?:if|whether) (?:i'm|i am|i feel|it's|that's|i was) (?:\w+ )?$/i;

/** Ends in somebody else and a verb of being: "my wife is so angry with me" is her anger, "he hurt me" is not his hurt. */
const somebodyIs =
  /(\b(?:he|she|they|everyone|everybody|people|others|the (?:guests|others|kids|children|family))|\b(?:my|our) (?:\w+ )?[\w-]+)(?:'?s|'?re|\s+(?:is|was|are|were|wasn't|isn't|seems?|seemed|looks?|looked|became|has been|have been|must be|gets?|got|getting|feels?|felt|grew|went|(?:start|kept|keep|begin|began)\w*))\s+(?:(?:so|very|too|really|just|always|still|quite|a (?:bit|little)|more|most|up|awake|upstairs|downstairs|there|in there|next door|in (?:bed|tears)|here|out there|outside|home|back|again|now|and|\w+ly)\s+)*$/i;
/** What is shown by a verb: "she cried". */
const shown = /^(?:cr(?:y|ies|ied)|panicked)$/;
const somebodyDoes =
  /(\b(?:he|she|they|everyone|everybody|people|others|the (?:guests|others|kids|children|family))|\b(?:his|her|their) (?:mum|mom|mother|dad|father|wife|husband|son|daughter|sister|brother|parents|kids?|friend)|\b(?:my|our) (?:\w+ )?[\w-]+)\s+(?:(?:just|always|still|often|never|only|almost|might|may|could|would|will|does|did|doesn't|didn't|won't|can't|couldn't|\w+ly)\s+)*$/i;
/** "She looked at me like a frightened child": how somebody else looked. */
const likenedOthers =
  /\b(?:he|she|they|it|(?:my|our|his|her|their) [\w-]+)(?:'s)? (?!.*\bi\b)[^.!?]*\b(?:like|as if) (?:an?|some|the) (?:\w+ )?$/i;
const ofSomebodyElse = (before: string, word: string): boolean => {
  if (likenedOthers.test(before)) return true;
  const who = (somebodyIs.exec(before) ?? (shown.test(word) ? somebodyDoes.exec(before) : null))?.[1];
  // "My chest is tight", "my whole body was scared": one's own.
  return who !== undefined && (!/^(?:my|our)\b/i.test(who) || peoplePattern.test(who));
};

/** "He said it politely, 'I'm done'": felt by whoever said it. */
const saidByOthers =
  /(\b(?:he|she|they|[A-Z][\p{L}-]+|(?:my|our|his|her|the) [\p{L}-]+)(?: [\p{L}'-]+){0,9} ?,? ?)(?:"[^"]{1,160}"|“[^”]{1,160}”)/gu;
const ownWords = (text: string): string =>
  text
    .replace(triedOn, '""')
    .replace(saidByOthers, (found, lead: string) => (/\bI\b|\bi\b/.test(lead) ? found : `${lead}""`));

/** "The lamp's ugly": nobody is ashamed of themselves there. */
const howItLooks = /(?:ugly|useless|dumb|stupid|small|garbage)$/;
const itIs =
  /\b(?:it|that|this|(?:the|this|that) [\w-]+)(?:'s| is| was| looks| looked)(?: (?:so|really|very|just|too|pretty|a bit))* $/i;

/** "Those sad quesadillas", "a lonely chip": how a thing looks; "a sad day" is how somebody is. */
const ofAThing = (before: string, after: string): boolean =>
  /\b(?:a|an|the|those|these|that|this|some|his|her|their|one|two)(?: (?:little|old|very|really|small))* $/i.test(
    before,
  ) &&
  /^(?:sad|miserable|lonely|angry)(?: (?:little|old|small))? (?!(?:day|night|time|week|month|year|life|person|people|woman|man|girl|boy|child|kid|place|house|home|feeling|thought|thing|part|heart|voice|mood|way|one|and|but|because|when|that|with|at|about|again|too|now|today|inside|so|or|i|he|she|it|they|we|you|me|him|her|them|all|most|every)s?\b)[a-z]+/i.test(
    after,
  );

const wasOnceProud = /\b(?:i|we) was (?:(?:so|really|very|actually|always) )*(?:proud|calm)$/i;
/** Tears that are no sorrow. */
const goodTears =
  /\b(?:good|happy|nice) (?:crying|cry|tears)\b|\b(?:cried|crying) (?:with|for|from|out of) (?:joy|happiness|relief)\b/i;

/** "Relieved. Then at night …": the good word was not the last one. */
const turnsAfter = /[.!?,;]\s*(?:and |but )?(?:then|but|until|only)\b/i;

export function emotionsIn(said: string): Emotion[] {
  const text = ownWords(said);
  const isMocked = isSarcastic(text);
  const found: (Emotion & { at: number })[] = [];
  const hasGoodTears = goodTears.test(text);
  for (const family of emotionFamilies) {
    if (hasGoodTears && family !== 'good') continue;
    const match = findEmotion(family, text);
    if (!match || negatedFeeling.test(text.slice(0, match.at))) continue;
    if (ofSomebodyElse(text.slice(0, match.at), match.word)) continue;
    if (onlyAsked.test(text.slice(0, match.at)) || madeThem.test(text.slice(0, match.at))) continue;
    if (ofAThing(text.slice(0, match.at), text.slice(match.at))) continue;
    if (howItLooks.test(match.word) && itIs.test(text.slice(0, match.at))) continue;
    if (family === 'good' && isMocked) continue;
    if (family === 'good' && onlyWished.test(text.slice(0, match.at))) continue;
    // Proud of the hundred and twenty days that are over.
    if (family === 'good' && wasOnceProud.test(text.slice(0, match.at + match.word.length))) continue;
    if (family === 'good' && turnsAfter.test(text.slice(match.at))) continue;
    if (family === 'good' && andTerrible.test(text.slice(match.at))) continue;
    const nearby = text.slice(Math.max(0, match.at - 30), match.at + match.word.length + 20);
    found.push({ family, word: match.word, isStrong: strongMarkers.test(nearby), at: match.at });
  }
  // Feelings outrank the good word that politeness adds; among equals, the last said weighs most.
  return found.sort((a, b) => Number(a.family === 'good') - Number(b.family === 'good') || b.at - a.at);
}

/** "I was so scared, but I did it": what comes last is the news. */
export function endsWell(text: string): boolean {
  const parts = text.split(/\bbut\b/i);
  const emotions = parts.length > 1 ? emotionsIn(parts.at(-1) ?? '') : [];
  return emotions.length > 0 && emotions.every(({ family }) => family === 'good');
}

/** English words shaped like Swahili verbs ("analyse") are few, and cannot make up a third of a message. */
export function swahiliIn(text: string): number {
  const small = text.toLowerCase();
  const formed = (small.match(swahiliForms) ?? []).filter(
    (word) => word.length >= 6 && !/(?:tion|ive|ate|ure|ise|ize|are|ame|ine|ude|ile)$/.test(word),
  );
  return new Set([...(small.match(swahiliWords) ?? []), ...formed]).size;
}

function isForeign(text: string, words: number): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 2 && latin < letters * 0.6) return true;
  return words >= 3 && (text.match(foreignWords)?.length ?? 0) / words >= 0.34;
}

export function contentWordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? []).filter((word) => !emptyWords.has(word));
}

/** A thumb up is a yes. */
const isNod = (text: string): boolean =>
  /^(?:(?:\u{1F44D}|\u{1F44C}|\u{2705})(?:[\u{1F3FB}-\u{1F3FF}])?\s*)+$/u.test(text);

/** Meant for the therapist; in "my mother said you're pathetic" they are somebody else's words. */
const saidToUs = new Set<Intent>(['hostile', 'not_understood', 'change_topic', 'wants_stop']);

function isQuoted(text: string, { index, 0: found }: RegExpExecArray): boolean {
  const before = text.slice(0, index).split(/[.!?]/).at(-1) ?? '';
  const after = text.slice(index + found.length);
  const isNewSentence = found.endsWith('.') || /^\.\s/.test(after);
  return reportsWords.test(before) || (!isNewSentence && reportedWords.test(after));
}

/** "?!" and "..." show nothing. */
const aPicture = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const feelingShown = (text: string): Understanding['wordless'] =>
  emojiFeelings.find(([picture]) => picture.test(text))?.[1] ?? (aPicture.test(text) ? 'any' : null);

function ruledIntent(text: string, words: number): Intent {
  if (words === 0) return isNod(text) ? 'agrees' : 'silent';
  if (endsWithLeave(text)) return 'goodbye';
  for (const { intent, pattern, maxWords } of intentPatterns) {
    if (maxWords !== undefined && words > maxWords) continue;
    const match = pattern.exec(text);
    if (match && !(saidToUs.has(intent) && isQuoted(text, match))) return intent;
  }
  return 'tells';
}

/** A rule that looks at the first word is right about short messages and often wrong about longer ones. */
const looseRules = new Set<Intent>(['agrees', 'declines', 'wants_stop', 'asks_fact']);
const LOOSE_UP_TO_WORDS = 3;
const SURE = 0.6;
const LIKELY = 0.12;
/** A story that happens to resemble something else is still a story: beyond this length only rules decide. */
const MEANT_UP_TO_WORDS = 18;
/** Harsh when heard wrongly: these must be plainer than the rest. */
const leastFor: Partial<Record<Intent, number>> = {
  goodbye: 0.45,
  hostile: 0.25,
  wants_stop: 0.25,
  tests_limits: 0.3,
  wants_exercise: 0.25,
};
const questionStart =
  /^(?:(?:so|and|but|well|ok(?:ay)?|hey|wait|please|um+),? )*(?:what(?:'s)?|why|who(?:'s)?|whose|how|where|which|is|are|am|can|could|do|does|did|will|would|should|may|shall|have you)\b/i;

/** Questions in form only: asked of life, or of oneself and answered at once. */
const rhetorical =
  /\?\s+\S|\bwhat(?:'s| is) the (?:point|use)\b|^(?:so |but |and )?why (?:me|him|her|us|is it always|can't i|do i (?:always|keep|even)|am i (?:like|so|always)|did (?:he|she|they|i)|does (?:he|she|it) (?:always|keep)|would (?:he|she|they|anyone))\b/i;

/** What a message must hold, beside its likeness, to be taken for more than a story. */
const signOf: Partial<Record<Intent, RegExp>> = {
  // "He hit us, so no, I didn't cry" puts nobody right.
  corrects:
    /^(?:(?:oh|ok(?:ay)?|um+|but|ah)[,. ]+)*(?:no|nope|nah|not|sorry[,.]? (?:no|not|i meant|it's|it was|that's|that was|he|she)|actually|wait|hapana|rather|correction)\b|\b(?:meant(?! to\b)|actually|correct\w*|wrong|rather|instead)\b|(?:\bnot|n't)\b[^,.]{1,30}, (?:but|just|more|it|i|he|she|they|we|that)\b|, not\b/i,
  greeting: /^(?:\S+\s*){1,6}$/,
  // "I can't say no to myself" is the trouble itself.
  declines:
    /^(?!.*\bsay(?:ing)? no (?:to|at|when)\b)(?!.*(?:n't|\b(?:not|never|how to|hard to|learn to|able to))(?: \w+)? say no\b)/i,
  // "We haven't talked since" is of somebody else.
  asks_memory:
    /\b(?:you|unani\w*|remind (?:me|us)|(?:did|were|was|have|do|are|had|where|what) we)\b|^(?:(?:and|so|but|ok(?:ay)?)[, ]+)*what\b/i,
  ...signsOfBeingAddressed,
};
const asking = new Set<Intent>(['asks_fact', 'asks_advice']);
const SURE_UNASKED = 0.4;
const SURE_IN_TWO_WORDS = 0.35;

type Scored = Reading['intents'][number];

/** A no to what was asked, and nothing put right. */
const allIsWell =
  /^(?:no|nah|nope)[,. ]+(?:it|that)(?:'s| is) (?:fine|ok(?:ay)?|all right|alright|good|cool|nothing)\b/i;

/** "Not sad. Just flat." says how it is; whoever had said sad may go on from there. */
const narrowsFeeling =
  /^(?:(?:and|but|well|honestly)[, ]+)*(?:i'm |it's )?not (?:really |even |so much )?(?:sad|angry|mad|depressed|anxious|upset|tired|happy|lonely|scared|stressed|worried)[.,… ]+(?:i'm |it's )?(?:just|more|only)\b/i;

/** Not to know what to do with a yellow hat is the story itself. */
const withAThing = /\bknow what to do (?:with|about)\b/i;

/** "I don't know what the card was for", "you don't know, of course". */
const ofTheStory =
  /\b(?:didn't|did not) know what to (?:say|answer|do|tell)\b|\bknow (?:a soul|any ?(?:one|body)\b)|\bknow (?:what|why|where|who|when|how|if|whether) (?:the|he|she|they|it|this|that|my|his|her|their|our)\b|^(?:and |but |well |no )?you (?:don't|do not|can't|wouldn't) know\b|^(?:and |but |so |mostly )?i (?:don't|do not|never|didn't) (?:answer|reply|respond|pick up|text back|write back)\b/i;

/** "I don't know, proud I guess" answers. */
const knowsAfterAll =
  /^(?:(?:um+|well|honestly|hm+|god)[,. ]+)*(?:idk|dunno|not sure|i (?:don't|do not|dont) (?:really )?know)(?:,|…|\.{2,3}| -| –|\.)? (?:(?:just|like|maybe|probably|i guess|kind of|kinda|sort of|more|it's|it was|i'm|i was)[, ]+)*(?!(?:i guess|i suppose|really|honestly|tbh|man|lol|why|what|how|if|where|when|who|anymore|any more|sorry|it|that|to|just|maybe|yet)\b)[a-z']{4,}(?: [\w']+){0,8}[.! ]*$/i;

function isPlain(best: Scored, text: string, words: number, isAsked: boolean): boolean {
  const { label, score } = best;
  if (score < (leastFor[label] ?? LIKELY)) return false;
  if (words <= 2 && score < SURE_IN_TWO_WORDS) return false;
  if (asking.has(label) && !isAsked && score < SURE_UNASKED) return false;
  if (
    label === 'does_not_know' &&
    (emotionsIn(text).length > 0 ||
      withAThing.test(text) ||
      ofTheStory.test(text) ||
      knowsAfterAll.test(text))
  )
    return false;
  if ((saidToUs.has(label) || label === 'goodbye') && reportsWords.test(text)) return false;
  if (label === 'corrects' && (allIsWell.test(text) || narrowsFeeling.test(text))) return false;
  if (label === 'not_understood' && onlyRemarks.test(text)) return false;
  return signOf[label]?.test(text) ?? true;
}

/** Taken for a question to us only where that is plainer than the story it was found to be. */
const SURE_THOUGH_TOLD = 0.35;
/** Of what was said here before: nothing of their life is worded so. */
const ofBefore =
  /\b(?:remember\w*|remind (?:me|us)|forgot\w*|forget|memory|mentioned|last (?:time|session|call|week)|(?:do|what|have) you (?:still )?(?:know|got|kept|have)|(?:i|we) (?:\w+ )?(?:told|said|tell|say|mention|talk(?:ed)?|discuss(?:ed)?))\b/i;
/** What must be said with these leaves little doubt: "do you mind if we speak of other things". */
const plainBySign = new Set<Intent>(['change_topic', 'asks_privacy']);
const isStoryInForm = ({ label, score }: Scored, told: number, text: string): boolean =>
  told > score &&
  !asking.has(label) &&
  score < SURE_THOUGH_TOLD &&
  !plainBySign.has(label) &&
  !(label === 'asks_memory' && ofBefore.test(text));

/** What a rule knows, and no likeness may overrule: a farewell, a fact that has its answer, and that no exercise is wanted. */
const isSettled = (ruled: Intent, text: string): boolean =>
  ruled === 'goodbye' ||
  (ruled === 'asks_fact' && facts.some(({ pattern }) => pattern.test(text))) ||
  (ruled === 'declines' && refusesExercise.test(text));

/** Whatever is told beside it, who asks what a thing is wants to know. */
const asksForTerm =
  /\bwhat(?:'s| is| does)(?: this| an?)? (?:cbt|cognitive[- ]behaviou?r\w+(?: therapy)?|burn ?out|grounding|panic attack|thought record)(?: mean| about| like)?\s*\?/i;

/** What talking is good for. */
const asksForUse =
  /\bwhat (?:use (?:is )?talking|good (?:does|is|will) talking|(?:is|'s) the (?:use|point) of talking)\b|\bdoes talking (?:even |actually |really )?help\b/i;
/** The words for somebody, and not what we think of it. */
const asksForWords =
  /\b(?:can|could|will|would) you (?:please )?help (?:me )?(?:with|find|figure out|work out|think of) (?:(?:the |some )(?:\w+ )?words?|what (?:i (?:could |should |would )?|i'd )?(?:to )?(?:say|tell))\b/i;
/** It scolds us, and above all it leaves. */
const leavesAngrily =
  /^(?:(?:right|ok(?:ay)?|well|fine|forget it|no)[,.! ]+)*i(?:'m|m| am) (?:off|going|leaving|out|done here)[,.! ]+(?:this|that|it)(?:'s| is| was) (?:(?:such )?a waste of (?:my )?time|pointless|useless|no (?:use|good|help)|not (?:helping|for me))[.! ]*$/i;
/** At the end of a story as well. */
const asksToRemember =
  /\b(?:do you (?:even |still |actually )?remember (?:what|that|the \w+) i (?:said|told|mentioned)|what did i (?:say|tell you|just say|just tell you) (?:about|of|on))\b[^.?!]*\?*\s*$/i;

/** "Alright, I'll go another way tomorrow" is more than a yes; "ok, I'll try that" is none. */
const yesAndAStep =
  /^(?:alright|all right|ok(?:ay)?|yes|yeah|yep|fine|sure|right|true|good point)[,.!]? (?:then )?(?:i'll|i will|i'm going to|i could|i might) (?!.*\b(?:try|that|it|this|one|breath\w*|exercise|see|listen|wait)\b)\w+ \w+/i;

/** Room is no answer to a question. */
export const wantsAnAnswer =
  /\?\s*$|\b(?:what (?:would|do|should|could) i (?:even |actually )?(?:say|do|tell)|can you help|help me)\b/i;

/** The rule's word where rules are certain, the meaning's where they are silent. */
export function decideIntent(ruled: Intent, text: string, words: number, reading: Reading | null): Intent {
  if (leavesAngrily.test(text)) return 'goodbye';
  if (asksForTerm.test(text) || asksForUse.test(text)) return 'asks_fact';
  if (asksForWords.test(text)) return 'wants_exercise';
  if (asksToRemember.test(text)) return 'asks_memory';
  if (ruled === 'asks_fact' && rhetorical.test(text)) return 'tells';
  if (ruled === 'asks_advice' && asksItself.test(text)) return 'tells';
  if (ruled === 'agrees' && yesAndAStep.test(text)) return 'tells';
  if (!reading || ruled === 'silent' || isSettled(ruled, text)) return ruled;
  const isAsked =
    words <= 16 &&
    !rhetorical.test(text) &&
    (questionStart.test(text) || (text.endsWith('?') && words <= 10));
  const [best] = reading.intents.filter(({ label }) => !(isAsked && label === 'tells'));
  if (!best || best.label === ruled) return ruled;
  if (ruled !== 'tells') {
    const isLoose = looseRules.has(ruled) && words > LOOSE_UP_TO_WORDS;
    return best.score >= SURE || (isLoose && isPlain(best, text, words, isAsked)) ? best.label : ruled;
  }
  const told = reading.intents.find(({ label }) => label === 'tells')?.score ?? 0;
  if (isStoryInForm(best, told, text)) return 'tells';
  if (planned.test(text) || words > MEANT_UP_TO_WORDS) return 'tells';
  return isPlain(best, text, words, isAsked) ? best.label : 'tells';
}

/** The model of meaning knows English: of Swahili only what is all but certain is believed. */
const SURE_IN_SWAHILI = 0.45;
const onlySure = (reading: Reading | null): Reading | null =>
  reading && (reading.intents[0]?.score ?? 0) >= SURE_IN_SWAHILI ? reading : null;
const SWAHILI_SHARE = 0.3;
/** "My boss" is as much English as Swahili, and so are a few more: alone in a short message they prove nothing. */
const inBothLanguages = /\b(?:boss|mama|baba|na|tu|pole|sasa|ama|kila|hapa|sawa|watu|bado|juu)\b/gi;
const isSwahiliEnough = (text: string, words: number): boolean =>
  words > 4 ||
  swahiliIn(text.replace(inBothLanguages, ' ')) > 0 ||
  !/\b(?:my|the|a|an|is|was|i|he|she|it|and|to|of)\b/i.test(text);

/** Where somebody may not be safe, these cut them off or leave them alone: their wording must say it. */
const cutsOff = new Set<Intent>(['wants_stop', 'does_not_know']);
export const isDoubtful = ({ intent, text }: Understanding, { level }: Pick<Assessment, 'level'>): boolean =>
  level !== 'none' && cutsOff.has(intent) && understand(text).intent !== intent;

/** "My wife died... no, sorry, that's my neighbour's story": what was taken back in the same breath was not said. */
const takenBack =
  /^(?:[^\s.?!]+ ){1,11}[^\s.?!]+(?:\.{2,}|…|[.,!-])\s*(?:no[,.]? (?:sorry|wait)|(?:sorry|wait)[,.]? no)\b[,. ]*(?=\S)/i;

/** @param reading what the message means; null leaves everything to the rules. */
export function understand(memberText: string, reading: Reading | null = null): Understanding {
  const text = restoreWords(
    withoutHesitation(
      memberText
        .replace(/[’‘]/g, "'")
        .replace(/(?<![\w'.])(u|ur)(?![\w'.])/g, (short) => (short === 'u' ? 'you' : 'your'))
        .replace(/\s+/g, ' ')
        .trim()
        .replace(takenBack, ''),
    ),
  );
  const words = text === '' ? 0 : text.split(' ').filter((word) => /[\p{L}\d]/u.test(word)).length;
  // A single word is as good as a name, unless it is one whose meaning is known.
  const isTold = words > 1 || glossOf(text) !== undefined;
  const isMixedLanguage = isTold && swahiliIn(text) / words >= SWAHILI_SHARE && isSwahiliEnough(text, words);
  return {
    text,
    words,
    intent: decideIntent(
      ruledIntent(text, words),
      text,
      words,
      isMixedLanguage ? onlySure(reading) : reading,
    ),
    emotions: emotionsIn(text),
    person: peoplePattern.exec(text)?.[1]?.toLowerCase() ?? null,
    time: timePattern.exec(text)?.[0]?.toLowerCase() ?? null,
    isQuestion: text.endsWith('?'),
    isMixedLanguage,
    isForeign: isForeign(text, words),
    wordless: words > 0 || isNod(text) ? null : feelingShown(text),
    contentWords: contentWordsOf(text),
  };
}
