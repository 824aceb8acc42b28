-- The orders list sorted by any of its columns, a search that stays quick for common words, rows that update live, and
-- the update of all costs.

-- Each sort reads its page from an index; forwards and backwards.
create index product_orders_list_by_title on product_orders (org_id, lower(title), id) where deleted_at is null;
create index product_orders_list_by_company on product_orders (org_id, lower(firm_name), id)
  where deleted_at is null;
create index product_orders_list_by_created on product_orders (org_id, created, id) where deleted_at is null;
create index product_orders_list_by_total on product_orders (org_id, ((costs ->> 'orderTotal')::bigint), id)
  where deleted_at is null;

-- At most so many: whoever calls it reads the list in its order when a word is more common than that.
drop function search_product_orders(text);
create function search_product_orders(term text, most integer) returns table (id integer)
language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  select product_orders.id from product_orders
  where product_orders.org_id = app_org_id() and product_orders.deleted_at is null
    and order_search_text(org_specific_id, title, firm_name, project_name, contact_name,
      purchase_order_number, estimate_number)
      ilike '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
  limit most
$$;
revoke execute on function search_product_orders(text, integer) from public;
grant execute on function search_product_orders(text, integer) to orderwright_app;

-- Lists that are open hear of new orders too.
create trigger product_orders_announce_new after insert on product_orders
  for each row execute function announce_order();

-- The last update of all costs, one row for each organisation: what the job goes on with after a restart, and what
-- whoever waits for it is shown.
create table cost_updates (
  org_id integer primary key references orgs (id),
  user_id integer not null references users (id),
  started_at timestamptz not null default clock_timestamp(),
  touched_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  total integer not null check (total >= 0),
  checked integer not null default 0 check (checked >= 0),
  changed integer not null default 0 check (changed >= 0),
  last_order_id integer not null default 0
);
alter table cost_updates enable row level security;
alter table cost_updates force row level security;
create policy system_access on cost_updates to current_user using (true) with check (true);
create policy tenant_rows on cost_updates to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update on cost_updates to orderwright_app;

-- The widths that a person has given the columns.
alter table memberships alter column settings set default '{"ordersPageSettings": {"orderOwnerFilterValue": "all", "archivedFilterValue": "active", "statusFilterValue": "All", "pageRowsFilterValue": 100, "productCategoryFilterValue": "all", "detailLevelFilterValue": "basic", "columnWidths": {}}}';
