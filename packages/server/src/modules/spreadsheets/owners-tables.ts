/** The records of an organization's tables, for its owners alone. */
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { CatalogTables } from '@orderwright/domain/spreadsheets'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { forbidden, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readGuestRecords } from '../guests/guest-records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { catalogTables } from './catalog-tables.ts'

/** Undefined: owners alone may. */
export function refuseOthers({ policy, actor, orgId }: TenantCall) {
  const mayAll = (['catalog.write', 'people.read', 'people.write'] as const).every((right) =>
    policy.can(actor, right, { orgId }),
  )
  return mayAll ? undefined : forbidden()
}

/** The same as an answer. */
export const ownersAlone = async (tenant: TenantCall): Promise<Outcome<null>> =>
  refuseOthers(tenant) ?? succeed(null)

export interface OwnersTables {
  readonly orgTitle: string
  readonly profile: OrgProfile
  readonly records: CatalogTables
}

export async function ownersTables(tenant: TenantCall): Promise<Outcome<OwnersTables>> {
  const refused = refuseOthers(tenant)
  if (refused) return refused
  const { records } = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
  return succeed({
    orgTitle: tenant.org.title,
    profile: tenant.org.profile,
    records: catalogTables(records, await readGuestRecords(tenant)),
  })
}
