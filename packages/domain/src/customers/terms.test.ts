/** What an order is offered when it is given to a customer. Issue 18, decision 0233. */
import { describe, expect, test } from 'vitest'
import { termsToOffer, type CustomerTerms, type TermsOfOrder } from './terms.ts'

const day = '2026-11-30'
const nobody: CustomerTerms = { discountPercentage: 0, taxExempt: 0, taxExemptUntil: '' }
const trade: CustomerTerms = { ...nobody, discountPercentage: 12.5 }
const plain: TermsOfOrder = { discountMode: 'rate', discountPercentage: 0, disableSalesTax: 0 }
const offer = (
  order: Partial<TermsOfOrder>,
  customer: CustomerTerms,
  { before = null, most = null }: { before?: CustomerTerms | null; most?: number | null } = {},
) => termsToOffer({ ...plain, ...order }, { customer, before }, { day, most })

describe('an order that is given to a customer', () => {
  test('[issue 18] is offered their discount, as far as its limit lets it', () => {
    expect(offer({}, trade)).toEqual({ discountMode: 'rate', discountPercentage: 12.5 })
    expect(offer({ discountMode: 'amount' }, trade)).toEqual({
      discountMode: 'rate',
      discountPercentage: 12.5,
    })
    expect(offer({}, trade, { most: 10 })).toEqual({ discountMode: 'rate', discountPercentage: 10 })
    expect(offer({ discountPercentage: 12.5 }, trade)).toEqual({})
    expect(offer({ discountPercentage: 10 }, trade, { most: 10 })).toEqual({})
  })

  test('[issue 18] is offered to give up the discount of the customer before, and keeps one that somebody gave it', () => {
    expect(offer({ discountPercentage: 12.5 }, nobody, { before: trade })).toEqual({
      discountMode: 'rate',
      discountPercentage: 0,
    })
    expect(offer({ discountPercentage: 20 }, nobody, { before: trade })).toEqual({})
    expect(offer({ discountPercentage: 20 }, nobody)).toEqual({})
  })

  test('[issue 18] is offered their exemption as long as the certificate holds', () => {
    const exempt: CustomerTerms = { ...nobody, taxExempt: 1, taxExemptUntil: '2026-11-30' }
    expect(offer({}, exempt)).toEqual({ disableSalesTax: 1 })
    expect(offer({ disableSalesTax: 1 }, exempt)).toEqual({})
    expect(offer({}, { ...exempt, taxExemptUntil: '2026-11-29' })).toEqual({})
  })
})
