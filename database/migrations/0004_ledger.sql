-- Session credits: an append-only ledger (docs/decisions/0002-session-ledger.md). The guards are the account's row
-- lock, the CHECKs and the unique indexes; no isolation level is relied on. Nothing here refers to `members` by a
-- foreign key, so that a member can be erased while entries, which hold random ids and counts only, are kept.

create table credit_account (
  user_id uuid primary key,
  balance integer not null default 0,
  held integer not null default 0,
  seq bigint not null default 0,
  -- Set when the member was deleted: nothing is held or granted any more.
  closed_at timestamptz,
  constraint no_overdraft check (balance >= 0),
  constraint hold_is_not_negative check (held >= 0),
  constraint hold_is_covered check (held <= balance)
);

create table credit_entry (
  user_id uuid not null references credit_account (user_id),
  seq bigint not null,
  kind text not null check (kind in (
    'grant_free', 'grant_purchase', 'grant_promo', 'grant_admin', 'hold', 'capture', 'void', 'refund', 'expire')),
  delta_balance integer not null,
  delta_held integer not null,
  balance_after integer not null check (balance_after >= 0),
  held_after integer not null check (held_after >= 0 and held_after <= balance_after),
  source_type text not null check (source_type in ('free', 'payment', 'promo', 'admin', 'session', 'account')),
  source_id text not null,
  actor text not null default 'system',
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, seq),
  unique (source_type, source_id, kind),
  constraint deltas_fit_the_kind check (
    (kind like 'grant%' and delta_balance > 0 and delta_held = 0)
    or (kind = 'hold' and delta_balance = 0 and delta_held = 1)
    or (kind = 'capture' and delta_balance = -1 and delta_held = -1)
    or (kind = 'void' and delta_balance = 0 and delta_held = -1)
    or (kind in ('refund', 'expire') and delta_balance < 0 and delta_held = 0))
);
-- A session is settled once, one way or the other.
create unique index one_settlement on credit_entry (source_id)
  where source_type = 'session' and kind in ('capture', 'void');

create function refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end
$$;
create trigger credit_entry_is_append_only before update or delete on credit_entry
  for each row execute function refuse_change();
create trigger credit_entry_is_not_emptied before truncate on credit_entry
  for each statement execute function refuse_change();
revoke update, delete, truncate on credit_entry from tulia_app;
revoke delete, truncate on credit_account from tulia_app;

-- Moves the account and writes the entry in one statement: the update takes the row lock, the CHECKs refuse an
-- overdraft, and nobody can do one without the other. Null when the member has no open account.
create function post_entry(
  owner_id uuid, entry_kind text, balance_change integer, held_change integer,
  entry_source_type text, entry_source_id text, entry_actor text) returns bigint
language sql
begin atomic
  with moved as (
    update credit_account
    set balance = balance + balance_change, held = held + held_change, seq = seq + 1
    where user_id = owner_id and closed_at is null
    returning user_id, seq, balance, held
  )
  insert into credit_entry (user_id, seq, kind, delta_balance, delta_held, balance_after, held_after,
    source_type, source_id, actor)
  select user_id, seq, entry_kind, balance_change, held_change, balance, held,
    entry_source_type, entry_source_id, entry_actor
  from moved
  returning seq;
end;

create table therapy_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references credit_account (user_id),
  -- Made by the page before the conversation exists, hence no foreign key.
  conversation_id uuid not null,
  funding text not null check (funding in ('free', 'paid', 'subscription')),
  status text not null default 'pending' check (status in ('pending', 'active', 'ended', 'voided')),
  cap_ms integer not null check (cap_ms > 0),
  voice text check (length(voice) <= 64),
  topic text check (length(topic) <= 64),
  connected_ms integer not null default 0 check (connected_ms >= 0),
  member_turns integer not null default 0 check (member_turns >= 0),
  ai_replied_at timestamptz,
  has_safety_event boolean not null default false,
  started_at timestamptz not null default clock_timestamp(),
  activated_at timestamptz,
  last_heartbeat_at timestamptz,
  lease_until timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  check ((status in ('ended', 'voided')) = (ended_at is not null)),
  check ((ended_at is null) = (end_reason is null))
);
create unique index one_open_session on therapy_sessions (user_id) where status in ('pending', 'active');
create index open_leases on therapy_sessions (lease_until) where status in ('pending', 'active');
create index sessions_by_end on therapy_sessions (user_id, ended_at);
revoke delete, truncate on therapy_sessions from tulia_app;

