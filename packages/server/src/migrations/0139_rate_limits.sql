-- Calls that are limited are counted here by every process, in the shape that rate-limiter-flexible expects. Keys are hashes.
-- Without the write-ahead log: what is lost by a crash are counts of ten minutes. Decision 139.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- milliseconds since 1970; null: never
  expire bigint
);
