-- The desk on the home page: what a person changed last, and what was to ship before today.
create index order_events_by_person on order_events (org_id, user_id, id);
create index product_orders_to_ship on product_orders (org_id, estimated_shipping_date, id)
  where deleted_at is null and archived = 0 and estimated_shipping_date is not null;
