// A part of a page that nobody waits for: a drawer, a dialog, the floating buttons. Its code is fetched when it is first
// drawn, or ahead of that, and until then nothing stands in its place. A failed fetch is tried again the next time.
import { type ComponentType, useEffect, useState } from 'react';

export type LaterPart<Props extends object> = ComponentType<Props> & {
  /** Never rejects. */
  preload: () => Promise<unknown>;
  isHere: () => boolean;
};

export function later<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let here: ComponentType<Props> | null = null;
  let underWay: Promise<unknown> | null = null;
  const preload = () => {
    underWay ??= load()
      .then(
        (component) => {
          here = component;
        },
        () => {},
      )
      .finally(() => {
        underWay = null;
      });
    return here ? Promise.resolve() : underWay;
  };
  function Part(props: Props) {
    const [Component, setComponent] = useState(() => here);
    useEffect(() => {
      if (Component) return;
      let isWanted = true;
      void preload().then(() => isWanted && setComponent(() => here));
      return () => {
        isWanted = false;
      };
    }, [Component]);
    return Component && <Component {...props} />;
  }
  return Object.assign(Part, { preload, isHere: () => here !== null });
}

/** Fetches parts once the page has come to rest, so that they are here when they are wanted. */
export function usePreloaded(...parts: { preload: () => Promise<unknown> }[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of a place are written in its code and never change
  useEffect(() => {
    const fetchAll = () => {
      for (const part of parts) void part.preload();
    };
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 1_000);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchAll, { timeout: 3_000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
