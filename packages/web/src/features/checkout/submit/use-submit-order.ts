/** Submitting as an action of a button; what it does is fetched at the first sign of a hand. */
import { useCallback, useState } from 'react'
import { deferredModule } from '../../../ui/deferred.tsx'
import { useOpenOrder } from '../../order-editor/editor-context.tsx'
import { useOrderUi } from '../../order-editor/order-ui.tsx'
import { tellMissingPart } from '../../../ui/missing-part.ts'
import { useCheckout } from '../checkout-context.tsx'

const load = () => import('./submit-order.ts')
deferredModule(load)

export function useSubmitOrder(): { submit: () => Promise<void>; isSubmitting: boolean } {
  const checkout = useCheckout()
  const { setRequest } = useOrderUi()
  const { whenMeasured } = useOpenOrder()
  const [isSubmitting, setIsSubmitting] = useState(false)
  const submit = useCallback(async () => {
    const part = await load().catch(tellMissingPart)
    await part?.submitOrder({ checkout, setRequest, whenMeasured, setIsSubmitting })
  }, [checkout, setRequest, whenMeasured])
  return { submit, isSubmitting }
}
