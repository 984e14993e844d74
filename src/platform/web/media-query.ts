import { useCallback, useSyncExternalStore } from 'react';

/** True while the media query matches; false where nothing can be measured (prerendering). */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** The specification's mobile breakpoint: below 768 px. */
export const useIsMobile = () => useMediaQuery('(max-width: 767.98px)');
