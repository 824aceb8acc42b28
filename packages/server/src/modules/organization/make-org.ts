/** A new organization with its owner: what the command line and the demo's sign-in page make. */
import { memberMessages as words } from '@orderwright/domain/messages'
import { defaultProfile } from '@orderwright/domain/tenancy'
import { titleSchema } from '@orderwright/domain/units'
import { type Kysely, sql, type Transaction } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import { introduce } from '../../platform/database/introduce.ts'
import type { Database } from '../../platform/database/schema.ts'
import { makeSignInToken, TOKEN_MINUTES } from '../session/sign-in-tokens.ts'
import { writeOrgMail } from './org-mails.ts'

export interface NewOrg {
  readonly title: string
  /** of its owner */
  readonly email: string
}

export interface MadeOrg {
  readonly orgId: number
  readonly userId: number
  /** signs the owner in, once */
  readonly signInUrl: string
}

/** Two calls at once must not make two of the same. */
const NEW_ORG_LOCK = 7_206_154_285

async function exists(db: Kysely<Database>, { title, email }: NewOrg): Promise<boolean> {
  const known = await db
    .selectFrom('orgs')
    .innerJoin('memberships', 'memberships.orgId', 'orgs.id')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('orgs.id')
    .where(sql<boolean>`lower(orgs.title) = lower(${title})`)
    .where(sql<boolean>`lower(users.email) = ${email}`)
    .where('memberships.role', '=', 'owner')
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

async function insertOrg(db: Transaction<Database>, { title, email }: NewOrg) {
  const { orgId } = await db
    .insertInto('orgs')
    .values({ title, profile: jsonb({}) })
    .returning('id as orgId')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ userId: number }>`select ensure_user(${email}, '', '') as user_id`.execute(db)
  const userId = rows[0]?.userId
  if (userId === undefined) throw new Error('ensure_user answers an id')
  await introduce(db, { orgId, userId })
  await db
    .insertInto('memberships')
    .values({ orgId, userId, role: 'owner', mayEditDataFields: true })
    .execute()
  await db.insertInto('setupGuides').values({ orgId }).execute()
  return { orgId, userId }
}

/**
 * Makes the organization and writes its owner a mail with a link that signs in once. Null: the owner has one of this title
 * already. `owner` is the owner's handle: no tenant is there yet. Wake `deliverMails` afterwards.
 */
export function makeOrg(
  owner: Kysely<Database>,
  wanted: NewOrg,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<MadeOrg | null> {
  const title = titleSchema.parse(wanted.title)
  const email = wanted.email.trim().toLowerCase()
  return owner.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${NEW_ORG_LOCK})`.execute(db)
    if (await exists(db, { title, email })) return null
    const made = await insertOrg(db, { title, email })
    const signInPage = `${publicUrl}/sign-in`
    const link = async () => `${signInPage}?userToken=${await makeSignInToken(db, made.userId, now)}`
    await writeOrgMail(
      { db, orgId: made.orgId, org: { title, profile: defaultProfile } },
      {
        kind: 'orgCreated',
        to: email,
        userId: made.userId,
        say: () => ({
          subject: words.welcomeSubject({ org: title }),
          opening: words.welcomeOpening({ org: title }),
          next: words.welcomeNext({ minutes: TOKEN_MINUTES, address: signInPage }),
          because: words.welcomeBecause({ org: title }),
        }),
        url: await link(),
        idempotencyKey: `org-created:${made.orgId}`,
      },
    )
    return { ...made, signInUrl: await link() }
  })
}

export interface ListedOrg {
  readonly id: number
  readonly title: string
  readonly created: string
  readonly owners: readonly string[]
}

/** Every organization with the addresses of its owners, by id. */
export async function listOrgs(owner: Kysely<Database>): Promise<ListedOrg[]> {
  const { rows } = await sql<ListedOrg>`
    select orgs.id, orgs.title, orgs.created,
      array(select users.email from memberships join users on users.id = memberships.user_id
        where memberships.org_id = orgs.id and memberships.role = 'owner' and memberships.status = 'active'
          and memberships.deleted_at is null
        order by users.email) as owners
    from orgs order by orgs.id`.execute(owner)
  return rows
}
