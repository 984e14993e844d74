// A stored conversation: its line of facts and ways on, the thread, and the field to write in.
import { AudioLines } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCategories } from '#features/categories/web/use-categories.ts';
import { nameOf } from '#features/conversations/web/conversation-name.ts';
import { ConversationOptions } from '#features/conversations/web/conversation-options.tsx';
import { conversationsCopy } from '#features/conversations/web/conversations.copy.ts';
import { useWantedMessage } from '#features/conversations/web/message-place.ts';
import {
  draftOf,
  useConversation,
  useConversationKeptTrue,
} from '#features/conversations/web/use-history.ts';
import { CrisisStrip } from '#features/safety/web/crisis-card.tsx';
import { likelyCountryHere } from '#features/safety/web/likely-country.ts';
import { keepWords, knownWords, loadKeptWords } from '#platform/web/kept-words.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useBegunEdits } from './begun-edits.ts';
import { chatCopy } from './chat.copy.ts';
import { ChatNotice } from './chat-notice.tsx';
import { Composer } from './composer.tsx';
import { LimitNotice, useAllowance } from './limit-notice.tsx';
import { HelpReadOut } from './read-out.tsx';
import { EarlierWords, Gone, NotLoaded, ThreadSkeleton } from './thread-states.tsx';
import { ThreadView } from './thread-view.tsx';
import { useAskBeforeEdit } from './use-ask-before-edit.tsx';
import { useChatThread } from './use-chat-thread.ts';
import { focusField, useComposerFocus } from './use-composer-focus.ts';
import { useDraft } from './use-draft.ts';
import { useKeptAnswers } from './use-kept-answers.ts';

const copy = chatCopy.thread;
/** After this long without a sign of an answer, the member may ask for it again. */
const UNANSWERED_AFTER_MS = 12_000;
/** A line that is back at once is not worth a word. */
const SAY_LOST_AFTER_MS = 3_000;

type StoredChatProps = {
  memberId: string;
  conversationId: string;
  onDeleted: () => void;
  /** The heading of the screen, which the layout shows elsewhere; another where there is no room for a name. */
  title: (name: string, narrowName?: string) => ReactNode;
};

export function StoredChat({ memberId, conversationId, onDeleted, title }: StoredChatProps) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const chat = useChatThread(memberId, conversationId, { opens: state?.isCarriedOn === true });
  const { thread, outgoing, line, hasHelp } = chat;
  const draft = useDraft(memberId, conversationId);
  const allowance = useAllowance(memberId);
  const field = useComposerFocus(useWantedMessage() === null);
  const { edits, save } = useBegunEdits(memberId, conversationId, thread, (words) => {
    draft.putBack(words);
    focusField(field);
  });
  const { ask, question } = useAskBeforeEdit(thread);
  const answers = useKeptAnswers(memberId, conversationId);
  const last = thread.messages.at(-1);
  const isUnanswered = useHolds(
    line === 'live' && last?.role === 'user' && last.source === 'typed' && !thread.isReplying
      ? last.id
      : null,
    UNANSWERED_AFTER_MS,
  );
  const firstWords =
    thread.messages.find(({ role }) => role === 'user') ??
    (thread.isLoaded || !chat.isMade ? outgoing[0] : undefined);
  const { isMade } = chat;
  const [isBegunHere] = useState(!isMade);
  const help = hasHelp && <CrisisStrip country={likelyCountryHere()} className="border-y sm:px-6" />;

  // By its key it stays through whatever stands around it.
  const helpAloud = <HelpReadOut key="help-aloud" hasHelp={hasHelp} />;

  const isDraftKept = useOutliving(memberId, chat.isMissing, draft.beingWritten);
  if (chat.isMissing)
    return (
      <>
        {title(chatCopy.title)}
        {help}
        <Gone isDraftKept={isDraftKept} />
        {helpAloud}
      </>
    );
  const isEmpty = !thread.isLoaded && isMade && outgoing.length === 0 && thread.messages.length === 0;
  const isNotLoaded = isEmpty && line === 'failed';
  return (
    <>
      <Heading
        memberId={memberId}
        conversationId={conversationId}
        isMade={isMade}
        firstWords={firstWords?.content ?? null}
        title={title}
        onDeleted={onDeleted}
      />
      <LineNotice isLost={line === 'lost' || (line === 'failed' && !isNotLoaded)} />
      {isNotLoaded && help}
      {isNotLoaded ? (
        <NotLoaded onRetry={chat.retryLoading} />
      ) : isEmpty && !hasHelp ? (
        <ThreadSkeleton />
      ) : (
        <ThreadView
          thread={thread}
          outgoing={outgoing}
          hasHelp={hasHelp}
          country={likelyCountryHere()}
          top={<ChatNotice />}
          earlier={
            !thread.isLoaded &&
            isMade &&
            !isBegunHere && <EarlierWords isAway={line === 'failed'} onRetry={chat.retryLoading} />
          }
          isUnanswered={isUnanswered}
          isBegunHere={isBegunHere}
          onSay={(words) => {
            void chat.send(words);
            focusField(field);
          }}
          edits={edits}
          answers={answers}
          onEdit={async (id, content) => {
            const isDone = (await ask(id)) && (await save(id, () => chat.edit(id, content)));
            if (isDone) focusField(field);
            return isDone;
          }}
          onRegenerate={() => {
            void chat.regenerate();
            focusField(field);
          }}
          onAskAgain={() => {
            void chat.askAgain();
            focusField(field);
          }}
          onRetry={(id) => {
            chat.retry(id);
            focusField(field);
          }}
          onTakeBack={async (id) => {
            const words = await chat.takeBack(id);
            if (words === null) return;
            if (isMade || outgoing.length > 1) {
              draft.putBack(words);
              field.current?.focus();
              return;
            }
            // Nothing is left of a conversation that never began: its words go back to where one begins.
            await keepBefore(memberId, draftOf('new'), [words, draft.text]);
            draft.write('');
            void navigate('/chat', { replace: true });
          }}
        />
      )}
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-3 pt-2 pb-3 sm:px-6 sm:pb-5">
        {!hasHelp && <LimitNotice allowance={allowance} />}
        <Composer
          text={draft.text}
          onWrite={draft.write}
          onSend={(content) => draft.handOver(chat.send(content))}
          isReplying={thread.isReplying}
          onStop={chat.stop}
          fieldRef={field}
        />
      </div>
      {question}
      {helpAloud}
    </>
  );
}

