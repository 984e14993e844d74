// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { changeChoice, defaultChoice, readChoice, rememberChoice, takesItsTime } from './therapy-choice.ts';

const voices = ['alloy', 'coral'];

describe('what the member chose', () => {
  beforeEach(() => localStorage.clear());

  it('is general, stress, Alloy and Standard until they choose otherwise', () => {
    expect(readChoice('a', voices)).toMatchObject({
      categoryId: 'general',
      topicId: 'stress',
      voice: 'alloy',
      isGenZ: false,
    });
  });

  it('is remembered on this device, for each member alone', () => {
    rememberChoice('a', {
      ...defaultChoice,
      categoryId: 'career',
      topicId: 'burnout',
      voice: 'coral',
      isGenZ: true,
    });
    expect(readChoice('a', voices)).toMatchObject({
      categoryId: 'career',
      topicId: 'burnout',
      voice: 'coral',
      isGenZ: true,
    });
    expect(readChoice('b', voices)).toEqual(defaultChoice);
  });

  it('falls back part by part when what was remembered does not fit', () => {
    localStorage.setItem(
      'therapy_choice:a',
      JSON.stringify({ categoryId: 'career', voice: 'robot', isGenZ: 'yes', x: 1 }),
    );
    expect(readChoice('a', voices)).toEqual({ ...defaultChoice, categoryId: 'career' });
    localStorage.setItem('therapy_choice:a', 'not json');
    expect(readChoice('a', voices)).toEqual(defaultChoice);
  });

  it.each(['connecting', 'active'] as const)(
    'cannot change its category, topic, voice or Gen Z mode while %s',
    (phase) => {
      const change = {
        categoryId: 'trauma',
        topicId: 'grief',
        voice: 'coral',
        isGenZ: true,
        hasCaptions: false,
      } as const;
      expect(changeChoice(defaultChoice, change, phase)).toEqual({ ...defaultChoice, hasCaptions: false });
    },
  );

  it.each(['idle', 'ended'] as const)('can change while %s', (phase) => {
    expect(changeChoice(defaultChoice, { voice: 'coral', isGenZ: true }, phase)).toMatchObject({
      voice: 'coral',
      isGenZ: true,
    });
  });

  it('takes its time on trauma, unless the member said otherwise', () => {
    expect(takesItsTime(defaultChoice)).toBe(false);
    expect(takesItsTime({ ...defaultChoice, categoryId: 'trauma' })).toBe(true);
    expect(takesItsTime({ ...defaultChoice, categoryId: 'trauma', takesItsTime: false })).toBe(false);
  });
});
