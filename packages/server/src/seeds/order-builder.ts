/** Leads one order through its life with the engine's own transitions, so that its data is what the app makes. */
import { compileCatalog, customProductId } from '@orderwright/domain/catalog'
import { evaluateOrder, type OrderEvaluation } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { planTransition, type TransitionIntent } from '@orderwright/domain/lifecycle'
import {
  type OrderDocument,
  type OrderEvent,
  type ProductInstance,
  type ProductOrder,
  summariseOrder,
} from '@orderwright/domain/orders'
import { amountDue, chargeFor, type PaymentIntent, type PaymentRecord } from '@orderwright/domain/payments'
import type { OrgProfile, PaymentMethodKey } from '@orderwright/domain/tenancy'
import type { Json, Refusal, Timestamp } from '@orderwright/domain/units'
import type { SeedCatalog } from './org-seed.ts'

export type OrderBook = {
  readonly profile: OrgProfile
  readonly catalog: EvaluationContext['catalog']
  readonly orgId: number
  readonly employeeId: number
  readonly nextEventId: () => number
  readonly nextPaymentId: () => number
}

export function openBook(
  orgId: number,
  profile: OrgProfile,
  catalog: SeedCatalog,
  employeeId: number,
): OrderBook {
  let eventId = 0
  let paymentId = 0
  return {
    orgId,
    profile,
    employeeId,
    catalog: compileCatalog(catalog),
    nextEventId: () => (eventId += 1),
    nextPaymentId: () => (paymentId += 1),
  }
}

function refuse(order: ProductOrder, what: string, refusal?: Refusal): never {
  throw new Error(`demo order ${order.orgSpecificId}: ${what} ${refusal?.code ?? ''}`)
}

/** The product that all items are of. */
function onlyProduct([first, ...others]: readonly ProductInstance[]): number | null {
  const isOne = first && first.productId !== customProductId
  return isOne && others.every(({ productId }) => productId === first.productId) ? first.productId : null
}

/** An order on its way: every step changes `order` and adds to its history. */
export class OrderInProgress {
  order: ProductOrder
  readonly items: readonly ProductInstance[]
  readonly events: OrderEvent[] = []
  readonly payments: PaymentRecord[] = []
  readonly intents: PaymentIntent[] = []
  readonly #book: OrderBook

  constructor(book: OrderBook, order: ProductOrder, items: readonly ProductInstance[]) {
    this.#book = book
    // As if it had been started from the product's tile.
    this.order = { ...order, productId: onlyProduct(items) }
    this.items = items
    this.#write('order.create', order.userId, order.created, null, {
      title: order.title,
      userId: order.userId,
      productCategoryId: order.productCategoryId,
    })
  }

  get document(): OrderDocument {
    return { order: this.order, items: this.items }
  }

  /** The engine's judgement with the prices of the order's date. */
  evaluate(now: Timestamp): OrderEvaluation {
    const { catalog, profile } = this.#book
    return evaluateOrder(
      { catalog, profile, viewer: { role: 'owner', pricingIsHidden: false }, now },
      this.document,
    )
  }

  /** Prices the order and notes its summaries. Throws when the engine finds it invalid: the seed is wrong then. */
  price(now: Timestamp): void {
    const evaluation = this.evaluate(now)
    const broken = evaluation.items.find((item) => !item.isValid || !item.price.ok)
    if (broken) {
      const reasons = broken.problems.map((problem) => problem.message)
      refuse(
        this.order,
        `line ${broken.item.rank}, product ${broken.item.productId}: ${reasons.join('; ')} ${broken.price.ok ? '' : broken.price.error.message}`,
      )
    }
    const { catalog, profile } = this.#book
    this.order = {
      ...this.order,
      costs: evaluation.costs ?? this.order.costs,
      ...summariseOrder(this.document, catalog, profile),
    }
  }

  /** One transition at a time; throws when the engine refuses it. */
  step(intent: TransitionIntent, at: Timestamp, userId: number): void {
    const past = intent.kind === 'paymentSucceeded' ? this.payments.slice(0, -1) : this.payments
    const plan = planTransition(this.order, intent, this.#book.profile, at, past)
    if (!plan.ok) refuse(this.order, intent.kind, plan)
    const before = this.order
    this.order = { ...this.order, ...plan.patch, lastUpdated: at }
    this.#write(
      `status.${intent.kind}`,
      userId,
      at,
      { statusData: before.statusData, lastCompletedStatusKey: before.lastCompletedStatusKey },
      { statusData: this.order.statusData, lastCompletedStatusKey: this.order.lastCompletedStatusKey },
    )
  }

  /** Whether something is to be paid at the current status. */
  get isDue(): boolean {
    const statusKey = this.order.lastCompletedStatusKey
    return amountDue(this.order, this.payments, this.#book.profile, statusKey).dueInCents > 0
  }

  /** Pays what is due at the current status. */
  pay(method: PaymentMethodKey, at: Timestamp): void {
    const { profile, orgId, employeeId, nextPaymentId } = this.#book
    const statusKey = this.order.lastCompletedStatusKey
    const due = amountDue(this.order, this.payments, profile, statusKey)
    const charge = chargeFor(due, { method, payInFull: false }, profile)
    const id = nextPaymentId()
    const payment: PaymentRecord = {
      id,
      orgId,
      productOrderId: this.order.id,
      created: at,
      date: at,
      kind: 'payment',
      method,
      statusKey,
      ...charge,
      providerReference: method === 'card' ? `demo_payment_${id}` : null,
      userId: method === 'card' ? this.order.userId : employeeId,
      note: '',
      correctsId: null,
      refundsId: null,
      movedToStatusKey: '',
    }
    this.payments.push(payment)
    this.step({ kind: 'paymentSucceeded', payment }, at, payment.userId ?? employeeId)
    if (this.order.lastCompletedStatusKey !== statusKey) {
      payment.movedToStatusKey = this.order.lastCompletedStatusKey
    }
  }

  /** A card payment of what is due is with the provider. */
  openIntent(at: Timestamp): void {
    const { profile, orgId } = this.#book
    const statusKey = this.order.lastCompletedStatusKey
    const due = amountDue(this.order, this.payments, profile, statusKey)
    const charge = chargeFor(due, { method: 'card', payInFull: false }, profile)
    const id = `pi_test_demo_${this.order.id}`
    this.intents.push({
      id,
      orgId,
      productOrderId: this.order.id,
      provider: 'test',
      environment: 'test',
      currency: profile.payment.currency,
      statusKey,
      status: 'processing',
      amountInCents: charge.paymentAmountInCents,
      upchargeAmountInCents: charge.upchargeAmountInCents,
      payInFull: 0,
      clientSecret: `${id}_secret`,
      lastError: null,
      confirmedAt: at,
      checkedAt: null,
      created: at,
      lastUpdated: at,
    })
    const integrationData = { provider: 'test', environment: 'test', statusKey, paymentIntentId: id } as const
    this.order = { ...this.order, integrationData }
  }

  #write(kind: string, userId: number, created: Timestamp, before: Json | null, after: Json | null): void {
    this.events.push({
      id: this.#book.nextEventId(),
      orgId: this.#book.orgId,
      productOrderId: this.order.id,
      userId,
      created,
      kind,
      resourceKey: 'productOrder',
      resourceId: this.order.id,
      before,
      after,
    })
  }
}
