-- What a unit of a product costs the organization: a pricing rule that is evaluated for cost, and not for price. Decision 209.

alter table products add column cost_rule_id integer;
alter table products add foreign key (org_id, cost_rule_id) references product_pricing_rules (org_id, id);
create index products_by_cost_rule on products (org_id, cost_rule_id) where cost_rule_id is not null;
grant update (cost_rule_id) on products to orderwright_app;
