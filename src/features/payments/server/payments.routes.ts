// What a member may do about plans and payments. Everything is decided from the catalogue and the ledger; the page only
// says what it would like.
import { callerOf, serve } from '#platform/server/http/procedure.ts';
import { paymentsContract } from '../payments.contract.ts';
import { getPlans } from './catalogue.service.ts';
import { checkout, quote } from './checkout.service.ts';
import { abandonCheckout, listPayments, readPayment } from './payments.service.ts';
import type { Payments } from './payments.ts';
import { redeemPromo } from './promo.service.ts';
import {
  cancelSubscription,
  openPortal,
  readSubscription,
  resumeSubscription,
} from './subscription.service.ts';

const api = serve(paymentsContract);

export const paymentsRoutes = ({ tools, promoTries, findEmail, findCountry }: Payments) => ({
  plans: api.plans.handler(async ({ context }) => {
    const { memberId } = callerOf(context);
    return getPlans(tools, {
      memberId,
      country: await findCountry(memberId),
      acceptLanguage: context.headers.get('accept-language'),
    });
  }),
  quote: api.quote.handler(({ context, input }) => {
    const { memberId } = callerOf(context);
    const work = () => quote(tools, memberId, input);
    return input.promoCode ? promoTries({ memberId, ip: context.ip }, work) : work();
  }),
  checkout: api.checkout.handler(async ({ context, input }) => {
    const caller = callerOf(context);
    const { memberId } = caller;
    const email = await findEmail(caller);
    const work = () => checkout(tools, { memberId, email }, input);
    return input.promoCode ? promoTries({ memberId, ip: context.ip }, work) : work();
  }),
  payment: api.payment.handler(({ context, input }) =>
    readPayment(tools, callerOf(context).memberId, input.paymentId),
  ),
  payments: api.payments.handler(({ context, input }) =>
    listPayments(tools, callerOf(context).memberId, input),
  ),
  abandonCheckout: api.abandonCheckout.handler(({ context, input }) =>
    abandonCheckout(tools, callerOf(context).memberId, input.paymentId),
  ),
  subscription: api.subscription.handler(async ({ context }) => ({
    subscription: await readSubscription(tools, callerOf(context).memberId),
  })),
  cancelSubscription: api.cancelSubscription.handler(({ context }) =>
    cancelSubscription(tools, callerOf(context).memberId),
  ),
  resumeSubscription: api.resumeSubscription.handler(({ context }) =>
    resumeSubscription(tools, callerOf(context).memberId),
  ),
  billingPortal: api.billingPortal.handler(({ context }) => openPortal(tools, callerOf(context).memberId)),
  redeem: api.redeem.handler(({ context, input }) => {
    const { memberId } = callerOf(context);
    return promoTries({ memberId, ip: context.ip }, () =>
      redeemPromo(tools.platform, { typed: input.promoCode, memberId }),
    );
  }),
});
