// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetKeptWords } from '#platform/web/kept-words.ts';
import { type CrisisCountry, crisisCountries } from '../crisis-resources.data.ts';
import { CrisisCard } from './crisis-card.tsx';
import { CrisisContent } from './crisis-content.tsx';
import { CrisisCountryCard } from './crisis-country-card.tsx';
import { ELSEWHERE, likelyCountryHere, rememberCountry } from './likely-country.ts';

afterEach(() => {
  cleanup();
  forgetKeptWords(null);
  localStorage.clear();
});

const heading = (name: string) => screen.getByRole('heading', { name });
const dangerLinks = () =>
  [...heading('If you are in danger now').parentElement!.querySelectorAll('a')].map((link) =>
    link.getAttribute('href'),
  );

describe('who is in danger now', () => {
  it('can call with one tap, in a country we list and in any other', () => {
    for (const { code, emergencyNumbers } of crisisCountries) {
      rememberCountry(code);
      render(<CrisisContent />);
      expect(dangerLinks(), code).toEqual(emergencyNumbers.map((number) => `tel:${number}`));
      cleanup();
    }
    rememberCountry('DE');
    render(<CrisisContent />);
    expect(dangerLinks()).toEqual(['tel:112']);
  });
});

describe('a country that was guessed wrong', () => {
  it('can be changed, which goes before all that was guessed or said, here and on the next page', () => {
    rememberCountry('GB');
    const { unmount } = render(<CrisisContent />);
    const choice = () => screen.getByRole('combobox', { name: 'Numbers for' }) as HTMLSelectElement;
    expect(choice().value).toBe('GB');
    fireEvent.change(choice(), { target: { value: 'KE' } });
    expect(dangerLinks()).toEqual(['tel:999', 'tel:112']);
    expect(screen.getByRole('region', { name: 'Near you' }).textContent).toContain('Befrienders Kenya');
    unmount();
    rememberCountry('GB');
    expect(likelyCountryHere()).toBe('KE');
    render(<CrisisCard country={likelyCountryHere()} />);
    fireEvent.change(choice(), { target: { value: 'US' } });
    expect(screen.getByRole('link', { name: 'Emergency 911' })).toBeTruthy();
  });

  it('can be none that we list, and is forgotten by whoever signs out', () => {
    rememberCountry('GB');
    render(<CrisisContent />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Numbers for' }), { target: { value: ELSEWHERE } });
    expect(dangerLinks()).toEqual(['tel:112']);
    expect(screen.getByText(/^We list no helpline there/)).toBeTruthy();
    forgetKeptWords(null);
    expect(likelyCountryHere()).not.toBe(ELSEWHERE);
  });
});

describe('a helpline', () => {
  const country: CrisisCountry = {
    code: 'XX',
    name: 'Somewhere',
    emergencyNumbers: ['112'],
    resources: [
      {
        name: 'A line',
        channel: 'web',
        value: 'https://chat.example.org/start',
        hours: null,
        isFree: true,
        source: 'https://example.org',
        verifiedAt: null,
      },
    ],
  };

  it('on the web opens beside what is being written, under its own name', () => {
    render(<CrisisCountryCard country={country} />);
    const link = screen.getByRole('link', { name: /^Open chat\.example\.org/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
