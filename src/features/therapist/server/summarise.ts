// A session in the member's own sentences: what they said, what was tried, the step they chose. Nothing is added
// that was not said, and nothing from a turn that carried risk is ever suggested as a memory.
import { setImmediate as breathe } from 'node:timers/promises';
import { assess } from '#features/safety/server/safety.service.ts';
import type { DialogueState, SessionSummary, SpokenTurn } from '../therapist.contract.ts';
import { readState } from './guided/dialogue-state.ts';
import type { ExerciseId } from './guided/exercises/exercise-ids.ts';
import type { Gist } from './guided/gist.ts';
import { gistsOf } from './guided/gist.ts';
import { countWords } from './guided/line.ts';
import { stepIn } from './guided/receive-step.ts';
import { type Understanding, understand } from './guided/understand.ts';

/** Of the member's, the newest: a conversation can be as long as a year. */
const MOST_TURNS = 400;
/** Callers on the same machine must not hear that somebody else's session ended. */
const BREATHES_AFTER_MS = 5;
const MOST_SENTENCES = 4;
const MOST_MEMORIES = 3;

/** As in "We tried …". */
const exerciseNames: Record<ExerciseId, string> = {
  'box-breathing': 'box breathing',
  'long-breathing': 'breathing with a long way out',
  grounding: 'a grounding exercise',
  'body-scan': 'a body scan',
  'thought-record': 'looking at a thought from the outside',
  'worry-time': 'planning a worry time',
  'problem-solving': 'solving one problem step by step',
  'small-step': 'planning one small thing to do',
  values: 'finding what matters and a next step',
  'self-compassion': 'writing to yourself as to a friend',
  'urge-surfing': 'riding out an urge',
  'opposite-action': 'doing the opposite of what a feeling urges',
  'assertive-message': 'putting a clear message together',
  'sleep-wind-down': 'winding down for sleep',
  gratitude: 'noticing what was good',
};

/** What is worth remembering is about their life: people, hopes, patterns; not how this hour felt. */
const lasting =
  /\b(?:my (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|kids|children|boss|manager|friend|job|work|family|landlord|dog|cat)|i (?:work|live|study|want|love|miss|used to|always|never)|i've been|i am a|i'm a)\b/i;

type Said = { sentence: string; gist: Gist };

function toldIn(heard: Understanding): Said[] {
  // An order to the machine is nothing they told about themselves.
  if (heard.intent === 'tests_limits') return [];
  return gistsOf(heard).map((gist) => {
    const sentence =
      heard.text.split(/(?<=[.?!])\s+/).find((candidate) => candidate.length >= gist.clause.length - 12) ??
      heard.text;
    return { sentence: sentence.trim(), gist };
  });
}

const isWorthTelling = ({ kind, clause }: Gist): boolean =>
  kind !== 'self_judgement' && countWords(clause) <= 18;

/**
 * @param conversation the whole transcript, oldest first; interrupted replies are welcome.
 * @param state the guided therapist's last state, when there is one; it knows the step and the exercises.
 * @returns `text` ≤ 6 sentences in the second person ("You said …"), empty when nothing was told; `step` without
 * "I could"; memories in the member's own first person, each ≤ 300 characters.
 */
export async function summarise(
  conversation: SpokenTurn[],
  state: DialogueState | null = null,
): Promise<SessionSummary> {
  const guided = readState(state);
  const members = conversation.filter((turn) => turn.role === 'user').slice(-MOST_TURNS);
  let stepNamed: string | null = null;
  const told: Said[] = [];
  let breath = performance.now();
  for (const turn of members) {
    if (performance.now() - breath > BREATHES_AFTER_MS) {
      await breathe();
      breath = performance.now();
    }
    if (assess([turn]).level !== 'none') continue;
    const heard = understand(turn.content);
    told.push(...toldIn(heard).filter(({ gist }) => isWorthTelling(gist)));
    stepNamed = stepIn(heard.text, false) ?? stepNamed;
  }

  const chosen = [...new Map(told.map((said) => [said.gist.clause, said])).values()]
    .map((said, order) => ({ ...said, order }))
    .sort((a, b) => b.gist.score - a.gist.score)
    .slice(0, MOST_SENTENCES)
    .sort((a, b) => a.order - b.order);
  const step = guided.step ?? stepNamed;
  const done = guided.finished.map((id) => exerciseNames[id]);

  const sentences = [
    ...chosen.map(({ gist }) => `You said ${gist.clause}.`),
    ...(done.length > 0 ? [`We tried ${done.join(' and ')}.`] : []),
    ...(step ? [`One small step: ${step}.`] : []),
  ];
  const memories = told
    .filter(({ sentence }) => lasting.test(sentence) && countWords(sentence) >= 4 && sentence.length <= 300)
    .sort((a, b) => b.gist.score - a.gist.score)
    .map(({ sentence }) => sentence);
  return {
    text: sentences.join(' '),
    step,
    suggestedMemories: [...new Set(memories)].slice(0, MOST_MEMORIES),
  };
}
