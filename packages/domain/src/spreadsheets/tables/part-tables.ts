/** Tables of what stands in lists of a record: the properties of products, the versions of prices and numbers. */
import { z } from 'zod'
import { classifierVersionSchema, pricingRuleVersionSchema } from '../../catalog/pricing-rules.ts'
import { idSchema } from '../../units/record.ts'
import { columnTitles as titles, sheetTitles } from '../../messages/admin/spreadsheet-titles.ts'
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import { cellText, type PlainCell, read, type Reading, refuse } from '../cells/cells.ts'
import { type Column, column, dateColumn, jsonColumn, textColumn, valueAt, withField } from './columns.ts'
import { type ColumnFamily, numberColumns } from './column-families.ts'
import { references } from '../cells/formats.ts'
import { isFields } from '../cells/json-references.ts'
import type { Names, TableResource } from '../cells/names.ts'

/** A table with a row for each part of the records of a kind. */
export interface PartTable {
  readonly key: string
  readonly title: string
  /** the kind of record that has the parts, and the heading of the column that names it */
  readonly owner: TableResource
  readonly ownerTitle: string
  /** the column that says which part it is */
  readonly keyTitle: string
  readonly schema: z.ZodObject
  readonly blank: Fields
  readonly columns: readonly Column[]
  readonly families: readonly ColumnFamily[]
  /** the parts of a record by their keys */
  readonly parts: (owner: Fields) => readonly (readonly [key: string, part: Fields])[]
  /** the record with another part; null marks one that is removed until `settle` */
  readonly put: (owner: Fields, key: string, part: Fields | null) => Fields
  /** the record once all its parts are put */
  readonly settle: (owner: Fields) => Fields
  readonly writeKey: (key: string, names: Names) => PlainCell
  /** the key that a cell means; '' stands for a new part where those are counted */
  readonly readKey: (cell: PlainCell, names: Names, owner: Fields) => Reading<string>
}

/** Parts that stand in a map of the record. */
function inMap(path: Column['path']): Pick<PartTable, 'parts' | 'put' | 'settle'> {
  const mapOf = (owner: Fields): Fields => {
    const map = valueAt(owner, path)
    return isFields(map) ? map : {}
  }
  return {
    parts: (owner) =>
      Object.entries(mapOf(owner)).flatMap(([key, part]) => (isFields(part) ? [[key, part] as const] : [])),
    put: (owner, key, part) => withField(owner, [...path, key], part ?? undefined),
    settle: (owner) => owner,
  }
}

const wholeNumber = (cell: PlainCell) =>
  /^#?\d{1,6}$/.test(cellText(cell)) ? Number(cellText(cell).replace('#', '')) : Number.NaN

const disabledOptions = references(
  () => 'productOption',
  ({ part }) => Number(part),
)

const versionsOf = ({ versions }: Fields): Fields => (isFields(versions) ? versions : {})
const numbersOf = ({ numbers }: Fields): readonly unknown[] => (Array.isArray(numbers) ? numbers : [])

/** Without the empty places at the end of its numbers. */
function withoutEmptyEnd(part: Fields): Fields {
  const { numbers } = part
  if (!Array.isArray(numbers)) return part
  const last = numbers.findLastIndex((value: unknown) => value !== null && value !== undefined)
  return { ...part, numbers: Array.from(numbers.slice(0, last + 1), (value: unknown) => value ?? null) }
}

export const partTables: readonly PartTable[] = [
  {
    key: 'pricing-versions',
    title: sheetTitles.pricingVersions,
    owner: 'productPricingRule',
    ownerTitle: titles.pricingRule,
    keyTitle: titles.version,
    schema: pricingRuleVersionSchema,
    blank: { expressions: [] },
    columns: [dateColumn('created', titles.since), jsonColumn('expressions', titles.expressions, [])],
    families: [],
    ...inMap(['versions']),
    writeKey: Number,
    readKey: (cell, _names, owner) => {
      const keys = Object.keys(versionsOf(owner)).map(Number)
      const key = cell === '' ? Math.max(0, ...keys) + 1 : wholeNumber(cell)
      return key >= 1 ? read(String(key)) : refuse(words.idIsNone)
    },
  },
  {
    key: 'classifier-numbers',
    title: sheetTitles.classifierNumbers,
    owner: 'productOptionClassifier',
    ownerTitle: titles.classifier,
    keyTitle: titles.version,
    schema: classifierVersionSchema,
    blank: { numbers: [], description: '' },
    columns: [dateColumn('date', titles.since), textColumn('description', titles.numberWords)],
    families: [numberColumns],
    parts: (owner) =>
      numbersOf(owner).flatMap((part, index) => (isFields(part) ? [[String(index + 1), part] as const] : [])),
    put: (owner, key, part) => {
      const list = [...numbersOf(owner)]
      list[Number(key) - 1] = part === null ? null : withoutEmptyEnd(part)
      return { ...owner, numbers: list }
    },
    settle: (owner) => ({ ...owner, numbers: numbersOf(owner).filter((part) => part !== null) }),
    writeKey: Number,
    readKey: (cell, _names, owner) => {
      const next = numbersOf(owner).length + 1
      const key = cell === '' ? next : wholeNumber(cell)
      return key >= 1 && key <= next ? read(String(key)) : refuse(words.versionPlace({ next }))
    },
  },
  {
    key: 'associations',
    title: sheetTitles.associations,
    owner: 'product',
    ownerTitle: titles.product,
    keyTitle: titles.property,
    schema: z.object({ disabledProductOptionIds: z.array(idSchema) }),
    blank: { disabledProductOptionIds: [] },
    columns: [column('disabledProductOptionIds', titles.disabledOptions, disabledOptions)],
    families: [],
    ...inMap(['associations', 'productProperties']),
    writeKey: (key, names) => names.write('productProperty', Number(key)),
    readKey: (cell, names) => {
      if (cell === '') return refuse(words.partNeeded({ column: titles.property }))
      const found = names.find('productProperty', cellText(cell))
      return found.ok ? read(String(found.value)) : found
    },
  },
]
