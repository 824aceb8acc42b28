/** The catalog, or a template of it, as a zip of CSV files. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { exportTables } from './export-tables.ts'

export const exportCsvFiles: HandlerOf<'exportCsvFiles'> = (call, body) =>
  exportTables(call, body, 'csvFiles', 'zip')
