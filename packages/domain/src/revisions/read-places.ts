/** Where the pieces of an order stand on its canvas, and its viewports with what is written on their drawings, in words. */
import type { CanvasContext } from '../canvas/kind.ts'
import { viewportsOf } from '../canvas/viewports.ts'
import { canvasFieldMessages } from '../messages/canvas/fields.ts'
import { canvasScreenMessages } from '../messages/canvas/screen.ts'
import { spatialKindWords } from '../messages/canvas/spatial-records.ts'
import { fieldTitles } from '../messages/order/order-history.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { placementsOf } from '../orders/placements.ts'
import type { ReadFact, ReadThing } from '../orders/revisions/reading.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { type ArchCustomView, drawingNotesKeys } from '../spatial/schema.ts'
import { formatLength, type LengthUnit, MM_PER_INCH } from '../units/lengths.ts'

function readViewport(view: ArchCustomView, number: number): ReadThing {
  const { id, title, archived, drawingNotesData } = view
  const notes = drawingNotesKeys.map((key) => ({
    key,
    title: canvasScreenMessages.noteKeys[key],
    text: drawingNotesData[key]?.trim() ?? '',
  }))
  const fields: ReadFact[] = [
    { key: 'title', title: fieldTitles.title, text: title },
    { key: 'number', title: words.number, text: String(number) },
    { key: 'archived', title: fieldTitles.archived, text: archived === 1 ? words.yes : '' },
    ...notes,
  ]
  return {
    key: `archCustomView ${id}`,
    title: words.thing({ kind: spatialKindWords.archCustomView.one, name: title }),
    fields: fields.filter(({ text }) => text !== ''),
  }
}

/** A piece is read on the plan and in its viewport by itself: it may stand on both. */
function readPieces(item: ProductInstance, context: CanvasContext, unit: LengthUnit): ReadThing[] {
  const { x: xTitle, y: yTitle, rotation: rotationTitle } = canvasFieldMessages
  const lengthOf = (inches: number) => formatLength(inches * MM_PER_INCH, unit)
  return placementsOf(item).flatMap(({ plan, view }, index): ReadThing[] => {
    const piece = item.quantity === 1 ? null : index + 1
    const pieceOn = (
      on: 'plan' | 'view',
      sheet: string,
      at: { readonly x: number; readonly y: number; readonly rotation?: number },
    ): ReadThing => {
      const name = words.placed({ name: context.nameOf(item), piece, sheet })
      const { x, y, rotation } = at
      const turned =
        rotation === undefined
          ? []
          : [{ key: 'rotation', title: rotationTitle, text: `${Number(rotation.toFixed(2))}°` }]
      return {
        key: `productInstance ${item.id}/${index}/${on}`,
        title: words.thing({ kind: spatialKindWords.productInstance.one, name }),
        fields: [
          { key: 'sheet', title: words.standsOn, text: sheet },
          { key: 'x', title: xTitle, text: lengthOf(x) },
          { key: 'y', title: yTitle, text: lengthOf(y) },
          ...turned,
        ],
      }
    }
    const viewTitle = view && context.tables.archCustomView.get(view.archCustomViewId)?.title
    return [
      ...(plan ? [pieceOn('plan', canvasScreenMessages.plan, { ...plan, y: plan.z })] : []),
      ...(view ? [pieceOn('view', viewTitle ?? '', view)] : []),
    ]
  })
}

/** Viewports by their numbers, then the pieces that stand somewhere, line by line. Lengths in `unit`. */
export function readPlaces(context: CanvasContext, unit: LengthUnit): ReadThing[] {
  return [
    ...viewportsOf(context).map((view, index) => readViewport(view, index + 1)),
    ...context.items.flatMap((item) => readPieces(item, context, unit)),
  ]
}
