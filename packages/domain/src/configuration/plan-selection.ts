/** One choice, planned: the next document with its patches, or a refusal that says why and what would help. */
import { messages } from '../messages.ts'
import type { OrderDocument } from '../orders/document.ts'
import { refusal } from '../units/result.ts'
import { engravingRefusal } from './custom-engravings.ts'
import { conflictOfEmptied, conflictOfHidden, conflictOfOption, shownBy } from './conflict.ts'
import { emptiedReason, propertyTitle, reasonsFor } from './explain.ts'
import { type Judged, judgeChanges } from './judge-changes.ts'
import type { NetworkState } from './network-state.ts'
import { findRepairs } from './repairs.ts'
import type {
  ConflictPart,
  EvaluationContext,
  Reason,
  Repair,
  SelectionChange,
  SelectionPlan,
  SelectionRefusal,
  SelectionRefusalCode,
} from './types.ts'

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
  for (const change of changes) {
    const against = engravingRefusal(context, document, change)
    if (against !== null) return refused(against.code, against.message)
  }
  const judged = judgeChanges(context, document, changes)
  if (judged.ok) return { ok: true, document: judged.document, patches: judged.patches }
  return refuse(context, document, changes, judged)
}

/** What is worked out when somebody reads it, once: a server that only says no need not know the ways out. */
type Lazy<T> = () => T

function lazily<T>(make: () => T): Lazy<T> {
  let known: { readonly value: T } | undefined
  return () => {
    known ??= { value: make() }
    return known.value
  }
}

function refused(
  code: SelectionRefusalCode,
  message: string,
  more: {
    readonly reasons?: readonly Reason[]
    readonly conflict?: () => readonly ConflictPart[]
    readonly repairs?: () => readonly Repair[]
  } = {},
): SelectionRefusal {
  const conflict = lazily(more.conflict ?? (() => []))
  const repairs = lazily(more.repairs ?? (() => []))
  return {
    ...refusal(code, message),
    reasons: more.reasons ?? [],
    get conflict() {
      return conflict()
    },
    get repairs() {
      return repairs()
    },
  }
}

function refuse(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  judged: Exclude<Judged, { ok: true }>,
): SelectionRefusal {
  const repairs = () => findRepairs(context, document, changes, judged)
  switch (judged.kind) {
    case 'itemUnknown':
      return refused('itemUnknown', messages.itemUnknown)
    case 'propertyUnknown':
      return refused('propertyUnknown', messages.propertyUnknown)
    case 'optionUnknown':
      return refused('optionUnknown', messages.optionUnknown)
    case 'unreadable':
      return refused('valueUnreadable', messages.lengthUnreadable({ text: judged.text.slice(0, 40) }))
    case 'hidden': {
      const { state, itemId, property } = judged
      const message = messages.propertyHidden({ title: propertyTitle(state.network, property) })
      return refused('propertyHidden', message, {
        reasons: [{ code: 'hidden', message }],
        conflict: () => conflictOfHidden(state, itemId, property),
        repairs,
      })
    }
    case 'notAllowed': {
      const { state, itemId, option } = judged
      const reasons = reasonsFor(state, option)
      return refused('optionNotAllowed', reasons[0]?.message ?? messages.optionUnknown, {
        reasons,
        conflict: () => conflictOfOption(state, itemId, option),
        repairs,
      })
    }
    case 'emptied': {
      const { state, before, itemId, property } = judged
      const title = propertyTitle(state.network, property)
      const changed = changedProperties(state, itemId, changes)
      return refused('optionLeavesNoOptions', messages.optionLeavesNoOptions({ title }), {
        reasons: [emptiedReason(state.network, property, itemId ?? undefined)],
        conflict: () => conflictOfEmptied(state, itemId, property, shownBy(before, state, property, changed)),
        repairs,
      })
    }
  }
}

/** The changed properties that a place hears of: its own, those of the order, and for the order those of its lines. */
function changedProperties(
  { network }: NetworkState,
  itemId: number | null,
  changes: readonly SelectionChange[],
): Set<number> {
  const changed = new Set<number>()
  for (const change of changes) {
    if (itemId !== null && change.itemId !== null && change.itemId !== itemId) continue
    const property = network.propertyIndex.get(change.propertyId)
    if (property !== undefined) changed.add(property)
  }
  return changed
}
