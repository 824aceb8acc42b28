-- People and organizations are reached without a subquery in a policy, as a database that is distributed by organization needs
-- it. Decision 143.

-- The organizations that a person was introduced to: as a member, as somebody with whom an order is shared, as a visitor, as a
-- key. It only grows, as the rows that it stands for do: none of them is ever deleted, only ended.
alter table users add column known_orgs integer[] not null default '{}';

-- Made where the rows are that say so; for what was written without `introduce`, by hand or by a seed.
create function introduce_everybody() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  known record;
begin
  for known in
    select user_id, array_agg(org_id order by org_id) as orgs from (
      select user_id, org_id from memberships
      union select user_id, org_id from order_share_links where user_id is not null
      union select user_id, org_id from share_visits
      union select user_id, org_id from api_keys
    ) place group by user_id
  loop
    update users set known_orgs = known.orgs where id = known.user_id and known_orgs <> known.orgs;
  end loop;
end $$;
revoke execute on function introduce_everybody() from public;

-- What stands on every server is changed by each of them for itself: a trigger there must come to the same everywhere, and the
-- time of day does not. Statements say `last_updated` where it counts.
drop trigger users_touch on users;
create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create or replace trigger orgs_touch before update on orgs for each row execute function count_version();

select introduce_everybody();

drop policy people_of_org on users;
drop policy sharees_of_org on users;
drop policy visitors_of_org on users;
drop policy api_keys_of_org on users;
create policy known_people on users for select to orderwright_app using (app_org_id() = any (known_orgs));

-- A person is introduced to the organization of the running transaction, and to no other.
create function app_introduced_id() returns integer language sql stable parallel safe
as $$ select nullif(current_setting('app.introduced_id', true), '')::integer $$;
create policy introduced_person on users for select to orderwright_app
  using (id = app_introduced_id() and app_org_id() is not null);
create policy introduction on users for update to orderwright_app
  using (id = app_introduced_id() and app_org_id() is not null)
  with check (app_org_id() = any (known_orgs));

create function introduce(org integer, person integer) returns void language plpgsql as $$
begin
  execute format('set local app.introduced_id = %L', person);
  update users set known_orgs = known_orgs || org where id = person and not org = any (known_orgs);
  set local app.introduced_id = '';
end $$;

-- Whoever has an address may be unknown to the organization that asks: it learns the id and nothing else.
create function find_person(wanted_email text) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_id integer;
begin
  select id into found_id from users where lower(email) = lower(trim(wanted_email)) and email <> '';
  return found_id;
end $$;
revoke execute on function find_person(text) from public;
grant execute on function find_person(text) to orderwright_app;

create policy new_person on users for insert to orderwright_app
  with check (app_org_id() is not null and known_orgs = '{}' and personal_org_id is null and not email_verified);

-- Finds the person of an address or makes one. Written in the caller's own name, so that what follows in the same transaction
-- can refer to it on every server. The same address twice at once waits here.
create or replace function ensure_user(wanted_email text, wanted_first_name text, wanted_last_name text) returns integer
language plpgsql security invoker set search_path = public, pg_temp as $$
declare
  address text := lower(trim(wanted_email));
  person integer;
begin
  perform pg_advisory_xact_lock(hashtext('users'), hashtext(address));
  person := find_person(address);
  if person is null then
    person := new_user_id();
    insert into users (id, email, first_name, last_name, name)
    values (person, address, wanted_first_name, wanted_last_name, trim(wanted_first_name || ' ' || wanted_last_name));
  end if;
  return person;
end $$;

drop function make_api_key_user(text);
create function make_api_key_user(org integer, wanted_name text) returns integer language plpgsql as $$
declare
  person integer := new_user_id();
begin
  insert into users (id, email, first_name, last_name, name) values (person, '', wanted_name, '', wanted_name);
  perform introduce(org, person);
  return person;
end $$;

-- A person's own organizations, before one is chosen: enter_tenant looks for them.
create function app_own_orgs() returns integer[] language sql stable parallel safe
as $$ select nullif(current_setting('app.own_orgs', true), '')::integer[] $$;
drop policy own_orgs on orgs;
create policy own_orgs on orgs for select to orderwright_app using (id = any (app_own_orgs()));

-- As before, in a language in which a parameter can say on which server the rows are.
create or replace function shared_orders(org integer, person integer, visitor integer) returns jsonb
language plpgsql stable as $$
declare
  orders jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('orderId', reached.id, 'pricingIsHidden', reached.is_hidden)), '[]')
  into orders from (select link.product_order_id as id,
    bool_and(link.pricing_is_hidden = 1 or coalesce(member.pricing_is_hidden, 0) = 1) as is_hidden
  from order_share_links link
  left join memberships member on member.org_id = link.org_id and member.user_id = link.user_id
    and member.deleted_at is null
  where link.org_id = org and link.revoked_at is null
    and coalesce(member.status, 'active') <> 'disabled'
    and (link.user_id = coalesce(person, 0) or exists (
      select from share_visits visit
      where visit.org_id = org and visit.visitor_id = coalesce(visitor, 0) and visit.share_link_id = link.id))
  group by link.product_order_id) reached;
  return orders;
end $$;

-- As before, step by step. The settings are set by statements, which the servers behind hear of, and not by a function, of which
-- they do not.
create or replace function enter_tenant(org integer, person integer, visitor integer default null) returns table (
  org_version integer, role text, pricing_is_hidden smallint, discount jsonb, disable_sales_tax boolean,
  acting_user_id integer, shared jsonb
)
language plpgsql volatile as $$
#variable_conflict use_column
declare
  own integer[];
begin
  execute format('set local app.org_id = %L', org);
  execute format('set local app.user_id = %L', coalesce(person::text, ''));
  select version into org_version from orgs where id = org;
  if org_version is null then
    select known_orgs into own from users where id = person;
    select array_agg(org_id) into own from memberships where org_id = any (own) and user_id = person;
    execute format('set local app.own_orgs = %L', coalesce(own, '{}')::text);
    return;
  end if;
  acting_user_id := person;
  if person is not null then
    select memberships.role, memberships.pricing_is_hidden, memberships.discount, memberships.disable_sales_tax
      into role, pricing_is_hidden, discount, disable_sales_tax
      from memberships
      where memberships.org_id = org and memberships.user_id = person and status = 'active' and deleted_at is null;
  end if;
  if role is null and person is not null then
    select api_keys.role, 0, '{"type": "percent", "value": 0}', false
      into role, pricing_is_hidden, discount, disable_sales_tax
      from api_keys
      where api_keys.org_id = org and api_keys.user_id = person and api_keys.revoked_at is null;
  end if;
  if role is null or visitor is not null then
    shared := shared_orders(org, person, visitor);
    if role is null and visitor is not null and shared <> '[]' and not exists (
      select from order_share_links link
      where link.org_id = org and link.user_id = coalesce(person, 0) and link.revoked_at is null
    ) then
      select visit.user_id into acting_user_id from share_visits visit
        where visit.org_id = org and visit.visitor_id = visitor
        order by visit.created desc, visit.share_link_id desc limit 1;
      execute format('set local app.user_id = %L', coalesce(acting_user_id::text, ''));
    end if;
  end if;
  return next;
end $$;
