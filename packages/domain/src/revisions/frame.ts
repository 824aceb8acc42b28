/**
 * What of its organization a revision is judged, drawn and printed by: the catalog of its products, the profile, the name. Frozen with
 * it, and stored once for all revisions that have the same. Prices are not among it: a revision has its own.
 */
import { z } from 'zod'
import { type CatalogRecords, type Catalog, compileCatalog } from '../catalog/compile.ts'
import {
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
  unassignedId,
} from '../catalog/schema.ts'
import type { Translated, TranslatedLists } from '../catalog/translations.ts'
import { productGraphicSchema } from '../graphics/schema.ts'
import { type OrderDocument, spatialOf } from '../orders/document.ts'
import { type OrgProfile, orgProfileSchema } from '../tenancy/profile.ts'

export const frameSchema = z.object({
  format: z.literal(1),
  orgTitle: z.string(),
  profile: orgProfileSchema,
  products: z.array(productSchema.omit({ currentInventory: true, reorderLevel: true, costRuleId: true })),
  productProperties: z.array(productPropertySchema),
  productOptions: z.array(productOptionSchema),
  productPropertyGroups: z.array(productPropertyGroupSchema),
  productRules: z.array(productRuleSchema),
  productGraphics: z.array(productGraphicSchema),
})
export type Frame = z.infer<typeof frameSchema>

/** Options that things on a canvas name may be any of the organization's. */
function isDrawn(document: OrderDocument): boolean {
  return Object.values(spatialOf(document)).some((table) => table.size > 0)
}

/** The frame of an order: its products, their properties, the options of these, and the rules between them. */
export function frameOf(
  records: CatalogRecords,
  document: OrderDocument,
  org: { readonly title: string; readonly profile: OrgProfile },
): Frame {
  const isWhole = isDrawn(document)
  const used = new Set([document.order.productId, ...document.items.map(({ productId }) => productId)])
  const products = records.products.filter(({ id }) => isWhole || used.has(id))
  const associated = new Set(
    products.flatMap(({ associations }) => Object.keys(associations.productProperties).map(Number)),
  )
  const properties = records.productProperties.filter(
    ({ id, isOrderLevel }) => isWhole || isOrderLevel === 1 || associated.has(id),
  )
  const propertyIds = new Set(properties.map(({ id }) => id))
  const options = records.productOptions.filter((option) => propertyIds.has(option.productPropertyId))
  const optionIds = new Set(options.map(({ id }) => id))
  const groupIds = new Set(properties.map((property) => property.productPropertyGroupId))
  const graphicIds = new Set(products.map(({ graphic }) => graphic?.productGraphicId))
  const has = (key: 'productOption' | 'productProperty', ids: readonly number[]) =>
    ids.some((id) => (key === 'productOption' ? optionIds : propertyIds).has(id))
  return frameSchema.parse({
    format: 1,
    orgTitle: org.title,
    profile: org.profile,
    products: products.map((product) => ({ ...product, productPricingRuleId: null, exportPriceData: null })),
    productProperties: properties,
    productOptions: options.map((option) => ({
      ...option,
      productPricingRuleId: unassignedId,
      classifications: {},
    })),
    productPropertyGroups: records.productPropertyGroups.filter(({ id }) => groupIds.has(id)),
    productRules: records.productRules.filter(
      ({ fromResourceKey, fromIds, toResourceKey, toIds, toProductPropertyId }) =>
        has(fromResourceKey, fromIds) &&
        (has(toResourceKey, toIds) || (toProductPropertyId !== null && propertyIds.has(toProductPropertyId))),
    ),
    productGraphics: (records.productGraphics ?? []).filter(({ id }) => graphicIds.has(id)),
  })
}

/** The catalog of a frame; nothing in it has a price. */
export function catalogOfFrame(frame: Frame): Catalog {
  const products = frame.products.map((product) => ({ ...product, costRuleId: null }))
  return compileCatalog({ ...frame, products, productPricingRules: [], productOptionClassifiers: [] })
}

function translatedAsToday<T extends Translated>(frozen: readonly T[], today: readonly Translated[]): T[] {
  const byId = new Map(today.map((record) => [record.id, record]))
  return frozen.map((record) => {
    const now = byId.get(record.id)
    if (now === undefined || now.title !== record.title) return record
    return { ...record, translations: { ...now.translations, ...record.translations } }
  })
}

/** The frame with translations that were made since, of what is written as it was then. */
export function withTitlesOfToday(frame: Frame, today: TranslatedLists): Frame {
  return {
    ...frame,
    products: translatedAsToday(frame.products, today.products),
    productProperties: translatedAsToday(frame.productProperties, today.productProperties),
    productOptions: translatedAsToday(frame.productOptions, today.productOptions),
    productPropertyGroups: translatedAsToday(frame.productPropertyGroups, today.productPropertyGroups),
  }
}
