// Everything someone needs in a crisis, as plain markup: it must read the same with no script, no network and no server.
// The one thing a script adds is bringing the visitor's likely country to the front.
import { Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '#platform/web/ui/button.tsx';
import {
  crisisCountries,
  internationalDirectory,
  MOBILE_EMERGENCY_NUMBER,
} from '../crisis-resources.data.ts';
import { CountryChoice, useHelpCountry } from './country-choice.tsx';
import { crisisCopy } from './crisis.copy.ts';
import { CrisisCountryCard } from './crisis-country-card.tsx';
import { likelyCountryHere } from './likely-country.ts';
import { OwnPlan } from './own-plan.tsx';

type CrisisContentProps = {
  isNarrow?: boolean;
  /** What a page shows of the member's plan, where it can do better than the copy on this device. */
  plan?: ReactNode;
};

const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`;

export function CrisisContent({ isNarrow = false, plan = <OwnPlan /> }: CrisisContentProps) {
  /** undefined: no script has looked yet, and there is nothing to choose with. */
  const [likely, setLikely] = useState<string | null>();
  useEffect(() => setLikely(likelyCountryHere()), []);
  const here = useHelpCountry(likely ?? null);
  const own = likely === undefined ? undefined : crisisCountries.find(({ code }) => code === here);
  const others = crisisCountries.filter((country) => country !== own);
  return (
    <div data-undisturbed="" className="@container grid grid-cols-1 gap-10">
      <Danger numbers={own?.emergencyNumbers ?? []} />
      {plan}
      {likely !== undefined && (
        <section aria-labelledby="crisis-own" className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id="crisis-own" className="text-title">
              {crisisCopy.helplines.yours}
            </h2>
            <CountryChoice country={here} />
          </div>
          {own ? (
            <CrisisCountryCard country={own} isLarge />
          ) : (
            <p className="text-ink-soft">{crisisCopy.helplines.noneNear}</p>
          )}
        </section>
      )}
      <TenMinutes isNarrow={isNarrow} />
      <section aria-labelledby="crisis-helplines" className="grid gap-4">
        <h2 id="crisis-helplines" className="text-title">
          {crisisCopy.helplines.title}
        </h2>
        <div className="grid gap-1.5 text-ink-soft">
          <p>{crisisCopy.helplines.lead}</p>
          <p className="text-small">{crisisCopy.helplines.checkAll}</p>
        </div>
        <div className={isNarrow ? 'grid gap-3' : 'gap-3 @xl:columns-2 [&>*]:mb-3 [&>*]:break-inside-avoid'}>
          {others.map((country) => (
            <CrisisCountryCard key={country.code} country={country} />
          ))}
        </div>
      </section>
      <section aria-labelledby="crisis-elsewhere" className="grid justify-items-start gap-3">
        <h2 id="crisis-elsewhere" className="text-title">
          {crisisCopy.elsewhere.title}
        </h2>
        <p className="text-ink-soft">{crisisCopy.elsewhere.body}</p>
        <a
          href={internationalDirectory.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          {crisisCopy.elsewhere.open}
        </a>
        <p className="text-tiny text-ink-soft">{crisisCopy.elsewhere.note}</p>
      </section>
      <section aria-labelledby="crisis-after" className="grid gap-2">
        <h2 id="crisis-after" className="text-title">
          {crisisCopy.after.title}
        </h2>
        <p className="reading text-ink-soft">{crisisCopy.after.body}</p>
        <p className="text-tiny text-ink-soft">{crisisCopy.offline}</p>
      </section>
    </div>
  );
}

function Danger({ numbers }: { numbers: string[] }) {
  return (
    <section
      aria-labelledby="crisis-danger"
      className="grid gap-3 rounded-card border border-rose/40 bg-rose-tint p-5 sm:p-6"
    >
      <h2 id="crisis-danger" className="text-title text-rose">
        {crisisCopy.danger.title}
      </h2>
      {/* Before any explanation: it must be in sight on the smallest phone. */}
      <div className="flex flex-wrap items-center gap-2.5">
        {numbers.length === 0 && (
          <p>
            <strong className="font-semibold">{crisisCopy.danger.callAny}.</strong>{' '}
            {crisisCopy.danger.elsewhere(MOBILE_EMERGENCY_NUMBER)}
          </p>
        )}
        {(numbers.length > 0 ? numbers : [MOBILE_EMERGENCY_NUMBER]).map((number) => (
          <a
            key={number}
            href={telephone(number)}
            className={buttonClass({ variant: 'danger', size: 'large' })}
          >
            <Phone size={20} aria-hidden="true" />
            {crisisCopy.danger.call(number)}
          </a>
        ))}
      </div>
      <p>{crisisCopy.danger.body}</p>
      <p className="text-small">{crisisCopy.danger.someoneElse}</p>
    </section>
  );
}

function TenMinutes({ isNarrow }: { isNarrow: boolean }) {
  return (
    <section aria-labelledby="crisis-minutes" className="grid gap-4">
      <h2 id="crisis-minutes" className="text-title">
        {crisisCopy.minutes.title}
      </h2>
      <p className="text-ink-soft">{crisisCopy.minutes.lead}</p>
      <ol className={isNarrow ? 'grid gap-4' : 'grid gap-x-8 gap-y-5 @xl:grid-cols-2'}>
        {crisisCopy.minutes.steps.map((step, place) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="w-5 shrink-0 font-display text-heading leading-none text-warn tabular-nums"
            >
              {place + 1}
            </span>
            <div>
              <h3 className="font-sans text-body font-semibold tracking-normal">{step.title}</h3>
              <p className="text-ink-soft">{step.body}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
