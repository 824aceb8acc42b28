-- Card payments at a provider: who holds the intent, in which currency, when the card was sent and when the provider was
-- last asked; how far each account's events have been read; and what the embedded test provider remembers.

alter table payment_intents
  add column provider text not null default 'test' check (provider in ('stripe', 'test')),
  add column currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  add column confirmed_at timestamptz,
  add column checked_at timestamptz;

-- What the reconciliation looks for: the few that are not settled.
create index payment_intents_open on payment_intents (checked_at)
  where status in ('requires_payment_method', 'requires_action', 'processing');

create table card_event_cursors (
  org_id integer not null references orgs (id),
  environment text not null check (environment in ('live', 'test')),
  read_until timestamptz not null,
  checked_at timestamptz not null default now(),
  primary key (org_id, environment)
);

-- The embedded provider stands for somebody else's system: its payments refer to nothing of ours.
create table test_card_payments (
  org_id integer not null references orgs (id),
  id text not null,
  idempotency_key text not null,
  request_hash text not null,
  state jsonb not null,
  created timestamptz not null default now(),
  primary key (org_id, id),
  unique (org_id, idempotency_key)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['card_event_cursors', 'test_card_payments']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format(
      'create policy system_access on %I to current_user using (true) with check (true)', tenant_table);
  end loop;
end $$;
