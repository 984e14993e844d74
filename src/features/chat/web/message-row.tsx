// One message of a thread. The therapist's words stand on the page itself, the member's in a soft shape of their own.
// What can be done with a message shows on the newest ones, and on any other when it is pointed at, focused or tapped.
import { AudioLines, Check, Copy, Pencil, RotateCcw } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { dateAndTimeOf, timeOf } from '#features/conversations/web/conversation-time.ts';
import { classNames } from '#platform/web/class-names.ts';
import { toast } from '#platform/web/ui/toast.ts';
import type { BegunEdits } from './begun-edits.ts';
import { chatCopy } from './chat.copy.ts';
import { EditMessage } from './edit-message.tsx';

const copy = chatCopy.message;
const COPIED_FOR_MS = 2_000;

type MessageRowProps = {
  message: Message;
  /** Being written right now. */
  isWriting: boolean;
  isNewest: boolean;
  /** Absent where it cannot be done. */
  onEdit?: ((content: string) => Promise<boolean>) | undefined;
  edits?: BegunEdits | undefined;
  onRegenerate?: (() => void) | undefined;
};

const toNothing = () => () => {};

export function MessageRow({ message, isWriting, isNewest, onEdit, edits, onRegenerate }: MessageRowProps) {
  const subscribe = edits?.subscribe ?? toNothing;
  const isEditing = useSyncExternalStore(subscribe, () => edits?.opened().has(message.id) ?? false);
  const begun = useSyncExternalStore(subscribe, () => edits?.wordsOf(message.id));
  const wasPressed = useRef(false);
  const [isTapped, setIsTapped] = useState(false);
  const isOwn = message.role === 'user';
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing && onEdit && edits)
    return (
      <EditMessage
        content={message.content}
        begun={begun}
        takesFocus={wasPressed.current}
        onWrite={(text) => edits.write(message.id, text)}
        onSave={onEdit}
        onClose={() => edits.close(message.id)}
      />
    );
  return (
    <div
      onPointerUp={(event) => {
        // Hidden by the tap that presses them, the buttons would be gone before they heard of it.
        const isOnButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (event.pointerType === 'touch' && !isOnButton) setIsTapped(!isTapped);
      }}
      className={classNames(
        'group grid w-full pointer-coarse:pb-2',
        isOwn ? 'justify-items-end' : 'justify-items-start',
      )}
    >
      <p className="sr-only">
        {isOwn ? chatCopy.thread.you : chatCopy.thread.therapist}, {timeOf(message.created_at)}
      </p>
      {isOwn ? <OwnWords message={message} /> : <TherapistWords message={message} isWriting={isWriting} />}
      {!isWriting && (
        <div
          className={classNames(
            'flex items-center text-ink-soft',
            isOwn ? '-mr-2.5 flex-row-reverse' : '-ml-2.5',
            !isNewest &&
              !isTapped &&
              'transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0 pointer-coarse:hidden pointer-coarse:group-focus-within:flex',
          )}
        >
          <CopyButton text={message.content} />
          {isOwn && onEdit && message.source === 'typed' && (
            <QuietButton
              ref={pencil}
              label={copy.edit}
              icon={<Pencil size={16} aria-hidden="true" />}
              onClick={() => {
                wasPressed.current = true;
                edits?.open(message.id);
              }}
            />
          )}
          {onRegenerate && (
            <QuietButton
              label={copy.regenerate}
              icon={<RotateCcw size={16} aria-hidden="true" />}
              onClick={onRegenerate}
            />
          )}
          <time
            dateTime={message.created_at}
            title={dateAndTimeOf(message.created_at)}
            className="px-1.5 text-tiny tabular-nums"
            aria-hidden="true"
          >
            {timeOf(message.created_at)}
          </time>
        </div>
      )}
    </div>
  );
}

const Spoken = () => (
  <span className="mb-0.5 flex items-center gap-1.5 font-sans text-tiny text-ink-soft">
    <AudioLines size={14} aria-hidden="true" />
    {chatCopy.thread.spoken}
  </span>
);

const TherapistWords = ({ message, isWriting }: { message: Message; isWriting: boolean }) => (
  <div className="max-w-(--measure) font-display text-lead break-words whitespace-pre-wrap">
    {message.source === 'voice' && <Spoken />}
    {message.content}
    {message.heard_ms !== null && (
      <>
        — <span className="font-sans text-tiny text-ink-soft">({chatCopy.thread.interrupted})</span>
      </>
    )}
    {isWriting && (
      <span
        aria-hidden="true"
        className="ml-1.5 inline-block size-2 animate-shimmer rounded-pill bg-glow [--still-animation:shimmer]"
      />
    )}
  </div>
);

const ownClass =
  'max-w-[min(34rem,88%)] rounded-card rounded-br-small bg-calm-tint px-4 py-2.5 break-words whitespace-pre-wrap';

const OwnWords = ({ message }: { message: Message }) => (
  <div className={ownClass}>
    {message.source === 'voice' && <Spoken />}
    {message.content}
  </div>
);

/** Words of the member's that are not with the server yet; `children` says why and what can be done. */
export const OutgoingWords = ({ text, children }: { text: string; children: ReactNode }) => (
  <div className="grid justify-items-end gap-1">
    <div className={classNames(ownClass, 'border border-dashed border-line-strong bg-transparent')}>
      {text}
    </div>
    <div className="flex flex-wrap items-center justify-end gap-x-1 text-right text-tiny text-ink-soft">
      {children}
    </div>
  </div>
);

type QuietButtonProps = {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

const QuietButton = ({ label, icon, onClick, ref }: QuietButtonProps) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    onClick={onClick}
    className="grid size-9 place-items-center rounded-pill transition hover:bg-sunken hover:text-ink pointer-coarse:size-11"
  >
    {icon}
  </button>
);

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      toast({ title: copy.copyFailed, tone: 'problem' });
    }
  };
  return (
    <>
      <QuietButton
        label={isCopied ? copy.copied : copy.copy}
        icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={() => void put()}
      />
      <span role="status" className="sr-only">
        {isCopied && copy.copied}
      </span>
    </>
  );
}
