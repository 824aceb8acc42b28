/** A token with which an owner connects the organization's integrations. [2.2.68, 2.7.06] */
import { adminIntegrationMessages } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const getParagonJwt: HandlerOf<'getParagonJwt'> = (call, body) =>
  readInTenant(call, body, async ({ orgId, policy, actor, services }) => {
    if (!policy.can(actor, 'integrations.manage', { orgId })) return forbidden()
    const { connectFlow, clock } = services
    if (connectFlow.kind === 'missing') {
      return fail('refused', adminIntegrationMessages.settingsMissing(connectFlow), {
        rule: 'integrationSettings',
      })
    }
    return succeed({ paragonJwt: await connectFlow.tokens.sign({ orgId, userId: actor.userId }, clock()) })
  })
