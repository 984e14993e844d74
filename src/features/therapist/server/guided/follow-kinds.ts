// What sort of thing was just said, so that what is asked follows from it: an event, a thing held back, a memory, a person.
import { type AboutKind, aboutKinds } from './about.ts';
import { aboutQuestions } from './about-questions.data.ts';
import { answerKind, isOnScale } from './answer-kinds.ts';
import { everydayKind } from './everyday-kinds.ts';
import type { FollowKind } from './follow-questions.data.ts';
import { isGlad, isMourning, isTroubled } from './mood-of-talk.ts';
import { type TurnContext, toldSoFar } from './turn-context.ts';
import type { Understanding } from './understand.ts';

/** Words; shorter messages follow from the question, and nothing follows from them. */
export const FEWEST_WORDS = 4;

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
  /\bmy (?:dad|father|mum|mom|mother|gran\w*|stepdad|stepmum) (?:was (?:like that|always|never|an? (?:\w+ )?(?:hard|strict|cold|angry|violent|difficult|drunk\w*|drinker|quiet|bitter|proud|tyrant|bully)\b)|used to|would (?:always|never))\b|\byou (?:didn't|couldn't|never|always|just|had to) (?:\w+ ){1,5}when (?:he|she|they) (?:was|were|came|got|did)\b|\bwhen i was (?:a (?:boy|girl|kid|child|teenager)|little|small|young(?:er)?|at school|\w+(?:teen)?\b)|\b(?:as a (?:boy|girl|kid|child)|growing up|back (?:home|then|in (?:19|20)\d\d)|years ago|in (?:19|20)\d\d)\b/i;
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

/** Of a baby or a dog nobody is asked how it sees a thing. */
const ofSmallOnes =
  /\b(?:newborn|baby|bub|(?:\w+|\d+) (?:days?|weeks?|months?)[- ]old|toddler|dogs?|cats?|puppy|kitten|rabbit|horse|vet)\b/i;
const seesNothingOf = (about: AboutKind, context: TurnContext): boolean =>
  (about === 'him' || about === 'her') &&
  context.heard.person === null &&
  ofSmallOnes.test(toldSoFar(context).join(' ')) &&
  !context.heard.text.match(/\b(?:husband|wife|partner|mum|mom|mother|dad|father|friend|boss)\b/i);

const ofSomebody = new Set<AboutKind>(['him', 'her', 'them', 'someone']);
/** How they get on, how it is between them: once in a talk, in whatever words. */
const isAskedAbout = (about: AboutKind, { turn }: TurnContext): boolean =>
  ofSomebody.has(about) &&
  turn.conversation.some(
    ({ role, content }) =>
      role === 'assistant' &&
      aboutQuestions[about].some(([, ...texts]) => texts.some((text) => content.includes(text))),
  );

/** What sort of thing was said, the most pressing first. */
export function followKinds(context: TurnContext): FollowKind[] {
  const { heard, gists, pieces } = context;
  if (isGlad(context)) return ['good'];
  if (isOnScale(heard.text, context.state.lastQuestion?.text)) return ['scaled'];
  const kind = gists[0]?.kind;
  const everyday = !kind || kind === 'plain' || kind === 'other_person' ? everydayKind(heard) : null;
  if (everyday) return [everyday];
  const short = heard.words < FEWEST_WORDS ? answerKind(heard) : null;
  // "She raised me", days after the funeral.
  if (short && isMourning(context)) return [short === 'bareSpan' ? 'remembered' : 'loss', short];
  if (short) return [short];
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
  if (lifeOver.test(heard.text)) return ['bareSpan', ...aboutKinds(heard, isMourning(context)), 'plain'];
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
  // What is felt, feared or wished is nearer than what it is about.
  kinds.push(
    ...aboutKinds(heard, isMourning(context)).filter(
      (about) => !seesNothingOf(about, context) && !isAskedAbout(about, context),
    ),
  );
  return [...kinds, ...(isTroubled(context) ? (['heavy'] as const) : []), 'plain'];
}
