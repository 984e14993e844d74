import { describe, expect, it } from 'vitest';
import { checkReply } from '#features/safety/server/check-reply.ts';
import { fillSlots } from '../pen.ts';
import { openChooser, readChoiceWeights } from './choose.ts';
import { followsFrom } from './kind-signs.ts';
import { leastSquares } from './least-squares.ts';
import { wideQuestions } from './questions.data.ts';
import { allExamples, choicesHash, readExamples } from './read-examples.ts';
import { wideReflections } from './reflections.data.ts';
import { inputOf, rarityOf, WORD_PLACES, wordPlaces } from './said-line.ts';

const asked = Object.values(wideQuestions).map(({ ask }) => ask[1]);
const said = Object.values(wideReflections).map(({ say }) => say);
/** "{they} meant" is right for her, him and them; "{they} means" is not. */
const presentAfterThey = /\{they\} (?:is|has|does|was|wasn't|isn't|hasn't|doesn't|\w+s)\b/;

describe('the pools', () => {
  it('asks one thing at a time', () => {
    for (const text of asked) expect(text).toMatch(/^[A-Z][^?]*\?$/);
  });

  it('says statements that are soon said', () => {
    for (const text of said) {
      expect(text).toMatch(/^[A-Z][^?]*\.$/);
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(10);
    }
  });

  it.each([...asked, ...said])('is right for her, for him and for them: %s', (text) => {
    expect(text).not.toMatch(presentAfterThey);
    expect(fillSlots(text, { they: 'she', them: 'her', their: 'her' })).not.toBeNull();
    expect(checkReply(text)).toBeNull();
  });

  it('holds nothing twice', () => {
    expect(new Set(asked).size).toBe(asked.length);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe('the examples', () => {
  it('names questions and reflections that there are', () => {
    const examples = allExamples();
    expect(examples.length).toBeGreaterThan(3_000);
    for (const { questions, reflections } of examples) {
      for (const number of questions) expect(wideQuestions[number]).toBeDefined();
      for (const number of reflections) expect(wideReflections[number]).toBeDefined();
    }
  });

  it('knows what was said before in the same visit, and where another begins', () => {
    const [first, second, third] = readExamples('# visits\n1,2 / 3 | One.\n / | Two.\n\n4 / | Three.\n');
    expect(first).toEqual({ text: 'One.', before: null, questions: [1, 2], reflections: [3] });
    expect(second).toEqual({ text: 'Two.', before: 'One.', questions: [], reflections: [] });
    expect(third?.before).toBeNull();
  });

  it('refuses a line that is none', () => {
    expect(() => readExamples('One.')).toThrow('no example: One.');
  });

  it('is what the weights were learned from', () => {
    expect(readChoiceWeights().learnedFrom).toBe(choicesHash());
  });
});

describe('learning', () => {
  it('finds the weights that gave the answers', () => {
    const inputs = [
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    const alike = (i: number, j: number) =>
      inputs[i]!.reduce((sum, value, at) => sum + value * inputs[j]![at]!, 0);
    const counts = leastSquares(
      alike,
      inputs.map(([a = 0, b = 0]) => Float32Array.from([3 * a - b])),
      1e-9,
    )[0]!;
    const weights = [0, 1].map((at) => inputs.reduce((sum, input, i) => sum + counts[i]! * input[at]!, 0));
    expect(weights[0]).toBeCloseTo(3, 3);
    expect(weights[1]).toBeCloseTo(-1, 3);
  });
});

describe('a line as numbers', () => {
  const vector = new Float32Array(384).fill(0.05);

  it('has its words, the rare ones more, of length 1 together', () => {
    const rarity = rarityOf(['my sister rang', 'my brother rang', 'my mother came']);
    const { words } = inputOf({ text: 'My sister', vector, before: null }, rarity);
    expect(Math.hypot(...words.map(({ weight }) => weight))).toBeCloseTo(1, 5);
    const [my, sister] = ['my', 'sister'].map((word) => rarity[wordPlaces(word)[0]!]!);
    expect(sister).toBeGreaterThan(my!);
    for (const { at } of words) expect(at).toBeLessThan(WORD_PLACES);
  });

  it('can be empty', () => {
    const rarity = rarityOf([]);
    const { dense, words } = inputOf({ text: '…', vector, before: null }, rarity);
    expect([...dense, ...words.map(({ weight }) => weight)].every(Number.isFinite)).toBe(true);
  });
});

describe('the words a kind needs', () => {
  const may = (after: string, line: string, before = '', text = 'What is it?'): boolean =>
    followsFrom({ line, before, talk: `${before} ${line}` })({ after, text });

  it.each([
    ['a bereavement', 'I would rather she had shouted', false],
    ['a bereavement', 'the funeral was on Friday', true],
    ['hurtful remark', 'The new boy is nineteen and he is better than me', false],
    ['hurtful remark', 'he told me I was too much', true],
    ['plain joke', 'my shoulders, like a coat hanger', false],
    ['feeling easing', 'I slept like 3 hours', false],
    ['feeling easing', 'a bit lighter now', true],
    ['a fact about life', 'I drive a lorry', true],
  ])('%s, of "%s": %s', (kind, line, expected) => {
    expect(may(kind, line)).toBe(expected);
  });

  it('are looked for in the whole talk where a loss is meant', () => {
    expect(may('grief returning', 'her side of the bed')).toBe(false);
    expect(may('grief returning', 'her side of the bed', 'my wife died in March')).toBe(true);
  });

  it('name somebody where somebody is asked about', () => {
    const text = 'What would you ask {them}, if you could ask straight out?';
    expect(may('puzzling behaviour', 'it was raining', '', text)).toBe(false);
    expect(may('puzzling behaviour', 'it was raining', 'my sister rang', text)).toBe(true);
    expect(may('puzzling behaviour', 'then Karim looked away', '', text)).toBe(true);
    for (const nobody of [
      'It was raining',
      'The boiler broke again',
      'my shoulders ache',
      'it rained on Monday',
    ])
      expect(may('puzzling behaviour', nobody, '', text)).toBe(false);
  });

  it('are not those of a feeling that is denied', () => {
    expect(may('feeling afraid', 'not scared')).toBe(false);
    expect(may('feeling sad', "no, I'm not sad")).toBe(false);
    expect(may('feeling afraid', 'scared of what comes')).toBe(true);
  });

  it('of a death are not a bus missed, an exam passed or a phone that died', () => {
    for (const line of ['I missed the bus', 'I passed my exam', 'my phone died', 'I lost my keys'])
      expect(may('a bereavement', line)).toBe(false);
  });

  it.each([
    ['a quotation mark that never closes', `x '${'a'.repeat(8_000)}`],
    ['endless laughter', `h${'a'.repeat(8_000)}x`],
    ['laughter that goes on', 'ha'.repeat(4_000)],
    ['words without end', 'sea '.repeat(2_000)],
  ])('are found in no time in %s', (_what, line) => {
    const startedAt = performance.now();
    const follows = followsFrom({ line, before: line, talk: line });
    for (const { after, ask } of Object.values(wideQuestions)) follows({ after, text: ask[1] });
    expect(performance.now() - startedAt).toBeLessThan(400);
  });
});

describe('the chooser', () => {
  it('ranks every question and reflection', () => {
    const { questions, reflections } = openChooser()({
      text: 'My sister rang.',
      vector: new Float32Array(384).fill(0.05),
      before: null,
    });
    expect(questions).toHaveLength(asked.length);
    expect(reflections).toHaveLength(said.length);
    expect(questions[0]!.sure).toBeGreaterThanOrEqual(questions[1]!.sure);
  });

  it('refuses weights of other pools', () => {
    const packed = readChoiceWeights();
    expect(() => openChooser({ ...packed, bias: packed.bias.slice(1) })).toThrow('other questions');
    const rarity = { ...packed.rarity, bytes: packed.rarity.bytes.slice(0, 400) };
    expect(() => openChooser({ ...packed, rarity })).toThrow('another way');
  });
});
