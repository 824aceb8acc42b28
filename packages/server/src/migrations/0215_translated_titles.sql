-- What the catalog says in other languages than the organization's main one, beside the titles in that. Decision 0215.

alter table product_categories add column translations jsonb not null default '{}';
alter table products add column translations jsonb not null default '{}';
alter table product_properties add column translations jsonb not null default '{}';
alter table product_options add column translations jsonb not null default '{}';
alter table product_property_groups add column translations jsonb not null default '{}';
grant update (translations) on product_categories, products, product_properties, product_options, product_property_groups
  to orderwright_app;
