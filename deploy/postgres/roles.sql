-- The two roles of Orderwright and its database, made once by an administrator: one that owns the tables, and one that row-level
-- security binds, as which every request runs. Neither is a superuser. The passwords come from `psql --set`.
create role orderwright login password :'owner_password';
create role orderwright_app login password :'app_password';
create database orderwright owner orderwright;
