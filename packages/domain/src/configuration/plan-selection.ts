/** One choice, planned: the next document with its patches, or a refusal that says why and what would help. */
import { messages } from '../messages.ts'
import type { OrderDocument } from '../orders/document.ts'
import { refusal } from '../units/result.ts'
import { engravingRefusal } from './custom-engravings.ts'
import { conflictOfEmptied, conflictOfOption } from './conflict.ts'
import { emptiedReason, propertyTitle, reasonsFor } from './explain.ts'
import { type Judged, judgeChanges } from './judge-changes.ts'
import type { NetworkState } from './network-state.ts'
import { blameOf, findRepairs } from './repairs.ts'
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

function refused(
  code: SelectionRefusalCode,
  message: string,
  more: {
    readonly reasons?: readonly Reason[]
    readonly conflict?: readonly ConflictPart[]
    readonly repairs?: readonly Repair[]
  } = {},
): SelectionRefusal {
  return {
    ...refusal(code, message),
    reasons: more.reasons ?? [],
    conflict: more.conflict ?? [],
    repairs: more.repairs ?? [],
  }
}

function refuse(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  judged: Exclude<Judged, { ok: true }>,
): SelectionRefusal {
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
      const title = propertyTitle(judged.state.network, judged.property)
      const message = messages.propertyHidden({ title })
      return refused('propertyHidden', message, { reasons: [{ code: 'hidden', message }] })
    }
    case 'notAllowed': {
      const reasons = reasonsFor(judged.state, judged.option)
      return refused('optionNotAllowed', reasons[0]?.message ?? messages.optionUnknown, {
        reasons,
        conflict: conflictOfOption(judged.state, judged.itemId, judged.option),
        repairs: repairsOf(context, document, changes, judged),
      })
    }
    case 'emptied': {
      const { network } = judged.state
      const title = propertyTitle(network, judged.property)
      return refused('optionLeavesNoOptions', messages.optionLeavesNoOptions({ title }), {
        reasons: [emptiedReason(network, judged.property, judged.itemId ?? undefined)],
        conflict: conflictOfEmptied(
          judged.state,
          judged.itemId,
          judged.property,
          changedProperties(judged.state, judged.itemId, changes),
        ),
        repairs: repairsOf(context, document, changes, judged),
      })
    }
  }
}

/** The changed properties that reach a place: its own, and on items the order-level ones. */
function changedProperties(
  { network }: NetworkState,
  itemId: number | null,
  changes: readonly SelectionChange[],
): Set<number> {
  const changed = new Set<number>()
  for (const change of changes) {
    if (change.itemId !== null && change.itemId !== itemId) continue
    const property = network.propertyIndex.get(change.propertyId)
    if (property !== undefined) changed.add(property)
  }
  return changed
}

function repairsOf(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
  judged: Exclude<Judged, { ok: true }>,
): Repair[] {
  const blame = blameOf(judged)
  return blame === undefined ? [] : findRepairs(context, document, changes, blame)
}
