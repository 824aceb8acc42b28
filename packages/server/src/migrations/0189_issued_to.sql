-- Whose a document is, as money owed knows customers (firm, e-mail address, name or account), since the order may be another customer's later.
-- null: issued before this. It is no part of the paper: an erasure strikes it out. Decision 187.
alter table issued_documents add column customer_key text;
grant insert (customer_key) on issued_documents to orderwright_app;
