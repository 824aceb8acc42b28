/** Records of the back office as changes need them. */
import type { AdminData } from '../admin-data.ts'
import type { EditedRecord } from './record-editing.tsx'

interface AnyRecord {
  readonly id: number
  readonly version?: number
  readonly title?: string
  readonly rank?: number
}

export type ListedRecord = EditedRecord & { readonly rank: number }

/** Guests have neither version nor rank. */
function listed(record: AnyRecord): ListedRecord {
  return { version: 0, rank: 0, ...record }
}

/** The records of a list with these ids, in the list's order; all of them without ids. */
export function recordsOf(
  adminData: AdminData,
  list: keyof AdminData,
  ids?: ReadonlySet<number>,
): readonly ListedRecord[] {
  const records: readonly AnyRecord[] = adminData[list]
  return (ids ? records.filter(({ id }) => ids.has(id)) : records).map(listed)
}
