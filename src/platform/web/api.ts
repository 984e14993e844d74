// The typed client. It carries only paths and methods; schemas stay on the server, which checks everything anyway.

import operations from 'virtual:operations';
import { createORPCClient } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { WRITTEN_FOR } from '../shared/written-for.ts';

type Operations = Record<string, AnyContractRouter>;

/** `writtenFor`: the member whose words these are. Under anybody else's sign-in the server refuses UNAUTHENTICATED. */
type CallContext = { writtenFor?: string };

const link = (feature: string) =>
  new OpenAPILink<CallContext>((operations as Operations)[feature] ?? {}, {
    url: () => `${location.origin}/api`,
    headers: ({ context }) => (context.writtenFor ? { [WRITTEN_FOR]: context.writtenFor } : {}),
    fetch: (request, init) => fetch(request, { ...init, credentials: 'same-origin' }),
  });

/**
 * One feature's calls: `const billingApi = apiOf<typeof billingContract>('billing')`, with the contract imported as a
 * type only. Refusals arrive as ORPCError (code, status, message, data).
 */
export function apiOf<T extends AnyContractRouter>(feature: string): ContractRouterClient<T, CallContext> {
  return createORPCClient(link(feature)) as ContractRouterClient<T, CallContext>;
}

/** The specification's default data cache: fresh for 5 minutes, discarded after 30. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 300_000, gcTime: 1_800_000, retry: 1 } },
});

// The cache takes a network for granted until it hears of its end: a page that opens without one would hear of nothing, ask in
// vain, and not ask again once there is one.
if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
