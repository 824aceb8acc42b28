-- What the orders list needs: newest first within an organisation, for each of its filters, and a search.
-- The columns end in the list's order, so that a page is read from the index and no list is ever sorted.

create index product_orders_list on product_orders
  (org_id, archived, last_updated desc, id desc) where deleted_at is null;
create index product_orders_list_all on product_orders
  (org_id, last_updated desc, id desc) where deleted_at is null;
create index product_orders_list_by_owner on product_orders
  (org_id, user_id, archived, last_updated desc, id desc) where deleted_at is null;
create index product_orders_list_by_category on product_orders
  (org_id, product_category_id, archived, last_updated desc, id desc) where deleted_at is null;
create index product_orders_list_by_status on product_orders
  (org_id, last_completed_status_key, archived, last_updated desc, id desc) where deleted_at is null;
create index product_orders_list_processing on product_orders
  (org_id, last_updated desc, id desc) where deleted_at is null and is_processing_payment = 1;

-- One text of all that the search looks at, for the index and the query alike.
create function order_search_text(
  org_specific_id integer, title text, firm_name text, project_name text, contact_name text,
  purchase_order_number text, estimate_number text
) returns text language sql immutable parallel safe as $$
  select org_specific_id::text || ' ' || title || ' ' || firm_name || ' ' || project_name || ' '
    || contact_name || ' ' || purchase_order_number || ' ' || estimate_number
$$;

-- Trigrams make "contains" fast; without the extension the same search reads the organisation's orders.
do $$
begin
  create extension if not exists pg_trgm;
  create index product_orders_search on product_orders using gin (
    order_search_text(org_specific_id, title, firm_name, project_name, contact_name, purchase_order_number,
      estimate_number) gin_trgm_ops);
exception
  when others then raise notice 'pg_trgm is not available, searching without it: %', sqlerrm;
end $$;

-- Under row-level security a text pattern must not be looked up before the policy is checked, which rules the
-- trigram index out. This function checks the organisation itself and may use the index.
create function search_product_orders(term text) returns table (id integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select product_orders.id from product_orders
  where product_orders.org_id = app_org_id() and product_orders.deleted_at is null
    and order_search_text(org_specific_id, title, firm_name, project_name, contact_name,
      purchase_order_number, estimate_number)
      ilike '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
revoke execute on function search_product_orders(text) from public;
grant execute on function search_product_orders(text) to orderwright_app;
