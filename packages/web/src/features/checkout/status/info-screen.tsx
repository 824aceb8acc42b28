/** What a status means: title, description, date, what is next; the tracking number once it is shipped. [1.2.86] */
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import { currentVisibleStatus, statusDots, statusText } from '@orderwright/domain/orders'
import { amountDue } from '@orderwright/domain/payments'
import { formatCents } from '@orderwright/domain/units'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { ProblemsNote } from '../../order-problems/problems-note.tsx'
import { ReturnsNote } from '../../order-returns/returns-note.tsx'
import { LedgerPanel } from '../payment/ledger/ledger-panel.tsx'
import { ItemList } from './item-list.tsx'
import { MarginSection } from './summary/margin-section.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { RequestStatusUpdateButton } from './request-status-update.tsx'
import { ShippingNote } from './shipping-note.tsx'
import { AsideSection, StatusLayout } from './status-layout.tsx'
import { StatusTimeline } from './status-timeline.tsx'

const shippedTypes = new Set(['shipped', 'delivered', 'afterSaleService'])

/** An order that was shipped before its final payment still owes it. */
function useOpenBalance() {
  const { order, profile, paymentRecords, abilities, pricingIsHidden, viewer } = useCheckout()
  const status = currentVisibleStatus(order, profile, viewer.role)
  const due = amountDue(order, paymentRecords, profile, status.key).dueInCents
  return abilities.pay && !pricingIsHidden && due > 0 ? due : null
}

export function InfoScreen({ actions }: { actions?: ReactNode }) {
  const formatDay = useFormatDay()
  const { order, profile, viewer, paymentRecords, abilities, pricingIsHidden } = useCheckout()
  const [isPaying, setIsPaying] = useState(false)
  const openBalance = useOpenBalance()
  const status = currentVisibleStatus(order, profile, viewer.role)
  const { title, description } = statusText(status, order.isStocked === 1)
  const entry = order.statusData[status.key]
  const dots = statusDots(order, profile, viewer.role)
  const next = dots[dots.findIndex((dot) => dot.key === status.key) + 1]
  const isShipped = shippedTypes.has(status.type)

  if (isPaying && openBalance !== null) {
    return (
      <PaymentStatus actions={<Button onPress={() => setIsPaying(false)}>{words.backToTheStatus}</Button>} />
    )
  }
  return (
    <StatusLayout
      heading={title}
      help="status"
      lead={
        <>
          {description}
          <span className="mt-1 block text-base">
            {entry && <span className="tabular">{words.since({ date: formatDay(entry.date) })}</span>}{' '}
            {next && <span>{words.next({ title: next.title })}</span>}
          </span>
        </>
      }
      actions={
        <>
          {openBalance !== null && (
            <Button variant="primary" onPress={() => setIsPaying(true)}>
              {(viewer.isEmployee ? words.recordTheOpen : words.payTheOpen)({
                amount: formatCents(openBalance),
              })}
            </Button>
          )}
          <RequestStatusUpdateButton />
          {actions}
        </>
      }
      aside={
        <>
          <AsideSection title={words.progress}>
            <StatusTimeline />
          </AsideSection>
          <AsideSection title={words.summary}>
            <OrderSummary />
          </AsideSection>
          <MarginSection />
          {(paymentRecords.length > 0 || abilities.recordPayment) && !pricingIsHidden && (
            <AsideSection title={words.payments}>
              <LedgerPanel />
            </AsideSection>
          )}
        </>
      }
    >
      <ShippingNote isShipped={isShipped} />
      <ProblemsNote />
      <ReturnsNote />
      <ItemList />
    </StatusLayout>
  )
}
