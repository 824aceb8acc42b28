/**
 * Fills the database without serving it: the demo organisations, on request a large tenant for benchmarks
 * (`--orders N`), or everything afresh (`--reset`).
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig } from './platform/config.ts'
import { openDatabase } from './platform/database/open.ts'
import { seedOnce } from './platform/database/seed-once.ts'
import { wipeEmbeddedPostgres } from './platform/embedded-postgres/wipe.ts'
import { seedDemo } from './seeds/index.ts'
import { seedLargeTenant } from './seeds/large.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Deletes the data, or says why not. */
async function reset(config: Config): Promise<void> {
  if (config.databaseUrl !== undefined) {
    fail('demo:reset deletes the embedded database only. Drop and create the one at DATABASE_URL yourself.')
  }
  const folder = join(config.dataFolder, 'postgres')
  if (!(await wipeEmbeddedPostgres(folder))) {
    fail('The server is running. Stop it first (Ctrl+C), then reset the demo.')
  }
  for (const part of ['outbox', 'uploads'])
    rmSync(join(config.dataFolder, part), { recursive: true, force: true })
  say(`The data in ${config.dataFolder} is deleted.`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, reset: { type: 'boolean' } } })
  const orders = values.orders === undefined ? undefined : Number(values.orders)
  if (orders !== undefined && !(Number.isInteger(orders) && orders > 0))
    fail('Use: npm run seed -- --orders 100000')
  const read = readConfig(process.env)
  if (!read.ok) fail(read.message)
  const { config } = read
  if (config.isProduction) fail('Demo data is not for production.')
  if (values.reset === true) await reset(config)

  const { databases, close } = await openDatabase(config, (line) => process.stderr.write(`${line}\n`))
  try {
    const isNew = await seedOnce(databases.owner.db, seedDemo)
    say(isNew ? 'The demo organizations are in place.' : 'The demo organizations were there already.')
    if (orders !== undefined) {
      const from = performance.now()
      await seedLargeTenant(databases.owner.db, { orders })
      say(`A tenant with ${orders} orders is in place (${((performance.now() - from) / 1000).toFixed(1)} s).`)
    }
  } finally {
    await close()
  }
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))
