-- Opens a tenant's transaction and says who enters, in the one round trip that BEGIN takes anyway: the settings
-- that row-level security reads, the organisation's version, and the person's active membership there. One row
-- where the organisation exists; its role is null for anybody else than an active member.
create function enter_tenant(org integer, person integer) returns table (
  org_version integer, role text, pricing_is_hidden smallint, discount jsonb, disable_sales_tax boolean
)
language plpgsql volatile as $$
begin
  perform set_config('app.org_id', org::text, true), set_config('app.user_id', coalesce(person::text, ''), true);
  return query
    select orgs.version, memberships.role, memberships.pricing_is_hidden, memberships.discount,
      memberships.disable_sales_tax
    from orgs
    left join memberships on memberships.org_id = orgs.id and memberships.user_id = person
      and memberships.status = 'active' and memberships.deleted_at is null
    where orgs.id = org;
end $$;
