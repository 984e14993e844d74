// Tickets, summaries and samples. The call itself is a socket (voice-socket.ts).
import { callerOf, serve } from '#platform/server/http/procedure.ts';
import type { RawEndpoint } from '#platform/server/http/raw-endpoint.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { voiceContract, voiceId } from '../voice.contract.ts';
import type { Voice } from './voice.service.ts';

const api = serve(voiceContract);

export const voiceRoutes = (voice: Voice) => ({
  status: api.status.handler(() => voice.status()),
  createTicket: api.createTicket.handler(({ context, input }) =>
    voice.createTicket(callerOf(context), input),
  ),
  summary: api.summary.handler(({ context, input }) =>
    voice.summary(callerOf(context).memberId, input.sessionId),
  ),
});

/** A sentence in each voice. Made once by the engine, then kept. */
export const voicePreview = (voice: Voice): RawEndpoint => ({
  method: 'GET',
  path: '/voice/previews/:voice',
  access: 'member',
  summary: 'A short sample of a voice (audio/wav)',
  tag: 'voice',
  handle: async (request) => {
    const id = voiceId.safeParse(new URL(request.url).pathname.split('/').at(-1));
    if (!id.success) throw refuse('NOT_FOUND');
    const wav = await voice.preview(id.data);
    return new Response(new Uint8Array(wav), {
      headers: { 'Content-Type': 'audio/wav', 'Cache-Control': 'private, max-age=86400' },
    });
  },
});
