-- The rights of 0007 were given column by column to what there was; a column that came later has to bring its own.

grant update (graphic) on products to orderwright_app;
