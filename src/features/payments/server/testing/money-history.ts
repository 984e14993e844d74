// One member's money, lived at random: everything that can happen to purchases, codes, sessions and corrections, with a
// count of its own beside it.
import { randomUUID } from 'node:crypto';
import { endSession } from '#features/billing/server/sessions.service.ts';
import { addMember, holdRealSession } from '#features/billing/server/testing/ledger-member.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/refusals.ts';
import type { Currency } from '../../payments.contract.ts';
import { adjustSessions } from '../adjust-sessions.service.ts';
import { abandonCheckout } from '../payments.service.ts';
import { redeemPromo } from '../promo.service.ts';
import { refundPayment } from '../refund.service.ts';
import type { PooledQuery } from './pooled-query.ts';
import { addPromoCode } from './promo-checkout.ts';
import type { QuietShop } from './quiet-shop.ts';

export const moneyActs = [
  'buy a pack',
  'buy with a code',
  'buy for nothing',
  'subscribe',
  'be declined',
  'leave a checkout',
  'come back to an old checkout',
  'redeem a gift',
  'use a session',
  'get a refund',
  'dispute',
  'win the dispute',
  'lose the dispute',
  'be given sessions',
  'have sessions taken',
  'be looked at again',
] as const;
export type MoneyAct = (typeof moneyActs)[number];

/** `pick` chooses among what there is to choose from; the same picks make the same history. */
export type MoneyStep = { act: MoneyAct; pick: number; isAtOnce: boolean };

const actorId = randomUUID();
const packs = { starter: 3, steady: 10, deep: 25 } as const;

