/**
 * Idempotency: the key is written first and in the same transaction as the work, so that a second call with the
 * same key waits for the first and then gives its answer, and a crash leaves neither key nor work. Work that a provider
 * does in between reserves its key before it asks, because what the provider did is not undone with a transaction.
 */
import { sql, type Transaction } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'

/** Whose key it is, in that organization's transaction. */
interface KeyOwner {
  readonly db: Transaction<Database>
  readonly orgId: number
  readonly actor: { readonly userId: number }
}

/** Days for which a key is remembered. */
export const KEY_DAYS = 2

/** Runs `work`, or gives the answer that the same key and body got before. Another body is a conflict. */
export async function withIdempotency<T>(
  call: CallContext,
  tenant: KeyOwner,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = call.idempotencyKey
  if (key === undefined) return work()
  const owner = ownerOf(call, tenant, key)
  const requestHash = call.requestHash()
  const written = await tenant.db
    .insertInto('idempotencyKeys')
    .values({ ...owner, requestHash, response: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!written) {
    const earlier = await sql<{ requestHash: string; response: T | null }>`
      select request_hash, response from idempotency_keys
      where org_id = ${owner.orgId} and user_id = ${owner.userId} and key = ${owner.key} for update`.execute(
      tenant.db,
    )
    const [row] = earlier.rows
    if (row?.requestHash !== requestHash) return fail('conflict', sentences.idempotencyMismatch)
    // The stored answer is validated again on its way out, like every answer; one that is only reserved has none yet.
    if (row.response !== null) return succeed(row.response)
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

function ownerOf(call: CallContext, tenant: KeyOwner, key: string) {
  return { orgId: tenant.orgId, userId: tenant.actor.userId, key: `${call.endpoint.name}:${key}` }
}

/** Reserves the caller's key for this body before a provider is asked to act. A key of another body is a conflict. */
export async function reserveKey(call: CallContext, tenant: KeyOwner): Promise<Outcome<null>> {
  const key = call.idempotencyKey
  if (key === undefined) return succeed(null)
  const owner = ownerOf(call, tenant, key)
  const requestHash = call.requestHash()
  await tenant.db
    .insertInto('idempotencyKeys')
    .values({ ...owner, requestHash, response: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { requestHash: known } = await tenant.db
    .selectFrom('idempotencyKeys')
    .select('requestHash')
    .where((where) => where.and(owner))
    .executeTakeFirstOrThrow()
  return known === requestHash ? succeed(null) : fail('conflict', sentences.idempotencyMismatch)
}

/** Gives a reserved key back: nothing was done under it. */
export async function releaseKey(call: CallContext, tenant: KeyOwner): Promise<Outcome<null>> {
  const key = call.idempotencyKey
  if (key === undefined) return succeed(null)
  await tenant.db
    .deleteFrom('idempotencyKeys')
    .where((where) => where.and({ ...ownerOf(call, tenant, key), requestHash: call.requestHash() }))
    .where('response', 'is', null)
    .execute()
  return succeed(null)
}

/** Forgets keys older than `KEY_DAYS`. */
export const keysAreOld = sql<boolean>`created < now() - make_interval(days => ${sql.lit(KEY_DAYS)})`
