-- The account library's four tables. Only system-scoped transactions see them: a member's own requests never need to.
create table auth_user (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  phone_number text unique,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- `token` holds the SHA-256 of the token in the cookie, never the token.
create table auth_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_user_id_idx on auth_session (user_id);
create index auth_session_expires_at_idx on auth_session (expires_at);

create table auth_account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_user (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_account_user_id_idx on auth_account (user_id);

-- One-use tokens (password reset, e-mail confirmation); `identifier` is a hash.
create table auth_verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier_idx on auth_verification (identifier);

create table members (
  id uuid primary key references auth_user (id) on delete cascade,
  nickname text not null check (char_length(nickname) between 1 and 60),
  role text not null default 'member' check (role in ('member', 'super_admin')),
  country char(2) check (country ~ '^[A-Z]{2}$'),
  time_zone text,
  locale text not null default 'en',
  is_adult_confirmed_at timestamptz not null,
  consented_at timestamptz not null,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- There is one super admin.
create unique index members_one_super_admin on members (role) where role = 'super_admin';

-- The link printed on first start; `token_hash` is the SHA-256 of what stands in it.
create table admin_claims (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);

alter table auth_user enable row level security;
alter table auth_session enable row level security;
alter table auth_account enable row level security;
alter table auth_verification enable row level security;
alter table admin_claims enable row level security;
alter table members enable row level security;
create policy auth_user_system on auth_user using (is_system()) with check (is_system());
create policy auth_session_system on auth_session using (is_system()) with check (is_system());
create policy auth_account_system on auth_account using (is_system()) with check (is_system());
create policy auth_verification_system on auth_verification using (is_system()) with check (is_system());
create policy admin_claims_system on admin_claims using (is_system()) with check (is_system());
create policy members_owner on members using (may_see(id)) with check (may_see(id));

-- A member's own transaction may change their name or country, never their role, and never lift a suspension.
create function guard_member_standing() returns trigger
language plpgsql as $$
begin
  if not is_system() and (new.role, new.suspended_at) is distinct from (old.role, old.suspended_at) then
    raise exception 'only the system changes a role or a suspension' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger members_guard_standing before update on members for each row execute function guard_member_standing();
