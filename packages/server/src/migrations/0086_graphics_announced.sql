-- A changed graphic reaches the open orders whose products show it, as every change of the catalog does.

create trigger product_graphics_announce after insert or update or delete on product_graphics
  for each row execute function announce_catalogue();
