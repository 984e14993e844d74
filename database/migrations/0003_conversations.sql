-- Conversations and their transcripts. Everything a member or the therapist said is sealed (bytea); ids, times and
-- counts are plain.
create table conversations (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  therapy_style text not null check (therapy_style in ('Standard', 'GenZ')),
  coach_type text not null check (length(coach_type) between 1 and 64),
  topic text check (length(topic) between 1 and 64),
  title bytea,
  surface text not null default 'voice' check (surface in ('voice', 'chat', 'avatar')),
  dialogue_state bytea,
  summary bytea,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Lets a message's owner be tied to its conversation's owner, below.
  unique (id, user_id)
);
create index conversations_newest on conversations (user_id, created_at desc, id desc);

create table messages (
  id uuid primary key,
  conversation_id uuid not null,
  user_id uuid not null,
  item_id text not null check (length(item_id) between 1 and 200),
  position integer not null check (position >= 0),
  content bytea not null,
  role text not null check (role in ('user', 'assistant')),
  source text not null default 'voice' check (source in ('voice', 'typed')),
  is_final boolean not null default true,
  heard_ms integer check (heard_ms >= 0),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (conversation_id, item_id),
  foreign key (conversation_id, user_id) references conversations (id, user_id) on delete cascade
);
create index messages_in_order on messages (conversation_id, position, id);
create index messages_owner on messages (user_id);

alter table conversations enable row level security;
create policy conversations_owner on conversations using (may_see(user_id)) with check (may_see(user_id));
alter table messages enable row level security;
create policy messages_owner on messages using (may_see(user_id)) with check (may_see(user_id));
