/** An owner merges a customer into another one. [issue 18] Decision 193. */
import {
  type Customer,
  customerMessages as words,
  type MergeTrace,
  planCustomerMerge,
} from '@orderwright/domain/customers'
import { readRecords, rightNow, updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { conflict } from '../records/conflict.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { type Belongings, lockBelongings, moveBelongings } from './move-customer.ts'

/** The fields of a patch as they were. */
function traceOf(kept: Customer, patch: MergeTrace['after']): MergeTrace {
  const before = Object.entries(kept).filter(([field]) => field in patch)
  return { before: Object.fromEntries(before), after: patch }
}

export const mergeCustomers: HandlerOf<'mergeCustomers'> = (call, { choices, ...body }) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    const [keptId, mergedId] = [body.kept.id, body.merged.id]
    if (!tenant.policy.can(tenant.actor, 'people.write', { orgId })) return forbidden()
    if (keptId === mergedId) return fail('refused', words.sameCustomer, { rule: 'sameCustomer' })
    const belongings = await lockBelongings(tenant, mergedId)
    const both = await readRecords(db, 'customer', orgId, {
      fields: { id: [keptId, mergedId] },
      forUpdate: true,
    })
    const kept = both.find(({ id }) => id === keptId)
    const merged = both.find(({ id }) => id === mergedId)
    if (!kept || !merged) return notFound()
    if (kept.version !== body.kept.version) return conflict(kept, ['version'])
    if (merged.version !== body.merged.version) return conflict(merged, ['version'])
    const { patch, isTooMuch } = planCustomerMerge(kept, merged, choices)
    if (isTooMuch) return fail('refused', words.tooMuchToMerge, { rule: 'tooMuchToMerge' })
    const changed = await updateRecord(db, 'customer', orgId, keptId, patch)
    if (!changed) return notFound()
    // What was given to it while the records were waited for goes too.
    const late = await lockBelongings(tenant, mergedId)
    const all: Belongings = {
      orderIds: [...new Set([...belongings.orderIds, ...late.orderIds])],
      userIds: [...new Set([...belongings.userIds, ...late.userIds])],
      fileIds: [...new Set([...belongings.fileIds, ...late.fileIds])],
    }
    const moved = await moveBelongings(tenant, all, { from: mergedId, to: keptId })
    await updateRecord(db, 'customer', orgId, mergedId, {
      deletedAt: rightNow,
      mergedIntoId: keptId,
      mergeTrace: { ...traceOf(kept, patch), ...all },
    })
    return succeed({ kept: changed, ...moved })
  })
