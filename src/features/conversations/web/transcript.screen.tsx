// /history/:id: one conversation to read again: who said what and when, what was cut off, and the ways to go on with it.
import { ArrowLeft, AudioLines, LifeBuoy, MessageCircle } from 'lucide-react';
import { Fragment, memo, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { useCategories } from '#features/categories/web/use-categories.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { classNames } from '#platform/web/class-names.ts';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { searchedWords } from '#platform/web/searched-words.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { LONGEST_PAUSE_MS } from '../conversation-length.data.ts';
import type { Message } from '../conversations.contract.ts';
import { isConversationId } from './conversation-id.ts';
import { nameOf } from './conversation-name.ts';
import { ConversationOptions } from './conversation-options.tsx';
import { dateAndTimeOf, dayOf, isSameDay, lengthOf, timeOf } from './conversation-time.ts';
import { conversationsCopy } from './conversations.copy.ts';
import { HISTORY_SEARCH } from './history-filter.ts';
import { MarkedText } from './marked-text.tsx';
import { bringIntoSight, rowIdOf, useWantedMessage } from './message-place.ts';
import { SurfaceIcon } from './surface-icon.tsx';
import { useConversation, useConversationKeptTrue, useTranscript } from './use-history.ts';

const copy = conversationsCopy.transcript;
const column = 'mx-auto grid w-full max-w-3xl content-start gap-5 px-4 pt-1 pb-32 sm:px-6';

export function TranscriptScreen() {
  const { user } = useAuth();
  const { conversationId = '' } = useParams();
  if (!user) return null;
  return isConversationId(conversationId) ? (
    <MemberTranscript key={conversationId} memberId={user.id} id={conversationId} />
  ) : (
    <Missing />
  );
}

function MemberTranscript({ memberId, id }: { memberId: string; id: string }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // What led here stays marked, whatever is searched for next.
  const [wanted] = useState(() => (state?.fromHistory === true ? searchedWords(HISTORY_SEARCH) : ''));
  const { categories } = useCategories(memberId);
  const isWide = useMediaQuery('(min-width: 64rem)');
  const conversation = useConversation(memberId, id);
  const transcript = useTranscript(memberId, id);
  useConversationKeptTrue(memberId, id);
  const error = conversation.error ?? transcript.error;
  if (isRefusal(error, 'NOT_FOUND')) return <Missing />;
  // Without a network they wait for one, and go on by themselves when it is back.
  const isPaused = conversation.isPaused || transcript.isPaused;
  if ((error || isPaused) && !(conversation.data && transcript.data)) {
    return (
      <div className={column}>
        <TopBarTitle>{conversationsCopy.history.title}</TopBarTitle>
        <ErrorState
          title={copy.failedTitle}
          description={copy.failedBody}
          isRetrying={conversation.isFetching || transcript.isFetching}
          onRetry={() => {
            void conversation.refetch();
            void transcript.refetch();
          }}
        />
      </div>
    );
  }
  const messages = transcript.data;
  if (!conversation.data || !messages) return <TranscriptSkeleton />;
  const { title, surface, coach_type, therapy_style, created_at } = conversation.data;
  const firstLine = messages.find(({ role }) => role === 'user')?.content;
  const name = nameOf(title, firstLine);
  const category = categories.find((known) => known.id === coach_type)?.name ?? conversationsCopy.ownCategory;
  return (
    <div className={column}>
      <TopBarTitle>{isWide ? name : conversationsCopy.history.title}</TopBarTitle>
      <div>
        <BackLink isReturn={state?.fromHistory === true} />
        {!isWide && <h2 className="mt-1 break-words text-heading">{name}</h2>}
        <div className="mt-2 flex items-start justify-between gap-3">
          <div className="flex gap-2.5 text-small text-ink-soft">
            <span className="mt-px">
              <SurfaceIcon surface={surface} />
            </span>
            <p>
              <time dateTime={created_at}>{dateAndTimeOf(created_at)}</time> · {lengthOf(lengthIn(messages))}{' '}
              · {category} · {copy.styles[therapy_style]}
            </p>
          </div>
          <ConversationOptions
            memberId={memberId}
            conversationId={id}
            title={title}
            name={name}
            onDeleted={() => void navigate('/history', { replace: true })}
            className="-mt-2.5"
          />
        </div>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <ButtonLink
            to={`/chat/${id}`}
            state={{ isCarriedOn: true }}
            size="small"
            icon={<MessageCircle size={18} aria-hidden="true" />}
          >
            {conversationsCopy.actions.asText}
          </ButtonLink>
          <ButtonLink
            to={`/dashboard?conversation=${id}`}
            variant="secondary"
            size="small"
            icon={<AudioLines size={18} aria-hidden="true" />}
          >
            {conversationsCopy.actions.byVoice}
          </ButtonLink>
        </div>
      </div>
      <Words messages={messages} wanted={wanted} />
      <p className="text-tiny text-ink-soft">{copy.aiNote}</p>
    </div>
  );
}

const lengthIn = (messages: Message[]) => {
  const times = messages.map(({ created_at }) => Date.parse(created_at)).sort((a, b) => a - b);
  const gaps = times.slice(1).map((time, at) => time - times[at]!);
  return gaps.filter((gap) => gap <= LONGEST_PAUSE_MS).reduce((sum, gap) => sum + gap, 0);
};

/** Back to where one came from, with its search and its place in the list. */
function BackLink({ isReturn }: { isReturn: boolean }) {
  const navigate = useNavigate();
  return (
    <Link
      to="/history"
      onClick={(event) => {
        if (!isReturn || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="-ml-2 inline-flex touch items-center gap-2 rounded-control px-2 text-small font-medium text-ink-soft hover:text-ink"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {copy.back}
    </Link>
  );
}

function Words({ messages, wanted }: { messages: Message[]; wanted: string }) {
  const place = useWantedMessage();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const target =
      (place && document.getElementById(rowIdOf(place))) ||
      (wanted && list.current?.querySelector('mark')?.closest('li'));
    if (target instanceof HTMLElement) return bringIntoSight(target);
  }, [place, wanted]);
  if (messages.length === 0) return <p className="text-ink-soft">{copy.empty}</p>;
  return (
    <ol ref={list} aria-label={copy.label} className="grid gap-5">
      {messages.map((message, at) => {
        const before = messages[at - 1];
        const isNewDay = !before || !isSameDay(before.created_at, message.created_at);
        return (
          <Fragment key={message.id}>
            {isNewDay && (
              <li className="flex items-center gap-3 text-tiny font-semibold text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                {dayOf(message.created_at)}
              </li>
            )}
            <Said message={message} wanted={wanted} isTarget={message.id === place} />
          </Fragment>
        );
      })}
    </ol>
  );
}

type SaidProps = { message: Message; wanted: string; isTarget: boolean };

/** Drawn anew only when something about this very message changed: a transcript may be thousands of messages long. */
const Said = memo(function Said({ message, wanted, isTarget }: SaidProps) {
  const { role, content, source, heard_ms, created_at, shows_help } = message;
  const isTherapist = role === 'assistant';
  const isCutOff = isTherapist && heard_ms !== null;
  return (
    <li
      id={rowIdOf(message.id)}
      tabIndex={-1}
      className={classNames(
        'grid scroll-mt-6 gap-0.5 border-l-2 pl-4 transition-colors',
        isTherapist ? 'border-glow' : 'border-calm',
        isTarget && 'rounded-r-control bg-glow-tint py-2',
      )}
    >
      <p className="text-tiny text-ink-soft">
        <strong className="font-semibold">{isTherapist ? copy.therapist : copy.you}</strong>{' '}
        <time dateTime={created_at}>{timeOf(created_at)}</time>
        {source === 'voice' && ` · ${copy.spoken}`}
      </p>
      <p
        className={classNames(
          'max-w-(--measure) break-words whitespace-pre-wrap',
          isTherapist && 'font-display text-lead',
        )}
      >
        <MarkedText text={content} wanted={wanted} />
        {isCutOff && (
          <>
            — <span className="font-sans text-tiny text-ink-soft">({copy.interrupted})</span>
          </>
        )}
      </p>
      {shows_help && (
        <p className="mt-1">
          <a
            href="/crisis"
            className="inline-flex touch items-center gap-2 text-small font-medium text-rose underline underline-offset-3"
          >
            <LifeBuoy size={18} aria-hidden="true" />
            {copy.helpShown}
          </a>
        </p>
      )}
    </li>
  );
});

const Missing = () => (
  <div className={column}>
    <TopBarTitle>{conversationsCopy.history.title}</TopBarTitle>
    <ErrorState
      title={copy.missingTitle}
      description={copy.missingBody}
      action={<ButtonLink to="/history">{copy.back}</ButtonLink>}
    />
  </div>
);

const TranscriptSkeleton = () => (
  <div className={column}>
    <TopBarTitle>{conversationsCopy.history.title}</TopBarTitle>
    <Skeleton className="h-4 w-2/3" />
    {['w-4/5', 'w-3/5', 'w-full', 'w-2/5'].map((width) => (
      <div key={width} className="grid gap-2 border-l-2 border-line pl-4">
        <Skeleton className="h-3 w-20" />
        <Skeleton className={`h-5 ${width}`} />
      </div>
    ))}
  </div>
);
