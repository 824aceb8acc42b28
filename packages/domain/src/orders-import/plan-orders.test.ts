/** What an import of open orders makes, and what it says of each cell. */
import { describe, expect, it } from 'vitest'
import { orderImportMessages as words } from '../messages/admin/spreadsheets.ts'
import type { Cell } from '../spreadsheets/cells/cells.ts'
import { engravedContext, lines, planTables as plan, sheet } from '../testing/worlds/order-tables.ts'
import { isOrdersSheet, LINES_MOST } from './read-orders.ts'

const said = ({ cells }: ReturnType<typeof plan>) =>
  cells
    .filter(({ outcome }) => outcome === 'refused')
    .map(({ sheet: of, row, column, message }) => `${of} ${row} ${column}: ${message}`)

const propertiesOf = (...rows: (readonly Cell[])[]) => {
  const planned = plan([lines(...rows)])
  return { chosen: planned.orders[0]?.lines.map(({ properties }) => properties), said: said(planned) }
}

describe('[issue 16] open orders in a spreadsheet', () => {
  it('are made of their rows and the rows of their lines, in any order of the sheets', () => {
    const orders = sheet(
      'Orders',
      ['Order', 'Title', 'Customer', 'PO number', 'Delivery city', 'Delivery country'],
      ['A-1', 'Villa', 'ANNA@example.com', 'PO 7', 'Malmö', 'se'],
    )
    const planned = plan([
      lines(
        ['Order', 'Product', 'Item', 'Quantity', 'Size', 'Finish'],
        ['A-1', 'Plate', 'Hall', 3, 'Large', 'White'],
        ['A-1', 'pl-1', 'Attic', '', 'Small', 'Bronze'],
      ),
      orders,
    ])
    expect(said(planned)).toEqual([])
    expect(planned.orders).toMatchObject([
      {
        row: {
          key: 'A-1',
          title: 'Villa',
          customer: 'anna@example.com',
          purchaseOrderNumber: 'PO 7',
          deliveryAddress: { city: 'Malmö', country: 'SE' },
        },
        lines: [
          {
            productId: 1,
            title: 'Hall',
            quantity: 3,
            properties: { '1': { optionId: 12 }, '2': { optionId: 22 } },
          },
          {
            productId: 1,
            title: 'Attic',
            quantity: 1,
            properties: { '1': { optionId: 11 }, '2': { optionId: 21 } },
          },
        ],
      },
    ])
  })

  it('need no sheet of their own: lines of one name are an order of whoever imports them', () => {
    const planned = plan([lines(['Order', 'Product'], ['A', 'Rail'], [7, 'Rail'], ['A', 'Plate'])])
    expect(planned.orders.map(({ row, lines: own }) => [row.key, row.customer, own.length])).toEqual([
      ['A', '', 2],
      ['7', '', 1],
    ])
  })

  it('are told by the names of their sheets', () => {
    expect(
      ['Orders', 'order-lines.csv', 'Order lines (1).csv', 'Products'].map((name) => isOrdersSheet({ name })),
    ).toEqual([true, true, true, false])
  })

  it('choose by every type of property, in the habits of the file', () => {
    const { chosen, said: refused } = propertiesOf(
      ['Order', 'Product', 'Length', 'Label', 'Extras', 'Lit', 'Size', 'Color'],
      ['A', 'Plate', '120.5', 'Do not touch', 'Sensor; Dimmer', 'yes', 'Large', 'Blue'],
      ['A', 'Plate', '12 cm', 12, 'Dimmer', 'no', 'LARGE', 'blue'],
    )
    expect(refused).toEqual([])
    expect(chosen).toEqual([
      {
        '1': { optionId: 12 },
        '4': { value: 120.5 },
        '5': { value: 'Do not touch' },
        '6': { optionIds: [62, 61] },
        '7': { value: true },
      },
      {
        '1': { optionId: 12 },
        '4': { value: 120 },
        '5': { value: '12' },
        '6': { optionIds: [61] },
        '7': { value: false },
      },
    ])
    expect(
      plan([lines(['Order', 'Product', 'Color'], ['A', 'Plate', 'Blue'])]).orders[0]?.properties,
    ).toEqual({
      '8': { optionId: 82 },
    })
  })

  it('know a code that a spreadsheet program has made a date of', () => {
    const { chosen } = propertiesOf(
      ['Order', 'Product', 'Size'],
      ['A', 'Plate', { date: '2026-01-02 00:00:00' }],
    )
    expect(chosen).toEqual([{ '1': { optionId: 11 } }])
  })

  it('are judged by the rules as on the page, and the cell that can not be is refused with the reason', () => {
    const { said: refused, chosen } = propertiesOf(
      ['Order', 'Product', 'Finish', 'Screws', 'Size'],
      ['A', 'Plate', 'Bronze', 'Slot', 'Large'],
    )
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatch(/^Order lines 2 Screws: .+/)
    expect(chosen).toEqual([{ '2': { optionId: 21 }, '1': { optionId: 12 } }])
  })

  it('are refused only where something is wrong, however the columns stand that need each other', () => {
    const { said: refused, chosen } = propertiesOf(
      ['Order', 'Product', 'Lit', 'Size', 'Finish', 'Screws'],
      ['A', 'Plate', 'yes', 'Large', 'Bronze', 'Slot'],
      ['A', 'Plate', 'yes', 'Small', '', ''],
    )
    expect(refused.map((sentence) => sentence.split(':')[0])).toEqual([
      'Order lines 2 Screws',
      'Order lines 3 Lit',
    ])
    expect(chosen?.[0]).toEqual({ '7': { value: true }, '1': { optionId: 12 }, '2': { optionId: 21 } })
  })

  it('are one choice for a whole order, however it is written', () => {
    const planned = plan([
      lines(['Order', 'Product', 'Color'], ['A', 'Plate', 'Blue'], ['A', 'Plate', '#82']),
    ])
    expect(said(planned)).toEqual([])
    expect(planned.orders[0]?.properties).toEqual({ '8': { optionId: 82 } })
  })

  it('say what a figure becomes that the property does not take as it is', () => {
    const planned = plan([lines(['Order', 'Product', 'Length'], ['A', 'Rail', 4], ['A', 'Rail', 40])])
    expect(planned.orders[0]?.lines.map(({ properties }) => properties['4']?.value)).toEqual([10, 40])
    expect(planned.cells.filter(({ column }) => column === 'Length').map(({ message }) => message)).toEqual([
      'This becomes 10, as on the page: the property has bounds or steps.',
      undefined,
    ])
  })

  it('have each table once, and empty sheets say nothing', () => {
    const one = lines(['Order', 'Product'], ['A', 'Rail'])
    const planned = plan([sheet('Orders'), one, { ...one, name: 'order-lines.csv' }])
    expect(said(planned)).toEqual([
      'order-lines.csv 1 : The table “Order lines” has come already in another sheet.',
    ])
    expect(planned.orders).toHaveLength(1)
  })

  it('say what is still to be chosen', () => {
    const planned = plan([lines(['Order', 'Product', 'Size'], ['A', 'Plate', 'Large'])])
    const [product] = planned.cells.filter(({ column }) => column === 'Product')
    expect([product?.outcome, product?.message]).toEqual([
      'created',
      'Still to be chosen: Length, Extras, Finish, Screws, Color.',
    ])
  })

  it('engrave a mechanism, above and below, with a second line and pictograms', () => {
    const planned = plan(
      [
        lines(
          ['Order', 'Product', 'Engraving 1', 'Engraving 2 above'],
          ['A', 'Plate', 'HALL\nUP', '[Fan]'],
          ['A', 'Rail', 'X', ''],
        ),
      ],
      engravedContext,
    )
    expect(planned.orders[0]?.lines[0]?.properties).toEqual({
      '5': {
        engravings: [
          { '0': { below: [{ text: 'HALL' }, { text: 'UP' }] }, '1': { above: [{ symbol: 'fan' }] } },
        ],
      },
    })
    expect(said(planned)).toEqual([
      'Order lines 3 Engraving 1: “Rail” is not engraved. Leave the cell empty.',
    ])
    const wrong = plan(
      [lines(['Order', 'Product', 'Engraving 1', 'Label'], ['A', 'Plate', 'A\nB\nC', 'HALL'])],
      engravedContext,
    )
    expect(said(wrong)).toEqual([
      'Order lines 2 Engraving 1: A mechanism has at most 2 lines on a side.',
      'Order lines 2 Label: “Label” is engraved: head the columns “Engraving 1”, “Engraving 2” and so on, one for each mechanism.',
    ])
  })

  it.each<[name: string, rows: (readonly Cell[])[], sentence: string]>([
    [
      'without an order',
      [
        ['Order', 'Product'],
        ['', 'Rail'],
      ],
      '2 Order: “Order” must say what this row belongs to: any name or number of your own.',
    ],
    [
      'without a product',
      [
        ['Order', 'Product', 'Item'],
        ['A', '', 'Hall'],
      ],
      '2 Product: A line needs a product: its title, or one of its codes.',
    ],
    [
      'of an unknown product',
      [
        ['Order', 'Product'],
        ['A', 'Door'],
      ],
      '2 Product: No product has the title or a code “Door”.',
    ],
    [
      'of an archived product',
      [
        ['Order', 'Product'],
        ['A', 'Old rail'],
      ],
      '2 Product: No product has the title or a code “Old rail”.',
    ],
    [
      'of a title that two products have',
      [
        ['Order', 'Product'],
        ['A', 'Twin'],
      ],
      '2 Product: More than one product is “Twin”. Write the id of the one you mean: #3 or #4.',
    ],
    [
      'with a choice that the product has not',
      [
        ['Order', 'Product', 'Finish'],
        ['A', 'Rail', 'White'],
      ],
      '2 Finish: “Rail” has no “Finish”. Leave the cell empty.',
    ],
    [
      'with an unknown option',
      [
        ['Order', 'Product', 'Finish'],
        ['A', 'Plate', 'Gold'],
      ],
      '2 Finish: “Finish” has no option with the title or a code “Gold”. It has “Bronze” or “White”.',
    ],
    [
      'with two choices for a whole order',
      [
        ['Order', 'Product', 'Color'],
        ['A', 'Plate', 'Red'],
        ['A', 'Plate', 'Blue'],
      ],
      '3 Color: “Color” is chosen once for all of these lines, and row 2 says something else.',
    ],
    [
      'with a length that is none',
      [
        ['Order', 'Product', 'Length'],
        ['A', 'Rail', 'long'],
      ],
      '2 Length: Write a length, for example 120, 120 mm or 4 3/4".',
    ],
    [
      'of no pieces',
      [
        ['Order', 'Product', 'Quantity'],
        ['A', 'Rail', 0],
      ],
      '2 Quantity: 1 is the least.',
    ],
    [
      'under an unknown heading',
      [
        ['Order', 'Product', 'Colour'],
        ['A', 'Rail', ''],
      ],
      '1 Colour: There is no column of this name here. Columns are called “Order”, “Product”, “Item”, “Quantity”, “Custom price” or “Note”. Choices are headed by the title of their property, engravings “Engraving 1” and so on.',
    ],
  ])('refuse lines %s', (_name, rows, sentence) => {
    expect(said(plan([lines(...rows)]))).toEqual([`Order lines ${sentence}`])
  })

  it.each<[name: string, rows: (readonly Cell[])[], sentence: string]>([
    [
      'of nobody here',
      [
        ['Order', 'Customer'],
        ['A', 'other@example.com'],
      ],
      '2 Customer: other@example.com is neither a guest nor works here. Invite them, or add them to the table “Guests”.',
    ],
    ['that come twice', [['Order'], ['A'], ['A']], '3 Order: A row further up is “A” already.'],
    [
      'with a country in full',
      [
        ['Order', 'Delivery country'],
        ['A', 'Sweden'],
      ],
      '2 Delivery country: Write the country as its two letters, for example US or SE.',
    ],
    [
      'called Untitled',
      [
        ['Order', 'Title'],
        ['A', 'Untitled Order'],
      ],
      '2 Title: ',
    ],
  ])('refuse orders %s', (_name, rows, sentence) => {
    const [only, ...others] = said(plan([sheet('Orders', ...rows)]))
    expect(others).toEqual([])
    expect(only).toContain(`Orders ${sentence}`)
  })

  it('refuse more lines than one import takes, once', () => {
    const rows = Array.from({ length: LINES_MOST + 2 }, () => ['A', 'Rail'])
    expect(said(plan([lines(['Order', 'Product'], ...rows)]))).toEqual([
      `Order lines ${LINES_MOST + 2} : ${words.tooManyLines({ most: LINES_MOST })}`,
    ])
  })
})