/** What stood in the field of a conversation that was deleted elsewhere goes to where a new one begins. True once it has. */
function useOutliving(memberId: string, isMissing: boolean, beingWritten: () => string): boolean {
  const [isKept, setIsKept] = useState(false);
  const keep = useEffectEvent(() => {
    const words = beingWritten();
    if (!words) return;
    setIsKept(true);
    void keepBefore(memberId, draftOf('new'), [words]);
  });
  useEffect(() => {
    if (isMissing) keep();
  }, [isMissing]);
  return isKept;
}

/** Keeps `parts` there before what was begun there. */
async function keepBefore(memberId: string, name: string, parts: readonly string[]): Promise<void> {
  const begun = (await loadKeptWords(memberId, name)) ?? knownWords(memberId, name) ?? '';
  const before = parts.filter((part) => part.trim()).join('\n\n');
  // Another tab of the same conversation may have put them there first.
  if (begun === before || begun.startsWith(`${before}\n\n`)) return;
  const kept = begun.trim() ? `${before}\n\n${begun}` : before;
  keepWords(memberId, name, kept);
}

type HeadingProps = Pick<StoredChatProps, 'memberId' | 'conversationId' | 'onDeleted' | 'title'> & {
  isMade: boolean;
  firstWords: string | null;
};

function Heading({ memberId, conversationId, isMade, firstWords, title, onDeleted }: HeadingProps) {
  const { categories } = useCategories(memberId);
  const { data } = useConversation(memberId, isMade ? conversationId : null);
  useConversationKeptTrue(memberId, conversationId);
  const name = nameOf(data?.title ?? null, firstWords);
  const category =
    data && (categories.find(({ id }) => id === data.coach_type)?.name ?? conversationsCopy.ownCategory);
  return (
    <div className="flex min-h-12 items-center gap-2 border-b border-line px-4 pb-2 sm:px-6">
      {title(name, chatCopy.title)}
      <div className="min-w-0 flex-1 text-small">
        <p className="line-clamp-2 font-medium leading-snug lg:hidden">{name}</p>
        <p className="truncate text-ink-soft">
          {data && [category, conversationsCopy.transcript.styles[data.therapy_style]].join(' · ')}
        </p>
      </div>
      {isMade && (
        <>
          <ButtonLink
            to={`/dashboard?conversation=${conversationId}`}
            variant="secondary"
            size="small"
            icon={<AudioLines size={18} aria-hidden="true" />}
          >
            {copy.talkInstead}
          </ButtonLink>
          <ConversationOptions
            memberId={memberId}
            conversationId={conversationId}
            title={data?.title ?? null}
            name={name}
            hasHistoryLink
            onDeleted={onDeleted}
            className="-mr-2.5"
          />
        </>
      )}
    </div>
  );
}

/** Whether `what` has been the same, and not null, for this long. */
function useHolds(what: string | null, ms: number): boolean {
  const [held, setHeld] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setHeld(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return what !== null && held === what;
}

function LineNotice({ isLost }: { isLost: boolean }) {
  const isOnline = useIsOnline();
  const isSaid = useHolds(isLost && isOnline ? 'lost' : null, SAY_LOST_AFTER_MS);
  return (
    <p role="status" className="text-center text-tiny text-ink-soft">
      {isSaid && <span className="block py-1">{copy.reconnecting}</span>}
    </p>
  );
}
