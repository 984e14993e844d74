// A model as the mind. The guided therapist stands behind every turn: it opens, says goodbye, leads exercises and
// speaks when someone may not be safe, and it takes over in mid-reply when the model fails or says what must not be
// said. No sentence is passed on before it was checked whole.
import type { ReplyChunk, Therapist, TherapistTurn } from '../../therapist.contract.ts';
import type { Wording } from '../../wording.data.ts';
import { isAcknowledgement } from '../acknowledge.ts';
import { guidedOnly, ownQuestion, type Rehearsed, rehearse, stateAfterModel } from './guided-behind.ts';
import { ModelFailure, type ModelFault, type ModelLimits, modelLimits, openModelLine } from './model-line.ts';
import { composeMessages } from './model-messages.ts';
import { createSentenceCutter } from './sentence-cutter.ts';

type Broken = { rule: string } | null;
/**
 * Null when the newest words may be said. `before`: of the same reply, what was said already; `memberText`: what it
 * answers; `isUnfinished`: they end in half a sentence.
 */
export type CheckReply = (
  newest: string,
  context: { memberText?: string | null; before?: string; isAiAsked?: boolean; isUnfinished?: boolean },
) => Broken | Promise<Broken>;

export type ModelTherapistOptions = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  fallback: Therapist;
  checkReply?: CheckReply;
  limits?: Partial<ModelLimits>;
  /** How the product speaks of itself; `therapy` when left out. */
  wording?: Wording;
  log: { warn(fields: Record<string, unknown>, message: string): void };
};

/** A text that grows without an end of sentence is checked this often. */
const WINDOW_CHARACTERS = 100;
/** How far back a check looks, so that two harmless sentences that are not harmless together are seen. */
const CHECKED_TAIL = 600;
const LONGEST_REPLY = { chat: 1_800, voice: 700, avatar: 700 } as const;

const asksIfAi =
  /\b(?:are|r)\s+(?:you|u)\s+(?:(?:a|an|really|even|actually|just|some)\s+)*(?:real|human|person|people|bot|robot|ai|machine|computer|alive|program)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a|an)\b|\bis (?:this|there) (?:a|an) (?:real|human|person|ai|bot)\b/i;

type Stop = { reason: ModelFault | 'broke_a_rule' | 'thought_aloud'; rule?: string };
/** Of one reply only: the next may be fine, and nobody would wait for it in vain. */
const passing = new Set<Stop['reason']>(['broke_a_rule', 'cut_off', 'thought_aloud', 'unfit']);

export function createModelTherapist(options: ModelTherapistOptions): Therapist {
  const { fallback, log, wording, checkReply = () => null } = options;
  const limits = { ...modelLimits, ...options.limits };
  const line = openModelLine(options, limits);
  let restsUntil = 0;
  /** Its replies begin with thoughts that nothing opens. */
  let beginsInThought = false;

  /** Whole sentences that may be said; returns why there are no more, or null at the end. */
  async function* checkedSentences(
    turn: TherapistTurn,
    signal: AbortSignal,
    isLate: () => boolean,
  ): AsyncGenerator<string, Stop | null> {
    const cutter = createSentenceCutter({ keepsParagraphs: turn.surface === 'chat', beginsInThought });
    const { memberText } = turn;
    const isAiAsked = asksIfAi.test(memberText ?? '');
    let said = '';
    let checkedAt = 0;
    const broken = (newest: string, isUnfinished = false) =>
      checkReply(newest, { memberText, before: lastSentences(said), isAiAsked, isUnfinished });
    try {
      for await (const piece of line.stream(composeMessages(turn, wording), signal)) {
        const sentences = cutter.push(piece);
        if (cutter.unopenedThoughts() !== null) beginsInThought = true;
        if (cutter.unopenedThoughts() === 'given_out') return { reason: 'thought_aloud' };
        for (const sentence of sentences) {
          const violation = await broken(sentence);
          if (violation) return { reason: 'broke_a_rule', rule: violation.rule };
          said += ` ${sentence}`;
          checkedAt = 0;
          yield sentence;
          if (said.length > LONGEST_REPLY[turn.surface]) return null;
        }
        if (cutter.isOver()) break;
        const pending = cutter.pending();
        if (pending.length - checkedAt < WINDOW_CHARACTERS) continue;
        checkedAt = pending.length;
        const violation = await broken(pending, true);
        if (violation) return { reason: 'broke_a_rule', rule: violation.rule };
      }
      if (signal.aborted) return isLate() ? { reason: 'late' } : null;
      const rest = cutter.flush();
      if (rest === null && said === '') {
        // Whatever was held back, it did not close any thoughts.
        beginsInThought = false;
        return { reason: 'empty' };
      }
      if (rest === null) return null;
      const violation = await broken(rest);
      if (violation) return { reason: 'broke_a_rule', rule: violation.rule };
      yield rest;
      return null;
    } catch (error) {
      return { reason: error instanceof ModelFailure ? error.fault : 'garbage' };
    }
  }

  function note(stop: Stop): void {
    if (!passing.has(stop.reason)) restsUntil = performance.now() + limits.restMs;
    log.warn({ ...stop }, 'the model’s reply was replaced by the guided therapist’s');
  }

  return {
    async *reply(turn) {
      if (guidedOnly(turn) || performance.now() < restsUntil) {
        yield* fallback.reply(turn);
        return;
      }
      const behind = await rehearse(fallback, turn);
      if (turn.signal?.aborted) return;
      if (behind.acknowledgement !== null) yield { text: behind.acknowledgement };
      if (behind.mustBeSaid) {
        yield* behind.chunks;
        return;
      }
      const hangUp = new AbortController();
      const signal = turn.signal ? AbortSignal.any([turn.signal, hangUp.signal]) : hangUp.signal;
      let isLate = false;
      const patience = setTimeout(() => {
        isLate = true;
        hangUp.abort();
      }, limits.firstSentenceMs[turn.surface]);
      const sentences = checkedSentences(turn, signal, () => isLate);
      let said = '';
      try {
        let next = await sentences.next();
        clearTimeout(patience);
        for (; !next.done; next = await sentences.next()) {
          // It was acknowledged already, before the model had said a word.
          if (said === '' && behind.acknowledgement !== null && isAcknowledgement(next.value)) continue;
          said += ` ${next.value}`;
          yield { text: next.value };
        }
        if (turn.signal?.aborted) return;
        const stop = next.value;
        if (stop) note(stop);
        // Thoughts were no reply: the whole of one is still owed.
        const kept = stop?.reason === 'thought_aloud' ? '' : said;
        yield* stop ? takeOver(behind, kept, turn) : [{ text: '', state: stateAfterModel(turn, behind) }];
      } finally {
        clearTimeout(patience);
        hangUp.abort();
        // Whoever stops listening leaves it in the middle of a sentence, with its clocks running.
        await sentences.return(null);
      }
    },
  };
}

/** Whole ones: what excuses a phrase stands before it in the same sentence. */
const lastSentences = (said: string): string =>
  said.length <= CHECKED_TAIL
    ? said
    : said.slice(-CHECKED_TAIL).replace(/^[^.!?…。！？]*[.!?…。！？]+\S*\s+/u, '');

/** The rest of a reply that broke off after `said`; never half a sentence, never a second question. */
function takeOver(behind: Rehearsed, said: string, turn: TherapistTurn): ReplyChunk[] {
  if (said === '') return behind.chunks;
  const state = stateAfterModel(turn, behind);
  const asked = said.includes('?') ? null : ownQuestion(behind);
  return [asked ? { text: asked.text, state: { ...state, ...asked.learnt } } : { text: '', state }];
}
