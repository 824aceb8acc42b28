/** What the order page's primary action is called now. [1.2.53] */
import { submissionLabel } from '@orderwright/domain/lifecycle'
import type { EditorState } from '@orderwright/editor'
import { useEditorState } from '../../open-order/editor-context.tsx'
import { type Checkout, useCheckout } from '../checkout-context.tsx'

type Known = Pick<Checkout, 'profile' | 'paymentRecords'>

/** The label for the order as the editor has it now. */
export function submitLabel(
  { profile, paymentRecords }: Known,
  { document, evaluation }: EditorState,
): string {
  const { costs, isPriced } = evaluation
  const { order, items } = document
  return submissionLabel({ order, hasItems: items.length > 0, isPriced, costs }, profile, paymentRecords)
}

/** The same, following the order. */
export function useSubmitLabel(): string {
  const checkout = useCheckout()
  return useEditorState((state) => submitLabel(checkout, state))
}
