import { describe, expect, it } from 'vitest';
import { livingPieces } from './living-piece.ts';
import { understand } from './understand.ts';

const best = (text: string) => livingPieces(understand(text))[0];

describe('the living piece of a message', () => {
  it.each([
    ['They asked me four times.', 'they asked you four times'],
    ['My landlord came yesterday and shouted at me in front of my kids.', 'in front of your kids'],
    ['My sponsor called twice and I did not pick up.', 'you did not pick up'],
    ['two years and i got three sentences', 'you got three sentences'],
    ['I miss her hands.', 'you miss her hands'],
    [
      'I am seventy one and I have not spoken aloud since Thursday.',
      'you have not spoken aloud since Thursday',
    ],
    ["My brother isn't speaking to me because of mum's house", "your brother isn't speaking to you"],
    [
      'I went to the bathroom and cried and then I came back and smiled at everyone.',
      'you smiled at everyone',
    ],
    ['She made me soup when I had the flu', 'she made you soup'],
  ])('"%s" → %s', (text, piece) => {
    expect(best(text)?.text).toBe(piece);
  });

  it.each([
    ['i built that thing from nothing. 14 months', /month/],
    ['im 34 and married to a man', /^you married/],
    ['my sister asked me why im so pale these days', /you're$/],
    ["there's a man at my bus stop and i just, idk", /bus stop/],
    ['He says yes. But he says it with his back to me.', /^it with/],
    ["she's 7 weeks old", /week/],
    ['idk like 2 months', /month/],
    ['She left me on read for 3 days.', /^\W*3 days/],
    ['I moved one comma eleven times on Tuesday.', /^eleven/],
    ["he's called Benji", /Benji/],
    ["her name's Dana, she's been here like four months", /Dana|four/],
    ["My brother isn't speaking to me because of mum's house", /^of\b/],
    ['the wedding in March, she wore green', /^the wedding/],
    ['Alan never did either', /either/],
    ['we have another meeting in 2', /in 2/],
    ['rent due Friday and I have half pay', /^rent/],
    ['He put it on the chair at the window.', /^(?:on|at)\b/],
  ])('of "%s" a number, a time or half a phrase is not handed back', (text, torn) => {
    for (const piece of livingPieces(understand(text))) expect(piece.text).not.toMatch(torn);
  });

  it.each([
    ['He shouted at me in front of everyone.', 'in front of everyone'],
    ['the wedding in March, she wore green', 'she wore green'],
    ['rent due Friday and I have half pay', 'you have half pay'],
    ["my 7 week old won't settle", "your 7 week old won't settle"],
  ])('of "%s" what somebody does or has is: %s', (text, piece) => expect(best(text)?.text).toBe(piece));

  it.each([
    ['I miss being somebody who answers.', /somebody$/],
    ['I would love to be the kind of person who sleeps at night.', /person$/],
    ['I married a man who never asks.', /\bman$/],
  ])('"%s" is not cut before who that is', (text, torn) => {
    for (const piece of livingPieces(understand(text))) expect(piece.text).not.toMatch(torn);
  });

  it.each([
    ['Mostly my boss, to be honest.', []],
    ['He left, in all honesty, because of me.', []],
    ['I slept in the car, for some reason.', ['you slept in the car']],
    ['I gave up, more or less.', ['you gave up']],
  ])('how "%s" is said is no piece of it', (text, pieces) => {
    expect(livingPieces(understand(text)).map((piece) => piece.text)).toEqual(pieces);
  });

  it.each([
    [
      'I was a joiner, my knees are done, and at night I have nobody to talk to',
      'you have nobody to talk to',
    ],
    ['my cousin got engaged and I never even called her', 'you never even called her'],
    ['she kept the ring but she gave back my letters', 'she gave back your letters'],
    [
      "he makes the tea, he feeds the cat, he hasn't looked at me since Easter",
      "he hasn't looked at you since Easter",
    ],
    ["I'm the eldest of four and I've never had a room of my own", "you've never had a room of your own"],
    [
      'My boss is on holiday and I still check my phone every ten minutes',
      'you still check your phone every ten minutes',
    ],
  ])('of "%s" what weighs comes before what sets the scene', (text, piece) =>
    expect(best(text)?.text).toBe(piece),
  );

  it.each([
    'I am a plumber.',
    "my daughter's 12",
    'We did it in a field. It was in a field.',
    'I work at a bakery.',
    'There was a queue at the chemist.',
    "It isn't pride.",
    'They live over a shoe shop.',
    'do I still keep his coat',
  ])('"%s" only sets the scene, and nothing telling is in it', (text) =>
    expect(
      livingPieces(understand(text)).filter(({ kind, score }) => kind === 'thing' || score >= 3),
    ).toEqual([]),
  );

  it.each([
    ['My wife says I come in and I am still at my desk', /^(?:your wife says )?you come in$/],
    ['I go upstairs and bounce a ball', /^you go upstairs$/],
    ['Mondays in the office are quieter.', /the office are/],
    ["I've got six hours and a train", /hours$/],
    ['He left at 6.40 and took the dog', /6\.40/],
    ['He told me neither does he', /neither/],
  ])('"%s" is not cut before it has said what it says', (text, torn) => {
    for (const { text: piece } of livingPieces(understand(text))) expect(piece).not.toMatch(torn);
  });

  it('a picture of theirs comes first', () => {
    expect(best('I feel like a cash machine with a birthday.')).toMatchObject({
      kind: 'image',
      text: 'a cash machine with a birthday',
    });
  });

  it('what others said is marked as theirs', () => {
    expect(best('Everyone keeps telling me she is in a better place.')).toMatchObject({
      kind: 'words_of_others',
    });
    expect(livingPieces(understand('I told him that I was fine.')).map(({ kind }) => kind)).not.toContain(
      'words_of_others',
    );
  });

  it('where and how somebody shouted, and what somebody merely believes, are nobody’s words', () => {
    for (const text of [
      'My landlord came yesterday and shouted at me in front of my kids.',
      'My boss calls at night.',
      'He shouted at dinner.',
      'She thinks I am saving for school fees.',
    ])
      expect(
        livingPieces(understand(text)).map(({ kind }) => kind),
        text,
      ).not.toContain('words_of_others');
    expect(best('She thinks I am not trying.')).toMatchObject({ kind: 'words_of_others' });
  });

  it('a verdict, a danger, an age or a mere condition is never handed back alone', () => {
    for (const text of [
      'I think I am a failure.',
      "maybe I'm just petty",
      'I have some pills and I want to die.',
      'I am seventy one.',
      'If I slow down everything falls apart somehow.',
    ])
      for (const { text: piece } of livingPieces(understand(text)))
        expect(piece, text).not.toMatch(/failure|petty|pills|die|^you are seventy|^you slow down$/);
  });

  it('Swahili is not cut up by English grammar', () => {
    expect(livingPieces(understand('Boss wangu ananiwekea kazi nyingi na hataki kusikia.'))).toEqual([]);
  });

  it('a bare span of time, or a word torn from what it belongs to, is no piece', () => {
    expect(livingPieces(understand("it's been maybe 3 weeks")).map(({ text }) => text)).not.toContain(
      '3 weeks',
    );
    expect(
      livingPieces(understand("I was supposed to call her that sunday and I didn't")).map(({ text }) => text),
    ).not.toContain('her that sunday');
    expect(best('I waited three weeks for the results and nobody called')?.text).toBeDefined();
  });

  it('two who do something together are not parted', () => {
    const piecesOf = (text: string) => livingPieces(understand(text)).map((piece) => piece.text);
    expect(piecesOf('me and my husband fight')).toEqual(['you and your husband fight']);
    for (const text of ['Sometimes me and my husband fight', 'my mum and my dad fight every night'])
      expect(piecesOf(text).join('|'), text).not.toMatch(/^your (?:husband|dad) fight/);
    expect(piecesOf('He hit me and my mom left')).toContain('your mom left');
  });

  it('"I" in somebody’s own words is not the member', () => {
    for (const text of [
      'He told me "I never loved you" on Monday',
      'She said "I am done here" and left',
      "He looked at me and said 'I never loved you and I never will'",
      'He looked at me and said ‘I never loved you and I never will’',
      'He said "I am tired and I mean it now and I will leave" and closed the door',
    ])
      for (const { text: piece } of livingPieces(understand(text)))
        expect(piece, text).not.toMatch(/\byou(?:'re)? (?:never|are|mean|will)/);
    expect(best('My mom says I am never home')?.text).toBe('your mom says you are never home');
  });

  it.each([
    ['it is what makes her sad', /^her sad$/],
    ['We talk on Sundays, which is fine', /^is fine$/],
    ['thank you for listening to an old man', /old man/],
    ['hey im back. i texted him', /^(?:hey )?you're back$/],
    ['He never said his name again, and that was it, like he had died', /died/],
    ['My brother says you you are egoist', /you you/],
  ])('"%s" leaves no fragment', (text, fragment) => {
    for (const { text: piece } of livingPieces(understand(text))) expect(piece).not.toMatch(fragment);
  });

  it('who was told is no word of others', () => {
    const pieces = livingPieces(understand('His mother already told everyone'));
    expect(pieces.map(({ kind }) => kind)).not.toContain('words_of_others');
  });
});
