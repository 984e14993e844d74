import { describe, expect, it } from 'vitest';
import { withoutHesitation } from './hesitation.ts';
import { understand } from './understand.ts';

describe('hesitation', () => {
  it.each([
    ['in my shoulders mostly and um behind the eyes', 'in my shoulders mostly and behind the eyes'],
    ['because she she stands behind you and she breathes', 'because she stands behind you and she breathes'],
    ['my whole job is is phones right', 'my whole job is phones right'],
    ['in my in my shoulders', 'in my shoulders'],
    ['Um, well, I I don’t know', 'well, I don’t know'],
    ['mm probably sleep', 'probably sleep'],
    ['flat you know like a bike tire', 'flat like a bike tire'],
    ['my flatmates are all like done already', 'my flatmates are all done already'],
    ['maybe I can do like 200 words', 'maybe I can do 200 words'],
    ['i was going to i was going to call her', 'i was going to call her'],
  ])('%j is heard as %j', (said, heard) => {
    expect(withoutHesitation(said)).toBe(heard);
  });

  it.each([
    'um',
    'Mm.',
    'no no no',
    'very very tired',
    'bye bye',
    'you know him',
    'do you know what I mean',
    'humming',
    'it looks like 3 people live there',
    'I am like my father',
    'it is like drowning',
    'they are all like that',
    'I want her to know, you know how he is',
  ])('%j stays whole', (said) => {
    expect(withoutHesitation(said)).toBe(said);
  });

  it('is not handed back', () => {
    expect(understand('it sits um in the the kitchen and uh waits').text).toBe(
      'it sits in the kitchen and waits',
    );
  });
});
