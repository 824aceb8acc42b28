/** Paying by card: the form, its button with the exact amount, the bank's question, and what went wrong. */
import {
  cardPaymentMessages as words,
  checkoutMessages,
  submissionMessages,
} from '@orderwright/domain/messages'
import type { Charge } from '@orderwright/domain/payments'
import { awaitsPayment } from '@orderwright/domain/tenancy'
import { formatCents } from '@orderwright/domain/units'
import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { deferredModule } from '../../../../ui/deferred.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { useCheckout } from '../../checkout-context.tsx'
import { AuthenticationDialog } from './authentication-dialog.tsx'
import { CardForm } from './card-form.tsx'
import { FormSkeleton, Problem } from './card-parts.tsx'
import { type CardFields, digitsOf, emptyCard } from './card-number.ts'
import { TestCards } from '../test-cards.tsx'
import { useCardConfirmation } from './use-card-confirmation.ts'
import { useCardIntent } from './use-card-intent.ts'
import type { Payment } from '../use-payment.ts'

interface CardPaymentProps {
  payment: Payment
  charge: Charge
  payInFull: boolean
  /** the person came here from another way to pay */
  isMethodChange: boolean
}

/** Fetched only where cards are taken by Stripe. */
const stripePart = deferredModule(
  async () => ({ Component: (await import('./stripe-payment.tsx')).StripePayment }),
  { when: 'demand' },
)

export function CardPayment({ payment, charge, payInFull, isMethodChange }: CardPaymentProps) {
  const { org, isDemo } = useCheckout()
  const [card, setCard] = useState<CardFields>(emptyCard)
  const { state, retry } = useCardIntent(
    payment.status.key,
    {
      payInFull,
      amount: charge.paymentAmountInCents,
      upcharge: charge.upchargeAmountInCents,
      shippedWithoutFinalPayment: !awaitsPayment(payment.status.type),
    },
    isMethodChange,
  )
  const intent = state.kind === 'open' ? state.intent : null
  const confirmation = useCardConfirmation(intent, retry)
  const { askAgain } = confirmation
  const asked = useRef(false)
  const isStripe = state.kind === 'open' && state.provider === 'stripe'
  const stripe = stripePart.use(isStripe)
  const hasFailed = stripePart.useHasFailed()

  useEffect(() => {
    if (asked.current || isStripe || intent?.status !== 'requires_action') return
    asked.current = true
    askAgain()
  }, [intent, isStripe, askAgain])

  if (state.kind === 'loading') return <FormSkeleton />
  if (state.kind === 'failed') {
    return <ErrorState title={words.formNotOpened} message={state.message} onRetry={retry} className="py-8" />
  }
  if (state.provider === 'stripe') {
    if (hasFailed) {
      return (
        <ErrorState
          title={words.formNotOpened}
          message={checkoutMessages.cardFormUnavailable}
          onRetry={stripePart.retry}
          className="py-8"
        />
      )
    }
    if (!stripe) return <FormSkeleton />
    return (
      <stripe.Component
        intent={state.intent}
        publishableKey={state.publishableKey ?? ''}
        payment={payment}
        isUpdating={state.isUpdating}
        onFailed={retry}
      />
    )
  }
  const isSending = confirmation.state.kind === 'sending'
  const isBusy = confirmation.state.kind !== 'idle' || state.isUpdating
  return (
    <>
      {confirmation.state.kind === 'idle' && confirmation.state.error && (
        <Problem message={confirmation.state.error} />
      )}
      <CardForm
        card={card}
        onChange={setCard}
        isDisabled={isSending}
        onSubmit={() => {
          if (!isBusy && payment.askForMissing()) void confirmation.send(card)
        }}
      >
        <Button
          variant="primary"
          size="large"
          type="submit"
          isFullWidth
          isPending={isBusy}
          icon={<Lock aria-hidden />}
        >
          {words.pay({ amount: formatCents(state.intent.amount) })}
        </Button>
        <p className="mt-2 text-center text-xs text-ink-2">
          {confirmation.isProcessing ? submissionMessages.paymentProcessing : checkoutMessages.cardPrivacy}
        </p>
      </CardForm>
      {isDemo && <TestCards onUse={setCard} />}
      {confirmation.state.kind === 'authenticating' && (
        <AuthenticationDialog
          payee={org.title}
          amount={state.intent.amount}
          lastDigits={digitsOf(card.number).slice(-4)}
          answering={confirmation.state.answering}
          onAnswer={(outcome) => void confirmation.authenticate(outcome)}
        />
      )}
    </>
  )
}
