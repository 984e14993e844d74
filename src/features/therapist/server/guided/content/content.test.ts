import { describe, expect, it } from 'vitest';
import { builtInCategories } from '#features/categories/categories.data.ts';
import { emotionContent } from '../emotions.data.ts';
import { exercises } from '../exercises/all-exercises.ts';
import { facts } from '../facts.data.ts';
import * as frameLines from '../frames.data.ts';
import type { Line } from '../line.ts';
import { countWords, standardOf, wordingOf } from '../line.ts';
import { matchSituation } from '../match-situation.ts';
import { goodbyeLines, metaReplies, silenceLines } from '../replies.data.ts';
import { allSituations, banks, categoryContents, linesFor } from './all-content.ts';
import { categoryContent, situation, topicContent } from './content-schema.ts';

const bothWordings = (line: Line): string[] => [wordingOf(line, 'Standard'), wordingOf(line, 'GenZ')];

const categoryIds = [
  'general',
  'relationships',
  'career',
  'personal',
  'creative',
  'health',
  'confidence',
  'trauma',
  'addiction',
  'lgbtq',
];

const everyLine: string[] = [
  ...allSituations.flatMap((entry) => [...entry.reflections, entry.insight].flatMap(bothWordings)),
  ...allSituations.flatMap((entry) => entry.next.flatMap(([, ...wordings]) => wordings)),
  ...banks.flatMap((bank) => [...bank.openers, ...bank.notes.map(({ text }) => text)].flatMap(bothWordings)),
  ...categoryContents.flatMap((entry) =>
    [...entry.openers, ...entry.notes.map(({ text }) => text)].flatMap(bothWordings),
  ),
  ...Object.values(emotionContent).flatMap(({ validations, questions }) =>
    [...validations, ...questions].flatMap(bothWordings),
  ),
  ...Object.values(metaReplies).flat().flatMap(bothWordings),
  ...[...silenceLines, ...goodbyeLines].flatMap(bothWordings),
  ...Object.values(frameLines.frames).flat().flatMap(bothWordings),
  ...facts.flatMap(({ answer, back }) => [answer, back].flatMap(bothWordings)),
  ...Object.values(exercises).flatMap(({ offers, endings, wayOut, steps }) =>
    [...offers, ...endings, ...wayOut, ...steps.flatMap(({ say, hint }) => [say, hint])].flatMap(
      bothWordings,
    ),
  ),
];

