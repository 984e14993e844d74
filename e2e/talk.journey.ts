// The main job: sign up, press the microphone, talk, be answered aloud, interrupt, end, see one session used.
import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenPage, openPage } from './browser.ts';
import { audibleMs, heardSoFar, isAudible, listenAtTheSpeaker, silentSince } from './ear.ts';
import { ask, signUp, startSession, storedMessages } from './member.ts';
import { openSecondVoice, sayNow } from './microphone.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { speak, withSpeech, writeTrack } from './speech-track.ts';
import { wordErrorRate } from './word-error.ts';

const DATA = '.tmp/e2e-talk';
const TRACK = resolve('.tmp/e2e-talk.wav');

/** What is said, and when on the track. The gaps leave room for the opening and each answer. */
const lines = [
  { atMs: 17_000, text: 'My manager keeps giving me more work, and I feel stressed every single day.' },
  { atMs: 40_000, text: 'I answer messages at midnight, and then I cannot sleep.' },
  { atMs: 62_000, text: 'Yes, I think I am afraid that they will be disappointed in me.' },
] as const;
/** Said while the therapist answers the third line, whenever that is. */
const interruption = { text: 'Sorry, can I just stop you there for a second?' };
const UNDER_WAY_MS = 600;
/** What was to be said. Its answer is interrupted by hand. */
const afterwards = { atMs: 80_000, text: 'My sister says that I should look for another job.' };
const TRACK_MS = 100_000;

const STOPS_WITHIN_MS = 200;

let server: ServerProcess;
let open: OpenPage;
let ends: number[];
let interrupting: Buffer;

beforeAll(async () => {
  await rm(DATA, { recursive: true, force: true });
  await mkdir('.tmp', { recursive: true });
  await withSpeech(async (speech) => {
    ends = await writeTrack(speech, TRACK, [...lines, afterwards], TRACK_MS);
    interrupting = await speak(speech, interruption.text);
  });
  server = await startServer({ dataDir: DATA, port: await freePort() });
  open = await openPage({ microphoneWav: TRACK });
  await listenAtTheSpeaker(open.page);
  await openSecondVoice(open.page);
});
afterAll(async () => {
  await open?.close();
  await server?.stop();
});

test('a member talks with the therapist, is understood and answered aloud, interrupts, ends, and sees one session used', async () => {
  const { page } = open;
  const flushedAt: number[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string' && payload.includes('"flush"')) flushedAt.push(Date.now());
    }),
  );
  await signUp(page, server.url, 'talk@tulia.test');
  await page.getByText('2 sessions left').first().waitFor();
  await startSession(page);

  // The track runs from when the microphone was opened, a moment before the call was live.
  const startedAt = Date.now();
  const until = (trackMs: number) => sleep(Math.max(0, startedAt + trackMs - Date.now()));

  await until(ends[2]!);
  const heard = await heardSoFar(page);
  const between = (fromTrackMs: number, toTrackMs: number) =>
    audibleMs(heard, startedAt + fromTrackMs, startedAt + toTrackMs);
  const opening = between(-3_000, lines[0].atMs);
  const first = between(ends[0]!, lines[1].atMs);
  const second = between(ends[1]!, lines[2].atMs);
  console.log(`audible: opening ${opening} ms, first answer ${first} ms, second answer ${second} ms`);
  expect(opening, 'the opening was heard').toBeGreaterThan(1_000);
  expect(first, 'the first answer was heard').toBeGreaterThan(1_000);
  expect(second, 'the second answer was heard').toBeGreaterThan(1_000);

  // Interrupted by voice: the reply is silent at once when the interruption is noticed.
  const isAnswering = async (saidAtMs: number, soundMs: number): Promise<boolean> => {
    const heardNow = await heardSoFar(page);
    return audibleMs(heardNow, startedAt + saidAtMs, Date.now()) >= soundMs && isAudible(heardNow, 150);
  };
  await expect
    .poll(() => isAnswering(ends[2]!, UNDER_WAY_MS), {
      message: 'it answers the third line',
      timeout: 25_000,
      interval: 25,
    })
    .toBe(true);
  const flushesBefore = flushedAt.length;
  await sayNow(page, interrupting);
  await expect.poll(() => flushedAt.length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(flushesBefore);
  await sleep(1_000);
  const noticedAt = flushedAt[flushesBefore]!;
  const stoppedAfterMs = silentSince(await heardSoFar(page), noticedAt) - noticedAt;
  console.log(`interrupted by voice: silent ${stoppedAfterMs} ms after it was noticed`);
  expect(stoppedAfterMs).toBeLessThanOrEqual(STOPS_WITHIN_MS);

  // Interrupted by hand, in the next answer: measured from the key itself.
  await until(ends[3]!);
  // Long enough into it that something was heard and stays written down, and not in a pause between two sentences.
  await expect
    .poll(() => isAnswering(ends[3]!, 1_200), {
      message: 'it speaks when the key is pressed',
      timeout: 25_000,
      interval: 25,
    })
    .toBe(true);
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
  const error = wordErrorRate(
    [...lines, interruption, afterwards].map(({ text }) => text).join(' '),
    said.join(' '),
  );
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
