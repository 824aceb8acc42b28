/** Two records of one customer become one, and two again. [issue 18] */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { customerMessages as words, customerSchema } from '@orderwright/domain/customers'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

const make = (props: object) => insert(inUse.database, 'customer', orgId, { ...props })

type Merge = BodyOf<typeof endpoints.mergeCustomers>
type Named = { readonly id: number; readonly version: number }

const bodyOf = (kept: Named, merged: Named, choices: Merge['choices'] = {}): Merge => ({
  orgId,
  kept: { id: kept.id, version: kept.version },
  merged: { id: merged.id, version: merged.version },
  choices,
})
const merge = (kept: Named, merged: Named, choices?: Merge['choices'], caller = owner) =>
  caller.call(endpoints.mergeCustomers, bodyOf(kept, merged, choices))
const takeBack = (mergedId: number, caller = owner) =>
  caller.call(endpoints.undoCustomerMerge, { orgId, mergedId })

async function read(id: number) {
  const { data } = await owner.post('/api/resources/customer/get', {
    orgId,
    where: { id },
    includeDeleted: true,
  })
  const record = z.object({ records: z.array(customerSchema).length(1) }).parse(data).records[0]
  if (!record) throw new Error('there is no such customer')
  return record
}

const orderFor = async (customerId: number, props: object = {}) =>
  (await orderOf(inUse.database, { orgId, userId: guestId, customerId, ...props })).order

async function customerOfOrder(id: number) {
  const { customerId } = await inUse.database.owner.db
    .selectFrom('productOrders')
    .select('customerId')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return customerId
}

async function customerOfGuest() {
  const { data } = await owner.call(endpoints.getGuestsData, { orgId })
  return data.data.guests.find(({ id }) => id === guestId)?.customerId
}

const setCustomer = (customerId: number | null) =>
  owner.call(endpoints.updateGuestData, { orgId, userId: guestId, customerId })

/** What a record says, without when it was touched. */
const said = ({ version: _, lastUpdated: __, ...fields }: Awaited<ReturnType<typeof read>>) => fields

test('[issue 18] orders, deleted ones too, people and entries go to the kept one, and Undo gives all of it back exactly', async () => {
  const kept = await make({ title: 'Nord', phone: '+1 207 555 0101', addresses: { a1: { label: 'Yard' } } })
  const merged = await make({
    title: 'Nord Inc.',
    email: 'bills@nord.example',
    paymentTermsDays: 14,
    note: 'Pays late',
    addresses: { a1: { label: 'Office' }, a2: { label: 'yard' } },
    contacts: { c1: { name: 'Ada' } },
    deliveryKey: 'a1',
  })
  const before = [await read(kept.id), await read(merged.id)]
  const own = await orderFor(kept.id)
  const moved = await orderFor(merged.id)
  const deleted = await orderFor(merged.id)
  await member.post('/api/resources/productOrder/destroy', { orgId, where: { id: deleted.id } })
  await setCustomer(merged.id)

  const done = await merge(kept, merged, { title: 'other', note: 'kept' })
  expect([done.status, done.data]).toMatchObject([
    200,
    {
      kept: {
        id: kept.id,
        title: 'Nord Inc.',
        email: 'bills@nord.example',
        phone: '+1 207 555 0101',
        paymentTermsDays: 14,
        note: '',
        addresses: { a1: { label: 'Yard' }, m1: { label: 'Office' } },
        contacts: { c1: { name: 'Ada' } },
        deliveryKey: 'm1',
      },
      movedOrders: 1,
      movedPeople: 1,
    },
  ])
  const orders = [own.id, moved.id, deleted.id]
  expect(await Promise.all(orders.map(customerOfOrder))).toEqual([kept.id, kept.id, kept.id])
  expect(await customerOfGuest()).toBe(kept.id)
  expect((await read(merged.id)).deletedAt).not.toBeNull()
  const { data } = await owner.call(endpoints.getOrderEvents, { orgId, productOrderId: moved.id, limit: 5 })
  expect(data.events[0]).toMatchObject({
    kind: 'order.update',
    before: { customerId: merged.id },
    after: { customerId: kept.id },
  })

  const undone = await takeBack(merged.id)
  expect(undone.status).toBe(200)
  expect([await read(kept.id), await read(merged.id)].map(said)).toEqual(before.map(said))
  expect(await Promise.all(orders.map(customerOfOrder))).toEqual([kept.id, merged.id, merged.id])
  expect(await customerOfGuest()).toBe(merged.id)
  await setCustomer(null)
})

