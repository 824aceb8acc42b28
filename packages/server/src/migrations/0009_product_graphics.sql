-- How a product looks in 3D: which graphic, and what the names in it stand for.

alter table products add column graphic jsonb;
