-- Which enabled integrations an organization has connected by the embedded connect page. Those of a provider are kept there.
create table integration_connections (
  org_id integer not null references orgs (id),
  integration_key text not null,
  connected_by integer not null references users (id),
  connected_at timestamptz not null default now(),
  primary key (org_id, integration_key)
);
alter table integration_connections enable row level security;
alter table integration_connections force row level security;
create policy system_access on integration_connections to current_user using (true) with check (true);
create policy tenant_rows on integration_connections to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select, insert, update, delete on integration_connections to orderwright_app;
