/** The frame of what an owner enters in the stock ledger: the product is locked, the entry added, the level told. */
import type { StockLevel, StockMovement } from '@orderwright/domain/inventory'
import { stockPanelMessages } from '@orderwright/domain/messages'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { type CallerBody, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { bookMovements } from './book-movements.ts'
import { lockProducts, type NewMovement, readLevel } from './stock-ledger.ts'

export interface EntryAnswer {
  readonly movement: StockMovement
  readonly level: StockLevel
}

/** Runs `work` for whoever may write in the ledger. */
export function enteringStock<T>(
  call: CallContext,
  body: CallerBody,
  work: (tenant: TenantCall) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return runInTenant(call, body, async (tenant) =>
    tenant.policy.can(tenant.actor, 'stock.write', { orgId: tenant.orgId }) ? work(tenant) : forbidden(),
  )
}

/** Adds the entry that `entryFor` makes of the level, which does not change meanwhile. 422 where no stock is kept. */
export async function recordEntry(
  tenant: TenantCall,
  productId: number,
  entryFor: (level: StockLevel) => Omit<NewMovement, 'productId'>,
): Promise<Outcome<EntryAnswer>> {
  const products = await lockProducts(tenant, [productId])
  const product = products.get(productId)
  if (!product) return notFound()
  if (product.isStocked === 0) return fail('refused', stockPanelMessages.notStocked, { rule: 'notStocked' })
  const entry = { productId, ...entryFor(await readLevel(tenant, productId)) }
  const [movement] = await bookMovements(tenant, products, [entry])
  if (!movement) throw new Error('an entry that was added is answered')
  return succeed({ movement, level: await readLevel(tenant, productId) })
}
