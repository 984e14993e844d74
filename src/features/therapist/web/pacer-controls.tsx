// The buttons and the spoken side of anything paced. Phases are announced politely, seconds never.
import { useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { exerciseCardCopy } from './exercise-card.copy.ts';
import type { Pacer } from './use-pacer.ts';

const copy = exerciseCardCopy.pacer;

export const PhaseAnnouncer = ({ pacer }: { pacer: Pacer }) => (
  <p aria-live="polite" className="sr-only">
    {pacer.status === 'running' &&
      [copy.phases[pacer.place.phase.id], copy.guides[pacer.place.phase.id]].filter(Boolean).join('. ')}
    {pacer.status === 'paused' && copy.paused}
    {pacer.status === 'done' && copy.isDone}
    {pacer.status === 'stopped' && copy.stopped}
  </p>
);

/** One button for all of it: a button that went away when pressed would take the keyboard's place with it. */
function PaceButton({ pacer, isOver }: { pacer: Pacer; isOver: boolean }) {
  const { status } = pacer;
  const isRunning = status === 'running';
  const press = isRunning ? pacer.pause : status === 'paused' ? pacer.goOn : pacer.start;
  const label = isOver ? copy.again : status === 'paused' ? copy.goOn : copy.start;
  return (
    <Button variant={isOver ? 'quiet' : isRunning ? 'secondary' : 'primary'} onClick={press}>
      {isRunning ? copy.pause : label}
    </Button>
  );
}

type PacerControlsProps = {
  pacer: Pacer;
  /** Shown once it is over or was stopped; absent where a question follows on the card itself. */
  onTell?: (isWhole: boolean) => void;
};

export function PacerControls({ pacer, onTell }: PacerControlsProps) {
  const { status } = pacer;
  const row = useRef<HTMLDivElement>(null);
  const isOver = status === 'done' || status === 'stopped';
  const stop = () => {
    pacer.stop();
    row.current?.querySelector('button')?.focus();
  };
  return (
    <div ref={row} className="flex min-h-11 flex-wrap justify-center gap-2.5">
      <PaceButton pacer={pacer} isOver={isOver} />
      {(status === 'running' || status === 'paused') && (
        <Button variant="quiet" onClick={stop}>
          {copy.stop}
        </Button>
      )}
      {isOver && onTell && (
        <Button onClick={() => onTell(status === 'done' || pacer.roundsDone > 0)}>
          {status === 'done' || pacer.roundsDone > 0 ? copy.tell : copy.leave}
        </Button>
      )}
    </div>
  );
}