/** Lives the history. Returns whose it was, and how many sessions they should have left, as counted here. */
export async function liveHistory(
  app: { platform: Platform; query: PooledQuery },
  shop: QuietShop,
  steps: MoneyStep[],
): Promise<{ memberId: string; expectedAvailable: number }> {
  const memberId = await addMember(app);
  const usableTwice = { max_per_user: 2 };
  const codes = [
    await addPromoCode(app, { value: 15, ...usableTwice }),
    await addPromoCode(app, { kind: 'amount', value: 133, currency: 'USD', ...usableTwice }),
    await addPromoCode(app, { kind: 'bonus_sessions', value: 2, ...usableTwice }),
    await addPromoCode(app, { value: 33, first_purchase_only: true }),
  ];
  const forNothing = await addPromoCode(app, { value: 100, ...usableTwice });
  const gift = await addPromoCode(app, { kind: 'bonus_sessions', value: 1, ...usableTwice });

  let available = 2;
  let subscription: string | null = null;
  /** What was paid, by the payment's id, with the sessions it gave; `open` ones can be paid still. */
  const paid = new Map<string, number>();
  const disputed = new Map<string, number>();
  const open: [id: string, sessions: number][] = [];

  const settle = async (paymentId: string) => {
    await shop.act(memberId, paymentId, 'approve');
    await shop.look(paymentId);
  };
  const takeBack = (paymentId: string, sessions: number) => {
    available -= Math.min(available, sessions);
    if (subscription === paymentId) subscription = null;
  };
  const order = async (pick: number, promoCode?: string, bonus = 0) => {
    const product = (Object.keys(packs) as (keyof typeof packs)[])[pick % 3]!;
    const currency: Currency = pick % 2 ? 'USD' : 'KES';
    const id = await shop.order(memberId, { product, currency, promoCode });
    return [id, packs[product] + bonus] as const;
  };
  const one = <T>(of: Iterable<T>, pick: number): T | undefined => {
    const all = [...of];
    return all[pick % Math.max(1, all.length)];
  };
  const refundLike = async (
    from: Map<string, number>,
    pick: number,
    lose: (id: string) => Promise<unknown>,
  ) => {
    const chosen = one(from, pick);
    if (!chosen) return;
    await lose(chosen[0]);
    from.delete(chosen[0]);
    takeBack(...chosen);
  };
  const tell = async (paymentId: string, state: 'open' | 'won' | 'lost') => {
    await shop.provider.dispute(`test_${paymentId}`, state);
    await shop.look(paymentId);
  };

  const doOne: Record<MoneyAct, (pick: number) => Promise<unknown>> = {
    'buy a pack': async (pick) => {
      const [id, sessions] = await order(pick);
      await settle(id);
      paid.set(id, sessions);
      available += sessions;
    },
    'buy with a code': async (pick) => {
      const code = codes[pick % codes.length]!;
      const [id, sessions] = await order(pick, code, code === codes[2] ? 2 : 0);
      await settle(id);
      paid.set(id, sessions);
      available += sessions;
    },
    'buy for nothing': async (pick) => {
      const [, sessions] = await order(pick, forNothing);
      available += sessions;
    },
    subscribe: async (pick) => {
      const promoCode = pick % 2 ? codes[0] : undefined;
      const id = await shop.order(memberId, { product: pick % 3 ? 'monthly' : 'annual', promoCode });
      await settle(id);
      paid.set(id, 0);
      subscription = id;
    },
    'be declined': async (pick) => {
      const [id] = await order(pick, pick % 2 ? codes[0] : undefined);
      await shop.act(memberId, id, 'decline');
      await shop.look(id);
    },
    'leave a checkout': async (pick) => {
      const [id, sessions] = await order(pick);
      if (pick % 2) await abandonCheckout(shop.tools, memberId, id);
      else open.push([id, sessions]);
    },
    'come back to an old checkout': async () => {
      const left = open.shift();
      if (!left) return;
      await settle(left[0]);
      paid.set(...left);
      available += left[1];
    },
    'redeem a gift': async () => {
      await redeemPromo(app.platform, { typed: gift, memberId });
      available += 1;
    },
    'use a session': async () => {
      if (!subscription && available === 0) return;
      const sessionId = await holdRealSession(app.platform, memberId);
      await endSession(app.platform, memberId, sessionId, 'member');
      if (!subscription) available -= 1;
    },
    'get a refund': (pick) =>
      refundLike(paid, pick, (paymentId) =>
        refundPayment(shop.tools, actorId, { paymentId, reason: 'Asked for it.' }),
      ),
    dispute: async (pick) => {
      const chosen = one(paid, pick);
      if (!chosen) return;
      await tell(chosen[0], 'open');
      paid.delete(chosen[0]);
      disputed.set(...chosen);
    },
    'win the dispute': async (pick) => {
      const chosen = one(disputed, pick);
      if (!chosen) return;
      await tell(chosen[0], 'won');
      disputed.delete(chosen[0]);
      paid.set(...chosen);
    },
    'lose the dispute': (pick) => refundLike(disputed, pick, (paymentId) => tell(paymentId, 'lost')),
    'be given sessions': async (pick) => {
      const count = 1 + (pick % 4);
      await adjustSessions(app.platform, actorId, {
        memberId,
        adjustmentId: randomUUID(),
        count,
        reason: 'Sorry.',
      });
      available += count;
    },
    'have sessions taken': async (pick) => {
      const count = 1 + (pick % 4);
      await adjustSessions(app.platform, actorId, {
        memberId,
        adjustmentId: randomUUID(),
        count: -count,
        reason: 'By mistake.',
      });
      available -= count;
    },
    'be looked at again': async (pick) => {
      const chosen = one([...paid.keys(), ...disputed.keys(), ...open.map(([id]) => id)], pick);
      if (chosen) await shop.look(chosen);
    },
  };

  let meanwhile: Promise<unknown>[] = [];
  for (const { act, pick, isAtOnce } of steps) {
    // Being refused is an ordinary thing to happen; nothing was counted then.
    const done = doOne[act](pick).catch((error: unknown) => {
      if (!isRefusal(error) && !(error as Error).message.startsWith('the session did not start')) throw error;
    });
    meanwhile.push(done);
    if (isAtOnce) continue;
    await Promise.all(meanwhile);
    meanwhile = [];
  }
  await Promise.all(meanwhile);
  return { memberId, expectedAvailable: available };
}
