// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { internationalDirectory } from '../crisis-resources.data.ts';
import { CrisisCard, CrisisStrip } from './crisis-card.tsx';

afterEach(cleanup);

const directory = () => screen.queryByRole('link', { name: new RegExp(internationalDirectory.name) });

test.each(['GH', 'NG', 'RW', 'TZ', 'UG'])(
  'in %s, without a line of its own, the directory stands too',
  (country) => {
    render(<CrisisCard country={country} />);
    expect(directory()?.getAttribute('href')).toBe(internationalDirectory.url);
    expect(screen.getByRole('link', { name: /^Emergency \d+$/ })).toBeTruthy();
  },
);

test('the directory stands where the country is not known, and not beside a line that is free day and night', () => {
  const { rerender } = render(<CrisisCard country={null} />);
  expect(directory()).toBeTruthy();
  rerender(<CrisisCard country="GB" />);
  expect(directory()).toBeNull();
});

test('S4 a line whose hours and price are not known does not stand alone', () => {
  render(<CrisisCard country="KE" />);
  expect(screen.getByRole('link', { name: /^Call Befrienders Kenya/ })).toBeTruthy();
  expect(directory()).toBeTruthy();
});

test('a number keeps its order whichever way the words around it run', () => {
  render(<CrisisCard country="KE" />);
  expect(screen.getByText('0722 178 177').getAttribute('dir')).toBe('ltr');
});

test('says itself aloud unless what stands around it does', () => {
  const { rerender } = render(<CrisisCard country="US" />);
  expect(screen.getByRole('status')).toBeTruthy();
  rerender(<CrisisCard country="US" isInLiveRegion />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('speaks of talking on only where there is a conversation', () => {
  const { rerender } = render(<CrisisCard country="US" />);
  expect(screen.getByText(/keep talking here/)).toBeTruthy();
  rerender(<CrisisCard country="US" beside="page" />);
  expect(screen.queryByText(/talking/)).toBeNull();
  expect(screen.getByText(/please reach a person now/)).toBeTruthy();
});

test.each(['KE', 'US', 'GB', 'GH', null])(
  'in %s the emergency number comes before every helpline, on the card and on the strip',
  (country) => {
    for (const Help of [CrisisCard, CrisisStrip]) {
      render(<Help country={country} />);
      expect(screen.getAllByRole('link')[0]?.textContent).toMatch(/^Emergency \d+$/);
      cleanup();
    }
  },
);

test('says what to dial where the country is not known', () => {
  render(<CrisisCard country={null} />);
  expect(screen.getByRole('link', { name: 'Emergency 112' }).getAttribute('href')).toBe('tel:112');
  expect(screen.getByText(/or your own emergency number/)).toBeTruthy();
});
