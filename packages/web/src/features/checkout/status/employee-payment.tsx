/**
 * An order that waits for a payment, for the organization's employees: what is due and why, its items, its ledger, and the next thing to do,
 * which is to record what came or to take a card. The customer's own screen is in guest mode. [1.2.85, 1.6.21, issue 18]
 */
import { amountWords, orderStatusMessages as words, paymentMessages } from '@orderwright/domain/messages'
import { statusText } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { LedgerPanel } from '../payment/ledger/ledger-panel.tsx'
import { PayHere, type PaymentChoice, usePaymentChoice } from '../payment/pay-here.tsx'
import { BillSection } from './summary/bill-section.tsx'
import { CostLines } from './summary/cost-lines.tsx'
import { ItemList } from './item-list.tsx'
import { MarginSection } from './summary/margin-section.tsx'
import { AddressLines } from './summary/order-summary.tsx'
import { AsideSection, StatusLayout } from './status-layout.tsx'
import { StatusTimeline } from './status-timeline.tsx'
import { SummaryLine } from './summary/summary-line.tsx'

/** Everything that the order comes to, and what of it is paid, open and due. */
function Amounts({ choice: { payment, charge } }: { choice: PaymentChoice }) {
  const { due } = payment
  return (
    <dl className="text-sm">
      <CostLines />
      {due.paidInCents !== 0 && (
        <SummaryLine term={amountWords.paid}>
          −<Money cents={due.paidInCents} />
        </SummaryLine>
      )}
      <SummaryLine term={amountWords.balance} isSum>
        <Money cents={due.balanceInCents} />
      </SummaryLine>
      <SummaryLine term={paymentMessages.dueNow} isSum>
        <Money cents={charge.paymentAmountInCents} />
      </SummaryLine>
    </dl>
  )
}

export function EmployeePayment({ actions }: { actions?: ReactNode }) {
  const formatDay = useFormatDay()
  const { order, people, pricingIsHidden, paymentRecords } = useCheckout()
  const choice = usePaymentChoice()
  const { payment, charge } = choice
  const { title } = statusText(payment.status, order.isStocked === 1)
  const owner = people.find(({ id }) => id === order.userId)?.name
  const from = [order.contactName || owner, order.firmName].filter(Boolean).join(', ')
  const contact = [order.contactName || owner, order.firmName, order.phone, order.email]
  return (
    <StatusLayout
      heading={title}
      help="payment"
      isAsideLast
      lead={
        <>
          {from && <>{words.from({ from })} </>}
          {payment.entry && (
            <span className="tabular">{words.since({ date: formatDay(payment.entry.date) })} </span>
          )}
          {!pricingIsHidden && (
            <span className="mt-1 block text-base font-medium text-ink">
              <Money cents={charge.paymentAmountInCents} /> {paymentMessages.isDueNow}
            </span>
          )}
        </>
      }
      actions={actions}
      aside={
        <>
          {!pricingIsHidden && (
            <AsideSection title={words.amounts}>
              <Amounts choice={choice} />
            </AsideSection>
          )}
          <MarginSection />
          <BillSection />
          {paymentRecords.length > 0 && !pricingIsHidden && (
            <AsideSection title={paymentMessages.paymentsSoFar}>
              <LedgerPanel hasForm />
            </AsideSection>
          )}
          <AsideSection title={words.progress}>
            <StatusTimeline />
          </AsideSection>
          <AsideSection title={words.delivery}>
            <p className="text-sm">
              <AddressLines address={order.deliveryAddress} />
            </p>
          </AsideSection>
          <AsideSection title={words.contact}>
            <p dir="auto" className="text-start text-sm break-words whitespace-pre-line">
              {contact.filter(Boolean).join('\n')}
            </p>
          </AsideSection>
        </>
      }
    >
      <section aria-labelledby="next-step" className="mb-10 rounded border border-edge p-4 sm:p-6">
        <h2 id="next-step" className="mb-4 text-sm font-semibold">
          {paymentMessages.nextStep}
        </h2>
        <PayHere choice={choice} />
      </section>
      <ItemList />
    </StatusLayout>
  )
}
