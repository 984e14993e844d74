// Replies that break off, and replies that begin with thoughts: the guided therapist finishes them, and never with a
// piece torn out of something it did not say.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  DialogueState,
  ReplyChunk,
  SpokenTurn,
  Therapist,
  TherapistTurn,
} from '../../therapist.contract.ts';
import { createGuidedTherapist } from '../guided/guided-therapist.ts';
import { ModelFailure, modelLimits, openModelLine } from './model-line.ts';
import { createModelTherapist } from './model-therapist.ts';

/** One reply of the endpoint: its pieces, and how it ends. */
type Sent = {
  pieces: string[];
  end: 'stop' | 'length' | 'content_filter' | 'tool_calls' | 'nothing' | 'socket' | 'open';
};

let server: Server;
let url: string;
let sent: Sent;
let warnings: Record<string, unknown>[] = [];
const guided = createGuidedTherapist();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (JSON.parse(body).stream !== true) return answerWhole(response);
    await stream(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  warnings = [];
});

function answerWhole(response: ServerResponse): void {
  const message = { role: 'assistant', content: sent.pieces.join('') };
  const choices = [{ index: 0, message, finish_reason: sent.end }];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'x', choices }));
}

async function stream(response: ServerResponse): Promise<void> {
  const { pieces, end } = sent;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null) =>
    response.write(`data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  for (const content of pieces) send({ content }, null);
  // What was written before has to be on its way.
  await new Promise((resolve) => setTimeout(resolve, 30));
  if (end === 'socket') return void response.destroy();
  if (end === 'nothing') return void response.end();
  if (end === 'open') return void send({}, 'stop');
  send({}, end);
  response.end('data: [DONE]\n\n');
}

const turn = (more: Partial<TherapistTurn> = {}): TherapistTurn => ({
  conversation: [{ role: 'assistant', content: 'Hi, I am an AI therapist. What brings you?' }],
  memberText: 'My manager ignores me in every meeting.',
  risk: { level: 'none', kinds: [], evidence: [], declined: [] },
  style: 'Standard',
  surface: 'chat',
  category: { id: 'career', name: 'Career', isCustom: false },
  topic: { id: 'burnout', name: 'Burnout' },
  memories: [],
  lastSummary: null,
  country: 'KE',
  state: null,
  seed: 7,
  ...more,
});
const model = (fallback: Therapist = guided, limits = {}) =>
  createModelTherapist({
    baseUrl: url,
    apiKey: null,
    model: 'small',
    fallback,
    limits: { restMs: 0, ...limits },
    log: { warn: (fields) => void warnings.push(fields) },
  });
async function say(therapist: Therapist, asked = turn()): Promise<ReplyChunk[]> {
  const chunks: ReplyChunk[] = [];
  for await (const chunk of therapist.reply(asked)) chunks.push(chunk);
  return chunks;
}
const textsOf = (chunks: ReplyChunk[]) => chunks.map(({ text }) => text).filter((text) => text !== '');

/** Says these sentences, and leaves this behind. */
const scripted = (texts: string[], state: Omit<DialogueState, 'version'>): Therapist => ({
  async *reply() {
    for (const [at, text] of texts.entries())
      yield at === texts.length - 1 ? { text, state: { ...state, version: 1 } } : { text };
  },
});

describe('a reply that is not whole', () => {
  test.each(['length', 'content_filter', 'tool_calls', 'nothing'] as const)(
    'ended by %s: the half sentence is not said, and it is noted',
    async (end) => {
      sent = { pieces: ['I hear you. ', 'And then you we'], end };
      const texts = textsOf(await say(model()));
      expect(texts[0]).toBe('I hear you.');
      expect(texts.join(' ')).not.toMatch(/And then you we/);
      expect(warnings).toEqual([{ reason: 'cut_off' }]);
    },
  );

  test('without a whole sentence: the guided therapist answers', async () => {
    sent = { pieces: ['And then you we'], end: 'length' };
    expect(textsOf(await say(model()))).toEqual(textsOf(await say(guided)));
  });

  test('is not what becomes of one that is spoken more slowly than it is written', async () => {
    sent = { pieces: ['I hear you. ', 'That is a lot. ', 'What weighs ', 'most?'], end: 'stop' };
    const texts: string[] = [];
    for await (const { text } of model(guided, { stallMs: 100, totalMs: 400 }).reply(turn())) {
      texts.push(text);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(texts).toEqual(['I hear you.', 'That is a lot.', 'What weighs most?', '']);
    expect(warnings).toEqual([]);
  });

  test('is not what a server makes of one that finishes and never hangs up', async () => {
    sent = { pieces: ['I hear you. ', 'That is a lot'], end: 'open' };
    const since = performance.now();
    expect(textsOf(await say(model()))).toEqual(['I hear you.', 'That is a lot']);
    expect(performance.now() - since).toBeLessThan(modelLimits.stallMs / 2);
    expect(warnings).toEqual([]);
  });

  test('is where the member’s part begins: that is the member’s', async () => {
    sent = { pieces: ['I hear you.\n\n', 'Member: I feel ', 'fine now.\n\nTherapist: Good.'], end: 'stop' };
    expect(textsOf(await say(model()))).toEqual(['I hear you.']);
    expect(warnings).toEqual([]);
  });

  test('is no reason to leave the endpoint alone', async () => {
    const therapist = model(guided, { restMs: 60_000 });
    sent = { pieces: ['I hear you. And'], end: 'length' };
    await say(therapist);
    sent = { pieces: ['That is a lot.'], end: 'stop' };
    expect(textsOf(await say(therapist))).toEqual(['That is a lot.']);
  });

  test.each([
    ['And that is a lot.', 'nothing'],
    ['It is a lot 💙', 'nothing'],
    ['我在听。', 'nothing'],
    ['Maybe so', 'stop'],
  ] as const)('"%s", ended by %s, is', async (last, end) => {
    sent = { pieces: ['I hear you. ', last], end };
    expect(textsOf(await say(model()))).toEqual(['I hear you.', last]);
    expect(warnings).toEqual([]);
  });

  test('is no answer either where a whole one was asked for', async () => {
    const line = openModelLine({ baseUrl: url, apiKey: null, model: 'small' }, modelLimits);
    sent = { pieces: ['You said a lot and'], end: 'length' };
    await expect(line.complete([])).rejects.toEqual(new ModelFailure('cut_off'));
    sent = { pieces: ['You said a lot'], end: 'stop' };
    expect(await line.complete([])).toBe('You said a lot');
  });
});

describe('what follows a break', () => {
  beforeEach(() => {
    sent = { pieces: ['That sounds heavy. ', 'and I wa'], end: 'socket' };
  });
  const asked = (text: string, tag = 'open') => ({ lastQuestion: { tag, text } });

  test.each([
    [
      'an offer',
      ['I know a way to slow it down.', 'Shall we?'],
      { ...asked('Shall we?', 'offer'), pending: { kind: 'exercise', id: 'box-breathing' } },
    ],
    [
      'a summary',
      ['Your manager ignores you, and you do not sleep.', 'What did I miss?'],
      { ...asked('What did I miss?'), pending: { kind: 'summary' } },
    ],
    [
      'advice that was asked for',
      ['I will say.', 'Before I do: what does your own gut say?'],
      { ...asked('I will say. Before I do: what does your own gut say?', 'tried') },
    ],
    [
      'an idea that was shared',
      ['Tired minds see threats.', 'How does that fit?'],
      { ...asked('How does that fit?', 'insight'), moves: ['insight'] },
    ],
    [
      'something put beside something else',
      ['And there is your sister.', 'How do the two fit together?'],
      { ...asked('How do the two fit together?', 'meaning'), moves: ['connect'] },
    ],
  ])('is no question torn out of %s', async (_what, texts, state) => {
    const chunks = await say(model(scripted(texts, state)));
    expect(textsOf(chunks)).toEqual(['That sounds heavy.']);
    expect(chunks.at(-1)?.state).toMatchObject({ saidByModel: true, pending: null });
  });

  test('is the question of an ordinary turn, and it counts as asked', async () => {
    const state = { ...asked('Who knows about this?', 'who'), moves: ['told'], used: ['who'], tags: ['who'] };
    const chunks = await say(model(scripted(['You are tired.', 'Who knows about this?'], state)));
    expect(textsOf(chunks)).toEqual(['That sounds heavy.', 'Who knows about this?']);
    expect(chunks.at(-1)?.state).toMatchObject({
      lastQuestion: { tag: 'who' },
      used: ['who'],
      tags: ['who'],
    });
  });

  test('through a whole talk is either nothing or a question the guided therapist asks by itself', async () => {
    const therapist = model();
    const said = [
      'My manager ignores me in every meeting.',
      'I lie awake at night and go through what I said.',
      'My wife says I am never really home.',
      'I work every weekend and nobody notices.',
      'I used to love this job and now I dread Mondays.',
      'My chest gets tight when I open the mail.',
      'I have not seen my friends in months.',
      'What should I do?',
      'I told my manager and he laughed.',
      'I keep thinking that I will be fired.',
    ];
    const conversation: SpokenTurn[] = [];
    let state: DialogueState | null = null;
    for (const memberText of said) {
      const now = turn({ conversation: [...conversation], memberText, state });
      const chunks = await say(therapist, now);
      const rest = textsOf(chunks).slice(1).join(' ');
      expect(rest).not.toMatch(
        /^(?:shall (?:we|i)\b|what did i miss|have i got that right|which of these|before i do|may i share)/i,
      );
      conversation.push({ role: 'user', content: memberText });
      conversation.push({ role: 'assistant', content: textsOf(chunks).join(' ') });
      state = chunks.at(-1)?.state ?? null;
    }
  });
});

describe('thoughts that nothing opened', () => {
  test('are left out while nothing of them was said', async () => {
    sent = { pieces: ['Okay, the user is sad', '\n</think>', '\n\nI hear you.'], end: 'stop' };
    expect(textsOf(await say(model()))).toEqual(['I hear you.']);
    expect(warnings).toEqual([]);
  });

  test('end the reply where some were said; the endpoint’s next replies are known to begin with them', async () => {
    const therapist = model(guided, { restMs: 60_000 });
    const pieces = ['Okay, the user is sad. ', 'I should be warm.\n', '</think>\n\n', 'I hear you.'];
    sent = { pieces, end: 'stop' };
    const texts = textsOf(await say(therapist));
    expect(texts.join(' ')).not.toMatch(/think>|I hear you/);
    expect(texts.slice(-2)).toEqual(textsOf(await say(guided)).slice(-2));
    expect(warnings).toEqual([{ reason: 'thought_aloud' }]);
    expect(textsOf(await say(therapist))).toEqual(['I hear you.']);
  });

  test('are not looked for any longer in an endpoint that has none', async () => {
    const therapist = model();
    sent = { pieces: ['The user is sad. ', 'So.\n</think>\nI hear you.'], end: 'stop' };
    await say(therapist);
    sent = { pieces: ['That is a lot.'], end: 'stop' };
    expect(textsOf(await say(therapist))).toEqual(textsOf(await say(guided)));
    expect(textsOf(await say(therapist))).toEqual(['That is a lot.']);
  });
});

test('whoever leaves in mid-reply leaves no clock running', async () => {
  sent = { pieces: ['I hear you. ', 'That is a lot. ', 'Go on. '], end: 'nothing' };
  const limits = { stallMs: 41_234, totalMs: 42_345 };
  const set = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  for await (const _chunk of model(guided, limits).reply(turn())) break;
  const clocks = set.mock.results.flatMap(({ value }, at) =>
    Object.values(limits).includes(set.mock.calls[at]?.[1] ?? 0) ? [value] : [],
  );
  const stopped = cleared.mock.calls.map(([clock]) => clock);
  vi.restoreAllMocks();
  expect(clocks.length).toBeGreaterThanOrEqual(2);
  expect(clocks.filter((clock) => !stopped.includes(clock))).toEqual([]);
});
