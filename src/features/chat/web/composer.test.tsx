// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hold = (query: string) =>
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: asked === query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

function write({ isReplying = false, canSend = true } = {}) {
  const sent: string[] = [];
  const stops = vi.fn();
  function Desk() {
    const [text, setText] = useState('');
    return (
      <Composer
        text={text}
        onWrite={setText}
        onSend={(words) => {
          sent.push(words);
          setText('');
        }}
        isReplying={isReplying}
        canSend={canSend}
        onStop={stops}
      />
    );
  }
  render(<Desk />);
  const field = screen.getByLabelText('Write to your therapist') as HTMLTextAreaElement;
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { sent, stops, field, type };
}

describe('writing with a keyboard', () => {
  it('sends on Enter and makes a new line on Shift and Enter', () => {
    hold('(pointer: fine)');
    const { sent, field, type } = write();
    type('  I slept badly ');
    expect(fireEvent.keyDown(field, { key: 'Enter', shiftKey: true })).toBe(true);
    expect(sent).toEqual([]);
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    expect(sent).toEqual(['I slept badly']);
    expect(field.value).toBe('');
  });

  it.each([
    ['a browser', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('does not send while a word is being composed, as %s says it', (_browser, sign) => {
    hold('(pointer: fine)');
    const { sent, field, type } = write();
    type('ねむれ');
    const enter = createEvent.keyDown(field, { key: 'Enter' });
    for (const [name, value] of Object.entries(sign)) Object.defineProperty(enter, name, { value });
    fireEvent(field, enter);
    expect(sent).toEqual([]);
  });

  it('sends nothing where nothing is written', () => {
    hold('(pointer: fine)');
    const { sent, field, type } = write();
    type('   \n ');
    fireEvent.keyDown(field, { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual([]);
  });
});

describe('writing on a phone', () => {
  it('makes a new line on Enter and sends by the button', () => {
    hold('(pointer: coarse)');
    const { sent, field, type } = write();
    type('I slept badly');
    expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['I slept badly']);
  });
});

describe('the limit of a message', () => {
  it('counts down near the end, and never cuts or sends what is too long', () => {
    hold('(pointer: fine)');
    const { sent, field, type } = write();
    type('a'.repeat(7_000));
    expect(screen.getByRole('status').textContent).toBe('');
    type('a'.repeat(7_990));
    expect(screen.getByText('10 characters left')).toBeTruthy();
    type('a'.repeat(8_003));
    expect(screen.getByText(/3 characters too long/)).toBeTruthy();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual([]);
    expect(field.value).toHaveLength(8_003);
    type('a'.repeat(8_000));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent[0]).toHaveLength(8_000);
  });

  it('is said aloud now and then, not with every letter', () => {
    hold('(pointer: fine)');
    const { type } = write();
    const aloud = (length: number) => {
      type('a'.repeat(length));
      return screen.getByRole('status').textContent;
    };
    expect(aloud(7_000)).toBe('');
    expect(aloud(7_600)).toBe('500 characters left, or fewer');
    expect(aloud(7_601)).toBe('500 characters left, or fewer');
    expect(aloud(7_990)).toBe('20 characters left, or fewer');
    expect(aloud(8_001)).toBe(aloud(8_002));
    expect(screen.getByText(/^2 characters too long/)).toBeTruthy();
    type('a'.repeat(7_999));
    expect(screen.getByText('1 character left')).toBeTruthy();
  });
});

describe('while the therapist writes', () => {
  it('offers to stop the reply, and still takes words', () => {
    hold('(pointer: fine)');
    const { sent, stops, field, type } = write({ isReplying: true });
    fireEvent.click(screen.getByRole('button', { name: 'Stop the reply' }));
    expect(stops).toHaveBeenCalledOnce();
    type('wait');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual(['wait']);
  });

  it('keeps the words where nothing can follow yet', () => {
    hold('(pointer: fine)');
    const { sent, field, type } = write({ isReplying: true, canSend: false });
    type('wait');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(sent).toEqual([]);
    expect(field.value).toBe('wait');
  });
});
