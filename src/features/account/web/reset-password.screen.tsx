// /auth/reset?token=: a new password. It signs in here and ends every other sign-in.
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { productName } from '#platform/web/brand.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { useAuthStore } from './auth-session.tsx';
import { Entrance } from './entrance.tsx';
import { NewPasswordField, ProblemSummary, passwordProblem } from './form-parts.tsx';
import { fieldProblems } from './form-problem.ts';
import { useSubmit } from './use-submit.ts';

const copy = accountCopy.reset;

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <Entrance>
      {token ? (
        <ResetForm token={token} />
      ) : (
        <div className="grid gap-5">
          <h1 className="text-heading">{copy.title}</h1>
          <p>{copy.noToken}</p>
          <AskAgain />
        </div>
      )}
    </Entrance>
  );
}

function ResetForm({ token }: { token: string }) {
  const store = useAuthStore();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const words = [productName];
  const { form, isBusy, problem, mend } = useSubmit({
    validate: () => {
      const weakness = passwordProblem(password, words);
      return fieldProblems(weakness ? { password: weakness } : {});
    },
    send: async () => {
      const { session } = await accountApi.resetPassword({ token, password });
      await store.signedIn(session);
      toast({ ...accountCopy.toasts.passwordSet, tone: 'good' });
      navigate(session.user.role === 'super_admin' ? '/admin' : '/dashboard', { replace: true });
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <div className="grid gap-2">
        <h1 className="text-heading">{copy.title}</h1>
        <p className="text-small text-ink-soft">{copy.lead}</p>
      </div>
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <NewPasswordField
        label={accountCopy.fields.newPassword}
        value={password}
        onChange={(value) => {
          setPassword(value);
          mend('password');
        }}
        words={words}
        error={problem?.fields.password}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {copy.submit}
      </Button>
      {problem?.summary && <AskAgain />}
    </form>
  );
}

const AskAgain = () => (
  <ButtonLink to="/auth?forgot=1" variant="secondary" isWide>
    {copy.again}
  </ButtonLink>
);
