// A situation that was spoken of and is not theirs: once they say so, it is not spoken of again.
import type { SpokenTurn } from '../../therapist.contract.ts';
import type { GuidedState } from './dialogue-state.ts';
import type { Understanding } from './understand.ts';
import { contentWordsOf } from './understand.ts';

const saysNo = /^(?:(?:oh|um+|well|hm+)[,. ]+)*(?:no+|nope|nah|not really|hapana)\b[,. ]+\S/i;
const denied = /(?:n't|\b(?:not|never))\s+((?:[\w'-]+\s*){1,4})/gi;
const STEM = 5;
const stemsOf = (text: string): string[] =>
  contentWordsOf(text.replace(/-/g, ' ')).map((word) => word.slice(0, STEM));

/** "I don't smoke", where smoking came from us: of a word of their own, "I can't sleep" would deny nothing. */
function deniesOurs(text: string, situation: string, conversation: readonly SpokenTurn[]): boolean {
  const ours = new Set([
    ...stemsOf(situation),
    ...stemsOf(conversation.findLast(({ role }) => role === 'assistant')?.content ?? ''),
  ]);
  const theirs = new Set(
    conversation.filter(({ role }) => role === 'user').flatMap(({ content }) => stemsOf(content)),
  );
  const words = [...text.matchAll(denied)].flatMap(([, after]) => stemsOf(after ?? ''));
  return words.some((word) => ours.has(word) && !theirs.has(word));
}

/** Lets go of the situation of the last reply where this message denies it. */
export function letGoOfDenied(
  state: GuidedState,
  heard: Understanding,
  conversation: readonly SpokenTurn[],
): void {
  const { situation } = state;
  if (!situation || state.situationAt === 0 || state.situationAt !== state.turns) return;
  const wasTold = ['told', 'situation'].includes(state.ways.at(-1) ?? '');
  const isDenied =
    heard.intent === 'not_understood' ||
    (wasTold && (heard.intent === 'corrects' || saysNo.test(heard.text))) ||
    deniesOurs(heard.text, situation, conversation);
  if (!isDenied) return;
  state.denied = [...state.denied, situation];
  state.situation = null;
  delete state.leanings[situation];
}
