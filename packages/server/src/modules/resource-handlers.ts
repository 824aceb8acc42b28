/** Which handler serves each declared resource call. */
import { resources, type ResourceVerb, type ServedResourceKey } from '@orderwright/contract'
import type { CallContext } from '../platform/http/call-context.ts'
import type { AnyHandler } from '../platform/http/register-endpoint.ts'
import type { CatalogKey } from './catalog/catalog-resource.ts'
import type { BulkUpdateBody, CreateBody, GetBody, IdBody, UpdateBody } from './records/bodies.ts'
import {
  createRecords,
  destroyOne,
  getRecords,
  restoreOne,
  updateMany,
  updateOne,
} from './catalog/catalog-records.ts'
import {
  createLineRecords,
  destroyLine,
  destroyLines,
  getLines,
  restoreLine,
  restoreLines,
  updateLine,
  updateLines,
} from './order-records/line-records.ts'
import {
  destroyOrder,
  getOrders,
  restoreOrder,
  updateOrder,
  updateOrders,
} from './order-records/order-records.ts'
import { spatialVerbs } from './spatial/spatial-handlers.ts'

type Verbs = Readonly<Partial<Record<ResourceVerb, AnyHandler>>>

function catalogVerbs(key: CatalogKey): Verbs {
  return {
    get: (call: CallContext, body: GetBody) => getRecords(call, key, body),
    create: (call: CallContext, body: CreateBody) => createRecords(call, key, body),
    update: (call: CallContext, body: UpdateBody) => updateOne(call, key, body),
    'bulk-update': (call: CallContext, body: BulkUpdateBody) => updateMany(call, key, body),
    destroy: (call: CallContext, body: IdBody) => destroyOne(call, key, body),
    restore: (call: CallContext, body: IdBody) => restoreOne(call, key, body),
  }
}

const handlers: Readonly<Record<ServedResourceKey, Verbs>> = {
  productOrder: {
    get: getOrders,
    update: updateOrder,
    'bulk-update': updateOrders,
    destroy: destroyOrder,
    restore: restoreOrder,
  },
  productInstance: {
    get: getLines,
    create: createLineRecords,
    update: updateLine,
    'bulk-update': updateLines,
    destroy: destroyLine,
    restore: restoreLine,
    'bulk-destroy': destroyLines,
    'bulk-restore': restoreLines,
  },
  product: catalogVerbs('product'),
  productCategory: catalogVerbs('productCategory'),
  productProperty: catalogVerbs('productProperty'),
  productOption: catalogVerbs('productOption'),
  productPropertyGroup: catalogVerbs('productPropertyGroup'),
  productRule: catalogVerbs('productRule'),
  productPricingRule: catalogVerbs('productPricingRule'),
  productOptionClassifierGroup: catalogVerbs('productOptionClassifierGroup'),
  productOptionClassifier: catalogVerbs('productOptionClassifier'),
  // It is made by an upload.
  medium: catalogVerbs('medium'),
  productGraphic: catalogVerbs('productGraphic'),
  userGroup: catalogVerbs('userGroup'),
  customer: catalogVerbs('customer'),
  archWall: spatialVerbs('archWall'),
  archElevation: spatialVerbs('archElevation'),
  archCustomView: spatialVerbs('archCustomView'),
  entity: spatialVerbs('entity'),
  productCanvasText: spatialVerbs('productCanvasText'),
  productCanvasLine: spatialVerbs('productCanvasLine'),
}

/** Handlers by the name of their endpoint. */
export function resourceHandlers(): Map<string, AnyHandler> {
  const byName = new Map<string, AnyHandler>()
  for (const { key, endpoints } of Object.values(resources)) {
    if (!isServed(key)) continue
    for (const [verb, handler] of Object.entries(handlers[key])) {
      const endpoint = Object.entries(endpoints).find(([name]) => name === verb)?.[1]
      if (endpoint) byName.set(endpoint.name, handler)
    }
  }
  return byName
}

function isServed(key: string): key is ServedResourceKey {
  return key in handlers
}
