/**
 * Who it is that a provider names, and whether they come in. Known by the provider's own name for them (issuer and subject) from the
 * first time on; that first time by a verified address at a domain of the organization's. Decision 0203.
 */
import { openidDomainOf } from '@orderwright/domain/access'
import { emailSchema, toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { insertRecord } from '../../platform/database/records.ts'
import type { Identity } from '../../platform/openid/ask-provider.ts'
import type { Person } from '../../platform/sessions/person.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import { activeConnection, type ConnectionRow, domainsOf } from './connection-store.ts'
import type { Refusal } from './refusals.ts'

export type Admitted =
  | { readonly kind: 'admitted'; readonly userId: number; readonly email: string }
  | { readonly kind: 'refused'; readonly why: Refusal }

const refused = (why: Refusal) => ({ kind: 'refused', why }) as const

/** `present`: who is signed in in this browser. Everything of it happens inside the provider's organization. */
export async function admitPerson(work: Work, identity: Identity, present: Person | null): Promise<Admitted> {
  const connection = await activeConnection(work)
  if (!connection) return refused('none')
  const known = await findIdentity(work, identity)
  if (known) return admitKnown(work, identity, connection, known.userId)
  const why = await refusedAddress(work, identity, connection)
  return why ? refused(why) : admitNew(work, identity, connection, present)
}

function findIdentity({ db, orgId }: Work, { issuer, subject }: Identity) {
  return db
    .selectFrom('openidIdentities')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

function findMembership({ db, orgId }: Work, userId: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['memberships.role', 'memberships.status', 'memberships.deletedAt', 'memberships.enteredAt'])
    .select('users.email')
    .where('memberships.orgId', '=', orgId)
    .where('memberships.userId', '=', userId)
    .executeTakeFirst()
}
type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>

/** Why somebody with this place does not come in as an employee; undefined: they do. */
function refusedPlace({ role, status, deletedAt }: Membership): Refusal | undefined {
  if (status !== 'active' || deletedAt !== null) return 'removed'
  return role === 'guest' ? 'isGuest' : undefined
}

async function admitKnown(
  work: Work,
  { issuer, subject }: Identity,
  { clientId }: ConnectionRow,
  userId: number,
): Promise<Admitted> {
  const membership = await findMembership(work, userId)
  const why = membership ? refusedPlace(membership) : 'removed'
  if (!membership || why) return refused(why ?? 'removed')
  await work.db
    .updateTable('openidIdentities')
    .set({ clientId, lastUsedAt: work.services.clock() })
    .where('orgId', '=', work.orgId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute()
  return { kind: 'admitted', userId, email: membership.email }
}

/** Why the address says nothing of who it is; undefined: it does. */
async function refusedAddress(
  work: Work,
  { email, isEmailVerified }: Identity,
  { trustsEmails }: ConnectionRow,
): Promise<Refusal | undefined> {
  if (!emailSchema().safeParse(email).success) return 'noEmail'
  // What it calls not verified is taken from nobody.
  if (!(isEmailVerified ?? trustsEmails)) return 'unverified'
  return (await domainsOf(work)).includes(openidDomainOf(email)) ? undefined : 'otherDomain'
}

async function admitNew(
  work: Work,
  identity: Identity,
  { allowsNewMembers, clientId }: ConnectionRow,
  present: Person | null,
): Promise<Admitted> {
  const { db } = work
  const { email, firstName, lastName } = identity
  // The same person twice at once waits here, as where an address is invited.
  await sql`select pg_advisory_xact_lock(hashtext('users'), hashtext(${email}))`.execute(db)
  const { rows } = await sql<{ id: number; isBlank: boolean }>`
    select id, is_blank from find_openid_person(${email})`.execute(db)
  const [found] = rows
  const membership = found && (await findMembership(work, found.id))
  const why = membership && refusedPlace(membership)
  if (why) return refused(why)
  if (!membership && !allowsNewMembers) return refused('notInvited')
  // Nothing that is known of an account elsewhere is told to an organization by its own provider's word.
  const isProven =
    found === undefined ||
    found.isBlank ||
    (membership?.enteredAt ?? null) !== null ||
    isSelf(present, found.id)
  if (!isProven) return refused('codeFirst')
  const userId = found?.id ?? (await makeUser(work, { email, firstName, lastName }))
  if (!membership)
    await insertRecord(db, 'membership', work.orgId, {
      userId,
      role: 'member',
      enteredAt: toTimestamp(work.services.clock()),
    })
  return (await link(work, { ...identity, clientId }, userId))
    ? { kind: 'admitted', userId, email }
    : refused('otherAccount')
}

/** Signed in here by a way of their own, which no organization has given them. */
function isSelf(present: Person | null, userId: number): boolean {
  return (
    present !== null &&
    present.apiKey === null &&
    present.providerOrgId === null &&
    present.user.id === userId
  )
}

async function makeUser(
  { db }: Work,
  { email, firstName, lastName }: Pick<Identity, 'email' | 'firstName' | 'lastName'>,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select ensure_user(${email}, ${firstName}, ${lastName}) as id`.execute(db)
  const [made] = rows
  if (!made) throw new Error('ensure_user answers an id')
  return made.id
}

/** From now on it is this account of the provider's; false where the person has another one there. */
async function link(
  { db, orgId, services }: Work,
  { issuer, subject, clientId }: Identity & Pick<ConnectionRow, 'clientId'>,
  userId: number,
): Promise<boolean> {
  const now = services.clock()
  const linked = await db
    .insertInto('openidIdentities')
    .values({ orgId, issuer, subject, userId, clientId, created: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return linked !== undefined
}
