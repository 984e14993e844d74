import { crisisCopy } from './crisis.copy.ts';
import { CrisisContent } from './crisis-content.tsx';

/** /crisis: for anyone, signed in or not. */
export function CrisisScreen() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-5 pt-2 pb-10 sm:gap-8 sm:px-8 sm:pt-10">
      <header className="grid gap-2 sm:gap-3">
        <h1 className="text-heading sm:text-banner">{crisisCopy.title}</h1>
        <p className="text-ink-soft sm:text-lead">{crisisCopy.lead}</p>
        <p className="text-small text-ink-soft">{crisisCopy.notAPerson}</p>
      </header>
      <CrisisContent />
    </div>
  );
}
