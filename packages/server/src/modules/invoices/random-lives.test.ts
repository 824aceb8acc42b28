/**
 * Orders that live at random: paid in parts, refunded, changed with and without a change order, canceled and submitted again, returned. After each step what
 * was billed and paid is what an account book of its own says, kept here by hand, and in the end the journal and the customer's statement are too.
 */
import { endpoints, resources } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import { returnsOf } from '../../testing/orders/returns-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
let now = new Date('2030-01-10T12:00:00Z')
const inUse = useTestApp({ now: () => now })
let guest: Caller
let owner: Caller
/** Anew as time goes on: who signed in a month ago is signed out. */
async function signIn(): Promise<void> {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
}
beforeAll(signIn)

/** Numbers from 0 up to `below`, the same in each run. */
function drawing(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type On = { readonly orgId: number; readonly productOrderId: number }

const stored = (table: 'productOrders' | 'productInstances', id: number) =>
  inUse.database.owner.db
    .selectFrom(table)
    .selectAll()
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function orderNow(id: number) {
  return inUse.database.owner.db
    .selectFrom('productOrders')
    .select(['costs', 'version', 'invoiceIssued', 'amountPaidInCents', 'lastCompletedStatusKey'])
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const documentsOf = async (on: On) => (await owner.call(endpoints.getInvoices, on)).data.documents

/** One life. `book` is what was paid, by hand; `steps` what was done, for whoever reads a failure. */
async function live(seed: number, customerId: number, done: Map<string, number>): Promise<On> {
  const draw = drawing(seed)
  const terms = {
    discountPercentage: draw(3) * 7.5,
    taxPercentage: draw(2) * 8.25,
    shippingFlatAmount: draw(2) * 4321,
  }
  const userId = demoUserId(maisonLumen, 'guest')
  const made = await orderOf(inUse.database, { orgId, userId, standing: 'submitted', customerId, ...terms })
  const on = { orgId, productOrderId: made.order.id }
  const lineId = made.line.id
  const updateLine = async (props: object) => {
    const { version } = await stored('productInstances', lineId)
    const path = resources.productInstance.endpoints.update?.path ?? ''
    return owner.post(path, { orgId, where: { id: lineId }, version, props })
  }
  const updateOrder = async (props: object) => {
    const { version } = await orderNow(on.productOrderId)
    const path = resources.productOrder.endpoints.update?.path ?? ''
    return owner.post(path, { orgId, where: { id: on.productOrderId }, version, props })
  }
  await updateLine({ quantity: 5, customPriceInCents: 10_000 + draw(999) })
  await owner.call(endpoints.approveOrder, on)
  const steps: string[] = []
  let paid = 0
  let isOpen = false
  const acts: Readonly<Record<string, () => Promise<number>>> = {
    pay: async () => {
      const amount = 1 + draw(20_000)
      const answer = await owner.call(endpoints.confirmOrderPayment, {
        ...on,
        paymentMethod: 'wire',
        paymentData: { amount, acceptsCredit: true },
      })
      if (answer.status === 200) paid += amount
      return answer.status
    },
    refund: async () => {
      const amount = 1 + draw(9000)
      const entry = { kind: 'refund', method: 'wire', amount, note: '' } as const
      const { status } = await owner.call(endpoints.recordLedgerEntry, { ...on, entry })
      if (status === 200) paid -= amount
      return status
    },
    quantity: async () => (await updateLine({ quantity: 3 + draw(4) })).status,
    discount: async () => (await updateOrder({ discountPercentage: draw(40) })).status,
    open: async () => {
      const { status } = await owner.call(endpoints.openChangeOrder, on)
      if (status === 200) isOpen = true
      return status
    },
    agree: async () => {
      const { proposal } = (await guest.call(endpoints.getRevisions, on)).data
      const { status } = await guest.call(endpoints.closeChangeOrder, { ...on, outcome: 'agreed', proposal })
      if (status === 200) isOpen = false
      return status
    },
    withdraw: async () => {
      const { status } = await owner.call(endpoints.closeChangeOrder, { ...on, outcome: 'withdrawn' })
      if (status === 200) isOpen = false
      return status
    },
    ship: async () => (await owner.call(endpoints.updateOrderStatus, { ...on, statusKey: 'shipped' })).status,
    giveBack: async () => {
      const returns = returnsOf(owner, on)
      const asked = await returns.request(lineId, 1)
      if (asked.status !== 200) return asked.status
      const received = await returns.receive(asked.data.orderReturn, 1)
      const closed = await returns.close(received.data.orderReturn, { feeInCents: draw(300) })
      if (closed.status === 200 && draw(4) === 0)
        return (await returns.reopen(closed.data.orderReturn)).status
      return closed.status
    },
    cancel: async () => {
      const { status } = await owner.call(endpoints.cancelOrder, on)
      if (status === 200) isOpen = false
      return status
    },
    again: async () => {
      await guest.call(endpoints.submitOrder, on)
      return (await owner.call(endpoints.approveOrder, on)).status
    },
  }
  const names = [...Object.keys(acts), 'pay', 'giveBack', 'open']
  for (let count = 0; count < 18; count++) {
    now = new Date(now.getTime() + draw(4) * 86_400_000)
    await signIn()
    const name = names[draw(names.length)] ?? 'pay'
    const status = await acts[name]?.()
    steps.push(`${name} ${status}`)
    if (status === 200) done.set(name, (done.get(name) ?? 0) + 1)
    expect([steps.join(', '), status === 500]).toEqual([steps.join(', '), false])
    const order = await orderNow(on.productOrderId)
    const documents = await documentsOf(on)
    const receipts = documents.filter(({ kind }) => kind === 'receipt')
    const sum = (list: typeof documents) => list.reduce((all, { totalInCents }) => all + totalInCents, 0)
    // Every cent that came or went has its receipt, on the day.
    expect([steps.join(', '), Number(order.amountPaidInCents), sum(receipts)]).toEqual([
      steps.join(', '),
      paid,
      paid,
    ])
    if (isOpen && order.invoiceIssued !== null) continue
    // Issued by hand, what is billed is what the order comes to; what was canceled bills nothing.
    await owner.call(endpoints.issueInvoice, on)
    const { costs, invoiceIssued } = await orderNow(on.productOrderId)
    const bills = (await documentsOf(on)).filter(({ kind }) => kind !== 'receipt')
    const wanted = invoiceIssued === null ? 0 : costs.orderTotal
    expect([steps.join(', '), sum(bills)]).toEqual([steps.join(', '), wanted])
  }
  return on
}

const centsOf = (text = '') => Math.round(Number(text || 0) * 100)

test('[issue 18] of random lives every document balances, and journal, statement and what is owed come to what was billed less what was paid', async () => {
  const { id: customerId } = await insert(inUse.database, 'customer', orgId, { title: 'Random lives' })
  const lives: On[] = []
  const done = new Map<string, number>()
  for (let seed = 1; seed <= 6; seed++) lives.push(await live(seed * 7919, customerId, done))
  // The lives have seen what they are to be judged by.
  const seen = ['pay', 'refund', 'giveBack', 'open', 'cancel'].filter((name) => done.has(name))
  expect([[...done].join(' '), seen.length]).toEqual([[...done].join(' '), 5])
  const documents = (await Promise.all(lives.map(documentsOf))).flat()
  const mine = new Set(documents.map(({ number }) => number))
  const owed = documents.reduce(
    (sum, { kind, totalInCents }) => sum + (kind === 'receipt' ? 0 - totalInCents : totalInCents),
    0,
  )
  const to = now.toISOString().slice(0, 10)
  const { data: journal } = await owner.call(endpoints.exportBookkeeping, {
    orgId,
    from: '2030-01-01',
    to,
    format: 'journal',
  })
  const sums = new Map<string, number>()
  let receivable = 0
  for (const [, number = '', , , , account, debit, credit] of journal.rows) {
    if (!mine.has(number)) continue
    sums.set(number, (sums.get(number) ?? 0) + centsOf(debit) - centsOf(credit))
    if (account === 'Accounts receivable') receivable += centsOf(debit) - centsOf(credit)
  }
  expect([...sums].filter(([, sum]) => sum !== 0)).toEqual([])
  expect(receivable).toBe(owed)
  const customerKey = `customer:${customerId}`
  const statement = (await owner.call(endpoints.getStatement, { orgId, customerKey, from: '2030-01-15', to }))
    .data
  const lines = statement.lines.reduce((sum, { amountInCents }) => sum + amountInCents, 0)
  expect([statement.openingInCents + lines, statement.closingInCents]).toEqual([owed, owed])
  const { customers } = (await owner.call(endpoints.getReceivables, { orgId, asOf: to })).data
  expect(customers.find(({ key }) => key === customerKey)?.balanceInCents ?? 0).toBe(owed)
})
