-- The date on which an order's invoice was issued. The app sets it with the status that asks for money for the first
-- time, and takes it back when the order is cancelled; like all else of an order it is seen by its own tenant alone.
alter table product_orders add column invoice_issued timestamptz;
grant update (invoice_issued) on product_orders to orderwright_app;

-- Orders that are at such a status already were invoiced on the day on which they first came to one. Nobody has changed
-- them today: neither their versions nor their dates move.
alter table product_orders disable trigger user;
update product_orders
set invoice_issued = issued.date
from (
  select product_orders.org_id, product_orders.id,
    min((product_orders.status_data -> (status.value ->> 'key') ->> 'date')::timestamp at time zone 'UTC') as date
  from product_orders
  join orgs on orgs.id = product_orders.org_id
  cross join lateral jsonb_array_elements(orgs.profile -> 'productOrderStatuses') with ordinality as status (value, rank)
  where product_orders.status_data ? (status.value ->> 'key')
    and status.rank >= (
      select min(payment.rank)
      from jsonb_array_elements(orgs.profile -> 'productOrderStatuses') with ordinality as payment (value, rank)
      where payment.value ->> 'type' = 'payment'
    )
  group by product_orders.org_id, product_orders.id
) as issued
where product_orders.org_id = issued.org_id and product_orders.id = issued.id;
alter table product_orders enable trigger user;
