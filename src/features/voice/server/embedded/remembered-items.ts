// What the engine remembers of a call: only as much as tells which words of the member are still unanswered.
// A reply of which nothing was heard never happened, so the words before it count as unanswered again.

export type RememberedItem = { itemId: string; role: 'user' | 'assistant'; text: string };

export type RememberedItems = {
  lastItemId(): string | null;
  add(item: RememberedItem): void;
  setText(itemId: string, text: string): void;
  /** All the member said since the therapist was last heard; null when that is nothing. */
  unanswered(): { text: string; itemId: string } | null;
  /** `marks`: where in the item's sound each piece of its text begins. */
  replyMade(itemId: string, marks: { atMs: number; text: string }[]): void;
  /** Forgets what was never heard. */
  truncate(itemId: string, audioEndMs: number): void;
};

const LONGEST = 400;

export function createRememberedItems(): RememberedItems {
  let items: (RememberedItem & { marks?: { atMs: number; text: string }[] })[] = [];

  return {
    lastItemId: () => items.at(-1)?.itemId ?? null,
    add(item) {
      if (items.some(({ itemId }) => itemId === item.itemId)) return;
      items.push({ ...item });
      if (items.length > LONGEST) items = items.slice(-LONGEST / 2);
    },
    setText(itemId, text) {
      const item = items.find((known) => known.itemId === itemId);
      if (item) item.text = text;
    },
    unanswered() {
      const heard = items.findLastIndex(({ role, text }) => role === 'assistant' && text !== '');
      const said = items.slice(heard + 1).filter(({ role, text }) => role === 'user' && text !== '');
      const last = said.at(-1);
      return last ? { text: said.map(({ text }) => text).join(' '), itemId: last.itemId } : null;
    },
    replyMade(itemId, marks) {
      const item = items.find((known) => known.itemId === itemId);
      if (!item) return;
      item.marks = marks;
      item.text = marks.map(({ text }) => text).join(' ');
    },
    truncate(itemId, audioEndMs) {
      const item = items.find((known) => known.itemId === itemId);
      if (!item?.marks) return;
      item.marks = item.marks.filter(({ atMs }) => atMs < audioEndMs);
      item.text = item.marks.map(({ text }) => text).join(' ');
    },
  };
}
