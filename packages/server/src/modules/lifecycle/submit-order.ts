/** submit-order: the five checks again, by the server, then review or payment. [1.7.12, 1.5.01] */
import { evaluateOrder } from '@orderwright/domain/configuration'
import { checkSubmission } from '@orderwright/domain/lifecycle'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { loadMeasurer } from '../../platform/glyphs/load-measurer.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readersContext, recalculateOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { placesOfSubmission } from '../orders/places.ts'
import { decide, lockFor, refused, statusAnswer } from './transition.ts'

export const submitOrder: HandlerOf<'submitOrder'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const locked = await lockFor(tenant, body.productOrderId, 'order.submit')
    if (!locked.ok) return locked
    // Prices as of now: a version published since the last change counts until the order is submitted.
    const { order, document } = await recalculateOrder(tenant, locked.data.id)
    const context = await readersContext(tenant, tenant.actor.role)
    const isEngraved = document.items.some(({ properties }) =>
      Object.values(properties).some(({ engravings }) => engravings !== undefined),
    )
    const measurer = isEngraved ? await loadMeasurer() : undefined
    const evaluation = evaluateOrder({ ...context, measurer }, document)
    const refusal = checkSubmission(document, evaluation)
    if (refusal) return refused(refusal, placesOfSubmission(evaluation, refusal))
    const submitted = await decide(tenant, order, { kind: 'submit' }, body)
    return submitted.ok ? succeed(statusAnswer(tenant, submitted.data)) : submitted
  })
}
