// An engine at the other end of the Realtime protocol. Lines come and go, by accident or because vendors cap a
// session at an hour; the conversation goes on, its words replayed to each new line as text.
import type { GatewayLog } from './ports.ts';
import { createRealtimeHistory } from './realtime-history.ts';
import { createRealtimeLines, type LinesTimes } from './realtime-lines.ts';
import {
  BUSY_CODE,
  benignCodes,
  cancelResponse,
  createItem,
  createResponse,
  EXPIRED_CODE,
  paceUpdate,
  truncateItem,
  type WireEvent,
} from './realtime-wire.ts';
import type { CallSettings, OpenUpstream, Upstream, UpstreamEvent } from './upstream.ts';

const BYTES_PER_MS = 48;

export type RealtimeTimes = LinesTimes & {
  /** A cancelled reply that is not confirmed within this is forgotten. */
  cancelMs: number;
};

const realtimeTimes: RealtimeTimes = {
  handshakeMs: 8_000,
  pingMs: 5_000,
  renewMs: 50 * 60_000,
  reconnectMs: [0, 250, 1_000, 2_500],
  cancelMs: 2_000,
};

type Response = {
  mark: string;
  say: string | null;
  responseId: string | null;
  itemId: string | null;
  text: string;
  isCancelled: boolean;
};

/** `url`: the endpoint without its query, e.g. `wss://api.openai.com/v1/realtime`. */
export function realtimeEngine(options: {
  url: string;
  apiKey: string | null;
  model: string;
  log: GatewayLog;
  times?: Partial<RealtimeTimes>;
}): { open: OpenUpstream } {
  const times = { ...realtimeTimes, ...options.times };
  const address = new URL(options.url);
  if (!address.searchParams.has('model')) address.searchParams.set('model', options.model);
  const target = { address: address.href, apiKey: options.apiKey, times, log: options.log };
  return { open: ({ settings, onEvent }) => openRealtime(target, settings, onEvent) };
}

