/** get-configurator-order-data: all that the order page needs, for this viewer. [1.7.10, 2.7.01] */
import type { ResponseOf, endpoints } from '@orderwright/contract'
import { isEmployee, pricingForCustomers } from '@orderwright/domain/access'
import { isOffered } from '@orderwright/domain/catalog'
import { isSpatialOrder, type OrderDocument } from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import { referredId, type SpatialEntity, spatialKindOf } from '@orderwright/domain/spatial'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { type LoadedCatalog, loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { presentOption, presentProduct } from '../catalog/present-catalog.ts'
import { mediaOfOrder } from '../media/order-media.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { contactProposal } from './contact-proposal.ts'
import { abilitiesOf } from './order-abilities.ts'
import { guestsOf, usersOf } from './order-people.ts'
import { documentOf, readableOrder } from '../orders/order-store.ts'
import { presentLine, presentOrder, seesPrices } from '../orders/present-order.ts'
import { readLedger } from '../ledger/ledger.ts'
import { presentPayments } from '../payments/present-payments.ts'
import { wholeCanvas } from '../canvas-records/read-canvas.ts'

type OrderData = ResponseOf<(typeof endpoints)['getOrderData']>['data']

export const getOrderData: HandlerOf<'getOrderData'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, { orgSpecificId: body.productOrderOrgSpecificId })
    if (!order.ok) return order
    const document = await documentOf(tenant, order.data)
    const ledger = await readLedger(tenant, order.data.id)
    const catalog = saidCatalog(await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId))
    return succeed({ data: await present(tenant, document, ledger, catalog) })
  })

async function present(
  tenant: TenantCall,
  document: OrderDocument,
  ledger: readonly PaymentRecord[],
  catalog: LoadedCatalog,
): Promise<OrderData> {
  const { order, items } = document
  const isPriced = seesPrices(tenant, order)
  const { records } = catalog
  // Customers' prices are worked out in their browser; what things cost stays here.
  const pricing = isEmployee(tenant.actor) ? records : pricingForCustomers(records)
  const paymentRecords = presentPayments(tenant, order, ledger)
  const isSpatial = isSpatialOrder(order, records.productCategories, tenant.org.profile)
  const canvas = isSpatial ? await spatialRecords(tenant, order.id) : {}
  const drawn = usedByCanvas(canvas.entities ?? [], isSpatial ? tenant.org.profile : null)
  return {
    productOrders: [presentOrder(tenant, order)],
    productInstances: items.map((item) => presentLine(isPriced, item)),
    ...offered(tenant, document, catalog, isPriced, drawn.optionIds),
    productCategories: [...records.productCategories],
    productProperties: [...records.productProperties],
    productPropertyGroups: [...records.productPropertyGroups],
    productRules: [...records.productRules],
    productPricingRules: isPriced ? [...pricing.productPricingRules] : [],
    productOptionClassifiers: isPriced ? [...pricing.productOptionClassifiers] : [],
    productOptionClassifierGroups: isPriced ? [...records.productOptionClassifierGroups] : [],
    paymentRecords,
    media: await mediaOfOrder(tenant, document, catalog.compiled, drawn.mediumIds),
    guests: isEmployee(tenant.actor) ? await guestsOf(tenant) : [],
    users: await usersOf(tenant, order, paymentRecords),
    abilities: abilitiesOf(tenant, order, ledger),
    contactProposal: await contactProposal(tenant, order),
    pricingIsHidden: !isPriced,
    now: tenant.now,
    isSpatial,
    ...canvas,
  }
}

/** Products with their graphics, and options, that the viewer is offered, and those that the order uses already. */
function offered(
  tenant: TenantCall,
  { order, items }: OrderDocument,
  { records }: LoadedCatalog,
  isPriced: boolean,
  drawnOptionIds: readonly number[],
) {
  const { role } = tenant.actor
  const usedProducts = new Set(items.map(({ productId }) => productId))
  const usedOptions = new Set(drawnOptionIds)
  for (const selections of [order.properties, ...items.map(({ properties }) => properties)]) {
    for (const { optionId, optionIds } of Object.values(selections)) {
      for (const id of [...(optionIds ?? []), ...(optionId === undefined ? [] : [optionId])])
        usedOptions.add(id)
    }
  }
  const products = records.products.filter(
    ({ id, publishLevel }) => usedProducts.has(id) || isOffered(publishLevel, role),
  )
  const usedGraphics = new Set(products.map(({ graphic }) => graphic?.productGraphicId))
  return {
    products: products.map((product) => presentProduct({ role, seesPrices: isPriced }, product)),
    productGraphics: records.productGraphics.filter(({ id }) => usedGraphics.has(id)),
    productOptions: records.productOptions
      .filter(({ id, publishLevel }) => usedOptions.has(id) || isOffered(publishLevel, role))
      .map((option) => presentOption(isPriced, option)),
  }
}

/** The options and pictures that the canvas shows, the design to fall back to among them: offered or not. [2.3.44] */
function usedByCanvas(entities: readonly SpatialEntity[], profile: OrgProfile | null) {
  const fallback = profile?.spatial.muralTextureFallback ?? null
  const named = (to: 'productOption' | 'medium') =>
    entities.flatMap((entity) =>
      spatialKindOf({ key: 'entity', type: entity.type })
        .references.filter((reference) => reference.to === to)
        .flatMap((reference) => referredId(entity, reference) ?? []),
    )
  const optionIds = [...named('productOption'), ...(fallback === null ? [] : [fallback])]
  return { optionIds, mediumIds: [...new Set(named('medium'))] }
}

/** [2.7.01] */
async function spatialRecords(tenant: TenantCall, orderId: number): Promise<Partial<OrderData>> {
  const { revision, records } = await wholeCanvas(tenant.db, { orgId: tenant.orgId, orderId })
  return {
    archWalls: records.archWall,
    archElevations: records.archElevation,
    archCustomViews: records.archCustomView,
    entities: records.entity,
    productCanvasTexts: records.productCanvasText,
    productCanvasLines: records.productCanvasLine,
    spatialRevision: revision,
  }
}
