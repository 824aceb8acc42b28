/** The sheets of an order's drawings: as it is now, or as a revision has it; and the file of them. */
import type { PinnedNote } from '@orderwright/domain/comments'
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import { drawingsTitle } from '@orderwright/domain/documents'
import type { TextMeasurer } from '@orderwright/domain/engraving'
import { canvasSheetMessages, drawingMessages } from '@orderwright/domain/messages'
import {
  isSpatialOrder,
  numberWithMark,
  paperMarkOf,
  type ProductOrder,
  revisionMarkAmong,
} from '@orderwright/domain/orders'
import { type DrawingsOptions, type SheetDrawing, sheetOptionsOf } from '@orderwright/domain/sheets'
import { type SpatialTables, spatialTablesOf } from '@orderwright/domain/spatial'
import { orderWord } from '@orderwright/domain/tenancy'
import { documentFamily } from '@orderwright/domain/typesetting'
import { formatDate, inTimeZone, type Timestamp } from '@orderwright/domain/units'
import type { CanvasLayer } from '@orderwright/domain/canvas'
import { orderSheets, sheetPictureAddresses } from '@orderwright/domain/canvas-sheets'
import type { LoadedOrg } from '../../platform/database/profiles.ts'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { PdfJob } from '../../platform/pdf/pdf-renderer.ts'
import { wholeCanvas } from '../canvas-records/read-canvas.ts'
import { type PaperPictures, readPicturesAt } from '../documents/paper-pictures.ts'
import { documentOf, readersContext } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { revisionAddress } from '../revision-records/revision-address.ts'
import { evaluationOf } from '../revision-records/revision-store.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { drawingsHtml } from './drawings-html.tsx'

/** What is drawn, and what its sheets say of it. */
export interface DrawnOrder {
  readonly order: ProductOrder
  readonly evaluation: OrderEvaluation
  readonly isSpatial: boolean
  readonly org: LoadedOrg
  readonly pictures: PaperPictures
  /** 'R2'; '' without a revision */
  readonly mark: string
  readonly measurer: TextMeasurer
  /** where the revision is that is drawn; left out: there is none yet */
  readonly address?: string
  /** comments that are shown on the drawings; left out: none */
  readonly notes?: readonly PinnedNote[]
}

/** Reads what is to be drawn; `revision` left out: the order as it is now. */
export async function readDrawnOrder(
  tenant: TenantCall,
  order: ProductOrder,
  revision: number | undefined,
): Promise<Outcome<DrawnOrder>> {
  const measurer = await loadMeasurer()
  const context = await readersContext(tenant, tenant.actor.role)
  const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  const isSpatial = isSpatialOrder(order, records.productCategories, tenant.org.profile)
  const document = await documentOf(tenant, order)
  const drawn = isSpatial ? { ...document, spatial: await canvasOf(tenant, order.id) } : document
  const then =
    revision === undefined
      ? succeed(evaluateOrder({ ...context, measurer }, drawn))
      : await evaluationOf(tenant, order, revision, { measurer })
  if (!then.ok) return then
  const evaluation = then.data
  const mark =
    revision === undefined
      ? paperMarkOf(drawn, seesPrices(tenant, order))
      : revisionMarkAmong(revision, order.revisionNumber)
  const { logoUrl } = tenant.org.profile.brand
  const addresses = [...(logoUrl === null ? [] : [logoUrl]), ...sheetPictureAddresses(evaluation)]
  const pictures = await readPicturesAt(tenant, addresses)
  return succeed({
    order,
    evaluation,
    isSpatial,
    org: tenant.org,
    pictures,
    mark,
    measurer,
    ...(order.revisionNumber === 0 ? {} : { address: revisionAddress(tenant, order, revision) }),
  })
}

/** What stands on the order's canvas. */
async function canvasOf(tenant: TenantCall, orderId: number): Promise<SpatialTables> {
  const { records } = await wholeCanvas(tenant.db, { orgId: tenant.orgId, orderId })
  return spatialTablesOf(records)
}

interface Wishes {
  readonly options?: DrawingsOptions | undefined
  readonly hiddenLayers?: readonly CanvasLayer[] | undefined
  readonly now: Timestamp
}

/** The sheets, with what all of them say. */
export function layOutDrawings(
  { order, evaluation, isSpatial, org, mark, measurer, notes }: DrawnOrder,
  { options: wished = {}, hiddenLayers = [], now }: Wishes,
) {
  const word = orderWord(org.profile)
  const day = inTimeZone(now, org.profile.region.timeZone).slice(0, 10)
  const options = sheetOptionsOf(wished, org.profile, order)
  const about = {
    orgTitle: org.title,
    orderNumber: numberWithMark(`${word} #${order.orgSpecificId}`, mark),
    orderTitle: order.title,
    date: formatDate(day),
  }
  const { sheets, undrawn } = orderSheets({
    evaluation,
    measurer,
    options,
    isSpatial,
    hiddenLayers,
    about,
    printsMasters: true,
    ...(notes && { notes }),
  })
  return { sheets, undrawn, options, about, title: drawingsTitle(order, day) }
}
export type DrawingSheets = ReturnType<typeof layOutDrawings>

/** Why there is no sheet, in a sentence. */
export function whyUndrawn({ org, isSpatial }: DrawnOrder, { undrawn }: DrawingSheets): string {
  const word = orderWord(org.profile)
  const reasons = undrawn.map(({ reason }) => reason)
  return isSpatial
    ? canvasSheetMessages.nothingOnCanvas({ word })
    : drawingMessages.nothingDrawn({ word, reasons })
}

/** The sheets as one file. */
export function drawingsJob(
  { org, pictures, address, notes }: DrawnOrder,
  { sheets, options, about, title }: DrawingSheets,
): Promise<PdfJob> {
  const { logoUrl, font } = org.profile.brand
  const drawing: SheetDrawing = {
    ...about,
    address,
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
    ...(notes && { notes }),
  }
  return drawingsHtml(title, sheets, drawing, pictures)
}
