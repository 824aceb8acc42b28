/** Test files of the server that do not run on a Citus cluster, each with the reason. */

const OWN_SERVER = 'starts, stops or fills up a server of its own'
const ONE_SERVER =
  'is about a database on one server: what it takes apart or looks into stands elsewhere on a cluster'

const source = 'packages/server/src/'
const reasons = [
  ['migrations/tenant-rows.test.ts', ONE_SERVER],
  ['migrations/tables.test.ts', ONE_SERVER],
  ['migrations/grants.test.ts', ONE_SERVER],
  ['migrations/distribution.test.ts', ONE_SERVER],
  ['migrations/stored-shapes.test.ts', ONE_SERVER],
  ['migrations/additive.test.ts', ONE_SERVER],
  ['migrations/stock.test.ts', ONE_SERVER],
  ['migrations/invoice-date.test.ts', ONE_SERVER],
  ['modules/orders-list/list-plans.test.ts', ONE_SERVER],
  ['seeds/large.test.ts', ONE_SERVER],
  ['modules/mails/killed.test.ts', OWN_SERVER],
  ['modules/comments/killed.test.ts', OWN_SERVER],
  ['modules/spreadsheets/killed.test.ts', OWN_SERVER],
  ['modules/webhooks/stopping.test.ts', OWN_SERVER],
  ['modules/webhooks/example.test.ts', OWN_SERVER],
  ['platform/embedded-postgres/supervisor.test.ts', OWN_SERVER],
  ['platform/http/outage.test.ts', OWN_SERVER],
  ['platform/mail/stopping.test.ts', OWN_SERVER],
  ['platform/stopping.test.ts', OWN_SERVER],
  ['platform/storage/full-disk.test.ts', OWN_SERVER],
]

/** By the file's path. */
export const leftOut = new Map(reasons.map(([file, reason]) => [`${source}${file}`, reason]))
