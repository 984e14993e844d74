// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cardFields, exerciseIds, FINISHED_STEP, paces, readCardAnswer } from '../exercise-cards.contract.ts';
import { type BegunAnswers, BegunAnswersContext, createBegunAnswers } from './begun-answers.ts';
import { toggled } from './card-question.tsx';
import { exerciseCardCopy as copy } from './exercise-card.copy.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { groundingAnswer } from './grounding-card.tsx';
import { paceMs } from './pacer.ts';

let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(id: string, step = 0, isCurrent = true) {
  const answers: string[] = [];
  const view = render(
    <ExerciseCard exercise={{ id, step }} isCurrent={isCurrent} onAnswer={(text) => answers.push(text)} />,
  );
  return { answers, ...view };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const announced = (container: HTMLElement) =>
  [...container.querySelectorAll('[aria-live]')].map((element) => element.textContent).join('');

describe('any card', () => {
  test('an exercise this page does not know shows nothing', () => {
    expect(show('a-newer-one').container.innerHTML).toBe('');
  });

  test.each(exerciseIds)('%s can be worked with while it is current, and only then', (id) => {
    const { container, rerender } = show(id);
    expect(screen.getByRole('region', { name: copy.titles[id] })).toBeTruthy();
    expect(container.querySelectorAll('button, input, textarea').length).toBeGreaterThan(0);
    rerender(<ExerciseCard exercise={{ id, step: 0 }} isCurrent={false} onAnswer={() => {}} />);
    expect(container.querySelectorAll('button, input, textarea')).toHaveLength(0);
    expect(container.textContent).toContain(copy.titles[id]);
  });

  test.each(exerciseIds)('%s speaks from places that are there before their words', (id) => {
    const { container } = show(id);
    for (const place of container.querySelectorAll('[aria-live], [role=status]'))
      expect(place.className).not.toMatch(/(^|\s|:)hidden\b/);
  });

  test.each(exerciseIds)('%s is marked as finished when it is over', (id) => {
    const { container } = show(id, FINISHED_STEP);
    expect(container.textContent).toContain(copy.finished);
    expect(container.querySelectorAll('button, input')).toHaveLength(0);
  });

  test('every question has its words, and only those', () => {
    for (const id of exerciseIds) {
      if (id === 'grounding') continue;
      expect(Object.keys(copy.fields[id] ?? {})).toEqual(cardFields[id].map(({ slot }) => slot));
    }
  });

  test('what was answered in words before is not asked again', () => {
    show('gratitude', 1);
    expect(screen.queryByLabelText(copy.fields.gratitude?.thing?.ask ?? '')).toBeNull();
    expect(screen.getByLabelText(copy.fields.gratitude?.why?.ask ?? '')).toBeTruthy();
  });
});

describe('what was begun on a card', () => {
  const ask = copy.fields.gratitude?.thing?.ask ?? '';
  function showIn(begun: BegunAnswers) {
    const card = (isCurrent: boolean) => (
      <BegunAnswersContext value={begun}>
        <ExerciseCard exercise={{ id: 'gratitude', step: 0 }} isCurrent={isCurrent} onAnswer={() => {}} />
      </BegunAnswersContext>
    );
    const { rerender } = render(card(true));
    return (isCurrent: boolean) => rerender(card(isCurrent));
  }

  test('is there again when the card closed and comes again', () => {
    const begun = createBegunAnswers();
    const set = showIn(begun);
    write(ask, 'Rain');
    set(false);
    expect(screen.queryByLabelText(ask)).toBeNull();
    set(true);
    expect(screen.getByLabelText(ask)).toHaveProperty('value', 'Rain');
    cleanup();
    showIn(begun);
    expect(screen.getByLabelText(ask)).toHaveProperty('value', 'Rain');
  });

  test('keeps what an earlier visit left of other exercises, and itself where both were begun', () => {
    const kept: string[] = [];
    const begun = createBegunAnswers((text) => kept.push(text));
    begun.put('gratitude', { thing: 'Rain' });
    begun.takeEarlier('[["gratitude",{"thing":"Sun"}],["values",{"area":"Work"}]]');
    expect(begun.of('gratitude')).toEqual({ thing: 'Rain' });
    expect(begun.of('values')).toEqual({ area: 'Work' });
    expect(new Map(JSON.parse(kept.at(-1) ?? ''))).toEqual(
      new Map([
        ['gratitude', { thing: 'Rain' }],
        ['values', { area: 'Work' }],
      ]),
    );
  });

  test('is over with its answer, and is not in another thread', () => {
    const begun = createBegunAnswers();
    showIn(begun);
    write(ask, 'Rain');
    press(copy.send);
    cleanup();
    showIn(begun);
    expect(screen.getByLabelText(ask)).toHaveProperty('value', '');
    cleanup();
    showIn(createBegunAnswers());
    expect(screen.getByLabelText(ask)).toHaveProperty('value', '');
  });
});

describe('the breathing pacer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const count = (container: HTMLElement) => container.querySelector('.text-heading')?.textContent;

  test('paces, announces each phase once and never the seconds, and is done to the millisecond', () => {
    const { container } = show('box-breathing');
    press(copy.pacer.start);
    const heard: string[] = [];
    for (let second = 0; second < 64; second += 1) {
      heard.push(announced(container));
      expect(count(container)).toBe(String((second % 4) + 1));
      pass(1_000);
    }
    expect(heard.slice(0, 16)).toEqual([
      ...Array.from({ length: 4 }, () => copy.pacer.phases.in),
      ...Array.from({ length: 4 }, () => copy.pacer.phases.hold),
      ...Array.from({ length: 4 }, () => copy.pacer.phases.out),
      ...Array.from({ length: 4 }, () => copy.pacer.phases.rest),
    ]);
    expect(announced(container)).toBe(copy.pacer.isDone);
  });

  test('does not drift when every tick comes late', () => {
    const { container } = show('long-breathing');
    const onTime = globalThis.setTimeout;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
      onTime(run, ms + 300)) as typeof setTimeout);
    press(copy.pacer.start);
    pass(26_500);
    // One round of 19 s, then seven and a half: the fourth second of the hold.
    expect(announced(container)).toBe(copy.pacer.phases.hold);
    expect(count(container)).toBe('4');
    expect(container.textContent).toContain(copy.pacer.round(2, 4));
  });

  test('shows where the breath really is on return to a tab that was hidden', () => {
    const { container } = show('box-breathing');
    const timer = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
    press(copy.pacer.start);
    pass(21_000);
    expect(announced(container)).toBe(copy.pacer.phases.in);
    timer.mockRestore();
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(announced(container)).toBe(copy.pacer.phases.hold);
    expect(count(container)).toBe('2');
    pass(paceMs(paces['box-breathing']) - 21_000);
    expect(announced(container)).toBe(copy.pacer.isDone);
  });

  test('pauses without losing its place', () => {
    const { container } = show('box-breathing');
    press(copy.pacer.start);
    pass(5_000);
    press(copy.pacer.pause);
    pass(60_000);
    expect(container.textContent).toContain(copy.pacer.paused);
    expect(count(container)).toBe('2');
    press(copy.pacer.goOn);
    pass(3_000);
    expect(announced(container)).toBe(copy.pacer.phases.out);
  });

  test('tells the rounds that were breathed, and stops at once before one is whole', () => {
    const { answers } = show('box-breathing');
    press(copy.pacer.start);
    pass(33_000);
    press(copy.pacer.stop);
    pass(60_000);
    press(copy.pacer.tell);
    expect(answers).toEqual(['Done, 2 rounds']);
    cleanup();
    const second = show('box-breathing');
    press(copy.pacer.start);
    pass(3_000);
    press(copy.pacer.stop);
    press(copy.pacer.leave);
    expect(second.answers).toEqual([copy.pacer.answerStop]);
  });

  test('goes as many rounds as were chosen', () => {
    const { answers } = show('long-breathing');
    fireEvent.click(screen.getByRole('radio', { name: '2' }));
    press(copy.pacer.start);
    pass(38_000);
    press(copy.pacer.tell);
    expect(answers).toEqual(['Done, 2 rounds']);
  });

  test('the circle is moved by transform, and not at all for those who want no motion', () => {
    const { container } = show('box-breathing');
    press(copy.pacer.start);
    const circle = () => container.querySelector<HTMLElement>('[data-breath]');
    const first = circle()?.style.transform;
    pass(3_000);
    expect(circle()?.style.transform).toMatch(/^scale\(/);
    expect(circle()?.style.transform).not.toBe(first);
    cleanup();
    isStill = true;
    const still = show('box-breathing');
    press(copy.pacer.start);
    pass(2_000);
    expect(still.container.querySelector('[data-breath]')).toBeNull();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2');
    expect(count(still.container)).toBe('3');
  });

  test('nothing runs on after the card is gone', () => {
    const { unmount } = show('box-breathing');
    press(copy.pacer.start);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the urge wave', () => {
  test('asks how strong before and after, and sends both', () => {
    vi.useFakeTimers();
    const { answers } = show('urge-surfing');
    expect(screen.getByText(copy.wave.withdrawal)).toBeTruthy();
    write('What does it want from you?', 'to smoke');
    write('How strong is it?', '8');
    press(copy.pacer.start);
    act(() => vi.advanceTimersByTime(paceMs(paces['urge-surfing'])));
    press(copy.send);
    expect(answers).toEqual([]);
    write('How strong is it now?', '3');
    press(copy.send);
    expect(readCardAnswer('urge-surfing', answers[0] ?? '')).toEqual({
      urge: 'to smoke',
      before: '8',
      after: '3',
    });
  });
});

describe('a card answered in words', () => {
  test('goes one question at a time, back again without loss, and sends one readable answer', () => {
    const { answers } = show('thought-record');
    write('What happened?', 'the meeting');
    press(copy.next);
    press(copy.back);
    expect((screen.getByLabelText('What happened?') as HTMLTextAreaElement).value).toBe('the meeting');
    press(copy.next);
    write('Which thought shot through your head?', 'They all noticed');
    press(copy.next);
    fireEvent.click(screen.getByRole('checkbox', { name: 'shame' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'fear' }));
    press(copy.next);
    write('How strong was it?', '8');
    press(copy.next);
    press(copy.skip);
    write('What does not fit it?', 'two people asked me questions');
    press(copy.next);
    write('How would you put it now, so that it is fair?', 'I stumbled, and they listened');
    press(copy.next);
    write('How strong is the feeling now?', '4');
    expect(screen.getByText('From 8 to 4.')).toBeTruthy();
    press(copy.send);
    expect(answers[0]?.split('\n')).toEqual([
      'What happened: the meeting',
      'The thought: They all noticed',
      'The feeling: shame, fear',
      'How strong at first: 8',
      'What speaks against it: two people asked me questions',
      'A fairer thought: I stumbled, and they listened',
      'How strong now: 4',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks for what is missing beside it, and sends nothing meanwhile', () => {
    const { answers } = show('gratitude');
    press(copy.send);
    expect(answers).toEqual([]);
    const input = screen.getByLabelText('One small thing that was not bad');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
  });

  test('a number that nobody chose is not sent', () => {
    const { answers } = show('small-step', 3);
    press(copy.send);
    expect(answers).toEqual([]);
    expect(screen.getByText(copy.choose)).toBeTruthy();
    write('How sure are you that it happens?', '4');
    expect(screen.getByText(copy.tooBig)).toBeTruthy();
    press(copy.send);
    expect(answers).toEqual(['How sure I am: 4']);
  });

  test('the message is put together as it is written, and can be copied', async () => {
    const taken: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      clipboard: { writeText: async (text: string) => void taken.push(text) },
    });
    show('assertive-message', 1);
    write('What happened? Say it to them.', 'she reads my messages');
    press(copy.next);
    write('How is it for you?', 'I feel small');
    const preview = screen.getByRole('figure');
    expect(preview.textContent).toContain('When you read my messages, I feel small.');
    await act(async () => fireEvent.click(within(preview).getByRole('button', { name: copy.copy })));
    expect(taken).toEqual(['When you read my messages, I feel small.']);
  });

  test('where the opposite is not safe nothing more is asked', () => {
    const { answers } = show('opposite-action', 2);
    fireEvent.click(screen.getByRole('radio', { name: copy.no }));
    expect(screen.getByText(copy.notSafe)).toBeTruthy();
    press(copy.send);
    expect(answers).toEqual(['Safe to do the opposite: no']);
  });

  test('tapped options join what was typed, and leave it when tapped off', () => {
    expect(toggled('', 'rest', true)).toBe('rest');
    expect(toggled('my own word', 'rest', true)).toBe('my own word, rest');
    expect(toggled('my own word, rest', 'rest', false)).toBe('my own word');
  });
});

describe('the five senses', () => {
  test('takes written things, tapped circles, or both', () => {
    expect(groundingAnswer([])).toBe('');
    expect(
      groundingAnswer([
        { isNoticed: true, text: '' },
        { isNoticed: false, text: ' a cup ' },
      ]),
    ).toBe('a cup');
    expect(
      groundingAnswer([
        { isNoticed: true, text: '' },
        { isNoticed: true, text: '' },
      ]),
    ).toBe('2, noticed');
  });

  test('goes through the senses one by one, and sends what was noted', () => {
    const { answers } = show('grounding');
    write('Something you see, 1', 'a cup');
    write('Something you see, 2', 'my shoes');
    press(copy.next);
    press(copy.skip);
    press(copy.skip);
    press('A smell, 1: noticed');
    press(copy.next);
    press(copy.send);
    expect(readCardAnswer('grounding', answers[0] ?? '')).toEqual({
      see: 'a cup, my shoes',
      smell: 'one, noticed',
    });
  });

  test('sends nothing when nothing was noted', () => {
    const { answers } = show('grounding', 4);
    press(copy.send);
    expect(answers).toEqual([]);
    expect(screen.getByText(copy.grounding.missing)).toBeTruthy();
  });
});
