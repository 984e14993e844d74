// One submission at a time. What was typed stays; the first field with a problem gets the keyboard.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldName, type FormProblem, problemOf } from './form-problem.ts';

type Submission = {
  /** Looked at before anything is sent. */
  validate?: () => FormProblem | null;
  send: () => Promise<void>;
};

export function useSubmit({ validate, send }: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);

  // Only a submission moves the keyboard, not the mending after it.
  const [submission, setSubmission] = useState(0);
  useEffect(() => {
    if (submission > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-summary]')?.focus();
  }, [submission]);

  const fail = (found: FormProblem | null) => {
    setProblem(found);
    if (found) setSubmission((count) => count + 1);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = validate?.() ?? null;
    fail(found);
    if (found) return;
    setIsBusy(true);
    try {
      await send();
    } catch (error) {
      fail(problemOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  /** For a field that is being mended: its problem goes at the first change. */
  const mend = (field: FieldName) =>
    setProblem((now) =>
      now && field in now.fields ? { ...now, fields: { ...now.fields, [field]: undefined } } : now,
    );

  return { form: { ref: form, onSubmit, noValidate: true }, isBusy, problem, mend };
}
