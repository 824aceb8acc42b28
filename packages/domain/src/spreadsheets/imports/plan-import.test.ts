/** What an import says of each cell, and what it would change. Bracketed sentences name the part of the issue that they are from. */
import { describe, expect, it } from 'vitest'
import {
  aCategory,
  aClassifier,
  aClassifierGroup,
  anOption,
  aPricingRule,
  aProduct,
  aProperty,
} from '../../testing/builders.ts'
import { type Cell, type Locale, localeOf, type Table } from '../cells/cells.ts'
import { emptyTables } from '../tables/example-records.ts'
import { type CatalogTables, exportTables } from '../tables/export-tables.ts'
import { planImport } from './plan-import.ts'

const american: Locale = { decimal: '.', dayFirst: false }
const german: Locale = { decimal: ',', dayFirst: true }

function plan(records: Partial<CatalogTables>, tables: readonly Table[], locale = american) {
  let last = 900
  return planImport(tables, { ...emptyTables, ...records }, { nextId: () => (last += 1), locale })
}

const sheet = (name: string, ...rows: (readonly Cell[])[]): Table => ({ name, rows })

const titleIn = ({ title }: Readonly<Record<string, unknown>>) => (typeof title === 'string' ? title : '')

/** What is said of cells that are not simply as they were. */
function said({ cells }: ReturnType<typeof plan>): string[] {
  return cells
    .filter(({ outcome, message }) => outcome === 'refused' || message !== undefined)
    .map(({ row, column, value, outcome, message }) => `${row} ${column} ${value}: ${outcome}: ${message}`)
}

const plates = aCategory({ id: 1, title: 'Plates', rank: 1 })

describe('rows', () => {
  it('are matched by their id: a new title renames', () => {
    const { changes } = plan({ productCategory: [plates] }, [
      sheet('Categories', ['Id', 'Title'], [1, 'Covers']),
    ])
    expect(changes).toEqual([
      {
        kind: 'update',
        resource: 'productCategory',
        id: 1,
        before: { title: 'Plates' },
        values: { title: 'Covers' },
      },
    ])
  })

  it('without an id are matched by the title that one record has', () => {
    const { changes } = plan({ productCategory: [plates] }, [
      sheet('Categories', ['Title', 'Rank'], ['Plates', 7]),
    ])
    expect(changes).toEqual([
      { kind: 'update', resource: 'productCategory', id: 1, before: { rank: 1 }, values: { rank: 7 } },
    ])
  })

  it('of a title that two records have are refused', () => {
    const twice = [plates, aCategory({ id: 2, title: 'Plates' })]
    const planned = plan({ productCategory: twice }, [sheet('Categories', ['Title', 'Rank'], ['Plates', 7])])
    expect(said(planned)).toEqual([
      '2 Title Plates: refused: More than one record is called “Plates”. Give the id of the one you mean.',
    ])
    expect(planned).toMatchObject({ changes: [], isSound: false })
  })

  it('that are missing mean nothing', () => {
    expect(plan({ productCategory: [plates] }, [sheet('Categories', ['Id', 'Title'])])).toEqual({
      changes: [],
      cells: [],
      isSound: true,
    })
  })

  it('say in a column of their own that a record goes', () => {
    const planned = plan({ productCategory: [plates] }, [
      sheet('Categories', ['Id', 'Title', 'Deleted'], [1, 'Plates', 'yes']),
    ])
    expect(planned.changes).toMatchObject([{ kind: 'destroy', resource: 'productCategory', id: 1 }])
  })

  it('about the same record twice, of an unknown id, or of no title are refused', () => {
    const planned = plan({ productCategory: [plates] }, [
      sheet(
        'Categories',
        ['Id', 'Title', 'Rank'],
        [1, 'Plates', 1],
        ['', 'Plates', 2],
        [77, 'Lamps', 3],
        ['', '', 4],
      ),
    ])
    expect(said(planned)).toEqual([
      '3 Id : refused: A row further up is about the same record already.',
      '4 Id 77: refused: “Categories” has nothing with the id 77. Leave the cell empty to add something new.',
      '5 Title : refused: A title is needed to add something new.',
    ])
  })
})

