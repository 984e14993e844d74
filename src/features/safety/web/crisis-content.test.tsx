// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type CrisisCountry, crisisCountries } from '../crisis-resources.data.ts';
import { CrisisContent } from './crisis-content.tsx';
import { CrisisCountryCard } from './crisis-country-card.tsx';
import { rememberCountry } from './likely-country.ts';

afterEach(() => {
  cleanup();
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
