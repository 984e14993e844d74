import { chatCopy } from './chat.copy.ts';

/** Above the first word: that this is an AI, and in a private chat that nothing is kept. */
export const ChatNotice = ({ isPrivate = false }: { isPrivate?: boolean }) => (
  <div className="grid justify-items-center gap-1.5 py-1 text-center text-tiny text-ink-soft">
    <p className="max-w-[60ch] text-balance">{chatCopy.notice}</p>
    {isPrivate && <p className="max-w-[60ch] font-medium text-balance text-ink">{chatCopy.private.notice}</p>}
  </div>
);
