import { afterEach, describe, expect, test, vi } from 'vitest';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { crisisCountries } from '../crisis-resources.data.ts';
import { likelyCountry, likelyCountryHere, rememberCountry } from './likely-country.ts';

afterEach(() => void vi.unstubAllGlobals());

type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

/** The present names (zone.tab) and the earlier ones (backward) of the time zone database. */
const zoneNames = {
  AU: 'Australia/ACT Australia/Canberra Australia/Currie Australia/LHI Australia/NSW Australia/North Australia/Queensland Australia/South Australia/Sydney Australia/Tasmania Australia/Victoria Australia/West Australia/Yancowinna Antarctica/Macquarie',
  CA: 'America/Atikokan America/Coral_Harbour America/Dawson_Creek America/Goose_Bay America/Montreal America/Nipigon America/Pangnirtung America/Rainy_River America/Swift_Current America/Thunder_Bay America/Yellowknife Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan Canada/Yukon',
  GB: 'Europe/London Europe/Belfast GB GB-Eire',
  GH: 'Africa/Accra',
  IE: 'Europe/Dublin Eire',
  IN: 'Asia/Kolkata Asia/Calcutta',
  KE: 'Africa/Nairobi',
  NG: 'Africa/Lagos',
  NZ: 'Pacific/Auckland Pacific/Chatham NZ NZ-CHAT',
  RW: 'Africa/Kigali',
  TZ: 'Africa/Dar_es_Salaam',
  UG: 'Africa/Kampala',
  US: 'America/Atka America/Fort_Wayne America/Indiana/Indianapolis America/Indianapolis America/Kentucky/Louisville America/Knox_IN America/Louisville America/Metlakatla America/Shiprock America/Sitka America/Yakutat Navajo US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan US/Mountain US/Pacific',
  ZA: 'Africa/Johannesburg',
};

describe('whose helpline stands first', () => {
  test('the clock decides before the language does', () => {
    expect(likelyCountry('Africa/Nairobi', ['en-US'])).toBe('KE');
    expect(likelyCountry('America/Indiana/Knox', ['en-GB'])).toBe('US');
    expect(likelyCountry('America/Toronto', ['en-US'])).toBe('CA');
  });

  test.each(Object.entries(zoneNames))('every name a clock in %s may go by is known', (country, names) => {
    const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
    const reported = locale.getTimeZones?.() ?? locale.timeZones ?? [];
    for (const zone of [...names.split(' '), ...reported])
      expect(`${zone}: ${likelyCountry(zone, [])}`).toBe(`${zone}: ${country}`);
  });

  test('with no useful clock the language decides', () => {
    expect(likelyCountry('UTC', ['sw', 'en-IN'])).toBe('IN');
    expect(likelyCountry('Etc/GMT+5', ['en-US'])).toBe('US');
    for (const zone of ['EST5EDT', 'MST', 'GMT', 'GMT0', 'Zulu'])
      expect(likelyCountry(zone, ['en-CA']), zone).toBe('CA');
    expect(likelyCountry(undefined, ['zh-Hans-NZ'])).toBe('NZ');
  });

  test('a visitor in a country we do not list is not sent to another one', () => {
    expect(likelyCountry('Europe/Berlin', ['en-US', 'de'])).toBeNull();
    expect(likelyCountry('America/Sao_Paulo', ['en-US'])).toBeNull();
    expect(likelyCountry('Africa/Asmera', ['en-GB'])).toBeNull();
    expect(likelyCountry('UTC', ['en'])).toBeNull();
  });

  test('what someone said of themselves outweighs the clock and the language', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('navigator', { languages: ['en-US'] });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'America/New_York',
    });
    expect(likelyCountryHere()).toBe('US');
    rememberCountry('KE');
    expect(likelyCountryHere()).toBe('KE');
    rememberCountry('DE');
    expect(likelyCountryHere()).toBe('DE');
    // Still here, then signed out: the next person is asked for no other's helpline.
    forgetKeptWords('0193e0a0-0000-7000-8000-000000000001');
    expect(likelyCountryHere()).toBe('DE');
    forgetKeptWords(null);
    expect(likelyCountryHere()).toBe('US');
    vi.restoreAllMocks();
  });
});

describe('the numbers', () => {
  test('each country has an emergency number and each helpline a source', () => {
    expect(crisisCountries.length).toBeGreaterThan(10);
    for (const country of crisisCountries) {
      expect(country.emergencyNumbers.length, country.code).toBeGreaterThan(0);
      for (const number of country.emergencyNumbers) expect(number).toMatch(/^\d{3}$/);
      for (const resource of country.resources) expect(resource.source, country.code).toMatch(/^https:\/\//);
    }
  });

  test('what can be dialled holds digits and spaces alone', () => {
    for (const { resources } of crisisCountries)
      for (const { channel, value } of resources) if (channel !== 'web') expect(value).toMatch(/^[\d ]{3,}$/);
  });
});
