/** The columns of the orders list, and what stands in them. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { formulaSafe } from '../../units/text/csv-cell.ts'
import { exportFileName } from '../../exports/file-names.ts'
import { statusKeysShownAs } from '../statuses.ts'
import { anOrder, aProfile } from '../../testing/builders.ts'
import { shopProfile } from '../../testing/lifecycle-fixtures.ts'
import type { Role } from '../../tenancy/schema.ts'
import { cents } from '../../units/money.ts'
import { timestamp } from '../../units/timestamp.ts'
import {
  type CellContext,
  columnChoices,
  hasAdvancedView,
  type ListColumnKey,
  listColumns,
  type ListedOrder,
  needsAdvanced,
} from './list-columns.ts'
import { exportHeader, exportRow } from './list-export.ts'

const plain = aProfile()
const rich = aProfile({ ordersPage: { advanced: true } })
const titlesOf = (viewing: Partial<Parameters<typeof listColumns>[0]> = {}) =>
  listColumns({ profile: plain, role: 'owner', seesPrices: true, isAdvanced: false, ...viewing }).map(
    ({ title }) => title,
  )

describe('the columns', () => {
  it('are the usual ones where the profile names none', () => {
    expect(titlesOf()).toEqual([
      'Number',
      'Title',
      'Product',
      'Category',
      'Status',
      'Owner',
      'Updated',
      'Total',
    ])
  })

  it('leave out the owner for guests, and money where prices are hidden', () => {
    expect(titlesOf({ role: 'guest', seesPrices: false })).toEqual([
      'Number',
      'Title',
      'Product',
      'Category',
      'Status',
      'Updated',
    ])
  })

  it('[1.2.43] of the advanced view are eighteen more', () => {
    const more = titlesOf({ profile: rich, isAdvanced: true }).filter((title) => !titlesOf().includes(title))
    // Updated, the eighteenth, is a column of the basic view here too.
    expect(more).toEqual([
      'Company',
      'Created',
      'Items',
      'Subtotal',
      'Discount',
      'Shipping',
      'Tariff',
      'Tax',
      'Last payment',
      'Screw type',
      'Engraving types',
      'Plate finishes',
      'Mechanism finishes',
      'Estimated ship',
      'Command number',
      'Command date',
      'Command total (euros)',
    ])
  })

  it.each<[Role, boolean]>([
    ['owner', true],
    ['member', true],
    ['guest', false],
  ])('[1.2.28, 1.6.07] an %s has the advanced view: %s', (role, has) => {
    expect(hasAdvancedView({ profile: rich, role })).toBe(has)
    expect(hasAdvancedView({ profile: plain, role })).toBe(false)
    expect(titlesOf({ profile: rich, role, isAdvanced: true }).includes('Command number')).toBe(has)
  })

  it('[1.2.44, 1.2.45] of a profile of its own are those it names, in its order', () => {
    const columns = ['project', 'account', 'invoiceNumber', 'externalLink', 'status', 'gone']
    expect(titlesOf({ profile: aProfile({ ordersPage: { columns } }) })).toEqual([
      'Project',
      'Account / Client',
      'Invoice number',
      'External link',
      'Status',
    ])
  })

  test.prop([
    fc.array(fc.string({ maxLength: 20 })),
    fc.constantFrom<Role[]>('owner', 'guest'),
    fc.boolean(),
  ])(
    'always lead to the order once, and no column stands twice, whatever a profile names',
    (names, role, seesPrices) => {
      const profile = aProfile({ ordersPage: { columns: [...names, 'status', 'status', 'constructor'] } })
      const keys = listColumns({ profile, role, seesPrices, isAdvanced: false }).map(({ key }) => key)
      expect(keys.filter((key) => key === 'title' || key === 'project')).toHaveLength(1)
      expect(new Set(keys).size).toBe(keys.length)
    },
  )
})

describe('[issue 18] the columns that a person chooses', () => {
  const owner = { profile: plain, role: 'owner', seesPrices: true, isAdvanced: false } as const
  const keysOf = (columns: readonly { readonly key: string }[]) => columns.map(({ key }) => key)

  it('are those, in that order, with the title, and without what is unknown', () => {
    expect(keysOf(listColumns({ ...owner, chosen: ['balance', 'gone', 'number'] }))).toEqual([
      'title',
      'balance',
      'number',
    ])
    expect(keysOf(listColumns({ ...owner, chosen: [] }))).toEqual(['title'])
  })

  it('never show a guest what is for employees, or money where prices are hidden', () => {
    const chosen = ['title', 'owner', 'total', 'balance', 'lastPayment', 'commandTotal', 'estimatedShip']
    const guest = { ...owner, role: 'guest', chosen } as const
    expect(keysOf(listColumns(guest))).toEqual(['title', 'total', 'balance'])
    expect(keysOf(listColumns({ ...guest, seesPrices: false }))).toEqual(['title'])
  })

  it('are chosen among those of the view first, then what else says something there', () => {
    const choices = keysOf(columnChoices(owner))
    expect(choices.slice(0, 8)).toEqual([
      'number',
      'title',
      'product',
      'category',
      'status',
      'owner',
      'updated',
      'total',
    ])
    expect(choices).toContain('lastPayment')
    expect(choices).toContain('balance')
    // The title under its other name, and what plates are made of where there are none.
    for (const key of ['project', 'screwType', 'plateFinishes', 'commandTotal'])
      expect(choices).not.toContain(key)
    expect(keysOf(columnChoices({ ...owner, profile: rich }))).toContain('screwType')
    const named = aProfile({ ordersPage: { columns: ['project', 'screwType'] } })
    const own = keysOf(columnChoices({ ...owner, profile: named }))
    expect(own.slice(0, 2)).toEqual(['project', 'screwType'])
    expect(own).not.toContain('title')
  })

  it('have the rest of an order read only where one of them says it', () => {
    expect(needsAdvanced(owner)).toBe(false)
    expect(needsAdvanced({ ...owner, chosen: ['title', 'balance'] })).toBe(false)
    expect(needsAdvanced({ ...owner, chosen: ['title', 'lastPayment'] })).toBe(true)
    expect(needsAdvanced({ ...owner, role: 'guest', chosen: ['title', 'estimatedShip'] })).toBe(false)
  })

  it('have as balance what is still to be paid, as the invoice says it', () => {
    const [, balance] = listColumns({ ...owner, chosen: ['title', 'balance'] })
    const of = (more: Partial<ListedOrder>) => balance?.value({ ...order, ...more }, context)
    const costs = { ...anOrder().costs, orderTotal: cents(100_000), shipping: cents(0), shippingIsTbd: false }
    expect(of({ costs, amountPaidInCents: cents(30_000) })).toBe(70_000)
    expect(of({ costs, amountPaidInCents: cents(100_001) })).toBe(-1)
    // Its tax is asked for and paid while shipping is open: who has paid all of that owes nothing.
    const open = {
      ...costs,
      orderTotal: cents(110_000),
      tax: cents(10_000),
      shipping: null,
      shippingIsTbd: true,
    }
    expect(of({ costs: open, amountPaidInCents: cents(30_000) })).toBe(80_000)
    expect(of({ costs: open, amountPaidInCents: cents(110_000) })).toBe(0)
    expect(of({ costs: undefined })).toBe(null)
  })
})

const order: ListedOrder = {
  ...anOrder({
    orgSpecificId: 12,
    title: '=Villa, "Aurore"',
    productId: 3,
    productCategoryId: 99,
    firmName: 'Studio North',
    contactName: '',
    estimateNumber: 'E7',
    created: timestamp('2026-01-02 03:04:05'),
    lastUpdated: timestamp('2026-11-21 23:59:59'),
    productInstancesCount: 4,
    costs: {
      ...anOrder().costs,
      orderSubTotal: cents(123_456),
      discount: cents(-5),
      shipping: null,
      shippingIsTbd: true,
      orderTotal: cents(100),
    },
  }),
  ownerName: '@Grace',
  advanced: {
    screwType: '+Torx\nslot',
    engravingTypes: '',
    plateFinishes: '🔑',
    mechanismFinishes: '',
    estimatedShippingDate: timestamp('2026-12-01 00:00:00'),
    lastPaymentDate: null,
    commandData: { number: 'C1', date: 'in spring', totalInCents: cents(99_999) },
  },
}
const context: CellContext = {
  profile: rich,
  role: 'owner',
  products: new Map([[3, 'Keypad']]),
  categories: new Map(),
}

describe('the rows of the export', () => {
  const columns = listColumns({ profile: rich, role: 'owner', seesPrices: true, isAdvanced: true })
  const cells = exportRow(columns, order, context)
  const header = exportHeader(columns)
  const cell = (key: ListColumnKey) => {
    const title = columns.find((column) => column.key === key)?.title ?? ''
    return cells[header.indexOf(title)]
  }

  it('[1.7.07] have a cell for each title of the header', () => {
    expect(exportHeader(columns)).toHaveLength(cells.length)
    expect(exportHeader(columns).slice(0, 3)).toEqual(['Number', 'Title', 'Company'])
  })

  it('[1.9.04] write dates as M/D/YYYY, and money as plain figures', () => {
    expect([cell('created'), cell('updated'), cell('estimatedShip')]).toEqual([
      '1/2/2026',
      '11/21/2026',
      '12/1/2026',
    ])
    expect([cell('subtotal'), cell('discount'), cell('total'), cell('commandTotal')]).toEqual([
      '1234.56',
      '-0.05',
      '1.00',
      '999.99',
    ])
    expect([cell('number'), cell('items'), cell('shipping'), cell('lastPayment')]).toEqual([
      '12',
      '4',
      'TBD',
      '',
    ])
    expect(cell('commandDate')).toBe('in spring')
  })

  it('are never a formula', () => {
    expect([cell('title'), cell('owner'), cell('screwType')]).toEqual([
      `'=Villa, "Aurore"`,
      "'@Grace",
      "'+Torx\nslot",
    ])
  })

  it('leave cells of what is missing empty', () => {
    expect([cell('product'), cell('category')]).toEqual(['Keypad', ''])
    const bare = exportRow(columns, { ...order, costs: undefined, advanced: undefined }, context)
    expect(bare.slice(columns.findIndex(({ key }) => key === 'subtotal'))).toEqual(
      Array.from({ length: 16 }, () => ''),
    )
  })

  test.prop([fc.string()])('no text at all starts a formula', (title) => {
    const [safe = ''] = exportRow(
      listColumns({
        profile: aProfile({ ordersPage: { columns: ['title'] } }),
        role: 'guest',
        seesPrices: false,
        isAdvanced: false,
      }),
      { ...order, title },
      context,
    )
    expect(safe.replace(/^'/, '')).toBe(title.replace(/^'/, ''))
    expect(/^[=+@\t\r]/.test(safe)).toBe(false)
    expect(formulaSafe(safe)).toBe(safe)
  })

  it('[1.9.03] are in a file named after the orders and the day', () => {
    expect(exportFileName('Quotes', '2026-11-21', 'Orders')).toBe('quotes-export-2026-11-21.csv')
  })
})

describe('a status filter', () => {
  const profile = shopProfile
  const hidden = aProfile({
    productOrderStatuses: profile.productOrderStatuses.map((status, index) => ({
      ...status,
      isVisibleToGuest: index !== 1,
    })),
  })
  const keys = hidden.productOrderStatuses.map(({ key }) => key)

  it('of an employee is the stored status itself', () => {
    expect(statusKeysShownAs(keys[1] ?? '', hidden, 'member')).toEqual([keys[1]])
    expect(statusKeysShownAs(keys[0] ?? '', hidden, 'owner')).toEqual([keys[0]])
  })

  it('[1.6.06] of a guest takes in the hidden statuses that guests see as it, and tells nothing of hidden ones', () => {
    expect(statusKeysShownAs(keys[0] ?? '', hidden, 'guest')).toEqual([keys[0], keys[1]])
    expect(statusKeysShownAs(keys[1] ?? '', hidden, 'guest')).toEqual([])
    expect(statusKeysShownAs('unknown', hidden, 'guest')).toEqual([])
    expect(statusKeysShownAs(keys.at(-1) ?? '', hidden, 'guest')).toEqual([keys.at(-1)])
  })

  it('every order is at exactly one of the statuses that a guest can choose', () => {
    const chosen = keys.flatMap((key) => statusKeysShownAs(key, hidden, 'guest'))
    expect(chosen.toSorted()).toEqual(keys.toSorted())
  })
})
