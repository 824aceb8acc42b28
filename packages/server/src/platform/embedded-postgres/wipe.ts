/** Removes an embedded database, unless it is in use. */
import { existsSync, lstatSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hasOrphans, readPostmaster } from './postmaster-pid.ts'
import { withStartLock } from './start-lock.ts'

/**
 * Deletes the database in `folder`, wherever it really lies. False, and nothing deleted, when a PostgreSQL serves
 * it; waits for one that is being started.
 */
export async function wipeEmbeddedPostgres(folder: string): Promise<boolean> {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return true
  if (existsSync(folder)) {
    const root = realpathSync(folder)
    const pgdata = join(root, 'pgdata')
    const isInUse = await withStartLock(root, async () => {
      if (existsSync(pgdata) && (readPostmaster(pgdata).kind === 'live' || hasOrphans(pgdata))) return true
      rmSync(root, { recursive: true, force: true })
      return false
    })
    if (isInUse) return false
  }
  rmSync(folder, { recursive: true, force: true })
  return true
}
