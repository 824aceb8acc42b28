-- What an organization has on file of a person: firm, contact, telephone and addresses. Decision 169.
alter table memberships add column contact jsonb not null default '{"firmName": "", "contactName": "", "phone": "", "deliveryAddress": {"streetAddress": "", "streetAddress2": "", "country": "US", "city": "", "state": "", "zip": ""}, "billingAddress": {"streetAddress": "", "streetAddress2": "", "country": "US", "city": "", "state": "", "zip": ""}}';
-- Guests' data is written by the app, column by column.
grant update (contact) on memberships to orderwright_app;
