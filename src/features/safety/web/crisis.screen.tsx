import { crisisCopy } from './crisis.copy.ts';
import { CrisisContent } from './crisis-content.tsx';

/** /crisis: for anyone, signed in or not. */
export function CrisisScreen() {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-10 sm:px-8">
      <header className="grid gap-3">
        <h1 className="text-display sm:text-banner">{crisisCopy.title}</h1>
        <p className="text-lead text-ink-soft">{crisisCopy.lead}</p>
        <p className="text-small text-ink-soft">{crisisCopy.notAPerson}</p>
      </header>
      <CrisisContent />
    </div>
  );
}
