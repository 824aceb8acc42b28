/** An order as it was agreed to: while a change is open the revision that is being made, as nobody has bought what is only proposed. */
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import type { ProductOrder } from '@orderwright/domain/orders'
import { documentOf, evaluationContext } from '../orders/order-store.ts'
import { currentChangeOrder } from '../revision-records/change-order-store.ts'
import { evaluationOf } from '../revision-records/revision-store.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The revision that is being made; null where no change is open. */
async function madeRevision(tenant: TenantCall, order: ProductOrder): Promise<OrderEvaluation | null> {
  const change = order.agreedAmounts === null ? undefined : await currentChangeOrder(tenant, order.id)
  if (change?.state !== 'open' || change.baseRevision === null) return null
  const made = await evaluationOf(tenant, order, change.baseRevision)
  return made.ok ? made.data : null
}

export async function agreedOrder(tenant: TenantCall, order: ProductOrder): Promise<OrderEvaluation> {
  const made = await madeRevision(tenant, order)
  if (made) return made
  return evaluateOrder(await evaluationContext(tenant, 'owner'), await documentOf(tenant, order))
}

export interface AgreedLine {
  readonly id: number
  readonly quantity: number
  /** numbered as it was agreed to; '' where the order itself says it: no change is open */
  readonly title: string
}

/** Its lines, without their prices. */
export async function agreedLines(tenant: TenantCall, order: ProductOrder): Promise<readonly AgreedLine[]> {
  const made = await madeRevision(tenant, order)
  if (made)
    return made.items.map(({ item, product }, index) => ({
      id: item.id,
      quantity: item.quantity,
      title: `${index + 1} ${item.title || (product?.title ?? '')}`,
    }))
  const { items } = await documentOf(tenant, order)
  return items.map(({ id, quantity }) => ({ id, quantity, title: '' }))
}
