/** What the fields of records are called for whoever reads a sentence about them. */
import { spreadsheetMessages as words } from '../../messages/admin/spreadsheets.ts'
import { recordTables } from './tables.ts'

/** What a field is called in words of its own, else by the heading of its column, else by its name. */
export function headingOf(resource: string, field: string): string {
  const table = recordTables.find((one) => one.resource === resource)
  const title = table?.columns.find(({ path }) => path[0] === field)?.title
  const said: Readonly<Record<string, string>> = words.fields
  return (Object.hasOwn(said, field) ? said[field] : undefined) ?? title ?? field
}
