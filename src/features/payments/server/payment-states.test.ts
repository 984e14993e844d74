import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PaymentStatus, paymentStatuses } from '../payments.contract.ts';
import { afterSeeing, type KnownPayment, mayBecome, type Seen, wasPaid } from './payment-states.ts';

const known = (over: Partial<KnownPayment> = {}): KnownPayment => ({
  status: 'pending',
  amountMinor: 499,
  refundedMinor: 0,
  dispute: null,
  ...over,
});
const seen = (over: Partial<Seen> = {}): Seen => ({
  status: 'success',
  refundedMinor: 0,
  dispute: null,
  ...over,
});

const anySeen = fc.record({
  status: fc.constantFrom<Seen['status']>('pending', 'success', 'failed', 'cancelled', 'expired'),
  refundedMinor: fc.constantFrom(0, 100, 499),
  dispute: fc.constantFrom<Seen['dispute']>(null, 'open', 'won', 'lost'),
});

const apply = (payment: KnownPayment, answer: Seen): KnownPayment => {
  const { steps, ...facts } = afterSeeing(payment, answer);
  return { ...payment, ...facts, status: steps.at(-1) ?? payment.status };
};

describe('what a payment may become', () => {
  test('a second dispute that is lost takes the money after a first one was won', () => {
    const won = apply(known({ status: 'disputed', dispute: 'open' }), seen({ dispute: 'won' }));
    expect(apply(apply(won, seen({ dispute: 'open' })), seen({ dispute: 'lost' }))).toMatchObject({
      status: 'refunded',
      refundedMinor: 499,
    });
  });

  test('is exactly the list that was agreed', () => {
    const legal = paymentStatuses.flatMap((from) =>
      paymentStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(legal).toEqual([
      'pending → success',
      'pending → failed',
      'pending → cancelled',
      'pending → expired',
      'success → refunded',
      'success → disputed',
      'failed → success',
      'cancelled → success',
      'expired → success',
      'disputed → success',
      'disputed → refunded',
    ]);
  });

  test.each<[PaymentStatus, Partial<Seen>, PaymentStatus[]]>([
    ['pending', {}, ['success']],
    ['pending', { status: 'pending' }, []],
    ['pending', { status: 'failed' }, ['failed']],
    ['failed', {}, ['success']],
    ['expired', {}, ['success']],
    ['cancelled', {}, ['success']],
    ['failed', { status: 'expired' }, []],
    ['success', { status: 'pending' }, []],
    ['success', { status: 'expired' }, []],
    ['pending', { refundedMinor: 499 }, ['success', 'refunded']],
    ['success', { refundedMinor: 100 }, []],
    ['success', { dispute: 'open' }, ['disputed']],
    ['disputed', { dispute: 'won' }, ['success']],
    ['disputed', { dispute: 'lost' }, ['refunded']],
    ['refunded', { dispute: 'won' }, []],
    ['refunded', { status: 'pending' }, []],
  ])('%s, told %j, goes %j', (status, answer, steps) => {
    const facts = {
      dispute: status === 'disputed' ? ('open' as const) : null,
      refundedMinor: status === 'refunded' ? 499 : 0,
    };
    expect(afterSeeing(known({ status, ...facts }), seen(answer)).steps).toEqual(steps);
  });
});

test('every step taken is a legal one, and money that came is never forgotten', () => {
  fc.assert(
    fc.property(fc.array(anySeen, { maxLength: 12 }), (answers) => {
      let payment = known();
      for (const answer of answers) {
        const wasPaidBefore = wasPaid(payment.status);
        let at = payment.status;
        for (const step of afterSeeing(payment, answer).steps) {
          expect(mayBecome(at, step), `${at} → ${step}`).toBe(true);
          at = step;
        }
        payment = apply(payment, answer);
        if (wasPaidBefore) expect(wasPaid(payment.status)).toBe(true);
        expect(payment.refundedMinor).toBeLessThanOrEqual(payment.amountMinor);
        if (payment.status === 'refunded') expect(payment.refundedMinor).toBe(payment.amountMinor);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('answers in any order, any of them twice, end in the same state once the money came', () => {
  // A dispute ends one way only.
  const history = fc
    .tuple(
      fc.array(anySeen, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('won' as const, 'lost' as const),
    )
    .map(([answers, ending]) =>
      answers.map((answer) => ({
        ...answer,
        dispute: answer.dispute === 'won' || answer.dispute === 'lost' ? ending : answer.dispute,
      })),
    )
    .filter((answers) => answers.some(({ status }) => status === 'success'));
  const shuffled = history.chain((answers) =>
    fc.tuple(
      fc.constant(answers),
      fc.shuffledSubarray([...answers, ...answers], {
        minLength: answers.length * 2,
        maxLength: answers.length * 2,
      }),
    ),
  );
  // What was said before the money came is told to a payment that cannot have a refund yet: facts count with the money.
  const factsOf = (answers: Seen[]) => answers.map((answer) => ({ ...answer, status: 'success' as const }));
  fc.assert(
    fc.property(shuffled, ([answers, mixed]) => {
      const inOrder = factsOf(answers).reduce(apply, known());
      expect(factsOf(mixed).reduce(apply, known())).toEqual(inOrder);
    }),
    { numRuns: 2_000 },
  );
});
