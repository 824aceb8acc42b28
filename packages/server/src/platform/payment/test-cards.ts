/**
 * The embedded card provider: no money moves, and the well-known test numbers say what happens. It exists so that the
 * whole journey runs on a fresh clone; it is never offered in production. It remembers its payments in a table of its own,
 * as somebody else's system would, and is asked through the same port.
 */
import { createHash, randomBytes } from 'node:crypto'
import { type CardEnvironment, paymentIntentStatusSchema } from '@orderwright/domain/payments'
import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { jsonb } from '../database/database.ts'
import type { Database } from '../database/schema.ts'
import { authenticationFailed, type CardOutcome } from './card-outcomes.ts'
import {
  type CardProvider,
  type IntentRequest,
  type ProviderAnswer,
  providerFailure,
  type ProviderIntent,
  type ProviderRefund,
} from './card-provider.ts'

const refundSchema = z.object({
  id: z.string(),
  amountInCents: z.number(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  userId: z.number().nullable(),
  note: z.string(),
  key: z.string(),
})

const stateSchema = z.object({
  clientSecret: z.string(),
  status: paymentIntentStatusSchema,
  amountInCents: z.number(),
  currency: z.string(),
  lastError: z.string().nullable(),
  productOrderId: z.number(),
  statusKey: z.string(),
  upchargeAmountInCents: z.number(),
  payInFull: z.boolean(),
  refunds: z.array(refundSchema),
})
export type TestPaymentState = z.infer<typeof stateSchema>

/** What a card form sends there: the client's side of the provider. */
export interface TestCardProvider extends CardProvider {
  readonly key: 'test'
  /** A card with this outcome is sent for the payment; the intent as it stands then. */
  readonly confirm: (id: string, outcome: CardOutcome) => Promise<ProviderAnswer<ProviderIntent>>
  /** The bank's question is answered. */
  readonly authenticate: (id: string, outcome: 'complete' | 'fail') => Promise<ProviderAnswer<ProviderIntent>>
}

const SMALLEST_AMOUNT = 50
const MAX_AMOUNT = 99_999_999
const payable: ReadonlySet<TestPaymentState['status']> = new Set([
  'requires_payment_method',
  'requires_action',
])

function refundedOf(state: TestPaymentState): number {
  return state.refunds.reduce(
    (sum, { amountInCents, status }) => sum + (status === 'failed' ? 0 : amountInCents),
    0,
  )
}

function amountProblem(amount: number) {
  return Number.isSafeInteger(amount) && amount >= SMALLEST_AMOUNT && amount <= MAX_AMOUNT
    ? null
    : providerFailure('invalid', 'The amount is too small or too large.')
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** `db` is the owner's handle: the provider stands outside of the tenants' transactions. */
export function createTestCardProvider(
  db: Kysely<Database>,
  orgId: number,
  environment: CardEnvironment,
): TestCardProvider {
  function view(id: string, state: TestPaymentState): ProviderIntent {
    const { statusKey, upchargeAmountInCents, payInFull, productOrderId, refunds, ...intent } = state
    return {
      id,
      ...intent,
      amountReceivedInCents: state.status === 'succeeded' ? state.amountInCents : 0,
      isLive: environment === 'live',
      metadata: { orgId, productOrderId, statusKey, upchargeAmountInCents, payInFull },
      refunds,
    }
  }

  /** Changes the locked state, or says why not. */
  function change<T>(
    id: string,
    work: (state: TestPaymentState) => ProviderAnswer<{ next: TestPaymentState; answer: T }>,
  ): Promise<ProviderAnswer<T>> {
    return db.transaction().execute(async (transaction): Promise<ProviderAnswer<T>> => {
      const state = await lock(transaction, id)
      if (!state) return providerFailure('missing', `No such payment: ${id}`)
      const done = work(state)
      if (!done.ok) return done
      await transaction
        .updateTable('testCardPayments')
        .set({ state: jsonb(done.data.next) })
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .execute()
      return { ok: true, data: done.data.answer }
    })
  }

  function to(
    id: string,
    next: TestPaymentState,
  ): ProviderAnswer<{ next: TestPaymentState; answer: ProviderIntent }> {
    return { ok: true, data: { next, answer: view(id, next) } }
  }

  async function lock(transaction: Transaction<Database>, id: string) {
    const row = await transaction
      .selectFrom('testCardPayments')
      .select('state')
      .where('orgId', '=', orgId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    return row && stateSchema.parse(row.state)
  }

  async function create({
    idempotencyKey,
    ...request
  }: IntentRequest): Promise<ProviderAnswer<ProviderIntent>> {
    const problem = amountProblem(request.amountInCents)
    if (problem) return problem
    const id = `pi_test_${randomBytes(12).toString('hex')}`
    const state: TestPaymentState = {
      clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}`,
      status: 'requires_payment_method',
      amountInCents: request.amountInCents,
      currency: request.currency,
      lastError: null,
      productOrderId: request.productOrderId,
      statusKey: request.statusKey,
      upchargeAmountInCents: request.upchargeAmountInCents,
      payInFull: request.payInFull,
      refunds: [],
    }
    const requestHash = hashOf(request)
    await db
      .insertInto('testCardPayments')
      .values({ orgId, id, idempotencyKey, requestHash, state: jsonb(state) })
      .onConflict((conflict) => conflict.columns(['orgId', 'idempotencyKey']).doNothing())
      .execute()
    const kept = await db
      .selectFrom('testCardPayments')
      .select(['id', 'requestHash', 'state'])
      .where('orgId', '=', orgId)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirstOrThrow()
    if (kept.requestHash !== requestHash)
      return providerFailure('mismatch', 'The key was used for another request.')
    return { ok: true, data: view(kept.id, stateSchema.parse(kept.state)) }
  }

  const cannot = (state: TestPaymentState) =>
    providerFailure('state', `The payment has the status ${state.status}.`)

  return {
    key: 'test',
    publishableKey: null,
    createIntent: create,
    updateIntent: async (id, { amountInCents, upchargeAmountInCents, payInFull, statusKey }) => {
      const problem = amountProblem(amountInCents)
      if (problem) return problem
      return change(id, (state) =>
        payable.has(state.status)
          ? to(id, { ...state, amountInCents, upchargeAmountInCents, payInFull, statusKey })
          : cannot(state),
      )
    },
    readIntent: async (id) => {
      const row = await db
        .selectFrom('testCardPayments')
        .select('state')
        .where('orgId', '=', orgId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (!row) return providerFailure('missing', `No such payment: ${id}`)
      return { ok: true, data: view(id, stateSchema.parse(row.state)) }
    },
    cancelIntent: (id) =>
      change(id, (state) =>
        payable.has(state.status) || state.status === 'canceled'
          ? to(id, { ...state, status: 'canceled' })
          : cannot(state),
      ),
    refund: ({ intentId, amountInCents, userId, note, idempotencyKey }) =>
      change<ProviderRefund>(intentId, (state) => {
        const replayed = state.refunds.find(({ key }) => key === idempotencyKey)
        if (replayed) {
          if (replayed.amountInCents !== amountInCents) {
            return providerFailure('mismatch', 'The key was used for another request.')
          }
          return { ok: true, data: { next: state, answer: replayed } }
        }
        if (state.status !== 'succeeded') return providerFailure('invalid', 'Nothing was paid.')
        const left = state.amountInCents - refundedOf(state)
        if (left === 0) return cannot(state)
        if (amountInCents <= 0 || amountInCents > left) {
          return providerFailure('invalid', 'More than is left of the payment.')
        }
        const refund = {
          id: `re_test_${randomBytes(12).toString('hex')}`,
          amountInCents,
          status: 'succeeded' as const,
          userId,
          note,
          key: idempotencyKey,
        }
        const next = { ...state, refunds: [...state.refunds, refund] }
        return { ok: true, data: { next, answer: refund } }
      }),
    // It lives in this process: it has nobody to send messages to.
    readEvent: () => null,
    listEvents: async () => ({ ok: true, data: [] }),
    confirm: (id, outcome) =>
      change(id, (state) => {
        if (state.status !== 'requires_payment_method') return cannot(state)
        switch (outcome.kind) {
          case 'success':
            return to(id, { ...state, status: 'succeeded', lastError: null })
          case 'authenticate':
            return to(id, { ...state, status: 'requires_action', lastError: null })
          case 'failure':
            return to(id, { ...state, lastError: outcome.message })
        }
      }),
    authenticate: (id, outcome) =>
      change(id, (state) => {
        if (state.status !== 'requires_action') return cannot(state)
        return outcome === 'complete'
          ? to(id, { ...state, status: 'succeeded', lastError: null })
          : to(id, { ...state, status: 'requires_payment_method', lastError: authenticationFailed })
      }),
  }
}

/** Puts a payment there as it is: the demo's own, and what tests need. */
export async function putTestPayment(
  db: Kysely<Database>,
  orgId: number,
  id: string,
  state: TestPaymentState,
): Promise<void> {
  await db
    .insertInto('testCardPayments')
    .values({ orgId, id, idempotencyKey: id, requestHash: id, state: jsonb(state) })
    .onConflict((conflict) => conflict.columns(['orgId', 'id']).doUpdateSet({ state: sql`excluded.state` }))
    .execute()
}
