// /chat: before the first word. What it is about is chosen, or left as it is; writing anything begins.
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { resolveSelection } from '#features/categories/web/category-selection.ts';
import { useCategories } from '#features/categories/web/use-categories.ts';
import { conversationsApi } from '#features/conversations/web/use-history.ts';
import { useTherapyChoice } from '#features/voice/web/use-therapy-choice.ts';
import { later } from '#platform/web/later.tsx';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { chatCopy } from './chat.copy.ts';
import { ChatNotice } from './chat-notice.tsx';
import { Composer } from './composer.tsx';
import { LimitNotice, useAllowance } from './limit-notice.tsx';
import { outboxOf } from './member-outbox.ts';
import type { NewConversation } from './outbox.ts';
import { beginPrivateChat, doesPrivateChatWait, FROM_START, forgetPrivateChat } from './private-memory.ts';
import { focusField, useComposerFocus } from './use-composer-focus.ts';
import { useDraft } from './use-draft.ts';
import { WaitingWords } from './waiting-words.tsx';

const copy = chatCopy.start;

const CategoryPickerLater = later(
  async () => (await import('#features/categories/web/category-picker.tsx')).CategoryPicker,
);

export function NewChat({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const panelId = useId();
  const categories = useCategories(memberId);
  const { choice, change } = useTherapyChoice(memberId, 'idle');
  const allowance = useAllowance(memberId);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isPrivate, setIsPrivate] = useState(false);
  // What is meant for a private chat is private from the first letter on.
  const draft = useDraft(memberId, 'new', { isKept: !isPrivate });
  const [isStarting, setIsStarting] = useState(false);
  const field = useComposerFocus();
  const chosen = resolveSelection(categories.categories, choice);
  const about = [
    chosen?.category.name,
    chosen?.topic.name,
    choice.isGenZ ? copy.genZShort : copy.standard,
  ].filter(Boolean);

  const conversation = (): NewConversation => ({
    therapy_style: choice.isGenZ ? 'GenZ' : 'Standard',
    coach_type: chosen?.category.id ?? choice.categoryId,
    ...(chosen && { topic: chosen.topic.id }),
  });

  function write(content: string) {
    if (isPrivate) {
      draft.write('');
      beginPrivateChat(conversation(), content);
      void navigate('/chat/private', { state: FROM_START });
      return;
    }
    const conversationId = crypto.randomUUID();
    const kept = outboxOf(memberId).add({
      id: crypto.randomUUID(),
      conversationId,
      content,
      writtenAt: new Date().toISOString(),
      creates: conversation(),
    });
    draft.handOver(kept);
    void navigate(`/chat/${conversationId}`);
  }

  async function letTherapistBegin() {
    if (isPrivate) {
      beginPrivateChat(conversation(), null, draft.text);
      void navigate('/chat/private', { state: FROM_START });
      return;
    }
    setIsStarting(true);
    try {
      const context = { writtenFor: memberId };
      const { id } = await conversationsApi.create({ ...conversation(), surface: 'chat' }, { context });
      draft.moveTo(id);
      void navigate(`/chat/${id}`);
    } catch {
      toast({ title: copy.failed, tone: 'problem' });
      setIsStarting(false);
    }
  }

  return (
    <>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto grid min-h-full w-full max-w-2xl grid-cols-1 content-center justify-items-center gap-5 px-4 py-6 sm:px-6">
          <div aria-hidden="true" className="quiet-light size-28 animate-breathe" />
          <div className="grid gap-2 text-center">
            <h2 className="text-heading sm:text-display">{copy.title}</h2>
            <p className="mx-auto max-w-[46ch] text-ink-soft">{copy.lead}</p>
          </div>
          {/* Where the list of conversations is folded away. */}
          <WaitingWords
            memberId={memberId}
            currentId={null}
            className="w-full rounded-card border border-line bg-surface px-1 py-3 lg:hidden"
          />
          <WaitingPrivateChat onLetGo={() => focusField(field)} />
          <div className="grid w-full grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
            <div className="flex items-center justify-between gap-3">
              <p className="min-w-0 text-small">
                <span className="block text-tiny text-ink-soft">{copy.about}</span>
                <strong className="block truncate font-semibold">{about.join(' · ')}</strong>
              </p>
              <Button
                variant="quiet"
                size="small"
                aria-expanded={isChoosing}
                aria-controls={panelId}
                icon={
                  isChoosing ? (
                    <ChevronUp size={18} aria-hidden="true" />
                  ) : (
                    <ChevronDown size={18} aria-hidden="true" />
                  )
                }
                onPointerEnter={() => void CategoryPickerLater.preload()}
                onFocus={() => void CategoryPickerLater.preload()}
                onClick={() => setIsChoosing(!isChoosing)}
              >
                {isChoosing ? copy.done : copy.change}
              </Button>
            </div>
            <div id={panelId} hidden={!isChoosing} className="grid gap-5 border-t border-line pt-4">
              {isChoosing && (
                <>
                  <CategoryPickerLater
                    categories={categories.categories}
                    categoryId={chosen?.category.id ?? ''}
                    topicId={chosen?.topic.id ?? ''}
                    onChange={change}
                    onSave={categories.save}
                    onDelete={categories.remove}
                    isLocked={false}
                  />
                  <Switch
                    label={copy.genZ}
                    help={copy.genZHelp}
                    checked={choice.isGenZ}
                    onCheckedChange={(isGenZ) => change({ isGenZ })}
                  />
                </>
              )}
            </div>
            <div className="border-t border-line pt-3">
              <Switch
                label={copy.private}
                help={copy.privateHelp}
                checked={isPrivate}
                onCheckedChange={setIsPrivate}
              />
            </div>
          </div>
          <Button variant="secondary" isBusy={isStarting} onClick={() => void letTherapistBegin()}>
            {copy.begin}
          </Button>
          <ChatNotice />
        </div>
      </div>
      <div className="mx-auto grid w-full max-w-3xl gap-2 px-3 pt-2 pb-3 sm:px-6 sm:pb-5">
        <LimitNotice allowance={allowance} />
        <Composer
          text={draft.text}
          onWrite={draft.write}
          onSend={write}
          isReplying={false}
          onStop={() => {}}
          fieldRef={field}
        />
      </div>
    </>
  );
}

/** The way back to what a session that ran out interrupted. */
function WaitingPrivateChat({ onLetGo }: { onLetGo: () => void }) {
  const [waits, setWaits] = useState(doesPrivateChatWait);
  if (!waits) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-small">
      <p>{chatCopy.private.waitsHere}</p>
      <ButtonLink to="/chat/private" state={FROM_START} variant="secondary" size="small">
        {chatCopy.private.backTo}
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          forgetPrivateChat();
          setWaits(false);
          onLetGo();
        }}
      >
        {chatCopy.private.letGo}
      </Button>
    </div>
  );
}
