/**
 * Files of the web app beyond those of this release. While processes are replaced one by one, a page of the new release asks an old
 * process for its files, and pages that were open before ask new ones for parts of theirs, for days. So each release leaves its
 * files, as one archive, where all processes keep files, before its first page is handed out. Decision 210.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { FileStorage } from '../storage/storage.ts'
import { assetNames, type KeptAsset, packAssets, releaseIdOf, unpackAssets } from './release-archive.ts'

export interface WebReleases {
  /** Leaves the files of this release for others, where they are not yet. Nothing of it may be handed out before. */
  readonly publish: () => Promise<void>
  /** The file of another release; undefined: nobody knows it. Rejects where database or storage are away. */
  readonly find: (name: string) => Promise<KeptAsset | undefined>
  /** Says that this release is still in use, and throws away those that nobody has used for a month. */
  readonly prune: () => Promise<void>
}

interface WebReleasesOptions {
  /** the owner's */
  readonly db: Kysely<Database>
  readonly storage: FileStorage
  readonly webFolder: string
  readonly clock: () => Date
}

const KEPT_DAYS = 30
/** Releases besides this one whose files are held: pages of older ones are not open any more, or are loaded anew. */
const MOST_OTHERS = 4
/** A file that nobody knows is no reason to ask the database more often than this. */
const ASK_AGAIN_MS = 500

const KEY = 'web_release:'
const archiveKey = (id: string) => `web-releases/${id}.zip`

export function createWebReleases({ db, storage, webFolder, clock }: WebReleasesOptions): WebReleases {
  const names = assetNames(webFolder)
  const here = new Set(names)
  const ownId = releaseIdOf(names)
  /** by release; empty while its archive could not be found */
  const others = new Map<string, Map<string, KeptAsset>>()
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function listed(): Promise<{ readonly id: string; readonly usedAt: Date }[]> {
    const { rows } = await sql<{ id: string; usedAt: string }>`
      select substr(key, ${KEY.length + 1}) as id, value #>> '{}' as used_at from app_state
      where starts_with(key, ${KEY}) order by value #>> '{}' desc`.execute(db)
    return rows.map(({ id, usedAt }) => ({ id, usedAt: new Date(usedAt) }))
  }

  async function noteUse(): Promise<void> {
    await sql`insert into app_state (key, value) values (${KEY + ownId}, to_jsonb(${clock().toISOString()}::text))
      on conflict (key) do update set value = excluded.value`.execute(db)
  }

  async function readOthers(): Promise<void> {
    const wanted = (await listed()).filter(({ id }) => id !== ownId).slice(0, MOST_OTHERS)
    for (const id of others.keys()) if (!wanted.some((one) => one.id === id)) others.delete(id)
    for (const { id } of wanted) {
      if (others.has(id)) continue
      const archive = await storage.get(archiveKey(id))
      const files = archive && unpackAssets(archive, (name) => here.has(name))
      others.set(id, files ?? new Map<string, KeptAsset>())
    }
    askedAt = performance.now()
  }

  function known(name: string): KeptAsset | undefined {
    for (const files of others.values()) {
      const file = files.get(name)
      if (file) return file
    }
    return undefined
  }

  return {
    async publish() {
      if (names.length === 0) return
      const isThere = (await listed()).some(({ id }) => id === ownId)
      const kept = isThere ? await storage.openRead(archiveKey(ownId)) : undefined
      kept?.destroy()
      if (!kept) await storage.put(archiveKey(ownId), await packAssets(webFolder, names))
      await noteUse()
    },
    async find(name) {
      if (here.has(name)) return undefined
      const found = known(name)
      if (found || performance.now() - askedAt < ASK_AGAIN_MS) return found
      asking ??= readOthers().finally(() => {
        asking = undefined
      })
      await asking
      return known(name)
    },
    async prune() {
      if (names.length > 0) await noteUse()
      const oldest = clock().getTime() - KEPT_DAYS * 86_400_000
      for (const { id, usedAt } of await listed()) {
        if (id === ownId || usedAt.getTime() >= oldest) continue
        await storage.remove(archiveKey(id))
        await sql`delete from app_state where key = ${KEY + id}`.execute(db)
        others.delete(id)
      }
    },
  }
}
