/** The order page's primary action at its first step. [1.2.53] */
import { Button, type ButtonSize } from '../../../ui/button.tsx'
import { useCheckout } from '../checkout-context.tsx'
import { useSubmitLabel } from './submit-label.ts'
import { useSubmitOrder } from './use-submit-order.ts'

interface SubmitButtonProps {
  size?: ButtonSize
  isFullWidth?: boolean
  className?: string
}

/** 'Submit', 'Continue to Payment' or 'Submit Without Payment'; nothing where this person may not submit. */
export function SubmitButton(props: SubmitButtonProps) {
  const { abilities } = useCheckout()
  const label = useSubmitLabel()
  const { submit, isSubmitting } = useSubmitOrder()
  if (!abilities.submit) return null
  return (
    <Button variant="primary" {...props} isPending={isSubmitting} onPress={() => void submit()}>
      {label}
    </Button>
  )
}
