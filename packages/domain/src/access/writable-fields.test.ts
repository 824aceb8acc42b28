import { describe, expect, it } from 'vitest'
import { actorAt, type OrderSubject } from './policy.ts'
import { writableLineFields, writableOrderFields } from './writable-fields.ts'

const session = { orgId: 7, pricingIsHidden: false, isGuestMode: false }
const owner = actorAt({ ...session, userId: 1, role: 'owner' })
const member = actorAt({ ...session, userId: 2, role: 'member' })
const guest = actorAt({ ...session, userId: 3, role: 'guest' })
const otherGuest = actorAt({ ...session, userId: 5, role: 'guest' })

const started: OrderSubject = {
  orgId: 7,
  orderId: 50,
  userId: 3,
  involvedUsers: {},
  currentStatusType: 'orderStarted',
  isStarted: true,
  isArchived: false,
}
const submitted: OrderSubject = { ...started, currentStatusType: 'submittedForApproval', isStarted: false }

describe('writable fields', () => {
  it('[1.6.17, 1.6.21] never let a guest touch money, status or anything derived', () => {
    const fields = writableOrderFields(guest, started)
    for (const field of [
      'costs',
      'discountPercentage',
      'taxPercentage',
      'disableSalesTax',
      'tariffPercentage',
      'shippingFlatAmount',
      'statusData',
      'lastCompletedStatusKey',
      'amountPaidInCents',
      'effectivePricingDate',
      'userId',
      'involvedUsers',
      'isProcessingPayment',
      'feedbackNotes',
      'commandData',
    ] as const) {
      expect([field, fields.has(field)]).toEqual([field, false])
    }
    expect(fields.has('title') && fields.has('deliveryAddress') && fields.has('properties')).toBe(true)
  })

  it('shrink to contact details while a guest is asked to pay, and to archiving after submission', () => {
    const paying = { ...submitted, currentStatusType: 'payment' as const }
    expect(writableOrderFields(guest, paying).has('phone')).toBe(true)
    expect(writableOrderFields(guest, paying).has('title')).toBe(false)
    expect([...writableOrderFields(guest, submitted)]).toEqual(['archived'])
    expect([...writableOrderFields(otherGuest, started)]).toEqual([])
  })

  it('are never costs, status or ledger for employees either', () => {
    const fields = writableOrderFields(owner, submitted)
    expect(fields.has('discountPercentage') && fields.has('effectivePricingDate')).toBe(true)
    for (const field of ['costs', 'statusData', 'amountPaidInCents', 'orgId', 'id'] as const)
      expect(fields.has(field)).toBe(false)
  })

  it('[1.6.17] of a line are what its maker typed and chose, for a guest at the first step', () => {
    const typed = [
      'title',
      'quantity',
      'rank',
      'notes',
      'properties',
      'position',
      'placements',
      'archCustomViewId',
      'thumbnailUrl',
      'mediumId',
    ]
    expect([...writableLineFields(guest, started)]).toEqual(typed)
    expect([...writableLineFields(member, submitted)]).toEqual([...typed, 'customPriceInCents'])
  })

  it('give a price of its own to employees alone', () => {
    expect(writableLineFields(member, started).has('customPriceInCents')).toBe(true)
    expect(writableLineFields(guest, started).has('customPriceInCents')).toBe(false)
    expect(writableLineFields(guest, submitted).size).toBe(0)
  })
})
