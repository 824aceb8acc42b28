/** The catalog as tables of spreadsheets, both ways. Loaded where tables are made and read, not by screens. */
export { applyToCatalog } from './imports/apply-to-catalog.ts'
export {
  type Cell,
  cellText,
  isEmptyTable,
  type Locale,
  localeOf,
  type PlainCell,
  type Table,
  tooLongForCell,
} from './cells/cells.ts'
export { emptyTables, exampleRecords } from './tables/example-records.ts'
export {
  type CatalogTables,
  type ExportedTable,
  exportTables,
  namesOf,
  type Stored,
  withoutIds,
} from './tables/export-tables.ts'
export { type GuestRecord, guestRecordSchema } from './tables/guests-table.ts'
export { headingOf } from './tables/headings.ts'
export type { TableResource } from './cells/names.ts'
export { type ImportPlan, planImport } from './imports/plan-import.ts'
export { sheetNames, specNamed } from './imports/read-sheet.ts'
export { type CellOutcome, type CellReport, plainCell } from './imports/row-cells.ts'
export { recordTables } from './tables/tables.ts'
export { fromCsvCell, toCsvCell } from '../units/text/csv-cell.ts'