create table payment_transactions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references credit_account (user_id),
  status text not null default 'pending' check (status in (
    'pending', 'success', 'failed', 'cancelled', 'expired', 'refunded', 'disputed')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('USD', 'KES')),
  provider text not null,
  provider_ref text,
  product_id text not null,
  -- Credits this purchase grants; 0 for a subscription.
  sessions integer not null default 0 check (sessions >= 0),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (provider, provider_ref)
);
create index payments_newest on payment_transactions (user_id, status, created_at desc);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references members (id) on delete cascade,
  status text not null check (status in ('incomplete', 'active', 'past_due', 'cancelled', 'expired')),
  product_id text not null,
  provider text not null,
  provider_ref text,
  -- null = ongoing.
  current_period_end timestamptz,
  cancels_at_period_end boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (provider, provider_ref)
);
create unique index one_active_subscription on subscriptions (user_id) where status = 'active';

alter table credit_account enable row level security;
create policy credit_account_owner on credit_account using (may_see(user_id)) with check (may_see(user_id));
alter table credit_entry enable row level security;
create policy credit_entry_owner on credit_entry using (may_see(user_id)) with check (may_see(user_id));
alter table therapy_sessions enable row level security;
create policy therapy_sessions_owner on therapy_sessions using (may_see(user_id)) with check (may_see(user_id));
alter table payment_transactions enable row level security;
create policy payment_transactions_owner on payment_transactions
  using (may_see(user_id)) with check (may_see(user_id));
alter table subscriptions enable row level security;
create policy subscriptions_owner on subscriptions using (may_see(user_id)) with check (may_see(user_id));

-- The specification's profile: a name, and two counts that are only ever derived.
create view profiles with (security_invoker = true) as
select m.id, m.nickname as full_name,
  greatest(coalesce(sum(e.delta_balance)
    filter (where e.kind in ('grant_purchase', 'grant_promo', 'grant_admin', 'refund')), 0), 0)::integer
    as purchased_sessions,
  (count(*) filter (where e.kind = 'capture'))::integer as used_sessions
from members m left join credit_entry e on e.user_id = m.id
group by m.id, m.nickname;

-- Must always be empty: checked after every test suite, a metric, an alert.
create view violations with (security_invoker = true) as
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
select 'a session does not have exactly its hold and its settlement', s.id::text
from therapy_sessions s
left join credit_entry e
  on e.source_type = 'session' and e.source_id = s.id::text and e.user_id = s.user_id
group by s.id, s.status, s.funding
having count(*) filter (where e.kind = 'hold') <> (case when s.funding = 'subscription' then 0 else 1 end)
  or count(*) filter (where e.kind = 'capture')
    <> (case when s.funding <> 'subscription' and s.status = 'ended' then 1 else 0 end)
  or count(*) filter (where e.kind = 'void')
    <> (case when s.funding <> 'subscription' and s.status = 'voided' then 1 else 0 end)
union all
select 'an entry names a session that does not exist', e.source_id
from credit_entry e
where e.source_type = 'session'
  and not exists (select from therapy_sessions s where s.id::text = e.source_id and s.user_id = e.user_id)
union all
select 'a session with a safety event was charged', id::text
from therapy_sessions where has_safety_event and status = 'ended'
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
from credit_account where closed_at is not null and (balance <> 0 or held <> 0);

-- When a member is deleted the open session is given back, what is left expires, and what says anything of the
-- person (the topic, the voice, the conversation) is blanked. The entries stay: they name nobody any more.
create function retire_credit_account() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  account credit_account;
  open_session uuid;
begin
  select * into account from credit_account where user_id = old.id for update;
  if not found then
    return null;
  end if;
  for open_session in
    update therapy_sessions
    set status = 'voided', ended_at = clock_timestamp(), end_reason = 'account_deleted'
    where user_id = old.id and status in ('pending', 'active')
    returning id
  loop
    if (select funding from therapy_sessions where id = open_session) <> 'subscription' then
      perform post_entry(old.id, 'void', 0, -1, 'session', open_session::text, 'system');
    end if;
  end loop;
  select * into account from credit_account where user_id = old.id;
  if account.balance > 0 then
    perform post_entry(old.id, 'expire', -account.balance, 0, 'account', old.id::text, 'system');
  end if;
  update therapy_sessions
  set topic = null, voice = null, conversation_id = gen_random_uuid()
  where user_id = old.id;
  update credit_account set closed_at = clock_timestamp() where user_id = old.id;
  return null;
end
$$;
create trigger members_retire_credit_account after delete on members
  for each row execute function retire_credit_account();
