import { describe, expect, test } from 'vitest';
import { assess } from '../assess.ts';
import { readTurn } from '../read-turn.ts';
import { atHandRules } from './at-hand.data.ts';

const ids = new Set(atHandRules.map(({ id }) => id));
const found = (text: string) => readTurn(text).findings.filter(({ id }) => ids.has(id));

describe('is heard', () => {
  test.each([
    [
      'i sat in the car in the garage for an hour last night with the hose pipe. didnt turn the key. maybe tonight',
      'suicide.fumes-indoors',
    ],
    ["the charcoal is for the bathroom. i've taped the window", 'suicide.fumes-indoors'],
    ['niko na dawa ya panya hapa na nataka kuinywa, hakuna mtu atanimiss', 'suicide.poison-at-hand-swahili'],
    ['walai nikimpata huyo msee nitamdunga kisu, nimeshaibeba', 'harm_to_others.armed-sheng'],
    [
      'i dont need my insulin anymore, i havent taken it since thursday. its the easiest way to go and no one will call it what it is',
      'suicide.insulin-left-off',
    ],
    ['ive been thinking about it every day and last night i tied the sheet', 'suicide.tied-it'],
    [
      'i have 150 calories a day. i passed out twice and my fingers are blue',
      'eating_disorder.faints-hardly-eating',
    ],
  ])('%s', (text, id) => {
    expect(found(text).map((finding) => finding.id)).toContain(id);
    expect(assess([{ role: 'user', content: text }]).level).toBe('imminent');
  });
});

describe('is no such thing', () => {
  test.each([
    'the hose in the garage leaks, the plumber comes tonight',
    'charcoal face mask in the bathroom, window open, very fancy',
    'the generator in the garage runs in every power cut, smell of diesel on the window',
    'nina dawa ya panya kwa sababu panya wengi, nataka kuitumia shambani',
    'nitamkata kuku na kisu, nimebeba nyama',
    'my insulin is easier now with the new pump, I have not taken an injection since may',
    'I stopped taking the steroids, doctor said it will be over soon',
    'last night I tied the sheet to the tree for the kids, a swing',
    'I passed out after the blood test, had not eaten breakfast',
    'I fainted in the heatwave, had only water and ice all day, well, heat wave',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
