import { describe, expect, it } from 'vitest'
import { addressSchema } from './schema.ts'
import { type Contact, lacksContact, takenOver } from './contact.ts'

const nowhere = addressSchema.parse({})
const hillside = addressSchema.parse({
  streetAddress: '12 Hillside Lane',
  city: 'San Rafael',
  state: 'CA',
  zip: '94901',
})

describe('contact data', () => {
  it('[12.21] is missing only while company, phone and delivery address are all empty', () => {
    expect(lacksContact({ firmName: '', phone: ' ', deliveryAddress: nowhere })).toBe(true)
    expect(lacksContact({ firmName: 'Studio', phone: '', deliveryAddress: nowhere })).toBe(false)
    expect(lacksContact({ firmName: '', phone: '415', deliveryAddress: nowhere })).toBe(false)
    expect(lacksContact({ firmName: '', phone: '', deliveryAddress: { ...nowhere, zip: '94901' } })).toBe(
      false,
    )
  })

  it('[12.21] keeps the name and e-mail that the order has, and takes the rest of the proposal', () => {
    const proposal: Contact = {
      firmName: 'Studio Aurore',
      contactName: 'Ada',
      phone: '(415) 555-0134',
      clientEmails: 'ada@studio.example',
      deliveryAddress: hillside,
      billingAddress: hillside,
    }
    expect(takenOver({ contactName: '', clientEmails: '' }, proposal)).toEqual(proposal)
    expect(takenOver({ contactName: 'Grace', clientEmails: 'grace@studio.example' }, proposal)).toEqual({
      ...proposal,
      contactName: 'Grace',
      clientEmails: 'grace@studio.example',
    })
  })
})
