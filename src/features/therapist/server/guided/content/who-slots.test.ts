// `{who:…}` becomes the person the member spoke of, one or several ("your sisters"), or the words after the colon
// when nobody was named. A line must be right with all of them.
import { describe, expect, it } from 'vitest';
import { claimedDetails } from '../claimed-details.ts';
import type { Line } from '../line.ts';
import type { PlacedSituation } from './all-content.ts';
import { allSituations } from './all-content.ts';

const wordingsOf = ({ reflections, next, insight }: PlacedSituation): string[] => [
  ...[...reflections, insight].flatMap((line: Line) => [line].flat()),
  ...next.flatMap(([, ...wordings]) => wordings),
];

const slotLines = allSituations.flatMap((situation) =>
  wordingsOf(situation)
    .filter((text) => /\{who:/i.test(text))
    .map((text) => ({ situation, text })),
);

const groupsIn = ({ cues }: PlacedSituation): string[] => [
  ...new Set(cues.flatMap((cue) => cue.match(/@[a-z]+/g) ?? [])),
];

const SLOT = String.raw`\{who:[^}]*\}`;
const adverb = '(?:(?:really|actually|last|already|once) )?';
const fitsAnyNumber =
  /^(?:will|would|can|could|may|might|must|should|had|said|knew|came|saw|(?!need)[a-z]+ed)\b/i;

/** What follows the slot where it is the subject: not where words of the main clause stand before it. */
const verbAfter = (text: string): string | null =>
  new RegExp(`(?:^|, |\\bif |\\bthat |\\bwhen |\\bthink |\\bbefore )${SLOT} ${adverb}([a-z]+)`, 'i').exec(
    text,
  )?.[1] ?? null;

describe('the place of a person in a line', () => {
  it('names nobody of its own, so that no mother, aunt or "he" is spoken of that nobody mentioned', () => {
    const invented = slotLines.filter(({ situation, text }) => {
      const unnamed = /\{who:([^}]*)\}/i.exec(text)?.[1] ?? '';
      // Whom the situation is named after was spoken of.
      const named = `${situation.cues.join(' ').replace(/[@*]/g, '')} ${situation.id.replaceAll('-', ' ')}`;
      return claimedDetails(unnamed, named).length > 0 || /\b(?:he|she|him|her)\b/i.test(unnamed);
    });
    expect(invented.map(({ situation, text }) => `${situation.id}: ${text}`)).toEqual([]);
  });

  it('takes one or several: "your clients seems" and "your husband drink" cannot come about', () => {
    const wrong = slotLines
      .filter(({ situation, text }) => {
        const groups = groupsIn(situation);
        // Without a group nobody ever takes the place of the default.
        if (groups.length === 0) return false;
        const mayBeSeveral = groups.some((group) => group !== '@partner');
        const asks = new RegExp(`\\b(?:is|are|was|were|has|have|does|do) ${SLOT}`, 'i').test(text);
        const verb = verbAfter(text);
        const isBare = verb !== null && !fitsAnyNumber.test(verb);
        const isPluralDefault = /\{who:(?:they|them|your parents)\}/i.test(text);
        return (mayBeSeveral && (asks || isBare)) || (isPluralDefault && isBare);
      })
      .map(({ situation, text }) => `${situation.id}: ${text}`);
    expect(wrong).toEqual([]);
  });
});
