// Access, the metered session's start and end, and what a member may read of their plan and payments.
// Field names are the specification's: camelCase for the three session functions, snake_case for table rows.
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';

const accessTypes = ['subscription', 'paid', 'free'] as const;
export type AccessType = (typeof accessTypes)[number];

/** Whole sessions; null means there is no limit (a subscription). */
const remaining = z.int().min(0).nullable();

const sessionStatus = z.object({
  hasActiveSession: z.boolean(),
  type: z.enum(accessTypes),
  remaining,
  /** Counted sessions of the present `type`: free ones, paid ones, or those under the subscription. */
  usedSessions: z.int().min(0),
  totalPaidSessions: z.int().min(0),
  /** When the subscription's paid period ends; null without one, and for one that is ongoing. */
  subscriptionEnd: z.iso.datetime().nullable(),
  /** A session may be started, or one is running. */
  hasAccess: z.boolean(),
  /** The running session, if any. */
  sessionId: z.uuid().nullable(),
  redirectToUpgrade: z.boolean(),
  /** A sentence for the member when there is no access. */
  message: z.string().nullable(),
});
export type SessionStatus = z.infer<typeof sessionStatus>;

const startResult = z.object({
  success: z.boolean(),
  sessionId: z.uuid().nullable(),
  message: z.string().nullable(),
});
export type StartResult = z.infer<typeof startResult>;

const endResult = z.object({
  success: z.boolean(),
  remaining,
  usedSessions: z.int().min(0),
  message: z.string().nullable(),
});
export type EndResult = z.infer<typeof endResult>;

const currencies = ['USD', 'KES'] as const;
export type Currency = (typeof currencies)[number];

const paymentStatuses = [
  'pending',
  'success',
  'failed',
  'cancelled',
  'expired',
  'refunded',
  'disputed',
] as const;

const payment = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  /** In cents. */
  amount_minor: z.int().min(0),
  currency: z.enum(currencies),
  product_id: z.string(),
  /** Sessions the purchase gave; 0 for a subscription. */
  sessions: z.int().min(0),
  created_at: z.iso.datetime(),
});
export type Payment = z.infer<typeof payment>;

const subscription = z.object({
  status: z.literal('active'),
  product_id: z.string(),
  /** null = ongoing. */
  current_period_end: z.iso.datetime().nullable(),
  cancels_at_period_end: z.boolean(),
  created_at: z.iso.datetime(),
});

const profile = z.object({
  id: z.uuid(),
  full_name: z.string(),
  /** Sessions bought, redeemed or given beyond the free ones, less those taken back. */
  purchased_sessions: z.int().min(0),
  /** Every counted session so far, free or paid. */
  used_sessions: z.int().min(0),
});

export const billingContract = {
  verifySessionAccess: endpoint('member', {
    method: 'POST',
    path: '/verify-session-access',
    summary: 'May the member start a session, and what is left',
    tag: 'sessions',
  }).output(sessionStatus),
  startSession: endpoint('member', {
    method: 'POST',
    path: '/start-session',
    summary: 'Hold one session for a conversation',
    tag: 'sessions',
  })
    .input(z.object({ conversationId: z.uuid() }))
    .output(startResult),
  endSession: endpoint('member', {
    method: 'POST',
    path: '/end-session',
    summary: 'End a session: it is counted if it truly happened',
    tag: 'sessions',
  })
    .input(z.object({ sessionId: z.uuid() }))
    .output(endResult),
  recentPayments: endpoint('member', {
    method: 'GET',
    path: '/payments/recent',
    summary: 'The three latest successful payments, newest first',
    tag: 'payments',
  }).output(z.array(payment)),
  activeSubscription: endpoint('member', {
    method: 'GET',
    path: '/subscription',
    summary: 'The active subscription, if any',
    tag: 'payments',
  }).output(z.object({ subscription: subscription.nullable() })),
  profile: endpoint('member', {
    method: 'GET',
    path: '/profile',
    summary: 'Name, and sessions bought and used',
    tag: 'sessions',
  }).output(profile),
};
