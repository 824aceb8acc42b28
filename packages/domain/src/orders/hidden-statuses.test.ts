import { describe, expect, it } from 'vitest'
import { orgProfileSchema } from '../tenancy/profile.ts'
import { timestamp } from '../units/timestamp.ts'
import { hideStatusDefinitions, hideStatuses, isHiddenStatus } from './statuses.ts'

const profile = orgProfileSchema.parse({
  productOrderStatuses: [
    { key: 'new', type: 'orderStarted', title: 'New' },
    { key: 'creditCheck', type: 'static', title: 'Credit check', isVisibleToGuest: false },
    { key: 'sent', type: 'submittedForApproval', title: 'Sent' },
    { key: 'made', type: 'inProduction', title: 'In production' },
    { key: 'rework', type: 'static', title: 'Rework', isVisibleToGuest: false },
    { key: 'shipped', type: 'shipped', title: 'Shipped' },
  ],
})
const date = timestamp('2026-11-01 10:00:00')
const entries = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, { date }]))

describe('an order at a status that guests do not see', () => {
  const order = {
    id: 7,
    isStocked: 0 as const,
    statusData: entries('new', 'creditCheck', 'sent', 'made', 'rework'),
    lastCompletedStatusKey: 'rework',
  }

  it('[1.4.01] stands for a guest where it stood before, and tells neither keys nor days of hidden ones', () => {
    expect(hideStatuses(order, profile)).toEqual({
      id: 7,
      isStocked: 0,
      statusData: entries('new', 'sent', 'made'),
      lastCompletedStatusKey: 'made',
    })
  })

  it('[1.4.01] that skipped the status before it is told there since it was passed, and not where it was long ago', () => {
    const passed = timestamp('2026-11-20 09:00:00')
    const skipped = {
      ...order,
      statusData: { ...entries('new', 'sent'), rework: { date: passed } },
      lastCompletedStatusKey: 'rework',
    }
    expect(hideStatuses(skipped, profile)).toMatchObject({
      statusData: { ...entries('new', 'sent'), made: { date: passed } },
      lastCompletedStatusKey: 'made',
    })
  })

  it('stands where orders begin before the first that guests see', () => {
    const [first, ...others] = profile.productOrderStatuses
    if (!first) throw new Error('there are statuses')
    const quiet = { ...profile, productOrderStatuses: [{ ...first, isVisibleToGuest: false }, ...others] }
    const checked = {
      ...order,
      statusData: entries('new', 'creditCheck'),
      lastCompletedStatusKey: 'creditCheck',
    }
    expect(hideStatuses(checked, quiet)).toMatchObject({ statusData: {}, lastCompletedStatusKey: 'new' })
  })

  it('tells nothing of a status that the organization has taken off its list', () => {
    const former = { ...order, statusData: entries('new', 'blacklisted'), lastCompletedStatusKey: 'new' }
    expect(hideStatuses(former, profile).statusData).toEqual(entries('new'))
  })

  it('is told as it is where all of it is visible', () => {
    const shipped = {
      ...order,
      statusData: entries('new', 'sent', 'shipped'),
      lastCompletedStatusKey: 'shipped',
    }
    expect(hideStatuses(shipped, profile)).toEqual(shipped)
  })
})

describe('the settings that a guest gets', () => {
  it('[1.4.01] name no hidden status, and keep the one at which orders begin', () => {
    const keys = (some: typeof profile) => some.productOrderStatuses.map(({ key }) => key)
    expect(keys(hideStatusDefinitions(profile))).toEqual(['new', 'sent', 'made', 'shipped'])
    const [first, ...others] = profile.productOrderStatuses
    if (!first) throw new Error('there are statuses')
    const quiet = { ...profile, productOrderStatuses: [{ ...first, isVisibleToGuest: false }, ...others] }
    expect(keys(hideStatusDefinitions(quiet))).toEqual(['new', 'sent', 'made', 'shipped'])
  })

  it('a key of no status is no hidden one', () => {
    expect(['rework', 'made', 'gone'].map((key) => isHiddenStatus(key, profile))).toEqual([
      true,
      false,
      false,
    ])
  })
})
