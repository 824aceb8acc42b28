-- How many open orders a change concerns is asked of indexes alone: lines and orders are wide, and reading them for what they hold took
-- most of the time. An entry of such an index has a limit of 2,704 bytes, so what holds very much stands in one of its own.
create index product_instances_held on product_instances (org_id, product_order_id)
  include (product_ref, choice_ids) where deleted_at is null and cardinality(choice_ids) <= 250;
create index product_instances_held_much on product_instances (org_id, product_order_id)
  where deleted_at is null and cardinality(choice_ids) > 250;
create index product_orders_open on product_orders (org_id, id)
  include (archived, last_completed_status_key) where deleted_at is null;
-- Most orders have no choices of their own.
create index product_orders_held on product_orders (org_id, id)
  include (archived, last_completed_status_key, choice_ids)
  where deleted_at is null and choice_ids <> '{}' and cardinality(choice_ids) <= 250;
create index product_orders_held_much on product_orders (org_id, id)
  where deleted_at is null and choice_ids <> '{}' and cardinality(choice_ids) > 250;

-- Nearly all lines are counted order by order as the index has them, and joined with the orders as theirs has them: both come sorted. The
-- few that hold very much, and the orders' own choices, are counted apart; an order that is in both counts once. What is read lies in
-- memory, whatever the server thinks of its disks; and every call is planned for what it asks, since a rare choice is found better by the
-- list of choices.
create or replace function affected_orders(product_ids integer[], choices bigint[], finished text[])
returns table (orders bigint, items bigint)
language sql stable security definer
set search_path = public, pg_temp set random_page_cost = 1.1 set work_mem = '32MB'
set plan_cache_mode = force_custom_plan as $$
  with held as (
    select count(*) as orders, coalesce(sum(lines.items), 0)::bigint as items from (
      select product_order_id, count(*)::integer as items from product_instances
      where org_id = app_org_id() and deleted_at is null and cardinality(choice_ids) <= 250
        and (product_ref = any(product_ids) or choice_ids && choices)
      group by product_order_id
    ) lines
    join product_orders on product_orders.org_id = app_org_id() and product_orders.id = lines.product_order_id
    where product_orders.deleted_at is null and product_orders.archived = 0
      and product_orders.last_completed_status_key <> all(finished)
  ),
  apart as (
    select product_order_id, sum(items)::integer as items from (
      select line.product_order_id, 1 as items from product_instances line
      join product_orders on product_orders.org_id = app_org_id() and product_orders.id = line.product_order_id
      where line.org_id = app_org_id() and line.deleted_at is null and cardinality(line.choice_ids) > 250
        and (line.product_ref = any(product_ids) or line.choice_ids && choices)
        and product_orders.deleted_at is null and product_orders.archived = 0
        and product_orders.last_completed_status_key <> all(finished)
      union all
      select id, 0 from product_orders
      where org_id = app_org_id() and deleted_at is null and archived = 0
        and last_completed_status_key <> all(finished)
        and choice_ids <> '{}' and cardinality(choice_ids) <= 250 and choice_ids && choices
      union all
      select id, 0 from product_orders
      where org_id = app_org_id() and deleted_at is null and archived = 0
        and last_completed_status_key <> all(finished)
        and choice_ids <> '{}' and cardinality(choice_ids) > 250 and choice_ids && choices
    ) each group by product_order_id
  ),
  others as (
    select count(*) filter (where product_order_id not in (
      select product_order_id from product_instances
      where org_id = app_org_id() and deleted_at is null and cardinality(choice_ids) <= 250
        and (product_ref = any(product_ids) or choice_ids && choices)
    )) as orders, coalesce(sum(items), 0)::bigint as items from apart
  )
  select held.orders + others.orders, held.items + others.items from held, others
$$;
