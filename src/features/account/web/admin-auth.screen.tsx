// /admin/auth: the door of whoever runs this copy, and with ?claim= the one-time link printed on first start.
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { productName } from '#platform/web/brand.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { NICKNAME_MAX } from '../account.protocol.ts';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { useAuth, useAuthStore } from './auth-session.tsx';
import { Entrance } from './entrance.tsx';
import { ForgotForm } from './forgot-form.tsx';
import {
  emptyIdentity,
  IdentityFields,
  identityInput,
  NewPasswordField,
  ProblemSummary,
  passwordProblem,
} from './form-parts.tsx';
import { fieldProblems } from './form-problem.ts';
import { isAdminPath, returnPath } from './return-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSubmit } from './use-submit.ts';

const copy = accountCopy.admin;

export function AdminAuthScreen() {
  const { state, user } = useAuth();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [forgotten, setForgotten] = useState<string | null>(null);
  const claim = search.get('claim');
  useEffect(() => {
    if (state !== 'admin') return;
    const path = returnPath({ isAdmin: true, otherwise: '/admin' });
    navigate(isAdminPath(path) ? path : '/admin', { replace: true });
  }, [state, navigate]);

  if (forgotten !== null) {
    return (
      <Entrance isPlain>
        <ForgotForm identifier={forgotten} onBack={() => setForgotten(null)} />
      </Entrance>
    );
  }
  return (
    <Entrance isPlain>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <h1 className="text-heading">{claim ? copy.claimTitle : copy.title}</h1>
          <p className="text-small text-ink-soft">{claim ? copy.claimLead : copy.lead}</p>
        </div>
        {state === 'authenticated' && user && (
          <p className="rounded-control bg-sunken px-4 py-3 text-small">
            {copy.notAdmin(user.nickname)}{' '}
            <Link to="/dashboard" className="text-brand underline underline-offset-3">
              {copy.toDashboard}
            </Link>
          </p>
        )}
        {claim ? <ClaimForm token={claim} /> : <SignInForm onForgot={setForgotten} />}
        {!claim && (
          <p className="border-t border-line pt-5 text-center text-small text-ink-soft">
            {copy.member}{' '}
            <Link to="/auth" className="text-brand underline underline-offset-3">
              {copy.memberLink}
            </Link>
          </p>
        )}
      </div>
    </Entrance>
  );
}

function ClaimForm({ token }: { token: string }) {
  const store = useAuthStore();
  const [identity, setIdentity] = useState(emptyIdentity);
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const words = [nickname, identity.identifier, productName];
  const { form, isBusy, problem, mend } = useSubmit({
    validate: () => {
      const weakness = passwordProblem(password, words, true);
      return fieldProblems({
        ...(!identity.identifier.trim() && { identifier: accountCopy.problems.identifier }),
        ...(!nickname.trim() && { nickname: accountCopy.problems.nickname }),
        ...(weakness && { password: weakness }),
      });
    },
    send: async () => {
      const { session } = await accountApi.claimAdmin({
        ...identityInput(identity),
        token,
        password,
        nickname: nickname.trim(),
      });
      await store.signedIn(session);
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <Field label={accountCopy.fields.nickname} error={problem?.fields.nickname} isRequired>
        <TextInput
          name="nickname"
          autoComplete="nickname"
          maxLength={NICKNAME_MAX}
          value={nickname}
          onChange={(event) => {
            setNickname(event.target.value);
            mend('nickname');
          }}
        />
      </Field>
      <IdentityFields
        value={identity}
        onChange={(value) => {
          setIdentity(value);
          mend('identifier');
        }}
        error={problem?.fields.identifier}
      />
      <NewPasswordField
        value={password}
        onChange={(value) => {
          setPassword(value);
          mend('password');
        }}
        words={words}
        isForAdmin
        error={problem?.fields.password}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {copy.claimSubmit}
      </Button>
    </form>
  );
}
