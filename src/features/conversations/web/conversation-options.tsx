// What can be done with a conversation, behind one button: rename, export, delete. The menu and its dialogs come when
// they are asked for; until the code is here the button waits for it.
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { later } from '#platform/web/later.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { conversationsCopy } from './conversations.copy.ts';

const copy = conversationsCopy.actions;

export type ConversationOptionsProps = {
  memberId: string;
  conversationId: string;
  /** As the member's own title says, or null. */
  title: string | null;
  /** What it is called on the screen. */
  name: string;
  /** Leads to the transcript, where that is not what is on the screen. */
  hasHistoryLink?: boolean;
  onDeleted?: () => void;
  className?: string;
};

const ConversationMenuLater = later(async () => (await import('./conversation-menu.tsx')).ConversationMenu);

const preloadConversationMenu = () => void ConversationMenuLater.preload();

export function ConversationOptions(props: ConversationOptionsProps) {
  const [isMenuHere, setIsMenuHere] = useState(false);
  if (isMenuHere) return <ConversationMenuLater {...props} />;
  const open = async () => {
    await ConversationMenuLater.preload();
    setIsMenuHere(ConversationMenuLater.isHere());
    // Its code could not be had: a press that leads nowhere must say why.
    if (!ConversationMenuLater.isHere()) toast({ title: copy.unavailable, tone: 'problem' });
  };
  return (
    <IconButton
      label={copy.label(props.name)}
      icon={<Ellipsis size={20} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preloadConversationMenu}
      onFocus={preloadConversationMenu}
      onClick={() => void open()}
      {...(props.className && { className: props.className })}
    />
  );
}
