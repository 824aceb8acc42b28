/** What stands on a canvas names viewports, walls, options and pictures: they are there, and of the same order. */
import { isOffered, publishLevelSchema } from '@orderwright/domain/catalog'
import { spatialCallMessages as words, spatialMessages } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import {
  referredId,
  type SpatialFault,
  type SpatialKey,
  spatialKindOf,
  type SpatialReference,
} from '@orderwright/domain/spatial'
import { type RawBuilder, sql } from 'kysely'
import { resourceTables } from '../../platform/database/schema.ts'
import { fail, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** A record as it shall be, as it is (null: new), and where it stands in the body: 'props.', 'updates.3.props.' */
export interface SpatialWrite {
  readonly record: object
  readonly before: object | null
  readonly path: string
}

export function invalidFields(faults: readonly SpatialFault[]) {
  return fail('invalid', sentences.invalid, {
    fields: faults.slice(0, MAX_FIELDS).map((fault) => ({ ...fault })),
  })
}
/** A body of nothing but mistakes is not given back whole. */
const MAX_FIELDS = 50

type Target = SpatialReference['to'] | 'archElevation' | 'entity' | 'productInstance'

interface Named {
  readonly to: Target
  readonly id: number
  /** 'props.data.archCustomViewId' */
  readonly path: string
}

function fieldOf(record: object | null, name: string): unknown {
  return record === null ? undefined : Object.entries(record).find(([key]) => key === name)?.[1]
}

const parents = ['archWall', 'archElevation', 'archCustomView', 'entity', 'productInstance'] as const

/** What a write names that it did not name before: what stood there stays, even where it was deleted since. */
function newlyNamed(key: SpatialKey, { record, before, path }: SpatialWrite): Named[] {
  const kind = spatialKindOf({ key, type: fieldOf(record, 'type') })
  const named = kind.references.flatMap((reference): Named[] => {
    const id = referredId(record, reference)
    if (id === null || (before !== null && referredId(before, reference) === id)) return []
    return [{ to: reference.to, id, path: path + reference.path.join('.') }]
  })
  const to = parents.find((parent) => parent === fieldOf(record, 'parentResourceKey'))
  const id = fieldOf(record, 'parentId')
  const isNew = fieldOf(before, 'parentId') !== id || fieldOf(before, 'parentResourceKey') !== to
  if (to === undefined || typeof id !== 'number' || !isNew) return named
  return [...named, { to, id, path: `${path}parentId` }]
}

/** Where a record may be named from an order: options that the caller is offered, pictures of the order and of the catalog. */
function reachOf({ actor }: TenantCall, to: Target, orderId: number): RawBuilder<boolean> {
  if (to === 'productOption') {
    const levels = publishLevelSchema.options.filter((level) => isOffered(level, actor.role))
    return sql`publish_level = any(${levels})`
  }
  if (to === 'medium') return sql`(product_order_id is null or product_order_id = ${orderId})`
  return sql`product_order_id = ${orderId}`
}

async function foundIds(tenant: TenantCall, to: Target, orderId: number, ids: readonly number[]) {
  const answer = await sql<{ id: number; isDeleted: boolean }>`
    select id, deleted_at is not null as is_deleted from ${sql.table(resourceTables[to])}
    where org_id = ${tenant.orgId} and id = any(${ids}::integer[]) and ${reachOf(tenant, to, orderId)}`.execute(
    tenant.db,
  )
  return new Map(answer.rows.map(({ id, isDeleted }) => [id, isDeleted]))
}

/**
 * Refuses names of what is elsewhere or not there: the same answer for both. A viewport that was deleted may be named as long as it can
 * come back: what somebody has drawn on it without knowing comes back with it.
 */
export async function checkReferences(
  tenant: TenantCall,
  order: ProductOrder,
  key: SpatialKey,
  writes: readonly SpatialWrite[],
): Promise<Outcome<null>> {
  const named = writes.flatMap((write) => newlyNamed(key, write))
  for (const to of new Set(named.map((one) => one.to))) {
    const asked = named.filter((one) => one.to === to)
    const found = await foundIds(tenant, to, order.id, [...new Set(asked.map(({ id }) => id))])
    const isThere = (isDeleted: boolean | undefined) =>
      isDeleted === false || (isDeleted === true && to === 'archCustomView')
    const missing = asked.filter(({ id }) => !isThere(found.get(id)))
    if (missing.length > 0)
      return invalidFields(missing.map(({ path }) => ({ path, message: words.missingReference })))
  }
  return key === 'entity' ? checkParents(tenant, order, writes) : succeed(null)
}

function entityParent(record: object | null): number | null {
  const id = fieldOf(record, 'parentId')
  return fieldOf(record, 'parentResourceKey') === 'entity' && typeof id === 'number' ? id : null
}

/** Nothing stands on itself, by however many others between. */
async function checkParents(
  tenant: TenantCall,
  order: ProductOrder,
  writes: readonly SpatialWrite[],
): Promise<Outcome<null>> {
  const moved = writes.filter(
    ({ record, before }) =>
      before !== null && entityParent(record) !== null && entityParent(record) !== entityParent(before),
  )
  if (moved.length === 0) return succeed(null)
  const { rows } = await sql<{ id: number; parentId: number }>`select id, parent_id from entities
    where org_id = ${tenant.orgId} and product_order_id = ${order.id} and parent_resource_key = 'entity'`.execute(
    tenant.db,
  )
  const parentIds = new Map<number, number | null>(rows.map(({ id, parentId }) => [id, parentId]))
  const idOf = (record: object) => Number(fieldOf(record, 'id'))
  for (const { record } of writes) parentIds.set(idOf(record), entityParent(record))
  for (const { record, path } of moved) {
    const seen = new Set([idOf(record)])
    for (let at = entityParent(record); at !== null; at = parentIds.get(at) ?? null) {
      if (seen.has(at))
        return invalidFields([{ path: `${path}parentId`, message: spatialMessages.ownParent }])
      seen.add(at)
    }
  }
  return succeed(null)
}
