// Safety reads a short answer by the question before it: "no" to "Are you safe?" is a life in danger. A question of ours
// that sounds like one of those must not be asked of somebody who spoke of a flood, a father or a dentist.
import { describe, expect, it } from 'vitest';
import { assess } from '#features/safety/server/safety.service.ts';
import { afterOurQuestion, followQuestions } from '../follow-questions.data.ts';
import type { Line } from '../line.ts';
import { scenes } from '../scenes/told-scene.ts';
import { allSituations, banks, categoryContents } from './all-content.ts';
import type { Question } from './content-schema.ts';
import { genericOpeners, genericQuestions } from './generic.data.ts';

const asSaid = (text: string): string => text.replace(/\{\w+:?([^}]*)\}/g, '$1');

type Asked = readonly [text: string, where: string];

const askedIn = (where: string, openers: readonly Line[], explore: readonly Question[]): Asked[] =>
  [...openers.flat(), ...explore.flatMap(([, ...wordings]) => wordings)].map((text) => [asSaid(text), where]);

const questions = new Map<string, string>([
  ...Object.entries({ ...followQuestions, ...afterOurQuestion }).flatMap(([kind, asked]) =>
    askedIn(kind, [], [...asked]),
  ),
  ...scenes.flatMap(({ id, questions: asked }) => askedIn(id, [], [...asked])),
  ...askedIn('generic', genericOpeners, genericQuestions),
  ...categoryContents.flatMap(({ category, openers, explore, topics }) => [
    ...askedIn(category, openers, explore),
    ...topics.flatMap((brief) => askedIn(`${category}/${brief.topic}`, brief.openers, brief.explore)),
  ]),
  ...banks.flatMap(({ topic, openers, explore }) => askedIn(topic, openers, explore)),
  ...allSituations.flatMap(({ id, next }) => askedIn(id, [], next)),
]);

/** Asked on purpose, and in so many words. */
const asksOfLife =
  /\b(?:not (?:wanting to )?(?:live|living|be here|being alive)|ending (?:your|their) life|hurt yourself)\b/i;

/** What the questions of safety are about; the others need not be judged. */
const perilous =
  /\b(?:safe\w*|danger\w*|hurt\w*|harm\w*|thoughts?|thinking|plans?|d(?:ie|ying|ead)|liv(?:e|ing)|alive|swallow\w*|taken?|took|pills|tablets|act|attempt\w*|cut\w*|threat\w*|force\w*)\b/i;

const answers = ["I don't know", 'no', 'yes'];

describe('every authored question', () => {
  it('that asks of not wanting to live is understood when the answer is yes', () => {
    const asked = [...questions].filter(
      ([question]) => /^(?:are|do|does|have|is|with|in)\b/i.test(question) && asksOfLife.test(question),
    );
    const missed = asked.filter(
      ([question]) =>
        !assess([
          { role: 'assistant', content: question },
          { role: 'user', content: 'yes' },
        ]).kinds.some((kind) => kind === 'suicide' || kind === 'self_harm'),
    );
    expect(asked.length).toBeGreaterThan(5);
    expect(missed).toEqual([]);
  });

  it('can be answered shortly without being taken for a life in danger', () => {
    const misread = [...questions].flatMap(([question, where]) =>
      asksOfLife.test(question) || !perilous.test(question)
        ? []
        : answers
            .map((answer) => ({
              answer,
              verdict: assess([
                { role: 'assistant', content: question },
                { role: 'user', content: answer },
              ]),
            }))
            .filter(({ verdict }) =>
              verdict.kinds.some((kind) => kind === 'suicide' || kind === 'self_harm' || kind === 'overdose'),
            )
            .map(({ answer }) => `${where}: ${question} ${answer}`),
    );
    expect(misread).toEqual([]);
  });

  // What another did may have been a kindness: "How did you take that?" hears a blow in it.
  it('of what others did is asked alike of a kindness and of a hurt', () => {
    expect(followQuestions.others.flat().join('\n')).not.toMatch(/\btake (?:that|it)\b/i);
  });
});
