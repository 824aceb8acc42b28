/** Columns that depend on the catalog: one for each key of data, one for each classifier group, one for each number. */
import { unassignedId } from '../../catalog/schema.ts'
import { type TranslatedField, type TranslatedKind, translatedFieldsOf } from '../../catalog/translations.ts'
import { type Language, languages } from '../../localization/languages.ts'
import { columnTitles as titles } from '../../messages/admin/spreadsheet-titles.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import { type Reading, read } from '../cells/cells.ts'
import { type Column, column } from './columns.ts'
import { dataValue, number, reference, text, type Writing } from '../cells/formats.ts'
import { isFields } from '../cells/json-references.ts'
import type { Names } from '../cells/names.ts'

export interface ColumnFamily {
  /** the columns that these rows need; `languages`: into which the catalog is translated */
  readonly columnsOf: (
    rows: readonly Fields[],
    names: Names,
    languages: readonly Language[],
  ) => readonly Column[]
  /** the column of a heading; undefined where it is none of this family */
  readonly columnNamed: (heading: string, names: Names) => Reading<Column> | undefined
  /** how its columns are headed, in a sentence */
  readonly hint?: () => string
}

/** What follows the words of a heading before the part that differs. */
function after(start: string, heading: string): string | undefined {
  const isOwn = heading.toLowerCase().startsWith(start.toLowerCase().trim())
  const rest = isOwn ? heading.slice(start.trim().length).trim() : ''
  return rest === '' ? undefined : rest
}

const keysOf = (rows: readonly Fields[], field: string) => [
  ...new Set(rows.flatMap(({ [field]: map }) => (isFields(map) ? Object.keys(map) : []))),
]

/** The type that the option's property declares for a key of data. */
const typeOfKey =
  (key: string) =>
  ({ fields, fieldsOf }: Writing): string | undefined => {
    const propertyId = fields['productPropertyId']
    const property = typeof propertyId === 'number' ? fieldsOf('productProperty', propertyId) : undefined
    const declared: unknown = property?.['productOptionDataFields']
    if (!Array.isArray(declared)) return undefined
    const found: unknown = declared.find((field: unknown) => isFields(field) && field['key'] === key)
    return isFields(found) && typeof found['type'] === 'string' ? found['type'] : undefined
  }

const dataColumn = (key: string) =>
  column(`data.${key}`, titles.data({ key }), dataValue(typeOfKey(key)), ['data', key])

/** What an option's data holds. */
export const dataColumns: ColumnFamily = {
  columnsOf: (rows) => keysOf(rows, 'data').sort().map(dataColumn),
  columnNamed: (heading) => {
    const key = after(titles.data({ key: '' }), heading)
    return key === undefined ? undefined : read(dataColumn(key))
  },
}

const classificationColumn = (groupId: number, group: string) =>
  column(
    `classifications.${groupId}`,
    titles.classification({ group }),
    reference('productOptionClassifier', { empty: { value: unassignedId }, parentOf: () => groupId }),
    ['classifications', String(groupId)],
  )

/** The classifier that an option has in each group. */
export const classificationColumns: ColumnFamily = {
  columnsOf: (rows, names) =>
    keysOf(rows, 'classifications').map((id) =>
      classificationColumn(Number(id), names.write('productOptionClassifierGroup', Number(id))),
    ),
  columnNamed: (heading, names) => {
    const group = after(titles.classification({ group: '' }), heading)
    if (group === undefined) return undefined
    const found = names.find('productOptionClassifierGroup', group)
    return found.ok ? read(classificationColumn(found.value, group)) : found
  },
}

const translatedTitles: Readonly<Record<TranslatedField, string>> = {
  title: titles.title,
  description: titles.description,
  placeHolder: titles.placeHolder,
}

const translationColumn = (field: TranslatedField, language: Language) =>
  column(
    `translations.${language}.${field}`,
    titles.translated({ title: translatedTitles[field], language }),
    { ...text, empty: { value: undefined } },
    ['translations', language, field],
  )

/** What the fields of a kind of record are in other languages: a column for each language of the organization, and of the rows. */
export function translationColumns(kind: TranslatedKind): ColumnFamily {
  const fields = translatedFieldsOf(kind)
  const headed = languages.flatMap((language) => fields.map((field) => translationColumn(field, language)))
  const plain = (heading: string) => heading.toLowerCase().replaceAll(/\s+/g, '')
  return {
    columnsOf: (rows, _, wanted) => {
      const used = new Set<string>([...wanted, ...keysOf(rows, 'translations')])
      return headed.filter(({ path: [, language = ''] }) => used.has(String(language)))
    },
    columnNamed: (heading) => {
      const found = headed.find(({ key, title }) => heading === key || plain(heading) === plain(title))
      return found && read(found)
    },
  }
}

const numberColumn = (place: number) =>
  column(`numbers.${place}`, titles.number({ place }), { ...number, empty: { value: null } }, [
    'numbers',
    place - 1,
  ])

/** More than any price list has. */
const NUMBERS_MAX = 500
/** So many columns invite to be filled where there are no numbers yet. */
const NUMBERS_SHOWN = 3

/** The numbers of a version of a classifier, one in a column. */
export const numberColumns: ColumnFamily = {
  columnsOf: (rows) => {
    const lengths = rows.map(({ numbers }) => (Array.isArray(numbers) ? numbers.length : 0))
    const most = lengths.reduce((a, b) => Math.max(a, b), NUMBERS_SHOWN)
    return Array.from({ length: most }, (_, index) => numberColumn(index + 1))
  },
  columnNamed: (heading) => {
    const [, place] = new RegExp(
      `^${titles.number({ place: 0 }).replace('0', String.raw`(\d{1,3})`)}$`,
      'i',
    ).exec(heading) ?? [undefined, undefined]
    const found = Number(place)
    return found >= 1 && found <= NUMBERS_MAX ? read(numberColumn(found)) : undefined
  },
}
