/** Which screen follows which status, for whom. */
import { defaultProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { statusScreenFor } from './status-screen-for.ts'

const entry = { date: timestamp('2026-11-21 10:00:00') }
const at = (...keys: string[]) => ({ statusData: Object.fromEntries(keys.map((key) => [key, entry])) })

describe('the screen of an order', () => {
  it.each([
    [['new'], 'guest', 'editor'],
    [['new', 'inProgress'], 'member', 'editor'],
    [['new', 'submittedForApproval'], 'guest', 'waiting'],
    [['new', 'submittedForApproval'], 'member', 'review'],
    [['new', 'submittedForApproval'], 'owner', 'review'],
    [['new', 'submittedForApproval', 'readyToPay'], 'guest', 'payment'],
    [['new', 'submittedForApproval', 'readyToPay'], 'owner', 'payment'],
    [['new', 'readyToPay', 'inProduction'], 'guest', 'info'],
    [['new', 'readyToPay', 'inProduction', 'shipped'], 'guest', 'info'],
    [['new', 'delivered'], 'owner', 'info'],
    [['new', 'received'], 'guest', 'info'],
    [[], 'guest', 'editor'],
  ] as const)(
    '[1.2.83, 1.2.84, 1.2.85, 1.2.86, 1.4.17] with %j, seen by a %s, is %s',
    (keys, role, screen) => {
      expect(statusScreenFor({ order: at(...keys), profile: defaultProfile, role })).toBe(screen)
    },
  )

  it('[1.2.86] is the info screen for a static status after a payment', () => {
    const statuses = [
      { key: 'start', type: 'orderStarted', title: 'Started' },
      { key: 'deposit', type: 'payment', title: 'Deposit' },
      { key: 'paid', type: 'static', title: 'Deposit received' },
    ]
    const profile = orgProfileSchema.parse({ productOrderStatuses: statuses })
    expect(statusScreenFor({ order: at('start', 'deposit', 'paid'), profile, role: 'guest' })).toBe('info')
  })
})
