/** The catalog and the guests as files of tables, both ways: export, templates, the dry run of an import, the import, and taking it back. [issue 16] */
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** A file of so many bytes or more is too large. */
export const IMPORT_BYTES = 20_000_000
/** An import tells so many new guests by mail at most. */
export const INVITED_MOST = 1000
/** Cells that an answer lists at most: those that are refused come first. */
export const LISTED_CELLS = 100_000

const inOrg = { orgId: idSchema, ...callerFields }
const area = 'spreadsheets'
const contentSchema = z.enum(['catalog', 'empty', 'example']).default('catalog')
const count = z.number().int().min(0).max(100_000_000)

export const exportWorkbook = endpoint({
  name: 'exportWorkbook',
  path: '/api/spreadsheets/export-workbook',
  area,
  effect: 'reads',
  summary:
    'The catalog and the guests as one workbook with a sheet for each table; or a template of it, empty or with an example.',
  body: z.strictObject({ ...inOrg, content: contentSchema }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const exportCsvFiles = endpoint({
  name: 'exportCsvFiles',
  path: '/api/spreadsheets/export-csv-files',
  area,
  effect: 'reads',
  summary: 'The same tables as text: a zip with a CSV file for each.',
  body: z.strictObject({ ...inOrg, content: contentSchema }),
  response: z.object({}),
  errors: ['notFound', 'forbidden'],
  answersFile: 'application/zip',
})

const readingFields = {
  ...inOrg,
  fileName: z.string().trim().max(300).default(''),
  /** how the file's numbers and dates are written */
  locale: z.strictObject({ decimal: z.enum(['.', ',']), dayFirst: z.boolean() }),
}

export const cellOutcomes = ['created', 'changed', 'unchanged', 'refused'] as const
const outcomeCountsSchema = z.object({ created: count, changed: count, unchanged: count, refused: count })

export const importSheetSchema = z.object({
  sheet: z.string(),
  rows: outcomeCountsSchema,
  cells: outcomeCountsSchema,
})
export type ImportSheet = z.infer<typeof importSheetSchema>

export const importCellSchema = z.object({
  sheet: z.string(),
  /** from 1, as the file's own program counts */
  row: count,
  column: z.string(),
  value: z.string(),
  outcome: z.enum(cellOutcomes),
  before: z.string().optional(),
  message: z.string().optional(),
})
export type ImportCell = z.infer<typeof importCellSchema>

export const importReportSchema = z.object({
  /** of the file and of all that it would do to the catalog as it is */
  fingerprint: z.string(),
  /** no cell is refused */
  isSound: z.boolean(),
  created: count,
  changed: count,
  removed: count,
  /** who would be told by mail that they are guests, where that is wanted */
  newGuests: count,
  /** open orders that would begin */
  newOrders: count,
  /** sentences about the whole, for whoever decides */
  notes: z.array(z.string()),
  sheets: z.array(importSheetSchema),
  cells: z.array(importCellSchema),
  /** there are more cells than are listed */
  isCut: z.boolean(),
})
export type ImportReport = z.infer<typeof importReportSchema>

const file = {
  takesFile: true,
  fileLimits: {
    most: IMPORT_BYTES,
    mostFor: () => IMPORT_BYTES,
    holds: 'tables',
  },
} as const

/** A file of so many bytes or more is no keypad schedule. */
export const SCHEDULE_BYTES = 5_000_000
/** Cells of a sheet that are sent back at most, and how long each may be. */
export const SCHEDULE_CELLS = 100_000
export const SCHEDULE_CELL = 2000

/** A cell as its file gives it: a text, a number, a switch, or what the file itself calls a date; an empty one is ''. */
export const tableCellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ date: z.string().max(40) }),
])

export const readTableSchema = z.object({
  /** of the sheet, or of a file with columns */
  name: z.string(),
  /** without empty cells at the end of a row and empty rows at the end of the table */
  rows: z.array(z.array(tableCellSchema)),
})
export type ReadTable = z.infer<typeof readTableSchema>

