// Which country's helpline stands first, decided in the browser and sent nowhere: the one the person named here, else a guess
// from the clock's time zone (people rarely change it), then from the language.

const KEY = 'tulia.country';

const zonesByCountry: Record<string, string[]> = {
  AU: ['Australia/'],
  CA: [
    'America/Toronto',
    'America/Vancouver',
    'America/Montreal',
    'America/Halifax',
    'America/Winnipeg',
    'America/Edmonton',
    'America/Regina',
    'America/St_Johns',
    'America/Moncton',
    'America/Whitehorse',
    'America/Yellowknife',
    'America/Iqaluit',
  ],
  GH: ['Africa/Accra'],
  IN: ['Asia/Kolkata', 'Asia/Calcutta'],
  IE: ['Europe/Dublin'],
  KE: ['Africa/Nairobi'],
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
  NG: ['Africa/Lagos'],
  RW: ['Africa/Kigali'],
  ZA: ['Africa/Johannesburg'],
  TZ: ['Africa/Dar_es_Salaam'],
  UG: ['Africa/Kampala'],
  GB: ['Europe/London', 'Europe/Belfast'],
  US: [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'America/Adak',
    'America/Boise',
    'America/Detroit',
    'America/Indiana/',
    'America/Kentucky/',
    'America/Menominee',
    'America/North_Dakota/',
    'America/Juneau',
    'America/Nome',
    'Pacific/Honolulu',
  ],
};

const matches = (timeZone: string, zone: string) =>
  zone.endsWith('/') ? timeZone.startsWith(zone) : timeZone === zone;

/** An ISO 3166 code we have a page for, or null when neither the clock nor the languages point to one. */
export function likelyCountry(timeZone: string | undefined, languages: readonly string[]): string | null {
  if (timeZone) {
    for (const [country, zones] of Object.entries(zonesByCountry)) {
      if (zones.some((zone) => matches(timeZone, zone))) return country;
    }
    // The clock is set, to somewhere we do not list: the language would send them to the wrong country's helpline.
    if (timeZone !== 'UTC' && !timeZone.startsWith('Etc/')) return null;
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

function namedCountry(): string | null {
  try {
    const country = localStorage.getItem(KEY);
    return country && /^[A-Z]{2}$/.test(country) ? country : null;
  } catch {
    return null;
  }
}

export const likelyCountryHere = () =>
  namedCountry() ??
  likelyCountry(
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    navigator.languages ?? [navigator.language],
  );
