import { describe, expect, it } from 'vitest';
import { createRememberedItems } from './remembered-items.ts';

describe('what the engine remembers of a call', () => {
  const call = () => {
    const items = createRememberedItems();
    items.add({ itemId: 'm1', role: 'user', text: 'I am tired.' });
    items.add({ itemId: 't1', role: 'assistant', text: '' });
    items.replyMade('t1', [
      { atMs: 0, text: 'I hear you.' },
      { atMs: 900, text: 'What happened?' },
    ]);
    return items;
  };

  it('joins all the member said since the therapist was heard', () => {
    const items = call();
    items.add({ itemId: 'm2', role: 'user', text: 'Nothing much.' });
    items.add({ itemId: 'm3', role: 'user', text: 'Just work.' });
    expect(items.unanswered()).toEqual({ text: 'Nothing much. Just work.', itemId: 'm3' });
  });

  it('has nothing to answer once a reply was heard', () => {
    expect(call().unanswered()).toBeNull();
  });

  it('counts a reply that was cut off as heard up to that clause', () => {
    const items = call();
    items.truncate('t1', 400);
    expect(items.unanswered()).toBeNull();
  });

  it('answers again what was said before a reply of which nothing was heard', () => {
    const items = call();
    items.truncate('t1', 0);
    items.add({ itemId: 'm2', role: 'user', text: 'Wait, one more thing.' });
    expect(items.unanswered()).toEqual({ text: 'I am tired. Wait, one more thing.', itemId: 'm2' });
  });

  it('takes an item once, whichever way it comes', () => {
    const items = call();
    items.add({ itemId: 'm1', role: 'user', text: 'I am tired.' });
    expect(items.lastItemId()).toBe('t1');
    expect(items.unanswered()).toBeNull();
  });
});
