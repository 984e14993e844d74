import { useState } from 'react';
import { Link } from 'react-router';
import { rememberCountry } from '#features/safety/web/likely-country.ts';
import { productName } from '#platform/web/brand.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { NICKNAME_MAX } from '../account.protocol.ts';
import { accountCopy } from './account.copy.ts';
import { accountApi } from './account-api.ts';
import { useAuthStore } from './auth-session.tsx';
import {
  CountryField,
  emptyIdentity,
  IdentityFields,
  NewPasswordField,
  ProblemSummary,
  passwordProblem,
} from './form-parts.tsx';
import { fieldProblems } from './form-problem.ts';
import { useSubmit } from './use-submit.ts';

const copy = accountCopy.fields;

/** `onCheckMail` when the account waits for its address to be confirmed. */
export function SignUpForm({ onCheckMail }: { onCheckMail: (address: string) => void }) {
  const store = useAuthStore();
  const [identity, setIdentity] = useState(emptyIdentity);
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const [isAdult, setIsAdult] = useState(false);
  const [hasConsented, setHasConsented] = useState(false);
  const words = [nickname, identity.identifier, productName];

  const { form, isBusy, problem, mend } = useSubmit({
    validate: () => {
      const weakness = passwordProblem(password, words);
      return fieldProblems({
        ...(!identity.identifier.trim() && { identifier: accountCopy.problems.identifier }),
        ...(!nickname.trim() && { nickname: accountCopy.problems.nickname }),
        ...(weakness && { password: weakness }),
        ...(!isAdult && { isAdult: accountCopy.problems.isAdult }),
        ...(!hasConsented && { consent: accountCopy.problems.consent }),
      });
    },
    send: async () => {
      const { session } = await accountApi.signUp({
        identifier: identity.identifier.trim(),
        password,
        nickname: nickname.trim(),
        isAdult: true,
        hasConsented: true,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(identity.country && { country: identity.country }),
      });
      if (identity.country) rememberCountry(identity.country);
      if (session) await store.signedIn(session);
      else onCheckMail(identity.identifier.trim());
    },
  });

  return (
    <form {...form} className="grid gap-5">
      <ProblemSummary>{problem?.summary}</ProblemSummary>
      <Field label={copy.nickname} help={copy.nicknameHelp} error={problem?.fields.nickname} isRequired>
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
        hasOwnCountry
      />
      <NewPasswordField
        value={password}
        onChange={(value) => {
          setPassword(value);
          mend('password');
        }}
        words={words}
        error={problem?.fields.password}
      />
      <CountryField
        help={copy.countryHelp}
        value={identity.country}
        onChange={(country) => setIdentity({ ...identity, country })}
      />
      <div className="grid gap-1">
        <Checkbox
          name="isAdult"
          label={copy.isAdult}
          checked={isAdult}
          onChange={(event) => {
            setIsAdult(event.target.checked);
            mend('isAdult');
          }}
          error={problem?.fields.isAdult ?? null}
        />
        <Checkbox
          name="hasConsented"
          label={copy.consent}
          help={
            <>
              {copy.consentHelp}{' '}
              <Link to="/privacy" className="text-brand underline underline-offset-3">
                {copy.privacy}
              </Link>
            </>
          }
          checked={hasConsented}
          onChange={(event) => {
            setHasConsented(event.target.checked);
            mend('consent');
          }}
          error={problem?.fields.consent ?? null}
        />
      </div>
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {accountCopy.signUp.submit}
      </Button>
    </form>
  );
}
