/** After Requires Changes the customer gets the feedback as a popup, until the order is submitted anew. [1.4.12] */
import { isStarted } from '@orderwright/domain/orders'
import { deferred } from '../../../ui/deferred.tsx'
import { useCheckout } from '../checkout-context.tsx'

const Popup = deferred(() => import('./action-required-popup.tsx').then((part) => part.ActionRequiredPopup))

/** Place it at the top of the order page; it is nothing while there is no feedback. */
export function ActionRequired() {
  const { order, profile, viewer } = useCheckout()
  const hasFeedback = order.feedbackNotes.trim() !== '' && isStarted(order, profile)
  return hasFeedback && !viewer.isEmployee ? <Popup /> : null
}
