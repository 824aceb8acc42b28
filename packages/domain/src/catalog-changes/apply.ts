/** The records of a catalog as they will be with changes. What no change touches stays the same object. */
import type { CatalogRecords } from '../catalog/compile.ts'
import { type ResourceKey, resourceSchemas } from '../entities.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { CatalogChange, Values } from './change.ts'
import { settle } from './rebase.ts'

/** What a record of the catalog has, whatever its kind. */
type Stored = Values & { readonly id: number }

/** The lists of a catalog's records by the key of their resource; records of other kinds are no part of what an order is judged by. */
const lists = {
  product: 'products',
  productProperty: 'productProperties',
  productOption: 'productOptions',
  productPropertyGroup: 'productPropertyGroups',
  productRule: 'productRules',
  productPricingRule: 'productPricingRules',
  productOptionClassifier: 'productOptionClassifiers',
  productOptionClassifierGroup: 'productOptionClassifierGroups',
  productGraphic: 'productGraphics',
} as const satisfies Partial<Record<ResourceKey, keyof CatalogRecords>>

export type CatalogRecordKey = keyof typeof lists
/** The kinds of records that orders are judged, priced and drawn by. */
export const catalogRecordKeys: readonly CatalogRecordKey[] = [
  'product',
  'productProperty',
  'productOption',
  'productPropertyGroup',
  'productRule',
  'productPricingRule',
  'productOptionClassifier',
  'productOptionClassifierGroup',
  'productGraphic',
]

/** Kinds of which a deleted record stays in the catalog, because what has it is priced by it still. (Decision 71.) */
export const keptWhenDestroyed: ReadonlySet<ResourceKey> = new Set([
  'productPricingRule',
  'productOptionClassifier',
])

/** What new records are given besides their values. */
export interface MadeIn {
  readonly orgId: number
  readonly now: Timestamp
}

function changedList<T extends Stored>(
  records: readonly T[],
  changes: readonly CatalogChange[],
  parse: (resource: ResourceKey, fields: Values) => T,
  { orgId, now }: MadeIn,
): readonly T[] {
  if (changes.length === 0) return records
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const change of changes) {
    const record = byId.get(change.id)
    if (change.kind === 'create') {
      const owned = { id: change.id, orgId, version: 1, created: now, lastUpdated: now, deletedAt: null }
      byId.set(change.id, parse(change.resource, { ...change.values, ...owned }))
    } else if (record === undefined) {
      continue
    } else if (change.kind === 'update') {
      // As publishing writes it: over what was published since.
      const settled = settle(change, record, 'mine')
      if (settled?.kind === 'update') {
        byId.set(change.id, parse(change.resource, { ...record, ...settled.values }))
      }
    } else if (keptWhenDestroyed.has(change.resource)) {
      byId.set(change.id, parse(change.resource, { ...record, deleted: 1 }))
    } else {
      byId.delete(change.id)
    }
  }
  return [...byId.values()]
}

/**
 * The records with the changes, laid over what was published since as publishing lays them. Throws (zod) where a change makes a record that its schema does not allow: changes are checked
 * when they are taken. A change of a record that is not there changes nothing.
 */
export function applyToCatalog<Records extends CatalogRecords>(
  records: Records,
  changes: readonly CatalogChange[],
  made: MadeIn,
): Records {
  const of = (key: CatalogRecordKey) => changes.filter(({ resource }) => resource === key)
  const groups = changedList(
    records.productOptionClassifierGroups ?? [],
    of('productOptionClassifierGroup'),
    (_, fields) => resourceSchemas.productOptionClassifierGroup.parse(fields),
    made,
  )
  return {
    ...records,
    products: changedList(
      records.products,
      of('product'),
      (_, fields) => resourceSchemas.product.parse(fields),
      made,
    ),
    productProperties: changedList(
      records.productProperties,
      of('productProperty'),
      (_, fields) => resourceSchemas.productProperty.parse(fields),
      made,
    ),
    productOptions: changedList(
      records.productOptions,
      of('productOption'),
      (_, fields) => resourceSchemas.productOption.parse(fields),
      made,
    ),
    productPropertyGroups: changedList(
      records.productPropertyGroups,
      of('productPropertyGroup'),
      (_, fields) => resourceSchemas.productPropertyGroup.parse(fields),
      made,
    ),
    productRules: changedList(
      records.productRules,
      of('productRule'),
      (_, fields) => resourceSchemas.productRule.parse(fields),
      made,
    ),
    productPricingRules: changedList(
      records.productPricingRules,
      of('productPricingRule'),
      (_, fields) => resourceSchemas.productPricingRule.parse(fields),
      made,
    ),
    productOptionClassifiers: changedList(
      records.productOptionClassifiers,
      of('productOptionClassifier'),
      (_, fields) => resourceSchemas.productOptionClassifier.parse(fields),
      made,
    ),
    // Groups that are archived are no part of a compiled catalog.
    productOptionClassifierGroups: groups.some(({ deleted }) => deleted === 1)
      ? groups.filter(({ deleted }) => deleted === 0)
      : groups,
    productGraphics: changedList(
      records.productGraphics ?? [],
      of('productGraphic'),
      (_, fields) => resourceSchemas.productGraphic.parse(fields),
      made,
    ),
  }
}
