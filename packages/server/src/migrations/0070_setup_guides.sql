-- The guided first visit of an organization that was made new: what of it was skipped, and whether it is hidden. How far it has
-- come is read from the organization's own records. Organizations of before have none.

create table setup_guides (
  org_id integer primary key references orgs (id),
  skipped text[] not null default '{}',
  is_hidden boolean not null default false
);
alter table setup_guides enable row level security;
alter table setup_guides force row level security;
create policy system_access on setup_guides to current_user using (true) with check (true);
create policy tenant_rows on setup_guides to orderwright_app
  using (org_id = app_org_id()) with check (org_id = app_org_id());
grant select on setup_guides to orderwright_app;
grant update (skipped, is_hidden) on setup_guides to orderwright_app;
