import { useEffect, useState } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { type CallClock, elapsedAt, formatClock, timeLeft } from './call-clock.ts';
import { voiceCopy } from './voice.copy.ts';

/** Our clock, once a second, against the cap. */
function useElapsed(clock: CallClock): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.min(elapsedAt(clock, Math.max(now, clock.atMs)), clock.capMs);
}

/** "12:04 of 45:00"; it turns warm in the last five minutes. */
export function CallTimer({ clock }: { clock: CallClock }) {
  const elapsedMs = useElapsed(clock);
  return (
    <p
      role="timer"
      aria-label={voiceCopy.call.timerLabel}
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-pill border px-3.5 py-1.5 text-small font-medium whitespace-nowrap tabular-nums',
        timeLeft(elapsedMs, clock.capMs) ? 'border-glow bg-glow-tint' : 'border-line bg-surface',
      )}
    >
      {formatClock(elapsedMs)}
      <span className="font-normal text-ink-soft max-[22.5rem]:sr-only">
        {voiceCopy.call.of} {formatClock(clock.capMs)}
      </span>
    </p>
  );
}

/** Says once that five minutes are left, and once that one is. Stands inside a live region. */
export function TimeLeftNotice({ clock }: { clock: CallClock }) {
  const warning = timeLeft(useElapsed(clock), clock.capMs);
  return warning && <p className="text-small font-medium text-warn">{voiceCopy.call.timeLeft[warning]}</p>;
}
