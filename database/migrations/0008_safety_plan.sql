-- A member's own plan for a crisis: one each, all of it sealed.
create table safety_plans (
  user_id uuid primary key references members (id) on delete cascade,
  steps bytea not null,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
alter table safety_plans enable row level security;
create policy safety_plans_owner on safety_plans using (may_see(user_id)) with check (may_see(user_id));
