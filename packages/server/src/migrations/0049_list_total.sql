-- The list is sorted by the total that it shows: while nobody has said what shipping costs, that is the price before
-- shipping and tax.
drop index product_orders_list_by_total;
create index product_orders_list_by_total on product_orders (
  org_id,
  ((costs ->> 'orderTotal')::bigint
    - case when (costs ->> 'shippingIsTbd')::boolean or (costs ->> 'shipping') is null
      then coalesce((costs ->> 'shipping')::bigint, 0) + coalesce((costs ->> 'tax')::bigint, 0) else 0 end),
  id
) where deleted_at is null;