test('[issue 18] what was changed or moved since the merge stays so when it is taken back', async () => {
  const kept = await make({ title: 'South' })
  const merged = await make({ title: 'South Ltd', email: 'a@south.example', phone: '+1 207 555 0107' })
  const elsewhere = await make({ title: 'Elsewhere' })
  const [stays, leaves] = [await orderFor(merged.id), await orderFor(merged.id)]
  const { data } = await merge(kept, merged)
  await owner.post('/api/resources/customer/update', {
    orgId,
    where: { id: kept.id },
    version: data.kept.version,
    props: { phone: '+1 207 555 0108' },
  })
  const later = await orderFor(kept.id)
  await owner.post('/api/resources/productOrder/update', {
    orgId,
    where: { id: leaves.id },
    version: leaves.version + 1,
    props: { customerId: elsewhere.id },
  })
  expect((await takeBack(merged.id)).data).toMatchObject({
    kept: { email: '', phone: '+1 207 555 0108' },
    merged: { email: 'a@south.example', phone: '+1 207 555 0107', deletedAt: null },
  })
  expect(await Promise.all([stays.id, leaves.id, later.id].map(customerOfOrder))).toEqual([
    merged.id,
    elsewhere.id,
    kept.id,
  ])
})

test('[issue 18] the same key merges once; an older version of either meets, and nothing moves', async () => {
  const kept = await make({ title: 'West' })
  const merged = await make({ title: 'West Co.' })
  const order = await orderFor(merged.id)
  for (const [one, other, current] of [
    [{ ...kept, version: 9 }, merged, kept],
    [kept, { ...merged, version: 9 }, merged],
  ] as const) {
    const met = await merge(one, other)
    expect([met.status, met.error.details]).toMatchObject([
      409,
      { current: { id: current.id, title: current.title }, conflictingFields: ['version'] },
    ])
  }
  expect(await customerOfOrder(order.id)).toBe(merged.id)
  const headers = { 'idempotency-key': 'west-once' }
  const answers = await Promise.all(
    [1, 2].map(() => owner.call(endpoints.mergeCustomers, bodyOf(kept, merged), headers)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[1]?.text).toBe(answers[0]?.text)
  const otherwise = bodyOf(kept, merged, { title: 'other' })
  expect((await owner.call(endpoints.mergeCustomers, otherwise, headers)).status).toBe(409)
  expect((await merge(kept, merged)).status).toBe(404)
  const again = { 'idempotency-key': 'west-back' }
  const undo = (mergedId: number) => owner.call(endpoints.undoCustomerMerge, { orgId, mergedId }, again)
  const [back, same, another] = [await undo(merged.id), await undo(merged.id), await undo(kept.id)]
  expect([back.status, same.text, another.status]).toEqual([200, back.text, 409])
  expect((await takeBack(merged.id)).status).toBe(404)
})

test('[issue 18] owners alone merge and take back; a customer of another organization, itself or too many addresses are refused', async () => {
  const kept = await make({ title: 'East' })
  const merged = await make({ title: 'East AB' })
  expect((await merge(kept, merged, {}, member)).status).toBe(403)
  expect((await takeBack(merged.id, member)).status).toBe(403)
  const foreign = await insert(inUse.database, 'customer', cobaltAndPine.id, { title: 'Foreign' })
  expect((await merge(kept, foreign)).status).toBe(404)
  expect((await merge(kept, kept)).error).toMatchObject({
    message: words.sameCustomer,
    details: { rule: 'sameCustomer' },
  })
  const many = (prefix: string) =>
    Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`${prefix}${at}`, { label: `${prefix}${at}` }]))
  const full = await merge(
    await make({ title: 'A', addresses: many('a') }),
    await make({ title: 'B', addresses: many('b') }),
  )
  expect([full.status, full.error.message]).toEqual([422, words.tooMuchToMerge])
})

