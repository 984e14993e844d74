// The main job: sign up, press the microphone, talk, be answered aloud, interrupt, end, see one session used.
import { mkdir, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { audibleMs, heardSoFar, listenAtTheSpeaker, silentSince, waitUntilSounding } from './ear.ts';
import { ask, signUp, startSession, storedMessages } from './member.ts';
import { openSecondVoice, sayNow } from './microphone.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { type Spoken, speak, withSpeech } from './speech-track.ts';
import { wordErrorRate } from './word-error.ts';

const DATA = '.tmp/e2e-talk';

/** What is said, in this order, each when the answer before it was heard out. */
const lines = {
  first: 'My manager keeps giving me more work, and I feel stressed every single day.',
  second: 'I answer messages at midnight, and then I cannot sleep.',
  third: 'Yes, I think I am afraid that they will be disappointed in me.',
  /** While the third is answered, whenever that is. */
  interruption: 'Sorry, can I just stop you there for a second?',
  /** What was to be said. Its answer is interrupted by hand. */
  afterwards: 'My sister says that I should look for another job.',
};
type LineName = keyof typeof lines;
const UNDER_WAY_MS = 600;
/** Of sound: an answer. */
const ANSWER_MS = 1_000;
const ANSWERS_WITHIN_MS = 90_000;

const STOPS_WITHIN_MS = 200;

let server: ServerProcess;
let open: OpenPage;
let spoken: Record<LineName, Spoken>;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  await mkdir('.tmp', { recursive: true });
  await withSpeech(async (speech) => {
    const all = Object.entries(lines).map(async ([name, text]) => [name, await speak(speech, text)]);
    spoken = Object.fromEntries(await Promise.all(all));
  });
  server = await startServer({ dataDir: DATA, port: await freePort() });
  open = await openPage();
  await listenAtTheSpeaker(open.page);
  await openSecondVoice(open.page);
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

test('a member talks with the therapist, is understood and answered aloud, interrupts, ends, and sees one session used', {
  timeout: 420_000,
}, async () => {
  const { page } = open;
  const flushedAt: number[] = [];
  let state = '';
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') return;
      if (payload.includes('"flush"')) flushedAt.push(Date.now());
      state = /^\{"type":"state","state":"(\w+)"/.exec(payload)?.[1] ?? state;
    }),
  );
  const callsAt = Date.now();
  await signUp(page, server.url, 'talk@tulia.test');
  await page.getByText('2 sessions left').first().waitFor();
  await startSession(page);

  /** Resolves with the moment at which the last word of it was said. */
  const say = async (name: LineName): Promise<number> => {
    await sayNow(page, spoken[name].wav);
    const saidAt = Date.now() + spoken[name].durationMs;
    await sleep(spoken[name].durationMs);
    return saidAt;
  };
  /** Resolves with how much of it was to be heard, in ms. Between two sentences, too, it is silent; then it is not listening. */
  const hearOut = async (sinceMs: number): Promise<number> => {
    let heardMs = 0;
    await expect
      .poll(
        async () => {
          const heard = await heardSoFar(page);
          heardMs = audibleMs(heard, sinceMs, Date.now());
          const isQuiet = audibleMs(heard, Date.now() - 1_000, Date.now()) === 0;
          return isQuiet && heardMs >= ANSWER_MS && state === 'listening';
        },
        { message: 'it answers, and is heard out', timeout: ANSWERS_WITHIN_MS },
      )
      .toBe(true);
    return heardMs;
  };

  const opening = await hearOut(callsAt);
  const first = await hearOut(await say('first'));
  const second = await hearOut(await say('second'));
  console.log(`audible: opening ${opening} ms, first answer ${first} ms, second answer ${second} ms`);

  // Interrupted by voice: the reply is silent at once when the interruption is noticed.
  await waitUntilSounding(page, await say('third'), UNDER_WAY_MS);
  const flushesBefore = flushedAt.length;
  const interruptedAt = await say('interruption');
  await expect.poll(() => flushedAt.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(flushesBefore);
  const noticedAt = flushedAt[flushesBefore]!;
  await expect.poll(() => Date.now() - noticedAt).toBeGreaterThan(1_000);
  const stoppedAfterMs = silentSince(await heardSoFar(page), noticedAt) - noticedAt;
  console.log(`interrupted by voice: silent ${stoppedAfterMs} ms after it was noticed`);
  expect(stoppedAfterMs).toBeLessThanOrEqual(STOPS_WITHIN_MS);
  await hearOut(interruptedAt);

  // Interrupted by hand, in the next answer: measured from the key itself. Long enough into it that something was heard
  // and stays written down, and not in a pause between two sentences.
  await waitUntilSounding(page, await say('afterwards'), 1_200);
  const pressedAt = Date.now();
  await page.keyboard.press('Escape');
  await sleep(1_000);
  const silentAfterMs = silentSince(await heardSoFar(page), pressedAt) - pressedAt;
  console.log(`interrupted by key: silent after ${silentAfterMs} ms`);
  expect(silentAfterMs).toBeLessThanOrEqual(STOPS_WITHIN_MS);

  await page.getByRole('button', { name: 'End session' }).click();
  await page.getByText('Session completed').first().waitFor();

  const messages = await storedMessages(page);
  console.log(
    messages
      .map(
        ({ role, content, heard_ms }) =>
          `${role === 'user' ? 'member   ' : 'therapist'} ${content}${heard_ms === null ? '' : ` [cut off at ${heard_ms} ms]`}`,
      )
      .join('\n'),
  );
  const said = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const answers = messages.filter(({ role }) => role === 'assistant');
  const error = wordErrorRate(Object.values(lines).join(' '), said.join(' '));
  console.log(`word error rate ${(error * 100).toFixed(1)} %`);
  expect(error).toBeLessThanOrEqual(0.1);

  // On topic: the member's own matter comes back in the answers; nothing is said twice; it says what it is.
  expect(answers.length).toBeGreaterThanOrEqual(5);
  expect(answers[0]?.content).toMatch(/\bAI\b/);
  expect(answers[1]?.content).toMatch(/manager|work|stress|every single day/i);
  expect(answers[2]?.content).toMatch(
    /midnight|messages|sleep|awake|rest|night|dark|bed|lie|switch(?:ed)? off|phone/i,
  );
  expect(new Set(answers.map(({ content }) => content)).size).toBe(answers.length);
  // What was not heard is not written down as said: an answer interrupted before its first word leaves no line at all.
  expect(
    answers.filter(({ heard_ms }) => heard_ms !== null).length,
    'answers cut off',
  ).toBeGreaterThanOrEqual(1);

  const status = await ask(page, 'POST', '/verify-session-access');
  expect(status).toMatchObject({ usedSessions: 1, remaining: 1, hasActiveSession: false });
  await page.getByText('1 session left').first().waitFor();
  expect(open.complaints).toEqual([]);
});
