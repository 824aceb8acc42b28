/** An owner skips a step of the guided first visit, takes one up again, hides the guide or shows it. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { readGuide } from './guide-store.ts'

export const updateSetupGuide: HandlerOf<'updateSetupGuide'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, policy, actor, orgId } = tenant
    if (!policy.can(actor, 'profile.write', { orgId })) return forbidden()
    const guide = await readGuide(tenant, 'lock')
    if (!guide) return notFound()
    const { step, isHidden = guide.isHidden } = body
    const others = guide.skipped.filter((key) => key !== step?.key)
    const skipped = step === undefined ? guide.skipped : step.isSkipped ? [...others, step.key] : others
    await db.updateTable('setupGuides').set({ skipped, isHidden }).where('orgId', '=', orgId).execute()
    return succeed({ guide: { ...guide, skipped, isHidden } })
  })
