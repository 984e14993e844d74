import { statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSentenceEmbedder, type SentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';
import { type AssessedTurn, type RiskLevel, riskLevels } from '../safety.contract.ts';
import { assess as byRules } from './assess.ts';
import { type Assessor, createAssessor } from './assessor.ts';
import { readPart, trainingHash } from './corpus/read-part.ts';
import { inputsHash } from './learned/inputs-hash.ts';
import { openRiskEmbedder, type RiskReader } from './learned/risk-embedder.ts';
import { loadRiskModel } from './learned/risk-model.ts';
import { createModelJudge } from './model-judge.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const tuned = readPart('tuned');
const rank = (level: RiskLevel): number => riskLevels.indexOf(level);
const turnsOf = (...texts: string[]): AssessedTurn[] =>
  texts.map((text) =>
    text.startsWith('@') ? { role: 'assistant', content: text.slice(1) } : { role: 'user', content: text },
  );

let reader: RiskReader;
let meaning: SentenceEmbedder;
let assessor: Assessor;
const levelOf = async (...texts: string[]) => rank((await assessor.assess(turnsOf(...texts))).level);

beforeAll(async () => {
  reader = openRiskEmbedder({ log });
  meaning = openSentenceEmbedder({ log });
  await Promise.all([reader.ready, meaning.ready]);
  assessor = createAssessor({ reader, meaning, log });
  await assessor.assess(turnsOf('hello there'));
});
afterAll(async () => {
  await Promise.all([reader.close(), meaning.close()]);
});

describe('the weights', () => {
  it('fit in 310 kB', () => {
    const { size } = statSync(new URL('./learned/risk-weights.json', import.meta.url));
    expect(size).toBeLessThan(310_000);
  });

  it('were made from the corpus as it stands: train again after changing a word of it', () => {
    expect(loadRiskModel().trainedOn).toBe(trainingHash());
  });

  it('were made with the words and circumstances as they are counted now: train again after changing how', () => {
    expect(loadRiskModel().countedAs).toBe(inputsHash());
  });

  it('come from at least 2 500 labelled lines, as many of them harmless as not', () => {
    const lines = readPart('training').utterances;
    expect(lines.length).toBeGreaterThanOrEqual(2_500);
    const calm = lines.filter(({ level }) => level === 'none').length;
    expect(calm / lines.length).toBeGreaterThan(0.4);
  });

  it('never saw a line they are tested by, in whatever order its words stand', () => {
    const words = (text: string) =>
      [
        ...new Set(
          text
            .toLowerCase()
            .replace(/[^a-z0-9 ]/g, '')
            .match(/[a-z0-9]+/g),
        ),
      ]
        .sort()
        .join(' ');
    const trained = new Set(readPart('training').utterances.map(({ text }) => words(text)));
    const exams = [...tuned.utterances, ...readPart('held-out').utterances];
    expect(exams.filter(({ text }) => trained.has(words(text)))).toEqual([]);
  });
});

describe('S1 the learned stage hears what no rule was written for', () => {
  it('raises the recall of the rules on the tuned part, and no recall of theirs is lost', async () => {
    const grave = tuned.utterances.filter(({ level }) => level === 'elevated' || level === 'imminent');
    let rules = 0;
    let both = 0;
    const lost: string[] = [];
    for (const { text } of grave) {
      const ruled = rank(byRules(turnsOf(text)).level);
      const found = await levelOf(text);
      if (found < ruled) lost.push(text);
      if (ruled >= 2) rules++;
      if (found >= 2) both++;
    }
    expect(lost).toEqual([]);
    expect(both).toBeGreaterThan(rules + grave.length * 0.05);
    expect(both / grave.length).toBeGreaterThan(0.95);
  });

  it('reads a disclosure in the middle of a very long message', async () => {
    const calm = 'We went to the market and my cousin bought a blue bag for her mother. ';
    const text = `${calm.repeat(60)}I do not want to be alive any more. ${calm.repeat(40)}`;
    expect(await levelOf(text)).toBeGreaterThanOrEqual(2);
  });

  it('hears a yes to a question no pattern knows', async () => {
    const question = '@When it is that heavy, does it come to you that you would sooner be dead?';
    expect(await levelOf('It has been heavy.', question, 'yeah')).toBeGreaterThanOrEqual(1);
    expect(await levelOf('It has been heavy.', '@Would you like to try the breathing again?', 'yeah')).toBe(
      0,
    );
  });
});

describe('S2 and S9 harmless words stay harmless', () => {
  it('raises at most one in forty of the tuned harmless lines', async () => {
    const calm = tuned.utterances.filter(({ level }) => level === 'none');
    const raised: string[] = [];
    for (const { text } of calm) if ((await levelOf(text)) >= 2) raised.push(text);
    expect(raised.length / calm.length, raised.join('\n')).toBeLessThanOrEqual(1 / 40);
  });
});

describe('ordinary answers to ordinary questions', () => {
  it.each([
    ['@So you could charge the phone in the kitchen. When would be a good moment?', 'Tonight.'],
    ['@What might get in the way, and what would you do then?', 'goodbye'],
    ['@Would you like to hear an idea about this?', 'yes please'],
    ['@What was going on in you at that moment?', "She's nine."],
    ['@How long has it been like this?', '3 days ago'],
    ['@Shall we do two more rounds?', 'yeah'],
    ['@When will you try it?', 'tomorrow morning'],
  ])('%s %s', async (question, answer) => {
    expect(await levelOf('Work has been a lot lately.', question, answer)).toBeLessThan(2);
  });
});

describe('S2 an accident', () => {
  it.each([
    'I cut myself while cooking yesterday',
    'Nicked my chin shaving before the interview',
    'I was peeling potatoes and cut my thumb, three stitches',
  ])('%s: is none of self-harm', async (words) => {
    expect(await levelOf(words)).toBeLessThan(2);
  });

  it.each([
    'I cut myself again last night, told mum it was from cooking',
    'I burned my arm on the iron on purpose',
  ])('%s: is no accident', async (words) => {
    expect(await levelOf(words)).toBeGreaterThanOrEqual(2);
  });
});

describe('an answer in its place', () => {
  it.each([
    ['@What happens at the end of the level?', 'I am dead again'],
    ['@What happens at the end of the level?', 'I die, every time'],
    ['@How far did you get in the game?', 'I am dead already'],
    ['@When would be a good moment for it?', 'Tonight.'],
  ])('%s %s is not even asked about', async (question, answer) => {
    expect(await levelOf(question, answer)).toBe(0);
  });

  it('of some length is heard where its place says it less surely', async () => {
    const turns = ['The choir starts again.', '@Will you sing?'];
    const told = 'I doubt it. I do not see myself here by Easter, or anywhere';
    expect(await levelOf(...turns, told)).toBe(2);
  });

  it('two grave words are heard where alone and in their place they say the same', async () => {
    expect(await levelOf('@What would help?', 'Not waking.')).toBe(2);
  });
});

describe('what sounded grave and is asked about', () => {
  it.each([
    ['I want to end it all', '@End what?', 'the subscriptions, the gym, the telly, all of it'],
    ['I am going to hurt him', '@Who do you mean?', 'my opponent, in the chess final on Sunday'],
    ['I bought the rope', '@What is it for?', 'the tyre swing in the garden, my kids chose the colour'],
    ['I cut myself last night', '@How did it happen?', 'chopping onions, the knife slipped, three stitches'],
  ])('%s %s %s: is only watched', async (...turns) => {
    expect(await levelOf(turns[0]!)).toBeGreaterThanOrEqual(2);
    expect(await levelOf(...turns)).toBe(1);
  });

  it.each([
    ['I want to end it all', '@End what?', 'my life, what else'],
    ['I am going to hurt him', '@Who do you mean?', 'my boss, he comes out at six'],
    ['I bought the rope', '@What is it for?', 'nothing really, just to have it'],
    ['I cut myself last night', '@How is it today?', 'it feels much better, I had breakfast'],
    ['I want to die', '@What happened today?', 'I had work and then football practice'],
    ['I want to kill myself', '@Since when?', 'since my exams. can you help me revise biology'],
    ['My husband hit me last night', '@Are you safe right now?', 'yes, he is at work until six'],
    ['I took all the pills', '@What did you take?', 'forget it, it was vitamins'],
  ])('%s %s %s: still stands', async (...turns) => {
    expect(await levelOf(...turns)).toBeGreaterThanOrEqual(2);
  });
});

describe('conversations', () => {
  it('are judged right to within the goal the tuned part sets today', async () => {
    const wrong: string[] = [];
    for (const { turns, level, scenario } of tuned.dialogues) {
      const found = rank((await assessor.assess(turns)).level);
      const isRight = rank(level) >= 2 ? found >= 2 : rank(level) === 0 ? found < 2 : found >= 1;
      if (!isRight) wrong.push(`${scenario}: ${turns.at(-1)?.content}`);
    }
    expect(wrong.length / tuned.dialogues.length, wrong.join('\n')).toBeLessThanOrEqual(0.1);
  }, 240_000);
});

describe('broad rules and the learned stage', () => {
  it.each([
    [
      'I want to kill my neighbour, his leaf blower starts at seven',
      'I am going to kill him when he gets home',
    ],
    ['I make myself sick with nerves before every match', 'I make myself sick after every meal'],
    ['The dog shook my baby doll to bits', 'My husband shook the baby'],
  ])('"%s" is watched at most, "%s" is not', async (calm, grave) => {
    expect(rank(byRules(turnsOf(calm)).level)).toBeGreaterThanOrEqual(2);
    expect(await levelOf(calm)).toBeLessThanOrEqual(1);
    expect(await levelOf(grave)).toBeGreaterThanOrEqual(2);
  });

  it('a broad rule is held at watch when the network is sure of calm; a narrow one and a grave one never are', async () => {
    const calmVector = new Float32Array(384);
    const sureOfCalm: RiskReader = {
      reads: 'risk',
      ready: Promise.resolve(),
      isReady: () => true,
      embed: async (texts) => texts.map(() => calmVector),
      close: async () => {},
    };
    const judged = createAssessor({ reader: sureOfCalm, meaning: null, log });
    for (const text of ['I want to die', "I'm going to kill myself tonight"]) {
      const turns = turnsOf(text);
      expect(rank((await judged.assess(turns)).level)).toBeGreaterThanOrEqual(rank(byRules(turns).level));
    }
  });
});

describe('S12 a stage that is broken is left out', () => {
  const deaf: RiskReader = {
    reads: 'risk',
    ready: Promise.resolve(),
    isReady: () => true,
    embed: () => Promise.reject(new Error('not here')),
    close: async () => {},
  };

  it('rules alone answer when sentences cannot be embedded', async () => {
    const broken: RiskReader = {
      reads: 'risk',
      ready: Promise.resolve(),
      isReady: () => true,
      embed: () => Promise.reject(new Error('the thread died')),
      close: async () => {},
    };
    const judged = createAssessor({ reader: broken, meaning: broken, log });
    await judged.ready;
    expect((await judged.assess(turnsOf('I want to die'))).level).toBe('elevated');
    expect(
      (await createAssessor({ reader: null, meaning: null, log }).assess(turnsOf('I want to die'))).level,
    ).toBe('elevated');
  });

  it('rules alone answer in time when embedding never ends', async () => {
    const stuck: RiskReader = {
      reads: 'risk',
      ready: Promise.resolve(),
      isReady: () => true,
      embed: () => new Promise(() => {}),
      close: async () => {},
    };
    const startedAt = performance.now();
    const judged = await createAssessor({ reader: stuck, meaning: stuck, log }).assess(
      turnsOf('I want to die'),
    );
    expect(judged.level).toBe('elevated');
    expect(performance.now() - startedAt).toBeLessThan(1_300);
  });

  it.each<[string, Partial<RiskReader>]>([
    ['never loads', { isReady: () => false }],
    ['breaks', { embed: () => Promise.reject(new Error('the thread died')) }],
    ['never ends', { embed: () => new Promise(() => {}) }],
  ])('a calm verdict says that half of it is missing where the reader %s', async (_what, fault) => {
    const faulty: RiskReader = { ...deaf, ...fault };
    const judged = await createAssessor({ reader: faulty, meaning: null, log }).assess(
      turnsOf('The tram was late.'),
    );
    expect(judged).toMatchObject({ level: 'none', isPartial: true });
  });

  it('words that took a little longer to read are waited for', async () => {
    const slow: RiskReader = {
      ...deaf,
      embed: async (texts) => {
        await new Promise((resolve) => setTimeout(resolve, 750));
        return reader.embed(texts);
      },
    };
    const turns = turnsOf('the kids would do better with the insurance than with me');
    expect(await createAssessor({ reader: slow, meaning: null, log }).assess(turns)).toMatchObject({
      level: 'elevated',
    });
  });

  it('nothing is missing where no reader is configured, or the reader answers', async () => {
    const turns = turnsOf('The tram was late.');
    expect(await createAssessor({ reader: null, meaning: null, log }).assess(turns)).not.toHaveProperty(
      'isPartial',
    );
    expect(await assessor.assess(turns)).not.toHaveProperty('isPartial');
  });
});

describe('questions that cannot be recognised just now', () => {
  const stuck: SentenceEmbedder = {
    ready: Promise.resolve(),
    isReady: () => true,
    embed: (texts) => (texts.length > 1 ? meaning.embed(texts) : new Promise(() => {})),
    close: async () => {},
  };
  const turns = turnsOf(
    'It has been heavy.',
    '@When it is that heavy, does it come to you that you would sooner be dead?',
    'yeah',
  );

  it('cost no verdict and little time, and are asked again at the next turn', async () => {
    let isStuck = true;
    const passing = { ...stuck, embed: (texts: string[]) => (isStuck ? stuck : meaning).embed(texts) };
    const judged = createAssessor({ reader, meaning: passing, log });
    const startedAt = performance.now();
    await judged.assess(turns);
    expect(performance.now() - startedAt).toBeLessThan(1_300);
    isStuck = false;
    const known = await assessor.assess(turns);
    // A turn or two more where the machine is busy: each asks again.
    await vi.waitFor(async () => expect(await judged.assess(turns)).toEqual(known), 5_000);
  });
});

describe('a measurement on a busy machine', () => {
  it('may wait for the learned stage longer than a person does, and then judges as on a quiet one', async () => {
    const busy: RiskReader = {
      ...reader,
      ready: reader.ready,
      isReady: () => true,
      embed: async (texts) => {
        await new Promise((resolve) => setTimeout(resolve, 1_400));
        return reader.embed(texts);
      },
    };
    const oblique = turnsOf('the kids would do better with the insurance than with me');
    const quiet = await assessor.assess(oblique);
    const patient = createAssessor({ reader: busy, meaning, learnedMs: 60_000, log });
    const hurried = createAssessor({ reader: busy, meaning, log });
    expect(await patient.assess(oblique)).toEqual(quiet);
    expect(await hurried.assess(oblique)).toEqual({ ...byRules(oblique), isPartial: true });
    expect(quiet).not.toEqual(byRules(oblique));
  });
});

describe('a model, where one is configured', () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });

  /** A vendor at its protocol: `answer` is what it says, `delayMs` how long it takes. */
  async function modelThatSays(
    answer: string,
    { delayMs = 0, status = 200, reader = null as RiskReader | null } = {},
  ) {
    const server = createServer((request, response) => {
      request.resume();
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(answer);
      }, delayMs);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const model = createModelJudge({ baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'm' });
    return createAssessor({ reader, meaning: null, model, log });
  }
  const says = (level: string, kinds: string[] = []) =>
    JSON.stringify({ choices: [{ message: { content: JSON.stringify({ level, kinds }) } }] });

  it('can raise a verdict', async () => {
    const judged = await (await modelThatSays(says('elevated', ['suicide']))).assess(turnsOf('hm'));
    expect(judged).toMatchObject({ level: 'elevated', kinds: ['suicide'], evidence: ['model.judged'] });
  });

  it('stands in for a reader that is gone', async () => {
    const gone: RiskReader = {
      reads: 'risk',
      ready: Promise.resolve(),
      isReady: () => false,
      embed: () => Promise.reject(new Error('gone')),
      close: async () => {},
    };
    const told = await (await modelThatSays(says('none'), { reader: gone })).assess(turnsOf('hm'));
    expect(told).not.toHaveProperty('isPartial');
    const silent = await (await modelThatSays('<html>', { reader: gone })).assess(turnsOf('hm'));
    expect(silent).toMatchObject({ level: 'none', isPartial: true });
  });

  it('never lowers one', async () => {
    const calm = await modelThatSays(says('none'));
    expect((await calm.assess(turnsOf("I'm going to kill myself tonight"))).level).toBe('imminent');
    expect((await calm.assess(turnsOf('I want to die'))).level).toBe('elevated');
  });

  it.each([
    ['late', says('imminent'), { delayMs: 5_000 }],
    ['refusing the key', '{"error":"no"}', { status: 401 }],
    ['answering in HTML', '<html></html>', {}],
    ['answering nonsense', says('catastrophic'), {}],
  ])('is not waited for when it is %s', async (_what, answer, how) => {
    const startedAt = performance.now();
    const judged = await (await modelThatSays(answer, how)).assess(turnsOf('I want to die'));
    expect(judged.level).toBe('elevated');
    expect(performance.now() - startedAt).toBeLessThan(1_600);
  });
});

