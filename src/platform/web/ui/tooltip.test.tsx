// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () =>
  render(
    <TooltipProvider>
      <Tooltip label="First words">
        <button type="button">One</button>
      </Tooltip>
      <Tooltip label="Second words">
        <button type="button">Two</button>
      </Tooltip>
    </TooltipProvider>,
  );
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const pointAt = (name: string) => fireEvent.pointerEnter(around(name), { pointerType: 'mouse' });
const pointAway = (name: string) => fireEvent.pointerLeave(around(name), { pointerType: 'mouse' });
const around = (name: string) => {
  const place = screen.getByRole('button', { name }).parentElement;
  if (!place) throw new Error('nothing stands around it');
  return place;
};
const words = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('the words about a control', () => {
  test('come after 700 ms, and go when the pointer goes', async () => {
    open();
    pointAt('One');
    await wait(690);
    expect(words()).toBeNull();
    await wait(20);
    expect(words()).toBe('First words');
    pointAway('One');
    await wait(200);
    expect(words()).toBeNull();
  });

  test('come at once within 300 ms of the last, and wait again after that', async () => {
    open();
    pointAt('One');
    await wait(710);
    pointAway('One');
    await wait(200);
    pointAt('Two');
    await wait(1);
    expect(words()).toBe('Second words');
    pointAway('Two');
    await wait(500);
    pointAt('One');
    await wait(10);
    expect(words()).toBeNull();
  });

  test('stay while they are pointed at', async () => {
    open();
    pointAt('One');
    await wait(710);
    pointAway('One');
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    await wait(2_000);
    expect(words()).toBe('First words');
  });

  test('are put away by Escape and by a press', async () => {
    open();
    pointAt('One');
    await wait(710);
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(words()).toBeNull();
    await wait(1_000);
    pointAt('Two');
    await wait(710);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Two' }));
    expect(words()).toBeNull();
  });

  test('a finger gets none', async () => {
    open();
    fireEvent.pointerEnter(around('One'), { pointerType: 'touch' });
    await wait(1_000);
    expect(words()).toBeNull();
  });
});
