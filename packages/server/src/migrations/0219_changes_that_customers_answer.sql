-- A change is shown to the customer when it is ready, and refused with a reason; a customer takes back what they asked for, of which nothing
-- was opened. Decision 0224.
alter table change_orders
  add column proposed_by integer,
  add column proposed_at timestamptz,
  add column refused_by integer,
  add column refused_at timestamptz,
  add column refusal_note text not null default '' check (length(refusal_note) <= 10000),
  drop constraint change_orders_check3,
  add check (state not in ('open', 'agreed') or base_revision is not null),
  add foreign key (proposed_by) references users (id),
  add foreign key (refused_by) references users (id);
grant update (proposed_by, proposed_at, refused_by, refused_at, refusal_note) on change_orders to orderwright_app;

-- What a customer pays less, as a guest's own terms have it. Decision 0188.
alter table customers
  add column discount_percentage double precision not null default 0 check (discount_percentage between 0 and 100);
grant update (discount_percentage) on customers to orderwright_app;
