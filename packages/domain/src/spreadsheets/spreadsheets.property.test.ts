/** Laws of tables over random catalogs. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { applyToCatalog } from './imports/apply-to-catalog.ts'
import type { Values as Fields } from '../catalog-changes/change.ts'
import { checkLaw } from '../testing/check-law.ts'
import { someTables } from '../testing/random/random-tables.ts'
import { cellText, type PlainCell } from './cells/cells.ts'
import { type CatalogTables, exportTables } from './tables/export-tables.ts'
import { planImport } from './imports/plan-import.ts'

const locales = [
  { decimal: '.', dayFirst: false },
  { decimal: ',', dayFirst: true },
] as const

function counting(start = 9000) {
  let last = start
  return () => (last += 1)
}

const made = (id: number, values: Fields) => ({ ...values, id, deletedAt: null })

const refusals = (tables: Parameters<typeof planImport>[0], records: CatalogTables) =>
  planImport(tables, records, { nextId: counting(), locale: locales[0] })

describe('tables of a catalog', () => {
  it('change nothing where they are imported as they were exported, in every locale', () => {
    checkLaw({}, fc.tuple(someTables, fc.constantFrom(...locales)), (_cover, [records, locale]) => {
      const plan = planImport(exportTables(records), records, { nextId: counting(), locale })
      expect(plan.changes).toEqual([])
      expect(plan.cells.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
    })
  })

  it('make exactly the change of one cell: another description of a product', () => {
    const law = fc.tuple(someTables, fc.nat({ max: 2 }), fc.stringMatching(/^[b-y]{6,12}$/))
    checkLaw({}, law, (_cover, [records, place, words]) => {
      const tables = exportTables(records).map((table) => {
        if (table.key !== 'products') return table
        const at = table.rows[0]?.indexOf('Description') ?? -1
        const rows = table.rows.map((row, index) => (index === place + 1 ? row.with(at, words) : row))
        return { ...table, rows }
      })
      const { changes, cells } = refusals(tables, records)
      const touched = cells.filter(({ outcome }) => outcome !== 'unchanged')
      expect(touched).toMatchObject([
        { sheet: 'Products', row: place + 2, column: 'Description', value: words, outcome: 'changed' },
      ])
      expect(changes).toEqual([
        {
          kind: 'update',
          resource: 'product',
          id: 601 + place,
          before: { description: records.product.find(({ id }) => id === 601 + place)?.['description'] },
          values: { description: words },
        },
      ])
    })
  })
})

describe('changes of a table', () => {
  it('carried out, are what the table says: another import of it changes nothing', () => {
    checkLaw({ 'something is created': 90 }, fc.tuple(someTables, someTables), (cover, [records, others]) => {
      // The rows of another catalog, as somebody who adds them would write them: without ids, under titles of their own.
      const added = exportTables(others)
        .filter(({ key }) => key === 'categories' || key === 'property-groups' || key === 'pricing-rules')
        .map((table) => ({
          ...table,
          rows: table.rows.map((row, index) =>
            index === 0 ? row : ['', `New ${index}`, ...row.slice(2, -1), 'no'],
          ),
        }))
      const nextId = counting()
      const plan = planImport(added, records, { nextId, locale: locales[0] })
      expect(plan.cells.filter(({ outcome }) => outcome === 'refused')).toEqual([])
      cover('something is created')
      const after = applyToCatalog(records, plan.changes, made)
      expect(after.productCategory).toHaveLength(records.productCategory.length + 2)
      expect(planImport(added, after, { nextId, locale: locales[0] }).changes).toEqual([])
    })
  })
})

describe('numbers of classifiers', () => {
  it('become what the table says, and nothing else changes', () => {
    checkLaw(
      { 'there is a number': 30 },
      fc.tuple(someTables, fc.integer({ min: 1, max: 99_999 })),
      (cover, [records, figure]) => {
        const tables = exportTables(records)
        const numbers = tables.find(({ key }) => key === 'classifier-numbers')
        const at = numbers?.rows[0]?.indexOf('Number 1') ?? -1
        const place =
          numbers?.rows.findIndex(
            (row, index) => index > 0 && typeof row[at] === 'number' && row[at] !== figure,
          ) ?? -1
        if (numbers === undefined || place < 1) return
        cover('there is a number')
        const changed = {
          ...numbers,
          rows: numbers.rows.map((row, index): readonly PlainCell[] =>
            index === place ? row.with(at, figure) : row,
          ),
        }
        const { changes, cells } = refusals([changed], records)
        expect(
          cells
            .filter(({ outcome }) => outcome !== 'unchanged')
            .map(({ row, column, value, before }) => ({ row, column, value, before })),
        ).toEqual([
          {
            row: place + 1,
            column: 'Number 1',
            value: String(figure),
            before: cellText(numbers.rows[place]?.[at] ?? ''),
          },
        ])
        expect(changes).toHaveLength(1)
        expect(changes[0]).toMatchObject({ kind: 'update', resource: 'productOptionClassifier' })
      },
    )
  })
})
