-- A session that was counted is given back when a disclosure comes after it: words that say someone is not safe are
-- never metered, also when they are written an hour after the call. The session keeps its capture; one `give_back`
-- entry undoes it, at most one for each session (credit_entry is unique by source and kind).

alter table credit_entry drop constraint credit_entry_kind_check;
alter table credit_entry add constraint credit_entry_kind_check check (kind in (
  'grant_free', 'grant_purchase', 'grant_promo', 'grant_admin', 'hold', 'capture', 'void', 'give_back', 'refund',
  'expire'));
alter table credit_entry drop constraint deltas_fit_the_kind;
alter table credit_entry add constraint deltas_fit_the_kind check (
  (kind like 'grant%' and delta_balance > 0 and delta_held = 0)
  or (kind = 'hold' and delta_balance = 0 and delta_held = 1)
  or (kind = 'capture' and delta_balance = -1 and delta_held = -1)
  or (kind = 'void' and delta_balance = 0 and delta_held = -1)
  or (kind = 'give_back' and delta_balance = 1 and delta_held = 0 and source_type = 'session')
  or (kind in ('refund', 'expire') and delta_balance < 0 and delta_held = 0));

-- Under a subscription there is no entry: the moment alone says that the session does not count.
alter table therapy_sessions add column given_back_at timestamptz
  check (given_back_at is null or (status = 'ended' and has_safety_event));
create index sessions_by_conversation on therapy_sessions (conversation_id);
create index counted_lately on therapy_sessions (ended_at) where status = 'ended' and given_back_at is null;

create or replace view profiles with (security_invoker = true) as
select m.id, m.nickname as full_name,
  greatest(coalesce(sum(e.delta_balance)
    filter (where e.kind in ('grant_purchase', 'grant_promo', 'grant_admin', 'refund')), 0), 0)::integer
    as purchased_sessions,
  (count(*) filter (where e.kind = 'capture') - count(*) filter (where e.kind = 'give_back'))::integer
    as used_sessions
from members m left join credit_entry e on e.user_id = m.id
group by m.id, m.nickname;

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
from credit_account where closed_at is not null and (balance <> 0 or held <> 0);
