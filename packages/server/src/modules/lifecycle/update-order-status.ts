/** An employee moves an order to another status. [1.7.11] */
import { maySetStatus } from '@orderwright/domain/access'
import { lifecycleMessages } from '@orderwright/domain/messages'
import { localizeProfile } from '@orderwright/domain/tenancy'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const updateOrderStatus: HandlerOf<'updateOrderStatus'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.setStatus')
    if (!order.ok) return order
    const { statusKey, skipNotifyingGuest } = body
    const wanted = localizeProfile(tenant.org.profile).productOrderStatuses.find(
      ({ key }) => key === statusKey,
    )
    if (wanted && !maySetStatus(tenant.actor, wanted))
      return forbidden(lifecycleMessages.setByOwners({ title: wanted.title }))
    const intent = { kind: 'setStatus', statusKey, skipNotifyingGuest } as const
    const moved = await decide(tenant, order.data, intent, body)
    return moved.ok ? succeed(statusAnswer(tenant, moved.data)) : moved
  })
