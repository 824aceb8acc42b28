-- Since when a problem with what was delivered is answered and not yet solved: the desk asks the order's own columns. Decision 197.

alter table product_orders add column problem_unsolved_since timestamptz;
grant update (problem_unsolved_since) on product_orders to orderwright_app;

update product_orders set problem_unsolved_since = open.since
from (
  select org_id, product_order_id, min(answered_at) as since
  from order_problems where deleted_at is null and not awaits_answer and resolution is null
  group by org_id, product_order_id
) as open
where product_orders.org_id = open.org_id and product_orders.id = open.product_order_id;
