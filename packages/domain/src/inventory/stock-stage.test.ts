/** Which place in an order's life promises its pieces, and which takes them from the shelf. */
import { describe, expect, it } from 'vitest'
import { anOrder, aProfile, at } from '../testing/builders.ts'
import { shopProfile, twoPaymentStatuses } from '../testing/lifecycle-fixtures.ts'
import { stockStage } from './stock-stage.ts'

const date = at('2026-06-01')

/** An order whose last status is `key`, set by a click on its dot: none in between. */
function orderAt(key: string, more: Parameters<typeof anOrder>[0] = {}) {
  return anOrder({ statusData: { started: { date }, [key]: { date } }, ...more })
}

describe('the stock stage of an order', () => {
  it.each([
    ['started', 'open'],
    ['submittedForApproval', 'open'],
    ['readyToPayDeposit', 'reserved'],
    ['depositReceived', 'reserved'],
    ['inProduction', 'reserved'],
    ['readyToPayFinal', 'reserved'],
    ['finalPaymentReceived', 'reserved'],
    ['shipped', 'shipped'],
    ['delivered', 'shipped'],
  ])('[1.4.10, issue 14] of one that is made to order, at %s: %s', (key, stage) => {
    expect(stockStage(orderAt(key), shopProfile)).toBe(stage)
  })

  it.each([
    ['started', 'open'],
    ['inProduction', 'reserved'],
    ['readyToPayFinal', 'reserved'],
    ['finalPaymentReceived', 'reserved'],
    ['shipped', 'shipped'],
  ])('[1.4.09, issue 14] of a stocked one, which skips approval, at %s: %s', (key, stage) => {
    expect(stockStage(orderAt(key, { isStocked: 1 }), shopProfile)).toBe(stage)
  })

  it('[issue 14] a step before approval promises nothing', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'Started' },
        { key: 'prepared', type: 'static', title: 'Prepared' },
        ...twoPaymentStatuses.slice(1),
      ],
    })
    expect(stockStage(orderAt('prepared'), profile)).toBe('open')
    expect(stockStage(orderAt('prepared', { isStocked: 1 }), profile)).toBe('open')
  })

  it('[issue 14] nor does a payment before approval, unless the order skips approval', () => {
    const profile = aProfile({
      productOrderStatuses: [
        { key: 'started', type: 'orderStarted', title: 'Started' },
        { key: 'retainer', type: 'payment', title: 'Retainer', amountDue: 'deposit' },
        { key: 'review', type: 'submittedForApproval', title: 'Review' },
        { key: 'making', type: 'inProduction', title: 'Making' },
      ],
    })
    expect(stockStage(orderAt('retainer'), profile)).toBe('open')
    expect(stockStage(orderAt('retainer', { isStocked: 1 }), profile)).toBe('reserved')
    expect(stockStage(orderAt('making'), profile)).toBe('reserved')
  })

  it('[issue 14] a payment after shipping brings nothing back', () => {
    const profile = aProfile({
      productOrderStatuses: [
        ...twoPaymentStatuses,
        { key: 'balance', type: 'payment', title: 'Balance', amountDue: 'balance' },
      ],
    })
    expect(stockStage(orderAt('balance'), profile)).toBe('shipped')
  })

  it('[issue 14] deleting gives back what was promised, not what has left', () => {
    const deletedAt = date
    expect(stockStage(orderAt('inProduction', { deletedAt }), shopProfile)).toBe('open')
    expect(stockStage(orderAt('shipped', { deletedAt }), shopProfile)).toBe('shipped')
  })
})
