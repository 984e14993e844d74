// An urge: how strong, three minutes on the wave, how strong now. A body in withdrawal is told at once to see a doctor.
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { type CardField, paces, writeCardAnswer } from '../exercise-cards.contract.ts';
import { useBegun } from './begun-answers.ts';
import { CardQuestion } from './card-question.tsx';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';
import { PacerControls, PhaseAnnouncer } from './pacer-controls.tsx';
import { UrgeWave } from './urge-wave.tsx';
import { usePacer } from './use-pacer.ts';

type WaveCardProps = { fields: readonly CardField[]; onAnswer: (text: string) => void };

export function WaveCard({ fields, onAnswer }: WaveCardProps) {
  const [values, setValues] = useBegun<Record<string, string>>('urge-surfing', {});
  const [isMissing, setIsMissing] = useState(false);
  const pacer = usePacer(paces['urge-surfing']);
  const isOver = pacer.status === 'done' || pacer.status === 'stopped';
  const question = (field: CardField) => (
    <CardQuestion
      key={field.slot}
      id="urge-surfing"
      field={field}
      value={values[field.slot] ?? ''}
      error={isMissing && field.slot === 'after' && !values.after ? copy.required : null}
      onChange={(value) => setValues((before) => ({ ...before, [field.slot]: value }))}
    />
  );
  const after = fields.filter(({ slot }) => slot === 'after');

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (values.after) onAnswer(writeCardAnswer('urge-surfing', values));
        else setIsMissing(true);
      }}
    >
      {pacer.status === 'idle' && (
        <p className="rounded-inset bg-rose-tint px-4 py-3 text-small">{copy.wave.withdrawal}</p>
      )}
      {pacer.status === 'idle' && fields.filter(({ slot }) => slot !== 'after').map(question)}
      <UrgeWave pacer={pacer} />
      <PhaseAnnouncer pacer={pacer} />
      <PacerControls pacer={pacer} />
      {isOver && after.map(question)}
      {isOver && values.before && values.after && (
        <p className="rounded-inset bg-sunken px-4 py-3 text-small">
          {copy.change(Number(values.before), Number(values.after))}
        </p>
      )}
      {isOver && (
        <div className="flex justify-end">
          <Button type="submit">{copy.send}</Button>
        </div>
      )}
    </form>
  );
}
