-- When an order first came to each of its statuses. The way back takes the entries of later statuses away (1.4.05); the time that the
-- workshop has runs on. Kept by the database, so that no way of changing a status forgets it. Decision 184.

-- status key -> the moment, as in status_data; of orders that have not changed since this migration: nothing yet.
alter table product_orders add column first_reached jsonb not null default '{}';

create function keep_first_reached() returns trigger language plpgsql as $$
declare
  known jsonb := '{}';
begin
  if tg_op = 'UPDATE' then
    known := status_dates(old.status_data) || old.first_reached;
  end if;
  new.first_reached := status_dates(new.status_data) || known;
  return new;
end $$;

create function status_dates(entries jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value ->> 'date'), '{}') from jsonb_each(entries) where value ->> 'date' is not null
$$;

create trigger product_orders_first_reached before insert or update of status_data on product_orders
  for each row execute function keep_first_reached();
