-- What a property group drafts and what counts are two things from now on: its own list, and the group that each property
-- names. Until now the list counted for properties that named none; they get the group that they stood in.
update product_properties set product_property_group_id = (
  select max(drafting.id) from product_property_groups drafting
  where drafting.org_id = product_properties.org_id and drafting.deleted_at is null
    and drafting.properties ? product_properties.id::text)
where not exists (
  select from product_property_groups own
  where own.org_id = product_properties.org_id and own.id = product_properties.product_property_group_id
    and own.deleted_at is null);

update product_property_groups as drafting set properties = drafting.properties || members.properties
from (
  select org_id, product_property_group_id as id, jsonb_object_agg(product_properties.id::text, '{}'::jsonb) as properties
  from product_properties where product_property_group_id is not null and deleted_at is null
  group by org_id, product_property_group_id
) members
where drafting.org_id = members.org_id and drafting.id = members.id
  and drafting.properties || members.properties <> drafting.properties;

-- A group that is deleted leaves its properties without one, and remembers them for thirty days.
alter table product_property_groups add column former_property_ids jsonb not null default '[]';
grant update (former_property_ids) on product_property_groups to orderwright_app;

-- The properties of a group are looked up when it is published or deleted.
create index product_properties_by_group on product_properties (org_id, product_property_group_id);
