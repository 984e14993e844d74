// People name their trouble in their own words. What most of them bring under a topic must be known by rules alone, and
// what a topic offers when nothing else is known must suit it.
import { describe, expect, it } from 'vitest';
import { builtInCategories } from '#features/categories/categories.data.ts';
import { matchSituation } from '../match-situation.ts';
import { findSituation, homeSituation } from './all-content.ts';

const categoryOf = (topicId: string): string =>
  builtInCategories.find(({ subcategories }) => subcategories.some(({ id }) => id === topicId))?.id ?? '';

const matchedBy = (topicId: string, text: string): string | undefined =>
  matchSituation(text, { categoryId: categoryOf(topicId), topicId, recent: null })?.situation.id;

describe('what people bring in their own words', () => {
  it.each([
    ['stress', 'The roof leaks and the electrician has vanished.', 'stress-house-repairs'],
    [
      'stress',
      "Our neighbour is suing us, there's a lawyer's letter every week.",
      'stress-court-and-lawyers',
    ],
    ['anxiety', 'I reread emails ten times before I send them.', 'anxiety-afraid-of-mistakes'],
    ['low-mood', 'I called in sick twice this week.', 'low-calling-in-sick'],
    ['sleep', 'It takes me three hours to fall asleep.', 'sleep-cannot-fall-asleep'],
    ['conflict', "My husband's mother moved in with us.", 'in-laws'],
    ['conflict', "We're like coworkers, we pass the baby and that's it.", 'conflict-grown-apart'],
    ['breakup', 'She said we felt like roommates.', 'breakup-fell-out-of-love'],
    ['family', 'My brother still lives with our parents.', 'family-sibling-always-rescued'],
    ['loneliness', 'I think of going back home.', 'lonely-stay-or-go-home'],
    ['burnout', 'We are so understaffed.', 'burnout-work-of-two'],
    ['burnout', "I'm a nurse and I've stopped feeling sorry for people.", 'burnout-caring-profession'],
    ['work-conflict', "There's gossip about me.", 'workconflict-gossip'],
    ['study-pressure', 'I have not told my parents, they think I passed.', 'study-hides-failing'],
    ['habits', 'My doctor told me to lose some of it, my sugar is borderline.', 'habits-health-warning'],
    ['purpose', 'I picked it because of a series.', 'purpose-chosen-path-went-flat'],
    ['decisions', 'My resignation has been in the drafts since March.', 'decisions-leave-the-job'],
    ['decisions', "They offer me a post abroad and my girlfriend can't come.", 'decisions-love-or-chance'],
    ['boundaries', 'My sister drops her kids at my place.', 'boundaries-unasked-babysitting'],
    ['chronic-illness', 'I had to cancel our trip again.', 'illness-plans-cancelled'],
    ['impostor-feelings', 'I work among people with degrees.', 'impostor-no-degree'],
    ['past-events', 'He keeps turning up at my gym.', 'past-stalked'],
    ['past-events', 'I am a grown man, people would laugh.', 'past-expected-to-be-strong'],
    ['childhood', 'We walked on eggshells.', 'childhood-unpredictable-temper'],
    ['childhood', 'My parents split when I was seven.', 'childhood-parents-divorced'],
    ['grief', 'My gran died and I got one day off.', 'grief-grandparent-died'],
    ['grief', 'My dad is in a hospice.', 'goodbye-still-to-come'],
    ['screens-and-gaming', "It's my boy, I can't get him off it.", 'screens-parent-child-gaming-fights'],
    ['identity', 'I think I might be a woman.', 'identity-gender-questioning'],
    ['low-mood', 'Since the baby came I cry where nobody looks.', 'low-after-a-birth'],
  ])('%s: %s', (topicId, text, situation) => {
    expect(matchedBy(topicId, text)).toBe(situation);
  });

  it('takes a friend’s talk of trauma for no memory that intrudes', () => {
    expect(matchedBy('perfectionism', 'My therapist friend says it is trauma, I am just slow.')).not.toBe(
      'past-intrudes',
    );
  });

  it('counts chapters without taking them for a book that succeeded', () => {
    expect(matchedBy('creative-block', "I've got nine first chapters and no second one.")).toBeUndefined();
  });
});

describe('what a topic offers where nothing nearer is known', () => {
  it.each([
    ['low-mood', 'small-step'],
    ['breakup', 'self-compassion'],
    ['self-worth', 'self-compassion'],
    ['comparison', 'self-compassion'],
    ['body-image', 'self-compassion'],
    ['social-anxiety', 'thought-record'],
    ['alcohol', 'urge-surfing'],
    ['gambling', 'urge-surfing'],
    ['coming-out', 'values'],
    ['decisions', 'values'],
    ['boundaries', 'assertive-message'],
    ['habits', 'small-step'],
  ])('%s: %s', (topicId, exercise) => {
    const home = homeSituation(categoryOf(topicId), topicId);
    expect(findSituation(home ?? '')?.exercise).toBe(exercise);
  });
});
