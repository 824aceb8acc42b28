/** What an item's drawing says against changes that the rules allow. */
import type { SelectionChange } from '../../orders/selections.ts'
import type { Problem } from '../../constraints/types.ts'
import { layoutProblems } from '../../item-drawings/item-checks.ts'
import { judgeChanges } from './judge-changes.ts'
import { itemState } from '../../constraints/states.ts'
import type { ItemEvaluation, OrderEvaluation } from '../types.ts'

/** What the drawing says against an item after changes, and does not say now. */
export function objections(
  { context, document }: OrderEvaluation,
  { item, product }: ItemEvaluation,
  changes: readonly SelectionChange[],
): readonly Problem[] {
  const before = itemState(context, document, item)
  const judged = judgeChanges(context, document, changes)
  const after = judged.ok ? judged.places.find(({ itemId }) => itemId === item.id)?.after : undefined
  if (product === undefined || before === undefined || after === undefined) return []
  const known = new Set(layoutProblems(context, before, product).map(({ message }) => message))
  return layoutProblems(context, after, product).filter(({ message }) => !known.has(message))
}

/**
 * Why an option that the rules allow can not be chosen on an item whose drawing stands: null when nothing is against it,
 * or when the drawing is broken already, so that each choice may be a step towards a sound one.
 */
export function drawingObjection(
  evaluation: OrderEvaluation,
  { itemId, selection }: SelectionChange,
  changes: readonly SelectionChange[],
): Problem | null {
  const item = itemId === null ? undefined : evaluation.itemsById.get(itemId)
  if (item === undefined || selection?.optionId === undefined) return null
  if (item.problems.some(({ code }) => code === 'layout')) return null
  return objections(evaluation, item, changes)[0] ?? null
}
