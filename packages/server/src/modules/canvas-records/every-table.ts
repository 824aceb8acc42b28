/** Statements over all tables of a canvas. */
import { type SpatialKey, spatialKeys } from '@orderwright/domain/spatial'
import { type RawBuilder, sql } from 'kysely'
import { resourceTables } from '../../platform/database/schema.ts'

/** One row for each of the canvas's tables. */
export function ofEveryTable<T>(
  select: (key: SpatialKey, table: RawBuilder<unknown>) => RawBuilder<T>,
): RawBuilder<T> {
  return sql<T>`${sql.join(
    spatialKeys.map((key) => select(key, sql.table(resourceTables[key]))),
    sql` union all `,
  )}`
}
