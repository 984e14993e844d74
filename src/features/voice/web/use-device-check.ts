import { useEffect, useState } from 'react';
import type { VoiceSession } from './voice-session.ts';

/** Whether the device check is open. It lies over the stage, so it makes way when the crisis card comes. */
export function useDeviceCheck({ hasCrisisCard }: Pick<VoiceSession, 'hasCrisisCard'>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (hasCrisisCard) setIsOpen(false);
  }, [hasCrisisCard]);
  return [isOpen, setIsOpen] as const;
}
