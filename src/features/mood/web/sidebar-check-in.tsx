// Two taps from anywhere: five faces at the foot of the navigation. The mood page has its own, and a visitor has none.
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckIn, type SavedCheckIn } from './check-in.tsx';
import { moodCopy } from './mood.copy.ts';
import { scoreName } from './mood-names.ts';

const copy = moodCopy.checkIn;

export function SidebarCheckIn({ onNavigate }: { onNavigate?: () => void }) {
  const { user } = useAuth();
  const { pathname } = useLocation();
  if (!user || pathname === '/mood') return null;
  return (
    <section
      aria-label={moodCopy.sidebar.label}
      className="rounded-inset border border-line bg-surface px-2 pt-2.5 pb-1.5"
    >
      <SmallCheckIn
        key={user.id}
        memberId={user.id}
        source="sidebar"
        label={copy.asked}
        {...(onNavigate && { onNavigate })}
      />
    </section>
  );
}

type SmallCheckInProps = {
  memberId: string;
  source: 'sidebar' | 'session';
  label: string;
  isSmall?: boolean;
  onNavigate?: () => void;
};

/** The check-in with the way to say more, where there is room for no more than that. */
export function SmallCheckIn({ memberId, source, label, isSmall = true, onNavigate }: SmallCheckInProps) {
  const [saved, setSaved] = useState<SavedCheckIn | null>(null);
  if (saved) {
    return (
      <div className="grid gap-0.5 px-1">
        <p className="text-small font-semibold" ref={(line) => line?.focus()} tabIndex={-1}>
          {navigator.onLine
            ? copy.saved(scoreName(saved.words.score))
            : copy.kept(scoreName(saved.words.score))}
        </p>
        <div className="-mx-2 flex flex-wrap items-center">
          <Link
            to={`/mood?edit=${saved.id}`}
            {...(onNavigate && { onClick: onNavigate })}
            className="inline-flex touch items-center rounded-pill px-2.5 text-small font-semibold text-brand hover:bg-brand-tint"
          >
            {copy.sayMore}
          </Link>
          <Button variant="quiet" size="small" className="px-2.5" onClick={() => setSaved(null)}>
            {copy.another}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <p aria-hidden="true" className="px-1 text-small font-semibold">
        {label}
      </p>
      <CheckIn
        memberId={memberId}
        source={source}
        label={label}
        isSmall={isSmall}
        onSaved={setSaved}
        onTakenBack={(id) => setSaved((open) => (open?.id === id ? null : open))}
      />
    </div>
  );
}
