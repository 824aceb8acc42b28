/** Pieces that many calls share. */
import type { OrderPriceField } from '@orderwright/domain/access'
import {
  productCategorySchema,
  productOptionSchema,
  productPropertyGroupSchema,
  productPropertySchema,
  productSchema,
  stockFields,
} from '@orderwright/domain/catalog'
import { productInstanceSchema, productOrderSchema, statusDataSchema } from '@orderwright/domain/orders'
import { idSchema, titleSchema } from '@orderwright/domain/units'
import { z } from 'zod'

/**
 * What a call may say of its caller. `userId` is read only to refuse a call made for somebody else;
 * `isGuestMode` lowers the role for this call and can never raise it.
 */
export const callerFields = {
  userId: idSchema.optional(),
  isGuestMode: z.boolean().optional(),
}

/** `orgId` may be left out where the order says it. */
export const orderCallFields = { productOrderId: idSchema, orgId: idSchema.optional(), ...callerFields }

const stored = productOrderSchema.shape

/** An order as a viewer receives it. The price fields have no defaults here: what is hidden stays absent. */
export const orderViewSchema = productOrderSchema.extend({
  costs: stored.costs.optional(),
  discountMode: stored.discountMode.unwrap().optional(),
  discountPercentage: stored.discountPercentage.unwrap().optional(),
  discountFlatAmount: stored.discountFlatAmount.unwrap().optional(),
  shippingMode: stored.shippingMode.unwrap().optional(),
  shippingPercentage: stored.shippingPercentage.unwrap().optional(),
  shippingFlatAmount: stored.shippingFlatAmount.unwrap().optional(),
  taxPercentage: stored.taxPercentage.unwrap().optional(),
  tariffPercentage: stored.tariffPercentage.unwrap().optional(),
  taxLookup: stored.taxLookup.unwrap().optional(),
  amountPaidInCents: stored.amountPaidInCents.unwrap().optional(),
  lastPaymentDate: stored.lastPaymentDate.unwrap().optional(),
  returnCreditInCents: stored.returnCreditInCents.unwrap().optional(),
  agreedAmounts: stored.agreedAmounts.unwrap().optional(),
  commandData: stored.commandData.unwrap().optional(),
  integrationData: stored.integrationData.unwrap().optional(),
  revisionTerms: stored.revisionTerms.unwrap().optional(),
  acceptedTerms: stored.acceptedTerms.unwrap().optional(),
} satisfies Record<OrderPriceField, z.ZodType>)
export type OrderView = z.infer<typeof orderViewSchema>

const { currentInventory, reorderLevel } = productSchema.shape

/** A product as a viewer receives it: how much there is of it is told to employees. */
export const productViewSchema = productSchema.extend({
  currentInventory: currentInventory.unwrap().optional(),
  reorderLevel: reorderLevel.unwrap().optional(),
})

/** Of a record that is said in the reader's language: its title as the organization has written it, where that is another. */
const said = { writtenTitle: titleSchema.optional() }

/** A product as it is offered on the home page and on orders, said in the reader's language as all of these are. */
export const catalogProductSchema = productSchema.omit(stockFields).extend(said)
export const catalogCategorySchema = productCategorySchema.extend(said)
export const catalogPropertySchema = productPropertySchema.extend(said)
export const catalogOptionSchema = productOptionSchema.extend(said)
export const catalogGroupSchema = productPropertyGroupSchema.extend(said)

/** An order line as a viewer receives it. */
export const instanceViewSchema = productInstanceSchema.extend({
  customPriceInCents: productInstanceSchema.shape.customPriceInCents.unwrap().optional(),
})
export type InstanceView = z.infer<typeof instanceViewSchema>

export const statusAnswerSchema = z.object({
  statusData: statusDataSchema,
  productOrder: orderViewSchema,
})
