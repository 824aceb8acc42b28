/** The figures under the items: which rows stand there on which document, which are strong, and how labels are broken. */
import type { Viewer } from '../constraints/types.ts'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  aPayment,
  aPlate,
  aPlateCatalog,
  aProfile,
  at,
} from '../testing/builders.ts'
import { composeDocument } from './compose-document.ts'
import type { DocumentMode } from './modes.ts'
import { sumRows } from './sums-block.ts'

type Given = {
  readonly mode?: DocumentMode
  readonly order?: object
  readonly viewer?: Viewer
  readonly items?: readonly Parameters<typeof anItem>[0][]
}
const wire = aPayment({ date: at('2026-03-05'), paymentAmountBeforeUpchargeInCents: 4000 })
const back = aPayment({ kind: 'refund', date: at('2026-03-09'), paymentAmountBeforeUpchargeInCents: -1500 })

function sums(
  { mode = 'quote', order = {}, viewer, items = [] }: Given,
  payments = [wire].slice(1),
): string[] {
  const evaluation = evaluateOrder(
    aContext(aPlateCatalog(), viewer && { viewer }),
    aDocument([aPlate(), ...items.map((item, index) => anItem({ ...item, rank: index + 2 }))], {
      shippingFlatAmount: 1000,
      ...order,
    }),
  )
  return sumRows(evaluation, mode, true, payments).map(({ kind, label, value }) =>
    `${kind}: ${label} ${value}`.trim(),
  )
}

const total = ['plain: Subtotal $65.00', 'plain: Shipping $10.00', 'strong: Total $75.00']
const paid = { amountPaidInCents: 2500 }

describe('[2.4.01] the figures of an order', () => {
  it.each<{ says: string; given: Given; payments?: (typeof wire)[]; rows: string[] }>([
    { says: 'a quote names the deposit', given: {}, rows: ['plain: Deposit (50%) $37.50'] },
    { says: 'an invoice says what is due', given: { mode: 'invoice' }, rows: ['strong: Balance due $75.00'] },
    {
      says: 'a quote of which something is paid lists that instead of the deposit',
      given: { order: paid },
      payments: [wire, back],
      rows: [
        'plain: Payment of 3/5/2026, Wire (Ready To Pay) −$40.00',
        'plain: Refund of 3/9/2026, Wire $15.00',
        'strong: Balance due $50.00',
      ],
    },
    {
      says: 'what is paid above the total is credit',
      given: { mode: 'invoice', order: { amountPaidInCents: 8000 } },
      rows: ['plain: Other payments and corrections −$80.00', 'strong: Credit $5.00'],
    },
    // Of stocked orders everything is due at once.
    { says: 'a deposit of everything is none', given: { order: { isStocked: 1 } }, rows: [] },
  ])('$says', ({ given, payments, rows }) => expect(sums(given, payments)).toEqual([...total, ...rows]))

  it('says of a total that is not whole that something is priced on request', () => {
    expect(sums({ items: [{ productId: -1, customPriceInCents: null }] }).at(-1)).toBe(
      'note: Without the items that are priced on request.',
    )
  })

  it('says nothing to somebody who sees no prices', () => {
    const viewer = { role: 'guest', pricingIsHidden: true } as const
    expect(sums({ mode: 'invoice', viewer, order: paid }, [wire])).toEqual([])
  })
})

describe('the label beside an amount', () => {
  // Arimo of 11 px: '−$40.00' takes 40.062 of 400 less 16, 'Payment of 3/5/2026 ()' 111.892, an i 2.442. So 95 i fit.
  it.each([
    { count: 95, lines: [`Payment of 3/5/2026 (${'i'.repeat(95)})`] },
    { count: 96, lines: ['Payment of 3/5/2026', `(${'i'.repeat(96)})`] },
  ])('is broken where it leaves no room for it: $count letters', ({ count, lines }) => {
    const profile = aProfile({
      brand: { font: 'Arimo' },
      productOrderStatuses: [
        { key: 'new', type: 'orderStarted', title: 'New' },
        { key: 'deposit', type: 'payment', title: 'i'.repeat(count) },
      ],
    })
    const order = {
      amountPaidInCents: 4000,
      statusData: { deposit: { date: '2026-03-05 00:00:00', paymentAmountInCents: 4000 } },
    }
    const evaluation = evaluateOrder(aContext(aPlateCatalog(), { profile }), aDocument([aPlate()], order))
    const { blocks } = composeDocument({
      mode: 'invoice',
      evaluation,
      org: { title: 'A' },
      showsDiscount: true,
      payments: [],
    })
    const rows = blocks.flatMap((block) => (block.kind === 'sums' ? block.rows : []))
    expect(rows.find(({ value }) => value === '−$40.00')?.lines).toEqual(lines)
  })
})
