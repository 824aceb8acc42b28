/**
 * `export`: all 100,000 orders of a tenant among twenty, advanced columns, over a real connection; how fast, and how much
 * the process grows meanwhile, also while the reader pauses. The yardstick reads the same rows with bare statements.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { getOrdersData } from '@orderwright/contract'
import { idsQuery, type ListScope, rowsQuery } from '../packages/server/src/modules/orders-list/list-query.ts'
import { withTenant } from '../packages/server/src/platform/database/database.ts'
import { largeOwnerId, startLargeApp } from './lib/large-app.ts'
import { median, report } from './lib/measure.ts'

const ORDERS = 100_000
const ROUNDS = 5
const ROWS_AT_ONCE = 500
const PAUSE_MS = 3_000
const SAMPLE_MS = 20
const PIECES_BETWEEN_COLLECTIONS = 20
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

const large = await startLargeApp({ orders: ORDERS })
const { app, databases, orgId, cookie } = large
const url = await app.listen({ host: '127.0.0.1', port: 0 })
const userId = largeOwnerId
const filters = { archived: 'all' } as const

interface Reader {
  /** pauses once, after the first piece */
  readonly pauseMs?: number
  /** called with each piece */
  readonly onPiece?: () => void
}

/** Reads the whole answer and keeps nothing of it. */
async function readAll({ pauseMs = 0, onPiece }: Reader = {}): Promise<{ rows: number; bytes: number }> {
  const answer = await fetch(url + getOrdersData.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie,
      'accept-encoding': 'identity',
    },
    body: JSON.stringify({ orgId, filters, includeAdvancedOrderData: true, formatForCsvExport: true }),
  })
  if (!answer.ok || !answer.body) throw new Error(await answer.text())
  let lines = 0
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength
    onPiece?.()
    for (const byte of chunk) if (byte === 10) lines += 1
    if (pauseMs > 0 && bytes === chunk.byteLength)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return { rows: lines - 1, bytes }
}

/** The same rows with the statements alone. */
async function bare(): Promise<void> {
  const body = getOrdersData.body.parse({ orgId, filters, formatForCsvExport: true })
  const scope: ListScope = {
    ownerId: null,
    isAdvanced: true,
    withInvolved: false,
    statusKeys: null,
    search: null,
    waiting: null,
  }
  await withTenant(databases.app.db, { orgId, userId }, async (db) => {
    const plain = db.withoutPlugins()
    const ids = (await idsQuery(orgId, body, scope).execute(plain)).rows[0]?.ids ?? []
    for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
      await rowsQuery(orgId, ids.slice(from, from + ROWS_AT_ONCE), scope).execute(plain)
    }
  })
}

/** How far the process grew while `work` ran, in megabytes. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let peak = before
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }, SAMPLE_MS)
  await work()
  clearInterval(sampling)
  return (peak - before) / 1e6
}

/** What is in use: everything else has been collected. */
function liveMb(): number {
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e6
}

/**
 * How far what is in use grew during one export, by collections on the way, in megabytes. The rest of the process' growth is
 * what V8 has not collected yet: it lets that come to some four times what is in use.
 */
async function liveGrowth(): Promise<number> {
  let pieces = 0
  const before = liveMb()
  let peak = before
  const onPiece = () => {
    pieces += 1
    if (pieces % PIECES_BETWEEN_COLLECTIONS === 0) peak = Math.max(peak, liveMb())
  }
  await readAll({ onPiece })
  return peak - before
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

try {
  const first = await growth(() => readAll())
  const { rows, bytes } = await readAll()
  const calls: number[] = []
  const yardsticks: number[] = []
  const growths: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    yardsticks.push(await timed(bare))
    growths.push(await growth(async () => calls.push(await timed(() => readAll()))))
  }
  const paused = await growth(() => readAll({ pauseMs: PAUSE_MS }))
  const live = await liveGrowth()
  const medianMs = median(calls)
  const yardstickMs = median(yardsticks)
  report({
    bench: 'export',
    case: 'all orders, advanced columns',
    orders: ORDERS,
    rows,
    bytes,
    medianMs,
    yardstickMs,
    ratio: medianMs / yardstickMs,
    growthFirstMb: first,
    growthMb: Math.max(...growths),
    growthWithPauseMb: paused,
    growthOfWhatIsInUseMb: live,
  })
} finally {
  await large.close()
}
