// A stored conversation on the screen: its thread, what is on its way to it, and what can be done with it.
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { fetchTranscript } from '#features/conversations/web/use-history.ts';
import { tellOfHelp } from '#features/safety/web/tell-of-help.ts';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { queryClient } from '#platform/web/api.ts';
import { tellSignInNeeded } from '#platform/web/sign-in-needed.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import { chatApi } from './chat-api.ts';
import { browserStream, type ChatLine, type LineState, openChatLine } from './chat-line.ts';
import { emptyThread, lastOwnId, nextThread } from './chat-thread.ts';
import { allowanceKey, forgetIfGone, onAccepted, useOutbox } from './member-outbox.ts';
import { JUDGED_WITHIN_MS } from './outbox.ts';

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
    // What was asked before the device was read, of a conversation that waits to be made, says nothing of it.
    if (!isMade) setLine('connecting');
    if (!isMade || !isAwake) return;
    const mine = openChatLine({
      fetchTranscript: () =>
        fetchTranscript(conversationId).catch((error: unknown) => {
          lookWhoIsHere(error);
          throw error;
        }),
      openStream: browserStream(conversationId),
      onEvent: dispatch,
      onState: setLine,
      later: (run, ms) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
    });
    openLine.current = mine;
    // A stream from before may be dead without a word, and its own next try far off.
    addEventListener('online', mine.reconnect);
    return () => {
      removeEventListener('online', mine.reconnect);
      mine.close();
    };
  }, [conversationId, isMade, isAwake, tries]);

  useEffect(
    () =>
      onAccepted(({ message, shows_help }) => {
        if (message.conversation_id !== conversationId) return;
        if (shows_help) dispatch({ type: 'help' });
        dispatch({ type: 'message', message });
      }),
    [conversationId],
  );

  // Also after the words were taken back.
  const isUnjudged = outgoing.some((item) => item.isUnjudged);
  const showsHelp = outgoing.some((item) => item.showsHelp);
  const heardId = lastOwnId(thread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message heard, what still waits is noted anew
  useEffect(() => {
    if (isUnjudged) dispatch({ type: 'unjudged' });
    if (showsHelp) dispatch({ type: 'help' });
  }, [isUnjudged, showsHelp, heardId]);

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
      // Not being greeted is no reason to be told of an error: the member can begin, or it comes with the line.
      isOpeningDone.current = false;
    });
  });
  useEffect(() => {
    if (thread.isLoaded && line === 'live') openOnce();
  }, [thread.isLoaded, line]);

  useEffect(() => {
    if (thread.isDeleted) outbox.forget(conversationId);
    else if (line === 'missing') void forgetIfGone(memberId, conversationId);
  }, [thread.isDeleted, line, outbox, memberId, conversationId]);

  const showHelp = () => {
    dispatch({ type: 'help' });
    tellOfHelp(`/chat/${conversationId}`);
  };
  /** An edit whose answer was lost is sent again as it was, and found to be done. */
  const editIds = useRef(new Map<string, string>());

  const failed = (error: unknown, words: string) => {
    const isSignedOut = lookWhoIsHere(error);
    toast({ title: isRefusal(error) && !isSignedOut ? error.message : words, tone: 'problem' });
  };

  return {
    thread,
    outgoing,
    line: isMade ? line : ('live' as const),
    /** False while its first words are still to be sent: the server has never heard of it. */
    isMade,
    /** Nothing of it is here and nothing will come. */
    isMissing: (isMade && line === 'missing') || thread.isDeleted || outbox.isGone(conversationId),
    /** The crisis card belongs on the screen. */
    hasHelp:
      thread.hasHelp || thread.isUnjudged || isUnjudged || showsHelp || outbox.tookWords(conversationId),
    retryLoading: () => {
      setLine('connecting');
      setTries((count) => count + 1);
    },
    /** Resolves when the words are kept on the device until the server has them. */
    send: (content: string): Promise<void> =>
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
      const late = setTimeout(dispatch, JUDGED_WITHIN_MS, { type: 'unjudged' });
      try {
        const id = editIds.current.get(messageId + content) ?? crypto.randomUUID();
        editIds.current.set(messageId + content, id);
        const context = { writtenFor: memberId };
        const edited = await chatApi.edit({ conversationId, messageId, id, content }, { context });
        queryClient.setQueryData(allowanceKey(memberId), edited.allowance);
        if (edited.shows_help) showHelp();
        dispatch({ type: 'edited', replacedId: messageId, message: edited.message });
        return true;
      } catch (error) {
        const showsHelpNow = verdictIn(error);
        if (showsHelpNow) showHelp();
        else if (showsHelpNow === null) dispatch({ type: 'unjudged' });
        failed(error, chatCopy.failures.edit);
        return false;
      } finally {
        clearTimeout(late);
      }
    },
    regenerate: async () => {
      dispatch({ type: 'taken_back' });
      try {
        await chatApi.regenerate({ conversationId });
        // Another answer counts as a message does.
        void queryClient.invalidateQueries({ queryKey: allowanceKey(memberId) });
      } catch (error) {
        failed(error, chatCopy.failures.regenerate);
      } finally {
        openLine.current?.catchUp();
      }
    },
    /** The answer may be stored and the stream dead: the line is made anew, and nothing is ever taken back for this. */
    askAgain: async () => {
      openLine.current?.reconnect();
      try {
        await chatApi.open({ conversationId });
      } catch (error) {
        failed(error, chatCopy.failures.askAgain);
      }
    },
  };
}

/** True when nobody is signed in any more: what was written is kept, and the member can sign in again. */
function lookWhoIsHere(error: unknown): boolean {
  const isSignedOut = isRefusal(error, 'UNAUTHENTICATED');
  if (isSignedOut) tellSignInNeeded();
  return isSignedOut;
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
