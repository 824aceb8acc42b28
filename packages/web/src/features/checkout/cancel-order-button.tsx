/** Cancel Order as a button; nothing where cancelling is not offered. [1.4.14, 1.4.15] */
import { canCancel } from '@orderwright/domain/lifecycle'
import { projectInfoMessages as words } from '@orderwright/domain/messages'
import { useState } from 'react'
import { deferredModule } from '../../ui/deferred.tsx'
import { tellMissingPart } from '../../ui/missing-part.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button.tsx'
import { useCheckout } from './checkout-context.tsx'

const load = () => import('./cancel-order.ts')
deferredModule(load)

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
      onPress={async () => (await load().catch(tellMissingPart))?.cancelOrder(checkout, setCancelling)}
    >
      {words.cancelOrder}
    </Button>
  )
}
