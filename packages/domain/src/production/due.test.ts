import { describe, expect, it } from 'vitest'
import type { ProductOption } from '../catalog/schema.ts'
import type { ProductOrder } from '../orders/schema.ts'
import { type OrgProfile, orgProfileSchema } from '../tenancy/profile.ts'
import { timestamp } from '../units/timestamp.ts'
import { productionColumns } from './columns.ts'
import { dueOf, isLate } from './due.ts'
import { slowOptions } from './lead-times.ts'

const statuses = [
  { key: 'draft', type: 'orderStarted', title: 'Draft' },
  { key: 'check', type: 'submittedForApproval', title: 'Check' },
  { key: 'deposit', type: 'payment', title: 'Deposit', amountDue: 'deposit' },
  { key: 'workshop', type: 'inProduction', title: 'Workshop' },
  { key: 'gone', type: 'shipped', title: 'Gone' },
  { key: 'there', type: 'delivered', title: 'There' },
]

function profileOf(production: object, more: object = {}): OrgProfile {
  return orgProfileSchema.parse({ productOrderStatuses: statuses, production, ...more })
}

type Reached = Readonly<Record<string, string>>

function orderAt(reached: Reached, typed: string | null = null) {
  return {
    statusData: Object.fromEntries(
      Object.entries(reached).map(([key, date]) => [key, { date: timestamp(date) }]),
    ),
    estimatedShippingDate: typed === null ? null : timestamp(`${typed} 00:00:00`),
  } satisfies Pick<ProductOrder, 'statusData' | 'estimatedShippingDate'>
}

describe('the due day', () => {
  it('[issue 18] comes the lead time after the status at which the profile lets the clock begin', () => {
    // Monday, November 2: ten working days later it is Monday, November 16.
    const order = orderAt({ deposit: '2026-10-28 10:00:00', workshop: '2026-11-02 09:00:00' })
    expect(dueOf(order, null, profileOf({ startsAt: 'workshop', leadTimeDays: 10 }))).toEqual({
      by: 'leadTime',
      day: '2026-11-16',
      startDay: '2026-11-02',
      workingDays: 10,
    })
  })

  it('[issue 18] begins at the next status that was reached where the one of the profile was skipped', () => {
    const order = orderAt({ gone: '2026-11-03 09:00:00', workshop: '2026-11-02 09:00:00' })
    expect(dueOf(order, null, profileOf({ startsAt: 'deposit', leadTimeDays: 1 }))?.day).toBe('2026-11-03')
  })

  it('[issue 18] counts from when a status was reached first, also where the order went back from it', () => {
    const profile = profileOf({ startsAt: 'workshop', leadTimeDays: 1 })
    const first = { workshop: timestamp('2026-11-02 09:00:00') }
    const again = orderAt({ workshop: '2026-11-10 09:00:00' })
    expect(dueOf({ ...again, firstReached: first }, null, profile)?.day).toBe('2026-11-03')
    expect(dueOf({ ...orderAt({}), firstReached: first }, null, profile)?.day).toBe('2026-11-03')
  })

  it('[issue 18] is there for no order whose clock has not begun, and for none where the profile names no status', () => {
    const early = orderAt({ draft: '2026-11-02 09:00:00', check: '2026-11-02 09:00:00' })
    expect(dueOf(early, null, profileOf({ startsAt: 'workshop' }))).toBeNull()
    expect(dueOf(orderAt({ workshop: '2026-11-02 09:00:00' }), null, profileOf({}))).toBeNull()
  })

  it('[issue 18] is the day that somebody typed, whatever the lead time says', () => {
    const order = orderAt({ workshop: '2026-11-02 09:00:00' }, '2026-11-07')
    expect(dueOf(order, 100, profileOf({ startsAt: 'workshop' }))).toEqual({ by: 'hand', day: '2026-11-07' })
    expect(dueOf(orderAt({}, '2026-11-07'), null, profileOf({}))).toEqual({ by: 'hand', day: '2026-11-07' })
  })

  it('[issue 18] follows the slowest option where that takes longer than usual', () => {
    const order = orderAt({ workshop: '2026-11-02 09:00:00' })
    const profile = profileOf({ startsAt: 'workshop', leadTimeDays: 10 })
    expect(dueOf(order, 15, profile)?.day).toBe('2026-11-23')
    expect(dueOf(order, 5, profile)?.day).toBe('2026-11-16')
  })

  it('[issue 18] begins on the day where the organization is', () => {
    // In Los Angeles it is still Sunday evening: the first working day is Monday.
    const order = orderAt({ workshop: '2026-11-02 05:30:00' })
    const there = { region: { timeZone: 'America/Los_Angeles' } }
    expect(dueOf(order, null, profileOf({ startsAt: 'workshop', leadTimeDays: 1 }, there))).toMatchObject({
      startDay: '2026-11-01',
      day: '2026-11-02',
    })
    expect(dueOf(order, null, profileOf({ startsAt: 'workshop', leadTimeDays: 1 }))?.day).toBe('2026-11-03')
  })
})

describe('late', () => {
  const at = (
    type: 'inProduction' | 'payment' | 'shipped' | 'delivered' | 'afterSaleService',
    today: string,
  ) => isLate({ day: '2026-11-10' }, { type }, today)

  it('[issue 18] is what was due before today and has not shipped', () => {
    expect(at('inProduction', '2026-11-11')).toBe(true)
    expect(at('payment', '2026-11-11')).toBe(true)
    expect(at('inProduction', '2026-11-10')).toBe(false)
    expect(at('shipped', '2026-11-11')).toBe(false)
    expect(at('delivered', '2026-11-11')).toBe(false)
    expect(at('afterSaleService', '2026-11-11')).toBe(false)
    expect(isLate(null, { type: 'inProduction' }, '2026-11-11')).toBe(false)
  })
})

describe('lead times by option', () => {
  const option = (id: number, productPropertyId: number, data: ProductOption['data']) => ({
    id,
    productPropertyId,
    data,
  })
  const options = [
    option(1, 7, { isSlow: true }),
    option(2, 7, { isSlow: true, isRare: true }),
    option(3, 8, { isSlow: true }),
    option(4, 7, { isSlow: 'true' }),
    option(5, 7, {}),
  ]

  it('[issue 18] are those of properties with the role, the longest rule of each; the alert on lead time counts in weeks', () => {
    const profile = profileOf(
      { byOption: [{ role: 'finish', optionDataKey: 'isSlow', workingDays: 30 }] },
      {
        roles: { finish: [7] },
        alerts: { leadTime: { role: 'finish', optionDataKey: 'isRare', weeks: 12 } },
      },
    )
    expect([...slowOptions(options, profile)]).toEqual([
      [1, 30],
      [2, 60],
    ])
    expect([...slowOptions(options, profileOf({}))]).toEqual([])
  })
})

describe('the columns of the board', () => {
  const titles = (production: object) =>
    productionColumns(profileOf(production)).map(({ status, isOpen }) => `${status.title} ${isOpen}`)

  it('[issue 18] are the statuses from the start of the clock on; at the last ones nothing is left to be made', () => {
    expect(titles({ startsAt: 'workshop' })).toEqual(['Workshop true', 'Gone true', 'There false'])
  })

  it('[issue 18] are all after the beginning where the profile names no start', () => {
    expect(titles({})).toEqual(['Check true', 'Deposit true', 'Workshop true', 'Gone true', 'There false'])
  })
})
