/**
 * Takes a set of changes back as one step. Fields that somebody has changed since stay as they are and are named. It is refused
 * where an order that was submitted since holds something of it: somebody has agreed to that order as it is. [issue 16]
 */
import { changeLabMessages as words } from '@orderwright/domain/messages'
import { orderWord } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import {
  type CatalogChange,
  type ChangedRecord,
  recordKey,
  reverse,
} from '@orderwright/domain/catalog-changes'
import { z } from 'zod'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { countPricedOrders, heldBy } from '../catalog/affected-orders.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import type { StoredRecord } from './changed-kind.ts'
import { isWrittenKey } from './changed-kinds.ts'
import { changeTitle, presentRecord, storedRecords } from './stored-records.ts'
import { writeChanges } from './write-changes.ts'

const fieldsSchema = z.record(z.string(), z.unknown())
const common = {
  resource: z.string().refine(isWrittenKey),
  id: z.number().int(),
}
/** A set of changes as it is stored. */
export const storedChangesSchema = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('create'), ...common, values: fieldsSchema }),
    z.object({ kind: z.literal('update'), ...common, before: fieldsSchema, values: fieldsSchema }),
    z.object({ kind: z.literal('destroy'), ...common, before: fieldsSchema }),
  ]),
)

/** What of a record stays as somebody has made it since. */
export interface SparedRecord extends ChangedRecord {
  readonly title: string
  readonly fields: readonly string[]
}

const idsSchema = z.object({
  fromResourceKey: z.string().optional(),
  toResourceKey: z.string().optional(),
  fromIds: z.array(z.number()).default([]),
  toIds: z.array(z.number()).default([]),
  toProductPropertyId: z.number().nullish(),
})

/** The products, properties, options, rules and classifiers whose orders may depend on a change. */
function askedBy(
  changes: readonly CatalogChange[],
  stored: ReadonlyMap<string, StoredRecord>,
): Required<Parameters<typeof heldBy>[1]> {
  const ids = (key: string) => changes.filter(({ resource }) => resource === key).map(({ id }) => id)
  const options = ids('productOption')
  const properties = ids('productProperty')
  for (const change of changes) {
    if (change.resource !== 'productRule') continue
    const values = change.kind === 'destroy' ? change.before : change.values
    const before = change.kind === 'update' ? change.before : {}
    for (const side of [stored.get(recordKey(change))?.record ?? {}, values, before]) {
      const rule = idsSchema.safeParse(side)
      if (!rule.success) continue
      const { fromResourceKey, toResourceKey, fromIds, toIds, toProductPropertyId } = rule.data
      ;(fromResourceKey === 'productProperty' ? properties : options).push(...fromIds)
      ;(toResourceKey === 'productProperty' ? properties : options).push(...toIds)
      if (toProductPropertyId) properties.push(toProductPropertyId)
    }
  }
  return {
    productIds: ids('product'),
    productPropertyIds: properties,
    productOptionIds: options,
    productPricingRuleIds: ids('productPricingRule'),
    productOptionClassifierIds: ids('productOptionClassifier'),
  }
}

async function refuseDependents(
  tenant: TenantCall,
  changes: readonly CatalogChange[],
  stored: ReadonlyMap<string, StoredRecord>,
  since: string,
) {
  const held = await heldBy(tenant, askedBy(changes, stored))
  const orders = await countPricedOrders(tenant, held, [{ begin: timestamp(since), end: null }])
  if (orders === 0) return undefined
  const word = orderWord(tenant.org.profile).toLowerCase()
  return fail('refused', words.dependedOn({ count: orders, word }), { rule: 'submittedSince', orders })
}

/** The caller has asked for the right to do so. */
export async function takeBack(
  tenant: TenantCall,
  changeSetId: number,
): Promise<Outcome<{ readonly spared: SparedRecord[] }>> {
  const { db, orgId, actor, now } = tenant
  const set = await db
    .selectFrom('catalogChangeSets')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('id', '=', changeSetId)
    .executeTakeFirst()
  if (!set) return notFound()
  if (set.takenBackAt !== null) return fail('refused', words.takenBackAlready, { rule: 'takenBack' })
  const changes = storedChangesSchema.parse(set.changes)
  const stored = await storedRecords(tenant, changes, { forUpdate: true })
  const refused = await refuseDependents(tenant, changes, stored, set.created)
  if (refused) return refused
  const spared: SparedRecord[] = []
  const reversed: CatalogChange[] = []
  for (const change of changes) {
    const back = reverse(change, presentRecord(stored, change))
    if (back.change) reversed.push(back.change)
    if (back.spared.length === 0) continue
    const { resource, id } = change
    spared.push({ resource, id, title: changeTitle(stored, change), fields: back.spared })
  }
  const written = await writeChanges(tenant, reversed, 'bringBack')
  if (!written.ok) return written
  await db
    .updateTable('catalogChangeSets')
    .set({ takenBackAt: now, takenBackBy: actor.userId })
    .where('orgId', '=', orgId)
    .where('id', '=', changeSetId)
    .execute()
  return succeed({ spared })
}
