import { describe, expect, it } from 'vitest';
import { parseTalks, readFreshTalks } from './read-talks.ts';

describe('fresh talks', () => {
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

  it('hold disclosures where they are grave, and only there', () => {
    for (const { isGrave, grave, title } of readFreshTalks()) expect(grave.length > 0, title).toBe(isGrave);
  });
});
