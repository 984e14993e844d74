// A thread to read: days, messages, exercises, help, what is on its way. It follows the newest word while the reader is
// there; a screen reader is told each finished reply once, never its parts.
import { ArrowDown } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Message } from '#features/conversations/conversations.contract.ts';
import { dayOf } from '#features/conversations/web/conversation-time.ts';
import { rowIdOf, useWantedMessage } from '#features/conversations/web/message-place.ts';
import { CrisisCard, CrisisStrip } from '#features/safety/web/crisis-card.tsx';
import {
  type BegunAnswers,
  BegunAnswersContext,
  createBegunAnswers,
} from '#features/therapist/web/begun-answers.ts';
import { hasCardWork } from '#features/therapist/web/card-work.ts';
import { classNames } from '#platform/web/class-names.ts';
import { later } from '#platform/web/later.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { BegunEdits } from './begun-edits.ts';
import { chatCopy } from './chat.copy.ts';
import type { Thread } from './chat-thread.ts';
import { MessageRow } from './message-row.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import { ReadOut } from './read-out.tsx';
import { rowsOf } from './thread-rows.ts';
import { useDrawnPart } from './use-drawn-part.ts';
import { useFoundPlace } from './use-found-place.ts';
import { SHOWS_TOP, useStickToEnd } from './use-stick-to-end.ts';

const copy = chatCopy.thread;

const ExerciseCardLater = later(
  async () => (await import('#features/therapist/web/exercise-card.tsx')).ExerciseCard,
);

type ThreadViewProps = {
  thread: Thread;
  outgoing: readonly Outgoing[];
  hasHelp: boolean;
  country: string | null;
  /** What stands above the first word: the notice that this is an AI. */
  top: ReactNode;
  /** Stands for what was said before, as long as it is not here. */
  earlier?: ReactNode;
  /** The last message has waited for its answer for too long. */
  isUnanswered?: boolean;
  isBegunHere?: boolean;
  onSay: (text: string) => void;
  onEdit?: (messageId: string, content: string) => Promise<boolean>;
  edits?: BegunEdits;
  /** What was begun on exercise cards; without it, it is there as long as the thread is. */
  answers?: BegunAnswers;
  onRegenerate?: () => void;
  onAskAgain?: () => void;
  onRetry: (id: string) => void;
  onTakeBack: (id: string) => void;
};

const NONE: ReadonlySet<string> = new Set();
const toNothing = () => () => {};
const isQuiet = ({ thread, outgoing }: ThreadViewProps) => !thread.isReplying && outgoing.length === 0;

export function ThreadView(props: ThreadViewProps) {
  const { thread, outgoing, hasHelp, country, top, earlier, isUnanswered = false } = props;
  const { frame, content, isAtEnd, toEnd, leaveEnd } = useStickToEnd();
  const { messages } = thread;
  const { edits } = props;
  const opened = useSyncExternalStore(edits?.subscribe ?? toNothing, () => edits?.opened() ?? NONE);
  const wanted = useWantedMessage();
  const mustSee = useMemo(() => (wanted ? new Set([...opened, wanted]) : opened), [opened, wanted]);
  const drawn = useDrawnPart(thread, mustSee, frame);
  const [unkept] = useState(() => createBegunAnswers());
  const hasNew = useHasNew(messages.at(-1)?.id, isAtEnd);
  const lastOut = outgoing.at(-1)?.id;
  // One's own words are always followed to the end.
  useEffect(() => {
    if (lastOut) toEnd();
  }, [lastOut, toEnd]);
  useFoundPlace(wanted, thread, leaveEnd);
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {hasHelp && <CrisisStrip country={country} label={copy.help} className="border-y sm:px-6" />}
      <section
        ref={frame}
        aria-label={copy.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable for the keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mx-auto grid w-full max-w-3xl gap-5 px-4 pt-3 pb-6 sm:px-6">
          {top}
          {earlier}
          <h2 className="sr-only">{copy.label}</h2>
          {drawn.from > 0 && (
            <Button variant="quiet" size="small" className="justify-self-center" onClick={drawn.showEarlier}>
              {copy.earlier}
            </Button>
          )}
          <p role="status" className="sr-only">
            {drawn.shown > 0 && copy.earlierShown(drawn.shown)}
          </p>
          <BegunAnswersContext value={props.answers ?? unkept}>
            <Rows {...props} from={drawn.from} wanted={wanted} />
          </BegunAnswersContext>
          <p role="status" className="sr-only">
            {isUnanswered && isQuiet(props) && copy.noAnswer}
          </p>
          {isQuiet(props) && <Afterword {...props} />}
        </div>
      </section>
      {!isAtEnd && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
          <Button
            variant="secondary"
            size="small"
            className="pointer-events-auto animate-rise shadow-lifted"
            icon={<ArrowDown size={16} aria-hidden="true" />}
            {...(!hasNew && { 'aria-label': copy.toEnd })}
            onClick={() => {
              toEnd();
              // This button goes, and the keyboard stays with what is read.
              frame.current?.focus({ preventScroll: true });
            }}
          >
            {hasNew && copy.newMessage}
          </Button>
        </div>
      )}
      <ReadOut messages={messages} isLoaded={thread.isLoaded} isBegunHere={props.isBegunHere ?? false} />
    </div>
  );
}

