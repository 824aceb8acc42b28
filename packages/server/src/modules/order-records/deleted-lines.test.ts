/** Lines that go, and come back, several in one call: all or none. */
import { endpoints, productInstanceResource } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()

const recordsSchema = z.object({ records: z.array(z.object({ id: z.number(), title: z.string() })) })
const recordsIn = ({ data }: { readonly data: unknown }) => recordsSchema.parse(data).records

async function anOrder(count: number) {
  const { order } = await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
  const guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  const props = Array.from({ length: count }, (_, place) => ({
    productOrderId: order.id,
    productId: 1,
    rank: place + 2,
    title: `K${place + 1}`,
  }))
  const made = await guest.post('/api/resources/productInstance/create', { orgId, props })
  const ids = recordsIn(made).map(({ id }) => id)
  const send = (verb: string, where: object) =>
    guest.post(`/api/resources/productInstance/${verb}`, { orgId, where })
  const held = async () => {
    // The order of the fixture has a line of its own.
    const titles = recordsIn(await send('get', { productOrderId: order.id })).map(({ title }) => title)
    return titles.filter((title) => title.startsWith('K'))
  }
  return { order, guest, ids, send, held }
}

test('declares the two calls for lines', () => {
  expect(Object.keys(productInstanceResource.endpoints)).toEqual(
    expect.arrayContaining(['bulk-destroy', 'bulk-restore']),
  )
})

test('[issue 18] many lines go by one call and come back by another, each with its entry in the history and the costs of what is left', async () => {
  const { order, guest, ids, send, held } = await anOrder(30)
  const costs = async () => {
    const body = { orgId, productOrderOrgSpecificId: order.orgSpecificId }
    const answer = await guest.call(endpoints.getOrderData, body)
    return answer.data.data.productOrders[0]?.costs?.orderSubTotal
  }
  const before = await costs()
  const gone = await send('bulk-destroy', { ids })
  expect(gone.status).toBe(200)
  expect(recordsIn(gone).map(({ id }) => id)).toEqual(ids)
  expect(await held()).toEqual([])
  expect((await send('bulk-restore', { ids })).status).toBe(200)
  expect(await held()).toHaveLength(30)
  expect(await costs()).toBe(before)
  const kinds = await inUse.database.owner.db
    .selectFrom('orderEvents')
    .select(['kind'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', order.id)
    .execute()
  expect(kinds.filter(({ kind }) => kind === 'line.delete')).toHaveLength(30)
  expect(kinds.filter(({ kind }) => kind === 'line.restore')).toHaveLength(30)
})

test('one that is gone already, one of another order and one named twice leave all the others where they are', async () => {
  const { ids, send, held } = await anOrder(3)
  const [first = 0, second = 0, third = 0] = ids
  const other = await anOrder(1)
  expect((await send('bulk-destroy', { ids: [first, second, first] })).status).toBe(400)
  expect((await send('bulk-destroy', { ids: [first, ...other.ids] })).status).toBe(400)
  expect((await send('bulk-destroy', { ids: [first, 2_000_000_000] })).status).toBe(404)
  expect(await held()).toEqual(['K1', 'K2', 'K3'])
  expect((await send('destroy', { id: third })).status).toBe(200)
  expect((await send('bulk-destroy', { ids })).status).toBe(404)
  expect(await held()).toEqual(['K1', 'K2'])
})
