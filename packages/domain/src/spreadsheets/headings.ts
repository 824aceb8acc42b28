/** What the fields of records are called for whoever reads a sentence about them. */
import { spreadsheetMessages as words } from '../messages/admin/spreadsheets.ts'
import { recordTables } from './tables.ts'

/** The heading of a field's column; what has none is said in words of its own, or by its name. */
export function headingOf(resource: string, field: string): string {
  const table = recordTables.find((one) => one.resource === resource)
  const title = table?.columns.find(({ path }) => path[0] === field)?.title
  const said: Readonly<Record<string, string>> = words.fields
  return title ?? (Object.hasOwn(said, field) ? said[field] : undefined) ?? field
}
