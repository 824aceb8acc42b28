-- What a customer signs off item by item changes nothing of the order itself until all of it is: open pages are told that there is something
-- to load.
create function announce_sign_off() returns trigger language plpgsql as $$
begin
  perform announce(new.org_id, 'agreement:' || new.org_id || ':' || new.product_order_id);
  return null;
end $$;
create trigger revision_sign_offs_announce after insert on revision_sign_offs
  for each row execute function announce_sign_off();
