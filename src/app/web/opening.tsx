import { shellCopy } from './shell.copy.ts';

/** The first moment of a page whose code is on its way: the light, and nothing else. */
export const Opening = () => (
  <div role="status" aria-label={shellCopy.opening} className="grid min-h-dvh place-items-center">
    <div className="quiet-light size-40 animate-breathe" />
  </div>
);
