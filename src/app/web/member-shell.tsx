// Where the member's layout meets who is signed in, what they have left, and what they wrote that is still on its way.
import { useEffect, useState } from 'react';
import { AuthGuard } from '#features/account/web/auth-guard.tsx';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { RecentPayments } from '#features/billing/web/recent-payments.tsx';
import { SessionCard } from '#features/billing/web/session-card.tsx';
import { later } from '#platform/web/later.tsx';
import { keepApp } from './app-keeper.ts';
import { DataProvider } from './data-provider.tsx';
import { MemberLayout } from './member-layout.tsx';

/** `visitor`: open to everyone, with the member's own things where there is a member. */
export const MemberShell = ({ area }: { area: 'member' | 'visitor' }) => (
  <DataProvider>
    {area === 'visitor' ? (
      <MemberFrame />
    ) : (
      <AuthGuard area="member">
        <MemberFrame />
      </AuthGuard>
    )}
  </DataProvider>
);

const waitingWrites = () => import('./waiting-writes.ts');
const UnsentDialogLater = later(async () => (await import('./unsent-dialog.tsx')).UnsentDialog);

function MemberFrame() {
  const { state, user, isUnconfirmed, signOut } = useAuth();
  const [unsentCount, setUnsentCount] = useState(0);
  const memberId = user?.id;
  useEffect(() => {
    if (!memberId) return;
    keepApp();
    if (!isUnconfirmed) waitingWrites().then(({ sendWaiting }) => sendWaiting(memberId), NOT_NOW);
  }, [memberId, isUnconfirmed]);
  if (!user) return <MemberLayout account={null} />;
  const footer = isUnconfirmed ? null : (
    <>
      <SessionCard memberId={user.id} />
      <RecentPayments memberId={user.id} />
    </>
  );
  const leave = async () => {
    const count = await waitingWrites().then(({ countUnsent }) => countUnsent(user.id), NOT_NOW);
    if (count) setUnsentCount(count);
    else await signOut();
  };
  return (
    <>
      <MemberLayout
        account={{ name: user.nickname, isAdmin: state === 'admin', onSignOut: leave }}
        footer={footer}
        isUnconfirmed={isUnconfirmed}
      />
      {unsentCount > 0 && (
        <UnsentDialogLater
          count={unsentCount}
          onStay={() => setUnsentCount(0)}
          onLeave={() => {
            setUnsentCount(0);
            void signOut();
          }}
        />
      )}
    </>
  );
}

/** The code could not be fetched: the next visit does it. */
const NOT_NOW = () => 0;
