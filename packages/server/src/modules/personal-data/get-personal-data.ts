/** All that an organization holds about a guest or member, for its owners to hand on. [issue 17; GDPR, article 15] */
import { type Json, jsonSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { hasPlace, readPerson } from './read-person.ts'

const rowSchema = z.record(z.string(), jsonSchema)

export const getPersonalData: HandlerOf<'getPersonalData'> = async (call, body) => {
  const allowed = await readInTenant(call, body, async (tenant) =>
    tenant.policy.can(tenant.actor, 'people.write', { orgId: tenant.orgId })
      ? succeed(tenant.orgId)
      : forbidden(),
  )
  if (!allowed.ok) return allowed
  const person = { orgId: allowed.data, userId: body.aboutUserId }
  const held = await call.services.databases.owner.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (db) => ((await hasPlace(db, person)) ? readPerson(db, person) : null))
  if (held === null) return notFound()
  const tables: Record<string, Record<string, Json>[]> = {}
  for (const { table, lines } of held) tables[table] = lines.map((line) => rowSchema.parse(JSON.parse(line)))
  return succeed({ tables })
}
