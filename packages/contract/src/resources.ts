/** The resources of the product. What each person may do with them is the access policy's business. */
import { nowhere } from '@orderwright/domain/orders'
import { instanceViewSchema, orderViewSchema, productViewSchema } from './common.ts'
import { type Resource, resource, resourceVerbs } from './resource.ts'

export const productInstanceResource = resource({
  key: 'productInstance',
  record: instanceViewSchema,
  // A keypad schedule that is taken back is a hundred lines in one step. [issue 18]
  verbs: resourceVerbs,
  mergedFields: ['properties'],
  mergedLists: { placements: nowhere },
  filters: ['productOrderId'],
})

export const productOrderResource = resource({
  key: 'productOrder',
  record: orderViewSchema,
  verbs: ['get', 'update', 'bulk-update', 'destroy', 'restore'],
  mergedFields: ['properties'],
  derivedFields: [
    'orgSpecificId',
    'type',
    'statusData',
    'lastCompletedStatusKey',
    'isProcessingPayment',
    'integrationData',
    'amountPaidInCents',
    'lastPaymentDate',
    'returnCreditInCents',
    'agreedAmounts',
    'invoiceIssued',
    'productInstancesCount',
    'screwType',
    'engravingTypes',
    'plateFinishes',
    'mechanismFinishes',
    'costs',
    'revisionNumber',
    'revisionScope',
    'revisionTerms',
    'acceptedRevision',
    'acceptedScope',
    'acceptedTerms',
    'signedOffRevision',
    'signedOffScope',
    'sentBackScope',
    'problemWaitingSince',
    'problemUnsolvedSince',
    'returnWaitingSince',
    'changeWaitingSince',
    'changeProposedSince',
    'renewalAskedSince',
    'quoteRenewedAt',
    'involvedUsers',
    'shareableLink',
  ],
  filters: ['userId', 'productCategoryId', 'archived', 'orgSpecificId'],
  // A choice of the order and those of its lines may only be possible together.
  updatedWith: { lines: productInstanceResource },
})

/** What stands on the canvas of an order: gestures take many at once. [2.7.39] */
const onCanvas = { verbs: resourceVerbs, filters: ['productOrderId'] }

/** A list that is moved or marked as a whole, and can be long. [2.5.01–2.5.04, 2.7.36] */
const ranked = { bulkMax: 10_000, isRanked: true }

export const resources = {
  productOrder: productOrderResource,
  productInstance: productInstanceResource,
  product: resource({
    key: 'product',
    record: productViewSchema,
    filters: ['productCategoryId', 'archived'],
    ...ranked,
  }),
  productCategory: resource({ key: 'productCategory', filters: ['archived'], ...ranked }),
  productProperty: resource({
    key: 'productProperty',
    filters: ['archived', 'productPropertyGroupId'],
    ...ranked,
  }),
  productOption: resource({ key: 'productOption', filters: ['productPropertyId', 'archived'], ...ranked }),
  productPropertyGroup: resource({
    key: 'productPropertyGroup',
    derivedFields: ['formerPropertyIds'],
    ...ranked,
  }),
  productRule: resource({ key: 'productRule' }),
  productPricingRule: resource({
    key: 'productPricingRule',
    filters: ['deleted'],
    // [2.3.12]
    aliases: { name: 'title' },
  }),
  productOptionClassifierGroup: resource({ key: 'productOptionClassifierGroup', filters: ['deleted'] }),
  productOptionClassifier: resource({
    key: 'productOptionClassifier',
    filters: ['productOptionClassifierGroupId', 'deleted'],
    // [2.9.28] calls the date of a version so
    aliases: { 'numbers.*.created': 'date' },
  }),
  /** the library: pictures of the catalog, never those of orders [2.7.37] */
  medium: resource({
    key: 'medium',
    verbs: ['get', 'update', 'bulk-update', 'destroy', 'restore'],
    derivedFields: [
      'type',
      'fileName',
      'fileExtension',
      'storageKey',
      'presignedUrl',
      'uploaderId',
      'productOrderId',
      'productInstanceId',
      'width',
      'height',
    ],
    filters: ['type'],
  }),
  /** how products look in 3D [2.7.35] */
  productGraphic: resource({ key: 'productGraphic', filters: ['archived'] }),
  userGroup: resource({ key: 'userGroup' }),
  /** [issue 18] */
  customer: resource({ key: 'customer', filters: ['archived'] }),
  archWall: resource({ key: 'archWall', ...onCanvas }),
  archElevation: resource({ key: 'archElevation', ...onCanvas }),
  archCustomView: resource({ key: 'archCustomView', ...onCanvas, mergedFields: ['drawingNotesData'] }),
  entity: resource({
    key: 'entity',
    ...onCanvas,
    filters: ['productOrderId', 'type'],
    mergedFields: ['data', 'properties'],
  }),
  productCanvasText: resource({ key: 'productCanvasText', ...onCanvas }),
  productCanvasLine: resource({ key: 'productCanvasLine', ...onCanvas }),
} as const satisfies Record<string, Resource>
export type ServedResourceKey = keyof typeof resources
