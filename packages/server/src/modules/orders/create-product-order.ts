/** create-product-order: a new order at the first status, with the terms of the guest it is for. [1.7.04] */
import { isEmployee } from '@orderwright/domain/access'
import { type Catalog, isOffered } from '@orderwright/domain/catalog'
import { apiKeyMessages, favoriteMessages } from '@orderwright/domain/messages'
import { newOrder } from '@orderwright/domain/orders'
import type { Flag } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { insertRecord } from '../../platform/database/records.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { ownerTerms } from './owner-terms.ts'
import { presentOrder } from './present-order.ts'
import { stockedBy } from './stocked.ts'
import { writeEvent } from './write-event.ts'

export const createProductOrder: HandlerOf<'createProductOrder'> = (call, body) => {
  const { productOrderProps: props } = body
  return runInTenant(call, { ...body, orgId: props.orgId }, async (tenant) => {
    const org = { orgId: tenant.orgId }
    if (!tenant.policy.can(tenant.actor, 'order.create', org)) return forbidden()
    if (call.person?.apiKey && props.userId === undefined) {
      const message = apiKeyMessages.nameOwner
      return fail('invalid', message, { fields: [{ path: 'productOrderProps.userId', message }] })
    }
    const userId = props.userId ?? tenant.actor.userId
    if (userId !== tenant.actor.userId && !tenant.policy.can(tenant.actor, 'order.createForOther', org)) {
      return forbidden()
    }
    const owner = await ownerTerms(tenant, userId)
    if (!owner) return notFound()
    const { compiled, records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
    const start = startOf(tenant, props, compiled, records.productCategories)
    if (!start.ok) return start
    const draft = newOrder(
      { ...props, userId, title: props.title || undefined, ...start.data },
      tenant.org.profile,
      tenant.now,
      owner.role === 'guest' ? owner : null,
    )
    const order = await insertRecord(tenant.db, 'productOrder', tenant.orgId, draft)
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'order.create',
      resourceKey: 'productOrder',
      resourceId: order.id,
      before: null,
      after: { title: order.title, userId: order.userId, productCategoryId: order.productCategoryId },
    })
    return succeed({ productOrder: presentOrder(tenant, order) })
  })
}

interface Start {
  productCategoryId: number | null
  productId: number | null
  isStocked: Flag
}

/**
 * Category, product and whether the order is of stocked goods, checked against what the caller is offered. A
 * guest can't declare an order stocked (it would skip approval): only the catalog decides.
 */
function startOf(
  tenant: TenantCall,
  props: { productCategoryId?: number | null; productId?: number | null; isStocked?: Flag },
  catalog: Catalog,
  categories: readonly { id: number; isStocked: Flag; archived: Flag }[],
): Outcome<Start> {
  const product =
    props.productId === null || props.productId === undefined ? null : catalog.products.get(props.productId)
  if (product === undefined || (product && !isOffered(product.publishLevel, tenant.actor.role)))
    return notFound()
  if (product?.archived === 1) {
    return fail('refused', favoriteMessages.productGone, { rule: 'productNotOffered' })
  }
  const categoryId = props.productCategoryId ?? product?.productCategoryId ?? null
  const category = categoryId === null ? null : categories.find(({ id }) => id === categoryId)
  if (category === undefined) return notFound()
  const isStocked = stockedBy(product, category)
  return succeed({
    productCategoryId: categoryId,
    productId: product?.id ?? null,
    isStocked: isEmployee(tenant.actor) ? (props.isStocked ?? isStocked) : isStocked,
  })
}
