/** An owner takes a merge of customers back. [issue 18] Decision 193. */
import { customerMessages as words, takeBackMerge } from '@orderwright/domain/customers'
import { readRecords, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { readMerged } from '../customer-records/merged-customers.ts'
import { lockBelongings, moveBelongings } from './move-customer.ts'

export const undoCustomerMerge: HandlerOf<'undoCustomerMerge'> = (call, { mergedId, ...body }) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'people.write', { orgId })) return forbidden()
    const found = await readMerged(tenant, mergedId)
    if (!found || !isRestorable(found, tenant.now)) return notFound()
    await lockBelongings(tenant, found.mergedIntoId)
    const both = await readRecords(db, 'customer', orgId, {
      fields: { id: [found.mergedIntoId, mergedId] },
      includeDeleted: true,
      forUpdate: true,
    })
    // Somebody else may have taken it back while the records were waited for.
    const merged = await readMerged(tenant, mergedId)
    const kept = both.find(({ id }) => id === merged?.mergedIntoId)
    if (!merged || !kept) return notFound()
    if (kept.deletedAt !== null) return fail('refused', words.keptIsGone, { rule: 'keptIsGone' })
    const changed = await updateRecord(db, 'customer', orgId, kept.id, takeBackMerge(kept, merged.mergeTrace))
    const back = await updateRecord(db, 'customer', orgId, mergedId, {
      deletedAt: null,
      mergedIntoId: null,
      mergeTrace: null,
    })
    if (!changed || !back) return notFound()
    await moveBelongings(tenant, merged.mergeTrace, { from: kept.id, to: mergedId })
    return succeed({ kept: changed, merged: back })
  })
