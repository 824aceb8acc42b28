/** What a table with a row for each record of a kind declares. */
import type { z } from 'zod'
import type { Values as Fields } from '../../catalog-changes/change.ts'
import type { ColumnFamily } from './column-families.ts'
import type { Column } from './columns.ts'
import type { TableResource } from '../cells/names.ts'

/** A table with a row for each record of a kind. */
export interface RecordTable {
  /** how programs and file names call it */
  readonly key: string
  readonly title: string
  readonly resource: TableResource
  readonly schema: z.ZodObject
  /** the field that says what a record belongs to */
  readonly parentField?: string
  readonly columns: readonly Column[]
  readonly families: readonly ColumnFamily[]
  /** why no row may be about a record that is there */
  readonly refusalOf?: (record: Fields) => string | undefined
  /** what a row says that is about a deleted record: it is there again; without it, it stays deleted */
  readonly comesBack?: () => string
}
