import { describe, expect, it } from 'vitest';
import { pointOf } from './point.ts';
import { understand } from './understand.ts';

const point = (text: string): string | null => pointOf({ heard: understand(text) });

describe('what a message ends with', () => {
  it.each([
    ['my brother got into durham and now every meal is about durham', 'Every meal is about durham.'],
    [
      "She's 22, nobody taught her, she came here straight from school",
      'She came here straight from school.',
    ],
    [
      'She was with the teacher, eating raisins. She thought it was marvellous.',
      'She thought it was marvellous.',
    ],
  ])('is its point: %s', (text, said) => expect(point(text)).toBe(said));

  it.each([
    'I do like my rain gauges',
    "I don't know who I am without him",
    "like what if I'm not funny any more",
    'now everything aches but my head is',
    'The orange one. It has been',
    'Thank you, she is waiting for me',
    'she left early. did she tell you why?',
    'nikikosa? ntaenda college ya cooking, napenda chapo',
  ])('is none: %s', (text) => expect(point(text)).toBeNull());
});
