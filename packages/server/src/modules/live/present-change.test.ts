import type { UserActor } from '@orderwright/domain/access'
import { type ProductOrder, productOrderSchema } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it, vi } from 'vitest'
import { domainPolicy } from '../../platform/policy.ts'
import type { Viewing } from '../orders/present-order.ts'
import { createChangeEncoder, hintsFor, viewerUpdate } from './present-change.ts'

const now = timestamp('2026-03-01 09:00:00')
const order = (more: Partial<ProductOrder> = {}): ProductOrder =>
  productOrderSchema.parse({
    id: 10,
    orgId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
    orgSpecificId: 1,
    userId: 5,
    statusData: { new: { date: now } },
    costs: {
      orderSubTotal: 0,
      discount: 0,
      shipping: null,
      shippingIsTbd: true,
      tariff: 0,
      tax: 0,
      orderTotal: 0,
      depositAmount: 0,
      depositPercentage: 50,
    },
    ...more,
  })
const org = { title: 'Works', profile: orgProfileSchema.parse({}), membersByProvider: false }
const viewing = (more: Partial<UserActor>): Viewing => ({
  actor: {
    kind: 'user',
    userId: 5,
    orgId: 1,
    role: 'guest',
    pricingIsHidden: false,
    isGuestMode: false,
    ...more,
  },
  policy: domainPolicy,
  org,
})
const guest = viewing({})
const unpriced = viewing({ pricingIsHidden: true })
const employee = viewing({ userId: 7, role: 'member' })

describe('what a viewer is shown of a change', () => {
  const unchanged = { wasPriced: true, couldEdit: true, isChanged: false }

  it('is nothing where nothing changed, and the change where something did', () => {
    expect(viewerUpdate(order(), guest, unchanged)).toEqual({
      kind: 'show',
      isPriced: true,
      isReloaded: false,
      isSent: false,
      mayEdit: true,
      hasOtherRights: false,
    })
    expect(viewerUpdate(order(), guest, { ...unchanged, isChanged: true })).toMatchObject({ isSent: true })
  })

  it('is everything anew where prices were hidden or shown', () => {
    expect(viewerUpdate(order(), unpriced, unchanged)).toEqual({
      kind: 'show',
      isPriced: false,
      isReloaded: true,
      isSent: true,
      mayEdit: true,
      hasOtherRights: false,
    })
    expect(viewerUpdate(order(), guest, { ...unchanged, wasPriced: false })).toMatchObject({
      isPriced: true,
      isReloaded: true,
    })
  })

  it('[1.4.01, 1.6.17] says that a guest may no longer change it where a hidden status would say it', () => {
    const checked = order({ statusData: { new: { date: now }, inProgress: { date: now } } })
    expect(viewerUpdate(checked, guest, { ...unchanged, isChanged: true })).toMatchObject({
      mayEdit: false,
      hasOtherRights: true,
    })
    expect(viewerUpdate(checked, employee, { ...unchanged, isChanged: true })).toMatchObject({
      mayEdit: true,
      hasOtherRights: false,
    })
    expect(viewerUpdate(order(), guest, { ...unchanged, couldEdit: false })).toMatchObject({
      mayEdit: true,
      hasOtherRights: true,
    })
  })

  it('ends for those who may not see the order any more, and for all when it is deleted', () => {
    const noAccess = { kind: 'close', reason: 'noAccess' }
    expect(viewerUpdate(order(), null, unchanged)).toEqual(noAccess)
    expect(viewerUpdate(undefined, guest, unchanged)).toEqual(noAccess)
    expect(viewerUpdate(order(), viewing({ userId: 6 }), unchanged)).toEqual(noAccess)
    const deleted = { kind: 'close', reason: 'deleted' }
    expect(viewerUpdate(order({ deletedAt: now }), guest, unchanged)).toEqual(deleted)
  })

  it('is encoded once for all who see everything, and for nobody else', () => {
    const encode = vi.fn<(message: unknown) => string>((message) => JSON.stringify(message))
    const encodeChange = createChangeEncoder(order(), [], encode)
    encodeChange(employee)
    encodeChange(employee)
    expect(encode).toHaveBeenCalledTimes(1)
    expect(encodeChange(unpriced)).not.toContain('orderTotal')
    expect(encode).toHaveBeenCalledTimes(2)
  })
})

describe('hints that there is something to load', () => {
  it('of internal comments are given to employees alone, and comments are told once', () => {
    expect(hintsFor(employee, order(), new Set(['comments', 'notes']))).toEqual(['comments'])
    expect(hintsFor(employee, order(), new Set(['notes']))).toEqual(['comments'])
    expect(hintsFor(guest, order(), new Set(['notes']))).toEqual([])
    expect(hintsFor(guest, order(), new Set(['comments']))).toEqual(['comments'])
  })
})
