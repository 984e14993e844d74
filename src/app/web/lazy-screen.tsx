// A screen fetched when it is first needed. Unlike React.lazy it can be fetched ahead (on hover, before hydration, while
// prerendering), after which it renders at once; and a failed fetch is tried again, but not at once: React draws a failed
// screen several times over before it gives up, and must meet the same failure each time or it would never end.
import { type ComponentType, use } from 'react';

type Screen<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> };

const RETRY_AFTER_MS = 2_000;

export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): Screen<Props> {
  let loaded: ComponentType<Props> | null = null;
  let pending: Promise<ComponentType<Props>> | null = null;
  let failed: { at: number; wasAway: boolean } | null = null;
  const preload = () => {
    const isNetworkBack = failed?.wasAway && navigator.onLine;
    if (failed && (isNetworkBack || performance.now() - failed.at > RETRY_AFTER_MS)) {
      pending = null;
      failed = null;
    }
    pending ??= load().then(
      (component) => {
        loaded = component;
        return component;
      },
      (error) => {
        failed = { at: performance.now(), wasAway: !navigator.onLine };
        throw error;
      },
    );
    return pending;
  };
  function LazyScreen(props: Props) {
    const Component = loaded ?? use(preload());
    return <Component {...props} />;
  }
  return Object.assign(LazyScreen, { preload });
}
