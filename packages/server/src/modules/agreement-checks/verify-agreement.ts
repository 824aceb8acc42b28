/** Whether a file is one that was accepted: for anybody who has it, by its hash and the mark at its end. */
import { orderWord } from '@orderwright/domain/tenancy'
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInSystem } from '../tenancy/run-in-tenant.ts'
import { checkPackage } from './check-agreements.ts'
import { whatFileIs } from './what-file-is.ts'

export const verifyAgreement: HandlerOf<'verifyAgreement'> = async (call: CallContext, body) => {
  const allowed = await call.limit('verifyFileByPlace', call.network)
  if (!allowed.ok) return allowed
  const { services } = call
  const found = await readInSystem(services, body.orgId, async (work) => {
    const { db, orgId, org } = work
    const known = await whatFileIs(db, { orgId, packageId: body.packageId }, body.hash)
    if (!known) return null
    const findings = await checkPackage({ db, orgId, storage: services.storage }, body.packageId)
    return { known, findings, title: org.title, word: orderWord(org.profile) }
  })
  if (!found) return succeed({ verdict: 'unknown' as const, file: null, findings: [] })
  const { known, findings, title, word } = found
  const { kind, ...about } = known
  return succeed({
    verdict: kind === null ? ('changed' as const) : ('genuine' as const),
    file: { ...about, kind, orgTitle: title, word },
    findings: findings.map(({ message }) => message),
  })
}
