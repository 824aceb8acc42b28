/** /orders/{orgSpecificId}: the order, to be edited or as its status shows it. [1.2.02] */
import { OrderPageSkeleton } from './layout/page-skeleton.tsx'
import { OrderGate } from './order-gate.tsx'
import { OrderScreen } from './order-screen.tsx'

export function OrderPage() {
  return (
    <OrderGate skeleton={<OrderPageSkeleton />}>
      <OrderScreen />
    </OrderGate>
  )
}
