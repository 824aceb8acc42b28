/** The order page's primary action at its first step. [1.2.53] */
import { Button, type ButtonSize } from '../../../ui/button.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { submitLabel } from './submit-label.ts'
import { useSubmitOrder } from './use-submit-order.ts'

interface SubmitButtonProps {
  size?: ButtonSize
  isFullWidth?: boolean
  className?: string
}

/** 'Submit', or 'Continue to Payment' for stocked orders; nothing where this person may not submit. */
export function SubmitButton(props: SubmitButtonProps) {
  const checkout = useCheckout()
  const { submit, isSubmitting } = useSubmitOrder()
  if (!checkout.abilities.submit) return null
  return (
    <Button variant="primary" {...props} isPending={isSubmitting} onPress={() => void submit()}>
      {submitLabel(checkout)}
    </Button>
  )
}
