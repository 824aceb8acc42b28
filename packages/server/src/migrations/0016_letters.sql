-- E-mails that know their order and their reader, wait longer after each failure, and are given up visibly;
-- notifications that a cause makes once, and that announce themselves to the reader's open pages.

alter table outbox_mails
  add column product_order_id integer,
  -- the reader, where it is one of our people
  add column user_id integer references users (id),
  -- what the letter tells: orderApproved …; empty: a mail of the product itself
  add column kind text not null default '',
  add column from_name text not null default '',
  add column reply_to text not null default '',
  -- the same in every attempt and never again: a receiver drops what it holds already
  add column message_id uuid not null default gen_random_uuid(),
  -- a letter that may be overtaken is held until then; a failed one waits until then
  add column next_attempt_at timestamptz not null default now(),
  add column given_up_at timestamptz,
  -- overtaken before it left
  add column withdrawn_at timestamptz,
  add foreign key (org_id, product_order_id) references product_orders (org_id, id) on delete cascade;
drop index outbox_mails_unsent;
create index outbox_mails_due on outbox_mails (next_attempt_at, id)
  where sent_at is null and given_up_at is null and withdrawn_at is null;
create index outbox_mails_of_order on outbox_mails (org_id, product_order_id, id)
  where product_order_id is not null;
grant update (subject, text, html, reply_to, from_name, next_attempt_at, attempts, given_up_at, withdrawn_at)
  on outbox_mails to orderwright_app;

alter table notifications add column cause text not null default '';
create unique index notifications_once on notifications (org_id, user_id, cause) where cause <> '';
create index notifications_unread on notifications (org_id, user_id)
  where read_at is null and deleted_at is null;
grant update (cause) on notifications to orderwright_app;

create function announce_notification() returns trigger language plpgsql as $$
begin
  perform announce('person:' || new.org_id || ':' || new.user_id);
  return null;
end $$;
create trigger notifications_announce after insert or update on notifications
  for each row execute function announce_notification();
