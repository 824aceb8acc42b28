/** Every tenant record of both documents by its resource key: the one source of tables, API shapes and types. */
import {
  productCategorySchema,
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productRuleSchema,
  productSchema,
} from './catalog/schema.ts'
import { customerSchema } from './customers/schema.ts'
import { favoriteConfigurationSchema } from './favorites/schema.ts'
import { productGraphicSchema } from './graphics/schema.ts'
import { customerFileSchema, orderFileSchema } from './order-files/schema.ts'
import { orderProblemSchema } from './order-problems/schema.ts'
import { orderReturnSchema } from './order-returns/schema.ts'
import { stockMovementSchema } from './inventory/schema.ts'
import { orderEventSchema, productInstanceSchema, productOrderSchema } from './orders/schema.ts'
import { paymentIntentSchema, paymentRecordSchema } from './payments/schema.ts'
import { commentSchema, mediumSchema, notificationSchema, userGroupSchema } from './people/schema.ts'
import {
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productPricingRuleSchema,
} from './catalog/pricing-rules.ts'
import {
  archCustomViewSchema,
  archElevationSchema,
  archWallSchema,
  entitySchema,
  productCanvasLineSchema,
  productCanvasTextSchema,
} from './spatial/schema.ts'
import { membershipSchema } from './tenancy/schema.ts'

/** Records with id, version and soft delete: each is a table and a resource. */
export const resourceSchemas = {
  productOrder: productOrderSchema,
  productInstance: productInstanceSchema,
  product: productSchema,
  productCategory: productCategorySchema,
  productProperty: productPropertySchema,
  productOption: productOptionSchema,
  productPropertyGroup: productPropertyGroupSchema,
  productRule: productRuleSchema,
  productPricingRule: productPricingRuleSchema,
  productOptionClassifierGroup: productOptionClassifierGroupSchema,
  productOptionClassifier: productOptionClassifierSchema,
  medium: mediumSchema,
  userGroup: userGroupSchema,
  customer: customerSchema,
  customerFile: customerFileSchema,
  notification: notificationSchema,
  comment: commentSchema,
  orderFile: orderFileSchema,
  orderProblem: orderProblemSchema,
  orderReturn: orderReturnSchema,
  favoriteConfiguration: favoriteConfigurationSchema,
  productGraphic: productGraphicSchema,
  archWall: archWallSchema,
  archElevation: archElevationSchema,
  archCustomView: archCustomViewSchema,
  entity: entitySchema,
  productCanvasText: productCanvasTextSchema,
  productCanvasLine: productCanvasLineSchema,
  membership: membershipSchema,
} as const
export type ResourceKey = keyof typeof resourceSchemas

/** Append-only or provider-keyed tenant records. */
export const ledgerSchemas = {
  orderEvent: orderEventSchema,
  paymentRecord: paymentRecordSchema,
  paymentIntent: paymentIntentSchema,
  stockMovement: stockMovementSchema,
} as const
