/**
 * The kill test of money: the real server, a stand-in for Stripe and a mail server. The server is killed with -9 when the
 * money is with the provider and not yet in the ledger, when it is in the ledger and its mails have not left, and at
 * random instants. After each restart the money is there once, and each mail has gone out once.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints, resources } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { contact } from '../fixture.ts'
import { type MailServer, startMailServer } from '../mail-server.ts'
import { accountKeys } from '../stripe-server/accounts.ts'
import { startStripeServer, type StripeServer } from '../stripe-server/stripe-server.ts'
import {
  type Caller,
  freePort,
  type Running,
  signIn,
  startServer,
  until,
  untilPostgresIsGone,
} from './real-server.ts'

const RANDOM_ROUNDS = Number(process.env['KILL_ROUNDS'] || 10)
const LONGEST_LIFE_MS = 120
const READERS = 3
const [serverScript = ''] = process.argv.slice(2)
const keys = accountKeys('live', 'kill')
const orgId = maisonLumen.id

/** A guest's order that waits for its deposit; copied by an employee, who grants its prices again. */
async function orderToPay(owner: Caller, sourceId: number): Promise<number> {
  const { productOrder } = await owner.call(endpoints.duplicateOrder, { orgId, productOrderId: sourceId })
  const { id, version } = productOrder
  const base = {
    phone: productOrder.phone,
    clientEmails: productOrder.clientEmails,
    deliveryAddress: productOrder.deliveryAddress,
    firmName: productOrder.firmName,
  }
  const update = resources.productOrder.endpoints.update
  if (!update) throw new Error('orders can be updated')
  const { phone, clientEmails, deliveryAddress, firmName } = contact
  await owner.post(update.path, {
    orgId,
    where: { id },
    version,
    // The job that looks up the copy's tax rate writes beside us.
    base,
    props: { phone, clientEmails, deliveryAddress, firmName },
  })
  await owner.call(endpoints.updateOrderStatus, {
    orgId,
    productOrderId: id,
    statusKey: 'readyToPayDeposit',
    skipNotifyingGuest: true,
  })
  return id
}

interface Scene {
  readonly stripe: StripeServer
  readonly mail: MailServer
  readonly guest: Caller
  readonly owner: Caller
  readonly sourceId: number
}
type Instant = 'between provider and ledger' | 'between ledger and mail' | 'at a random instant'

function receiptsOf(mail: MailServer, orderId: number) {
  const thread = `<order-${orgId}-${orderId}@`
  return mail.taken.filter(
    ({ header }) =>
      header('references').startsWith(thread) && header('subject').startsWith('Payment received'),
  )
}

/** Pays an order and kills the server meanwhile; gives the order and its payment. */
async function payAndKill(scene: Scene, running: Running, instant: Instant) {
  const { stripe, mail, guest, owner, sourceId } = scene
  const productOrderId = await orderToPay(owner, sourceId)
  const { paymentIntentId } = await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId })
  await guest.call(endpoints.beginCardPayment, { orgId, productOrderId, paymentIntentId })
  const kill = () => running.child.kill('SIGKILL')
  const account = stripe.account(keys.secretKey)
  if (instant === 'between provider and ledger') {
    stripe.onDone = (line) => {
      if (line === `GET /v1/payment_intents/${paymentIntentId}`) kill()
    }
  }
  if (instant === 'between ledger and mail') mail.onBegin = () => void kill()
  account.confirm(paymentIntentId, '4242424242424242', 'http://127.0.0.1/')
  if (instant === 'at a random instant') setTimeout(kill, Math.random() * LONGEST_LIFE_MS)
  await running.ended
  stripe.onDone = () => {}
  mail.onBegin = () => {}
  return { productOrderId, paymentIntentId }
}

/** Throws unless the money and its mails are there once. */
async function check(
  { owner, mail }: Scene,
  { productOrderId, paymentIntentId }: Awaited<ReturnType<typeof payAndKill>>,
): Promise<void> {
  const read = async () => {
    const { get } = resources.productOrder.endpoints
    if (!get) throw new Error('orders can be read')
    const answer = trust<{ records: { orgSpecificId: number; isProcessingPayment: number }[] }>(
      await owner.post(get.path, { orgId, where: { id: productOrderId } }),
    )
    const order = answer.records[0]
    if (!order) throw new Error('the order is gone')
    const { data } = await owner.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: order.orgSpecificId,
    })
    return { order, records: data.paymentRecords }
  }
  await until('the money in the ledger', async () => (await read()).order.isProcessingPayment === 0)
  await until('the mails', () => receiptsOf(mail, productOrderId).length >= READERS)
  const { records } = await read()
  const booked = records.filter(({ providerReference }) => providerReference === paymentIntentId)
  if (booked.length !== 1 || records.length !== 1) throw new Error(`${records.length} entries in the ledger`)
  const receipts = receiptsOf(mail, productOrderId)
  // A mail that was taken and not yet noted down goes out again under its own id, by which receivers know it.
  const ids = new Set(receipts.map(({ header }) => header('message-id')))
  const readers = new Set(receipts.map(({ to }) => to))
  if (ids.size !== READERS || readers.size !== READERS) {
    throw new Error(`${ids.size} mails to ${readers.size} people instead of ${READERS} to ${READERS}`)
  }
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-money-'))
  chmodSync(folder, 0o711)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Nothing is sent again: only the reconciliation finds what a killed server has not heard.
  const webhookUrl = `${url}/api/webhooks/stripe/${orgId}/live`
  const stripe = await startStripeServer({ accounts: [{ ...keys, webhookUrl }] })
  const mail = await startMailServer()
  const accounts = join(folder, 'card-accounts.json')
  writeFileSync(accounts, JSON.stringify({ [orgId]: { live: keys } }), { mode: 0o600 })
  const environment = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORDERWRIGHT_DATA: join(folder, 'data'),
    CARD_ACCOUNTS_FILE: accounts,
    STRIPE_API_URL: stripe.url,
    SMTP_URL: mail.url,
  }
  let running = await startServer(serverScript, environment)
  let failed = 0
  try {
    const guest = await signIn(url, running.output(), 'guest')
    const owner = await signIn(url, running.output(), 'owner')
    const list = await guest.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: 36 })
    const sourceId = list.data.productOrders[0]?.id
    if (sourceId === undefined) throw new Error('no order to copy')
    const scene = { stripe, mail, guest, owner, sourceId }
    const instants: Instant[] = [
      'between provider and ledger',
      'between ledger and mail',
      ...Array.from({ length: RANDOM_ROUNDS }, () => 'at a random instant' as const),
    ]
    for (const [index, instant] of instants.entries()) {
      const name = `round ${index + 1}: killed ${instant}`
      const from = performance.now()
      try {
        const paid = await payAndKill(scene, running, instant)
        running = await startServer(serverScript, environment)
        await check(scene, paid)
        process.stdout.write(
          `✓ ${name}, the money once, its mails once (${Math.round(performance.now() - from)} ms)\n`,
        )
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
    // One that was killed leaves a PostgreSQL that is still on its way out.
    await untilPostgresIsGone(join(folder, 'data'))
    await stripe.close()
    await mail.close()
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
