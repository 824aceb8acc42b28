-- A person is erased from what is append-only too: whoever owns the tables may change rows while app.erasing is on. The app's role
-- has no right to change those rows at all, whatever it sets. GDPR, article 17.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    return new;
  end if;
  raise exception '% is append-only', coalesce(tg_argv[0], 'this table') using errcode = 'restrict_violation';
end $$;
