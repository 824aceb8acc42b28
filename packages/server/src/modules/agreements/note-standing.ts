/** An order knows when everything of its last revision is signed off: after each sign-off, and after each new revision. */
import { isSignedOff, type ProductOrder } from '@orderwright/domain/orders'
import { isWhole, sentBack } from '@orderwright/domain/agreements'
import { readRecords, updateRecord } from '../../platform/database/records.ts'
import type { Outcome } from '../../platform/http/outcome.ts'
import { succeed } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { inSystem, type TenantCall, type Work } from '../tenancy/run-in-tenant.ts'
import { sha256 } from '../revision-records/write-revision.ts'
import { appendEntry } from './agreement-store.ts'
import { resumeAfterAgreement } from './resume-after-agreement.ts'
import { readSubjects } from './subjects.ts'

/** What waited for it goes on. The order is locked. */
export async function noteStanding(
  work: Work,
  order: ProductOrder,
  standing: Awaited<ReturnType<typeof readSubjects>>,
): Promise<Outcome<ProductOrder>> {
  const isDone = isWhole(standing)
  const sentBackScope = sentBack(standing).length > 0 ? order.revisionScope : ''
  const wasDone = isSignedOff(order)
  if (isDone === wasDone && sentBackScope === order.sentBackScope) return succeed(order)
  const signedOffRevision = isDone ? order.revisionNumber : 0
  const signedOffScope = isDone ? order.revisionScope : ''
  const changed = await updateRecord(work.db, 'productOrder', work.orgId, order.id, {
    signedOffRevision,
    signedOffScope,
    sentBackScope,
  })
  if (!changed) throw new Error(`order ${order.id} vanished under its lock`)
  if (isDone === wasDone) return succeed(changed)
  await appendEntry(
    work,
    work.now,
    {
      kind: 'standing',
      productOrderId: order.id,
      orderNumber: order.orgSpecificId,
      revision: signedOffRevision,
      scope: sha256(signedOffScope),
    },
    { productOrderId: order.id, revisionNumber: signedOffRevision, packageId: null },
  )
  return resumeAfterAgreement(work, changed)
}

/** The system as it looks at an order for its customer. */
function forCustomer(work: Work, { userId }: ProductOrder): TenantCall {
  const actor = {
    kind: 'user',
    userId,
    orgId: work.orgId,
    role: 'guest',
    pricingIsHidden: false,
    isGuestMode: false,
  } as const
  return { ...work, actor, policy: work.services.policy, membership: null, isByProvider: false }
}

/**
 * A new revision of which every item and sheet is the same as one that was signed off is signed off with it: nobody would find anything
 * left to approve.
 */
export async function settleSignOffs(
  services: Services,
  { orgId, productOrderId }: { readonly orgId: number; readonly productOrderId: number },
): Promise<void> {
  await inSystem(services, orgId, async (work) => {
    if (work.org.profile.agreement.signOff === 'none') return
    const named = { fields: { id: productOrderId }, forUpdate: true, limit: 1 }
    const [order] = await readRecords(work.db, 'productOrder', orgId, named)
    if (!order || order.revisionNumber === 0) return
    await noteStanding(work, order, await readSubjects(forCustomer(work, order), order))
  })
}
