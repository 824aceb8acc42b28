-- Live orders: every change of an order tells the listening processes which order it was, in the transaction that
-- made it, so that they hear of it after the commit and of nothing else. A notification carries ids alone; whoever
-- listens loads once and shows each viewer what that viewer may see.

create function announce(topic text) returns void language sql as $$
  select pg_notify('orderwright_live', topic)
$$;

-- The same text twice in one transaction is one notification.
create function announce_order() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'product_orders' then
    perform announce('order:' || new.org_id || ':' || new.id);
  else
    perform announce('order:' || new.org_id || ':' || new.product_order_id);
  end if;
  return null;
end $$;
create trigger product_orders_announce after update on product_orders
  for each row execute function announce_order();
create trigger product_instances_announce after insert or update on product_instances
  for each row execute function announce_order();

-- What anybody may be offered or pays: open pages load it again.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform announce('catalogue:' || coalesce(new.org_id, old.org_id));
  return null;
end $$;
do $$
declare
  catalogue_table text;
begin
  foreach catalogue_table in array array['products', 'product_categories', 'product_properties',
    'product_options', 'product_property_groups', 'product_rules', 'product_pricing_rules',
    'product_option_classifiers', 'product_option_classifier_groups']
  loop
    execute format('create trigger %I after insert or update or delete on %I
      for each row execute function announce_catalogue()', catalogue_table || '_announce', catalogue_table);
  end loop;
end $$;

-- Who may see anything may change at any time: the channels of the person are checked again at once.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform announce('session:' || old.id);
  return null;
end $$;
create trigger auth_sessions_announce after delete on auth_sessions
  for each row execute function announce_session_end();

create function announce_membership() returns trigger language plpgsql as $$
begin
  perform announce('membership:' || old.org_id || ':' || old.user_id);
  return null;
end $$;
create trigger memberships_announce after update or delete on memberships
  for each row execute function announce_membership();

-- Who has an order open now, one row for each open page. Rows of a process that died expire. Nothing is lost with
-- this table, so nothing of it is written ahead.
create unlogged table order_viewers (
  org_id integer not null references orgs (id),
  product_order_id integer not null,
  client_id text not null,
  user_id integer not null references users (id),
  item_id integer,
  since timestamptz not null default clock_timestamp(),
  shown_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  primary key (org_id, product_order_id, client_id),
  foreign key (org_id, product_order_id) references product_orders (org_id, id) on delete cascade
);

create function announce_people() returns trigger language plpgsql as $$
begin
  perform announce('people:' || coalesce(new.org_id, old.org_id)
    || ':' || coalesce(new.product_order_id, old.product_order_id));
  return null;
end $$;
create trigger order_viewers_announce after insert or delete on order_viewers
  for each row execute function announce_people();
create trigger order_viewers_announce_item after update on order_viewers
  for each row when (old.item_id is distinct from new.item_id) execute function announce_people();

alter table order_viewers enable row level security;
alter table order_viewers force row level security;
create policy system_access on order_viewers to current_user using (true) with check (true);
create policy tenant_rows on order_viewers to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update, delete on order_viewers to orderwright_app;
