-- Since when a change waits for an answer of the organization or of the customer, and a quote to be renewed: what the desk asks for; and the day
-- from which a renewed quote holds. Decisions 0224 and 0225.
alter table product_orders
  add column change_waiting_since timestamptz,
  add column change_proposed_since timestamptz,
  add column renewal_asked_since timestamptz,
  add column quote_renewed_at timestamptz;
grant update (change_waiting_since, change_proposed_since, renewal_asked_since, quote_renewed_at) on product_orders
  to orderwright_app;
