// The card below a therapist's message that leads an exercise. Only the latest one can be answered; earlier ones say
// what they were. An exercise this page does not know, from a newer server, shows nothing.
import {
  Brain,
  Check,
  CircleCheck,
  Cloud,
  Feather,
  Footprints,
  Hand,
  Heart,
  type LucideIcon,
  MessageCircle,
  Moon,
  ScanLine,
  Sprout,
  Undo2,
  Waves,
  Wind,
} from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import {
  cardFields,
  type ExerciseId,
  FINISHED_STEP,
  isExerciseId,
  type PacedId,
  paces,
} from '../exercise-cards.contract.ts';
import { BegunAnswersContext } from './begun-answers.ts';
import { hasCardWork } from './card-work.ts';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';
import { GroundingCard } from './grounding-card.tsx';
import { PacedCard } from './paced-card.tsx';
import { WaveCard } from './wave-card.tsx';
import { WrittenCard } from './written-card.tsx';

const icons: Record<ExerciseId, LucideIcon> = {
  'box-breathing': Wind,
  'long-breathing': Wind,
  grounding: Hand,
  'body-scan': ScanLine,
  'thought-record': Brain,
  'worry-time': Cloud,
  'problem-solving': CircleCheck,
  'small-step': Footprints,
  values: Heart,
  'self-compassion': Feather,
  'urge-surfing': Waves,
  'opposite-action': Undo2,
  'assertive-message': MessageCircle,
  'sleep-wind-down': Moon,
  gratitude: Sprout,
};

const isPaced = (id: ExerciseId): id is PacedId => id in paces;

export type ExerciseCardProps = {
  exercise: { id: string; step: number };
  /** The newest message of the conversation, and nothing was said after it. */
  isCurrent: boolean;
  /** Called with what the member would have said. */
  onAnswer: (text: string) => void;
};

export function ExerciseCard({ exercise, isCurrent, onAnswer }: ExerciseCardProps) {
  const [sent, setSent] = useState<string | null>(null);
  const begun = useContext(BegunAnswersContext);
  const titleId = useId();
  const { id, step } = exercise;
  if (!isExerciseId(id)) return null;
  const fields = cardFields[id].filter((field) => field.step >= step);
  const isOver = step >= FINISHED_STEP;
  const hasWork = hasCardWork(exercise);
  if (!isCurrent || sent !== null || !hasWork) {
    // A step answered in words alone has nothing to show that the words do not.
    if (!isOver && !hasWork && sent === null) return null;
    return <CollapsedCard id={id} isOver={isOver} sent={sent} />;
  }
  const answer = (text: string) => {
    begun?.forget(id);
    setSent(text);
    onAnswer(text);
  };
  const Icon = icons[id];
  return (
    <Card as="section" aria-labelledby={titleId} className="grid w-full max-w-xl gap-5">
      <header className="flex items-start gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-brand-tint text-brand">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="grid gap-0.5">
          <h3 id={titleId} className="text-lead">
            {copy.titles[id]}
          </h3>
          <p className="text-small text-ink-soft">{copy.why[id]}</p>
        </div>
      </header>
      <Work id={id} fields={fields} onAnswer={answer} />
      <p className="text-center text-tiny text-ink-soft">{copy.orAnswer}</p>
    </Card>
  );
}

type WorkProps = {
  id: ExerciseId;
  fields: (typeof cardFields)[ExerciseId];
  onAnswer: (text: string) => void;
};

function Work({ id, fields, onAnswer }: WorkProps) {
  if (id === 'grounding') return <GroundingCard fields={fields} onAnswer={onAnswer} />;
  if (id === 'urge-surfing') return <WaveCard fields={fields} onAnswer={onAnswer} />;
  if (isPaced(id)) return <PacedCard id={id} onAnswer={onAnswer} />;
  return <WrittenCard id={id} fields={fields} onAnswer={onAnswer} />;
}

function CollapsedCard({ id, isOver, sent }: { id: ExerciseId; isOver: boolean; sent: string | null }) {
  const Icon = isOver || sent !== null ? Check : icons[id];
  return (
    <p className="inline-flex items-center gap-2 rounded-pill border border-line bg-surface px-3.5 py-1.5 text-tiny text-ink-soft">
      <Icon size={16} aria-hidden="true" />
      <span className="font-semibold text-ink">{copy.titles[id]}</span>
      {isOver && <span>{copy.finished}</span>}
      {!isOver && sent !== null && <span>{cardFields[id].length > 0 ? copy.answered : sent}</span>}
    </p>
  );
}
