// A chat of which nothing is stored. Leaving it by a link asks first; leaving it in a way that cannot be asked about (the
// browser's own back) offers it back for a moment. Whoever is put out by a session that ran out has not left: it waits for them.
import { EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useAuthStore } from '#features/account/web/auth-session.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { queryClient } from '#platform/web/api.ts';
import { askBeforeUnload } from '#platform/web/before-unload.ts';
import { onWordsForgotten } from '#platform/web/kept-words.ts';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import { ChatNotice } from './chat-notice.tsx';
import { Composer } from './composer.tsx';
import { LimitNotice, useAllowance } from './limit-notice.tsx';
import { allowanceKey } from './member-outbox.ts';
import {
  type PrivateChat as Chat,
  changePrivateChat,
  forgetPrivateChat,
  letPrivateChatWait,
  privateChat,
  restorePrivateChat,
  takeUpPrivateChat,
} from './private-memory.ts';
import { HelpReadOut } from './read-out.tsx';
import { ThreadView } from './thread-view.tsx';
import { focusField, useComposerFocus } from './use-composer-focus.ts';
import { usePrivateThread } from './use-private-thread.ts';

const copy = chatCopy.private;
const START = '/chat';
const BRING_BACK_MS = 10_000;

const ConfirmDialogLater = later(
  async () => (await import('#platform/web/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type PrivateChatProps = { memberId: string; title: (name: string, narrowName?: string) => ReactNode };

export function PrivateChat(props: PrivateChatProps) {
  const [chat] = useState(privateChat);
  return chat ? <OpenPrivateChat {...props} chat={chat} /> : <Navigate to="/chat" replace />;
}

function OpenPrivateChat({ memberId, chat, title }: PrivateChatProps & { chat: Chat }) {
  const navigate = useNavigate();
  const auth = useAuthStore();
  const allowance = useAllowance(memberId);
  const field = useComposerFocus();
  const [text, setText] = useState(chat.draft);
  const write = (next: string) => {
    setText(next);
    changePrivateChat({ draft: next });
  };
  const { thread, hasHelp, say, stop, isBusy } = usePrivateThread(memberId, chat, (words, reason) => {
    write([words, privateChat()?.draft ?? ''].filter((part) => part.trim()).join('\n\n'));
    toast({ title: reason, tone: 'problem' });
  });
  const leaving = useAskBeforeLeaving(() => {
    // What is still being answered would otherwise end in the chat that comes next.
    stop();
    // Whoever signed out has left nothing to wait.
    if (auth.snapshot().state === 'unauthenticated') letWait();
    else letGo(() => void navigate('/chat/private'));
  });
  useEffect(() => {
    takeUpPrivateChat();
    withdrawOffer();
  }, []);
  // A private turn counts like any other, and its answer does not say how many are left.
  useEffect(() => {
    if (!isBusy) void queryClient.invalidateQueries({ queryKey: allowanceKey(memberId) });
  }, [isBusy, memberId]);
  usePreloaded(ConfirmDialogLater);
  return (
    <>
      <div className="flex min-h-12 items-center gap-2 border-b border-line px-4 pb-2 sm:px-6">
        {title(copy.title, chatCopy.title)}
        <div className="flex-1">
          <Badge tone="glow">
            <EyeOff size={14} aria-hidden="true" />
            {copy.badge}
          </Badge>
        </div>
        <Button variant="secondary" size="small" onClick={() => leaving.ask(START)}>
          {copy.leave}
        </Button>
      </div>
      <ThreadView
        thread={thread}
        outgoing={[]}
        hasHelp={hasHelp}
        country={likelyCountryHere()}
        top={<ChatNotice isPrivate />}
        onSay={(words) => {
          void say(words);
          focusField(field);
        }}
        onRetry={() => {}}
        onTakeBack={() => {}}
      />
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-3 pt-2 pb-3 sm:px-6 sm:pb-5">
        {!hasHelp && <LimitNotice allowance={allowance} />}
        <Composer
          text={text}
          onWrite={write}
          onSend={(words) => {
            write('');
            void say(words);
          }}
          isReplying={thread.isReplying}
          canSend={!isBusy}
          onStop={stop}
          fieldRef={field}
        />
      </div>
      <HelpReadOut hasHelp={hasHelp} />
      {leaving.to !== null && (
        <ConfirmDialogLater
          isOpen
          onOpenChange={(isOpen) => !isOpen && leaving.stay()}
          title={copy.leaveTitle}
          description={copy.leaveBody}
          confirmLabel={copy.leaveConfirm}
          cancelLabel={copy.stay}
          onConfirm={leaving.leave}
        />
      )}
    </>
  );
}

/** The address inside this app that a press on a link leads to; null for anything else. Help is never asked about. */
function destinationOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download'))
    return null;
  const url = new URL(link.href);
  const isElsewhere = url.origin === location.origin && url.pathname !== location.pathname;
  return isElsewhere && url.pathname !== '/crisis' ? url.pathname + url.search + url.hash : null;
}

function useAskBeforeLeaving(onLeft: () => void) {
  const navigate = useNavigate();
  const { state } = useLocation();
  /** Leaves no place behind that nothing stands at any more: the browser's own way back would stumble over it. */
  const go = (destination: string) => {
    if (destination === START && state?.isFromStart === true) void navigate(-1);
    else void navigate(destination, { replace: true });
  };
  const [to, setTo] = useState<string | null>(null);
  const isHere = useRef(false);
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const destination = destinationOf(event);
      if (!destination || !hasWords()) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(destination);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => askBeforeUnload(hasWords), []);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      // A development build mounts everything twice: only one that stays away is a leaving.
      setTimeout(() => {
        if (!isHere.current) left.current();
      });
    };
  }, []);

  return {
    to,
    ask: (destination: string) => (hasWords() ? setTo(destination) : go(destination)),
    stay: () => setTo(null),
    leave: () => {
      forgetPrivateChat();
      setTo(null);
      go(to ?? START);
    },
  };
}

const hasWords = () => {
  const chat = privateChat();
  return chat !== null && (chat.messages.length > 0 || chat.draft.trim() !== '');
};

/** Takes the way back away: it is there for whoever left the chat alone, and leads nowhere once another has begun. */
let withdrawOffer = () => {};
onWordsForgotten(() => withdrawOffer());

/** Forgets the chat, and offers it back as long as one toast stands. */
function letGo(onBringBack: () => void): void {
  const chat = privateChat();
  const isWorthIt = hasWords();
  forgetPrivateChat();
  if (!chat || !isWorthIt) return;
  withdrawOffer = toast({
    title: copy.gone,
    description: copy.goneBody,
    durationMs: BRING_BACK_MS,
    undo: {
      label: copy.bringBack,
      onUndo: () => {
        restorePrivateChat(chat);
        onBringBack();
      },
    },
  });
}

/** Kept in this tab alone until the member signs in again; whoever signs in instead finds nothing. */
function letWait(): void {
  if (!hasWords()) {
    forgetPrivateChat();
    return;
  }
  letPrivateChatWait();
  const stopAsking = askBeforeUnload(hasWords);
  const dismiss = toast({
    title: copy.waits,
    description: copy.waitsBody,
    durationMs: BRING_BACK_MS,
    undo: { label: copy.letGo, onUndo: forgetPrivateChat },
  });
  withdrawOffer = () => {
    stopAsking();
    dismiss();
  };
}
