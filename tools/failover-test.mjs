/**
 * `npm run test:failover -- [rounds]`: a PostgreSQL of three nodes (Patroni, etcd, HAProxy) whose primary is killed, handed over and frozen in
 * turn (3 rounds; 20 for the long run) under two processes of the app with people at work. With FAILOVER_PGBOUNCER=1 they go through PgBouncer.
 * Where a program is missing (`apt-get install patroni etcd-server haproxy postgresql pgbouncer`) it says so. Decision 212.
 */
import './lib/node-version.mjs'
import { dirname, join } from 'node:path'
import { findProgram, skipWithout } from './lib/find-program.mjs'
import { root } from './lib/paths.mjs'
import { makeReady } from './lib/ready.mjs'

const rounds = process.argv[2] ?? '3'
if (!/^[1-9]\d*$/.test(rounds)) {
  process.stderr.write('npm run test:failover -- [rounds]\n')
  process.exit(2)
}
const needed = [
  'etcd',
  'patroni',
  'haproxy',
  'pg_rewind',
  ...(process.env.FAILOVER_PGBOUNCER ? ['pgbouncer'] : []),
]
const found = new Map(needed.map((name) => [name, findProgram(name)]))
const missing = needed.filter((name) => found.get(name) === undefined)
if (missing.length > 0) skipWithout(missing)
process.chdir(root)
await makeReady()
// Loaded only now: they need the dependencies.
const { runNode } = await import('./lib/run.mjs')
const { bundleServerScript } = await import('./lib/server-script.mjs')
const script = await bundleServerScript(join('testing', 'failover', 'rounds.ts'), 'failover-rounds')
const programs = {
  ...Object.fromEntries(found),
  // Debian puts what speaks to all versions on the way, and what a node needs where the version is.
  postgres: dirname(found.get('pg_rewind')),
}
const { code } = await runNode(script, [root, rounds, JSON.stringify(programs)], { live: true })
process.exit(code)
