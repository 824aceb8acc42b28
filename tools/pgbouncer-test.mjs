/**
 * `npm run test:pgbouncer -- [part of a path …]`: the server's most telling tests, and writers that are killed, through PgBouncer in transaction
 * mode with fewer sessions than the apps have connections. Each group is a round: `✓ round …`. PGBOUNCER_ROUNDS (6) says how often
 * something is killed. Where there is no PgBouncer (`apt-get install pgbouncer`) it says so. Decision 212.
 */
import './lib/node-version.mjs'
import { join } from 'node:path'
import { findProgram, skipWithout } from './lib/find-program.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { program, root } from './lib/paths.mjs'

const pgbouncer = findProgram('pgbouncer')
if (pgbouncer === undefined) skipWithout(['pgbouncer'])
process.chdir(root)
await ensureInstalled()
const { runNode } = await import('./lib/run.mjs')
const { bundleServerScript } = await import('./lib/server-script.mjs')

/** Paths below the server's sources; what is left out works on the server itself, or needs none. */
const ROUNDS = {
  'who sees what: the access matrix': ['modules/access/access-matrix', 'modules/access/hidden-prices'],
  'row-level security and tenants': ['platform/database/database.test', 'modules/access/ends-of-access'],
  'repeated calls are done once': ['modules/tenancy/idempotency-keys'],
  'live channels': ['modules/live/'],
  'jobs, and processes that are killed': [
    'platform/jobs/',
    'modules/mails/killed',
    'modules/comments/killed',
  ],
  'limits that are counted, backups and exports': ['platform/http/callers/limits', 'modules/backup/'],
}
const wanted = process.argv.slice(2)
const source = join('packages', 'server', 'src')
let [passed, failed] = [0, 0]

function tell(name, isGood) {
  if (isGood) passed += 1
  else failed += 1
  process.stdout.write(`${isGood ? '✓' : '✗'} round ${name}\n`)
}

const rounds = wanted.length > 0 ? { 'as named': wanted } : ROUNDS
for (const [name, paths] of Object.entries(rounds)) {
  const { code, output } = await runNode(
    program('vitest', 'vitest.mjs'),
    ['run', ...paths.map((path) => (wanted.length > 0 ? path : join(source, path)))],
    { env: { NODE_ENV: 'test', TEST_PGBOUNCER: pgbouncer, NO_COLOR: '1' } },
  )
  const counts = /Tests +(.*)/.exec(output)?.[1] ?? 'no tests'
  tell(`${name}: ${counts}`, code === 0)
  if (code !== 0) process.stdout.write(`${output.split('\n').slice(-120).join('\n')}\n`)
}
if (wanted.length === 0) {
  const writer = await bundleServerScript(join('testing', 'kill', 'writer.ts'), 'pooler-writer')
  const script = await bundleServerScript(join('testing', 'pooler', 'rounds.ts'), 'pooler-rounds')
  const { code } = await runNode(script, [pgbouncer, writer, process.env.PGBOUNCER_ROUNDS || '6'], {
    live: true,
  })
  tell('writers of several tenants, killed and started again', code === 0)
}
process.stdout.write(`${passed} rounds passed, ${failed} failed, 0 skipped\n`)
process.exit(failed === 0 ? 0 : 1)
