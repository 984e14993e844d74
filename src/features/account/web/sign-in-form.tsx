import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { useAuthStore } from './auth-session.tsx';
import { emptyIdentity, IdentityFields, identityInput, ProblemSummary } from './form-parts.tsx';
import { fieldProblems } from './form-problem.ts';
import { useSubmit } from './use-submit.ts';

/** The screen around it goes on by itself once the store knows who is here. */
export function SignInForm({ onForgot }: { onForgot: (identifier: string) => void }) {
  const store = useAuthStore();
  const [identity, setIdentity] = useState(emptyIdentity);
  const [password, setPassword] = useState('');
  const { form, isBusy, problem, mend } = useSubmit({
    validate: () =>
      fieldProblems({
        ...(!identity.identifier.trim() && { identifier: accountCopy.problems.identifier }),
        ...(!password && { password: accountCopy.problems.password }),
      }),
    send: async () => {
      const { session } = await accountApi.signIn({ ...identityInput(identity), password });
      await store.signedIn(session);
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <IdentityFields
        value={identity}
        onChange={(value) => {
          setIdentity(value);
          mend('identifier');
        }}
        error={problem?.fields.identifier}
      />
      <Field label={accountCopy.fields.password} error={problem?.fields.password} isRequired>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            mend('password');
          }}
        />
      </Field>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {accountCopy.signIn.submit}
      </Button>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-center"
        onClick={() => onForgot(identity.identifier)}
      >
        {accountCopy.signIn.forgot}
      </Button>
    </form>
  );
}
