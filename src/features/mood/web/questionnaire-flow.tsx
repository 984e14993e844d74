// PHQ-9 or GAD-7, one question to a view. Where the ninth item is answered with anything but "not at all", people who can be
// reached come first and the score after; that is decided here, so it needs no network.
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CrisisCard } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Progress } from '#platform/web/ui/progress.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import type { MoodAssessment } from '../mood.contract.ts';
import { answerLabels, questionnaires } from '../questionnaires.data.ts';
import { moodCopy } from './mood.copy.ts';
import { moodApi } from './mood-api.ts';
import { QuestionnaireResult } from './questionnaire-result.tsx';
import {
  answered,
  answerOfKey,
  asksForHelp,
  begun,
  isComplete,
  type QuestionnaireState,
  steppedBack,
} from './questionnaire-steps.ts';
import { assessmentsKey } from './use-moods.ts';

const copy = moodCopy.questionnaires;

type FlowProps = { memberId: string; instrument: MoodAssessment['instrument']; onClose: () => void };

export function QuestionnaireFlow({ memberId, instrument, onClose }: FlowProps) {
  const questionnaire = questionnaires[instrument];
  const [state, setState] = useState(begun);
  const [isHelpSeen, setIsHelpSeen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: (answers: readonly number[]) =>
      moodApi.takeAssessment({ id, instrument, answers: [...answers] }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: assessmentsKey(memberId) }),
    networkMode: 'always',
  });

  function answer(value: number) {
    const next = answered(state, value);
    setState(next);
    if (isComplete(next, questionnaire)) sending.mutate(next.answers);
  }

  const isDone = isComplete(state, questionnaire);
  return (
    <Card as="section" aria-label={questionnaire.name} className="mx-auto w-full max-w-2xl">
      {!isDone && (
        <Question
          key={state.at}
          state={state}
          instrument={instrument}
          onAnswer={answer}
          onBack={() => setState(steppedBack(state))}
          onLeave={() => (state.answers.length > 0 ? setIsLeaving(true) : onClose())}
        />
      )}
      {isDone && asksForHelp(state, questionnaire) && !isHelpSeen && (
        <HelpFirst onGoOn={() => setIsHelpSeen(true)} />
      )}
      {isDone && (isHelpSeen || !asksForHelp(state, questionnaire)) && (
        <>
          {sending.data && <QuestionnaireResult assessment={sending.data.assessment} onDone={onClose} />}
          {sending.isPending && <SkeletonText lines={4} />}
          {sending.isError && (
            <NotSaved error={sending.error} onRetry={() => sending.mutate(state.answers)} onClose={onClose} />
          )}
        </>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        onOpenChange={setIsLeaving}
        title={copy.leaveTitle}
        description={copy.leaveBody}
        confirmLabel={copy.leave}
        cancelLabel={copy.stay}
        onConfirm={onClose}
      />
    </Card>
  );
}

type QuestionProps = {
  state: QuestionnaireState;
  instrument: FlowProps['instrument'];
  onAnswer: (answer: number) => void;
  onBack: () => void;
  onLeave: () => void;
};

function Question({ state, instrument, onAnswer, onBack, onLeave }: QuestionProps) {
  const { items, question, name } = questionnaires[instrument];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const value = answerOfKey(event.key);
    if (value === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onAnswer(value);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a shortcut to the buttons inside
    <div onKeyDown={onKeyDown} className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-3 text-small text-ink-soft">
          <span>
            {name} · {copy.step(state.at + 1, items.length)}
          </span>
          <Button variant="quiet" size="small" className="-mr-4" onClick={onLeave}>
            {copy.leave}
          </Button>
        </div>
        <Progress label={copy.step(state.at + 1, items.length)} value={state.at} max={items.length} />
      </div>
      <p className="text-small text-ink-soft">{question}</p>
      <h2 ref={heading} tabIndex={-1} className="min-h-20 text-title sm:min-h-16">
        {items[state.at]}
      </h2>
      <div className="grid gap-2.5">
        {answerLabels.map((label, value) => (
          <button
            key={label}
            type="button"
            aria-pressed={state.answers[state.at] === value}
            onClick={() => onAnswer(value)}
            className={classNames(
              'flex min-h-13 items-center gap-3 rounded-inset border border-line bg-surface px-4 text-left font-medium transition hover:border-line-strong',
              'aria-pressed:border-brand aria-pressed:bg-brand-tint',
            )}
          >
            <span aria-hidden="true" className="w-4 text-small text-ink-soft tabular-nums max-sm:hidden">
              {value + 1}
            </span>
            {label}
          </button>
        ))}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3">
        {state.at > 0 ? (
          <Button
            variant="quiet"
            size="small"
            className="-ml-4"
            icon={<ArrowLeft size={16} aria-hidden="true" />}
            onClick={onBack}
          >
            {copy.back}
          </Button>
        ) : (
          <span />
        )}
        <span className="text-tiny text-ink-soft max-sm:hidden">{copy.keys}</span>
      </div>
    </div>
  );
}

function HelpFirst({ onGoOn }: { onGoOn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-title">
          {copy.riskTitle}
        </h2>
        <p className="mt-1 max-w-(--measure)">{copy.riskBody}</p>
      </div>
      <CrisisCard country={likelyCountryHere()} beside="page" />
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink to="/safety-plan" variant="secondary">
          {copy.riskPlan}
        </ButtonLink>
        <ButtonLink to="/chat" variant="secondary">
          {copy.riskTalk}
        </ButtonLink>
        <Button variant="quiet" onClick={onGoOn}>
          {copy.riskOn}
        </Button>
      </div>
    </div>
  );
}

function NotSaved({ error, onRetry, onClose }: { error: Error; onRetry: () => void; onClose: () => void }) {
  const isOnline = useIsOnline();
  if (isRefusal(error, 'CONFLICT')) {
    return (
      <ErrorState
        title={copy.tooSoon}
        description={copy.againWhy}
        action={<Button onClick={onClose}>{copy.done}</Button>}
      />
    );
  }
  return (
    <ErrorState
      title={copy.failedTitle}
      description={isOnline ? copy.failedBody : copy.offlineBody}
      onRetry={onRetry}
    />
  );
}
