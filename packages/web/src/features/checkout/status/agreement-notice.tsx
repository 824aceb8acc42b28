/** What is still to be agreed to: that production waits for it, and for customers the way to where they accept. */
import {
  agreementMessages as words,
  formatDate,
  isAccepted,
  isQuoteExpired,
  productionWaits,
  quoteValidUntil,
  toTimestamp,
} from '@orderwright/domain'
import { PenLine } from 'lucide-react'
import { ButtonLink } from '../../../ui/link.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** `isOfExpiryAlone`: where somebody pays, who accepts elsewhere, and is told that what they pay has expired. */
export function AgreementNotice({ isOfExpiryAlone = false }: { isOfExpiryAlone?: boolean }) {
  const { order, profile, viewer } = useCheckout()
  const { revisionNumber: number, orgSpecificId, isStocked } = order
  if (number === 0) return null
  const isAsked = profile.agreement.acceptance !== 'off' && !isAccepted(order)
  const waits = isStocked === 1 ? null : productionWaits(order, profile)
  const isForCustomer = isAsked && !viewer.isEmployee
  if (waits === null && !isForCustomer) return null
  // What has expired is not offered to be accepted; where it would be, it can be asked for anew.
  const isExpired = isAsked && isQuoteExpired(order, profile, toTimestamp(new Date()))
  if (isOfExpiryAlone && !isExpired) return null
  const expired = words.expired({
    word: profile.vocabulary.order,
    date: formatDate(quoteValidUntil(order, profile) ?? ''),
  })
  return (
    <div className="mt-6 flex max-w-prose flex-wrap items-center justify-between gap-3 rounded border border-hairline bg-desk px-4 py-3">
      <p className="text-sm">{isExpired ? expired : (waits ?? words.canBeAccepted({ number }))}</p>
      <ButtonLink
        to="/orders/:orgSpecificId/revisions"
        params={{ orgSpecificId: String(orgSpecificId) }}
        size="small"
        icon={<PenLine aria-hidden />}
      >
        {isForCustomer && !isExpired ? words.readAndAccept({ number }) : words.seeAgreement}
      </ButtonLink>
    </div>
  )
}
