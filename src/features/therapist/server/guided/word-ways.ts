// Ways that hand back the member's own words: a piece, a picture, two sides, and seldom a whole sentence.
import { weighs } from './clause-weight.ts';
import { tellsDeath } from './deaths.ts';
import { isFragment } from './fragment.ts';
import {
  cornerFrames,
  doubleFrames,
  frames,
  hurtingWordsFrames,
  lightFrames,
  othersWordsFrames,
  pictureFrames,
  pieceFrames,
  sorryLines,
  twoSidedFrames,
  wordsAboutYouFrames,
} from './frames.data.ts';
import type { GistKind } from './gist.ts';
import type { Line } from './line.ts';
import { capitalise, countWords, standardOf } from './line.ts';
import { saysNothingAlone } from './living-piece.ts';
import { isGlad } from './mood-of-talk.ts';
import { isJoking } from './said-lightly.ts';
import type { TurnContext } from './turn-context.ts';
import type { Way } from './way.ts';
import { bestPiece, isVerdict, spoken } from './way.ts';

/** A sentence is handed back whole at most once in so many turns, and only when it is short. */
const WHOLE_EVERY = 7;

const WHOLE_WORDS = 12;

const LONG_MESSAGE = 40;

/** What two pieces side by side must say. */
const TELLING = 3;

/** A picture of their own is handed back as it is: it is the most exact thing they said. */
export const picture: Way = ({ pieces, gists, pen }) => {
  const image = pieces.find(({ kind }) => kind === 'image');
  // "Like a terrible mother" is a verdict, and no picture to be praised for.
  if (!image || gists[0]?.kind === 'self_judgement') return null;
  const slots = { m: image.text, M: capitalise(image.text) };
  const said = pen.pick(pictureFrames, { slots, isFirst: true });
  return said ? spoken(gists.slice(0, 1), said) : null;
};

