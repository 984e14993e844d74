-- Plans, prices, checkouts, subscriptions, promo codes and what providers tell us of them. Every grant of sessions goes
-- through the ledger of 0004; nothing here is a second count of them. Written by the system only: a member's own
-- transaction reads its rows and changes none.

create table products (
  id text primary key check (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  kind text not null check (kind in ('pack', 'subscription')),
  name text not null check (length(name) between 1 and 80),
  description text not null check (length(description) <= 400),
  -- Sessions a pack gives.
  sessions integer not null default 0 check (sessions >= 0),
  -- Length of a subscription's period.
  period_months integer check (period_months between 1 and 36),
  position integer not null unique,
  active boolean not null default true,
  created_at timestamptz not null default clock_timestamp(),
  check ((kind = 'pack') = (sessions > 0)),
  check ((kind = 'subscription') = (period_months is not null))
);

-- A price is never changed: a new one retires it, so that what was shown can still be found.
create table prices (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products (id),
  currency text not null check (currency in ('USD', 'KES')),
  amount_minor bigint not null check (amount_minor between 1 and 100000000),
  active_from timestamptz not null default clock_timestamp(),
  retired_at timestamptz,
  check (retired_at is null or retired_at >= active_from)
);
create unique index one_price_now on prices (product_id, currency) where retired_at is null;
create index prices_history on prices (product_id, currency, active_from desc);
revoke delete, truncate on products, prices from tulia_app;

insert into products (id, kind, name, description, sessions, period_months, position) values
  ('starter', 'pack', 'Starter pack', 'Three sessions, to use whenever you like.', 3, null, 1),
  ('steady', 'pack', 'Steady pack', 'Ten sessions, to use whenever you like.', 10, null, 2),
  ('deep', 'pack', 'Deep pack', 'Twenty-five sessions, to use whenever you like.', 25, null, 3),
  ('monthly', 'subscription', 'Monthly', 'As many sessions as you need, month by month.', 0, 1, 4),
  ('annual', 'subscription', 'Annual', 'As many sessions as you need, for a year.', 0, 12, 5);
insert into prices (product_id, currency, amount_minor) values
  ('starter', 'USD', 499), ('starter', 'KES', 50000),
  ('steady', 'USD', 1299), ('steady', 'KES', 130000),
  ('deep', 'USD', 2799), ('deep', 'KES', 280000),
  ('monthly', 'USD', 1499), ('monthly', 'KES', 150000),
  ('annual', 'USD', 11900), ('annual', 'KES', 1200000);

alter table subscriptions
  add constraint subscriptions_product foreign key (product_id) references products (id),
  -- Renews by itself; false for a pass, which ends with its period.
  add column renews boolean not null default false,
  -- What the next period costs.
  add column amount_minor bigint check (amount_minor >= 0),
  add column currency text check (currency in ('USD', 'KES')),
  -- What the provider says; `current_period_end` is the earlier of it and the end of what was paid for.
  add column provider_period_end timestamptz,
  -- When the provider was asked for what stands here, by the database's clock: an older answer changes nothing.
  add column asked_at timestamptz;
drop index one_active_subscription;
create unique index one_active_subscription on subscriptions (user_id) where status in ('active', 'past_due');
create index subscriptions_running_out on subscriptions (current_period_end)
  where status in ('incomplete', 'active', 'past_due');

create sequence receipt_numbers;

-- A checkout's payment has the id the page made; each later period of a subscription is a row of its own.
alter table payment_transactions
  add constraint payments_product foreign key (product_id) references products (id),
  add constraint payments_provider check (provider in ('stripe', 'paystack', 'test')),
  add column price_id uuid references prices (id),
  add column discount_minor bigint not null default 0 check (discount_minor >= 0),
  add column list_minor bigint not null generated always as (amount_minor + discount_minor) stored,
  add column refunded_minor bigint not null default 0,
  add column promo_code text,
  add column method text check (method in ('card', 'mpesa', 'bank', 'test', 'none')),
  -- A short code for the operator, never a bank's words.
  add column failure text check (failure ~ '^[a-z0-9_.-]{1,80}$'),
  -- `open` → `won` or `lost`, never back: an answer that comes late cannot reopen a dispute.
  add column dispute text check (dispute in ('open', 'won', 'lost')),
  add column paid_at timestamptz,
  add column receipt_no bigint unique,
  add column checkout_url text,
  -- When the checkout page closes.
  add column expires_at timestamptz,
  -- When the provider said that it cannot be paid any more. Until then a cancelled checkout is still looked at.
  add column closed_at timestamptz,
  -- When the provider was last asked, by the database's clock.
  add column asked_at timestamptz,
  add column subscription_id uuid references subscriptions (id) on delete set null,
  -- Ordered as a subscription that renews by itself; false for packs and passes.
  add column renews boolean not null default false,
  -- Length of the period that was ordered; null for a pack.
  add column period_months integer,
  add column period_start timestamptz,
  add column period_end timestamptz,
  -- The first charge of a subscription is the checkout's own payment; the provider may know it by another reference.
  add column charge_ref text,
  add constraint payments_refund_is_covered check (refunded_minor between 0 and amount_minor),
  add constraint payments_discount_has_a_code check (discount_minor = 0 or promo_code is not null),
  add constraint payments_paid_have_a_receipt check (paid_at is null or receipt_no is not null),
  add constraint payments_period check (period_end is null or period_end > period_start),
  add constraint payments_charge unique (provider, charge_ref);
create index payments_open on payment_transactions (created_at)
  where closed_at is null and status in ('pending', 'failed', 'cancelled', 'expired');
create index payments_all on payment_transactions (created_at desc, id desc);
create index payments_of_a_subscription on payment_transactions (subscription_id) where subscription_id is not null;
create index payments_of_a_code on payment_transactions (promo_code) where promo_code is not null;

drop policy payment_transactions_owner on payment_transactions;
create policy payment_transactions_owner on payment_transactions for select using (may_see(user_id));
create policy payment_transactions_system on payment_transactions using (is_system()) with check (is_system());
drop policy subscriptions_owner on subscriptions;
create policy subscriptions_owner on subscriptions for select using (may_see(user_id));
create policy subscriptions_system on subscriptions using (is_system()) with check (is_system());
revoke delete, truncate on payment_transactions from tulia_app;

-- What providers told us: which event, and what it is about, so that it can be asked for again. Never what it said.
create table payment_events (
  provider text not null check (provider in ('stripe', 'paystack', 'test')),
  event_id text not null check (length(event_id) between 1 and 255),
  type text not null check (length(type) between 1 and 120),
  about_kind text not null check (about_kind in ('payment', 'subscription')),
  about_ref text not null check (length(about_ref) <= 255),
  payment_id uuid,
  status text not null default 'received' check (status in ('received', 'done', 'dead')),
  attempts integer not null default 0 check (attempts >= 0),
  failure text check (failure ~ '^[a-z0-9_.-]{1,80}$'),
  received_at timestamptz not null default clock_timestamp(),
  -- Nobody else takes it up before this.
  next_try_at timestamptz not null default clock_timestamp(),
  processed_at timestamptz,
  primary key (provider, event_id),
  check ((status = 'done') = (processed_at is not null)),
  check (status <> 'dead' or failure is not null)
);
create index payment_events_waiting on payment_events (next_try_at) where status = 'received';
create index payment_events_dead on payment_events (received_at desc) where status = 'dead';

create table promo_codes (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{2,22}[A-Z0-9]$'),
  kind text not null check (kind in ('percent', 'amount', 'bonus_sessions')),
  -- Percent, minor units, or sessions.
  value integer not null check (value >= 1),
  currency text check (currency in ('USD', 'KES')),
  -- null: any product.
  product_ids text[] check (cardinality(product_ids) > 0),
  max_redemptions integer check (max_redemptions >= 1),
  max_per_user integer not null default 1 check (max_per_user >= 1),
  first_purchase_only boolean not null default false,
  min_amount_minor bigint check (min_amount_minor >= 0),
  starts_at timestamptz,
  expires_at timestamptz,
  active boolean not null default true,
  -- Moved together with its redemptions, under this row's lock.
  reserved integer not null default 0 check (reserved >= 0),
  redeemed integer not null default 0 check (redeemed >= 0),
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  check (kind <> 'percent' or value <= 100),
  check (kind <> 'amount' or currency is not null),
  check (expires_at is null or starts_at is null or expires_at > starts_at)
);
create index promo_codes_newest on promo_codes (created_at desc, code);
alter table payment_transactions
  add constraint payments_promo_code foreign key (promo_code) references promo_codes (code);
revoke delete, truncate on promo_codes from tulia_app;

create table promo_redemptions (
  id uuid primary key default gen_random_uuid(),
  code text not null references promo_codes (code),
  user_id uuid not null references credit_account (user_id),
  -- null: redeemed without a purchase.
  payment_id uuid unique references payment_transactions (id),
  status text not null check (status in ('reserved', 'redeemed', 'released')),
  discount_minor bigint not null default 0 check (discount_minor >= 0),
  bonus_sessions integer not null default 0 check (bonus_sessions >= 0),
  -- Which of this member's uses without a purchase it is, from 1; its grant's source is `code:member:ordinal`.
  ordinal integer check (ordinal >= 1),
  reserved_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  unique (code, user_id, ordinal),
  check ((payment_id is null) = (ordinal is not null)),
  check (ordinal is null or (status = 'redeemed' and bonus_sessions > 0)),
  check ((status = 'reserved') = (settled_at is null))
);
create index promo_redemptions_of_a_member on promo_redemptions (user_id, code);
create index promo_redemptions_reserved on promo_redemptions (reserved_until) where status = 'reserved';
revoke delete, truncate on promo_redemptions from tulia_app;

-- What an admin did about money and sessions, and why.
create table admin_acts (
  id uuid primary key default gen_random_uuid(),
  actor_id uuid not null,
  act text not null check (act in ('refund', 'requery', 'retry_event', 'set_price', 'adjust_sessions', 'create_promo_code',
    'create_promo_codes', 'set_promo_code_active')),
  subject_type text not null check (subject_type in ('payment', 'payment_event', 'product', 'member', 'promo_code')),
  subject_id text not null,
  reason text,
  -- Ids, amounts and counts only.
  details jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index admin_acts_newest on admin_acts (created_at desc, id);
create index admin_acts_of_a_subject on admin_acts (subject_type, subject_id);
create trigger admin_acts_is_append_only before update or delete on admin_acts
  for each row execute function refuse_change();
create trigger admin_acts_is_not_emptied before truncate on admin_acts
  for each statement execute function refuse_change();
revoke update, delete, truncate on admin_acts from tulia_app;

-- The test provider's own books: a stranger's, as far as the rest is concerned, reached only by asking it.
create table test_provider_subscriptions (
  ref text primary key,
  payment_id uuid not null,
  status text not null check (status in ('active', 'past_due', 'cancelled')),
  amount_minor bigint not null,
  currency text not null,
  months integer not null,
  period_end timestamptz not null,
  cancels_at_period_end boolean not null default false,
  -- The next renewals are declined, as when a card has run out.
  declines_renewals boolean not null default false,
  created_at timestamptz not null default clock_timestamp()
);
create table test_provider_payments (
  ref text primary key,
  -- Null for a renewal, which no checkout of ours began.
  payment_id uuid unique,
  member_id uuid,
  product_name text not null,
  amount_minor bigint not null,
  currency text not null,
  renews_every_months integer,
  renewal_amount_minor bigint,
  return_url text,
  cancel_url text,
  status text not null check (status in ('pending', 'success', 'failed', 'cancelled', 'expired')),
  -- Pays by itself then, the page closed or not.
  pays_at timestamptz,
  paid_at timestamptz,
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  dispute text check (dispute in ('open', 'won', 'lost')),
  subscription_ref text references test_provider_subscriptions (ref),
  period_start timestamptz,
  period_end timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (subscription_ref, period_start)
);
create index test_provider_payments_waiting on test_provider_payments (pays_at) where pays_at is not null and paid_at is null;

alter table products enable row level security;
create policy products_everyone on products for select using (true);
create policy products_system on products using (is_system()) with check (is_system());
alter table prices enable row level security;
create policy prices_everyone on prices for select using (true);
create policy prices_system on prices using (is_system()) with check (is_system());
alter table payment_events enable row level security;
create policy payment_events_system on payment_events using (is_system()) with check (is_system());
alter table promo_codes enable row level security;
create policy promo_codes_system on promo_codes using (is_system()) with check (is_system());
alter table promo_redemptions enable row level security;
create policy promo_redemptions_owner on promo_redemptions for select using (may_see(user_id));
create policy promo_redemptions_system on promo_redemptions using (is_system()) with check (is_system());
alter table admin_acts enable row level security;
create policy admin_acts_system on admin_acts using (is_system()) with check (is_system());
alter table test_provider_subscriptions enable row level security;
create policy test_provider_subscriptions_system on test_provider_subscriptions
  using (is_system()) with check (is_system());
alter table test_provider_payments enable row level security;
create policy test_provider_payments_system on test_provider_payments using (is_system()) with check (is_system());

-- Must always be empty: checked after every test suite, a metric, an alert.
create or replace view violations with (security_invoker = true) as
select 'the balance is not the sum of its entries' as violation, a.user_id::text as id
from credit_account a
left join (
  select user_id, sum(delta_balance) as balance, sum(delta_held) as held, max(seq) as last, count(*) as entries
  from credit_entry group by user_id) e using (user_id)
where a.balance <> coalesce(e.balance, 0) or a.held <> coalesce(e.held, 0)
  or a.seq <> coalesce(e.last, 0) or a.seq <> coalesce(e.entries, 0)
union all
select 'an entry does not follow from the one before it', user_id::text
from (
  select user_id, balance_after, held_after,
    sum(delta_balance) over until_here as balance, sum(delta_held) over until_here as held
  from credit_entry
  window until_here as (partition by user_id order by seq)) run
where balance_after <> balance or held_after <> held
union all
select 'what is held is not what is open', a.user_id::text
from credit_account a
left join (
  select user_id, count(*) as open from therapy_sessions
  where status in ('pending', 'active') and funding <> 'subscription' group by user_id) s using (user_id)
where a.held <> coalesce(s.open, 0)
union all
select 'more than one session is open', user_id::text
from therapy_sessions where status in ('pending', 'active') group by user_id having count(*) > 1
union all
select 'a session does not have exactly its hold, its settlement and what was given back', s.id::text
from therapy_sessions s
left join credit_entry e
  on e.source_type = 'session' and e.source_id = s.id::text and e.user_id = s.user_id
group by s.id, s.status, s.funding, s.given_back_at
having count(*) filter (where e.kind = 'hold') <> (case when s.funding = 'subscription' then 0 else 1 end)
  or count(*) filter (where e.kind = 'capture')
    <> (case when s.funding <> 'subscription' and s.status = 'ended' then 1 else 0 end)
  or count(*) filter (where e.kind = 'void')
    <> (case when s.funding <> 'subscription' and s.status = 'voided' then 1 else 0 end)
  or count(*) filter (where e.kind = 'give_back')
    <> (case when s.funding <> 'subscription' and s.given_back_at is not null then 1 else 0 end)
union all
select 'an entry names a session that does not exist', e.source_id
from credit_entry e
where e.source_type = 'session'
  and not exists (select from therapy_sessions s where s.id::text = e.source_id and s.user_id = e.user_id)
union all
select 'a session with a safety event was charged', id::text
from therapy_sessions where has_safety_event and status = 'ended' and given_back_at is null
union all
select 'the free sessions were given more than once', user_id::text
from credit_entry where kind = 'grant_free' group by user_id having count(*) > 1
union all
select 'a payment does not have exactly its grant', p.id::text
from payment_transactions p
left join credit_entry e
  on e.source_type = 'payment' and e.source_id = p.id::text and e.user_id = p.user_id and e.kind = 'grant_purchase'
group by p.id, p.status, p.sessions
having count(e.kind)
    <> (case when p.status in ('success', 'refunded', 'disputed') and p.sessions > 0 then 1 else 0 end)
  or coalesce(sum(e.delta_balance), p.sessions) <> p.sessions
union all
select 'a purchase was granted without its payment', e.source_id
from credit_entry e
where e.kind = 'grant_purchase'
  and not exists (select from payment_transactions p where p.id::text = e.source_id and p.user_id = e.user_id)
union all
select 'a closed account still holds or is worth something', user_id::text
from credit_account where closed_at is not null and (balance <> 0 or held <> 0)
union all
select 'more was taken back than the payment gave', p.id::text
from payment_transactions p
join credit_entry e on e.source_type = 'payment' and e.source_id = p.id::text and e.user_id = p.user_id
group by p.id
having coalesce(sum(e.delta_balance) filter (where e.kind = 'refund'), 0)
  + coalesce(sum(e.delta_balance) filter (where e.kind = 'grant_purchase'), 0) < 0
union all
select 'sessions were taken back for a payment that was not refunded', e.source_id
from credit_entry e
where e.kind = 'refund' and e.source_type = 'payment'
  and not exists (
    select from payment_transactions p
    where p.id::text = e.source_id and p.user_id = e.user_id and p.status = 'refunded')
union all
select 'a promo code''s counts are not its redemptions', c.code
from promo_codes c
left join promo_redemptions r using (code)
group by c.code
having c.reserved <> count(*) filter (where r.status = 'reserved')
  or c.redeemed <> count(*) filter (where r.status = 'redeemed')
union all
select 'a promo code is kept for a payment that is not open', r.id::text
from promo_redemptions r
join payment_transactions p on p.id = r.payment_id
where r.status = 'reserved' and (p.closed_at is not null or p.status in ('success', 'refunded', 'disputed'))
union all
select 'a promo code was used up by a payment that was not paid', r.id::text
from promo_redemptions r
join payment_transactions p on p.id = r.payment_id
where r.status = 'redeemed' and p.status not in ('success', 'refunded', 'disputed')
union all
select 'a payment was made at a code''s price without using the code up', p.id::text
from payment_transactions p
where p.promo_code is not null and p.status in ('success', 'refunded', 'disputed')
  and not exists (
    select from promo_redemptions r
    where r.payment_id = p.id and r.code = p.promo_code and r.user_id = p.user_id and r.status = 'redeemed'
      and r.discount_minor = p.discount_minor)
union all
select 'a code''s sessions were redeemed without exactly their grant', r.id::text
from promo_redemptions r
left join credit_entry e
  on e.kind = 'grant_promo' and e.source_type = 'promo' and e.user_id = r.user_id
  and e.source_id = r.code || ':' || r.user_id || ':' || r.ordinal
where r.ordinal is not null and e.delta_balance is distinct from r.bonus_sessions;
