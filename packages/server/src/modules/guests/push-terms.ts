/**
 * Guests' terms for the organisation's work-management tool: noted in the transaction that changes them, for organisations
 * whose profile says so and guests who have an item there; sent as a job after the commit, tried again, and in the order of
 * the changes. Terms that newer ones have overtaken are not sent any more. [2.6.08]
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Guest } from '@orderwright/contract'
import { jsonb } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { Services } from '../../platform/services.ts'
import { type GuestTerms, guestTermsSchema } from '../../platform/work-management/work-management.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/**
 * Seconds that a push waits after its n-th failure. After the last it is given up: half a day in all. A table, and not the
 * doubling of `backoffMs`: soon at first, for a tool that restarts, and then within few tries through a working day.
 */
export const PUSH_RETRY_SECONDS = [60, 300, 900, 3600, 3 * 3600, 8 * 3600] as const

/** Queues these terms for the tool; they are sent after the commit. */
export async function pushTerms(tenant: TenantCall, terms: GuestTerms): Promise<void> {
  await tenant.db
    .insertInto('workToolPushes')
    .values({ orgId: tenant.orgId, userId: terms.userId, itemId: terms.itemId, terms: jsonb(terms) })
    .execute()
  tenant.afterCommit({ task: 'pushGuestTerms' })
}

/** Whether the organisation's profile has guests' terms sent to its tool. */
export function areGuestTermsPushed({ org }: TenantCall): boolean {
  return org.profile.guestChangesArePushed
}

/** Queues the terms of a guest; does nothing for a guest without an item in the tool. */
export async function pushGuestTerms(tenant: TenantCall, guest: Guest): Promise<void> {
  const { mondayItemId, userId, email, name, discount, disableSalesTax } = guest
  if (mondayItemId === null || mondayItemId === '') return
  await pushTerms(tenant, { itemId: mondayItemId, userId, email, name, discount, disableSalesTax })
}

/** Not sent, not given up, not overtaken. */
function openPushes(db: Kysely<Database>) {
  return db
    .selectFrom('workToolPushes as push')
    .where('push.sentAt', 'is', null)
    .where('push.givenUpAt', 'is', null)
    .where('push.overtakenAt', 'is', null)
}

/**
 * The next push that is due, locked. A guest's pushes leave one by one: one that another process is sending holds the
 * later ones back, so that the newest terms arrive last.
 */
function nextDue(db: Transaction<Database>) {
  return openPushes(db)
    .selectAll('push')
    .where('push.nextAttemptAt', '<=', sql<string>`statement_timestamp()`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workToolPushes as earlier')
            .select('earlier.id')
            .whereRef('earlier.orgId', '=', 'push.orgId')
            .whereRef('earlier.userId', '=', 'push.userId')
            .whereRef('earlier.id', '<', 'push.id')
            .where('earlier.sentAt', 'is', null)
            .where('earlier.givenUpAt', 'is', null)
            .where('earlier.overtakenAt', 'is', null),
        ),
      ),
    )
    .orderBy('push.nextAttemptAt')
    .orderBy('push.id')
    .limit(1)
    .forUpdate('push')
    .skipLocked()
    .executeTakeFirst()
}

/** False: nothing is due. */
function sendNext({ databases, workTool, report }: Services): Promise<boolean> {
  return databases.owner.db.transaction().execute(async (db) => {
    const push = await nextDue(db)
    if (!push) return false
    const { orgId, id, userId, key } = push
    const update = db.updateTable('workToolPushes').where('orgId', '=', orgId).where('id', '=', id)
    const newer = await openPushes(db)
      .select('push.id')
      .where('push.orgId', '=', orgId)
      .where('push.userId', '=', userId)
      .where('push.id', '>', id)
      .limit(1)
      .executeTakeFirst()
    if (newer) {
      await update.set({ overtakenAt: sql<string>`now()` }).execute()
      return true
    }
    const outcome = await workTool({ orgId, key, terms: guestTermsSchema.parse(push.terms) })
    const attempts = push.attempts + 1
    if (outcome.kind === 'taken') {
      await update.set({ attempts, sentAt: sql<string>`now()`, lastError: null }).execute()
      return true
    }
    const lastError = outcome.reason.slice(0, 1000)
    const pause = outcome.kind === 'away' ? PUSH_RETRY_SECONDS[push.attempts] : undefined
    if (pause === undefined) {
      await update.set({ attempts, lastError, givenUpAt: sql<string>`now()` }).execute()
      report(
        `The work-management tool of organization ${orgId} did not take the terms of user ${userId}: ${lastError}.`,
      )
      return true
    }
    const nextAttemptAt = sql<string>`statement_timestamp() + make_interval(secs => ${pause})`
    await update.set({ attempts, lastError, nextAttemptAt }).execute()
    return true
  })
}

/** Sends all that is due, once; what fails stays for later. */
export async function sendPushes(services: Services, signal?: AbortSignal): Promise<void> {
  while (await sendNext(services)) signal?.throwIfAborted()
}
