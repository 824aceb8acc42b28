-- A refund names the card payment that it gives back, so that the ledger knows what is left of each. Refunds of orders
-- with one card payment can only be of that one.
alter table payment_records
  add column refunds_id integer,
  add foreign key (org_id, refunds_id) references payment_records (org_id, id);

alter table payment_records disable trigger payment_records_append_only;
update payment_records refund set refunds_id = payment.id
from payment_records payment
where refund.kind = 'refund' and refund.method = 'card' and refund.provider_reference is not null
  and payment.org_id = refund.org_id and payment.product_order_id = refund.product_order_id
  and payment.kind = 'payment' and payment.method = 'card'
  and not exists (
    select 1 from payment_records other
    where other.org_id = payment.org_id and other.product_order_id = payment.product_order_id
      and other.kind = 'payment' and other.method = 'card' and other.id <> payment.id
  );
alter table payment_records enable trigger payment_records_append_only;

-- What happens to an order's e-mails, and what stands in its history without a change of the order, is told to the open
-- pages too.
create function announce_history() returns trigger language plpgsql as $$
begin
  perform announce('history:' || new.org_id || ':' || new.product_order_id);
  return null;
end $$;
create trigger outbox_mails_announce after update on outbox_mails
  for each row when (new.product_order_id is not null and (old.sent_at, old.given_up_at, old.withdrawn_at, old.last_error)
    is distinct from (new.sent_at, new.given_up_at, new.withdrawn_at, new.last_error))
  execute function announce_history();
create trigger order_events_announce after insert on order_events
  for each row when (new.resource_key not in ('productOrder', 'productInstance')
    or new.kind = 'order.requestStatusUpdate')
  execute function announce_history();
