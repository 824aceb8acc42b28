/** The content of documents that tests issue by hand. */
import type { IssuedContent } from '@orderwright/domain/invoices'

export function contentOf(order: { readonly number: number }): IssuedContent {
  return {
    format: 1,
    order: { number: order.number, title: 'Villa', word: 'Order', purchaseOrderNumber: '', projectName: '' },
    orgTitle: 'Studio',
    seller: ['Studio'],
    buyer: ['Ada'],
    shipTo: [],
    bill: null,
    standing: null,
    reason: 'issued',
    refersTo: null,
    payBy: [],
    paymentTerms: '',
    terms: [],
    payment: null,
  }
}