export const getScheduleTables = endpoint({
  name: 'getScheduleTables',
  path: '/api/spreadsheets/get-schedule-tables',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary:
    'The tables of a file (.xlsx, .csv) with a keypad schedule, for whoever may add items to the order. Nothing is written: what the rows become is worked out where they are shown.',
  body: z.strictObject({
    ...inOrg,
    productOrderId: idSchema,
    fileName: z.string().trim().max(300).default(''),
  }),
  response: z.object({ tables: z.array(readTableSchema).max(1000) }),
  errors: ['notFound', 'forbidden', 'refused', 'unavailable'],
  takesFile: true,
  fileLimits: { most: SCHEDULE_BYTES, mostFor: () => SCHEDULE_BYTES, holds: 'tables' },
})

export const planCatalogImport = endpoint({
  name: 'planCatalogImport',
  path: '/api/spreadsheets/plan-catalog-import',
  area,
  effect: 'reads',
  summary:
    'What importing a file (.xlsx, .csv, or a zip of .csv files) of the catalog, guests and open orders would do, cell by cell. Nothing is written.',
  body: z.strictObject({
    ...readingFields,
    /** under which getImportProgress tells how far it is */
    progressKey: z.uuid().optional(),
  }),
  response: z.object({ report: importReportSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'unavailable'],
  ...file,
})

export const getImportProgress = endpoint({
  name: 'getImportProgress',
  path: '/api/spreadsheets/get-import-progress',
  area,
  effect: 'reads',
  takesApiKeys: false,
  summary: 'How many rows of a file are planned by now; null where nothing of it is known.',
  body: z.strictObject({ ...inOrg, progressKey: z.uuid() }),
  response: z.object({ progress: z.object({ done: count, total: count }).nullable() }),
  errors: ['notFound', 'forbidden'],
})

export const catalogImportSchema = z.object({
  id: idSchema,
  title: z.string(),
  created: timestampSchema,
  createdBy: z.string(),
  changesCount: count,
  takenBackAt: timestampSchema.nullable(),
})
export type CatalogImport = z.infer<typeof catalogImportSchema>

export const applyCatalogImport = endpoint({
  name: 'applyCatalogImport',
  path: '/api/spreadsheets/apply-catalog-import',
  area,
  summary:
    'Imports a file as its dry run has shown it: all of it or nothing, as one step that can be taken back; new guests hear of it where `invites` says so. A conflict where the file or what it would do is another by now.',
  isIdempotent: true,
  body: z.strictObject({
    ...readingFields,
    fingerprint: z.string().trim().min(1).max(200),
    invites: z.boolean().default(false),
  }),
  response: z.object({ catalogImport: catalogImportSchema }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict', 'unavailable'],
  ...file,
})

export const getCatalogImports = endpoint({
  name: 'getCatalogImports',
  path: '/api/spreadsheets/get-catalog-imports',
  area,
  effect: 'reads',
  summary: 'What was imported, the newest first; the last hundred.',
  body: z.strictObject(inOrg),
  response: z.object({ imports: z.array(catalogImportSchema) }),
  errors: ['notFound', 'forbidden'],
})

export const takeBackCatalogImport = endpoint({
  name: 'takeBackCatalogImport',
  path: '/api/spreadsheets/take-back-catalog-import',
  area,
  summary:
    'Takes an import back as one step, while no order that was submitted since depends on it. What was changed since stays.',
  isIdempotent: true,
  body: z.strictObject({ ...inOrg, importId: idSchema }),
  response: z.object({
    catalogImport: catalogImportSchema,
    spared: z.array(
      z.object({
        resource: z.string(),
        resourceId: idSchema,
        title: z.string(),
        fields: z.array(z.string()),
      }),
    ),
  }),
  errors: ['notFound', 'forbidden', 'conflict', 'refused'],
})
