/** Customers as records: kept by employees, hidden from guests, named by people and orders. [issue 16, issue 18] */
import { endpoints, resources } from '@orderwright/contract'
import { customerMessages as words } from '@orderwright/domain/customers'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let now = new Date('2030-03-01T12:00:00Z')
const inUse = useTestApp({ now: () => now })
let owner: Caller
let member: Caller
let guest: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  guest = await inUse.app.as(guestId)
})

const recordSchema = z.looseObject({ id: z.number(), version: z.number() })
type Verb = 'get' | 'create' | 'update' | 'destroy' | 'restore'

function send(verb: Verb, body: object, caller: Caller = member) {
  const endpoint = resources.customer.endpoints[verb]
  if (!endpoint) throw new Error(`customers serve no ${verb}`)
  return caller.post(endpoint.path, { orgId, ...body })
}

async function make(props: object) {
  const answer = await send('create', { props })
  expect([answer.status, answer.text.slice(0, answer.status === 200 ? 0 : 500)]).toEqual([200, ''])
  const [made] = z.object({ records: z.array(recordSchema) }).parse(answer.data).records
  if (!made) throw new Error('nothing was made')
  return made
}

const update = (id: number, version: number, props: object, more: object = {}) =>
  send('update', { where: { id }, version, props, ...more })

const setCustomer = (customerId: number | null, base?: number | null) =>
  owner.call(endpoints.updateGuestData, {
    orgId,
    userId: guestId,
    customerId,
    ...(base === undefined ? {} : { base: { customerId: base } }),
  })

async function startOrder(caller: Caller, userId?: number) {
  const answer = await caller.call(endpoints.createProductOrder, {
    productOrderProps: { orgId, ...(userId === undefined ? {} : { userId }) },
  })
  expect(answer.status).toBe(200)
  return answer.data.productOrder
}

test('[issue 18] a member keeps a customer with addresses, contacts and terms; a guest reads none of it', async () => {
  const made = await make({
    title: ' Atelier Nord ',
    email: 'bills@nord.example',
    addresses: { a1: { label: 'Workshop', address: { streetAddress: '5 Pier Road', city: 'Portland' } } },
    contacts: { c1: { name: 'Ada', role: 'Purchasing', email: 'ada@nord.example' } },
    deliveryKey: 'a1',
    paymentTermsDays: 14,
    note: 'Pays late',
  })
  expect(made).toMatchObject({
    orgId,
    kind: 'firm',
    title: 'Atelier Nord',
    addresses: {
      a1: { label: 'Workshop', contactName: '', address: { city: 'Portland', country: 'US', zip: '' } },
    },
    billingKey: '',
    paymentTermsDays: 14,
    archived: 0,
  })
  for (const [verb, body] of [
    ['get', { where: { id: made.id } }],
    ['create', { props: { title: 'Mine' } }],
    ['update', { where: { id: made.id }, version: made.version, props: { note: 'Pays early' } }],
    ['destroy', { where: { id: made.id } }],
  ] as const)
    expect([verb, (await send(verb, body, guest)).status]).toEqual([verb, 403])
  expect((await update(made.id, made.version, { paymentTermsDays: null, archived: 1 })).data).toMatchObject({
    record: { paymentTermsDays: null, archived: 1 },
  })
})

