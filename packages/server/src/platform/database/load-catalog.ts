/**
 * The catalogue of an organisation, read and compiled once and kept until one of its records changes. A stamp
 * over the catalogue's tables (count, versions, last change) says whether it has: one small query.
 */
import {
  type Catalog,
  type CatalogRecords,
  compileCatalog,
  type ProductCategory,
  productCategorySchema,
  type ProductGraphic,
  productGraphicSchema,
  type ProductOptionClassifierGroup,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Database } from './schema.ts'

export interface Catalogue {
  readonly stamp: string
  readonly records: CatalogRecords & {
    readonly productCategories: readonly ProductCategory[]
    readonly productOptionClassifierGroups: readonly ProductOptionClassifierGroup[]
    readonly productGraphics: readonly ProductGraphic[]
  }
  readonly compiled: Catalog
}

/** By organisation id; `checked` is when the stamp was last compared, in milliseconds. */
export type CatalogueCache = Map<number, { catalogue: Catalogue; checked: number }>

const MOST_KEPT = 100

/** Tables whose records make up the catalogue. */
export const catalogueTables = [
  'products',
  'product_categories',
  'product_properties',
  'product_options',
  'product_property_groups',
  'product_rules',
  'product_pricing_rules',
  'product_option_classifiers',
  'product_option_classifier_groups',
  'product_graphics',
] as const

async function readStamp(db: Transaction<Database>, orgId: number): Promise<string> {
  const parts = catalogueTables.map(
    (table) => sql`(select concat(count(*), '.', sum(version), '.', extract(epoch from max(last_updated)))
      from ${sql.table(table)} where org_id = ${orgId})`,
  )
  const answer = await sql<{ stamp: string }>`select concat_ws('/', ${sql.join(parts)}) as stamp`.execute(db)
  return answer.rows[0]?.stamp ?? ''
}

/**
 * The present catalogue, deleted records left out. With `maxAgeMs` a copy whose stamp was compared that recently
 * is taken as it is: for lists, where a title may be a second old.
 */
export async function loadCatalogue(
  db: Transaction<Database>,
  cache: CatalogueCache,
  orgId: number,
  maxAgeMs = 0,
): Promise<Catalogue> {
  const known = cache.get(orgId)
  const now = performance.now()
  if (known && maxAgeMs > 0 && now - known.checked < maxAgeMs) return known.catalogue
  const stamp = await readStamp(db, orgId)
  if (known?.catalogue.stamp === stamp) {
    known.checked = now
    return known.catalogue
  }
  const catalogue = await readCatalogue(db, orgId, stamp)
  if (cache.size >= MOST_KEPT) cache.clear()
  cache.set(orgId, { catalogue, checked: now })
  return catalogue
}

/** Stored records, parsed: JSON columns get the defaults of newer fields, generated columns stay behind. */
async function readRecords<Schema extends z.ZodType>(
  db: Transaction<Database>,
  orgId: number,
  table: (typeof catalogueTables)[number],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const answer = await sql<unknown>`select * from ${sql.table(table)}
    where org_id = ${orgId} and deleted_at is null order by id`.execute(db)
  return z.array(schema).parse(answer.rows)
}

const byRank = (a: { rank: number; id: number }, b: { rank: number; id: number }) =>
  a.rank - b.rank || a.id - b.id
const isKept = (record: { deleted: number }) => record.deleted === 0

async function readCatalogue(db: Transaction<Database>, orgId: number, stamp: string): Promise<Catalogue> {
  const read = <Schema extends z.ZodType>(table: (typeof catalogueTables)[number], schema: Schema) =>
    readRecords(db, orgId, table, schema)
  const records = {
    products: (await read('products', productSchema)).sort(byRank),
    productCategories: (await read('product_categories', productCategorySchema)).sort(byRank),
    productProperties: (await read('product_properties', productPropertySchema)).sort(byRank),
    productOptions: (await read('product_options', productOptionSchema)).sort(byRank),
    productPropertyGroups: (await read('product_property_groups', productPropertyGroupSchema)).sort(byRank),
    productRules: await read('product_rules', productRuleSchema),
    productPricingRules: (await read('product_pricing_rules', productPricingRuleSchema)).filter(isKept),
    productOptionClassifiers: (
      await read('product_option_classifiers', productOptionClassifierSchema)
    ).filter(isKept),
    productOptionClassifierGroups: (
      await read('product_option_classifier_groups', productOptionClassifierGroupSchema)
    ).filter(isKept),
    productGraphics: await read('product_graphics', productGraphicSchema),
  }
  return { stamp, records, compiled: compileCatalog(records) }
}
