import { shellCopy } from './shell.copy.ts';

/**
 * The first moment of a page whose code is on its way: the light, and the way to help should the code not come. A fast
 * opening is over before the link shows. It is no CrisisHelpLink, whose code would then travel with every page.
 */
export const Opening = () => (
  <div className="flex min-h-dvh flex-col">
    <div role="status" aria-label={shellCopy.opening} className="grid flex-1 place-items-center">
      <div className="quiet-light size-40 animate-breathe" />
    </div>
    <a
      href="/crisis"
      className="mb-10 inline-flex touch animate-appear items-center self-center rounded-pill border border-rose/40 px-3.5 text-small font-medium text-rose [animation-delay:1500ms] focus-visible:animate-none"
    >
      {shellCopy.crisisHelp}
    </a>
  </div>
);
