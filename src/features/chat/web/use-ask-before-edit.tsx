// Saying an early message differently takes everything after it away, for good: that is asked about first. Of the last message
// only its answer goes, which is what saying it differently is for.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import { lastOwnId, type Thread } from './chat-thread.ts';

const copy = chatCopy.message.editAsk;

const ConfirmDialogLater = later(
  async () => (await import('#platform/web/ui/confirm-dialog.tsx')).ConfirmDialog,
);

type Question = { id: string; count: number; answer: (isYes: boolean) => void };

/** How many messages go when this one is said differently; null when it is nothing to ask about. */
export function countLost(thread: Thread, id: string): number | null {
  const at = thread.messages.findIndex((message) => message.id === id);
  return at < 0 || lastOwnId(thread) === id ? null : thread.messages.length - at - 1;
}

/** `ask` resolves with whether to go on; false where the question itself cannot be had. */
export function useAskBeforeEdit(thread: Thread): {
  ask: (id: string) => Promise<boolean>;
  question: ReactNode;
} {
  usePreloaded(ConfirmDialogLater);
  const [asked, setAsked] = useState<Question | null>(null);
  /** A row is drawn anew only when its own message changes, and may ask with what it knew then. */
  const now = useRef(thread);
  useEffect(() => {
    now.current = thread;
  }, [thread]);
  const close = (question: Question, isYes: boolean) => {
    setAsked(null);
    question.answer(isYes);
  };
  // Changed on another page meanwhile: there is nothing left to answer.
  const isGone = asked !== null && !thread.messages.some(({ id }) => id === asked.id);
  useEffect(() => {
    if (!asked || !isGone) return;
    setAsked(null);
    asked.answer(false);
  }, [asked, isGone]);
  return {
    ask: async (id) => {
      const count = countLost(now.current, id);
      if (count === null) return true;
      await ConfirmDialogLater.preload();
      if (!ConfirmDialogLater.isHere()) {
        toast({ title: chatCopy.failures.edit, tone: 'problem' });
        return false;
      }
      return new Promise((answer) => setAsked({ id, count, answer }));
    },
    question: asked && (
      <ConfirmDialogLater
        isOpen
        onOpenChange={(isOpen) => !isOpen && close(asked, false)}
        title={copy.title(asked.count)}
        description={copy.description}
        confirmLabel={copy.confirm}
        cancelLabel={copy.keep}
        isDangerous
        onConfirm={() => close(asked, true)}
      />
    ),
  };
}
