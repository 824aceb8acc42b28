/** /orders/{orgSpecificId}/engravings: all engravings of the order as one grid. [issue 18] */
import { engravingScheduleMessages as words } from '@orderwright/domain/messages'
import { useDocumentTitle } from '../../lib/session/document-title.ts'
import { useAddressedOrder } from '../navigation/addressed-order.ts'
import { OrderTabs } from '../navigation/order-tabs.tsx'
import { OrderGate } from '../order-page/order-gate.tsx'
import { ScheduleSkeleton } from './schedule-page-skeleton.tsx'
import { ScheduleScreen } from './schedule-screen.tsx'

export function SchedulePage() {
  return (
    <OrderGate skeleton={<WaitingPage />}>
      <ScheduleScreen />
    </OrderGate>
  )
}

function WaitingPage() {
  useDocumentTitle(words.title, useAddressedOrder())
  return (
    <main>
      <OrderTabs isStocked={undefined} />
      <ScheduleSkeleton />
    </main>
  )
}
