/** What files of tables may hold, and how it is said that one holds more. */

export const fileLimits = {
  /** bytes of a file as it is sent */
  bytes: 20_000_000,
  /** bytes of a workbook's parts once they are unpacked, together */
  inflated: 48_000_000,
  parts: 1000,
  /** of one table, empty ones included */
  rows: 60_000,
  columns: 600,
  /** characters of a cell */
  cell: 200_000,
} as const

/** A file that can not be read; the message is a sentence for whoever sent it. */
export class UnreadableFile extends Error {}

/** Runs `work`; whatever else it throws than a sentence becomes `sentence`. */
export function orUnreadable<T>(sentence: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    throw new UnreadableFile(sentence, { cause: error })
  }
}
