import { useAuth } from '#features/account/web/auth-session.tsx';
import { moodCopy } from './mood.copy.ts';
import { SmallCheckIn } from './sidebar-check-in.tsx';

/** At the end of a session: how it is now, if the member likes. */
export function SessionCheckIn() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <section aria-label={moodCopy.session.label} className="max-w-72">
      <SmallCheckIn memberId={user.id} source="session" label={moodCopy.checkIn.afterSession} />
    </section>
  );
}
