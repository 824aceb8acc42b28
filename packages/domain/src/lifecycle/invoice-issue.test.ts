/** When an invoice is issued, and that it stays issued. Issue 12, 18. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { anOrder, aPayment, aProfile, at } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { planTransition } from './plan-transition.ts'
import type { TransitionIntent } from './transition.ts'

const first = at('2026-03-01')
const later = at('2026-04-01')
const started = anOrder({ statusData: { started: { date: first } }, costs: costsOf(100_000) })

function after(order: ProductOrder, intent: TransitionIntent, now = first): ProductOrder {
  const plan = planTransition(order, intent, shopProfile, now)
  if (!plan.ok) throw new Error(plan.message)
  return { ...order, ...plan.patch }
}

describe('an invoice', () => {
  test('is not issued while the order is planned or waits for approval', () => {
    expect(after(started, { kind: 'submit' }).invoiceIssued).toBeNull()
  })

  test('is issued by the approval that asks for money, on the day of the server', () => {
    const submitted = after(started, { kind: 'submit' })
    expect(after(submitted, { kind: 'approve' }, later).invoiceIssued).toBe(later)
  })

  test('keeps its date when the status is set back and forth', () => {
    const issued = after(after(started, { kind: 'submit' }), { kind: 'approve' })
    const back = after(issued, { kind: 'setStatus', statusKey: 'started' }, later)
    expect(back.invoiceIssued).toBe(first)
    expect(after(back, { kind: 'setStatus', statusKey: 'shipped' }, later).invoiceIssued).toBe(first)
  })

  test('of an order that is set past its payments is issued then', () => {
    expect(after(started, { kind: 'setStatus', statusKey: 'inProduction' }, later).invoiceIssued).toBe(later)
  })

  test('of a cancelled order is void: the next one has a date of its own', () => {
    const issued = after(after(started, { kind: 'submit' }), { kind: 'approve' })
    const cancelled = after(issued, { kind: 'cancel' }, later)
    expect(cancelled.invoiceIssued).toBeNull()
    const again = after(after(cancelled, { kind: 'submit' }, later), { kind: 'approve' }, later)
    expect(again.invoiceIssued).toBe(later)
  })

  test('where no status asks for money is issued after approval; where none follows, never', () => {
    const statuses = [
      { key: 'started', type: 'orderStarted', title: 'Started' },
      { key: 'asked', type: 'submittedForApproval', title: 'Asked' },
    ] as const
    const unpaid = aProfile({
      productOrderStatuses: [...statuses, { key: 'made', type: 'static', title: 'Made' }],
    })
    const asked = { ...started, statusData: { started: { date: first }, asked: { date: first } } }
    const made = planTransition(asked, { kind: 'approve' }, unpaid, later)
    expect(made).toMatchObject({ ok: true, patch: { invoiceIssued: later } })
    const short = aProfile({ productOrderStatuses: [...statuses] })
    const set = planTransition(started, { kind: 'setStatus', statusKey: 'asked' }, short, later)
    expect(set.ok && set.patch.invoiceIssued).toBeUndefined()
  })

  const intents: fc.Arbitrary<TransitionIntent> = fc.oneof(
    fc.constantFrom<TransitionIntent>({ kind: 'submit' }, { kind: 'approve' }),
    fc
      .constantFrom('started', 'submittedForApproval', 'readyToPayDeposit', 'inProduction', 'shipped')
      .map((statusKey): TransitionIntent => ({ kind: 'setStatus', statusKey })),
    fc.constant<TransitionIntent>({
      kind: 'paymentSucceeded',
      payment: aPayment({ date: later, paymentAmountBeforeUpchargeInCents: 20_000 }),
    }),
  )
  test.prop([fc.array(intents, { maxLength: 15 })])(
    'has one date, from the first time that money could be asked for, unless the order is cancelled',
    (steps) => {
      let order = started
      let expected: string | null = null
      const asks = new Set(['readyToPayDeposit', 'depositReceived', 'inProduction', 'readyToPayFinal'])
      steps.forEach((intent, index) => {
        const now = at(`2026-05-${String(index + 1).padStart(2, '0')}`)
        const plan = planTransition(order, intent, shopProfile, now)
        if (!plan.ok) return
        order = { ...order, ...plan.patch }
        const isAsked = asks.has(plan.statusKey) || plan.statusKey === 'shipped'
        if (expected === null && isAsked) expected = now
        expect(order.invoiceIssued).toBe(expected)
      })
    },
  )
})
