/** Where the pieces of an order stand on its canvas, and its viewports with what is written on their drawings, in words. */
import type { CanvasContext } from '../canvas/kind.ts'
import { placedItemKind } from '../canvas/kinds/placed-item.ts'
import { viewportsOf } from '../canvas/viewports.ts'
import { canvasScreenMessages } from '../messages/canvas/screen.ts'
import { spatialKindWords } from '../messages/canvas/spatial-records.ts'
import { fieldTitles } from '../messages/order/order-history.ts'
import { revisionWords as words } from '../messages/papers/revisions.ts'
import { placementsOf } from '../orders/placements.ts'
import type { ReadFact, ReadThing } from '../orders/revisions/reading.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { type ArchCustomView, drawingNotesKeys } from '../spatial/schema.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { nowhere, readFields } from './read-fields.ts'

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

/** A piece is read on the plan and in its viewport by itself, with the fields that its inspector shows there: it may stand on both. */
function readPieces(item: ProductInstance, context: CanvasContext, unit: LengthUnit): ReadThing[] {
  return placementsOf(item).flatMap(({ plan, view }, index): ReadThing[] => {
    const pieceOn = (on: 'plan' | 'view', sheet: string): ReadThing => {
      const piece = item.quantity === 1 ? null : index + 1
      const name = words.placed({ name: context.nameOf(item), piece, sheet })
      // It is not drawn for it.
      const part = { ...nowhere, name: String(index), isUpright: on === 'view' }
      return {
        key: `productInstance ${item.id}/${index}/${on}`,
        title: words.thing({ kind: placedItemKind.words().one, name }),
        fields: [
          { key: 'sheet', title: words.standsOn, text: sheet },
          ...readFields(placedItemKind, item, context, part, unit),
        ],
      }
    }
    const viewTitle = view && context.tables.archCustomView.get(view.archCustomViewId)?.title
    return [
      ...(plan ? [pieceOn('plan', canvasScreenMessages.plan)] : []),
      ...(view ? [pieceOn('view', viewTitle ?? '')] : []),
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
