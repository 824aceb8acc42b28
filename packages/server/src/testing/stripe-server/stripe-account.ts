/**
 * One account of the local stand-in for Stripe: its payment intents, refunds and events, by the published behaviour of
 * their states. Nothing here knows HTTP.
 */
import { randomBytes } from 'node:crypto'
import { faults } from './stripe-errors.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: IntentStatus
  client_secret: string
  created: number
  livemode: boolean
  metadata: Record<string, string>
  payment_method_types: readonly string[]
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string; message: string } | null
  next_action: { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } } | null
  latest_charge: string | null
  canceled_at: number | null
}

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly charge: string
  readonly created: number
  readonly currency: string
  readonly metadata: Record<string, string>
  readonly payment_intent: string
  readonly reason: string | null
  status: 'succeeded' | 'pending' | 'failed'
}

export interface StripeEvent {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly livemode: boolean
  readonly type: string
  readonly data: { readonly object: object }
  readonly pending_webhooks: number
  readonly request: null
}

export interface AccountKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

interface Decline {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

/** Published test numbers, and the payment methods that stand for them. */
const declines: Readonly<Record<string, Decline>> = {
  '4000000000000002': {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
}
const authenticated: ReadonlySet<string> = new Set(['4000002500003155', '4000000000003220'])
const methodNumbers: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequired: '4000002500003155',
}
const unauthenticated = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const

const MINIMUM = 50
const MAXIMUM = 99_999_999
const cancellable: ReadonlySet<IntentStatus> = new Set(['requires_payment_method', 'requires_action'])

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export interface AccountOptions {
  readonly now: () => Date
  /** hears every event as it happens: the webhook */
  readonly onEvent: (event: StripeEvent) => void
  /** the page on which a bank asks its question */
  readonly authenticationUrl: (intentId: string) => string
}

export class StripeAccount {
  readonly keys: AccountKeys
  readonly intents = new Map<string, Intent>()
  readonly refunds: Refund[] = []
  readonly events: StripeEvent[] = []
  /** confirmed cards stay in `processing` until `settle` */
  isSlow = false
  readonly #options: AccountOptions

  constructor(keys: AccountKeys, options: AccountOptions) {
    this.keys = keys
    this.#options = options
  }

  get isLive(): boolean {
    return this.keys.secretKey.startsWith('sk_live_')
  }

  #seconds(): number {
    return Math.floor(this.#options.now().getTime() / 1000)
  }

  /** Records the event with the object as it is now. */
  emit(type: string, object: object): StripeEvent {
    const event: StripeEvent = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.#seconds(),
      livemode: this.isLive,
      type,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: null,
    }
    this.events.push(event)
    this.#options.onEvent(event)
    return event
  }

  find(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw faults.missing('payment_intent', id)
    return intent
  }

