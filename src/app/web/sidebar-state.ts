// Whether the sidebar is unfolded: a cookie of 7 days, and ⌘/Ctrl+B. On a phone the same key opens the drawer.
import { useEffect, useState } from 'react';
import { useIsMobile } from '#platform/web/media-query.ts';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

/** Unfolded unless the cookie says otherwise. */
export const readSidebarCookie = (cookies: string) => !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(cookies);

export const sidebarCookie = (isExpanded: boolean) =>
  `${COOKIE}=${isExpanded}; path=/; max-age=${COOKIE_SECONDS}; SameSite=Lax`;

const isSidebarShortcut = (
  event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>,
) => event.key.toLowerCase() === 'b' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;

export function useSidebar() {
  const isMobile = useIsMobile();
  const [isExpanded, setIsExpanded] = useState(() => readSidebarCookie(document.cookie));
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  const toggle = () => {
    if (isMobile) {
      setIsDrawerOpen(!isDrawerOpen);
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the specification asks for a cookie, and the cookie store API is not everywhere
    document.cookie = sidebarCookie(!isExpanded);
    setIsExpanded(!isExpanded);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // An editor that takes the key for bold has had it first.
      if (event.defaultPrevented || !isSidebarShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return { isMobile, isExpanded, toggle, isDrawerOpen: isMobile && isDrawerOpen, setIsDrawerOpen };
}
