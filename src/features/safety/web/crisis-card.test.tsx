// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { internationalDirectory } from '../crisis-resources.data.ts';
import { CrisisCard } from './crisis-card.tsx';

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

test('the directory stands where the country is not known, and not beside a country’s own lines', () => {
  const { rerender } = render(<CrisisCard country={null} />);
  expect(directory()).toBeTruthy();
  rerender(<CrisisCard country="KE" />);
  expect(directory()).toBeNull();
});

test('says itself aloud unless what stands around it does', () => {
  const { rerender } = render(<CrisisCard country="US" />);
  expect(screen.getByRole('status')).toBeTruthy();
  rerender(<CrisisCard country="US" isInLiveRegion />);
  expect(screen.queryByRole('status')).toBeNull();
});
