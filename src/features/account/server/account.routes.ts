import { callerOf, type RequestContext, serve } from '#platform/server/http/procedure.ts';
import { accountContract } from '../account.contract.ts';
import type { Accounts } from './account.service.ts';

export function accountRoutes(accounts: Accounts) {
  const api = serve(accountContract);
  const askerOf = ({ headers, ip }: RequestContext) => accounts.askerOf(headers, ip);
  const remember = (context: RequestContext, cookie: string) =>
    context.responseHeaders.append('Set-Cookie', cookie);

  return {
    signUp: api.signUp.handler(async ({ input, context }) => {
      const opened = await accounts.signUp(input, askerOf(context));
      if (!opened) return { status: 'check-mail' as const, session: null };
      remember(context, opened.cookie);
      return { status: 'signed-in' as const, session: opened.session };
    }),
    verifyEmail: api.verifyEmail.handler(async ({ input, context }) => {
      const { session, cookie } = await accounts.confirmEmail(input.token, askerOf(context));
      remember(context, cookie);
      return { session };
    }),
    signIn: api.signIn.handler(async ({ input, context }) => {
      const { session, cookie } = await accounts.signIn(input, askerOf(context));
      remember(context, cookie);
      return { session };
    }),
    signOut: api.signOut.handler(async ({ context }) => {
      remember(context, await accounts.signOut(context.headers));
      return { success: true as const };
    }),
    requestReset: api.requestReset.handler(async ({ input, context }) => {
      await accounts.requestReset(input, askerOf(context));
      return { success: true as const };
    }),
    resetPassword: api.resetPassword.handler(async ({ input, context }) => {
      const { session, cookie } = await accounts.resetPassword(input, askerOf(context));
      remember(context, cookie);
      return { session };
    }),
    session: api.session.handler(async ({ context }) => ({
      session: context.caller && (await accounts.findSession(context.caller)),
    })),
    listDevices: api.listDevices.handler(({ context }) => accounts.listDevices(callerOf(context))),
    signOutDevice: api.signOutDevice.handler(async ({ input, context }) => {
      await accounts.signOutDevice(callerOf(context).memberId, input.id);
      return { success: true as const };
    }),
    claimAdmin: api.claimAdmin.handler(async ({ input, context }) => {
      const { session, cookie } = await accounts.claimAdmin(input, askerOf(context));
      remember(context, cookie);
      return { session };
    }),
    adminSession: api.adminSession.handler(() => ({ isAdmin: true as const })),
  };
}
