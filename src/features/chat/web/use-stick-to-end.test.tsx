// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHOWS_TOP, useStickToEnd } from './use-stick-to-end.ts';

const FRAME_PX = 500;
let grow = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Thread({ hasCard }: { hasCard: boolean }) {
  const { frame, content, isAtEnd } = useStickToEnd();
  return (
    <div ref={frame} data-testid="frame" data-at-end={isAtEnd}>
      <div ref={content}>{hasCard && <div {...{ [SHOWS_TOP]: '' }} data-testid="card" />}</div>
    </div>
  );
}

/** What is said is 1 000 px high, and the card below it `cardPx`. */
function showCard(cardPx: number) {
  const view = render(<Thread hasCard={false} />);
  const frame = view.getByTestId('frame');
  let heightPx = 1_000;
  Object.defineProperties(frame, {
    clientHeight: { get: () => FRAME_PX },
    scrollHeight: { get: () => heightPx },
  });
  let topPx = 0;
  const setTop = (px: number) => {
    topPx = Math.max(0, Math.min(px, heightPx - FRAME_PX));
  };
  Object.defineProperty(frame, 'scrollTop', { get: () => topPx, set: setTop });
  act(grow);
  expect(topPx).toBe(500);
  view.rerender(<Thread hasCard />);
  heightPx += cardPx;
  const card = view.getByTestId('card');
  Object.defineProperty(card, 'offsetHeight', { get: () => cardPx });
  card.getBoundingClientRect = () => ({ top: 1_000 - topPx }) as DOMRect;
  act(grow);
  const growBy = (px: number) => {
    heightPx += px;
  };
  return { frame, top: () => topPx, growBy };
}

it('a card that is taller than the frame is shown from its top, and stays so while it changes', () => {
  const { frame, top, growBy } = showCard(700);
  expect(top()).toBe(988);
  expect(frame.dataset.atEnd).toBe('false');
  growBy(100);
  act(grow);
  expect(top()).toBe(988);
});

it('a card that has room is followed to the end as ever', () => {
  const { frame, top, growBy } = showCard(300);
  expect(top()).toBe(800);
  expect(frame.dataset.atEnd).toBe('true');
  growBy(50);
  act(grow);
  expect(top()).toBe(850);
});
