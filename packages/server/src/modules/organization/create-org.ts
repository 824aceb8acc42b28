/** Somebody tries the demo with an organization of their own. */
import { newOrgMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { makeOrg } from './make-org.ts'

/** Nobody is signed in by this: the address may be somebody else's. */
export const createOrg: HandlerOf<'createOrg'> = async (call, body) => {
  const within = await call.limit('orgByPlace', call.network)
  if (!within.ok) return within
  const { databases, clock, config, jobs } = call.services
  const made = await makeOrg(databases.owner.db, body, { now: clock(), publicUrl: config.publicUrl })
  if (!made) return fail('refused', words.isThere(body), { rule: 'orgExists' })
  await jobs.add({ task: 'deliverMails' })
  return succeed({ ok: true })
}
