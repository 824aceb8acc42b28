/** Copies every file of one storage into another and reads it there again before it counts. */
import { type ContentDigest, digestOfKey } from './digest.ts'
import type { FileStorage } from './storage.ts'
import { isStorageUnavailable } from './unavailable.ts'

/** Why a file was not copied. It lies where it was. */
export interface FailedCopy {
  readonly key: string
  readonly reason: string
}

export interface CopyReport {
  /** files whose copy was read again and is the same */
  readonly moved: number
  /** files of which the same copy was there already */
  readonly skipped: number
  readonly failed: readonly FailedCopy[]
  /** of what was moved */
  readonly bytes: number
  /** originals that were thrown away */
  readonly deleted: number
}

export interface CopyWork {
  readonly from: FileStorage
  readonly to: FileStorage
  /** throws an original away once its copy is known to be the same */
  readonly deletesOriginals?: boolean
  /** writes the original over other bytes under its key; without it these are left as they are */
  readonly replacesOthers?: boolean
  /** hears of each file that is done */
  readonly onFile?: (done: Omit<CopyReport, 'failed'> & { readonly failed: number }) => void
}

const AT_ONCE = 4

const isSame = (one: ContentDigest | undefined, other: ContentDigest) =>
  one?.bytes === other.bytes && one.hash === other.hash

type Outcome = { readonly kind: 'moved' | 'skipped'; readonly bytes: number } | { readonly reason: string }

async function copyOne({ from, to, replacesOthers }: CopyWork, key: string): Promise<Outcome | undefined> {
  const original = await digestOfKey(from, key)
  // Thrown away between being listed and being read.
  if (!original) return undefined
  const there = await digestOfKey(to, key)
  if (isSame(there, original)) return { kind: 'skipped', bytes: original.bytes }
  if (there && !replacesOthers) return { reason: 'there are other bytes under this key already' }
  const stream = await from.openRead(key)
  if (!stream) return undefined
  await to.put(key, stream)
  if (isSame(await digestOfKey(to, key), original)) return { kind: 'moved', bytes: original.bytes }
  // Nobody is to read it, and the next attempt begins anew.
  await to.remove(key)
  return { reason: 'the copy was not the same when it was read again, and was removed' }
}

/**
 * Copies everything from one storage into another. Run again after an interruption it goes on: what is there already is compared and
 * skipped. Rejects with StorageUnavailable as soon as a storage does not answer; other failures of one file are reported with it.
 */
export async function copyFiles(work: CopyWork): Promise<CopyReport> {
  const { from, deletesOriginals, onFile } = work
  const done = { moved: 0, skipped: 0, bytes: 0, deleted: 0 }
  const failed: FailedCopy[] = []
  const settle = async (key: string, outcome: Outcome | undefined) => {
    if (!outcome) return
    if ('reason' in outcome) failed.push({ key, reason: outcome.reason })
    else {
      done[outcome.kind] += 1
      if (outcome.kind === 'moved') done.bytes += outcome.bytes
      if (deletesOriginals) {
        await from.remove(key)
        done.deleted += 1
      }
    }
    onFile?.({ ...done, failed: failed.length })
  }
  const keys = from.list()[Symbol.asyncIterator]()
  let isOver = false
  const worker = async () => {
    while (!isOver) {
      const next = await keys.next()
      if (next.done) return
      const key = next.value
      try {
        await settle(key, await copyOne(work, key))
      } catch (error) {
        if (isStorageUnavailable(error)) {
          isOver = true
          throw error
        }
        const reason = error instanceof Error ? error.message : String(error)
        await settle(key, { reason })
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { ...done, failed: failed.toSorted((a, b) => a.key.localeCompare(b.key, 'en')) }
}