describe('a workbook for a new organization', () => {
  const workbook = [
    sheet('Products', ['Title', 'Category', 'Pricing rule'], ['Cover plate', 'Plates', 'Plate']),
    sheet('Associations', ['Product', 'Property', 'Disabled options'], ['Cover plate', 'Finish', 'Steel']),
    sheet('Categories', ['Title'], ['Plates']),
    sheet('Properties', ['Title', 'Type'], ['Finish', 'singleSelect']),
    sheet(
      'Options',
      ['Property', 'Title', 'Classifier: Metals', 'Data: hex'],
      ['Finish', 'Brass', 'Dear', 'B5A642'],
      ['Finish', 'Steel', '', ''],
    ),
    sheet('Classifier groups', ['Title'], ['Metals']),
    sheet('Classifiers', ['Group', 'Title'], ['Metals', 'Dear']),
    sheet(
      'Classifier numbers',
      ['Classifier', 'Version', 'In force from', 'Number 1', 'Number 2'],
      ['Metals / Dear', '', '2026-01-01', 1.5, 20],
    ),
    sheet('Pricing rules', ['Title'], ['Plate']),
    sheet(
      'Pricing versions',
      ['Pricing rule', 'Version', 'In force from', 'Expressions'],
      [
        'Plate',
        '',
        '2026-01-01',
        '[{"type":"productPropertyPrice","operator":"+","props":{"productPropertyId":"Finish"}}]',
      ],
    ),
    sheet(
      'Rules',
      ['Type', 'From kind', 'From', 'To kind', 'To'],
      ['incompatible', 'productOption', 'Finish / Brass', 'productOption', 'Finish / Steel'],
    ),
  ]

  it('adds records that name each other by their titles, in whatever order the sheets stand', () => {
    const planned = plan({}, workbook)
    expect(said(planned)).toEqual([])
    const made = new Map(
      planned.changes.map((change) => [
        `${change.resource} ${change.kind === 'create' ? titleIn(change.values) : ''}`,
        change,
      ]),
    )
    const idOf = (name: string) => made.get(name)?.id
    const finish = idOf('productProperty Finish')
    const [brass, steel] = [idOf('productOption Brass'), idOf('productOption Steel')]
    const [group, dear] = [idOf('productOptionClassifierGroup Metals'), idOf('productOptionClassifier Dear')]
    expect(new Set([finish, brass, steel, group, dear]).size).toBe(5)
    expect(made.get('product Cover plate')).toMatchObject({
      kind: 'create',
      values: {
        productCategoryId: idOf('productCategory Plates'),
        productPricingRuleId: idOf('productPricingRule Plate'),
        associations: { productProperties: { [String(finish)]: { disabledProductOptionIds: [steel] } } },
      },
    })
    expect(made.get('productOption Brass')).toMatchObject({
      values: {
        productPropertyId: finish,
        data: { hex: 'B5A642' },
        classifications: { [String(group)]: dear },
      },
    })
    expect(made.get('productOptionClassifier Dear')).toMatchObject({
      values: { numbers: [{ date: '2026-01-01 00:00:00', numbers: [1.5, 20], description: '' }] },
    })
    expect(made.get('productPricingRule Plate')).toMatchObject({
      values: {
        versions: {
          '1': { created: '2026-01-01 00:00:00', expressions: [{ props: { productPropertyId: finish } }] },
        },
      },
    })
    expect(made.get('productRule ')).toMatchObject({ values: { fromIds: [brass], toIds: [steel] } })
  })

  it('is refused at the cell that names what is nowhere', () => {
    const planned = plan(
      {},
      workbook.filter(({ name }) => name !== 'Categories'),
    )
    expect(said(planned)).toEqual(['2 Category Plates: refused: Nothing in “Categories” is called “Plates”.'])
  })

  it('says which field a new record lacks', () => {
    const planned = plan({}, [sheet('Rules', ['Type', 'From'], ['compatible', ''])])
    expect(said(planned)).toEqual([
      '2 From kind : refused: Choose one of these: productOption, productProperty.',
      '2 To kind : refused: Choose one of these: productOption, productProperty.',
      '2 From : refused: Something must stand here.',
    ])
  })
})

