/**
 * The frame of every call inside an organisation: one transaction in which only that organisation's rows exist,
 * the caller's membership, the actor that follows from it, and idempotency. A failure rolls everything back.
 */
import { type Actor, actorAt, type SharedOrder } from '@orderwright/domain/access'
import { MAX_ID, type Timestamp, toTimestamp } from '@orderwright/domain/units'
import type { Transaction } from 'kysely'
import { type Entry, readWithTenant, type Tenant, withTenant } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import { FailureSignal } from '../../platform/http/answers/failures.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { Policy } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import { withIdempotency, releaseKey, reserveKey } from './with-idempotency.ts'
import { mayEnter, reaches } from './session-reach.ts'
import { noteEntered, turnOf } from './turn-of-call.ts'
import { type LoadedOrg, loadProfile } from '../../platform/database/profiles.ts'

/** Work inside one organisation's transaction, for a person or (userId null) for the system itself. */
export interface Work {
  readonly db: Transaction<Database>
  readonly orgId: number
  readonly org: LoadedOrg
  readonly userId: number | null
  readonly services: Services
  readonly now: Timestamp
  /** adds a job once the transaction is committed */
  readonly afterCommit: (job: Job) => void
}

/** Work that a person asked for: the actor's user is who does it. */
export interface TenantCall extends Work {
  /** null: an outsider with whom an order is shared */
  readonly membership: Entry['membership']
  readonly actor: UserActor
  readonly policy: Policy
  /** by the word of this organization's identity provider: nothing of the person's other organizations is theirs to see */
  readonly isByProvider: boolean
}
export type UserActor = Extract<Actor, { kind: 'user' }>

/** What a body says of its caller. */
export interface CallerBody {
  readonly orgId: number
  readonly userId?: number
  readonly isGuestMode?: boolean
}

/** What of a call is needed to read. */
export type Reader = Pick<CallContext, 'person' | 'visitor' | 'services' | 'now'> &
  Partial<Pick<CallContext, 'left'>>

type TenantWork<T> = (tenant: TenantCall) => Promise<Outcome<T>>

/**
 * Runs `work` for the caller at `body.orgId`. An organisation that is not the caller's answers like one that
 * does not exist, and so does a call made in another person's name.
 */
export async function runInTenant<T>(
  call: CallContext,
  body: CallerBody,
  work: TenantWork<T>,
): Promise<Outcome<T>> {
  const { services } = call
  const caller = callerOf(call, body)
  if (!caller.ok) return caller
  const jobs: Job[] = []
  try {
    const transaction = () =>
      withTenant(services.databases.app.db, caller.data, async (db, entry) => {
        const tenant = await enter(call, body, db, entry, jobs)
        const done = tenant ? await withIdempotency(call, tenant, () => work(tenant)) : notFound()
        // Throwing is what rolls a transaction back.
        if (!done.ok) throw new FailureSignal(done.error)
        return done
      })
    const outcome = await services.turns.runCall(turnOf(call, caller.data), transaction)
    for (const job of jobs) await services.jobs.add(job)
    return outcome
  } catch (error) {
    if (error instanceof FailureSignal) return { ok: false, error: error.failure }
    throw error
  }
}

/**
 * Runs `work`, which asks a provider between its transactions, with the caller's key reserved for this body. A refusal
 * gives the key back; after an outage, where the provider may have acted, the key stays reserved, so that only the same
 * body tries again.
 */
export async function withReservedKey<T>(
  call: CallContext,
  body: CallerBody,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const unkeyed = { ...call, idempotencyKey: undefined }
  const reserved = await runInTenant(unkeyed, body, (tenant) => reserveKey(call, tenant))
  if (!reserved.ok) return reserved
  const outcome = await work()
  if (!outcome.ok && outcome.error.code !== 'unavailable') {
    await runInTenant(unkeyed, body, (tenant) => releaseKey(call, tenant))
  }
  return outcome
}

/** The same for a call that only reads: no idempotency, no jobs, and the answer does not wait for the commit. */
export async function readInTenant<T>(
  call: Reader,
  body: CallerBody,
  work: TenantWork<T>,
): Promise<Outcome<T>> {
  const caller = callerOf(call, body)
  if (!caller.ok) return caller
  const transaction = () =>
    readWithTenant(call.services.databases.app.db, caller.data, async (db, entry) => {
      const tenant = await enter(call, body, db, entry, [])
      return tenant ? work(tenant) : notFound()
    })
  return call.services.turns.runCall(turnOf(call, caller.data), transaction)
}

