/** Cancel Order as a button; nothing where cancelling is not offered. [1.4.14, 1.4.15] */
import { canCancel } from '@orderwright/domain'
import { useState } from 'react'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx'
import { cancelOrder } from './cancel-order.ts'
import { useCheckout } from './checkout-context.tsx'

interface CancelOrderButtonProps {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

export function CancelOrderButton({ variant = 'quiet', ...props }: CancelOrderButtonProps) {
  const checkout = useCheckout()
  const [isCancelling, setCancelling] = useState(false)
  if (!checkout.abilities.cancel || !canCancel(checkout.order, checkout.profile)) return null
  return (
    <Button
      {...props}
      variant={variant}
      isPending={isCancelling}
      onPress={() => void cancelOrder(checkout, setCancelling)}
    >
      Cancel Order
    </Button>
  )
}
