/** A refusal names the items, properties and options that it is about. */
import { type ErrorBody, resources } from '@orderwright/contract'
import { newItem } from '@orderwright/domain/orders'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { optionIds, productIds, propertyIds } from '../../seeds/maison-lumen/ids.ts'
import { insert, type OrderFixture, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let line: OrderFixture['line']
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
  line = await insert(inUse.database, 'productInstance', orgId, {
    ...newItem({ orgId, productId: productIds.keypad, rank: 2, title: 'Hall' }),
    productOrderId: order.id,
  })
})

async function choose(properties: object): Promise<ErrorBody['error']> {
  const { id, version } = line
  const path = resources.productInstance.endpoints.update?.path ?? ''
  return (await guest.post(path, { orgId, where: { id }, version, props: { properties } })).error
}

test('[issue 12, 34] a property that there is none of: which, and on which item', async () => {
  const error = await choose({ 999_999: { optionId: 1 } })
  expect([error.code, error.details]).toEqual([
    'refused',
    {
      rule: 'propertyUnknown',
      places: [{ itemId: line.id, itemTitle: 'Hall', propertyId: 999_999, optionId: 1 }],
    },
  ])
})

test('[issue 12, 34] an option that there is none of, among choices that are fine', async () => {
  const error = await choose({
    [propertyIds.ledIndicator]: { optionId: optionIds.ledOn },
    [propertyIds.plateFinish]: { optionId: 999_999 },
  })
  expect(error.details).toEqual({
    rule: 'optionUnknown',
    places: [
      {
        itemId: line.id,
        itemTitle: 'Hall',
        propertyId: propertyIds.plateFinish,
        propertyTitle: 'Plate finish',
        optionId: 999_999,
      },
    ],
  })
})
