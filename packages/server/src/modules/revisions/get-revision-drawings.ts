/** The drawings of an item in two revisions, one over the other, as SVG. */
import { sceneToSvg } from '@orderwright/domain/drawing'
import { itemOverlays, type PieceOverlay, revisionPaperWords as words } from '@orderwright/domain/revisions'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { drawnSideOf } from '../revision-records/revision-store.ts'

/** Millimeters of paper around the drawing. */
const MARGIN = 2
/** Millimeters: how large a drawing is shown at most, and at least where it is small. */
const [LARGEST, SMALLEST] = [240, 60]

function pictureOf({ scene, isSame, piece }: PieceOverlay, count: number) {
  const { width, height } = scene.bounds
  const extent = Math.max(width, height, 1)
  const scale = Math.min(LARGEST / extent, Math.max(1, SMALLEST / extent))
  const svg = sceneToSvg(scene, {
    scale,
    unit: 'mm',
    showDimensions: false,
    marginMm: MARGIN,
    preferOutlines: true,
    fallbackFonts: 'Inter Variable, sans-serif',
  })
  const [w, h] = [width * scale + 2 * MARGIN, height * scale + 2 * MARGIN]
  return { title: count > 1 ? words.piece({ piece }) : '', width: w, height: h, isSame, svg }
}

export const getRevisionDrawings: HandlerOf<'getRevisionDrawings'> = async (call, body) => {
  const measurer = await loadMeasurer()
  return readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const before = await drawnSideOf(tenant, order.data, body.from)
    if (!before.ok) return before
    const after = await drawnSideOf(tenant, order.data, body.to)
    if (!after.ok) return after
    const overlays = itemOverlays({ before: before.data, after: after.data, measurer }, body.itemId)
    return succeed({ pictures: overlays.map((one) => pictureOf(one, overlays.length)) })
  })
}
