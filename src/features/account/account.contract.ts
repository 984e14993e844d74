// Accounts over HTTP: sign-up, sign-in, sign-out, reset, devices, and the server's answer to "is this the admin?".
// The session itself is a cookie no script can read, so what the browser learns is who it belongs to and until when.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { NICKNAME_MAX } from './account.protocol.ts';

const tag = 'account';

/** An e-mail address or a phone number. A number without + is read in `country`. */
const identifier = z.string().trim().min(1).max(254);
/** ISO 3166-1 alpha-2. */
const country = z.string().regex(/^[A-Z]{2}$/);
/** How long a password may be is said with reasons (WEAK_PASSWORD); this only bounds what is read. */
const password = z.string().max(1_024);
const nickname = z
  .string()
  .trim()
  .min(1)
  .max(NICKNAME_MAX)
  .regex(/^\P{Cc}*$/u);
const token = z.string().min(1).max(200);

const memberRole = z.enum(['member', 'super_admin']);

const authUser = z.object({
  id: z.uuid(),
  /** null for someone who signed up with a phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  nickname: z.string(),
  role: memberRole,
  /** ISO 3166-1 alpha-2; decides which helplines are shown first. */
  country: z.string().nullable(),
});
export type AuthUser = z.infer<typeof authUser>;

const authSession = z.object({ user: authUser, expiresAt: z.iso.datetime() });
export type AuthSession = z.infer<typeof authSession>;

const signedIn = z.object({ session: authSession });

export const accountContract = {
  signUp: endpoint('public', { method: 'POST', path: '/account/sign-up', summary: 'Make an account', tag })
    .input(
      z.object({
        identifier,
        password,
        nickname,
        isAdult: z.literal(true),
        hasConsented: z.literal(true),
        country: country.optional(),
        timeZone: z.string().max(64).optional(),
      }),
    )
    .output(z.object({ status: z.enum(['signed-in', 'check-mail']), session: authSession.nullable() })),

  verifyEmail: endpoint('public', {
    method: 'POST',
    path: '/account/verify',
    summary: 'Confirm an e-mail address with the link from the message, and sign in',
    tag,
  })
    .input(z.object({ token }))
    .output(signedIn),

  signIn: endpoint('public', { method: 'POST', path: '/account/sign-in', summary: 'Sign in', tag })
    .input(z.object({ identifier, password, country: country.optional() }))
    .output(signedIn),

  signOut: endpoint('public', { method: 'POST', path: '/account/sign-out', summary: 'Sign out', tag })
    .input(z.object({}).optional())
    .output(z.object({ success: z.literal(true) })),

  requestReset: endpoint('public', {
    method: 'POST',
    path: '/account/reset-request',
    summary: 'Ask for a link to set a new password',
    tag,
  })
    .input(z.object({ identifier, country: country.optional() }))
    .output(z.object({ success: z.literal(true) })),

  resetPassword: endpoint('public', {
    method: 'POST',
    path: '/account/reset',
    summary: 'Set a new password with the link, end every other sign-in, and sign in',
    tag,
  })
    .input(z.object({ token, password }))
    .output(signedIn),

  session: endpoint('public', {
    method: 'GET',
    path: '/account/session',
    summary: 'Who is signed in here, if anyone',
    tag,
  }).output(z.object({ session: authSession.nullable() })),

  listDevices: endpoint('member', {
    method: 'GET',
    path: '/account/devices',
    summary: 'Where you are signed in',
    tag,
  }).output(
    z.array(
      z.object({
        id: z.uuid(),
        label: z.string(),
        signedInAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        isCurrent: z.boolean(),
      }),
    ),
  ),

  signOutDevice: endpoint('member', {
    method: 'DELETE',
    path: '/account/devices/{id}',
    summary: 'Sign out somewhere else',
    tag,
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ success: z.literal(true) })),

  claimAdmin: endpoint('public', {
    method: 'POST',
    path: '/account/claim-admin',
    summary: 'Become the super admin with the link printed on first start',
    tag,
  })
    .input(z.object({ token, identifier, password, nickname, country: country.optional() }))
    .output(signedIn),

  adminSession: endpoint('admin', {
    method: 'GET',
    path: '/admin/session',
    summary: 'Whether the caller is the super admin',
    tag,
  }).output(z.object({ isAdmin: z.literal(true) })),
};
