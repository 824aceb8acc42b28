/** What the specification says of this organisation's list, literally. */
import { expect, it } from 'vitest'
import { demoSeeds } from '../index.ts'
import { maisonLumenProfile } from './profile.ts'

it('[1.2.37] its list has the shortcuts SUB, CDR, FPR and PP, each for its own status, and no other list has any', () => {
  const shortcuts = maisonLumenProfile.ordersPage.shortcuts.map(
    ({ label, statusKey, isProcessingPayment }) => [label, statusKey ?? null, isProcessingPayment ?? false],
  )
  expect(shortcuts).toEqual([
    ['SUB', 'submittedForApproval', false],
    ['CDR', 'readyToPayDeposit', false],
    ['FPR', 'finalPaymentReceived', false],
    ['PP', null, true],
  ])
  const keys = maisonLumenProfile.productOrderStatuses.map(({ key }) => key)
  expect(keys).toEqual(
    expect.arrayContaining(['submittedForApproval', 'readyToPayDeposit', 'finalPaymentReceived']),
  )
  const others = demoSeeds(new Date('2026-06-15T12:00:00Z')).filter(({ id }) => id !== 850)
  expect(others.map(({ profile }) => profile.ordersPage.shortcuts)).toEqual(others.map(() => []))
})
