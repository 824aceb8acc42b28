/**
 * The payment screen of whoever pays: what is due and why on one side, the ways to pay on the other. [1.2.85, 1.5.08, 1.5.09,
 * 1.5.44, 1.6.29, 1.6.30, 1.8.04–1.8.06]
 */
import { checkoutMessages, paymentMessages as words } from '@orderwright/domain/messages'
import { isQuoteExpired, statusText } from '@orderwright/domain/orders'
import { toTimestamp } from '@orderwright/domain/units'
import type { ReactNode } from 'react'
import { useIsDesk } from '../../../lib/browser/media.ts'
import { useCheckout } from '../checkout-context.tsx'
import { AmountPanel } from './amount-panel.tsx'
import { LedgerPanel } from './ledger/ledger-panel.tsx'
import { PaidFor } from './paid-for.tsx'
import { PayHere, usePaymentChoice } from './pay-here.tsx'

interface PaymentScreenProps {
  /** buttons of the order page: Cancel Order, View Invoice … */
  actions?: ReactNode
  /** under what is due; in place of the ways to pay where the quote has expired */
  notices?: ReactNode
}

export function PaymentScreen({ actions, notices }: PaymentScreenProps) {
  const { order, profile, pricingIsHidden, paymentRecords } = useCheckout()
  const choice = usePaymentChoice()
  const { payment, charge, payInFull } = choice
  const { description } = statusText(payment.status, order.isStocked === 1)
  const isDesk = useIsDesk()
  // It is renewed before anybody pays it: what there is to do stands where it would be paid.
  const isExpired = isQuoteExpired(order, profile, toTimestamp(new Date()))
  const foot = (
    <div>
      {description && <p className="text-sm text-ink-2">{description}</p>}
      <div className="mt-5 -ms-3 flex flex-wrap gap-1">{actions}</div>
    </div>
  )

  const soFar = paymentRecords.length > 0 && !pricingIsHidden && (
    <section aria-label={words.paymentsSoFar}>
      <h2 className="mb-2 text-sm font-semibold">{words.paymentsSoFar}</h2>
      <LedgerPanel hasForm />
    </section>
  )

  const beside = (
    <>
      <PaidFor />
      {soFar}
    </>
  )

  return (
    <div
      data-help="payment"
      className="mx-auto grid w-full max-w-2xl gap-x-16 gap-y-8 px-4 py-8 sm:px-8 sm:py-14 min-[1100px]:max-w-5xl min-[1100px]:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div>
        {pricingIsHidden ? (
          <>
            <p className="eyebrow tabular mb-2">
              {profile.vocabulary.order} #{order.orgSpecificId} · {order.title}
            </p>
            <h2 className="text-2xl font-semibold tracking-tight">
              {statusText(payment.status, false).title}
            </h2>
            <p className="mt-2 text-base text-ink-2">{checkoutMessages.pricesHidden}</p>
          </>
        ) : (
          <AmountPanel payment={payment} charge={charge} payInFull={payInFull} />
        )}
        {!isExpired && notices}
        {isDesk && <div className="mt-8 grid gap-8">{beside}</div>}
        {isDesk && <div className="mt-5">{foot}</div>}
      </div>
      <div className="min-w-0">{isExpired ? notices : <PayHere choice={choice} />}</div>
      {!isDesk && beside}
      {!isDesk && foot}
    </div>
  )
}
