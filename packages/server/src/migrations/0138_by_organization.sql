-- What a database distributed by organization can hold as well as one server: no key without the organization, and no trigger
-- that reads its table's name, which is a shard's name on the servers behind. Decision 138.

-- Both stay one of a kind without a key over all organizations: a user is made for its key alone, a secret is random.
alter table api_keys drop constraint api_keys_user_id_key;
alter table api_keys drop constraint api_keys_secret_hash_key;
alter table api_keys add unique (org_id, user_id);
alter table api_keys add unique (org_id, secret_hash);
create index api_keys_by_secret on api_keys (secret_hash);
create index api_keys_by_user on api_keys (user_id);

create function announce_order_itself() returns trigger language plpgsql as $$
begin
  perform announce('order:' || new.org_id || ':' || new.id);
  return null;
end $$;
create or replace trigger product_orders_announce after update on product_orders
  for each row execute function announce_order_itself();
create or replace trigger product_orders_announce_new after insert on product_orders
  for each row execute function announce_order_itself();
create or replace function announce_order() returns trigger language plpgsql as $$
begin
  perform announce('order:' || new.org_id || ':' || new.product_order_id);
  return null;
end $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  raise exception '% is append-only', coalesce(tg_argv[0], 'this table') using errcode = 'restrict_violation';
end $$;
do $$
declare
  one record;
begin
  for one in
    select tgname as name, class.relname as of_table, pg_get_triggerdef(pg_trigger.oid) as definition
    from pg_trigger join pg_class class on class.oid = tgrelid
    where tgfoid = 'refuse_change'::regproc and not tgisinternal
  loop
    execute format('drop trigger %I on %I', one.name, one.of_table);
    execute replace(one.definition, 'refuse_change()', format('refuse_change(%L)', one.of_table));
  end loop;
end $$;
