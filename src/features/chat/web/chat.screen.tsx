// /chat, /chat/:conversationId and /chat/private: the conversations beside the one that is open. The screen is as tall as
// the window and only the thread scrolls, so that the field to write in is always at hand.
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { isConversationId } from '#features/conversations/web/conversation-id.ts';
import { later, usePreloaded } from '#platform/web/later.tsx';
import { useMediaQuery } from '#platform/web/media-query.ts';
import { DrawerLater } from '#platform/web/ui/drawer-later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TopBar } from '#platform/web/ui/top-bar.tsx';
import { chatCopy } from './chat.copy.ts';
import { ConversationColumn } from './conversation-column.tsx';
import { NewChat } from './new-chat.tsx';
import { StoredChat } from './stored-chat.tsx';
import { Gone } from './thread-states.tsx';

const PRIVATE = 'private';

const PrivateChatLater = later(async () => (await import('./private-chat.tsx')).PrivateChat);

export function ChatScreen() {
  const { user } = useAuth();
  return user ? <MemberChat key={user.id} memberId={user.id} /> : null;
}

function MemberChat({ memberId }: { memberId: string }) {
  const { conversationId } = useParams();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 64rem)');
  const [isListOpen, setIsListOpen] = useState(false);
  usePreloaded(DrawerLater, PrivateChatLater);
  const title = (name: string, narrowName = name) => (
    <TopBar>
      {!isWide && (
        <IconButton
          label={chatCopy.list.open}
          icon={<MessagesSquare size={22} aria-hidden="true" />}
          aria-haspopup="dialog"
          className="-ml-1"
          onClick={() => setIsListOpen(true)}
        />
      )}
      <h1 className="line-clamp-2 text-lead leading-tight break-words lg:truncate lg:text-title">
        {isWide ? name : narrowName}
      </h1>
    </TopBar>
  );
  const toNewChat = () => void navigate('/chat', { replace: true });
  const column = (
    <ConversationColumn
      memberId={memberId}
      currentId={conversationId ?? null}
      onCurrentDeleted={toNewChat}
      {...(!isWide && { onNavigate: () => setIsListOpen(false) })}
    />
  );
  return (
    <div className="relative min-h-96 flex-1" data-undisturbed="">
      <div className="absolute inset-0 flex">
        {isWide ? (
          <div className="flex w-64 shrink-0 flex-col border-r border-line pt-1 xl:w-72">{column}</div>
        ) : (
          <DrawerLater
            isOpen={isListOpen}
            onOpenChange={setIsListOpen}
            title={chatCopy.list.title}
            width="sidebar"
          >
            {column}
          </DrawerLater>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {conversationId === undefined && (
            <>
              {title(chatCopy.title)}
              <NewChat memberId={memberId} />
            </>
          )}
          {conversationId === PRIVATE && <PrivateChatLater memberId={memberId} title={title} />}
          {conversationId !== undefined &&
            conversationId !== PRIVATE &&
            (isConversationId(conversationId) ? (
              <StoredChat
                key={conversationId}
                memberId={memberId}
                conversationId={conversationId}
                onDeleted={toNewChat}
                title={title}
              />
            ) : (
              <>
                {title(chatCopy.title)}
                <Gone />
              </>
            ))}
        </div>
      </div>
    </div>
  );
}
