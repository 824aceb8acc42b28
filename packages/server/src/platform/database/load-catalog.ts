/**
 * The catalog of an organisation, read and compiled once and kept until one of its records changes. A stamp
 * over the catalog's tables (count, versions, last change) says whether it has: one small query.
 */
import {
  type Catalog,
  catalogIn,
  type CatalogRecords,
  compileCatalog,
  type ProductCategory,
  productCategorySchema,
  type ProductOptionClassifierGroup,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productOptionSchema,
  productPricingRuleSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { type ProductGraphic, productGraphicSchema } from '@orderwright/domain/graphics'
import type { Language } from '@orderwright/domain/localization'
import { sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { readersLanguage } from '../languages.ts'
import type { Database } from './schema.ts'

export interface LoadedCatalog {
  readonly stamp: string
  readonly records: CatalogRecords & {
    readonly productCategories: readonly ProductCategory[]
    readonly productOptionClassifierGroups: readonly ProductOptionClassifierGroup[]
    readonly productGraphics: readonly ProductGraphic[]
  }
  readonly compiled: Catalog
}

/** By organisation id; `checked` is when the stamp was last compared, in milliseconds. */
export type CatalogCache = Map<number, { catalog: LoadedCatalog; checked: number }>

const MAX_KEPT = 100

/** Tables whose records make up the catalog. */
export const catalogTables = [
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
  const parts = catalogTables.map(
    (table) => sql`(select concat(count(*), '.', sum(version), '.', extract(epoch from max(last_updated)))
      from ${sql.table(table)} where org_id = ${orgId})`,
  )
  const answer = await sql<{ stamp: string }>`select concat_ws('/', ${sql.join(parts)}) as stamp`.execute(db)
  return answer.rows[0]?.stamp ?? ''
}

/**
 * The present catalog, deleted records left out. With `maxAgeMs` a copy whose stamp was compared that recently
 * is taken as it is: for lists, where a title may be a second old.
 */
export async function loadCatalog(
  db: Transaction<Database>,
  cache: CatalogCache,
  orgId: number,
  maxAgeMs = 0,
): Promise<LoadedCatalog> {
  const known = cache.get(orgId)
  const now = performance.now()
  if (known && maxAgeMs > 0 && now - known.checked < maxAgeMs) return known.catalog
  const stamp = await readStamp(db, orgId)
  if (known?.catalog.stamp === stamp) {
    known.checked = now
    return known.catalog
  }
  const catalog = await readCatalog(db, orgId, stamp)
  if (cache.size >= MAX_KEPT) cache.clear()
  cache.set(orgId, { catalog, checked: now })
  return catalog
}

const saidCatalogs = new WeakMap<LoadedCatalog, Map<Language, LoadedCatalog>>()

/**
 * The catalog as whoever reads it now is told: titles in their language where they are translated. As it is written where
 * nobody reads, or what is said is stored. For what is written and compared take the catalog itself. [decision 0215]
 */
export function saidCatalog(catalog: LoadedCatalog): LoadedCatalog {
  const language = readersLanguage()
  if (language === null) return catalog
  const known = saidCatalogs.get(catalog) ?? new Map<Language, LoadedCatalog>()
  saidCatalogs.set(catalog, known)
  const made = known.get(language) ?? catalogSaidIn(catalog, language)
  known.set(language, made)
  return made
}

/** The same object where nothing is translated, so that nothing is compiled twice. */
function catalogSaidIn(catalog: LoadedCatalog, language: Language): LoadedCatalog {
  const records = catalogIn(catalog.records, language)
  const lists = ['products', 'productProperties', 'productOptions', 'productPropertyGroups'] as const
  const isAsWritten = lists.every((list) => records[list] === catalog.records[list])
  const compiled = isAsWritten ? catalog.compiled : compileCatalog(records)
  return { stamp: catalog.stamp, records, compiled }
}

/** Stored records, parsed: JSON columns get the defaults of newer fields, generated columns stay behind. */
async function readRecords<Schema extends z.ZodType>(
  db: Transaction<Database>,
  orgId: number,
  table: (typeof catalogTables)[number],
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const answer = await sql<unknown>`select * from ${sql.table(table)}
    where org_id = ${orgId} and deleted_at is null order by id`.execute(db)
  return z.array(schema).parse(answer.rows)
}

const byRank = (a: { rank: number; id: number }, b: { rank: number; id: number }) =>
  a.rank - b.rank || a.id - b.id
const isKept = (record: { deleted: number }) => record.deleted === 0

async function readCatalog(db: Transaction<Database>, orgId: number, stamp: string): Promise<LoadedCatalog> {
  const read = <Schema extends z.ZodType>(table: (typeof catalogTables)[number], schema: Schema) =>
    readRecords(db, orgId, table, schema)
  const records = {
    products: (await read('products', productSchema)).sort(byRank),
    productCategories: (await read('product_categories', productCategorySchema)).sort(byRank),
    productProperties: (await read('product_properties', productPropertySchema)).sort(byRank),
    productOptions: (await read('product_options', productOptionSchema)).sort(byRank),
    productPropertyGroups: (await read('product_property_groups', productPropertyGroupSchema)).sort(byRank),
    productRules: await read('product_rules', productRuleSchema),
    // Archived rules and deleted classifiers go on pricing what has them; they are only offered to nothing new.
    productPricingRules: await read('product_pricing_rules', productPricingRuleSchema),
    productOptionClassifiers: await read('product_option_classifiers', productOptionClassifierSchema),
    productOptionClassifierGroups: (
      await read('product_option_classifier_groups', productOptionClassifierGroupSchema)
    ).filter(isKept),
    productGraphics: await read('product_graphics', productGraphicSchema),
  }
  return { stamp, records, compiled: compileCatalog(records) }
}