test('[issue 18] what does not fit is refused in words where it stands, and changes nothing', async () => {
  const made = await make({ title: 'Refused', addresses: { a1: { label: 'Workshop' } } })
  const bad: readonly (readonly [object, string, string])[] = [
    [{ email: 'nobody' }, 'props.email', words.noEmail],
    [{ taxExemptUntil: '2030-02-30' }, 'props.taxExemptUntil', words.noDay],
    [{ contacts: { c1: { name: 'Ada', email: '@' } } }, 'props.contacts', words.noEmail],
    [{ phone: 'call me' }, 'props.phone', words.noPhone],
    [{ contacts: { c1: { name: 'Ada', phone: '12' } } }, 'props.contacts', words.noPhone],
    [{ deliveryKey: 'a2' }, 'props.deliveryKey', words.noSuchAddress],
    [{ billingKey: 'a1', addresses: {} }, 'props.billingKey', words.noSuchAddress],
  ]
  for (const [props, path, message] of bad) {
    const answer = await update(made.id, made.version, props)
    expect([answer.status, answer.error.details?.fields]).toEqual([400, [{ path, message }]])
  }
  for (const props of [{ title: ' ' }, { paymentTermsDays: -1 }, { paymentTermsDays: 1.5 }, { kind: 'club' }])
    expect([props, (await update(made.id, made.version, props)).status]).toEqual([props, 400])
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, {}]))
  expect((await update(made.id, made.version, { addresses: many })).status).toBe(400)
  expect((await send('get', { where: { id: made.id } })).data).toMatchObject({
    records: [{ version: made.version, email: '', addresses: { a1: { label: 'Workshop' } } }],
  })
})

test('[issue 14] two people who change one field meet with both values, and different fields both stay', async () => {
  const { id, version } = await make({ title: 'Of two' })
  expect((await update(id, version, { phone: '+1 207 555 0101' }, { base: { phone: '' } })).status).toBe(200)
  expect((await update(id, version, { note: 'Old' }, { base: { note: '' } })).status).toBe(200)
  const met = await update(id, version, { phone: '+1 207 555 0102' }, { base: { phone: '' } })
  expect([met.status, met.error.details?.conflictingFields]).toEqual([409, ['phone']])
  expect((await send('get', { where: { id } })).data).toMatchObject({
    records: [{ phone: '+1 207 555 0101', note: 'Old' }],
  })
})

test('[issue 18] a guest belongs to a customer of this organization or to none, and who changes that at once meets', async () => {
  const { id } = await make({ title: 'With people' })
  expect((await setCustomer(id)).data.data.guest).toMatchObject({ customerId: id })
  expect((await owner.call(endpoints.getGuestsData, { orgId })).data.data.guests).toContainEqual(
    expect.objectContaining({ id: guestId, customerId: id }),
  )
  const foreign = await insert(inUse.database, 'customer', cobaltAndPine.id, { title: 'Elsewhere' })
  for (const other of [foreign.id, 2_000_000_000]) {
    const refused = await setCustomer(other)
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'noSuchCustomer'])
  }
  expect((await setCustomer(null, null)).status).toBe(409)
  expect((await setCustomer(null, id)).data.data.guest).toMatchObject({ customerId: null })
})

test('[issue 18] an order that is started by or for a guest has the guest’s customer; an employee gives it another one', async () => {
  const { id } = await make({ title: 'Of orders' })
  await setCustomer(id)
  const own = await startOrder(guest)
  expect([own.customerId, own.disableSalesTax]).toEqual([id, 0])
  expect(await startOrder(member, guestId)).toMatchObject({ customerId: id })
  expect(await startOrder(member)).toMatchObject({ customerId: null })
  const other = await make({ title: 'Another one' })
  const give = (caller: Caller, customerId: number | null, version: number) =>
    caller.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: own.id },
      version,
      props: { customerId },
    })
  expect((await give(guest, other.id, own.version)).status).toBe(403)
  expect((await give(member, 2_000_000_000, own.version)).error.details?.rule).toBe('noSuchCustomer')
  expect((await give(member, other.id, own.version)).data).toMatchObject({ record: { customerId: other.id } })
  const copy = await member.call(endpoints.duplicateOrder, { productOrderId: own.id, orgId })
  expect(copy.data.productOrder).toMatchObject({ customerId: other.id })
  const copied = await guest.call(endpoints.duplicateOrder, { productOrderId: own.id, orgId })
  expect(copied.data.productOrder).toMatchObject({ customerId: id })
  await setCustomer(null)
})

