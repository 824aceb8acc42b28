/** Open orders that an import begins: with their lines, for their customers, on those customers' terms. [issue 16] */
import { orderImportMessages as words } from '@orderwright/domain/messages'
import { newItem, newOrder, type ProductOrder } from '@orderwright/domain/orders'
import type { CatalogChange } from '@orderwright/domain/catalog-changes'
import type { PlannedOrder } from '@orderwright/domain/orders-import'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { insertRecord, insertRecords } from '../../platform/database/records.ts'
import { type LoadedCatalog, loadCatalog } from '../../platform/database/load-catalog.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { ownerTerms } from '../orders/owner-terms.ts'
import { stockedBy } from '../orders/stocked.ts'
import { writeEvent } from '../orders/write-event.ts'
import { wantTaxRate } from '../tax/tax-rate-of-order.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The people of these addresses who have a place here. */
async function customersOf({ db, orgId }: TenantCall, orders: readonly PlannedOrder[]) {
  const emails = [...new Set(orders.map(({ row }) => row.customer))].filter((email) => email !== '')
  if (emails.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.email'])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .where('users.email', 'in', emails)
    .execute()
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** What all lines have in common, as an order that was begun from its tile has it. */
function startOf({ compiled, records }: LoadedCatalog, { lines }: PlannedOrder) {
  const products = lines.flatMap(({ productId }) => compiled.products.get(productId) ?? [])
  const [first, ...others] = [...new Set(products.map(({ productCategoryId }) => productCategoryId))]
  const productCategoryId = others.length === 0 ? (first ?? null) : null
  const category = records.productCategories.find(({ id }) => id === productCategoryId)
  // Of what a custom product is made nothing is known: it is not taken out of stock.
  const areStocked =
    products.length === lines.length &&
    products.length > 0 &&
    products.every((product) => stockedBy(product, category) === 1)
  return { productCategoryId, isStocked: areStocked ? (1 as const) : (0 as const) }
}

async function makeOrder(
  tenant: TenantCall,
  catalog: LoadedCatalog,
  planned: PlannedOrder,
  userId: number,
): Promise<ProductOrder> {
  const { db, orgId, org, now } = tenant
  const { key, title = key, customer: _, ...fields } = planned.row
  const owner = await ownerTerms(tenant, userId)
  const terms = owner?.role === 'guest' ? owner : null
  const draft = newOrder({ orgId, userId, title, ...startOf(catalog, planned) }, org.profile, now, terms)
  const stored = await insertRecord(db, 'productOrder', orgId, {
    ...draft,
    ...fields,
    properties: planned.properties,
  })
  const lines = planned.lines.map((line, index) => ({
    ...newItem({ orgId, rank: index + 1, ...line }),
    productOrderId: stored.id,
  }))
  await insertRecords(db, 'productInstance', orgId, lines)
  const { order } = await recalculateOrder(tenant, stored.id, wantTaxRate(tenant, stored, stored))
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind: 'order.create',
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: null,
    after: {
      title: order.title,
      userId: order.userId,
      productCategoryId: order.productCategoryId,
      itemCount: lines.length,
    },
  })
  return order
}

/** Makes them, and answers them as changes by which they are taken back. Whoever imports has those without a customer. */
export async function makeOrders(
  tenant: TenantCall,
  orders: readonly PlannedOrder[],
): Promise<Outcome<readonly CatalogChange[]>> {
  if (orders.length === 0) return succeed([])
  const { db, services, orgId } = tenant
  const catalog = await loadCatalog(db, services.caches.catalogs, orgId)
  const customers = await customersOf(tenant, orders)
  const made: CatalogChange[] = []
  for (const planned of orders) {
    const { customer } = planned.row
    const userId = customer === '' ? tenant.actor.userId : customers.get(customer)
    if (userId === undefined)
      return fail('conflict', words.unknownCustomer({ email: customer }), { conflictingFields: ['customer'] })
    const { id, title } = await makeOrder(tenant, catalog, planned, userId)
    // The one entry of its history is that it was made.
    made.push({ kind: 'create', resource: 'productOrder', id, values: { title, eventsCount: 1 } })
  }
  return succeed(made)
}