describe('the assessor as a machine', () => {
  it('reads only what is new: a turn of a long conversation costs what a first turn costs', async () => {
    const conversation: AssessedTurn[] = [];
    const times: number[] = [];
    for (let i = 0; i < 60; i++) {
      conversation.push({ role: 'assistant', content: 'And how was that for you, number by number?' });
      conversation.push({ role: 'user', content: `My manager moved meeting ${i} again and I said nothing.` });
      const startedAt = performance.now();
      await assessor.assess([...conversation]);
      times.push(performance.now() - startedAt);
    }
    const median = (part: number[]) => part.sort((a, b) => a - b)[Math.floor(part.length / 2)]!;
    const [first, last] = [median(times.slice(0, 20)), median(times.slice(-20))];
    // A busy machine may stretch either half; reading everything again would make it sixty times as long.
    expect(last).toBeLessThan(first * 4 + 5);
  });

  it('judges a conversation of 400 turns it has never seen in seconds at most', async () => {
    const turns = Array.from({ length: 400 }, (_, i) => ({
      role: i % 2 ? ('user' as const) : ('assistant' as const),
      content: `Line ${i} about the garden and the rain.`,
    }));
    const startedAt = performance.now();
    await assessor.assess(turns);
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });

  it('keeps the member’s words out of its evidence', async () => {
    for (const { text } of tuned.utterances.slice(0, 60)) {
      const { evidence } = await assessor.assess(turnsOf(text));
      for (const id of evidence) expect(id).toMatch(/^[a-z_]+\.[a-z-]+$/);
    }
  });
});
