// The catalogue as the public page shows it: what the database begins with, which price-list.test.ts compares. Minor units; no
// price is ever converted from another.
type PriceListItem = {
  id: string;
  name: string;
  gives: string;
  usdMinor: number;
  kesMinor: number;
  period: string;
};

export const priceList: PriceListItem[] = [
  {
    id: 'starter',
    name: 'Starter pack',
    gives: '3 sessions',
    usdMinor: 499,
    kesMinor: 50_000,
    period: 'once',
  },
  {
    id: 'steady',
    name: 'Steady pack',
    gives: '10 sessions',
    usdMinor: 1_299,
    kesMinor: 130_000,
    period: 'once',
  },
  { id: 'deep', name: 'Deep pack', gives: '25 sessions', usdMinor: 2_799, kesMinor: 280_000, period: 'once' },
  {
    id: 'monthly',
    name: 'Monthly',
    gives: 'Unlimited sessions',
    usdMinor: 1_499,
    kesMinor: 150_000,
    period: 'a month',
  },
  {
    id: 'annual',
    name: 'Annual',
    gives: 'Unlimited sessions',
    usdMinor: 11_900,
    kesMinor: 1_200_000,
    period: 'a year',
  },
];
