// An opener that leaves out what it is about, and the turn that says it: nothing is left of the alarm. Beside each a twin whose
// answer explains nothing.
import { describe, expect, test } from 'vitest';
import { assess } from './assess.ts';
import { explainsPlainly } from './explained.ts';
import { normalise } from './normalise.ts';

const explains = (said: string, answer: string) => explainsPlainly(normalise(answer).whole, said);

describe('explains', () => {
  test.each([
    ["i've been cutting all evening", 'the fabric for the bridesmaid dresses'],
    ['I took them all', 'all nine exams, only resat one'],
    ['finished the last of the pills', 'the antibiotics, for my tooth'],
    ['i want out', "the parents' committee, they argue about bunting"],
    ['i want to end it', 'the lease. four months left'],
    ['nataka kumaliza', 'hii masomo, nimebakisha semester moja tu'],
    ["can't go on", 'the ice rink, they closed it'],
    ["i'm on the bridge", 'the one by the park, walking the dog'],
    ["i'll be gone by friday", 'this flat, the keys go back at noon'],
    ['i said goodbye to everyone today', 'last day at work, they got me a cake'],
    ['i gave it all away', 'the baby clothes, charity shop was thrilled'],
    ['he hit me', 'some bloke in a van, at the lights, the bumper is bent'],
    ['i killed him', 'the last boss, forty tries'],
    ['they made me do it', 'my colleagues. karaoke.'],
    ['im hearing voices', 'the student house next door, walls like paper'],
    ['i havent eaten all day', "ramadan, iftar's in an hour"],
    ['got a gun for my birthday', 'a glue gun lol'],
    ['overdosed yesterday', 'on christmas films'],
    ["i'm done with him", 'my barber'],
    ["i'm not coming back", 'to that dentist, 90 quid for a polish'],
    ['he locked me in', "caretaker, didn't see I was still marking"],
    ['they took my kids', 'their grandparents, to legoland'],
    ['i need it to stop', 'the car alarm across the road'],
    ['everyone would be better off without me', 'on the quiz team I mean haha'],
    ['ready to go', 'the hospital, to have this baby'],
  ])('%s / %s', (said, answer) => {
    expect(explains(said, answer)).toBe(true);
  });
});

describe('explains nothing', () => {
  test.each([
    ["i've been cutting all evening", 'my arms, in the bathroom where the curtains are'],
    ['I took them all', 'the pills in the box, instead of the exams'],
    ['finished the last of the pills', 'the antibiotics and everything else, feeling sleepy'],
    ['i want out', 'of my marriage, of the committee, of life'],
    ['i want to end it', 'the lease and then myself'],
    ["can't go on", 'I am so tired of pretending on the beach'],
    ["i'm on the bridge", 'the one by the park, looking down'],
    [
      "i'll be gone by friday",
      "the flat will be clean, nobody will have to move house things, I won't need it",
    ],
    ['i said goodbye to everyone today', 'at the office. tonight I die'],
    ['he hit me', 'my husband, in the van'],
    ['i killed him', 'I mean I want to kill my boss'],
    ['they made me do it', 'undress and dance'],
    ['im hearing voices', 'next door, they talk about me and plot'],
    ['i havent eaten all day', 'pizza makes me fat'],
    ["i'm not coming back", 'from the sea'],
    ['he locked me in', 'my husband, by mistake he says'],
    ['i need it to stop', 'the alarm in my head'],
    ['everyone would be better off without me', 'the quiz team and home too'],
    ['overdosed yesterday', 'pills, then films in hospital'],
    ['I took them all and I want to die', 'all nine exams'],
  ])('%s / %s', (said, answer) => {
    expect(explains(said, answer)).toBe(false);
  });
});

test('an opener that was explained leaves nothing, and one told before it stays', () => {
  const opener = [
    { role: 'user' as const, content: 'I took them all' },
    { role: 'assistant' as const, content: 'What did you take?' },
    { role: 'user' as const, content: 'all nine exams. only resat the one' },
  ];
  expect(assess(opener.slice(0, 1)).level).not.toBe('none');
  expect(assess(opener)).toMatchObject({ level: 'none', kinds: [], evidence: [] });
  const dark = [
    { role: 'user' as const, content: 'I want to die' },
    { role: 'assistant' as const, content: 'I am glad you say so. What happened?' },
  ];
  expect(assess([...dark, ...opener]).level).not.toBe('none');
});
