-- The journal. An entry's title, text and tags are one sealed value; what is needed to sort, filter and count is plain.

-- Each change of a member's journal gets the next number, taken under this row's lock. Whoever holds a reading of the
-- journal in memory asks for what came after the number it has.
create table journal_revisions (
  user_id uuid primary key references members (id) on delete cascade,
  revision bigint not null check (revision > 0)
);

create table journal_entries (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  words bytea not null,
  date date not null check (date between '1900-01-01' and '9999-12-31'),
  mood smallint check (mood between 1 and 5),
  template text not null check (length(template) between 1 and 40),
  is_pinned boolean not null default false,
  word_count integer not null check (word_count >= 0),
  version integer not null default 1 check (version >= 1),
  revision bigint not null,
  -- The entry this text was written over on another device.
  conflict_of uuid,
  -- The name this entry goes by in exports; an import that finds it again adds nothing.
  origin_id uuid not null,
  -- Three questions and a reframe, sealed.
  reflection bytea,
  help_level text not null default 'none' check (help_level in ('none', 'watch', 'elevated', 'imminent')),
  shows_help boolean not null default false,
  -- The version whose words were last read for risk; behind `version` after a crash, and then read again.
  judged_version integer not null default 0,
  -- The words the crisis card was put away under, sealed: it comes back when they change substantially.
  help_seen bytea,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (user_id, origin_id),
  -- Lets a photo's owner be tied to its entry's owner, below.
  unique (id, user_id)
);
-- Sealed words do not shrink, and an ordinary entry is read faster from its own row than from beside it.
alter table journal_entries alter column words set storage external;
alter table journal_entries set (toast_tuple_target = 8160);
create index journal_timeline on journal_entries (user_id, is_pinned desc, date desc, created_at desc, id desc);
create index journal_by_date on journal_entries (user_id, date);
create index journal_changes on journal_entries (user_id, revision);

-- What was deleted, by number only, so that a write that comes late brings nothing back.
create table journal_deletions (
  entry_id uuid not null,
  user_id uuid not null references members (id) on delete cascade,
  revision bigint not null,
  deleted_at timestamptz not null default clock_timestamp(),
  primary key (user_id, entry_id)
);
create index journal_deletions_by_revision on journal_deletions (user_id, revision);
create index journal_deletions_by_age on journal_deletions (deleted_at);

-- Writes that were carried out. The same one again is answered, not repeated.
create table journal_writes (
  write_id uuid not null,
  user_id uuid not null references members (id) on delete cascade,
  -- The entry the write asked for, and the one its text went to.
  asked_id uuid not null,
  entry_id uuid not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (user_id, write_id)
);
create index journal_writes_by_age on journal_writes (written_at);

create table journal_photos (
  id uuid primary key,
  entry_id uuid not null,
  user_id uuid not null,
  position integer not null check (position >= 0),
  alt bytea not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- Of the picture as it is given back, before sealing.
  bytes integer not null check (bytes > 0),
  picture bytea not null,
  thumbnail bytea not null,
  origin_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (user_id, origin_id),
  foreign key (entry_id, user_id) references journal_entries (id, user_id) on delete cascade
);
alter table journal_photos alter column picture set storage external;
alter table journal_photos alter column thumbnail set storage external;
create index journal_photos_by_entry on journal_photos (entry_id, position);

alter table journal_revisions enable row level security;
create policy journal_revisions_owner on journal_revisions using (may_see(user_id)) with check (may_see(user_id));
alter table journal_entries enable row level security;
create policy journal_entries_owner on journal_entries using (may_see(user_id)) with check (may_see(user_id));
alter table journal_deletions enable row level security;
create policy journal_deletions_owner on journal_deletions using (may_see(user_id)) with check (may_see(user_id));
alter table journal_writes enable row level security;
create policy journal_writes_owner on journal_writes using (may_see(user_id)) with check (may_see(user_id));
alter table journal_photos enable row level security;
create policy journal_photos_owner on journal_photos using (may_see(user_id)) with check (may_see(user_id));
