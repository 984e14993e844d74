// What a member would stumble over in authored lines, and what would harm: two questions in one, somebody's sex or a day
// that nobody named, signs that a voice cannot say, and stopping alone what a body depends on.
import { describe, expect, it } from 'vitest';
import type { Line } from '../line.ts';
import { allSituations, banks, categoryContents, findSituation } from './all-content.ts';
import type { Question } from './content-schema.ts';

type Said = { where: string; text: string };

/** As it is said when nobody was named: `{who:your partner}` is "your partner". */
const asSaid = (text: string): string => text.replace(/\{\w+:?([^}]*)\}/g, '$1');
const said = (where: string, lines: readonly Line[]): Said[] =>
  lines.flatMap((line) => [line].flat().map((text) => ({ where, text: asSaid(text) })));
const wordings = (questions: readonly Question[]): Line[] => questions.flatMap(([, ...texts]) => texts);

const questions: Said[] = [
  ...allSituations.flatMap(({ id, next }) => said(id, wordings(next))),
  ...banks.flatMap(({ topic, openers, explore }) => said(topic, [...openers, ...wordings(explore)])),
  ...categoryContents.flatMap(({ category, openers, explore, topics }) => [
    ...said(category, [...openers, ...wordings(explore)]),
    ...topics.flatMap((one) => said(one.topic, [...one.openers, ...wordings(one.explore)])),
  ]),
];
const statements: Said[] = allSituations.flatMap(({ id, reflections, insight }) =>
  said(id, [...reflections, insight]),
);
const notes: Said[] = [
  ...banks.flatMap((bank) =>
    said(
      bank.topic,
      bank.notes.map(({ text }) => text),
    ),
  ),
  ...categoryContents.flatMap((entry) =>
    said(
      entry.category,
      entry.notes.map(({ text }) => text),
    ),
  ),
];

const found = (lines: readonly Said[], pattern: RegExp): Said[] =>
  lines.filter(({ text }) => pattern.test(text));

const asksTwice =
  / and (?:(?:(?:to|for|from|by|with|in|about|of) )?(?:what|which|who|whom|whose|how|why|when|where)\b|(?:have|has|had|did|do|does|is|are|was|were|can|could|would|will) (?:you|your|they|it|he|she|there|that|this|these|some(?:body|one)|any(?:body|one)|an?|the|any)\b)/i;
const sex = /\b(?:he|she|him|his|hers?|himself|herself)\b/i;
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const unsayable = /[()/&%*_#<>[\]|~^=+@…—–\d]/;

describe('authored lines', () => {
  it('ask one thing at a time', () => {
    expect(found(questions, asksTwice)).toEqual([]);
  });

  it('take nobody for a man or a woman before the member has said so', () => {
    expect(found([...questions, ...statements], sex)).toEqual([]);
  });

  it('ask about no day that the situation itself does not name', () => {
    const named = (where: string): string => findSituation(where)?.cues.join(' ') ?? '';
    expect(
      questions.filter(({ where, text }) => {
        const day = text.match(weekday)?.[0].toLowerCase();
        return day !== undefined && !named(where).includes(day);
      }),
    ).toEqual([]);
  });

  it('never spring the question of life and death on somebody who spoke of money', () => {
    const aboutMoney = questions.filter(({ where }) => /^gambling-(?!thoughts)/.test(where));
    expect(found(aboutMoney, /^(?:are you (?:having|thinking)|have you had) /i)).toEqual([]);
  });

  it('take nobody’s household, income or partner’s temper for granted', () => {
    const taken = /^(?:who at home helps you to sleep|who else eats from|how safe do you feel)/i;
    expect(found(questions, taken)).toEqual([]);
  });

  it('hold no sign or figure that a voice would stumble over', () => {
    expect(found([...questions, ...statements, ...notes], unsayable)).toEqual([]);
  });

  it('never tell a body that may depend on it to stop alone', () => {
    const dependent = [
      'alcohol-evening-glass-became-bottle',
      'alcohol-morning-shakes',
      'alcohol-drinks-to-sleep',
      'alcohol-can-moderate-question',
      'alcohol-pregnant-or-new-mother',
      'alcohol-not-a-problem-others-say',
      'substances-pain-pills-after-injury',
      'substances-sleeping-and-calming-pills',
      'substances-pregnant-or-parenting-using',
      'socialanx-drink-to-cope',
      'block-substance-to-create',
    ];
    for (const id of dependent) {
      const insight = findSituation(id)?.insight ?? '';
      for (const { text } of said(id, [insight])) expect(text, id).toMatch(/\bdoctor\b/);
    }
    for (const id of [
      'alcohol-morning-shakes',
      'substances-pain-pills-after-injury',
      'substances-sleeping-and-calming-pills',
    ])
      expect(
        findSituation(id)?.reflections.some((line) =>
          said(id, [line]).every(({ text }) => /\bslow\b.*\bmedical help\b/.test(text)),
        ),
        id,
      ).toBe(true);
  });

  it('begins what is known about alcohol with what keeps a body safe', () => {
    // Where no idea fits what was asked, the first that is unsaid is given.
    const [first] = banks.find(({ topic }) => topic === 'alcohol')?.notes ?? [];
    for (const { text } of said('alcohol', first ? [first.text] : [''])) expect(text).toMatch(/\bdoctor\b/);
  });
});
