/** What an import of open orders makes of the prices of lines, and of lines that are of no product. */
import { describe, expect, it } from 'vitest'
import type { Cell } from '../spreadsheets/cells/cells.ts'
import { lines, planTables as plan } from '../testing/worlds/order-tables.ts'

const said = ({ cells }: ReturnType<typeof plan>) =>
  cells
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ sheet: of, row, column, message }) => `${of} ${row} ${column}: ${message}`)

describe('[issue 16] lines of open orders in a spreadsheet', () => {
  it('have a price of their own, of one piece, in the habits of the file', () => {
    const planned = plan([
      lines(
        ['Order', 'Product', 'Quantity', 'Custom price'],
        ['A', 'Rail', 2, 48.5],
        ['A', 'Rail', 2, '$1,250.50'],
        ['A', 'Rail', 2, { result: 0.1 + 0.2 }],
        ['A', 'Rail', 2, 0],
        ['A', 'Rail', 2, ''],
      ),
    ])
    expect(said(planned)).toEqual([])
    expect(planned.orders[0]?.lines.map(({ customPriceInCents }) => customPriceInCents)).toEqual([
      4850,
      125_050,
      30,
      0,
      null,
    ])
  })

  it.each<[Cell, string]>([
    [-3, 'A price can not be below 0.'],
    [48.505, 'Write the price of one piece to the cent, for example 48.50.'],
    ['48,50 €', 'Write prices in $: nothing is converted.'],
    ['on request', 'This is no number.'],
    [2e9, 'A price is at most $1,000,000,000.00.'],
    // What a narrow column shows of 1,234.56: the digits that it leaves out are money.
    ['1.2E+03', 'Write the price of one piece to the cent, for example 48.50.'],
    ['$1e3', 'Write the price of one piece to the cent, for example 48.50.'],
    ['0x10', 'This is no number.'],
    [{ date: '2026-05-04 00:00:00' }, expect.stringContaining('has made a date (2026-05-04)')],
  ])('have no price that is written as %j', (cell, sentence) => {
    const planned = plan([lines(['Order', 'Product', 'Custom price'], ['A', 'Rail', cell])])
    const price = planned.cells.find(({ column }) => column === 'Custom price')
    expect([price?.outcome, price?.message]).toEqual(['refused', sentence])
    expect(planned.orders[0]?.lines[0]?.customPriceInCents).toBeNull()
  })

  it('are told what the pricing rules say, so that the price of all pieces is not taken for that of one', () => {
    const planned = plan([
      lines(
        ['Order', 'Product', 'Size', 'Finish', 'Quantity', 'Custom price'],
        ['A', 'Plate', 'Large', 'White', 2, 1],
      ),
    ])
    expect(planned.cells.find(({ column }) => column === 'Custom price')?.message).toMatch(
      /^Instead of \$[\d.,]+, by the pricing rules, for one piece\.$/,
    )
  })

  it('are of no product of the catalog where they say so, and have a name then', () => {
    const planned = plan([
      lines(
        ['Order', 'Product', 'Item', 'Finish', 'Custom price', 'Engraving 1'],
        ['A', 'custom product', 'Brass hook', '', 12, ''],
        ['A', 'Custom product', '', '', 12, ''],
        ['A', 'Custom product', 'Shelf', 'White', 12, 'X'],
      ),
    ])
    expect(planned.orders[0]?.lines.slice(0, 1)).toEqual([
      {
        productId: -1,
        title: 'Brass hook',
        quantity: 1,
        notes: '',
        properties: {},
        customPriceInCents: 1200,
      },
    ])
    expect(said(planned)).toEqual([
      'Order lines 3 Product: A line of a “Custom product” needs its name under “Item”.',
      'Order lines 4 Finish: “Custom product” has no “Finish”. Leave the cell empty.',
      'Order lines 4 Engraving 1: “Custom product” is not engraved. Leave the cell empty.',
    ])
  })
})
