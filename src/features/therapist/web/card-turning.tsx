// How far a card of several questions has got, and the way back, on and out of it.
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';

export const CardProgress = ({ at, of }: { at: number; of: number }) => (
  <div className="flex items-center gap-3">
    <Progress label={copy.pacer.progress} value={at + 1} max={of} className="flex-1" />
    <span className="text-tiny text-ink-soft tabular-nums">{copy.position(at + 1, of)}</span>
  </div>
);

type CardTurningProps = {
  isFirst: boolean;
  isLast: boolean;
  /** Nothing is given where nothing has to be: the button says that it skips. */
  isEmpty: boolean;
  onBack: () => void;
};

/** Inside a form: on and sending are its submit. */
export const CardTurning = ({ isFirst, isLast, isEmpty, onBack }: CardTurningProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2.5">
    {isFirst ? (
      <span />
    ) : (
      <Button variant="quiet" icon={<ArrowLeft size={18} aria-hidden="true" />} onClick={onBack}>
        {copy.back}
      </Button>
    )}
    <Button type="submit" variant={isLast ? 'primary' : 'secondary'}>
      {isLast ? copy.send : isEmpty ? copy.skip : copy.next}
      {!isLast && <ArrowRight size={18} aria-hidden="true" />}
    </Button>
  </div>
);
