// Where the member writes. It grows with the words, never cuts them, and keeps them until they are sent. With a keyboard
// Enter sends; on a phone Enter is a new line, as everywhere else there.
import { ArrowUp, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { chatCopy } from './chat.copy.ts';
import { MAX_CHAT_CHARACTERS } from './chat-api.ts';
import { focusField } from './use-composer-focus.ts';

const copy = chatCopy.composer;
/** The count is shown once it begins to matter. */
const COUNTED_FROM = 500;
/** Said aloud at these alone, not with every letter. */
const SAID_AT = [20, 100, COUNTED_FROM];
const TALLEST_PX = 220;

type ComposerProps = {
  text: string;
  onWrite: (text: string) => void;
  /** Called with words, trimmed and within the limit. The field is emptied by whoever holds the text. */
  onSend: (text: string) => void;
  isReplying: boolean;
  onStop: () => void;
  /** False while nothing can follow yet; what is written stays. */
  canSend?: boolean;
  placeholder?: string;
  fieldRef?: Ref<HTMLTextAreaElement>;
};

/** It takes what an input method offers, and sends nothing. Safari says so by the old code alone. */
const isOfInputMethod = ({ isComposing, keyCode }: globalThis.KeyboardEvent) =>
  isComposing || keyCode === 229;

export function Composer(props: ComposerProps) {
  const { text, onWrite, onSend, isReplying, onStop, canSend = true, placeholder, fieldRef } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const sendsOnEnter = !useMediaQuery('(pointer: coarse)');
  const words = text.trim();
  const left = MAX_CHAT_CHARACTERS - words.length;
  const step = SAID_AT.find((most) => left <= most);
  const isSendable = canSend && words !== '' && left >= 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the words
  useLayoutEffect(() => {
    const field = own.current;
    if (!field) return;
    field.style.height = 'auto';
    field.style.height = `${Math.min(field.scrollHeight, TALLEST_PX)}px`;
    field.style.overflowY = field.scrollHeight > TALLEST_PX ? 'auto' : 'hidden';
  }, [text]);

  function send(event?: FormEvent) {
    event?.preventDefault();
    if (isSendable) onSend(words);
    own.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
    if (event.ctrlKey || event.metaKey || (sendsOnEnter && !event.shiftKey)) {
      event.preventDefault();
      send();
    }
  }

  return (
    <form onSubmit={send} className="grid gap-1">
      <div
        className={classNames(
          'flex items-end gap-1 rounded-[26px] border bg-surface p-1 pl-4 shadow-soft transition',
          'has-[textarea:focus-visible]:border-brand has-[textarea:focus-visible]:shadow-[inset_0_0_0_1px_var(--brand)]',
          left < 0 ? 'border-warn' : 'border-line-strong',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {copy.label}
        </label>
        <textarea
          id={id}
          ref={(field) => {
            own.current = field;
            if (typeof fieldRef === 'function') fieldRef(field);
            else if (fieldRef) fieldRef.current = field;
          }}
          rows={1}
          value={text}
          placeholder={placeholder ?? copy.placeholder}
          aria-describedby={`${id}-hint ${id}-count`}
          aria-invalid={left < 0 || undefined}
          enterKeyHint={sendsOnEnter ? 'send' : 'enter'}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 flex-1 resize-none bg-transparent py-2.5 text-body outline-none"
        />
        <span id={`${id}-hint`} className="sr-only">
          {sendsOnEnter ? copy.hint : copy.hintTouch}
        </span>
        {isReplying && (
          <IconButton
            label={copy.stop}
            look="ring"
            icon={<Square size={16} fill="currentColor" aria-hidden="true" />}
            onClick={() => {
              onStop();
              focusField(own);
            }}
          />
        )}
        {(!isReplying || words !== '') && (
          <button
            type="submit"
            aria-label={copy.send}
            aria-disabled={!isSendable}
            className={classNames(
              'grid size-11 shrink-0 place-items-center rounded-pill transition active:translate-y-px',
              isSendable ? 'bg-brand text-brand-ink hover:bg-brand-strong' : 'bg-sunken text-ink-soft',
            )}
          >
            <ArrowUp size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {left < 0 ? copy.tooLongNow : step !== undefined && copy.fewLeft(step)}
      </p>
      <p
        id={`${id}-count`}
        className={classNames(
          'px-4 text-tiny tabular-nums empty:hidden',
          left < 0 ? 'font-medium text-warn' : 'text-ink-soft',
        )}
      >
        {left < 0 ? copy.tooLong(-left) : left <= COUNTED_FROM ? copy.left(left) : ''}
      </p>
    </form>
  );
}
