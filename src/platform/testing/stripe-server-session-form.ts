// A checkout session's fields as the local Stripe checks them: unknown ones are refused, as there.
import { newId, type StripeSession, type StripeTerms } from './stripe-server-objects.ts';
import { StripeRefusal } from './stripe-server-shelf.ts';

const known = new Set([
  'mode',
  'client_reference_id',
  'metadata',
  'line_items',
  'discounts',
  'customer_email',
  'subscription_data',
  'payment_intent_data',
  'allowed_payment_method_types',
  'adaptive_pricing',
  'success_url',
  'cancel_url',
  'expires_at',
  'expand',
]);

type Line = {
  quantity: string;
  price_data: {
    currency: string;
    unit_amount: string;
    product_data: { name: string };
    recurring?: { interval: string; interval_count?: string };
  };
};

export function readSessionForm(form: Record<string, unknown>, now: number) {
  const refuse = (code: string, message: string): never => {
    throw new StripeRefusal(400, 'invalid_request_error', code, message);
  };
  for (const name of Object.keys(form)) if (!known.has(name)) refuse('parameter_unknown', name);
  const line = (form.line_items as Record<string, Line> | undefined)?.[0];
  const price = line?.price_data;
  const unit = Number(price?.unit_amount);
  if (!line || !price || line.quantity !== '1' || !Number.isInteger(unit) || unit < 50)
    throw new StripeRefusal(400, 'invalid_request_error', 'amount_too_small', 'line_items');
  if (price.currency !== price.currency.toLowerCase()) refuse('invalid_currency', 'currency');
  const isRenewing = form.mode === 'subscription';
  if (isRenewing !== (price.recurring !== undefined)) refuse('parameter_invalid', 'recurring');
  if (isRenewing && form.payment_intent_data) refuse('parameter_invalid', 'payment_intent_data');
  if (!isRenewing && form.subscription_data) refuse('parameter_invalid', 'subscription_data');
  const expiresAt = Number(form.expires_at);
  if (!(expiresAt - now >= 30 * 60 && expiresAt - now <= 24 * 60 * 60))
    refuse('parameter_invalid', 'expires_at must be between 30 minutes and 24 hours away');
  if (!URL.canParse(String(form.success_url)) || !URL.canParse(String(form.cancel_url)))
    refuse('url_invalid', 'success_url');

  const inner = (isRenewing ? form.subscription_data : form.payment_intent_data) as
    | { metadata?: Record<string, string> }
    | undefined;
  const terms: StripeTerms = {
    amountMinor: unit,
    renewalMinor: unit,
    currency: price.currency,
    months: isRenewing ? Number(price.recurring?.interval_count ?? 1) : null,
    metadata: inner?.metadata ?? {},
  };
  const session: StripeSession = {
    id: newId('cs'),
    object: 'checkout.session',
    mode: isRenewing ? 'subscription' : 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: unit,
    currency: price.currency,
    client_reference_id: String(form.client_reference_id),
    metadata: (form.metadata ?? {}) as Record<string, string>,
    customer: null,
    customer_email: form.customer_email === undefined ? null : String(form.customer_email),
    payment_intent: null,
    invoice: null,
    subscription: null,
    url: null,
    expires_at: expiresAt,
    created: now,
  };
  return { terms, session };
}
