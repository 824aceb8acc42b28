/** Asking the organisation where the order stands. [1.4.18] */
import { endpoints } from '@orderwright/contract'
import { checkoutMessages, orderStatusMessages as words } from '@orderwright/domain/messages'
import { currentStatus } from '@orderwright/domain/orders'
import { awaitsPayment } from '@orderwright/domain/tenancy'
import { useState } from 'react'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/button.tsx'
import { alert } from '../../../ui/popups/confirm.tsx'
import { useCheckout } from '../checkout-context.tsx'

/** For those who are no employees; not at a payment status, where it is their turn. */
export function RequestStatusUpdateButton() {
  const { viewer, order, profile, orderCall } = useCheckout()
  const [isAsking, setIsAsking] = useState(false)
  if (viewer.isEmployee || awaitsPayment(currentStatus(order, profile).type)) return null
  // Nobody works on what is archived.
  if (order.archived === 1) return null

  async function ask() {
    setIsAsking(true)
    const result = await call(endpoints.requestStatusUpdate, orderCall)
    setIsAsking(false)
    await alert(
      result.ok
        ? { title: words.requestSent, message: checkoutMessages.statusUpdateRequested }
        : { message: result.error.message },
    )
  }
  return (
    <Button isPending={isAsking} onPress={() => void ask()}>
      {words.requestAStatusUpdate}
    </Button>
  )
}
