/** All sheets of an order: those of its canvas, where it has one, then those of its items. Browser and server ask the same. */
import { itemScene } from '../item-drawings/bind-drawing.ts'
import { drawnPiece } from '../item-drawings/drawn-piece.ts'
import { seenLook } from '../item-drawings/seen-look.ts'
import { chosenTextures } from '../item-drawings/chosen-textures.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { faceOfScene } from '../canvas/item-face.ts'
import { canvasPictures } from '../canvas/pictures.ts'
import type { CanvasContext, ItemFace } from '../canvas/kind.ts'
import type { CanvasLayer } from '../canvas/layers.ts'
import type { PinnedNote } from '../comments/pinned-notes.ts'
import type { OrderEvaluation } from '../configuration/types.ts'
import type { TextMeasurer } from '../engraving/fonts/measure.ts'
import { commentMessages } from '../messages/app/comments.ts'
import { drawingMessages } from '../messages/papers/drawings.ts'
import { spatialOf } from '../orders/document.ts'
import type { SheetView } from '../sheets/fit-view.ts'
import { layoutSheets, type SheetOptions } from '../sheets/layout-sheets.ts'
import { orderViews, type OrderViews, type UndrawnItem } from '../sheets/order-views.ts'
import { sheetSize } from '../sheets/sheet-size.ts'
import { isPinOf, notePlace } from '../sheets/sheet-pins.ts'
import type { Sheet, SheetSet } from '../sheets/sheet.ts'
import { findDrawingFamily } from '../drawing/registry.ts'
import { canvasSheets, type CanvasSheetsInput, masterPpiOf } from './canvas-sheets.ts'
import { tableSheets } from './table-sheets.ts'
import { stillAddresses } from './room-stills.ts'
import { printedPictures, shownPictures } from './viewport-pictures.ts'
import { viewRecords } from './views/view-records.ts'
import { mediumAddressOf } from '../units/addresses/web-addresses.ts'

export interface OrderSheetsInput {
  readonly evaluation: OrderEvaluation
  readonly measurer?: TextMeasurer | undefined
  readonly options: SheetOptions
  /** has the order a canvas? */
  readonly isSpatial: boolean
  readonly hiddenLayers: readonly CanvasLayer[]
  readonly about: CanvasSheetsInput['about']
  /** for print: panels are made of print masters. Screens show small pictures. */
  readonly printsMasters?: boolean
  /** comments that are shown: what they say stands on sheets after the others */
  readonly notes?: readonly PinnedNote[]
}

export interface OrderSheetSet extends OrderViews, SheetSet {
  /** how many of the sheets, the first ones, are those of the canvas */
  readonly canvasSheetCount: number
}

/** Lines as they stand in a room, each drawn once. */
function itemFaces({ context: { catalog }, document }: OrderEvaluation): CanvasContext['faceOf'] {
  const known = new Map<ProductInstance, Map<number, ItemFace | null>>()
  return (item, of = 0) => {
    const piece = drawnPiece(item, of)
    const pieces = known.get(item) ?? new Map<number, ItemFace | null>()
    known.set(item, pieces)
    const found = pieces.get(piece)
    if (found !== undefined) return found
    // The unit is that of the description, which is not shown here.
    const drawn = itemScene(catalog, document, item, { piece })
    const face = drawn.ok ? faceOfScene(drawn.scene) : null
    pieces.set(piece, face)
    return face
  }
}

/** The canvas of an order as its kinds ask for it. */
export function canvasContextOf(evaluation: OrderEvaluation): CanvasContext {
  const { context, document } = evaluation
  const { spatial } = context.profile
  return {
    tables: spatialOf(document),
    items: document.items,
    faceOf: itemFaces(evaluation),
    nameOf: ({ title, productId }) => title.trim() || (context.catalog.products.get(productId)?.title ?? ''),
    pictureOf: canvasPictures(context.catalog, spatial.muralTextureFallback),
    mediumAddress: (id) => mediumAddressOf(document.order.orgId, id),
    seamColors: spatial.seamColors,
  }
}

