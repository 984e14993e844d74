import { Badge } from '#platform/web/ui/badge.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IllustrationSprout } from '#platform/web/ui/illustration-sprout.tsx';
import { TopBarTitle } from '#platform/web/ui/top-bar.tsx';
import { type PlaceholderKey, placeholderCopy, placeholderNotYet } from './placeholder.copy.ts';

/** A page that says honestly what will stand here one day, and what works now. */
function Placeholder({ of }: { of: PlaceholderKey }) {
  const copy = placeholderCopy[of];
  return (
    <div className="grid flex-1 place-items-center px-4 pb-20">
      <TopBarTitle>{copy.title}</TopBarTitle>
      <EmptyState
        illustration={
          <div className="grid justify-items-center gap-5">
            <IllustrationSprout />
            <Badge tone="glow">{placeholderNotYet}</Badge>
          </div>
        }
        title={copy.willBe}
        description={copy.today}
        action={<ButtonLink to={copy.link.to}>{copy.link.label}</ButtonLink>}
      />
    </div>
  );
}

export const placeholderFor = (key: PlaceholderKey) => () => <Placeholder of={key} />;