describe('authored content', () => {
  it.each(banks.map((bank) => [`${bank.category} › ${bank.topic}`, bank] as const))(
    '%s passes the schema',
    (_name, bank) => {
      expect(topicContent.safeParse(bank).error?.issues).toBeUndefined();
    },
  );

  it('gives every built-in topic a bank of its own, deep enough to be specific', () => {
    const topics = builtInCategories.flatMap((category) =>
      category.subcategories.map((topic) => `${category.id}/${topic.id}`),
    );
    expect(banks.map((bank) => `${bank.category}/${bank.topic}`).sort()).toEqual([...topics].sort());
    for (const bank of banks) {
      expect(bank.situations.length, bank.topic).toBeGreaterThanOrEqual(25);
      for (const { id, says } of bank.situations) expect(says?.length ?? 0, id).toBeGreaterThanOrEqual(5);
    }
  });

  it('every situation and category passes the schema', () => {
    for (const { category: _category, topic: _topic, ...entry } of allSituations) {
      expect(situation.safeParse(entry).error?.issues, entry.id).toBeUndefined();
    }
    for (const entry of categoryContents)
      expect(categoryContent.safeParse(entry).error?.issues, entry.category).toBeUndefined();
  });

  it('covers every built-in category, and four topics in each', () => {
    expect(categoryContents.map(({ category }) => category)).toEqual(categoryIds);
    for (const entry of categoryContents) {
      const withBank = banks.filter((bank) => bank.category === entry.category).map(({ topic }) => topic);
      expect(new Set([...withBank, ...entry.topics.map(({ topic }) => topic)]).size, entry.category).toBe(4);
    }
  });

  it('has enough openers and questions for any topic, a member’s own included', () => {
    for (const [category, topic] of [
      ...categoryContents.flatMap((entry) =>
        entry.topics.map((item) => [entry.category, item.topic] as const),
      ),
      ['a1b2', 'c3d4'] as const,
    ]) {
      const lines = linesFor(category, topic);
      expect(lines.openers.length).toBeGreaterThanOrEqual(2);
      expect(lines.explore.length).toBeGreaterThanOrEqual(24);
      expect(lines.notes.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('names situations once', () => {
    const ids = allSituations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('never says in a situation what must not be said in it', () => {
    for (const entry of allSituations) {
      const said = [...entry.reflections, entry.insight]
        .flatMap(bothWordings)
        .concat(entry.next.flatMap(([, ...wordings]) => wordings));
      for (const forbidden of entry.never) {
        for (const text of said) expect(text.toLowerCase(), entry.id).not.toContain(forbidden.toLowerCase());
      }
    }
    for (const bank of banks) {
      const said = JSON.stringify([
        bank.openers,
        bank.explore,
        bank.notes,
        bank.situations.map(({ never: _never, cues: _cues, ...lines }) => lines),
      ]).toLowerCase();
      for (const forbidden of bank.never) expect(said, bank.topic).not.toContain(forbidden.toLowerCase());
    }
  });

  it('reflections are statements, and no line asks two questions', () => {
    for (const entry of allSituations) {
      for (const text of entry.reflections.flatMap(bothWordings)) expect(text, entry.id).not.toContain('?');
    }
    for (const text of everyLine) expect(text.match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
  });

  it('speaks plainly: no jargon, no formula, no diagnosis, no exclamation marks, nothing too long for the ear', () => {
    const jargon =
      /!|\b(?:sounds like you feel|i hear you saying|cognitive|distortion|dysregulat\w*|maladaptive|catastrophi[sz]\w*|diagnosed|symptoms of|you have (?:depression|anxiety|adhd)|patient|committed suicide|valid point|as an ai language model)\b/i;
    for (const text of everyLine) {
      expect(text).not.toMatch(jargon);
      expect(countWords(text), text).toBeLessThanOrEqual(48);
    }
  });

  it('keeps slang light: the Gen Z wording is no parody and shares nothing with the Standard one', () => {
    const slang = /\b(?:lowkey|ngl|fr|rn|no cap|bestie|bet|vibe|slay|deadass|tbh|sus|goated|rizz)\b/gi;
    for (const text of everyLine) expect(text.match(slang)?.length ?? 0, text).toBeLessThanOrEqual(1);
    for (const entry of allSituations) {
      for (const line of entry.reflections) expect(standardOf(line), entry.id).not.toMatch(slang);
    }
  });

  it('every cue finds its own situation when said in its topic', () => {
    const groupExample: Record<string, string> = {
      boss: 'boss',
      partner: 'husband',
      parent: 'mother',
      kids: 'kids',
      friend: 'friend',
      family: 'family',
    };
    const lost: string[] = [];
    for (const entry of allSituations) {
      const [categoryId = 'x', topicId = 'x'] = entry.category
        ? [entry.category, entry.topic ?? '']
        : (entry.home?.[0]?.replace('*', 'x').split('/') ?? []);
      for (const cue of entry.cues) {
        const text = cue
          .replace(/@([a-z]+)\*?/g, (_all, group: string) => groupExample[group] ?? group)
          .replace(/\*/g, '');
        if (!matchSituation(text, { categoryId, topicId, recent: null })) lost.push(`${entry.id}: ${cue}`);
      }
    }
    expect(lost).toEqual([]);
    // Some ten thousand cues, each looked for among all situations: a busy machine needs its time.
  }, 240_000);
});