/** Words that refuse, judge or push; others may be a joke or a kindness, and nobody must live with those. */
const mayHurt =
  /\b(?:not|n't|never|no|nothing|nobody|too|only|just|stop|should(?! (?:\w+ )?(?:talk|speak|see|rest|try|come|ring|call|get help|eat|sleep)\b)|must|have to|always|wrong|fault|blame|bad|worse|worst|hate|stupid|lazy|weak|selfish|crazy|useless|ugly|fat|difficult|dramatic|sensitive|disappoint\w*|ashamed|enough|over|leave|leaving|left|alone|done|fail\w*|burden|problem|dead|die|fired|replace\w*|embarrass\w*|mean|cold|hard|get over|move on|grow up|man up|calm down)\b/i;

/** What somebody said to them, marked as somebody's words and never as a fact. */
export const quoted: Way = ({ pieces, gists, heard, pen }) => {
  const words = pieces.find(({ kind }) => kind === 'words_of_others');
  // "My sister thinks I should move" has no words of hers that could stand between quotation marks.
  const at = words ? heard.text.toLowerCase().indexOf(words.text.toLowerCase()) : -1;
  // Nor are those who are told of it: "telling everyone at church".
  if (!words || at < 0 || /\btell(?:s|ing)?\s+$/i.test(heard.text.slice(0, at))) return null;
  const slots = { s: words.text, S: capitalise(words.text) };
  const isAboutThem = /\byou(?:r|'re|'ve)?\b/i.test(words.text);
  const isHard = mayHurt.test(words.text) || heard.emotions.some(({ family }) => family !== 'good');
  const lines = !isHard
    ? othersWordsFrames
    : [...(isAboutThem ? wordsAboutYouFrames : []), ...hurtingWordsFrames, ...othersWordsFrames];
  return spoken(gists.slice(0, 1), pen.pick(lines, { slots, isFirst: true }));
};

/** What is said of a sentence can mostly be said of its living piece: the frames that begin with it. */
const forPiece = (lines: readonly Line[]): Line[] =>
  lines.filter((line) => /^\{C\}\. \S/.test(standardOf(line)) || standardOf(line) === '{C}.');

/** A solemn word on a blow up bed or a joke sounds as if nobody had listened. */
const framesFor = (text: string): Line[] => (weighs(text) ? pieceFrames : lightFrames);

const MOST_OF = 0.6;
const isMostOf = (part: string, clause: string): boolean =>
  clause.includes(part) && countWords(part) >= countWords(clause) * MOST_OF;

export const piece: Way = (context) => {
  const { gists, pen } = context;
  const found = bestPiece(context);
  if (!found || isVerdict(context)) return null;
  const slots = { c: found.text, C: capitalise(found.text) };
  const kind = gists[0]?.kind ?? 'plain';
  const options = { slots, isFirst: true };
  // What is said of a loss is said of the loss, and of nothing that happens to stand beside it.
  const loss = gists.find((gist) => gist.kind === 'loss');
  if (
    loss &&
    !loss.clause.includes(found.text) &&
    countWords(loss.clause) <= WHOLE_WORDS &&
    !isFragment(loss.clause)
  )
    return handBack({ ...context, gists: [loss] });
  // Nor is anything said of a wish, a duty or a habit said of what is only part of it or stands beside it.
  const isBeside = loss ? !loss.clause.includes(found.text) : !isMostOf(found.text, gists[0]?.clause ?? '');
  const isPlain = kind === 'plain' || isBeside;
  const text =
    (isPlain ? null : pen.pick(forPiece(framesOfKind(kind, found.text, context)), options)) ??
    pen.pick(framesFor(found.text), { ...options, mayRepeat: true });
  return spoken(gists.slice(0, 1), text);
};

const DEATH_WORDS = 10;

/** A child that was hoped for and did not come. */
const noChildCame =
  /^you (?:both )?(?:tried for (?:a (?:baby|child)|kids|children|(?:\w+ )?years$)|(?:can't|couldn't|cannot) have (?:kids|children|a baby))/i;
const ofChildren = /\b(?:kids?|child(?:ren)?|bab(?:y|ies)|pregnan\w*|ivf)\b/i;
const isGrief = (clause: string, told: string): boolean =>
  (tellsDeath(clause) && tellsDeath(told)) || (noChildCame.test(clause) && ofChildren.test(told));

/** A death comes before anything clever, and so does a child that never was. */
export const sorry: Way = ({ heard, gists, pen }) => {
  const gist = gists.find(({ clause }) => isGrief(clause, heard.text) && countWords(clause) <= DEATH_WORDS);
  if (!gist || isFragment(gist.clause)) return null;
  return spoken([gist], pen.pick(sorryLines, { slots: { C: capitalise(gist.clause), c: gist.clause } }));
};

/** When nothing better can be said: at least a corner of what they said, and not the air above it. */
export const corner: Way = (context) => {
  const found = bestPiece(context, 0);
  // "You got the job, I see": good news is met with more, and a death with anything but "okay".
  if (!found || isVerdict(context) || isGlad(context)) return null;
  if (context.gists[0]?.kind === 'loss' || tellsDeath(found.text)) return null;
  const slots = { c: found.text, C: capitalise(found.text) };
  return spoken(
    context.gists.slice(0, 1),
    context.pen.pick(cornerFrames, { slots, isFirst: true, mayRepeat: true }),
  );
};

export const double: Way = ({ pieces, gists, heard, pen }) => {
  const [first, second] = pieces.filter(({ kind, score }) => kind !== 'words_of_others' && score >= TELLING);
  if (heard.words < LONG_MESSAGE || !first || !second || gists[0]?.kind === 'self_judgement') return null;
  if (first.text.includes(second.text) || second.text.includes(first.text)) return null;
  const slots = {
    c1: first.text,
    C1: capitalise(first.text),
    c2: second.text,
    C2: capitalise(second.text),
  };
  return spoken(gists.slice(0, 2), pen.pick(doubleFrames, { slots, isFirst: true }));
};

const SIDES_WORDS = 17;

export const sides: Way = ({ gists, pen }) => {
  const gist = gists.find((candidate) => candidate.sides);
  if (!gist?.sides) return null;
  const [a, b] = gist.sides;
  if (countWords(a) + countWords(b) > SIDES_WORDS) return null;
  return spoken(
    [gist],
    pen.pick(twoSidedFrames, { slots: { a, A: capitalise(a), b, B: capitalise(b) }, isFirst: true }),
  );
};

/** "You feel stupid for crying": the verdict itself, for words that put it into a voice's mouth. */
const verdictOf = (clause: string): string =>
  clause.replace(
    /^you (?:(?:just|really|always|still|often|sometimes) )?(?:feel|felt) (?:like )?(?:you(?:'re| are) )?(?=(?:so |such |really )?(?:an? |the worst |worthless|useless|stupid|pathetic|ugly|fat|disgusting|lazy|weak|broken|unlovable|dumb|crazy|incompetent|inadequate|replaceable|boring|not (?:good|smart|strong) enough))/i,
    "you're ",
  );

/** These say what they are by themselves; of the others nothing is made that weighs nothing: "I had to ask the time". */
const isPlainlyOne = new Set<GistKind>(['self_judgement', 'loss', 'good', 'cherished', 'wish']);

/** What may be said of a clause of this kind; empty where only the clause itself may be. */
function framesOfKind(kind: GistKind, text: string, context: TurnContext): readonly Line[] {
  if (isPlainlyOne.has(kind)) return frames[kind];
  const isLight = kind === 'plain' || !weighs(text) || isJoking(context.heard.text) || isGlad(context);
  return isLight ? [] : frames[kind];
}

/** Their sentence in the second person; null where there is none short enough to be more than an echo. */
export const handBack: Way = (context) => {
  const { gists, pen } = context;
  const gist = gists[0];
  const isJudgement = gist?.kind === 'self_judgement';
  if (!gist || isFragment(gist.clause)) return null;
  if (!isJudgement && saysNothingAlone(gist.clause)) return null;
  if (!isJudgement && countWords(gist.clause) > WHOLE_WORDS) return null;
  // "That I'm boring" answers what the thought is.
  const clause = (isJudgement ? verdictOf(gist.clause) : gist.clause).replace(/^that (?=you)/, '');
  const slots = { c: clause, C: capitalise(clause) };
  const plainLines = weighs(clause) ? frames.plain : lightFrames;
  const text =
    pen.pick(framesOfKind(gist.kind, clause, context), { slots, isFirst: true }) ??
    (isJudgement ? pen.pick(frames.self_judgement, { slots, mayRepeat: true }) : null) ??
    pen.pick(plainLines, { slots, isFirst: true, mayRepeat: true });
  return spoken([gist], text);
};

export const mirror: Way = (context) => {
  const isTooSoon = context.state.talk - context.state.wholeEchoAt < WHOLE_EVERY;
  // What sounds dark is never passed over for having been handed back lately.
  const isDark = context.turn.risk.level !== 'none' && context.turn.risk.isSaidNow === true;
  return isTooSoon && !isVerdict(context) && !isDark ? null : handBack(context);
};
