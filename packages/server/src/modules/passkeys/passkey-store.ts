/** Passkeys as they are stored and shown. Those that were removed are kept for some minutes, in which they sign nobody in. */
import type { Passkey } from '@orderwright/contract'
import { MAX_PASSKEYS, PASSKEY_UNDO_MINUTES } from '@orderwright/domain/access'
import { timestampSchema } from '@orderwright/domain/units'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'

/** What a person sees of a passkey. */
export const shownColumns = ['id', 'name', 'created', 'lastUsedAt', 'isSynced'] as const

interface ShownRow {
  readonly id: number
  readonly name: string
  readonly created: string
  readonly lastUsedAt: string | null
  readonly isSynced: boolean
}

export function presentPasskey({ id, name, created, lastUsedAt, isSynced }: ShownRow): Passkey {
  return {
    id,
    name,
    created: timestampSchema.parse(created),
    lastUsedAt: timestampSchema.nullable().parse(lastUsedAt),
    isSynced,
  }
}

/** Those of a person that sign in. */
export function passkeysOf(db: Kysely<Database>, userId: number) {
  return db.selectFrom('passkeys').where('userId', '=', userId).where('removedAt', 'is', null)
}

/** Whether one more fits. The person is locked: of two that are added at once the second sees the first. */
export async function hasRoom(db: Transaction<Database>, userId: number): Promise<boolean> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
  const { count } = await passkeysOf(db, userId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count) < MAX_PASSKEYS
}

/** Since when a passkey must have been removed to be brought back. */
export function undoLimit(now: Date): string {
  return new Date(now.getTime() - PASSKEY_UNDO_MINUTES * 60_000).toISOString()
}

/** Deletes those that can not be brought back any more. `db` is the owner's. */
export async function forgetRemovedPasskeys(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('passkeys').where('removedAt', '<', undoLimit(now)).execute()
}
