// Finds the next question: one, open, unasked, not about what was just told, and such that it follows from it.
import { answerKind, isOnScale } from './answer-kinds.ts';
import { isBright } from './bright-moments.ts';
import type { PlacedSituation } from './content/all-content.ts';
import { findSituation } from './content/all-content.ts';
import type { Question } from './content/content-schema.ts';
import { genericQuestions } from './content/generic.data.ts';
import { isOnlyUnrealDeath, tellsFreshDeath } from './deaths.ts';
import { emotionContent } from './emotions.data.ts';
import { everydayKind } from './everyday-kinds.ts';
import type { FollowKind } from './follow-questions.data.ts';
import { followQuestions } from './follow-questions.data.ts';
import type { GistKind } from './gist.ts';
import { standardOf } from './line.ts';
import { isNamedIn } from './match-situation.ts';
import { sceneIn } from './scenes/told-scene.ts';
import { type TurnContext, toldSoFar } from './turn-context.ts';
import type { EmotionFamily } from './understand.data.ts';
import type { Understanding } from './understand.ts';
import { emotionsIn, endsWell } from './understand.ts';

export type Asked = { tag: string; text: string };

const spanOfTime =
  /\b(?:been|after|for|almost|nearly|over|about|\d+|an?|two|three|four|five|six|seven|eight|nine|ten|few|couple of|many|several) (?:minutes|hours|days|weeks?|months?|years?)\b/i;

