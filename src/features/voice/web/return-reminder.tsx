// A call outlives its screen: elsewhere in the app one toast says that it runs and leads back, for as long as it does, and
// crisis help stands at the top of the page once the call has brought it.
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CrisisStrip } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { showCallHelp } from './call-help.ts';
import type { SessionRunner } from './session-runner.ts';
import { voiceCopy } from './voice.copy.ts';
import { isLocked, type VoiceSession } from './voice-session.ts';

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
      let hasHelp = false;
      const showHelp = ({ hasCrisisCard }: VoiceSession) => {
        if (!hasCrisisCard || hasHelp) return;
        hasHelp = true;
        showCallHelp(<CrisisStrip country={likelyCountryHere()} className="border-y sm:px-6 lg:px-8" />);
      };
      showHelp(runner.state());
      const stop = runner.subscribe((session) => {
        if (isLocked(session)) showHelp(session);
        else takeAway();
      });
      takeAway = () => {
        takeAway = nothing;
        stop();
        dismiss();
        showCallHelp(null);
      };
    };
  }, [navigate, runner]);
}
