// Plays a made-up member through the therapist, and counts what can be counted about the replies.

import type { AssessedTurn, Assessment, RiskLevel } from '#features/safety/safety.contract.ts';
import { assess } from '#features/safety/server/safety.service.ts';
import type { DialogueState, SpokenTurn, Therapist, TherapistTurn } from '../../therapist.contract.ts';
import { findSituation } from './content/all-content.ts';
import { glossOf } from './glosses.data.ts';
import { createGuidedTherapist } from './guided-therapist.ts';
import type { Line } from './line.ts';
import { countWords } from './line.ts';
import type { MemberScript } from './member-scripts.data.ts';
import { openingOf } from './pen.ts';
import { turnPerson } from './turn-person.ts';
import { contentWordsOf } from './understand.ts';

export type PlayedTurn = {
  member: string | null;
  risk: RiskLevel;
  reply: string;
  /** What kind of reply it was; for readers of transcripts. */
  move: string;
  isGoodbye: boolean;
  /** The reply holds a line written for the very situation the talk is about. */
  isSpecific: boolean;
  tookMs: number;
};

/** Every made-up member talks with a therapist of another temper, the same one each time. */
export const seedOf = ({ id }: MemberScript): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);

/** Slots stand anywhere in a line; what is on either side of them must be in the reply. */
function holdsLine(line: Line | readonly string[], reply: string): boolean {
  return [line]
    .flat()
    .some((wording) =>
      wording.split(/\{[^}]*\}/).every((part) => reply.toLowerCase().includes(part.trim().toLowerCase())),
    );
}

function holdsLineOf(situationId: string, reply: string): boolean {
  const situation = findSituation(situationId);
  if (!situation) return false;
  const questions = situation.next.map(([, ...wordings]) => wordings);
  return [...situation.reflections, ...questions].some((line) => holdsLine(line, reply));
}

type Place = Pick<TherapistTurn, 'category' | 'topic'>;

/**
 * `judge`: of the whole conversation at every turn; the rules alone when nothing is said. `answers`: what the member says
 * to a reply that their lines have no answer to; null to go on with these.
 */
export async function playScript(
  script: MemberScript,
  place: Place,
  seed: number,
  therapist: Therapist = createGuidedTherapist(),
  judge: (turns: AssessedTurn[]) => Assessment | Promise<Assessment> = assess,
  answers: (reply: string) => string | null = () => null,
): Promise<PlayedTurn[]> {
  const conversation: SpokenTurn[] = [];
  const played: PlayedTurn[] = [];
  const steps = [...(script.inExercise ?? [])];
  const lines = [...script.lines];
  let state: DialogueState | null = null;

  async function hear(memberText: string | null): Promise<void> {
    const heard: SpokenTurn[] = memberText === null ? [] : [{ role: 'user', content: memberText }];
    const risk = await judge([...conversation, ...heard]);
    const startedAt = performance.now();
    const said: string[] = [];
    let isGoodbye = false;
    for await (const chunk of therapist.reply({
      ...place,
      conversation: [...conversation],
      memberText,
      risk,
      style: script.style,
      surface: 'voice',
      memories: [],
      lastSummary: script.lastSummary ?? null,
      country: 'KE',
      // Through JSON, as it is stored between turns.
      state: state === null ? null : (JSON.parse(JSON.stringify(state)) as DialogueState),
      seed,
    })) {
      said.push(chunk.text);
      state = chunk.state ?? state;
      isGoodbye ||= chunk.isGoodbye === true;
    }
    const reply = said.join(' ');
    const move = String((state?.moves as string[] | undefined)?.at(-1) ?? '');
    played.push({
      member: memberText,
      risk: risk.level,
      reply,
      move,
      isGoodbye,
      isSpecific: holdsLineOf(String(state?.situation ?? ''), reply),
      tookMs: performance.now() - startedAt,
    });
    conversation.push(...heard, { role: 'assistant', content: reply });
  }

  const paced = new Set(['box-breathing', 'long-breathing', 'body-scan']);
  const isOffered = (): boolean => (state?.pending as { kind?: string } | null)?.kind === 'exercise';
  const isAskedLeave = (): boolean => (state?.pending as { kind?: string } | null)?.kind === 'insight';

  await hear(null);
  while (lines.length > 0 && !played.at(-1)?.isGoodbye) {
    const answer = answers(played.at(-1)?.reply ?? '');
    const running = (state as { exercise?: { id: string } | null } | null)?.exercise;
    if (answer !== null) await hear(answer);
    else if (running) await hear(paced.has(running.id) ? 'okay' : (steps.shift() ?? 'okay'));
    else if (isOffered() || (isAskedLeave() && played.at(-1)?.move !== 'advice'))
      await hear(script.accepts ? 'yes please' : 'no thanks');
    else await hear(lines.shift() ?? '');
  }
  return played;
}

