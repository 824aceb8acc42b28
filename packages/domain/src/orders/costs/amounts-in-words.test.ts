/** Every place that says what an order comes to says the same. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { evaluateOrder } from '../../configuration/evaluate.ts'
import { sumRows } from '../../documents/sums-block.ts'
import { composeMail } from '../../mails/compose-mail.ts'
import { aContext, aDocument, anItem, anOrder, aProfile } from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { amountRows, balanceRow, totalLabel } from './amount-rows.ts'
import { priceSoFar, totalText } from './amounts-in-words.ts'
import { costTrace } from './cost-trace.ts'
import { type CellContext, listColumns, plainCell } from '../list/list-columns.ts'
import { exportHeader, exportRow } from '../list/list-export.ts'
import type { ProductOrder } from '../schema.ts'

const profile = aProfile({})

/** The order of the issue: 30 plates of $332.00, 6.69 % off, and taxed before anybody knows what shipping costs. */
const terms = {
  discountMode: 'amount',
  discountFlatAmount: 66_620,
  taxPercentage: 19.486_9,
} as const

function evaluated(order: object, unitPrice = 33_200, quantity = 30) {
  const items = [anItem({ productId: -1, title: 'Plate', customPriceInCents: cents(unitPrice), quantity })]
  const evaluation = evaluateOrder(aContext({}, { profile }), aDocument(items, order))
  const { costs } = evaluation
  if (costs === null) throw new Error('prices are shown here')
  return { evaluation, costs, order: { ...evaluation.document.order, costs } }
}

function mailTotal(order: ProductOrder): string | undefined {
  const letter = composeMail({
    kind: 'orderApproved',
    org: { title: 'Maison', profile },
    order,
    reader: { name: 'Ada', role: 'guest', seesPrices: true, reason: 'owner' },
    actor: 'Grace',
    url: 'https://orders.example.com/orders/12',
  })
  return letter.rows.find(({ label }) => label === 'Total')?.value
}

const columns = listColumns({
  profile: aProfile({ ordersPage: { advanced: true } }),
  role: 'owner',
  seesPrices: true,
  isAdvanced: true,
})
const cells: CellContext = { profile, role: 'owner', products: new Map(), categories: new Map() }

function listed(order: ProductOrder, key: string): string {
  const column = columns.find((one) => one.key === key)
  if (!column) throw new Error(`no column ${key}`)
  return plainCell(column, { ...order, ownerName: '' }, cells)
}

/** The total in the file of the list, by the title of its column, and what stands after it. */
function exported(order: ProductOrder): Record<string, string | undefined> {
  const header = exportHeader(columns)
  const row = exportRow(columns, { ...order, ownerName: '' }, cells)
  expect(row).toHaveLength(header.length)
  const at = header.indexOf('Total')
  return Object.fromEntries([at, at + 1].map((index) => [header[index] ?? '', row[index]]))
}

describe('what an order comes to', () => {
  test('[1.2.59] issue 12, 18: what “+ shipping & tax” stands behind holds neither, in the mail as on the order page', () => {
    const { costs, order } = evaluated(terms)
    expect([costs.orderSubTotal, costs.tax, costs.orderTotal]).toEqual([996_000, 181_107, 1_110_487])
    expect(priceSoFar(costs).text).toBe('$9,293.80 + shipping & tax')
    expect(mailTotal(order)).toBe('$9,293.80 + shipping & tax')
  })

  test('[1.2.59] the list shows the figure of the order page, and its file says what is still to come', () => {
    const { order } = evaluated(terms)
    expect(listed(order, 'total')).toBe('9293.80')
    expect(exported(order)).toEqual({ Total: '9293.80', 'Still to come': 'shipping & tax' })
    const whole = evaluated({ ...terms, shippingFlatAmount: 12_345 }).order
    expect(listed(whole, 'total')).toBe('11228.32')
    expect(exported(whole)).toEqual({ Total: '11228.32', 'Still to come': '' })
  })

  test('a list of amounts without shipping does not call its sum the total', () => {
    const { evaluation } = evaluated(terms)
    const words = sumRows(evaluation, 'quote', true, []).map(({ label, value }) => `${label} ${value}`)
    expect(words.slice(0, 5)).toEqual([
      'Subtotal $9,960.00',
      'Discount −$666.20',
      'Shipping TBD',
      'Tax (19.4869%) $1,811.07',
      'Total before shipping $11,104.87',
    ])
  })

  test('once shipping is known, the total is one figure everywhere', () => {
    const { evaluation, costs, order } = evaluated({ ...terms, shippingFlatAmount: 12_345 })
    expect(totalText(costs)).toBe('$11,228.32')
    expect(mailTotal(order)).toBe('$11,228.32')
    expect(sumRows(evaluation, 'invoice', true, []).at(-2)).toMatchObject({
      label: 'Total',
      value: '$11,228.32',
    })
    expect(priceSoFar(costs).text).toBe('$9,293.80 + shipping & tax')
  })

  test.each([
    [{ disableSalesTax: 1 }, 'Total before shipping'],
    [{ taxPercentage: 8 }, 'Total before shipping'],
    [{}, 'Total before shipping & tax'],
    [{ shippingFlatAmount: 0 }, 'Total'],
  ] as const)('%j: the sum is called %s', (given, label) => {
    const { costs, order } = evaluated(given)
    expect(totalLabel(order, costs)).toBe(label)
  })

  test('[1.5.43] a discount that is capped is named by the rate that counts', () => {
    const capped = aProfile({ costs: { discountCaps: [{ productCategoryId: 5, maxPercentage: 15 }] } })
    const order = anOrder({ productCategoryId: 5, discountPercentage: 40 })
    const costs = { ...evaluated({}).costs, discount: cents(149_400) }
    expect(amountRows(order, costs, capped)[1]).toEqual({
      key: 'discount',
      label: 'Discount (15%)',
      value: '−$1,494.00',
    })
  })

  test('a whole list names no rate for what is not charged, and says that an order is exempt from tax', () => {
    const { costs, order } = evaluated({ disableSalesTax: 1, taxPercentage: 9.3, shippingFlatAmount: 0 })
    expect(
      amountRows(order, costs, profile, { isWhole: true }).map(({ label, value }) => [label, value]),
    ).toEqual([
      ['Subtotal', '$9,960.00'],
      ['Discount', '$0.00'],
      ['Shipping', '$0.00'],
      ['Tariff', '$0.00'],
      ['Tax (exempt)', '$0.00'],
      ['Total', '$9,960.00'],
    ])
  })

  test.each([
    [0, 'Balance before shipping', '$11,104.87'],
    [1_110_487, 'Balance before shipping', '$0.00'],
    [1_110_488, 'Credit', '$0.01'],
  ])('%i cents paid: %s %s', (paid, label, value) => {
    expect(balanceRow(evaluated(terms).costs, cents(paid))).toMatchObject({ label, value })
  })
})

