-- A key is suspended while whoever made it is disabled, and now also while they have fewer rights than the key: an owner who
-- became a member probably still knows the owner's key that they made. Decision 127.
create function maker_lost_rights(maker_status text, maker_role text, key_role text) returns boolean
language sql immutable as $$
  select coalesce(
    maker_status = 'disabled'
    or (maker_status = 'active' and maker_role <> 'owner' and (key_role = 'owner' or maker_role <> 'member')),
    false)
$$;

drop function use_api_key(text, timestamptz);
create function use_api_key(wanted_hash text, at timestamptz) returns table (
  org_id integer, id integer, user_id integer, user_name text, user_created timestamptz, user_last_updated timestamptz,
  personal_org_id integer, scope text, expires_at timestamptz, revoked_at timestamptz, maker_lost_rights boolean
)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  update api_keys set last_used_at = at
  where secret_hash = wanted_hash and revoked_at is null and (expires_at is null or expires_at > at)
    and (last_used_at is null or last_used_at <= at - interval '1 minute');
  return query
    select key.org_id, key.id, key.user_id, users.name, users.created, users.last_updated, users.personal_org_id,
      key.scope, key.expires_at, key.revoked_at, public.maker_lost_rights(maker.status, maker.role, key.role)
    from api_keys key
    join users on users.id = key.user_id
    left join memberships maker on maker.org_id = key.org_id and maker.user_id = key.created_by
    where key.secret_hash = wanted_hash;
end $$;
revoke execute on function use_api_key(text, timestamptz) from public;
grant execute on function use_api_key(text, timestamptz) to orderwright_app;
