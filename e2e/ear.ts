// An ear at the loudspeaker: the page's playback reports how loud it really is, and we keep when.
import type { Page } from 'playwright-core';

export type Heard = { rms: number; atMs: number };

/** Above this a person hears something: about −50 dBFS. */
export const AUDIBLE_RMS = 0.003;

declare global {
  interface Window {
    __tuliaAudioProbe?: (rms: number, contextTimeMs: number) => void;
    __heard?: Heard[];
  }
}

/** Must be put in before the page is loaded. */
export async function listenAtTheSpeaker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__heard = [];
    window.__tuliaAudioProbe = (rms) => window.__heard?.push({ rms, atMs: Date.now() });
  });
}

export const heardSoFar = (page: Page): Promise<Heard[]> => page.evaluate(() => window.__heard ?? []);

/** How long something was audible in this span, in ms. A report covers the time since the one before it. */
export function audibleMs(heard: Heard[], fromMs: number, toMs: number): number {
  let total = 0;
  for (const [at, { rms, atMs }] of heard.entries()) {
    const since = Math.min(100, atMs - (heard[at - 1]?.atMs ?? atMs));
    if (rms >= AUDIBLE_RMS && atMs >= fromMs && atMs <= toMs) total += since;
  }
  return total;
}

/** When the sound stopped after `fromMs`: the last audible report before at least 300 ms of silence; Infinity: it did not. */
export function silentSince(heard: Heard[], fromMs: number): number {
  const after = heard.filter(({ atMs }) => atMs >= fromMs);
  let last = fromMs;
  for (const { rms, atMs } of after) {
    if (rms >= AUDIBLE_RMS) last = atMs;
    else if (atMs - last >= 300) return last;
  }
  return Number.POSITIVE_INFINITY;
}

/** In the page itself, which is asked every few milliseconds: a slow machine would look too late from outside. */
const sounds = ({
  sinceMs,
  soundMs,
  audibleRms,
}: {
  sinceMs: number;
  soundMs: number;
  audibleRms: number;
}) => {
  const heard = window.__heard ?? [];
  let total = 0;
  for (let at = heard.length - 1; at > 0 && heard[at]!.atMs >= sinceMs; at--)
    if (heard[at]!.rms >= audibleRms) total += Math.min(100, heard[at]!.atMs - heard[at - 1]!.atMs);
  return total >= soundMs && (heard.at(-1)?.rms ?? 0) >= audibleRms;
};

/** Resolves in the midst of sound: when there were `soundMs` of it since `sinceMs`, and it goes on. */
export async function waitUntilSounding(page: Page, sinceMs: number, soundMs: number): Promise<void> {
  await page.waitForFunction(
    sounds,
    { sinceMs, soundMs, audibleRms: AUDIBLE_RMS },
    { timeout: ANSWERS_WITHIN_MS, polling: 20 },
  );
}

/** A machine that is busy speaks more slowly than it talks. */
const ANSWERS_WITHIN_MS = 60_000;
