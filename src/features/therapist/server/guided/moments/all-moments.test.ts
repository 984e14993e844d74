import { describe, expect, it } from 'vitest';
import { topicContent } from '../content/content-schema.ts';
import { countWords, sentencesOf } from '../line.ts';
import { fillSlots } from '../pen.ts';
import { allMoments } from './all-moments.ts';
import { momentIn, pronounsFor } from './told-moment.ts';
import { notYet } from './words.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'");
const questions = topicContent.shape.explore.element;

describe('every moment', () => {
  it('has an id of its own, and sentences that no other one is told in', () => {
    const ids = allMoments.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const says = allMoments.flatMap((moment) => moment.says);
    expect(says.filter((text, at) => says.indexOf(text) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)+$/.test(id))).toEqual([]);
  });

  it('is borne out by the words it is told in, but for one so oblique that anything would be', () => {
    const unheard = allMoments.filter(({ says, needs, unless, mayBeAhead }) => {
      const isHeard = (text: string): boolean =>
        needs.test(text) && !unless?.test(text) && (mayBeAhead === true || !notYet.test(text));
      return says.map(plain).filter(isHeard).length < 2;
    });
    expect(unheard.map(({ id }) => id)).toEqual([]);
  });

  it('is received without a question, a sex or many words, in both styles', () => {
    for (const { id, receives } of allMoments) {
      expect(receives.length, id).toBe(2);
      for (const text of receives.flat()) {
        expect(text, id).not.toMatch(/\?|\b(?:he|she|him|his|her|hers)\b/i);
        expect(countWords(text), id).toBeLessThanOrEqual(14);
        expect(sentencesOf(text).length, id).toBeLessThanOrEqual(2);
      }
    }
  });

  it('is asked about openly, once, and of whoever was spoken of', () => {
    for (const { id, questions: asked } of allMoments) {
      expect(asked.length, id).toBe(2);
      for (const question of asked) {
        expect(questions.safeParse(question).success, `${id}: ${question}`).toBe(true);
        for (const text of question.slice(1)) {
          expect(text, id).not.toMatch(/\bwhy\b|\b(?:he|she|him|his|her|hers)\b/i);
          expect(fillSlots(text, pronounsFor('nobody')), id).not.toBeNull();
        }
      }
    }
  });

  it('is looked for quickly in whatever is written', () => {
    const all = new Float32Array(allMoments.length).fill(0.5);
    const startedAt = performance.now();
    for (const text of ['word '.repeat(60), "a'".repeat(300), 'the the my '.repeat(20), 'not '.repeat(59)])
      momentIn({ text, words: 59, isMixedLanguage: false }, all);
    expect(performance.now() - startedAt).toBeLessThan(500);
  });
});

describe('whoever was spoken of', () => {
  it.each([
    ['my husband said nothing', { they: 'he', them: 'him', their: 'his' }],
    ['she left me on read', { they: 'she', them: 'her', their: 'her' }],
    ['he said that she left', { they: 'they', them: 'them', their: 'their' }],
    ['nobody came', { they: 'they', them: 'them', their: 'their' }],
  ])('%s', (text, pronouns) => expect(pronounsFor(text)).toEqual(pronouns));
});

describe('a moment', () => {
  const idOf = (text: string, id: string, likeness: number): string | null => {
    const likenesses = new Float32Array(allMoments.length);
    likenesses[allMoments.findIndex((moment) => moment.id === id)] = likeness;
    return momentIn({ text, words: text.split(' ').length, isMixedLanguage: false }, likenesses)?.id ?? null;
  };

  it('is heard where the meaning is near, and not where only some of its words stand', () => {
    const text = 'they talk over me in every meeting';
    expect(idOf(text, 'work-talked-over', 0.6)).toBe('work-talked-over');
    expect(idOf(text, 'work-talked-over', 0.44)).toBeNull();
  });

  it.each([
    ['making-missed-the-penalty', 'I missed the penalty and we lost the final', true],
    ['making-missed-the-penalty', 'we lost because of the rain, semi final', false],
    ['night-slept-through', 'I slept eight hours last night, finally', true],
    ['night-slept-through', 'i slept eight hours and i feel worse', false],
    ['night-slept-through', 'eyes like i was awake for weeks, i slept nine hours', false],
    ['family-have-you-eaten', "my mother never asks how I am, she asks if I've eaten", true],
    ['family-have-you-eaten', 'my grandmother rang twice to ask what I can eat now', false],
  ])('%s in “%s”: %s', (id, text, isHeard) => expect(idOf(text, id, 0.6)).toBe(isHeard ? id : null));
});
