// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SessionButton } from './session-button.tsx';
import { useStartFocus } from './use-start-focus.ts';
import { voiceCopy } from './voice.copy.ts';
import type { SessionPhase } from './voice-session.ts';

vi.mock('./orb/orb.tsx', () => ({ Orb: () => null }));
afterEach(cleanup);

function Screen({ phase }: { phase: SessionPhase }) {
  const start = useStartFocus(phase);
  const isStage = phase === 'connecting' || phase === 'active';
  return (
    <>
      <input aria-label="Elsewhere" />
      {phase === 'ended' && <button type="button">Close</button>}
      {isStage ? (
        <section tabIndex={-1} aria-label="Stage" />
      ) : (
        <SessionButton ref={start} phase="idle" onStart={() => {}} onEnd={() => {}} />
      )}
    </>
  );
}

const startButton = () => screen.getByRole('button', { name: voiceCopy.start.start });

test('the first opening takes no focus', () => {
  render(<Screen phase="idle" />);
  expect(document.activeElement).toBe(document.body);
});

test('after a start that failed the keyboard stands on the button that starts', () => {
  const { rerender } = render(<Screen phase="idle" />);
  startButton().focus();
  rerender(<Screen phase="connecting" />);
  screen.getByLabelText('Stage').focus();
  rerender(<Screen phase="idle" />);
  expect(document.activeElement).toBe(startButton());
});

test('and so it does when the closing card is put away', () => {
  const { rerender } = render(<Screen phase="ended" />);
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(<Screen phase="idle" />);
  expect(document.activeElement).toBe(startButton());
});

test('it is not taken from where somebody is', () => {
  const { rerender } = render(<Screen phase="ended" />);
  screen.getByLabelText('Elsewhere').focus();
  rerender(<Screen phase="idle" />);
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
