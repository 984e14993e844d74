import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { emptyIdentity, IdentityFields, identityInput, ProblemSummary } from './form-parts.tsx';
import { fieldProblems } from './form-problem.ts';
import { useSubmit } from './use-submit.ts';

const copy = accountCopy.forgot;

/** Answers the same whether or not there is such an account. */
export function ForgotForm({ identifier, onBack }: { identifier: string; onBack: () => void }) {
  const [identity, setIdentity] = useState(() => ({ ...emptyIdentity(), identifier }));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, isBusy, problem, mend } = useSubmit({
    validate: () =>
      fieldProblems({ ...(!identity.identifier.trim() && { identifier: accountCopy.problems.identifier }) }),
    send: async () => {
      await accountApi.requestReset(identityInput(identity));
      setSentTo(identity.identifier.trim());
    },
  });
  const back = (
    <Button variant="quiet" size="small" className="justify-self-center" onClick={onBack}>
      {copy.back}
    </Button>
  );
  if (sentTo !== null) {
    return (
      <div className="grid gap-4" role="status">
        <h1 className="text-heading">{copy.sentTitle}</h1>
        <p>{copy.sent(sentTo)}</p>
        <p className="text-small text-ink-soft">{sentTo.includes('@') ? copy.sentNoMail : copy.sentPhone}</p>
        {back}
      </div>
    );
  }
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-heading">{copy.title}</h1>
        <p className="text-small text-ink-soft">{copy.lead}</p>
      </div>
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <IdentityFields
        value={identity}
        onChange={(value) => {
          setIdentity(value);
          mend('identifier');
        }}
        error={problem?.fields.identifier}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {copy.submit}
      </Button>
      {back}
    </form>
  );
}
