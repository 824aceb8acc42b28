/** The table of files that no record names. */
import type { GeneratedTime, NullableTime } from './time-columns.ts'

export interface StrayFileTables {
  /** Files of uploads under way, and files that are used no more. */
  strayFiles: {
    orgId: number
    storageKey: string
    unwantedAt: NullableTime
    since: GeneratedTime
  }
}
