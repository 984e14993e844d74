import { describe, expect, it } from 'vitest';
import { aboutKinds } from './about.ts';
import { aboutQuestions } from './about-questions.data.ts';
import { isVague } from './ask.ts';
import { genericQuestions } from './content/generic.data.ts';
import { afterOurQuestion, followQuestions } from './follow-questions.data.ts';
import { cornerFrames, roomLines } from './frames.data.ts';
import { talk } from './testing/talk.ts';
import { understand } from './understand.ts';

const kinds = (text: string, isMourned = false) => aboutKinds(understand(text), isMourned);

describe('what is told after a death', () => {
  it('is of the one who died only where it could be', () => {
    expect(kinds('He called every Sunday.', true)).toEqual(['remembered']);
    expect(kinds('the house is so quiet', true)).toEqual(['withoutThem']);
    expect(kinds('my brother got married last weekend', true)).not.toContain('remembered');
    expect(kinds('I work in a warehouse', true)).toContain('work');
  });
});

describe('what a statement is about', () => {
  it.each([
    ['he just announced it', 'event'],
    ['Dana took the minutes.', 'event'],
    ['My brother is an electrician.', 'him'],
    ['my supervisor thinks it will do', 'someone'],
    ['my son starts school', 'child'],
    ["my 7 week old won't settle", 'baby'],
    ['my dog sleeps on the bed', 'animal'],
    ['I have four bills on the table', 'money'],
    ['my knees hurt on the stairs', 'body'],
    ['I play valorant after that', 'games'],
    ['I have a chapter to write', 'study'],
    ['I work in a warehouse', 'work'],
    ['I live in Calgary', 'place'],
    ["I'm going to ask for a transfer", 'plan'],
    ['there are forty emails to answer', 'number'],
    ['she rings every evening at six', 'regular'],
    ["it's been so quiet", 'state'],
    ['I lost the shop in September', 'event'],
  ])('%s: %s', (text, kind) => expect(kinds(text)).toContain(kind));

  it.each([
    ["It's a thesis, not a book", 'state'],
    ["I'm seventy-eight", 'state'],
    ['Nothing happened.', 'event'],
    ['you just asked me that', 'event'],
    ["it was a bakery. my dad's before me", 'him'],
    ['my mum died in May', 'her'],
    ['I lost the shop in September', 'work'],
    ['I have slept for three hours', 'number'],
    ['I am dog tired', 'animal'],
    ['he and she had words', 'him'],
    ['What is he like?', 'him'],
  ])('%s: not %s', (text, kind) => expect(kinds(text)).not.toContain(kind));

  it('is, after a death, what was and what is without them', () => {
    expect(kinds('Alan planted the pear tree.', true)).toEqual(['remembered']);
    expect(kinds('I sit in his chair.', true)).toEqual(['withoutThem']);
  });

  it('has four plain questions or more to each kind, and two styles to each', () => {
    for (const [kind, questions] of Object.entries(aboutQuestions)) {
      expect(questions.length, kind).toBeGreaterThanOrEqual(4);
      for (const [, ...texts] of questions) {
        expect(texts).toHaveLength(2);
        for (const text of texts) expect(text).toMatch(/^[A-Z].{4,70}\?$/);
      }
    }
  });
});

describe('a question that would fit anything', () => {
  const retired =
    /^(?:What comes next, when you think of it\?|What goes through your (?:mind|head) as you|How is that for you\?|What does that bring up|What do you make of that\?|What would you like me to understand about that\?|What should I get about that\?|When is that with you most\?|What is that like, from the inside\?|What (?:in|part of) that st(?:ays|icks) with you most\?|What is it like to say that\?|Say more if you want|Take your time, there is enough|\{C\}\. Say the rest)/;

  it('is among those that may be asked no more, where it asks nothing', () => {
    const all = [
      ...Object.values(followQuestions),
      ...Object.values(afterOurQuestion),
      genericQuestions,
    ].flatMap((questions) => questions.flatMap(([, ...texts]) => texts));
    expect(all.filter((text) => retired.test(text))).toEqual([]);
    expect([...roomLines, ...cornerFrames].flat().filter((text) => retired.test(text))).toEqual([]);
  });

  it('is never asked twice in a row', async () => {
    const lines = [
      null,
      'There is a thing with the paper.',
      'The blue one is on the left.',
      'The other is behind the first.',
      'Both were there in the spring.',
      'The left one is the longer.',
      'The rest is much the same.',
      'Neither was mine.',
    ];
    for (const seed of [1, 2, 3, 4, 5]) {
      const { replies } = await talk(lines, { seed });
      const isEmpty = replies.map((reply) => isVague({ text: /[^.!?]+\?$/.exec(reply)?.[0].trim() ?? '' }));
      for (let at = 1; at < isEmpty.length; at += 1) expect(isEmpty[at] && isEmpty[at - 1]).toBe(false);
    }
  });
});

describe('in a talk', () => {
  it.each([
    ["I don't have a name for it. 14 months.", /14 months/i],
    ["He's called Benji.", /called Benji/i],
    ['We meet at mum and dads old house on the hill.', /^(?:At|On) /],
  ])('after “%s” no number, name or half a phrase is handed back', async (text, torn) => {
    for (const seed of [1, 2, 3, 4]) {
      const { replies } = await talk([null, 'Work is loud.', text], { seed });
      expect(replies.at(-1)).not.toMatch(torn);
    }
  });

  it('a time that answers us is not said back', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const { replies } = await talk([null, 'My back aches at the till.', 'idk like 2 months'], { seed });
      expect(replies.at(-1)).not.toMatch(/2 months|don't know/i);
    }
  });

  it('a summary holds nothing that was said to us', async () => {
    const lines = [
      null,
      'My manager gave my project to Dana.',
      'I built it over a year.',
      'There was no best moment.',
      'My gut says quit.',
      'I want help with the words.',
      'My manager announced it in the meeting.',
      'I sat there with my notes.',
    ];
    for (const seed of [1, 2, 3, 4, 5]) {
      const { replies } = await talk(lines, { seed });
      const summed = replies.filter((reply) =>
        /have it so far|side by side|gathered|put it together|I have it|Earlier you|in the room again/i.test(
          reply,
        ),
      );
      for (const reply of summed) expect(reply).not.toMatch(/best moment|gut|help with the words/i);
    }
  });
});
