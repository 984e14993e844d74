// Guesses within 60 ms that the member began to speak, only so that the therapist's voice can be lowered at
// once. Whether it really was speech is for the engine to say: a wrong guess costs a short dip in volume.

const QUIETEST = 0.012;
const OVER_FLOOR = 4;
const ONSET_FRAMES = 3;
const HANGOVER_FRAMES = 20;
/** The floor follows quiet down quickly and noise up slowly, so that speech does not become the floor. */
const FLOOR_RISE = 0.004;
const FLOOR_FALL = 0.2;

export type SpeechOnset = {
  /** Takes the level (RMS, 0–1) of one 20 ms frame; true while the member seems to speak. */
  hear(rms: number): boolean;
};

export function createSpeechOnset(): SpeechOnset {
  let floor = 0.004;
  let loud = 0;
  let hangover = 0;

  function hear(rms: number): boolean {
    const isLoud = rms > Math.max(QUIETEST, floor * OVER_FLOOR);
    loud = isLoud ? loud + 1 : 0;
    if (loud >= ONSET_FRAMES) hangover = HANGOVER_FRAMES;
    else if (hangover > 0) hangover--;
    floor += (rms - floor) * (rms > floor ? FLOOR_RISE : FLOOR_FALL);
    return hangover > 0;
  }

  return { hear };
}
