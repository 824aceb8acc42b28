/** The integrations that are enabled for an organization, and how one is connected. [2.2.67] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import type { ConnectFlow } from '../../platform/connect/connect-flow.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readIntegrations } from './integrations.ts'

function presentFlow(flow: ConnectFlow) {
  switch (flow.kind) {
    case 'paragon':
      return { kind: flow.kind, projectId: flow.projectId }
    case 'embedded':
      return { kind: flow.kind }
    case 'missing':
      return { kind: flow.kind, settings: [...flow.settings] }
  }
}

export const getIntegrations: HandlerOf<'getIntegrations'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { orgId, policy, actor, services } = tenant
    if (!policy.can(actor, 'integrations.manage', { orgId })) return forbidden()
    return succeed({
      data: { integrations: await readIntegrations(tenant), connectFlow: presentFlow(services.connectFlow) },
    })
  })
