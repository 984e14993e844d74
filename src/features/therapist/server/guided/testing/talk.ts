// Holds a talk with the guided therapist, by rules alone, as tests of any part of it do.
import { assess } from '#features/safety/server/safety.service.ts';
import type { DialogueState, ReplyChunk, SpokenTurn, TherapistTurn } from '../../../therapist.contract.ts';
import { createGuidedTherapist } from '../guided-therapist.ts';

export const therapist = createGuidedTherapist();
export const stress = {
  category: { id: 'general', name: 'General', isCustom: false },
  topic: { id: 'stress', name: 'Stress' },
};

export type Talk = {
  replies: string[];
  chunks: ReplyChunk[];
  state: DialogueState | null;
  isGoodbye: boolean;
};

/** Speaks the lines one after the other; null opens. The state goes through JSON between turns. */
export async function talk(lines: (string | null)[], options: Partial<TherapistTurn> = {}): Promise<Talk> {
  const conversation: SpokenTurn[] = [...(options.conversation ?? [])];
  const result: Talk = { replies: [], chunks: [], state: options.state ?? null, isGoodbye: false };
  for (const memberText of lines) {
    const heard: SpokenTurn[] = memberText === null ? [] : [{ role: 'user', content: memberText }];
    const chunks: ReplyChunk[] = [];
    for await (const chunk of therapist.reply({
      ...stress,
      memberText,
      risk: assess([...conversation, ...heard]),
      style: 'Standard',
      surface: 'voice',
      memories: [],
      lastSummary: null,
      country: 'US',
      seed: 11,
      ...options,
      conversation: [...conversation],
      state: result.state && (JSON.parse(JSON.stringify(result.state)) as DialogueState),
    })) {
      chunks.push(chunk);
    }
    const reply = chunks.map((chunk) => chunk.text).join(' ');
    result.state = chunks.at(-1)?.state ?? null;
    result.isGoodbye ||= chunks.some((chunk) => chunk.isGoodbye);
    result.replies.push(reply);
    result.chunks = chunks;
    conversation.push(...heard, { role: 'assistant', content: reply });
  }
  return result;
}
export const last = (talked: Talk): string => talked.replies.at(-1) ?? '';
