/**
 * Records for tests: every builder gives a complete, valid record and takes what the test is about. Ids
 * count up unless given. A small catalog stands ready; it imitates no organisation.
 */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { type CatalogRecords, compileCatalog } from '../catalog/compile.ts'
import {
  type Product,
  type ProductCategory,
  type ProductOption,
  type ProductProperty,
  type ProductPropertyGroup,
  type ProductRule,
  productCategorySchema,
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from '../catalog/schema.ts'
import type { OrderDocument } from '../orders/document.ts'
import {
  type ProductInstance,
  productInstanceSchema,
  type ProductOrder,
  productOrderSchema,
} from '../orders/schema.ts'
import { type PaymentRecord, paymentRecordSchema } from '../payments/schema.ts'
import {
  type PricingExpression,
  type pricingExpressionSchema,
  type ProductOptionClassifier,
  type ProductOptionClassifierGroup,
  type ProductPricingRule,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productPricingRuleSchema,
} from '../catalog/pricing-rules.ts'
import { type OrgProfile, orgProfileSchema } from '../tenancy/profile.ts'
import { type Timestamp, timestamp } from '../units/timestamp.ts'
import type { z } from 'zod'

export const testOrgId = 7
export const testNow = timestamp('2026-06-15 12:00:00')
const longAgo = timestamp('2020-01-01 00:00:00')

let lastId = 1000

function base() {
  lastId += 1
  return {
    id: lastId,
    orgId: testOrgId,
    version: 1,
    created: longAgo,
    lastUpdated: longAgo,
    deletedAt: null,
    rank: 1,
  }
}

type Given<Schema extends z.ZodType> = Partial<z.input<Schema>>

export function aProduct(given: Given<typeof productSchema> = {}): Product {
  return productSchema.parse({ ...base(), title: 'Plate', productCategoryId: 1, ...given })
}

/** A product associated with these properties. */
export function aProductWith(
  properties: readonly { readonly id: number }[],
  given: Given<typeof productSchema> = {},
  disabledProductOptionIds: readonly number[] = [],
): Product {
  const productProperties = Object.fromEntries(
    properties.map(({ id }) => [String(id), { disabledProductOptionIds: [...disabledProductOptionIds] }]),
  )
  return aProduct({ associations: { productProperties }, ...given })
}

export function aCategory(given: Given<typeof productCategorySchema> = {}): ProductCategory {
  return productCategorySchema.parse({ ...base(), title: 'Plates', ...given })
}

export function aProperty(given: Given<typeof productPropertySchema> = {}): ProductProperty {
  const common = base()
  return productPropertySchema.parse({ ...common, title: `Property ${common.id}`, ...given })
}

export function anOption(
  given: Given<typeof productOptionSchema> & { readonly productPropertyId: number },
): ProductOption {
  const common = base()
  return productOptionSchema.parse({ ...common, title: `Option ${common.id}`, ...given })
}

export function aGroup(given: Given<typeof productPropertyGroupSchema> = {}): ProductPropertyGroup {
  return productPropertyGroupSchema.parse({ ...base(), title: 'Group', ...given })
}

export function aRule(given: Given<typeof productRuleSchema>): ProductRule {
  return productRuleSchema.parse({
    ...base(),
    type: 'incompatible',
    fromResourceKey: 'productOption',
    toResourceKey: 'productOption',
    fromIds: [],
    ...given,
  })
}

export function aPricingRule(
  given: Given<typeof productPricingRuleSchema> & {
    /** one version since long ago */
    readonly expressions?: readonly z.input<typeof pricingExpressionSchema>[]
  } = {},
): ProductPricingRule {
  const { expressions, ...rest } = given
  return productPricingRuleSchema.parse({
    ...base(),
    title: 'Rule',
    ...(expressions === undefined ? {} : { versions: { '1': { created: longAgo, expressions } } }),
    ...rest,
  })
}

/** A `fixed` expression. */
export function fixed(value: number, operator: PricingExpression['operator'] = '+'): PricingExpression {
  return { type: 'fixed', props: { value }, operator }
}

/** A `productPropertyPrice` expression. */
export function priceOf(
  productPropertyId: number,
  operator: PricingExpression['operator'] = '+',
): PricingExpression {
  return { type: 'productPropertyPrice', props: { productPropertyId }, operator }
}

export function aClassifierGroup(
  given: Given<typeof productOptionClassifierGroupSchema> = {},
): ProductOptionClassifierGroup {
  return productOptionClassifierGroupSchema.parse({ ...base(), title: 'Sizes', ...given })
}

export function aClassifier(given: Given<typeof productOptionClassifierSchema>): ProductOptionClassifier {
  return productOptionClassifierSchema.parse({
    ...base(),
    title: 'Large',
    productOptionClassifierGroupId: 1,
    ...given,
  })
}

const zeroCostsInput = {
  orderSubTotal: 0,
  discount: 0,
  shipping: null,
  shippingIsTbd: true,
  tariff: 0,
  tax: 0,
  orderTotal: 0,
  depositAmount: 0,
  depositPercentage: 50,
}

/** An order at its first step, with everything that a submission asks for. */
export function anOrder(given: Given<typeof productOrderSchema> = {}): ProductOrder {
  return productOrderSchema.parse({
    ...base(),
    orgSpecificId: 1,
    title: 'Villa Aurore',
    userId: 1,
    phone: '(555) 010-2030',
    firmName: 'Atelier Nord',
    clientEmails: 'client@example.com',
    deliveryAddress: { streetAddress: '1 Main St', city: 'Albany', state: 'NY', zip: '12207' },
    statusData: { new: { date: longAgo } },
    lastCompletedStatusKey: 'new',
    costs: zeroCostsInput,
    ...given,
  })
}

export function anItem(given: Given<typeof productInstanceSchema> = {}): ProductInstance {
  return productInstanceSchema.parse({ ...base(), productOrderId: 1, productId: 1, ...given })
}

export function aPayment(given: Given<typeof paymentRecordSchema> = {}): PaymentRecord {
  const amount = given.paymentAmountBeforeUpchargeInCents ?? given.paymentAmountInCents ?? 10_000
  const { id, orgId, created } = base()
  return paymentRecordSchema.parse({
    id,
    orgId,
    created,
    productOrderId: 1,
    date: longAgo,
    kind: 'payment',
    method: 'wire',
    statusKey: 'readyToPay',
    paymentAmountInCents: amount,
    upchargeAmountInCents: 0,
    paymentAmountBeforeUpchargeInCents: amount,
    providerReference: null,
    userId: null,
    ...given,
  })
}

export function aProfile(given: z.input<typeof orgProfileSchema> = {}): OrgProfile {
  return orgProfileSchema.parse(given)
}

export function aDocument(
  items: readonly ProductInstance[],
  order: Given<typeof productOrderSchema> = {},
): OrderDocument {
  return { order: anOrder(order), items }
}

/** Records of which every list may be left out. */
export function someRecords(given: Partial<CatalogRecords>): CatalogRecords {
  return {
    products: [],
    productProperties: [],
    productOptions: [],
    productPropertyGroups: [],
    productRules: [],
    productPricingRules: [],
    productOptionClassifiers: [],
    ...given,
  }
}

/** A context over these records; an owner looks unless said otherwise. */
export function aContext(
  records: Partial<CatalogRecords>,
  given: Partial<Omit<EvaluationContext, 'catalog'>> = {},
): EvaluationContext {
  return {
    catalog: compileCatalog(someRecords(records)),
    profile: aProfile(),
    viewer: { role: 'owner', pricingIsHidden: false },
    now: testNow,
    ...given,
  }
}

/** A timestamp from text, for tables. */
export function at(text: string): Timestamp {
  return timestamp(text.length === 10 ? `${text} 00:00:00` : text)
}

/** A plate with a size, a finish and screws: enough for most tests. */
export function aPlateCatalog() {
  const size = aProperty({ id: 1, title: 'Size', rank: 1 })
  const finish = aProperty({ id: 2, title: 'Finish', rank: 2 })
  const screws = aProperty({ id: 3, title: 'Screws', rank: 3 })
  const small = anOption({ id: 11, title: 'Small', productPropertyId: 1, productPricingRuleId: 101 })
  const large = anOption({ id: 12, title: 'Large', productPropertyId: 1, rank: 2, productPricingRuleId: 102 })
  const bronze = anOption({ id: 21, title: 'Bronze', productPropertyId: 2, productPricingRuleId: 102 })
  const white = anOption({ id: 22, title: 'White', productPropertyId: 2, rank: 2, productPricingRuleId: 101 })
  const torx = anOption({ id: 31, title: 'Torx', productPropertyId: 3, productPricingRuleId: 101 })
  const slot = anOption({ id: 32, title: 'Slot', productPropertyId: 3, rank: 2, productPricingRuleId: 101 })
  const product = aProductWith([size, finish, screws], { id: 1, productPricingRuleId: 100 })
  return {
    products: [product],
    productProperties: [size, finish, screws],
    productOptions: [small, large, bronze, white, torx, slot],
    productPricingRules: [
      aPricingRule({ id: 100, title: 'Plate', expressions: [fixed(5000), priceOf(1), priceOf(2)] }),
      aPricingRule({ id: 101, title: 'Included', expressions: [fixed(0)] }),
      aPricingRule({ id: 102, title: 'Extra', expressions: [fixed(1500)] }),
    ],
  }
}

/** A plate with everything chosen. */
export function aPlate(given: Given<typeof productInstanceSchema> = {}): ProductInstance {
  return anItem({
    id: 501,
    productId: 1,
    title: 'Hall',
    properties: { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 31 } },
    ...given,
  })
}