/** One list with keys: the crisis card stays the same, and the keyboard in it, while words come in above and below. */
function Rows(props: ThreadViewProps & { from: number; wanted: string | null }) {
  const { thread, outgoing, hasHelp, country, onSay, from, wanted } = props;
  const { messages, isReplying } = thread;
  const last = messages.at(-1);
  const lastOwn = messages.findLast(({ role }) => role === 'user');
  const isWritten = last?.role === 'assistant' && !last.is_final;
  const drawn = from === 0 ? messages : messages.slice(from);
  const helpAt = messages.findLastIndex(({ shows_help }) => shows_help);
  const helpAfter = messages[helpAt]?.id;
  const card = (
    <li key="help">
      <CrisisCard country={country} isInLiveRegion />
    </li>
  );
  const rowOf = (message: Message) => (
    <li
      key={message.id}
      id={rowIdOf(message.id)}
      tabIndex={-1}
      className={classNames(
        'transition-colors',
        message.id === wanted && '-mx-3 rounded-card bg-glow-tint px-3 py-2',
      )}
    >
      <Said
        message={message}
        isWriting={message === last && isReplying && isWritten}
        isNewest={message === last || message === lastOwn}
        isCurrent={message === last && isQuiet(props)}
        onSay={onSay}
        {...(props.onEdit && { onEdit: props.onEdit })}
        {...(props.edits && { edits: props.edits })}
        {...(props.onRegenerate && lastOwn && { onRegenerate: props.onRegenerate })}
      />
    </li>
  );
  const rows = [
    helpAfter && helpAt < from && card,
    ...rowsOf(drawn).flatMap((row) =>
      row.kind === 'day'
        ? [<DayLine key={row.key} at={row.at} />]
        : [rowOf(row.message), row.message.id === helpAfter && card],
    ),
    ...outgoing.map((item) => (
      <li key={item.id}>
        <OutgoingRow item={item} onRetry={props.onRetry} onTakeBack={props.onTakeBack} />
      </li>
    )),
    hasHelp && !helpAfter && card,
    isReplying && !isWritten && (
      <li key="writing">
        <Writing />
      </li>
    ),
  ];
  return <ol className="grid gap-2.5">{rows}</ol>;
}

/** True from the moment something came while the reader was elsewhere until they have come to the end. */
function useHasNew(lastId: string | undefined, isAtEnd: boolean): boolean {
  const [seen, setSeen] = useState(lastId);
  useEffect(() => {
    if (isAtEnd) setSeen(lastId);
  }, [isAtEnd, lastId]);
  return lastId !== seen;
}

const DayLine = ({ at }: { at: string }) => (
  <li className="flex items-center gap-3 text-tiny font-semibold text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {dayOf(at)}
  </li>
);

type SaidProps = Pick<ThreadViewProps, 'onSay' | 'onEdit' | 'edits' | 'onRegenerate'> & {
  message: Message;
  isWriting: boolean;
  /** The newest of its kind: what can be done with it is in sight. */
  isNewest: boolean;
  /** Nothing was said after it, and nothing is being said. */
  isCurrent: boolean;
};

/** Drawn anew only when something about this very message changed: a thread may be long, and a reply comes in many parts. */
const Said = memo(
  function Said(props: SaidProps) {
    const { message, isWriting, isNewest, isCurrent, onSay, onEdit, edits, onRegenerate } = props;
    const isOwn = message.role === 'user';
    return (
      <div className="grid justify-items-start gap-3">
        <MessageRow
          message={message}
          isWriting={isWriting}
          isNewest={isNewest}
          onEdit={isOwn && onEdit ? (content) => onEdit(message.id, content) : undefined}
          edits={edits}
          onRegenerate={!isOwn && isCurrent && message.source === 'typed' ? onRegenerate : undefined}
        />
        {message.exercise && !isWriting && (
          <div
            className="grid w-full justify-items-start empty:hidden"
            {...(isCurrent && hasCardWork(message.exercise) && { [SHOWS_TOP]: '' })}
          >
            <ExerciseCardLater exercise={message.exercise} isCurrent={isCurrent} onAnswer={onSay} />
          </div>
        )}
      </div>
    );
  },
  (before, after) =>
    before.message === after.message &&
    before.isWriting === after.isWriting &&
    before.isNewest === after.isNewest &&
    before.isCurrent === after.isCurrent &&
    // Known once the member's own words are here: the last answer may be on the screen before them.
    (before.onRegenerate === undefined) === (after.onRegenerate === undefined),
);

const Writing = () => (
  <p className="flex h-8 items-center gap-1.5">
    <span className="sr-only">{copy.writing}</span>
    {['[animation-delay:0ms]', '[animation-delay:240ms]', '[animation-delay:480ms]'].map((delay) => (
      <span
        key={delay}
        aria-hidden="true"
        className={`size-2 animate-shimmer rounded-pill bg-glow [--still-animation:shimmer] ${delay}`}
      />
    ))}
  </p>
);

/** What can follow: a few words to press instead of typing, or another try where no answer came. */
function Afterword({ thread, isUnanswered = false, onSay, onAskAgain }: ThreadViewProps) {
  if (isUnanswered && onAskAgain) {
    return (
      <div className="flex flex-wrap items-center gap-3 text-small text-ink-soft">
        <p aria-hidden="true">{copy.noAnswer}</p>
        <Button variant="secondary" size="small" onClick={onAskAgain}>
          {copy.askAgain}
        </Button>
      </div>
    );
  }
  const last = thread.messages.at(-1);
  const isAnswered = last?.role === 'assistant';
  // The card says itself what can be done with it.
  const hasCard = Boolean(last?.exercise && hasCardWork(last.exercise));
  return (
    <>
      {thread.lastEnd === 'stopped' && <p className="text-small text-ink-soft">{copy.stopped}</p>}
      {thread.lastEnd === 'failed' && isAnswered && (
        <p className="text-small text-ink-soft">{copy.brokeOff}</p>
      )}
      {thread.suggestions.length > 0 && !hasCard && (
        <ul aria-label={copy.suggestions} className="flex flex-wrap gap-2">
          {thread.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                variant="secondary"
                size="small"
                className="animate-appear text-left whitespace-normal!"
                onClick={() => onSay(suggestion)}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
