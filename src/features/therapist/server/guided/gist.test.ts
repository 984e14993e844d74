import { describe, expect, it } from 'vitest';
import { gistsOf, shortAnswerOf } from './gist.ts';
import { understand } from './understand.ts';

const short = (text: string): string | null => shortAnswerOf(understand(text));

describe('what is handed back', () => {
  const unbroken = 'abcdefghij'.repeat(800);
  const address = `https://example.org/${'path/'.repeat(8)}`;

  it('a short answer comes back as it stands', () => {
    expect(short('since March')).toBe('since March');
    expect(short('my chest, mostly')).toBe('your chest, mostly');
  });

  it('what cannot be said is not handed back, however few words it is', () => {
    for (const text of [unbroken, address, `look ${address}`, 'seventeen-letter-long '.repeat(5)])
      expect(short(text), text.slice(0, 30)).toBeNull();
    expect(gistsOf(understand(`I saw him there ${unbroken}`))).toEqual([]);
    expect(gistsOf(understand('I saw him there'))).not.toEqual([]);
  });
});

describe('what is not handed back as it was said', () => {
  const handedBack = (text: string) => gistsOf(understand(text)).map(({ clause }) => clause);

  it('an anger that is only feared, in the words of a murder', () => {
    expect(handedBack('my husband would kill me lol')).toEqual([]);
    expect(handedBack("she's gonna murder me when she sees the car")).toEqual([]);
  });

  it('the name they call themselves', () => {
    expect(handedBack('I stood there grinning like an idiot.')).toEqual(['you stood there grinning']);
  });

  it("somebody else's fear is not theirs", () => {
    const kindOfFirst = (text: string) => gistsOf(understand(text))[0]?.kind;
    expect(kindOfFirst("I'll ask him what he's really afraid of")).not.toBe('fear');
    expect(kindOfFirst("I'm afraid that he is scared of me")).toBe('fear');
  });
});

describe('two sides of a thing', () => {
  const sidesOf = (text: string) => gistsOf(understand(text)).find(({ sides }) => sides)?.sides;

  it('are heard in what stands against something', () => {
    expect(sidesOf('I love my job but I hate the mornings')).toEqual([
      'you love your job',
      'you hate the mornings',
    ]);
  });

  it('are not heard in what happened next', () => {
    expect(sidesOf('I felt fine but then my boss shouted at me')).toBeUndefined();
  });
});

const kindOf = (text: string) => gistsOf(understand(text))[0]?.kind;

describe('what sort of clause it is', () => {
  it.each([
    "she hasn't died yet",
    "and that was it, like he'd died",
    'nobody in my family has died',
    'my laptop died last night',
    'I died of embarrassment at the meeting',
  ])('"%s" tells of no death', (text) => {
    expect(kindOf(text)).toBeDefined();
    expect(kindOf(text)).not.toBe('loss');
  });

  it.each([
    'my dad died in March',
    'I did not know he died',
    'I never met him, he died before',
    'he was hit by a car and died',
  ])('"%s" does', (text) => {
    expect(kindOf(text)).toBe('loss');
  });

  it.each([
    "I'm not lazy, I work two jobs",
    'I never said it was my fault',
    "I don't think I'm a failure",
    "people think I'm making it up",
  ])('"%s" is no verdict of theirs about themselves', (text) => {
    expect(kindOf(text)).toBe('plain');
  });

  it.each([
    "I'm not good enough for this job",
    "I'm just not smart enough for it",
    "I can't stop thinking I'm a failure",
    'I never do anything right anyway',
    "everyone thinks I'm stupid anyway",
    "I'm not just lazy, I'm a failure",
  ])('"%s" is one', (text) => {
    expect(kindOf(text)).toBe('self_judgement');
  });

  it('"no" before what is missing belongs to it', () => {
    const gists = gistsOf(understand('no sleep for three days and my head hurts'));
    expect(gists.map(({ clause }) => clause).join('|')).not.toMatch(/^sleep/);
  });
});

describe('what is left of a short answer', () => {
  it.each([
    ['ugh yes, my chest mostly', 'your chest mostly'],
    ['nah just my sister', 'your sister'],
    ['no sleep', 'no sleep'],
    ['because of my dad', 'because of your dad'],
    ['when he shouts', 'when he shouts'],
  ])('"%s" → %s', (text, left) => {
    expect(short(text)).toBe(left);
  });

  it.each([
    'why do i always do this',
    'how do I even start?',
    'Yes literally. I number the files',
    'I know. I know.',
    'her sad',
    'is fine',
    'my brother he say me you you leave',
    'my english, sorry',
    "hey i'm back",
    'what about my brother',
    'idk how to be at school',
    'i know i know',
  ])('"%s" is not handed back', (text) => {
    expect(short(text)).toBeNull();
  });
});

describe('what sort of thing was said', () => {
  const kindOf = (text: string) => gistsOf(understand(text))[0]?.kind;

  it.each([
    ['my gf left because of it', 'loss'],
    ['my husband left for work at six', 'plain'],
    ['I should have seen it coming', 'plain'],
    ['My colleague says I should see someone', 'plain'],
    ["I can't believe he came home", 'plain'],
    ["I can't sleep on that side", 'inability'],
    ['I kept my mouth shut at dinner', 'plain'],
    ['I kept checking the door at night', 'habit'],
    ["my sister married and I wasn't invited", 'other_person'],
  ])('%j is of the sort %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it('a word that is said twice by nature is no slip', () => {
    expect(gistsOf(understand('my boda boda was stolen on Friday'))[0]?.clause).toBe(
      'your boda boda was stolen on Friday',
    );
  });
});

describe('a clause that is handed back', () => {
  const clauses = (text: string) => gistsOf(understand(text));

  it('is not cut in the middle of a word', () =>
    expect(
      clauses('These days I can hardly do my own buttons before the first pot of tea in the morning')
        .map(({ clause }) => clause)
        .join(),
    ).toContain('buttons before'));

  it('keeps the minutes of an hour', () =>
    expect(clauses('the scan for my knee is on Friday at 8.15')[0]?.clause).toMatch(/8\.15$/));

  it('that only says what somebody is comes behind what they told', () =>
    expect(clauses("I'm a postman. My hands shake on the stairs.")[0]?.clause).toBe(
      'your hands shake on the stairs',
    ));

  it.each([
    ['I got to like the smell of it', 'duty'],
    ['I had all the time in the world', 'habit'],
    ['I missed the funeral of a neighbour', 'loss'],
    ['I wish I was joking', 'wish'],
  ])('“%s” is no %s', (text, kind) => expect(clauses(text)[0]?.kind).not.toBe(kind));

  it.each([
    'who gives a baby a trumpet',
    'call him Ted',
    '"You there?" I am',
    'bye, my dear',
    'tangu tulipohamia Kisumu',
  ])('“%s” is no short answer', (text) => expect(shortAnswerOf(understand(text))).toBeNull());
});