test('[issue 18] an address of a merged one leads to the kept one, over several merges; each is taken back after the later one', async () => {
  const [first, second, third] = [
    await make({ title: 'First' }),
    await make({ title: 'Second' }),
    await make({ title: 'Third' }),
  ]
  const order = await orderFor(first.id)
  const { data } = await merge(second, first)
  expect((await merge(third, data.kept)).status).toBe(200)
  const account = await member.call(endpoints.getCustomerAccount, { orgId, customerId: first.id })
  expect(account.data).toMatchObject({
    customerId: third.id,
    orderCount: 1,
    invoiceCount: 0,
    customerKey: `customer:${third.id}`,
  })
  const early = await takeBack(first.id)
  expect([early.status, early.error.message]).toEqual([422, words.keptIsGone])
  expect((await takeBack(second.id)).status).toBe(200)
  expect((await takeBack(first.id)).status).toBe(200)
  expect(await customerOfOrder(order.id)).toBe(first.id)
})

test('[issue 18] what was issued is as it was issued, and owed by the kept one', async () => {
  const kept = await make({ title: 'North Holding' })
  const merged = await make({ title: 'North Living', paymentTermsDays: 14 })
  const order = await orderFor(merged.id, { shippingFlatAmount: 0, standing: 'submitted', firmName: 'North' })
  expect((await owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(200)
  const issued = () => owner.call(endpoints.getInvoices, { orgId, productOrderId: order.id })
  const before = await issued()
  await merge(kept, merged)
  expect((await issued()).data.documents).toEqual(before.data.documents)
  const { data } = await owner.call(endpoints.getReceivables, { orgId })
  expect(data.customers.find(({ key }) => key === `customer:${kept.id}`)).toMatchObject({
    name: 'North Holding',
    items: [{ productOrderId: order.id }],
  })
  expect(
    (await owner.call(endpoints.getCustomerAccount, { orgId, customerId: kept.id })).data.invoiceCount,
  ).toBe(1)
  const days = { from: '2020-01-01', to: '2040-01-01' }
  const statement = (customerKey: string) =>
    owner.call(endpoints.getStatement, { orgId, customerKey, ...days })
  expect((await statement(`customer:${merged.id}`)).data).toEqual(
    (await statement(`customer:${kept.id}`)).data,
  )
})

test('[issue 18] orders that are begun while the customers are merged are for the kept one, whichever comes first', async () => {
  const guest = await inUse.app.as(guestId)
  const begin = () => guest.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
  for (let round = 0; round < 4; round += 1) {
    const kept = await make({ title: `Late ${round}` })
    const merged = await make({ title: `Late ${round} GmbH` })
    expect((await setCustomer(merged.id)).status).toBe(200)
    const source = await orderFor(merged.id)
    const copy = () => owner.call(endpoints.duplicateOrder, { orgId, productOrderId: source.id })
    const [done, ...begun] = await Promise.all([
      merge(kept, merged),
      begin(),
      copy(),
      begin(),
      copy(),
      begin(),
    ])
    expect(done.status).toBe(200)
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const ids = begun.map(({ data }) => data.productOrder.id)
    expect(await Promise.all(ids.map(customerOfOrder))).toEqual(ids.map(() => kept.id))
  }
  await setCustomer(null)
})

test('[issue 18] one that is brought back by itself is there without what went', async () => {
  const kept = await make({ title: 'Stays' })
  const merged = await make({ title: 'Returns' })
  const order = await orderFor(merged.id)
  await merge(kept, merged)
  const restored = await owner.post('/api/resources/customer/restore', { orgId, where: { id: merged.id } })
  expect([restored.status, (await read(merged.id)).deletedAt]).toEqual([200, null])
  expect(await customerOfOrder(order.id)).toBe(kept.id)
  expect((await takeBack(merged.id)).status).toBe(404)
})

test('[issue 18] a change that is withdrawn after the merge leaves the order with the kept one', async () => {
  const kept = await make({ title: 'Harbor Ltd' })
  const merged = await make({ title: 'Harbour Ltd.' })
  const order = await orderFor(merged.id, { standing: 'payment' })
  const about = { orgId, productOrderId: order.id }
  expect((await member.call(endpoints.openChangeOrder, about)).status).toBe(200)
  expect((await merge(kept, merged)).status).toBe(200)
  const withdrawn = await member.call(endpoints.closeChangeOrder, { ...about, outcome: 'withdrawn' })
  expect(withdrawn.data.changeOrder.state).toBe('withdrawn')
  expect(await customerOfOrder(order.id)).toBe(kept.id)
})
