-- What is signed off one by one is sealed in the chain of agreements, with who made what revision and why; what was signed off before is
-- sealed here, as it stands. Decision 0231.

alter table agreement_entries
  drop constraint agreement_entries_kind_check,
  add constraint agreement_entries_kind_check
    check (kind in ('acceptance', 'certificate', 'erasure', 'revision', 'signOff', 'standing')),
  -- What is filed under a package is seen from the record now.
  drop constraint agreement_entries_check;
alter table agreement_people
  drop constraint agreement_people_field_check,
  add constraint agreement_people_field_check
    check (field in ('name', 'email', 'address', 'device', 'signature', 'by'));

-- The salt of the note; '' once something was erased of it.
alter table revision_sign_offs
  add column salt text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    check (salt ~ '^([0-9a-f]{64})?$'),
  add column is_withdrawn smallint not null default 0 check (is_withdrawn in (0, 1));

-- A revision that is a quote renewed: its reason is one that the release before can read. Decision 0225.
alter table order_revisions
  add column is_renewal smallint not null default 0 check (is_renewal in (0, 1));

-- The sign of the last revision of which something is sent back to be revised.
alter table product_orders add column sent_back_scope text not null default '';
grant update (sent_back_scope) on product_orders to orderwright_app;

create function seal_entry_of_0221(org integer, entry_kind text, order_id integer, revision integer, said text)
returns integer language plpgsql as $$
declare
  place integer;
  before text;
  moment timestamptz := date_trunc('second', now());
  written text;
begin
  perform from orgs where id = org for no key update;
  select number, hash into place, before from agreement_entries
    where org_id = org order by number desc limit 1;
  place := coalesce(place, 0) + 1;
  written := format('{"at":"%s","format":1,"kind":"%s","number":%s,"orgId":%s,"previous":%s,%s}',
    to_char(moment at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), entry_kind, place, org,
    coalesce('"' || before || '"', 'null'), said);
  insert into agreement_entries (org_id, number, kind, created, product_order_id, revision_number, record, hash)
    values (org, place, entry_kind, moment, order_id, revision, written,
      encode(sha256(convert_to(written, 'UTF8')), 'hex'));
  return place;
end $$;

do $$
declare
  one record;
  person_salt text;
  place integer;
begin
  for one in
    select signed.org_id, signed.product_order_id, signed.user_id, product_orders.org_specific_id,
      string_agg(format(
        '{"at":"%s","id":%s,"isWithdrawn":false,"note":"%s","revision":%s,"subject":{"hash":"%s","key":%s,"kind":"%s"},"verdict":"%s"}',
        to_char(signed.created at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS'), signed.id,
        encode(sha256(convert_to(signed.salt || ':' || signed.note, 'UTF8')), 'hex'), signed.revision_number,
        signed.hash, signed.subject_key, signed.kind, signed.verdict), ',' order by signed.id) as signed_rows
    from revision_sign_offs signed
    join product_orders on product_orders.org_id = signed.org_id and product_orders.id = signed.product_order_id
    group by signed.org_id, signed.product_order_id, signed.user_id, product_orders.org_specific_id
    order by signed.org_id, min(signed.id)
  loop
    person_salt := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
    place := seal_entry_of_0221(one.org_id, 'signOff', one.product_order_id, null, format(
      '"orderNumber":%s,"personal":{"by":"%s"},"productOrderId":%s,"rows":[%s],"via":"before"', one.org_specific_id,
      encode(sha256(convert_to(person_salt || ':' || one.user_id, 'UTF8')), 'hex'), one.product_order_id,
      one.signed_rows));
    insert into agreement_people (org_id, entry_number, field, salt, value, user_id)
      values (one.org_id, place, 'by', person_salt, one.user_id::text, one.user_id);
  end loop;
  for one in
    select org_id, id, org_specific_id, signed_off_revision, signed_off_scope from product_orders
    where signed_off_revision > 0 or signed_off_scope <> '' order by org_id, id
  loop
    perform seal_entry_of_0221(one.org_id, 'standing', one.id, one.signed_off_revision, format(
      '"orderNumber":%s,"productOrderId":%s,"revision":%s,"scope":"%s"', one.org_specific_id, one.id,
      one.signed_off_revision, encode(sha256(convert_to(one.signed_off_scope, 'UTF8')), 'hex')));
  end loop;
end $$;

drop function seal_entry_of_0221(integer, text, integer, integer, text);
