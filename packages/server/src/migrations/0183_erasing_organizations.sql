-- A whole organization is erased, with what is append-only: whoever owns the tables may delete its rows while app.erasing is on, as it may
-- change them for the sake of one person (0181). The app's role has no right to delete them, whatever it sets.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if current_setting('app.erasing', true) = 'on' then
    if tg_op = 'UPDATE' then
      return new;
    elsif tg_op = 'DELETE' then
      return old;
    end if;
  end if;
  raise exception '% is append-only', coalesce(tg_argv[0], 'this table') using errcode = 'restrict_violation';
end $$;
