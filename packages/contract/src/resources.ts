/** The resources of the product. What each person may do with them is the access policy's business. */
import { instanceViewSchema, orderViewSchema } from './common.ts'
import { type Resource, resource } from './resource.ts'

export const productInstanceResource = resource({
  key: 'productInstance',
  record: instanceViewSchema,
  mergedFields: ['properties'],
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
    'invoiceIssued',
    'productInstancesCount',
    'screwType',
    'engravingTypes',
    'plateFinishes',
    'mechanismFinishes',
    'costs',
    'involvedUsers',
    'shareableLink',
  ],
  filters: ['userId', 'productCategoryId', 'archived', 'orgSpecificId'],
  // A choice of the order and those of its lines may only be possible together.
  updatedWith: { lines: productInstanceResource },
})

export const resources = {
  productOrder: productOrderResource,
  productInstance: productInstanceResource,
  product: resource({ key: 'product', filters: ['productCategoryId', 'archived'] }),
  productCategory: resource({ key: 'productCategory', filters: ['archived'] }),
  productProperty: resource({ key: 'productProperty', filters: ['archived', 'productPropertyGroupId'] }),
  productOption: resource({ key: 'productOption', filters: ['productPropertyId', 'archived'] }),
  productPropertyGroup: resource({ key: 'productPropertyGroup', derivedFields: ['formerPropertyIds'] }),
  productRule: resource({ key: 'productRule' }),
  productPricingRule: resource({ key: 'productPricingRule', filters: ['deleted'] }),
  productOptionClassifierGroup: resource({ key: 'productOptionClassifierGroup', filters: ['deleted'] }),
  productOptionClassifier: resource({
    key: 'productOptionClassifier',
    filters: ['productOptionClassifierGroupId', 'deleted'],
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
  userGroup: resource({ key: 'userGroup' }),
} as const satisfies Record<string, Resource>
export type ServedResourceKey = keyof typeof resources
