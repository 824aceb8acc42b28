/** What an import says of guests. */
import { describe, expect, it } from 'vitest'
import { contactOnFileSchema } from '../../tenancy/schema.ts'
import type { Cell, Table } from '../cells/cells.ts'
import { emptyTables } from './example-records.ts'
import { exportTables } from './export-tables.ts'
import { type GuestRecord, guestRecordSchema } from './guests-table.ts'
import { planImport } from '../imports/plan-import.ts'

const guest = (id: number, fields: Partial<GuestRecord>): GuestRecord => ({
  ...guestRecordSchema.parse({ title: `g${id}@example.com`, ...fields }),
  id,
})
const anna = guest(1, { title: 'anna@example.com', name: 'Anna Berg', hasEntered: 1 })
const former = guest(2, { title: 'former@example.com', deleted: 1 })
const olga = guest(3, { title: 'olga@example.com', isEmployee: 1 })

const nowhere = ['', '', '', '', '', 'US']
const contactCells = ['', '', '', ...nowhere, ...nowhere]
const head = ['E-mail', 'Discount (%)']
const sheet = (...rows: (readonly Cell[])[]): Table => ({ name: 'Guests', rows })

function plan(...rows: (readonly Cell[])[]) {
  let last = 900
  const records = { ...emptyTables, membership: [anna, former, olga] }
  const locale = { decimal: '.', dayFirst: false } as const
  return planImport([sheet(...rows)], records, { nextId: () => (last += 1), locale })
}

const said = ({ cells }: ReturnType<typeof plan>) =>
  cells
    .filter(({ outcome, message }) => outcome === 'refused' || message !== undefined)
    .map(({ row, column, outcome, message }) => `${row} ${column}: ${outcome}: ${message}`)

