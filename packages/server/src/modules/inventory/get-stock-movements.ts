/** How much there is of a product, and a page of its ledger, newest first, with the numbers of orders and the names of people. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { calledHere } from '../people/known-people.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { readLevel } from './stock-ledger.ts'

export const getStockMovements: HandlerOf<'getStockMovements'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'stock.read', { orgId })) return forbidden()
    const product = await db
      .selectFrom('products')
      .select('reorderLevel')
      .where('orgId', '=', orgId)
      .where('id', '=', body.productId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (!product) return notFound()
    const rows = await readMovements(tenant, body)
    return succeed({
      level: await readLevel(tenant, body.productId),
      reorderLevel: product.reorderLevel,
      movements: rows.slice(0, body.limit).map(({ counterId, userName, ...movement }) => ({
        ...movement,
        userName: userName ?? '',
        isTakenBack: counterId !== null,
      })),
      hasMore: rows.length > body.limit,
    })
  })

/** One more than the page holds, where there is one. */
function readMovements(
  { db, orgId }: TenantCall,
  { productId, before, limit }: { productId: number; before?: number | undefined; limit: number },
) {
  return db
    .selectFrom('stockMovements as movement')
    .leftJoin('stockMovements as counter', (join) =>
      join.onRef('counter.orgId', '=', 'movement.orgId').onRef('counter.correctsId', '=', 'movement.id'),
    )
    .leftJoin('productOrders', (join) =>
      join
        .onRef('productOrders.orgId', '=', 'movement.orgId')
        .onRef('productOrders.id', '=', 'movement.productOrderId'),
    )
    .leftJoin('users', 'users.id', 'movement.userId')
    .selectAll('movement')
    .select([
      'counter.id as counterId',
      'productOrders.orgSpecificId as productOrderOrgSpecificId',
      calledHere.as('userName'),
    ])
    .where('movement.orgId', '=', orgId)
    .where('movement.productId', '=', productId)
    .$if(before !== undefined, (query) => query.where('movement.id', '<', before ?? 0))
    .orderBy('movement.id', 'desc')
    .limit(limit + 1)
    .execute()
}
