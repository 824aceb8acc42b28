/** Organisations' profiles, parsed once for each version. */
import { type OrgProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export interface LoadedOrg {
  readonly title: string
  readonly profile: OrgProfile
  /** whether members come in by the organization's identity provider alone */
  readonly membersByProvider: boolean
}

/** By organisation id. */
export type ProfileCache = Map<number, { readonly version: number; readonly org: LoadedOrg }>

const MAX_KEPT = 500

/** The organisation at `version`; call inside its transaction. */
export async function loadProfile(
  db: Kysely<Database>,
  cache: ProfileCache,
  orgId: number,
  version: number,
): Promise<LoadedOrg> {
  const cached = cache.get(orgId)
  if (cached?.version === version) return cached.org
  const row = await db
    .selectFrom('orgs')
    .select(['title', 'profile', 'membersByProvider', 'version'])
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow()
  const { title, membersByProvider } = row
  const org = { title, profile: orgProfileSchema.parse(row.profile), membersByProvider }
  if (cache.size >= MAX_KEPT) cache.clear()
  cache.set(orgId, { version: row.version, org })
  return org
}
