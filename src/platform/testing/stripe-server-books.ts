// What happens at the local Stripe: the calls the adapter makes, and what members, banks and time do there.
import {
  addMonths,
  chargeCard,
  newId,
  type StripeCharge,
  type StripeDispute,
  type StripeIntent,
  type StripeInvoice,
  type StripeObject,
  type StripeRefund,
  type StripeSession,
  type StripeSubscription,
  type StripeTerms,
} from './stripe-server-objects.ts';
import { readSessionForm } from './stripe-server-session-form.ts';
import { type Answer, missing, StripeRefusal, StripeShelf } from './stripe-server-shelf.ts';

type Form = Record<string, unknown>;

export class StripeBooks {
  readonly #shelf = new StripeShelf();
  readonly #terms = new Map<string, StripeTerms>();
  readonly #tell: (type: string, object: StripeObject) => void;
  readonly #url: string;

  constructor(tell: (type: string, object: StripeObject) => void, url: string) {
    this.#tell = tell;
    this.#url = url;
  }

  now(): number {
    return Math.floor(Date.now() / 1000);
  }

  // What the adapter asks for.

  answer(method: string, path: string, form: Form): Answer {
    const [, , ...parts] = path.split('/');
    const route = `${method} ${parts.map((part) => (/_[0-9a-f]{24}$/.test(part) ? ':id' : part)).join('/')}`;
    const id = parts.find((part) => /_[0-9a-f]{24}$/.test(part)) ?? '';
    switch (route) {
      case 'POST checkout/sessions':
        return this.#createSession(form);
      case 'POST checkout/sessions/:id/expire':
        return this.#shelf.show(this.expire(id), form);
      case 'POST coupons':
        return this.#shelf.keep({
          id: newId('coupon'),
          object: 'coupon' as const,
          amount_off: Number(form.amount_off),
          currency: String(form.currency),
          max_redemptions: Number(form.max_redemptions),
        });
      case 'GET checkout/sessions':
        return this.#shelf.list<StripeSession>('checkout.session', form, ['payment_intent', 'subscription']);
      case 'GET disputes':
        return this.#shelf.list<StripeDispute>('dispute', form, ['payment_intent']);
      case 'GET invoices':
        return this.#listInvoices(form);
      case 'GET invoice_payments':
        return this.#listInvoicePayments(form);
      case 'POST subscriptions/:id':
        return this.#updateSubscription(id, form);
      case 'DELETE subscriptions/:id':
        return this.#shelf.show(this.cancelNow(id), form);
      case 'POST refunds':
        return this.#shelf.show(this.refund(String(form.payment_intent), Number(form.amount)), form);
      case 'POST billing_portal/sessions': {
        if (!String(form.customer).startsWith('cus_')) throw missing(String(form.customer));
        return {
          id: newId('bps'),
          object: 'billing_portal.session',
          url: `${this.#url}/portal/${newId('p')}`,
        };
      }
      default:
        if (/^GET [a-z_]+(\/[a-z_]+)?\/:id$/.test(route)) return this.#shelf.show(this.#shelf.get(id), form);
        throw missing(path);
    }
  }

  // What members, banks and time do.

  /** Pays the page; a subscription begins with its first invoice. */
  pay(sessionId: string): void {
    const session = this.#open(sessionId);
    const terms = this.#termsOf(session.id);
    if (terms.months === null) {
      const intent = this.#charge(terms.amountMinor, terms, terms.metadata, null);
      session.payment_intent = intent.id;
      this.#tell('payment_intent.succeeded', intent);
    } else {
      const subscription = this.#begin(terms);
      session.subscription = subscription.id;
      session.invoice = this.#bill(subscription, 'subscription_create', null).id;
      session.customer = subscription.customer;
    }
    session.status = 'complete';
    session.payment_status = 'paid';
    session.url = null;
    this.#tell('checkout.session.completed', session);
  }

  /** The card is refused; the page stays open for another one. */
  decline(sessionId: string, declineCode = 'insufficient_funds'): void {
    const session = this.#open(sessionId);
    const terms = this.#termsOf(session.id);
    const intent = this.#charge(terms.amountMinor, terms, terms.metadata, declineCode);
    session.payment_intent = intent.id;
    this.#tell('payment_intent.payment_failed', intent);
  }

  expire(sessionId: string): StripeSession {
    const session = this.#open(sessionId);
    session.status = 'expired';
    session.url = null;
    this.#tell('checkout.session.expired', session);
    return session;
  }

  /** The next period, paid, or refused by the bank. */
  renew(subscriptionId: string, declineCode: string | null = null): StripeInvoice {
    const subscription = this.#shelf.get<StripeSubscription>(subscriptionId);
    const item = subscription.items.data[0];
    const months = this.#termsOf(subscription.id).months;
    if (!item || months === null) throw missing(subscriptionId);
    item.current_period_start = item.current_period_end;
    item.current_period_end = addMonths(item.current_period_end, months);
    subscription.status = declineCode ? 'past_due' : 'active';
    const invoice = this.#bill(subscription, 'subscription_cycle', declineCode);
    this.#tell('customer.subscription.updated', subscription);
    return invoice;
  }

  cancelNow(subscriptionId: string): StripeSubscription {
    const subscription = this.#shelf.get<StripeSubscription>(subscriptionId);
    if (subscription.status === 'canceled') throw missing(subscriptionId);
    subscription.status = 'canceled';
    subscription.canceled_at = this.now();
    this.#tell('customer.subscription.deleted', subscription);
    return subscription;
  }

  refund(intentId: string, amount: number): StripeRefund {
    const intent = this.#shelf.get<StripeIntent>(intentId);
    const charge = this.#shelf.get<StripeCharge>(String(intent.latest_charge));
    if (charge.refunded)
      throw new StripeRefusal(400, 'invalid_request_error', 'charge_already_refunded', 'Already refunded');
    if (!(amount > 0) || amount > charge.amount - charge.amount_refunded)
      throw new StripeRefusal(
        400,
        'invalid_request_error',
        null,
        'Refund amount is greater than what is left',
      );
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount;
    const refund = this.#shelf.keep<StripeRefund>({
      id: newId('re'),
      object: 'refund',
      amount,
      currency: charge.currency,
      payment_intent: intentId,
      status: 'succeeded',
      metadata: {},
    });
    this.#tell('charge.refunded', charge);
    return refund;
  }

  /** A dispute begins, or its state changes. */
  dispute(intentId: string, status: StripeDispute['status']): void {
    const intent = this.#shelf.get<StripeIntent>(intentId);
    this.#shelf.get<StripeCharge>(String(intent.latest_charge)).disputed = true;
    const known = this.#shelf.all<StripeDispute>('dispute').find((one) => one.payment_intent === intentId);
    const dispute =
      known ??
      this.#shelf.keep<StripeDispute>({
        id: newId('du'),
        object: 'dispute',
        status,
        amount: intent.amount,
        currency: intent.currency,
        payment_intent: intentId,
        metadata: {},
      });
    dispute.status = status;
    this.#tell(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
  }

  /** The payment intent behind a session's or an invoice's money. */
  intentOf(id: string): string {
    const object = this.#shelf.get<StripeSession | StripeInvoice>(id);
    if (object.object === 'invoice') return String(object.payments.data[0]?.payment.payment_intent);
    return object.payment_intent ? String(object.payment_intent) : this.intentOf(String(object.invoice));
  }

  // The rest.

  #createSession(form: Form): Answer {
    const { terms, session } = readSessionForm(form, this.now());
    const coupon = (form.discounts as Record<string, { coupon?: string }> | undefined)?.[0]?.coupon;
    const off = coupon ? this.#shelf.get<StripeObject & { object: 'coupon' }>(coupon).amount_off : 0;
    const amountMinor = terms.renewalMinor - off;
    const kept = this.#shelf.keep<StripeSession>({ ...session, amount_total: amountMinor });
    kept.url = `${this.#url}/pay/${kept.id}`;
    this.#terms.set(kept.id, { ...terms, amountMinor });
    return this.#shelf.show(kept, form);
  }

  #begin(terms: StripeTerms): StripeSubscription {
    const method = this.#shelf.keep({ id: newId('pm'), object: 'payment_method' as const, type: 'card' });
    const item = {
      id: newId('si'),
      object: 'subscription_item' as const,
      current_period_start: this.now(),
      current_period_end: addMonths(this.now(), terms.months ?? 1),
    };
    const subscription = this.#shelf.keep<StripeSubscription>({
      id: newId('sub'),
      object: 'subscription',
      status: 'active',
      customer: newId('cus'),
      metadata: terms.metadata,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      created: this.now(),
      default_payment_method: method.id,
      items: { object: 'list', data: [item] },
    });
    this.#terms.set(subscription.id, terms);
    this.#tell('customer.subscription.created', subscription);
    return subscription;
  }

  #bill(subscription: StripeSubscription, reason: string, declineCode: string | null): StripeInvoice {
    const terms = this.#termsOf(subscription.id);
    const amount = reason === 'subscription_create' ? terms.amountMinor : terms.renewalMinor;
    // The intent of an invoice carries none of the subscription's metadata.
    const intent = this.#charge(amount, terms, {}, declineCode);
    const item = subscription.items.data[0];
    const id = newId('in');
    const invoice = this.#shelf.keep<StripeInvoice>({
      id,
      object: 'invoice',
      status: declineCode ? 'open' : 'paid',
      amount_due: amount,
      amount_paid: declineCode ? 0 : amount,
      total: amount,
      currency: terms.currency,
      billing_reason: reason,
      created: item?.current_period_start ?? this.now(),
      period_start: this.now(),
      period_end: this.now(),
      status_transitions: {
        finalized_at: this.now(),
        paid_at: declineCode ? null : this.now(),
        marked_uncollectible_at: null,
        voided_at: null,
      },
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
      },
      lines: {
        object: 'list',
        data: [
          {
            id: newId('il'),
            period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 },
          },
        ],
      },
      payments: {
        object: 'list',
        data: [
          this.#shelf.keep({
            id: newId('inpay'),
            object: 'invoice_payment' as const,
            invoice: id,
            payment: { type: 'payment_intent', payment_intent: intent.id },
            status: declineCode ? 'open' : 'paid',
            amount_paid: declineCode ? null : amount,
            currency: terms.currency,
          }),
        ],
      },
    });
    this.#tell(declineCode ? 'invoice.payment_failed' : 'invoice.paid', invoice);
    return invoice;
  }

  #charge(
    amountMinor: number,
    { currency }: StripeTerms,
    metadata: StripeTerms['metadata'],
    decline: string | null,
  ) {
    const order = { amountMinor, currency, metadata, now: this.now() };
    return chargeCard((object) => this.#shelf.keep(object), order, decline);
  }

  #updateSubscription(id: string, form: Form): Answer {
    const subscription = this.#shelf.get<StripeSubscription>(id);
    if (subscription.status === 'canceled')
      throw new StripeRefusal(400, 'invalid_request_error', null, 'A canceled subscription can only be read');
    if (form.cancel_at_period_end !== undefined)
      subscription.cancel_at_period_end = form.cancel_at_period_end === 'true';
    if (form.cancel_at !== undefined)
      subscription.cancel_at = form.cancel_at === '' ? null : Number(form.cancel_at);
    this.#tell('customer.subscription.updated', subscription);
    return this.#shelf.show(subscription, form);
  }

  #listInvoices(form: Form): Answer {
    const all = this.#shelf
      .all<StripeInvoice>('invoice')
      .filter((one) => one.parent.subscription_details.subscription === form.subscription)
      .reverse();
    const from = form.starting_after ? all.findIndex(({ id }) => id === form.starting_after) + 1 : 0;
    const limit = Number(form.limit ?? 10);
    const data = all.slice(from, from + limit).map((one) => this.#shelf.show(one, {}));
    return { object: 'list', data, has_more: from + limit < all.length, url: '/v1/invoices' };
  }

  #listInvoicePayments(form: Form): Answer {
    const { payment_intent: wanted } = form.payment as { payment_intent: string };
    const data = this.#shelf
      .all<StripeInvoice>('invoice')
      .flatMap(({ payments }) => payments.data)
      .filter(({ payment }) => payment.payment_intent === wanted);
    return { object: 'list', data, has_more: false, url: '/v1/invoice_payments' };
  }

  #open(id: string): StripeSession {
    const session = this.#shelf.get<StripeSession>(id);
    if (session.status === 'open') return session;
    throw new StripeRefusal(
      400,
      'invalid_request_error',
      null,
      'Only open Checkout Sessions can be expired or paid',
    );
  }

  #termsOf(id: string): StripeTerms {
    const terms = this.#terms.get(id);
    if (!terms) throw missing(id);
    return terms;
  }
}
