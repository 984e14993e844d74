import { Download, Ellipsis, History, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { HelpDialog } from '#features/safety/web/help-dialog.tsx';
import { verdictIn } from '#features/safety/web/verdict-in.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import { zoneHere } from '#platform/web/calendar-dates.ts';
import { useIsOnline } from '#platform/web/online-status.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuNote, MenuRule } from '#platform/web/ui/menu.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { ExportFormat } from '../conversations.contract.ts';
import type { ConversationOptionsProps } from './conversation-options.tsx';
import { conversationsCopy } from './conversations.copy.ts';
import { useConversationChanges } from './use-history.ts';

const copy = conversationsCopy.actions;
/** The server's bound, kept here without its schema library. */
const MAX_TITLE_CHARACTERS = 120;
const formats = ['markdown', 'json', 'pdf'] as const;

/** Its days and times are those of this device, as on the screen. */
const exportUrl = (id: string, format: ExportFormat) =>
  `/api/conversations/${id}/export?format=${format}&tz=${encodeURIComponent(zoneHere())}`;

/** Mounts open: it stands where the button that asked for it stood. */
export function ConversationMenu(props: ConversationOptionsProps) {
  const { conversationId, name, className, hasHistoryLink } = props;
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const isOffline = !useIsOnline();
  return (
    <>
      <Menu
        label={copy.label(name)}
        isOpenAtFirst
        trigger={
          <IconButton
            label={copy.label(name)}
            icon={<Ellipsis size={20} aria-hidden="true" />}
            {...(className && { className })}
          />
        }
      >
        {isOffline && <MenuNote>{copy.offline}</MenuNote>}
        {hasHistoryLink && (
          <LinkItem
            isDisabled={isOffline}
            icon={<History size={18} aria-hidden="true" />}
            link={(content) => <Link to={`/history/${conversationId}`}>{content}</Link>}
          >
            {copy.inHistory}
          </LinkItem>
        )}
        <MenuItem
          isDisabled={isOffline}
          icon={<Pencil size={18} aria-hidden="true" />}
          onSelect={() => setDoing('rename')}
        >
          {copy.rename}
        </MenuItem>
        {formats.map((format) => (
          <LinkItem
            key={format}
            isDisabled={isOffline}
            icon={<Download size={18} aria-hidden="true" />}
            link={(content) => (
              <a href={exportUrl(conversationId, format)} download>
                {content}
              </a>
            )}
          >
            {copy.exportLine(copy.exportAs[format])}
          </LinkItem>
        ))}
        <MenuRule />
        <MenuItem
          isDangerous
          isDisabled={isOffline}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onSelect={() => setDoing('delete')}
        >
          {copy.delete}
        </MenuItem>
      </Menu>
      {doing === 'rename' && <RenameDialog {...props} onClose={() => setDoing(null)} />}
      {doing === 'delete' && <DeleteDialog {...props} onClose={() => setDoing(null)} />}
    </>
  );
}

type LinkItemProps = {
  isDisabled: boolean;
  icon: ReactNode;
  link: (content: ReactNode) => ReactNode;
  children: ReactNode;
};

/** Where it leads nowhere it is no link: the browser would follow it all the same. */
function LinkItem({ isDisabled, icon, link, children }: LinkItemProps) {
  if (isDisabled)
    return (
      <MenuItem isDisabled icon={icon}>
        {children}
      </MenuItem>
    );
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  return <MenuItem isLink>{link(content)}</MenuItem>;
}

type PartProps = ConversationOptionsProps & { onClose: () => void };

function RenameDialog({ memberId, conversationId, title, onClose }: PartProps) {
  const formId = useId();
  const { rename } = useConversationChanges(memberId);
  const [text, setText] = useState(title ?? '');
  const [isSaving, setIsSaving] = useState(false);
  const [helpAfter, setHelpAfter] = useState<'saved' | 'refused' | null>(null);
  const words = conversationsCopy.rename;
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    try {
      const isHelpDue = await rename(conversationId, text.trim());
      if (isHelpDue) setHelpAfter('saved');
      else onClose();
    } catch (error) {
      toast({ title: words.failed, tone: 'problem' });
      setIsSaving(false);
      // Words that were not kept can be a cry for help all the same.
      if (verdictIn(error) === true) setHelpAfter('refused');
    }
  }
  if (helpAfter === 'saved') return <HelpDialog title={words.saved} onClose={onClose} />;
  if (helpAfter === 'refused')
    return <HelpDialog title={words.notSaved} onClose={() => setHelpAfter(null)} />;
  return (
    <Dialog
      isOpen
      width="narrow"
      onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}
      title={words.title}
      footer={
        <Button type="submit" form={formId} isBusy={isSaving}>
          {words.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={save} noValidate>
        <Field label={words.label} help={words.help}>
          <TextInput
            value={text}
            maxLength={MAX_TITLE_CHARACTERS}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

function DeleteDialog({ memberId, conversationId, name, onDeleted, onClose }: PartProps) {
  const { remove } = useConversationChanges(memberId);
  const [isDeleting, setIsDeleting] = useState(false);
  const words = conversationsCopy.remove;
  async function confirm() {
    setIsDeleting(true);
    try {
      await remove(conversationId);
      toast({ title: words.done, tone: 'good' });
      onClose();
      onDeleted?.();
    } catch (error) {
      toast({ title: isRefusal(error, 'CONFLICT') ? words.inCall : words.failed, tone: 'problem' });
      setIsDeleting(false);
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isDeleting && onClose()}
      title={words.title(name)}
      description={words.description}
      confirmLabel={words.confirm}
      cancelLabel={words.keep}
      isDangerous
      isBusy={isDeleting}
      onConfirm={() => void confirm()}
    />
  );
}
