/** The screen that an order's status calls for; nothing while the order is being made. [1.2.83–1.2.86] */
import type { ReactNode } from 'react'
import { useCheckout } from '../checkout-context.tsx'
import { deferredScreen } from '../../../ui/deferred.tsx'
import { statusScreenFor } from './status-screen-for.ts'
import { StatusSkeleton } from './status-skeleton.tsx'

const skeleton = <StatusSkeleton />
const WaitingScreen = deferredScreen(
  () => import('./waiting-screen.tsx').then((part) => part.WaitingScreen),
  skeleton,
)
const ReviewScreen = deferredScreen(
  () => import('./review-screen.tsx').then((part) => part.ReviewScreen),
  skeleton,
)
const InfoScreen = deferredScreen(() => import('./info-screen.tsx').then((part) => part.InfoScreen), skeleton)
const PaymentStatus = deferredScreen(
  () => import('./payment-status.tsx').then((part) => part.PaymentStatus),
  skeleton,
)

interface StatusScreenProps {
  /** employees: shows the editor in its place [1.4.16] */
  onEdit?: () => void
  /** buttons of the order page: Cancel Order, View Quote, View Invoice … */
  actions?: ReactNode
}

export function StatusScreen({ onEdit, actions }: StatusScreenProps) {
  const { order, profile, viewer } = useCheckout()
  switch (statusScreenFor({ order, profile, role: viewer.role })) {
    case 'editor':
      return null
    case 'waiting':
      return <WaitingScreen actions={actions} />
    case 'review':
      return <ReviewScreen onEdit={onEdit} actions={actions} />
    case 'payment':
      return <PaymentStatus actions={actions} />
    case 'info':
      return <InfoScreen actions={actions} />
  }
}
