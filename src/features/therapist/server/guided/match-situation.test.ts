import { describe, expect, it } from 'vitest';
import { allSituations } from './content/all-content.ts';
import type { MatchPlace } from './match-situation.ts';
import { leaningsAfter, matchSituation } from './match-situation.ts';

/** As if the meaning of a message stood out for one situation alone, beyond doubt. */
const meaning = (id: string): Float32Array =>
  Float32Array.from(allSituations, (one) => (one.id === id ? 9 : 0));
const placeFor = (categoryId: string, topicId: string): MatchPlace => ({ categoryId, topicId, recent: null });
const found = (text: string, id: string, place: MatchPlace) =>
  matchSituation(text, place, meaning(id))?.situation.id;

describe('what a situation takes for granted', () => {
  const anxiety = placeFor('general', 'anxiety');
  const crash = 'anxiety-driving-after-crash';
  const illness = placeFor('health', 'chronic-illness');
  const unheard = 'illness-doctor-does-not-listen';

  it('must have been told: a driving test is no crash, and a kind doctor no deaf one', () => {
    expect(found("I can't stop worrying about my driving test", crash, anxiety)).toBeUndefined();
    expect(found("my doctor listens but she can't do much", unheard, illness)).toBeUndefined();
    expect(
      leaningsAfter("I can't stop worrying about my driving test", anxiety, meaning(crash)),
    ).not.toHaveProperty(crash);
  });

  it('must have been said, where it is what somebody answered them', () => {
    expect(
      found('I have many worries since I came to this country', 'anxiety-told-to-pray', anxiety),
    ).toBeUndefined();
    expect(found('I was told to pray more about my worries', 'anxiety-told-to-pray', anxiety)).toBe(
      'anxiety-told-to-pray',
    );
  });

  it('is met where it was', () => {
    expect(found('I have been scared to drive ever since the accident', crash, anxiety)).toBe(crash);
    expect(found("my doctor doesn't listen to a word I say", unheard, illness)).toBe(unheard);
  });
});

describe('a situation of grief', () => {
  const grief = placeFor('trauma', 'grief');
  const absent = 'grief-guilt-not-there-at-end';

  it('needs somebody to have died, though grief is what the talk began with', () => {
    expect(
      found('she has not died yet, my grandmother', 'grief', { ...grief, recent: 'grief' }),
    ).toBeUndefined();
    expect(found('nobody died, everyone says that like it helps me', absent, grief)).toBeUndefined();
    expect(found("I wasn't there when my grandad died", absent, grief)).toBe(absent);
  });

  it('outside grief is met only where it was named', () => {
    const comingOut = placeFor('lgbtq', 'coming-out');
    expect(found('can you help me find the words for them', absent, comingOut)).toBeUndefined();
  });
});

describe('an accident somebody died in', () => {
  const own = 'past-road-accident';

  it('is not the member’s own', () => {
    expect(found('car accident', own, placeFor('trauma', 'grief'))).toBeUndefined();
    expect(found('I was in a car accident', own, placeFor('trauma', 'past-events'))).toBe(own);
  });
});

describe('a situation of one’s own body', () => {
  const anywhere = placeFor('health', 'chronic-illness');

  it('is not meant where somebody else is ill', () => {
    expect(found('she had cancer for a long time', 'ill-body', anywhere)).toBeUndefined();
    expect(found('my mum has diabetes and it is bad', 'ill-body', anywhere)).toBeUndefined();
    expect(found('I have had cancer for a long time', 'ill-body', anywhere)).toBe('ill-body');
  });
});

describe('a situation of another topic', () => {
  const burnout = placeFor('career', 'burnout');
  const eating = 'socialanx-eating-in-public';

  it('must be named: a sandwich after a hard night is no fear of being watched', () => {
    expect(found('I went to the break room and I ate a sandwich', eating, burnout)).toBeUndefined();
    expect(found('I can never eat in front of people at work', eating, burnout)).toBe(eating);
  });
});
