/** Spreads the database at DATABASE_URL over the servers of its Citus cluster. Run it again after it was interrupted. */
import { parseArgs } from 'node:util'
import { readConfig } from './platform/config.ts'
import { externalConnections } from './platform/database/connections/connection.ts'
import { distribute } from './platform/database/distribution/distribute.ts'
import { migrate } from './platform/database/migrate.ts'

const USAGE =
  'Use: DATABASE_URL=postgresql://… npm run distribute [-- --shards 32]\nThe address is that of the coordinator, as the owner of the tables.'
const MOST_SHARDS = 1_024

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { shards: { type: 'string' } } })
  const shardCount = values.shards === undefined ? undefined : Number(values.shards)
  const isCount = shardCount === undefined || (Number.isInteger(shardCount) && shardCount > 0)
  if (!isCount || (shardCount ?? 1) > MOST_SHARDS) fail(USAGE)
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { databaseUrl } = read.config
  if (databaseUrl === undefined) fail(USAGE)
  const connections = externalConnections({ ...read.config, databaseUrl })
  const from = performance.now()
  await migrate(connections)
  const wasNeeded = await distribute(connections, { onStep: say, ...(shardCount ? { shardCount } : {}) })
  const seconds = ((performance.now() - from) / 1000).toFixed(1)
  say(wasNeeded ? `The database is distributed (${seconds} s).` : 'The database was distributed already.')
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
