-- A member's own therapy categories. Their words are sealed; `subcategories` is a sealed JSON list of {id, name}.
create table custom_therapy_categories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references members (id) on delete cascade,
  name bytea not null,
  description bytea not null,
  subcategories bytea not null,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index custom_therapy_categories_newest on custom_therapy_categories (user_id, created_at desc, id desc);
alter table custom_therapy_categories enable row level security;
create policy custom_therapy_categories_owner on custom_therapy_categories
  using (may_see(user_id)) with check (may_see(user_id));
