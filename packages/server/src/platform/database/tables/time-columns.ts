/** Columns of moments, as Kysely sees them. */
import type { ColumnType } from 'kysely'

/** Set by the database where an insert leaves it out. */
export type GeneratedTime = ColumnType<string, string | Date | undefined, string | Date>
export type NullableTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
