import { afterEach, describe, expect, test, vi } from 'vitest';
import { crisisCountries } from '../crisis-resources.data.ts';
import { likelyCountry, likelyCountryHere, rememberCountry } from './likely-country.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('whose helpline stands first', () => {
  test('the clock decides before the language does', () => {
    expect(likelyCountry('Africa/Nairobi', ['en-US'])).toBe('KE');
    expect(likelyCountry('America/Indiana/Knox', ['en-GB'])).toBe('US');
    expect(likelyCountry('America/Toronto', ['en-US'])).toBe('CA');
  });

  test('with no useful clock the language decides', () => {
    expect(likelyCountry('UTC', ['sw', 'en-IN'])).toBe('IN');
    expect(likelyCountry(undefined, ['zh-Hans-NZ'])).toBe('NZ');
  });

  test('a visitor in a country we do not list is not sent to another one', () => {
    expect(likelyCountry('Europe/Berlin', ['en-US', 'de'])).toBeNull();
    expect(likelyCountry('UTC', ['en'])).toBeNull();
  });

  test('what someone said of themselves outweighs the clock and the language', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
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
