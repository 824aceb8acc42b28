-- What the canvas of an order needs of the database: openings and pictures to trace, viewports put away, where the pieces of
-- a line stand, references that can not leave their order, and a number that says what of a canvas is new.

alter table product_categories add column is_spatial smallint not null default 0 check (is_spatial in (0, 1));
grant update (is_spatial) on product_categories to orderwright_app;

alter table arch_custom_views add column archived smallint not null default 0 check (archived in (0, 1));
grant update (archived) on arch_custom_views to orderwright_app;

alter table product_instances add column placements jsonb not null default '[]';
grant update (placements) on product_instances to orderwright_app;
alter table product_instances disable trigger user;
update product_instances set placements = jsonb_build_array(case
    when arch_custom_view_id is null then jsonb_build_object('view', null, 'plan',
      jsonb_build_object('x', position -> 'x', 'z', position -> 'y', 'rotation', 0))
    else jsonb_build_object('plan', null, 'view', jsonb_build_object('archCustomViewId', arch_custom_view_id,
      'x', coalesce(position -> 'x', '0'), 'y', coalesce(position -> 'y', '0')))
  end)
  where position is not null or arch_custom_view_id is not null;
alter table product_instances enable trigger user;

-- A reference names the order with the record: what stands on a viewport is of the same order as the viewport.
alter table arch_custom_views add unique (org_id, product_order_id, id);
alter table arch_walls add unique (org_id, product_order_id, id);

alter table arch_elevations add column arch_custom_view_id integer;
grant update (arch_custom_view_id) on arch_elevations to orderwright_app;
alter table arch_elevations add foreign key (org_id, product_order_id, arch_custom_view_id)
  references arch_custom_views (org_id, product_order_id, id);

alter table product_canvas_texts drop constraint product_canvas_texts_org_id_custom_view_id_fkey;
alter table product_canvas_texts add foreign key (org_id, product_order_id, custom_view_id)
  references arch_custom_views (org_id, product_order_id, id) on delete cascade;
alter table product_canvas_lines drop constraint product_canvas_lines_org_id_custom_view_id_fkey;
alter table product_canvas_lines add foreign key (org_id, product_order_id, custom_view_id)
  references arch_custom_views (org_id, product_order_id, id) on delete cascade;

alter table entities drop constraint entities_type_check;
alter table entities add constraint entities_type_check check (type in (
  'calicoMuralSeam', 'calicoMuralPanel', 'calicoMuralTexture', 'calicoMuralArea', 'calicoMismatchLine',
  'calicoWallLabel', 'opening', 'reference'));

-- What an entity refers to stands in its data; the database reads it there and holds it as any other reference.
alter table entities
  add column arch_custom_view_id integer generated always as ((data ->> 'archCustomViewId')::integer) stored,
  add column arch_wall_id integer generated always as ((data ->> 'archWallId')::integer) stored,
  add column mural_product_option_id integer generated always as ((data ->> 'muralProductOptionId')::integer) stored,
  add column medium_id integer generated always as ((data ->> 'mediumId')::integer) stored;
alter table entities
  add foreign key (org_id, product_order_id, arch_custom_view_id)
    references arch_custom_views (org_id, product_order_id, id) on delete cascade,
  add foreign key (org_id, product_order_id, arch_wall_id)
    references arch_walls (org_id, product_order_id, id) on delete cascade,
  add foreign key (org_id, mural_product_option_id) references product_options (org_id, id),
  add foreign key (org_id, medium_id) references media (org_id, id);
create index entities_by_view on entities (org_id, arch_custom_view_id) where arch_custom_view_id is not null;
create index entities_by_wall on entities (org_id, arch_wall_id) where arch_wall_id is not null;
create index entities_by_option on entities (org_id, mural_product_option_id) where mural_product_option_id is not null;
create index entities_by_medium on entities (org_id, medium_id) where medium_id is not null;
create index arch_elevations_by_view on arch_elevations (org_id, arch_custom_view_id)
  where arch_custom_view_id is not null;
create index product_canvas_texts_by_view on product_canvas_texts (org_id, custom_view_id)
  where custom_view_id is not null;
create index product_canvas_lines_by_view on product_canvas_lines (org_id, custom_view_id)
  where custom_view_id is not null;

-- Every write takes the next number. Whoever writes on a canvas has its order locked, so that within one order the numbers
-- are committed in their order: what is above a known number is what is new.
create sequence spatial_revisions as bigint;
create function stamp_revision() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  new.revision := nextval('spatial_revisions');
  return new;
end $$;

-- One announcement for a statement, however many rows it writes.
create function announce_canvas() returns trigger language plpgsql as $$
begin
  perform announce('canvas:' || changed.org_id || ':' || changed.product_order_id)
    from (select distinct org_id, product_order_id from changed_rows) changed;
  return null;
end $$;

do $$
declare
  canvas_table text;
begin
  foreach canvas_table in array array['arch_walls', 'arch_elevations', 'arch_custom_views', 'entities',
    'product_canvas_texts', 'product_canvas_lines']
  loop
    execute format('alter table %I add column revision bigint not null default 0', canvas_table);
    execute format('create trigger %I before insert or update on %I for each row execute function stamp_revision()',
      canvas_table || '_revision', canvas_table);
    execute format('create index %I on %I (org_id, product_order_id, revision)',
      canvas_table || '_by_revision', canvas_table);
    execute format('create trigger %I after insert on %I referencing new table as changed_rows
      for each statement execute function announce_canvas()', canvas_table || '_announce_new', canvas_table);
    execute format('create trigger %I after update on %I referencing new table as changed_rows
      for each statement execute function announce_canvas()', canvas_table || '_announce', canvas_table);
  end loop;
end $$;
