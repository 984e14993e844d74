// Whose numbers are shown, for whoever was guessed to be somewhere else. It is kept in this browser and sent nowhere.
import { useId, useSyncExternalStore } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { crisisCountries } from '../crisis-resources.data.ts';
import { crisisCardCopy as copy } from './crisis-card.copy.ts';
import { chooseCountry, chosenCountry, ELSEWHERE, onCountryChosen } from './likely-country.ts';

/** The country chosen here, in this tab or another; as long as none is, `given`. */
export const useHelpCountry = (given: string | null): string | null =>
  useSyncExternalStore(
    onCountryChosen,
    () => chosenCountry() ?? given,
    () => given,
  );

export function CountryChoice({ country, className }: { country: string | null; className?: string }) {
  const id = useId();
  const isListed = crisisCountries.some(({ code }) => code === country);
  return (
    <span className={classNames('flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <label htmlFor={id} className="text-small">
        {copy.numbersFor}
      </label>
      <Select
        id={id}
        data-aside=""
        value={isListed && country ? country : ELSEWHERE}
        className="w-auto!"
        onChange={(event) => chooseCountry(event.currentTarget.value)}
      >
        {crisisCountries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={ELSEWHERE}>{copy.elsewhereInTheWorld}</option>
      </Select>
    </span>
  );
}
