/** The settings of an organization as stored: read, changed with an entry in their history, and shown to its owners. */
import type { OrgSettingsAnswer, SettingChange } from '@orderwright/contract'
import { settingsMessages as words } from '@orderwright/domain/messages'
import {
  applySettings,
  defaultSettings,
  isSameSetting,
  keepingUnknown,
  mergeSetting,
  overridesOf,
  type SettingsDraft,
  type SettingValues,
  type StoredSettings,
  TITLE_KEY,
} from '@orderwright/domain/settings'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { z } from 'zod'
import { jsonb } from '../../platform/database/database.ts'
import { rightNow } from '../../platform/database/records.ts'
import { fail, forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { checkReferences } from './check-references.ts'
import { cleanLogo } from './logo-file.ts'

export interface OrgRow extends StoredSettings {
  readonly version: number
  /** the profile as it is stored: a newer release may have put more into it than this one reads */
  readonly raw: unknown
}

const changesSchema = z.array(
  z.object({ path: z.string(), before: jsonSchema.nullable(), after: jsonSchema.nullable() }),
)
type Changes = z.infer<typeof changesSchema>

/** Whether the caller reads and changes settings at all. */
export function mayWriteSettings({ policy, actor, orgId }: TenantCall): Outcome<null> {
  return policy.can(actor, 'profile.write', { orgId }) ? succeed(null) : forbidden(words.ownersAlone)
}

/** The organization now; `lock`: nobody else changes it until the end of the transaction. */
export async function readOrg(
  { db, orgId }: Pick<TenantCall, 'db' | 'orgId'>,
  lock?: 'lock',
): Promise<OrgRow> {
  const query = db.selectFrom('orgs').select(['title', 'profile', 'version']).where('id', '=', orgId)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return { ...row, profile: orgProfileSchema.parse(row.profile), raw: row.profile }
}

/** What the organization has said for itself, its title included. */
export function storedValues({ title, profile }: StoredSettings): SettingValues {
  return { [TITLE_KEY]: title, ...overridesOf(profile) }
}

export function presentSettings(orgId: number, org: Omit<OrgRow, 'raw'>): OrgSettingsAnswer {
  return { orgId, title: org.title, version: org.version, stored: storedValues(org), profile: org.profile }
}

/** 409 with the version and the values of these settings as they are now. */
export function settingsConflict(org: OrgRow, paths: readonly string[]) {
  const stored = storedValues(org)
  const values = Object.fromEntries(paths.map((path) => [path, stored[path] ?? null]))
  const current: Record<string, Json> = { version: org.version, ...values }
  return fail('conflict', words.changedSince, { current, conflictingFields: [...paths] })
}

/** What a change comes to over what others wrote since the sender looked, and the paths on which both changed the same. */
export interface MergedChanges {
  readonly changes: SettingsDraft
  readonly conflicts: readonly string[]
}

/** The value that counts: null is the default. */
const inForce = (path: string, value: Json | undefined): Json => value ?? defaultSettings[path] ?? null

/** Fields of entries, and entries of lists, meet one by one; what goes back to its default does so as a whole. Decision 182. */
export function mergeChanges(
  org: OrgRow,
  {
    version,
    changes,
    base,
  }: { readonly version: number; readonly changes: SettingsDraft; readonly base: SettingsDraft },
): MergedChanges {
  if (version === org.version) return { changes, conflicts: [] }
  const stored = storedValues(org)
  const merged: Record<string, Json> = {}
  const conflicts: string[] = []
  for (const [path, wanted] of Object.entries(changes)) {
    const [now, began] = [stored[path] ?? null, base[path] ?? null]
    const isSeen = Object.hasOwn(base, path) && isSameSetting(now, began)
    merged[path] = wanted
    if (isSeen || isSameSetting(now, wanted)) continue
    const both =
      wanted !== null && Object.hasOwn(base, path)
        ? mergeSetting({ base: inForce(path, began), mine: wanted, theirs: inForce(path, now) }, 'theirs')
        : null
    if (both?.conflicts.length === 0) merged[path] = both.value
    else conflicts.push(path)
  }
  // Two changes that are right by themselves may be wrong together: whoever comes second looks at both.
  const isWrongTogether =
    conflicts.length === 0 && !isSameSetting(merged, changes) && !applySettings(org, merged).ok
  if (!isWrongTogether) return { changes: merged, conflicts }
  const together = Object.keys(changes).filter((path) => !isSameSetting(merged[path], changes[path]))
  return { changes: merged, conflicts: together }
}

/**
 * What takes one change back, laid over what others wrote since, and the paths on which that is not possible: both changed the same, or
 * nothing of it is left. Entries meet one by one, as those of two changes do. Decision 182.
 */
export function undoneChange(org: OrgRow, change: Pick<SettingChange, 'changes'>): MergedChanges {
  const stored = storedValues(org)
  const undone: Record<string, Json> = {}
  const conflicts: string[] = []
  for (const { path, before, after } of change.changes) {
    const now = stored[path] ?? null
    undone[path] = before
    if (isSameSetting(now, after)) continue
    const sides = { base: inForce(path, after), mine: inForce(path, before), theirs: inForce(path, now) }
    const both = mergeSetting(sides, 'theirs')
    undone[path] = both.value
    if (both.conflicts.length > 0 || isSameSetting(both.value, sides.theirs)) conflicts.push(path)
  }
  return { changes: undone, conflicts }
}

function refusalOf(problems: readonly { path: string; message: string; kind: 'invalid' | 'fixed' }[]) {
  const [first] = problems
  const fields = problems.map(({ path, message }) => ({ path: `changes.${path}`, message }))
  const fixed = problems.find(({ kind }) => kind === 'fixed')
  if (fixed) return fail('refused', fixed.message, { rule: 'settingIsFixed', fields })
  return fail('invalid', first?.message ?? '', { fields })
}

function differencesOf(before: SettingValues, after: SettingValues): Changes {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return paths.flatMap((path) =>
    isSameSetting(before[path], after[path])
      ? []
      : [{ path, before: before[path] ?? null, after: after[path] ?? null }],
  )
}

/**
 * Stores a draft over the locked organization, with an entry in the history; what changes nothing leaves no entry. 400
 * with every fault by its path, 422 where a rule or orders speak against it.
 */
export async function storeSettings(
  tenant: TenantCall,
  org: OrgRow,
  draft: SettingsDraft,
  restores: number | null,
): Promise<Outcome<OrgSettingsAnswer>> {
  const logo = await cleanLogo(draft)
  if (!logo.ok) return logo
  const applied = applySettings(org, logo.data)
  if (!applied.ok) return refusalOf(applied.problems)
  const changes = differencesOf(storedValues(org), storedValues(applied))
  const refused = await checkReferences(tenant, org.profile, applied.profile, Object.keys(draft))
  if (refused) return refused
  if (changes.length === 0) return succeed(presentSettings(tenant.orgId, org))
  const stored = { raw: org.raw, understood: org.profile, after: applied.profile }
  const { version } = await tenant.db
    .updateTable('orgs')
    .set({
      title: applied.title,
      profile: jsonb(keepingUnknown(applied.overrides, stored)),
      lastUpdated: rightNow,
    })
    .where('id', '=', tenant.orgId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tenant.db
    .insertInto('orgSettingChanges')
    .values({
      orgId: tenant.orgId,
      userId: tenant.actor.userId,
      orgVersion: version,
      restores,
      changes: jsonb(changes),
    })
    .execute()
  return succeed(presentSettings(tenant.orgId, { ...applied, version }))
}

/** Changes of the history, the newest first; `since` and `before`: ids that are not among them. */
export async function readHistory(
  { db, orgId }: Pick<TenantCall, 'db' | 'orgId'>,
  range: { readonly since?: number; readonly before?: number | undefined; readonly limit?: number } = {},
): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom('orgSettingChanges as change')
    .leftJoin('users', 'users.id', 'change.userId')
    .select([
      'change.id',
      'change.created',
      'change.userId',
      'change.orgVersion as version',
      'change.restores',
      'change.changes',
      sql<string>`coalesce(nullif(users.name, ''), users.email, '')`.as('userName'),
    ])
    .where('change.orgId', '=', orgId)
    .$if(range.since !== undefined, (query) => query.where('change.id', '>', range.since ?? 0))
    .$if(range.before !== undefined, (query) => query.where('change.id', '<', range.before ?? 0))
    .orderBy('change.id', 'desc')
    .$if(range.limit !== undefined, (query) => query.limit(range.limit ?? 0))
    .execute()
  return rows.map((row) => ({ ...row, changes: changesSchema.parse(row.changes) }))
}
