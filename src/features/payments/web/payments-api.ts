import { apiOf } from '#platform/web/api.ts';
import type { paymentsContract } from '../payments.contract.ts';

export const paymentsApi = apiOf<typeof paymentsContract>('payments');

/** Everything about a member's payments that this page holds begins with this. */
export const paymentsKey = (memberId: string) => ['payments', memberId] as const;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a part of an address can name a payment at all; nothing else is worth asking the server about. */
export const isPaymentId = (text: string | null | undefined): text is string => UUID.test(text ?? '');
