-- OpenID Connect: by which provider an organization's employees sign in, which domains are theirs, and who is who there. Decision 0203.

create table openid_connections (
  org_id integer primary key,
  -- counts what owners change
  config_version integer not null default 1 check (config_version > 0),
  created timestamptz not null default now(),
  -- what the provider is called on the button
  title text not null check (length(title) between 1 and 60),
  issuer text not null check (issuer <> '' and length(issuer) <= 500),
  client_id text not null check (client_id <> '' and length(client_id) <= 300),
  -- sealed by the server's own secret
  client_secret text not null,
  allows_new_members boolean not null default false,
  trusts_emails boolean not null default false,
  -- can be brought back for some minutes
  removed_at timestamptz
);
select place_table('openid_connections', 'byOrg');
alter table openid_connections add foreign key (org_id) references orgs (id);

-- Looked up before an organization is known, and each domain is one organization's alone: where the database is distributed they
-- stay on the coordinator.
create table openid_domains (
  org_id integer not null,
  domain text not null unique check (domain = lower(domain) and length(domain) between 3 and 253),
  primary key (org_id, domain)
);
alter table openid_domains add foreign key (org_id) references orgs (id);

create table openid_identities (
  org_id integer not null,
  -- whom the provider means, by the names that it never gives to anybody else
  issuer text not null,
  subject text not null check (subject <> '' and length(subject) <= 300),
  user_id integer not null,
  -- for which client they last signed in: whoever has for the present one knows that it works
  client_id text not null,
  created timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (org_id, issuer, subject)
);
select place_table('openid_identities', 'byOrg');
alter table openid_identities add foreign key (org_id) references orgs (id);
alter table openid_identities add foreign key (user_id) references users (id);
-- Nobody is two people at one provider.
create unique index openid_identities_by_user on openid_identities (org_id, user_id, issuer);

do $$
declare name text;
begin
  foreach name in array array['openid_connections', 'openid_domains', 'openid_identities'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy system_access on %I to current_user using (true) with check (true)', name);
    execute format('create policy tenant_rows on %I to orderwright_app
      using (org_id = app_org_id()) with check (org_id = app_org_id())', name);
  end loop;
end $$;
grant select, insert, delete on openid_connections to orderwright_app;
grant update (config_version, title, issuer, client_id, client_secret, allows_new_members, trusts_emails, removed_at)
  on openid_connections to orderwright_app;
grant select, insert, delete on openid_domains to orderwright_app;
grant select, insert, delete on openid_identities to orderwright_app;
grant update (client_id, last_used_at) on openid_identities to orderwright_app;

-- Whether members come in by the organization's provider alone: asked with every call, so it stands where the profile does.
alter table orgs add column members_by_provider boolean not null default false;
grant update (members_by_provider) on orgs to orderwright_app;

-- A session that a provider began is good in that provider's organization alone, and says by which provider it came.
alter table auth_sessions add column provider_org_id integer;
alter table auth_sessions add column signed_in_by text not null default '';

-- Whose domain it is, before anybody is signed in.
create function find_openid_connection(wanted_domain text) returns table (org_id integer, title text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  found_org integer;
begin
  select openid_domains.org_id into found_org from openid_domains where openid_domains.domain = lower(wanted_domain);
  if found_org is null then return; end if;
  return query select connection.org_id, connection.title from openid_connections connection
    where connection.org_id = found_org and connection.removed_at is null;
end $$;
revoke execute on function find_openid_connection(text) from public;
grant execute on function find_openid_connection(text) to orderwright_app;

-- Whether a domain is another organization's already: nothing of which one.
create function openid_domain_is_taken(org integer, wanted_domain text) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return exists (select from openid_domains where domain = lower(wanted_domain) and org_id <> org);
end $$;
revoke execute on function openid_domain_is_taken(integer, text) from public;
grant execute on function openid_domain_is_taken(integer, text) to orderwright_app;

-- Whom an address belongs to, and whether nothing more than the address is known of them.
create function find_openid_person(wanted_email text) returns table (id integer, is_blank boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query select users.id, users.name = '' from users
    where lower(users.email) = lower(trim(wanted_email)) and users.email <> '';
end $$;
revoke execute on function find_openid_person(text) from public;
grant execute on function find_openid_person(text) to orderwright_app;

-- The organization and its provider where a code of this address would let its person in nowhere: all their places are those of
-- members who come in by a provider alone. A person of another organization's, or one who never came in, still needs a code.
create function codes_are_withheld(wanted_email text) returns table (org_title text, provider_title text, domain text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  person record;
  place record;
begin
  select users.id, users.name, users.known_orgs into person from users
    where lower(users.email) = lower(trim(wanted_email)) and users.email <> '';
  if person.id is null then return; end if;
  select min(memberships.org_id) as org_id,
      bool_and(memberships.role = 'member' and orgs.members_by_provider
        and (memberships.entered_at is not null or person.name = '')) as is_closed
    into place
    from memberships join orgs on orgs.id = memberships.org_id
    where memberships.org_id = any (person.known_orgs) and memberships.user_id = person.id
      and memberships.status = 'active' and memberships.deleted_at is null;
  if place.is_closed is distinct from true then return; end if;
  return query select orgs.title, connection.title,
      (select min(openid_domains.domain) from openid_domains where openid_domains.org_id = place.org_id)
    from openid_connections connection
    join orgs on orgs.id = connection.org_id
    where connection.org_id = place.org_id and connection.removed_at is null;
end $$;
revoke execute on function codes_are_withheld(text) from public;
grant execute on function codes_are_withheld(text) to orderwright_app;
