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

export const isAudible = (heard: Heard[], withinMs = 250): boolean =>
  heard.some(({ rms, atMs }) => rms >= AUDIBLE_RMS && Date.now() - atMs <= withinMs);
