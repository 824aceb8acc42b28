/** Deleting is soft: for thirty days a record can be brought back. */
import { type Timestamp, toDate } from '@orderwright/domain/units'

const RESTORE_DAYS = 30

/** Whether a record, deleted or not, can be restored now. */
export function isRestorable({ deletedAt }: { deletedAt: Timestamp | null }, now: Timestamp): boolean {
  if (deletedAt === null) return true
  const age = toDate(now).getTime() - toDate(deletedAt).getTime()
  return age <= RESTORE_DAYS * 86_400_000
}
