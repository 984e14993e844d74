import { describe, expect, it } from 'vitest';
import type { Gist, GistKind } from './gist.ts';
import { isSummable, turnWeighs } from './summable.ts';
import type { TurnContext } from './turn-context.ts';
import { understand } from './understand.ts';

describe('what may be gone over in a summary', () => {
  it.each([
    'your sister moved away in May',
    'since the birth, you sleep in the other room',
    'you do the work of two people',
  ])('“%s”', (clause) => expect(isSummable(clause)).toBe(true));

  it.each([
    "you'd take the cake over the medal, now",
    'one was called Latte, that one cost you twelve pounds',
    "you're 34, from Leeds, and you sell doors",
    "you're Amina",
    'you thought it was funny then',
    'you wish you were joking',
    "you're not sad about the parrot being there",
    'you told your aunt and she said at least he cooks',
    'you were told that you could write here about the sofa',
  ])('not “%s”', (clause) => expect(isSummable(clause)).toBe(false));
});

describe('what was just told', () => {
  const isHeavy = (text: string, kind: GistKind = 'plain') =>
    turnWeighs({ heard: understand(text), gists: [{ kind } as Gist], match: null } as unknown as TurnContext);

  it('weighs where it hurts', () => {
    expect(isHeavy('I was so ashamed when they all looked at me')).toBe(true);
    expect(isHeavy("I can't get up in the mornings", 'inability')).toBe(true);
  });

  it('does not where it is a remark, a wish or a joke', () => {
    expect(isHeavy('we got a new kettle for the office')).toBe(false);
    expect(isHeavy('I would sooner have the pie', 'wish')).toBe(false);
    expect(isHeavy('I was so angry haha I ate his yoghurt', 'feeling')).toBe(false);
  });
});
