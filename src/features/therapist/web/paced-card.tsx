// Breathing and the body scan: choose, start, pause, stop, and say that it is done.
import { useState } from 'react';
import { ChipGroup } from '#platform/web/ui/chip.tsx';
import { type Pace, type PacedId, paces } from '../exercise-cards.contract.ts';
import { BreathCircle } from './breath-circle.tsx';
import { exerciseCardCopy } from './exercise-card.copy.ts';
import { minutesAndSeconds, paceMs } from './pacer.ts';
import { PacerControls, PhaseAnnouncer } from './pacer-controls.tsx';
import { usePacer } from './use-pacer.ts';

const copy = exerciseCardCopy.pacer;
const roundChoices = ['2', '4', '6'].map((value) => ({ value, label: value }));

export function PacedCard({ id, onAnswer }: { id: PacedId; onAnswer: (text: string) => void }) {
  const given: Pace = paces[id];
  const [rounds, setRounds] = useState(given.rounds);
  const [pace, setPace] = useState<Pace>(given);
  const pacer = usePacer(pace);
  const { status, place, elapsedMs } = pacer;
  const hasRounds = given.rounds > 1;
  const isUnderWay = status === 'running' || status === 'paused';
  const guide = copy.guides[place.phase.id];

  const choose = (value: string) => {
    setRounds(Number(value));
    setPace({ ...given, rounds: Number(value) });
  };
  const tell = (isWhole: boolean) => {
    if (!isWhole) onAnswer(copy.answerStop);
    else onAnswer(hasRounds ? copy.answer(pacer.roundsDone) : copy.answerDone);
  };

  return (
    <div className="grid justify-items-center gap-4">
      <BreathCircle pace={pace} pacer={pacer} />
      <PhaseAnnouncer pacer={pacer} />
      <div className="grid min-h-12 max-w-80 place-content-center gap-1 text-center text-small text-ink-soft">
        {status === 'idle' && <p>{copy.ready[id]}</p>}
        {isUnderWay && guide && <p aria-hidden="true">{guide}</p>}
        {isUnderWay && (
          <p className="tabular-nums">
            {hasRounds
              ? copy.round(place.round + 1, pace.rounds)
              : copy.left(minutesAndSeconds(paceMs(pace) - elapsedMs))}
            {status === 'paused' && ` · ${copy.paused}`}
          </p>
        )}
      </div>
      {hasRounds && status === 'idle' && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <span aria-hidden="true" className="text-small text-ink-soft">
            {copy.rounds}
          </span>
          <ChipGroup label={copy.rounds} options={roundChoices} value={String(rounds)} onChange={choose} />
        </div>
      )}
      <PacerControls pacer={pacer} onTell={tell} />
    </div>
  );
}
