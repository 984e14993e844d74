// A stored conversation on the screen: its thread, what is on its way to it, and what can be done with it.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { fetchTranscript } from '#features/conversations/web/use-history.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { keepWords } from '#platform/web/kept-words.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import { chatApi } from './chat-api.ts';
import { browserStream, type ChatLine, type LineState, openChatLine } from './chat-line.ts';
import { emptyThread, nextThread } from './chat-thread.ts';
import { allowanceKey, onAccepted, useOutbox } from './member-outbox.ts';

/** A tab nobody looks at gives its stream back: a browser allows only a few to one server. */
const SLEEP_AFTER_MS = 60_000;
const CATCH_UP_AFTER_MS = 250;

export function useChatThread(memberId: string, conversationId: string, { opens }: { opens: boolean }) {
  const [thread, dispatch] = useReducer(nextThread, emptyThread);
  const [line, setLine] = useState<LineState>('connecting');
  const [tries, setTries] = useState(0);
  const openLine = useRef<ChatLine | null>(null);
  const isAwake = useIsAwake();
  const { outbox, items } = useOutbox(memberId);
  const stored = new Set(thread.messages.map(({ id }) => id));
  const outgoing = items.filter((item) => item.conversationId === conversationId && !stored.has(item.id));
  const isMade = !items.some((item) => item.conversationId === conversationId && item.creates);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks for a new line
  useEffect(() => {
    if (!isMade || !isAwake) return;
    const mine = openChatLine({
      fetchTranscript: () => fetchTranscript(conversationId),
      openStream: browserStream(conversationId),
      onEvent: dispatch,
      onState: setLine,
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    openLine.current = mine;
    return mine.close;
  }, [conversationId, isMade, isAwake, tries]);

  useEffect(
    () =>
      onAccepted(({ message }) => {
        if (message.conversation_id === conversationId) dispatch({ type: 'message', message });
      }),
    [conversationId],
  );

  useEffect(() => {
    if (!thread.isBehind) return;
    const timer = setTimeout(() => {
      if (thread.isReplying) openLine.current?.reconnect();
      else openLine.current?.catchUp();
    }, CATCH_UP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [thread.isBehind, thread.isReplying]);

  // The therapist begins, or greets on return; the server knows whether it has.
  const isOpeningDone = useRef(false);
  const openOnce = useEffectEvent(() => {
    const isWanted = opens || thread.messages.length === 0;
    if (isOpeningDone.current || !isWanted || outgoing.length > 0) return;
    isOpeningDone.current = true;
    chatApi.open({ conversationId }).catch(() => {
      // Not being greeted is no reason to be told of an error: the member can begin.
    });
  });
  useEffect(() => {
    if (thread.isLoaded && line === 'live') openOnce();
  }, [thread.isLoaded, line]);

  useEffect(() => {
    if (!thread.isDeleted) return;
    outbox.forget(conversationId);
    keepWords(memberId, `draft:${conversationId}`, '');
  }, [thread.isDeleted, outbox, memberId, conversationId]);

  const failed = (error: unknown, words: string) =>
    toast({ title: isRefusal(error) ? error.message : words, tone: 'problem' });

  return {
    thread,
    outgoing,
    line: isMade ? line : ('live' as const),
    /** False while its first words are still to be sent: the server has never heard of it. */
    isMade,
    /** Nothing of it is here and nothing will come. */
    isMissing: line === 'missing' || thread.isDeleted,
    retryLoading: () => {
      setLine('connecting');
      setTries((count) => count + 1);
    },
    send: (content: string) =>
      outbox.add({
        id: crypto.randomUUID(),
        conversationId,
        content: content.trim(),
        writtenAt: new Date().toISOString(),
        // Whichever of them is sent first makes the conversation.
        creates: outgoing[0]?.creates ?? null,
      }),
    retry: outbox.retry,
    takeBack: outbox.takeBack,
    stop: () => {
      chatApi.stop({ conversationId }).catch((error: unknown) => failed(error, chatCopy.failures.stop));
    },
    /** Resolves with whether it was done; on false the words are still the member's to keep. */
    edit: async (messageId: string, content: string): Promise<boolean> => {
      try {
        const id = crypto.randomUUID();
        const { message, allowance } = await chatApi.edit({ conversationId, messageId, id, content });
        queryClient.setQueryData(allowanceKey(memberId), allowance);
        dispatch({ type: 'edited', replacedId: messageId, message });
        return true;
      } catch (error) {
        failed(error, chatCopy.failures.edit);
        return false;
      }
    },
    regenerate: async () => {
      dispatch({ type: 'taken_back' });
      try {
        await chatApi.regenerate({ conversationId });
      } catch (error) {
        failed(error, chatCopy.failures.regenerate);
      } finally {
        openLine.current?.catchUp();
      }
    },
  };
}

/** False once the tab has been out of sight for a while. */
function useIsAwake(): boolean {
  const [isAwake, setIsAwake] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') setIsAwake(true);
      else timer = setTimeout(() => setIsAwake(false), SLEEP_AFTER_MS);
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isAwake;
}
