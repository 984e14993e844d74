import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '#features/account/web/auth-session.tsx';
import { queryClient } from '#platform/web/api.ts';

/** The page's one data cache and who is signed in, for every layout that asks; public pages do without their code. */
export const DataProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AuthProvider>{children}</AuthProvider>
  </QueryClientProvider>
);
