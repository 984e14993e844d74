import { describe, expect, it } from 'vitest';
import { voiceIds } from '../../voice.contract.ts';
import { voiceCatalogue } from '../../voice-catalogue.data.ts';
import { embeddedVoices } from './voices.ts';

describe('the twelve voices', () => {
  const voices = voiceIds.map((id) => embeddedVoices[id]);

  it('are twelve different speakers', () => {
    expect(new Set(voices.map((voice) => voice.kokoro)).size).toBe(12);
  });

  it('offer women and men, American and British', () => {
    for (const sex of ['woman', 'man'] as const) {
      for (const accent of ['american', 'british'] as const) {
        expect(voices.filter((voice) => voice.sex === sex && voice.accent === accent).length).toBeGreaterThan(
          1,
        );
      }
    }
  });

  it('are each described in one sentence of their own, in the order of the specification', () => {
    expect(voiceCatalogue.map((voice) => voice.id)).toEqual([...voiceIds]);
    expect(new Set(voiceCatalogue.map((voice) => voice.description)).size).toBe(12);
    for (const voice of voiceCatalogue) expect(voice.description).toMatch(/^A [^.!]{15,70}\.$/);
  });
});
