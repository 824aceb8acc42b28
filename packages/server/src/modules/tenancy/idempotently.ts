/**
 * Idempotency: the key is written first and in the same transaction as the work, so that a second call with the
 * same key waits for the first and then gives its answer, and a crash leaves neither key nor work.
 */
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from './in-tenant.ts'

/** Days for which a key is remembered. */
export const KEY_DAYS = 2

/** Runs `work`, or gives the answer that the same key and body got before. Another body is a conflict. */
export async function idempotently<T>(
  call: CallContext,
  tenant: TenantCall,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = call.idempotencyKey
  if (key === undefined) return work()
  const owner = { orgId: tenant.orgId, userId: tenant.actor.userId, key: `${call.endpoint.name}:${key}` }
  const requestHash = call.requestHash()
  const written = await tenant.db
    .insertInto('idempotencyKeys')
    .values({ ...owner, requestHash, response: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!written) {
    const earlier = await sql<{ requestHash: string; response: T }>`
      select request_hash, response from idempotency_keys
      where org_id = ${owner.orgId} and user_id = ${owner.userId} and key = ${owner.key}`.execute(tenant.db)
    const [row] = earlier.rows
    if (row?.requestHash !== requestHash) return fail('conflict', sentences.idempotencyMismatch)
    // The stored answer is validated again on its way out, like every answer.
    return succeed(row.response)
  }
  const outcome = await work()
  if (outcome.ok) {
    await tenant.db
      .updateTable('idempotencyKeys')
      .set({ status: 200, response: jsonb(outcome.data) })
      .where((where) => where.and(owner))
      .execute()
  }
  return outcome
}

/** Forgets keys older than `KEY_DAYS`. */
export const keysAreOld = sql<boolean>`created < now() - make_interval(days => ${sql.lit(KEY_DAYS)})`