function callerOf({ person, visitor }: Reader, body: CallerBody): Outcome<Tenant> {
  if (!person && !visitor) return fail('unauthenticated', sentences.unauthenticated)
  if (body.orgId > MAX_ID) return notFound()
  return succeed({
    orgId: body.orgId,
    userId: person && reaches(person, body.orgId) ? person.user.id : null,
    visitorId: visitor?.visitorId ?? null,
  })
}

async function enter(
  call: Reader,
  body: CallerBody,
  db: Transaction<Database>,
  entry: Entry | undefined,
  jobs: Job[],
): Promise<TenantCall | null> {
  if (!entry || entry.userId === null) return null
  const { membership, sharedOrders } = entry
  const actor = actorOf(entry.userId, body, membership, sharedOrders)
  if (!actor || (body.userId !== undefined && body.userId !== actor.userId)) return null
  const org = await loadProfile(db, call.services.caches.profiles, body.orgId, entry.orgVersion)
  if (!mayEnter(call.person, { orgId: body.orgId, role: membership?.role ?? null, ...org })) return null
  noteEntered(call, body.orgId)
  return {
    db,
    orgId: body.orgId,
    org,
    userId: actor.userId,
    membership,
    actor,
    policy: call.services.policy,
    isByProvider: typeof call.person?.providerOrgId === 'number',
    services: call.services,
    now: call.now,
    afterCommit: (job) => jobs.push(job),
  }
}

/** The actor that follows from an active membership or what is shared, and the caller's wish to act as a guest. */
export function actorOf(
  userId: number,
  body: Pick<CallerBody, 'orgId' | 'isGuestMode'>,
  membership: Pick<NonNullable<TenantCall['membership']>, 'role' | 'pricingIsHidden'> | null,
  sharedOrders: readonly SharedOrder[] = [],
): UserActor | null {
  const actor = actorAt({
    userId,
    orgId: body.orgId,
    role: membership?.role ?? null,
    pricingIsHidden: membership?.pricingIsHidden === 1,
    isGuestMode: body.isGuestMode === true,
    sharedOrders,
  })
  return actor.kind === 'user' ? actor : null
}

/**
 * Runs `work` in the name of a member who is not there: what they have scheduled. They may do what they may at that moment; undefined:
 * they belong to the organization no more. A failure rolls everything back.
 */
export async function inNameOf<T>(
  services: Services,
  { orgId, userId }: { readonly orgId: number; readonly userId: number },
  work: TenantWork<T>,
): Promise<Outcome<T> | undefined> {
  const jobs: Job[] = []
  const reader = { person: null, visitor: null, services, now: toTimestamp(services.clock()) }
  try {
    const entered = { orgId, userId, visitorId: null }
    const outcome = await withTenant(services.databases.app.db, entered, async (db, entry) => {
      const tenant = await enter(reader, { orgId }, db, entry, jobs)
      const done = await (tenant?.membership ? work(tenant) : undefined)
      if (done && !done.ok) throw new FailureSignal(done.error)
      return done
    })
    for (const job of jobs) await services.jobs.add(job)
    return outcome
  } catch (error) {
    if (error instanceof FailureSignal) return { ok: false, error: error.failure }
    throw error
  }
}

/** Runs `work` for the system inside an organisation: a webhook, for example. Undefined: there is no such organisation. */
export async function inSystem<T>(
  services: Services,
  orgId: number,
  work: (system: Work) => Promise<T>,
): Promise<T | undefined> {
  const jobs: Job[] = []
  const result = await withTenant(services.databases.app.db, { orgId, userId: null }, async (db, entry) => {
    if (!entry) return undefined
    return work({
      db,
      orgId,
      org: await loadProfile(db, services.caches.profiles, orgId, entry.orgVersion),
      userId: null,
      services,
      now: toTimestamp(services.clock()),
      afterCommit: (job) => jobs.push(job),
    })
  })
  for (const job of jobs) await services.jobs.add(job)
  return result
}

/** The same for work that only reads: the result does not wait for the commit. */
export function readInSystem<T>(
  services: Services,
  orgId: number,
  work: (system: Pick<Work, 'db' | 'orgId' | 'org'>) => Promise<T>,
): Promise<T | undefined> {
  return readWithTenant(services.databases.app.db, { orgId, userId: null }, async (db, entry) => {
    if (!entry) return undefined
    const org = await loadProfile(db, services.caches.profiles, orgId, entry.orgVersion)
    return work({ db, orgId, org })
  })
}
