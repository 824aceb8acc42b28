-- Who somebody is, is told by themselves. An id says nothing of when an account was made: it is drawn at random, so that
-- the id of an address that was typed just now looks like that of one that has been known for years. And a name is shown
-- to an organisation once its bearer has come in there.

create function new_user_id() returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  drawn integer;
begin
  loop
    drawn := 1000000 + floor(random() * 2146000000)::integer;
    exit when not exists (select from users where id = drawn);
  end loop;
  return drawn;
end $$;
revoke execute on function new_user_id() from public;
grant execute on function new_user_id() to orderwright_app;
alter table users alter column id drop identity;
alter table users alter column id set default new_user_id();

-- When somebody first came in as one of the organisation's people. Those who are there already have.
alter table memberships add column entered_at timestamptz default now();
alter table memberships alter column entered_at drop default;
grant update (entered_at) on memberships to orderwright_app;