  #amount(text: string | undefined): number {
    const amount = Number(text)
    if (text === undefined)
      throw faults.invalid('Missing required param: amount.', 'amount', 'parameter_missing')
    if (!/^-?\d+$/.test(text))
      throw faults.invalid(`Invalid integer: ${text}`, 'amount', 'parameter_invalid_integer')
    if (amount < 1) {
      throw faults.invalid(
        'This value must be greater than or equal to 1.',
        'amount',
        'parameter_invalid_integer',
      )
    }
    if (amount < MINIMUM) {
      throw faults.invalid('Amount must be at least $0.50 usd', 'amount', 'amount_too_small')
    }
    if (amount > MAXIMUM) {
      throw faults.invalid('Amount must be no more than $999,999.99', 'amount', 'amount_too_large')
    }
    return amount
  }

  create(given: {
    amount: string | undefined
    currency: string | undefined
    metadata: Record<string, string>
    types: readonly string[]
  }): Intent {
    const amount = this.#amount(given.amount)
    if (given.currency === undefined || !/^[a-z]{3}$/i.test(given.currency)) {
      throw faults.invalid('Invalid currency.', 'currency')
    }
    const id = newId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: given.currency.toLowerCase(),
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: this.#seconds(),
      livemode: this.isLive,
      metadata: given.metadata,
      payment_method_types: given.types.length > 0 ? given.types : ['card'],
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      canceled_at: null,
    }
    this.intents.set(id, intent)
    this.emit('payment_intent.created', intent)
    return intent
  }

  update(id: string, amount: string | undefined, metadata: Record<string, string>): Intent {
    const intent = this.find(id)
    if (amount !== undefined) {
      const next = this.#amount(amount)
      if (!cancellable.has(intent.status)) {
        throw faults.state(
          `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
          intent,
        )
      }
      intent.amount = next
    }
    // Metadata is merged by name; an empty text takes a name away.
    for (const [name, value] of Object.entries(metadata)) {
      if (value === '') delete intent.metadata[name]
      else intent.metadata[name] = value
    }
    return intent
  }

  cancel(id: string): Intent {
    const intent = this.find(id)
    if (!cancellable.has(intent.status)) {
      throw faults.state(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        intent,
      )
    }
    intent.status = 'canceled'
    intent.canceled_at = this.#seconds()
    intent.next_action = null
    this.emit('payment_intent.canceled', intent)
    return intent
  }

  /** A card is sent; `method` is a number or one of the published payment methods. */
  confirm(id: string, method: string | undefined, returnUrl: string | undefined): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_payment_method') {
      throw faults.state(
        `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
        intent,
      )
    }
    const number = (methodNumbers[method ?? ''] ?? method ?? '').replaceAll(/\D/g, '')
    if (number === '') throw faults.invalid('You cannot confirm a PaymentIntent without a payment method.')
    const decline = declines[number]
    if (decline) {
      intent.last_payment_error = { type: 'card_error', ...decline }
      this.emit('payment_intent.payment_failed', intent)
      throw faults.declined(decline, intent)
    }
    intent.last_payment_error = null
    if (authenticated.has(number)) {
      intent.status = 'requires_action'
      intent.next_action = {
        type: 'redirect_to_url',
        redirect_to_url: { url: this.#options.authenticationUrl(id), return_url: returnUrl ?? '' },
      }
      this.emit('payment_intent.requires_action', intent)
      return intent
    }
    return this.#charge(intent)
  }

  #charge(intent: Intent): Intent {
    intent.next_action = null
    if (this.isSlow) {
      intent.status = 'processing'
      this.emit('payment_intent.processing', intent)
      return intent
    }
    return this.#succeed(intent)
  }

  #succeed(intent: Intent): Intent {
    intent.status = 'succeeded'
    intent.amount_received = intent.amount
    intent.latest_charge = newId('ch')
    this.emit('charge.succeeded', this.charge(intent))
    this.emit('payment_intent.succeeded', intent)
    return intent
  }

  /** What was `processing` comes, or does not. */
  settle(id: string, outcome: 'succeeded' | 'failed' = 'succeeded'): Intent {
    const intent = this.find(id)
    if (outcome === 'succeeded') return this.#succeed(intent)
    intent.status = 'requires_payment_method'
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', message: 'The bank said no.' }
    this.emit('payment_intent.payment_failed', intent)
    return intent
  }

  /** The bank's question is answered. */
  authenticate(id: string, outcome: 'complete' | 'fail'): Intent {
    const intent = this.find(id)
    if (intent.status !== 'requires_action') return intent
    if (outcome === 'complete') return this.#charge(intent)
    intent.status = 'requires_payment_method'
    intent.next_action = null
    intent.last_payment_error = unauthenticated
    this.emit('payment_intent.payment_failed', intent)
    return intent
  }

  charge(intent: Intent) {
    const refunded = this.refundsOf(intent.id)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    return {
      id: intent.latest_charge ?? '',
      object: 'charge',
      amount: intent.amount_received,
      amount_refunded: refunded,
      currency: intent.currency,
      livemode: intent.livemode,
      payment_intent: intent.id,
      refunded: refunded >= intent.amount_received,
      status: 'succeeded',
    } as const
  }

  refundsOf(intentId: string): Refund[] {
    return this.refunds.filter(({ payment_intent: id }) => id === intentId)
  }

  /** Also what a person does in Stripe's own dashboard. */
  refund(
    intentId: string,
    amountText?: string,
    metadata: Record<string, string> = {},
    status: Refund['status'] = 'succeeded',
  ): Refund {
    const intent = this.find(intentId)
    if (intent.status !== 'succeeded' || intent.latest_charge === null) {
      throw faults.invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`)
    }
    const left = intent.amount_received - this.charge(intent).amount_refunded
    if (left <= 0) {
      throw faults.invalid('Charge has already been refunded.', undefined, 'charge_already_refunded')
    }
    const amount = amountText === undefined ? left : Number(amountText)
    if (!Number.isInteger(amount) || amount < 1) throw faults.invalid('Invalid positive integer', 'amount')
    if (amount > left) {
      throw faults.invalid('Refund amount is greater than unrefunded amount on charge.', 'amount')
    }
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: intent.latest_charge,
      created: this.#seconds(),
      currency: intent.currency,
      metadata,
      payment_intent: intentId,
      reason: null,
      status,
    }
    this.refunds.push(refund)
    this.emit('refund.created', refund)
    this.emit('charge.refunded', this.charge(intent))
    return refund
  }

  /** The card's bank gave the refund back. */
  failRefund(id: string): void {
    const refund = this.refunds.find((one) => one.id === id)
    if (!refund) throw faults.missing('refund', id, 'id')
    refund.status = 'failed'
    this.emit('refund.failed', refund)
  }
}
