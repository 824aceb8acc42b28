import { describe, expect, it } from 'vitest'
import { anOrder, aProfile, testNow } from '../testing/builders.ts'
import { shopProfile } from '../testing/lifecycle-fixtures.ts'
import { defaultStatuses } from '../tenancy/default-statuses.ts'
import { statusTypes } from '../tenancy/status-definitions.ts'
import {
  currentStatus,
  currentVisibleStatus,
  startedStatus,
  statusDots,
  statusText,
  visibleStatuses,
} from './statuses.ts'

function orderAt(...keys: string[]) {
  return anOrder({ statusData: Object.fromEntries(keys.map((key) => [key, { date: testNow }])) })
}

describe('statuses', () => {
  it('[1.3.27] have these types', () => {
    expect(statusTypes).toEqual([
      'orderStarted',
      'submittedForApproval',
      'payment',
      'static',
      'inProduction',
      'shipped',
      'delivered',
      'afterSaleService',
    ])
  })

  it('[1.3.29, 2.3.27] of an organisation without a list of its own run from new to received', () => {
    expect(aProfile().productOrderStatuses.map(({ key, title }) => `${key} ${title}`)).toEqual([
      'new New',
      'inProgress In Progress',
      'submittedForApproval Submitted',
      'readyToPay Ready To Pay',
      'inProduction In Production',
      'shipped Shipped',
      'delivered Delivered',
      'received Received',
    ])
    expect(defaultStatuses[0]?.type).toBe('orderStarted')
  })

  it('[1.1.07] the current one is the last of the list with an entry, whatever the order of entries', () => {
    expect(currentStatus(orderAt('shipped', 'started', 'depositReceived'), shopProfile).key).toBe('shipped')
    expect(currentStatus(orderAt('started'), shopProfile).key).toBe('started')
    expect(currentStatus(orderAt(), shopProfile).key).toBe('started')
    expect(startedStatus(shopProfile).key).toBe('started')
  })

  it('[1.4.01] are filtered by role, by visibility to guests and by the order', () => {
    const order = orderAt('started')
    const keys = (role: 'owner' | 'guest', isStocked: 0 | 1) =>
      visibleStatuses({ ...order, isStocked }, shopProfile, role).map(({ key }) => key)
    expect(keys('owner', 0)).toHaveLength(9)
    expect(keys('guest', 0)).not.toContain('inProduction')
    expect(keys('owner', 1)).toEqual([
      'started',
      'inProduction',
      'readyToPayFinal',
      'finalPaymentReceived',
      'shipped',
      'delivered',
    ])
  })

  it('a guest is told the last status visible to them', () => {
    const order = orderAt('started', 'depositReceived', 'inProduction')
    expect(currentVisibleStatus(order, shopProfile, 'guest').key).toBe('depositReceived')
    expect(currentVisibleStatus(order, shopProfile, 'member').key).toBe('inProduction')
  })

  it('[1.4.02] use their alternative title and description on stocked orders, where present', () => {
    const final = shopProfile.productOrderStatuses.find(({ key }) => key === 'readyToPayFinal')
    const shipped = shopProfile.productOrderStatuses.find(({ key }) => key === 'shipped')
    if (final === undefined || shipped === undefined) throw new Error('no such status')
    expect(statusText(final, true)).toEqual({ title: 'Ready to pay', description: 'Pay and we ship.' })
    expect(statusText(final, false).title).toBe('readyToPayFinal')
    expect(statusText(shipped, true).title).toBe('shipped')
  })
})

describe('the row of status dots', () => {
  const order = orderAt('started', 'readyToPayDeposit')

  it('[1.2.58] has one dot for each status', () => {
    expect(statusDots(order, shopProfile, 'owner').map(({ key }) => key)).toEqual(
      shopProfile.productOrderStatuses.map(({ key }) => key),
    )
  })

  it('[1.4.03] fills a dot if statusData has an entry for its status', () => {
    const filled = statusDots(order, shopProfile, 'owner').filter((dot) => dot.isFilled)
    expect(filled.map(({ key }) => key)).toEqual(['started', 'readyToPayDeposit'])
  })

  it('[issue 14] says who sets each status', () => {
    const profile = {
      ...shopProfile,
      productOrderStatuses: shopProfile.productOrderStatuses.map((status) =>
        status.key === 'shipped' ? { ...status, setBy: 'owners' as const } : status,
      ),
    }
    const dots = statusDots(order, profile, 'member')
    expect(dots.filter(({ setBy }) => setBy === 'owners').map(({ key }) => key)).toEqual(['shipped'])
  })

  it('[1.4.04] makes milestones larger unless the order is stocked', () => {
    const milestones = (isStocked: 0 | 1) =>
      statusDots({ ...order, isStocked }, shopProfile, 'owner')
        .filter((dot) => dot.isMilestone)
        .map(({ key }) => key)
    expect(milestones(0)).toEqual(['started', 'submittedForApproval', 'shipped'])
    expect(milestones(1)).toEqual([])
  })
})
