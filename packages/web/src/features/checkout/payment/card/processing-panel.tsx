/** While the provider works on a card payment. [1.8.04] */
import { submissionMessages } from '@orderwright/domain/messages'
import { Spinner } from '../../../../ui/spinner.tsx'

export function ProcessingPanel() {
  return (
    <section role="status" className="rounded border border-hairline bg-paper px-6 py-10 text-center">
      <Spinner size={28} className="mx-auto text-accent-text" />
      <p className="mt-4 text-lg font-medium">{submissionMessages.paymentProcessing}</p>
      <p className="mx-auto mt-2 max-w-sm text-sm text-ink-2">{submissionMessages.paymentMayClose}</p>
      <p className="mx-auto mt-1 max-w-sm text-sm text-ink-2">{submissionMessages.paymentWillNotify}</p>
    </section>
  )
}
