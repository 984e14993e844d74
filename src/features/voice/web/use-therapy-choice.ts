import { useState } from 'react';
import { voiceCatalogue } from '../voice-catalogue.data.ts';
import { changeChoice, readChoice, rememberChoice, type TherapyChoice } from './therapy-choice.ts';
import type { SessionPhase } from './voice-session.ts';

const voices = voiceCatalogue.map(({ id }) => id);

/** The member's choice, remembered on this device. What is locked in this phase stays as it is. */
export function useTherapyChoice(memberId: string, phase: SessionPhase) {
  const [choice, setChoice] = useState(() => readChoice(memberId, voices));
  function change(wanted: Partial<TherapyChoice>): void {
    const next = changeChoice(choice, wanted, phase);
    setChoice(next);
    rememberChoice(memberId, next);
  }
  return { choice, change };
}
