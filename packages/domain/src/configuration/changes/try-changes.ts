/** Choices judged: the next document with its patches, or no and why. What would help is for whoever reads the refusal. */
import type { SelectionChange } from '../../orders/selections.ts'
import type { Reason } from '../../constraints/types.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import { messages } from '../../messages.ts'
import type { OrderDocument } from '../../orders/document.ts'
import { type Refusal, refusal } from '../../units/result.ts'
import { engravingRefusal } from '../../item-drawings/custom-engravings.ts'
import { emptiedReason, propertyTitle, reasonsFor } from '../../constraints/explain.ts'
import { type Judged, judgeChanges } from './judge-changes.ts'
import type { SelectionPlan, SelectionRefusalCode } from '../types.ts'

/** A refusal without the choices and rules behind it and the ways out: `planChanges` finds those. */
export type PlainRefusal = Refusal<SelectionRefusalCode> & { readonly reasons: readonly Reason[] }

/** Changes that the rules refuse. */
export type RefusedChanges = Exclude<Judged, { ok: true }>

type Decision =
  | SelectionPlan
  | { readonly ok: false; readonly refusal: PlainRefusal; readonly judged: RefusedChanges | null }

/** What several choices come to, taken as one; with what they were refused by, null where no rule was asked. */
export function decideChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): Decision {
  for (const change of changes) {
    const against = engravingRefusal(context, document, change)
    if (against !== null) {
      return { ok: false, refusal: plain(against.code, against.message), judged: null }
    }
  }
  const judged = judgeChanges(context, document, changes)
  if (judged.ok) return { ok: true, document: judged.document, patches: judged.patches }
  return { ok: false, refusal: refusalOf(judged), judged }
}

/** As `planChanges`, for whom yes or no and the reason will do. [1.5.26] */
export function tryChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): SelectionPlan | PlainRefusal {
  const decision = decideChanges(context, document, changes)
  return decision.ok ? decision : decision.refusal
}

function plain(code: SelectionRefusalCode, message: string, reasons: readonly Reason[] = []): PlainRefusal {
  return { ...refusal(code, message), reasons }
}

function refusalOf(judged: RefusedChanges): PlainRefusal {
  switch (judged.kind) {
    case 'itemUnknown':
      return plain('itemUnknown', messages.itemUnknown)
    case 'propertyUnknown':
      return plain('propertyUnknown', messages.propertyUnknown)
    case 'optionUnknown':
      return plain('optionUnknown', messages.optionUnknown)
    case 'unreadable':
      return plain('valueUnreadable', messages.lengthUnreadable({ text: judged.text.slice(0, 40) }))
    case 'hidden': {
      const message = messages.propertyHidden({ title: propertyTitle(judged.state.network, judged.property) })
      return plain('propertyHidden', message, [{ code: 'hidden', message }])
    }
    case 'notAllowed': {
      const reasons = reasonsFor(judged.state, judged.option)
      return plain('optionNotAllowed', reasons[0]?.message ?? messages.optionUnknown, reasons)
    }
    case 'emptied': {
      const { state, itemId, property } = judged
      const title = propertyTitle(state.network, property)
      return plain('optionLeavesNoOptions', messages.optionLeavesNoOptions({ title }), [
        emptiedReason(state.network, property, itemId ?? undefined),
      ])
    }
  }
}
