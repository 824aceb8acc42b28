/** Whether changes would be accepted, without the reasons: what every search for better choices asks. */
import type { SelectionChange } from '../../orders/selections.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { OrderDocument } from '../../orders/document.ts'
import { engravingRefusal } from '../../item-drawings/custom-engravings.ts'
import { judgeChanges } from './judge-changes.ts'

/** The document after the changes, or undefined where `planChanges` would refuse them. */
export function acceptedDocument(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): OrderDocument | undefined {
  if (changes.some((change) => engravingRefusal(context, document, change) !== null)) return undefined
  const judged = judgeChanges(context, document, changes)
  return judged.ok ? judged.document : undefined
}
