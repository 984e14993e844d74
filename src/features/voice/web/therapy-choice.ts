// What the member chose to talk about and with, remembered on this device for each member. Nothing here can be
// changed while a session is connecting or active; the server holds to the same.
import { DEFAULT_CATEGORY_ID, DEFAULT_TOPIC_ID } from '#features/categories/categories.data.ts';
import type { VoiceId } from '../voice.contract.ts';
import type { SessionPhase } from './voice-session.ts';

export type TherapyChoice = {
  categoryId: string;
  topicId: string;
  voice: VoiceId;
  isGenZ: boolean;
  /** null: as the category suggests. */
  takesItsTime: boolean | null;
  hasCaptions: boolean;
  microphoneId: string | null;
};

export const defaultChoice: TherapyChoice = {
  categoryId: DEFAULT_CATEGORY_ID,
  topicId: DEFAULT_TOPIC_ID,
  voice: 'alloy',
  isGenZ: false,
  takesItsTime: null,
  hasCaptions: true,
  microphoneId: null,
};

const UNHURRIED_CATEGORY = 'trauma';
const locked: ReadonlySet<keyof TherapyChoice> = new Set(['categoryId', 'topicId', 'voice', 'isGenZ']);

/** Drops from `change` what may not change in this phase. */
export function changeChoice(
  choice: TherapyChoice,
  change: Partial<TherapyChoice>,
  phase: SessionPhase,
): TherapyChoice {
  const isLocked = phase === 'connecting' || phase === 'active';
  const allowed = Object.entries(change).filter(
    ([key]) => !isLocked || !locked.has(key as keyof TherapyChoice),
  );
  return { ...choice, ...Object.fromEntries(allowed) };
}

/** Longer pauses unless the member said otherwise: on by default where hard things are told. */
export const takesItsTime = ({ takesItsTime: chosen, categoryId }: TherapyChoice) =>
  chosen ?? categoryId === UNHURRIED_CATEGORY;

const keyOf = (memberId: string) => `therapy_choice:${memberId}`;

/** The remembered choice; the defaults where there is none, or where a part of it does not fit. */
export function readChoice(memberId: string, voices: readonly string[]): TherapyChoice {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? 'null');
    if (!stored || typeof stored !== 'object') return defaultChoice;
    const known = Object.entries(stored).filter(([key, value]) => fits(key, value, voices));
    return { ...defaultChoice, ...Object.fromEntries(known) };
  } catch {
    return defaultChoice;
  }
}

export function rememberChoice(memberId: string, choice: TherapyChoice): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(choice));
  } catch {
    // Without storage the choice lives as long as the page.
  }
}

function fits(key: string, value: unknown, voices: readonly string[]): boolean {
  switch (key) {
    case 'categoryId':
    case 'topicId':
      return typeof value === 'string' && value !== '';
    case 'voice':
      return typeof value === 'string' && voices.includes(value);
    case 'isGenZ':
    case 'hasCaptions':
      return typeof value === 'boolean';
    case 'takesItsTime':
      return typeof value === 'boolean' || value === null;
    case 'microphoneId':
      return typeof value === 'string' || value === null;
    default:
      return false;
  }
}
