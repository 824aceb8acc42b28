/**
 * Files without an owner in the database: noted before they are written, claimed by the medium that names them. What
 * is not claimed, and what a medium releases, is removed by the purge; a process that dies in between leaves a note.
 */
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'

interface OrphanedFile {
  readonly orgId: number
  readonly storageKey: string
}

/** Before the files are written. A purge that is just removing the same ones is waited for. */
export async function noteUpload(db: Kysely<Database>, file: OrphanedFile): Promise<void> {
  await db
    .insertInto('strayFiles')
    .values(file)
    .onConflict((conflict) =>
      conflict
        .columns(['orgId', 'storageKey'])
        .doUpdateSet((set) => ({ since: set.ref('excluded.since'), unwantedAt: null })),
    )
    .execute()
}

/** In the transaction that stores the medium; false when the files have been purged meanwhile. */
export async function claimFiles(
  db: Kysely<Database>,
  { orgId, storageKey }: OrphanedFile,
): Promise<boolean> {
  const row = await db
    .deleteFrom('strayFiles')
    .where('orgId', '=', orgId)
    .where('storageKey', '=', storageKey)
    .returning('orgId')
    .executeTakeFirst()
  return row !== undefined
}
