/** The document of the open order: set in type and divided into pages, anew only when something in it changed. */
import type { OrderEvaluation } from '@orderwright/domain/configuration'
import { type ComposedDocument, composeDocument, type DocumentMode } from '@orderwright/domain/documents'
import { deriveLedger, type PaymentRecord } from '@orderwright/domain/payments'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useOrderEditor } from '../../open-order/editor-context.tsx'

interface Composed {
  readonly document: ComposedDocument
  readonly evaluation: OrderEvaluation
}

export function useComposedDocument(mode: DocumentMode, showsDiscount: boolean): Composed {
  const { state, org } = useOrderEditor()
  // What arrives after the first picture, the measurer above all, is set and drawn in pieces, while hands are answered.
  const evaluation = useDeferredValue(state.evaluation)
  const payments = useLedger(evaluation)
  const document = useMemo(
    () => composeDocument({ mode, evaluation, org, showsDiscount, payments, site: window.location.origin }),
    [mode, evaluation, org, showsDiscount, payments],
  )
  return { document, evaluation }
}

/** The ledger that belongs to the order: loaded again when the amount paid, which is live, says that it has grown. */
function useLedger({ document: { order }, costs }: OrderEvaluation): readonly PaymentRecord[] {
  const { data, reload } = useOrderEditor()
  const asked = useRef<number | null>(null)
  const { paymentRecords } = data
  const paid = order.amountPaidInCents
  const isStale = costs !== null && deriveLedger(paymentRecords).amountPaidInCents !== paid
  useEffect(() => {
    // Once for each amount: an answer that lags behind must not ask for ever.
    if (!isStale || asked.current === paid) return
    asked.current = paid
    void reload()
  }, [isStale, paid, reload])
  return paymentRecords
}
