// Where the admin's layout meets who is signed in.
import { AuthGuard } from '#features/account/web/auth-guard.tsx';
import { useAuth } from '#features/account/web/auth-session.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { DataProvider } from './data-provider.tsx';

export const AdminShell = () => (
  <DataProvider>
    <AuthGuard area="admin">
      <AdminFrame />
    </AuthGuard>
  </DataProvider>
);

function AdminFrame() {
  const { signOut } = useAuth();
  return <AdminLayout onSignOut={signOut} />;
}
