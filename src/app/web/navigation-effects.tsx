// What a browser does for real pages and an application must do itself: the title, the scroll position, and where the
// keyboard stands after a change of page.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { findScreen } from './routes.tsx';
import { shellCopy } from './shell.copy.ts';

const positions = new Map<string, number>();

export const titleOf = (pathname: string) => {
  const title = findScreen(pathname)?.title;
  return title ? `${title} · ${shellCopy.titleSuffix}` : shellCopy.titleSuffix;
};

export function NavigationEffects() {
  const { pathname, hash, key } = useLocation();
  const kind = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = titleOf(pathname);
  }, [pathname]);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else scrollTo(0, kind === 'POP' ? (positions.get(key) ?? 0) : 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key, kind]);

  return null;
}
