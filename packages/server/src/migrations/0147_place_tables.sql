-- A migration that makes a table on a database that is distributed already has to say where it stands before another table refers to it
-- or it to another: `select place_table('name', 'byOrg')` right after `create table`, keys by `alter table` after that. On one server
-- it does nothing. Decision 147.
create function place_table(placed regclass, place text) returns void language plpgsql as $$
declare
  is_distributed boolean;
begin
  if place not in ('byOrg', 'reference') then
    raise exception 'a table stands byOrg or reference, not %', place;
  end if;
  if not exists (select from pg_extension where extname = 'citus') then return; end if;
  execute 'select exists (select from pg_dist_partition where logicalrelid = ''product_orders''::regclass)'
    into is_distributed;
  if not is_distributed then return; end if;
  if place = 'byOrg' then
    execute format('select create_distributed_table(%L::regclass, ''org_id'', colocate_with => ''product_orders'')', placed);
  else
    execute format('select create_reference_table(%L::regclass)', placed);
  end if;
end $$;
revoke execute on function place_table(regclass, text) from public;
