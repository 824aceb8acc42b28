/** The files of an organization that is gone. */
import type pg from 'pg'
import { BACKUP_LOCK } from '../../platform/storage/backup-lock.ts'
import type { FileStorage } from '../../platform/storage/storage.ts'

export interface ErasedFiles {
  readonly removed: number
  /** what is still there, and why */
  readonly left: readonly { readonly key: string; readonly reason: string }[]
}

/**
 * Removes every file whose key begins with the organization's number. One that can not be removed is told, and does not keep the others.
 * A backup that is being made is waited for: its rows may name them.
 */
export async function eraseFiles(
  client: pg.Client,
  storage: Pick<FileStorage, 'list' | 'remove'>,
  orgId: number,
): Promise<ErasedFiles> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK])
  try {
    const keys: string[] = []
    for await (const key of storage.list()) if (key.startsWith(`${orgId}/`)) keys.push(key)
    const left: { key: string; reason: string }[] = []
    for (const key of keys)
      try {
        await storage.remove(key)
      } catch (error) {
        left.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
    return { removed: keys.length - left.length, left }
  } finally {
    await client.query('select pg_advisory_unlock_shared($1)', [BACKUP_LOCK])
  }
}
