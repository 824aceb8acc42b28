/** The bank's question of the test provider: Complete or Fail. */
import { cardPaymentMessages as words, checkoutMessages } from '@orderwright/domain/messages'
import { type Cents, formatCents } from '@orderwright/domain/units'
import { ShieldCheck } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/popups/dialog.tsx'

interface AuthenticationDialogProps {
  payee: string
  amount: Cents
  /** the last digits of the card, as far as they are known */
  lastDigits: string
  answering: 'complete' | 'fail' | null
  onAnswer: (outcome: 'complete' | 'fail') => void
}

export function AuthenticationDialog({
  payee,
  amount,
  lastDigits,
  answering,
  onAnswer,
}: AuthenticationDialogProps) {
  return (
    <Dialog
      title={words.confirmYourPayment}
      isOpen
      isDismissable={false}
      onOpenChange={() => {}}
      size="small"
      footer={
        <>
          <Button
            isPending={answering === 'fail'}
            isDisabled={answering === 'complete'}
            onPress={() => onAnswer('fail')}
          >
            {words.fail}
          </Button>
          <Button
            variant="primary"
            autoFocus
            isPending={answering === 'complete'}
            isDisabled={answering === 'fail'}
            onPress={() => onAnswer('complete')}
          >
            {words.complete}
          </Button>
        </>
      }
    >
      <p className="flex gap-2 text-sm text-ink-2">
        <ShieldCheck className="mt-0.5 size-4 shrink-0" aria-hidden />
        {checkoutMessages.authenticationAsked}
      </p>
      <dl className="tabular mt-4 divide-y divide-hairline border-y border-hairline text-base">
        {[
          [words.to, payee],
          [words.amount, formatCents(amount)],
          ...(lastDigits ? [[words.card, `•••• ${lastDigits}`]] : []),
        ].map(([term, value]) => (
          <div key={term} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-end font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2">{words.testStandIn}</p>
    </Dialog>
  )
}
