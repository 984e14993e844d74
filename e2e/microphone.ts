// A second voice into the microphone, beside the track that Chromium plays there: said when the test wants it said, since
// nobody knows in advance when an answer will be under way.
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    __say?: (wav: string) => Promise<void>;
  }
}

/** Must be put in before the page is loaded. */
export async function openSecondVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const track = await open(constraints);
      const audio = new AudioContext();
      const both = audio.createMediaStreamDestination();
      audio.createMediaStreamSource(track).connect(both);
      window.__say = async (wav) => {
        const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
        const said = audio.createBufferSource();
        said.buffer = await audio.decodeAudioData(bytes.buffer);
        said.connect(both);
        said.start();
      };
      return both.stream;
    };
  });
}

/** `wav`: a whole WAV file. Resolves when it begins. Rejects when no microphone was opened yet. */
export async function sayNow(page: Page, wav: Buffer): Promise<void> {
  await page.evaluate((said) => {
    if (!window.__say) throw new Error('no microphone was opened');
    return window.__say(said);
  }, wav.toString('base64'));
}
