/** The embedded connect page of demo mode: connects an integration, or takes the connection back. */
import { adminIntegrationMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { readIntegrations } from './integrations.ts'

async function write({ db, orgId, actor, now }: TenantCall, integrationKey: string, isConnected: boolean) {
  if (isConnected) {
    // Connected already, it stays as it is.
    await db
      .insertInto('integrationConnections')
      .values({ orgId, integrationKey, connectedBy: actor.userId, connectedAt: now })
      .onConflict((conflict) => conflict.columns(['orgId', 'integrationKey']).doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('integrationConnections')
      .where('orgId', '=', orgId)
      .where('integrationKey', '=', integrationKey)
      .execute()
  }
}

export const setEmbeddedConnection: HandlerOf<'setEmbeddedConnection'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { orgId, policy, actor, services, org } = tenant
    if (!policy.can(actor, 'integrations.manage', { orgId })) return forbidden()
    const { connectFlow, clock } = services
    if (connectFlow.kind !== 'embedded') {
      return fail('refused', words.openedElsewhere, { rule: 'integrationSettings' })
    }
    const { integrationKey, paragonJwt, isConnected } = body
    const holder = { orgId, userId: actor.userId }
    if (!(await connectFlow.tokens.isValid(paragonJwt, holder, clock()))) {
      return fail('refused', words.staleToken, { rule: 'connectToken' })
    }
    if (!org.profile.enabledIntegrations.some(({ key }) => key === integrationKey)) {
      return fail('refused', words.notEnabled, { rule: 'integrationEnabled' })
    }
    await write(tenant, integrationKey, isConnected)
    const integration = (await readIntegrations(tenant)).find(({ key }) => key === integrationKey)
    if (!integration) throw new Error(`${integrationKey} is enabled and not listed`)
    return succeed({ data: { integration } })
  })
