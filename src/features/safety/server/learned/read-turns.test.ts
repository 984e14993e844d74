import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssessedTurn } from '../../safety.contract.ts';
import type { Opinion } from '../assess.ts';
import { askingScripts, elevatedScripts } from '../safe-words.data.ts';
import { createTurnReader } from './read-turns.ts';
import { openRiskEmbedder, type RiskReader } from './risk-embedder.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const turnsOf = (...texts: string[]): AssessedTurn[] =>
  texts.map((text) =>
    text.startsWith('@') ? { role: 'assistant', content: text.slice(1) } : { role: 'user', content: text },
  );

let real: RiskReader;
let calm: Float32Array;
let grave: Float32Array;
beforeAll(async () => {
  real = openRiskEmbedder({ log });
  [calm, grave] = (await real.embed([
    'The bus was late and we laughed about it.',
    'I want to die, I am going to kill myself tonight.',
  ])) as [Float32Array, Float32Array];
});
afterAll(() => real.close());

/** What is said of each turn when texts sound as `vectorOf` says, and which texts were read. */
async function readAs(vectorOf: (text: string) => Float32Array, ...texts: string[]) {
  const read: string[] = [];
  const reader: RiskReader = {
    reads: 'risk',
    ready: Promise.resolve(),
    isReady: () => true,
    embed: async (asked) => {
      read.push(...asked);
      return asked.map(vectorOf);
    },
    close: async () => {},
  };
  const found = new Map<number, Opinion>();
  await createTurnReader({ reader, meaning: null, log }).read(turnsOf(...texts), found).all;
  return { found, read };
}

/** The same when every text sounds as calm as can be. */
const readAsCalm = (...texts: string[]) => readAs(() => calm, ...texts);

it('a link tells a reader of word pieces nothing', async () => {
  const { read } = await readAsCalm('I keep reading https://example.org/?q=gardengardengarden at night.');
  expect(read).toContain('I keep reading a link at night.');
  expect(read.join(' ')).not.toContain('garden');
});

const between = (share: number) => calm.map((value, at) => value * (1 - share) + grave[at]! * share);

describe('a text that one reading leaves open', () => {
  it('is read again behind plain openings, and these decide as well; a sure one is read once', async () => {
    const told = 'he drives a taxi every night';
    const behind = `Hi. ${told}`;
    const readAt = async (share: number) =>
      (await readAs((text) => (text === told ? between(share) : calm), told)).read;
    const all = await Promise.all([0.3, 0.4, 0.5, 0.6, 0.7].map(readAt));
    expect(all.some((read) => read.includes(behind))).toBe(true);
    expect((await readAsCalm(told)).read).not.toContain(behind);
  });

  it('is left to its place in a talk', async () => {
    const told = 'he drives a taxi every night';
    const { read } = await readAs((text) => (text === told ? between(0.5) : calm), '@And he?', told);
    expect(read).toContain(`(And he?) / ${told}`);
    expect(read).not.toContain(`Hi. ${told}`);
  });
});

describe('a turn that sounds grave alone', () => {
  it('must do so more surely in a talk than a line by itself, whatever its place says', async () => {
    const told = 'he drives a taxi every night';
    const isGrave = ({ findings }: Opinion) => findings.some(({ level }) => level !== 'watch');
    const shares = Array.from({ length: 40 }, (_, at) => 0.2 + at * 0.02);
    const readings = await Promise.all(
      shares.map(async (share) => {
        const byItself = await readAs(() => between(share), told);
        const inTalk = await readAs((text) => (text === told ? between(share) : grave), '@And he?', told);
        return { byItself: isGrave(byItself.found.get(0)!), inTalk: isGrave(inTalk.found.get(1)!) };
      }),
    );
    expect(readings.filter(({ byItself, inTalk }) => byItself && !inTalk).length).toBeGreaterThan(0);
    expect(readings.filter(({ byItself, inTalk }) => inTalk && !byItself)).toEqual([]);
    expect(readings.at(-1)).toEqual({ byItself: true, inTalk: true });
  });

  const seen = async (inPlace: () => Float32Array) => {
    const told = 'he drives a taxi every night';
    const { found } = await readAs(
      (text) => (text === told ? grave : inPlace()),
      '@How do you get by?',
      told,
    );
    return found.get(1)!.findings;
  };

  it('leaves no more than its sound where it is calm in its place', async () => {
    expect(await seen(() => calm)).toEqual([{ id: 'suicide.faint', kind: 'suicide', level: 'watch' }]);
    expect(await seen(() => grave)).toContainEqual({
      id: 'suicide.learned',
      kind: 'suicide',
      level: expect.stringMatching(/elevated|imminent/),
    });
  });
});