/**
 * The addresses of the pictures that the sheets of an order show: those of its canvas, what its prints take of print masters,
 * and those of its surfaces.
 */
export function sheetPictureAddresses(evaluation: OrderEvaluation): string[] {
  const context = canvasContextOf(evaluation)
  const views = viewRecords(context)
  const ppi = masterPpiOf(views)
  return [
    ...new Set([
      ...views.flatMap(({ view }) => shownPictures(context, view.id)),
      ...views.flatMap((records) => printedPictures(records, context, ppi)),
      ...chosenTextures(evaluation.context.catalog, evaluation.document),
      ...stillAddresses(context),
    ]),
  ]
}

/** What is drawn on the canvas needs no drawing of its own. */
function withoutDrawn(undrawn: readonly UndrawnItem[]): UndrawnItem[] {
  return undrawn.filter(({ reason }) => reason !== drawingMessages.notDrawnAtAll)
}

/** Are there panels, which show what covers the walls? */
function hasPanels({ tables }: CanvasContext): boolean {
  return [...tables.entity.values()].some(({ type }) => type === 'calicoMuralPanel')
}

function isNoMural({ scene }: SheetView): boolean {
  return findDrawingFamily(scene.family)?.coversWalls !== true
}

function numbered(sheets: readonly Omit<Sheet, 'number'>[], after: number): Sheet[] {
  return sheets.map((sheet, index) => ({ ...sheet, number: after + index + 1 }))
}

/** What the shown comments say, by their marks; of items that are not drawn too. */
function noteSheets(
  notes: readonly PinnedNote[],
  { views, undrawn }: OrderViews,
  { paper, unit }: SheetOptions,
): Omit<Sheet, 'number'>[] {
  // Where nothing is drawn there is nothing to point at.
  if (notes.length === 0 || views.length === 0) return []
  const { mark, item, place, said } = commentMessages.pinColumns
  const headingOf = (note: PinnedNote) =>
    views.find((view) => isPinOf(note, view))?.heading ??
    undrawn.find(({ itemId }) => itemId === note.itemId)?.heading ??
    ''
  return tableSheets(
    {
      heading: commentMessages.pinsSheet,
      columns: [
        { title: mark, share: 6 },
        { title: item, share: 22 },
        { title: place, share: 24 },
        { title: said, share: 48 },
      ],
      rows: notes.map((note) => [note.mark, headingOf(note), notePlace(note, views, unit), note.text]),
    },
    sheetSize(paper, 'landscape'),
    { unit, unitText: drawingMessages.withoutDimensions, label: drawingMessages.sheet },
  )
}

export function orderSheets(input: OrderSheetsInput): OrderSheetSet {
  const { evaluation, measurer, options, isSpatial, hiddenLayers, about, printsMasters = false } = input
  const { notes = [] } = input
  const { catalog, profile } = evaluation.context
  const lines = orderViews(evaluation, { unit: options.unit, measurer })
  const context = canvasContextOf(evaluation)
  const items = isSpatial && hasPanels(context) ? { ...lines, views: lines.views.filter(isNoMural) } : lines
  const laid = layoutSheets(items.views, options)
  const itemSheets = { ...laid, sheets: numbered([...laid.sheets, ...noteSheets(notes, items, options)], 0) }
  if (!isSpatial) return { ...items, ...itemSheets, canvasSheetCount: 0 }
  const canvas = canvasSheets({
    context,
    spatial: profile.spatial,
    unit: profile.region.units,
    options,
    hidden: new Set(hiddenLayers),
    titleOf: (id) => catalog.options.get(id ?? profile.spatial.muralTextureFallback ?? 0)?.title ?? '',
    lookOf: (item) => seenLook(catalog, evaluation.document, item),
    about,
    printsMasters,
    sheetsAfter: itemSheets.sheets.length,
  })
  const first = canvas.sheets.length
  return {
    views: items.views,
    undrawn: first === 0 ? items.undrawn : withoutDrawn(items.undrawn),
    sheets: [...canvas.sheets, ...numbered(itemSheets.sheets, first)],
    unplaced: [...canvas.unplaced, ...itemSheets.unplaced],
    canvasSheetCount: first,
  }
}
