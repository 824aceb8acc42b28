/** What stands on an invoice or a credit note. */
import { describe, expect, it } from 'vitest'
import type { Block } from '../documents/blocks.ts'
import { aProfile, anOrder } from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import { composeIssued } from './compose-issued.ts'
import type { Bill, BilledLine, IssuedContent } from './schema.ts'

const noAmount = cents(0)
const line: BilledLine = {
  itemId: 1,
  productId: 1,
  number: 1,
  title: 'Hall',
  productTitle: 'Plate',
  code: '',
  details: [],
  notes: '',
  quantity: -1,
  unitPrice: cents(1000),
  lineTotal: cents(-1000),
}

/** The lines of text of a credit note that changes what was billed by these lines. */
function textsOf(lines: readonly BilledLine[]): string {
  const bill: Bill = {
    lines: [...lines],
    amounts: {
      subtotal: noAmount,
      discount: cents(1101),
      shipping: noAmount,
      tariff: noAmount,
      tax: noAmount,
      total: cents(-1101),
    },
    shippingIsOpen: false,
    taxRate: 0,
    tariffRate: 0,
  }
  const content: IssuedContent = {
    format: 1,
    order: { number: 7, title: 'Villa', word: 'Order', purchaseOrderNumber: '', projectName: '' },
    orgTitle: 'Studio',
    seller: ['Studio'],
    buyer: ['Ada'],
    shipTo: [],
    bill,
    standing: bill,
    reason: 'changed',
    refersTo: { kind: 'invoice', number: '2026-0001', day: '2026-03-01' },
    payBy: [],
    paymentTerms: '',
    terms: [],
    payment: null,
  }
  const { blocks } = composeIssued({
    document: { kind: 'creditNote', number: 'CN-1', issuedDay: '2026-03-02', dueDay: null, currency: 'usd' },
    content,
    org: { title: 'Studio', profile: aProfile() },
    order: anOrder(),
    payments: [],
    others: [],
  })
  return blocks
    .flatMap((block: Block) => (block.kind === 'lines' ? block.lines.map(({ text }) => text) : []))
    .join('\n')
}

describe('a credit note', () => {
  it('[issue 18] over other terms at the same items says that its amounts change, and not that nothing is on it', () => {
    const texts = textsOf([])
    expect(texts).toContain('The items stay as they were billed. What changes are these amounts:')
    expect(texts).not.toContain('There is nothing on it yet.')
    expect(texts).not.toContain('Lines below 0')
  })

  it('[issue 18] over items says what its lines mean', () => {
    const texts = textsOf([line])
    expect(texts).toContain('Lines below 0 are taken back')
    expect(texts).not.toContain('The items stay')
  })
})
