/** What a customer's record does to money: due days by its terms, and one account for all that is owed. [issue 18] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp({ now: () => new Date('2030-03-01T12:00:00Z') })
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'documents.paymentDueDays': 30 }
  await owner.post(endpoints.updateOrgSettings.path, { orgId, version: data.version, changes })
})

const customerOf = (title: string, paymentTermsDays: number | null = null) =>
  insert(inUse.database, 'customer', orgId, { title, paymentTermsDays })

async function invoiced(firmName: string, customerId: number | null) {
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    shippingFlatAmount: 0,
    standing: 'submitted',
    firmName,
    customerId,
  })
  expect((await owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(200)
  const { data } = await owner.call(endpoints.getInvoices, { orgId, productOrderId: order.id })
  const invoice = data.documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error('no invoice was issued')
  return { order, invoice }
}

const keyOf = async (documentId: number) =>
  (
    await inUse.database.owner.db
      .selectFrom('issuedDocuments')
      .select('customerKey')
      .where('orgId', '=', orgId)
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
  ).customerKey

const accountOf = (customerId: number, caller = owner) =>
  caller.call(endpoints.getCustomerAccount, { orgId, customerId })

test('[issue 18] an invoice is due by the customer’s terms, at once at 0 days, else by the organization’s', async () => {
  const due: (string | null)[] = []
  for (const days of [14, 0, null]) {
    const { id } = await customerOf(`Due after ${days}`, days)
    due.push((await invoiced('Acme', id)).invoice.dueDay)
  }
  due.push((await invoiced('Acme', null)).invoice.dueDay)
  expect(due).toEqual(['2030-03-15', '2030-03-01', '2030-03-31', '2030-03-31'])
})

test('[issue 18] what is owed stands under the record, whatever the contact says, and the document keeps its key', async () => {
  const { id } = await customerOf('Nord Holding', 14)
  const one = await invoiced('Atelier Nord', id)
  const other = await invoiced('Nord Living', id)
  const alone = await invoiced('Atelier Nord', null)
  expect([await keyOf(one.invoice.id), await keyOf(alone.invoice.id)]).toEqual([
    `customer:${id}`,
    'firm:atelier nord',
  ])
  const { customers } = (await owner.call(endpoints.getReceivables, { orgId })).data
  expect(customers.find(({ key }) => key === `customer:${id}`)).toMatchObject({
    name: 'Nord Holding',
    items: [{ productOrderId: one.order.id }, { productOrderId: other.order.id }],
  })
  expect(customers.find(({ key }) => key === 'firm:atelier nord')?.items).toMatchObject([
    { productOrderId: alone.order.id },
  ])
  const statement = await owner.call(endpoints.getStatement, {
    orgId,
    customerKey: `customer:${id}`,
    from: '2030-01-01',
    to: '2030-03-31',
  })
  expect(statement.data).toMatchObject({ customer: 'Nord Holding' })
  expect(statement.data.lines.length).toBe(2)
  const account = (await accountOf(id)).data
  expect(account).toMatchObject({ orderCount: 2, customerKey: `customer:${id}`, pastDueInCents: 0 })
  expect(account.orders.map((order) => order.id)).toEqual([other.order.id, one.order.id])
  expect(account.owedInCents).toBe(one.invoice.totalInCents + other.invoice.totalInCents)
  expect(account.owedInCents).toBeGreaterThanOrEqual(2 * markedPrice)
})

test('[issue 18] a reminder that was stopped before the order had a record stays stopped, and one of the record holds too', async () => {
  const { id } = await customerOf('Stopped', 0)
  const { order, invoice } = await invoiced('Stopped by name', null)
  const stop = (customerKey: string, isStopped: boolean) =>
    owner.call(endpoints.setReminderStop, { orgId, about: { kind: 'customer', customerKey }, isStopped })
  expect((await stop('firm:stopped by name', true)).status).toBe(200)
  await change(inUse.database, 'productOrder', orgId, order.id, { customerId: id })
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = { 'reminders.rules': [{ days: 1, when: 'after', mail: 'paymentReminder' }] }
  await owner.post(endpoints.updateOrgSettings.path, { orgId, version: data.version, changes })
  const planned = async () =>
    (await owner.call(endpoints.getReminders, { orgId })).data.reminders.find(
      ({ documentId }) => documentId === invoice.id,
    )
  expect(await planned()).toMatchObject({ stop: 'customer', stoppedAs: 'firm:stopped by name' })
  await stop('firm:stopped by name', false)
  expect(await planned()).toMatchObject({ stop: 'none', customerKey: `customer:${id}`, customer: 'Stopped' })
  expect((await stop(`customer:${id}`, true)).status).toBe(200)
  expect(await planned()).toMatchObject({ stop: 'customer', stoppedAs: `customer:${id}` })
})

test('[issue 18] the account is for employees, of a customer that there is', async () => {
  const { id } = await customerOf('Empty')
  expect((await accountOf(id)).data).toMatchObject({ orders: [], orderCount: 0, owedInCents: 0 })
  expect((await accountOf(id, await inUse.app.as(guestId))).status).toBe(403)
  expect((await accountOf(2_000_000_000)).status).toBe(404)
})
