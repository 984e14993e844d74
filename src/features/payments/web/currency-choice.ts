// The currency a member chose on this device. Until they choose, the server's suggestion is shown.
import { useState } from 'react';
import type { Currency, Plans } from '../payments.contract.ts';
import { paymentsCopy } from './payments.copy.ts';

const KEY = 'tulia.currency';
/** From the words and not from the contract, whose schemas the browser does without. */
const currencies = Object.keys(paymentsCopy.upgrade.currencies) as Currency[];

function readChosen(): Currency | null {
  try {
    return currencies.find((known) => known === localStorage.getItem(KEY)) ?? null;
  } catch {
    // Storage is forbidden: the suggestion stands.
    return null;
  }
}

/** The currency to show: the member's choice where it can be paid in, else the suggestion, else the first there is. */
export function currencyToShow(plans: Pick<Plans, 'ways' | 'suggested_currency'>, chosen: Currency | null) {
  const payable = plans.ways.map(({ currency }) => currency);
  return (
    [chosen, plans.suggested_currency].find((wanted) => wanted && payable.includes(wanted)) ?? payable[0]
  );
}

/** null until the member chose one. */
export function useChosenCurrency() {
  const [chosen, setChosen] = useState(readChosen);
  const choose = (currency: Currency) => {
    setChosen(currency);
    try {
      localStorage.setItem(KEY, currency);
    } catch {
      // Then it is remembered while the page is open.
    }
  };
  return { chosen, choose };
}
