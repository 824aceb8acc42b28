/** A product that was archived while somebody's page was open is added by nobody; what an order has of it stays. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
const created = z.object({ records: z.array(z.looseObject({ productId: z.number() })) })
let guest: Caller
let owner: Caller
let productId: number

beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const product = await insert(inUse.database, 'product', orgId, { title: 'Old plate', rank: 1, archived: 1 })
  productId = product.id
})

const anOrder = async () =>
  (await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })).order.id

const add = (caller: Caller, productOrderId: number, more: object = {}) =>
  caller.post('/api/resources/productInstance/create', {
    orgId,
    props: { productOrderId, productId, title: 'Hall', rank: 9, ...more },
  })

test('[1.6.10, 1.6.13] neither a guest nor an owner adds an archived product to an order that does not have it', async () => {
  const orderId = await anOrder()
  for (const caller of [guest, owner]) {
    const { status, error } = await add(caller, orderId)
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: 'refused',
      message: 'Its product is no longer offered.',
      details: { rule: 'productNotOffered' },
    })
  }
})

test('[1.6.13] an order that has it may have more of it', async () => {
  const orderId = await anOrder()
  await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: orderId,
    productId,
    title: 'Entry',
    rank: 8,
  })
  expect(created.parse((await add(guest, orderId)).data).records).toMatchObject([{ productId }])
})

test('[1.2.21, 1.6.13] no order begins with an archived product', async () => {
  const begun = await guest.call(endpoints.createProductOrder, {
    productOrderProps: { orgId, title: 'Villa', productId },
  })
  expect([begun.status, begun.error.details?.rule]).toEqual([422, 'productNotOffered'])
})
