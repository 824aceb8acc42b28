-- Who may define the fields of data that options have: those whom an owner has marked. Owners of today could do it.

alter table memberships add column may_edit_data_fields boolean not null default false;
update memberships set may_edit_data_fields = true where role = 'owner';
grant update (may_edit_data_fields) on memberships to orderwright_app;
