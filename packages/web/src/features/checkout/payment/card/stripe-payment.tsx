/**
 * Paying by card through Stripe: its own form in the colours of the product, the button with the exact amount, and what
 * went wrong. Fetched only for an organisation that takes cards by Stripe; the card number never passes through here.
 * [1.7.27]
 */
import { cardPaymentMessages, checkoutMessages, submissionMessages } from '@orderwright/domain/messages'
import { formatCents } from '@orderwright/domain/units'
import type { PaymentIntentView } from '@orderwright/contract'
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/states.tsx'
import { FormSkeleton, Problem } from './card-parts.tsx'
import type { Payment } from '../use-payment.ts'
import { useStripeConfirmation } from './use-stripe-confirmation.ts'

interface StripePaymentProps {
  intent: PaymentIntentView
  publishableKey: string
  payment: Payment
  /** the amount is being changed at the provider */
  isUpdating: boolean
  /** asks for the intent again */
  onFailed: () => void
}

/** One for each account: Stripe's script is loaded once. A failed load may be tried again. */
const accounts = new Map<string, Promise<Stripe | null>>()

function accountOf(publishableKey: string): Promise<Stripe | null> {
  const known = accounts.get(publishableKey)
  if (known) return known
  const loading = loadStripe(publishableKey).catch(() => {
    accounts.delete(publishableKey)
    return null
  })
  accounts.set(publishableKey, loading)
  return loading
}

/** The form stands in a frame of Stripe's, which knows nothing of our style sheet. */
function appearance(): Appearance {
  const tokens = getComputedStyle(document.documentElement)
  const color = (name: string) => tokens.getPropertyValue(`--color-${name}`).trim()
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: color('accent-text') || color('ink'),
      colorText: color('ink'),
      colorTextSecondary: color('ink-2'),
      colorTextPlaceholder: color('ink-3'),
      colorDanger: color('invalid'),
      colorBackground: color('paper'),
      borderRadius: '4px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '15px',
    },
  }
}

export function StripePayment(props: StripePaymentProps) {
  const { intent, publishableKey } = props
  const [attempt, setAttempt] = useState(0)
  const isMissing = useIsMissing(publishableKey, attempt)
  const reload = () => setAttempt(attempt + 1)
  if (isMissing) return <NoForm onReload={reload} />
  return (
    <Elements
      // A frame belongs to one payment.
      key={`${intent.client_secret} ${attempt}`}
      stripe={accountOf(publishableKey)}
      options={{ clientSecret: intent.client_secret, appearance: appearance() }}
    >
      <StripeForm {...props} onReload={reload} />
    </Elements>
  )
}

/** Whether Stripe's script did not come: a firewall or an extension keeps it away. The form itself would wait for ever. */
function useIsMissing(publishableKey: string, attempt: number): boolean {
  const [missedAttempt, setMissedAttempt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    void accountOf(publishableKey).then((stripe) => {
      if (isCurrent && stripe === null) setMissedAttempt(attempt)
    })
    return () => {
      isCurrent = false
    }
  }, [publishableKey, attempt])
  return missedAttempt === attempt
}

function NoForm({ onReload }: { onReload: () => void }) {
  return (
    <ErrorState
      title={cardPaymentMessages.formNotOpened}
      message={cardPaymentMessages.providerAway}
      onRetry={onReload}
      className="py-8"
    />
  )
}

function StripeForm({
  intent,
  payment,
  isUpdating,
  onFailed,
  onReload,
}: StripePaymentProps & { onReload: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const [shown, setShown] = useState<'loading' | 'ready' | 'failed'>('loading')
  const confirmation = useStripeConfirmation({ stripe, elements, intent, onFailed })
  const isBusy = confirmation.isSending || isUpdating

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy && shown === 'ready' && payment.askForMissing()) void confirmation.send()
  }

  if (shown === 'failed') return <NoForm onReload={onReload} />
  return (
    <form noValidate onSubmit={submit} aria-label={cardPaymentMessages.card}>
      {confirmation.error && <Problem message={confirmation.error} />}
      {shown === 'loading' && <FormSkeleton />}
      <div hidden={shown === 'loading'}>
        <PaymentElement
          options={{ layout: 'tabs' }}
          onReady={() => setShown('ready')}
          onLoadError={() => setShown('failed')}
          onChange={confirmation.forgetError}
        />
        <Button
          variant="primary"
          size="large"
          type="submit"
          isFullWidth
          isPending={isBusy}
          icon={<Lock aria-hidden />}
          className="mt-5"
        >
          {cardPaymentMessages.pay({ amount: formatCents(intent.amount) })}
        </Button>
        <p className="mt-2 text-center text-xs text-ink-2">
          {confirmation.isProcessing ? submissionMessages.paymentProcessing : checkoutMessages.cardPrivacy}
        </p>
      </div>
    </form>
  )
}
