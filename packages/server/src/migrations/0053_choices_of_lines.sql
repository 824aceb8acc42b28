-- Which lines and orders a change of the catalog concerns is asked among all orders of an organization: each line, and each
-- order for its order-level choices, keeps what it holds as a list of numbers. A chosen option is its id, a property that has
-- any value is its id below zero.
create function choice_ids(properties jsonb) returns bigint[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct held.id), '{}') from (
    select -(chosen.key::bigint) as id from jsonb_each(properties) as chosen
    where chosen.key ~ '^[1-9][0-9]{0,9}$'
    union all
    select (chosen.value ->> 'optionId')::bigint from jsonb_each(properties) as chosen
    where jsonb_typeof(chosen.value -> 'optionId') = 'number'
    union all
    select option_id::bigint from jsonb_each(properties) as chosen,
      jsonb_array_elements_text(case jsonb_typeof(chosen.value -> 'optionIds')
        when 'array' then chosen.value -> 'optionIds' else '[]' end) as option_id
    where option_id ~ '^[1-9][0-9]{0,9}$'
  ) held
$$;
alter table product_instances add column choice_ids bigint[] generated always as (choice_ids(properties)) stored;
alter table product_orders add column choice_ids bigint[] generated always as (choice_ids(properties)) stored;
create index product_instances_by_choice on product_instances using gin (choice_ids) where deleted_at is null;
-- Most orders have no choices of their own.
create index product_orders_by_choice on product_orders using gin (choice_ids)
  where deleted_at is null and choice_ids <> '{}';

-- Under row-level security a list of numbers must not be looked up before the policy is checked, which rules the indexes out.
-- These functions check the organization themselves and may use them.

-- The orders that are neither archived nor at one of the finished statuses, with their lines that hold one of these products
-- or choices; an order that holds one by itself counts without a line.
create function affected_orders(product_ids integer[], choices bigint[], finished text[])
returns table (orders bigint, items bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*), coalesce(sum(held.items), 0)::bigint from (
    select product_order_id, count(line_id) as items from (
      select product_order_id, id as line_id from product_instances
      where org_id = app_org_id() and deleted_at is null
        and (product_ref = any(product_ids) or choice_ids && choices)
      union all
      select id, null from product_orders
      where org_id = app_org_id() and deleted_at is null and choice_ids <> '{}' and choice_ids && choices
    ) lines group by product_order_id
  ) held
  join product_orders on product_orders.org_id = app_org_id() and product_orders.id = held.product_order_id
  where product_orders.deleted_at is null and product_orders.archived = 0
    and product_orders.last_completed_status_key <> all(finished)
$$;

-- The first of them, by their numbers, the latest first.
create function affected_order_list(product_ids integer[], choices bigint[], finished text[], most integer)
returns table (id integer, org_specific_id integer, title text, items bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select product_orders.id, product_orders.org_specific_id, product_orders.title, count(held.line_id) from (
    select product_order_id, id as line_id from product_instances
    where org_id = app_org_id() and deleted_at is null
      and (product_ref = any(product_ids) or choice_ids && choices)
    union all
    select id, null from product_orders
    where org_id = app_org_id() and deleted_at is null and choice_ids <> '{}' and choice_ids && choices
  ) held
  join product_orders on product_orders.org_id = app_org_id() and product_orders.id = held.product_order_id
  where product_orders.deleted_at is null and product_orders.archived = 0
    and product_orders.last_completed_status_key <> all(finished)
  group by product_orders.id, product_orders.org_specific_id, product_orders.title
  order by product_orders.org_specific_id desc limit most
$$;

-- The submitted orders that hold one of these, priced on a date of one of the spans; a span without an end goes on.
create function orders_priced_within(
  product_ids integer[], choices bigint[], started text[], begins timestamptz[], ends timestamptz[]
) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from product_orders
  where org_id = app_org_id() and deleted_at is null and effective_pricing_date is not null
    and last_completed_status_key <> all(started)
    and exists (
      select from unnest(begins, ends) as span(begin_at, end_at)
      where date_trunc('second', effective_pricing_date) >= span.begin_at
        and (span.end_at is null or date_trunc('second', effective_pricing_date) < span.end_at))
    and ((choice_ids <> '{}' and choice_ids && choices) or id in (
      select product_order_id from product_instances
      where org_id = app_org_id() and deleted_at is null
        and (product_ref = any(product_ids) or choice_ids && choices)))
$$;

revoke execute on function affected_orders(integer[], bigint[], text[]) from public;
revoke execute on function affected_order_list(integer[], bigint[], text[], integer) from public;
revoke execute on function orders_priced_within(integer[], bigint[], text[], timestamptz[], timestamptz[]) from public;
grant execute on function affected_orders(integer[], bigint[], text[]) to orderwright_app;
grant execute on function affected_order_list(integer[], bigint[], text[], integer) to orderwright_app;
grant execute on function orders_priced_within(integer[], bigint[], text[], timestamptz[], timestamptz[])
  to orderwright_app;
