// /safety-plan: six short lists, saved as they are written, printable, and on this device if the member wants.
import { Printer, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readKeptMember } from '#platform/web/offline/kept-member.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { SkeletonText } from '#platform/web/ui/skeleton.tsx';
import { Textarea } from '#platform/web/ui/textarea.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import type { PlanSteps } from '../safety-plan.contract.ts';
import { MAX_PLAN_LINE_CHARACTERS, MAX_PLAN_LINES, type PlanStep, planSteps } from '../safety-plan.data.ts';
import { OwnPlan } from './own-plan.tsx';
import { problemIn, stepsOf } from './plan-draft.ts';
import { PlanLists } from './plan-lists.tsx';
import { forgetPlanOnDevice, isEmptyPlan, isPlanOnDeviceOf, keepPlanOnDevice } from './plan-on-device.ts';
import { safetyPlanCopy as copy } from './safety-plan.copy.ts';
import { usePlanOnDevice } from './use-plan-on-device.ts';
import { useSafetyPlan } from './use-safety-plan.ts';

/** The choice stands after the last box, which may be far below the one that is written in. */
const CHOICE_ID = 'plan-elsewhere';
const CHOICE_SHOWN_MS = 20_000;

const problems = {
  too_many: copy.tooManyLines(MAX_PLAN_LINES),
  too_long: copy.lineTooLong(MAX_PLAN_LINE_CHARACTERS),
};

export function SafetyPlanScreen() {
  const [memberId] = useState(() => readKeptMember()?.id ?? null);
  const [isOnDevice, setOnDevice] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const plan = useSafetyPlan({ isOnDevice, memberId });
  useEffect(() => {
    void isPlanOnDeviceOf(memberId).then(setOnDevice);
  }, [memberId]);

  const other = plan.state === 'elsewhere' ? plan.other : null;
  const clash = other && wordsFor(other.steps).title;
  useEffect(() => {
    if (!clash) return;
    return toast({
      title: clash,
      description: copy.choose,
      tone: 'problem',
      durationMs: CHOICE_SHOWN_MS,
      undo: { label: copy.toChoice, onUndo: () => document.getElementById(CHOICE_ID)?.focus() },
    });
  }, [clash]);

  async function chooseDevice(wants: boolean) {
    setOnDevice(wants);
    if (!wants) return forgetPlanOnDevice();
    try {
      if (plan.draft) await keepPlanOnDevice(memberId, stepsOf(plan.draft));
    } catch {
      setOnDevice(false);
      toast({ title: copy.offline.failed, tone: 'problem' });
    }
  }

  const wrong = plan.draft && planSteps.find((step) => problemIn(plan.draft?.[step] ?? '') !== null);
  function save() {
    plan.saveNow();
    if (wrong) document.querySelector<HTMLElement>(`#${rowOf(wrong)} textarea`)?.focus();
    if (wrong) showProblem(document.getElementById(rowOf(wrong)));
  }

  async function remove() {
    try {
      await plan.remove();
      setOnDevice(false);
      setAsking(false);
      toast({ title: copy.removed });
    } catch {
      toast({ title: copy.removeFailed, tone: 'problem' });
    }
  }

  if (plan.isNotLoaded) return <PlanNotLoaded onRetry={plan.reload} />;
  return (
    <div className="grid w-full max-w-3xl gap-7 px-4 pt-2 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <header className="grid gap-2" data-screen-only="">
        <p>{copy.lead}</p>
        <p className="text-small text-ink-soft">{copy.privacy}</p>
      </header>
      {plan.draft ? (
        <>
          <ol className="grid gap-4" data-screen-only="">
            {planSteps.map((step, place) => (
              <li key={step} id={rowOf(step)}>
                <PlanStepCard
                  step={step}
                  place={place + 1}
                  text={plan.draft?.[step] ?? ''}
                  onWrite={(text) => plan.write(step, text)}
                />
              </li>
            ))}
          </ol>
          <div className="hidden print:block">
            <h1 className="pb-4 text-heading">{copy.title}</h1>
            <PlanLists steps={stepsOf(plan.draft)} />
          </div>
          {other && (
            <OtherPlan steps={other.steps} onKeepMine={plan.overwriteOther} onTake={plan.takeOther} />
          )}
          <Checkbox
            label={copy.offline.label}
            help={copy.offline.help}
            checked={isOnDevice}
            onChange={(event) => void chooseDevice(event.target.checked)}
            data-screen-only=""
          />
          <div className="flex flex-wrap items-center gap-2.5" data-screen-only="">
            <Button
              onClick={save}
              isBusy={plan.state === 'saving'}
              disabled={plan.state === 'saved' || plan.state === 'elsewhere'}
            >
              {copy.save}
            </Button>
            <Button
              variant="secondary"
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => print()}
            >
              {copy.print}
            </Button>
            <Button
              variant="quiet"
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => setAsking(true)}
            >
              {copy.remove}
            </Button>
            <p className="text-small text-ink-soft" role="status">
              {plan.state === 'failed' && copy.saveFailed}
              {clash && copy.unchosen}
              {wrong ? copy.unsavedFor(copy.steps[wrong].title) : plan.state === 'unsaved' && copy.unsaved}
              {plan.state === 'saved' && plan.savedAt && copy.savedAt(timeOf(plan.savedAt))}
            </p>
          </div>
          <p className="text-tiny text-ink-soft">{copy.source}</p>
        </>
      ) : (
        <SkeletonText lines={10} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={copy.removeTitle}
        description={copy.removeBody}
        confirmLabel={copy.remove}
        cancelLabel={copy.cancel}
        isDangerous
        onConfirm={() => void remove()}
      />
    </div>
  );
}

