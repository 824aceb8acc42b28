/**
 * Property groups: a group's `properties` is a draft, a property's `productPropertyGroupId` is what counts. Here drafts follow
 * properties that change their group otherwise than by publishing, and properties follow groups that are deleted or come
 * back. [2.2.89, 2.7.35, 2.7.38]
 */
import {
  draftsAfter,
  type GroupMove,
  type ProductProperty,
  type ProductPropertyGroup,
} from '@orderwright/domain/catalog'
import { adminGroupMessages as words } from '@orderwright/domain/messages'
import { idSchema } from '@orderwright/domain/units'
import { z } from 'zod'
import { readRecords, updateRecords, type Values } from '../../platform/database/records.ts'
import { fail } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { Refused, Write, Written } from './catalog-resource.ts'

const groupedSchema = z.object({ productPropertyGroupId: idSchema.nullish() })
const draftedSchema = z.object({ properties: z.record(z.string(), z.object({})).optional() })

/**
 * A property can only be put into a group that is there. What stands in a group already may be written again. The groups that
 * properties leave and reach are locked before the properties refer to them: two that are put into one group at once would
 * each hold it by their reference, and wait for the other to change its draft.
 */
export async function groupsAreThere(
  { db, orgId }: TenantCall,
  writes: readonly Write<ProductProperty>[],
): Promise<Refused> {
  const wanted = new Set<number>()
  const left = new Set<number>()
  for (const { props, before } of writes) {
    const { productPropertyGroupId: id } = groupedSchema.parse(props)
    const fromId = before?.productPropertyGroupId ?? null
    if (id === undefined || id === fromId) continue
    if (id !== null) wanted.add(id)
    if (fromId !== null) left.add(fromId)
  }
  if (wanted.size === 0 && left.size === 0) return undefined
  const found = await readRecords(db, 'productPropertyGroup', orgId, {
    fields: { id: [...new Set([...wanted, ...left])] },
    forUpdate: true,
  })
  const there = new Set(found.map(({ id }) => id))
  if ([...wanted].every((id) => there.has(id))) return undefined
  return fail('invalid', words.noSuchGroup, {
    fields: [{ path: 'props.productPropertyGroupId', message: words.noSuchGroup }],
  })
}

/** A draft takes only properties that are there; those that it names already may be deleted meanwhile. */
export async function draftedAreThere(
  { db, orgId }: TenantCall,
  writes: readonly Write<ProductPropertyGroup>[],
): Promise<Refused> {
  const added = new Set<string>()
  for (const { props, before } of writes) {
    for (const id of Object.keys(draftedSchema.parse(props).properties ?? {})) {
      if (before?.properties[id] === undefined) added.add(id)
    }
  }
  if (added.size === 0) return undefined
  const ids = [...added].map(Number).filter((id) => idSchema.safeParse(id).success)
  const found = await readRecords(db, 'productProperty', orgId, { fields: { id: ids } })
  const there = new Set(found.map(({ id }) => String(id)))
  const fields = [...added]
    .filter((id) => !there.has(id))
    .map((id) => ({ path: `props.properties.${id}`, message: words.noSuchProperty }))
  return fields.length === 0 ? undefined : fail('invalid', words.noSuchProperty, { fields })
}

/** Brings the drafts of the groups that these moves leave and reach up to date. Answers the groups that changed. */
export async function followMoves(
  { db, orgId }: TenantCall,
  moves: readonly GroupMove[],
): Promise<ProductPropertyGroup[]> {
  const ids = new Set(moves.flatMap(({ fromGroupId, toGroupId }) => [fromGroupId ?? 0, toGroupId ?? 0]))
  ids.delete(0)
  if (ids.size === 0) return []
  const groups = await readRecords(db, 'productPropertyGroup', orgId, {
    fields: { id: [...ids] },
    forUpdate: true,
  })
  const drafts = draftsAfter(groups, moves)
  return updateRecords(
    db,
    'productPropertyGroup',
    orgId,
    drafts.map(({ group, properties }) => ({ id: group.id, patch: { properties } })),
  )
}

/** A property that is put into a group by itself is drafted there too: the next publishing must not throw it out. */
export async function draftsFollow(
  tenant: TenantCall,
  written: readonly Written<ProductProperty>[],
): Promise<void> {
  const moves = written.flatMap(({ before, after }): GroupMove[] => {
    const fromGroupId = before?.productPropertyGroupId ?? null
    const toGroupId = after.productPropertyGroupId
    return fromGroupId === toGroupId ? [] : [{ productPropertyId: after.id, fromGroupId, toGroupId }]
  })
  await followMoves(tenant, moves)
}

/**
 * Deleting a group leaves its properties without one; it remembers them, and restoring it brings those back that nobody has
 * put into another group since.
 */
export async function leaveOrRejoin(
  { db, orgId }: TenantCall,
  group: ProductPropertyGroup,
  isRemoved: boolean,
): Promise<Values> {
  const fields = isRemoved ? { productPropertyGroupId: group.id } : { id: group.formerPropertyIds }
  const properties = await readRecords(db, 'productProperty', orgId, {
    fields,
    includeDeleted: true,
    forUpdate: true,
  })
  const productPropertyGroupId = isRemoved ? null : group.id
  const moved = isRemoved
    ? properties
    : properties.filter((property) => property.productPropertyGroupId === null)
  const patches = moved.map(({ id }) => ({ id, patch: { productPropertyGroupId } }))
  await updateRecords(db, 'productProperty', orgId, patches)
  if (isRemoved) return { formerPropertyIds: moved.map(({ id }) => id) }
  // Who stands elsewhere by now is no longer drafted here.
  const elsewhere = new Set(properties.filter((one) => !moved.includes(one)).map(({ id }) => String(id)))
  const drafted = Object.entries(group.properties).filter(([id]) => !elsewhere.has(id))
  return { formerPropertyIds: [], properties: Object.fromEntries(drafted) }
}
