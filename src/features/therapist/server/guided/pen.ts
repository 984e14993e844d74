// Chooses among authored lines so that nothing is said twice in a session and no two replies begin alike.
import type { TherapyStyle } from '../../therapist.contract.ts';
import type { Question } from './content/content-schema.ts';
import type { GuidedState } from './dialogue-state.ts';
import type { Line } from './line.ts';
import { capitalise, keyOf, standardOf, wordingOf } from './line.ts';

export type Slots = Record<string, string | null>;

/** Fills `{name}`, `{Name}` (capital) and `{name:default}`; null when a slot has neither value nor default. */
export function fillSlots(text: string, slots: Slots): string | null {
  let isMissing = false;
  const filled = text.replace(
    /\{([A-Za-z]+\d?)(?::([^}]*))?\}/g,
    (_found, name: string, fallback: string | undefined) => {
      const wantsCapital = /^[A-Z]/.test(name);
      const value = slots[name] ?? slots[name.charAt(0).toLowerCase() + name.slice(1)] ?? fallback ?? null;
      if (value === null) {
        isMissing = true;
        return '';
      }
      return wantsCapital ? capitalise(value) : value;
    },
  );
  return isMissing ? null : filled;
}

/** The beginning by which two replies would be felt to start alike. */
export const openingOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'\s]/gu, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');

export type Pen = {
  /**
   * An unsaid line with its slots filled, any of them, or the first one `inOrder`; `isFirst` also keeps it from
   * opening like the last two replies.
   */
  pick(
    lines: readonly Line[],
    options?: { slots?: Slots; isFirst?: boolean; mayRepeat?: boolean; inOrder?: boolean },
  ): string | null;
  /** The first unasked question whose tag is not in `known`, nor asked lately unless that may be; never `except`. */
  ask(
    questions: readonly Question[],
    known?: readonly string[],
    options?: { mayRepeatTags?: boolean; except?: string | undefined },
  ): { tag: string; text: string } | null;
  /** Whether the line was picked before in this talk. */
  wasSaid(line: Line): boolean;
  chance(probability: number): boolean;
  random(): number;
};

export function createPen(given: {
  state: GuidedState;
  style: TherapyStyle;
  random: () => number;
  slots: Slots;
}): Pen {
  const { state, style, random } = given;
  const isUsed = (key: string): boolean => state.used.includes(key);

  function shuffled<T>(items: readonly T[]): T[] {
    const copy = [...items];
    for (let at = copy.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
    }
    return copy;
  }

  return {
    random,
    wasSaid: (line) => isUsed(keyOf(standardOf(line))),
    chance: (probability) => random() < probability,

    pick(lines, { slots = {}, isFirst = false, mayRepeat = false, inOrder = false } = {}) {
      const candidates = (inOrder ? lines : shuffled(lines)).flatMap((line) => {
        const text = fillSlots(wordingOf(line, style), { ...given.slots, ...slots });
        return text === null ? [] : [{ key: keyOf(standardOf(line)), text }];
      });
      const fresh = candidates.filter(({ key }) => !isUsed(key));
      const usable = fresh.length > 0 ? fresh : mayRepeat ? candidates : [];
      const chosen =
        (isFirst && usable.find(({ text }) => !state.openings.includes(openingOf(text)))) || usable[0];
      if (!chosen) return null;
      state.used.push(chosen.key);
      return chosen.text;
    },

    ask(questions, known = [], { mayRepeatTags = false, except } = {}) {
      for (const [tag, standard, genZ] of questions) {
        const key = keyOf(standard);
        if (isUsed(key) || known.includes(tag) || tag === except) continue;
        if (!mayRepeatTags && state.tags.includes(tag)) continue;
        const text = fillSlots(style === 'GenZ' ? (genZ ?? standard) : standard, given.slots);
        if (text === null) continue;
        state.used.push(key);
        return { tag, text };
      }
      return null;
    },
  };
}