/** Says what can be seen of it all the same. Without a network there is nothing to try: it comes by itself. */
function PlanNotLoaded({ onRetry }: { onRetry: () => void }) {
  const isOnline = useIsOnline();
  const onDevice = usePlanOnDevice();
  const words = copy.notLoaded;
  const withoutCopy = isOnline ? words.failed : words.offlineWithoutCopy;
  const hasCopy = onDevice && !isEmptyPlan(onDevice.steps);
  return (
    <div className="grid w-full max-w-3xl gap-7 px-4 pt-2 pb-32 sm:px-6 lg:px-8">
      <TopBarTitle>{copy.title}</TopBarTitle>
      {onDevice !== undefined && (
        <ErrorState
          title={isOnline ? words.failedTitle : words.offlineTitle}
          description={hasCopy ? words.copyBelow : withoutCopy}
          {...(isOnline && { onRetry })}
          headingLevel="h2"
        />
      )}
      <OwnPlan isLinked={false} />
    </div>
  );
}

const timeOf = (instant: string) =>
  new Date(instant).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const wordsFor = (steps: PlanSteps) => (isEmptyPlan(steps) ? copy.deletedElsewhere : copy.elsewhere);

type OtherPlanProps = { steps: PlanSteps; onKeepMine: () => void; onTake: () => void };

/** What another device made of the plan since; nothing at all, where it was deleted there. */
function OtherPlan({ steps, onKeepMine, onTake }: OtherPlanProps) {
  const words = wordsFor(steps);
  return (
    <Card as="section" aria-labelledby={CHOICE_ID} className="grid gap-3" data-screen-only="">
      <h2 id={CHOICE_ID} tabIndex={-1} className="text-title">
        {words.title}
      </h2>
      <p className="text-small text-ink-soft">{words.body}</p>
      {!isEmptyPlan(steps) && <PlanLists steps={steps} />}
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onKeepMine}>{words.keepMine}</Button>
        <Button variant="secondary" onClick={onTake}>
          {words.takeOther}
        </Button>
      </div>
    </Card>
  );
}

const rowOf = (step: PlanStep) => `plan-${step}`;
const showProblem = (row: HTMLElement | null) =>
  row?.querySelector('[id$="-error"]')?.scrollIntoView({ block: 'nearest' });

type PlanStepCardProps = { step: PlanStep; place: number; text: string; onWrite: (text: string) => void };

function PlanStepCard({ step, place, text, onWrite }: PlanStepCardProps) {
  const { title, help, example } = copy.steps[step];
  const problem = problemIn(text);
  // Below a long list it would come out of sight, and nothing else says why it is not saved.
  useEffect(() => {
    if (problem) showProblem(document.getElementById(rowOf(step)));
  }, [problem, step]);
  return (
    <Card className="grid gap-2 [&_[id$=-error]]:scroll-my-24">
      <Field
        label={`${place}. ${title}`}
        help={`${help} ${copy.perLine}`}
        error={problem && problems[problem]}
      >
        <Textarea
          rows={Math.min(12, Math.max(3, text.split('\n').length + 1))}
          value={text}
          placeholder={example}
          autoComplete="off"
          className="min-h-26 field-sizing-content!"
          onChange={(event) => onWrite(event.target.value)}
        />
      </Field>
    </Card>
  );
}
