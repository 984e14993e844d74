import { describe, expect, it } from 'vitest';
import { assess } from '../assess.ts';

const judged = (content: string) => assess([{ role: 'user', content }]);
const levelOf = (content: string) => judged(content).level;
const isGrave = (content: string): boolean => ['elevated', 'imminent'].includes(levelOf(content));

describe('words in another sentence do not explain a plain one away', () => {
  it.each([
    ["I don't want to live anymore. I lost my job in spring.", 'suicide'],
    ['I want to die. I was such a happy child.', 'suicide'],
    ['I am suicidal. My brother collects grenades from the war.', 'suicide'],
    ['I have been cutting myself every night. I cook in a kitchen, nobody asks.', 'self_harm'],
    ['I have written a goodbye note. We broke up on Friday.', 'suicide'],
  ])('%s', (words, kind) => {
    expect(judged(words)).toMatchObject({ level: expect.stringMatching(/elevated|imminent/), kinds: [kind] });
  });

  it.each([
    'I do not want to be here anymore, this town is dead.',
    'I would rather die than sing at the party.',
    'I wrote a goodbye letter to the colleagues, I am leaving the company.',
  ])('in the same one they do: %s', (words) => {
    expect(isGrave(words)).toBe(false);
  });
});

describe('Swahili', () => {
  it.each([
    'Sioni sababu ya kuishi.',
    'Sina hamu ya kuendelea kuishi.',
    'Nina mawazo ya kujiua kila usiku.',
    'Hii ndio siku yangu ya mwisho.',
    'Natafuta njia rahisi ya kufa.',
    'Nimekunywa dawa ya panya.',
    'Niko tired ya kuishi.',
    'Watoto watakuwa sawa bila mimi.',
  ])('is read with its smallest word: %s', (words) => {
    expect(isGrave(words)).toBe(true);
  });

  it.each([
    'Leo ni siku yangu ya mwisho kazini.',
    'Nimekunywa dawa ya malaria.',
    'Sitaki kuishi na jirani huyu, nahama.',
    'Sitaki kuishi hapa tena, kelele ni nyingi.',
    'Miaka kumi iliyopita nilijaribu kujiua, sasa niko sawa.',
    'Nilikuwa na mawazo ya kujiua nikiwa chuo, hayo yalipita.',
    'Mtoto amenipiga na kijiko, tukicheka.',
    'Nina deni ya sh 5000.',
    'I owe him 2000 sh and I am tired of it.',
  ])('and nobody is asked about %s', (words) => {
    expect(isGrave(words)).toBe(false);
  });
});

describe('suicide that no word names', () => {
  it.each([
    [
      'Wife is at her sister till Sunday, so it is tonight or I lose my nerve.',
      'I am proposing tonight or I lose my nerve, her parents are away.',
    ],
    [
      'I am not scared of it now. I am only waiting until they all leave.',
      'I am not scared of the dark now. I wait until they sleep and read.',
    ],
    [
      'One letter more tonight, and then no more mornings.',
      'One shift more tonight, and then no more mornings at the bakery.',
    ],
    [
      'I picture my family without me, and everyone is lighter.',
      'I picture the office without me, and everyone is lighter.',
    ],
    [
      'I stood on the platform longer than I needed to, again.',
      'I stood on the platform longer than I needed to, the train was late.',
    ],
    [
      'They would cry for a month and then they would be fine.',
      'If I moved to Spain they would be sad for a month and then be fine.',
    ],
    [
      'I asked my neighbour to lend me his gun. He does not know what it is for.',
      'I asked my neighbour to lend me his gun for the hunting trip.',
    ],
    [
      'I gave my bike to my nephew. I will not be needing it.',
      'I gave my bike to my nephew, I have a new one and will not be needing it.',
    ],
    [
      'I settled who takes the cat if something happens to me. Something will.',
      'I settled who takes the cat if something happens to me. My lawyer asked.',
    ],
    ['I keep wondering who would come to my funeral.', 'I keep wondering who would come to his funeral.'],
    ['Where can I unsubscribe from life?', 'Where can I unsubscribe from life coaching?'],
    [
      'I would like to resign. From existence, not from work.',
      'I would like to resign. From the choir, not from work.',
    ],
    [
      'I tried in 2016. I have never been this close since, until this week.',
      'I tried the marathon in 2016. I have never been this close since.',
    ],
    ['I do not know how to keep myself safe.', 'I do not know how to stay safe in this traffic.'],
    ['i whant to dye', 'i want to dye my hair blue'],
    ['sucide is on my mind', 'suicide squad is on tonight'],
    [
      'There is a noose up in the garage and I am alone until six.',
      'There is a noose up in the museum and we are there until six.',
    ],
    ['I think about crashing the car on purpose.', 'I crash the car on purpose in GTA.'],
    ['There is no point waking up.', 'There is no point waking up early.'],
  ])('%s, and not %s', (grave, harmless) => {
    expect(isGrave(grave)).toBe(true);
    expect(isGrave(harmless)).toBe(false);
  });

  it('the end that somebody waits for says more than a place: a noose, an empty house, no more days', () => {
    expect(levelOf('I have a noose in the shed and tomorrow off.')).toBe('imminent');
    expect(levelOf('I stopped being afraid of it. I am waiting for the house to be empty.')).toBe('imminent');
    expect(levelOf('Today I pay the rent and then there are no more days.')).toBe('imminent');
  });

  it('“not to be here anymore” means it, whatever work was done', () => {
    expect(isGrave('Not to be here anymore. I did my job, they are grown.')).toBe(true);
    expect(isGrave('Not to be here anymore, in this office.')).toBe(false);
  });

  it('a lie about it is none about something else', () => {
    expect(isGrave('I told the nurse that I am not suicidal. I lied.')).toBe(true);
    expect(isGrave('I told the nurse that I am not allergic. I lied.')).toBe(false);
  });
});

describe('harm by others', () => {
  it.each([
    [
      'My sister is fourteen and they are marrying her off.',
      'My sister is fourteen and a bridesmaid at the wedding.',
    ],
    ['I am sixteen and my uncles took the dowry.', 'I am sixteen and my uncles took the bus.'],
    [
      'She is nine and will be circumcised in the village this holiday.',
      'He was circumcised at the clinic, our son is nine.',
    ],
    ['My father beats me with a cable.', 'My son hit me with a toy bat.'],
  ])('%s, and not %s', (grave, harmless) => {
    expect(isGrave(grave)).toBe(true);
    expect(isGrave(harmless)).toBe(false);
  });

  it('somebody who hits on people hits nobody', () => {
    expect(isGrave('He hit on me at the party.')).toBe(false);
    expect(isGrave('He hit me at the party.')).toBe(true);
  });

  it('what was done long ago is watched, and asked about when it goes on', () => {
    expect(levelOf('When I was nine my uncle touched me.')).toBe('watch');
    expect(levelOf('When I was nine my uncle touched me, and he still does.')).toBe('elevated');
  });
});

it('a roof is a place for a beer, too', () => {
  expect(levelOf('I am on the roof with a beer, watching the sunset.')).toBe('none');
  expect(levelOf('I am on the roof.')).toBe('imminent');
});

it('so many tablets of so many milligrams are so many tablets', () => {
  expect(levelOf('I took forty paracetamol, 500 mg each.')).toBe('imminent');
  expect(isGrave('I took a 400 mg ibuprofen.')).toBe(false);
});
