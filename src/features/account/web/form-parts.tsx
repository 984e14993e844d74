// The pieces the account forms share.
import { CircleAlert, Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { PasswordInput } from '#platform/web/ui/password-input.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { ADMIN_PASSWORD_MIN, PASSWORD_MAX } from '../account.protocol.ts';
import { diallingByCountry } from '../countries.data.ts';
import { weakReasons } from '../password-strength.ts';
import { accountCopy } from './account.copy.ts';
import { makePassphrase } from './passphrase.ts';

const copy = accountCopy.fields;

/** What is wrong as a whole; it takes the keyboard when no field does. */
export function ProblemSummary({ children }: { children: string | null | undefined }) {
  if (!children) return null;
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-summary=""
      className="flex items-start gap-2.5 rounded-control bg-glow-tint px-4 py-3 text-small"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-0.5 text-warn" />
      {children}
    </p>
  );
}

export type Identity = { identifier: string; country: string };

export const emptyIdentity = (): Identity => ({ identifier: '', country: likelyCountryHere() ?? '' });

/** `country` goes along only where it is needed to read a number. */
export const identityInput = ({ identifier, country }: Identity) => ({
  identifier: identifier.trim(),
  ...(country && isLocalNumber(identifier) ? { country } : {}),
});

const isLocalNumber = (text: string) => /^[\d\s()./-]{4,}$/.test(text.trim());

type IdentityFieldsProps = {
  value: Identity;
  onChange: (value: Identity) => void;
  error: string | undefined;
  /** Sign-up asks for the country anyway. */
  hasOwnCountry?: boolean;
};

export function IdentityFields({ value, onChange, error, hasOwnCountry = false }: IdentityFieldsProps) {
  return (
    <>
      <Field label={copy.identifier} error={error} isRequired>
        <TextInput
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
          value={value.identifier}
          onChange={(event) => onChange({ ...value, identifier: event.target.value })}
        />
      </Field>
      {!hasOwnCountry && isLocalNumber(value.identifier) && (
        <CountryField
          label={copy.countryForPhone}
          value={value.country}
          onChange={(country) => onChange({ ...value, country })}
        />
      )}
    </>
  );
}

type CountryFieldProps = {
  label?: string;
  help?: string;
  value: string;
  onChange: (country: string) => void;
};

export function CountryField({ label = copy.country, help, value, onChange }: CountryFieldProps) {
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    return [...diallingByCountry.keys()]
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }, []);
  return (
    <Field label={label} help={help}>
      <Select
        name="country"
        autoComplete="country"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{copy.noCountry}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type NewPasswordFieldProps = {
  label?: string;
  value: string;
  onChange: (password: string) => void;
  /** What a stranger could know. */
  words: string[];
  isForAdmin?: boolean;
  error: string | undefined;
};

/** The reasons why a password is weak, as the server will see it. */
export const passwordProblem = (
  password: string,
  words: string[],
  isForAdmin = false,
): string | undefined => {
  if (!password) return accountCopy.problems.newPassword;
  return (
    weakReasons(password, { words, isForAdmin })
      .map((reason) => reason.message)
      .join(' ') || undefined
  );
};

/** Says what is weak once the field was left, and makes a passphrase in one press. */
export function NewPasswordField({
  label = copy.password,
  value,
  onChange,
  words,
  isForAdmin = false,
  error,
}: NewPasswordFieldProps) {
  const [wasLeft, setWasLeft] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const early = wasLeft && value ? passwordProblem(value, words, isForAdmin) : undefined;
  const isMadeInUse = made !== null && made === value;
  return (
    <div className="grid gap-1">
      <Field
        label={label}
        help={isForAdmin ? copy.adminPasswordHelp : copy.passwordHelp}
        error={wasLeft && value ? early : error}
        isRequired
      >
        <PasswordInput
          name="password"
          autoComplete="new-password"
          minLength={isForAdmin ? ADMIN_PASSWORD_MIN : undefined}
          maxLength={PASSWORD_MAX}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setWasLeft(true)}
        />
      </Field>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 justify-self-start"
        icon={<Sparkles size={16} aria-hidden="true" className="text-brand" />}
        onClick={() => {
          const phrase = makePassphrase();
          setMade(phrase);
          onChange(phrase);
        }}
      >
        {isMadeInUse ? accountCopy.passphrase.another : accountCopy.passphrase.make}
      </Button>
      <p
        aria-live="polite"
        className={isMadeInUse ? 'rounded-control bg-brand-tint px-4 py-3 text-small' : 'sr-only'}
      >
        {isMadeInUse && (
          <>
            {accountCopy.passphrase.made}{' '}
            <strong className="font-semibold break-all select-all">{made}</strong>
            <span className="block text-ink-soft">{accountCopy.passphrase.keep}</span>
          </>
        )}
      </p>
    </div>
  );
}