describe('what spreadsheet programs make of cells', () => {
  const sized = aProperty({ id: 10, title: 'Size' })
  const option = (title: string, catalog = '') =>
    anOption({ id: 20, title, productPropertyId: 10, referenceCodes: { catalog } })
  const options = (title: string, catalog = '') => ({
    productProperty: [sized],
    productOption: [option(title, catalog)],
  })
  const headings = ['Id', 'Property', 'Title', 'Catalog code'] as const

  it.each([
    ['02-Jan', '1/2', american],
    ['1-Feb', '1/2', american],
    ['01. Feb', '1/2', german],
    [{ date: '2026-01-02 00:00:00' }, '1/2', american],
    [{ date: '2026-02-01 00:00:00' }, '1.2', german],
  ])('%j was %s, and stays so', (cell, title, locale) => {
    const planned = plan(options(title), [sheet('Options', headings, [20, 'Size', cell, ''])], locale)
    expect(planned.changes).toEqual([])
    expect(planned.cells.find(({ column }) => column === 'Title')).toMatchObject({
      outcome: 'unchanged',
      message: `The spreadsheet program had made a date of “${title}”; it stays as it was.`,
    })
  })

  it.each([
    [
      7,
      '007',
      'The spreadsheet program had taken the zeros at the beginning of “007” away; it stays as it was.',
    ],
    [
      '1.23457E+15',
      '1234567890123456',
      'The spreadsheet program had shortened the long number “1234567890123456”; it stays as it was.',
    ],
  ])('the code %j was %s, and stays so', (cell, code, message) => {
    const planned = plan(options('A', code), [sheet('Options', headings, [20, 'Size', 'A', cell])])
    expect(planned.changes).toEqual([])
    expect(planned.cells.at(-1)).toMatchObject({ column: 'Catalog code', outcome: 'unchanged', message })
  })

  it('a date in place of a text that nobody knows any more is refused', () => {
    const planned = plan(options('A', 'X'), [
      sheet('Options', headings, [20, 'Size', 'A', { date: '2026-02-01 00:00:00' }]),
    ])
    expect(said(planned)).toEqual([
      '2 Catalog code 2026-02-01: refused: The spreadsheet program has made a date (2026-02-01) of what was typed here. Type it again, in a cell with the format Text.',
    ])
  })

  it('the last result of a formula is taken, with a word', () => {
    const planned = plan({ productCategory: [plates] }, [
      sheet('Categories', ['Id', 'Rank'], [1, { result: 12 }]),
    ])
    expect(planned.changes).toMatchObject([{ values: { rank: 12 } }])
    expect(said(planned)).toEqual([
      '2 Rank 12: changed: This cell holds a formula. Its last result was taken.',
    ])
  })

  it('what a formula has failed to come to is refused', () => {
    const planned = plan({ productCategory: [plates] }, [
      sheet('Categories', ['Id', 'Title'], [1, { result: '#N/A' }]),
    ])
    expect(said(planned)).toEqual([
      '2 Title #N/A: refused: The formula of this cell came to nothing (#N/A). Write the value itself.',
    ])
  })

  it('numbers and dates are read as the locale writes them', () => {
    const group = aClassifierGroup({ id: 30, title: 'Metals' })
    const dear = aClassifier({ id: 31, title: 'Dear', productOptionClassifierGroupId: 30 })
    const records = { productOptionClassifierGroup: [group], productOptionClassifier: [dear] }
    const table = (date: string, number: string) =>
      sheet(
        'Classifier numbers',
        ['Classifier', 'In force from', 'Number 1'],
        ['Metals / Dear', date, number],
      )
    const numbers = (planned: ReturnType<typeof plan>) =>
      planned.changes.map((change) => (change.kind === 'update' ? change.values['numbers'] : change.kind))
    expect(numbers(plan(records, [table('3/12/2026', '1,234.5')]))).toEqual([
      [{ date: '2026-03-12 00:00:00', numbers: [1234.5], description: '' }],
    ])
    expect(numbers(plan(records, [table('3.12.2026', '1.234,5')], german))).toEqual([
      [{ date: '2026-12-03 00:00:00', numbers: [1234.5], description: '' }],
    ])
    expect(said(plan(records, [table('31/31/2026', 'dear')]))).toEqual([
      '2 In force from 31/31/2026: refused: Write the date as 2026-12-31 or 2026-12-31 08:30, in UTC.',
      '2 Number 1 dear: refused: This is no number.',
    ])
  })

  it('locales are known by their tags', () => {
    expect([localeOf('en-US'), localeOf('de-AT'), localeOf('en-GB'), localeOf('no such tag')]).toEqual([
      american,
      german,
      { decimal: '.', dayFirst: true },
      undefined,
    ])
  })
})

