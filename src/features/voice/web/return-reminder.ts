// A call outlives its screen: elsewhere in the app one toast says that it runs and leads back, for as long as it does.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#platform/web/ui/toast.ts';
import type { SessionRunner } from './session-runner.ts';
import { voiceCopy } from './voice.copy.ts';
import { isLocked } from './voice-session.ts';

const LONGEST_CALL_MS = 6 * 3_600_000;
const nothing = () => {};
let takeAway = nothing;

/** Used by the screen of the call. */
export function useReturnReminder(runner: SessionRunner): void {
  const navigate = useNavigate();
  useEffect(() => {
    takeAway();
    return () => {
      if (!isLocked(runner.state())) return;
      const dismiss = toast({
        title: voiceCopy.labels.active,
        description: voiceCopy.running.body,
        durationMs: LONGEST_CALL_MS,
        undo: { label: voiceCopy.running.back, onUndo: () => navigate('/dashboard') },
      });
      const stop = runner.subscribe((session) => {
        if (!isLocked(session)) takeAway();
      });
      takeAway = () => {
        takeAway = nothing;
        stop();
        dismiss();
      };
    };
  }, [navigate, runner]);
}
