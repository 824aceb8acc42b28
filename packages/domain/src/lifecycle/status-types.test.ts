/** What a type of status means stands in a table; nothing that plans transitions knows a type by its name. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { NewPayment } from '../payments/ledger-intent.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusType } from '../tenancy/status-definitions.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'
import { anOrder, aProfile, at, testNow } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { paymentOf, randomIntent } from '../testing/random/random-intents.ts'
import { trust } from '../units/trust.ts'
import { interpret } from './interpreter.ts'
import { planTransition } from './plan-transition.ts'
import type { TransitionIntent, TransitionOrder } from './transition.ts'
import type { Lifecycle } from './transition-definition.ts'
import { orderLifecycle } from './transitions.ts'

const before = at('2026-06-01')

function started(more: Partial<Parameters<typeof anOrder>[0]> = {}): TransitionOrder {
  return anOrder({ statusData: { started: { date: before } }, costs: costsOf(100_000), ...more })
}

/** The profile with other types at some of its statuses. */
function withTypes(profile: OrgProfile, types: Readonly<Record<string, string>>): OrgProfile {
  return {
    ...profile,
    productOrderStatuses: profile.productOrderStatuses.map((status) => ({
      ...status,
      // A type that only the table of the test has.
      type: trust<StatusType>(types[status.key] ?? status.type),
    })),
  }
}

/** The statuses that an order has after each intent, none of which may be refused. */
function walk(lifecycle: Lifecycle, profile: OrgProfile, intents: readonly TransitionIntent[]) {
  let order = started()
  const ledger: NewPayment[] = []
  return intents.map((intent) => {
    const plan = interpret(lifecycle, { order, intent, profile, now: testNow, ledger })
    if (!plan.ok) throw new Error(plan.message)
    order = { ...order, ...plan.patch }
    if (intent.kind === 'paymentSucceeded') ledger.push(intent.payment)
    return plan.statusKey
  })
}

describe('a type of status that an organisation has of its own', () => {
  const table = {
    ...statusTypeTable,
    architectsSignOff: { ...statusTypeTable.static, canSubmit: false, awaitsApproval: true },
    paidAtTheCounter: { ...statusTypeTable.static, canSubmit: false, payment: 'awaited' as const },
    pickedUp: { ...statusTypeTable.static, canSubmit: false, payment: 'owed' as const },
  }
  const lifecycle: Lifecycle = { ...orderLifecycle, statusTypes: table }
  const profile = withTypes(shopProfile, {
    submittedForApproval: 'architectsSignOff',
    readyToPayDeposit: 'paidAtTheCounter',
    shipped: 'pickedUp',
  })

  it('is declared in the table, and orders move through it', () => {
    expect(
      walk(lifecycle, profile, [
        { kind: 'submit' },
        { kind: 'requireChanges', feedbackNotes: 'Wider' },
        { kind: 'submit' },
        { kind: 'approve' },
        { kind: 'awaitPayment', method: 'wire' },
        { kind: 'paymentSucceeded', payment: paymentOf(50_000) },
        { kind: 'setStatus', statusKey: 'shipped' },
        { kind: 'paymentProcessing' },
      ]),
    ).toEqual([
      'submittedForApproval',
      'started',
      'submittedForApproval',
      'readyToPayDeposit',
      'readyToPayDeposit',
      'depositReceived',
      'shipped',
      'shipped',
    ])
  })

  it('asks for its money alone: at another type the same card is refused', () => {
    const order = started({ statusData: { started: { date: before }, shipped: { date: before } } })
    const charge = (types: StatusTypeTable) =>
      interpret(
        { ...orderLifecycle, statusTypes: types },
        { order, intent: { kind: 'paymentProcessing' }, profile, now: testNow, ledger: [] },
      )
    expect(charge(table)).toMatchObject({ ok: true })
    const unpaid = { ...table, pickedUp: { ...table.pickedUp, payment: 'none' as const } }
    expect(charge(unpaid)).toMatchObject({ ok: false, code: 'notAtPayment' })
  })
})

