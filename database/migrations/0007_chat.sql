-- Text chat: what a reply needs to be taken back, resumed and counted; and what the therapist may remember.
alter table messages
  add column exercise_id text check (length(exercise_id) between 1 and 64),
  add column exercise_step integer check (exercise_step >= 0),
  add column shows_help boolean not null default false,
  -- Where the dialogue stood before this reply, sealed; a reply that is edited away or made anew begins there again.
  add column state_before bytea,
  add constraint an_exercise_has_a_step check ((exercise_id is null) = (exercise_step is null));

alter table conversations
  -- When the conversation was last summed up; what was said since is not in the summary yet.
  add column summarised_at timestamptz,
  -- Up to here no reply is owed: the member stopped it before its first word.
  add column settled_position integer;

-- A reply under way. Whoever holds the row writes; a process that died lets go of it when the lease is over.
create table reply_leases (
  conversation_id uuid primary key,
  user_id uuid not null,
  holder uuid not null,
  lease_until timestamptz not null,
  foreign key (conversation_id, user_id) references conversations (id, user_id) on delete cascade
);
create index reply_leases_owner on reply_leases (user_id);

-- Messages counted against the daily limit, by the member's own date. Turns in a crisis never reach this table.
create table message_usage (
  user_id uuid not null references members (id) on delete cascade,
  local_date date not null,
  count integer not null check (count >= 0),
  primary key (user_id, local_date)
);

-- Short facts the therapist may use in later sessions once the member agreed. The text is sealed.
create table memories (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  text bytea not null,
  kind text not null check (kind in ('person', 'goal', 'preference', 'pattern', 'boundary')),
  -- The conversation it came from; null once that was deleted.
  source_id uuid,
  status text not null default 'suggested' check (status in ('suggested', 'active', 'archived')),
  last_used_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index memories_newest on memories (user_id, status, created_at desc);
create index memories_by_source on memories (source_id);

-- Asked before every turn: is there an open safety event in this conversation?
create index safety_events_by_conversation on safety_events (conversation_id) where conversation_id is not null;

alter table reply_leases enable row level security;
create policy reply_leases_owner on reply_leases using (may_see(user_id)) with check (may_see(user_id));
alter table message_usage enable row level security;
create policy message_usage_owner on message_usage using (may_see(user_id)) with check (may_see(user_id));
alter table memories enable row level security;
create policy memories_owner on memories using (may_see(user_id)) with check (may_see(user_id));
