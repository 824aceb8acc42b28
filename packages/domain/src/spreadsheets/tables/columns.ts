/** Columns of a table: where a value stands in its record, and how it is written. */
import { columnTitles as titles } from '../../messages/admin/spreadsheet-titles.ts'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import { date, flag, type Format, json, number, oneOf, text, textOrNothing } from '../cells/formats.ts'
import { isFields } from '../cells/json-references.ts'

export interface Column {
  /** how programs call it; a heading may be this or the title */
  readonly key: string
  readonly title: string
  /** where the value stands in the fields of the row; numbers are places of a list */
  readonly path: readonly (string | number)[]
  readonly format: Format
  /** a value that is not the table's to change, with the sentence that says so */
  readonly fixed?: {
    /** another value is refused once the record is there, or always left out */
    readonly when: 'made' | 'always'
    readonly message: () => string
  }
}

export const column = (key: string, title: string, format: Format, path: Column['path'] = [key]): Column => ({
  key,
  title,
  path,
  format,
})

export const titleColumn = column('title', titles.title, text)
export const rankColumn = column('rank', titles.rank, number)
export const archivedColumn = column('archived', titles.archived, flag)
export const pictureColumn = column('thumbnailUrl', titles.picture, textOrNothing)

export const flagColumn = (key: string, title: string) => column(key, title, flag)
export const textColumn = (key: string, title: string) => column(key, title, text)
export const wordColumn = (key: string, title: string, values: readonly string[]) =>
  column(key, title, oneOf(values))
export const jsonColumn = (key: string, title: string, empty: unknown) => column(key, title, json(empty))
export const dateColumn = (key: string, title: string) => column(key, title, date)

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Column['path']): unknown {
  let found = value
  for (const step of path) {
    if (Array.isArray(found)) found = found[Number(step)]
    else if (isFields(found) && Object.hasOwn(found, step)) found = found[String(step)]
    else return undefined
  }
  return found
}

/** A copy with another value at a path; undefined takes the key, or the end of the list, away. */
export function withValueAt(whole: unknown, [step, ...rest]: Column['path'], value: unknown): unknown {
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(whole) ? Array.from(whole, (entry: unknown) => entry) : []
    if (value === undefined && rest.length === 0) return list.filter((_, index) => index !== step)
    list[step] = withValueAt(list[step], rest, value)
    return list
  }
  const fields: Fields = isFields(whole) ? whole : {}
  const inner = withValueAt(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, value)
  if (inner !== undefined) return { ...fields, [step]: inner }
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== step))
}

/** The fields of a row with another value at a path. */
export function withField(fields: Fields, path: Column['path'], value: unknown): Fields {
  const changed = withValueAt(fields, path, value)
  return isFields(changed) ? changed : fields
}
