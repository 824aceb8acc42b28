/** What is still to be agreed to: that production waits for it, and for customers the way to where they accept. */
import { agreementMessages as words } from '@orderwright/domain/messages'
import {
  isAccepted,
  isQuoteExpired,
  isSentBack,
  productionWaits,
  quoteValidUntil,
} from '@orderwright/domain/orders'
import { formatDate, toTimestamp } from '@orderwright/domain/units'
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
  // What has expired is offered neither to be accepted nor to be paid; it can be asked for anew.
  const isExpired = isQuoteExpired(order, profile, toTimestamp(new Date()))
  if (waits === null && !isForCustomer && !isExpired) return null
  if (isOfExpiryAlone && !isExpired) return null
  const isBack = isSentBack(order)
  const isToRenew = isExpired && !viewer.isEmployee && order.renewalAskedSince === null
  const isToAccept = isForCustomer && !isExpired && !isBack
  const nextStep = isToRenew
    ? words.askForRenewal
    : isToAccept
      ? words.readAndAccept({ number })
      : words.seeAgreement
  const expired = (isOfExpiryAlone || !isAsked ? words.expiredToPay : words.expired)({
    word: profile.vocabulary.order,
    date: formatDate(quoteValidUntil(order, profile) ?? ''),
  })
  return (
    <div className="mt-6 flex max-w-prose flex-wrap items-center justify-between gap-3 rounded border border-hairline bg-desk px-4 py-3">
      <p className="text-sm">
        {isExpired
          ? expired
          : isBack
            ? words.waitsForRevising({ number })
            : (waits ?? words.canBeAccepted({ number }))}
      </p>
      <ButtonLink
        to="/orders/:orgSpecificId/revisions"
        params={{ orgSpecificId: String(orgSpecificId) }}
        size="small"
        icon={<PenLine aria-hidden />}
      >
        {nextStep}
      </ButtonLink>
    </div>
  )
}
