import { LoaderCircle, Mic, Square } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { voiceCopy } from './voice.copy.ts';
import type { SessionPhase } from './voice-session.ts';

type SessionButtonProps = {
  phase: SessionPhase;
  isDisabled?: boolean;
  isEnding?: boolean;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
  onStart: () => void;
  onEnd: () => void;
};

/** The one button of the session, 72 px: it starts, takes a start back, and ends. */
export function SessionButton({
  phase,
  isDisabled,
  isEnding,
  describedBy,
  ref,
  onStart,
  onEnd,
}: SessionButtonProps) {
  const isRunning = phase === 'connecting' || phase === 'active';
  const label = isRunning
    ? phase === 'connecting'
      ? voiceCopy.start.cancel
      : isEnding
        ? voiceCopy.call.ending
        : voiceCopy.call.end
    : voiceCopy.start.start;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={isDisabled || isEnding || undefined}
      onClick={() => {
        if (isDisabled || isEnding) return;
        if (isRunning) onEnd();
        else onStart();
      }}
      className={classNames(
        'grid size-[72px] shrink-0 place-items-center rounded-pill border transition active:translate-y-px aria-disabled:opacity-60',
        isRunning
          ? 'border-rose/50 bg-surface text-rose shadow-soft hover:border-rose'
          : 'border-transparent bg-brand text-brand-ink shadow-lifted hover:bg-brand-strong',
      )}
    >
      {isEnding ? (
        <LoaderCircle size={26} aria-hidden="true" className="animate-spin-calm" />
      ) : isRunning ? (
        <Square size={22} aria-hidden="true" className="[stroke-width:2.25]!" />
      ) : (
        <Mic size={28} aria-hidden="true" />
      )}
    </button>
  );
}
