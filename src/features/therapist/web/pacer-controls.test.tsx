// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paces } from '../exercise-cards.contract.ts';
import { exerciseCardCopy } from './exercise-card.copy.ts';
import { PacerControls } from './pacer-controls.tsx';
import { usePacer } from './use-pacer.ts';

const copy = exerciseCardCopy.pacer;

afterEach(cleanup);

function Controls() {
  return <PacerControls pacer={usePacer(paces['box-breathing'])} onTell={() => {}} />;
}

test('the keyboard stays on the button through start, pause and going on', () => {
  render(<Controls />);
  screen.getByRole('button', { name: copy.start }).focus();
  for (const next of [copy.pause, copy.goOn, copy.pause]) {
    fireEvent.click(document.activeElement ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
  }
});

test('the keyboard is on starting again after stopping, with the way on beside it, and stays there', () => {
  render(<Controls />);
  fireEvent.click(screen.getByRole('button', { name: copy.start }));
  const stop = screen.getByRole('button', { name: copy.stop });
  stop.focus();
  fireEvent.click(stop);
  const again = screen.getByRole('button', { name: copy.again });
  expect(document.activeElement).toBe(again);
  expect(again.nextElementSibling).toBe(screen.getByRole('button', { name: copy.leave }));
  fireEvent.click(again);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: copy.pause }));
});
