import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { refuse } from '#platform/shared/refusals.ts';
import { testCheckoutContract } from '../../test-checkout.contract.ts';
import type { TestProvider } from './test-provider.ts';

const api = serve(testCheckoutContract);

/** Without the test provider there is no such page. */
export const testCheckoutRoutes = (provider: TestProvider | null) => ({
  checkout: api.checkout.handler(({ context, input }) => {
    if (!provider) throw refuse('NOT_FOUND');
    return provider.readCheckout(callerOf(context).memberId, input.ref);
  }),
  act: api.act.handler(({ context, input }) => {
    if (!provider) throw refuse('NOT_FOUND');
    return provider.act(callerOf(context).memberId, input.ref, input.outcome);
  }),
});