/** Every type under another name, in the table and in a profile. */
const renamed = (type: string) => `own ${type}`
const renamedLifecycle: Lifecycle = {
  ...orderLifecycle,
  // It has a row for each type of a renamed profile, and no other.
  statusTypes: trust<StatusTypeTable>(
    Object.fromEntries(Object.entries(statusTypeTable).map(([type, traits]) => [renamed(type), traits])),
  ),
}

/** Nothing is paid here, so that approval alone divides what is before submission from what is past it. */
const unpaidProfile = aProfile({
  productOrderStatuses: [
    { key: 'started', type: 'orderStarted', title: 'a' },
    { key: 'measured', type: 'static', title: 'b' },
    { key: 'review', type: 'submittedForApproval', title: 'c' },
    { key: 'agreed', type: 'static', title: 'd' },
    { key: 'received', type: 'afterSaleService', title: 'e' },
  ],
})

function correctionIn({ productOrderStatuses }: OrgProfile): fc.Arbitrary<TransitionIntent> {
  const key = fc.constantFrom(...productOrderStatuses.map((status) => status.key))
  return fc
    .record({
      amount: fc.integer({ min: -60_000, max: 60_000 }),
      statusKey: key,
      movedToStatusKey: key,
    })
    .map(({ amount, ...undoes }) => ({
      kind: 'ledgerCorrected',
      payment: { ...paymentOf(amount), kind: 'correction' },
      undoes,
    }))
}

/** Often enough back to the start and through approval, or most walks would stay beyond it. */
function intentsIn(profile: OrgProfile): fc.Arbitrary<TransitionIntent[]> {
  const back = fc.constantFrom<TransitionIntent>(
    { kind: 'submit' },
    { kind: 'approve' },
    { kind: 'setStatus', statusKey: 'started' },
  )
  return fc.array(
    fc.oneof(
      { weight: 4, arbitrary: randomIntent(profile) },
      { weight: 1, arbitrary: correctionIn(profile) },
      { weight: 3, arbitrary: back },
    ),
    { minLength: 10, maxLength: 40 },
  )
}

describe('the names of types', () => {
  it.each([
    ['with payments', shopProfile, { submitted: 50, approved: 8, settled: 30, refused: 90, corrected: 60 }],
    ['without', unpaidProfile, { submitted: 50, approved: 25, settled: 0, refused: 90, corrected: 60 }],
  ])(
    'mean nothing: in a list %s every plan and refusal is the same under other names',
    (_, profile, floors) => {
      const renamedProfile = withTypes(
        profile,
        Object.fromEntries(profile.productOrderStatuses.map(({ key, type }) => [key, renamed(type)])),
      )
      checkLaw(
        floors,
        fc.record({
          intents: intentsIn(profile),
          isStocked: fc.constantFrom(0 as const, 1 as const),
        }),
        (cover, { intents, isStocked }) => {
          let order = started({ isStocked })
          const ledger: NewPayment[] = []
          for (const intent of intents) {
            const plan = planTransition(order, intent, profile, testNow, ledger)
            const asked = { order, intent, profile: renamedProfile, now: testNow, ledger }
            expect(interpret(renamedLifecycle, asked)).toEqual(plan)
            if (!plan.ok) {
              cover('refused')
              continue
            }
            if (intent.kind === 'submit') cover('submitted')
            if (intent.kind === 'approve') cover('approved')
            if (intent.kind === 'ledgerCorrected') cover('corrected')
            if (plan.statusKey === 'depositReceived' || plan.statusKey === 'finalPaymentReceived')
              cover('settled')
            if (intent.kind === 'paymentSucceeded' || intent.kind === 'ledgerCorrected') {
              ledger.push(intent.payment)
            }
            order = { ...order, ...plan.patch }
          }
        },
        { numRuns: 200 },
      )
    },
  )
})
