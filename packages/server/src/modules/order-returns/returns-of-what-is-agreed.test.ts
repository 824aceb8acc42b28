/** While a change is open, what can come back and what is owed are of what was agreed to, not of what is only proposed. Issue 18, decision 0217. */
import { endpoints, resources } from '@orderwright/contract'
import { listColumns } from '@orderwright/domain/orders'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf, profileOf } from '../../testing/fixture.ts'
import { returnsOf } from '../../testing/orders/returns-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

/** Three plates at $100.00, approved, paid and shipped, of which an open change proposes `quantity`. */
async function withOpenChange(quantity: number) {
  const userId = demoUserId(maisonLumen, 'guest')
  const { order, line } = await orderOf(inUse.database, { orgId, userId, standing: 'submitted' })
  await change(inUse.database, 'productInstance', orgId, line.id, { quantity: 3, customPriceInCents: 10_000 })
  const on = { orgId, productOrderId: order.id }
  await owner.call(endpoints.approveOrder, { productOrderId: order.id })
  await owner.call(endpoints.updateOrderStatus, { ...on, statusKey: 'shipped' })
  await owner.call(endpoints.openChangeOrder, { ...on, note: 'Otherwise' })
  const { version } = await inUse.database.owner.db
    .selectFrom('productInstances')
    .select('version')
    .where('orgId', '=', orgId)
    .where('id', '=', line.id)
    .executeTakeFirstOrThrow()
  const path = resources.productInstance.endpoints.update?.path ?? ''
  const changed = await owner.post(path, { orgId, where: { id: line.id }, version, props: { quantity } })
  expect(changed.status).toBe(200)
  return { on, order, line, by: returnsOf(owner, on) }
}

test('[issue 18] three pieces were sold: three can come back, whether the change proposes one or five', async () => {
  for (const quantity of [1, 5]) {
    const { by, line } = await withOpenChange(quantity)
    const { returnable } = await by.read()
    expect(returnable).toMatchObject([{ productInstanceId: line.id, quantity: 3 }])
    expect(returnable[0]?.title).toMatch(/^1 ./)
    expect((await by.request(line.id, 4)).error.details?.rule).toBe('returnTooManyPieces')
    expect((await by.request(line.id, 3)).status).toBe(200)
  }
})

test('[issue 18] the list’s balance is what is owed of what was agreed to', async () => {
  const { order } = await withOpenChange(5)
  const { data } = await owner.call(endpoints.getOrdersData, {
    orgId,
    filters: { orderOwner: 'all', archived: 'all', productCategoryId: 'all', statusKey: 'All' },
    resultConstraints: { from: 0, to: 250 },
  })
  const row = data.data.productOrders.find(({ id }) => id === order.id)
  if (!row) throw new Error('the order is in the list')
  const profile = await profileOf(inUse.database, orgId)
  const viewing = { profile, role: 'owner', seesPrices: true, isAdvanced: false } as const
  const [balance] = listColumns({ ...viewing, chosen: ['balance'] }).filter(({ key }) => key === 'balance')
  const context = { profile, role: 'owner', products: new Map(), categories: new Map() } as const
  // Three at $100.00; five would be $500.00.
  expect(balance?.value(row, context)).toBe(30_000)
})
