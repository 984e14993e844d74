// The therapist reads one entry, once, because it was asked to. What it answers says which mind answered.
import { CornerDownLeft, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { momentOf } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import type { JournalReflection } from '../journal.contract.ts';
import { journalCopy } from './journal.copy.ts';
import { reasonOf } from './journal-api.ts';

const copy = journalCopy.reflect;

type ReflectCardProps = {
  reflection: JournalReflection | null;
  /** The words were changed after it was written. */
  isOlder: boolean;
  isBlank: boolean;
  onAsk: () => Promise<void>;
  onAnswer: (question: string) => void;
};

export function ReflectCard({ reflection, isOlder, isBlank, onAsk, onAnswer }: ReflectCardProps) {
  const isOnline = useIsOnline();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function ask() {
    setIsAsking(true);
    setProblem(null);
    try {
      await onAsk();
    } catch (error) {
      setProblem(reasonOf(error) ?? copy.failed);
    }
    setIsAsking(false);
  }
  const obstacle = !isOnline ? copy.offline : isBlank ? copy.empty : null;
  return (
    <Card as="section" isFlat padding="snug" aria-label={copy.title} className="grid gap-3">
      <h2 className="flex items-center gap-2 text-lead">
        <Sparkles size={18} aria-hidden="true" className="text-glow" />
        {copy.title}
      </h2>
      <div aria-live="polite" className="grid gap-3">
        {isAsking ? (
          <>
            <p className="text-small text-ink-soft">{copy.working}</p>
            <SkeletonText lines={4} />
          </>
        ) : reflection ? (
          <Answer reflection={reflection} isOlder={isOlder} onAnswer={onAnswer} />
        ) : (
          <p className="text-small text-ink-soft">
            {copy.invite} {copy.only}
          </p>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-small text-warn">
          {problem}
        </p>
      )}
      <Button
        variant={reflection ? 'secondary' : 'primary'}
        size="small"
        className="justify-self-start"
        isBusy={isAsking}
        disabled={obstacle !== null}
        onClick={() => void ask()}
      >
        {reflection ? copy.again : copy.ask}
      </Button>
      {obstacle && <p className="text-tiny text-ink-soft">{obstacle}</p>}
    </Card>
  );
}

type AnswerProps = { reflection: JournalReflection; isOlder: boolean; onAnswer: (question: string) => void };

const Answer = ({ reflection, isOlder, onAnswer }: AnswerProps) => (
  <>
    <h3 className="font-sans text-small font-semibold tracking-normal">{copy.questions}</h3>
    <ol className="grid gap-1.5">
      {reflection.questions.map((question) => (
        <li key={question} className="flex items-start gap-1">
          <p className="flex-1 py-2 font-display text-body leading-snug">{question}</p>
          <IconButton
            label={`${copy.answer}: ${question}`}
            title={copy.answer}
            icon={<CornerDownLeft size={18} aria-hidden="true" />}
            onClick={() => onAnswer(question)}
          />
        </li>
      ))}
    </ol>
    <h3 className="font-sans text-small font-semibold tracking-normal">{copy.reframe}</h3>
    <p className="border-l-3 border-glow pl-3 font-display text-body leading-snug">{reflection.reframe}</p>
    <p className="text-tiny text-ink-soft">
      {copy.madeAt(momentOf(reflection.made_at))}. {isOlder && `${copy.older} `}
      {copy[reflection.source]}
    </p>
  </>
);
