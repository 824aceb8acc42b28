-- Two customers become one: where the other one went, and what came of it, so that it can be taken back. Decision 193.

alter table customers
  -- by their ids, those of whom somebody said that they are not the same
  add column apart_from jsonb not null default '{}',
  -- only of one that is deleted
  add column merged_into_id integer,
  -- the fields of the kept one before and after, and the orders and people that went with it
  add column merge_trace jsonb,
  add check (merged_into_id is null or (deleted_at is not null and merged_into_id <> id and merge_trace is not null)),
  add foreign key (org_id, merged_into_id) references customers (org_id, id);
create index customers_merged on customers (org_id, merged_into_id) where merged_into_id is not null;
grant update (apart_from, merged_into_id, merge_trace) on customers to orderwright_app;
