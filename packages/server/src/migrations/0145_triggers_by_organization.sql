-- Triggers that touch other rows do so where their own row lies: every statement names the organization, and nothing is numbered by a
-- sequence, which only the server in front can do. Decision 145.

-- A product that comes with an amount opens with an entry of the ledger, whose id it brings along.
create sequence stock_entry_ids as integer;
select setval('stock_entry_ids', (select coalesce(max(id), 0) + 1 from stock_movements), false);
alter table stock_movements alter column id drop identity;
alter table stock_movements alter column id set default nextval('stock_entry_ids');
alter table products add column opening_entry_id integer not null default nextval('stock_entry_ids');
grant usage on sequence stock_entry_ids to orderwright_app;
create or replace function open_inventory() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update products set current_inventory = 0 where org_id = new.org_id and id = new.id;
  insert into stock_movements (org_id, id, product_id, user_id, kind, on_hand, allocated)
  values (new.org_id, new.opening_entry_id, new.id, app_user_id(), 'count', new.current_inventory, 0);
  return null;
end $$;

create or replace function advance_order_numbers() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  imported record;
begin
  for imported in select org_id, max(org_specific_id) as highest from inserted group by org_id loop
    insert into org_counters as counter (org_id, last_order_number) values (imported.org_id, imported.highest)
    on conflict (org_id) do update set last_order_number = excluded.last_order_number
    where counter.last_order_number < excluded.last_order_number;
  end loop;
  return null;
end $$;

create or replace function derive_amount_paid() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  paid bigint;
  latest timestamptz;
begin
  perform 1 from product_orders
  where org_id = new.org_id and id = new.product_order_id for no key update;
  select coalesce(sum(payment_amount_before_upcharge_in_cents), 0), max(date) filter (where kind = 'payment')
    into paid, latest
    from payment_records where org_id = new.org_id and product_order_id = new.product_order_id;
  update product_orders set amount_paid_in_cents = paid, last_payment_date = latest
  where org_id = new.org_id and id = new.product_order_id;
  return null;
end $$;

create or replace function note_catalog_change() returns trigger language plpgsql as $$
declare
  record_org integer := coalesce(new.org_id, old.org_id);
  was jsonb := to_jsonb(old) - array['version', 'last_updated', 'current_inventory'];
  now_is jsonb := to_jsonb(new) - array['version', 'last_updated', 'current_inventory'];
  what text := case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'updated' end;
begin
  if tg_op = 'UPDATE' then
    if was = now_is then return null; end if;
    if was ->> 'deleted_at' is null and now_is ->> 'deleted_at' is not null then what := 'deleted'; end if;
    if was ->> 'deleted_at' is not null and now_is ->> 'deleted_at' is null then what := 'restored'; end if;
    if was ->> 'deleted' = '0' and now_is ->> 'deleted' = '1' then what := 'deleted'; end if;
    if was ->> 'deleted' = '1' and now_is ->> 'deleted' = '0' then what := 'restored'; end if;
  end if;
  perform 1 from webhook_endpoints
  where org_id = record_org and disabled_reason = '' and deleted_at is null and 'catalog.changed' = any (events)
  limit 1;
  if found then
    insert into webhook_changes (org_id, type, resource, resource_id, change)
    values (record_org, 'catalog.changed', tg_argv[0], coalesce(new.id, old.id), what);
  end if;
  return null;
end $$;

-- What is new of a canvas was told by a sequence over all of them; now each order counts for itself, once for each transaction:
-- what is written together is new together. Whoever writes on a canvas has its order locked.
create table canvas_revisions (
  org_id integer not null,
  product_order_id integer not null,
  revision bigint not null,
  primary key (org_id, product_order_id),
  foreign key (org_id, product_order_id) references product_orders (org_id, id) on delete cascade
);
insert into canvas_revisions (org_id, product_order_id, revision)
select org_id, product_order_id, max(revision) from (
  select org_id, product_order_id, revision from arch_walls
  union all select org_id, product_order_id, revision from arch_elevations
  union all select org_id, product_order_id, revision from arch_custom_views
  union all select org_id, product_order_id, revision from entities
  union all select org_id, product_order_id, revision from product_canvas_texts
  union all select org_id, product_order_id, revision from product_canvas_lines
) record group by org_id, product_order_id;
alter table canvas_revisions enable row level security;
alter table canvas_revisions force row level security;
create policy system_access on canvas_revisions to current_user using (true) with check (true);

create or replace function stamp_revision() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  place text := new.org_id || ':' || new.product_order_id || ':';
  stamped text := coalesce(current_setting('app.canvas_revision', true), '');
begin
  if starts_with(stamped, place) then
    new.revision := substr(stamped, length(place) + 1)::bigint;
    return new;
  end if;
  insert into canvas_revisions as counted (org_id, product_order_id, revision)
  values (new.org_id, new.product_order_id, 1)
  on conflict (org_id, product_order_id) do update set revision = counted.revision + 1
  returning revision into new.revision;
  perform set_config('app.canvas_revision', place || new.revision, true);
  return new;
end $$;
drop sequence spatial_revisions;

-- A mail that is lost with its order: the outbox stands apart from orders.
alter table outbox_mails drop constraint outbox_mails_org_id_product_order_id_fkey;
