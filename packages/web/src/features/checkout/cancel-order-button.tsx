/** Cancel Order: back to the first step, while nothing is paid. [1.4.14, 1.4.15, 1.5.48] */
import { endpoints } from '@orderwright/contract'
import { canCancel, messages } from '@orderwright/domain'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx'
import { alert, confirm } from '../../ui/confirm.tsx'
import { useCheckout } from './checkout-context.tsx'

/** For menus: null when cancelling is not offered. */
export function useCancelOrder(): { cancel: () => Promise<void>; isCancelling: boolean } | null {
  const { order, profile, abilities, orderCall, takeOrder } = useCheckout()
  const [isCancelling, setIsCancelling] = useState(false)
  if (!abilities.cancel || !canCancel(order, profile)) return null

  async function cancel() {
    const isSure = await confirm({
      title: 'Cancel Order',
      message: messages.confirmCancel,
      confirmLabel: 'Cancel order',
      cancelLabel: 'Keep order',
      isDanger: true,
    })
    if (!isSure) return
    setIsCancelling(true)
    const result = await call(endpoints.cancelOrder, orderCall)
    setIsCancelling(false)
    if (result.ok) takeOrder(result.data.productOrder)
    else await alert({ message: result.error.message })
  }
  return { cancel, isCancelling }
}

interface CancelOrderButtonProps {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** The button; nothing when cancelling is not offered. */
export function CancelOrderButton({ variant = 'quiet', ...props }: CancelOrderButtonProps) {
  const cancelling = useCancelOrder()
  if (!cancelling) return null
  return (
    <Button
      {...props}
      variant={variant}
      isPending={cancelling.isCancelling}
      onPress={() => void cancelling.cancel()}
    >
      Cancel Order
    </Button>
  )
}
