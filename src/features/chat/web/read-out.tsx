import { useEffect, useRef, useState } from 'react';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { crisisCardCopy } from '#features/safety/web/crisis-card.copy.ts';
import { chatCopy } from './chat.copy.ts';

type ReadOutProps = {
  messages: readonly Message[];
  isLoaded: boolean;
  /** The chat began on this page: every reply is new to the member. */
  isBegunHere: boolean;
};

/** Says each reply once it is whole; what was there when the page opened is not said. */
export function ReadOut({ messages, isLoaded, isBegunHere }: ReadOutProps) {
  const known = useRef<Set<string> | null>(isBegunHere ? new Set() : null);
  const [text, setText] = useState('');
  useEffect(() => {
    if (!isLoaded) return;
    const whole = messages.filter(({ role, is_final }) => role === 'assistant' && is_final);
    if (!known.current) {
      known.current = new Set(whole.map(({ id }) => id));
      return;
    }
    const fresh = whole.filter(({ id }) => !known.current?.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) known.current.add(id);
    setText(fresh.map(({ content }) => `${chatCopy.thread.therapist}: ${content}`).join(' '));
  }, [messages, isLoaded]);
  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}

/**
 * Says once that help is on the screen, wherever its card stands and moves to. It is there before its words: some screen
 * readers miss a region that comes with them.
 */
export function HelpReadOut({ hasHelp }: { hasHelp: boolean }) {
  const [isSaid, setIsSaid] = useState(false);
  useEffect(() => setIsSaid(hasHelp), [hasHelp]);
  return (
    <div role="status" className="sr-only">
      {isSaid && `${crisisCardCopy.title}. ${crisisCardCopy.body} ${chatCopy.thread.helpAbove}`}
    </div>
  );
}
