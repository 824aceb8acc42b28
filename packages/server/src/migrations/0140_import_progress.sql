-- How far dry runs of imports are, so that any process can tell it. Keys are hashes. Without the write-ahead log: a crash ends the
-- dry run too. Decision 140.
create unlogged table import_progress (
  key text primary key,
  done integer not null,
  total integer not null,
  noted_at timestamptz not null default now()
);
