-- Pictures of an order and of its lines: whoever may read the order may see them, nobody else. A medium without
-- an order belongs to the catalogue.

alter table media
  add column product_order_id integer,
  add column product_instance_id integer,
  add column width integer not null default 0 check (width >= 0),
  add column height integer not null default 0 check (height >= 0),
  add foreign key (org_id, product_order_id) references product_orders (org_id, id),
  add foreign key (org_id, product_instance_id) references product_instances (org_id, id),
  add check (product_instance_id is null or product_order_id is not null);
create index media_of_order on media (org_id, product_order_id) where product_order_id is not null;
