// The super admin's side of payments over HTTP. Access is declared in the contract and checked before these run.
import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { paymentsAdminContract } from '../payments-admin.contract.ts';
import { adjustSessions } from './adjust-sessions.service.ts';
import type { PaymentTools } from './payment-tools.ts';
import {
  listCatalogue,
  listDeadLetters,
  listPayments,
  makePaymentsCsv,
  requeryPayment,
  retryDeadLetter,
  setPrice,
} from './payments-admin.service.ts';
import {
  createPromoCode,
  createPromoCodes,
  listCodes,
  readRevenue,
  setPromoCodeActive,
} from './promo-admin.service.ts';
import { refundPayment } from './refund.service.ts';

const api = serve(paymentsAdminContract);

export const paymentsAdminRoutes = (tools: PaymentTools) => ({
  payments: api.payments.handler(({ context, input }) => listPayments(context.platform, input)),
  paymentsCsv: api.paymentsCsv.handler(({ context, input }) => makePaymentsCsv(context.platform, input)),
  refund: api.refund.handler(({ context, input }) => refundPayment(tools, callerOf(context).memberId, input)),
  requery: api.requery.handler(({ context, input }) =>
    requeryPayment(tools, callerOf(context).memberId, input.paymentId),
  ),
  deadLetters: api.deadLetters.handler(async ({ context }) => ({
    events: await listDeadLetters(context.platform),
  })),
  retryDeadLetter: api.retryDeadLetter.handler(({ context, input }) =>
    retryDeadLetter(tools, callerOf(context).memberId, input),
  ),
  products: api.products.handler(async ({ context }) => ({
    products: await listCatalogue(context.platform),
  })),
  setPrice: api.setPrice.handler(({ context, input }) =>
    setPrice(context.platform, callerOf(context).memberId, input),
  ),
  adjustSessions: api.adjustSessions.handler(({ context, input }) =>
    adjustSessions(context.platform, callerOf(context).memberId, input),
  ),
  promoCodes: api.promoCodes.handler(({ context, input }) => listCodes(context.platform, input)),
  createPromoCode: api.createPromoCode.handler(({ context, input }) =>
    createPromoCode(context.platform, callerOf(context).memberId, input),
  ),
  createPromoCodes: api.createPromoCodes.handler(async ({ context, input }) => ({
    codes: await createPromoCodes(context.platform, callerOf(context).memberId, input),
  })),
  setPromoCodeActive: api.setPromoCodeActive.handler(({ context, input }) =>
    setPromoCodeActive(context.platform, callerOf(context).memberId, input),
  ),
  promoRevenue: api.promoRevenue.handler(({ context, input }) => readRevenue(context.platform, input)),
});
