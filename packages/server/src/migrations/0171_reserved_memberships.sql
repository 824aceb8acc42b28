-- A guest that an import makes has an id before it is made, as records of the catalog do, so that the set of changes names it and can
-- be taken back. Decision 169.
create or replace function reserve_catalog_id(wanted text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if wanted not in ('products', 'product_properties', 'product_options', 'product_property_groups', 'product_rules',
    'product_pricing_rules', 'product_option_classifiers', 'product_option_classifier_groups', 'product_categories',
    'product_graphics', 'memberships') then
    raise exception 'no such table of reserved ids: %', wanted;
  end if;
  return nextval(pg_get_serial_sequence(wanted, 'id'));
end $$;
