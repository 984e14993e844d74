-- Mood. Scores, times and ids of words from our own lists are plain; notes, activity names and answers are sealed.
create table mood_logs (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  score smallint not null check (score between 1 and 5),
  energy smallint check (energy between 1 and 5),
  emotions text[] not null default '{}' check (cardinality(emotions) <= 10),
  activities text[] not null default '{}' check (cardinality(activities) <= 20),
  sleep_hours double precision check (sleep_hours between 0 and 24),
  note bytea,
  logged_at timestamptz not null,
  -- Where and when that was for the member; reckoned once, by the server, so that later zone changes move nothing.
  local_date date not null,
  local_hour smallint not null check (local_hour between 0 and 23),
  tz text not null check (length(tz) between 1 and 64),
  source text not null check (source in ('checkin', 'sidebar', 'session', 'journal', 'backfill', 'import')),
  help_state text not null default 'none' check (help_state in ('none', 'shown', 'acknowledged')),
  -- The gravest the crisis card was shown for; a graver note shows it again.
  help_level text check (help_level in ('elevated', 'imminent')),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint help_has_a_level check ((help_state = 'none') = (help_level is null))
);
create index mood_logs_newest on mood_logs (user_id, logged_at desc, id desc);
create index mood_logs_by_day on mood_logs (user_id, local_date);
-- For figures over all members.
create index mood_logs_by_date on mood_logs (local_date, user_id);

-- The member's own list of activities, in their order; without a row, the built-in ones.
create table mood_activities (
  user_id uuid primary key references members (id) on delete cascade,
  items bytea not null,
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null default clock_timestamp()
);

create table mood_assessments (
  id uuid primary key,
  user_id uuid not null references members (id) on delete cascade,
  instrument text not null check (instrument in ('phq9', 'gad7')),
  answers bytea not null,
  total smallint not null check (total between 0 and 27),
  band text not null check (band in ('minimal', 'mild', 'moderate', 'moderately_severe', 'severe')),
  taken_at timestamptz not null
);
create index mood_assessments_newest on mood_assessments (user_id, instrument, taken_at desc);

alter table mood_logs enable row level security;
create policy mood_logs_owner on mood_logs using (may_see(user_id)) with check (may_see(user_id));
alter table mood_activities enable row level security;
create policy mood_activities_owner on mood_activities using (may_see(user_id)) with check (may_see(user_id));
alter table mood_assessments enable row level security;
create policy mood_assessments_owner on mood_assessments using (may_see(user_id)) with check (may_see(user_id));