describe('sheets', () => {
  it('may have a banner above their headings, empty rows, and blanks around everything', () => {
    const planned = plan({ productCategory: [plates] }, [
      sheet(
        'categories (1).csv',
        ['Our categories 2026', '', ''],
        [],
        ['\uFEFFId ', ' Title\u00A0', ''],
        [],
        ['1', ' Plates\u00A0 ', ''],
      ),
    ])
    expect(planned).toMatchObject({ changes: [], isSound: true })
    expect(planned.cells.map(({ row, column, outcome }) => [row, column, outcome])).toEqual([
      [5, 'Id', 'unchanged'],
      [5, 'Title', 'unchanged'],
    ])
  })

  it('of an unknown name, of no headings, and that come twice are refused', () => {
    const { cells } = plan({}, [
      sheet('Prices', ['a'], ['b']),
      sheet('Categories', ['a'], ['b']),
      sheet('Rules', ['Type']),
      sheet('rules.csv', ['Type']),
      sheet('Sheet1', []),
    ])
    expect(cells.map(({ sheet: name, outcome }) => [name, outcome])).toEqual([
      ['Prices', 'refused'],
      ['Categories', 'refused'],
      ['rules.csv', 'refused'],
    ])
    expect(cells[0]?.message).toContain(
      'There is no table of this name. Name the sheet, or the CSV file, after its table: “Categories”, ',
    )
    expect(cells[1]?.message).toContain('No row of headings was found.')
    expect(cells[2]?.message).toBe('The table “Rules” has come already in another sheet.')
  })

  it('with columns that nobody knows lose no word: each is refused', () => {
    const planned = plan({}, [sheet('Categories', ['Title', 'Colour', ''], ['Lamps', 'red', 'x'])])
    expect(said(planned).map((each) => each.slice(0, 60))).toEqual([
      '1 Colour Colour: refused: There is no column of this name he',
      '2 3 x: refused: Nothing says what this is: its column has no',
    ])
  })

  it('say where the fault in a cell stands', () => {
    const planned = plan({ product: [aProduct({ id: 5, title: 'Lamp' })] }, [
      sheet('Products', ['Id', 'Links', 'Archived'], [5, '[{"title":"x"}]', 'maybe']),
    ])
    expect(said(planned)).toEqual([
      '2 Links [{"title":"x"}]: refused: 0.url: Something must stand here.',
      '2 Archived maybe: refused: Write yes or no.',
    ])
  })
})

describe('an export', () => {
  it('calls records by their titles, by their ids where two have one title, and marks what is deleted', () => {
    const records = {
      ...emptyTables,
      productCategory: [plates, aCategory({ id: 2, title: 'Twin' }), aCategory({ id: 3, title: 'Twin' })],
      product: [
        aProduct({ id: 5, title: 'A', productCategoryId: 1 }),
        aProduct({ id: 6, title: 'B', productCategoryId: 3 }),
      ],
      productPricingRule: [aPricingRule({ id: 8, title: 'Old', deleted: 1 })],
    }
    const tables = new Map(exportTables(records).map(({ key, rows }) => [key, rows]))
    const at = tables.get('products')?.[0]?.indexOf('Category') ?? -1
    expect(tables.get('products')?.map((row) => row[at])).toEqual(['Category', 'Plates', '#3'])
    expect(tables.get('pricing-rules')).toEqual([
      ['Id', 'Title', 'Deleted'],
      [8, 'Old', 'yes'],
    ])
  })
})
