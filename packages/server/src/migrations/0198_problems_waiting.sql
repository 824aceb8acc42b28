-- Since when a problem with what was delivered waits for an answer: the desk asks the order's own columns. Decisions 160 and 197.

alter table product_orders add column problem_waiting_since timestamptz;
grant update (problem_waiting_since) on product_orders to orderwright_app;

update product_orders set problem_waiting_since = waiting.since
from (
  select org_id, product_order_id, min(case when answered_at is null then created else last_updated end) as since
  from order_problems where deleted_at is null and awaits_answer and resolution is null
  group by org_id, product_order_id
) as waiting
where product_orders.org_id = waiting.org_id and product_orders.id = waiting.product_order_id;
