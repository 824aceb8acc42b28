-- Tenants are separated by the database itself: the app role sees and changes the rows of the running
-- transaction's organisation and no others, and gets no right that it does not need.

do $$
begin
  if not exists (select from pg_roles where rolname = 'orderwright_app') then
    create role orderwright_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
end $$;

-- The owner works for all tenants (migrations, seeds, jobs): a policy of its own, because FORCE binds it too
-- where it is no superuser.
do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE'
    union select unnest(array['orgs', 'users', 'auth_sessions', 'auth_accounts', 'auth_verifications',
      'auth_rate_limits', 'sign_in_tokens'])
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy system_access on %I to current_user using (true) with check (true)', tenant_table);
  end loop;

  for tenant_table in
    select c.table_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE'
      and c.table_name <> 'org_counters'
  loop
    execute format(
      'create policy tenant_rows on %I to orderwright_app using (org_id = app_org_id()) with check (org_id = app_org_id())',
      tenant_table);
  end loop;
end $$;

-- A user's own memberships and organisations are visible before one is chosen.
create policy own_memberships on memberships for select to orderwright_app using (user_id = app_user_id());
create policy tenant_org on orgs to orderwright_app
  using (id = app_org_id()) with check (id = app_org_id());
create policy own_orgs on orgs for select to orderwright_app
  using (id in (select org_id from memberships where user_id = app_user_id()));

-- Sign-in runs outside any tenant and has to find users by e-mail; inside a tenant's transaction only the
-- caller and the organisation's own people exist.
create policy sign_in on users to orderwright_app
  using (app_org_id() is null and app_user_id() is null)
  with check (app_org_id() is null and app_user_id() is null);
create policy own_user on users to orderwright_app
  using (id = app_user_id()) with check (id = app_user_id());
create policy people_of_org on users for select to orderwright_app
  using (id in (select user_id from memberships where org_id = app_org_id()));

create policy sign_in on auth_sessions to orderwright_app
  using (app_org_id() is null or user_id = app_user_id())
  with check (app_org_id() is null or user_id = app_user_id());
create policy sign_in on auth_accounts to orderwright_app
  using (app_org_id() is null) with check (app_org_id() is null);
create policy sign_in on auth_verifications to orderwright_app
  using (app_org_id() is null) with check (app_org_id() is null);
create policy sign_in on auth_rate_limits to orderwright_app
  using (app_org_id() is null) with check (app_org_id() is null);
create policy sign_in on sign_in_tokens to orderwright_app
  using (app_org_id() is null) with check (app_org_id() is null);
create policy mail_without_org on outbox_mails for insert to orderwright_app
  with check (org_id is null and app_org_id() is null);

-- Rights. Nothing is deleted by the app but sign-in rows and remembered answers; records are deleted softly.
-- What the database derives or assigns is nobody's to change.
grant usage on schema public to orderwright_app;
grant execute on function ensure_user(text, text, text) to orderwright_app;
revoke execute on function ensure_user(text, text, text) from public;
do $$
declare
  record_table text;
  changeable text;
begin
  for record_table in
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'version' and table_name <> 'orgs'
  loop
    select string_agg(quote_ident(column_name), ', ') into changeable
    from information_schema.columns
    where table_schema = 'public' and table_name = record_table and is_generated = 'NEVER'
      and column_name not in ('id', 'org_id', 'created', 'org_specific_id', 'amount_paid_in_cents',
        'last_payment_date');
    execute format('grant select, insert on %I to orderwright_app', record_table);
    execute format('grant update (%s) on %I to orderwright_app', changeable, record_table);
  end loop;
end $$;

grant select, update (title, profile, version, last_updated) on orgs to orderwright_app;
grant select, insert on order_events, payment_records to orderwright_app;
grant select, insert, update on payment_intents to orderwright_app;
grant select, insert, update (revoked_at) on order_share_links to orderwright_app;
grant select, insert, update on users to orderwright_app;
grant select, insert, update, delete
  on auth_sessions, auth_accounts, auth_verifications, auth_rate_limits, sign_in_tokens to orderwright_app;
grant select, insert on outbox_mails to orderwright_app;
grant select, insert, update, delete on idempotency_keys to orderwright_app;
