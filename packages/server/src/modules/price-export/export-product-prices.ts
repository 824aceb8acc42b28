/**
 * The prices of a product for a file: read once, then worked out a few rows at a time and written as they come, when the
 * reader has taken the ones before. No connection is held meanwhile, and others get their turn between the parts.
 */
import { setImmediate } from 'node:timers/promises'
import type { endpoints } from '@orderwright/contract'
import { type PriceTable, priceTable } from '@orderwright/domain/exports'
import { newOrder, type ProductOrder, productOrderSchema } from '@orderwright/domain/orders'
import type { Timestamp } from '@orderwright/domain/units'
import { AnswerStream, type CallContext, type HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readersContext } from '../orders/order-store.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'

/** An order that is not stored: the prices are those of a single item on a new order. */
function emptyOrder({ orgId, actor, org }: TenantCall, now: Timestamp): ProductOrder {
  return productOrderSchema.parse({
    ...newOrder({ orgId, userId: actor.userId }, org.profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
}

export const exportProductPrices: HandlerOf<'exportProductPrices'> = takingTurns(
  'calculations',
  async (call, body) => {
    const planned = await readInTenant(call, body, async (tenant) => {
      if (!tenant.policy.can(tenant.actor, 'catalog.write', { orgId: tenant.orgId })) return forbidden()
      const context = await readersContext(tenant, 'owner')
      const product = context.catalog.products.get(body.productId)
      if (product === undefined) return notFound()
      const table = priceTable(context, emptyOrder(tenant, call.now), product)
      return table.ok ? succeed(table) : fail('refused', table.message)
    })
    if (!planned.ok) return planned
    return succeed(
      new AnswerStream<(typeof endpoints)['exportProductPrices']>(write(call, body.orgId, planned.data)),
    )
  },
)

/** Every row stands in a line of its own. */
async function* write(
  { services: { turns } }: Pick<CallContext, 'services'>,
  orgId: number,
  { header, parts }: PriceTable,
): AsyncGenerator<string> {
  yield `{"data":{"productPricesCsvHeader":${JSON.stringify(header)},"productPricesCsvData":[\n`
  let separator = ''
  let wasCut = false
  const steps = parts()[Symbol.iterator]()
  // A turn for each part: a reader who is slow, or stops, holds none.
  const next = () =>
    turns.runOwn('calculations', orgId, async () => {
      await setImmediate()
      return steps.next()
    })
  for (let step = await next(); step.done !== true; step = await next()) {
    const { rows, isCut } = step.value
    wasCut = isCut
    if (rows.length === 0) continue
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield `\n],"isCut":${wasCut}}}`
}
