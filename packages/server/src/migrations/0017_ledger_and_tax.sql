-- An entry may take another one back, once; and it says what it did to the order's status.
alter table payment_records
  add column corrects_id integer,
  add column moved_to_status_key text not null default '',
  add foreign key (org_id, corrects_id) references payment_records (org_id, id),
  add unique (org_id, corrects_id);

-- The last tax rate that was looked up for an order's delivery address. Lookups that wait for their answer are found
-- by the sweep.
alter table product_orders add column tax_lookup jsonb;
create index product_orders_tax_lookups on product_orders (org_id, id) where tax_lookup ->> 'outcome' = 'wanted';
grant update (tax_lookup) on product_orders to orderwright_app;
