/** Rows of the access matrix for the canvas: it follows the rights of the order's lines. [2.7.39, 1.6.17] */
import { type SpatialKey, spatialKeys } from '@orderwright/domain/spatial'
import { ofOrder } from '../callers.ts'
import type { Material, Row } from '../row.ts'

type Place = Pick<Material, 'orderId' | 'viewId'>

/** The least that a record of each kind is made of. */
export const canvasProps: Readonly<Record<SpatialKey, (place: Place) => Record<string, unknown>>> = {
  archWall: ({ orderId }) => ({ productOrderId: orderId, from: { x: 0, z: 0 }, to: { x: 120, z: 0 } }),
  archElevation: ({ orderId }) => ({ productOrderId: orderId, from: { x: 0, z: 60 }, to: { x: 120, z: 60 } }),
  archCustomView: ({ orderId }) => ({ productOrderId: orderId, title: 'Villa North, hall', rank: 2 }),
  entity: ({ orderId, viewId }) => ({
    productOrderId: orderId,
    type: 'calicoMuralPanel',
    data: { archCustomViewId: viewId, position: { x: 0, y: 0 }, size: { width: 48, height: 108 } },
  }),
  productCanvasText: ({ orderId, viewId }) => ({
    productOrderId: orderId,
    text: 'Villa North',
    position: { x: 10, y: 10 },
    customViewId: viewId,
  }),
  productCanvasLine: ({ orderId, viewId }) => ({ productOrderId: orderId, customViewId: viewId }),
}

const changes: Readonly<Record<SpatialKey, Record<string, unknown>>> = {
  archWall: { height: 108 },
  archElevation: { viewDepth: 72 },
  archCustomView: { title: 'Villa North, stair' },
  entity: { data: { panelNumber: 4 } },
  productCanvasText: { width: 80 },
  productCanvasLine: { strokeWidth: 1 },
}

function rowsOf(key: SpatialKey): [string, Row][] {
  const row = (body: Row['body'], standing: Row['standing'] = 'started'): Row => ({
    expected: ofOrder,
    standing,
    onCanvas: key,
    body,
  })
  const update = ({ recordId, recordVersion }: Material) => ({
    where: { id: recordId },
    version: recordVersion,
    props: changes[key],
  })
  const one = ({ orgId, recordId }: Material) => ({ orgId, where: { id: recordId } })
  const several = ({ orgId, recordId }: Material) => ({ orgId, where: { ids: [recordId] } })
  return [
    [`${key}Get`, row(({ orgId, orderId }) => ({ orgId, where: { productOrderId: orderId } }), 'payment')],
    [`${key}Create`, row((material) => ({ orgId: material.orgId, props: canvasProps[key](material) }))],
    [`${key}Update`, row((material) => ({ orgId: material.orgId, ...update(material) }))],
    [`${key}BulkUpdate`, row((material) => ({ orgId: material.orgId, updates: [update(material)] }))],
    [`${key}Destroy`, row(one)],
    [`${key}Restore`, row(one)],
    [`${key}BulkDestroy`, row(several)],
    [`${key}BulkRestore`, row(several)],
  ]
}

/** Whoever sees an order may point on it. */
const pointing: Row = {
  expected: ofOrder,
  standing: 'started',
  body: ({ orgId, orderId }) => ({
    orgId,
    productOrderId: orderId,
    clientId: 'a-page-of-the-matrix',
    cursor: { viewId: null, x: 12.5, y: 40 },
  }),
}

export const canvasRows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(spatialKeys.flatMap(rowsOf)),
  showCursor: pointing,
}
