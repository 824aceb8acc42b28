/** Cancel Order: back to the first step, while nothing is paid, once the person is sure. [1.4.14, 1.4.15, 1.5.48] */
import { endpoints } from '@orderwright/contract'
import { submissionMessages } from '@orderwright/domain/messages'
import { call } from '../../lib/api/api.ts'
import { confirm } from '../../ui/popups/confirm.tsx'
import type { Checkout } from './checkout-context.tsx'
import { tellRefusal } from './decided-before.ts'

/** `onCall` hears when the call is under way, for a button that shows it. */
export async function cancelOrder(
  { orderCall, profile, takeOrder }: Pick<Checkout, 'orderCall' | 'profile' | 'takeOrder'>,
  onCall: (isUnderWay: boolean) => void = () => {},
): Promise<void> {
  const word = profile.vocabulary.order.toLowerCase()
  const isSure = await confirm({
    title: submissionMessages.cancelOrder,
    message: submissionMessages.confirmCancel,
    confirmLabel: submissionMessages.cancelWord({ word }),
    cancelLabel: submissionMessages.keepWord({ word }),
    isDanger: true,
  })
  if (!isSure) return
  onCall(true)
  const result = await call(endpoints.cancelOrder, orderCall)
  onCall(false)
  if (result.ok) takeOrder(result.data.productOrder)
  else await tellRefusal(result.error, takeOrder)
}
