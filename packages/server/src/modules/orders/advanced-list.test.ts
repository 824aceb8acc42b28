/** The advanced view of the orders list is that of employees alone. [1.2.43, 1.6.07] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
let guest: Caller
let hidden: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
})

test('[1.2.43, 1.6.07] the advanced view is that of employees: others who ask for it get the basic one, and no titles of options', async () => {
  for (const role of ['owner', 'guest', 'guestHiddenPricing'] as const)
    await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, role) })
  const ask = async (caller: Caller, more: object = {}) => {
    const body = { orgId, includeAdvancedOrderData: true, ...more }
    return (await caller.call(endpoints.getOrdersData, body)).data.data
  }
  const ofEmployee = await ask(owner)
  expect(ofEmployee.productOptions.length).toBeGreaterThan(0)
  expect(ofEmployee.productOrders.every((row) => 'advanced' in row)).toBe(true)
  for (const { productOrders, productOptions } of [
    await ask(guest),
    await ask(hidden),
    await ask(owner, { isGuestMode: true }),
  ]) {
    expect(productOrders.length).toBeGreaterThan(0)
    expect(productOrders.filter((row) => 'advanced' in row)).toEqual([])
    expect(productOptions).toEqual([])
  }
})
