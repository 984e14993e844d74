// Which country's helpline stands first, decided in the browser and sent nowhere: the one chosen beside the numbers, else the
// one the person named of themselves, else a guess from the clock's time zone (people rarely change it), then from the language.
import { onWordsForgotten } from '#platform/web/kept-words.ts';

const KEY = 'tulia.country';
const CHOSEN_KEY = 'tulia.country-chosen';

/** What is chosen by whoever is in none of the countries we list. */
export const ELSEWHERE = 'ZZ';

/**
 * Old names beside the new: some browsers report the name a zone had first (America/Indianapolis, Asia/Calcutta), and some
 * devices are set to one. A slash at the end stands for every zone within.
 */
const zonesByCountry: Record<string, string[]> = {
  AU: ['Australia/', 'Antarctica/Macquarie'],
  CA: [
    'America/Atikokan',
    'America/Blanc-Sablon',
    'America/Cambridge_Bay',
    'America/Coral_Harbour',
    'America/Creston',
    'America/Dawson',
    'America/Dawson_Creek',
    'America/Edmonton',
    'America/Fort_Nelson',
    'America/Glace_Bay',
    'America/Goose_Bay',
    'America/Halifax',
    'America/Inuvik',
    'America/Iqaluit',
    'America/Moncton',
    'America/Montreal',
    'America/Nipigon',
    'America/Pangnirtung',
    'America/Rainy_River',
    'America/Rankin_Inlet',
    'America/Regina',
    'America/Resolute',
    'America/St_Johns',
    'America/Swift_Current',
    'America/Thunder_Bay',
    'America/Toronto',
    'America/Vancouver',
    'America/Whitehorse',
    'America/Winnipeg',
    'America/Yellowknife',
    'Canada/',
  ],
  GH: ['Africa/Accra'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
  IE: ['Europe/Dublin', 'Eire'],
  KE: ['Africa/Nairobi'],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham', 'NZ', 'NZ-CHAT'],
  NG: ['Africa/Lagos'],
  RW: ['Africa/Kigali'],
  ZA: ['Africa/Johannesburg'],
  TZ: ['Africa/Dar_es_Salaam'],
  UG: ['Africa/Kampala'],
  GB: ['Europe/London', 'Europe/Belfast', 'GB', 'GB-Eire'],
  US: [
    'America/Adak',
    'America/Anchorage',
    'America/Atka',
    'America/Boise',
    'America/Chicago',
    'America/Denver',
    'America/Detroit',
    'America/Fort_Wayne',
    'America/Indiana/',
    'America/Indianapolis',
    'America/Juneau',
    'America/Kentucky/',
    'America/Knox_IN',
    'America/Los_Angeles',
    'America/Louisville',
    'America/Menominee',
    'America/Metlakatla',
    'America/New_York',
    'America/Nome',
    'America/North_Dakota/',
    'America/Phoenix',
    'America/Shiprock',
    'America/Sitka',
    'America/Yakutat',
    'Navajo',
    'Pacific/Honolulu',
    'US/',
  ],
};

const matches = (timeZone: string, zone: string) =>
  zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone;

/** An hour and no country: EST5EDT, say, is kept on both sides of a border. */
const placeless =
  /^(Etc\/.+|UTC|UCT|GMT([+-]?0)?|Zulu|Universal|Greenwich|Factory|EST|MST|HST|[ECMP]ST\d[ECMP]DT)$/;

/** An ISO 3166 code we have a page for, or null when neither the clock nor the languages point to one. */
export function likelyCountry(timeZone: string | undefined, languages: readonly string[]): string | null {
  if (timeZone) {
    for (const [country, zones] of Object.entries(zonesByCountry)) {
      if (zones.some((zone) => matches(timeZone, zone))) return country;
    }
    // The clock is set, to somewhere we do not list: the language would send them to the wrong country's helpline.
    if (!placeless.test(timeZone)) return null;
  }
  for (const language of languages) {
    const region = language.split('-').find((part, place) => place > 0 && /^[A-Z]{2}$/.test(part));
    if (region && region in zonesByCountry) return region;
  }
  return null;
}

/** What someone said of themselves outweighs every guess, also when it is a country we have no page for. */
export function rememberCountry(country: string): void {
  try {
    localStorage.setItem(KEY, country);
  } catch {
    // Without storage there is still the guess.
  }
}

const listeners = new Set<() => void>();
/** Where the browser keeps nothing it holds for this page. */
let chosenHere: string | null = null;

/** Beside the numbers, where the guess was wrong or the person is on the way: it goes before everything else. */
export function chooseCountry(country: string): void {
  chosenHere = country;
  try {
    localStorage.setItem(CHOSEN_KEY, country);
  } catch {
    // Without storage it holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Also of a choice in another tab. Returns the end of it. */
export function onCountryChosen(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === CHOSEN_KEY && listener();
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Whoever signed out leaves nothing behind: the next person here may be from elsewhere. */
onWordsForgotten((keptFor) => {
  if (keptFor !== null) return;
  chosenHere = null;
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem(CHOSEN_KEY);
  } catch {
    // Nothing was kept, then.
  }
});

function keptCountry(key: string): string | null {
  try {
    const country = localStorage.getItem(key);
    return country && /^[A-Z]{2}$/.test(country) ? country : null;
  } catch {
    return null;
  }
}

export const chosenCountry = () => keptCountry(CHOSEN_KEY) ?? chosenHere;

export const likelyCountryHere = () =>
  chosenCountry() ??
  keptCountry(KEY) ??
  likelyCountry(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.languages ?? [navigator.language],
  );
