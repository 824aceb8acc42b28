/** A database with files that are backed up, for tests of backups. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createBackup } from '../modules/backup/create-backup.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import { maisonLumen } from '../seeds/demo-orgs.ts'
import { useAgreements } from './orders/agreement-fixture.ts'
import { picture, sendPicture } from './files/send-picture.ts'

const orgId = maisonLumen.id
export const backupSecret = 'a secret of at least thirty-two characters'

/** The keys of everything that is kept, in order. */
export async function keysOf(storage: Pick<FileStorage, 'list'>): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys.toSorted()
}

/** The app of `useAgreements`, a folder for backups, and what is backed up. */
export function useBackups() {
  const at = useAgreements()
  let folder = ''
  let count = 0
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'orderwright-backup-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const newPath = (name: string) => {
    count += 1
    return join(folder, `${name}-${count}`)
  }
  const source = () => ({
    connections: at.inUse.database.connections,
    storage: at.inUse.app.services.storage,
    secret: backupSecret,
  })
  return {
    at,
    newPath,
    source,
    async backedUp(): Promise<string> {
      const path = newPath('backup')
      await createBackup(source(), { path, key: undefined })
      return path
    },
    /** Sends a picture; gives the key of its file. */
    async sendOne(): Promise<string> {
      const { line } = await at.submitted()
      const medium = {
        orgId,
        resourceForMedium: 'productInstance',
        resourceId: line.id,
        fileName: 'Hall.jpg',
      }
      const sent = await sendPicture(at.inUse.app, at.member, medium, await picture('jpeg'))
      expect(sent.status).toBe(200)
      const { storageKey } = await at.inUse.database.owner.db
        .selectFrom('media')
        .select('storageKey')
        .where('id', '=', sent.body.medium?.id ?? 0)
        .executeTakeFirstOrThrow()
      return storageKey
    },
  }
}
