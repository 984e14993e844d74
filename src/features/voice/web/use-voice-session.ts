// The page's one voice session. It lives outside React so that looking at another screen does not cut the call;
// the screen watches it and answers its notices.
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { billingContract } from '#features/billing/billing.contract.ts';
import type { conversationsContract } from '#features/conversations/conversations.contract.ts';
import { apiOf } from '#platform/web/api.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { voiceContract } from '../voice.contract.ts';
import { createCallClient } from './call/call-client.ts';
import { createSignal } from './call/signal.ts';
import { type Notice, toastOf } from './session-notices.ts';
import { createSessionRunner } from './session-runner.ts';

const billingApi = apiOf<typeof billingContract>('billing');
const conversationsApi = apiOf<typeof conversationsContract>('conversations');
const voiceApi = apiOf<typeof voiceContract>('voice');

const STARTING_POLL_MS = 2_000;
const STATUS_POLL_MS = 60_000;

const notices = createSignal<Notice>();

/** The one session of this page. */
export const sessionRunner = createSessionRunner({
  checkAccess: () => billingApi.verifySessionAccess(),
  startSession: (conversationId) => billingApi.startSession({ conversationId }),
  createConversation: (id, { isGenZ, categoryId, topicId }) =>
    conversationsApi.create({
      id,
      therapy_style: isGenZ ? 'GenZ' : 'Standard',
      coach_type: categoryId,
      topic: topicId,
    }),
  createTicket: async (sessionId, voice) => {
    const { ticket, path } = await voiceApi.createTicket({ sessionId, voice });
    const url = new URL(path, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    if (!url.searchParams.has('ticket')) url.searchParams.set('ticket', ticket);
    return { url: url.href };
  },
  endSession: (sessionId) => billingApi.endSession({ sessionId }),
  createCall: createCallClient,
  notify(notice) {
    const request = toastOf(notice);
    if (request) toast(request);
    notices.emit(notice);
  },
  now: () => performance.now(),
  newId: () => crypto.randomUUID(),
});

/** Hears what the member was told, to act on it; the toast is already shown. */
export const onSessionNotice = notices.subscribe;

export const useVoiceSession = () => useSyncExternalStore(sessionRunner.subscribe, sessionRunner.state);

/** Whether a call can be made; asked often while the voices load. A failure is silent: `status` stays undefined. */
export function useVoiceStatus() {
  const { data, isPending } = useQuery({
    queryKey: ['voice', 'status'],
    queryFn: () => voiceApi.status(),
    staleTime: STARTING_POLL_MS,
    refetchInterval: ({ state }) => (state.data?.state === 'ready' ? STATUS_POLL_MS : STARTING_POLL_MS),
  });
  return { status: data, isChecking: isPending };
}

/** What a finished session was about. `undefined` while asked for, null when it could not be had. */
export function useCallSummary(sessionId: string | null) {
  const summary = useQuery({
    queryKey: ['voice', 'summary', sessionId],
    queryFn: () => voiceApi.summary({ sessionId: sessionId ?? '' }),
    enabled: sessionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return summary.isError ? null : summary.data;
}
