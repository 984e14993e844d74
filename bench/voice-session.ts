// A session as the app holds it, without its database: the guided therapist with its model of meaning, the assessor
// before every answer, the transcript, the call's own mind. The same words get the same replies in every run.
import { createAssessor, openRiskEmbedder } from '#features/safety/server/safety.service.ts';
import { createGuidedTherapist } from '#features/therapist/server/therapist.service.ts';
import { type CallMind, createCallMind } from '#features/voice/server/call-mind.ts';
import { createTranscript } from '#features/voice/server/gateway/transcript.ts';
import type { GatewayLog, LoadedCall } from '#features/voice/server/ports.ts';
import type { UpstreamEvent } from '#features/voice/server/upstream.ts';
import type { VoiceId } from '#features/voice/voice.contract.ts';
import { openSentenceEmbedder } from '#platform/server/sentences/sentence-embedder.ts';

export type VoiceSession = {
  mind: CallMind;
  /** Writes down what was said. */
  note(event: UpstreamEvent): void;
  /** Judges all that was said so far; the therapist is told. */
  judge(): Promise<void>;
};

export type Therapy = { begin(voice: VoiceId, seed: number): VoiceSession; close(): Promise<void> };

const PATIENCE_MS = 8_000;

/** Resolves when meaning is understood. */
export async function openTherapy(log: GatewayLog): Promise<Therapy> {
  const embedder = openSentenceEmbedder({ log });
  const therapist = createGuidedTherapist({ embedder });
  const reader = openRiskEmbedder({ log });
  const assessor = createAssessor({ reader, meaning: embedder, log });
  await Promise.all([therapist.ready, reader.ready]);

  function begin(voice: VoiceId, seed: number): VoiceSession {
    const transcript = createTranscript({ save: async () => {}, remove: async () => {} }, log);
    const mind = createCallMind({
      call: callWith(voice),
      transcript,
      ports: {
        saveDialogueState: async () => {},
        reply: (turn) =>
          therapist.reply({
            ...turn,
            surface: 'voice',
            memories: [],
            lastSummary: null,
            country: null,
            seed,
          }),
      },
      patienceMs: PATIENCE_MS,
      onGoodbye: () => {},
      log,
    });
    return {
      mind,
      note(event) {
        if (event.type === 'member_text' && event.final && event.text !== '') {
          transcript.open(event.itemId, 'user', event.previousItemId);
          transcript.finish(event.itemId, event.text);
        }
        if (event.type === 'response_started')
          transcript.open(event.itemId, 'assistant', event.previousItemId);
        if (event.type === 'therapist_text') transcript.append(event.itemId, event.text, event.audioOffsetMs);
        if (event.type === 'response_done') transcript.finish(event.itemId, event.text);
      },
      async judge() {
        mind.setRisk(await assessor.assess(transcript.turns()));
      },
    };
  }

  async function close() {
    await Promise.all([embedder.close(), reader.close()]);
  }

  return { begin, close };
}

function callWith(voice: VoiceId): LoadedCall {
  return {
    sessionId: 'bench',
    conversationId: 'bench',
    memberId: 'bench',
    style: 'Standard',
    category: { id: 'general', name: 'General', isCustom: false },
    topic: { id: 'stress', name: 'Stress' },
    voice,
    funding: 'free',
    capMs: Number.POSITIVE_INFINITY,
    startedAt: null,
    hasEarlierEvent: false,
    hasOpenSafetyEvent: false,
    connectedMs: 0,
    memberTurns: 0,
    instructions: '',
    safetyIdentifier: '',
    dialogueState: null,
  };
}
