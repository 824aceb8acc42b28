/** What is still to be agreed to: that production waits for it, and for customers the way to where they accept. */
import { agreementMessages as words, isAccepted, productionWaits } from '@orderwright/domain'
import { PenLine } from 'lucide-react'
import { ButtonLink } from '../../../ui/link.tsx'
import { useCheckout } from '../checkout-context.tsx'

export function AgreementNotice() {
  const { order, profile, viewer } = useCheckout()
  const { revisionNumber: number, orgSpecificId, isStocked } = order
  if (number === 0) return null
  const isAsked = profile.agreement.acceptance !== 'off' && !isAccepted(order)
  const waits = isStocked === 1 ? null : productionWaits(order, profile)
  const isForCustomer = isAsked && !viewer.isEmployee
  if (waits === null && !isForCustomer) return null
  return (
    <div className="mt-6 flex max-w-prose flex-wrap items-center justify-between gap-3 rounded border border-hairline bg-desk px-4 py-3">
      <p className="text-sm">{waits ?? words.canBeAccepted({ number })}</p>
      <ButtonLink
        to="/orders/:orgSpecificId/revisions"
        params={{ orgSpecificId: String(orgSpecificId) }}
        size="small"
        icon={<PenLine aria-hidden />}
      >
        {isForCustomer ? words.readAndAccept({ number }) : words.seeAgreement}
      </ButtonLink>
    </div>
  )
}
