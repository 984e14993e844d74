import { AudioLines, MessageCircle, Smile } from 'lucide-react';
import type { Conversation } from '../conversations.contract.ts';
import { conversationsCopy } from './conversations.copy.ts';

const icons = { voice: AudioLines, chat: MessageCircle, avatar: Smile } as const;

/** By voice, by text or with an avatar; said to a screen reader too. */
export function SurfaceIcon({ surface, size = 18 }: { surface: Conversation['surface']; size?: number }) {
  const Icon = icons[surface];
  return (
    <>
      <Icon size={size} aria-hidden="true" />
      <span className="sr-only">{conversationsCopy.surfaces[surface]}</span>
    </>
  );
}