describe('[issue 16] guests in a spreadsheet', () => {
  it('are exported with their terms; former ones and employees are not', () => {
    const exported = exportTables({ ...emptyTables, membership: [anna, former, olga] })
    expect(exported.find(({ key }) => key === 'guests')?.rows).toEqual([
      [
        'Id',
        'E-mail',
        'Name',
        'Discount (%)',
        'No sales tax',
        'Prices hidden',
        'Firm',
        'Contact',
        'Phone',
        'Delivery street',
        'Delivery street 2',
        'Delivery city',
        'Delivery state',
        'Delivery ZIP',
        'Delivery country',
        'Billing street',
        'Billing street 2',
        'Billing city',
        'Billing state',
        'Billing ZIP',
        'Billing country',
        'Deleted',
      ],
      [1, 'anna@example.com', 'Anna Berg', 0, 'no', 'no', ...contactCells, 'no'],
    ])
  })

  it('whose cells were left empty when they were added change nothing when the same file is imported again', () => {
    const columns = ['E-mail', 'Discount (%)', 'No sales tax', 'Prices hidden', 'Firm', 'Billing country']
    const row = ['anna@example.com', '', '', '', '', '']
    const planned = plan(columns, row)
    expect([planned.isSound, planned.changes, said(planned)]).toEqual([true, [], []])
  })

  it('are found by their address in any letters, and their terms change', () => {
    const planned = plan(['E-mail', 'Discount (%)', 'No sales tax'], [' ANNA@example.com ', 12.5, 'yes'])
    expect(planned.changes).toEqual([
      {
        kind: 'update',
        resource: 'membership',
        id: 1,
        before: { discount: { type: 'percent', value: 0 }, disableSalesTax: 0 },
        values: { discount: { type: 'percent', value: 12.5 }, disableSalesTax: 1 },
      },
    ])
    expect(said(planned)).toEqual([])
  })

  it('are added by a new address, with the terms that everybody begins with', () => {
    expect(plan(['E-mail'], ['New@Example.com']).changes).toEqual([
      {
        kind: 'create',
        resource: 'membership',
        id: 901,
        values: {
          title: 'new@example.com',
          name: '',
          discount: { type: 'percent', value: 0 },
          disableSalesTax: 0,
          pricingIsHidden: 0,
          contact: contactOnFileSchema.parse({}),
          hasEntered: 0,
          isEmployee: 0,
          deleted: 0,
        },
      },
    ])
  })

  it('have on file whom and where their orders are for, each part for itself', () => {
    const planned = plan(
      ['E-mail', 'Firm', 'Delivery city', 'Delivery country', 'Billing ZIP'],
      ['anna@example.com', 'Berg & Co', 'Malmö', 'se', 'X 12'],
    )
    expect(said(planned)).toEqual([])
    expect(planned.changes).toMatchObject([
      {
        values: {
          contact: {
            firmName: 'Berg & Co',
            phone: '',
            deliveryAddress: { city: 'Malmö', country: 'SE', zip: '' },
            billingAddress: { zip: 'X 12', country: 'US' },
          },
        },
      },
    ])
    expect(said(plan(['E-mail', 'Delivery country'], ['anna@example.com', 'Sweden']))).toEqual([
      '2 Delivery country: refused: Write the country as its two letters, for example US or SE.',
    ])
  })

  it('who were taken off once are guests again, unless the row says that they are deleted', () => {
    const planned = plan(['E-mail', 'Deleted'], ['former@example.com', ''])
    expect(said(planned)).toEqual(['2 E-mail: changed: This guest was taken off once, and is one again.'])
    expect(planned.changes).toEqual([
      { kind: 'update', resource: 'membership', id: 2, before: { deleted: 1 }, values: { deleted: 0 } },
    ])
    expect(plan(['E-mail', 'Deleted'], ['former@example.com', 'yes']).changes).toEqual([])
  })

  it('are taken off by their row', () => {
    expect(plan(['Id', 'Deleted'], [1, 'yes']).changes).toEqual([
      { kind: 'destroy', resource: 'membership', id: 1, before: anna },
    ])
  })

  it('can not be employees', () => {
    const planned = plan(head, ['olga@example.com', 5])
    expect(said(planned)).toEqual([
      '2 E-mail: refused: olga@example.com works here and cannot be a guest too. Disable them under Members; then they can be invited as a guest.',
    ])
    expect(planned).toMatchObject({ isSound: false, changes: [] })
    expect(said(plan(['Id', 'Discount (%)'], [3, 5]))).toEqual([
      '2 Id: refused: olga@example.com works here and cannot be a guest too. Disable them under Members; then they can be invited as a guest.',
    ])
  })

  it('keep their address, and their name is left out', () => {
    expect(said(plan(['Id', 'E-mail'], [1, 'other@example.com']))).toEqual([
      '2 E-mail: refused: The address of a guest is changed by the guest alone. Add a row without an id to invite another one.',
    ])
    const named = plan(['E-mail', 'Name'], ['anna@example.com', 'Anna B.'], ['new@example.com', 'Nils'])
    expect(said(named)).toEqual([
      '2 Name: unchanged: Left out: guests say themselves what they are called.',
      '3 Name: unchanged: Left out: guests say themselves what they are called.',
    ])
    expect(named.changes.map(({ kind, id }) => [kind, id])).toEqual([['create', 901]])
  })

  it.each([
    ['10 %', 10],
    ['10%', 10],
    ['0.5 %', 0.5],
    [33.3, 33.3],
    ['', 0],
    [1, 1],
    [0, 0],
  ])('read the discount %j as %j percent', (cell, value) => {
    const [change] = plan(head, ['new@example.com', cell]).changes
    expect(change).toMatchObject({ values: { discount: { value } } })
  })

  it.each([
    ['', '2 E-mail: refused: “E-mail” is needed to add something new.'],
    ['nobody', '2 E-mail: refused: Write an e-mail address, for example anna@example.com.'],
  ])('without an address (%j) are refused', (address, sentence) => {
    expect(said(plan(head, [address, 5]))).toEqual([sentence])
  })

  it.each([
    [
      0.1,
      'The spreadsheet program has made 0.1 of a percentage. Write 10 for 10 %, or 0.1 % with its sign for that.',
    ],
    [
      0.07,
      'The spreadsheet program has made 0.07 of a percentage. Write 7 for 7 %, or 0.07 % with its sign for that.',
    ],
    ['-1', '0 is the least.'],
    ['101 %', '100 is the most.'],
    ['ten', 'This is no number.'],
  ])('with the discount %j are refused', (cell, sentence) => {
    expect(said(plan(head, ['new@example.com', cell]))).toEqual([`2 Discount (%): refused: ${sentence}`])
  })

  it('of one address come once', () => {
    expect(said(plan(head, ['new@example.com', 1], ['NEW@example.com', 2]))).toEqual([
      '3 E-mail: refused: A row further up adds “new@example.com” already.',
    ])
  })
})