/** '−$1,234.56' → −123456n, read as a person would. */
function read(text: string): bigint {
  const digits = BigInt(text.replaceAll(/[^\d]/g, ''))
  return /[−-]/.test(text) ? -digits : digits
}

const share = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)
const someOrder = fc.record({
  discountMode: fc.constantFrom('amount', 'rate'),
  discountFlatAmount: fc.integer({ min: 0, max: 5_000_000 }),
  discountPercentage: share,
  shippingFlatAmount: fc.option(fc.integer({ min: 0, max: 500_000 })),
  taxPercentage: fc.oneof(fc.constant(0), share),
  tariffPercentage: fc.oneof(fc.constant(0), share),
  disableSalesTax: fc.constantFrom(0, 1),
  amountPaidInCents: fc.integer({ min: 0, max: 9_000_000 }),
})

describe('for any order', () => {
  test.prop([someOrder, fc.integer({ min: 0, max: 9_000_000 }), fc.integer({ min: 1, max: 1000 })])(
    'order page, cart, payment screen, documents, mails, lists and files say the same amounts',
    (given, unitPrice, quantity) => {
      const { evaluation, costs, order } = evaluated(given, unitPrice, quantity)
      const isOpen = given.shippingFlatAmount === null
      const rows = amountRows(order, costs, profile)
      const valueOf = (key: string) => rows.find((row) => row.key === key)?.value
      // The parts that are amounts add up to what is under them.
      const parts = rows.filter(({ key, value }) => key !== 'total' && value !== 'TBD')
      expect(parts.reduce((sum, { value }) => sum + read(value), 0n)).toBe(read(valueOf('total') ?? ''))
      // The phrase holds neither shipping nor tax, whoever writes it.
      const phrase = priceSoFar(costs).text
      const known = parts.filter(({ key }) => key !== 'shipping' && key !== 'tax')
      const soFar = known.reduce((sum, { value }) => sum + read(value), 0n)
      expect(read(phrase)).toBe(soFar)
      expect(mailTotal(order)).toBe(isOpen ? phrase : valueOf('total'))
      // Documents, with the discount or without it, end in the same total and the same balance.
      for (const showsDiscount of [true, false]) {
        const printed = sumRows(evaluation, 'invoice', showsDiscount, [])
        const total = printed.find(({ label }) => label.startsWith('Total'))
        expect(total).toMatchObject({ label: totalLabel(order, costs), value: valueOf('total') })
        expect(printed.at(-1)?.value).toBe(balanceRow(costs, order.amountPaidInCents).value)
      }
      // The trace and the list's columns, on the screen and in the file.
      const trace = costTrace(order, costs.orderSubTotal, profile)
      expect(BigInt(trace.at(-1)?.amount ?? 0)).toBe(read(valueOf('total') ?? ''))
      expect(listed(order, 'shipping') === 'TBD').toBe(isOpen)
      for (const key of ['subtotal', ...(isOpen ? [] : ['shipping'])]) {
        expect(read(listed(order, key))).toBe(read(valueOf(key) ?? ''))
      }
      expect(read(listed(order, 'total'))).toBe(isOpen ? soFar : read(valueOf('total') ?? ''))
      expect(totalText(costs)).toBe(isOpen ? phrase : valueOf('total'))
    },
  )
})
