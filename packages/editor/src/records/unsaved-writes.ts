/** What of the back office is not on the server yet, as it is kept in the browser's storage over a reload. */
import { z } from 'zod'
import type { Storage } from '../ports.ts'
import { type RecordProblem, problemSchema } from './record-problems.ts'
import { type RecordWrite, recordWriteSchema } from './record-writes.ts'

interface Place {
  readonly storage?: Storage
  readonly storageKey: string
}

interface Unsaved {
  readonly writes: readonly RecordWrite[]
  readonly problems: readonly RecordProblem[]
}

const unsavedSchema = z.object({
  writes: z.array(recordWriteSchema),
  problems: z.array(problemSchema),
})

/** Keeps what waits and what was refused; with nothing of either, nothing is kept. */
export function storeUnsaved({ storage, storageKey }: Place, { writes, problems }: Unsaved): void {
  if (writes.length === 0 && problems.length === 0) storage?.remove(storageKey)
  else storage?.write(storageKey, JSON.stringify({ writes, problems }))
}

/** What an earlier page left; nothing where it can not be read. */
export function readUnsaved({ storage, storageKey }: Place): Unsaved {
  const nothing = { writes: [], problems: [] }
  const text = storage?.read(storageKey)
  if (!text) return nothing
  try {
    const parsed = unsavedSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : nothing
  } catch {
    return nothing
  }
}
