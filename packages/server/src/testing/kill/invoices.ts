/**
 * The kill test of invoices: the real server is killed with -9 at random instants while many orders come at once to the status that asks
 * for money. After each restart the numbers are 1, 2, 3 … without a gap, none is there twice, what was answered is there, and no
 * order has an invoice without its date or a date without its invoice.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, resources } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import {
  type Caller,
  freePort,
  type Running,
  signIn,
  startServer,
  untilPostgresIsGone,
} from './real-server.ts'

const ROUNDS = Number(process.env['KILL_ROUNDS'] || 8)
const WRITERS = 16
const [serverScript = ''] = process.argv.slice(2)
const orgId = maisonLumen.id
const everyDay = { from: '2000-01-01', to: '9999-12-31' }

async function copies(owner: Caller, sourceId: number): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < WRITERS; count += 1) {
    const { productOrder } = await owner.call(endpoints.duplicateOrder, { orgId, productOrderId: sourceId })
    ids.push(productOrder.id)
  }
  return ids
}

/**
 * Moves all of them at once, kills the server once some have been answered, while the others are under way, and gives those that were
 * answered.
 */
async function issueAndKill(owner: Caller, running: Running, ids: readonly number[]): Promise<number[]> {
  const answered: number[] = []
  const refused: string[] = []
  const wanted = 1 + Math.floor(Math.random() * (ids.length - 1))
  const moves = ids.map(async (productOrderId) => {
    const body = { orgId, productOrderId, statusKey: 'readyToPayDeposit', skipNotifyingGuest: true }
    try {
      await owner.call(endpoints.updateOrderStatus, body)
      answered.push(productOrderId)
    } catch (error) {
      // Killed meanwhile, a move may have come to pass or not; one that the server refuses proves nothing.
      if (error instanceof Error && /: \d{3} /.test(error.message)) refused.push(error.message)
    }
    if (answered.length >= wanted || refused.length > 0) running.child.kill('SIGKILL')
  })
  await Promise.all(moves)
  await running.ended
  if (refused.length > 0) throw new Error(`refused: ${refused[0]}`)
  return answered
}

/** Throws unless the numbers are gapless and each order has its invoice or none of it; gives how many there are. */
async function check(owner: Caller, ids: readonly number[], answered: readonly number[]): Promise<number> {
  const { rows } = await owner.call(endpoints.exportBookkeeping, { orgId, ...everyDay, format: 'documents' })
  const invoices = rows.filter(([, , kind]) => kind === 'invoice')
  const counts = new Map<string, number[]>()
  for (const [, number = ''] of invoices) {
    const [, year = '', sequence = ''] = /^(?:\D*)(\d{4})-(\d+)$/.exec(number) ?? []
    counts.set(year, [...(counts.get(year) ?? []), Number(sequence)])
  }
  for (const [year, sequences] of counts) {
    const sorted = sequences.toSorted((one, other) => one - other)
    const wrong = sorted.findIndex((sequence, index) => sequence !== index + 1)
    if (wrong >= 0)
      throw new Error(`${year} has a gap or a number twice at ${wrong + 1}: ${sorted.join(' ')}`)
  }
  const { get } = resources.productOrder.endpoints
  if (!get) throw new Error('orders can be read')
  for (const id of ids) {
    const answer = trust<{ records: { invoiceIssued: string | null }[] }>(
      await owner.post(get.path, { orgId, where: { id } }),
    )
    const { documents } = await owner.call(endpoints.getInvoices, { orgId, productOrderId: id })
    const isIssued = answer.records[0]?.invoiceIssued !== null
    if (documents.length !== (isIssued ? 1 : 0))
      throw new Error(`order ${id} has ${documents.length} invoices`)
    if (answered.includes(id) && !isIssued) throw new Error(`what was answered of order ${id} is lost`)
  }
  return invoices.length
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-invoices-'))
  chmodSync(folder, 0o711)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORDERWRIGHT_DATA: join(folder, 'data'),
  }
  let running = await startServer(serverScript, environment)
  let failed = 0
  try {
    const owner = await signIn(url, running.output(), 'owner')
    const list = await owner.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: 36 })
    const sourceId = list.data.productOrders[0]?.id
    if (sourceId === undefined) throw new Error('no order to copy')
    for (let round = 1; round <= ROUNDS; round += 1) {
      const name = `round ${round}: killed while ${WRITERS} invoices are issued`
      try {
        const ids = await copies(owner, sourceId)
        const answered = await issueAndKill(owner, running, ids)
        running = await startServer(serverScript, environment)
        const count = await check(owner, ids, answered)
        process.stdout.write(`✓ ${name}, ${answered.length} answered, ${count} numbers without a gap\n`)
      } catch (error) {
        failed += 1
        process.stdout.write(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}\n`)
        if (running.child.exitCode !== null || running.child.signalCode !== null)
          running = await startServer(serverScript, environment)
      }
    }
  } finally {
    running.child.kill('SIGTERM')
    await running.ended
    await untilPostgresIsGone(join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true })
  }
  return failed
}

main().then(
  (failed) => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
