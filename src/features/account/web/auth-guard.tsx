// Who may see what stands inside. The browser only asks; every endpoint behind these screens decides for itself.
import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { CrisisHelpLink } from '#features/safety/web/crisis-help-link.tsx';
import { SpinnerArea } from '#platform/web/ui/spinner.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { accountCopy } from './account.copy.ts';
import { useAuth, useAuthStore } from './auth-session.tsx';
import { forgetReturnPath, rememberReturnPath } from './return-path.ts';

type AuthGuardProps = { area: 'member' | 'admin'; children?: ReactNode };

/** Without children it shows the route's own. */
export function AuthGuard({ area, children }: AuthGuardProps) {
  const { state, isUnconfirmed } = useAuth();
  const store = useAuthStore();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of page is a reason to look, within the throttle.
  useEffect(() => void store.check(), [store, pathname]);

  // The admin area opens on the server's word alone.
  if (state === 'loading' || (area === 'admin' && isUnconfirmed)) {
    return (
      <div className="flex min-h-dvh flex-col">
        <SpinnerArea label={accountCopy.checking} />
        {/* Shows when the answer keeps us waiting: an outage may hold someone here. */}
        <CrisisHelpLink className="mb-10 animate-appear self-center [animation-delay:1500ms] focus-visible:animate-none" />
      </div>
    );
  }
  if (state === 'unauthenticated') return <SignInFirst area={area} />;
  if (area === 'admin' && state !== 'admin') return <AccessDenied />;
  return <Admitted>{children ?? <Outlet />}</Admitted>;
}

function SignInFirst({ area }: { area: 'member' | 'admin' }) {
  const store = useAuthStore();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Whoever pressed "sign out" was not on their way anywhere.
    if (store.snapshot().leftBecause === 'requested') forgetReturnPath();
    else rememberReturnPath(pathname + search);
  }, [store, pathname, search]);
  return <Navigate to={area === 'admin' ? '/admin/auth' : '/'} replace />;
}

function AccessDenied() {
  useEffect(() => void toast({ ...accountCopy.toasts.denied, tone: 'problem' }), []);
  return <Navigate to="/dashboard" replace />;
}

function Admitted({ children }: { children: ReactNode }) {
  useEffect(forgetReturnPath, []);
  return children;
}
