/** The catalog, or a template of it, as a workbook. [issue 16] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { exportTables } from './export-tables.ts'

export const exportWorkbook: HandlerOf<'exportWorkbook'> = (call, body) =>
  exportTables(call, body, 'workbook', 'xlsx')
