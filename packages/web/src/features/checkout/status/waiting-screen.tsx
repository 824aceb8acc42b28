/** What a customer sees after submitting. [1.2.83, 1.4.17, 1.4.18] */
import { orderStatusMessages as words } from '@orderwright/domain/messages'
import { currentVisibleStatus, statusText } from '@orderwright/domain/orders'
import { useFormatDay } from '../../../lib/session/use-format-day.ts'
import type { ReactNode } from 'react'
import { useCheckout } from '../checkout-context.tsx'
import { ItemList } from './item-list.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { RequestStatusUpdateButton } from './request-status-update.tsx'
import { ShippingNote } from './shipping-note.tsx'
import { AsideSection, StatusLayout } from './status-layout.tsx'
import { StatusTimeline } from './status-timeline.tsx'

interface WaitingScreenProps {
  /** buttons of the order page: Cancel Order, View Quote … */
  actions?: ReactNode
}

export function WaitingScreen({ actions }: WaitingScreenProps) {
  const formatDay = useFormatDay()
  const { order, profile, viewer, org } = useCheckout()
  const status = currentVisibleStatus(order, profile, viewer.role)
  const { description } = statusText(status, order.isStocked === 1)
  const entry = order.statusData[status.key]
  return (
    <StatusLayout
      heading={words.orderSubmitted}
      help="waiting"
      lead={
        <>
          {description || words.inReview({ title: org.title })}
          {entry && (
            <span className="tabular mt-1 block text-base">
              {words.submittedOn({ date: formatDay(entry.date) })}
            </span>
          )}
        </>
      }
      actions={
        <>
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
        </>
      }
    >
      <ShippingNote />
      <ItemList />
    </StatusLayout>
  )
}
