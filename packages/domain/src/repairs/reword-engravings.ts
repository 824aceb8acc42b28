/** One repair for all engravings of an item that are too wide: each in shorter words, or in two lines. [1.5.33, 1.5.35] */
import { engravingSetAt, engravingSides } from '../engraving/schema.ts'
import { engravingMessages } from '../messages/options/engraving.ts'
import { itemOf } from '../orders/document.ts'
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import { engravingGridOf } from '../item-drawings/engraving-grid.ts'
import { checkedEngravings } from '../item-drawings/checked-engravings.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { type FitRequest, suggestRewordings } from './suggest-fits.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { CandidateChoice } from './search/candidate-choices.ts'
import type { Selections, SelectionChange } from '../orders/selections.ts'
import type { OrderEvaluation } from '../configuration/types.ts'

/** More than this are better looked at one by one. */
const MOST = 24

/** What is written instead, in words, and as one change of the property. Null when a text has no shorter wording. */
export function rewordedEngravings(
  evaluation: OrderEvaluation,
  itemId: number,
  propertyId: number,
): { readonly title: string; readonly change: SelectionChange } | null {
  let current = evaluation
  const written: string[] = []
  for (let tooWide = firstTooWide(current, itemId, propertyId); tooWide !== undefined; ) {
    const [least] = suggestRewordings(current, tooWide)
    if (least === undefined || written.length === MOST) return null
    const accepted = acceptedDocument(current.context, current.document, least.changes)
    if (accepted === undefined) return null
    written.push(least.title)
    current = evaluateOrder(current.context, accepted, current)
    tooWide = firstTooWide(current, itemId, propertyId)
  }
  const selection = itemOf(current.document, itemId)?.properties[propertyId]
  const [title] = written
  if (title === undefined || selection === undefined) return null
  return {
    title: written.length === 1 ? title : engravingMessages.rewordSeveral({ count: written.length }),
    change: { itemId, propertyId, selection },
  }
}

/** The same for a line with other choices than it has, under other choices of its order. */
export function rewordedChoice(
  { context, document }: OrderEvaluation,
  item: ProductInstance,
  order: Selections,
  own: Selections,
  propertyId: number,
): CandidateChoice | null {
  const changed = { ...item, properties: own }
  const alone = { order: { ...document.order, properties: order }, items: [changed] }
  const reworded = rewordedEngravings(evaluateOrder(context, alone), item.id, propertyId)
  if (reworded === null) return null
  return { selection: reworded.change.selection ?? undefined, words: reworded.title }
}

function firstTooWide(
  { context, document }: OrderEvaluation,
  itemId: number,
  propertyId: number,
): FitRequest | undefined {
  const { measurer, profile, catalog } = context
  const item = itemOf(document, itemId)
  const grid = item && engravingGridOf(catalog, document, item)
  if (!measurer || !item || !grid) return undefined
  for (const one of checkedEngravings({ catalog, profile, measurer }, document, item, grid)) {
    if (one.propertyId !== propertyId) continue
    for (const [mechanism, sides] of Object.entries(one.checks)) {
      for (const side of engravingSides) {
        const { checks, kept } = sides[side]
        const entry = kept[checks.findIndex((check) => check.isExact && check.state === 'overLimit')]
        if (entry === undefined) continue
        const entries = engravingSetAt(one.selection.engravings ?? [], one.piece)[mechanism]?.[side] ?? []
        const place = { mechanism: Number(mechanism), side, line: entries.indexOf(entry) }
        return { itemId, propertyId, piece: one.piece, place }
      }
    }
  }
  return undefined
}
