import { describe, expect, it } from 'vitest';
import { parseTalks, readTalks } from './read-talks.ts';

describe('talks to measure by', () => {
  it('are read with their answers and disclosures', () => {
    const [talk] = parseTalks('# grave | Keys\n= No.\nhello\n! it hurts\n!! tonight\n');
    expect(talk).toEqual({
      title: 'Keys',
      isGrave: true,
      answer: 'No.',
      lines: ['hello', 'it hurts', 'tonight'],
      grave: ['it hurts', 'tonight'],
    });
  });

  it('are refused when something is missing', () => {
    expect(() => parseTalks('# calm | Keys\nhello')).toThrow('this is no talk: # calm | Keys');
  });

  it.each(['tuned', 'fresh'] as const)(
    'hold disclosures where they are grave, and only there: %s',
    (part) => {
      for (const { isGrave, grave, title } of readTalks(part)) expect(grave.length > 0, title).toBe(isGrave);
    },
  );
});
