/**
 * The frame of every call inside an organisation: one transaction in which only that organisation's rows exist,
 * the caller's membership, the actor that follows from it, and idempotency. A failure rolls everything back.
 */
import { type Actor, actorAt, type Membership, type Timestamp, toTimestamp } from '@orderwright/domain'
import type { Transaction } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { CallContext, Person } from '../../platform/http/call-context.ts'
import { FailureSignal } from '../../platform/http/failures.ts'
import { fail, notFound, type Outcome, sentences } from '../../platform/http/outcome.ts'
import type { Job } from '../../platform/jobs/job-queue.ts'
import type { Policy } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import { idempotently } from './idempotently.ts'
import { type LoadedOrg, loadProfile } from './profiles.ts'

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

/** Work that a person asked for. */
export interface TenantCall extends Work {
  readonly person: Person
  readonly membership: Pick<Membership, 'role' | 'pricingIsHidden' | 'discount' | 'disableSalesTax'>
  readonly actor: UserActor
  readonly policy: Policy
}
export type UserActor = Extract<Actor, { kind: 'user' }>

/** What a body says of its caller. */
export interface CallerBody {
  readonly orgId: number
  readonly userId?: number
  readonly isGuestMode?: boolean
}

const LARGEST_ID = 2_147_483_647

/**
 * Runs `work` for the caller at `body.orgId`. An organisation that is not the caller's answers like one that
 * does not exist, and so does a call made in another person's name.
 */
export async function inTenant<T>(
  call: CallContext,
  body: CallerBody,
  work: (tenant: TenantCall) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const { person, services } = call
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  if (body.userId !== undefined && body.userId !== person.user.id) return notFound()
  if (body.orgId > LARGEST_ID) return notFound()
  const jobs: Job[] = []
  try {
    const outcome = await withTenant(
      services.databases.app.db,
      { orgId: body.orgId, userId: person.user.id },
      async (db) => {
        const tenant = await enter(call, person, body, db, jobs)
        const done = tenant ? await idempotently(call, tenant, () => work(tenant)) : notFound()
        // Throwing is what rolls a transaction back.
        if (!done.ok) throw new FailureSignal(done.error)
        return done
      },
    )
    for (const job of jobs) await services.jobs.add(job)
    return outcome
  } catch (error) {
    if (error instanceof FailureSignal) return { ok: false, error: error.failure }
    throw error
  }
}

async function enter(
  call: CallContext,
  person: Person,
  body: CallerBody,
  db: Transaction<Database>,
  jobs: Job[],
): Promise<TenantCall | null> {
  const membership = await db
    .selectFrom('memberships')
    .innerJoin('orgs', 'orgs.id', 'memberships.orgId')
    .select([
      'memberships.role',
      'memberships.pricingIsHidden',
      'memberships.discount',
      'memberships.disableSalesTax',
      'orgs.version as orgVersion',
    ])
    .where('memberships.orgId', '=', body.orgId)
    .where('memberships.userId', '=', person.user.id)
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!membership) return null
  const actor = actorAt({
    userId: person.user.id,
    orgId: body.orgId,
    role: membership.role,
    pricingIsHidden: membership.pricingIsHidden === 1,
    isGuestMode: body.isGuestMode === true,
  })
  if (actor.kind !== 'user') return null
  return {
    db,
    orgId: body.orgId,
    org: await loadProfile(db, call.services.caches.profiles, body.orgId, membership.orgVersion),
    userId: person.user.id,
    person,
    membership,
    actor,
    policy: call.services.policy,
    services: call.services,
    now: call.now,
    afterCommit: (job) => jobs.push(job),
  }
}

/** Runs `work` for the system inside an organisation: what a provider told us, say. Undefined: no such one. */
export async function inSystem<T>(
  services: Services,
  orgId: number,
  work: (system: Work) => Promise<T>,
): Promise<T | undefined> {
  const jobs: Job[] = []
  const result = await withTenant(services.databases.app.db, { orgId, userId: null }, async (db) => {
    const org = await db.selectFrom('orgs').select('version').where('id', '=', orgId).executeTakeFirst()
    if (!org) return undefined
    return work({
      db,
      orgId,
      org: await loadProfile(db, services.caches.profiles, orgId, org.version),
      userId: null,
      services,
      now: toTimestamp(services.clock()),
      afterCommit: (job) => jobs.push(job),
    })
  })
  for (const job of jobs) await services.jobs.add(job)
  return result
}
