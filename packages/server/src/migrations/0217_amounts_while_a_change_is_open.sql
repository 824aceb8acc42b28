-- What an order comes to as it is being made, while a change of it is open: what is only proposed is not asked for. Decision 0217.

alter table product_orders add column agreed_amounts jsonb;
grant update (agreed_amounts) on product_orders to orderwright_app;
