// The embedded mind: a dialogue engine over authored content. No network and no language model; a reply in a few
// milliseconds, streamed by the sentence. Repeatable: the same seed, state and words give the same reply.
import type { ReplyChunk, Therapist, TherapistTurn } from '../../therapist.contract.ts';
import { acknowledge, withoutAcknowledgement } from '../acknowledge.ts';
import { isInvitation } from './ask.ts';
import { respondToControl } from './control/respond-control.ts';
import { writeState } from './dialogue-state.ts';
import { exerciseRequested } from './exercises/all-exercises.ts';
import { asksToResume, endsOnlyTheExercise } from './exercises/read-command.ts';
import { knownTags } from './follow-kinds.ts';
import { nods } from './frames.data.ts';
import { countWords, sentencesOf } from './line.ts';
import type { MeaningOptions } from './meaning/meaning.ts';
import { openMeaning } from './meaning/meaning.ts';
import { openSession, sayGoodbye } from './open-and-close.ts';
import { openingOf } from './pen.ts';
import { planTurn } from './plan.ts';
import { isAway, respondToAside } from './respond-asides.ts';
import { respondToMeta } from './respond-meta.ts';
import { respondToPending } from './respond-pending.ts';
import { keepWatch, respondToRisk } from './respond-risk.ts';
import {
  beginWished,
  continueExercise,
  exerciseWished,
  intentInExercise,
  resumeExercise,
  takeUpCard,
} from './run-exercise.ts';
import { answerInExercise } from './straight/answer-in-exercise.ts';
import { answerAskedAgain } from './straight/asked-again.ts';
import { answerDirect } from './straight/direct.ts';
import { answerProtest } from './straight/protest.ts';
import { saySomething } from './straight/say-something.ts';
import { takeTheirWay } from './straight/their-way.ts';
import type { Draft, Part, TurnContext } from './turn-context.ts';
import { openTurn, readByRules } from './turn-context.ts';

function draftReply(context: TurnContext): Draft {
  const { turn, state, heard, pending } = context;
  if (turn.memberText === null) return openSession(context);

  state.turns += 1;
  takeUpCard(context);
  if (!state.exercise) state.talk += 1;
  state.known.push(...knownTags(heard));
  if (heard.intent !== 'silent') state.silences = 0;
  state.blanks = heard.intent === 'does_not_know' ? state.blanks + 1 : 0;

  const isLeaving =
    intentInExercise(context) === 'goodbye' && !(state.exercise && endsOnlyTheExercise(heard.text));
  const safe = respondToRisk(context, isLeaving);
  if (safe) return safe;
  if (isLeaving) return keepWatch(context, sayGoodbye(context));
  if (isAway(context)) return keepWatch(context, respondToAside(context) ?? planTurn(context));

  const wish = exerciseWished(context);
  const wished = wish && beginWished(context, wish);
  if (wished) return keepWatch(context, wished);
  const between = state.exercise ? answerInExercise(context) : null;
  if (between) return keepWatch(context, between);
  const running = state.exercise ? continueExercise(context) : null;
  if (running) return running;
  if (state.setAside && asksToResume(heard.text)) {
    const resumed = resumeExercise(context);
    if (resumed) return resumed;
  }
  const again = answerAskedAgain(context);
  if (again) return keepWatch(context, again);
  const said = saySomething(context);
  if (said) return keepWatch(context, said);
  const straight =
    respondToControl(context) ?? takeTheirWay(context) ?? answerProtest(context) ?? answerDirect(context);
  if (straight) return keepWatch(context, straight);
  // "One more thing" and "help me write what to say" are no answers, whatever was asked.
  const aside = respondToAside(context);
  if (aside) return keepWatch(context, aside);
  const answered = pending && !exerciseRequested(heard.text) ? respondToPending(context, pending) : null;
  return keepWatch(context, answered ?? respondToMeta(context) ?? planTurn(context));
}

/** Drops optional parts, then earlier ones, until the reply fits the ear; the last part (the question) stays. */
function trimToFit(parts: Part[], limit: number): Part[] {
  let kept = parts.filter((part) => part.text.trim() !== '');
  const length = (): number => kept.reduce((sum, part) => sum + countWords(part.text), 0);
  while (length() > limit && kept.length > 1) {
    const at = kept.findLastIndex((part) => part.isOptional);
    kept = kept.filter((_part, index) => index !== (at >= 0 ? at : kept.length - 2));
  }
  return kept;
}

const wordsOf = (parts: Part[]): string => parts.map((part) => part.text.trim()).join(' ');

/** None could be taken for a yes: "I ruined everything" is not agreed with. */
const beginnings = ['Mm.', 'Okay.', 'I see.', 'I follow.', 'All right.', 'Go on.', 'I am with you.'];

