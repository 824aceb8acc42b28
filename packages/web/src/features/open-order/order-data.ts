/** What the order page loads, and how it becomes the document and the context that the engine judges. */
import { endpoints, type OrderAbilities, type ResponseOf } from '@orderwright/contract'
import type { Catalog } from '@orderwright/domain/catalog'
import type { DrawingFamilies } from '@orderwright/domain/drawing'
import type { TextMeasurer } from '@orderwright/domain/engraving'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import {
  type OrderDocument,
  productInstanceSchema,
  productOrderSchema,
  sortItems,
  zeroCosts,
} from '@orderwright/domain/orders'
import { type SpatialTables, spatialTablesOf } from '@orderwright/domain/spatial'
import type { Timestamp } from '@orderwright/domain/units'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../lib/api/api.ts'
import { useViewer, type Viewer } from '../../lib/session/session.tsx'

type OrderAnswer = ResponseOf<typeof endpoints.getOrderData>['data']

/** Everything that came with the order, and the catalog compiled from it. */
export interface OrderData extends Omit<OrderAnswer, 'productOrders' | 'productInstances'> {
  readonly catalog: Catalog
  readonly abilities: OrderAbilities
  readonly document: OrderDocument
}

export interface OrderAddress {
  readonly orgSpecificId: number
  readonly shareToken?: string | undefined
  readonly shareableOrderId?: number | undefined
}

/** The query of one order; the answer's unchanged parts keep their identity over refetches. */
export function orderQuery(viewer: Viewer, address: OrderAddress) {
  return callQuery(endpoints.getOrderData, {
    orgId: viewer.org.id,
    ...viewer.caller,
    productOrderOrgSpecificId: address.orgSpecificId,
    shareToken: address.shareToken,
    shareableOrderId: address.shareableOrderId,
  })
}

export function useOrderData(address: OrderAddress) {
  return useQuery(orderQuery(useViewer(), address))
}

/** The document of an answer; money that is hidden from the viewer stands at 0 and is never shown. */
export function documentOf(answer: OrderAnswer, viewer: Viewer): OrderDocument | null {
  const [order] = answer.productOrders
  if (!order) return null
  return {
    order: productOrderSchema.parse({ costs: zeroCosts(order.isStocked === 1, viewer.profile), ...order }),
    items: sortItems(
      answer.productInstances
        .filter((item) => item.deletedAt === null)
        .map((item) => productInstanceSchema.parse({ customPriceInCents: null, ...item })),
    ),
    ...(answer.isSpatial ? { spatial: spatialTables(answer) } : {}),
  }
}

/** What stands on the canvas, by id. */
function spatialTables(answer: OrderAnswer): SpatialTables {
  return spatialTablesOf({
    archWall: answer.archWalls,
    archElevation: answer.archElevations,
    archCustomView: answer.archCustomViews,
    entity: answer.entities,
    productCanvasText: answer.productCanvasTexts,
    productCanvasLine: answer.productCanvasLines,
  })
}

/**
 * What the engine judges by; `now` is when the page was opened. Engravings are judged only with a measurer of
 * real glyphs.
 */
export function contextOf(
  catalog: Catalog,
  viewer: Viewer,
  pricingIsHidden: boolean,
  measurer: TextMeasurer,
  families: DrawingFamilies,
  now: Timestamp,
): EvaluationContext {
  return {
    catalog,
    profile: viewer.profile,
    viewer: { role: viewer.role, pricingIsHidden },
    now,
    families,
    ...(measurer.isExact ? { measurer } : {}),
  }
}
