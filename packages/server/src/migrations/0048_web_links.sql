-- An external link leads into the web and nowhere else. What was typed without its beginning gets it; what is no link goes.
update product_orders set external_link1 = 'https://' || external_link1
where external_link1 ~ '^[^\s:"''<>]+\.[^\s:"''<>]+$';
update product_orders set external_link1 = ''
where external_link1 <> '' and external_link1 !~* '^https?://[^\s"''<>]+$';
alter table product_orders add constraint product_orders_external_link1_check
  check (external_link1 = '' or external_link1 ~* '^https?://');
-- Nobody is paid for taking a line.
update product_instances set custom_price_in_cents = null where custom_price_in_cents < 0;
alter table product_instances add constraint product_instances_custom_price_in_cents_check
  check (custom_price_in_cents >= 0);
