-- Files that may belong to nobody: written before the row that names them, or left by a row that is used no more. Whoever
-- deletes files holds the row; whoever wants to keep one takes the row away.
create table stray_files (
  org_id integer not null references orgs (id),
  storage_key text not null,
  -- null: the upload is under way
  unwanted_at timestamptz,
  since timestamptz not null default clock_timestamp(),
  primary key (org_id, storage_key)
);
alter table stray_files enable row level security;
alter table stray_files force row level security;
create policy system_access on stray_files to current_user using (true) with check (true);
create policy tenant_rows on stray_files to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update, delete on stray_files to orderwright_app;

create unique index media_by_file on media (org_id, storage_key) where storage_key <> '';
create index product_instances_by_medium on product_instances (org_id, medium_id) where medium_id is not null;

-- Each further column that the orders list is sorted by: the groups one after another, each read from its index.
create index product_orders_list_status_groups on product_orders (org_id, last_completed_status_key, id)
  where deleted_at is null;
create index product_orders_list_owner_groups on product_orders (org_id, user_id, id) where deleted_at is null;
create index product_orders_list_category_groups on product_orders (org_id, (case when product_category_id is null then 0 else product_category_id end), id)
  where deleted_at is null;