function openRealtime(
  target: { address: string; apiKey: string | null; times: RealtimeTimes; log: GatewayLog },
  initial: CallSettings,
  emit: (event: UpstreamEvent) => void,
): Upstream {
  const { times, log } = target;
  const history = createRealtimeHistory();
  let settings = initial;
  let isClosed = false;
  let garbage = 0;
  let isMemberSpeaking = false;
  const untranscribed = new Map<string, string>();
  let response: Response | null = null;
  let asked: { say: string | null } | null = null;
  let marks = 0;
  let unconfirmed: NodeJS.Timeout | undefined;

  const lines = createRealtimeLines({
    ...target,
    settings: () => settings,
    isIdle: () => !response && !asked && !isMemberSpeaking && untranscribed.size === 0,
    replay: wordsSoFar,
    onReady(isFirst) {
      if (isFirst) emit({ type: 'ready' });
      else if (asked) startAsked();
      else if (response) start(response.say);
    },
    onAudio: ({ itemId, pcm }) => audio(itemId, pcm),
    onEvent: take,
    onGarbage() {
      if (garbage++ === 0) emit({ type: 'error', code: 'garbage', fatal: false });
    },
    onLost: giveUpWhatRan,
    onChange: history.forgetAudio,
    onRenewed: () => log.info({}, 'a realtime session was renewed'),
    onClosed: closed,
  });

  function wordsSoFar() {
    return history.forReplay().map(({ wireId, role, text }) => createItem(wireId, role, text));
  }

  /** What the lost line was doing is finished for good; a reply that had not begun is asked for again. */
  function giveUpWhatRan(): void {
    emit({ type: 'error', code: 'connection_lost', fatal: false });
    history.forgetAudio();
    isMemberSpeaking = false;
    for (const itemId of [...untranscribed.keys()]) memberText(itemId, '', true);
    if (response && (response.isCancelled || response.itemId)) finishResponse('failed');
  }

  function closed(reason: 'requested' | 'lost' | 'refused'): void {
    if (isClosed) return;
    isClosed = true;
    clearTimeout(unconfirmed);
    lines.close();
    emit({ type: 'closed', reason });
  }

  // --- what arrives ---

  function take(event: WireEvent): void {
    switch (event.type) {
      case 'speech_started':
        isMemberSpeaking = true;
        untranscribed.set(event.itemId, '');
        emit(event);
        return;
      case 'speech_stopped':
        isMemberSpeaking = false;
        emit(event);
        return;
      case 'committed':
        isMemberSpeaking = false;
        history.link(event.itemId, event.previousItemId);
        return;
      case 'item_added':
        history.link(event.itemId, event.previousItemId);
        if (event.role === 'assistant' && response && !response.itemId) beginItem(event.itemId);
        return;
      case 'transcription_delta': {
        const text = (untranscribed.get(event.itemId) ?? '') + event.text;
        untranscribed.set(event.itemId, text);
        memberText(event.itemId, text, false);
        return;
      }
      case 'transcription_done':
        memberText(event.itemId, event.text, true);
        return;
      case 'transcription_failed':
        emit({ type: 'error', code: 'transcription_failed', fatal: false });
        memberText(event.itemId, '', true);
        return;
      case 'response_created':
        responseCreated(event.responseId, event.mark);
        return;
      case 'output_item_added':
        if (response && (event.responseId === '' || event.responseId === response.responseId)) {
          beginItem(event.itemId);
        }
        return;
      case 'text_delta':
        therapistText(event.itemId, event.text);
        return;
      case 'text_done':
        if (response?.itemId !== event.itemId || !event.text.startsWith(response.text)) return;
        therapistText(event.itemId, event.text.slice(response.text.length));
        return;
      case 'response_done':
        responseDone(event.responseId, event.status);
        return;
      case 'error':
        vendorError(event.code, event.eventId);
        return;
    }
  }

  function memberText(itemId: string, text: string, final: boolean): void {
    if (final) {
      untranscribed.delete(itemId);
      history.put(itemId, 'user', text);
    }
    emit({ type: 'member_text', itemId, previousItemId: history.previousOf(itemId), text, final });
    if (final) lines.boundary();
  }

  function responseCreated(responseId: string, mark: string | null): void {
    const isOurs = response && response.responseId === null && (mark === null || mark === response.mark);
    if (!isOurs || response!.isCancelled) lines.send(cancelResponse);
    if (isOurs) response!.responseId = responseId;
  }

  function beginItem(itemId: string): void {
    if (!response || response.isCancelled || response.itemId === itemId) return;
    response.itemId = itemId;
    response.text = '';
    history.linkToLast(itemId);
    history.put(itemId, 'assistant', '');
    emit({
      type: 'response_started',
      responseId: response.responseId ?? response.mark,
      itemId: history.ownId(itemId),
      previousItemId: history.previousOf(itemId),
    });
  }

  function audio(itemId: string, pcm: Buffer): void {
    if (!response || response.isCancelled) return;
    if (response.itemId === null && response.responseId !== null) beginItem(itemId);
    if (response.itemId !== itemId) return;
    history.addAudio(itemId, pcm.length / BYTES_PER_MS);
    emit({ type: 'audio', itemId, pcm });
  }

  function therapistText(itemId: string, text: string): void {
    if (!response || response.isCancelled || text === '') return;
    if (response.itemId === null && response.responseId !== null) beginItem(itemId);
    if (response.itemId !== itemId) return;
    response.text += text;
    history.put(itemId, 'assistant', response.text);
    emit({ type: 'therapist_text', itemId, text });
  }

  function responseDone(responseId: string, status: 'completed' | 'cancelled' | 'failed'): void {
    if (!response) {
      startAsked();
      return;
    }
    if (response.responseId !== null && response.responseId !== responseId) {
      startAsked();
      return;
    }
    finishResponse(response.isCancelled ? 'cancelled' : status);
  }

  function finishResponse(status: 'completed' | 'cancelled' | 'failed'): void {
    const done = response;
    if (!done) return;
    response = null;
    clearTimeout(unconfirmed);
    if (status === 'completed' && done.say !== null && !isSaid(done.say, done.text)) {
      emit({ type: 'error', code: 'words_not_kept', fatal: false });
    }
    emit({
      type: 'response_done',
      responseId: done.responseId ?? done.mark,
      itemId: done.itemId ?? '',
      text: done.text,
      status,
    });
    startAsked();
    lines.boundary();
  }

  function vendorError(code: string, eventId: string | null): void {
    if (benignCodes.has(code)) return;
    if (code === EXPIRED_CODE) {
      lines.expire();
      return;
    }
    if (code === BUSY_CODE) {
      busy();
      return;
    }
    emit({ type: 'error', code, fatal: false });
    if (response && eventId === response.mark) finishResponse('failed');
  }

  /** Another reply is still running over there: ours is asked for when that one is done. */
  function busy(): void {
    if (!response || response.responseId !== null) return;
    asked ??= { say: response.say };
    response = null;
    lines.send(cancelResponse);
    clearTimeout(unconfirmed);
    unconfirmed = setTimeout(startAsked, times.cancelMs);
  }

  // --- what is asked ---

  function start(say: string | null): void {
    response = {
      mark: `reply_${++marks}`,
      say,
      responseId: null,
      itemId: null,
      text: '',
      isCancelled: false,
    };
    lines.send(createResponse(say, response.mark));
  }

  function startAsked(): void {
    if (!asked || response || !lines.isReady()) return;
    const { say } = asked;
    asked = null;
    start(say);
  }

  lines.open();

  return {
    configure(next) {
      settings = next;
      lines.configure(paceUpdate(settings));
    },
    appendAudio: lines.sendAudio,
    appendText(itemId, text) {
      history.adopt(itemId, 'user', text);
      lines.send(createItem(history.wireId(itemId), 'user', text));
    },
    replay(items) {
      for (const { itemId, role, text } of items) history.adopt(itemId, role, text);
      for (const message of wordsSoFar()) lines.send(message);
    },
    respond({ say = null } = {}) {
      if (isClosed) return;
      asked = { say };
      if (!response) startAsked();
    },
    cancel() {
      asked = null;
      if (!response || response.isCancelled) return;
      response.isCancelled = true;
      lines.send(cancelResponse);
      clearTimeout(unconfirmed);
      unconfirmed = setTimeout(() => finishResponse('cancelled'), times.cancelMs);
    },
    truncate(itemId, audioEndMs) {
      const heardMs = history.truncate(itemId, audioEndMs);
      if (heardMs !== null) lines.send(truncateItem(history.wireId(itemId), heardMs));
    },
    pause: () => lines.setPaused(true),
    resume: () => lines.setPaused(false),
    close: () => closed('requested'),
  };
}

/** Whether a text was read out as it was given, small slips of the transcript aside. */
function isSaid(asked: string, spoken: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const wanted = words(asked);
  const heard = new Set(words(spoken));
  const kept = wanted.filter((word) => heard.has(word)).length;
  return kept >= wanted.length * 0.85 && words(spoken).length <= wanted.length * 1.3 + 3;
}