test('[issue 18] no sales tax is charged on what is started for an exempt customer, until its certificate ends; who is put away names none', async () => {
  const { id, version } = await make({ title: 'Exempt', taxExempt: 1, taxExemptUntil: '2030-03-01' })
  await setCustomer(id)
  expect(await startOrder(guest)).toMatchObject({ customerId: id, disableSalesTax: 1 })
  expect((await update(id, version, { taxExemptUntil: '2030-02-28' })).status).toBe(200)
  expect(await startOrder(guest)).toMatchObject({ customerId: id, disableSalesTax: 0 })
  expect((await update(id, version + 1, { taxExemptUntil: '', archived: 1 })).status).toBe(200)
  expect(await startOrder(guest)).toMatchObject({ customerId: null, disableSalesTax: 0 })
  await setCustomer(null)
})

test('[issue 18] what the people of a customer start has its discount, unless they have one of their own', async () => {
  const { id, version } = await make({ title: 'Trade', discountPercentage: 12.5 })
  await setCustomer(id)
  expect(await startOrder(guest)).toMatchObject({ customerId: id })
  const discountOf = async () => {
    const { id: orderId } = await startOrder(guest)
    const { discountPercentage } = await inUse.database.owner.db
      .selectFrom('productOrders')
      .select('discountPercentage')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    return discountPercentage
  }
  expect(await discountOf()).toBe(12.5)
  const setOwn = (value: number) =>
    owner.call(endpoints.updateGuestData, {
      orgId,
      userId: guestId,
      updateProps: { appData: { discount: { type: 'percent', value } } },
    })
  expect((await setOwn(5)).status).toBe(200)
  expect(await discountOf()).toBe(5)
  await setOwn(0)
  for (const discountPercentage of [-1, 100.5])
    expect((await update(id, version, { discountPercentage })).status).toBe(400)
  expect((await update(id, version, { discountPercentage: 0 })).status).toBe(200)
  expect(await discountOf()).toBe(0)
  await setCustomer(null)
})

test('[issue 18] a customer with orders or people is not deleted; one without is, and comes back', async () => {
  // What is deleted is so by the database's clock.
  now = new Date()
  const { id } = await make({ title: 'Leaving' })
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId, customerId: id })
  const refused = await send('destroy', { where: { id } })
  expect([refused.status, refused.error.message]).toEqual([
    422,
    'This customer has 1 quote and 0 people. Archive it instead.',
  ])
  await member.post('/api/resources/productOrder/destroy', { orgId, where: { id: order.id } })
  expect((await send('destroy', { where: { id } })).status).toBe(200)
  expect((await setCustomer(id)).status).toBe(422)
  expect((await send('restore', { where: { id } })).status).toBe(200)
  expect((await send('get', { where: { id } })).data).toMatchObject({ records: [{ id }] })
})

test('[issue 18] a guest reads the addresses of the own customer and nothing else of it; employees those of any', async () => {
  const { id } = await make({
    title: 'With a book',
    note: 'Pays late',
    addresses: { a1: { label: 'Yard', address: { city: 'Rye' } }, a2: { label: 'Office' } },
    billingKey: 'a2',
  })
  const other = await make({ title: 'Not theirs', addresses: { a1: { label: 'Secret' } } })
  const book = (caller: Caller, customerId?: number) =>
    caller.call(endpoints.getAddressBook, { orgId, ...(customerId === undefined ? {} : { customerId }) })
  expect((await book(guest)).data).toEqual({
    customerId: null,
    title: '',
    addresses: [],
    deliveryKey: '',
    billingKey: '',
  })
  await setCustomer(id)
  const own = await book(guest)
  expect(own.data).toMatchObject({ customerId: id, title: 'With a book', deliveryKey: '', billingKey: 'a2' })
  expect(own.data.addresses.map(({ label }) => label)).toEqual(['Office', 'Yard'])
  expect(own.text).not.toContain('Pays late')
  expect((await book(guest, id)).status).toBe(200)
  expect((await book(guest, other.id)).status).toBe(403)
  expect((await book(member, other.id)).data.addresses).toMatchObject([{ label: 'Secret' }])
  expect((await book(member, 2_000_000_000)).status).toBe(404)
  await setCustomer(null)
})