/** What this message already answers, so that it is not asked later. */
export function knownTags({ time, text }: Understanding): string[] {
  const known: string[] = [];
  if (time || spanOfTime.test(text)) known.push('when');
  if (
    /\b(?:chest|stomach|headaches?|heart (?:races|pounds|racing|pounding)|shoulders|jaw|throat|tight feeling|(?:my )?hands? (?:\w+ ){0,2}(?:sweat\w*|shak\w*|trembl\w*)|sweaty|trembling|dizzy)\b/i.test(
      text,
    )
  )
    known.push('body');
  if (/\b(?:i(?:'ve| have)? (?:already )?tried)\b/i.test(text)) known.push('tried');
  if (
    /\b(?:nobody knows|no one knows|only person|haven't told|no one to|nobody to|i told my)\b|^(?:nobody|no one)\b/i.test(
      text,
    )
  )
    known.push('support');
  return known;
}

const heldBack =
  /\b(?:said nothing|say nothing|did(?: not|n't) (?:say(?! (?:yes|no|that|so|it|i|he|she)\b)|answer|speak|reply)|kept (?:quiet|silent|it in)|stayed (?:quiet|silent)|could(?: not|n't) (?:say|speak|answer)|kept my mouth shut|held my tongue|swallowed it|bit my tongue|(?:can't|cannot|can not|couldn't) (?:say|tell) (?:any of )?(?:it|that|this|her|him|them)\b|what (?:was i|could i|am i|can i) (?:(?:going|supposed|meant) to )?say\b(?! to (?:him|her|them)\?)|(?<!\bjust )wanted to (?:say|shout|scream|answer|tell (?!someone|somebody|you|any)))\b/i;
const untold =
  /\b(?:(?:nobody|no ?one)(?: (?:else|really|even|ever|at \w+|in \w+ \w+))* (?:knows|knew|to tell|to talk)|never told|have(?: not|n't) told|has(?: not|n't) told|(?<=\b(?:i|we|you) )(?:don't|do not) tell|can't tell|cannot tell|don't (?:really )?talk about|hide it|hiding it|secret(?:ly)?|only one who knows)\b.{0,40}/i;
/** Something is seen for the first time, now. */
const realised =
  /^(?:(?:and|but|so|maybe|ok(?:ay)?)[, ]+)*it(?:'s| is|'s never been| was never) ?(?:not |n't )?(?:really |just |even |actually )*about\b(?=.*\b(?:is it|was it|it's about|at all|though)\b)|\b(?:i(?:'m| am)? (?:do|doing) the same(?: thing)? (?:now|too|myself)|i(?:'m| am) (?:just |exactly )?like (?:him|her|my (?:dad|father|mum|mom|mother))|that's what (?:he|she|my \w+) (?:did|used to do)|i(?:'d| had|'ve| have)? never (?:really )?(?:thought (?:of|about) (?:that|it)|saw it|seen it|noticed|reali[sz]ed|connected)|(?:had|have)n'?t (?:thought|looked|seen|noticed|realised|realized)\b.{0,20}\b(?:that|it|like that|that way|before)|(?:just|only now) (?:reali[sz]ed|realise|realize|noticed|see)|now that (?:i|you) (?:say|put) it|didn'?t (?:realise|realize|notice) (?:that )?(?:until|before|how))\b/i;
/** An event, told as one: it begins the sentence, or goes on with "then". */
const happened =
  /(?:^|[.!?] |\bthen |\band )(?:(?:yesterday|today|last \w+|on \w+|so),? )?(?:i|he|she|they|we|my \w+) (?:just |then |even )?(?:(?!used|loved|wanted|needed|liked)\w{3,}ed|went|left|drank|came|said|told|got|woke|saw|took|gave|lost|broke|hit|ran|sat|fell|threw|sent|wrote|found|ate|called)\b/i;
const usually = /\b(?:always|never|every|used to|keeps?|usually|often|nothing|whenever|times? a)\b/i;

/** "It's not about the rice cooker, is it": asked of themselves, with a mark or without. */
const wondered =
  /\b(?:is|isn'?t|was|wasn'?t|does|doesn'?t|did|didn'?t|do|don'?t|are|aren'?t|am|can|can'?t|would|wouldn'?t) (?:it|i|that|he|she|they|we)\s*\??$|,?\s(?:huh|innit|right|eh)\s*\??$|^(?:i wonder|(?:am|is|was|did|do|does|are|should|could|would|why|what if)\b[^.]*\bi\b[^.]*\?$)/i;
const longAgo =
  /\bmy (?:dad|father|mum|mom|mother|gran\w*|stepdad|stepmum) (?:was (?:an?|like that|always|never)|used to|would (?:always|never))\b|\byou (?:didn't|couldn't|never|always|just|had to) (?:\w+ ){1,5}when (?:he|she|they) (?:was|were|came|got|did)\b|\bwhen i was (?:a (?:boy|girl|kid|child|teenager)|little|small|young(?:er)?|at school|\w+(?:teen)?\b)|\b(?:as a (?:boy|girl|kid|child)|growing up|back (?:home|then|in (?:19|20)\d\d)|years ago|in (?:19|20)\d\d)\b/i;
const byOthers =
  /^(?:(?:and|but|so|then|now|today|yesterday|on \w+|last \w+|once|sometimes)[, ]+)*(?:he|she|they|my (?:[\w-]+ )?[\w-]+|our (?:[\w-]+ )?[\w-]+|(?!It|This|That|There|These|What|Who|Where|When|Why|How|If|But|And|We|You|The|Maybe|I|Its)[A-Z][\p{L}-]+)(?: just| then| even| always| never| only)? (?:say|said|says|told|tells|ask|asks|asked|wrote|writes|look|looks|looked|laugh|laughs|laughed|put|puts|came|comes|went|goes|gave|gives|took|takes|made|makes|did|does|got|gets|keep|keeps|kept|call|calls|called|sent|sends|smiled|smiles|cried|cries|left|leaves|walked|sat|sits|stood|brought|brings|bought|let|lets|moved|turned|offered|played|sang|hugged|held|knows|knew|thinks|thought)\b/u;
/** "She kept a donkey when she was small" asks nothing of who tells it. */
const inTheirPast =
  /\bwhen (?:he|she|they|we|i) (?:was|were) (?:small|little|young\w*|a (?:boy|girl|child|kid)|\d+|\w+teen|nine|ten|eight|seven|six|five)\b/i;
/** Words; a longer message tells more than who they are. */
const ABOUT_THEM_WORDS = 14;
const aboutThem =
  /^(?!.*\b(?:and|but) (?:i(?! (?:live|work|teach|study|have an?|run|drive)\b)|i've|i'm|i haven't|my|we|it)\b)(?:(?:and|so|well|look|ok|okay)[, ]+)*(?:i(?:'m| am|m| was) (?:from|an? [\w-]+|\d+|(?:thirty|forty|fifty|sixty|seventy|eighty|twenty)\b)|i (?:study|teach|drive|work|live|run|own|come from)\b|we(?:'re| are) from\b)/i;

/** A stretch of life that is over: "forty-one years on the railways". */
const lifeOver =
  /\bi(?:'ve| have)? retired\b|^(?:(?:almost|nearly|over) )?[\w-]+ (?:years|decades) (?:on|at|in|with) the \w+[.! ]*$|[.!?] [\w-]+ (?:years|decades) (?:on|at|in|with) the \w+/i;

/** It comes back by itself, again and again. */
const replayed =
  /\b(?:keep|kept|can't stop|cannot stop|couldn't stop|constantly|always) (?:\w+ )?(?:replaying|rerunning|going (?:back )?over|running (?:it |that )?through|seeing (?:it|his|her|their|that|the)|hearing (?:it|his|her|their|that|myself)|playing (?:it|that))\b|\b(?:on|in) (?:a )?(?:loop|repeat)\b/i;

const praisesUs =
  /^(?:(?:ok(?:ay)?|yeah|oh|thanks)[,. ]+)*that(?:'s| is| was) (?:(?:quite|really|actually|so|very|pretty) )*(?:good|nice|helpful|great|useful|better|kind)(?: actually| really| of you| advice| to hear)*[.! ]*$/i;
const onlyOkay = /^(?:ok(?:ay)?|fine|all ?right|better|calm(?:er)?)$/i;
/** A feeling told now, or in so many messages before. */
const FEELING_LASTS = 2;
const feelings = new WeakMap<Understanding, EmotionFamily | null>();
/** Of the feelings told now and a moment ago, the last. */
function lastFeeling({ heard, turn }: TurnContext): EmotionFamily | null {
  const known = feelings.get(heard);
  if (known !== undefined) return known;
  const before = turn.conversation.filter(({ role }) => role === 'user').slice(-FEELING_LASTS);
  let found: EmotionFamily | null = null;
  for (const text of [...before.map(({ content }) => content), heard.text]) {
    const emotions = text === heard.text ? heard.emotions : emotionsIn(text);
    // Of our words, and no mood of theirs.
    if (text !== heard.text && praisesUs.test(text)) continue;
    // "It's okay" is no gladness that lasts.
    if (text !== heard.text && emotions[0]?.family === 'good' && onlyOkay.test(emotions[0].word)) continue;
    if (emotions[0]) found = endsWell(text) ? 'good' : emotions[0].family;
    else if (isBright(text)) found = 'good';
  }
  feelings.set(heard, found);
  return found;
}

const sore = new Set<GistKind>([
  'self_judgement',
  'inability',
  'fear',
  'loss',
  'duty',
  'doubt',
  'other_person',
]);
/** Told after good news, it is something else: "I cried in the lift", "I have been putting it off". */
const isOverWith = (heard: Understanding): boolean =>
  !heard.emotions.some(({ family }) => family === 'good') && sceneIn(heard) !== null;
/** Good news, told now or a moment ago, and nothing hard since. */
export const isGlad = (context: TurnContext): boolean =>
  lastFeeling(context) === 'good' &&
  (endsWell(context.heard.text) ||
    isBright(context.heard.text) ||
    !(context.gists.some(({ kind }) => sore.has(kind)) || isOverWith(context.heard)));
/** Only what hurts weighs: of an ordinary day nobody is asked for its worst. */
export function isTroubled(context: TurnContext): boolean {
  const family = lastFeeling(context);
  return (family !== null && family !== 'good') || context.gists.some(({ kind }) => sore.has(kind));
}

/** What sort of thing was said, the most pressing first. */
function followKinds(context: TurnContext): FollowKind[] {
  const { heard, gists, pieces } = context;
  if (isGlad(context)) return ['good'];
  if (isOnScale(heard.text, context.state.lastQuestion?.text)) return ['scaled'];
  const kind = gists[0]?.kind;
  const everyday = !kind || kind === 'plain' || kind === 'other_person' ? everydayKind(heard) : null;
  if (everyday) return [everyday];
  const short = heard.words < FEWEST_WORDS ? answerKind(heard) : null;
  // "She raised me", days after the funeral.
  if (short) return short === 'bare' && isMourning(context) ? ['loss', short] : [short];
  const kinds: FollowKind[] = [];
  if (kind === 'self_judgement' || kind === 'loss' || kind === 'cherished' || kind === 'good') return [kind];
  if (realised.test(heard.text)) return ['realised'];
  if (wondered.test(heard.text) && heard.intent !== 'asks_advice') return ['wondered'];
  if (/^(?:(?:and|but|so|ok(?:ay)?|yeah|well|because|cos|it's just)[, ]+)*what if\b/i.test(heard.text))
    return ['fear', 'plain'];
  if (replayed.test(heard.text)) kinds.push('replayed');
  if (heldBack.test(heard.text)) kinds.push('unsaid');
  if (untold.test(heard.text) && /\b(?:know|tell|told|talk|secret|hide|hiding)/i.test(heard.text))
    kinds.push('alone');
  if (pieces[0]?.kind === 'words_of_others') kinds.push('speech');
  if (kind && kind !== 'plain') kinds.push(kind);
  const isPlain = !kind || kind === 'plain';
  if (lifeOver.test(heard.text)) return ['bareSpan', 'plain'];
  if (longAgo.test(heard.text)) kinds.push('longAgo');
  if (isPlain && knownTags(heard).includes('body')) kinds.push('bodily');
  if (isPlain && heard.words <= ABOUT_THEM_WORDS && aboutThem.test(heard.text) && !isTroubled(context))
    kinds.push('aboutThem');
  if (isPlain && byOthers.test(heard.text) && !inTheirPast.test(heard.text)) kinds.push('others');
  else if (
    kind === 'plain' &&
    happened.test(heard.text) &&
    !usually.test(heard.text) &&
    !inTheirPast.test(heard.text)
  )
    kinds.push('done');
  return [...kinds, ...(isTroubled(context) ? (['heavy'] as const) : []), 'plain'];
}

/** Asked of somebody who lives, it would bury them. */
const asksOfTheDead = /\b(?:lost|died|dead)\b/i;

const toShortAnswers = new Set<FollowKind>([
  'bareTime',
  'bareSpan',
  'barePerson',
  'bareBody',
  'scaled',
  'yes',
  'no',
]);
/** What a short answer was of is more than what the talk is about. */
const worthOf = (kind: FollowKind): number => {
  if (kind === 'plain' || kind === 'heavy') return FROM[kind];
  return toShortAnswers.has(kind) ? FROM.short : FROM.follow;
};

type Candidate = { question: Question; worth: number; isOfScene?: boolean };
type Add = (questions: readonly Question[], base: number, least?: number) => void;

const FROM = {
  scene: 0.85,
  matched: 0.62,
  answering: 0.6,
  held: 0.5,
  leant: 0.3,
  follow: 0.5,
  feeling: 0.38,
  short: 0.75,
  heavy: 0.24,
  plain: 0.2,
  topic: 0.2,
  generic: 0.1,
} as const;
const STRONG_FEELING = 0.18;
const FIT_COUNTS = 0.8;
/** What a question is taken to fit when meaning is not known. */
const TYPICAL_FIT = 0.15;
/** A question of the situation spoken of this far from what was said would sound as if nobody had listened. */
const LEAST_FIT = 0.24;
/** Farther than that: what they live with may not be what the topic's question takes for granted. */
const LEAST_FIT_TOPIC = 0.42;
/** What a built-in topic lends to a category of their own was not written for it. */
const LEAST_FIT_LENT = 0.3;
const FOLLOW_ORDER = 0.08;
const TAG_AGAIN = 0.25;
const ORDER = 0.03;
const CHANCE = 0.12;
/** Shorter messages follow from the question, and nothing follows from them. */
const FEWEST_WORDS = 4;
/** A situation spoken of so few turns ago still lends its questions. */
const HELD_TURNS = 3;

const LEANT = 1.8;
/** A question of a situation only leant to must fit what was said. */
const LEAST_FIT_LEANT = 0.3;

/** The situation spoken of a moment ago. */
function heldSituation({ state, match }: TurnContext): PlacedSituation | null {
  if (match || !state.situation || state.turns - state.situationAt > HELD_TURNS) return null;
  return state.situationAt > 0 ? findSituation(state.situation) : null;
}

/** The situation that several messages together speak for. */
export function leantTo(context: TurnContext, least = LEANT): PlacedSituation | null {
  if (context.match) return null;
  const told = toldSoFar(context);
  const [best] = Object.entries(context.state.leanings)
    .filter(([id, lean]) => lean >= least && isNamedIn(id, told))
    .sort(([, a], [, b]) => b - a);
  return best ? findSituation(best[0]) : null;
}

/** To a bike or a hedge they would be questions about nothing. */
const ofTrouble = new Set(['exception', 'tried', 'need', 'worst', 'who', 'body', 'support']);

/** Grief that is fresh wants no step, no remedy and no better day. */
const notInMourning = new Set(['tried', 'next', 'want', 'exception', 'need']);
export const isMourning = (context: Pick<TurnContext, 'turn' | 'heard'>): boolean =>
  toldSoFar(context).some(tellsFreshDeath);

/** Of a situation: the one meant now, else the one of a moment ago, else the one the talk leans to. */
function addSituations(context: TurnContext, add: Add): void {
  const { match, heard, state, isBaffled } = context;
  // What it takes for granted was just refused.
  if (isBaffled) return;
  if (match) add(match.situation.next, FROM.matched);
  const isShort = heard.words < FEWEST_WORDS;
  const held = heldSituation(context);
  // A word in answer to a question of the situation may be followed by its next one; a yes, or a later word, says nothing of it.
  if (held && (!isShort || (heard.intent === 'tells' && state.turns - state.situationAt === 1)))
    add(held.next, isShort ? FROM.answering : FROM.held, isShort ? undefined : LEAST_FIT);
  const leant = isShort ? null : leantTo(context);
  if (leant && leant.id !== held?.id) add(leant.next, FROM.leant, LEAST_FIT_LEANT);
}

function candidatesFor(context: TurnContext): Candidate[] {
  const { heard, gists, lines, nearTo, isOnTopic } = context;
  const all: Candidate[] = [];
  const isAlive = isOnlyUnrealDeath(heard.text);
  const isShort = heard.words < FEWEST_WORDS;
  const add: Add = (questions, base, least = -1) => {
    questions.forEach((question, at) => {
      const fits = (isShort ? null : nearTo(question[1])) ?? TYPICAL_FIT;
      if (fits >= least && !(isAlive && asksOfTheDead.test(question[1])))
        all.push({ question, worth: base + FIT_COUNTS * fits - ORDER * at * (base > 0.5 ? 1 : 0) });
    });
  };
  const isLoss = gists[0]?.kind === 'loss';
  const isHappy = isGlad(context);
  // After a death the next thing is the death, and good news needs no question about the trouble.
  if (context.match || !(isLoss || isHappy)) addSituations(context, add);
  // Nobody else could be asked these: that its kind was asked before matters less.
  if (!(isLoss || isHappy)) {
    const before = all.length;
    add(sceneIn(heard)?.questions ?? [], context.match ? FROM.held : FROM.scene);
    for (const candidate of all.slice(before)) candidate.isOfScene = true;
  }
  followKinds(context).forEach((kind, at) => {
    add(followQuestions[kind], worthOf(kind) - at * FOLLOW_ORDER);
  });
  const emotion = heard.emotions.find(({ family }) => !isHappy || family === 'good');
  if (emotion) {
    const questions = emotionContent[emotion.family].questions.map(
      (line): Question =>
        typeof line === 'string' ? ['feeling', line] : ['feeling', standardOf(line), line[1]],
    );
    add(questions, FROM.feeling + (emotion.isStrong ? STRONG_FEELING : 0));
  }
  const isLent = context.turn.category.isCustom;
  if (isOnTopic && !isLoss && !isHappy && !isShort && !context.isBaffled)
    add(
      lines.explore.slice(0, -genericQuestions.length),
      FROM.topic,
      isLent ? LEAST_FIT_LENT : LEAST_FIT_TOPIC,
    );
  // They fit anything, so that how near one is to what was said is chance.
  const isHeavy = isTroubled(context);
  const generic = genericQuestions.filter(([tag]) => isHeavy || !ofTrouble.has(tag));
  if (!isHappy) all.push(...generic.map((question) => ({ question, worth: FROM.generic })));
  return isMourning(context) ? all.filter(({ question: [tag] }) => !notInMourning.has(tag)) : all;
}

const vague = new Set([...followQuestions.plain, ...genericQuestions].flatMap(([, ...texts]) => texts));
/** Whether it would fit anything that could have been said. */
export const isVague = ({ text }: Asked): boolean => vague.has(text);

/** A question that follows from this message; null when all that could be asked was, or good news needs none. */
export function ask(context: TurnContext): Asked | null {
  const { pen, state, gists, lines } = context;
  const known = gists[0]?.kind === 'wish' ? [...state.known, 'want'] : state.known;
  const last = state.tags.at(-1);
  const ranked = candidatesFor(context)
    .map(({ question, worth, isOfScene }) => ({
      question,
      worth: worth - (!isOfScene && state.tags.includes(question[0]) ? TAG_AGAIN : 0) + pen.random() * CHANCE,
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ question }) => question);
  return (
    pen.ask(ranked, known, { mayRepeatTags: true, except: last }) ??
    pen.ask(isGlad(context) ? ranked : [...ranked, ...lines.explore], [], { mayRepeatTags: true })
  );
}
