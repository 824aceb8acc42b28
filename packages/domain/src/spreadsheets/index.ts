/** The catalog as tables of spreadsheets, both ways. Loaded where tables are made and read, not by screens. */
export { applyToCatalog } from './apply-to-catalog.ts'
export {
  type Cell,
  cellText,
  isEmptyTable,
  type Locale,
  localeOf,
  type PlainCell,
  type Table,
  tooLongForCell,
} from './cells.ts'
export { emptyTables, exampleRecords } from './example-records.ts'
export {
  type CatalogTables,
  type ExportedTable,
  exportTables,
  namesOf,
  type Stored,
  withoutIds,
} from './export-tables.ts'
export { type GuestRecord, guestRecordSchema } from './guests-table.ts'
export { headingOf } from './headings.ts'
export type { TableResource } from './names.ts'
export { type ImportPlan, planImport } from './plan-import.ts'
export { sheetNames, specNamed } from './read-sheet.ts'
export { type CellOutcome, type CellReport, plainCell } from './row-cells.ts'
export { recordTables } from './tables.ts'
export { fromCsvCell, toCsvCell } from '../units/text/csv-cell.ts'
