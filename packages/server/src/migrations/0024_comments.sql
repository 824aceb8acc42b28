-- Comments in threads, internal ones, who has read which, and whom it is told. A comment announces itself to the open
-- pages of its order; internal ones by a topic of their own, so that only employees' pages hear of them.

alter table comments
  add column thread_id integer,
  add column is_internal smallint not null default 0 check (is_internal in (0, 1)),
  add column author_name text not null default '',
  add column author_kind text not null default 'guest' check (author_kind in ('employee', 'guest', 'visitor')),
  add column edited_at timestamptz,
  add column resolved_at timestamptz,
  add column resolved_by integer references users (id),
  add column resolved_by_name text not null default '',
  add foreign key (org_id, thread_id) references comments (org_id, id) on delete cascade;
create index comments_by_thread on comments (org_id, thread_id) where thread_id is not null;
grant update (edited_at, resolved_at, resolved_by, resolved_by_name) on comments to orderwright_app;

create function announce_comment() returns trigger language plpgsql as $$
begin
  perform announce(case when new.is_internal = 1 then 'notes:' else 'comments:' end
    || new.org_id || ':' || new.product_order_id);
  return null;
end $$;
create trigger comments_announce after insert or update on comments
  for each row execute function announce_comment();

-- One row for each person who is to hear of a comment (reason) or has read it. What waits for an e-mail is what has a
-- reason, was not read and not mailed.
create table comment_readers (
  org_id integer not null references orgs (id),
  comment_id integer not null,
  user_id integer not null references users (id),
  reason text not null default '' check (reason in ('', 'mentioned', 'involved')),
  created timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (org_id, comment_id, user_id),
  foreign key (org_id, comment_id) references comments (org_id, id) on delete cascade
);
create index comment_readers_waiting on comment_readers (created)
  where reason <> '' and read_at is null and mailed_at is null;
alter table comment_readers enable row level security;
alter table comment_readers force row level security;
create policy system_access on comment_readers to current_user using (true) with check (true);
create policy tenant_rows on comment_readers to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update on comment_readers to orderwright_app;

-- A notification that tells of a comment leads to it.
alter table notifications
  add column comment_id integer,
  add foreign key (org_id, comment_id) references comments (org_id, id) on delete cascade;
create index notifications_by_comment on notifications (org_id, comment_id) where comment_id is not null;
