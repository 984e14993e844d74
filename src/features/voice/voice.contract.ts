// What the voice screen asks of the server besides the call itself (see voice.protocol.ts for the wire).
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

/** The twelve voices of the specification. Engines map them to voices of their own. */
export const voiceIds = [
  'alloy',
  'shimmer',
  'echo',
  'ash',
  'ballad',
  'coral',
  'sage',
  'ember',
  'nova',
  'fable',
  'onyx',
  'zen',
] as const;
export const voiceId = z.enum(voiceIds);
export type VoiceId = z.infer<typeof voiceId>;
export const DEFAULT_VOICE: VoiceId = 'alloy';

export const voiceStatus = z.object({
  /** `starting` while weights load; `unavailable` carries a sentence for the person. */
  state: z.enum(['ready', 'starting', 'unavailable']),
  engine: z.enum(['embedded', 'realtime']),
  message: z.string().nullable(),
});

/** What the closing card shows. `null` summary: the call ended before there was anything to sum up. */
export const callSummary = z.object({
  summary: z.string().nullable(),
  step: z.string().nullable(),
  isCounted: z.boolean(),
  /** e.g. "This used 1 session · 1 left". */
  message: z.string(),
  remaining: z.number().int().nullable(),
  durationMs: z.number().int(),
});

export const voiceContract = {
  status: endpoint('member', {
    method: 'GET',
    path: '/voice/status',
    summary: 'Whether a call can be made',
    tag: 'voice',
  }).output(voiceStatus),
  createTicket: endpoint('member', {
    method: 'POST',
    path: '/voice/tickets',
    summary: 'A one-use ticket, valid 30 seconds, for the call of an open session',
    tag: 'voice',
  })
    .input(z.object({ sessionId: z.uuid(), voice: voiceId }))
    .output(z.object({ ticket: z.string(), path: z.string(), expiresAt: z.iso.datetime() })),
  summary: endpoint('member', {
    method: 'GET',
    path: '/voice/sessions/{sessionId}/summary',
    summary: 'What a finished session was about and whether it was counted',
    tag: 'voice',
  })
    .input(z.object({ sessionId: z.uuid() }))
    .output(callSummary),
};
