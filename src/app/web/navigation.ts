// The two sidebars, in the specification's order.

import {
  AudioLines,
  Bell,
  BookOpen,
  ChartLine,
  CircleArrowUp,
  CreditCard,
  History,
  House,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircle,
  MessagesSquare,
  NotebookPen,
  Settings,
  Smile,
  Star,
  Sun,
  TicketPercent,
  Users,
} from 'lucide-react';
import { matchPath } from 'react-router';
import { inWording } from '#features/therapist/wording.data.ts';
import { wording } from '#platform/web/brand.ts';

const say = inWording(wording);

export type NavigationItem = {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Other paths that are the same place, or parts of it. */
  alsoAt?: string[];
};

export const memberNavigation: NavigationItem[] = [
  { label: 'Home', to: '/dashboard', icon: House, alsoAt: ['/realtime'] },
  { label: 'Chat', to: '/chat', icon: MessageCircle, alsoAt: ['/chat/:conversationId'] },
  { label: say('Avatar Therapy'), to: '/avatar-therapy', icon: Smile },
  { label: 'History', to: '/history', icon: History, alsoAt: ['/history/:conversationId'] },
  { label: 'Voice Memories', to: '/voices', icon: AudioLines },
  { label: 'Journal', to: '/journal', icon: BookOpen, alsoAt: ['/journal/:entryId'] },
  { label: 'Mood Tracker', to: '/mood', icon: Sun },
  { label: 'Upgrade', to: '/upgrade', icon: CircleArrowUp, alsoAt: ['/upgrade/return'] },
  { label: 'Contact Us', to: '/contact-us', icon: Mail },
  { label: 'Settings', to: '/settings', icon: Settings },
  { label: 'Feedback', to: '/feedback', icon: Star },
];

export const adminNavigation: NavigationItem[] = [
  { label: 'Dashboard', to: '/admin', icon: LayoutDashboard },
  { label: 'Users', to: '/admin/users', icon: Users },
  { label: 'Conversations', to: '/admin/conversations', icon: MessagesSquare },
  { label: 'Payments', to: '/admin/payments', icon: CreditCard },
  { label: 'Promo Codes', to: '/admin/promocodes', icon: TicketPercent },
  { label: 'Notifications', to: '/admin/notifications', icon: Bell },
  { label: 'Analytics', to: '/admin/analytics', icon: ChartLine },
  { label: 'Journal Entries', to: '/admin/journals', icon: NotebookPen },
  { label: 'Mood Tracking', to: '/admin/moods', icon: Sun },
  { label: 'Settings', to: '/admin/settings', icon: Settings },
];

export const isCurrent = (item: NavigationItem, pathname: string) =>
  [item.to, ...(item.alsoAt ?? [])].some((path) => matchPath(path, pathname));
