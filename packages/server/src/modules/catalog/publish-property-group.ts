/** Publishes a property group: its draft becomes the group under which properties stand on the order page. [2.2.89] */
import { groupChanges } from '@orderwright/domain/catalog'
import { idSchema } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { readRecord, readRecords, updateRecords } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { conflict } from '../records/conflict.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { followMoves } from './property-groups.ts'

export const publishPropertyGroup: HandlerOf<'publishPropertyGroup'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, policy, actor } = tenant
    if (!policy.can(actor, 'catalog.write', { orgId })) return forbidden()
    const seen = await readRecord(db, 'productPropertyGroup', orgId, body.productPropertyGroupId)
    if (!seen) return notFound()
    const drafted = Object.keys(seen.properties)
      .map(Number)
      .filter((id) => idSchema.safeParse(id).success)
    // Properties are locked before groups, as by whoever changes a property: nobody waits for each other.
    const properties = await readRecords(db, 'productProperty', orgId, {
      condition: sql<boolean>`(product_property_group_id = ${seen.id} or id = any(${drafted}::integer[]))`,
      forUpdate: true,
    })
    const group = await readRecord(db, 'productPropertyGroup', orgId, seen.id, { forUpdate: true })
    if (!group) return notFound()
    if (group.version !== body.version) return conflict(group, ['properties'])
    const { moves, joining, leaving, moving } = groupChanges(group, properties)
    const patches = moves.map(({ productPropertyId, toGroupId }) => ({
      id: productPropertyId,
      patch: { productPropertyGroupId: toGroupId },
    }))
    const productProperties = await updateRecords(db, 'productProperty', orgId, patches)
    const others = await followMoves(tenant, moves)
    tenant.services.caches.catalogs.delete(orgId)
    return succeed({
      productPropertyGroups: [group, ...others.filter(({ id }) => id !== group.id)],
      productProperties: productProperties.toSorted((a, b) => a.id - b.id),
      joining: [...joining],
      leaving: [...leaving],
      moving: [...moving],
    })
  })
