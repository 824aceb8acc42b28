/** Every kind of catalog record with its declaration. A new one is a line here. [1.7.30, 2.7.25–2.7.38] */
import { isOffered } from '@orderwright/domain/catalog'
import type { Flag, Timestamp } from '@orderwright/domain/units'
import { rightNow } from '../../platform/database/records.ts'
import { customerInUse, customerIsSound } from '../customers/customer-checks.ts'
import { validateGroupMembers } from '../guests/user-groups.ts'
import { storeProduct } from '../inventory/store-product.ts'
import { associatedAreThere, pictureInUse } from '../media/library.ts'
import { presentMedium } from '../media/media-files.ts'
import { type CatalogKey, type CatalogResource, eachWrite, firstRefusal } from './catalog-resource.ts'
import { classifierGroupInUse } from './prices/classifier-groups.ts'
import { classifiersOffered } from './options/option-classifiers.ts'
import { materialIsSound } from './options/option-materials.ts'
import { dataFieldsAllowed, dataKeysAreDistinct } from './options/data-fields.ts'
import { classifierVersionsStay, ruleVersionsStay } from './prices/priced-versions.ts'
import { classifierInUse, pricingRuleInUse } from './prices/prices-in-use.ts'
import { graphicInUse, graphicIsSound, graphicMerges } from './graphics.ts'
import { optionRefersToOffered, productRefersToOffered } from './offered-references.ts'
import { presentOption, presentProduct, presentStocked } from './present-catalog.ts'
import { draftedAreThere, draftsFollow, groupsAreThere, leaveOrRejoin } from './property-groups.ts'

/** Deleted records leave all lists. */
const dated = {
  values: (isRemoved: boolean) => ({ deletedAt: isRemoved ? rightNow : null }),
  removedAt: ({ deletedAt }: { readonly deletedAt: Timestamp | null }) => deletedAt,
} as const

/** Deleted records stay to be seen under the Deleted filter of their screen. A change of one begins its 30 days anew. */
const flagged = {
  values: (isRemoved: boolean) => ({ deleted: isRemoved ? 1 : 0 }),
  removedAt: ({ deleted, lastUpdated }: { readonly deleted: Flag; readonly lastUpdated: Timestamp }) =>
    deleted === 1 ? lastUpdated : null,
} as const

/** Read by everybody of the organisation, written by owners. */
const catalog = {
  rights: { read: 'catalog.read', write: 'catalog.write' },
  isPricing: false,
  where: {},
  present: <T>(record: T) => record,
  beforeWrite: () => Promise.resolve(undefined),
  afterWrite: () => Promise.resolve(),
  beforeRemove: () => Promise.resolve(undefined),
  withRemoval: () => Promise.resolve({}),
  removal: dated,
} as const

/** Records that carry prices. */
const pricing = { ...catalog, isPricing: true, removal: flagged } as const

export const catalogResources: { readonly [K in CatalogKey]: CatalogResource<K> } = {
  product: {
    ...catalog,
    present: (product, viewer) =>
      isOffered(product.publishLevel, viewer.role)
        ? presentStocked(viewer.role, presentProduct(viewer, product))
        : undefined,
    beforeWrite: productRefersToOffered,
    store: { fields: ['currentInventory', 'reorderLevel'], run: storeProduct },
  },
  productCategory: catalog,
  productProperty: {
    ...catalog,
    beforeWrite: firstRefusal(eachWrite(dataFieldsAllowed), eachWrite(dataKeysAreDistinct), groupsAreThere),
    afterWrite: draftsFollow,
  },
  productOption: {
    ...catalog,
    present: (option, { role, seesPrices }) =>
      isOffered(option.publishLevel, role) ? presentOption(seesPrices, option) : undefined,
    beforeWrite: firstRefusal(
      eachWrite(classifiersOffered),
      eachWrite(materialIsSound),
      optionRefersToOffered,
    ),
  },
  productPropertyGroup: { ...catalog, beforeWrite: draftedAreThere, withRemoval: leaveOrRejoin },
  productRule: catalog,
  productPricingRule: {
    ...pricing,
    present: (rule, { customerPricing }) => (customerPricing ? customerPricing.rulesById.get(rule.id) : rule),
    beforeWrite: eachWrite(ruleVersionsStay),
    beforeRemove: pricingRuleInUse,
  },
  productOptionClassifier: {
    ...pricing,
    present: (classifier, { customerPricing }) =>
      customerPricing ? customerPricing.classifiersById.get(classifier.id) : classifier,
    beforeWrite: eachWrite(classifierVersionsStay),
    beforeRemove: classifierInUse,
  },
  productOptionClassifierGroup: { ...pricing, beforeRemove: classifierGroupInUse },
  // The pictures of orders are no part of the library.
  medium: {
    ...catalog,
    rights: { read: 'catalog.read', write: 'media.write' },
    where: { productOrderId: null },
    present: presentMedium,
    beforeWrite: associatedAreThere,
    beforeRemove: pictureInUse,
  },
  productGraphic: {
    ...catalog,
    merges: graphicMerges,
    beforeWrite: eachWrite(graphicIsSound),
    beforeRemove: graphicInUse,
  },
  userGroup: {
    ...catalog,
    rights: { read: 'people.read', write: 'people.write' },
    beforeWrite: eachWrite(validateGroupMembers),
  },
  customer: {
    ...catalog,
    rights: { read: 'customers.read', write: 'customers.write' },
    beforeWrite: eachWrite(customerIsSound),
    beforeRemove: customerInUse,
    // One that was merged and is brought back by itself is there again, without what went.
    withRemoval: (_, __, isRemoved) =>
      Promise.resolve(isRemoved ? {} : { mergedIntoId: null, mergeTrace: null }),
  },
}
