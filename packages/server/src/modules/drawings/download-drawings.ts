/** download-drawings: the drawings of an order as a PDF file, for whoever sees the order. [2.1.02, 2.9.23] */
import {
  canvasSheetMessages,
  documentFamily,
  drawingMessages,
  drawingsTitle,
  evaluateOrder,
  fileNameOf,
  formatDate,
  inTimeZone,
  isSpatialOrder,
  numberWithMark,
  revisionMarkAmong,
  revisionMarkOf,
  type SheetDrawing,
  type SheetOptions,
  sheetOptionsOf,
  type SpatialTables,
  spatialTablesOf,
  unfollowedWishes,
} from '@orderwright/domain'
import { orderSheets, sheetPictureAddresses } from '@orderwright/domain/canvas-sheets'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { AnswerFile, type HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { readPicturesAt } from '../documents/paper-pictures.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { documentOf, evaluationContext, readableOrder } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { evaluationOf } from '../revision-records/revision-store.ts'
import { wholeCanvas } from '../canvas-records/read-canvas.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { drawingsHtml } from './drawings-html.tsx'

export const downloadDrawings: HandlerOf<'downloadDrawings'> = async (call, body) => {
  const measurer = await loadMeasurer()
  // The transaction ends before the file is made: that may take seconds.
  const read = await readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const context = await evaluationContext(tenant, tenant.actor.role)
    const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
    const isSpatial = isSpatialOrder(order.data, records.productCategories, tenant.org.profile)
    const document = await documentOf(tenant, order.data)
    const drawn = isSpatial ? { ...document, spatial: await canvasOf(tenant, order.data.id) } : document
    const now = evaluateOrder({ ...context, measurer }, drawn)
    const then =
      body.revision === undefined
        ? succeed(now)
        : await evaluationOf(tenant, order.data, body.revision, { measurer })
    if (!then.ok) return then
    const evaluation = then.data
    const mark =
      body.revision === undefined
        ? revisionMarkOf(document, seesPrices(tenant, order.data))
        : revisionMarkAmong(body.revision, order.data.revisionNumber)
    const { logoUrl } = tenant.org.profile.brand
    const addresses = [...(logoUrl === null ? [] : [logoUrl]), ...sheetPictureAddresses(evaluation)]
    const pictures = await readPicturesAt(tenant, addresses)
    return succeed({ order: order.data, evaluation, isSpatial, org: tenant.org, pictures, mark })
  })
  if (!read.ok) return read
  const { order, evaluation, isSpatial, org, pictures, mark } = read.data
  const word = org.profile.vocabulary.order
  const day = inTimeZone(call.now, org.profile.region.timeZone).slice(0, 10)
  if (order.isStocked === 1) return fail('refused', drawingMessages.stocked({ word }))
  const options = sheetOptionsOf(body.options ?? {}, org.profile, order)
  const about = {
    orgTitle: org.title,
    orderNumber: numberWithMark(`${word} #${order.orgSpecificId}`, mark),
    orderTitle: order.title,
    date: formatDate(day),
  }
  const hiddenLayers = body.hiddenLayers ?? []
  const { sheets, undrawn } = orderSheets({
    evaluation,
    measurer,
    options,
    isSpatial,
    hiddenLayers,
    about,
    printsMasters: true,
  })
  if (sheets.length === 0) {
    const reasons = undrawn.map(({ reason }) => reason)
    const message = isSpatial
      ? canvasSheetMessages.nothingOnCanvas({ word })
      : drawingMessages.nothingDrawn({ word, reasons })
    return fail('refused', message)
  }
  const { logoUrl, font } = org.profile.brand
  const drawing: SheetDrawing = {
    ...about,
    unit: options.unit,
    inchStep: options.inchStep,
    showDimensions: options.showDimensions,
    sheetCount: sheets.length,
    // What lies elsewhere is not fetched: the organisation's name stands instead.
    logoUrl: logoUrl === null ? null : pictures.at(logoUrl),
    pictureAt: pictures.at,
    font: documentFamily(font),
    // Engravings are cut after these lines: no font may come between.
    preferOutlines: true,
  }
  const title = drawingsTitle(order, day)
  const pdf = await renderPdf(call.services, await drawingsHtml(title, sheets, drawing, pictures))
  if (!pdf.ok) return pdf
  const headers = headersOf(options, unfollowedWishes(body.options ?? {}, options, org.profile))
  return succeed(new AnswerFile(pdf.data, fileNameOf(title, 'pdf'), headers))
}

/** What stands on the order's canvas. */
async function canvasOf(tenant: TenantCall, orderId: number): Promise<SpatialTables> {
  const { records } = await wholeCanvas(tenant.db, { orgId: tenant.orgId, orderId })
  return spatialTablesOf(records)
}

/** The paper of the file, and in words why something is otherwise than it was asked for. */
function headersOf({ paper }: SheetOptions, unfollowed: readonly string[]): Record<string, string> {
  return {
    'drawing-paper': paper,
    ...(unfollowed.length === 0 ? {} : { 'drawing-notes': unfollowed.join(' ') }),
  }
}
