import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IllustrationCloud } from '#platform/web/ui/illustration-cloud.tsx';
import { shellCopy } from './shell.copy.ts';

const copy = shellCopy.needsNetwork;

/** In place of a screen that can do nothing alone, with the ways to those that can. */
export const NeedsNetwork = () => (
  <div className="grid flex-1 place-items-center">
    <EmptyState
      headingLevel="h1"
      illustration={<IllustrationCloud />}
      title={copy.title}
      description={copy.description}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/journal">{copy.journal}</ButtonLink>
          <ButtonLink to="/mood" variant="secondary">
            {copy.mood}
          </ButtonLink>
          <ButtonLink to="/emergency" variant="secondary">
            {copy.emergency}
          </ButtonLink>
        </div>
      }
    />
  </div>
);