/** Two replies in a row never begin alike; inside an exercise the steps may. */
function openedAnew(text: string, { move }: Draft, { state, turn }: TurnContext): string {
  // What was said before may have begun with an acknowledgement instead.
  const before = openingOf(turn.conversation.findLast(({ role }) => role === 'assistant')?.content ?? '');
  const openings = [...state.openings, before];
  if (move === 'exercise' || !openings.includes(openingOf(text))) return text;
  const [first = '', ...others] = sentencesOf(text);
  const rest = nods.has(first) && others.length > 0 ? others.join(' ') : text;
  for (let at = 0; at < beginnings.length; at += 1) {
    const changed = `${beginnings[(state.turns + at) % beginnings.length]} ${rest}`;
    if (!openings.includes(openingOf(changed))) return changed;
  }
  return text;
}

/** Last wall against saying the same thing twice. */
function differing(text: string, turn: TherapistTurn, turns: number): string {
  const said = new Set(
    turn.conversation
      .filter((earlier) => earlier.role === 'assistant')
      .flatMap(({ content }) => [content, withoutAcknowledgement(content)]),
  );
  if (!said.has(text)) return text;
  for (let at = 0; at < beginnings.length; at += 1) {
    const changed = `${beginnings[(turns + at) % beginnings.length]} ${text}`;
    if (!said.has(changed)) return changed;
  }
  return `${beginnings[turns % beginnings.length]} ${beginnings[(turns + 3) % beginnings.length]} ${text}`;
}

/** Behind an acknowledgement a second one is one too many. */
function withoutNods(text: string): string {
  const sentences = sentencesOf(text);
  const kept = sentences.filter((sentence, at) => at > 2 || !nods.has(sentence));
  return kept.length === sentences.length || kept.length === 0 ? text : kept.join(' ');
}

function settle(context: TurnContext, draft: Draft): { sentences: string[]; last: Omit<ReplyChunk, 'text'> } {
  const { state, turn } = context;
  const isSafe = draft.move === 'safe';
  const first = isSafe ? '' : wordsOf(trimToFit(draft.parts, context.wordLimit));
  const lead = isSafe ? null : acknowledge({ ...context, move: draft.move, words: first });
  const limit = context.wordLimit - countWords(lead ?? '');
  const written = wordsOf(isSafe ? draft.parts : trimToFit(draft.parts, limit));
  const joined = lead === null || isSafe ? written : withoutNods(written);
  const whole = joined === '' ? "I'm here." : joined;
  const opened = lead === null ? openedAnew(whole, draft, context) : whole;
  const text = isSafe ? joined : differing(opened, turn, state.turns);

  state.moves.push(draft.move);
  state.openings.push(openingOf(text));
  state.openings = state.openings.slice(-2);
  state.moves = state.moves.slice(-4);
  state.pending = draft.pending ?? null;
  state.unasked = draft.question ? 0 : state.unasked + 1;
  if (draft.question) {
    state.lastQuestion = draft.question;
    state.tags = [...state.tags, draft.question.tag].slice(-4);
    if (isInvitation(draft.question)) state.invitedAt = state.turns;
  } else if (draft.move !== 'silence') {
    state.lastQuestion = null;
  }
  return {
    sentences: [...(lead === null ? [] : [lead]), ...sentencesOf(text)],
    last: {
      state: writeState(state),
      ...(draft.exercise ? { exercise: draft.exercise } : {}),
      ...(draft.suggestions ? { suggestions: draft.suggestions } : {}),
      ...(draft.isGoodbye ? { isGoodbye: true } : {}),
    },
  };
}

type GuidedTherapist = Therapist & {
  /** Resolves once meaning is understood too; rejects when it never will be. Replies are given from the start. */
  ready: Promise<void>;
};

/** Without `embedder`, or until its authored sentences are learnt, members are understood by rules alone. */
export function createGuidedTherapist(options: Partial<MeaningOptions> = {}): GuidedTherapist {
  const { embedder } = options;
  const meaning = embedder ? openMeaning({ ...options, embedder }) : null;
  return {
    ready: meaning?.ready ?? Promise.resolve(),
    anticipate(memberText) {
      if (!meaning?.isReady()) return;
      const { text, worth } = readByRules(memberText);
      meaning.anticipate(text, worth);
    },
    async *reply(turn) {
      const context = await openTurn(turn, meaning);
      const { sentences, last } = settle(context, draftReply(context));
      for (const [at, text] of sentences.entries()) {
        if (turn.signal?.aborted) return;
        yield at === sentences.length - 1 ? { text, ...last } : { text };
      }
    },
  };
}
