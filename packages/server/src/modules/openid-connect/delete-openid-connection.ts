/** Removes the connection at once, and brings it back within some minutes. Members can use codes again, also afterwards. */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import {
  findConnection,
  presentConnection,
  redirectUriOf,
  refuseOthers,
  setRequired,
  undoLimit,
} from './connection-store.ts'
import { tellOwners } from './tell-owners.ts'

export const deleteOpenidConnection: HandlerOf<'deleteOpenidConnection'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const { db, orgId, services } = tenant
    await findConnection(tenant, 'lock')
    const row = await db
      .updateTable('openidConnections')
      .set({
        removedAt: body.isDeleted ? services.clock() : null,
        configVersion: sql<number>`config_version + 1`,
      })
      .where('orgId', '=', orgId)
      .$if(body.isDeleted, (query) => query.where('removedAt', 'is', null))
      .$if(!body.isDeleted, (query) => query.where('removedAt', '>=', undoLimit(services.clock())))
      .returning('title')
      .executeTakeFirst()
    if (!row) return notFound()
    if (tenant.org.membersByProvider) await setRequired(tenant, false)
    await tellOwners(tenant, row.title, body.isDeleted ? 'removed' : 'restored')
    return succeed({
      connection: await presentConnection(tenant),
      redirectUri: redirectUriOf(services.config, call.host),
    })
  })
