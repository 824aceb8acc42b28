import {
  type Product,
  productCategorySchema,
  productOptionClassifierGroupSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { userGroupSchema } from '@orderwright/domain/people'
import { timestamp } from '@orderwright/domain/units'
import { guestSchema } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { type AdminData, emptyAdminData } from './admin-data.ts'
import { findRows } from './rows/find-rows.ts'
import { ruleWords } from './rule-words.ts'
import { type Cell, type DetailGroup, type SectionKey, sectionKeys } from './section.ts'
import { findSection, sections } from './sections.ts'
import { sortRows } from './rows/sort-rows.ts'

const made = timestamp('2026-03-04 05:06:07')
const today = timestamp('2026-11-22 12:00:00')
const record = (id: number) => ({
  id,
  orgId: 1,
  version: 1,
  created: made,
  lastUpdated: made,
  deletedAt: null,
})
const product = (id: number, rank: number, more: object = {}): Product =>
  productSchema.parse({ ...record(id), title: `Product ${id}`, rank, productCategoryId: 1, ...more })

function section(key: SectionKey) {
  const found = findSection(key)
  if (!found) throw new Error(`no section ${key}`)
  return found
}
const columnsOf = (key: SectionKey) =>
  section(key)
    .list(emptyAdminData)
    .columns.map(({ title }) => title)

/** The titles that a list shows, with the filters of an address. */
function shown(key: SectionKey, adminData: Partial<AdminData>, values: object = {}, search = '') {
  const { list, filters } = section(key)
  return findRows(list({ ...emptyAdminData, ...adminData }), filters, values, search).map(
    ({ title }) => title,
  )
}

function groupOf(key: SectionKey, adminData: Partial<AdminData>, id: number, title: string): DetailGroup {
  const group = section(key)
    .details({ ...emptyAdminData, ...adminData }, id, today)
    ?.groups.find((one) => one.title === title)
  if (!group) throw new Error(`no ${title}`)
  return group
}

function words(cell: Cell | undefined): string {
  if (cell?.kind === 'places') return cell.places.map(({ text }) => text).join(', ')
  return cell?.kind === 'text' || cell?.kind === 'figure' ? cell.text : ''
}

describe('the sections of the back office', () => {
  test('[2.2.69] are the nine of the specification, in its order', () => {
    expect(sections.map(({ key }) => key)).toEqual([
      'products',
      'product-properties',
      'product-property-groups',
      'product-categories',
      'product-pricing-rules',
      'product-option-classifier-groups',
      'media',
      'guests',
      'user-groups',
      // ours [issue 14, issue 15, issue 16]
      'product-rules',
      'product-graphics',
      'members',
      'customers',
    ])
    expect(sectionKeys.map((key) => findSection(key)?.key)).toEqual([...sectionKeys])
    expect(findSection('orders')).toBeUndefined()
  })

  test('have no details of a record that is not there', () => {
    expect(sections.map(({ details }) => details(emptyAdminData, 7, today))).toEqual(sections.map(() => null))
  })
})

describe('the lists', () => {
  test('[2.2.70] [2.2.81] [2.2.105] have the columns of the specification', () => {
    expect(columnsOf('products')).toEqual(['Rank', 'ID', 'Title', 'Visibility', 'Inventory'])
    expect(columnsOf('product-properties')).toEqual(['Rank', 'ID', 'Title', 'Internal Title'])
    expect(columnsOf('product-categories')).toEqual(['Rank', 'ID', 'Title'])
    expect(columnsOf('guests')).toEqual([
      'Email',
      'First Name',
      'Last Name',
      'Discount (%)',
      'Sales Tax',
      'Date Added',
      'Actions',
    ])
  })

  test('[2.2.105] guests are sorted by when they were added, and found by the day of their organization', () => {
    const guests = ['2026-09-01 12:00:00', '2025-10-02 12:00:00', '2026-01-05 02:00:00'].map(
      (created, index) =>
        guestSchema.parse({
          id: index + 1,
          userId: index + 1,
          email: `${index}@kite.example`,
          role: 'guest',
          created,
          firstName: '',
          lastName: '',
          name: '',
          discount: { value: 0, unit: 'percentage' },
          disableSalesTax: false,
          pricingIsHidden: 0,
          version: 1,
          contact: {},
          mondayItemId: null,
        }),
    )
    const table = section('guests').list({ ...emptyAdminData, guests })
    const byAdded = sortRows(table.rows, { column: 'added', isDescending: false }, table.titleColumn)
    expect(byAdded.map(({ id }) => id)).toEqual([2, 3, 1])
    const onTheFourth = findRows(table, [], {}, '1/4/2026', 'America/Chicago')
    expect(onTheFourth.map(({ id }) => id)).toEqual([3])
  })

  test('[2.2.81] stand by rank, then by id', () => {
    const products = [product(1, 2), product(3, 1), product(2, 1)]
    expect(shown('products', { products })).toEqual(['Product 2', 'Product 3', 'Product 1'])
    const categories = [4, 2, 9].map((id) =>
      productCategorySchema.parse({ ...record(id), title: `Category ${id}`, rank: id === 4 ? 1 : 5 }),
    )
    expect(shown('product-categories', { categories })).toEqual(['Category 4', 'Category 2', 'Category 9'])
  })

  test('[2.2.71] products are found by stock and status; at first the active ones, stocked or not', () => {
    const products = [
      product(1, 1),
      product(2, 2, { isStocked: 1, currentInventory: -3 }),
      product(3, 3, { archived: 1 }),
      product(4, 4, { archived: 1, isStocked: 1 }),
    ]
    expect(shown('products', { products })).toEqual(['Product 1', 'Product 2'])
    expect(shown('products', { products }, { status: 'archived' })).toEqual(['Product 3', 'Product 4'])
    expect(shown('products', { products }, { status: 'all', stock: 'stocked' })).toEqual([
      'Product 2',
      'Product 4',
    ])
    expect(shown('products', { products }, { stock: 'not-in-stock' })).toEqual(['Product 1'])
    // Nonsense in the address counts as nothing.
    expect(shown('products', { products }, { status: 'nonsense' })).toEqual(['Product 1', 'Product 2'])
    const [, stocked] = section('products').list({ ...emptyAdminData, products }).rows
    expect(stocked?.cells['inventory']).toEqual({ kind: 'figure', text: '-3', isInvalid: true })
  })

  test('[2.2.80] categories are found by status, at first the active ones', () => {
    const categories = [0, 1].map((archived) =>
      productCategorySchema.parse({ ...record(archived + 1), title: `Is ${archived}`, rank: 1, archived }),
    )
    expect(shown('product-categories', { categories })).toEqual(['Is 0'])
    expect(shown('product-categories', { categories }, { status: 'archived' })).toEqual(['Is 1'])
    expect(shown('product-categories', { categories }, { status: 'all' })).toEqual(['Is 0', 'Is 1'])
  })

  test('[2.2.92] a pricing rule without a name is an Untitled Rule; deleted ones count as archived', () => {
    const pricingRules = [
      productPricingRuleSchema.parse({ ...record(1), title: '' }),
      productPricingRuleSchema.parse({ ...record(2), title: 'Doors', deleted: 1 }),
    ]
    expect(shown('product-pricing-rules', { pricingRules })).toEqual(['Untitled Rule'])
    expect(shown('product-pricing-rules', { pricingRules }, { status: 'archived' })).toEqual(['Doors'])
  })

  test('deleted classifier groups are found by their own filter', () => {
    const classifierGroups = [0, 1].map((deleted) =>
      productOptionClassifierGroupSchema.parse({ ...record(deleted + 1), title: `Is ${deleted}`, deleted }),
    )
    const key = 'product-option-classifier-groups'
    expect(shown(key, { classifierGroups })).toEqual(['Is 0'])
    expect(shown(key, { classifierGroups }, { status: 'deleted' })).toEqual(['Is 1'])
  })

  test('every word that is typed is looked for, in all that the row says', () => {
    const products = [product(12, 1, { title: 'Wall light' }), product(3, 2, { title: 'Light switch' })]
    expect(shown('products', { products }, {}, 'LIGHT')).toEqual(['Wall light', 'Light switch'])
    expect(shown('products', { products }, {}, 'light wall')).toEqual(['Wall light'])
    expect(shown('products', { products }, {}, '#12')).toEqual(['Wall light'])
    expect(shown('products', { products }, {}, 'lights')).toEqual([])
  })

  test('groups of guests stand newest first', () => {
    const userGroups = [1, 2].map((id) => userGroupSchema.parse({ ...record(id), title: `Group ${id}` }))
    expect(shown('user-groups', { userGroups })).toEqual(['Group 2', 'Group 1'])
  })
})

describe('the details', () => {
  test('[2.2.84] a category lists its products that are not archived, by rank, then id', () => {
    const categories = [productCategorySchema.parse({ ...record(1), title: 'Doors', rank: 1 })]
    const products = [
      product(5, 2),
      product(4, 1),
      product(3, 1),
      product(6, 1, { archived: 1 }),
      product(7, 1, { productCategoryId: 2 }),
    ]
    const group = groupOf('product-categories', { categories, products }, 1, 'Products')
    expect('table' in group && group.table.rows.map(({ title }) => title)).toEqual([
      '1. Product 3 (ID: 3)',
      '1. Product 4 (ID: 4)',
      '2. Product 5 (ID: 5)',
    ])
  })

  test('[2.2.90] a property group lists its properties by rank, and says when there are none', () => {
    const groups = [1, 2].map((id) =>
      productPropertyGroupSchema.parse({
        ...record(id),
        title: 'Sizes',
        rank: 1,
        properties: id === 1 ? { 5: {} } : {},
      }),
    )
    const properties = [
      productPropertySchema.parse({ ...record(4), title: 'Width', rank: 2, productPropertyGroupId: 1 }),
      productPropertySchema.parse({ ...record(5), title: 'Height', rank: 1 }),
    ]
    const full = groupOf('product-property-groups', { groups, properties }, 1, 'Properties')
    expect('table' in full && full.table.rows.map(({ title }) => title)).toEqual(['Height', 'Width'])
    const empty = groupOf('product-property-groups', { groups, properties }, 2, 'Properties')
    expect('table' in empty && [empty.table.rows, empty.empty]).toEqual([[], 'This group has no properties'])
  })

  test('a property tells its options with their data, and who is offered them', () => {
    const properties = [
      productPropertySchema.parse({
        ...record(1),
        title: 'Finish',
        rank: 1,
        productOptionDataFields: [{ title: 'Hours', key: 'hours', type: 'number' }],
      }),
    ]
    const options = [
      productOptionSchema.parse({
        ...record(9),
        title: 'Brass',
        productPropertyId: 1,
        rank: 1,
        publishLevel: 'internal',
        data: { hours: 3, fill: '#ccbb99' },
      }),
    ]
    const group = groupOf('product-properties', { properties, options }, 1, 'Options')
    if (!('table' in group)) throw new Error('options are a table')
    const [row] = group.table.rows
    expect(group.table.columns.map(({ title }) => title)).toEqual([
      'Rank',
      'ID',
      'Title',
      'Hours',
      'Visibility',
    ])
    expect([row?.title, row?.picture?.colour, words(row?.cells['data hours'])]).toEqual([
      'Brass',
      '#ccbb99',
      '3',
    ])
    expect(row?.cells['visibility']).toMatchObject({ field: { path: ['publishLevel'] }, text: 'Members' })
  })

  test('a product tells how many options of each property it offers, and which it leaves out', () => {
    const properties = [productPropertySchema.parse({ ...record(1), title: 'Finish', rank: 1 })]
    const options = [10, 11, 12].map((id) =>
      productOptionSchema.parse({
        ...record(id),
        title: `Finish ${id}`,
        productPropertyId: 1,
        rank: id,
        publishLevel: id === 12 ? 'admin' : 'all',
      }),
    )
    const associations = { productProperties: { 1: { disabledProductOptionIds: [11] } } }
    const products = [product(1, 1, { associations })]
    const group = groupOf('products', { products, properties, options }, 1, 'Properties')
    const cells = 'table' in group ? group.table.rows[0]?.cells : undefined
    expect([cells?.['options'], cells?.['internal'], cells?.['disabled']].map(words)).toEqual([
      '2 of 3',
      '1',
      'Finish 11',
    ])
  })

  test('[2.2.74] the details of a product have a section of its codes, each by its formula, as it is, or none yet', () => {
    const products = [
      product(1, 1, {
        referenceCodes: { catalog: 'KP', factory: 'F-1' },
        referenceCodeFormulas: { catalog: '{code}-{3.code}' },
      }),
    ]
    const group = groupOf('products', { products }, 1, 'SKU')
    const facts = 'facts' in group ? group.facts : []
    expect(facts.map(({ label, value }) => [label, words(value)])).toEqual([
      ['Catalog code', '{code}-{3.code}'],
      ['Factory code', 'F-1'],
      ['Machining code', 'None yet'],
    ])
  })

  test('[2.5.01] details tell the place in the whole list, as the list does, whatever rank is stored', () => {
    const products = [product(1, 40), product(2, 7, { archived: 1 }), product(3, 900)]
    const group = groupOf('products', { products }, 3, 'Product')
    const rank = 'facts' in group ? group.facts.find(({ label }) => label === 'Rank') : undefined
    expect(words(rank?.value)).toBe('3')
  })

  test('rules are sentences', () => {
    const properties = [
      productPropertySchema.parse({ ...record(1), title: 'Finish', rank: 1 }),
      productPropertySchema.parse({ ...record(2), title: 'Screws', rank: 2 }),
    ]
    const options = [
      [10, 'Brass', 1],
      [20, 'Steel', 2],
      [21, 'Black', 2],
    ].map(([id, title, productPropertyId]) =>
      productOptionSchema.parse({ ...record(Number(id)), title, productPropertyId, rank: 1 }),
    )
    const adminData = { ...emptyAdminData, properties, options }
    const rule = (more: object) =>
      productRuleSchema.parse({
        ...record(1),
        fromResourceKey: 'productOption',
        toResourceKey: 'productOption',
        fromIds: [10],
        ...more,
      })
    expect(ruleWords(rule({ type: 'incompatible', toIds: [20, 21] }), adminData)).toBe(
      'Finish Brass never goes with Screws Steel or Black.',
    )
    expect(ruleWords(rule({ type: 'compatible', toIds: [20], toProductPropertyId: 2 }), adminData)).toBe(
      'Finish Brass goes only with Screws Steel.',
    )
    expect(
      ruleWords(rule({ type: 'incompatible', toResourceKey: 'productProperty', toIds: [2] }), adminData),
    ).toBe('Finish Brass hides Screws.')
  })
})