describe('an explanation', () => {
  const explains = async (...texts: string[]) =>
    (await readAsCalm(...texts)).found.get(texts.length - 1)!.isExplanation;
  const long = `I took them all, ${'and then the other box, '.repeat(9)}and sat down`;

  it('answers what was asked about the turn before', async () => {
    expect(await explains('I took them all', '@Took what?', 'the photos off the wall')).toBe(true);
    expect(await explains('I took them all', '@Tell me more.', 'the photos off the wall')).toBe(true);
  });

  it('may be longer than what is read in place', async () => {
    const story =
      'the photos off the wall, because the painters come on Monday and the frames are old and I will not have them dusty again';
    expect(await explains('I took them all', '@Took what?', story)).toBe(true);
  });

  it.each([
    ['nothing was asked', 'I took them all', '@That sounds like a lot.', 'the photos off the wall'],
    ['it takes back', 'I took them all', '@Took what?', 'forget it, the photos off the wall'],
    ['it only reassures', 'I took them all', '@Took what?', 'photos, I am fine, really'],
    ['it was asked whether all is safe', 'I took them all', '@Are you safe?', 'yes, he is at work until six'],
    [
      'company was asked for',
      'I took them all',
      '@Is there anyone close by you now?',
      'only the canary, I put him outside',
    ],
    ['what it answers was calm', 'I took the stairs', '@Took what?', 'the photos off the wall'],
    ['it is too short to say anything', 'I took them all', '@Took what?', 'the photos'],
    ['what it would explain was not read whole', long, '@Took what?', 'the photos off the wall'],
    ['nothing came before the question', '@Took what?', 'the photos off the wall'],
  ])('is none where %s', async (_why, ...texts) => {
    expect(await explains(...texts)).toBe(false);
  });
});

describe('what is read around a turn', () => {
  it('holds what the therapist asked, and no question of the reviewed words', async () => {
    const asked = await readAsCalm('Work is a lot.', '@What weighs most?', 'the nights on call');
    expect(asked.read).toContain('Work is a lot. / (What weighs most?) / the nights on call');
    for (const { text } of [elevatedScripts.suicide[0]!, askingScripts.abuse]) {
      const { read } = await readAsCalm('Work is a lot.', `@I hear you. ${text}`, 'the nights on call');
      expect(read).toContain('Work is a lot. / the nights on call');
    }
  });
});

describe('a reading that was asked for twice', () => {
  /** Texts wait until they are let through, or their asker leaves. */
  function openSlowReader() {
    const asked: { texts: string[]; asker: unknown }[] = [];
    let letThrough = () => {};
    const open = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const reader: RiskReader = {
      reads: 'risk',
      ready: Promise.resolve(),
      isReady: () => true,
      embed: async (texts, { asker, signal } = {}) => {
        asked.push({ texts, asker });
        const left = new Promise<never>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        );
        await Promise.race([open, left]);
        return texts.map(() => grave);
      },
      close: async () => {},
    };
    const stage = createTurnReader({ reader, meaning: null, log });
    return { stage, asked: () => asked.filter(({ texts }) => texts[0] === said), letThrough };
  }
  const said = 'he drives a taxi every night';

  it('is read on for who stayed when the other leaves', async () => {
    const { stage, asked, letThrough } = openSlowReader();
    const leaving = new AbortController();
    const first = stage.read(turnsOf(said), new Map(), { asker: 'member', signal: leaving.signal }).all;
    await expect.poll(() => asked().length).toBe(1);
    const found = new Map<number, Opinion>();
    const second = stage.read(turnsOf(said), found, {
      asker: 'member',
      signal: new AbortController().signal,
    }).all;
    leaving.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    letThrough();
    await second;
    expect(found.get(0)?.findings).not.toEqual([]);
    expect(asked().map(({ asker }) => asker)).toEqual(['member', 'member']);
  });

  it('is read once while both stay', async () => {
    const { stage, asked, letThrough } = openSlowReader();
    const both = [new Map<number, Opinion>(), new Map<number, Opinion>()];
    const readings = both.map((found) => stage.read(turnsOf(said), found).all);
    letThrough();
    await Promise.all(readings);
    expect(asked()).toHaveLength(1);
    expect(both[0]!.get(0)).toBe(both[1]!.get(0));
  });
});
