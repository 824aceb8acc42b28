/** What somebody reads who decides about an order a moment after somebody else. */
import { expect, it } from 'vitest'
import { lifecycleMessages } from './lifecycle.ts'

const first = (given: Partial<Parameters<typeof lifecycleMessages.firstDecision>[0]> = {}) =>
  lifecycleMessages.firstDecision({
    kind: 'status.approve',
    name: 'Ada Byron',
    seconds: 90,
    day: '3/9/2026',
    ...given,
  })

it('says who was first and what they did', () => {
  expect(first({ kind: 'status.submit' })).toBe('Ada Byron submitted it a minute ago.')
  expect(first()).toBe('Ada Byron approved it a minute ago.')
  expect(first({ kind: 'status.requireChanges' })).toBe('Ada Byron asked for changes a minute ago.')
  expect(first({ kind: 'status.cancel' })).toBe('Ada Byron canceled it a minute ago.')
  expect(first({ kind: 'status.setStatus' })).toBe('Ada Byron changed its status a minute ago.')
  expect(first({ kind: 'status.awaitPayment' })).toBe('Ada Byron announced a payment a minute ago.')
  expect(first({ kind: 'order.update' })).toBe('Ada Byron changed it a minute ago.')
  expect(first({ name: '' })).toBe('The system approved it a minute ago.')
})

it('says how long ago, and from the twelfth hour on which day', () => {
  const when = (seconds: number) => first({ seconds }).replace('Ada Byron approved it ', '')
  expect([0, 59, 60, 119, 120, 3599].map(when)).toEqual([
    'a moment ago.',
    'a moment ago.',
    'a minute ago.',
    'a minute ago.',
    '2 minutes ago.',
    '59 minutes ago.',
  ])
  expect([3600, 7199, 7200, 43_199].map(when)).toEqual(['1 h ago.', '1 h ago.', '2 h ago.', '11 h ago.'])
  expect(when(43_200)).toBe('on 3/9/2026.')
})

it('says what setting a status back removes, and that payments stay', () => {
  expect(lifecycleMessages.removesLater({ status: 'Approved', removed: ['Paid', 'Shipped'] })).toBe(
    'Setting the status to Approved removes what came after it: Paid, Shipped. Payments stay in the ledger.',
  )
})