/** The first turn that was taken for grave; undefined in a calm talk. */
export const alarmIn = (played: PlayedTurn[]): PlayedTurn | undefined =>
  played.find(({ risk }) => risk === 'elevated' || risk === 'imminent');

/** Reviewed words took more turns than one question and a farewell. */
export const isTakenOver = (played: PlayedTurn[]): boolean =>
  played.filter(({ move, isGoodbye }) => move === 'safe' && !isGoodbye).length > 1;

export type Figures = {
  replies: number;
  repeatedReplies: number;
  repeatedOpenings: number;
  /** Exploring turns that hand back something of the member's; a long sentence handed back whole does not count. */
  reflectionShare: number;
  /** Exploring turns that speak from an authored situation, and that hand a whole sentence back. */
  specificShare: number;
  echoShare: number;
  /** Replies that make the same move as the one before, exercises and safe words apart. */
  repeatedMoves: number;
  maxWordsVoice: number;
  maxQuestions: number;
  maxReplyMs: number;
};

const exploring = new Set([
  'lastStep',
  'gloss',
  'plainGloss',
  'planned',
  'picture',
  'sorry',
  'quoted',
  'piece',
  'felt',
  'corner',
  'normal',
  'corrected',
  'answer',
  'nod',
  'double',
  'sides',
  'change',
  'connect',
  'told',
  'feeling',
  'mirror',
  'situation',
  'room',
  'ask',
  'received',
  'watch',
]);
const WHOLE_FROM_WORDS = 4;
const LONG_WORDS = 12;

/** Words in the longest sentence of theirs that the reply hands back whole; 0 for none. */
function echoedWords({ member, reply }: PlayedTurn): number {
  const said = reply.toLowerCase();
  const lengths = (member ?? '')
    .split(/(?<=[.?!])\s+/)
    .filter((sentence) => said.includes(turnPerson(sentence).text.toLowerCase()))
    .map(countWords)
    .filter((words) => words >= WHOLE_FROM_WORDS);
  return Math.max(0, ...lengths);
}

const stem = (word: string): string =>
  word
    .replace(/'.*$/, '')
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 6);

/** Whether a reply says in English what they said in Swahili. */
function translates({ member, reply }: PlayedTurn): boolean {
  const english = glossOf(member ?? '');
  return english !== undefined && reply.toLowerCase().includes(english.toLowerCase().replace(/[.]$/, ''));
}

/** Whether a reply holds a word of content the member had just used, or its translation, and is more than an echo. */
function carriesContent(turn: PlayedTurn): boolean {
  const { member, reply } = turn;
  if (echoedWords(turn) > LONG_WORDS) return false;
  const said = new Set(contentWordsOf(member ?? '').map(stem));
  return contentWordsOf(reply).some((word) => said.has(stem(word))) || translates(turn);
}

export function figuresOf(conversations: PlayedTurn[][]): Figures {
  const turns = conversations.flat();
  const exploringTurns = turns.filter(
    ({ move, member }) => exploring.has(move) && contentWordsOf(member ?? '').length > 0,
  );
  const repeated = (values: string[]): number => values.length - new Set(values).size;
  const shareOf = (is: (turn: PlayedTurn) => boolean): number =>
    Number((exploringTurns.filter(is).length / Math.max(1, exploringTurns.length)).toFixed(3));
  const ordinary = turns.filter(({ move }) => move !== 'safe');
  return {
    replies: turns.length,
    repeatedReplies: conversations.reduce(
      (sum, played) => sum + repeated(played.map(({ reply }) => reply)),
      0,
    ),
    repeatedOpenings: conversations.reduce(
      (sum, played) =>
        sum +
        played.filter(
          ({ reply, move }, at) =>
            at > 0 &&
            move !== 'exercise' &&
            move !== 'safe' &&
            openingOf(reply) === openingOf(played[at - 1]?.reply ?? ''),
        ).length,
      0,
    ),
    reflectionShare: shareOf(carriesContent),
    specificShare: shareOf(({ isSpecific }) => isSpecific),
    echoShare: shareOf((turn) => echoedWords(turn) > 0 && turn.move !== 'answer' && turn.move !== 'planned'),
    repeatedMoves: conversations.reduce(
      (sum, played) =>
        sum +
        played.filter(
          ({ move }, at) => at > 0 && move !== 'exercise' && move !== 'safe' && move === played[at - 1]?.move,
        ).length,
      0,
    ),
    maxWordsVoice: Math.max(...ordinary.map(({ reply }) => countWords(reply))),
    maxQuestions: Math.max(...turns.map(({ reply }) => reply.match(/\?/g)?.length ?? 0)),
    maxReplyMs: Number(Math.max(...turns.slice(1).map(({ tookMs }) => tookMs)).toFixed(2)),
  };
}
