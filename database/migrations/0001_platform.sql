-- The role the application runs as. It owns nothing, so row-level security applies to it.
do $$
begin
  if not exists (select from pg_roles where rolname = 'tulia_app') then
    create role tulia_app nologin;
  end if;
  if not pg_has_role(current_user, 'tulia_app', 'member') then
    execute format('grant tulia_app to %I', current_user);
  end if;
end
$$;

grant usage on schema public to tulia_app;
alter default privileges in schema public grant select, insert, update, delete on tables to tulia_app;
alter default privileges in schema public grant usage, select on sequences to tulia_app;

-- True when the current transaction may see a row of this owner. Every policy calls it.
create function may_see(owner_id uuid) returns boolean
language sql stable
return current_setting('app.scope', true) = 'system'
  or owner_id = nullif(current_setting('app.member_id', true), '')::uuid;

create function is_system() returns boolean
language sql stable
return current_setting('app.scope', true) = 'system';

create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- No foreign key: a restore replays erasures by this table alone.
create table member_keys (
  member_id uuid primary key,
  keyring_version integer not null,
  wrapped_key bytea not null,
  created_at timestamptz not null default now()
);
alter table member_keys enable row level security;
create policy member_keys_owner on member_keys using (may_see(member_id)) with check (may_see(member_id));

grant select, insert, update, delete on rate_limits, member_keys to tulia_app;
