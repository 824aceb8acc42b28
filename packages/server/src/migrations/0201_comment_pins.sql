-- What a comment points at on the drawing of its item. Only comments that begin a thread have one. Decision 201.

alter table comments add column pin jsonb;
alter table comments add constraint comments_pin_begins check (pin is null or (thread_id is null and product_instance_id is not null));
