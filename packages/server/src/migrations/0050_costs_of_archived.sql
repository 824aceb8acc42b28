-- Archived orders are read-only: the update of all costs leaves them, and says how many it left.
alter table cost_updates add column archived integer not null default 0 check (archived >= 0);
