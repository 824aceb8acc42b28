/**
 * Erases a person from one organization: their account's place here, what is about them alone, and their name, numbers and addresses in
 * what stays. Papers that the law asks a seller to keep stay as they were, and are named. [issue 17; GDPR, article 17; decision 181]
 */
import { memberMessages } from '@orderwright/domain/messages'
import { finishedStatusKeys, isStarted, type ProductOrder } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { type Erasure, personalDataMessages as words, struckFor } from '@orderwright/domain/personal-data'
import { sql, type Transaction } from 'kysely'
import { onBuilder } from '../../platform/database/run-query.ts'
import type { Database } from '../../platform/database/schema.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { eraseFromAgreements, notesOfSignOffs } from '../agreements/erase-from-agreements.ts'
import { hasActiveOwner, lockOwners } from '../organization/member-store.ts'
import { endAccounts } from './accounts.ts'
import { giveUpFilesAbout } from './customer-of-person.ts'
import {
  dropUnaccepted,
  eraseContact,
  eraseHistory,
  eraseRevisions,
  giveUpFilesOf,
  keptPapers,
  strikeRevisions,
} from './erase-orders.ts'
import { makeNobody, type PersonHere, pointTo } from './nobody.ts'
import { strikeWords } from './strike-words.ts'
import { whatIsHeld } from './what-is-held.ts'

type Order = Pick<ProductOrder, 'id' | 'orgSpecificId' | 'statusData' | 'lastCompletedStatusKey' | 'archived'>

/** What still has to be made or sent: it can not go to nobody. */
function openOrders(orders: readonly Order[], profile: OrgProfile): Order[] {
  const finished = new Set(finishedStatusKeys(profile))
  return orders.filter(
    (order) =>
      order.archived === 0 && !finished.has(order.lastCompletedStatusKey) && !isStarted(order, profile),
  )
}

/** Locked until the end of the transaction; null where they have no place here. */
async function lockPlace(db: Transaction<Database>, { orgId, userId }: PersonHere) {
  await lockOwners({ db, orgId })
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .innerJoin('orgs', 'orgs.id', 'memberships.orgId')
    .select(['role', 'status', 'contact', 'users.email', 'users.name', 'orgs.profile'])
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .forUpdate('memberships')
    .executeTakeFirst()
}

/** Rows that are about them alone. Gives how many mails. */
async function deleteRows(
  db: Transaction<Database>,
  { orgId, userId }: PersonHere,
  email: string,
): Promise<number> {
  for (const [table, held] of Object.entries(whatIsHeld)) {
    if (held.kind !== 'rows' || table === 'outbox_mails') continue
    await sql`delete from ${sql.table(table)}
      where org_id = ${orgId} and ${sql.ref(held.of)} = ${userId}`.execute(db)
  }
  const mails = await sql`delete from outbox_mails where org_id = ${orgId}
    and (user_id = ${userId} or lower(${email}) = any (string_to_array(replace(lower("to"), ' ', ''), ',')))`.execute(
    db,
  )
  await sql`update order_share_links set revoked_at = coalesce(revoked_at, now())
    where org_id = ${orgId} and user_id = ${userId}`.execute(db)
  return Number(mails.numAffectedRows ?? 0)
}

async function eraseIn(
  db: Transaction<Database>,
  { orgId, userId }: PersonHere,
  now: Date,
): Promise<Outcome<{ readonly erasure: Erasure; readonly files: readonly string[] }>> {
  const person = { orgId, userId }
  const place = await lockPlace(db, person)
  // People without an address (a visitor, a key, nobody) are nobody to erase.
  if (!place || place.email === '') return notFound()
  const isOwner = place.role === 'owner' && place.status === 'active'
  if (isOwner && !(await hasActiveOwner({ db, orgId }, userId)))
    return fail('refused', memberMessages.lastOwner, { rule: 'lastOwner' })
  const related = await db
    .selectFrom('productOrders')
    .select([
      'id',
      'userId',
      'orgSpecificId',
      'statusData',
      'lastCompletedStatusKey',
      'archived',
      'deletedAt',
    ])
    .where('orgId', '=', orgId)
    // Whoever is the contact of a colleague's is needed there too.
    .where((where) =>
      where.or([where('userId', '=', userId), where(sql`lower(email)`, '=', place.email.toLowerCase())]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const orders = related.filter((order) => order.userId === userId)
  const open = openOrders(
    related.filter(({ deletedAt }) => deletedAt === null),
    place.profile,
  )
  if (open.length > 0) {
    const numbers = open.map(({ orgSpecificId }) => orgSpecificId)
    return fail('refused', words.isOpen({ numbers }), { rule: 'openOrders' })
  }
  await sql`set local app.erasing = 'on'`.execute(db)
  const inOrg = { db, orgId }
  const ids = orders.map(({ id }) => id)
  const kept = await keptPapers(inOrg, orders)
  const nobody = await makeNobody(db, person, now)
  const values = [
    ...(await eraseContact(inOrg, ids)),
    ...(await eraseHistory(inOrg, ids)),
    ...Object.values(place.contact).filter((value) => typeof value === 'string'),
  ]
  const withoutPapers = ids.filter((id) => kept.every(({ productOrderId }) => productOrderId !== id))
  await eraseRevisions(inOrg, withoutPapers)
  const mails = await deleteRows(db, person, place.email)
  // What stands in the place of their words stays: it is no sentence to whoever erases.
  const instead = inStoredLanguage(() => ({
    email: words.erased,
    name: words.erasedPerson,
    elsewise: words.erased,
  }))
  const struck = struckFor({ email: place.email, name: place.name, reachedBy: values }, instead)
  const attached = await giveUpFilesOf(inOrg, userId, withoutPapers)
  const filed = await giveUpFilesAbout(inOrg, { userId, email: place.email })
  const notes = await notesOfSignOffs(inOrg)
  const places = (await strikeWords(db, orgId, struck)) + (await strikeRevisions(inOrg, struck))
  const agreed = await eraseFromAgreements({ db, ...person }, now, notes)
  const files = [...agreed.files, ...attached, ...filed, ...(await dropUnaccepted(inOrg, withoutPapers))]
  if (files.length > 0)
    await db
      .insertInto('strayFiles')
      .values(files.map((storageKey) => ({ orgId, storageKey, unwantedAt: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await pointTo(db, person, nobody)
  await db.deleteFrom('memberships').where('orgId', '=', orgId).where('userId', '=', userId).execute()
  const { gone } = await endAccounts(onBuilder(db), orgId, [userId])
  const erasure = {
    orders: ids.length,
    places,
    mails,
    kept,
    accountIsGone: gone === 1,
    standsInSettings: JSON.stringify(place.profile).toLowerCase().includes(place.email.toLowerCase()),
  }
  return succeed({ erasure, files })
}

/**
 * All of it in one transaction, or nothing. By the owner's connection: the application itself may change nothing that is append-only.
 * 404 for somebody who has no place in the organization; refused for its last owner, and while orders of theirs are open.
 */
export async function eraseFromOrg(
  { databases, storage, clock }: Pick<Services, 'databases' | 'storage' | 'clock'>,
  person: PersonHere,
): Promise<Outcome<Erasure>> {
  const erased = await databases.owner.db.transaction().execute((db) => eraseIn(db, person, clock()))
  if (!erased.ok) return erased
  // What can not be removed now is noted, and goes with the next purge.
  await Promise.allSettled(erased.data.files.map((key) => storage.remove(key)))
  return succeed(erased.data.erasure)
}
