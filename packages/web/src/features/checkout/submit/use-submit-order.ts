/** Submitting as an action of a button; what it does is fetched at the first sign of a hand. */
import { useCallback, useState } from 'react'
import { deferredModule } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../../open-order/editor-context.tsx'
import { useStartAdding } from '../../order-dialogs/use-start-adding.ts'
import { useOrderUi } from '../../order-dialogs/order-ui.tsx'
import { tellMissingPart } from '../../../ui/missing-part.ts'
import { useCheckout } from '../checkout-context.tsx'

const load = () => import('./submit-order.ts')
deferredModule(load)

export function useSubmitOrder(): { submit: () => Promise<void>; isSubmitting: boolean } {
  const checkout = useCheckout()
  const { setRequest } = useOrderUi()
  const { whenMeasured } = useOpenOrder()
  const startAdding = useStartAdding()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const submit = useCallback(async () => {
    const part = await load().catch(tellMissingPart)
    const addItem = () => startAdding('product')
    await part?.submitOrder({ checkout, setRequest, addItem, whenMeasured, setIsSubmitting })
  }, [checkout, setRequest, startAdding, whenMeasured])
  return { submit, isSubmitting }
}
