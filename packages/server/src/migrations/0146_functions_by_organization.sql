-- Functions that read an organization's rows say whose in a way from which the server in front knows where they lie: in PL/pgSQL, with
-- the organization in a variable. Otherwise they are what they were. Decision 145.

-- At most so many: whoever calls it reads the list in its order when a word is more common than that.
create or replace function search_product_orders(term text, most integer) returns table (id integer)
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  here integer := app_org_id();
begin
  return query
    select product_orders.id from product_orders
    where product_orders.org_id = here and product_orders.deleted_at is null
      and order_search_text(org_specific_id, title, firm_name, project_name, contact_name,
        purchase_order_number, estimate_number)
        ilike '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    limit most;
end $$;

create or replace function affected_orders(product_ids integer[], choices bigint[], finished text[])
returns table (orders bigint, items bigint)
language plpgsql stable security definer
set search_path = public, pg_temp set random_page_cost = 1.1 set work_mem = '32MB'
set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  here integer := app_org_id();
begin
  return query
    with held as (
      select count(*) as orders, coalesce(sum(lines.items), 0)::bigint as items from (
        select product_order_id, count(*)::integer as items from product_instances
        where org_id = here and deleted_at is null and cardinality(choice_ids) <= 250
          and (product_ref = any(product_ids) or choice_ids && choices)
        group by product_order_id
      ) lines
      join product_orders on product_orders.org_id = here and product_orders.id = lines.product_order_id
      where product_orders.deleted_at is null and product_orders.archived = 0
        and product_orders.last_completed_status_key <> all(finished)
    ),
    apart as (
      select product_order_id, sum(items)::integer as items from (
        select line.product_order_id, 1 as items from product_instances line
        join product_orders on product_orders.org_id = here and product_orders.id = line.product_order_id
        where line.org_id = here and line.deleted_at is null and cardinality(line.choice_ids) > 250
          and (line.product_ref = any(product_ids) or line.choice_ids && choices)
          and product_orders.deleted_at is null and product_orders.archived = 0
          and product_orders.last_completed_status_key <> all(finished)
        union all
        select id, 0 from product_orders
        where org_id = here and deleted_at is null and archived = 0
          and last_completed_status_key <> all(finished)
          and choice_ids <> '{}' and cardinality(choice_ids) <= 250 and choice_ids && choices
        union all
        select id, 0 from product_orders
        where org_id = here and deleted_at is null and archived = 0
          and last_completed_status_key <> all(finished)
          and choice_ids <> '{}' and cardinality(choice_ids) > 250 and choice_ids && choices
      ) each group by product_order_id
    ),
    others as (
      select count(*) filter (where product_order_id not in (
        select product_order_id from product_instances
        where org_id = here and deleted_at is null and cardinality(choice_ids) <= 250
          and (product_ref = any(product_ids) or choice_ids && choices)
      )) as orders, coalesce(sum(items), 0)::bigint as items from apart
    )
    select held.orders + others.orders, held.items + others.items from held, others;
end $$;

create or replace function affected_order_list(product_ids integer[], choices bigint[], finished text[], most integer)
returns table (id integer, org_specific_id integer, title text, items bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  here integer := app_org_id();
begin
  return query
    select product_orders.id, product_orders.org_specific_id, product_orders.title, count(held.line_id) from (
      select product_order_id, id as line_id from product_instances
      where org_id = here and deleted_at is null
        and (product_ref = any(product_ids) or choice_ids && choices)
      union all
      select id, null from product_orders
      where org_id = here and deleted_at is null and choice_ids <> '{}' and choice_ids && choices
    ) held
    join product_orders on product_orders.org_id = here and product_orders.id = held.product_order_id
    where product_orders.deleted_at is null and product_orders.archived = 0
      and product_orders.last_completed_status_key <> all(finished)
    group by product_orders.id, product_orders.org_specific_id, product_orders.title
    order by product_orders.org_specific_id desc limit most;
end $$;

create or replace function orders_priced_within(
  product_ids integer[], choices bigint[], started text[], begins timestamptz[], ends timestamptz[]
) returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  here integer := app_org_id();
  priced bigint;
begin
  select count(*) into priced from product_orders
  where org_id = here and deleted_at is null and effective_pricing_date is not null
    and last_completed_status_key <> all(started)
    and exists (
      select from unnest(begins, ends) as span(begin_at, end_at)
      where date_trunc('second', effective_pricing_date) >= span.begin_at
        and (span.end_at is null or date_trunc('second', effective_pricing_date) < span.end_at))
    and ((choice_ids <> '{}' and choice_ids && choices) or id in (
      select product_order_id from product_instances
      where org_id = here and deleted_at is null
        and (product_ref = any(product_ids) or choice_ids && choices)));
  return priced;
end $$;
