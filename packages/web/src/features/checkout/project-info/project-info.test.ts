/** What the project-info form asks for and sends. */
import { messages } from '@orderwright/domain/messages'
import { addressSchema, productOrderSchema } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { orderFieldsOf, projectInfoOf, projectInfoProblems, typedTitle } from './project-info.ts'

const now = timestamp('2026-11-21 10:00:00')
const order = productOrderSchema.parse({
  id: 1,
  orgId: 7,
  version: 1,
  created: now,
  lastUpdated: now,
  deletedAt: null,
  orgSpecificId: 42,
  userId: 3,
  statusData: {},
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
})
const info = { ...projectInfoOf(order, 'Quote', null), title: 'Villa Aurore' }

describe('the project-info form', () => {
  it('[1.5.12] asks an untitled order for its name, and keeps a name that it has', () => {
    expect(projectInfoOf(order, 'Quote', null).title).toBe('')
    expect(projectInfoOf({ ...order, title: 'Villa' }, 'Quote', null).title).toBe('Villa')
  })

  it('starts with the customer as contact, but never over what the order says', () => {
    const contact = { name: 'Ada Guest', email: 'ada@studio.example' }
    expect(projectInfoOf(order, 'Quote', contact)).toMatchObject({
      contactName: 'Ada Guest',
      clientEmails: 'ada@studio.example',
    })
    expect(projectInfoOf({ ...order, contactName: 'Grace' }, 'Quote', contact).contactName).toBe('Grace')
  })

  it('[1.5.11, 1.5.13] wants a name, in the words of the organisation', () => {
    expect(projectInfoProblems({ ...info, title: '  ' }, 'Quote').title).toBe(
      messages.orderTitleRequired({ word: 'Quote' }),
    )
  })

  it('[1.5.12] takes no name that says it has none', () => {
    expect(projectInfoProblems({ ...info, title: 'untitled order' }, 'Quote').title).toBe(
      messages.orderTitleUntitled({ word: 'Quote' }),
    )
  })

  it('[1.5.14] replaces punctuation, symbols and emoji by spaces while typing', () => {
    expect(typedTitle('Villa—Aurore №2 🏡')).not.toMatch(/[^\p{L}\p{N} ]/u)
    expect(typedTitle('Villa/Aurore')).toBe('Villa Aurore')
  })

  it('[1.4.24] sends the name and that the form was answered', () => {
    expect(projectInfoProblems(info, 'Quote')).toEqual({})
    expect(orderFieldsOf({ ...info, title: ' Villa  Aurore ', phone: '4155550134' })).toMatchObject({
      title: 'Villa Aurore',
      phone: '(415) 555-0134',
      promptedForProjectInfo: 1,
    })
  })

  it('names what is given but wrong, and nothing that is left open', () => {
    const wrong = {
      ...info,
      phone: '415',
      clientEmails: 'ada',
      deliveryAddress: addressSchema.parse({ zip: '9' }),
    }
    expect(Object.keys(projectInfoProblems(wrong, 'Quote')).sort()).toEqual(['clientEmails', 'phone', 'zip'])
  })
})
