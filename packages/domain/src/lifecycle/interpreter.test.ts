/** How declared transitions are taken, with transitions that only these tests declare. */
import { describe, expect, it } from 'vitest'
import { anOrder, at, testNow } from '../testing/builders.ts'
import { costsOf, shopProfile } from '../testing/lifecycle-fixtures.ts'
import { refusal } from '../units/result.ts'
import { interpret } from './interpreter.ts'
import type { TransitionRefusal } from './transition.ts'
import type { Lifecycle } from './transition-definition.ts'
import { orderLifecycle } from './transitions.ts'

const before = at('2026-06-01')
const order = anOrder({ statusData: { started: { date: before } }, costs: costsOf(100_000) })
const [started, submitted] = shopProfile.productOrderStatuses
const no = refusal('nothingDue', 'no')

/** What cancelling comes to where it is declared so. */
function cancel(declared: Lifecycle['transitions']['cancel']) {
  const lifecycle = { ...orderLifecycle, transitions: { ...orderLifecycle.transitions, cancel: declared } }
  const intent = { kind: 'cancel' } as const
  return interpret(lifecycle, { order, intent, profile: shopProfile, now: testNow, ledger: [] })
}

const toSubmitted = () => {
  if (submitted === undefined) throw new Error('the shop has two statuses')
  return submitted
}

describe('a declared transition', () => {
  it('is refused by the first guard that speaks against it, and asks no further', () => {
    const asked: string[] = []
    const guard = (name: string, answer: TransitionRefusal | null) => () => {
      asked.push(name)
      return answer
    }
    const guards = [guard('a', null), guard('b', no), guard('c', refusal('noNextStatus', 'later'))]
    expect(cancel({ guards })).toEqual(no)
    expect(asked).toEqual(['a', 'b'])
  })

  it('is refused where it leads nowhere, after its guards', () => {
    expect(cancel({ target: () => no })).toEqual(no)
    const first = refusal('statusUnknown', 'first')
    expect(cancel({ guards: [() => first], target: () => no })).toEqual(first)
  })

  it('that says nothing leaves the order as it is, where it stands', () => {
    expect(cancel({})).toEqual({ ok: true, patch: {}, effects: [], statusKey: started?.key })
  })

  it('writes entries one after the other, then the summary of them, and pushes the new status last', () => {
    const plan = cancel({
      target: toSubmitted,
      statusData: [
        (data) => ({ ...data, depositReceived: { date: before } }),
        ({ depositReceived: _, ...data }, { target, now }) => ({ ...data, [target.key]: { date: now } }),
      ],
      patch: [() => ({ feedbackNotes: 'a', invoiceIssued: null }), () => ({ feedbackNotes: 'b' })],
      effects: [() => [{ kind: 'notification', template: 'orderCancelled', to: 'owner' }]],
    })
    expect(plan).toEqual({
      ok: true,
      patch: {
        statusData: { started: { date: before }, submittedForApproval: { date: testNow } },
        lastCompletedStatusKey: 'submittedForApproval',
        feedbackNotes: 'b',
        invoiceIssued: null,
      },
      effects: [
        { kind: 'notification', template: 'orderCancelled', to: 'owner' },
        { kind: 'integrationPush', event: 'statusChanged', statusKey: 'submittedForApproval' },
      ],
      statusKey: 'submittedForApproval',
    })
  })

  it('gives way to the first of its alternatives whose condition holds', () => {
    const notes = (feedbackNotes: string) => ({ patch: [() => ({ feedbackNotes })] })
    const taken = (...holds: boolean[]) => {
      const alternatives = holds.map((hold, index) => ({ when: () => hold, ...notes(`${index}`) }))
      const plan = cancel({ ...notes('none'), alternatives })
      return plan.ok && plan.patch.feedbackNotes
    }
    expect([taken(false, true, true), taken(true), taken(false), taken()]).toEqual(['1', '0', 'none', 'none'])
  })
})
