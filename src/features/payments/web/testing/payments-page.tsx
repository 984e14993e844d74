// A screen of payments on a page of its own, with a server behind it that answers as the contract says.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { SessionStatus } from '#features/billing/billing.contract.ts';
import type { RefusalCode } from '#platform/shared/refusals.ts';
import { refusals } from '#platform/shared/refusals.ts';
import {
  type MemberPayment,
  type MemberSubscription,
  memberSubscription,
  type Plans,
  payment,
  product,
} from '../../payments.contract.ts';

export const MEMBER = '5f1c8f1e-6a57-4c0e-9d0b-2f1f4f0c9a11';
export const PAYMENT = '5f1c8f1e-6a57-4c0e-9d0b-2f1f4f0c9a12';

/** Price ids end in the place of the product and 0 for USD, 1 for KES. */
export const priceId = (place: number, currency: 'USD' | 'KES') =>
  `00000000-0000-4000-8000-0000000000${place}${currency === 'USD' ? 0 : 1}`;

const sold = (place: number, change: Partial<Plans['products'][number]>, usd: number, kes: number) =>
  valid(product, {
    id: 'starter',
    kind: 'pack',
    name: 'Starter pack',
    description: '',
    sessions: 3,
    period_months: null,
    prices: [
      { id: priceId(place, 'USD'), currency: 'USD', amount_minor: usd },
      { id: priceId(place, 'KES'), currency: 'KES', amount_minor: kes },
    ],
    ...change,
  });

export const plans: Plans = {
  products: [
    sold(1, {}, 499, 50_000),
    sold(2, { id: 'steady', name: 'Steady pack', sessions: 10 }, 1_299, 130_000),
    sold(
      3,
      { id: 'monthly', kind: 'subscription', name: 'Monthly', sessions: 0, period_months: 1 },
      1_499,
      150_000,
    ),
  ],
  suggested_currency: 'USD',
  ways: [
    { currency: 'USD', provider: 'test', methods: ['test'], renews: true },
    { currency: 'KES', provider: 'paystack', methods: ['card', 'mpesa'], renews: false },
  ],
  is_test_mode: true,
};

export const somePayment = (change: Partial<MemberPayment> = {}): MemberPayment =>
  valid(payment, {
    id: PAYMENT,
    status: 'success',
    amount_minor: 1_299,
    currency: 'USD',
    list_minor: 1_299,
    discount_minor: 0,
    refunded_minor: 0,
    promo_code: null,
    provider: 'stripe',
    method: 'card',
    product_id: 'steady',
    product_name: 'Steady pack',
    sessions: 10,
    period_start: null,
    period_end: null,
    receipt_number: 'R2026-000042',
    created_at: '2026-11-20T10:00:00.000Z',
    paid_at: '2026-11-20T10:01:00.000Z',
    ...change,
  });

export const someSubscription = (change: Partial<MemberSubscription> = {}): MemberSubscription =>
  valid(memberSubscription, {
    id: PAYMENT,
    status: 'active',
    product_id: 'monthly',
    product_name: 'Monthly',
    provider: 'stripe',
    current_period_end: '2026-12-20T12:00:00.000Z',
    renews: true,
    cancels_at_period_end: false,
    amount_minor: 1_499,
    currency: 'USD',
    has_portal: true,
    ...change,
  });

const status: SessionStatus = {
  hasActiveSession: false,
  type: 'free',
  remaining: 0,
  usedSessions: 2,
  totalPaidSessions: 0,
  subscriptionEnd: null,
  hasAccess: false,
  sessionId: null,
  redirectToUpgrade: true,
  message: "You've reached your free session limit of 2. Please upgrade to continue.",
};

/** What is sent is what the contract allows, so that a screen is not tested against a fiction. */
function valid<T extends z.ZodType>(schema: T, value: z.input<T>): z.output<T> {
  return schema.parse(value);
}

export const refusal = (code: RefusalCode, message: string = refusals[code].message) =>
  Response.json(
    { defined: true, code, status: refusals[code].status, message },
    { status: refusals[code].status },
  );

export type Asked = { method: string; path: string; query: string; body: Record<string, unknown> };
type Answer = (asked: Asked) => unknown;

/** `answers` by "METHOD /path"; what has none is answered as for a member who bought nothing. A Response passes as it is. */
export function servePayments(answers: Record<string, unknown | Answer> = {}) {
  const known: Record<string, unknown | Answer> = {
    'GET /plans': plans,
    'GET /subscription/details': { subscription: null },
    'GET /payments': { payments: [], next: null },
    'GET /payments/recent': [],
    'POST /verify-session-access': status,
    ...answers,
  };
  const server = {
    asked: [] as Asked[],
    isReachable: true,
    set: (what: string, answer: unknown | Answer) => {
      known[what] = answer;
    },
    to: (what: string) => server.asked.filter(({ method, path }) => `${method} ${path}` === what),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const text = await request.text();
    const one: Asked = {
      method: request.method,
      path: url.pathname.replace('/api', ''),
      query: url.search,
      body: text ? JSON.parse(text) : {},
    };
    server.asked.push(one);
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const answer = known[`${one.method} ${one.path}`];
    const made = typeof answer === 'function' ? await answer(one) : answer;
    if (made === undefined) return refusal('NOT_FOUND');
    return made instanceof Response ? made.clone() : Response.json(made);
  });
  return server;
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Draws a screen at a path, with names for the places it may lead to. */
export async function openAt(path: string, screens: Record<string, ReactNode>, state?: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 300_000, retry: false } } });
  const router = createMemoryRouter(
    [
      ...Object.entries(screens).map(([at, element]) => ({ path: at, element })),
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ ...parsePath(path), state }] },
  );
  const page = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return { router, page, client };
}
