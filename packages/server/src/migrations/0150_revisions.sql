-- Revisions of orders: what was submitted, approved or agreed, frozen. They are only added to. Decision 150.

-- What revisions are judged, drawn and printed by (catalog of their products, profile), each once: the key is its hash.
create table revision_frames (
  org_id integer not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- canonical JSON
  body text not null,
  created timestamptz not null default now(),
  primary key (org_id, hash)
);
select place_table('revision_frames', 'byOrg');

create table order_revisions (
  org_id integer not null,
  product_order_id integer not null,
  -- counts up with each order
  number integer not null check (number > 0),
  created timestamptz not null default now(),
  -- null: the system
  user_id integer,
  reason text not null check (reason in ('submission', 'approval', 'status', 'changeOrder')),
  -- canonical JSON: a hash is of bytes
  content text not null,
  prices text not null,
  reading text not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  prices_hash text not null check (prices_hash ~ '^[0-9a-f]{64}$'),
  frame_hash text not null,
  total_in_cents bigint not null,
  primary key (org_id, product_order_id, number)
);
select place_table('order_revisions', 'byOrg');
alter table revision_frames add foreign key (org_id) references orgs (id);
alter table order_revisions
  add foreign key (org_id) references orgs (id),
  add foreign key (user_id) references users (id),
  add foreign key (org_id, product_order_id) references product_orders (org_id, id) on delete cascade,
  add foreign key (org_id, frame_hash) references revision_frames (org_id, hash);

do $$
declare name text;
begin
  foreach name in array array['revision_frames', 'order_revisions'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_access on %I to current_user using (true) with check (true)', name);
    execute format('create policy tenant_rows on %I to orderwright_app
      using (org_id = app_org_id()) with check (org_id = app_org_id())', name);
    execute format('create trigger %I before update or delete on %I
      for each row execute function refuse_change(%L)', name || '_append_only', name, name);
    execute format('create trigger %I before truncate on %I
      for each statement execute function refuse_change(%L)', name || '_no_truncate', name, name);
    execute format('grant select, insert on %I to orderwright_app', name);
  end loop;
end $$;

-- The last revision of an order, and signs of what it orders and at which terms.
alter table product_orders add column revision_number integer not null default 0 check (revision_number >= 0);
alter table product_orders add column revision_scope text not null default '';
alter table product_orders add column revision_terms text not null default '';
grant update (revision_number, revision_scope, revision_terms) on product_orders to orderwright_app;
