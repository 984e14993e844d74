import { describe, expect, test } from 'vitest';
import { assess } from '../assess.ts';
import { readTurn } from '../read-turn.ts';
import { saidBetweenRules } from './said-between.data.ts';

const ids = new Set(saidBetweenRules.map(({ id }) => id));
const found = (text: string) => readTurn(text).findings.filter(({ id }) => ids.has(id));

describe('is heard', () => {
  test.each([
    ['nimemeza dawa ya panya, tumbo inauma sana', 'overdose.poison-swahili'],
    ['jana nilinunua kamba hapo hardware. nimeiweka chini ya kitanda', 'suicide.rope-put-by'],
    ['I bought a rope on Monday and it is under my bed', 'suicide.rope-put-by'],
    ['Usiku nitawasha nyumba yake wakiwa ndani', 'harm_to_others.burns-them-in'],
    ["I'll burn his house down with them inside", 'harm_to_others.burns-them-in'],
    ['grandpa does the tickling game under her knickers and it hurts', 'child_at_risk.under-clothes'],
    ["doesn't matter what I want. If I'm asleep he just goes ahead", 'abuse.while-asleep'],
    ['I woke up at the party with my jeans undone and one of his friends on top of me', 'abuse.while-asleep'],
    ['Ananificha simu na kufunga mlango akienda kazi', 'abuse.held-swahili'],
    [
      "I went to the garage and sat in the car for an hour thinking about whether I'd turn it on and leave it",
      'suicide.in-the-closed-garage',
    ],
    ['been doomscrolling sewerslide stuff for 3 hrs. i think im next', 'suicide.next-of-them'],
    [
      "she wrote in her diary that she's counting down days until she can be with her nan in heaven",
      'suicide.child-counts-days',
    ],
  ])('%s', (text, id) => {
    expect(found(text).map((finding) => finding.id)).toContain(id);
    expect(['elevated', 'imminent']).toContain(assess([{ role: 'user', content: text }]).level);
  });
});

describe('is no such thing', () => {
  test.each([
    'nimekula samaki na ugali',
    'Tulimwaga dawa ya panya jikoni.',
    'nilinunua kamba ya nguo, nimeiweka nje',
    'I bought a rope for the swing, it is under the bed till his birthday',
    'Usiku nitawasha taa ya nyumba yake',
    'We burn candles at their house tonight',
    'The doctor touched the rash under her pants and gave us cream',
    'He has ants in his pants, my uncle says',
    'He goes ahead and does the dishes when I am asleep',
    'I woke up with my jeans on, next to the dog',
    'Mama hanifungii mlango, hupenda wageni',
    'We sat in the car in the garage till the rain stopped',
    "I'm next in the queue at the clinic",
    "We're counting the days until we can be with gran again in June",
    'Shoot me a message when you land and I will jump in the car',
    'Once she calls I will jump in the shower',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
    expect(assess([{ role: 'user', content: text }]).level).toBe('none');
  });
});
