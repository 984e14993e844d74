// Shared situations fit under any topic, so a cue of theirs that is one common word would speak of an illness, a death or
// an identity that nobody said was theirs.
import { describe, expect, it } from 'vitest';
import { matchSituation } from '../match-situation.ts';
import { findSituation } from './all-content.ts';
import { sharedSituations } from './shared.data.ts';

const sharedIds = new Set(sharedSituations.map(({ id }) => id));

const matchedBy = (text: string): string | undefined =>
  matchSituation(text, { categoryId: 'general', topicId: 'stress', recent: null })?.situation.id;

describe('cues of situations that fit anywhere', () => {
  it.each([
    'My son is gay',
    'My colleague is trans',
    'She came out of the room',
    'My mother has cancer',
    'My sister had surgery',
    'His diagnosis came today',
    'My wife is depressed',
    'My brother gambles nothing, he is sober',
    'I still love my work',
    'We said goodbye at the airport',
    'I left earlier than usual',
    'I filed a grievance',
    'There was not enough food',
    'Everyone else went home',
    'Growing up we had goats',
    'She was fine as a child',
    'The presentation went well',
    'My music class starts',
  ])('"%s" is about none of them', (text) => {
    const id = matchedBy(text);
    expect(id !== undefined && sharedIds.has(id) ? id : null).toBeNull();
  });

  it.each([
    ['I think I am gay', 'coming-out-self'],
    ['I came out to my sister', 'coming-out-self'],
    ['I have cancer', 'ill-body'],
    ['I feel so depressed', 'no-drive-low'],
    ['I never said goodbye to him before he died', 'grief-guilt'],
    ['My girlfriend left me', 'heartbreak'],
    ['I am such a failure', 'not-enough'],
    ['I was attacked and it haunts me', 'past-intrudes'],
  ])('"%s" still is', (text, id) => {
    expect(findSituation(id)).not.toBeNull();
    expect(matchedBy(text)).toBe(id);
  });
});
