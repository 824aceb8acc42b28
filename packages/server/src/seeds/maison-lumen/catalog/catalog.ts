/** Maison Lumen's whole catalog. */
import { daysFrom } from '../../calendar.ts'
import { readingLampGraphic } from '../../graphics/reading-lamp.ts'
import { recordsOf } from '../../records.ts'
import { backBoxRecords } from './back-boxes.ts'
import { engravingRecords } from './engraving.ts'
import { graphicIds, orgId } from '../ids.ts'
import { lampRecords } from './lamps.ts'
import { mechanismRecords } from './mechanisms.ts'
import { outletRecords } from './outlets.ts'
import { plateRecords } from './plates.ts'
import { pricingRecords } from './pricing.ts'
import { productRecords } from './products.ts'
import { ruleRecords } from './rules.ts'

/** Today's prices hold since this many days; the announced ones begin after those. */
export const CURRENT_PRICES_DAYS_AGO = 200
const ANNOUNCED_PRICES_IN_DAYS = 60
export const OPENED_DAYS_AGO = 1200

/** All records of the catalog, with prices dated relative to `now`. */
export function maisonLumenCatalog(now: Date) {
  const records = recordsOf(orgId, daysFrom(now, -OPENED_DAYS_AGO))
  const parts = [
    plateRecords,
    mechanismRecords,
    engravingRecords,
    outletRecords,
    lampRecords,
    backBoxRecords,
  ].map((part) => part(records))
  const productProperties = parts.flatMap((part) => part.properties)
  const { categories, products, groupsOf } = productRecords(records)
  const { pricingRules, classifierGroups, classifiers } = pricingRecords(records, {
    old: daysFrom(now, -OPENED_DAYS_AGO),
    current: daysFrom(now, -CURRENT_PRICES_DAYS_AGO),
    announced: daysFrom(now, ANNOUNCED_PRICES_IN_DAYS),
  })
  return {
    productCategories: categories,
    productPropertyGroups: groupsOf(productProperties),
    productProperties,
    productPricingRules: pricingRules,
    productOptionClassifierGroups: classifierGroups,
    productOptionClassifiers: classifiers,
    productOptions: parts.flatMap((part) => part.options),
    products,
    productRules: ruleRecords(records),
    productGraphics: [records.graphic({ id: graphicIds.readingLamp, ...readingLampGraphic })],
  }
}
