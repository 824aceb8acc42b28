/** One choice, planned: the next document with its patches, or a refusal that says why and what would help. */
import type { SelectionChange } from '../orders/selections.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { ConflictPart } from '../constraints/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import { conflictOfEmptied, conflictOfHidden, conflictOfOption, shownBy } from '../constraints/conflict.ts'
import type { PropertyIndex } from '../constraints/indices.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import { findRepairs } from './repairs.ts'
import { decideChanges, type RefusedChanges } from '../configuration/changes/try-changes.ts'
import type { SelectionPlan, SelectionRefusal } from '../configuration/types.ts'

/** Plans one choice. Never mutates. [1.5.26, 1.5.27] */
export function planSelection(
  context: EvaluationContext,
  document: OrderDocument,
  change: SelectionChange,
): SelectionPlan | SelectionRefusal {
  return planChanges(context, document, [change])
}

/**
 * Plans several choices as one: they stand or fall together, and only what they come to is judged. Applying a
 * repair is `planChanges(context, document, repair.changes)`.
 */
export function planChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): SelectionPlan | SelectionRefusal {
  const decision = decideChanges(context, document, changes)
  if (decision.ok) return decision
  const { judged } = decision
  const conflict = lazily(() => (judged === null ? [] : conflictOf(judged, changes)))
  const repairs = lazily(() => (judged === null ? [] : findRepairs(context, document, changes, judged)))
  return {
    ...decision.refusal,
    get conflict() {
      return conflict()
    },
    get repairs() {
      return repairs()
    },
  }
}

/** What is worked out when somebody reads it, once: a server that only says no need not know the repairs. */
type Lazy<T> = () => T

function lazily<T>(make: () => T): Lazy<T> {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}

function conflictOf(judged: RefusedChanges, changes: readonly SelectionChange[]): readonly ConflictPart[] {
  switch (judged.kind) {
    case 'hidden':
      return conflictOfHidden(judged.state, judged.itemId, judged.property)
    case 'notAllowed':
      return conflictOfOption(judged.state, judged.itemId, judged.option)
    case 'emptied': {
      const { state, before, itemId, property } = judged
      const changed = changedProperties(state, itemId, changes)
      return conflictOfEmptied(state, itemId, property, shownBy(before, state, property, changed))
    }
    default:
      return []
  }
}

/** The changed properties that a place hears of: its own, those of the order, and for the order those of its lines. */
function changedProperties(
  { network }: NetworkState,
  itemId: number | null,
  changes: readonly SelectionChange[],
): Set<PropertyIndex> {
  const changed = new Set<PropertyIndex>()
  for (const change of changes) {
    if (itemId !== null && change.itemId !== null && change.itemId !== itemId) continue
    const property = network.propertyIndex.get(change.propertyId)
    if (property !== undefined) changed.add(property)
  }
  return changed
}
