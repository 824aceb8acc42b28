/** The enabled integrations of an organization with the connections that are kept here. */
import type { Integration } from '@orderwright/contract'
import { timestamp } from '@orderwright/domain/units'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Each once, in the order of the organization's profile. [2.2.67] */
export async function readIntegrations({ db, orgId, org, services }: TenantCall): Promise<Integration[]> {
  const enabled = [...new Map(org.profile.enabledIntegrations.map((one) => [one.key, one])).values()]
  // Connections of the stand-in say nothing about those at a provider.
  if (services.connectFlow.kind !== 'embedded') {
    return enabled.map((integration) => ({ ...integration, connection: null }))
  }
  const rows = await db
    .selectFrom('integrationConnections')
    .innerJoin('users', 'users.id', 'integrationConnections.connectedBy')
    .select(['integrationKey', 'connectedAt', 'users.name', 'users.email'])
    .where('integrationConnections.orgId', '=', orgId)
    .execute()
  const byKey = new Map<string, Integration['connection']>(
    rows.map(({ integrationKey, connectedAt, name, email }) => [
      integrationKey,
      { connectedAt: timestamp(connectedAt), connectedBy: name || email },
    ]),
  )
  return enabled.map((integration) => ({ ...integration, connection: byKey.get(integration.key) ?? null }))
}
