/** What customers have accepted and signed off of an order, and what production waits for. */
import {
  differsFromAccepted,
  isAccepted,
  isBound,
  isQuoteExpired,
  productionWaits,
  type ProductOrder,
  quoteValidUntil,
} from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { documentOf, readableOrder, subjectOf } from '../orders/order-store.ts'
import { seesPrices } from '../orders/present-order.ts'
import { documentWithCanvas } from '../revision-records/write-revision.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { acceptable, mayAccept } from './acceptable.ts'
import { readAcceptances } from './agreement-store.ts'
import { presentAcceptance } from './present-acceptance.ts'
import { readSubjects } from './subjects.ts'

type Subjects = Awaited<ReturnType<typeof readSubjects>>

/** Why this caller can not accept; '' where they can, where it is done, and where nobody asks. */
async function whyNot(tenant: TenantCall, order: ProductOrder, subjects: Subjects): Promise<string> {
  if (isAccepted(order) || tenant.org.profile.agreement.acceptance === 'off') return ''
  const can = await acceptable(tenant, order, { subjects })
  return can.ok ? '' : can.error.message
}

export const getAgreement: HandlerOf<'getAgreement'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const found = await readableOrder(tenant, body.productOrderId)
    if (!found.ok) return found
    const order = found.data
    const { profile } = tenant.org
    const isOffered = profile.agreement.acceptance !== 'off' && order.revisionNumber > 0
    const subjects = await readSubjects(tenant, order)
    const cannotAccept = await whyNot(tenant, order, subjects)
    const acceptances = await readAcceptances(tenant, order.id)
    const isMade = order.isStocked === 0
    const document = await documentWithCanvas(tenant, await documentOf(tenant, order))
    const isExpired = isQuoteExpired(order, profile, tenant.now)
    const mayApprove = tenant.policy.can(tenant.actor, 'order.approve', subjectOf(order, profile))
    return succeed({
      revision: order.revisionNumber,
      acceptances: acceptances.map((one) => presentAcceptance(tenant, order, one)),
      differs: differsFromAccepted(document, seesPrices(tenant, order)),
      subjects: subjects.map(({ hash: _, ...subject }) => subject),
      waits: isMade && order.revisionNumber > 0 ? (productionWaits(order, profile) ?? '') : '',
      cannotAccept,
      validUntil: isBound(order, profile) ? null : quoteValidUntil(order, profile),
      isExpired,
      renewalAskedSince: order.renewalAskedSince,
      abilities: {
        askRenewal: isExpired && order.renewalAskedSince === null && mayAccept(tenant, order).ok,
        renew: (isExpired || order.renewalAskedSince !== null) && mayApprove,
        accept: isOffered && !isAccepted(order) && cannotAccept === '',
        signOff:
          subjects.length > 0 && tenant.policy.can(tenant.actor, 'order.signOff', subjectOf(order, profile)),
      },
    })
  })
