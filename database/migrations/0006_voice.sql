-- One-use tickets for the call's socket, valid 30 seconds. Only the hash of a ticket is kept.
create table voice_tickets (
  ticket_hash bytea primary key,
  user_id uuid not null references members (id) on delete cascade,
  auth_session_id uuid not null,
  session_id uuid not null,
  voice text not null,
  expires_at timestamptz not null
);
create index voice_tickets_expiry on voice_tickets (expires_at);
alter table voice_tickets enable row level security;
create policy voice_tickets_owner on voice_tickets using (may_see(user_id)) with check (may_see(user_id));

-- That something was noticed and what was done about it; never the words, which stay in the sealed transcript.
create table safety_events (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  conversation_id uuid,
  session_id uuid,
  surface text not null check (surface in ('voice', 'chat', 'avatar', 'journal', 'mood', 'feedback', 'contact', 'category')),
  level text not null check (level in ('watch', 'elevated', 'imminent')),
  kinds text[] not null,
  evidence text[] not null,
  shown text[] not null,
  outcome text,
  created_at timestamptz not null default now()
);
create index safety_events_owner on safety_events (user_id, created_at desc);
alter table safety_events enable row level security;
create policy safety_events_owner on safety_events using (may_see(user_id)) with check (may_see(user_id));
