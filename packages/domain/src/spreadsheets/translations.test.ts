/** What the catalog says in other languages, as columns of its tables. [issue 18, Languages] */
import { describe, expect, it } from 'vitest'
import type { PlainCell } from './cells/cells.ts'
import { exampleRecords } from './tables/example-records.ts'
import { exportTables } from './tables/export-tables.ts'
import { planImport } from './imports/plan-import.ts'

const example = exampleRecords()
const [first, ...others] = example.productOption
if (!first) throw new Error('the example has options')
const records = {
  ...example,
  productOption: [{ ...first, translations: { 'fr-FR': { title: 'Chêne' } } }, ...others],
}
const plan = (tables: readonly { name: string; rows: readonly (readonly PlainCell[])[] }[]) => {
  let next = 900
  return planImport(tables, records, {
    nextId: () => (next += 1),
    locale: { decimal: '.', dayFirst: false },
  })
}

describe('[issue 18] translations in tables', () => {
  it('have a column for each language of the organization and of the rows, and come back without a change', () => {
    const tables = exportTables(records, ['sv-SE'])
    const headings = tables.find(({ key }) => key === 'options')?.rows[0]
    expect(headings).toEqual(expect.arrayContaining(['Title (fr-FR)', 'Title (sv-SE)']))
    const { changes, isSound } = plan(tables)
    expect([changes, isSound]).toEqual([[], true])
  })

  it('are added, and taken away by an empty cell', () => {
    const rows = [
      ['Id', 'Title (fr-FR)', 'title (sv-se)'],
      [first.id, '', 'Ek'],
    ]
    const { changes, isSound } = plan([{ name: 'Options', rows }])
    expect(isSound).toBe(true)
    expect(changes).toMatchObject([
      { kind: 'update', id: first.id, values: { translations: { 'sv-SE': { title: 'Ek' } } } },
    ])
    expect(changes[0]).not.toHaveProperty('values.translations.fr-FR.title')
  })
})
